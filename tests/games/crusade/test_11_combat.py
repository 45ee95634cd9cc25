"""11.1-11.2 Who attacks, how strength, columns and dice give loss numbers, and who wins."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.combat import resolve
from desktop.games.crusade.rules.combat.attack_options import declared, targets
from desktop.games.crusade.rules.combat.combat import ResolveCombat
from desktop.games.crusade.state import combat_events as ce
from desktop.games.crusade.state import events as ev
from desktop.mechanics.modifier import total
from tests.games.crusade.combat import (
    attacks,
    battle,
    combat_state,
    decided,
    declare,
    fight,
    fired,
    strength_of,
    take_any_losses,
)
from tests.games.crusade.position import NAT, REP, begin, operations, state_of

BELCHITE = {"belchite": ["NAT_INF", "NAT_INF", "NAT_INF"]}
CASPE = {"caspe": ["REP_AC_I-"]}


# -- 11.1 --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.0", says="Attacks of activated units")
@pytest.mark.rule("crusade", "11.1.1", says="Only units in spaces with Attack markers")
@pytest.mark.rule("crusade", "11.1.2", says="Only the active player")
@pytest.mark.rule("crusade", "11.1")
def test_11_1_1_only_marked_spaces_attack_and_nobody_must() -> None:
    place = attacks({"belchite": ["NAT_INF"]}, CASPE, units={"zaragoza": ["NAT_AFR"], "bujaraloz": ["REP_MIL"]})
    assert place.offered("target") == ["bujaraloz", "caspe"]
    place.play("target bujaraloz")
    assert place.offered("with") == ["NAT_INF_01"], "Zaragoza bears no marker"
    assert place.refused("with NAT_AFR_01") == "11.1.1"
    assert place.refused("with REP_MIL_01") == "11.1.2"
    place.play("no-more")
    assert place.decision is None


@pytest.mark.rule("crusade", "8.2.2", says="No enemy need be near")
@pytest.mark.rule("crusade", "11.1.1", says="with nobody to attack next to it")
@pytest.mark.rule("crusade", "11.4.6")
def test_11_1_1_a_space_is_marked_for_attack_before_an_enemy_is_driven_next_to_it() -> None:
    units = {"belchite": ["NAT_AFR", "NAT_AFR", "NAT_AFR"], "montalban": ["NAT_INF"], "caspe": ["REP_RPA", "REP_RPA"]}
    state = state_of(units=units, turn=8, hands={NAT: (), REP: ()}, ammunition_shortage=False)
    place = operations(state, NAT, 2)
    place.play("mark belchite attack")
    assert place.offers("mark montalban attack"), "nobody stands next to Montalbán"
    place.play("mark montalban attack", "marked")
    assert place.offered("target") == ["caspe"]
    take_any_losses(fight(declare(place, "caspe"), [1, 1]))
    place.play("to alcaniz", "halt")
    assert place.offered("target") == ["alcaniz"], "driven next to Montalbán"
    fight(declare(place, "alcaniz", ["NAT_INF_01"]), [3, 1])
    assert fired(place, REP).strength == 0, "it retreated in this round"
    assert strength_of(place, "REP_RPA_02") == "eliminated"


@pytest.mark.rule(
    "crusade",
    "11.1.3",
    says=("Each combat is against one space", "Any number of activated", "An empty space is entered"),
)
def test_11_1_3_one_adjacent_space_with_an_enemy_unit_and_all_its_units_defend() -> None:
    place = attacks(BELCHITE, {"caspe": ["REP_MIL", "REP_POL"]}, units={"fraga": ["REP_MIL"]})
    assert place.offered("target") == ["caspe"], "Montalbán and Bujaraloz are empty, Fraga is not adjacent"
    assert place.refused("target montalban") == "11.1.3"
    assert place.refused("target fraga") == "11.1.3"
    fight(declare(place, "caspe", ["NAT_INF_01"]), [1, 1])
    assert place.state.last_combat is not None
    assert fired(place, REP).strength == 3, "both defend"


@pytest.mark.rule("crusade", "11.1.4", says="may attack different spaces")
@pytest.mark.rule("crusade", "11.1.5", says=("A unit fights once per round", "are not split"))
def test_11_1_5_units_of_one_space_attack_different_spaces_once_each() -> None:
    place = attacks(BELCHITE, {"caspe": ["REP_MIL"], "bujaraloz": ["REP_MIL"]})
    fight(declare(place, "caspe", ["NAT_INF_01"]), [1, 1])
    assert place.offered("target") == ["bujaraloz"], "a space is attacked once"
    assert place.refused("target caspe") == "11.1.5"
    place.play("target bujaraloz")
    assert place.offered("with") == ["NAT_INF_02", "NAT_INF_03"], "a unit fights once"
    assert place.refused("with NAT_INF_01") == "11.1.5"


@pytest.mark.rule("crusade", "11.1.6")
def test_11_1_6_a_unit_without_strength_attacks_and_takes_losses() -> None:
    place = battle({"belchite": ["NAT_MIL-"]}, {"caspe": ["REP_AC_I"]}, [6, 6])
    assert fired(place, NAT).strength == 0
    assert fired(place, NAT).column == "0"
    assert strength_of(place, "NAT_MIL_01") == "eliminated"


@pytest.mark.rule("crusade", "11.1.7", says="Only units that take part")
@pytest.mark.rule("crusade", "11.1.1")
def test_example_11_1_7_only_participants_take_losses_or_advance() -> None:
    place = attacks(
        {"madrid": ["REP_AC_I", "REP_RPA"]}, {"illescas": ["NAT_INF-"]}, side=REP,
        control={"toledo": NAT, "talavera": NAT, "navalmoral": NAT, "plasencia": NAT},
    )  # fmt: skip
    fight(declare(place, "illescas", ["REP_AC_I"]), [5, 6])
    assert strength_of(place, "NAT_INF_01") in ("eliminated", "removed")
    assert strength_of(place, "REP_RPA_01") == "full"
    assert place.offered("advance") == ["REP_AC_I"]
    assert place.refused("advance REP_RPA_01") == "11.1.7"


@pytest.mark.rule("crusade", "11.2.2", says="The attacker names")
@pytest.mark.rule("crusade", "11.1.3")
def test_units_or_target_may_be_named_first() -> None:
    place = attacks(BELCHITE, {"caspe": ["REP_MIL"], "bujaraloz": ["REP_MIL"]}, units={"carinena": ["NAT_MIL"]})
    place.play("with NAT_INF_01")
    assert place.offered("target") == ["bujaraloz", "caspe"]
    place.play("target caspe", "with NAT_INF_02", "without NAT_INF_01")
    assert place.offered("without") == ["NAT_INF_02"]
    place.play("without NAT_INF_02", "target bujaraloz")
    assert not place.offers("attack")


# -- 11.2 --------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "11.2.1", says="Target and attackers")
@pytest.mark.rule("crusade", "11.2", says="Ten steps")
@pytest.mark.rule("crusade", "11.2.2")
def test_11_2_1_the_steps_in_order() -> None:
    steps = ResolveCombat.STEPS
    order = ["attacker_cards", "defender_cards", "fire", "defender_losses", "attacker_losses", "winner", "retreat"]
    assert [steps.index(step) for step in order] == sorted(steps.index(step) for step in order)
    place = battle(BELCHITE, {"caspe": ["REP_RPA", "REP_RPA"]}, [6, 3])
    kinds = [type(event) for event in place.log]
    assert kinds.index(ce.CombatBegan) < kinds.index(ce.Fired) < kinds.index(ce.CombatDecided)


@pytest.mark.rule("crusade", "11.2.3")
def test_11_2_3_strength_is_the_sum_of_combat_factors() -> None:
    state = combat_state({"belchite": ["NAT_INF", "NAT_INF-", "NAT_AFR"]}, CASPE)
    combat = declared(state, NAT, "caspe", state.at("belchite"))
    shot = resolve.fire_of(state, combat, NAT)
    assert sorted(item.value for item in shot.factors) == [1, 2, 4]
    assert shot.strength == 7


@pytest.mark.rule("crusade", "11.2.6", says="A side with at least one corps")
@pytest.mark.rule("crusade", "11.2.7")
def test_example_11_2_6a_divisions_against_a_reduced_corps() -> None:
    place = battle(BELCHITE, CASPE, [4, 4])
    nat, rep = fired(place, NAT), fired(place, REP)
    assert (nat.strength, nat.table, nat.column, nat.number) == (6, "division", "6", 2)
    assert (rep.strength, rep.table, rep.column, rep.number) == (2, "corps", "2", 2)


@pytest.mark.rule("crusade", "11.2.6", says="A side with at least one corps")
def test_example_11_2_6b_a_corps_changes_the_table() -> None:
    place = battle({"belchite": ["NAT_INF", "NAT_INF", "NAT_AC_I-"]}, CASPE, [4, 4])
    nat = fired(place, NAT)
    assert (nat.strength, nat.table, nat.column) == (6, "corps", "6-8")
    world = place.state.world
    means = []
    for table, label in (("corps", "6-8"), ("division", "6")):
        column = next(each for each in resolve.columns(world, table) if each.label == label)
        means.append(sum(column.results))
    assert means == [24, 12], "4.0 against 2.0"


@pytest.mark.rule("crusade", "11.2.6", says=("Against a mountain or position", "Sierra of Madrid"))
def test_example_11_2_6c_the_sierra_of_madrid() -> None:
    state = combat_state({"segovia": ["NAT_INF"]}, {"somosierra": ["REP_MIL"]})
    shot = resolve.fire_of(state, declared(state, NAT, "somosierra", state.at("segovia")), NAT)
    assert [item.source.key for item in shot.shifts] == ["shift.mountain", "shift.sierra_of_madrid"]
    assert shot.shift == -2
    state = combat_state({"somosierra": ["REP_MIL"]}, {"aranda_de_duero": ["NAT_INF"]}, side=REP)
    shot = resolve.fire_of(state, declared(state, REP, "aranda_de_duero", state.at("somosierra")), REP)
    assert [item.source.key for item in shot.shifts] == ["shift.river", "shift.sierra_of_madrid"]


@pytest.mark.rule("crusade", "11.2.6", says="Across a river")
@pytest.mark.rule("crusade", "2.1.2")
def test_11_2_6_a_river_counts_only_if_all_attackers_cross_one() -> None:
    state = combat_state({"belchite": ["NAT_INF"], "zaragoza": ["NAT_INF"]}, {"bujaraloz": ["REP_MIL"]})
    both = declared(state, NAT, "bujaraloz", (*state.at("belchite"), *state.at("zaragoza")))
    assert [item.source.key for item in resolve.fire_of(state, both, NAT).shifts] == ["shift.river"]
    assert resolve.fire_of(state, both, NAT).shift == -1
    state = combat_state({"huesca": ["NAT_INF"], "fraga": ["NAT_INF"]}, {"barbastro": ["REP_MIL"]})
    dry = declared(state, NAT, "barbastro", state.at("huesca"))
    assert resolve.fire_of(state, dry, NAT).shift == 0
    state = combat_state({"caspe": ["NAT_INF"], "bujaraloz": ["NAT_INF"]}, {"fraga": ["REP_MIL"]})
    mixed = declared(state, NAT, "fraga", (*state.at("caspe"), *state.at("bujaraloz")))
    assert resolve.fire_of(state, mixed, NAT).shift == 0, "Bujaraloz is on the same bank"
    strict = combat_state(
        {"caspe": ["NAT_INF"], "bujaraloz": ["NAT_INF"]}, {"fraga": ["REP_MIL"]}, options={"river_attack": "any"}
    )
    mixed = declared(strict, NAT, "fraga", (*strict.at("caspe"), *strict.at("bujaraloz")))
    assert resolve.fire_of(strict, mixed, NAT).shift == -1, "the other reading"


@pytest.mark.rule("crusade", "3.0", says="Column shifts")
@pytest.mark.rule("crusade", "11.2.6", says=("Against a mountain or position", "Main City", "Trench: attacker"))
@pytest.mark.rule("crusade", "10.2.8", says=("The attacker is shifted", "A trench also shifts"))
def test_10_2_8_position_trench_and_main_city() -> None:
    state = combat_state(BELCHITE, CASPE, works={"caspe": "position"})
    combat = declared(state, NAT, "caspe", state.at("belchite"))
    assert (resolve.fire_of(state, combat, NAT).shift, resolve.fire_of(state, combat, REP).shift) == (-1, 0)
    state.works["caspe"] = "trench"
    assert (resolve.fire_of(state, combat, NAT).shift, resolve.fire_of(state, combat, REP).shift) == (-1, 1)
    state = combat_state({"navalcarnero": ["NAT_INF"]}, {"madrid": ["REP_RPA"]})
    combat = declared(state, NAT, "madrid", state.at("navalcarnero"))
    assert [i.source.key for i in resolve.fire_of(state, combat, NAT).shifts] == ["shift.main_city"]
    assert resolve.fire_of(state, combat, NAT).shift == -2


@pytest.mark.rule("crusade", "11.2.6", says="Find the column")
@pytest.mark.rule("crusade", "3.0", says="They are netted first")
def test_11_2_6_shifts_never_leave_the_table() -> None:
    world = combat_state(BELCHITE, CASPE).world
    division, corps = resolve.columns(world, "division"), resolve.columns(world, "corps")
    assert resolve.column_of(division, 1, -3) == 0
    assert resolve.column_of(division, 8, 2) == len(division) - 1
    assert corps[resolve.column_of(corps, 0, 0)].label == "1", "a corps table total below 1 uses column 1"
    assert corps[resolve.column_of(corps, 8, 1)].label == "9-11"
    assert corps[resolve.column_of(corps, 40, 0)].label == "16+"


@pytest.mark.rule("crusade", "11.2.5", says="Combat Cards, militia")
@pytest.mark.rule("crusade", "11.2.7", says="Each side rolls a die")
def test_11_2_7_the_modified_die_is_held_between_1_and_6() -> None:
    high = battle(BELCHITE, CASPE, [6, 1], effects={"attack_drm": 1})
    assert (fired(high, NAT).drm, fired(high, NAT).number) == (1, 3)
    mountain = {"montalban": ["REP_RPA", "REP_RPA"]}
    low = battle({"calamocha": ["NAT_AFR", "NAT_AFR", "NAT_AFR"]}, mountain, [1, 1], turn=5)
    assert (fired(low, NAT).drm, fired(low, NAT).column, fired(low, NAT).number) == (-1, "7", 1), "2 with a die of 2"


@pytest.mark.rule("crusade", "11.2.5", says="Combat Cards, militia")
@pytest.mark.rule("crusade", "8.5.1.1")
def test_11_2_5_an_offensive_helps_in_its_own_area_only() -> None:
    effects = {"attack_drm": 1, "drm_spaces": ["teruel"]}
    assert fired(battle(BELCHITE, CASPE, [3, 3], effects=effects), NAT).drm == 0
    effects = {"attack_drm": 1, "drm_spaces": ["caspe"]}
    assert fired(battle(BELCHITE, CASPE, [3, 3], effects=effects), NAT).drm == 1


# -- 11.2.8, 11.2.9 ----------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "3.0", says="Loss number")
@pytest.mark.rule("crusade", "11.2.8", says="The defender takes losses first")
@pytest.mark.rule("crusade", "11.2.7", says="Both fire at the same time")
def test_11_2_8_both_loss_numbers_stand() -> None:
    place = battle({"belchite": ["NAT_INF-"]}, {"caspe": ["REP_MIL-"]}, [6, 6])
    assert strength_of(place, "NAT_INF_01") == "eliminated"
    assert strength_of(place, "REP_MIL_01") == "eliminated"


@pytest.mark.rule("crusade", "11.2.9", says="The side that inflicted")
def test_example_11_2_9a_the_higher_number_wins() -> None:
    place = battle(BELCHITE, {"caspe": ["REP_RPA"]}, [5, 2])
    assert (decided(place).attacker_number, decided(place).defender_number, decided(place).winner) == (3, 1, NAT)


@pytest.mark.rule("crusade", "11.2.9", says="With equal numbers")
@pytest.mark.rule("crusade", "11.2.11", says="attackers may advance")
@pytest.mark.rule("crusade", "11.5.1", says="Any surviving attackers")
@pytest.mark.rule("crusade", "11.5.2")
def test_example_11_2_9b_equal_numbers_have_no_winner_but_the_attacker_may_advance() -> None:
    place = battle(
        {"caspe": ["REP_RPA", "REP_RPA", "REP_RPA"]}, {"belchite": ["NAT_AFR"]}, [4, 6], side=REP, cards=["R15", "N8"],
    )  # fmt: skip
    assert (decided(place).attacker_number, decided(place).defender_number) == (3, 2)
    place = battle({"caspe": ["REP_RPA", "REP_RPA"]}, {"belchite": ["NAT_AFR"]}, [4, 6], side=REP, cards=["N8"])
    assert (decided(place).attacker_number, decided(place).defender_number, decided(place).winner) == (2, 2, "")
    assert place.state.discards[NAT] == ["N8"]
    assert strength_of(place, "NAT_AFR_01") == "removed", "17.6.5"
    assert place.offered("advance"), "both lost, and the space is empty"


@pytest.mark.rule("crusade", "11.2.9", says="The side that inflicted")
@pytest.mark.rule("crusade", "11.4.1", says="whatever was really lost")
@pytest.mark.rule("crusade", "11.2.10")
def test_example_11_2_9c_steps_really_lost_do_not_matter() -> None:
    place = battle(BELCHITE, {"caspe": ["REP_RPA-"]}, [4, 6])
    assert (decided(place).attacker_number, decided(place).defender_number, decided(place).winner) == (2, 1, NAT)


@pytest.mark.rule("crusade", "11.2.10", says="Attackers never retreat")
@pytest.mark.rule("crusade", "11.4.7", says="Never retreat")
@pytest.mark.rule("crusade", "11.4.1")
def test_11_2_10_attackers_never_retreat_and_a_beaten_attack_moves_nobody() -> None:
    place = battle({"belchite": ["NAT_MIL"]}, {"caspe": ["REP_AC_I"]}, [1, 6])
    assert decided(place).winner == REP
    assert decided(place).owed == 0
    assert place.decision is None or place.frame == "Attacks"
    assert place.state.at("caspe") == ("REP_AC_I",)


@pytest.mark.rule("crusade", "11.2.10", says="If the attacker won")
def test_11_2_10_no_retreat_without_a_surviving_attacker() -> None:
    place = battle({"belchite": ["NAT_AFR-"]}, {"caspe": ["REP_MIL", "REP_MIL"]}, [6, 2], cards=["N50"], played=["N19"])
    assert (decided(place).winner, decided(place).owed) == (NAT, 0)
    assert strength_of(place, "NAT_AFR_01") == "removed"
    assert place.state.at("caspe") != (), "the defenders stay"
    assert place.frame != "Retreat"


@pytest.mark.rule("crusade", "11.2.11", says="Defenders never do")
@pytest.mark.rule("crusade", "11.5.5", says="Never advance")
def test_11_2_11_defenders_never_advance() -> None:
    place = battle({"belchite": ["NAT_INF-"]}, {"caspe": ["REP_AC_I"]}, [1, 6])
    assert strength_of(place, "NAT_INF_01") == "eliminated"
    assert place.state.at("belchite") == ()
    assert place.state.at("caspe") == ("REP_AC_I",)
    assert not place.offered("advance")


# -- 13.3.4 ------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "13.1.1.1", says="When a space is activated")
@pytest.mark.rule("crusade", "11.3.3", says="Units eliminated out of supply")
@pytest.mark.rule("crusade", "13.3.4")
def test_13_3_4_units_out_of_supply_play_no_cards_and_are_removed_for_good() -> None:
    around = dict.fromkeys(["alcaniz", "bujaraloz", "fraga"], NAT)
    place = attacks(BELCHITE, {"caspe": ["REP_MIL-"]}, control=around, hands={REP: ["R15"]})
    declare(place, "caspe")
    place.state.chance.begin([4, 4])
    place.play("attack")
    assert place.state.last_combat is not None
    assert place.state.last_combat.cut_off == ["REP_MIL_01"]
    assert place.state.last_combat.cards[REP] == []
    assert strength_of(place, "REP_MIL_01") == "removed"


@pytest.mark.rule("crusade", "11.3.3", says="Units eliminated out of supply")
@pytest.mark.rule("crusade", "13.3.4")
def test_11_3_3_a_corps_out_of_supply_is_still_replaced() -> None:
    around = dict.fromkeys(["alcaniz", "bujaraloz", "fraga"], NAT)
    units = {"republican reserve": ["REP_RPA"]}
    place = battle({"belchite": ["NAT_AC_V", "NAT_AC_VI"]}, CASPE, [2, 6], control=around, units=units)
    assert strength_of(place, "REP_AC_I") == "removed"
    assert strength_of(place, "REP_RPA_01") in ("full", "removed"), "nowhere to retreat to either"
    assert [event.unit for event in place.log if isinstance(event, ev.UnitPlaced)] == ["REP_RPA_01"]


@pytest.mark.rule("crusade", "16.2.3")
def test_16_2_3_an_isolated_garrison_uses_its_cards() -> None:
    place = attacks(
        {"gijon": ["REP_POL"]}, {"oviedo": ["NAT_POL"]}, side=REP, turn=3, isolated=["oviedo"], hands={NAT: ["N8"]},
    )  # fmt: skip
    declare(place, "oviedo")
    place.play("attack")
    assert place.offered("card") == ["N8"]


# -- R51 ---------------------------------------------------------------------------------------------
@pytest.mark.rule("crusade", "19.3", says="R51 French")
@pytest.mark.rule("crusade", "8.5.1.1")
def test_r51_no_nationalist_attack_near_france() -> None:
    place = attacks(
        {"huesca": ["NAT_INF"], "calamocha": ["NAT_INF"]}, {"barbastro": ["REP_MIL"], "montalban": ["REP_MIL"]},
        turn=13, turn_effects=["no_nat_attack_near_france"],
    )  # fmt: skip
    assert place.offered("target") == ["montalban"], "Barbastro is two spaces from France, Montalbán five"
    assert targets(place.state, NAT) == ["montalban"]
    assert place.refused("target barbastro") == "8.5.1.1"


@pytest.mark.rule("crusade", "2.1.2", says="The line of dots between Oviedo")
@pytest.mark.rule("crusade", "18.2.3")
@pytest.mark.rule("crusade", "18.2")
@pytest.mark.rule("crusade", "11.1.3")
def test_18_2_3_attacks_along_the_corridor_of_grado() -> None:
    state = combat_state(
        {"oviedo": ["REP_MIL"]}, {"pto_de_leitariegos": ["NAT_INF"]}, side=REP, options={"corridor_of_grado": "on"},
        flags={"corridor": 1},
    )  # fmt: skip
    combat = declared(state, REP, "pto_de_leitariegos", state.at("oviedo"))
    shot = resolve.fire_of(state, combat, REP)
    assert "shift.corridor" in [item.source.key for item in shot.shifts]
    assert total(shot.shifts) == -2, "mountain and corridor"
    assert targets(begin(state).state, REP) == ["pto_de_leitariegos"]
