"""10.0 Headquarters and command, J.command, B.command."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.supply import command
from desktop.games.battles.state.events import HqRebuilding, UnitMoved
from desktop.games.battles.state.status import movement_allowance
from tests.games.battles.moving import mover, phase, rule_against
from tests.games.battles.position import state_of


def out(scenario: str, units: dict[str, str], side: str) -> list[str]:
    return command.out_of_command(state_of(scenario, units), side)


@pytest.mark.rule("battles", "10.0", says="A unit is in command when a chain of headquarters leads")
@pytest.mark.rule("battles", "10.1", says=("traces at most **6 hexes**", "it is 6 hexes whatever the terrain"))
@pytest.mark.rule("battles", "J.command", says="A unit traces to its brigade HQ, the brigade HQ to its division HQ")
def test_10_1_a_unit_traces_six_hexes_to_its_brigade_and_on_to_the_division() -> None:
    units = {"JN-1.1.1": "3632", "JN-HQ.1": "3030", "JN-HQ.V": "2929"}
    assert state_of("jarama", units).world.distance("3632", "3030") == 6
    assert out("jarama", units, "nationalist") == []
    assert out("jarama", {**units, "JN-1.1.1": "3732"}, "nationalist") == ["JN-1.1.1"]


@pytest.mark.rule("battles", "10.1", says="To give command, a brigade HQ must itself be within 6 hexes")
def test_10_1_the_brigade_hq_must_be_linked_to_its_division() -> None:
    units = {"JN-1.1.1": "3632", "JN-HQ.1": "3632", "JN-HQ.V": "2929"}
    assert out("jarama", units, "nationalist") == ["JN-1.1.1", "JN-HQ.1"]


@pytest.mark.rule("battles", "10.1", says="must go through its brigade HQ first")
def test_10_1_a_unit_must_go_through_its_brigade() -> None:
    units = {"JN-1.1.1": "3632", "JN-HQ.V": "3632", "JN-HQ.1": "2828"}
    assert "JN-1.1.1" in out("jarama", units, "nationalist")


@pytest.mark.rule(
    "battles", "10.1.1", says=("may not pass through enemy units or enemy ZOC", "The hexes at its two ends")
)
def test_10_1_1_enemy_zones_block_the_line_but_not_its_ends() -> None:
    units = {"JN-1.1.1": "3632", "JN-HQ.1": "3630", "JN-HQ.V": "3630"}
    assert out("jarama", units, "nationalist") == []
    near = {**units, "JR-1.48": "3633"}  # the unit's own hex is in a zone
    assert out("jarama", near, "nationalist") == []
    wall = {"JR-1.48": "3830", "JR-2.48": "3631", "JR-3.48": "3431", "JR-4.48": "3232", "JR-1.23": "4031"}
    assert out("jarama", {**units, **wall, "JN-1.1.1": "3634"}, "nationalist") == ["JN-1.1.1"]
    guns = [f"JR-ART.U{n}" for n in range(1, 7)]  # no zones, but they stand all around the headquarters
    ring = dict(zip(guns, state_of("jarama", {}).world.neighbours["3630"], strict=True))
    assert out("jarama", {**units, **ring}, "nationalist") == ["JN-1.1.1"]


@pytest.mark.rule("battles", "J.command", says="There are no corps")
@pytest.mark.rule("battles", "10.1.2", says="its chain ends at the division HQ")
def test_10_1_2_without_a_corps_the_chain_ends_at_the_division() -> None:
    world = state_of("jarama", {}).world
    assert command.superiors(world, "JN-HQ.V") == ()
    assert command.superiors(world, "JN-HQ.1") == ("JN-HQ.V",)
    assert out("jarama", {"JN-HQ.V": "2929"}, "nationalist") == []


@pytest.mark.rule("battles", "J.command", says="Pz/R traces to any friendly HQ")
@pytest.mark.rule(
    "battles",
    "10.1.3",
    says=(
        "A unit of no division may trace up to 6 hexes",
        "That HQ need not trace further",
        "If it has no division, (1) applies",
    ),
)
def test_10_1_3_units_of_no_division_use_any_hq_which_need_trace_no_further() -> None:
    units = {"JN-PZ.R": "3632", "JN-HQ.1": "3632"}  # no division HQ on the map
    assert out("jarama", units, "nationalist") == ["JN-HQ.1"]
    assert out("jarama", {"JR-B.5": "3632", "JR-HQ.48": "3632"}, "republican") == ["JR-HQ.48"]


@pytest.mark.rule("battles", "J.command", says="A brigade that is a single counter or has no HQ")
@pytest.mark.rule("battles", "10.1.3", says="traces straight to its division HQ")
def test_10_1_3_single_counter_brigades_go_straight_to_the_division() -> None:
    assert out("jarama", {"JR-B.17": "3632", "JR-HQ.B": "3630"}, "republican") == []
    assert out("jarama", {"JR-B.17": "3632", "JR-HQ.A": "3630"}, "republican") == ["JR-B.17"]


@pytest.mark.rule("battles", "10.1.4", says="everything under it is out of command until the HQ is rebuilt")
@pytest.mark.rule("battles", "10.2", says="A unit that cannot trace a line of command is out of command")
def test_10_1_4_a_lost_hq_puts_everything_under_it_out_of_command() -> None:
    state = state_of("jarama", {"JN-1.1.1": "2929", "JN-HQ.1": "2929", "JN-HQ.V": "2929"})
    assert command.commander(state, "JN-1.1.1") == "JN-HQ.1"
    state.eliminate("JN-HQ.V", "combat")
    assert command.out_of_command(state, "nationalist") == ["JN-1.1.1", "JN-HQ.1"]


@pytest.mark.rule("battles", "10.3", says=("Its movement is halved, rounding up", "It may not enter an enemy ZOC"))
def test_10_3_out_of_command_halves_movement_and_bars_enemy_zones() -> None:
    units = {"JN-1.1.1": "3631", "JR-1.48": "3633"}
    found = mover("jarama", units, "JN-1.1.1", out_of_command=["JN-1.1.1"])
    assert movement_allowance(found.state, "JN-1.1.1") == 2 * 3
    assert "3632" not in found.offered("to")
    assert rule_against(found, "JN-1.1.1", "3632") == "10.3"


@pytest.mark.rule("battles", "10.3", says="movement is a quarter")
def test_10_3_without_supply_too_a_quarter_is_left() -> None:
    state = state_of("jarama", {"JN-1.1.1": "3631", "JN-CAV.1": "3530", "JN-PZ.2": "3529"})
    state.out_of_command = state.out_of_supply = ["JN-1.1.1", "JN-CAV.1", "JN-PZ.2"]
    assert [movement_allowance(state, unit) for unit in ("JN-1.1.1", "JN-CAV.1", "JN-PZ.2")] == [4, 6, 6]


@pytest.mark.rule("battles", "10.5", says="roll one die at once")
def test_10_5_a_lost_hq_returns_so_many_turns_later_at_a_road_of_a_friendly_edge() -> None:
    state = state_of("jarama", {"JN-HQ.1": "2929"}, turn=3)
    state.chance.begin([2])
    state.eliminate("JN-HQ.1", "combat")
    state.rebuild_hq("JN-HQ.1")
    assert HqRebuilding("JN-HQ.1", 5, False) in state.events
    status = state.units["JN-HQ.1"]
    assert (status.place, status.arrives) == ("due", 5)


@pytest.mark.rule("battles", "10.5", says="at any road leading off a friendly supply edge")
def test_10_5_it_enters_where_no_enemy_bars_the_road() -> None:
    units = {"JN-HQ.1": "due", "JR-1.48": "2829"}  # a zone over 2828
    found = phase("jarama", units, "nationalist", turn=5)
    found.state.units["JN-HQ.1"].arrives, found.state.units["JN-HQ.1"].entry = 5, "base-nationalist"
    found.play("pick JN-HQ.1")
    assert "2828" not in found.offered("to")
    assert {"2228", "1228", "3727", "4228"} <= set(found.offered("to"))
    found.play("to 2228")
    assert [event.facts()["kind"] for event in found.of(UnitMoved)] == ["enter"]


@pytest.mark.rule(
    "battles",
    "J.command",
    says=(
        "There are no regiment HQs: it traces to 4 Brigade HQ",
        "Cavalry traces straight to Varela HQ",
        "PzI companies belong directly to their brigade",
        "All units of 5 Brigade trace straight to Escamez HQ",
    ),
)
def test_ex_j_3_7_4_traces_to_4_brigade_then_escamez() -> None:
    world = state_of("jarama", {}).world
    assert command.superiors(world, "JN-3.7.4") == ("JN-HQ.4",)
    assert command.superiors(world, "JN-HQ.4") == ("JN-HQ.E",)
    assert command.superiors(world, "JN-1.9.5") == ("JN-HQ.E",)
    assert command.superiors(world, "JN-CAV.1") == ("JN-HQ.V",)
    assert command.superiors(world, "JN-PZ.3") == ("JN-HQ.3",)


@pytest.mark.rule("battles", "J.command", says="C and D HQs serve every Republican unit")
def test_j_command_c_and_d_serve_everybody() -> None:
    units = {"JR-1.48": "3632", "JR-HQ.48": "3630", "JR-HQ.C": "3234"}
    assert out("jarama", units, "republican") == []  # C as the division of 48 Brigade
    assert out("jarama", {"JR-1.48": "3632", "JR-HQ.D": "3630"}, "republican") == []  # and directly


@pytest.mark.rule(
    "battles",
    "J.command",
    says=(
        "Companies of 3/1 trace to 3/1 HQ",
        "Units of 1 Tank Brigade trace to 1TK HQ",
        "Units of 2/1 trace to 2/1 HQ",
    ),
)
def test_j_command_tank_battalions() -> None:
    world = state_of("jarama", {}).world
    assert command.superiors(world, "JR-TK.1.3")[:1] == ("JR-HQ.TK3",)
    assert command.superiors(world, "JR-HQ.TK3")[:2] == ("JR-HQ.1TK", "JR-HQ.A")
    assert command.superiors(world, "JR-HQ.TK2")[:2] == ("JR-HQ.1TK", "JR-HQ.A")
    chain = {"JR-TK.1.3": "4436", "JR-HQ.TK3": "4436", "JR-HQ.1TK": "4440", "JR-HQ.A": "4445"}
    assert out("jarama", chain, "republican") == []


@pytest.mark.rule(
    "battles",
    "B.command",
    says=("must be within **4** hexes of the HQ", "Republican division HQs must trace to a corps HQ, up to 6 hexes"),
)
def test_b_command_four_hexes_for_republicans_six_for_nationalists() -> None:
    units = {"BR-1.11": "2327", "BR-HQ.11": "2323", "BR-HQ.V": "1920"}
    assert state_of("brunete", units).world.distance("2327", "2323") == 4
    assert out("brunete", units, "republican") == []
    assert out("brunete", {**units, "BR-1.11": "2328"}, "republican") == ["BR-1.11"]
    assert out("brunete", {**units, "BR-HQ.V": "1812"}, "republican") == ["BR-1.11", "BR-HQ.11"]
    assert out("brunete", {"BN-1.12": "2329", "BN-HQ.12": "2323"}, "nationalist") == []
    assert out("brunete", {"BN-1.12": "2330", "BN-HQ.12": "2323"}, "nationalist") == ["BN-1.12"]


@pytest.mark.rule(
    "battles", "10.1.3", says="Division units trace directly to their division HQ, corps units to their corps HQ"
)
@pytest.mark.rule("battles", "B.corps", says="Units not listed may use either corps HQ")
@pytest.mark.rule(
    "battles",
    "B.command",
    says=(
        "Units trace directly to their division HQ or",
        "Republican cavalry may use any HQ",
        "German and Misc units may use any division HQ",
        "All Nationalist units that start on the map belong to 71 Division",
        "Republican units not listed under a corps may use either corps HQ",
    ),
)
def test_b_command_division_or_corps() -> None:
    world = state_of("brunete", {}).world
    assert command.superiors(world, "BR-1.11") == ("BR-HQ.11", "BR-HQ.V")
    assert command.superiors(world, "BR-ART.X1") == ("BR-HQ.XVIII",)
    assert set(command.superiors(world, "BR-HQ.45")) == {"BR-HQ.V", "BR-HQ.XVIII"}
    assert set(command.superiors(world, "BR-CAV")) == set(world.hqs["republican"])
    assert set(command.superiors(world, "BN-GER")) == set(world.hqs["nationalist"])
    assert command.superiors(world, "BN-QUI") == ("BN-HQ.71",)
    assert out("brunete", {"BR-1.11": "2323", "BR-HQ.V": "1921"}, "republican") == []


def test_the_line_of_command_is_shown_hex_by_hex() -> None:
    state = state_of("jarama", {"JN-1.1.1": "3632", "JN-HQ.1": "3630", "JN-HQ.V": "3630"})
    assert command.line(state, "JN-1.1.1") == ("3632", "3631", "3630")
