"""Shared by all tests: no screen, the tiny game, and the report of sentences of the rules without a test."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.fonts.warning=false")
os.environ["SANDTABLE_HOME"] = os.devnull  # while tests are collected nothing of the player's own is found

import pytest

import tests.tiny.game  # noqa: F401  registers the game
from tests import sentences
from tests.sentences import Account

_ACCOUNTS: dict[str, Account] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="count the sentences of the rules without a test")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    marks = [list(item.iter_markers("rule")) for item in items]
    for game in sentences.games():
        _ACCOUNTS[game] = sentences.account_of(game, marks)
    for item in items:
        if item.get_closest_marker("soak") and config.option.markexpr != "soak":
            item.add_marker(pytest.mark.skip(reason="only by make soak"))
        elif item.get_closest_marker("soak") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(0))  # a long run takes as long as it takes


def pytest_collection_finish() -> None:
    """What was loaded to collect the tests stays: collections need not look through it again."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test that quotes a sentence of the rules holds for that sentence only."""
    for mark in item.iter_markers("rule"):
        try:
            list(sentences.said(mark))
        except sentences.Misquoted as fault:
            pytest.fail(str(fault), pytrace=False)


def _is_whole(config: pytest.Config) -> bool:
    """Whether all tests are asked for, and so every rule must be among them."""
    chosen = config.option.keyword or config.option.markexpr
    return config.args_source == pytest.Config.ArgsSource.TESTPATHS and not chosen


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Workers of a parallel run hand over what they collected; a sentence without a test fails the whole run."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["rules"] = [(game, sorted(found.quoted), sorted(found.alone)) for game, found in _ACCOUNTS.items()]
    elif _is_whole(session.config) and any(map(sentences.uncovered, _ACCOUNTS.values())):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object, error: object) -> None:
    for game, quoted, alone in getattr(node, "workeroutput", {}).get("rules", ()):
        account = _ACCOUNTS.setdefault(game, Account(game))
        account.quoted.update((number, place) for number, place in quoted)
        account.alone.update(alone)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not (config.option.rules or _is_whole(config)):
        return
    for game, account in sorted(_ACCOUNTS.items()):
        terminalreporter.section(f"sentences of the rules of {game}")
        for line in sentences.summed_up(account):
            terminalreporter.line(line)


@pytest.fixture(autouse=True)
def _own_settings(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep tests away from the player's own settings and saves."""
    home = tmp_path_factory.getbasetemp() / "home"
    monkeypatch.delenv("SANDTABLE_HOME", raising=False)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(home / name.lower()))


@pytest.fixture(autouse=True)
def _garbage_between_tests(request: pytest.FixtureRequest) -> Iterator[None]:
    """As in the program, windows are collected between two of them and never in the middle of what Qt is doing.

    What a test has made is young, since nothing was collected meanwhile: the rest need not be looked through."""
    if not {"qtbot", "qapp"} & set(request.fixturenames):
        yield
        return
    gc.disable()
    yield
    gc.collect(1)
    gc.enable()


@pytest.fixture(autouse=True, scope="module")
def _garbage_between_modules() -> Iterator[None]:
    """What is left when a module is over, such as the worlds that are kept, stays: it is not looked through again."""
    yield
    gc.collect()
    gc.freeze()
