"""Chapter 12: support fire, barrage, line of sight, spotting, artillery in defence."""

from __future__ import annotations

import pytest

from desktop.games.battles.present.log import Log
from desktop.games.battles.present.names import Names
from desktop.games.battles.present.preview import Previews
from desktop.games.battles.rules.artillery import artillery
from desktop.games.battles.rules.combat import attack_options
from desktop.games.battles.rules.combat.resolve import barrage_items, barrage_odds, fight_of, odds
from desktop.games.battles.rules.map import spotting
from desktop.games.battles.rules.map.formation import is_same_formation
from desktop.games.battles.state import events as ev
from desktop.games.battles.state.combat_state import Attack
from tests.games.battles.combat import MIDDLE, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, battle, rest, roll, until
from tests.games.battles.position import state_of, world_of

GUN = "BR-ART.11"  # division artillery, 3 (8)
CORPS_GUN = "BR-ART.V1"  # corps artillery, 5 (12)
REG = "BR-1.11"  # 12-12-6
MISC = "BN-MISC.1"
BEHIND = "2321"


def refused(found, text):
    refusal = found.why_not(text)
    assert refusal is not None, f"{text} is not refused"
    return refusal.rule


def attack_of(unit, target):
    return Attack(1, [target], [unit])


# -- support ---------------------------------------------------------------------------------------
@pytest.mark.rule("battles", "12.3.1", says="Range is counted from the artillery to the attacked hex")
@pytest.mark.rule(
    "battles",
    "12.0",
    says=("Artillery may fire at hexes within its range", "Count the target hex but not the firing hex"),
)
def test_12_0_range_counts_the_target_hex():
    state = state_of("brunete", {GUN: "2315", REG: NORTH, MISC: MIDDLE}, phasing="republican")
    assert state.world.distance("2315", MIDDLE) == 8
    assert artillery.why_not_support_attack(state, GUN, attack_of(REG, MIDDLE)) is None
    state = state_of("brunete", {GUN: "2314", REG: NORTH, MISC: MIDDLE}, phasing="republican")
    assert artillery.why_not_support_attack(state, GUN, attack_of(REG, MIDDLE)).reason.key == "fire.out_of_range"


@pytest.mark.rule("battles", "5.0", says="The attacker assigns artillery")
@pytest.mark.rule("battles", "12.1", says="Each artillery unit fires once per combat phase")
def test_12_1_one_fire_per_phase_and_never_an_attacker():
    found = battle({GUN: BEHIND, REG: NORTH, "BR-9.11": "2522", MISC: MIDDLE, "BN-MISC.2": "2523"})
    found.play(f"attack {REG} {MIDDLE}", "attack BR-9.11 2523", "done", "fight 1")
    until(found, "fire").play(f"fire {GUN}")
    roll(found, 4)
    rest_found = until(found, "roll")
    assert artillery.why_not_fire(rest_found.state, GUN).rule == "12.1"
    assert refused(rest_found, f"fire {GUN}") == "12.1"


@pytest.mark.rule("battles", "12.1")
def test_12_1_fires_in_own_and_in_enemy_phase():
    found = battle({GUN: BEHIND, REG: NORTH, MISC: MIDDLE})
    found.play(f"attack {REG} {MIDDLE}", "done")
    until(found, "fire").play(f"fire {GUN}")
    assert GUN in found.state.fired
    roll(found, 4)
    rest(found)
    assert found.state.fired == []


@pytest.mark.rule("battles", "9.3", says=("it may not fire at all", "Artillery out of supply may not give support"))
@pytest.mark.rule("battles", "9.3", says="Artillery out of supply may not give support")
@pytest.mark.rule("battles", "10.3", says="artillery out of command may not fire")
@pytest.mark.rule(
    "battles", "12.2", says=("must be in supply **and** in command to fire", "Out of supply it may not fire")
)
@pytest.mark.parametrize(("lacking", "key"), [("out_of_supply", "unsupplied"), ("out_of_command", "uncommanded")])
def test_12_2_artillery_needs_supply_and_command(lacking, key):
    found = battle({GUN: BEHIND, REG: NORTH, MISC: MIDDLE}, **{lacking: [GUN]})
    refusal = found.why_not(f"barrage {GUN} {MIDDLE}")
    assert (refusal.rule, refusal.reason.key) == ("12.2", f"fire.{key}")


@pytest.mark.rule("battles", "12.2")
def test_12_2_one_supported_unit_must_be_in_command_and_of_the_formation():
    found = battle({GUN: BEHIND, REG: NORTH, "BR-94": SOUTH, MISC: MIDDLE}, out_of_command=[REG])
    found.play(f"attack {REG} {MIDDLE}", f"attack BR-94 {MIDDLE}", "done")
    assert refused(found, f"fire {GUN}") == "12.2"


@pytest.mark.rule(
    "battles",
    "12.3",
    says=(
        "brigade artillery its brigade, division artillery its division",
        "Artillery of no formation at all may support anyone",
        "Artillery of a brigade without a division supports only its brigade",
        "Corps artillery serves the divisions listed",
    ),
)
def test_12_3_own_formation_only_and_corps_artillery_for_its_corps():
    units = world_of("brunete").units
    assert is_same_formation(units[GUN], units[REG])
    assert not is_same_formation(units[GUN], units["BR-10.46"])
    assert is_same_formation(units[CORPS_GUN], units["BR-10.46"])
    assert not is_same_formation(units[CORPS_GUN], units["BR-3.34"])  # XVIII Corps
    assert not is_same_formation(units[CORPS_GUN], units["BR-12I.45"])  # traces to V Corps, but is not listed
    assert is_same_formation(units["BN-GER"], units["BN-1.12"])  # of no formation: anyone
    jarama = world_of("jarama").units
    assert not is_same_formation(jarama["JR-ART.41"], jarama["JR-1.45"])  # a brigade is a formation
    assert is_same_formation(jarama["JR-ART.41"], jarama["JR-1.41"])
    assert not is_same_formation(jarama["JN-ART.1"], jarama["JN-1.3.2"])
    found = battle({GUN: BEHIND, "BR-10.46": NORTH, MISC: MIDDLE}).play(f"attack BR-10.46 {MIDDLE}", "done")
    assert refused(found, f"fire {GUN}") == "12.3"


@pytest.mark.rule("battles", "2.1", says="add their strength to somebody else's combat")
@pytest.mark.rule("battles", "12.3.1", says="Its strength is added to the attack total")
def test_12_3_1_strength_is_added_to_the_attack():
    found = battle({GUN: BEHIND, CORPS_GUN: "2220", REG: NORTH, MISC: MIDDLE})
    found.play(f"attack {REG} {MIDDLE}", "done", "assault")
    assert found.offered("fire") == [GUN, CORPS_GUN]
    found.play(f"fire {GUN}", f"fire {CORPS_GUN}")
    assert odds(found.state, fight_of(found.state, found.state.attacks[0])).attack_strength == 12 + 3 + 5


@pytest.mark.rule("battles", "12.0", says="in its own and in the enemy combat phase")
@pytest.mark.rule("battles", "12.1", says="defensive support in the enemy's")
@pytest.mark.rule("battles", "5.0", says="The defender assigns artillery")
@pytest.mark.rule("battles", "12.3.2", says="It is assigned after the attacker's artillery")
def test_12_3_2_defender_answers_after_the_attacker():
    found = battle({GUN: BEHIND, REG: NORTH, "BN-1.12": MIDDLE, "BN-ART1.12": "2327"})
    found.play(f"attack {REG} {MIDDLE}", "done", "normal", "done")
    assert found.decision.player == "nationalist"
    assert found.decision.rule == "12.3.2"
    found.play("fire BN-ART1.12")
    assert odds(found.state, fight_of(found.state, found.state.attacks[0])).defence_strength == 5 + 3


@pytest.mark.rule("battles", "12.3.2", says="never against barrage")
def test_12_3_2_no_support_against_barrage():
    state = state_of("brunete", {"BN-1.12": MIDDLE, "BN-ART1.12": "2327"}, phasing="republican")
    barrage = Attack(1, [MIDDLE], barrage=True)
    assert artillery.why_not_support_defence(state, "BN-ART1.12", barrage).rule == "12.3.2"


@pytest.mark.rule("battles", "12.3.3", says="It needs no line of sight")
def test_12_3_3_it_fires_where_it_could_not_see():
    units = {"JR-ART.45": "1149", "JN-1.1.1": "1348", "JR-1.45": "1349"}
    assert spotting.obstacle(world_of("jarama"), "1149", "1348").terrain == "woods"
    found = battle(units, scenario="jarama", out_of_command=[]).play("attack JR-1.45 1348", "done")
    until(found, "fire").play("fire JR-ART.45")
    until(found, "retreat").play("retreat JR-1.45")
    if found.offered("back"):
        found.play(f"back {found.offered('back')[0]}")
    found.state.out_of_command.append("JR-1.45")  # nobody spots
    assert found.decision.prompt.key == "barrage.roll"


@pytest.mark.rule("battles", "12.3.3", says="The attacker's support becomes a barrage against one of the hexes")
def test_12_3_3_support_of_a_cancelled_attack_becomes_a_barrage():
    found = battle({GUN: BEHIND, REG: NORTH, "BN-1.12": MIDDLE, "BN-2.12": MIDDLE})
    found.play(f"attack {REG} {MIDDLE}", "done", "normal", f"fire {GUN}", f"retreat {REG}")
    until(found, "back").play(f"back {found.offered('back')[0]}")
    assert found.offers("roll")
    assert found.decision.rule == "12.4"
    found.play("roll", dice=[1])
    found.play("roll", dice=[1])
    rolls = [(event.unit, event.attack_strength) for event in found.of(ev.CombatResolved)]
    assert rolls == [("BN-1.12", 3), ("BN-2.12", 3)]


@pytest.mark.rule("battles", "12.3.3", says="The barrage has no effect if nobody is left there")
def test_12_3_3_no_effect_where_nobody_is_left():
    found = battle({GUN: BEHIND, REG: NORTH, MISC: MIDDLE})
    found.play(f"attack {REG} {MIDDLE}", "done", "normal", f"fire {GUN}", "stand", f"retreat {MISC}")
    found.play(f"back {SOUTH}")
    assert not found.of(ev.CombatResolved)
    assert found.offers(f"advance {REG} {MIDDLE}")


@pytest.mark.rule("battles", "12.3.4", says="it is enough that one of them is in range")
def test_12_3_4_one_defending_hex_in_range_is_enough():
    state = state_of("brunete", {GUN: "2315", REG: NORTH, MISC: MIDDLE, "BN-MISC.2": "2324"}, phasing="republican")
    attack = Attack(1, ["2324", MIDDLE], [REG])
    assert not artillery.in_range(state, GUN, "2324")
    assert artillery.why_not_support_attack(state, GUN, attack) is None


@pytest.mark.rule("battles", "2.1", says="**Barrage:** artillery attacks on its own")
# -- barrage ---------------------------------------------------------------------------------------
@pytest.mark.rule("battles", "B.trucks", says="It is immune to barrage and bombardment")
@pytest.mark.rule("battles", "12.1", says="Fire of its own is resolved as a barrage")
@pytest.mark.rule(
    "battles",
    "12.4",
    says=(
        "Several artillery units may combine on one hex",
        "Add up their strengths",
        "**Each unit in the target hex is attacked separately**",
        "They defend with their printed defence, artillery with 1",
        "A unit out of supply defends halved",
        "HQs and trucks are not rolled for",
    ),
)
def test_12_4_each_unit_separately_against_the_full_total_but_not_hqs_and_trucks():
    units = {GUN: "2320", CORPS_GUN: "2220", "BN-1.12": MIDDLE, "BN-ART1.12": MIDDLE, "BN-HQ.12": MIDDLE}
    found = battle({**units, "BN-TRK.1": MIDDLE}, out_of_supply=["BN-1.12"])
    found.play(f"barrage {GUN} {MIDDLE}", f"barrage {CORPS_GUN} {MIDDLE}")
    assert len(found.state.attacks) == 1
    assert refused(found, f"barrage BR-ART.V1 {NORTH}") == "12.4"
    found.play("done")
    roll(found, 4)  # 8 - 3: column 5,6: nothing
    roll(found, 4)  # 8 - 1: column 7,8: -/*
    until(found, "back").play(f"back {SOUTH}")
    resolved = found.of(ev.CombatResolved)
    assert [(e.unit, e.attack_strength, e.defence_strength) for e in resolved] == [
        ("BN-1.12", 8, 3),  # 5 halved
        ("BN-ART1.12", 8, 1),
    ]
    assert found.decision is None


@pytest.mark.rule(
    "battles",
    "12.4",
    says=(
        "that is not attacked by normal combat or assault in this phase",
        "does not both barrage and support in one phase",
    ),
)
def test_12_4_not_on_attacked_hexes_and_no_mixing_with_support():
    found = battle({GUN: "2320", CORPS_GUN: "2220", REG: NORTH, MISC: MIDDLE, "BN-MISC.2": NORTH_EAST})
    found.play(f"attack {REG} {MIDDLE}")
    assert refused(found, f"barrage {GUN} {MIDDLE}") == "12.4"
    found.play(f"barrage {GUN} {NORTH_EAST}")
    assert refused(found, f"attack {REG} {NORTH_EAST}") == "11.1"  # it attacks elsewhere
    assert refused(found, f"barrage {GUN} {MIDDLE}") == "12.4"
    found.play("done", "fight 1")
    assert refused(found, f"fire {GUN}") == "12.4"


@pytest.mark.rule("battles", "TEC", says="It is no help against barrage")
@pytest.mark.rule("battles", "12.4", says="Rivers are no help")
def test_12_4_a_barraged_hex_is_not_attacked_and_no_river():
    found = battle({GUN: "2320", REG: NORTH, MISC: MIDDLE}).play(f"barrage {GUN} {MIDDLE}")
    assert refused(found, f"attack {REG} {MIDDLE}") == "12.4"
    state = state_of("jarama", {"JN-1.1.1": "3142", "JR-ART.48": "3143"}, phasing="republican")
    items = barrage_items(state, ["JR-ART.48"])
    defence = barrage_odds(state, "republican", items, "JN-1.1.1", exposed=True).defence
    assert all(item.source.key != "combat.river" for item in defence)


@pytest.mark.rule("battles", "12.4", says="A retreat or step loss applies to that unit alone")
def test_12_4_results_concern_the_unit_alone():
    found = battle({CORPS_GUN: "2220", "BN-1.12": MIDDLE, "BN-2.12": MIDDLE})
    found.play(f"barrage {CORPS_GUN} {MIDDLE}", "done")
    roll(found, 6)  # 5 - 5 = 0: -/*
    found.play(f"back {SOUTH}")
    assert found.state.place("BN-1.12") == SOUTH
    assert found.state.place("BN-2.12") == MIDDLE
    roll(found, 2)  # 5 - 4 = 1: S/S
    assert found.state.units["BN-2.12"].reduced
    assert not found.state.units[CORPS_GUN].reduced  # 12.4.2


@pytest.mark.rule("battles", "10.4", says="HQs are immune to barrage and bombardment")
def test_10_4_headquarters_alone_cannot_be_barraged():
    found = battle({CORPS_GUN: "2220", "BN-HQ.12": MIDDLE, REG: NORTH})
    assert refused(found, f"barrage {CORPS_GUN} {MIDDLE}") == "10.4"


@pytest.mark.rule("battles", "12.4.2", says="unless its target is adjacent")
@pytest.mark.rule("battles", "12.5", says="at an **adjacent** hex shares the attacker's results")
def test_12_5_3_adjacent_artillery_shares_the_results_of_its_barrage():
    found = battle({CORPS_GUN: NORTH, GUN: "2320", "BN-1.12": MIDDLE})
    found.play(f"barrage {GUN} {MIDDLE}", f"barrage {CORPS_GUN} {MIDDLE}", "done")
    roll(found, 3)  # 8 - 5: column 3,4: */-
    assert found.state.place(GUN) == "2320"
    until(found, "back").play(f"back {found.offered('back')[0]}")
    assert found.state.place(CORPS_GUN) != NORTH
    assert found.offers(f"advance BN-1.12 {NORTH}")


@pytest.mark.rule("battles", "12.4.2", says="suffers no adverse result")
@pytest.mark.rule("battles", "12.5", says="fires from a hex not adjacent suffers nothing")
def test_12_5_5_distant_artillery_suffers_nothing_and_neither_panel_nor_log_says_so():
    found = battle({GUN: "2320", "BN-1.12": MIDDLE}).play(f"barrage {GUN} {MIDDLE}", "done")  # 3 - 5: column -2
    names = Names(found.world)
    shown = Previews(found.world, names).current(found.state)
    assert [outcome.text for outcome in shown.outcomes] == ["Defender loses a step", "No effect"]
    assert dict(shown.faces)["1"] == "–"
    assert dict(shown.faces)["3"] == "–/S"
    roll(found, 1)  # *S/- in the table
    told = Log(found.world, names).text(found.of(ev.CombatResolved)[0], "")
    assert told.endswith(": ∗S/–. No effect: artillery that is not adjacent suffers nothing.")
    assert found.state.place(GUN) == "2320"
    assert not found.state.units[GUN].reduced


@pytest.mark.rule("battles", "12.4", says="against the full total")
def test_12_4_6_the_panel_shows_the_total_of_the_salvo_also_after_a_loss():
    found = battle({CORPS_GUN: NORTH, "BN-1.12": MIDDLE, "BN-2.12": MIDDLE})
    roll(found.play(f"barrage {CORPS_GUN} {MIDDLE}", "done"), 1)  # 5 - 5: S/-
    assert found.state.units[CORPS_GUN].reduced
    shown = Previews(found.world, Names(found.world)).current(found.state)
    assert shown.attack_total == "5"


@pytest.mark.rule("battles", "12.5", says="at an **adjacent** hex shares the attacker's results")
def test_12_5_3_adjacent_supporting_artillery_may_take_the_loss_a_distant_one_may_not():
    found = battle({GUN: NORTH_WEST, CORPS_GUN: "2320", REG: NORTH, "BN-1.12": MIDDLE, "BN-2.12": MIDDLE})
    found.play(f"attack {REG} {MIDDLE}", f"support {GUN} {MIDDLE}", "done")
    until(found, "fire").play(f"fire {CORPS_GUN}")
    roll(found, 1)  # 12 + 3 + 5 - 9 = 11: -/S
    assert found.offered("lose") == ["BN-1.12", "BN-2.12"]
    weak = battle({GUN: NORTH_WEST, CORPS_GUN: "2320", "BR-HQ.11": NORTH, "BN-1.12": MIDDLE, "BN-2.12": MIDDLE})
    weak.play(f"attack BR-HQ.11 {MIDDLE}", f"support {GUN} {MIDDLE}", "done")
    roll(weak, 1)  # 3 - 9: -5: *S/-
    assert weak.offered("lose") == ["BR-HQ.11", GUN]
    weak.play(f"lose {GUN}")
    assert weak.state.units[GUN].reduced
    assert weak.decision.rule == "11.62"


@pytest.mark.rule("battles", "12.4.3", says="may not retreat voluntarily before an attack that is a barrage only")
def test_12_4_3_no_voluntary_retreat_before_a_barrage():
    found = battle({CORPS_GUN: "2220", "BN-1.12": MIDDLE}).play(f"barrage {CORPS_GUN} {MIDDLE}", "done")
    assert found.actions == ["roll"]
    assert found.decision.player == "republican"


# -- line of sight -----------------------------------------------------------------------------------
@pytest.mark.rule(
    "battles",
    "12.4.1",
    says=("may not pass through hexes with woods, town or city", "An unobstructed straight line must lead"),
)
@pytest.mark.parametrize(
    ("start", "goal", "blocker", "terrain"),
    [
        ("1149", "1348", ("1249",), "woods"),
        ("1046", "1247", ("1146",), "town"),
        ("1033", "1035", ("1034",), "elevation"),
        ("1035", "1133", ("1034", "1134"), "elevation"),
    ],
)
def test_12_4_1_blocked_by_what_is_between(start, goal, blocker, terrain):
    world = world_of("jarama")
    found = spotting.obstacle(world, start, goal)
    assert (found.hexes, found.terrain) == (blocker, terrain)
    assert spotting.obstacle(world, goal, start) is not None


@pytest.mark.rule("battles", "12.4.1", says="blocked only if both hexes block it")
def test_12_4_1_4_along_a_hexside_one_clear_side_is_enough():
    world = world_of("jarama")
    assert world.los.steps("1046", "1147") == (("1047", "1146"),)
    assert "town" in world.terrain["1146"]
    assert spotting.obstacle(world, "1046", "1147") is None


@pytest.mark.rule(
    "battles", "12.4.1", says=("Adjacent hexes may always be fired at", "in the two end hexes never block")
)
def test_12_4_1_6_adjacent_hexes_and_end_hexes_never_block():
    world = world_of("jarama")
    assert spotting.obstacle(world, "1249", "1149") is None
    assert spotting.obstacle(world, "1033", "1034") is None
    assert spotting.obstacle(world, "1034", "1032") is None  # from the hill down


@pytest.mark.rule("battles", "12.4.1")
def test_12_4_1_elevation_read_literally():
    world = world_of("jarama", (("los_elevation", "literal"),))
    assert spotting.obstacle(world, "1034", "1032").terrain == "elevation"
    assert spotting.obstacle(world, "1032", "1034").terrain == "elevation"  # and up again


@pytest.mark.rule("battles", "12.4.1", says=("A barrage needs a line of sight", "Support fire does not"))
def test_12_4_1_refusal_names_the_blocking_hex_and_support_needs_no_sight():
    units = {"JR-ART.45": "1149", "JN-1.1.1": "1348", "JR-1.45": "1349"}
    found = battle(units, scenario="jarama", out_of_command=["JR-1.45"])
    refusal = found.why_not("barrage JR-ART.45 1348")
    assert refusal.rule == "12.4.1"
    assert dict(refusal.reason.args)["blocker"] == "1249"
    found = battle(units, scenario="jarama").play("attack JR-1.45 1348", "done")
    until(found, "fire")
    assert found.offers("fire JR-ART.45")


@pytest.mark.rule("battles", "B.los", says=("Towns, cities and hills do not block", "Woods do"))
def test_b_los_towns_and_hills_do_not_block_woods_do():
    world = world_of("brunete")
    assert spotting.obstacle(world, "1018", "1020").terrain == "woods"
    for hex_id in world.hexes:
        if world.terrain[hex_id] in (("town",), ("hill",)) and len(world.neighbours[hex_id]) == 6:
            near = world.neighbours[hex_id]
            assert spotting.obstacle(world, near[0], near[3]) is None


@pytest.mark.rule(
    "battles",
    "12.4.1.1",
    says=(
        "Any unit of the same formation as the artillery that is in command",
        "The line of sight is then traced from the spotter",
        "may fire at whatever its spotter can see",
    ),
)
def test_12_4_1_1_spotter_of_the_formation_in_command():
    units = {"JR-ART.45": "1149", "JN-1.1.1": "1348"}
    assert not battle(units, scenario="jarama").offered("barrage")
    assert battle({**units, "JR-1.45": "1346"}, scenario="jarama").offered("barrage") == ["JR-ART.45 1348"]
    other = battle({**units, "JR-1.41": "1346"}, scenario="jarama")
    assert not other.offered("barrage")  # another brigade
    lost = battle({**units, "JR-1.45": "1346"}, scenario="jarama", out_of_command=["JR-1.45"])
    assert not lost.offered("barrage")


@pytest.mark.rule("battles", "12.4.1.1")
def test_12_4_1_1_spotting_range_8_clear_4_mud_and_artillery_sees_to_its_range():
    found = battle({GUN: "2315", MISC: MIDDLE, REG: "2314"})
    assert spotting.spotting_range(found.state) == 8
    found.state.change_weather("mud")
    assert spotting.spotting_range(found.state) == 4
    jarama = {"JR-ART.45": "1149", "JN-1.1.1": "1348", "JR-1.45": "1343"}
    world = world_of("jarama")
    assert world.distance("1343", "1348") == 5
    assert battle(jarama, scenario="jarama").offered("barrage") == ["JR-ART.45 1348"]
    assert not battle(jarama, scenario="jarama", weather="mud").offered("barrage")


@pytest.mark.rule("battles", "12.4.1.1", says="Artillery of no formation may use any friendly unit in command")
def test_12_4_1_1_artillery_of_no_formation_uses_any_unit_in_command():
    units = {"JR-ART.U1": "1149", "JN-1.1.1": "1348", "JR-1.41": "1346"}
    found = battle(units, scenario="jarama")
    assert found.offered("barrage") == ["JR-ART.U1 1348"]
    assert spotting.spotter_for(found.state, "JR-ART.U1", "1348") == "JR-1.41"


@pytest.mark.rule("battles", "2.1", says="It always defends with 1")
# -- defence -----------------------------------------------------------------------------------------
@pytest.mark.rule("battles", "12.5", says="Artillery always defends with 1")
def test_12_5_1_artillery_defends_with_1_whatever_its_supply():
    found = battle({"BN-ART1.12": MIDDLE, REG: NORTH}, out_of_supply=["BN-ART1.12"])
    found.play(f"attack {REG} {MIDDLE}", "done")
    assert odds(found.state, fight_of(found.state, found.state.attacks[0])).defence_strength == 1


@pytest.mark.rule(
    "battles",
    "12.5",
    says=("under normal attack or assault may not give support fire", "Artillery may not support its own hex"),
)
def test_12_5_2_artillery_under_attack_gives_no_support_nor_to_its_own_hex():
    units = {"BN-1.12": MIDDLE, "BN-ART1.12": "2326", REG: NORTH, "BR-94": "2327", "BN-ART1.5": MIDDLE}
    found = battle(units).play(f"attack {REG} {MIDDLE}", "attack BR-94 2326", "done", "fight 1")
    state, attack = found.state, found.state.attacks[0]
    assert artillery.why_not_support_defence(state, "BN-ART1.12", attack).reason.key == "support.under_attack"
    assert artillery.why_not_support_defence(state, "BN-ART1.5", attack).reason.key == "support.own_hex"
    assert artillery.why_not_support_defence(state, "BN-ART1.5", attack).rule == "12.5"


@pytest.mark.rule("battles", "11.7", says="Artillery never advances")
@pytest.mark.rule(
    "battles", "12.5", says=("Artillery never advances", "Artillery in an attacked hex suffers results normally")
)
def test_12_5_6_artillery_never_advances_and_12_5_4_suffers_in_its_hex():
    found = battle({"BN-ART1.12": MIDDLE, REG: NORTH}).play(f"attack {REG} {MIDDLE}", "done")
    roll(found, 1)
    assert found.state.units["BN-ART1.12"].reduced
    guns = battle({GUN: NORTH_WEST, REG: NORTH, MISC: MIDDLE}, reduced=[MISC])
    guns.play(f"attack {REG} {MIDDLE}", f"support {GUN} {MIDDLE}", "done")
    roll(guns, 1)
    assert guns.offered("advance") == [f"{REG} {MIDDLE}"]
    assert refused(guns, f"advance {GUN} {MIDDLE}") == "12.5"


@pytest.mark.rule("battles", "12.51", says="must attack at least one enemy unit, by barrage or support")
def test_12_51_artillery_next_to_the_enemy_must_fire():
    found = battle({GUN: NORTH, MISC: MIDDLE})
    assert attack_options.unmet(found.state, "republican").guns == (GUN,)
    assert refused(found, "done") == "12.51"
    found.play(f"barrage {GUN} {MIDDLE}")
    assert found.offers("done")


@pytest.mark.rule("battles", "12.51")
def test_12_51_support_meets_the_duty_and_is_binding():
    found = battle({GUN: NORTH_WEST, REG: NORTH, "BN-1.12": MIDDLE, "BN-2.12": MIDDLE})
    found.play(f"attack {REG} {MIDDLE}")
    assert not found.offers("done")
    found.play("complete", "done")
    until(found, "roll")
    assert found.state.attacks[0].artillery == [GUN]


@pytest.mark.rule("battles", "12.51", says="It is excused if it is out of supply or command")
def test_12_51_excused_when_its_only_neighbour_is_attacked_by_another_formation():
    found = battle({GUN: NORTH_WEST, "BR-10.46": NORTH, MISC: MIDDLE}).play(f"attack BR-10.46 {MIDDLE}")
    assert found.offers("done")
    unsupplied = battle({GUN: NORTH, MISC: MIDDLE}, out_of_supply=[GUN])
    assert unsupplied.decision is None


@pytest.mark.rule("battles", "12.51")
def test_12_51_barrage_meets_the_duty_to_attack_but_may_leave_no_unit_idle():
    found = battle({CORPS_GUN: NORTH, "BN-1.12": MIDDLE, "BN-2.12": MIDDLE, REG: NORTH_WEST})
    assert refused(found, f"barrage {CORPS_GUN} {MIDDLE}") == "11.1"
    found.play(f"attack {REG} {MIDDLE}")
    assert found.offers(f"support {CORPS_GUN} {MIDDLE}")


@pytest.mark.rule("battles", "B.objectives", says="Attack includes support and barrage")
def test_b_objectives_ban_covers_support_and_barrage():
    found = battle({GUN: "1904", "BN-CAN": "1907", "BR-3.34": "1906"})
    assert refused(found, f"barrage {GUN} 1907") == "B.objectives"
