"""11.1(5) A unit is attacked once in a combat phase, wherever it retreats to."""

from __future__ import annotations

import pytest

from desktop.games.battles.present.log import Log
from desktop.games.battles.present.names import Names
from desktop.games.battles.state import events as ev
from tests.games.battles.combat import MIDDLE, NORTH, SOUTH, SOUTH_EAST, battle, roll, until

DRIVEN, FRESH = "BN-1.12", "BN-MISC.2"  # 5-5 and 3-3
REG, TANKS, GUN = "BR-1.11", "BR-TK.1", "BR-ART.V1"  # 12-12; a battalion has no zone alone; 5 (12)
ONCE = pytest.mark.rule("battles", "11.1", says="A defending unit is attacked")
NOT_AGAIN = pytest.mark.rule("battles", "11.1", says="adds nothing to the defence there and suffers nothing")


def driven_into_the_next(*, option="unit", shelled=False, **more):
    """Attack 1 drives a battalion into the hex of attack 2."""
    units = {DRIVEN: MIDDLE, FRESH: SOUTH, REG: NORTH, **({GUN: "2320"} if shelled else {TANKS: "2325"}), **more}
    found = battle(units, options={"retreat_into_attacked_hex": option})
    second = f"barrage {GUN} {SOUTH}" if shelled else f"attack {TANKS} {SOUTH}"
    found.play(f"attack {REG} {MIDDLE}", second, "done", "fight 1")
    roll(found, 4)  # 12 - 5: column 7,8: -/*
    until(found, "back").play(f"back {SOUTH}")
    assert found.state.place(DRIVEN) == SOUTH
    until(found, "roll")
    return found


@ONCE
@NOT_AGAIN
def test_11_1_5_a_unit_driven_into_the_next_combat_is_not_attacked_again():
    found = driven_into_the_next()
    roll(found, 6)
    event = found.of(ev.CombatResolved)[-1]
    assert (event.defence_strength, event.result) == (3, "-/S*")
    assert found.state.units[FRESH].reduced
    assert found.state.place(DRIVEN) == SOUTH
    assert not found.state.units[DRIVEN].reduced


@NOT_AGAIN
def test_11_1_5_what_it_holds_is_not_vacated():
    found = roll(driven_into_the_next(), 6)
    while found.decision is not None:
        assert not found.offered("advance")
        found.play(found.actions[0])
    assert found.state.place(FRESH) != SOUTH
    assert found.state.place(DRIVEN) == SOUTH


@NOT_AGAIN
def test_11_1_5_a_barrage_is_not_rolled_against_it():
    found = roll(driven_into_the_next(shelled=True), 4)
    assert [event.unit for event in found.of(ev.CombatResolved)] == ["", FRESH]
    assert found.decision is None


@pytest.mark.rule("battles", "11.1", says="an attack that finds nobody else comes to nothing")
def test_11_1_5_an_attack_that_finds_nobody_else_comes_to_nothing():
    found = battle({DRIVEN: MIDDLE, FRESH: SOUTH, REG: NORTH, TANKS: "2325"})
    found.play(f"attack {REG} {MIDDLE}", f"attack {TANKS} {SOUTH}", "done", "fight 1")
    found.state._put(FRESH, SOUTH_EAST)  # it has left before its own combat
    roll(found, 4)
    until(found, "back").play(f"back {SOUTH}")
    while found.decision is not None:
        found.play(found.actions[-1])
    (cancelled,) = found.of(ev.CombatCancelled)
    told = Log(found.world, Names(found.world)).text(cancelled, "")
    assert told == "Attack 2 comes to nothing: no enemy is left there that was not attacked before."
    assert found.state.place(DRIVEN) == SOUTH


@ONCE
def test_11_1_5_so_is_one_that_left_of_its_own_will():
    found = battle({DRIVEN: MIDDLE, FRESH: SOUTH, REG: NORTH, TANKS: "2325"})
    found.play(f"attack {REG} {MIDDLE}", f"attack {TANKS} {SOUTH}", "done", "fight 1")
    until(found, "retreat")
    while not found.offers(f"retreat {DRIVEN}"):
        found.play("stand")
    found.play(f"retreat {DRIVEN}", f"back {SOUTH}")
    roll(found, 5)
    assert found.of(ev.CombatResolved)[-1].defence_strength == 3


def test_11_1_5_read_by_the_hex_it_defends_again():
    found = roll(driven_into_the_next(option="hex"), 4)
    assert found.of(ev.CombatResolved)[-1].defence_strength == 3 + 5
