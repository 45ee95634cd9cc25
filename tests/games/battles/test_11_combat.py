"""Chapter 11: declaration and duty, assault, resolution, losses."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.combat import attack_options
from desktop.games.battles.rules.combat.resolve import fight_of, odds, odds_for, result
from desktop.games.battles.state import events as ev
from tests.games.battles.combat import (
    MIDDLE,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    battle,
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


@pytest.mark.rule("battles", "2.1", says="maneuver units attack adjacent enemies")
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
    assert attack_options.unmet(found.state, "republican").units == ("BR-HQ.11",)
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
    assert not attack_options.unmet(found.state, "republican")


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
    assert attack_options.why_not_attack(found.state, "BR-1.11", "1907").rule == "B.objectives"
    found = battle({**units, "BR-3.34": "2007"})
    assert attack_options.duty_of(found.state, "republican").obliged == ("BR-3.34",)
    assert refused(found, "attack BR-1.11 1907") == "B.objectives"
    assert refused(found, "done") == "11.1"


@pytest.mark.rule("battles", "2.1", says="in which an assault point is spent for a shift")
# -- 11.2 ------------------------------------------------------------------------------------------
@pytest.mark.rule("battles", "CRT", says="assault 1 right")
@pytest.mark.rule("battles", "5.0", says="The attacker says whether this is an assault and pays for it")
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


# -- 11.3, 11.4 ------------------------------------------------------------------------------------
@pytest.mark.rule("battles", "CRT", says="combined arms +1 or +2")
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
