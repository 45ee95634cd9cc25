"""27.0 Headquarters and heavy artillery in combat."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.combat import resolve
from tests.games.illusions.combat import Stacks, attacks, battle, decided, declare, declared, fight, strength_of
from tests.games.illusions.position import AP, CP

POLAND = {"scenario": "example-29"}


@pytest.mark.rule("illusions", "12.2.1", says="The number of an HQ that takes part")
@pytest.mark.rule("illusions", "27.1", says="An HQ adds its number to the fire of its side")
@pytest.mark.parametrize(("hq", "value"), [("hq_brusilov", 2), ("hq_brusilov-", 1)])
def test_27_1_a_an_hq_adds_its_number_attacking_and_defending(hq: str, value: int) -> None:
    state, combat = declared({"brest_litovsk": ["ru_ii", hq]}, {"lublin": ["ge_xi"]}, **POLAND)
    assert resolve.fire_of(state, combat, AP).drm == value
    state, combat = declared({"ivangorod": ["ge_xi"]}, {"lublin": ["ru_ii", hq]}, side=CP, **POLAND)
    assert resolve.fire_of(state, combat, AP).drm == value


@pytest.mark.rule("illusions", "27.0", says="An HQ joins at most one attack in a round")
def test_27_0_e_an_hq_may_be_held_back_from_an_attack_and_joins_one_only() -> None:
    units: Stacks = {"brest_litovsk": ["ru_ii", "ru_iii", "hq_brusilov"]}
    place = attacks(units, {"lublin": ["ge_xi"], "siedlce": ["ge_x"]}, **POLAND)
    place.play("target lublin")
    assert "hq_brusilov" not in place.offered("with"), "first the units it is stacked with"
    assert place.refused("with hq_brusilov") == "27.0"
    place.play("with ru_ii", "with hq_brusilov")
    fight(place, [3, 3])
    place.play("target siedlce", "with ru_iii")
    assert place.offered("with") == []
    place = attacks(units, {"lublin": ["ge_xi"]}, **POLAND)
    place.play("target lublin", "with ru_ii", "with hq_brusilov", "without ru_ii")
    assert place.offered("without") == [], "it does not attack alone"


@pytest.mark.rule("illusions", "27.0", says="On the losing side it flips")
def test_27_0_f_a_losing_hq_flips_and_a_reduced_one_is_gone() -> None:
    corps = ["ru_ii", "ru_iii", "ru_iv"]
    defenders = {"lublin": ["ge_xi", "ge_x"]}
    place = battle({"brest_litovsk": [*corps, "hq_brusilov"]}, defenders, [1, 6], **POLAND)
    assert decided(place).winner == CP
    assert strength_of(place, "hq_brusilov") == "reduced"
    place = battle({"brest_litovsk": [*corps, "hq_brusilov-"]}, defenders, [1, 6], **POLAND)
    assert strength_of(place, "hq_brusilov") == "eliminated"


@pytest.mark.rule("illusions", "27.0", says="Reduced on the winning side it flips back")
def test_27_0_g_a_winning_reduced_hq_recovers() -> None:
    units: Stacks = {"brest_litovsk": ["ru_ii", "ru_iii", "ru_iv", "hq_brusilov-"]}
    place = battle(units, {"lublin": ["ge_inf-"]}, [6, 1], **POLAND)
    place.play("halt")
    assert strength_of(place, "hq_brusilov") == "full"


@pytest.mark.rule("illusions", "27.0")
def test_27_0_only_those_that_took_part_flip() -> None:
    units: Stacks = {"brest_litovsk": ["ru_ii", "ru_iii", "hq_brusilov"]}
    place = attacks(units, {"lublin": ["ge_xi", "ge_x"]}, **POLAND)
    fight(declare(place, "lublin", ["ru_ii"]), [1, 6])
    assert strength_of(place, "hq_brusilov") == "full"


@pytest.mark.rule("illusions", "27.0", says="Heavy artillery joins one attack, never a defence")
@pytest.mark.rule("illusions", "27.1", says="Heavy artillery adds its number to the attack")
def test_27_1_b_heavy_artillery_serves_two_attacks_and_no_defence() -> None:
    state, combat = declared({"brest_litovsk": ["ru_ii"]}, {"lublin": ["ge_xi", "ge_heavy_art"]}, **POLAND)
    assert resolve.fire_of(state, combat, CP).drm == 0
    place = battle({"ivangorod": ["ge_xi", "ge_heavy_art"]}, {"lublin": ["ru_ii"]}, [3, 3], side=CP, **POLAND)
    while place.decision:
        place.play("halt" if place.offers("halt") else place.actions[0])
    assert strength_of(place, "ge_heavy_art_01") == "reduced"


@pytest.mark.rule("illusions", "27.0")
@pytest.mark.rule("illusions", "18.3.1")
def test_27_0_in_a_region_the_owner_says_whether_an_hq_defends() -> None:
    place = attacks(
        {"gorizia": ["it_inf_corps"]}, {"carniola": ["ah_ii", "hq_falkenhayn"]}, at_war={"it": AP},
        scenario="campaign-1914",
    )  # fmt: skip
    declare(place, "carniola")
    place.play("attack")
    assert (place.asked, place.rule) == (CP, "27.0")
    assert place.actions == ["with hq_falkenhayn", "no-hq"]
    place.state.chance.begin([3, 3])
    place.play("with hq_falkenhayn")
    assert decided(place)


@pytest.mark.rule("illusions", "27.0")
def test_27_0_a_beaten_hq_retreats_with_its_stack() -> None:
    units: Stacks = {"brest_litovsk": ["ru_ii", "ru_iii", "ru_iv"]}
    place = battle(units, {"lublin": ["ge_xi", "ge_x", "hq_falkenhayn"]}, [6, 1], **POLAND)
    while place.frame == "Retreat":
        place.play(place.actions[0])
    survivors = [unit for unit in ("ge_xi", "ge_x") if place.state.on_map(unit)]
    assert place.at("hq_falkenhayn") in {place.at(unit) for unit in survivors}
