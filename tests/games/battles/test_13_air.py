"""Chapter 13: air units, air points, bombardment."""

from __future__ import annotations

import pytest

from desktop.games.battles.rules.air import air
from desktop.games.battles.rules.air.bombardment import Bombardment, bombardment_modifiers, useful_amounts
from desktop.games.battles.rules.combat.resolve import fight_of, odds
from desktop.games.battles.state import events as ev
from tests.games.battles.combat import MIDDLE, NORTH, battle, roll, until
from tests.games.battles.position import position, state_of

REG, MISC = "BR-94", "BN-MISC.1"
SB2, SB2_2, JU52, SM81 = "JR-AIR.1", "JR-AIR.2", "JN-AIR.1", "JN-AIR.2"  # 5, 5, 8, 6


def bombing(units, side, scenario="jarama", **more):
    return position(scenario, units, stack=[Bombardment(side=side)], phase="bombardment", phasing=side, **more)


@pytest.mark.rule("battles", "2.1", says="**Bombardment:** air units attack on their own")
@pytest.mark.rule("battles", "13.0", says="The Jarama is played with air **units**")
@pytest.mark.rule("battles", "13.1", says=("used once per turn", "Its range is unlimited"))
def test_13_1_air_units_fly_once_per_turn_anywhere():
    found = bombing({"JN-1.1.1": "2831", "JN-2.1.1": "1535"}, "republican")
    assert found.offers(f"air {SB2} 2831")
    assert found.offers(f"air {SB2} 1535")
    assert not found.offered("points")
    found.play(f"air {SB2} 2831")
    assert found.why_not(f"air {SB2} 1535").rule == "13.1"
    found.play(f"air {SB2_2} 2831")
    assert found.offered("roll") == ["2831"]
    assert not found.offers("done")
    found.play("roll 2831", dice=[6])
    assert found.state.air_flown == [SB2, SB2_2]
    assert found.decision is None


@pytest.mark.rule("battles", "13.1", says="its strength is added to the attack or defence")
@pytest.mark.rule(
    "battles",
    "5.0",
    says=(
        "The second player assigns air support to his defence",
        "The first player assigns air support to his attacks",
    ),
)
def test_13_1_support_is_assigned_by_the_defender_first_and_added():
    units = {"JN-1.1.1": "2831", "JR-1.48": "2830"}
    found = battle(units, scenario="jarama", air=True).play("attack JR-1.48 2831", "done")
    assert found.decision.player == "nationalist"
    found.play(f"air {JU52} 2831", "done")
    assert found.decision.player == "republican"
    found.play(f"air {SB2} 2831")
    assert found.why_not(f"air {SB2} 2831").rule == "13.1"
    found.play(f"air {SB2_2} 2831")
    until(found, "normal")
    total = odds(found.state, fight_of(found.state, found.state.attacks[0]))
    assert total.attack_strength == 3 + 5 + 5
    assert total.defence_strength == 8 + 4  # J.air: by night halved in support


@pytest.mark.rule("battles", "13.1", says="It suffers no combat results")
def test_13_1_air_suffers_no_results_and_only_attacked_hexes_are_supported():
    units = {"JN-1.1.1": "2831", "JN-2.1.1": "1535", "JR-1.48": "2830"}
    found = battle(units, scenario="jarama", air=True).play("attack JR-1.48 2831", "done", "done")
    assert found.why_not(f"air {SB2} 1535").rule == "13.1"
    found.play(f"air {SB2} 2831", "done")
    roll(found, 1)
    assert found.state.place(SB2) == "air"


@pytest.mark.rule("battles", "13.2", says="Any number may be spent on support or bombardment, up to the total")
def test_13_2_points_of_a_turn_are_shared_by_support_and_bombardment():
    found = bombing({REG: NORTH, MISC: MIDDLE, "BN-MISC.2": "2425"}, "republican", "brunete")
    assert found.offered("points")[:6] == [f"{n} {MIDDLE}" for n in (1, 4, 7, 10, 13, 20)]
    found.play(f"points 7 {MIDDLE}")
    assert found.state.air_points["republican"] == 13
    assert found.why_not(f"points 14 {MIDDLE}").rule == "13.2"
    found.play(f"roll {MIDDLE}", dice=[6])
    assert found.why_not(f"points 1 {MIDDLE}").rule == "13.3"


@pytest.mark.rule(
    "battles",
    "13.2",
    says=(
        "Each point is worth one strength point",
        "The full number is available again next turn",
        "Points cannot be saved",
    ),
)
@pytest.mark.rule("battles", "B.air")
def test_13_2_points_add_one_each_and_come_back_next_turn():
    found = battle({REG: NORTH, MISC: MIDDLE}, air=True).play(f"attack {REG} {MIDDLE}", "done")
    assert found.offered("points") == [f"{n} {MIDDLE}" for n in (1, 2, 5, 10, 20)]
    found.play(f"points 5 {MIDDLE}", f"points 2 {MIDDLE}", "done")
    assert odds(found.state, fight_of(found.state, found.state.attacks[0])).attack_strength == 7 + 7
    assert found.state.air_points["republican"] == 13
    found.state.begin_turn(3)
    assert found.state.air_points["republican"] == 20


@pytest.mark.rule("battles", "13.2")
def test_13_2_defender_points_of_a_vacated_hex_do_not_help():
    units = {REG: NORTH, MISC: MIDDLE, "BN-MISC.2": "2423"}
    found = battle(units, air=True, turn=5).play(f"attack {REG} {MIDDLE}", f"widen {MIDDLE} 2423", "done")
    found.play(f"points 10 {MIDDLE}", "points 5 2423", "done", "done")
    assert odds(found.state, fight_of(found.state, found.state.attacks[0])).defence_strength == 6 + 15
    until(found, "stand").play("stand", f"retreat {MISC}")
    if found.offered("back"):
        found.play(f"back {found.offered('back')[0]}")
    assert odds(found.state, fight_of(found.state, found.state.attacks[0])).defence_strength == 3 + 5


@pytest.mark.rule(
    "battles", "13.3", says=("Add up the strength aimed at a hex", "A bombardment never causes a retreat")
)
@pytest.mark.rule("battles", "AIR", says="Strength 1-3: 1")
@pytest.mark.parametrize(
    ("points", "die", "hit"), [(1, 1, True), (1, 2, False), (6, 2, True), (7, 3, True), (10, 4, True), (13, 5, True)]
)
def test_13_3_column_and_die(points, die, hit):
    found = bombing({REG: NORTH, MISC: MIDDLE}, "republican", "brunete")
    while points:
        step = max(int(text.split()[0]) for text in found.offered("points") if int(text.split()[0]) <= points)
        found.play(f"points {step} {MIDDLE}")
        points -= step
    found.play(f"roll {MIDDLE}", dice=[die])
    assert found.of(ev.BombardmentResolved)[0].hit is hit
    assert found.state.units[MISC].reduced is hit
    assert found.state.place(MISC) == MIDDLE  # never a retreat


@pytest.mark.rule("battles", "AIR", says="Add 1 to the die if the target is in a town, city or woods")
@pytest.mark.rule("battles", "13.3", says="If the target is in a town, city or woods, add 1")
def test_13_3_cover_adds_one():
    found = bombing({"BN-CAN": "1907", REG: NORTH}, "republican", "brunete")
    assert [item.value for item in bombardment_modifiers(found.state, "republican", "1907")] == [1]
    found.play("points 4 1907", "points 1 1907", "points 1 1907", "roll 1907", dice=[2])
    event = found.of(ev.BombardmentResolved)[0]
    assert (event.column, event.modified, event.hit) == ("4-6", 3, False)


@pytest.mark.rule(
    "battles",
    "13.3",
    says=(
        "On a result of 1 one unit in the hex loses a step",
        "The bombing player chooses it",
        "HQs and trucks are unaffected",
    ),
)
@pytest.mark.rule("battles", "10.4")
def test_13_3_the_bomber_picks_the_unit_but_no_headquarters_or_truck():
    units = {"BN-1.12": MIDDLE, "BN-2.12": MIDDLE, "BN-HQ.12": MIDDLE, "BN-TRK.1": MIDDLE, "BN-HQ.5": NORTH}
    found = bombing(units, "republican", "brunete")
    assert found.why_not(f"points 1 {NORTH}").rule == "10.4"
    found.play(f"points 1 {MIDDLE}", f"roll {MIDDLE}", dice=[1])
    assert found.decision.player == "republican"
    assert found.offered("hit") == ["BN-1.12", "BN-2.12"]
    assert found.why_not("hit BN-HQ.12").rule == "10.4"
    found.play("hit BN-2.12")
    assert found.state.units["BN-2.12"].reduced


@pytest.mark.rule("battles", "13.3", says="Each player bombards a hex at most once per turn")
def test_13_3_once_per_hex_and_player():
    found = bombing({"JN-1.1.1": "2831"}, "republican").play(f"air {SB2} 2831", "roll 2831", dice=[6])
    assert found.decision is None  # the second air unit has nothing left to bomb
    assert found.state.bombed == {"republican": ["2831"]}


def test_useful_amounts_reach_the_next_columns():
    state = state_of("brunete", {REG: NORTH})
    assert useful_amounts(state, 20, 0) == (1, 4, 7, 10, 13, 20)
    assert useful_amounts(state, 20, 5) == (1, 2, 5, 8, 20)
    assert useful_amounts(state, 3, 0) == (1, 3)
    assert air.amounts(0) == ()


@pytest.mark.rule("battles", "13.1", says="use the air bombardment table")
# -- Jarama ------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "battles",
    "J.air",
    says=("Nationalist aircraft bomb by night: add 1", "In support missions their strength is halved"),
)
def test_j_air_night_bombing_adds_one_and_halves_support():
    found = bombing({"JR-1.48": "2831"}, "nationalist")
    assert [item.rule for item in bombardment_modifiers(found.state, "nationalist", "2831")] == ["J.air"]
    assert air.mission_strength(found.state, JU52, "2831", support=False) == 8
    assert air.mission_strength(found.state, JU52, "2831", support=True) == 4
    found.play(f"air {JU52} 2831", "roll 2831", dice=[3])
    event = found.of(ev.BombardmentResolved)[0]
    assert (event.column, event.modified, event.hit) == ("7-9", 4, False)


@pytest.mark.rule("battles", "13.1", says="There is no anti-aircraft fire and no air combat")
@pytest.mark.rule("battles", "J.flak", says="has its strength halved")
def test_j_flak_halves_republican_air_in_or_next_to_its_hex():
    state = state_of("jarama", {"JN-F88.1": "2831", "JR-1.48": "1535"})
    assert air.mission_strength(state, SB2, "2831", support=True) == 3
    assert air.mission_strength(state, SB2, "2830", support=False) == 3
    assert air.mission_strength(state, SB2, "2829", support=True) == 5
    assert air.mission_strength(state, JU52, "2831", support=False) == 8


@pytest.mark.rule("battles", "17.0", says="it also hampers air units")
@pytest.mark.rule("battles", "J.flak", says="It adds to the effect of weather")
@pytest.mark.rule("battles", "J.air", says="multiply all halvings")
@pytest.mark.rule("battles", "J.weather", says="In mud air units fly at half strength")
def test_j_air_halvings_multiply_and_round_up_once():
    state = state_of("jarama", {"JN-F88.1": "2831"}, weather="mud")
    assert air.mission_strength(state, SB2, "2831", support=True) == 2  # 5 / 4
    assert air.mission_strength(state, SB2, "1535", support=True) == 3
    assert air.mission_strength(state, SM81, "1535", support=True) == 2  # 6 / 4
    assert air.mission_strength(state, SM81, "1535", support=False) == 3
