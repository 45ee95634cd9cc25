"""20.1, 20.3 Forts and sieges as units move."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.cards import play_options
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.state import events as ev
from tests.games.illusions.position import AP, CP, Position, action_round, in_round, operations, state_of


def moving(units: dict[str, list[str]], *marks: str, side: str = CP, **fields: object) -> Position:
    place = operations(state_of(units=units, turn=2, **fields), side, points=9)  # type: ignore[arg-type]
    return place.play(*(f"mark {mark} move" for mark in marks), "marked")


@pytest.mark.rule("illusions", "20.0")
@pytest.mark.rule("illusions", "20.1")
@pytest.mark.rule("illusions", "20.1.1", says="may be entered only by units that can besiege it")
@pytest.mark.rule("illusions", "20.3")
@pytest.mark.rule("illusions", "20.3.1")
def test_20_1_1_who_cannot_besiege_may_not_enter() -> None:
    place = moving({"brody": ["ah_inf"]}, "brody").play("pick ah_inf_01")
    assert "lutsk" not in place.offered("to")
    assert place.refused("to lutsk") == "20.1.1"
    two = moving({"brody": ["ah_inf", "ah_inf"]}, "brody").play("pick ah_inf_01", "pick ah_inf_02", "to lutsk")
    assert two.state.sieges == {"lutsk": CP}
    assert two.of(ev.SiegeBegan)


@pytest.mark.rule("illusions", "20.3.1", says="HQs and heavy artillery do not count")
@pytest.mark.rule("illusions", "27.0", says="They count neither for stacking nor for sieges")
def test_20_3_1_one_large_unit_is_enough_and_a_headquarters_does_not_count() -> None:
    state = state_of(units={"brody": ["ah_iii", "ah_inf", "hq_mackensen"]}, turn=2)
    assert sieges.are_enough(state, "lutsk", ["ah_iii"])
    assert not sieges.are_enough(state, "lutsk", ["ah_inf_01", "hq_mackensen"])


@pytest.mark.rule("illusions", "20.1.1", says="Those needed for the siege stop there")
@pytest.mark.rule("illusions", "20.3.1", says="The number needed stops; others may go on")
@pytest.mark.rule("illusions", "20.3.2", says="and moves through it freely")
def test_20_3_1_besiegers_stop_and_the_rest_go_on_through_the_besieged_space() -> None:
    place = moving({"brody": ["ah_iii", "ah_ii"]}, "brody").play("pick ah_iii", "to lutsk")
    assert not place.offered("to"), "the besieger stops"
    place.play("pick ah_ii")
    assert "sarny" in place.offered("to"), "through the fort that is besieged now"
    before = moving({"brody": ["ah_iii"]}, "brody").play("pick ah_iii")
    assert "sarny" not in before.offered("to")


@pytest.mark.rule("illusions", "20.3.1", says="Nobody may be in the space at the end of the round")
def test_20_3_1_small_units_may_come_from_different_spaces_if_enough_can_come() -> None:
    units = {"brody": ["ah_inf"], "tarnopol": ["ah_inf"]}
    place = moving(units, "brody", "tarnopol").play("pick ah_inf_01")
    assert "dubno" in place.offered("to"), "the other can reach it too"
    place.play("to dubno")
    assert place.offered("pick") == ["ah_inf_02"]
    assert not place.offers("moved")
    place.play("pick ah_inf_02")
    assert place.offered("to") == ["dubno"]
    place.play("to dubno")
    assert place.state.sieges == {"dubno": CP}


@pytest.mark.rule("illusions", "20.1.5", says="and there is no VP for it")
@pytest.mark.rule("illusions", "20.3.1")
def test_20_1_5_a_besieged_fort_keeps_control_and_vp() -> None:
    place = moving({"brody": ["ah_iii"]}, "brody").play("pick ah_iii", "to lutsk")
    assert place.state.control["lutsk"] == AP
    assert place.state.vp == 15


@pytest.mark.rule("illusions", "20.3.4", says="Not if too few would be left")
@pytest.mark.rule("illusions", "20.3.4", says="All may leave together")
def test_20_3_4_all_besiegers_leave_or_enough_stay() -> None:
    units = {"lutsk": ["ah_inf", "ah_inf"]}
    place = moving(units, "lutsk", control={"brody": CP})
    assert place.state.sieges == {"lutsk": CP}
    place.play("pick ah_inf_01", "to brody", "stop")
    assert place.offered("pick") == ["ah_inf_02"], "the other must leave as well"
    assert not place.offers("moved")
    place.play("pick ah_inf_02", "to brody")
    assert place.state.sieges == {}
    assert place.of(ev.SiegeEnded)


@pytest.mark.rule("illusions", "20.3.4")
def test_20_3_4_besiegers_may_be_exchanged() -> None:
    units = {"lutsk": ["ah_iii"], "brody": ["ah_ii"]}
    place = moving(units, "lutsk", "brody").play("pick ah_ii", "to lutsk", "stop", "pick ah_iii", "to brody", "stop")
    assert place.state.sieges == {"lutsk": CP}
    assert place.at("ah_iii") == "brody"


@pytest.mark.rule("illusions", "20.3.5", says="The units must leave in their owner's next round")
def test_20_3_5_too_few_besiegers_must_leave_or_be_reinforced() -> None:
    units = {"lutsk": ["ah_inf"], "brody": ["ah_ii"], "krakow": ["ge_i"]}
    state = state_of(units=units, turn=2, hands={CP: ["CP-03", "CP-14"]})
    assert sieges.short_places(state, CP) == ["lutsk"]
    assert play_options.duty(in_round(state, CP), CP) == 1
    place = action_round(state, CP)
    assert set(place.offered("play")) == {"CP-03 ops", "CP-14 ops"}
    assert place.refused("play CP-03 sr") == "20.3.5"
    place.play("play CP-14 ops", "mark krakow move")
    assert not place.offers("marked")
    assert place.refused("marked") == "20.3.5"
    place.play("mark brody move", "marked")
    assert set(place.offered("pick")) == {"ah_ii"}, "it can bring enough in"
    place.play("pick ah_ii", "to lutsk")
    assert place.state.sieges == {"lutsk": CP}


@pytest.mark.rule("illusions", "20.3.5")
def test_20_3_5_they_leave_if_nobody_comes() -> None:
    place = operations(state_of(units={"lutsk": ["ah_inf"]}, control={"brody": CP}, turn=2), CP, points=1)
    place.play("mark lutsk move", "marked", "pick ah_inf_01")
    assert not place.offers("stop")
    place.play("to brody", "stop")
    assert place.state.at("lutsk") == ()


@pytest.mark.rule("illusions", "25.5", says="It besieges any fort alone")
@pytest.mark.rule("illusions", "25.5", says="Then the marker is flipped")
@pytest.mark.rule("illusions", "25.5", says="To Constanta only with Romania at war")
@pytest.mark.rule("illusions", "20.3.1")
def test_25_5_the_black_sea_division_lands_once_and_besieges_alone() -> None:
    units = {"odessa": ["ru_black_sea"]}
    state = state_of(units=units, at_war={"bu": CP}, turn=6)
    place = operations(state, AP).play("mark odessa move", "marked", "pick ru_black_sea")
    assert {"varna", "burgas", "constantinople"} <= set(place.offered("to"))
    assert "constanta" not in place.offered("to"), "Romania is neutral"
    place.play("to varna")
    assert place.state.control["varna"] == AP
    assert not place.state.flag("amphibious")
    assert sieges.are_enough(place.state, "adrianople", ["ru_black_sea"])
    winter = operations(state_of(units=units, at_war={"bu": CP}, turn=7), AP)
    assert "varna" not in winter.play("mark odessa move", "marked", "pick ru_black_sea").offered("to")


@pytest.mark.rule("illusions", "25.5", says="activated for movement in Odessa and nowhere else")
def test_25_5_the_landing_starts_from_odessa() -> None:
    state = state_of(units={"nikolaev": ["ru_black_sea"]}, at_war={"bu": CP}, turn=6)
    place = operations(state, AP).play("mark nikolaev move", "marked", "pick ru_black_sea")
    assert not {"varna", "burgas", "constantinople"} & set(place.offered("to"))
