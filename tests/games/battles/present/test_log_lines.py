"""Every line of the log says what happened, of things that exist, in whole words."""

from __future__ import annotations

import re

import pytest

from desktop.engine.event import Event
from desktop.games.battles.data.world import SIDES, World
from desktop.games.battles.present import BattlesPresenter
from desktop.games.battles.present.log import Log
from desktop.games.battles.present.names import Names
from desktop.games.battles.rules.turn.turn import initiative
from desktop.games.battles.state import events as ev
from tests.contract.games import new_match, player_of
from tests.games.battles.moving import phase
from tests.games.battles.position import state_of, world_of

UNITS = ("unit", "units", "truck", "leader", "out_of_supply", "out_of_command")
HEXES = ("hex", "hexes", "to")
RAW = re.compile(r"\b[JB][NR]-|[a-z]_[a-z]|unnamed-|\{|\}|None|\b(due|swap|pool|box|eliminated|withdrawn)\.$")
BLANK = re.compile(r"  | [.,:;)]|\(\s*\)|^\s|\s$|: \.|nobody have|\bin \(|turn 0")


def many(value: object) -> tuple[str, ...]:
    return tuple(value) if isinstance(value, tuple) else (str(value),) if value else ()


def strangers(world: World, event: Event) -> list[str]:
    """What an event names that the game does not know."""
    facts = event.facts()
    found = [unit for name in UNITS for unit in many(facts.get(name)) if unit not in world.units]
    off_map = isinstance(event, ev.UnitLoaded | ev.UnitUnloaded)  # trucks load before they enter, too
    if not off_map:
        found += [hex_id for name in HEXES for hex_id in many(facts.get(name)) if hex_id not in world.terrain]
    found += [side for side in many(facts.get("side")) if side not in SIDES]
    return found + [div for div in many(facts.get("divisions")) if div not in world.divisions]


@pytest.mark.parametrize(
    ("scenario", "seed"),
    [("battles/brunete", 1), ("battles/jarama", 2), ("battles/pindoque", 3), ("battles/brunete", 4)],
)
def test_every_line_names_known_things_and_leaves_no_blank(scenario: str, seed: int) -> None:
    match, player = new_match(scenario, seed), player_of(scenario, seed)
    presenter = BattlesPresenter(match.world)
    told = 0
    while match.decision is not None and match.position < 4000:
        asked, action = match.decision.player, player.choose(match.state, match.decision)
        events = match.play(action)
        for event in events:
            assert not strangers(match.world, event), event
        for line in presenter.log_lines(match.position, asked, action, events, ""):
            assert not RAW.search(line.text), line.text
            assert not BLANK.search(line.text), line.text
            assert line.text[0].isupper() or line.text[0].isdigit(), line.text
            told += 1
    assert told > 150


def log_of(world: World, *events: Event) -> list[str]:
    return [line.text for line in Log(world, Names(world)).lines(1, "nationalist", events)]


@pytest.mark.rule("battles", "B.initiative", says="the Nationalist adds 1")
def test_the_initiative_is_told_with_the_bonus() -> None:
    state = state_of("brunete", {}, turn=3)
    state.chance.begin([3, 3])
    assert initiative(state) == "nationalist"
    assert log_of(state.world, *state.events) == [
        "Nationalist initiative: die 3, counts as 4.",
        "Republican initiative: die 3.",
    ]


def test_boarding_before_the_entry_is_told_without_a_place() -> None:
    world = world_of("brunete")
    truck = next(unit for unit in world.units if world.units[unit].is_truck)
    assert log_of(world, ev.UnitLoaded(truck, "BN-1.13", "due")) == [
        f"{Names(world).unit('BN-1.13')} boards {Names(world).unit(truck)}, to enter the map on it."
    ]


@pytest.mark.rule("battles", "J.reserves", says="any two of the Republican's choice are released")
def test_a_release_by_choice_is_told_so() -> None:
    found = phase("jarama", {"JR-B.69": "box", "JR-B.70": "box", "JR-B.1Bis": "box"}, "republican")
    found.state.earn_release(2)
    found.state.choose_release("JR-B.70")
    told = log_of(found.world, *found.state.events)[-1]
    assert told.endswith("(by choice).")


@pytest.mark.rule("battles", "10.5", says="returns as a reinforcement that many turns later")
@pytest.mark.parametrize(("turn", "end"), [(8, "returns on turn 10 (July 23/24)."), (9, "on turn 11, after the last.")])
def test_a_headquarters_that_would_come_too_late_is_told_so(turn: int, end: str) -> None:
    state = state_of("brunete", {"BN-HQ.12": "2323"}, turn=turn)
    state.chance.begin([2])
    state.rebuild_hq("BN-HQ.12")
    assert log_of(state.world, *state.events)[-1].endswith(end)


@pytest.mark.parametrize(("scenario", "told"), [("pindoque", False), ("jarama", True), ("brunete", True)])
def test_bombing_has_a_heading_only_where_somebody_can_fly(scenario: str, told: bool) -> None:
    world = world_of(scenario)
    lines = Log(world, Names(world)).lines(1, "", [ev.PhaseBegan("bombardment", "nationalist")])
    assert bool(lines) == told


@pytest.mark.parametrize(("cause", "told"), [("combat", "."), ("barrage", " (barrage).")])
def test_a_loss_in_combat_needs_no_cause(cause: str, told: str) -> None:
    world = world_of("pindoque")
    events = [ev.StepLost("JN-1.5.3", "3143", cause), ev.UnitEliminated("JN-1.5.3", "3143", cause)]
    lines = [line.text for line in Log(world, Names(world)).lines(1, "", events)]
    assert lines == [
        f"1/5/3 loses a step in 3143 (Pindoque Bridge){told}",
        f"1/5/3 is eliminated in 3143 (Pindoque Bridge){told}",
    ]
