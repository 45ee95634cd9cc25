"""12.7 Retreats: how far, where to, what shortens them, and who is lost."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.combat import retreat_ways
from desktop.games.illusions.rules.combat.attacks import Attacks
from desktop.games.illusions.state import combat_events as ce
from tests.games.illusions.combat import (
    Stacks,
    battle,
    combat_state,
    decided,
    declare,
    fight,
    strength_of,
    take_any_losses,
)
from tests.games.illusions.position import AP, CP, Position, begin

POLAND = {"scenario": "example-29"}
BREST = {"brest_litovsk": ["ru_ii", "ru_iii", "ru_iv"]}
ITALY = {"at_war": {"it": AP}, "scenario": "campaign-1914"}


def lublin(dice: list[int], defenders: list[str], **given: object) -> Position:
    return battle(BREST, {"lublin": defenders}, dice, **{**POLAND, **given})  # type: ignore[arg-type]


@pytest.mark.rule("illusions", "12.7.1", says="if the attacker won and has a full-strength attacking")
@pytest.mark.rule("illusions", "12.7")
@pytest.mark.rule("illusions", "12.7.1", says="Without such a unit there is no retreat")
def test_12_7_1_without_a_full_attacker_nobody_retreats() -> None:
    place = lublin([6, 1], ["ge_xi", "ge_x", "ge_i"])
    assert decided(place).owed == 2
    weak = battle({"brest_litovsk": ["ru_ii-", "ru_iii-", "hq_brusilov"]}, {"lublin": ["ge_xi"]}, [6, 1], **POLAND)
    assert decided(weak).winner == AP
    assert decided(weak).owed == 0


@pytest.mark.rule("illusions", "12.7.1", says="Uprisings and attackers never retreat")
def test_12_7_1_attackers_never_retreat() -> None:
    place = lublin([1, 6], ["ge_xi", "ge_x", "ge_i"])
    assert decided(place).winner == CP
    assert not place.decision
    assert {place.at(unit) for unit in BREST["brest_litovsk"] if place.state.on_map(unit)} == {"brest_litovsk"}


@pytest.mark.rule("illusions", "12.7.2", says="One space if the loss numbers differ by 1")
def test_12_7_2_one_space_for_one_two_for_more() -> None:
    place = lublin([1, 1], ["ge_inf", "ge_xi-"])
    assert decided(place).attacker_number - decided(place).defender_number in (0, 1)
    assert decided(place).owed == decided(place).attacker_number - decided(place).defender_number
    assert decided(lublin([6, 1], ["ge_xi", "ge_x"])).owed == 2


@pytest.mark.rule("illusions", "12.7.3", says="In this order: a friendly space in supply")
def test_12_7_3_friendly_spaces_in_supply_come_first() -> None:
    state = combat_state(BREST, {"lublin": ["ge_xi"]}, control={"rawa_ruska": AP}, **POLAND)
    ways = retreat_ways.open_ways(state, "ge_xi", "lublin", 1)
    assert [way[0] for way in ways.ways] == ["ivangorod", "jaroslau", "sandomierz", "siedlce"]
    every = dict.fromkeys(("ivangorod", "jaroslau", "sandomierz", "siedlce"), AP)
    state = combat_state(BREST, {"lublin": ["ge_xi"]}, control={**every}, **POLAND)
    assert [way[0] for way in retreat_ways.open_ways(state, "ge_xi", "lublin", 1).ways] == ["rawa_ruska"]


@pytest.mark.rule("illusions", "12.7.3", says="Not into or through enemy units")
def test_12_7_3_b_not_through_enemies_forts_or_uprisings() -> None:
    units: Stacks = {"jaroslau": ["ru_x"], "ivangorod": ["ru_uprising"]}
    state = combat_state(BREST, {"lublin": ["ge_xi"]}, units=units, **POLAND)
    barred = [place for place in state.world.neighbours["lublin"] if retreat_ways.is_barred(state, "ge_xi", place)]
    assert barred == ["brest_litovsk", "ivangorod", "jaroslau"]
    state = combat_state({"dubno": ["ge_xi"]}, {"brody": ["ge_x"]}, side=CP, **POLAND)
    assert retreat_ways.is_barred(state, "ge_x", "lutsk"), "an unbesieged enemy fort"


@pytest.mark.rule("illusions", "12.7.3", says="Not into or through enemy units, unbesieged enemy forts or uprisings")
def test_12_7_3_e_an_enemy_fort_under_own_siege_is_friendly() -> None:
    """Ruling retreat_rank."""
    state = combat_state({"rovno": ["ru_x"]}, {"dubno": ["ge_x"]}, units={"lutsk": ["ge_xi"]}, **POLAND)
    assert state.sieges == {"lutsk": CP}
    assert retreat_ways.is_friendly(state, CP, "lutsk")
    assert retreat_ways.rank(state, CP, "lutsk") == retreat_ways.BEST
    free = combat_state({"rovno": ["ru_x"]}, {"dubno": ["ge_x"]}, **POLAND)
    assert not retreat_ways.is_friendly(free, CP, "lutsk")


@pytest.mark.rule("illusions", "12.7.3", says="Not to an overstacked end")
def test_12_7_3_c_a_retreat_does_not_end_overstacked() -> None:
    units: Stacks = {"siedlce": ["ge_i", "ge_x", "ge_xvii"]}
    state = combat_state(BREST, {"lublin": ["ge_xi"]}, units=units, **POLAND)
    ends = {way[-1] for way in retreat_ways.open_ways(state, "ge_xi", "lublin", 1).ways}
    assert "siedlce" not in ends
    two = set(retreat_ways.open_ways(state, "ge_xi", "lublin", 2).ways)
    assert ("siedlce", "warsaw") in two, "the first of two spaces ignores stacking"


@pytest.mark.rule("illusions", "12.7.3", says="A unit that must end overstacked loses a step")
def test_12_7_3_d_who_must_end_overstacked_loses_a_step_and_goes_on() -> None:
    shut = dict.fromkeys(("ivangorod", "jaroslau", "sandomierz", "rawa_ruska"), AP)
    units: Stacks = {
        "siedlce": ["ge_i", "ge_x", "ge_xvii"], "ivangorod": ["ru_v"], "jaroslau": ["ru_x"], "sandomierz": ["ru_xiii"],
        "rawa_ruska": ["ru_xx"], "kowel": ["ru_xix"],
    }  # fmt: skip
    place = lublin([3, 4], ["ge_xi"], units=units, control=shut)
    assert decided(place).owed == 1
    while place.frame == "Retreat":
        place.play(place.actions[0])
    assert strength_of(place, "ge_xi") == "eliminated", "it was reduced, and nothing was left to replace it"
    place = lublin([3, 4], ["ge_xi"], units={**units, "reserve": ["ge_inf"]}, control=shut)
    while place.frame == "Retreat":
        place.play(place.actions[0])
    assert strength_of(place, "ge_xi") == "replaceable"
    assert place.at("ge_inf_01") in ("bialystok", "lomza", "warsaw"), "the replacement goes on, at no further cost"
    assert strength_of(place, "ge_inf_01") == "full"


@pytest.mark.rule("illusions", "12.7.3", says="It takes control of its last space only")
@pytest.mark.rule("illusions", "12.7.8", says="A retreat alone does not change the control")
def test_12_7_3_h_control_of_the_last_space_only() -> None:
    every = dict.fromkeys(("ivangorod", "jaroslau", "sandomierz", "siedlce", "rawa_ruska", "warsaw", "radom"), AP)
    place = lublin([6, 1], ["ge_xi", "ge_x"], control=every, units={"siedlce": ["ru_v"], "ivangorod": ["ru_x"]})
    assert place.state.fight.owed == 2
    place.play(place.actions[0])
    first = place.offered("to")[0]
    place.play(f"to {first}")
    while place.frame == "Retreat":
        place.play(place.actions[0])
    moved = [unit for unit in ("ge_xi", "ge_x") if place.state.on_map(unit)]
    ends = {place.at(unit) for unit in moved}
    assert all(place.state.control[end] == CP for end in ends)
    assert place.state.control["lublin"] == CP, "a retreat alone changes nothing there"


# -- 12.7.4 --------------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "12.7.4", says="In forest, mountain, swamp or a trench a step loss")
@pytest.mark.rule("illusions", "3.1.1.2", says="may take one more step loss to shorten their retreat")
def test_12_7_4_a_step_in_a_swamp_shortens_the_retreat() -> None:
    place = battle({"sarny": ["ru_ii", "ru_iii", "ru_iv"]}, {"pinsk": ["ge_xi", "ge_x"]}, [6, 1], **POLAND)
    assert place.state.fight.owed == 2
    halts = place.offered("halt")
    assert halts
    before = strength_of(place, halts[0])
    place.play(f"halt {halts[0]}")
    assert strength_of(place, halts[0]) != before
    assert [event.owed for event in place.of(ce.RetreatShortened) if isinstance(event, ce.RetreatShortened)] == [1]
    assert place.state.side_at("pinsk") != CP, "they still go one space"


@pytest.mark.rule("illusions", "19.5", says="it shortens retreats")
@pytest.mark.rule("illusions", "12.7.4")
def test_12_7_4_trenches_halt_too_and_plains_do_not() -> None:
    trench = {"trenches": {"lublin": 1}, "trench_side": {"lublin": CP}}
    place = lublin([6, 1], ["ge_xi", "ge_x"], **trench)
    assert place.offered("halt")
    plain = lublin([6, 1], ["ge_xi", "ge_x"])
    assert not plain.offered("halt")
    assert plain.refused("halt ge_x") == "12.7.4"


@pytest.mark.rule("illusions", "12.7.4", says="A lone unit may not pay with a step that would destroy it")
def test_12_7_4_b_a_lone_reduced_unit_may_not_pay() -> None:
    place = battle({"sarny": ["ru_ii", "ru_iii"]}, {"pinsk": ["ge_xi"]}, [4, 1], **POLAND)
    assert strength_of(place, "ge_xi") == "reduced"
    assert not place.offered("halt")
    assert place.refused("halt ge_xi") in ("12.7.4", "")


@pytest.mark.rule("illusions", "27.1", says="Brusilov and Mackensen shorten retreats")
@pytest.mark.rule("illusions", "12.7.4", says="their owner may also let them go")
def test_12_7_4_hqs_may_cancel_a_space() -> None:
    place = lublin([6, 1], ["ge_xi", "ge_x", "hq_mackensen"])
    assert decided(place).owed == 2
    assert place.asked == CP
    assert [str(action) for action in place.actions] == ["halt hq_mackensen", "decline"]
    place.play("halt hq_mackensen")
    assert place.state.fight.owed == 1
    all_the_way = lublin([6, 1], ["ge_xi", "ge_x", "hq_mackensen"]).play("decline")
    assert all_the_way.state.fight.owed == 2
    other = lublin([6, 1], ["ge_xi", "ge_x", "hq_falkenhayn"])
    assert other.state.fight.owed == 2, "only Mackensen and Brusilov"


# -- 12.7.5-12.7.7 -------------------------------------------------------------------------------------
@pytest.mark.rule("illusions", "12.6.6", says="An LCU without a way to retreat")
@pytest.mark.rule("illusions", "12.7.5", says="An LCU is permanently eliminated, an SCU destroyed")
def test_12_7_5_without_a_way_large_units_are_eliminated_small_ones_destroyed() -> None:
    near = ("ivangorod", "jaroslau", "sandomierz", "siedlce", "rawa_ruska", "kowel")
    corps = ("ru_v", "ru_x", "ru_xiii", "ru_xv", "ru_xix", "ru_xx")
    units = {place: [unit] for place, unit in zip(near, corps, strict=True)}
    place = lublin([2, 1], ["ge_xi", "ge_x", "ge_inf"], units=units)
    assert decided(place).owed
    while place.frame == "Retreat":
        place.play(place.actions[0])
    assert strength_of(place, "ge_xi") == "eliminated"
    assert strength_of(place, "ge_inf_01") == "replaceable"
    assert place.offered("advance")


@pytest.mark.rule("illusions", "12.7.6", says="If the defenders there must retreat, they are lost")
@pytest.mark.rule("illusions", "12.7.6", says="neither fight nor absorb losses")
def test_12_7_6_units_that_retreated_before_do_not_fight_and_are_lost_with_the_space() -> None:
    state = combat_state(BREST, {"lublin": ["ge_xi", "ge_inf"]}, **POLAND)
    state.note_retreated("ge_inf_01")
    place = declare(begin(state, Attacks(side=AP)), "lublin")
    take_any_losses(fight(place, [3, 1]))
    assert strength_of(place, "ge_xi") == "reduced", "it alone absorbs"
    while place.frame == "Retreat":
        place.play(place.actions[0])
    assert strength_of(place, "ge_inf_01") == "replaceable"


@pytest.mark.rule("illusions", "12.7.7", says="There is no retreat by sea")
@pytest.mark.rule("illusions", "12.7.7", says="Defenders of a port without a way over land")
def test_12_7_7_b_a_port_without_a_land_route_is_held_for_a_step_each() -> None:
    given = {"at_war": {"bu": CP}, "scenario": "campaign-1914"}
    units: Stacks = {"lamia": ["bu_army", "bu_army"]}
    place = battle(units, {"athens": ["br_corps", "fr_corps"]}, [6, 1], side=CP, **given)  # type: ignore[arg-type]
    assert decided(place).winner == CP
    assert {strength_of(place, unit) for unit in place.state.at("athens")} == {"reduced"}


@pytest.mark.rule("illusions", "12.7.7", says="Allied defenders of a sea invasion space always do so")
def test_12_7_7_c_landed_troops_stay_in_their_sea_space_for_a_step_each() -> None:
    given = {"at_war": {"bu": CP}, "landings": {"thermaikos_bay": "safe"}, "scenario": "campaign-1914"}
    place = battle(
        {"salonika": ["bu_army", "bu_army", "bu_army"]}, {"thermaikos_bay": ["br_corps", "fr_corps"]}, [1, 6],
        side=CP, **given,
    )  # type: ignore[arg-type]  # fmt: skip
    assert decided(place).winner == CP
    assert all(place.state.units[unit].reduced for unit in place.state.at("thermaikos_bay"))


@pytest.mark.rule("illusions", "12.7.4", says="In a port or sea invasion space the units may stay")
def test_12_7_4_in_a_port_units_may_stay_for_a_step_each() -> None:
    given = {"at_war": {"bu": CP}, "scenario": "campaign-1914"}
    place = battle(
        {"doiran": ["bu_army", "bu_army", "bu_army"]}, {"salonika": ["br_corps", "fr_corps"]}, [6, 1], side=CP,
        control={"larissa": AP, "florina": AP}, **given,
    )  # type: ignore[arg-type]  # fmt: skip
    assert decided(place).owed
    assert place.offers("stay")
    place.play("stay")
    assert place.state.side_at("salonika") == AP


@pytest.mark.rule("illusions", "12.7.3", says="Entering a region ends the retreat")
@pytest.mark.rule("illusions", "18.5", says="Entering a region completes a retreat")
def test_18_5_a_region_ends_a_retreat() -> None:
    state = combat_state({"udine": ["it_inf_corps"]}, {"gorizia": ["ah_ii"]}, **ITALY)  # type: ignore[arg-type]
    ways = retreat_ways.open_ways(state, "ah_ii", "gorizia", 2)
    assert ("carniola",) in ways.ways


@pytest.mark.rule("illusions", "12.7.3", says="a sea invasion space with a Landing marker")
def test_12_7_3_the_allies_may_retreat_to_their_landing() -> None:
    given = {"at_war": {"bu": CP}, "landings": {"thermaikos_bay": "safe"}}
    state = combat_state({"doiran": ["bu_army"]}, {"salonika": ["br_corps"]}, side=CP, **given)  # type: ignore[arg-type]
    unit = state.at("salonika")[0]
    assert ("thermaikos_bay",) in retreat_ways.open_ways(state, unit, "salonika", 2).ways
