"""9.4 Operations: activation and what it costs."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.movement import activation
from desktop.games.illusions.state import events as ev
from tests.games.illusions.position import AP, CP, in_round, operations, state_of


@pytest.mark.rule("illusions", "12.1.3", says="Activation costs 1 for each nation")
@pytest.mark.rule("illusions", "10.2", says="Allies may stack; activation then costs more")
@pytest.mark.rule("illusions", "9.4", says="paid for by nationality")
@pytest.mark.rule("illusions", "9.4.1", says="1 OPS for each nation with units there")
def test_9_4_1_one_ops_for_each_nationality_of_a_space() -> None:
    state = in_round(state_of(units={"krakow": ["ge_i", "ge_xi"], "tarnow": ["ge_xvii", "ah_iii"]}, turn=2), CP)
    assert activation.cost(state, "krakow", state.at("krakow"), "move") == 1
    assert activation.cost(state, "tarnow", state.at("tarnow"), "move") == 2


@pytest.mark.rule("illusions", "9.4.1")
@pytest.mark.rule("illusions", "3.2.1", says="A dual-nationality unit counts as either")
def test_9_4_1_a_dual_unit_counts_as_either_nation() -> None:
    state = in_round(state_of(units={"tarnow": ["geah_sud", "ah_iii"], "krakow": ["geah_bug", "tu_vi"]}, turn=2), CP)
    assert activation.cost(state, "tarnow", state.at("tarnow"), "move") == 1
    assert activation.cost(state, "krakow", state.at("krakow"), "move") == 2


@pytest.mark.rule("illusions", "9.4.1")
def test_9_4_1_what_cannot_be_paid_is_not_offered() -> None:
    place = operations(state_of(units={"tarnow": ["ge_xvii", "ah_iii"], "krakow": ["ge_i"]}, turn=2), CP, points=2)
    place.play("mark krakow move")
    assert "tarnow move" not in place.offered("mark")
    assert place.refused("mark tarnow move") == "9.4.1"
    place.play("unmark krakow")
    assert place.offers("mark tarnow move")
    assert place.decision is not None
    assert place.decision.progress == (0, 2)


@pytest.mark.rule("illusions", "9.4.2", says="Units stacked with an HQ may count as one nation")
@pytest.mark.rule("illusions", "27.1", says="A stack with an HQ is activated as one nation")
def test_9_4_2_units_with_a_headquarters_count_as_one_nationality() -> None:
    state = in_round(state_of(units={"tarnow": ["hq_mackensen", "ge_xvii", "ah_iii"]}, turn=2), CP)
    assert activation.cost(state, "tarnow", state.at("tarnow"), "attack") == 1


@pytest.mark.rule("illusions", "2.0", says="**Stack**: up to three units")
@pytest.mark.rule("illusions", "2.0", says="units or stacks are activated")
@pytest.mark.rule("illusions", "18.1.1", says="Each unit or stack counts as a space of its own")
@pytest.mark.rule("illusions", "18.1.1", says="grouped into stacks of up to three")
@pytest.mark.rule("illusions", "9.4.1", says="grouped into stacks of up to three, free of charge")
@pytest.mark.rule("illusions", "9.4.2")
@pytest.mark.rule("illusions", "18.1.1", says="Not the region but its units are activated")
@pytest.mark.rule("illusions", "18.3")
def test_9_4_2_units_in_a_region_are_activated_one_by_one_or_grouped_free_of_charge() -> None:
    units = {"moscow": ["ru_iv_sib", "ru_vi_sib", "ru_ix", "ru_x"]}
    place = operations(state_of(units=units, turn=2), AP, points=3)
    assert place.refused("mark moscow move") == "18.1.1"
    place.play("mark ru_ix move", "group ru_x", "group ru_iv_sib")
    assert activation.spent(place.state) == 1
    assert place.offered("group") == [], "three at most"
    place.play("mark ru_vi_sib move")
    assert place.offered("mark") == [], "each is activated once"
    assert activation.spent(place.state) == 2, "a stack of its own is paid for"
    assert [group.units for group in place.state.groups] == [["ru_iv_sib", "ru_ix", "ru_x"], ["ru_vi_sib"]]
    place.play("unmark ru_iv_sib")
    assert place.offers("mark ru_ix move")


@pytest.mark.rule("illusions", "25.1", says="Only Allied LCUs on Lemnos")
@pytest.mark.rule("illusions", "9.4.3", says="on Lemnos for movement only")
@pytest.mark.rule("illusions", "9.4.2", says="Lemnos: movement only, by unit or stack")
@pytest.mark.rule("illusions", "25.2.2", says="the cost is the number of nations")
@pytest.mark.rule("illusions", "25.2.5", says="no LCU activated on Lemnos")
def test_9_4_2_on_lemnos_large_units_are_activated_for_movement_only_and_not_in_winter() -> None:
    units = {"lemnos": ["br_xii", "fr_ao1", "br_inf"]}
    state = state_of(units=units, turn=6, landings={"thermaikos_bay": "safe"})
    place = operations(state, AP, points=2)
    assert place.offered("mark") == ["br_xii move", "fr_ao1 move"]
    assert place.refused("mark br_xii attack") == "9.4.2"
    place.play("mark br_xii move", "group fr_ao1")
    assert activation.spent(place.state) == 2, "a stack costs its nationalities"
    winter = operations(state_of(units=units, turn=7, landings={"thermaikos_bay": "safe"}), AP, points=2)
    assert not winter.offered("mark")


@pytest.mark.rule("illusions", "9.4.2", says="forbids British and French attacks")
@pytest.mark.rule("illusions", "7.2")
def test_9_4_2_under_the_crossed_out_offensive_french_and_british_need_not_be_paid_for() -> None:
    units = {"monastir": ["sb_1st", "br_xii"], "veles": ["ge_i"]}
    state = state_of(units=units, turn=6)
    state.mo["allied"] = state.mo_rolled["allied"] = "no_br_fr"
    place = operations(state, AP, points=1)
    assert not place.offers("mark monastir attack")
    place.play("mark monastir attack spare")
    assert activation.attackers_at(place.state, "monastir") == ["sb_1st"]
    assert not operations(state_of(units=units, turn=6), AP, points=1).offers("mark monastir attack spare")


@pytest.mark.rule("illusions", "2.0", says="spaces, not units, are activated")
@pytest.mark.rule("illusions", "9.4.3", says="Not an empty space, a fort alone, or uprising units")
@pytest.mark.rule("illusions", "9.4.3", says="A space is activated for movement or for attack")
def test_9_4_3_a_space_is_activated_for_movement_or_for_attack() -> None:
    units = {"lutsk": ["ru_ix"], "brody": ["ah_iii"], "sarny": ["ru_uprising"]}
    place = operations(state_of(units=units, turn=2), AP)
    assert set(place.offered("mark")) == {"lutsk move", "lutsk attack"}
    assert place.refused("mark sarny move") == "9.4.3"
    assert place.refused("mark dubno attack") == "9.4.3", "a fort alone"
    place.play("mark lutsk move")
    assert place.refused("mark lutsk attack") == "9.4.3"
    assert place.of(ev.SpaceMarked)


@pytest.mark.rule("illusions", "9.4.3")
@pytest.mark.rule("illusions", "12.1")
def test_9_4_3_for_attack_only_next_to_somebody() -> None:
    place = operations(state_of(units={"minsk": ["ru_ix"]}, turn=2), AP)
    assert place.refused("mark minsk attack") == "12.1"


@pytest.mark.rule("illusions", "9.4.4", says="All markers first, then all movement, then all attacks")
def test_9_4_4_all_markers_come_before_any_movement() -> None:
    place = operations(state_of(units={"lutsk": ["ru_ix"], "kowel": ["ru_xv"]}, turn=2), AP)
    place.play("mark lutsk move", "marked", "pick ru_ix", "to rovno", "stop")
    assert place.decision is None or not place.offered("mark")


@pytest.mark.rule("illusions", "9.4.1")
@pytest.mark.rule("illusions", "32.1")
def test_ap_06_prittwitz_makes_each_german_unit_cost_one_for_attack() -> None:
    units = {"konigsberg": ["ge_i", "ge_xvii", "ge_cav"], "gumbinnen": ["ru_iii"]}
    state = in_round(state_of(units=units, turn=2, lasting={"AP-06": 1}), CP)
    assert activation.cost(state, "konigsberg", state.at("konigsberg"), "attack") == 3
    assert activation.cost(state, "konigsberg", state.at("konigsberg"), "move") == 1


@pytest.mark.rule("illusions", "9.4.1")
@pytest.mark.rule("illusions", "32.2")
def test_cp_07_rennenkampf_makes_russians_near_germany_cost_one_more() -> None:
    state = in_round(state_of(units={"kovno": ["ru_iii"], "minsk": ["ru_ix"]}, turn=2, turn_effects=["CP-07"]), AP)
    assert activation.cost(state, "kovno", state.at("kovno"), "move") == 2
    assert activation.cost(state, "minsk", state.at("minsk"), "move") == 1


@pytest.mark.rule("illusions", "9.4.1")
@pytest.mark.rule("illusions", "32.2")
def test_cp_10_ober_ost_counts_one_mixed_space_a_round_as_one() -> None:
    units = {"tarnow": ["ge_i", "ah_iii"], "krakow": ["ge_xi", "ah_ii"]}
    place = operations(state_of(units=units, turn=3, lasting={"CP-10": 1}), CP, points=2)
    place.play("mark tarnow move")
    assert activation.spent(place.state) == 1
    assert "krakow move" not in place.offered("mark"), "the second costs two"
