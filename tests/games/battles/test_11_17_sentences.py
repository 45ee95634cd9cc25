"""Chapters 11 to 17 and the scenarios, what no other test says."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.games.battles.data.files import READER
from desktop.games.battles.rules.air import air
from desktop.games.battles.rules.artillery import artillery
from desktop.games.battles.rules.combat.losses import take_step
from desktop.games.battles.rules.combat.resolve import fight_of, odds, odds_for
from desktop.games.battles.rules.combat.retreat_options import retreat_hexes
from desktop.games.battles.rules.map import spotting, zoc
from desktop.games.battles.rules.movement import move_unit
from desktop.games.battles.rules.reinforcement import withdrawal
from desktop.games.battles.rules.supply import command
from desktop.games.battles.state import events as ev
from desktop.games.battles.state.combat_state import Attack
from tests.games.battles.combat import MIDDLE, NORTH, NORTH_EAST, SOUTH, battle, rest, roll, until
from tests.games.battles.moving import mover, phase
from tests.games.battles.position import Position, state_of, world_of
from tests.games.battles.test_brunete_rules import SWAP, leaving

RULE = pytest.mark.rule
LEADERS = str(Path(__file__).parents[2] / "data" / "scenarios" / "battles" / "leaders.yaml")
REG, REG2, OWN = "BR-94", "BR-95", "BR-1.11"
MISC, MISC2 = "BN-MISC.1", "BN-MISC.2"
GUN, CORPS_GUN = "BR-ART.11", "BR-ART.V1"
PAIR = {"BN-1.12": MIDDLE, "BN-2.12": MIDDLE}


# -- 11 --------------------------------------------------------------------------------------------
@RULE("battles", "11.1", says="All units in a defending hex defend together with their total strength")
def test_11_1_3_defenders_of_a_hex_add_up() -> None:
    found = battle({**PAIR, "BN-HQ.12": MIDDLE, REG: NORTH})
    assert odds_for(found.state, [REG], [MIDDLE]).defence_strength == 5 + 4 + 1


@RULE("battles", "11.1", says="The attacker pairs attackers and defenders as he likes")
def test_11_1_2_pairings_are_the_attackers_choice() -> None:
    units = {MISC: MIDDLE, MISC2: NORTH_EAST, REG: NORTH}
    for target in (MIDDLE, NORTH_EAST):
        found = battle(units).play(f"attack {REG} {target}")
        assert found.state.attacks[0].targets == [target]


@RULE("battles", "11.1", says="A mechanized unit may attack into terrain it could not enter")
def test_11_1_tanks_attack_into_woods() -> None:
    found = battle({MISC: "2320", "BR-TK.1": "2321"})
    assert found.world.terrain["2320"] == ("woods",)
    assert found.offers("attack BR-TK.1 2320")


@RULE("battles", "11.2", says=("An attack is either normal or an assault", "Spending a point is always a free choice"))
@RULE("battles", "11.2.1", says="Assault and normal attack are never mixed in one combat")
def test_11_2_one_choice_for_the_whole_combat() -> None:
    found = battle({MISC: MIDDLE, OWN: NORTH, "BR-9.11": SOUTH})
    found.play(f"attack {OWN} {MIDDLE}", f"attack BR-9.11 {MIDDLE}", "done")
    assert found.actions == ["normal", "assault"]
    found.play("normal")
    assert not found.state.attacks[0].assault
    assert found.state.assault_points["11"] == 6
    assert not found.offered("assault")


@RULE("battles", "11.2", says=("Any number of normal attacks may be made", "Any unit may make a normal attack"))
def test_11_2_everybody_may_attack_normally() -> None:
    units = {MISC: MIDDLE, REG: NORTH, MISC2: "2326", REG2: "2327", "BN-MISC.3": "2329", "BR-28": "2330"}
    found = battle(units, out_of_supply=[REG], out_of_command=[REG2])
    found.state.assault_points = dict.fromkeys(found.state.assault_points, 0)
    found.play(f"attack {REG} {MIDDLE}", f"attack {REG2} 2326", "attack BR-28 2329", "done")
    assert found.offered("fight") == ["1", "2", "3"]
    for _ in range(3):
        if found.offered("fight"):
            found.play(f"fight {found.offered('fight')[0]}")
        roll(found, 4)
    assert len(found.of(ev.CombatResolved)) == 3


@RULE("battles", "11.2.1", says="A defending hex is subject to one normal attack or one assault in a phase")
def test_11_2_1_one_attack_on_a_hex() -> None:
    found = battle({MISC: MIDDLE, OWN: NORTH, REG: SOUTH}).play(f"attack {OWN} {MIDDLE}", f"attack {REG} {MIDDLE}")
    assert len(found.state.attacks) == 1  # whoever comes joins it
    found.play("done")
    rest(roll(found, 4))
    assert len(found.of(ev.CombatResolved)) == 1


@RULE("battles", "11.2.2", says="They never help the defence")
def test_11_2_2_the_defender_is_not_asked() -> None:
    found = battle({**PAIR, OWN: NORTH}).play(f"attack {OWN} {MIDDLE}", "done")
    asked = set()
    while found.decision is not None and not found.offered("roll"):
        if "assault" in found.actions:
            asked.add(found.decision.player)
        found.play(found.actions[0])
    assert asked == {"republican"}
    assert found.state.assault_points["12"] == 5


@RULE("battles", "11.3", says="Tanks, light tanks and armoured cars are armoured")
@RULE("battles", "11.3", says="The benefit does not depend on assault")
def test_11_3_kinds_of_armour() -> None:
    kinds = {unit.type: unit.armour for world in map(world_of, ("jarama", "brunete")) for unit in world.units.values()}
    assert {kind for kind, armour in kinds.items() if armour} == {"tank", "lt_tank", "ac"} & set(kinds)
    found = battle({MISC: MIDDLE, REG: NORTH, "BR-AC.1": SOUTH})
    for assault in (False, True):
        assert odds_for(found.state, [REG, "BR-AC.1"], [MIDDLE], assault=assault).drm == 1


@RULE(
    "battles", "11.4", says=("**S**: one unit of that side loses one step", "An asterisk: that side retreats one hex")
)
def test_11_4_6_a_step_and_a_hex() -> None:
    found = battle({MISC: MIDDLE, OWN: NORTH}).play(f"attack {OWN} {MIDDLE}", "done")
    roll(found, 6)  # 12 - 3: -/S*
    until(found, "back").play(f"back {SOUTH}")
    assert found.of(ev.StepLost) == [ev.StepLost(MISC, MIDDLE, "combat")]
    assert found.world.distance(MIDDLE, found.state.place(MISC)) == 1


@RULE(
    "battles", "11.5", says=("Every unit has a reduced side", "On our counters HQs, trucks and leaders have one step")
)
@pytest.mark.parametrize("scenario", ["jarama", "brunete"])
def test_11_5_2_who_has_a_reduced_side(scenario: str) -> None:
    for unit in READER.load_files(scenario).units.values():
        assert (unit.reduced is None) == (unit.type in ("hq", "truck", "leader", "air")), unit.id


@RULE("battles", "11.5", says="So is a full-strength unit that loses two steps")
def test_11_5_4_two_steps() -> None:
    state = state_of("brunete", {MISC: MIDDLE})
    take_step(state, MISC, "combat")
    assert state.units[MISC].reduced
    take_step(state, MISC, "combat")
    assert state.place(MISC) == "eliminated"


@RULE("battles", "11.6", says="A unit that has to retreat off the map is destroyed")
@RULE("battles", "16.0", says="A unit forced to retreat off the map is destroyed")
def test_11_6_only_the_edge_is_left() -> None:
    """A unit in an edge hex whose other neighbours are in enemy zones has nowhere to go."""
    units = {MISC: "2133", OWN: "2132", "BR-9.11": "2033", "BR-100.11": "2234"}
    found = battle({unit: hex_id for unit, hex_id in units.items() if hex_id in world_of("brunete").neighbours})
    state = found.state
    inside = [near for near in state.world.neighbours["2133"] if near not in state.holding["republican"]]
    assert len(state.world.neighbours["2133"]) < 6
    assert all(zoc.in_enemy_zoc(state, "nationalist", near) for near in inside)
    assert retreat_hexes(state, MISC, attacker=False) == ()
    found.play(*(a for a in (f"attack {OWN} 2133", "attack BR-9.11 2133") if found.offers(a)))
    if found.offers("complete"):
        found.play("complete")
    found.play("done")
    roll(found, 6)
    assert state.place(MISC) == "eliminated"


# -- 12 --------------------------------------------------------------------------------------------
@RULE("battles", "12.0", says="only in its owner's combat phase")
def test_12_0_2_no_barrage_in_the_enemy_phase() -> None:
    found = battle({OWN: NORTH, "BN-1.12": MIDDLE, "BN-ART1.12": "2327"}).play(f"attack {OWN} {MIDDLE}", "done")
    seen = set()
    while found.decision is not None:
        seen |= {(found.decision.player, action.verb) for action in found.decision.actions}
        if found.offered("roll"):
            found.play("roll", dice=[4])
        else:
            found.play(found.actions[-1])
    assert ("nationalist", "fire") in seen
    assert ("nationalist", "barrage") not in seen


@RULE("battles", "12.3.2", says="Range is counted to the attacked hex")
def test_12_3_2_range_of_the_defence() -> None:
    for hex_id, may in (("2331", True), ("2332", False)):
        state = state_of("brunete", {"BN-1.12": MIDDLE, "BN-ART1.12": hex_id, OWN: NORTH}, phasing="republican")
        reach = state.world.units["BN-ART1.12"].full.range
        away = state.world.distance(hex_id, MIDDLE)
        refusal = artillery.why_not_support_defence(state, "BN-ART1.12", Attack(1, [MIDDLE], [OWN]))
        assert (away <= reach) == may
        assert (refusal is None) == may


@RULE("battles", "12.3.3", says=(
    "may not be used in another combat", "it is aimed at the hex the enemy occupied before",
))  # fmt: skip
def test_12_3_3_the_fire_of_a_cancelled_attack_is_spent_on_its_hex() -> None:
    units = {GUN: "2321", OWN: NORTH, "BN-1.12": MIDDLE, "BN-2.12": MIDDLE, "BR-9.11": "2327", MISC: "2326"}
    found = battle(units).play(f"attack {OWN} {MIDDLE}", "attack BR-9.11 2326", "done", "fight 1", "normal")
    found.play(f"fire {GUN}", "stand", "retreat BN-1.12", f"back {SOUTH}", "stand")
    assert found.offers("roll")  # one is left: it is fought
    full = battle(units).play(f"attack {OWN} {MIDDLE}", "attack BR-9.11 2326", "done", "fight 1", "normal")
    full.play(f"fire {GUN}", f"retreat {OWN}")
    if full.offered("back"):
        full.play(f"back {full.offered('back')[0]}")
    assert full.decision is not None
    assert full.decision.prompt.key == "barrage.roll"
    assert dict(full.decision.prompt.args)["hex"] == MIDDLE
    until(full, "roll").play("roll", dice=[4])
    roll(full, 4)
    until(full, "normal").play("normal")
    assert GUN not in full.offered("fire")
    assert full.why_not(f"fire {GUN}").rule in ("12.1", "12.4")  # type: ignore[union-attr]


@RULE("battles", "12.4", says=("All must be in range", "A hex suffers only one barrage in a phase"))
def test_12_4_range_and_one_barrage() -> None:
    near = battle({GUN: "2315", CORPS_GUN: "2316", MISC: MIDDLE, OWN: "2321"})
    assert {f"{GUN} {MIDDLE}", f"{CORPS_GUN} {MIDDLE}"} <= set(near.offered("barrage"))
    near.play(f"barrage {GUN} {MIDDLE}", f"barrage {CORPS_GUN} {MIDDLE}")
    assert len(near.state.attacks) == 1
    far = battle({GUN: "2314", MISC: MIDDLE, OWN: NORTH})
    assert far.why_not(f"barrage {GUN} {MIDDLE}").reason.key == "fire.out_of_range"  # type: ignore[union-attr]


@RULE("battles", "12.4.1", says="Units and zones of control never block")
def test_12_4_1_5_units_do_not_block() -> None:
    clear = {CORPS_GUN: "2320", MISC: MIDDLE}
    crowd = {**clear, "BN-1.12": NORTH, "BN-2.12": NORTH, REG: "2321"}
    for units in (clear, crowd):
        found = battle(units)
        assert f"{CORPS_GUN} {MIDDLE}" in found.offered("barrage")


def blocks(kind: tuple[str, ...]) -> set[str]:
    """What stops the view across a hex of this ground at the Jarama, seen from hexes of the same height beside it."""
    world = world_of("jarama")
    found = set()
    for hex_id in world.hexes:
        near = world.neighbours[hex_id]
        if world.terrain[hex_id] == kind and len(near) == 6:
            seen = spotting.obstacle(world, near[0], near[3])
            found.add(seen.terrain if seen is not None else "")
    return found


@RULE("battles", "12.4.1", says=("Rough terrain alone never blocks", "A mixed hex blocks for each of its terrains"))
def test_12_4_1_rough_and_mixed_ground() -> None:
    assert blocks(("rough",)) == {""}
    assert blocks(("hill", "woods")) == {"woods"}  # woods and height: woods are named
    assert "elevation" in blocks(("hill", "rough"))


@RULE("battles", "12.4.1.1", says="Even a unit under attack may spot")
def test_12_4_1_1_2_a_unit_in_the_enemys_zone_spots() -> None:
    units = {"JR-ART.45": "1149", "JN-1.1.1": "1348", "JR-1.45": "1347"}
    found = battle(units, scenario="jarama")
    assert zoc.in_enemy_zoc(found.state, "republican", "1347")
    assert spotting.spotter_for(found.state, "JR-ART.45", "1348") == "JR-1.45"


@RULE("battles", "12.4.1.1", says="The artillery's own line of sight is limited only by its range")
def test_12_4_1_1_artillery_sees_as_far_as_it_fires() -> None:
    found = battle({CORPS_GUN: "2320", MISC: "2329"})
    assert found.world.distance("2320", "2329") == 9  # a spotter would see 8
    assert found.offered("barrage") == [f"{CORPS_GUN} 2329"]


# -- 13, 14 ----------------------------------------------------------------------------------------
@RULE("battles", "J.flak", says="An F/88 does this any number of times per turn")
def test_j_flak_every_mission() -> None:
    state = state_of("jarama", {"JN-F88.1": "2831"})
    for unit in ("JR-AIR.1", "JR-AIR.2"):
        assert air.mission_strength(state, unit, "2831", support=False) == 3
        state.air_flown.append(unit)


@RULE("battles", "J.antitank", says="It does not matter whether the hex of the F/88 is attacked too")
def test_j_antitank_3_the_flak_next_door_may_be_attacked_itself() -> None:
    units = {"JR-TK.1.1": "2830", "JN-1.1.1": "2831", "JN-F88.1": "2931", "JR-1.48": "2932"}
    found = battle(units, scenario="jarama")
    found.play("attack JR-TK.1.1 2831", "attack JR-1.48 2931")
    first = odds(found.state, fight_of(found.state, found.state.attacks[0]))
    assert [item.value for item in first.shifts] == [-1]


@RULE("battles", "14.4", says=("The normal limits of retreat apply to him", "He is immune to barrage and bombardment"))
def test_14_4_leaders_retreat_like_others_and_are_not_shelled() -> None:
    units = {"LR-LEADER": "2831", "LR-1": "2831", "LN-1": "2830", "LN-2": "2830"}
    state = state_of(LEADERS, units)
    assert artillery.vulnerable(state, "republican", "2831") == ("LR-1",)
    assert retreat_hexes(state, "LR-LEADER", attacker=False) == retreat_hexes(state, "LR-1", attacker=False)
    assert not any(zoc.in_enemy_zoc(state, "republican", h) for h in retreat_hexes(state, "LR-LEADER", attacker=False))


@RULE("battles", "14.4", says="A leader cannot attack, has no defence")
def test_14_4_1_a_leader_neither_attacks_nor_defends() -> None:
    found = battle({"LN-LEADER.1": "2830", "LN-1": "2830", "LR-1": "2831", "LR-LEADER": "2831"}, side="nationalist",
                   scenario=LEADERS)  # fmt: skip
    assert not any(text.startswith("LN-LEADER.1") for text in found.offered("attack"))
    alone = battle({"LN-1": "2830", "LR-1": "2831"}, side="nationalist", scenario=LEADERS)
    assert (
        odds_for(found.state, ["LN-1"], ["2831"]).defence_strength
        == odds_for(alone.state, ["LN-1"], ["2831"]).defence_strength
    )


# -- scenarios -------------------------------------------------------------------------------------
@RULE("battles", "J.engineers", says="Move the engineer next to a river hexside")
def test_j_engineers_need_a_river_beside_them() -> None:
    assert move_unit.bridge_sites(state_of("jarama", {"JN-ENG.1": "2842"}), "JN-ENG.1")
    assert not move_unit.bridge_sites(state_of("jarama", {"JN-ENG.1": "2838"}), "JN-ENG.1")


@RULE("battles", "B.trucks", says="A truck is a mechanized unit with movement factor 12")
def test_b_trucks_are_mechanized() -> None:
    trucks = [unit for unit in world_of("brunete").units.values() if unit.is_truck]
    assert trucks
    assert all(unit.mechanized and unit.full.move == 12 for unit in trucks)


@RULE("battles", "B.zoc", says="Companies have no ZOC")
def test_b_zoc_companies_have_none() -> None:
    world = world_of("brunete")
    assert world.scenario.zoc.companies is False
    companies = [unit.id for unit in world.units.values() if unit.company and unit.combat]
    for unit in companies:
        assert not zoc.exerts(state_of("brunete", {unit: MIDDLE}), unit)


@RULE("battles", "B.supply", says="Nationalist units to the east, west or south edge")
def test_b_supply_edges() -> None:
    world = world_of("brunete")
    edges = {edge for hex_id in world.sources["nationalist"] for edge in world.edges_of(hex_id)}
    assert edges >= {"E", "W", "S"}
    assert set(world.sources["republican"]) == {"1501"}


@RULE("battles", "B.release", says=(
    "14 and 39 Divisions come only in exchange", "They may be reduced, part of the division", "They never return",
    "any division may be chosen",
))  # fmt: skip
def test_b_release_only_in_exchange_for_any_division() -> None:
    nobody = phase("brunete", {**SWAP, "BR-10.46": "1502"}, "republican", turn=9)
    assert not nobody.offered("receive")
    assert not any(unit.endswith((".14", ".39")) for unit in nobody.offered("pick"))
    found = leaving(9).play("pick BR-1.11", "exit", "pick BR-9.11", "exit", "pick BR-HQ.11", "exit", "receive 39")
    assert found.state.swaps == {"39": "11"}
    gone = [unit for unit in found.world.of_division["11"] if found.state.place(unit) in ("exited", "withdrawn")]
    assert set(gone) == {"BR-1.11", "BR-9.11", "BR-HQ.11"}
    found.state.turn = 10
    assert not set(gone) & set(Position(found.state).offered("pick"))
    other = phase("brunete", {**SWAP, "BR-HQ.46": "1501"}, "republican", turn=9)
    other.play("pick BR-HQ.46", "exit")
    assert withdrawal.withdrawn(other.state, "republican") == ["46"]


@RULE("battles", "16.0", says="Units that left are not eliminated for purposes of victory, but they do not return")
def test_16_0_who_left_does_not_return() -> None:
    found = mover("jarama", {"JN-1.1.1": "2727"}, "JN-1.1.1").play("exit")
    assert found.state.place("JN-1.1.1") == "exited"
    back = phase("jarama", {"JN-1.1.1": "exited"}, "nationalist", turn=9)
    assert not back.offered("pick")
    assert back.why_not("pick JN-1.1.1").rule == "15.1"  # type: ignore[union-attr]


@RULE("battles", "B.objectives", says="a hex on several lists belongs to each of these divisions")
@RULE("battles", "B.command", says="Units trace directly to their division HQ or, Republican only, to a corps HQ")
def test_b_shared_lists_and_corps() -> None:
    world = world_of("brunete")
    assert [division for division, hexes in world.objectives.items() if "2806" in hexes] == ["35", "45", "10"]
    assert command.superiors(world, "BR-11I.35") == ("BR-HQ.35", "BR-HQ.V")
