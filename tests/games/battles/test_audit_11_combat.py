"""Chapter 11 read by a referee: who may follow whom after a combat."""

from __future__ import annotations

import pytest

from tests.games.battles.combat import MIDDLE, NORTH, NORTH_EAST, NORTH_WEST, battle, roll, until

GUN = "BR-ART.V1"


@pytest.mark.rule("battles", "11.7")
def test_11_7_defenders_do_not_follow_into_a_hex_the_attacker_left_by_advancing():
    """Only hexes vacated by retreat (or elimination) are open."""
    units = {"BN-MISC.1": MIDDLE, "BN-MISC.2": NORTH_EAST, "BR-94": NORTH}
    found = battle(units, reduced=["BN-MISC.1"])
    found.state.air_points["republican"] = 20
    found.play(f"attack BR-94 {MIDDLE}", f"widen {MIDDLE} {NORTH_EAST}", "done")
    found.play(f"points 10 {MIDDLE}", "done")
    roll(found, 1)  # 17 - 5 = 12: column 11,12, one step
    found.play("lose BN-MISC.1")
    found.play(f"advance BR-94 {MIDDLE}")
    while found.decision is not None:
        assert found.decision.player != "nationalist", found.actions
        found.play("done")
    assert found.state.place("BR-94") == MIDDLE
    assert found.state.place("BN-MISC.2") == NORTH_EAST


@pytest.mark.rule("battles", "11.7")
@pytest.mark.rule("battles", "12.5")
def test_11_7_defenders_may_follow_artillery_that_shared_the_attackers_retreat():
    """12.5(3) Guns firing at the hex next to them retreat with the attackers; their hex is vacated by retreat."""
    units = {"BN-1.12": MIDDLE, "BN-2.12": MIDDLE, "BN-3.12": MIDDLE, "BR-101.46": NORTH, GUN: NORTH_WEST}
    found = battle(units, reduced=["BR-101.46"])
    found.play(f"attack BR-101.46 {MIDDLE}", f"support {GUN} {MIDDLE}", "done")
    until(found, "roll")
    found.play("roll", dice=[4])  # 5 + 3 - 13: column -5, the attackers lose a step and retreat
    for _ in range(8):
        if found.decision is None or found.offered("advance"):
            break
        found.play(found.actions[0])
    assert found.state.place(GUN) != NORTH_WEST
    assert f"BN-1.12 {NORTH_WEST}" in found.offered("advance")
