"""15.0 Reinforcements, 16.0 leaving the map, J.reinforcements, B.reinforcements."""

from __future__ import annotations

import pytest

from desktop.engine.chance import Chance
from desktop.games.battles.rules.movement import movement
from desktop.games.battles.rules.reinforcement import entry
from desktop.games.battles.rules.turn.turn import draw_units
from desktop.games.battles.state.events import UnitExited, UnitMoved, UnitsDrawn
from tests.games.battles.moving import mover, phase
from tests.games.battles.position import Position, state_of


def arriving(scenario: str, units: dict[str, str], side: str, turn: int) -> Position:
    """A movement phase with units due on their own turn."""
    found = phase(scenario, {}, side, turn=turn)
    state = found.state
    for unit, place in units.items():
        state.units[unit].place = place
        if place == "due":
            definition = state.world.units[unit]
            placement = state.world.scenario.placements[definition.placement]
            state.units[unit].entry = definition.placement
            state.units[unit].arrives = placement.turn
    state.restored()
    return found


def rerun(found: Position, side: str) -> Position:
    from desktop.games.battles.rules.movement.movement_phase import MovementPhase

    found.state.stack[:] = [MovementPhase(side=side)]
    return Position(found.state)


@pytest.mark.rule("battles", "15.0")
@pytest.mark.rule(
    "battles",
    "15.1",
    says=("They pay the normal cost of the entry hex", "along the road if a road leaves the map there"),
)
@pytest.mark.rule("battles", "J.reinforcements")
def test_15_1_units_pay_for_the_entry_hex() -> None:
    found = rerun(arriving("jarama", {"JN-1.5.3": "due"}, "nationalist", 1), "nationalist")
    found.play("pick JN-1.5.3")
    left = movement.search(found.state, "JN-1.5.3").left
    assert left["2828"] == 12 - 2  # along the road that leaves the map
    assert left["2428"] == 12 - 2  # clear ground
    found.play("to 2428", "done")
    assert found.of(UnitMoved)[0].facts()["path"] == ("due", "2428")


@pytest.mark.rule("battles", "15.1")
def test_15_1_mechanized_units_enter_by_the_main_road_at_half_cost() -> None:
    found = rerun(arriving("jarama", {"JN-F88.1": "due"}, "nationalist", 4), "nationalist")
    assert entry.entry_cost(found.state, "JN-F88.1", "2828") == 1
    assert entry.entry_cost(found.state, "JN-F88.1", "2228") == 2  # a minor road


@pytest.mark.rule("battles", "15.1", says="may not enter through enemy units or enemy ZOC")
def test_15_1_not_through_enemy_units_or_zones() -> None:
    found = rerun(arriving("jarama", {"JN-VIC7": "due", "JR-1.48": "2829"}, "nationalist", 3), "nationalist")
    assert entry.entry_hexes(found.state, "JN-VIC7") == ("2228", "1228")


@pytest.mark.rule("battles", "15.1", says="They are in supply and command in the phase in which they enter")
def test_15_1_units_are_in_supply_and_command_as_they_enter() -> None:
    found = rerun(arriving("jarama", {"JN-VIC7": "due"}, "nationalist", 3), "nationalist")
    found.play("pick JN-VIC7")
    assert movement.points_left(found.state, "JN-VIC7") == 12


@pytest.mark.rule("battles", "15.1", says="each obeys the traffic rule")
def test_15_1_units_by_the_same_road_hex_follow_the_traffic_rule() -> None:
    units = {"JN-VIC7": "due", "JN-ENG.3": "due"}
    found = rerun(arriving("jarama", units, "nationalist", 3), "nationalist")
    found.play("pick JN-VIC7", "to 2828", "done", "pick JN-ENG.3")
    assert "2828" not in found.offered("to")  # occupied
    assert "2228" in found.offered("to")


@pytest.mark.rule("battles", "15.2", says="or at the nearest free hex of the same edge")
def test_15_2_if_all_entry_hexes_are_blocked_the_nearest_of_the_edge_serves() -> None:
    units = {"JR-B.5": "due", "JN-1.1.1": "4838", "JN-2.1.1": "4840", "JN-3.1.1": "4842"}
    found = rerun(arriving("jarama", units, "republican", 1), "republican")
    hexes = entry.entry_hexes(found.state, "JR-B.5")
    assert hexes == ("4836", "4844")
    assert all("N" in found.world.edges_of(h) for h in hexes)


@pytest.mark.rule("battles", "15.2", says="Entry may be put off for any number of turns")
def test_15_2_units_may_be_delayed() -> None:
    found = rerun(arriving("jarama", {"JN-VIC7": "due"}, "nationalist", 3), "nationalist")
    found.play("end")
    assert found.state.place("JN-VIC7") == "due"
    found.state.turn = 7
    later = rerun(found, "nationalist")
    assert later.offered("pick") == ["JN-VIC7"]


@pytest.mark.rule("battles", "15.0", says="on the turn the scenario gives")
@pytest.mark.rule("battles", "15.1")
def test_15_1_nobody_enters_before_his_turn() -> None:
    found = rerun(arriving("jarama", {"JN-VIC7": "due"}, "nationalist", 2), "nationalist")
    assert found.offered("pick") == []
    refusal = found.why_not("pick JN-VIC7")
    assert refusal is not None
    assert (refusal.rule, dict(refusal.reason.args)["turn"]) == ("15.1", 3)


@pytest.mark.rule("battles", "15.2", says="The scenario may give alternatives")
@pytest.mark.rule(
    "battles",
    "J.reinforcements",
    says=("Units that enter in Arganda are placed there", "If Arganda is enemy-occupied or in an enemy ZOC"),
)
def test_j_reinforcements_in_arganda_are_placed_and_move_on() -> None:
    found = rerun(arriving("jarama", {"JR-11I.EDG": "due"}, "republican", 1), "republican")
    found.play("pick JR-11I.EDG")
    assert movement.search(found.state, "JR-11I.EDG").left["3351"] == 12
    blocked = rerun(arriving("jarama", {"JR-11I.EDG": "due", "JN-1.1.1": "3351"}, "republican", 1), "republican")
    assert entry.entry_hexes(blocked.state, "JR-11I.EDG") == ("3152", "3552")


@pytest.mark.rule("battles", "J.reinforcements", says="Unnamed artillery is drawn at random")
def test_j_reinforcements_unnamed_artillery_is_drawn() -> None:
    state = state_of("jarama", {f"JR-ART.U{n}": "pool" for n in range(1, 8)}, turn=2)
    state.chance.begin([3, 3])
    draw_units(state)
    assert state.events == [UnitsDrawn("unnamed-artillery", ("JR-ART.U3", "JR-ART.U4"))]
    assert state.units["JR-ART.U3"].arrives == 2
    assert entry.entry_of(state, "JR-ART.U3").hexes == ("4838", "4839", "4840", "4841", "4842")


@pytest.mark.rule("battles", "J.reinforcements")
def test_j_reinforcements_are_drawn_by_the_program_also_where_dice_are_entered() -> None:
    state = state_of("jarama", {f"JR-ART.U{n}": "pool" for n in range(1, 8)}, turn=2)
    state.chance = Chance(None)
    draw_units(state)
    assert [len(event.units) for event in state.events if isinstance(event, UnitsDrawn)] == [2]
    assert len(state.chance.drawn) == 2


@pytest.mark.rule("battles", "B.reinforcements")
def test_b_reinforcements_come_on_trucks() -> None:
    units = {"BN-1.13": "due", "BN-TRK.1": "due", "BN-ART1.13": "due"}
    found = rerun(arriving("brunete", units, "nationalist", 2), "nationalist")
    found.play("pick BN-TRK.1")
    assert found.offered("load") == ["BN-1.13"]
    found.play("load BN-1.13", "to 2123", "done")
    assert found.state.place("BN-1.13") == "2123"
    assert found.state.units["BN-1.13"].truck == ""
    assert found.offered("pick") == ["BN-ART1.13"]


@pytest.mark.rule("battles", "B.reinforcements")
def test_b_reinforcements_a_truck_that_stays_off_binds_nobody() -> None:
    units = {"BN-1.13": "due", "BN-TRK.1": "due"}
    found = rerun(arriving("brunete", units, "nationalist", 2), "nationalist")
    found.play("pick BN-TRK.1", "load BN-1.13", "done")
    assert found.offered("pick") == ["BN-1.13", "BN-TRK.1"]


@pytest.mark.rule("battles", "16.0", says=("for 1 MP, or 3 MP if it leaves an enemy ZOC", "Any edge hex will do"))
def test_16_0_leaving_costs_one_point_from_any_edge_hex() -> None:
    found = mover("jarama", {"JN-1.1.1": "2727"}, "JN-1.1.1")
    assert movement.exit_cost(found.state, "JN-1.1.1") == 2
    found.play("exit")
    assert found.of(UnitExited) == [UnitExited("JN-1.1.1", "2727")]
    assert found.state.place("JN-1.1.1") == "exited"
    assert mover("jarama", {"JN-1.1.1": "2728"}, "JN-1.1.1").offers("exit") is False


@pytest.mark.rule("battles", "16.0", says="for 1 MP, or 3 MP if it leaves an enemy ZOC")
def test_16_0_two_more_out_of_an_enemy_zone() -> None:
    units = {"JN-1.1.1": "2727", "JR-1.48": "2728"}
    assert movement.exit_cost(mover("jarama", units, "JN-1.1.1").state, "JN-1.1.1") == 6
    weak = mover("jarama", units, "JN-1.1.1", out_of_supply=["JN-1.1.1"], out_of_command=["JN-1.1.1"])
    assert not weak.offers("exit")
    refusal = weak.why_not("exit")
    assert refusal is not None
    assert refusal.rule == "16.0"
