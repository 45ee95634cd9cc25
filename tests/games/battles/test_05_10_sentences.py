"""Chapters 1 to 10, what no other test says: habits, the order of play, stacking, zones, supply and command."""

from __future__ import annotations

import pytest

from desktop.engine.event import DieRolled
from desktop.games.battles.present import BattlesPresenter
from desktop.games.battles.rules.combat import attack_options
from desktop.games.battles.rules.combat.resolve import odds_for
from desktop.games.battles.rules.map import stacking, zoc
from desktop.games.battles.rules.movement.movement_phase import MovementPhase
from desktop.games.battles.rules.supply import command, supply
from desktop.games.battles.rules.turn.turn import Turn
from tests.contract.games import new_match, player_of
from tests.games.battles.combat import MIDDLE, NORTH, SOUTH, battle, roll, until
from tests.games.battles.moving import mover, phase, spent
from tests.games.battles.position import Position, position, state_of, world_of

RULE = pytest.mark.rule
OPEN = "3632"


@RULE("battles", "1.0", says="All dice are single six-sided dice")
@pytest.mark.parametrize("scenario", ["battles/jarama", "battles/pindoque"])
def test_1_0_all_dice_have_six_sides(scenario: str) -> None:
    match, player, dice = new_match(scenario, 3), player_of(scenario, 3), []
    while match.decision is not None and match.position < 1500:
        dice += [e for e in match.play(player.choose(match.state, match.decision)) if isinstance(e, DieRolled)]
    assert dice
    assert {event.sides for event in dice} == {6}


@RULE("battles", "1.0", says="Where the two differ, the scenario rule wins")
def test_1_0_scenario_rules_win() -> None:
    """The terrain chart asks 2 for a river, the Jarama 3; 7.1 asks for two battalions in a hex, Brunete for three."""
    world = world_of("jarama")
    assert world.tables.tec.river.clear == 2
    assert spent(mover("jarama", {"JN-1.1.1": "2842"}, "JN-1.1.1"), "JN-1.1.1", "2843") == 1 + 3
    three = {"BN-1.12": MIDDLE, "BN-2.12": MIDDLE}
    assert stacking.why_not_stack(state_of("brunete", three), "BN-3.12", MIDDLE) is None


@RULE("battles", "2.0", says="Victory points, assault points and air points are recorded for each side")
def test_2_0_records_are_shown() -> None:
    state = state_of("brunete", {}, turn=5)
    tracks = {track.id: track for track in BattlesPresenter(state.world).table(state, None, "republican").tracks}
    for side in state.world.by_side:
        assert tracks[f"assault-{side}"].detail
        assert tracks[f"air-{side}"].value == str(state.air_points[side])
    totals = [name for name, _ in tracks["victory"].detail if name.endswith("total")]
    assert totals == ["Nationalist total", "Republican total"]


# -- 5.0 -------------------------------------------------------------------------------------------
@RULE("battles", "5.0", says="brings on reinforcements and moves any or all of his units, one at a time, in any order")
def test_5_0_d2_one_unit_at_a_time_in_any_order_or_none() -> None:
    units = {"JN-1.1.1": OPEN, "JN-2.1.1": "3531", "JN-HQ.1": OPEN, "JN-HQ.V": OPEN, "JN-VIC7": "due"}
    found = phase("jarama", units, "nationalist", turn=3)
    found.state.units["JN-VIC7"].arrives, found.state.units["JN-VIC7"].entry = 3, "J-N-R8"
    assert set(found.offered("pick")) >= {"JN-1.1.1", "JN-2.1.1"}
    assert found.offers("end")
    found.play("pick JN-2.1.1")
    assert not found.offered("pick")  # one at a time
    found.play("done", "pick JN-VIC7")
    assert "2828" in found.offered("to")
    found.play("done", "pick JN-1.1.1", "to 3633", "done", "pick JN-2.1.1", "to 3530", "done", "end")
    assert found.decision is None


@RULE("battles", "5.0", says=("The result holds for the whole combat phase", "then declares all his attacks"))
@RULE("battles", "9.3", says="The defender's supply is judged in the enemy combat phase too")
@RULE("battles", "10.0", says="Command is judged together with supply, at the start of each movement and combat phase")
@RULE("battles", "11.1", says="declares all his attacks at the start of the combat phase")
def test_5_0_e1_both_sides_are_judged_once_and_all_attacks_declared_first() -> None:
    units = {"BR-1.11": NORTH, "BN-1.12": MIDDLE, "BN-2.12": MIDDLE, "BR-94": "2326", "BN-MISC.1": "2327"}
    found = position("brunete", units, stack=[Turn(turn=2, step="fight_first")], phasing="republican")
    state = found.state
    assert {"BN-1.12", "BN-2.12", "BN-MISC.1"} <= set(state.out_of_command)  # the defenders too: no HQ
    assert "BR-1.11" in state.out_of_command
    judged = (list(state.out_of_supply), list(state.out_of_command))
    found.play(f"attack BR-1.11 {MIDDLE}", "attack BR-94 2327", "done")
    while not found.offered("fight"):
        found.play("done")
    found.play("fight 1")
    state.eliminate("BN-MISC.1", "combat")
    assert (state.out_of_supply, state.out_of_command) == judged
    refusal = found.why_not("attack BR-94 2327")
    assert refusal is None or refusal.rule == "11.1"
    assert not found.offered("attack")


@RULE("battles", "5.0", says="The difference is shown before voluntary retreats are asked for")
@RULE(
    "battles", "5.0", says="Work out the difference and the shifts, roll, and carry out losses, retreats and advances"
)
def test_5_0_e8_the_difference_is_shown_then_everything_is_carried_out() -> None:
    found = battle({"BN-MISC.1": MIDDLE, "BR-1.11": NORTH}).play(f"attack BR-1.11 {MIDDLE}", "done", "normal")
    assert found.decision is not None
    assert found.decision.prompt.key == "combat.retreat_or_stand"
    shown = BattlesPresenter(found.world).preview(found.state, found.decision, ())
    assert shown is not None
    assert shown.column == "9–10 (difference +9)"
    roll(found, 6)  # -/S*: the step, the retreat, then the advance
    assert found.state.units["BN-MISC.1"].reduced
    until(found, "back").play(f"back {SOUTH}")
    found.play(f"advance BR-1.11 {MIDDLE}")
    assert found.state.place("BR-1.11") == MIDDLE


# -- 7, 8, 9 ---------------------------------------------------------------------------------------
@RULE("battles", "7.1", says="HQs do not count.")
def test_7_1_headquarters_never_fill_a_hex() -> None:
    full = {"JN-1.1.1": OPEN, "JN-2.1.1": OPEN, "JN-HQ.1": OPEN, "JN-HQ.2": OPEN, "JN-HQ.V": OPEN}
    assert stacking.excess(state_of("jarama", full), "nationalist") == ()


@RULE("battles", "8.2", says="Major rivers are all four rivers of the Jarama map and the Guadarrama at Brunete")
@pytest.mark.parametrize(("scenario", "names"), [
    ("jarama", {"Jarama", "Manzanares", "Henares", "Tajuna"}), ("brunete", {"Guadarrama"}),
])  # fmt: skip
def test_8_2_major_rivers(scenario: str, names: set[str]) -> None:
    world = world_of(scenario)
    stopping = set()
    for side, name in world.rivers.items():
        here, there = side.split("/")
        if there not in world.zoc_reach(here, "foot"):
            stopping.add(name)
    assert stopping == names


@RULE("battles", "9.0", says="Units need a supply line to move and fight at full strength")
def test_9_0_without_a_line_half_is_left() -> None:
    units = {"BR-1.11": NORTH, "BN-MISC.1": MIDDLE}
    full = battle(units).state
    weak = battle(units, out_of_supply=["BR-1.11"]).state
    assert odds_for(full, ["BR-1.11"], [MIDDLE]).attack_strength == 12
    assert odds_for(weak, ["BR-1.11"], [MIDDLE]).attack_strength == 6


@RULE("battles", "9.1", says="Friendly units do not reopen a hex in an enemy ZOC")
def test_9_1_friends_do_not_reopen_the_road() -> None:
    cut = {"BR-1.11": "1905", "BN-1.12": "1605", "BN-2.12": "1605"}
    alone = supply.out_of_supply(state_of("brunete", cut), "republican")
    state = state_of("brunete", cut)
    closed = [h for h in state.world.road_hexes if zoc.in_enemy_zoc(state, "republican", h)]
    friends = dict(zip(("BR-9.11", "BR-100.11", "BR-94", "BR-95"), sorted(closed), strict=False))
    assert friends
    assert alone == ["BR-1.11"]
    assert "BR-1.11" in supply.out_of_supply(state_of("brunete", {**cut, **friends}), "republican")


# -- 10 --------------------------------------------------------------------------------------------
@RULE("battles", "10.1.1", says="It may pass through terrain the unit could not enter")
def test_10_1_1_over_rivers_and_woods() -> None:
    units = {"JR-TK.1.1": "3042", "JR-HQ.1TK": "3044", "JR-HQ.A": "3045"}
    state = state_of("jarama", units)
    assert state.world.river("3043", "3044") == "Jarama"
    assert command.out_of_command(state, "republican") == []


@RULE("battles", "10.1.4", says="The loss of a brigade HQ does the same to its brigade")
def test_10_1_4_a_lost_brigade_hq() -> None:
    state = state_of("jarama", {"JN-1.1.1": "2929", "JN-HQ.1": "2929", "JN-HQ.V": "2929", "JN-CAV.1": "2930"})
    assert command.out_of_command(state, "nationalist") == []
    state.eliminate("JN-HQ.1", "combat")
    assert command.out_of_command(state, "nationalist") == ["JN-1.1.1"]


@RULE("battles", "10.3", says=("The unit defends normally", "it attacks normally all the same"))
def test_10_3_out_of_command_units_fight_as_usual() -> None:
    units = {"BR-94": NORTH, "BN-1.12": MIDDLE, "BN-2.12": MIDDLE}
    found = battle(units, out_of_command=["BR-94", "BN-1.12", "BN-2.12"])
    assert attack_options.unmet(found.state, "republican").units == ("BR-94",)
    found.play(f"attack BR-94 {MIDDLE}")
    total = odds_for(found.state, ["BR-94"], [MIDDLE])
    assert (total.attack_strength, total.defence_strength) == (7, 9)


@RULE("battles", "J.supply", says="Reserves that are not released are always in supply")
@RULE("battles", "J.reserves", says="Until released they are automatically in supply and command")
def test_j_reserves_in_the_box_lack_nothing() -> None:
    boxed = {"JR-B.69": "box", "JR-B.70": "box", "JR-B.1Bis": "box"}
    found = phase("jarama", {**boxed, "JN-1.1.1": "4731"}, "republican")
    assert not set(boxed) & {*found.state.out_of_supply, *found.state.out_of_command}


@RULE("battles", "J.supply", says="the Republican by any road that leads to the north, east or south edge")
def test_j_supply_edges() -> None:
    world = world_of("jarama")
    edges = {side: {e for h in world.sources[side] for e in world.edges_of(h)} for side in world.by_side}
    assert edges["nationalist"] >= {"W"}
    assert edges["republican"] >= {"N", "E", "S"}
    north = state_of("jarama", {"JR-1.48": "4733"})
    assert supply.out_of_supply(north, "republican") == []


@RULE("battles", "J.reserves", says="A release takes effect in the next Republican movement phase")
def test_j_reserves_a_release_takes_effect_in_the_next_phase() -> None:
    boxed = {"JR-B.69": "box", "JR-B.70": "box", "JR-B.1Bis": "box"}
    found = mover("jarama", {"JN-1.1.1": "3932", **boxed}, "JN-1.1.1").play("to 3933")
    assert all(found.state.place(unit) == "box" for unit in boxed)
    found.state.stack[:] = [MovementPhase(side="republican")]
    assert Position(found.state).offered("pick") == list(boxed)


@RULE("battles", "15.1", says="Several units may enter by one road hex one after the other")
def test_15_1_several_units_by_one_hex() -> None:
    units = {"JN-VIC7": "due", "JN-ENG.3": "due"}
    found = phase("jarama", units, "nationalist", turn=3)
    for unit in units:
        found.state.units[unit].arrives, found.state.units[unit].entry = 3, "J-N-R8"
    found = Position(found.state)
    found.play("pick JN-VIC7", "to 2828", "to 2830", "done", "pick JN-ENG.3")
    assert "2828" in found.offered("to")


@RULE("battles", "J.reinforcements", says="Stacking is checked only at the end of the phase")
def test_j_reinforcements_arganda_may_be_crowded_until_the_phase_ends() -> None:
    units = {"JR-1.19": "3351", "JR-2.19": "3351", "JR-11I.EDG": "due"}
    found = phase("jarama", units, "republican", turn=1)
    found.state.units["JR-11I.EDG"].arrives, found.state.units["JR-11I.EDG"].entry = 1, "J-R-R6-11I"
    found = Position(found.state).play("pick JR-11I.EDG", "to 3351", "done")
    assert len(found.state.at("3351")) == 3
    found.play("end")
    assert found.offered("remove") == ["JR-1.19", "JR-2.19", "JR-11I.EDG"]
