"""What stands of a log: book-keeping in one line, and nothing of what was taken back."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from desktop.controller.scribe import Scribe
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.views.log_kept import folded, without_taken_back
from desktop.views.table import LogLine
from tests.play import random_game


def line(text: str, **more: object) -> LogLine:
    return LogLine(1, text, **more)  # type: ignore[arg-type]


def texts(lines: Sequence[LogLine]) -> list[str]:
    return [each.text for each in lines]


def play(match: Match, verb: str) -> Action:
    action = next(action for action in match.decision.actions if action.verb == verb)
    match.play(action)
    return action


def test_a_thing_taken_back_is_not_told_nor_that_it_was() -> None:
    lines = [
        line("a there", thing="a"),
        line("b there", thing="b"),
        line("not a", undoes="a"),
        line("a here", thing="a"),
    ]
    assert texts(without_taken_back(lines)) == ["b there", "a here"]


def test_taking_back_what_the_log_does_not_hold_is_told() -> None:
    assert texts(without_taken_back([line("not a", undoes="a")])) == ["not a"]


def test_a_sum_is_given_up_when_one_of_its_lines_goes() -> None:
    lines = [line(f"{n}", thing=f"{n}", run=3 * (n == 0), sums="3") for n in range(3)]
    assert texts(folded(lines)) == ["3"]
    assert texts(folded(without_taken_back([*lines, line("not 1", undoes="1")]))) == ["0", "2"]


def test_units_set_up_at_once_are_one_line() -> None:
    match = Match.new("battles", "pindoque", seed=4)
    presenter = match.definition.presenter(match.world)
    play(match, "auto")
    scribe = Scribe(match, presenter)
    scribe.follow("")
    heads = [each for each in scribe.lines() if each.run]
    assert [each.sums for each in heads] == [f"{heads[0].run} units are set up."]
    assert heads[0].run > 3


def test_a_unit_that_was_taken_up_again_is_not_told() -> None:
    match = Match.new("battles", "pindoque", seed=4)
    presenter = match.definition.presenter(match.world)
    scribe = Scribe(match, presenter)
    scribe.follow("")
    before = texts(scribe.lines())
    unit = play(match, "pick")
    play(match, "to")
    assert scribe.follow("") is not None
    assert len(scribe.lines()) == len(before) + 1
    match.play(unit)
    play(match, "put-back")
    assert scribe.follow("") is None, "lines that were shown no longer hold"
    assert texts(scribe.lines()) == before


@pytest.mark.parametrize(
    "scenario", ["battles/pindoque", "crusade/columns", "reich/intro-1941-42", "arriba/civil-war", "illusions/brusilov"]
)
def test_every_game_sums_up_lines_of_one_action_or_such_as_are_counted(scenario: str) -> None:
    match = random_game(7, 700, scenario)
    scribe = Scribe(match, match.definition.presenter(match.world))
    scribe.follow("")
    lines, summed = scribe.lines(), 0
    for number, each in enumerate(lines):
        if each.run:
            parts = lines[number : number + each.run]
            assert each.counts or {part.position for part in parts} == {each.position}
            assert {part.counts for part in parts} == {each.counts}
            assert each.sums
            assert not any(part.dice for part in parts)
            summed += 1
    assert summed
