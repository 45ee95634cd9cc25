"""Shared by all tests: no screen, the tiny game, and the report of rules without a test."""

from __future__ import annotations

import os
import re
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.fonts.warning=false")

import pytest

import tests.tiny.game  # noqa: F401  registers the game

ROOT = Path(__file__).resolve().parent.parent
_TESTED: set[tuple[str, str]] = set()
_NUMBER = re.compile(r"""^  - number: ["']?([^"'\s]+)["']?\s*$""", re.MULTILINE)
_NOT_PLAYED = re.compile(r"""^    played: false\s*$""", re.MULTILINE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list the numbered rules without a test")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            game, *numbers = mark.args
            _TESTED.update((game, number) for number in numbers)
        if item.get_closest_marker("soak") and config.option.markexpr != "soak":
            item.add_marker(pytest.mark.skip(reason="only by make soak"))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Workers of a parallel run hand over what they collected."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["rules"] = sorted(_TESTED)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object, error: object) -> None:
    for game, number in getattr(node, "workeroutput", {}).get("rules", ()):
        _TESTED.add((game, number))


def played_rules(game: str) -> list[str]:
    """The numbers of a rules file; sections marked `played: false` only explain."""
    text = (ROOT / "resources" / game / "rules.yaml").read_text(encoding="utf-8")
    found = list(_NUMBER.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return [match[1] for match, end in zip(found, ends, strict=True) if not _NOT_PLAYED.search(text, match.end(), end)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    whole = config.args_source == pytest.Config.ArgsSource.TESTPATHS
    if not (config.option.rules or whole):
        return
    for path in sorted((ROOT / "resources").glob("*/rules.yaml")):
        game = path.parent.name
        numbers = played_rules(game)
        missing = [number for number in numbers if (game, number) not in _TESTED]
        terminalreporter.section(f"rules of {game} without a test")
        terminalreporter.line(f"{len(missing)} of {len(numbers)}: {' '.join(missing) or 'none'}")


@pytest.fixture(autouse=True)
def _own_settings(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep tests away from the player's own settings and saves."""
    home = tmp_path_factory.getbasetemp() / "home"
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(home / name.lower()))
