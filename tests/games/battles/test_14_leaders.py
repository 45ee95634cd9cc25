"""14.0 Leaders: movement, command and what happens to them; a small scenario of our own."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.games.battles.rules.map import stacking, zoc
from desktop.games.battles.rules.supply import command, supply
from desktop.games.battles.state.events import LeaderDisplaced, UnitEliminated
from tests.games.battles.moving import mover, spent
from tests.games.battles.position import Position, state_of

LEADERS = str(Path(__file__).parents[2] / "data" / "scenarios" / "battles" / "leaders.yaml")


@pytest.mark.rule("battles", "9.0", says="Air units and leaders ignore supply")
@pytest.mark.rule("battles", "14.0")
@pytest.mark.rule(
    "battles", "14.1", says=("Leaders do not count for stacking", "He is always in supply", "He has no ZOC")
)
def test_14_1_a_leader_stacks_freely_is_supplied_and_has_no_zone() -> None:
    units = {"LN-LEADER.1": "2533", "LN-1": "2533", "LN-2": "2533", "LR-1": "2031"}
    state = state_of(LEADERS, units)
    assert stacking.why_not_stack(state, "LN-LEADER.1", "2533") is None
    assert stacking.excess(state, "nationalist") == ("2533",)  # a road hex: the battalions, not he
    alone = state_of(LEADERS, {"LN-LEADER.1": "3747"})
    assert supply.out_of_supply(alone, "nationalist") == []
    assert zoc.zoc_of(alone, "nationalist") == frozenset()


@pytest.mark.rule("battles", "14.1", says="may use the better of the mechanized and the non-mechanized cost")
def test_14_1_he_pays_the_better_of_both_columns() -> None:
    found = mover(LEADERS, {"LN-LEADER.1": "2828"}, "LN-LEADER.1")
    assert spent(found, "LN-LEADER.1", "2728") == 0.5  # a main road as if mechanized
    woods = mover(LEADERS, {"LN-LEADER.1": "2431"}, "LN-LEADER.1")
    assert spent(woods, "LN-LEADER.1", "2331") == 2  # and woods as if on foot


@pytest.mark.rule(
    "battles", "14.2", says=("may trace up to 3 hexes to a leader", "must then be within 6 hexes of the HQ")
)
def test_14_2_units_may_trace_to_their_leader_and_he_to_the_hq() -> None:
    units = {"LN-1": "3639", "LN-HQ.1": "3630", "LN-HQ.V": "3630"}
    state = state_of(LEADERS, units)
    assert state.world.distance("3639", "3630") == 9
    assert "LN-1" in command.out_of_command(state, "nationalist")
    led = state_of(LEADERS, {**units, "LN-LEADER.1": "3636"})
    assert command.commander(led, "LN-1") == "LN-HQ.1"
    too_far = state_of(LEADERS, {**units, "LN-LEADER.1": "3637"})
    assert "LN-1" in command.out_of_command(too_far, "nationalist")
    other = state_of(LEADERS, {"LN-3": "3639", "LN-HQ.E": "3630", "LN-LEADER.1": "3636"})
    assert "LN-3" in command.out_of_command(other, "nationalist")  # not of his command


def caught(die: int) -> Position:
    units = {"LN-1": "3632", "LR-LEADER": "3633", "LR-1": "3639", "LR-2": "3737"}
    return mover(LEADERS, units, "LN-1", dice=[die]).play("to 3633")


@pytest.mark.rule(
    "battles",
    "14.4",
    says=(
        "does not hinder enemy movement",
        "If an enemy enters a hex where a leader is alone, roll a die",
        "on 1 to 4 he is moved to the nearest friendly unit",
    ),
)
def test_14_4_a_lone_leader_does_not_stop_the_enemy_and_may_escape() -> None:
    found = caught(4)
    assert found.of(LeaderDisplaced) == [LeaderDisplaced("LR-LEADER", "3633", "3737")]
    assert found.state.place("LN-1") == "3633"


@pytest.mark.rule("battles", "14.4", says="On 5 or 6 he is eliminated")
def test_14_4_on_five_or_six_he_is_lost() -> None:
    assert caught(5).of(UnitEliminated) == [UnitEliminated("LR-LEADER", "3633", "overrun")]


@pytest.mark.rule("battles", "14.4")
def test_14_4_with_a_unit_he_shares_its_hex() -> None:
    units = {"LN-1": "3632", "LR-LEADER": "3633", "LR-HQ.11": "3633"}
    assert "3633" not in mover(LEADERS, units, "LN-1").offered("to")
