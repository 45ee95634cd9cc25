"""12.8, 20.1.6 Advances."""

from __future__ import annotations

import pytest

from tests.games.illusions.combat import Stacks, battle, decided, strength_of
from tests.games.illusions.position import AP, CP, Position

POLAND = {"scenario": "example-29"}
BREST = {"brest_litovsk": ["ru_ii", "ru_iii", "ru_iv"]}


def cleared(place: Position) -> Position:
    """Retreat as offered first."""
    while place.frame == "Retreat":
        place.play(place.actions[0])
    return place


@pytest.mark.rule("illusions", "12.2.3", says="if the defenders were destroyed, only the space itself")
@pytest.mark.rule("illusions", "12.7.8", says="a retreat alone does not change the control")
@pytest.mark.rule("illusions", "12.1.2", says="Only units that attacked may advance")
@pytest.mark.rule("illusions", "12.8.1", says="From any of the attacking places")
@pytest.mark.rule("illusions", "12.8")
@pytest.mark.rule("illusions", "12.8.1", says="Up to three full-strength attackers may enter")
def test_12_8_1_up_to_three_full_units_advance_from_any_attacking_space() -> None:
    units: Stacks = {"brest_litovsk": ["ru_ii", "ru_iii-", "ru_iv"], "kowel": ["ru_v", "ru_x"]}
    place = cleared(battle(units, {"lublin": ["ge_inf-"]}, [3, 1], **POLAND))
    assert place.offered("advance") == ["ru_ii", "ru_iv", "ru_v", "ru_x"]
    assert place.refused("advance ru_iii") == "12.8.1"
    place.play("advance ru_ii", "advance ru_iv", "advance ru_v")
    assert not place.decision, "three are enough"
    assert place.state.control["lublin"] == AP


@pytest.mark.rule("illusions", "12.8.1")
def test_12_8_1_an_emptied_space_is_enough_without_a_victory() -> None:
    place = battle({"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_inf-", "ge_inf-"]}, [6, 6], **POLAND)
    assert decided(place).attacker_number >= 4
    place = battle({"brest_litovsk": ["ru_inf", "ru_inf"]}, {"lublin": ["ru_uprising-"]}, [6], **POLAND)
    assert place.offered("advance")


@pytest.mark.rule("illusions", "12.2.3", says="Never where they would be out of supply")
@pytest.mark.rule("illusions", "12.8.1", says="Not where they would be out of supply")
def test_12_8_1_nobody_advances_out_of_supply() -> None:
    place = cleared(battle({"sandomierz": ["ru_ii", "ru_iii"]}, {"tarnow": ["ge_inf-"]}, [5, 1], **POLAND))
    assert not place.decision
    assert place.state.control["tarnow"] == CP


@pytest.mark.rule("illusions", "12.8.2", says="into spaces the defenders left or crossed")
def test_12_8_2_after_two_spaces_they_go_on_where_the_defenders_crossed() -> None:
    place = battle(BREST, {"lublin": ["ge_xi", "ge_x"]}, [6, 1], **POLAND)
    assert place.state.fight.owed == 2
    place.play("to jaroslau", "to tarnow")
    cleared(place)
    unit = place.offered("advance")[0]
    place.play(f"advance {unit}")
    assert "jaroslau" in place.offered("to")
    assert place.refused("to tarnow") in ("12.8.1", "12.8.2")
    place.play("to jaroslau", "halt")
    assert place.at(unit) == "jaroslau"
    assert place.state.control["lublin"] == place.state.control["jaroslau"] == AP


@pytest.mark.rule("illusions", "3.1.1", says="It affects combat, retreat and advance")
@pytest.mark.rule("illusions", "12.8.2", says="They stop on entering an unbesieged fort space")
@pytest.mark.rule("illusions", "3.1.1.3", says="it may end an advance beyond it")
def test_12_8_2_difficult_ground_and_water_stop_them() -> None:
    place = cleared(battle({"sarny": ["ru_ii", "ru_iii", "ru_iv"]}, {"pinsk": ["ge_xi", "ge_x"]}, [6, 1], **POLAND))
    assert decided(place).owed == 2
    place.play("advance ru_iii")
    assert place.at("ru_iii") == "pinsk", "a swamp: nobody asks how far"
    water = cleared(battle({"kowel": ["ru_ii", "ru_iii", "ru_iv"]}, {"lublin": ["ge_xi", "ge_x"]}, [1, 6], **POLAND))
    assert decided(water).owed == 2
    unit = water.offered("advance")[0]
    water.play(f"advance {unit}")
    assert water.at(unit) == "lublin"


@pytest.mark.rule("illusions", "12.8.3", says="At once, unless an intact enemy fort is there")
@pytest.mark.rule("illusions", "20.1.5")
def test_12_8_3_control_at_once_unless_a_fort_stands() -> None:
    place = cleared(
        battle({"dubno": ["ge_gd", "ge_xx", "ge_i"]}, {"lutsk": ["ru_ii", "ru_x"]}, [6, 1], side=CP, **POLAND)
    )
    vp = place.state.vp
    place.play("advance ge_xx", "halt")
    assert place.state.control["lutsk"] == AP
    assert place.state.sieges == {"lutsk": CP}
    assert place.state.vp == vp


@pytest.mark.rule("illusions", "12.8.1", says="Not into an enemy fort space unless they can besiege it")
@pytest.mark.rule("illusions", "20.1.6", says="Not into a space with an intact enemy fort")
@pytest.mark.rule("illusions", "20.3.1")
def test_20_1_6_only_who_can_besiege_advances_into_a_fort_space() -> None:
    place = cleared(battle({"dubno": ["ge_elite", "ge_inf-"]}, {"lutsk": ["ru_inf"]}, [6, 1], side=CP, **POLAND))
    assert strength_of(place, "ru_inf_01") != "full"
    assert not place.offered("advance"), "one full small unit does not besiege a fort of 2"
    place = cleared(battle({"dubno": ["ge_elite", "ge_elite"]}, {"lutsk": ["ru_inf-"]}, [2, 1], side=CP, **POLAND))
    place.play(f"advance {place.offered('advance')[0]}")
    assert not place.offers("halt"), "20.3.1d the second must follow"
    assert place.refused("halt") == "20.3.1"
    place.play(f"advance {place.offered('advance')[0]}")
    assert place.state.sieges == {"lutsk": CP}


@pytest.mark.rule("illusions", "20.1.6", says="attackers not needed for the siege may go on")
def test_20_1_6_b_surplus_units_go_on_past_the_besiegers() -> None:
    given = {"forts": {"lutsk": "intact"}, "scenario": "example-29"}
    place = battle({"dubno": ["ge_gd", "ge_xx", "ge_i"]}, {"lutsk": ["ru_ii", "ru_x"]}, [6, 1], side=CP, **given)  # type: ignore[arg-type]
    assert place.state.fight.owed == 2
    place.play("to kowel")
    cleared(place)
    first, second = place.offered("advance")[:2]
    place.play(f"advance {first}")
    assert place.at(first) == "lutsk", "the first must besiege"
    place.play(f"advance {second}")
    assert place.offered("to") == ["kowel", "lutsk"]


@pytest.mark.rule("illusions", "12.8", says="go along with their stack and are not counted")
@pytest.mark.rule("illusions", "27.0")
def test_27_0_a_staff_is_not_left_behind_alone() -> None:
    units: Stacks = {"ivangorod": ["ge_xi", "hq_mackensen"]}
    place = cleared(battle(units, {"lublin": ["ru_inf-"]}, [6, 1], side=CP, **POLAND))
    place.play("advance ge_xi")
    assert place.at("hq_mackensen") == "lublin"
    assert not place.decision


@pytest.mark.rule("illusions", "23.3.3")
@pytest.mark.rule("illusions", "12.8.3")
def test_23_3_3_who_advances_takes_the_space_of_an_uprising() -> None:
    place = battle({"ivangorod": ["ge_xi"]}, {"radom": ["ru_uprising-"]}, [6], side=CP, **POLAND)
    assert place.state.control["radom"] == CP, "back to who held it"
    place = battle({"kowel": ["ru_ii"]}, {"pinsk": ["ru_uprising-"]}, [6], **POLAND)
    assert place.state.control["pinsk"] == CP
    place.play("advance ru_ii")
    assert place.state.control["pinsk"] == AP
