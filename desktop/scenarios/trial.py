"""What only shows when a scenario is begun: a broken set-up, rules that stumble, a table that cannot be shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from desktop.data.document import Document
from desktop.data.errors import DataError, Fault
from desktop.engine.definition import GameDefinition, ScenarioInfo
from desktop.engine.errors import ReplayError
from desktop.engine.lawful import why_unlawful
from desktop.engine.match import Match

SEED = 1
_WORD = re.compile(r"[\w.-]+")
_LEAST_WORD = 2
"""Shorter words in a reason say nothing of where the fault is."""


def try_scenario(definition: GameDefinition, scenario: str, document: Document) -> None:
    """Begin a scenario with its usual options and with every other choice once; raises DataError with what breaks."""
    info = definition.extra["scenario"](scenario)
    reasons: list[str] = []
    for options in trial_options(info):
        reasons += _reasons(definition, scenario, options)
    if reasons:
        raise DataError([Fault(document.file, line_of(document, each), each) for each in dict.fromkeys(reasons)])


def trial_options(info: ScenarioInfo) -> list[dict[str, str]]:
    """The usual options, and as few other sets as it takes to have every choice once."""
    most = max((len(spec.choices) for spec in info.options), default=0)
    return [{}, *({spec.id: spec.choices[min(n, len(spec.choices) - 1)].id for spec in info.options}
                  for n in range(most))]  # fmt: skip


def _reasons(definition: GameDefinition, scenario: str, options: dict[str, str]) -> Iterator[str]:
    begun: list[Match] = []
    yield from _broken("the game cannot be begun", lambda: begun.append(_begin(definition, scenario, options)))
    for match in begun:
        yield from _broken("the set-up is wrong", lambda match=match: _check(match))  # type: ignore[misc]
        yield from _broken("the table cannot be shown", lambda match=match: show(match))  # type: ignore[misc]


def _begin(definition: GameDefinition, scenario: str, options: dict[str, str]) -> Match:
    return Match.new(definition.id, scenario, options, seed=SEED, definition=definition)


def _check(match: Match) -> None:
    reason = why_unlawful(match)
    if reason:
        raise ReplayError(reason)


def show(match: Match) -> None:
    """Build what every seat sees of a game, and nobody in particular, and what is printed of its scenario."""
    presenter = match.definition.presenter(match.world)
    for seat in ("", *(seat for seat, _ in presenter.seats())):
        presenter.table(match.state, match.decision, seat)
    presenter.board()
    presenter.charts(match.state, match.decision)
    presenter.preview(match.state, match.decision, ())
    presenter.setup_sheet()
    presenter.about()


def _broken(what: str, attempt: Callable[[], Any]) -> Iterator[str]:
    try:
        attempt()
    except DataError:
        raise  # it names its lines itself
    except Exception as error:  # whatever the rules stumble over, the data made them
        told = str(error) if isinstance(error, ReplayError) else f"{type(error).__name__}: {error}"
        yield f"{what}: {told}"


# -- lines ---------------------------------------------------------------------------------------------
def line_of(document: Document, reason: str) -> int:
    """The line of the longest word of a reason that stands in the file; the first line if none does."""
    words = {word for word in _WORD.findall(reason) if len(word) > _LEAST_WORD}
    found = [(len(word), path) for word, path in _scalars(document.data, ()) if word in words]
    return document.line(max(found, key=lambda each: each[0])[1]) if found else 1


def _scalars(value: Any, path: tuple[str | int, ...]) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        if isinstance(key, str):
            yield key, (*path, key)
        if isinstance(part, str):
            yield part, (*path, key)
        yield from _scalars(part, (*path, key))
