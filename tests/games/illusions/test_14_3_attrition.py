"""6.0 C, 14.3 Out of supply, and the Attrition Phase."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.illusions.rules.map import departures
from desktop.games.illusions.rules.movement import movement
from desktop.games.illusions.rules.supply.attrition import Attrition
from desktop.games.illusions.state import events as ev
from tests.games.illusions.position import AP, CP, Position, begin, in_round, operations, state_of

POCKET = dict.fromkeys(("kowel", "brest_litovsk", "siedlce", "ivangorod", "sandomierz"), CP)
"""Lublin is cut off."""


def attrition(units: dict[str, list[str]], control: dict[str, str] | None = None, **fields: Any) -> Position:
    return begin(state_of(units=units, control=control, **fields), Attrition())


@pytest.mark.rule("illusions", "12.6.6", says="A reduced LCU out of supply in attrition")
@pytest.mark.rule("illusions", "14.3.2", says="An LCU loses a step")
@pytest.mark.rule("illusions", "14.3")
@pytest.mark.rule("illusions", "6.0", says="units out of supply lose a step")
def test_14_3_2_a_full_unit_is_reduced_and_a_reduced_one_is_lost() -> None:
    place = attrition({"lublin": ["ru_xx", "ru_iii-", "ru_inf"]}, POCKET)
    assert place.state.units["ru_xx"].reduced
    assert place.at("ru_iii") == "eliminated", "no small unit replaces it"
    assert place.state.units["ru_inf_01"].reduced
    assert place.at("ru_inf_01") == "lublin"
    assert place.state.troop_quality["ru"] == 15


@pytest.mark.rule("illusions", "14.3.2", says="If they vanish their space becomes the enemy's")
@pytest.mark.rule("illusions", "12.6.5")
@pytest.mark.rule("illusions", "12.6.6")
def test_14_3_2_their_space_goes_to_the_enemy_if_they_vanish() -> None:
    place = attrition({"lublin": ["ru_inf-", "ru_iii-"], "reserve": ["ru_inf"]}, POCKET)
    assert place.at("ru_inf_01") == "replaceable"
    assert place.at("ru_iii") == "eliminated"
    assert place.state.control["lublin"] == CP
    stays = attrition({"lublin": ["ru_inf"]}, POCKET)
    assert stays.state.control["lublin"] == AP


@pytest.mark.rule("illusions", "14.3.2", says="An SCU loses a step; a reduced one goes")
@pytest.mark.rule("illusions", "20.5", says="A friendly fort space stays friendly out of supply")
@pytest.mark.rule("illusions", "11.2")
def test_14_3_2_an_intact_fort_keeps_the_space() -> None:
    ring = dict.fromkeys(("lodz", "lomza", "mlawa", "plock", "siedlce", "ivangorod", "radom"), CP)
    place = attrition({"warsaw": ["ru_inf-"]}, ring)
    assert place.at("ru_inf_01") == "replaceable"
    assert place.state.control["warsaw"] == AP
    flat = attrition({"warsaw": ["ru_inf-"]}, ring, forts={"warsaw": "destroyed"})
    assert flat.state.control["warsaw"] == CP
    assert flat.state.vp == 16
    assert flat.state.national_will["ru"] == 10


@pytest.mark.rule("illusions", "11.2", says="In the Attrition Phase an empty enemy space")
@pytest.mark.rule("illusions", "14.3.2")
@pytest.mark.rule("illusions", "6.0")
def test_11_2_empty_spaces_without_a_line_change_hands_but_for_sources_and_regions() -> None:
    place = attrition({"kiev": ["ru_xx"]}, POCKET)
    assert place.state.control["lublin"] == CP
    control = dict.fromkeys(("berlin", "dresden"), AP)
    place = attrition({}, control)
    assert place.state.control["brandenburg"] == CP, "a region, and a source"
    assert place.state.control["berlin"] == AP, "a source"
    assert place.state.control["dresden"] == CP, "cut off from every Allied source"


@pytest.mark.rule("illusions", "14.3.2", says="For both sides at once; removals open no lines")
def test_14_3_2_both_sides_at_once_removals_open_no_lines() -> None:
    units = {"lublin": ["ru_inf-"], "kowel": ["ah_inf-"]}
    control = {**POCKET, **dict.fromkeys(("rawa_ruska", "jaroslau"), AP), "lutsk": AP, "sarny": AP, "pinsk": AP}
    control |= dict.fromkeys(("brest_litovsk", "siedlce", "ivangorod", "sandomierz"), AP)
    alone = attrition({"kowel": ["ah_inf-"]}, {**control, "lublin": AP})
    assert alone.at("ah_inf_01") == "replaceable"
    ring = {**control, "rawa_ruska": AP, "brest_litovsk": CP, "siedlce": CP, "ivangorod": CP, "sandomierz": CP}
    both = attrition(units, {**ring, "tarnow": AP, "radom": AP, "baranovichi": AP, "bialystok": AP, "warsaw": AP})
    assert [both.at(unit) for unit in ("ru_inf_01", "ah_inf_01")] == ["replaceable", "replaceable"]


@pytest.mark.rule("illusions", "14.3.2")
@pytest.mark.rule("illusions", "14.2")
def test_14_3_2_a_unit_with_an_allys_source_does_not_suffer() -> None:
    place = attrition({"kiev": ["sb_1st"]})
    assert not place.of(ev.StepLost)


@pytest.mark.rule("illusions", "27.0")
@pytest.mark.rule("illusions", "14.3.2")
def test_27_0_an_hq_whose_stack_is_gone_is_eliminated() -> None:
    place = attrition({"lublin": ["ru_iii-", "hq_brusilov"]}, POCKET)
    assert place.at("hq_brusilov") == "eliminated"
    assert place.state.control["lublin"] == CP


@pytest.mark.rule("illusions", "27.0")
@pytest.mark.parametrize(("place", "enemies"), [("salonika", []), ("lemnos", []), ("tyrol", ["ge_inf_01"])])
def test_27_0_an_hq_whose_stack_an_event_takes_away_is_eliminated(place: str, enemies: list[str]) -> None:
    """In a region the units of the enemy are no company."""
    state = state_of(units={place: ["br_xxvii", "hq_sarrail", *enemies]})
    departures.remove(state, "br_xxvii", "CP-55")
    assert state.place_of("hq_sarrail") == "eliminated"


@pytest.mark.rule("illusions", "14.3.1", says="for the whole move, even if its first step brings them into supply")
def test_14_3_1_a_step_into_supply_does_not_lengthen_the_move() -> None:
    control = dict.fromkeys(("kowel", "brest_litovsk", "siedlce", "sandomierz"), CP)
    state = state_of(units={"lublin": ["ru_ix"], "ivangorod": ["ge_inf"]}, control=control, turn=2)
    place = operations(state, AP, points=1).play("mark lublin move", "marked", "pick ru_ix")
    assert movement.points(place.state, ["ru_ix"]) == 1
    assert "brest_litovsk" in place.offered("to")
    place.play("to brest_litovsk")
    assert movement.points(place.state, ["ru_ix"]) > 1, "it has broken out"
    assert not place.offered("to"), "but goes no further"


@pytest.mark.rule("illusions", "19.1", says="units out of supply use them but build none")
@pytest.mark.rule("illusions", "14.3.1", says="They build no trenches, but may use them")
@pytest.mark.rule("illusions", "14.3")
@pytest.mark.rule("illusions", "11.1.2")
def test_14_3_1_units_out_of_supply_move_one_space_and_build_nothing() -> None:
    state = in_round(state_of(units={"lublin": ["ru_xx"]}, control=POCKET, turn=2))
    assert movement.points(state, ("ru_xx",)) == 1
    place = operations(state_of(units={"lublin": ["ru_xx"]}, control=POCKET, turn=2)).play("mark lublin move", "marked")
    assert not place.offered("build")
    assert place.refused("build lublin") == "14.3.1"


@pytest.mark.rule("illusions", "26.0", says="If it can trace only to another friendly nation's")
@pytest.mark.rule("illusions", "14.3.1")
@pytest.mark.rule("illusions", "14.2")
def test_14_3_1_out_of_supply_units_may_be_activated_to_attack_and_limited_ones_not() -> None:
    units = {"lublin": ["ru_xx"], "kowel": ["ah_iii"]}
    cut = operations(state_of(units=units, control=POCKET, turn=2))
    assert cut.offers("mark lublin attack")
    limited = operations(state_of(units={"rovno": ["sb_1st"], "lutsk": ["ah_iii"]}, turn=2))
    assert limited.refused("mark rovno attack") == "14.2"
    assert limited.offers("mark rovno move")
