"""Chapter 12 read by a referee: hexes that only artillery has to answer, artillery driven out of an attacked hex."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.combat import attack_options
from tests.games.battles.combat import MIDDLE, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, battle, roll, until

GUN, GUN2 = "BR-ART.V1", "BR-ART.V2"
PAIR = {"BN-1.12": MIDDLE, "BN-2.12": MIDDLE}  # a zone of control
SECOND = {"BN-3.12": NORTH_EAST, "BN-4.12": NORTH_EAST}  # another
FAR = "2320"


@pytest.mark.rule("battles", "11.1")
@pytest.mark.rule("battles", "12.51", says="An enemy hex whose ZOC falls on artillery alone must be barraged")
def test_12_51_artillery_in_a_zone_of_control_answers_its_source_not_somebody_else():
    found = battle({**PAIR, "BN-MISC.1": FAR, GUN: NORTH})
    found.play(f"barrage {GUN} {FAR}")
    assert not found.offers("done")
    refusal = found.why_not("done")
    assert refusal is not None
    assert refusal.rule == "12.51"
    assert refusal.reason.key == "declare.hex_must_be_shelled"
    found.play("complete")
    assert found.offers("done")
    assert [(attack.targets, attack.artillery) for attack in found.state.attacks] == [([MIDDLE], [GUN])]


@pytest.mark.rule("battles", "12.51")
def test_12_51_one_battery_answers_one_of_two_sources_of_its_choice():
    found = battle({**PAIR, **SECOND, GUN: NORTH})
    assert not found.offers("done")
    found.play(f"barrage {GUN} {NORTH_EAST}")
    assert found.offers("done")


@pytest.mark.rule("battles", "12.51")
def test_12_51_two_batteries_answer_two_sources_if_they_can():
    found = battle({**PAIR, **SECOND, GUN: NORTH, GUN2: SOUTH})
    found.play(f"barrage {GUN} {MIDDLE}")  # only GUN touches both: it must leave the middle to GUN2
    assert attack_options.unmet(found.state, "republican").shells == (NORTH_EAST,)
    found.play("complete")
    assert found.offers("done")
    assert {attack.targets[0]: attack.artillery for attack in found.state.attacks} == {
        MIDDLE: [GUN2],
        NORTH_EAST: [GUN],
    }


@pytest.mark.rule("battles", "11.1", says="A barrage meets the duty")
@pytest.mark.rule("battles", "12.51", says="A barrage meets the duty to attack all adjacent enemies")
def test_12_51_a_distant_barrage_answers_as_well():
    found = battle({**PAIR, "BN-MISC.1": FAR, GUN: NORTH, GUN2: "2326"})
    found.play(f"barrage {GUN2} {MIDDLE}", f"barrage {GUN} {FAR}")
    assert found.offers("done")


@pytest.mark.rule("battles", "12.51")
def test_12_51_artillery_next_to_an_enemy_without_a_zone_is_free_to_fire_elsewhere():
    found = battle({"BN-MISC.2": MIDDLE, "BN-MISC.1": FAR, GUN: NORTH})
    found.play(f"barrage {GUN} {FAR}")
    assert found.offers("done")


@pytest.mark.rule("battles", "12.5")
def test_12_5_artillery_that_left_an_attacked_hex_gives_no_support_in_that_phase():
    """12.5(2) The guns retreat from their own combat; they may not support the next one from where they stand then."""
    units = {
        "BN-1.12": MIDDLE,
        "BN-ART1.12": MIDDLE,
        "BN-2.12": "2326",
        "BR-94": NORTH,
        "BR-95": "2327",
    }
    found = battle(units)
    found.play("attack BR-94 2323", "attack BR-95 2326", "done", "fight 1")
    until(found, "retreat").play("stand", "retreat BN-ART1.12")
    hexes = [hex_id for hex_id in found.offered("back") if found.world.distance(hex_id, "2326") <= 8]
    found.play(f"back {hexes[0]}")
    roll(found, 1)  # nothing happens to the defender
    while found.decision is not None and not found.offers("fire BN-ART1.12") and not found.offers("roll"):
        found.play(next(a for a in found.actions if a in ("done", "normal", "stand")))
    assert not found.offers("fire BN-ART1.12")


@pytest.mark.rule("battles", "12.5")
def test_12_5_other_artillery_may_support_that_second_combat():
    units = {"BN-1.12": MIDDLE, "BN-ART1.12": "2325", "BN-2.12": "2326", "BR-94": NORTH, "BR-95": "2327"}
    found = battle(units)
    found.play("attack BR-94 2323", "attack BR-95 2326", "done", "fight 2")
    until(found, "fire")
    assert found.offers("fire BN-ART1.12")


@pytest.mark.rule("battles", "B.objectives", says="is excused from attacking it")
@pytest.mark.rule("battles", "11.1")
def test_11_1_a_unit_excused_from_one_hex_still_attacks_another_it_touches():
    """The ban excuses from attacking that hex only: the unit is in a zone of control and must attack."""
    near = battle({}).world.neighbours["2112"]
    units = {"BN-1.12": "2112", "BN-2.12": "2112", "BR-3.34": near[0]}
    world = battle({}).world
    other = next(h for h in world.neighbours[near[0]] if h != "2112" and h not in world.objective_hexes)
    alone = battle(units)
    assert alone.decision is None  # nothing it may attack
    both = battle({**units, "BN-MISC.1": other})
    assert not both.offers("done")
    both.play(f"attack BR-3.34 {other}")
    assert both.offers("done")


def test_ring_of_the_field():
    """The hexes used here are where they are thought to be."""
    world = battle({}).world
    assert set(world.neighbours[MIDDLE]) == {NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, "2224", NORTH_WEST}
    assert NORTH_EAST in world.neighbours[NORTH]
    assert NORTH_EAST not in world.neighbours[SOUTH]
