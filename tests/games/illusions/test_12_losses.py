"""12.6 Losses: the lowest loss factor first, replacements, and what is gone for good."""

from __future__ import annotations

import pytest

from tests.games.illusions.combat import Stacks, attacks, battle, declare, fight, strength_of
from tests.games.illusions.position import AP, CP

POLAND = {"scenario": "example-29"}
BREST = {"brest_litovsk": ["ru_ii", "ru_iii", "ru_iv"]}


@pytest.mark.rule("illusions", "12.6.2", says="it must be absorbed as far as possible")
@pytest.mark.rule("illusions", "12.6")
@pytest.mark.rule("illusions", "12.6.1")
@pytest.mark.rule("illusions", "12.6.2", says="The unit with the lowest factor loses a step first")
def test_12_6_2_the_lowest_loss_factor_absorbs_first() -> None:
    place = battle(BREST, {"lublin": ["ge_xi", "ge_inf", "ge_cav"]}, [4, 1], losses=False, **POLAND)
    assert strength_of(place, "ge_cav_01") == "replaceable", "5: 1, 1, then the infantry of 2"
    assert strength_of(place, "ge_inf_01") == "reduced"
    assert strength_of(place, "ge_xi") == "full"


@pytest.mark.rule("illusions", "12.6.2", says="A number below the lowest factor costs nothing")
@pytest.mark.rule("illusions", "12.6.2", says="Ties are the owner's choice")
def test_12_6_2_ties_are_the_owners_choice_and_less_than_the_lowest_is_no_loss() -> None:
    place = battle(BREST, {"lublin": ["ge_xi", "ge_xvii"]}, [4, 1], losses=False, **POLAND)
    assert place.asked == CP
    assert place.offered("lose") == ["ge_xi", "ge_xvii"]
    place.play("lose ge_xvii")
    assert [strength_of(place, unit) for unit in ("ge_xi", "ge_xvii")] == ["full", "reduced"], "2 is below 3"


@pytest.mark.rule("illusions", "12.6.2")
def test_12_6_2_nobody_else_absorbs() -> None:
    place = battle(BREST, {"lublin": ["ge_xi", "ge_xvii"]}, [4, 1], losses=False, units={"siedlce": ["ge_x"]}, **POLAND)
    assert place.refused("lose ge_x") == "12.6"
    assert place.refused("lose ru_ii") == "12.6"


@pytest.mark.rule("illusions", "12.6.3", says="uses up as much of the number as the loss factor")
def test_12_6_3_each_step_uses_up_the_loss_factor() -> None:
    place = battle(BREST, {"lublin": ["ge_xi"]}, [2, 1], **POLAND)
    assert strength_of(place, "ge_xi") == "reduced", "4: one step of 3, 1 left"


@pytest.mark.rule("illusions", "12.6.4", says="A full SCU of the same type and nation")
@pytest.mark.rule("illusions", "12.6.4", says="It goes to the Replaceable box")
def test_12_6_4_a_small_unit_of_the_same_kind_replaces_a_large_one() -> None:
    place = battle(BREST, {"lublin": ["ge_xi-"]}, [2, 1], units={"reserve": ["ge_inf", "ge_cav"]}, **POLAND)
    assert strength_of(place, "ge_xi") == "replaceable"
    assert place.at("ge_inf_01") == "tarnow" or strength_of(place, "ge_inf_01") == "full"
    assert place.state.place_of("ge_cav_01") == "reserve"


@pytest.mark.rule("illusions", "12.6.4")
def test_12_6_4_else_any_other_of_the_nation_the_owner_chooses() -> None:
    place = battle(
        BREST, {"lublin": ["ge_xi-"]}, [2, 1], losses=False, units={"reserve": ["ge_res", "ge_cav"]}, **POLAND
    )
    assert place.rule == "12.6.4"
    assert place.offered("bring") == ["ge_cav_01", "ge_res_01"]
    assert place.refused("bring ah_inf_01") == "12.6.4"


@pytest.mark.rule("illusions", "12.6.4", says="Without one the LCU is permanently eliminated")
def test_12_6_4_without_any_it_is_eliminated() -> None:
    place = battle(BREST, {"lublin": ["ge_xi-"]}, [2, 1], units={"reserve": ["ah_inf"]}, **POLAND)
    assert strength_of(place, "ge_xi") == "eliminated"
    assert place.state.troop_quality["ge"] == 9


@pytest.mark.rule("illusions", "12.6.4", says="it may be of either nation")
@pytest.mark.rule("illusions", "24.1")
def test_12_6_4_e_a_dual_army_is_eliminated_yet_replaced_by_either_nation() -> None:
    place = battle(
        BREST, {"lublin": ["geah_sud-"]}, [2, 1], losses=False, units={"reserve": ["ge_inf", "ah_inf"]}, **POLAND
    )
    assert place.offered("bring") == ["ah_inf_01", "ge_inf_01"]
    assert strength_of(place, "geah_sud") == "eliminated"
    assert (place.state.troop_quality["ah"], place.state.troop_quality["ge"]) == (2, 10)


@pytest.mark.rule("illusions", "12.6.6", says="An LCU whose replacing SCU dies in the same combat")
@pytest.mark.rule("illusions", "12.6.4", says="The SCU absorbs what is left")
def test_12_6_4_f_the_replacement_goes_on_absorbing() -> None:
    place = battle(BREST, {"lublin": ["ah_ii-"]}, [6, 1], losses=False, units={"reserve": ["ah_inf"]}, **POLAND)
    assert strength_of(place, "ah_inf_01") == "replaceable"
    assert strength_of(place, "ah_ii") == "eliminated", "12.6.6b"


@pytest.mark.rule("illusions", "12.6.6", says="Ordinary SCUs never")
@pytest.mark.rule("illusions", "12.6.5", says="It goes to the Replaceable box")
def test_12_6_5_small_units_go_to_the_replaceable_box() -> None:
    place = battle(BREST, {"lublin": ["ge_inf-"]}, [1, 1], **POLAND)
    assert strength_of(place, "ge_inf_01") == "replaceable"


@pytest.mark.rule("illusions", "12.6.6", says="An LCU destroyed out of supply; it is not replaced")
@pytest.mark.rule("illusions", "14.3.3", says="eliminated without a replacing SCU")
def test_12_6_6_a_large_unit_out_of_supply_is_eliminated_without_a_replacement() -> None:
    units: Stacks = {"reserve": ["ru_inf"]}
    place = battle({"ivangorod": ["ge_xi", "ge_x"]}, {"sandomierz": ["ru_ii-"]}, [6, 1], side=CP, units=units, **POLAND)
    assert strength_of(place, "ru_ii") == "eliminated"
    assert place.state.place_of("ru_inf_01") == "reserve"


@pytest.mark.rule("illusions", "12.6.6", says="Special units, HQs and heavy artillery")
def test_12_6_6_e_special_units_are_eliminated() -> None:
    place = battle(BREST, {"lublin": ["ge_alpenkorps-"]}, [1, 1], **POLAND)
    assert strength_of(place, "ge_alpenkorps") == "eliminated"


@pytest.mark.rule("illusions", "12.6.6", says="whose whole stack is destroyed")
@pytest.mark.rule("illusions", "27.0", says="If all units with them are lost, they are eliminated")
def test_12_6_6_f_staffs_whose_stack_is_gone_are_eliminated() -> None:
    place = battle(BREST, {"lublin": ["ge_inf-", "hq_mackensen", "ge_heavy_art"]}, [1, 1], **POLAND)
    assert strength_of(place, "hq_mackensen") == "eliminated"
    assert strength_of(place, "ge_heavy_art_01") == "eliminated"


@pytest.mark.rule("illusions", "24.1", says="An LCU destroyed or eliminated: -1; Italian: -2")
def test_24_1_large_italian_units_cost_two() -> None:
    before = 16
    place = battle(
        {"gorizia": ["ah_ii", "ah_iii"]}, {"udine": ["it_inf_corps-"]}, [6, 1], side=CP, at_war={"it": AP},
        scenario="campaign-1914",
    )  # fmt: skip
    assert place.state.troop_quality["it"] == before - 2


@pytest.mark.rule("illusions", "12.6.2")
def test_12_6_2_losses_of_both_sides_are_taken_by_their_owners() -> None:
    place = attacks(BREST, {"lublin": ["ge_xi", "ge_xvii"]}, **POLAND)
    fight(declare(place, "lublin"), [3, 3])
    asked = []
    while place.frame == "TakeLosses":
        asked.append(place.asked)
        place.play(place.actions[0])
    assert dict.fromkeys(asked) == {CP: None, AP: None}
