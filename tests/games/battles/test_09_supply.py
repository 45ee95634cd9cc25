"""9.0 Supply, J.supply, B.supply."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.supply import supply
from desktop.games.battles.state.status import movement_allowance
from tests.games.battles.moving import mover, phase
from tests.games.battles.position import state_of, world_of

CUT = {"BR-1.11": "1905", "BN-1.12": "1605", "BN-2.12": "1605"}  # a zone over the only road to 1501


@pytest.mark.rule("battles", "9.0")
@pytest.mark.rule("battles", "9.1", says=("at most **2 hexes**", "along a continuous road"))
@pytest.mark.rule("battles", "J.supply", says="The Nationalist traces supply by any road that leads to the west edge")
def test_9_1_two_hexes_to_a_road_that_leads_to_a_friendly_edge() -> None:
    state = state_of("jarama", {"JN-1.1.1": "2831", "JN-2.1.1": "2929", "JN-3.1.1": "2732"})
    world = state.world
    roads = [h for h in world.road_hexes if supply.supplied_roads(state, "nationalist").get(h) is not None]
    assert min(world.distance("2831", h) for h in roads) == 2
    assert min(world.distance("2732", h) for h in roads) == 2
    line = supply.trace(state, "nationalist", "2831")
    assert line is not None
    assert (line[0], line[-1]) == ("2831", "2828")
    assert supply.out_of_supply(state, "nationalist") == []


@pytest.mark.rule("battles", "9.1", says="A unit that has no such line is out of supply")
def test_9_1_three_hexes_are_too_many() -> None:
    state = state_of("jarama", {"JN-1.1.1": "3341"})
    world = state.world
    assert min(world.distance("3341", h) for h in world.road_hexes) > 1
    far = next(h for h in world.hexes if min(world.distance(h, road) for road in world.road_hexes) == 3)
    assert supply.trace(state, "nationalist", far) is None
    assert not supply.has_line(state, "nationalist", far)


@pytest.mark.rule("battles", "9.1", says="along a continuous road")
def test_9_1_enemy_zones_cut_the_road() -> None:
    assert supply.out_of_supply(state_of("brunete", {"BR-1.11": "1905"}), "republican") == []
    assert supply.out_of_supply(state_of("brunete", CUT), "republican") == ["BR-1.11"]


@pytest.mark.rule(
    "battles", "9.1", says=("The unit's own hex never blocks its line", "A unit on the road traces no hexes to it")
)
def test_9_1_the_own_hex_never_blocks() -> None:
    state = state_of("jarama", {"JN-1.1.1": "2929", "JR-1.48": "2930"})
    assert supply.out_of_supply(state, "nationalist") == []
    at_the_edge = state_of("jarama", {"JR-1.45": "1039", "JN-1.1.1": "1040"})
    assert supply.out_of_supply(at_the_edge, "republican") == []


@pytest.mark.rule(
    "battles",
    "9.1",
    says=("The line may cross any terrain", "Even a mechanized unit may trace across an unbridged river"),
)
def test_ex_9_1_the_line_may_cross_a_river_the_unit_cannot() -> None:
    state = state_of("jarama", {"JR-TK.1.1": "3042"})
    world = state.world
    assert world.river("3043", "3044") == "Jarama"
    assert supply.has_line(state, "republican", "3043")
    assert supply.out_of_supply(state, "republican") == []


@pytest.mark.rule("battles", "9.2", says="A unit may move out of supply of its own will")
def test_9_2_a_unit_may_move_out_of_supply() -> None:
    found = mover("jarama", {"JR-B.5": "3143"}, "JR-B.5")
    away = [h for h in found.offered("to") if not supply.has_line(found.state, "republican", h)]
    found = mover("jarama", {"JN-1.1.1": "3632"}, "JN-1.1.1")
    away += [h for h in found.offered("to") if not supply.has_line(found.state, "nationalist", h)]
    assert away


@pytest.mark.rule("battles", "1.0", says="All halvings round up")
@pytest.mark.rule("battles", "9.3", says="movement, attack and defence halved, rounding up")
def test_9_3_movement_is_halved_rounding_up_and_judged_once() -> None:
    state = state_of("jarama", {"JN-1.1.1": "3632", "JN-CAV.1": "3531"})
    state.out_of_supply = ["JN-1.1.1", "JN-CAV.1"]
    assert movement_allowance(state, "JN-1.1.1") == 2 * 3
    assert movement_allowance(state, "JN-CAV.1") == 2 * 5


@pytest.mark.rule("battles", "5.0", says="holds for the whole movement phase")
@pytest.mark.rule("battles", "9.3", says="Supply is judged at the start of the movement or combat phase")
def test_9_3_the_status_holds_for_the_whole_phase() -> None:
    found = phase("brunete", CUT, "republican")
    assert found.state.out_of_supply == ["BR-1.11"]
    found.state.eliminate("BN-1.12", "combat")
    assert supply.can_trace(found.state, "BR-1.11")
    assert found.state.out_of_supply == ["BR-1.11"]


@pytest.mark.rule(
    "battles",
    "B.supply",
    says=("Republican units trace supply to 1501", "All Republican units are in supply on turn 1"),
)
def test_b_supply_republicans_from_1501_and_automatic_at_first() -> None:
    units = {"BR-1.11": "2110"}
    assert supply.out_of_supply(state_of("brunete", units, turn=1), "republican") == []
    assert supply.out_of_supply(state_of("brunete", units, turn=2), "republican") == []  # the road is free
    cut = {**units, "BN-1.12": "1502", "BN-2.12": "1402"}
    assert supply.out_of_supply(state_of("brunete", cut, turn=2), "republican") == ["BR-1.11"]
    assert supply.out_of_supply(state_of("brunete", cut, turn=1), "republican") == []


@pytest.mark.rule("battles", "B.supply", says="are in supply through turn 3")
def test_b_supply_quijorna_and_la_cana_hold_three_turns() -> None:
    around = {"BR-1.11": "1510", "BR-9.11": "1412", "BR-100.11": "1612", "BR-10.46": "1512"}
    units = {"BN-QUI": "1511", **around}
    assert supply.out_of_supply(state_of("brunete", units, turn=3), "nationalist") == []
    assert supply.out_of_supply(state_of("brunete", units, turn=4), "nationalist") == ["BN-QUI"]


@pytest.mark.parametrize("side", ["nationalist", "republican"])
def test_the_three_ways_to_ask_for_a_line_agree(side: str) -> None:
    units = {"JN-1.1.1": "3143", "JN-2.1.1": "3846", "JN-3.1.1": "2440", "JR-1.48": "2829", "JR-2.48": "3230"}
    state = state_of("jarama", units)
    area = supply.supplied_area(state, side)
    enemy = state.world.enemy(side)
    for hex_id in state.world.hexes:
        if hex_id not in state.holding[enemy]:
            line = supply.trace(state, side, hex_id)
            assert (line is not None) == supply.has_line(state, side, hex_id) == (hex_id in area), hex_id
            if line:
                assert line[0] == hex_id
                assert line[-1] in state.world.sources[side]
                assert all(supply.is_free(state, side, h) for h in line[1:])


@pytest.mark.rule("battles", "J.victory")
@pytest.mark.parametrize("hex_id", sorted(world_of("jarama").victory_hexes))
def test_every_place_that_counts_can_be_held_in_supply(hex_id):
    state = state_of("jarama", {})
    assert any(supply.has_line(state, side, hex_id) for side in state.world.by_side)
