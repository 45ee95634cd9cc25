"""30.0 The short scenarios."""

from __future__ import annotations

import pytest

from desktop.engine.chance import Chance
from desktop.games.illusions.rules.map import control
from desktop.games.illusions.rules.turn.opening_hands import Openings
from desktop.games.illusions.rules.turn.turn import Turn
from desktop.games.illusions.state import invariants
from desktop.games.illusions.state.setup import blank_state
from tests.games.illusions.position import AP, CP, begin, world_of


@pytest.mark.rule("illusions", "30.0")
@pytest.mark.rule("illusions", "30.1", says="The set-up of 1914, four turns")
def test_30_1_mobilization_to_limited_war_ends_after_turn_4() -> None:
    world = world_of("mobilization-to-limited-war")
    assert world.last_turn == 4
    assert blank_state(world).control == blank_state(world_of()).control


@pytest.mark.rule("illusions", "30.2.1", says="Eleven forts are destroyed")
@pytest.mark.rule("illusions", "30.2", says="From turn 9, Summer 1916")
@pytest.mark.rule("illusions", "30.2.1", says="VP 23; war status 14 each")
def test_30_2_1_the_brusilov_position() -> None:
    state = blank_state(world_of("brusilov"))
    assert (state.turn, state.vp, state.combined, state.armistice) == (9, 23, 28, 38)
    assert state.national_will == {"ah": 7, "ge": 7, "ru": 3}
    assert state.troop_quality == {"ah": 3, "ge": 5, "it": 6, "ru": 4}
    assert state.mo_modifier == {AP: 2, CP: 1}
    assert state.nations["sb"] == "collapsed"
    assert state.side_of_nation("it") == AP
    assert state.side_of_nation("bu") == CP
    assert state.forts["warsaw"] == "destroyed"
    assert state.control["warsaw"] == state.control["belgrade"] == CP
    assert state.landings == {"thermaikos_bay": "safe"}
    assert state.is_played("AP-35")
    assert invariants.faults(state) == []


@pytest.mark.rule("illusions", "26.3.1")
@pytest.mark.rule("illusions", "30.2.1")
@pytest.mark.parametrize("scenario", ["brusilov", "example-29"])
def test_26_3_1_ft_rupel_and_doiran_stay_central_when_nobody_is_there(scenario: str) -> None:
    """CP-24 has been played before these scenarios begin."""
    state = blank_state(world_of(scenario))
    for place in ("ft_rupel", "doiran"):
        for unit in list(state.at(place)):
            state.put(unit, "reserve", "test")
    control.review_greece(state)
    assert (state.control["ft_rupel"], state.control["doiran"]) == (CP, CP)


def test_26_3_1_nothing_is_kept_before_the_event() -> None:
    assert not any(flag.startswith(control.KEEPS) for flag in blank_state(world_of()).flags)


@pytest.mark.rule("illusions", "30.2.2", says="The AP take The Brusilov Offensive")
@pytest.mark.rule("illusions", "4.2")
def test_30_2_2_opening_cards_of_the_brusilov_scenario() -> None:
    state = blank_state(world_of("brusilov"))
    state.chance = Chance(1)
    place = begin(state, Openings(), checked=False)
    assert place.offered("open") == ["AP-44"]
    place.play("open AP-44")
    assert all(state.world.ops[card] == 4 for card in place.offered("open"))
    place.play(f"open {place.offered('open')[0]}")
    assert len(state.hands[AP]) == len(state.hands[CP]) == 7


@pytest.mark.rule("illusions", "30.2")
@pytest.mark.rule("illusions", "7.1")
def test_30_2_offensives_are_rolled_on_its_first_turn() -> None:
    state = blank_state(world_of("brusilov"))
    begin(state, Turn(turn=9), dice=[1, 2], checked=False)
    assert state.mo[AP] == "br_fr", "1 and a modifier of 2"


@pytest.mark.rule("illusions", "3.0")
@pytest.mark.rule("illusions", "3.2")
@pytest.mark.rule("illusions", "3.2.1")
def test_3_0_components() -> None:
    world = world_of()
    assert len(world.cards) == 110
    assert world.limits.die_faces == 6
