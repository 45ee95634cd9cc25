"""Chapter 11: declaration and duty, assault, resolution, losses, retreats, advances."""

from __future__ import annotations

import pytest

from desktop.games.battles import duty
from desktop.games.battles import events as ev
from desktop.games.battles.resolve import fight_of, odds, odds_for, result
from desktop.games.battles.retreat_options import retreat_hexes, why_not_advance, why_not_retreat_to
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


# -- 11.1 ------------------------------------------------------------------------------------------
@pytest.mark.rule("battles", "11.0", says="must fight")
@pytest.mark.rule("battles", "11.1", says="Every phasing unit in an enemy ZOC must attack")
def test_11_1_units_in_enemy_zoc_must_attack_and_its_source_be_attacked():
    found = battle({**PAIR, REG: NORTH})
    assert not found.offers("done")
    assert refused(found, "done") == "11.1"
    found.play(f"attack {REG} {MIDDLE}")
    assert found.offers("done")


@pytest.mark.rule("battles", "11.1", says="or across a river that stops their ZOC, are voluntary")
def test_11_1_attack_on_enemies_without_zoc_is_voluntary():
    found = battle({MISC: MIDDLE, REG: NORTH})
    assert found.offers("done")
    assert found.offers(f"attack {REG} {MIDDLE}")


@pytest.mark.rule("battles", "11.1", says="or across a river that stops their ZOC, are voluntary")
def test_11_1_attack_across_a_river_that_stops_the_zoc_is_voluntary():
    found = battle({"JN-1.1.1": "3142", "JR-1.48": "3143"}, scenario="jarama")
    assert found.world.river("3142", "3143") == "Jarama"
    assert found.offers("done")
    assert found.offers("attack JR-1.48 3142")


@pytest.mark.rule("battles", "11.1", says="every enemy unit whose ZOC it is in must be attacked")
def test_11_1_every_source_of_the_zoc_must_be_attacked():
    found = battle({"BN-1.12": MIDDLE, "BN-2.12": MIDDLE, "BN-3.12": NORTH_EAST, "BN-4.12": NORTH_EAST, REG: NORTH})
    found.play(f"attack {REG} {MIDDLE}")
    assert not found.offers("done")
    found.play(f"widen {MIDDLE} {NORTH_EAST}")
    assert found.offers("done")
    assert found.state.attacks[0].targets == [MIDDLE, NORTH_EAST]


@pytest.mark.rule("battles", "11.1", says="every attacking unit must be adjacent to every defending hex")
def test_11_1_all_attackers_must_touch_all_defending_hexes():
    units = {"BN-1.12": MIDDLE, "BN-2.12": MIDDLE, "BN-3.12": NORTH_EAST, REG: NORTH, REG2: SOUTH}
    found = battle(units)
    found.play(f"attack {REG} {MIDDLE}", f"widen {MIDDLE} {NORTH_EAST}")
    assert not found.offers(f"attack {REG2} {MIDDLE}")
    assert refused(found, f"attack {REG2} {MIDDLE}") == "11.1"


@pytest.mark.rule(
    "battles",
    "11.1",
    says=(
        "a phasing unit attacks, at most once",
        "A unit may not divide its strength",
        "Every hex is attacked at most once",
    ),
)
def test_11_1_each_hex_and_unit_only_once():
    found = battle({**PAIR, REG: NORTH, REG2: SOUTH})
    found.play(f"attack {REG} {MIDDLE}")
    assert refused(found, f"attack {REG} {MIDDLE}") == "11.1"
    found.play(f"attack {REG2} {MIDDLE}")
    assert len(found.state.attacks) == 1


@pytest.mark.rule("battles", "12.1", says="never itself part of a normal attack or assault")
@pytest.mark.rule("battles", "11.1")
def test_11_1_not_adjacent_not_enemy_not_artillery():
    found = battle({**PAIR, REG: NORTH, REG2: "2321", "BR-ART.11": NORTH_WEST})
    assert refused(found, f"attack {REG2} {MIDDLE}") == "11.1"
    assert refused(found, f"attack {REG} {NORTH_EAST}") == "11.1"
    assert refused(found, f"attack BR-ART.11 {MIDDLE}") == "12.1"


@pytest.mark.rule("battles", "11.1", says=("HQs attack with 0 like any unit", "Trucks never attack and never have to"))
@pytest.mark.rule("battles", "B.trucks", says="Trucks never attack")
def test_11_1_headquarters_attack_with_0_and_trucks_never():
    found = battle({**PAIR, "BR-HQ.11": NORTH, "BR-TRK.1": NORTH})
    assert duty.unmet(found.state, "republican").units == ("BR-HQ.11",)
    assert refused(found, f"attack BR-TRK.1 {MIDDLE}") == "11.1"
    found.play(f"attack BR-HQ.11 {MIDDLE}", "done")
    assert odds(found.state, fight_of(found.state, found.state.attacks[0])).attack_strength == 0


@pytest.mark.rule("battles", "11.1", says="A unit with attack factor 0 must attack with 0")
def test_11_1_6_attack_factor_0_against_defence_2_is_column_minus_2():
    found = battle({"JN-AT.1": "2830", "JR-TK.1.1": "2831"}, side="nationalist", scenario="jarama")
    without_superiority = odds_for(found.state, ["JN-AT.1"], ["2831"])
    assert without_superiority.plain_column == "-2"


@pytest.mark.rule("battles", "11.1")
def test_11_1_units_of_a_stack_may_attack_different_hexes():
    units = {**PAIR, "BN-3.12": NORTH_EAST, "BN-4.12": NORTH_EAST, REG: NORTH, "BR-HQ.11": NORTH}
    found = battle(units, options={"stack_may_split_targets": "true"})
    found.play(f"attack {REG} {MIDDLE}", f"attack BR-HQ.11 {NORTH_EAST}")
    assert found.offers("done")


@pytest.mark.rule("battles", "11.1", says="The units of one stack may not attack different hexes")
def test_11_1_stack_may_not_split_as_printed():
    units = {**PAIR, "BN-3.12": NORTH_EAST, "BN-4.12": NORTH_EAST, REG: NORTH, "BR-HQ.11": NORTH}
    found = battle(units)
    found.play(f"attack {REG} {MIDDLE}")
    assert refused(found, f"attack BR-HQ.11 {NORTH_EAST}") == "11.1"
    found.play("complete")
    assert found.offers("done")
    assert len(found.state.attacks) == 1
    assert sorted(found.state.attacks[0].targets) == sorted([MIDDLE, NORTH_EAST])
    assert sorted(found.state.attacks[0].units) == sorted([REG, "BR-HQ.11"])


@pytest.mark.rule("battles", "11.1")
def test_11_1_complete_covers_hexes_and_idle_units():
    units = {**PAIR, "BN-3.12": NORTH_EAST, "BN-4.12": NORTH_EAST, REG: NORTH, REG2: SOUTH, REG3: SOUTH_EAST}
    found = battle(units)
    found.play("complete")
    assert found.offers("done")
    assert not duty.unmet(found.state, "republican")


@pytest.mark.rule("battles", "11.1")
def test_11_1_complete_takes_back_what_stands_in_the_way():
    units = {**PAIR, "BN-3.12": NORTH_EAST, "BN-4.12": NORTH_EAST, REG: NORTH, REG2: SOUTH}
    found = battle(units)
    found.play(f"attack {REG} {MIDDLE}", f"widen {MIDDLE} {NORTH_EAST}")
    assert not found.offers(f"attack {REG2} {MIDDLE}")
    found.play("complete")
    assert found.offers("done")
    assert {unit for attack in found.state.attacks for unit in attack.units} == {REG, REG2}


def test_withdraw_once():
    found = battle({**PAIR, REG: NORTH}).play(f"attack {REG} {MIDDLE}", f"withdraw {REG}")
    assert found.state.attacks == []
    found.play(f"attack {REG} {MIDDLE}")
    assert refused(found, f"withdraw {REG}") == "11.1"


@pytest.mark.rule("battles", "B.objectives", says="The ban outranks [[11.1]]")
@pytest.mark.rule("battles", "11.1", says="Excused are artillery without a legal fire")
def test_11_1_division_is_excused_from_another_divisions_objective():
    units = {"BN-1.12": "1907", "BN-2.12": "1907", "BR-1.11": "1906"}
    found = battle(units)
    assert found.decision is None  # 1907 is an objective of 34 Division
    assert duty.why_not_attack(found.state, "BR-1.11", "1907").rule == "B.objectives"
    found = battle({**units, "BR-3.34": "2007"})
    assert duty.duty_of(found.state, "republican").obliged == ("BR-3.34",)
    assert refused(found, "attack BR-1.11 1907") == "B.objectives"
    assert refused(found, "done") == "11.1"


@pytest.mark.rule("battles", "CRT", says="assault 1 right")
@pytest.mark.rule("battles", "5.0", says="The attacker says whether this is an assault and pays for it")
# -- 11.2 ------------------------------------------------------------------------------------------
@pytest.mark.rule("battles", "11.2", says="costs one assault point and shifts the final difference one column")
@pytest.mark.rule("battles", "B.assault")
def test_11_2_assault_costs_a_point_and_shifts_one_column():
    found = battle({MISC: MIDDLE, "BR-1.11": NORTH}).play(f"attack BR-1.11 {MIDDLE}", "done")
    before = odds(found.state, fight_of(found.state, found.state.attacks[0]))
    assert found.offered("assault") == [""]
    found.play("assault")
    after = odds(found.state, fight_of(found.state, found.state.attacks[0]))
    assert after.column_index == before.column_index + 1
    assert found.state.assault_points["11"] == 5


@pytest.mark.rule("battles", "10.3", says="It may not take part in an assault")
@pytest.mark.rule(
    "battles",
    "11.2",
    says=(
        "All units in an assault must be in supply and in command",
        "out of supply or out of command can only attack normally",
    ),
)
@pytest.mark.parametrize(("lacking", "key"), [("out_of_supply", "unsupplied"), ("out_of_command", "uncommanded")])
def test_11_2_assault_needs_supply_and_command(lacking, key):
    found = battle({MISC: MIDDLE, "BR-1.11": NORTH, "BR-9.11": SOUTH}, **{lacking: ["BR-9.11"]})
    found.play(f"attack BR-1.11 {MIDDLE}", f"attack BR-9.11 {MIDDLE}", "done")
    assert not found.offers("assault")
    refusal = found.why_not("assault")
    assert (refusal.rule, refusal.reason.key) == ("11.2", f"assault.{key}")


@pytest.mark.rule("battles", "11.2", says="When they are used up, its units can only attack normally")
def test_11_2_no_points_left_only_normal():
    found = battle({MISC: MIDDLE, "BR-1.11": NORTH})
    found.state.assault_points["11"] = 0
    found.play(f"attack BR-1.11 {MIDDLE}", "done")
    assert not found.offers("assault")
    assert found.why_not("assault").reason.key == "assault.no_points"


@pytest.mark.rule("battles", "11.2.1", says="each of these divisions pays one point")
def test_11_2_1_every_division_pays_one_point():
    found = battle({MISC: MIDDLE, "BR-1.11": NORTH, "BR-9.11": NORTH_EAST, "BR-10.46": SOUTH})
    found.play(*(f"attack {unit} {MIDDLE}" for unit in ("BR-1.11", "BR-9.11", "BR-10.46")), "done", "assault")
    assert (found.state.assault_points["11"], found.state.assault_points["46"]) == (5, 3)
    assert found.of(ev.AssaultDeclared) == [ev.AssaultDeclared(1, ("11", "46"))]


@pytest.mark.rule("battles", "11.2.2", says="cannot be passed from one division to another")
def test_11_2_2_points_are_not_passed_on():
    found = battle({MISC: MIDDLE, "BR-1.11": NORTH})
    found.play(f"attack BR-1.11 {MIDDLE}", "done")
    assert refused(found, "assault 46") == "11.2.2"


@pytest.mark.rule(
    "battles",
    "B.assault",
    says=("may use the points of any division of their side", "They cost one point per assault together"),
)
def test_b_assault_units_of_no_division_choose_the_payer():
    found = battle({MISC: MIDDLE, REG: NORTH, REG2: SOUTH})
    found.play(f"attack {REG} {MIDDLE}", f"attack {REG2} {MIDDLE}", "done")
    assert "46" in found.offered("assault")
    assert "12" not in found.offered("assault")
    found.play("assault 46")
    assert found.state.assault_points["46"] == 3


@pytest.mark.rule("battles", "J.assault", says="that division's payment covers them")
def test_j_assault_a_divisions_payment_covers_units_without_one():
    units = {"JN-1.1.1": "2831", "JR-1.48": "2830", "JR-9BN": "2931"}
    found = battle(units, side="republican", scenario="jarama")
    found.play("attack JR-1.48 2831", "attack JR-9BN 2831", "done", "assault")
    assert found.state.assault_points["A"] == 19
    assert found.state.assault_points["B"] == 20


@pytest.mark.rule(
    "battles",
    "J.assault",
    says=("Units without a stripe may use the points of any division", "cost only one point together"),
)
def test_j_assault_several_units_without_division_pay_one_point():
    units = {"JN-1.1.1": "2831", "JR-B.5": "2830", "JR-9BN": "2931"}
    found = battle(units, side="republican", scenario="jarama")
    found.play("attack JR-B.5 2831", "attack JR-9BN 2831", "done")
    assert found.offered("assault") == ["A", "B"]
    found.play("assault B")
    assert found.state.assault_points["B"] == 19


@pytest.mark.rule("battles", "CRT", says="combined arms +1 or +2")
# -- 11.3, 11.4 ------------------------------------------------------------------------------------
@pytest.mark.rule(
    "battles",
    "11.3",
    says=(
        "at least one infantry unit **and** at least one armoured unit",
        "It then adds 1 to the die",
        "it adds 2 instead",
        "Any supporting artillery counts as artillery",
    ),
)
def test_11_3_combined_arms():
    found = battle({MISC: MIDDLE, REG: NORTH, "BR-TK.1": SOUTH, "BR-ART.11": "2321"})
    state = found.state
    assert odds_for(state, [REG], [MIDDLE]).drm == 0
    assert odds_for(state, ["BR-TK.1"], [MIDDLE]).drm == 0
    assert odds_for(state, [REG, "BR-TK.1"], [MIDDLE]).drm == 1
    assert odds_for(state, [REG, "BR-TK.1"], [MIDDLE], artillery=["BR-ART.11"]).drm == 1
    assert odds_for(state, [REG, "BR-TK.1"], [MIDDLE], artillery=["BR-ART.11"], air_points=1).drm == 2
    assert odds_for(state, [REG], [MIDDLE], artillery=["BR-ART.11"], air_points=1).drm == 0


@pytest.mark.rule("battles", "11.3", says="units out of supply count")
def test_11_3_unsupplied_units_qualify():
    found = battle({MISC: MIDDLE, REG: NORTH, "BR-TK.1": SOUTH}, out_of_supply=[REG, "BR-TK.1"])
    assert odds_for(found.state, [REG, "BR-TK.1"], [MIDDLE]).drm == 1


@pytest.mark.rule("battles", "9.3", says="movement, attack and defence halved, rounding up")
@pytest.mark.rule("battles", "11.4")
def test_11_4_strengths_halved_out_of_supply_round_up_per_unit():
    found = battle({**PAIR, REG: NORTH}, out_of_supply=[REG, "BN-1.12", "BN-2.12"])
    found_odds = odds_for(found.state, [REG], [MIDDLE])
    assert (found_odds.attack_strength, found_odds.defence_strength) == (4, 3 + 2)


@pytest.mark.rule("battles", "11.4", says="their air and artillery support and the terrain")
@pytest.mark.rule("battles", "TEC", says="If several defence values apply, only the best counts")
def test_11_4_terrain_only_the_best_counts():
    found = battle({MISC: "2323", REG: "2322"})
    world = found.world
    kinds = {world.terrain_kind(hex_id): hex_id for hex_id in world.hexes}
    for kind, value in {"clear": 0, "town": 1, "woods": 1, "hill": 3, "rough": 2, "combination": 4}.items():
        if kind not in kinds:
            continue
        hex_id = kinds[kind]
        near = world.neighbours[hex_id][0]
        here = battle({MISC: hex_id, REG: near})
        river = 2 if world.river(hex_id, near) else 0
        assert odds_for(here.state, [REG], [hex_id]).defence_strength == 3 + max(value, river), kind


@pytest.mark.rule("battles", "TEC", says="only if **all** attacking units attack across it")
def test_tec_river_full_if_all_attack_across_else_partly():
    found = battle({"JN-1.1.1": "3142", "JR-1.48": "3143", "JR-2.48": "3141"}, scenario="jarama")
    state, world = found.state, found.world
    assert world.river("3142", "3143")
    assert not world.river("3142", "3141")
    base = sum(item.value for item in odds_for(state, ["JR-2.48"], ["3142"]).defence if item.rule != "TEC")
    ground = world.tables.tec.terrain[world.terrain_kind("3142")].defence
    assert odds_for(state, ["JR-1.48"], ["3142"]).defence_strength == base + max(2, ground)
    assert odds_for(state, ["JR-1.48", "JR-2.48"], ["3142"]).defence_strength == base + max(1, ground)
    assert odds_for(state, ["JR-2.48"], ["3142"]).defence_strength == base + ground


@pytest.mark.rule("battles", "CRT", says="A difference below −5 uses −5")
@pytest.mark.rule("battles", "11.4", says="never beyond −5 or 13+")
def test_11_4_columns_clamp_at_both_ends():
    found = battle({MISC: MIDDLE, "BR-1.11": NORTH, "BR-9.11": SOUTH, "BR-HQ.11": SOUTH_EAST})
    assert odds_for(found.state, ["BR-1.11", "BR-9.11"], [MIDDLE], assault=True).column == "13+"
    strong = battle({"BN-1.12": MIDDLE, "BN-2.12": MIDDLE, "BR-HQ.11": NORTH})
    assert odds_for(strong.state, ["BR-HQ.11"], [MIDDLE]).column == "-5"


@pytest.mark.rule("battles", "11.4", says=("Results are given as attacker/defender", "A dash means nothing"))
@pytest.mark.rule("battles", "CRT", says="Results are attacker/defender")
def test_crt_cells_read_attacker_then_defender():
    assert result("*S/-") == result("S*/-")
    assert result("S/S").attacker_step
    assert result("S/S").defender_step
    assert result("-/S*").defender_retreats
    assert result("-/S*").defender_step
    assert not result("-/S*").attacker_step
    assert result("-") == result("-/-")


@pytest.mark.rule(
    "battles",
    "11.4",
    says=(
        "Both sides may be hit",
        "their owner chooses which one takes the step",
        "An S costs each side one step per combat",
    ),
)
@pytest.mark.rule("battles", "11.5", says="The first step loss turns the counter over")
def test_11_4_both_sides_may_lose_a_step_the_owner_chooses():
    found = battle({**PAIR, "BR-1.11": NORTH, "BR-HQ.11": NORTH})
    found.play(f"attack BR-1.11 {MIDDLE}", f"attack BR-HQ.11 {MIDDLE}", "done")  # 12 - 9 = 3: column 3,4
    roll(found, 2)
    assert found.decision.player == "republican"
    assert found.offered("lose") == ["BR-1.11", "BR-HQ.11"]
    found.play("lose BR-1.11")
    assert found.decision.player == "nationalist"
    found.play("lose BN-2.12")
    assert found.state.units["BR-1.11"].reduced
    assert found.state.units["BN-2.12"].reduced


@pytest.mark.rule("battles", "11.5", says="A reduced unit, or a unit without")
def test_11_5_reduced_unit_is_removed():
    found = battle({MISC: MIDDLE, "BR-1.11": NORTH}, reduced=[MISC])
    roll(found.play(f"attack BR-1.11 {MIDDLE}", "done"), 1)  # 12 - 2 = 10: -/S
    assert found.state.place(MISC) == "eliminated"
    assert found.of(ev.UnitEliminated) == [ev.UnitEliminated(MISC, MIDDLE, "combat")]


@pytest.mark.rule("battles", "10.4", says="They suffer only in normal combat and assault")
@pytest.mark.rule("battles", "11.5", says="or a unit without a reduced side, that loses a step is removed")
@pytest.mark.rule("battles", "10.5")
def test_11_5_headquarters_has_one_step_and_is_rebuilt():
    found = battle({"BN-HQ.12": MIDDLE, "BR-1.11": NORTH})
    roll(found.play(f"attack BR-1.11 {MIDDLE}", "done"), 1, 3)  # 12 - 1 = 11: -/S, then the die of rebuilding
    assert found.state.place("BN-HQ.12") == "due"
    assert found.state.units["BN-HQ.12"].arrives == found.state.turn + 3


@pytest.mark.rule(
    "battles", "11.4", says=("An asterisk makes **all** units of that side", "Losses come before retreats")
)
@pytest.mark.rule("battles", "11.62", says="are compulsory")
def test_11_4_asterisk_makes_all_attackers_retreat_and_loss_comes_first():
    found = battle({**PAIR, "BN-3.12": MIDDLE, "BR-151": NORTH, "BR-28": SOUTH}, reduced=["BR-151", "BR-28"])
    found.play(f"attack BR-151 {MIDDLE}", f"attack BR-28 {MIDDLE}", "done")  # 3 + 4 - 13: column -5
    roll(found, 1)  # *S/-
    found.play("lose BR-28")
    assert found.state.place("BR-28") == "eliminated"
    assert found.decision.rule == "11.62"
    assert refused(found, "stand") == "11.62"
    found.play(f"back {found.offered('back')[0]}")
    assert found.state.place("BR-151") not in (NORTH, MIDDLE)


@pytest.mark.rule("battles", "11.8", says="cost no MP")
# -- 11.6 ------------------------------------------------------------------------------------------
@pytest.mark.rule("battles", "11.6", says="An attacker must go back to the hex")
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


@pytest.mark.rule("battles", "11.7", says="this applies after forced and voluntary retreats")
@pytest.mark.rule("battles", "5.0", says="Voluntary retreats: the attacker first, then the defender")
# -- 11.61 -----------------------------------------------------------------------------------------
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
    assert found.of(ev.CombatCancelled) == [ev.CombatCancelled(1, "nationalist")]
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


@pytest.mark.rule("battles", "7.2", says="an advance that would overstack is not allowed")
# -- 11.7 ------------------------------------------------------------------------------------------
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


# -- the order of combats ---------------------------------------------------------------------------
@pytest.mark.rule("battles", "11.4", says="Each combat is resolved completely before the next")
@pytest.mark.rule("battles", "5.0", says="fought one at a time, in the order the first player wishes")
def test_5_0_attacker_chooses_the_order_and_an_emptied_hex_cancels_a_later_attack():
    found = battle({MISC: MIDDLE, "BN-MISC.2": "2326", "BR-1.11": NORTH, REG: "2327"})
    found.play(f"attack BR-1.11 {MIDDLE}", f"attack {REG} 2326", "done")
    assert found.offered("fight") == ["1", "2"]
    found.play("fight 2")
    roll(found, 4)
    rest_of = until(found, "roll")
    assert rest_of.state.attacks[1].done
    assert not rest_of.state.attacks[0].done


@pytest.mark.rule("battles", "7.2", says="A retreat that would overstack eliminates the unit")
# -- what follows from retreats and advances ----------------------------------------------------------
@pytest.mark.rule("battles", "11.6", says="A unit forced to overstack is eliminated")
def test_11_6_5_a_unit_forced_to_overstack_is_eliminated():
    ring = {REG: NORTH, REG2: SOUTH, "BR-151": NORTH_WEST}
    found = battle({MISC: MIDDLE, "BN-1.12": SOUTH_EAST, "BN-2.12": SOUTH_EAST, "BN-3.12": SOUTH_EAST, **ring})
    assert why_not_retreat_to(found.state, MISC, SOUTH_EAST).rule in ("7.1", "11.6")
    assert retreat_hexes(found.state, MISC, attacker=False) == ()


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
