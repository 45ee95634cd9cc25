"""Chapter 11: retreats and advances, forced and of their own will, and what follows from them."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.combat.resolve import fight_of, odds
from desktop.games.battles.rules.combat.retreat_options import retreat_hexes, why_not_advance, why_not_retreat_to
from desktop.games.battles.rules.supply import command
from desktop.games.battles.state import events as ev
from tests.games.battles.combat import (
    MIDDLE,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    battle,
    rest,
    roll,
    until,
)

REG, REG2, REG3 = "BR-94", "BR-95", "BR-28"  # 7-8-6 each, of no division
MISC = "BN-MISC.1"  # 3-3-6
PAIR = {"BN-1.12": MIDDLE, "BN-2.12": MIDDLE}  # two battalions, 5-5 and 4-4: a zone of control


def refused(found, text):
    refusal = found.why_not(text)
    assert refusal is not None, f"{text} is not refused"
    return refusal.rule


# -- 11.6 ------------------------------------------------------------------------------------------
@pytest.mark.rule("battles", "11.6", says="An attacker must go back to the hex")
@pytest.mark.rule("battles", "11.8", says="cost no MP")
def test_11_6_attackers_go_back_where_they_came_from():
    found = battle({**PAIR, "BN-3.12": MIDDLE, REG: NORTH})
    found.state.entered_from[REG] = "2321"
    assert retreat_hexes(found.state, REG, attacker=True) == ("2321",)
    assert len(retreat_hexes(found.state, REG, attacker=False)) > 1
    found.play(f"attack {REG} {MIDDLE}", "done")
    roll(found, 4)  # 7 - 13: column -5, *S/-
    assert found.state.place(REG) == "2321"
    assert ev.UnitMoved(REG, (NORTH, "2321"), 0, "retreat") in found.events


@pytest.mark.rule("battles", "11.6", says="uses any legal hex")
def test_11_6_origin_closed_any_legal_hex():
    found = battle({**PAIR, REG: NORTH, REG2: "2321"})
    found.state.entered_from[REG] = "2321"  # a regiment is there: no room
    assert "2321" not in retreat_hexes(found.state, REG, attacker=True)
    assert retreat_hexes(found.state, REG, attacker=True)


@pytest.mark.rule("battles", "11.6", says=("may not retreat into an enemy ZOC", "Stacking limits hold"))
def test_11_6_not_into_zoc_enemies_overstacking_prohibited_terrain():
    found = battle({**PAIR, REG: NORTH, REG2: "2321", MISC: "2422", "BR-TK.1": "2421"})
    state = found.state
    assert why_not_retreat_to(state, REG, NORTH_EAST).reason.key == "retreat.enemy_zoc"
    assert why_not_retreat_to(state, REG, MIDDLE).reason.key == "retreat.enemy_units"
    assert why_not_retreat_to(state, REG, "2321").rule == "7.1"
    assert why_not_retreat_to(state, REG, "2125").rule == "11.6"
    assert why_not_retreat_to(state, "BR-TK.1", "2420").rule in ("6.4", "7.3") or found.world.terrain["2420"] == (
        "clear",
    )


@pytest.mark.rule(
    "battles", "11.6", says=("Friendly units do not cancel the ZOC", "If there is no other hex, it is eliminated")
)
def test_11_6_friends_do_not_cancel_the_zoc_and_no_hex_means_elimination():
    ring = {REG: NORTH, REG2: SOUTH, REG3: SOUTH_EAST, "BR-151": NORTH_WEST}
    found = battle({MISC: MIDDLE, "BN-MISC.2": NORTH_EAST, **ring})
    assert retreat_hexes(found.state, MISC, attacker=False) == ()
    found.play(*(f"attack {unit} {MIDDLE}" for unit in ring), "done")
    roll(found, 2)  # 13+: -/*
    assert found.state.place(MISC) == "eliminated"
    assert found.of(ev.UnitEliminated) == [ev.UnitEliminated(MISC, MIDDLE, "retreat")]


@pytest.mark.rule("battles", "11.6", says=("Defenders choose freely", "A unit retreats one hex", "Its owner moves it"))
def test_11_6_defender_chooses_freely():
    found = battle({MISC: MIDDLE, "BR-1.11": NORTH})
    roll(found.play(f"attack BR-1.11 {MIDDLE}", "done"), 3)  # 9: -/*
    assert found.decision.player == "nationalist"
    assert found.offered("back") == [SOUTH_EAST, SOUTH, SOUTH_WEST]
    assert refused(found, f"back {NORTH_EAST}") == "11.6"


@pytest.mark.rule("battles", "11.6", says="No unit retreats into another attacked hex of its own combat")
def test_11_6_not_into_another_hex_of_the_same_combat():
    found = battle({MISC: MIDDLE, "BN-MISC.2": NORTH_EAST, "BR-TK.1": NORTH})  # one battalion: no zone of control
    found.play(f"attack BR-TK.1 {MIDDLE}", f"widen {MIDDLE} {NORTH_EAST}", "done")
    until(found, "stand").play("stand")
    until(found, "retreat").play(f"retreat {MISC}")
    assert found.why_not(f"back {NORTH_EAST}").reason.key == "retreat.same_combat"
    assert found.offered("back") == [SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST]


@pytest.mark.rule("battles", "11.6")
@pytest.mark.rule("battles", "16.0")
def test_11_6_retreat_off_the_map_is_destruction():
    found = battle({"BN-MISC.1": "2133", "BR-1.11": "2132"})
    assert all(hex_id in found.world.neighbours for hex_id in retreat_hexes(found.state, "BN-MISC.1", attacker=False))


@pytest.mark.rule("battles", "B.trucks", says="A retreating stack takes its trucks along")
def test_b_trucks_go_along_with_a_retreating_stack():
    found = battle({MISC: MIDDLE, "BN-TRK.1": MIDDLE, "BR-1.11": NORTH})
    roll(found.play(f"attack BR-1.11 {MIDDLE}", "done"), 3)
    found.play(f"back {SOUTH}", f"back {SOUTH}")
    assert found.state.place("BN-TRK.1") == SOUTH


@pytest.mark.rule("battles", "B.trucks", says="Stacked with other units it suffers combat results normally")
def test_b_trucks_stacked_with_others_suffer_losses():
    found = battle({MISC: MIDDLE, "BN-TRK.1": MIDDLE, "BR-1.11": NORTH})
    roll(found.play(f"attack BR-1.11 {MIDDLE}", "done"), 1)
    assert found.offered("lose") == [MISC, "BN-TRK.1"]


# -- 11.61 -----------------------------------------------------------------------------------------
@pytest.mark.rule("battles", "11.7", says="this applies after forced and voluntary retreats")
@pytest.mark.rule("battles", "5.0", says="Voluntary retreats: the attacker first, then the defender")
@pytest.mark.rule(
    "battles",
    "11.61",
    says=(
        "first the attacker, then the defender",
        "after the attacker has committed artillery",
        "The combat ends when one side has no unit left in it",
    ),
)
def test_11_61_attacker_then_defender_after_commitments():
    found = battle({**PAIR, "BR-1.11": NORTH, "BR-ART.11": "2321"})
    found.play(f"attack BR-1.11 {MIDDLE}", "done", "assault", "fire BR-ART.11", "stand")
    assert found.decision.player == "nationalist"
    assert found.decision.rule == "11.61"
    found.play("retreat BN-1.12", f"back {SOUTH}", "retreat BN-2.12", f"back {SOUTH}")
    assert found.of(ev.CombatCancelled) == [ev.CombatCancelled(1, "nationalist", "left")]
    assert found.state.assault_points["11"] == 5
    assert found.offers(f"advance BR-1.11 {MIDDLE}")


@pytest.mark.rule("battles", "5.0", says="it is worked out again before the die is rolled")
@pytest.mark.rule("battles", "11.61", says="the units that left no longer count")
def test_11_61_partial_retreat_is_recomputed_and_fought():
    found = battle({**PAIR, "BR-1.11": NORTH}).play(f"attack BR-1.11 {MIDDLE}", "done", "normal", "stand")
    found.play("retreat BN-1.12", f"back {SOUTH}", "stand")
    assert found.offers("roll")
    assert odds(found.state, fight_of(found.state, found.state.attacks[0])).difference == 12 - 4


@pytest.mark.rule("battles", "11.61")
def test_11_61_any_retreat_ends_the_combat_read_literally():
    found = battle({**PAIR, "BR-1.11": NORTH}, options={"voluntary_retreat_ends_combat": "any"})
    found.play(f"attack BR-1.11 {MIDDLE}", "done", "normal", "stand", "retreat BN-1.12", f"back {SOUTH}", "stand")
    assert found.of(ev.CombatCancelled)
    assert not found.of(ev.CombatResolved)


@pytest.mark.rule("battles", "11.61", says="have used up their attack for the phase")
def test_11_61_attackers_leave_defenders_advance_and_units_have_fought():
    found = battle({**PAIR, REG: NORTH}).play(f"attack {REG} {MIDDLE}", "done", "normal", f"retreat {REG}")
    found.play(f"back {found.offered('back')[0]}")
    assert REG in found.state.fought
    assert found.decision.player == "nationalist"
    assert found.offers(f"advance BN-1.12 {NORTH}")


@pytest.mark.rule("battles", "11.61", says="A unit without a legal retreat hex may not retreat voluntarily")
def test_11_61_no_voluntary_retreat_without_a_legal_hex():
    ring = {REG: NORTH, REG2: SOUTH, REG3: SOUTH_EAST, "BR-151": NORTH_WEST}
    found = battle({MISC: MIDDLE, "BN-MISC.2": NORTH_EAST, **ring})
    found.play(*(f"attack {unit} {MIDDLE}" for unit in ring), "done")
    until(found, "stand").play("stand")
    assert found.offers("roll")  # the defender has no choice
    assert refused(found, f"retreat {MISC}") == "11.61"


@pytest.mark.rule(
    "battles", "B.standfast", says=("may not retreat voluntarily", "Retreats required by the table apply to them")
)
def test_b_standfast_garrisons_do_not_retreat_voluntarily():
    found = battle({"BN-QUI": MIDDLE, REG: NORTH}).play(f"attack {REG} {MIDDLE}", "done", "normal", "stand")
    assert found.offers("roll")
    assert refused(found, "retreat BN-QUI") == "B.standfast"
    roll(found, 6)  # -/S* : the table's retreats apply
    assert found.offered("back")


@pytest.mark.rule("battles", "B.standfast", says="all Nationalist units set up at the start")
def test_b_standfast_binds_everybody_who_starts_on_the_map():
    world = battle({}).world
    placements, units = world.scenario.placements, world.units
    at_start = {unit for unit in world.by_side["nationalist"] if not placements[units[unit].placement].turn}
    assert set(world.special.stand_fast) == at_start
    found = battle({"BN-HQ.11": MIDDLE, REG: NORTH}).play(f"attack {REG} {MIDDLE}", "done", "normal", "stand")
    assert refused(found, "retreat BN-HQ.11") == "B.standfast"


@pytest.mark.rule("battles", "B.command", says="11 Division HQ commands nobody else")
def test_b_command_of_11_division_hq():
    state = battle({"BN-HQ.11": MIDDLE, "BN-ROM": NORTH, MISC: SOUTH}).state
    assert command.commander(state, MISC) == "BN-HQ.11"
    assert command.commander(state, "BN-ROM") == ""


# -- 11.7 ------------------------------------------------------------------------------------------
@pytest.mark.rule("battles", "7.2", says="an advance that would overstack is not allowed")
@pytest.mark.rule(
    "battles",
    "11.7",
    says=(
        "Adjacent victorious units",
        "Enemy ZOC is ignored",
        "at once, before the next combat",
        "Stacking limits hold",
    ),
)
@pytest.mark.rule("battles", "11.8", says="do not depend on supply or command")
def test_11_7_attackers_advance_at_once_ignoring_zoc_at_no_cost():
    found = battle({MISC: MIDDLE, "BN-1.12": "2325", "BN-2.12": "2325", "BR-1.11": NORTH, REG: SOUTH_WEST})
    found.state.out_of_supply.append("BR-1.11")
    found.play(f"attack BR-1.11 {MIDDLE}", f"attack {REG} {MIDDLE}", "done")
    roll(found, 3)  # 6 + 7 - 3 = 10: -/*
    assert found.state.place(MISC) == SOUTH_EAST  # the only hex out of the attackers' zones
    found.play(f"advance BR-1.11 {MIDDLE}")
    assert ev.UnitMoved("BR-1.11", (NORTH, MIDDLE), 0, "advance") in found.events
    assert not found.offers(f"advance {REG} {MIDDLE}")  # a regiment has its hex to itself


@pytest.mark.rule("battles", "11.7", says="Adjacent victorious units")
def test_11_7_defenders_may_advance_too():
    found = battle({**PAIR, "BN-3.12": MIDDLE, REG: NORTH}).play(f"attack {REG} {MIDDLE}", "done")
    roll(found, 5)  # column -5: *S/-
    until(found, "back").play(f"back {found.offered('back')[0]}")
    assert found.decision.player == "nationalist"
    found.play(f"advance BN-1.12 {NORTH}")
    rest(found)
    assert found.state.place("BN-1.12") == NORTH


@pytest.mark.rule("battles", "11.7", says=("A hex emptied by elimination counts as vacated", "It is a free choice"))
def test_11_7_elimination_vacates_too():
    found = battle({MISC: MIDDLE, "BR-1.11": NORTH}, reduced=[MISC])
    roll(found.play(f"attack BR-1.11 {MIDDLE}", "done"), 1)
    assert found.offers(f"advance BR-1.11 {MIDDLE}")
    found.play("done")  # 11.7(4) optional
    assert found.state.place("BR-1.11") == NORTH


@pytest.mark.rule(
    "battles",
    "11.7",
    says=(
        "may not advance into or across terrain prohibited to it",
        "Only units that took part in the combat may advance",
    ),
)
def test_11_7_not_into_prohibited_terrain_nor_without_having_taken_part():
    found = battle({MISC: "2320", "BR-TK.1": "2321", REG: "2322", REG2: "2220"})
    assert found.world.terrain["2320"] == ("woods",)
    found.play("attack BR-TK.1 2320", f"attack {REG2} 2320", "done")
    roll(found, 6)
    until(found, "back").play(f"back {found.offered('back')[0]}")
    assert refused(found, "advance BR-TK.1 2320") == "6.4"
    assert refused(found, f"advance {REG} 2320") == "11.7"
    assert found.offers(f"advance {REG2} 2320")


@pytest.mark.rule("battles", "11.7")
@pytest.mark.rule("battles", "B.objectives", says="may retreat into a restricted hex but not advance into it")
def test_11_7_no_advance_onto_another_divisions_objective():
    found = battle({"BR-1.11": "2607"})
    assert why_not_advance(found.state, "BR-1.11", "2707").rule == "B.objectives"
    found.state.taken["11"] = list(found.world.objectives["11"])
    assert why_not_advance(found.state, "BR-1.11", "2707") is None


@pytest.mark.rule("battles", "11.7", says="only if it did not itself retreat")
def test_11_7_after_a_partial_retreat_of_its_own_a_side_does_not_follow():
    found = battle({MISC: MIDDLE, "BR-1.11": NORTH, REG: SOUTH})
    found.play(f"attack BR-1.11 {MIDDLE}", f"attack {REG} {MIDDLE}", "done")
    until(found, "retreat").play(f"retreat {REG}", "back 2325", "stand", f"retreat {MISC}")
    if found.offered("back"):
        found.play(f"back {found.offered('back')[0]}")
    assert found.state.place(MISC) != MIDDLE
    assert not found.offered("advance")


# -- what follows from retreats and advances ----------------------------------------------------------
@pytest.mark.rule("battles", "11.6", says="A unit forced to overstack is eliminated")
@pytest.mark.rule("battles", "7.2", says="A retreat that would overstack eliminates the unit")
def test_11_6_5_a_unit_forced_to_overstack_is_eliminated():
    """Three hexes are out of the attacker's zone, and each of them is full."""
    full = {f"BN-{n}.12": SOUTH_EAST if n < 4 else SOUTH for n in range(1, 7)}
    full |= {f"BN-{n}.5": SOUTH_WEST for n in range(1, 4)}
    found = battle({MISC: MIDDLE, "BR-1.11": NORTH, **full})
    assert [why_not_retreat_to(found.state, MISC, h).rule for h in (SOUTH_EAST, SOUTH, SOUTH_WEST)] == ["7.1"] * 3
    roll(found.play(f"attack BR-1.11 {MIDDLE}", "done"), 3)  # 9: -/*
    assert found.of(ev.UnitEliminated) == [ev.UnitEliminated(MISC, MIDDLE, "retreat")]


@pytest.mark.rule("battles", "B.objectives")
@pytest.mark.rule("battles", "B.victory")
@pytest.mark.rule("battles", "11.7")
def test_b_objectives_an_advance_takes_the_hex():
    found = battle({"BN-CAN": "1907", "BR-3.34": "1906"}, reduced=["BN-CAN"])
    found.play("attack BR-3.34 1907", "done")
    roll(found, 3)  # 8 - (2 + 1): column 5,6: -/S
    found.play("advance BR-3.34 1907")
    assert ev.ObjectiveTaken("34", "1907") in found.events
    assert ev.ControlChanged("1907", "republican", True) in found.events


@pytest.mark.rule("battles", "B.trucks")
@pytest.mark.rule("battles", "11.7")
def test_b_trucks_left_behind_are_removed_by_an_advance():
    found = battle({MISC: MIDDLE, "BN-TRK.1": MIDDLE, REG: NORTH}).play(f"attack {REG} {MIDDLE}", "done")
    until(found, "stand").play("stand", f"retreat {MISC}", f"back {SOUTH}", "stand")
    found.play(f"advance {REG} {MIDDLE}")
    assert found.state.place("BN-TRK.1") == "eliminated"
    assert ev.UnitEliminated("BN-TRK.1", MIDDLE, "overrun") in found.events


@pytest.mark.rule("battles", "11.61")
@pytest.mark.rule("battles", "B.trucks")
def test_11_61_the_last_unit_takes_the_trucks_of_its_stack_along():
    found = battle({**PAIR, REG: NORTH, "BR-TRK.1": NORTH}).play(f"attack {REG} {MIDDLE}", "done", "normal")
    assert found.offered("retreat") == [REG]
    found.play(f"retreat {REG}", "back 2321")
    assert found.offered("retreat") == ["BR-TRK.1"]


@pytest.mark.rule("battles", "5.0", says="When all combats are done, check stacking")
@pytest.mark.rule("battles", "7.2", says="Stacking is checked at the end of **every phase**")
def test_7_2_stacking_is_checked_at_the_end_of_the_phase():
    found = battle({REG: MIDDLE, REG2: MIDDLE})
    assert found.decision.rule == "7.2"
    assert found.offered("remove") == [REG, REG2]


@pytest.mark.rule("battles", "B.assault", says="They cost one point per assault together")
def test_b_assault_71_division_has_no_points_and_may_use_those_of_others():
    units = {"BN-QUI": MIDDLE, "BN-LLA": MIDDLE, REG: NORTH}
    found = battle(units, side="nationalist").play(f"attack BN-QUI {NORTH}", f"attack BN-LLA {NORTH}", "done")
    assert found.offered("assault") == ["12", "13", "150", "4", "5"]
    mixed = battle({**units, "BN-1.12": MIDDLE}, side="nationalist")
    mixed.play(*(f"attack {unit} {NORTH}" for unit in ("BN-QUI", "BN-LLA", "BN-1.12")), "done")
    assert mixed.offered("assault") == [""]
    mixed.play("assault")
    assert mixed.of(ev.AssaultDeclared) == [ev.AssaultDeclared(1, ("12",))]
