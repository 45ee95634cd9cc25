"""7.0 Mandatory offensives."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.turn import offensives
from desktop.games.illusions.rules.turn.offensives import MandatoryOffensives
from desktop.games.illusions.state.state import IllusionsState
from tests.games.illusions.position import AP, CP, begin, state_of


def rolled(state: IllusionsState, allied: int, central: int) -> tuple[str, str]:
    begin(state, MandatoryOffensives(), dice=[allied, central])
    return state.mo[AP], state.mo[CP]


@pytest.mark.rule("illusions", "7.3", says="4 **Turkey**")
@pytest.mark.rule("illusions", "7.2", says="5-6 **Italy**")
@pytest.mark.rule("illusions", "7.2", says="3 **Britain and France**")
@pytest.mark.rule("illusions", "7.0")
@pytest.mark.rule("illusions", "7.1")
@pytest.mark.rule("illusions", "7.1.1")
@pytest.mark.rule("illusions", "7.2", says="1-2 **Russia**")
@pytest.mark.rule("illusions", "7.3", says="3 **Germany**")
@pytest.mark.parametrize(
    ("die", "allied", "central"),
    [
        (1, "ru", "ah_sb"),
        (2, "ru", "ah_sb"),
        (3, "br_fr", "ge"),
        (4, "no_br_fr", "tu"),
        (5, "it", "ah_it"),
        (6, "it", "ah_it"),
    ],
)
def test_7_2_7_3_the_tables(die: int, allied: str, central: str) -> None:
    units = {"monastir": ["br_xii"], "sofia": ["bu_1st"]}
    state = state_of(units=units, at_war={"it": AP, "bu": CP}, turn=8)
    assert rolled(state, die, die) == (allied, central)


@pytest.mark.rule("illusions", "7.1", says="adds his modifier; more than 8 counts as 8")
@pytest.mark.rule("illusions", "7.4")
@pytest.mark.rule("illusions", "7.4.1")
@pytest.mark.rule("illusions", "7.2", says="8 **None**")
@pytest.mark.rule("illusions", "7.3", says="8 **None**")
def test_7_4_1_modifiers_add_up_to_two_and_lead_to_the_balkans_and_to_none() -> None:
    units = {"nis": ["sb_1st"], "skopje": ["ah_iii"]}
    state = state_of(units=units, turn=8)
    for side in (AP, CP):
        for _ in range(3):
            state.change_mo_modifier(side)
    assert state.mo_modifier == {AP: 2, CP: 2}
    assert rolled(state, 5, 5) == ("balkans", "balkans")
    assert rolled(state, 6, 6) == ("", "")


@pytest.mark.rule("illusions", "7.1.1", says="Nothing is required")
@pytest.mark.rule("illusions", "7.2", says="None if Italy is not at war")
@pytest.mark.rule("illusions", "7.2", says="None if no such LCU is on the map")
@pytest.mark.parametrize("die", [3, 5])
def test_7_2_results_that_become_none(die: int) -> None:
    state = state_of(units={"minsk": ["ru_i"]}, turn=2)
    assert rolled(state, die, 3)[0] == ""
    assert state.mo_rolled[AP] == ""


@pytest.mark.rule("illusions", "7.2", says="Lemnos included")
def test_7_2_units_on_lemnos_count_as_on_the_map() -> None:
    assert rolled(state_of(units={"lemnos": ["br_xii"]}, turn=2), 3, 3)[0] == "br_fr"


@pytest.mark.rule("illusions", "7.3", says="None after the Serbian collapse")
@pytest.mark.rule("illusions", "7.3", says="None if Italy is not at war")
@pytest.mark.rule("illusions", "7.3", says="None if Bulgaria is not at war")
@pytest.mark.rule("illusions", "26.7.1")
def test_7_3_turkish_and_austrian_results_that_become_none() -> None:
    assert rolled(state_of(units={"minsk": ["ru_i"]}, turn=2), 1, 4)[1] == ""
    near = {"nis": ["sb_1st"]}
    assert rolled(state_of(units=near, at_war={"bu": CP}, turn=6), 1, 4)[1] == "tu"
    assert rolled(state_of(units=near, turn=6), 1, 5)[1] == ""
    state = state_of(units=near, turn=6)
    state.collapse("sb")
    assert rolled(state, 1, 1)[1] == ""


@pytest.mark.rule("illusions", "7.4.2", says="both Austrian offensives")
@pytest.mark.rule("illusions", "7.2", says="None after Fall of the Tsar")
@pytest.mark.rule("illusions", "7.4.2", says="Fall of the Tsar: Russia")
def test_7_4_2_events_make_results_none_for_the_rest_of_the_game() -> None:
    state = state_of(units={"nis": ["sb_1st"]}, turn=12, flags={"fall_of_the_tsar": 1, "germandom": 1})
    assert rolled(state, 1, 1) == ("", "")
    assert rolled(state, 1, 3) == ("", "ge"), "other results stand"


@pytest.mark.rule("illusions", "7.3", says="an Austrian LCU must attack Serbian units")
@pytest.mark.rule("illusions", "7.1.2", says="When it has been made the marker goes to None or Made")
def test_7_1_2_an_attack_with_a_large_unit_on_the_right_units_makes_it() -> None:
    units = {"tuzla": ["ah_xiii", "ah_inf"], "valjevo": ["sb_1st"], "lutsk": ["ru_i"], "minsk": ["ru_uprising"]}
    state = state_of(units=units, turn=2)
    state.mo[CP] = "ah_sb"
    assert not offensives.meets(state, CP, ["ah_inf_01"], "valjevo", ["sb_1st"]), "no large unit"
    assert not offensives.meets(state, CP, ["ah_xiii"], "lutsk", ["ru_i"]), "no Serbs"
    assert not offensives.meets(state, CP, ["ah_xiii"], "valjevo", []), "a fort alone is no unit"
    offensives.note_attack(state, CP, ["ah_xiii"], "valjevo", ["sb_1st"])
    assert state.mo[CP] == ""
    assert state.mo_made[CP]
    state.mo[AP] = "ru"
    assert not offensives.meets(state, AP, ["ru_i"], "minsk", ["ru_uprising_01"]), "uprisings are of neither side"


@pytest.mark.rule("illusions", "2.0", says="and Serbia; not Lemnos")
@pytest.mark.rule("illusions", "7.1.2")
@pytest.mark.rule("illusions", "7.2", says="an Allied LCU in the Balkans must attack Central units")
@pytest.mark.rule("illusions", "7.3", says="must attack Allied units on the inset")
def test_7_1_2_offensives_on_the_inset_and_in_the_balkans() -> None:
    units = {"gorizia": ["ah_iii"], "udine": ["it_i"], "nis": ["sb_1st"], "skopje": ["ge_i"], "lemnos": ["br_xii"]}
    state = state_of(units=units, at_war={"it": AP}, turn=6)
    state.mo[CP] = "ah_it"
    assert offensives.meets(state, CP, ["ah_iii"], "udine", ["it_i"])
    assert not offensives.meets(state, CP, ["ah_iii"], "nis", ["sb_1st"])
    state.mo[AP] = "balkans"
    assert offensives.meets(state, AP, ["sb_1st"], "skopje", ["ge_i"])
    assert not offensives.meets(state, AP, ["br_xii"], "skopje", ["ge_i"]), "it stands outside the Balkans"


@pytest.mark.rule("illusions", "7.0", says="or its side pays for it")
@pytest.mark.rule("illusions", "7.1.2", says="or the other side gains 1 VP")
def test_7_1_2_an_offensive_not_made_costs_a_vp() -> None:
    state = state_of(units={}, turn=2)
    state.mo = {AP: "ru", CP: ""}
    offensives.penalize(state)
    assert state.vp == 16
    state.mo = {AP: "", CP: "ge"}
    offensives.penalize(state)
    assert state.vp == 15
    state.mo = {AP: "no_br_fr", CP: ""}
    offensives.penalize(state)
    assert state.vp == 15


@pytest.mark.rule("illusions", "7.2", says="if one of their units attacks this turn, VP +1")
def test_7_2_an_attack_by_the_crossed_out_nations_costs_a_vp_once() -> None:
    units = {"monastir": ["br_xii", "sb_1st"], "veles": ["ge_i"]}
    state = state_of(units=units, turn=6)
    state.mo[AP] = state.mo_rolled[AP] = "no_br_fr"
    offensives.note_attack(state, AP, ["sb_1st"], "veles", ["ge_i"])
    assert state.vp == 15
    offensives.note_attack(state, AP, ["br_xii"], "veles", ["ge_i"])
    offensives.note_attack(state, AP, ["br_xii"], "veles", ["ge_i"])
    assert state.vp == 16


@pytest.mark.rule("illusions", "7.2", says="None if no Central unit is in the Balkans")
@pytest.mark.rule("illusions", "7.3", says="None if no Allied unit is in the Balkans")
def test_7_2_7_3_nobody_to_attack_in_the_balkans() -> None:
    allied = state_of(units={"nis": ["sb_1st"]}, turn=8, mo_modifier={AP: 2, CP: 2})
    assert rolled(allied, 5, 5) == ("", "balkans")
    central = state_of(units={"skopje": ["ah_iii"]}, turn=8, mo_modifier={AP: 2, CP: 2})
    assert rolled(central, 5, 5) == ("balkans", "")


@pytest.mark.rule("illusions", "7.3", says="a Central LCU in the Balkans must attack Allied units")
def test_7_3_the_central_offensive_in_the_balkans() -> None:
    units = {"skopje": ["ah_iii", "ah_inf"], "nis": ["sb_1st"], "lemberg": ["ah_ii"], "lutsk": ["ru_i"]}
    state = state_of(units=units, turn=8)
    state.mo[CP] = "balkans"
    assert offensives.meets(state, CP, ["ah_iii"], "nis", ["sb_1st"])
    assert not offensives.meets(state, CP, ["ah_inf_01"], "nis", ["sb_1st"])
    assert not offensives.meets(state, CP, ["ah_ii"], "lutsk", ["ru_i"])


@pytest.mark.rule("illusions", "7.2", says="a Russian LCU must attack Central units")
@pytest.mark.rule("illusions", "7.2", says="a British or French LCU must attack Central units")
@pytest.mark.rule("illusions", "7.2", says="an Italian LCU must attack Central units")
@pytest.mark.rule("illusions", "7.3", says="a German LCU must attack Allied units")
@pytest.mark.rule("illusions", "7.3", says="a Turkish LCU must attack Allied units")
@pytest.mark.rule("illusions", "7.1.2", says="At least one attack must be made")
@pytest.mark.parametrize(
    ("side", "offensive", "right", "wrong"),
    [
        (AP, "ru", "ru_i", "sb_1st"),
        (AP, "br_fr", "fr_ao1", "ru_i"),
        (AP, "br_fr", "br_xii", "br_inf_01"),
        (AP, "it", "it_i", "ru_i"),
        (CP, "ge", "ge_i", "ah_iii"),
        (CP, "tu", "tu_i", "ge_i"),
    ],
)
def test_7_2_7_3_who_must_attack(side: str, offensive: str, right: str, wrong: str) -> None:
    units = {"lutsk": [right], "kowel": [wrong.removesuffix("_01")], "lublin": ["ge_xi" if side == AP else "ru_xx"]}
    state = state_of(units=units, at_war={"it": AP}, turn=8)
    state.mo[side] = offensive
    enemy = list(state.at("lublin"))
    assert offensives.meets(state, side, [right], "lublin", enemy)
    assert not offensives.meets(state, side, [wrong], "lublin", enemy)
