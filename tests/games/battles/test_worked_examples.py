"""The worked examples of the rule book, and the cells of the tables that they lead to."""

from __future__ import annotations

import pytest

from desktop.examples.loader import load_examples
from desktop.examples.runner import check
from desktop.games.battles.rules.air.bombardment import Bombardment
from desktop.games.battles.rules.artillery import artillery
from desktop.games.battles.rules.combat.combat_phase import CombatPhase
from desktop.games.battles.rules.combat.resolve import barrage_items, barrage_odds, odds_for, result
from desktop.games.battles.rules.map.restrictions import why_not_objective
from desktop.games.battles.rules.movement.movement_phase import MovementPhase
from desktop.games.battles.rules.supply import command, supply
from desktop.games.battles.state import events as ev
from desktop.games.battles.state.combat_state import Attack
from tests.games.battles.combat import battle, roll
from tests.games.battles.position import position, state_of, world_of

HERE, NEXT, BESIDE, ACROSS = "2831", "2830", "2931", "2832"


@pytest.mark.rule(
    "battles", "11.1", says=("a unit with attack factor 0 alone attacks a unit with defence 2", "The column is −2")
)
def test_ex_11_1_6_attack_factor_0_alone_against_defence_2():
    state = state_of("lessons", {"JN-AT.1": NEXT, "JR-TK.3.1": HERE}, phasing="nationalist")
    assert odds_for(state, ["JN-AT.1"], [HERE]).column == "-2"


@pytest.mark.rule("battles", "11.2.1", says="two units of 11 Division and one of another division")
@pytest.mark.rule("battles", "11.2.2")
def test_ex_11_2_2a_two_divisions_in_one_assault_pay_one_point_each():
    middle, north, south, east = "2323", "2322", "2324", "2424"
    units = {"BN-1.12": middle, "BN-2.12": middle, "BN-3.12": middle}  # 13
    mine = {"BR-HQ.11": north, "BR-100.11": south, "BR-69.39": east}  # 0 + 6 + 8 = 14: column 1,2
    found = battle({**units, **mine}, reduced=["BR-100.11"])
    found.play(*(f"attack {unit} {middle}" for unit in mine), "done")
    assert odds_for(found.state, mine, [middle]).column == "1,2"
    found.play("assault")
    assert found.state.assault_points["11"] == 6 - 1
    assert found.state.assault_points["39"] == 1 - 1
    assert odds_for(found.state, mine, [middle], assault=True).column == "3,4"


@pytest.mark.rule("battles", "11.2")
def test_ex_11_2_2b_only_one_division():
    middle, north, south = "2323", "2322", "2324"
    found = battle({"BN-1.12": middle, "BR-1.11": north, "BR-9.11": south})
    before = dict(found.state.assault_points)
    found.play(f"attack BR-1.11 {middle}", f"attack BR-9.11 {middle}", "done", "assault")
    changed = {div for div, left in found.state.assault_points.items() if left != before[div]}
    assert changed == {"11"}
    assert found.state.assault_points["11"] == before["11"] - 1


@pytest.mark.rule("battles", "11.3", says="A 6 becomes a 7")
def test_ex_11_3_4_infantry_and_armour_read_a_6_as_7_in_the_last_row():
    state = state_of("lessons", {"JN-1.1.1": NEXT, "JN-PZ.2": NEXT, "JR-1.48": HERE}, phasing="nationalist")
    found = odds_for(state, ["JN-1.1.1", "JN-PZ.2"], [HERE])
    assert found.drm == 1
    assert found.row(6) == "6"
    assert found.cell(6) == state.world.crt.result(5, 7)


def fight(*attackers: str, die: int):
    units = dict.fromkeys(attackers, NEXT) | {"JR-1.48": HERE}
    found = position("lessons", units, stack=[CombatPhase(side="nationalist")], phase="combat", phasing="nationalist")
    found.state.air_points.clear()
    found.play(*(f"attack {unit} {HERE}" for unit in attackers), "done", "assault")
    return roll(found, die)


@pytest.mark.rule(
    "battles",
    "11.4",
    says=("a 7-8-6 infantry unit attacks a 3-3-6 infantry unit", "The difference is 4, column 3,4", "A 5 gives –/*"),
)
def test_ex_11_4a_infantry_assault():
    found = fight("JN-1.1.1", die=5)
    resolved = found.of(ev.CombatResolved)[0]
    assert (resolved.attack_strength, resolved.defence_strength) == (7, 3)
    assert (resolved.column, resolved.modified, resolved.result) == ("5,6", 5, "-/*")
    assert found.decision.prompt.key == "retreat.where"
    assert not found.state.units["JR-1.48"].reduced
    assert odds_for(found.state, ["JN-1.1.1"], [HERE]).column == "3,4"  # without the assault


@pytest.mark.rule("battles", "11.3")
@pytest.mark.rule("battles", "11.4", says="With a 1-1-12 armoured unit beside it")
def test_ex_11_4b_with_armour():
    found = fight("JN-1.1.1", "JN-PZ.2", die=5)
    resolved = found.of(ev.CombatResolved)[0]
    assert (resolved.attack_strength, resolved.column, resolved.modified) == (8, "7,8", 6)
    assert resolved.result == "-/S*"
    assert found.state.units["JR-1.48"].reduced
    assert found.decision.prompt.key == "retreat.where"


@pytest.mark.rule("battles", "12.0", says="range (8) reaches 8 hexes and not 9")
def test_ex_12_0_range_8():
    state = state_of("lessons", {"JN-ART.R1": "2830", "JR-1.48": "2838", "JN-1.1.1": "2837"}, phasing="nationalist")
    assert state.world.units["JN-ART.R1"].full.range == 8
    assert state.world.distance("2830", "2838") == 8
    assert artillery.in_range(state, "JN-ART.R1", "2838")
    assert artillery.why_not_support_attack(state, "JN-ART.R1", Attack(1, ["2838"], ["JN-1.1.1"])) is None
    assert not artillery.in_range(state, "JN-ART.R1", "2839")
    refusal = artillery.why_not_support_attack(state, "JN-ART.R1", Attack(1, ["2839"], ["JN-1.1.1"]))
    assert refusal.reason.key == "fire.out_of_range"


@pytest.mark.rule("battles", "12.3", says="the artillery of one brigade may not support another")
def test_ex_12_3_1_brigade_artillery_no_corps_artillery_yes():
    state = state_of("lessons", {"JN-ART.1": "2830", "JN-1.3.2": HERE, "JR-1.48": BESIDE}, phasing="nationalist")
    attack = Attack(1, [BESIDE], ["JN-1.3.2"])  # a unit of 2 Brigade
    assert artillery.why_not_support_attack(state, "JN-ART.1", attack).rule == "12.3"
    corps = state_of("brunete", {"BR-ART.V1": "2321", "BR-10.46": "2322", "BN-MISC.1": "2323"}, phasing="republican")
    assert artillery.why_not_support_attack(corps, "BR-ART.V1", Attack(1, ["2323"], ["BR-10.46"])) is None
    assert artillery.why_not_support_attack(corps, "BR-ART.V1", Attack(1, ["2323"], ["BR-1.11"])) is None


@pytest.mark.rule(
    "battles",
    "12.4",
    says=("artillery of strength 6 fires at a clear hex with defences 3 and 5", "There are two rolls"),
)
def test_ex_12_4_3_artillery_6_against_defences_3_and_5():
    units = {"JN-ART.R1": "2830", "JR-1.48": ACROSS, "JR-11I.EDG": ACROSS}
    found = position("lessons", units, stack=[CombatPhase(side="nationalist")], phase="combat", phasing="nationalist")
    found.play(f"barrage JN-ART.R1 {ACROSS}", "done")
    roll(found, 4)
    roll(found, 4)
    columns = {event.unit: event.column for event in found.of(ev.CombatResolved)}
    assert columns == {"JR-1.48": "3,4", "JR-11I.EDG": "1,2"}
    items = barrage_items(found.state, ["JN-ART.R1"])
    assert barrage_odds(found.state, "nationalist", items, "JR-1.48", exposed=False).column == "3,4"


@pytest.mark.rule("battles", "13.2", says="None is left this turn; next turn there are 10 again")
def test_ex_13_2_ten_points_six_and_four():
    units = {"JR-1.48": NEXT, "JN-1.1.1": HERE, "JN-2.1.1": "3133"}
    found = position(
        "lessons", units, stack=[CombatPhase(side="republican"), Bombardment(side="republican")],
        phase="bombardment", phasing="republican",
    )  # fmt: skip
    assert found.state.air_points["republican"] == 10
    found.play("points 4 3133", "roll 3133", dice=[6])
    found.play("done", f"attack JR-1.48 {HERE}", "done", f"points 5 {HERE}", f"points 1 {HERE}")
    assert found.state.air_points["republican"] == 0
    assert found.state.attacks[0].air_points == 6
    found.state.begin_turn(3)
    assert found.state.air_points["republican"] == 10


@pytest.mark.rule("battles", "9.1", says="a tank two hexes from the road, with an unbridged river between")
def test_ex_9_1_tank_traces_supply_across_an_unbridged_river():
    world = world_of("jarama")
    found = []
    for side in sorted(world.rivers):
        near, far = side.split("/")
        if world.bridge(near, far) or world.road(near, far):
            continue
        for start, goal in ((near, far), (far, near)):
            if goal in world.road_hexes and start not in world.road_hexes:
                state = state_of("jarama", {"JR-TK.1.1": start})
                roads = [h for h in world.grid.within(start, 2) if h in world.road_hexes]
                across = [h for h in roads if world.region[h] != world.region[start]]
                if roads == across and "JR-TK.1.1" not in supply.out_of_supply(state, "republican"):
                    found.append(start)
    assert found


@pytest.mark.rule("battles", "J.command")
def test_ex_j_3_7_4_traces_to_its_brigade_then_to_escamez():
    units = {"JN-3.7.4": "2330", "JN-HQ.4": "2230", "JN-HQ.E": "2229"}
    state = state_of("jarama", units)
    assert "JN-3.7.4" not in command.out_of_command(state, "nationalist")
    assert command.commander(state, "JN-3.7.4") == "JN-HQ.4"
    no_brigade = state_of("jarama", {"JN-3.7.4": "2330", "JN-HQ.E": "2229"})
    assert "JN-3.7.4" in command.out_of_command(no_brigade, "nationalist")
    no_division = state_of("jarama", {"JN-3.7.4": "2330", "JN-HQ.4": "2230"})
    assert "JN-3.7.4" in command.out_of_command(no_division, "nationalist")


@pytest.mark.rule(
    "battles", "B.objectives", says="a division that has not yet taken all its objectives may neither enter nor attack"
)
def test_ex_b_obj_another_divisions_objective_is_closed_until_all_own_are_taken():
    state = state_of("brunete", {"BR-10.46": "1906", "BN-CAN": "1907"}, phasing="republican")
    assert why_not_objective(state, "BR-10.46", "1907").rule == "B.objectives"
    for hex_id in world_of("brunete").objectives["46"][:2]:
        state.take_objective("46", hex_id)
    assert why_not_objective(state, "BR-10.46", "1907") is not None
    state.take_objective("46", world_of("brunete").objectives["46"][2])
    assert why_not_objective(state, "BR-10.46", "1907") is None


@pytest.mark.rule(
    "battles",
    "B.release",
    says=(
        "on 21/22 July 11 Division has one full regiment",
        "All three leave at 1501 and 1701",
        "14 Division is received and enters",
    ),
)
def test_ex_b_rel_the_last_unit_out_brings_the_new_division_in():
    units = {"BR-1.11": "1501", "BR-9.11": "1501", "BR-HQ.11": "1701"}
    away = {unit: "swap" for division in ("14", "39") for unit in world_of("brunete").of_division[division]}
    found = position(
        "brunete", {**units, **away}, stack=[MovementPhase(side="republican")], turn=9, phasing="republican",
        reduced=["BR-9.11"],
    )  # fmt: skip
    for unit in units:
        assert not found.offered("receive")
        found.play(f"pick {unit}", "exit")
    assert found.offered("receive") == ["14", "39"]
    found.play("receive 14")
    assert found.offers("pick BR-70.14")


@pytest.mark.rule("battles", "CRT")
@pytest.mark.rule("battles", "AIR")
def test_self_checks_of_the_tables():
    world = world_of("brunete")
    assert world.crt.result(5, 5) == "-/*"
    assert world.crt.result(7, 6) == "-/S*"
    assert world.air_table.result(6, 2) == 1
    assert world.air_table.result(6, 3) == 0
    assert result(world.crt.result(-5, 1)) == result("*S/-")
    assert world.crt.result(7, 1) == "-"  # printed so
    assert world.crt.result(5, 1) == "S/S"


@pytest.mark.rule("battles", "11.2.1", says="Both divisions pay one point")
@pytest.mark.rule("battles", "13.2", says="Example: of 10 points, 6 are spent on support and 4 on bombardment")
@pytest.mark.parametrize(("name", "words"), [
    ("ex-11-2-2a", "The book tells this of two units of 11 Division and one of a 12 Division"),
    ("ex-11-2-2b", "In the book it is 11 Division that attacks alone"),
    ("ex-13-2", "The book gives the figures alone"),
])  # fmt: skip
def test_examples_that_depart_from_the_book_say_so(name, words):
    (loaded,) = (each for each in load_examples("battles") if each.id == name)
    assert any(words in step.say for step in loaded.example.steps)
    assert not check(loaded)
