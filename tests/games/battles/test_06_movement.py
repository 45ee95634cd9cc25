"""6.0 Movement and the terrain effects chart."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.map.terrain import entry_cost, why_not_cross
from desktop.games.battles.rules.movement import movement
from desktop.games.battles.state.events import UnitMoved
from tests.games.battles.moving import mover, phase, rule_against, spent

OPEN = "3632"  # Jarama: clear, no road, clear all around


@pytest.mark.rule("battles", "6.0", says="Every unit has a movement factor")
def test_6_0_every_unit_moves_by_its_allowance() -> None:
    found = mover("jarama", {"JN-CAV.1": OPEN}, "JN-CAV.1")
    assert movement.points_left(found.state, "JN-CAV.1") == 20


@pytest.mark.rule("battles", "6.1", says=("Unused MP cannot be saved or lent", "Each hex and hexside costs MP"))
def test_6_1_costs_are_paid_in_full_and_not_saved() -> None:
    found = mover("jarama", {"JN-1.1.1": OPEN}, "JN-1.1.1")
    assert spent(found, "JN-1.1.1", "3633") == 1
    found.play("to 3633", "to 3634")
    assert found.state.budget["JN-1.1.1"] == 12 - 4
    assert [event.facts()["path"] for event in found.of(UnitMoved)] == [("3632", "3633"), ("3633", "3634")]
    found.play("done")
    assert found.state.budget == {}


@pytest.mark.rule(
    "battles",
    "6.1",
    says=(
        "needs the full cost of a hex to enter it",
        "no guaranteed move of one hex",
        "cannot cross an unbridged river at the Jarama at all",
    ),
)
def test_6_1_a_halved_foot_unit_cannot_cross_the_jarama() -> None:
    units = {"JN-1.1.1": "2842"}
    found = mover("jarama", units, "JN-1.1.1", out_of_supply=["JN-1.1.1"])
    assert movement.points_left(found.state, "JN-1.1.1") == 6
    assert "2843" not in found.offered("to")  # 1 + 3 points, and 3 at hand
    assert rule_against(found, "JN-1.1.1", "2843") == "6.1"


@pytest.mark.rule("battles", "8.3", says="Entering an enemy ZOC ends")
@pytest.mark.rule("battles", "6.2", says="stops at once")
def test_6_2_entering_an_enemy_zone_stops() -> None:
    units = {"JN-1.1.1": OPEN, "JR-1.48": "3634"}
    found = mover("jarama", units, "JN-1.1.1")
    found.play("to 3633")
    assert found.decision is None
    assert found.state.moved == ["JN-1.1.1"]
    assert found.state.entered_from["JN-1.1.1"] == "3632"


@pytest.mark.rule("battles", "6.2", says="pass freely through hexes with friendly units")
def test_6_2_units_pass_through_friends_off_the_road() -> None:
    around = ["3732", "3633", "3532", "3531", "3631", "3731"]
    names = ["JN-2.1.1", "JN-3.1.1", "JN-1.2.1", "JN-2.2.1", "JN-3.2.1", "JN-1.3.2"]
    found = mover("jarama", {"JN-1.1.1": OPEN, **dict(zip(names, around, strict=True))}, "JN-1.1.1")
    assert "3634" in found.offered("to")
    assert "3633" in found.offered("to")  # stacking is a matter of the end of the phase


@pytest.mark.rule("battles", "7.0", says="Units of both sides never share a hex")
@pytest.mark.rule("battles", "6.2")
def test_6_2_enemy_hexes_cannot_be_entered() -> None:
    found = mover("jarama", {"JN-1.1.1": OPEN, "JR-HQ.48": "3633"}, "JN-1.1.1")
    assert "3633" not in found.offered("to")
    assert rule_against(found, "JN-1.1.1", "3633") == "7.0"


@pytest.mark.rule("battles", "6.3", says="may neither be passed through nor be ended in")
def test_6_3_an_occupied_road_hex_is_closed_to_friends() -> None:
    found = mover("jarama", {"JN-1.1.1": "2929", "JN-2.1.1": "3029"}, "JN-1.1.1")
    assert "3029" not in found.offered("to")
    assert rule_against(found, "JN-1.1.1", "3029") == "6.3"


@pytest.mark.rule("battles", "6.3", says="HQs, leaders, air units and trucks neither block")
def test_6_3_headquarters_neither_block_nor_are_blocked() -> None:
    found = mover("jarama", {"JN-1.1.1": "2929", "JN-HQ.1": "3029"}, "JN-1.1.1")
    assert "3029" in found.offered("to")
    found = mover("jarama", {"JN-1.1.1": "3029", "JN-HQ.1": "2929"}, "JN-HQ.1")
    assert "3029" in found.offered("to")
    for mover_, other in (("BR-9.11", "BR-TRK.1"), ("BR-TRK.1", "BR-9.11")):
        assert "2111" in mover("brunete", {mover_: "2110", other: "2111"}, mover_).offered("to")


@pytest.mark.rule("battles", "6.3", says="Up to three tank companies count as one unit on a road")
@pytest.mark.rule("battles", "7.1", says="On roads three tank companies count as one battalion")
def test_6_3_three_tank_companies_share_a_road_hex() -> None:
    units = {"JN-PZ.2": "3029", "JN-PZ.3": "3029", "JN-PZ.4": "2928", "JN-PZ.R": "2828"}
    found = mover("jarama", units, "JN-PZ.4")
    assert "3029" in found.offered("to")
    found.play("to 3029", "done")
    assert rule_against(mover("jarama", {**units, "JN-PZ.4": "3029"}, "JN-PZ.R"), "JN-PZ.R", "3029") == "6.3"


@pytest.mark.rule("battles", "6.3", says=("Towns and cities are exempt", "pays 1 MP and gets no road benefit there"))
def test_6_3_an_occupied_town_gives_no_road_benefit() -> None:
    free = mover("jarama", {"JN-PZ.2": "2828"}, "JN-PZ.2")
    assert spent(free, "JN-PZ.2", "2928") == 0.5
    crowded = mover("jarama", {"JN-PZ.2": "2828", "JN-1.1.1": "2928"}, "JN-PZ.2")
    assert spent(crowded, "JN-PZ.2", "2928") == 1
    items = movement.cost_items(crowded.state, "JN-PZ.2", ("2828", "2928"))
    assert [(item.cost, item.rule) for item in items] == [(2, "6.3")]


@pytest.mark.rule("battles", "6.4", says=("P in the chart means prohibited", "They use the mechanized columns"))
def test_6_4_tanks_stay_out_of_woods_and_rivers() -> None:
    found = mover("jarama", {"JR-TK.1.1": "3145"}, "JR-TK.1.1")
    assert "3146" not in found.offered("to")
    refusal = why_not_cross(found.state, "JR-TK.1.1", "3145", "3146")
    assert refusal is not None
    assert refusal.rule == "6.4"
    river = mover("jarama", {"JR-TK.1.1": "3043"}, "JR-TK.1.1")
    assert rule_against(mover("jarama", {"JR-TK.1.1": "3146"}, "JR-TK.1.1"), "JR-TK.1.1", "3147") == "6.4"
    assert entry_cost(river.state, "JR-TK.1.1", "3043", "3143") is None
    assert entry_cost(river.state, "JR-TK.1.1", "3142", "3143") == 2  # by the bridge


@pytest.mark.rule("battles", "6.4")
def test_6_4_the_refusal_names_the_unbridged_river() -> None:
    found = mover("jarama", {"JR-TK.1.1": "3043"}, "JR-TK.1.1")
    refusal = why_not_cross(found.state, "JR-TK.1.1", "3043", "3143")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("6.4", "move.river_prohibited")


@pytest.mark.rule("battles", "6.4", says="and so are the HQs of tank formations")
def test_6_4_tank_headquarters_and_flak_are_mechanized() -> None:
    found = mover("jarama", {"JR-HQ.1TK": "3145", "JN-F88.1": "3632"}, "JR-HQ.1TK")
    assert "3146" not in found.offered("to")
    assert entry_cost(found.state, "JN-F88.1", "3632", "3633") == 2


@pytest.mark.rule("battles", "TEC", says=("Main road: 1 / half, in any weather", "Minor road: 1 / 1, in any weather"))
@pytest.mark.rule(
    "battles", "6.5", says=("along the same road costs 1 MP", "only half an MP per hex along a **main** road")
)
def test_6_5_roads_cost_one_and_main_roads_half_for_mechanized_units() -> None:
    foot = mover("jarama", {"JN-1.1.1": "3133"}, "JN-1.1.1", weather="mud")
    assert spent(foot, "JN-1.1.1", "3134") == 1  # R05, though 3134 is hill in mud
    tank = mover("jarama", {"JR-TK.1.1": "3845"}, "JR-TK.1.1")
    assert spent(tank, "JR-TK.1.1", "3647") == 1.5  # three hexes of the Valencia road, over the bridge
    assert spent(mover("jarama", {"JR-TK.1.1": "3143"}, "JR-TK.1.1"), "JR-TK.1.1", "3244") == 1  # a minor road


@pytest.mark.rule(
    "battles",
    "6.5",
    says=("The two hexes must follow each other on the road", "enters a road hex from the side pays for the terrain"),
)
def test_6_5_the_road_must_join_the_two_hexes() -> None:
    found = mover("jarama", {"JN-1.1.1": "3234"}, "JN-1.1.1", weather="mud")
    assert "3134" in found.world.road_hexes
    assert found.world.road("3234", "3134") == ""
    assert spent(found, "JN-1.1.1", "3134") == 2  # a hill in mud, entered from the side


@pytest.mark.rule(
    "battles",
    "6.5",
    says=("Crossing a river by road or bridge costs nothing extra", "Any unit may cross a river by a bridge"),
)
def test_6_5_a_bridge_costs_nothing_extra() -> None:
    found = mover("jarama", {"JN-1.1.1": "3142"}, "JN-1.1.1")
    assert spent(found, "JN-1.1.1", "3143") == 1


@pytest.mark.rule("battles", "17.0", says="Mud raises movement costs")
@pytest.mark.rule(
    "battles",
    "TEC",
    says=(
        "Clear: 1 / 1, in mud 2 / 2",
        "Town: 1 / 1, in mud 1 / 1",
        "Woods: 2 / P, in mud 3 / P",
        "Hill: 1 / 1, in mud 2 / 2",
        "Rough: 2 / P, in mud 3 / P",
        "Any combination of hill, rough and woods: 3 / P, in mud 4 / P",
    ),
)
@pytest.mark.rule("battles", "TABLES")
@pytest.mark.parametrize(
    ("hex_id", "kind", "foot", "mechanized", "foot_mud", "mechanized_mud"),
    [
        ("2323", "clear", 1, 1, 2, 2),
        ("2112", "town", 1, 1, 1, 1),
        ("1605", "woods", 2, None, 3, None),
        ("1506", "hill", 1, 1, 2, 2),
        ("2002", "rough", 2, None, 3, None),
        ("1209", "combination", 3, None, 4, None),
    ],
)
def test_tec_costs_off_the_road(
    hex_id: str, kind: str, foot: int, mechanized: int | None, foot_mud: int, mechanized_mud: int | None
) -> None:
    world = mover("brunete", {"BR-1.11": "2323"}, "BR-1.11").world
    assert world.terrain_kind(hex_id) == kind
    columns = [(column, weather) for weather in ("clear", "mud") for column in ("foot", "mechanized")]
    costs = [world.terrain_cost(hex_id, column, weather) for column, weather in columns]
    halves = [None if cost is None else 2 * cost for cost in (foot, mechanized, foot_mud, mechanized_mud)]
    assert costs == halves


@pytest.mark.rule("battles", "TEC", says="River or canal hexside: +2 / P")
def test_tec_the_brunete_rivers_cost_two_more() -> None:
    found = mover("brunete", {"BR-1.11": "2003"}, "BR-1.11")
    assert spent(found, "BR-1.11", "1903") == 2 + 2  # woods beyond the Aulencia


def test_every_refusal_to_a_neighbour_has_a_rule() -> None:
    found = mover("jarama", {"JR-TK.1.1": "3145", "JN-1.1.1": "3247"}, "JR-TK.1.1")
    for hex_id in found.world.grid.within("3145", 3):
        refusal = movement.why_not_move(found.state, "JR-TK.1.1", hex_id)
        assert (refusal is None) == (hex_id in found.offered("to"))
        assert refusal is None or refusal.rule


def test_a_unit_that_did_nothing_may_be_picked_again() -> None:
    found = phase("jarama", {"JN-1.1.1": OPEN, "JN-HQ.1": OPEN, "JN-HQ.V": OPEN}, "nationalist")
    found.play("pick JN-1.1.1", "done", "pick JN-1.1.1", "to 3633", "done")
    assert "JN-1.1.1" not in found.offered("pick")
    assert found.why_not("pick JN-1.1.1") is not None


def test_cost_items_add_up_to_the_cost() -> None:
    found = mover("jarama", {"JN-1.1.1": "3243", "JR-1.48": "3246"}, "JN-1.1.1")
    for hex_id, (left, path) in movement.reach(found.state, "JN-1.1.1").items():
        total = sum(item.cost for item in movement.cost_items(found.state, "JN-1.1.1", path))
        raw = movement.search(found.state, "JN-1.1.1").left[hex_id]
        assert total == 12 - raw
        assert left in (raw, 0)
