"""What stands on a sheet is enough: read back it is the position that the program begins with, or stands at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from desktop.engine.definition import game
from desktop.engine.match import Match
from desktop.engine.plain import to_plain
from desktop.views.sheets import Section
from desktop.views.table import SetupLine
from tests.play import play_randomly
from tests.printing.reader import arriba, battles, crusade, illusions, reich
from tests.printing.reader.base import Words

READERS: dict[str, Any] = {
    "arriba": arriba,
    "battles": battles,
    "crusade": crusade,
    "illusions": illusions,
    "reich": reich,
}
BEFORE_DICE = {"arriba": {"events_on_turn_1": "off"}}
"""So that nothing happens between the set-up and the first question."""
NEW = [(name, info.id) for name in READERS for info in game(name).scenarios()]
LENGTHS = (25, 90, 200)
"""Actions of the games under way."""


def same(read: dict[str, Any], true: dict[str, Any]) -> Iterator[str]:
    """What differs, field by field."""
    for field in sorted(read.keys() | true.keys(), key=str):
        if read.get(field, "no statement") != true.get(field, "no field"):
            yield f"{field}: the sheet says {read.get(field)!r}, the game {true.get(field)!r}"


def dice_of(match: Match) -> list[int]:
    """What was rolled before the first question."""
    return [
        int(value) for each in match.log[0].chance for value in (each if isinstance(each, list | tuple) else [each])
    ]


@pytest.mark.parametrize(("name", "scenario"), NEW)
def test_a_scenario_is_set_up_from_its_sheet(name: str, scenario: str) -> None:
    match = Match.new(name, scenario, BEFORE_DICE.get(name, {}), seed=7)
    sheet = match.definition.presenter(match.world).setup_sheet()
    words = Words(sheet.sections)
    reader = READERS[name].Reader(words, sheet.lines, match.world)
    assert list(same(*reader.new_game(match.state, dice_of(match)))) == []
    assert words.unread() == []


def under_way(name: str, scenario: str, seed: int, length: int) -> Match:
    return play_randomly(Match.new(name, scenario, seed=seed), seed, length)


def check(match: Match) -> None:
    """The sheets of all seats together tell the whole position, but for what nobody may know."""
    presenter = match.definition.presenter(match.world)
    module = READERS[match.setup.game]
    for seat in ("", *(each for each, _ in presenter.seats())):
        sheet = presenter.position_sheet(match.state, seat)
        words = Words(sheet.sections)
        reader = module.Reader(words, sheet.lines, match.world)
        assert list(same(reader.position(), reader.true_position(match.state))) == []
        assert list(same(reader.under_way(match.state), reader.true_under_way(match.state))) == []
        assert list(same(*reader.secrets(match.state, seat))) == []
        assert words.unread() == []


@pytest.mark.parametrize("number", range(len(LENGTHS)))
@pytest.mark.parametrize("name", READERS)
def test_a_game_under_way_is_restored_from_its_sheets(name: str, number: int) -> None:
    scenarios = [scenario for each, scenario in NEW if each == name]
    check(under_way(name, scenarios[number % len(scenarios)], number, LENGTHS[number]))


@pytest.mark.soak
@pytest.mark.parametrize(("name", "scenario"), NEW)
@pytest.mark.parametrize("seed", range(3))
def test_long_games_are_restored_from_their_sheets(name: str, scenario: str, seed: int) -> None:
    match = Match.new(name, scenario, seed=seed)
    for step in range(12):
        play_randomly(match, seed + step, 60)
        check(match)


@pytest.mark.parametrize("name", READERS)
def test_every_field_of_a_state_is_printed_or_said_to_be_left_out(name: str) -> None:
    match = under_way(name, next(scenario for each, scenario in NEW if each == name), 1, 3)
    sheet = match.definition.presenter(match.world).position_sheet(match.state, "")
    module = READERS[name]
    reader = module.Reader(Words(sheet.sections), sheet.lines, match.world)
    printed = {*reader.position(), *reader.under_way(match.state), *reader.KNOWN}
    assert set(to_plain(match.state)) - printed - set(module.UNPRINTED) == set()


@pytest.mark.parametrize("name", READERS)
def test_a_statement_left_out_of_the_sheet_is_missed(name: str) -> None:
    scenario = next(scenario for each, scenario in NEW if each == name)
    match = Match.new(name, scenario, BEFORE_DICE.get(name, {}), seed=7)
    sheet = match.definition.presenter(match.world).setup_sheet()
    for number, section in enumerate(sheet.sections):
        for fact in section.facts:
            less = replace(section, facts=tuple(each for each in section.facts if each is not fact))
            sections = (*sheet.sections[:number], less, *sheet.sections[number + 1 :])
            assert not is_enough(name, sections, sheet.lines, match), f"{section.title}: {fact.what}"


@pytest.mark.parametrize("name", READERS)
def test_a_statement_left_out_of_a_position_is_missed(name: str) -> None:
    match = under_way(name, next(scenario for each, scenario in NEW if each == name), 1, 90)
    presenter = match.definition.presenter(match.world)
    seat = presenter.seats()[0][0]
    sheet = presenter.position_sheet(match.state, seat)
    for number, section in enumerate(sheet.sections):
        for fact in section.facts:
            less = replace(section, facts=tuple(each for each in section.facts if each is not fact))
            sections = (*sheet.sections[:number], less, *sheet.sections[number + 1 :])
            assert not is_restored(name, sections, sheet.lines, match, seat), f"{section.title}: {fact.what}"


def is_restored(name: str, sections: Sequence[Section], lines: Sequence[SetupLine], match: Match, seat: str) -> bool:
    """Whether the game under way can be read from these statements, with what the seat may know."""
    words, state = Words(sections), match.state
    try:
        reader = READERS[name].Reader(words, lines, match.world)
        pairs = (
            (reader.position(), reader.true_position(state)),
            (reader.under_way(state), reader.true_under_way(state)),
            reader.secrets(state, seat),
        )
        return not any(list(same(*pair)) for pair in pairs) and not words.unread()
    except (AssertionError, LookupError, StopIteration, ValueError):
        return False


def is_enough(name: str, sections: Sequence[Section], lines: Sequence[SetupLine], match: Match) -> bool:
    """Whether the position can be read from these statements."""
    words = Words(sections)
    try:
        read, true = READERS[name].Reader(words, lines, match.world).new_game(match.state, dice_of(match))
        return not list(same(read, true)) and not words.unread()
    except (AssertionError, LookupError, StopIteration, ValueError):
        return False
