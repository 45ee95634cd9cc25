"""Open points of the book as they are ruled: both readings where the players may choose."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.artillery import artillery
from desktop.games.battles.rules.combat import assault
from desktop.games.battles.rules.combat.retreat_options import retreat_hexes
from desktop.games.battles.rules.map import zoc
from desktop.games.battles.rules.map.stacking import why_not_stack
from desktop.games.battles.state.combat_state import Attack
from tests.games.battles.combat import MIDDLE, NORTH, NORTH_EAST, NORTH_WEST, battle, until
from tests.games.battles.position import state_of

REG, REG2 = "BR-94", "BR-95"  # 7-8-6, of no division
GUN, OWN = "BR-ART.11", "BR-1.11"


@pytest.mark.rule("battles", "11.6", says="whose hex of origin is held by the enemy, in an enemy ZOC or full")
@pytest.mark.parametrize(("reading", "ways"), [("any", True), ("origin", False)])
def test_11_6_6_an_attacker_whose_hex_of_origin_is_in_an_enemy_zone(reading: str, ways: bool) -> None:
    units = {REG: NORTH, "BN-MISC.1": MIDDLE, "BN-1.12": "2320", "BN-2.12": "2320"}
    found = battle(units, options={"attacker_retreat_hex": reading})
    state = found.state
    state.entered_from[REG] = "2321"
    assert zoc.in_enemy_zoc(state, "republican", "2321")
    hexes = retreat_hexes(state, REG, attacker=True, avoid=[MIDDLE])
    assert "2321" not in hexes
    assert bool(hexes) == ways


@pytest.mark.rule("battles", "11.6", says="An attacker must go back to the hex from which it entered the enemy ZOC")
@pytest.mark.parametrize("reading", ["any", "origin"])
def test_11_6_6_an_open_hex_of_origin_is_the_only_one(reading: str) -> None:
    found = battle({REG: NORTH, "BN-MISC.1": MIDDLE}, options={"attacker_retreat_hex": reading})
    found.state.entered_from[REG] = "2321"
    assert retreat_hexes(found.state, REG, attacker=True) == ("2321",)
    found.state.entered_from.clear()
    assert len(retreat_hexes(found.state, REG, attacker=True)) > 1


@pytest.mark.rule("battles", "11.2", says="draw on any division of their side, in play or not")
@pytest.mark.parametrize(("reading", "offered"), [("any", True), ("in_play", False)])
def test_11_2_points_of_39_division_before_it_is_in_play(reading: str, offered: bool) -> None:
    units = {REG: NORTH, "BN-MISC.1": MIDDLE, "BR-HQ.11": "2319"}
    found = battle(units, options={"lending_divisions": reading}).play(f"attack {REG} {MIDDLE}", "done")
    assert found.offers("assault 39") == offered
    assert found.offers("assault 11")
    assert "39" in assault.lenders(state_of("brunete", {}), "republican")


@pytest.mark.rule("battles", "11.61", says="Artillery that supports the combat may not either")
def test_11_61_adjacent_supporting_artillery_may_not_leave() -> None:
    found = battle({GUN: NORTH_WEST, OWN: NORTH, "BN-1.12": MIDDLE, "BN-2.12": MIDDLE})
    found.play(f"attack {OWN} {MIDDLE}", f"support {GUN} {MIDDLE}", "done")
    until(found, "retreat")
    assert found.offered("retreat") == [OWN]
    refusal = found.why_not(f"retreat {GUN}")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("11.61", "retreat.supports_only")


@pytest.mark.rule("battles", "12.2", says=("At least one of the units it supports", "For artillery of no formation"))
@pytest.mark.parametrize(
    ("gun", "scattered", "may"),
    [
        (GUN, [], True),
        (GUN, [REG], True),
        (GUN, [OWN], False),
        (GUN, [OWN, REG], False),
    ],
)
def test_12_2_4_one_commanded_unit_of_the_formation_is_enough(gun: str, scattered: list[str], may: bool) -> None:
    state = state_of("brunete", {gun: "2320", OWN: NORTH, REG: NORTH_EAST, "BN-MISC.1": MIDDLE}, phasing="republican")
    state.out_of_command = scattered
    refusal = artillery.why_not_support_attack(state, gun, Attack(1, [MIDDLE], [OWN, REG]))
    assert (refusal is None) == may
    if refusal is not None:
        assert refusal.rule == "12.2"


@pytest.mark.rule("battles", "12.2", says="For artillery of no formation one of these units must be in command")
def test_12_2_4_artillery_of_no_formation_supports_whoever_is_in_command() -> None:
    units = {"JR-ART.U1": "2829", "JR-1.48": "2831", "JR-2.48": "2930", "JN-1.1.1": "2830"}
    for scattered, may in ((["JR-1.48"], True), (["JR-1.48", "JR-2.48"], False)):
        state = state_of("jarama", units, phasing="republican")
        state.out_of_command = scattered
        refusal = artillery.why_not_support_attack(state, "JR-ART.U1", Attack(1, ["2830"], ["JR-1.48", "JR-2.48"]))
        assert (refusal is None) == may


@pytest.mark.rule("battles", "B.zoc", says="Battalions never exert one from a road hex outside towns")
def test_b_zoc_a_battalion_on_an_open_road_has_none_and_gets_no_company() -> None:
    state = state_of("brunete", {"BN-1.12": "2111", "BN-2.12": "2212"})
    road = next(hex_id for hex_id in sorted(state.world.open_road) if len(state.world.neighbours[hex_id]) == 6)
    state._put("BN-1.12", road)
    assert not zoc.zoc_of(state, "nationalist")
    refusal = why_not_stack(state, "BN-2.12", road)
    assert refusal is not None
    assert refusal.reason.key == "stacking.road"
    state._put("BN-1.12", "3633")
    state._put("BR-1.11", road)
    assert zoc.zoc_of(state, "republican")
