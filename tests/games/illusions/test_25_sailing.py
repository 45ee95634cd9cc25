"""25.2, 25.3 Sailing between Lemnos, sea invasion spaces and ports."""

from __future__ import annotations

import pytest

from tests.games.illusions.position import AP, CP, Position, operations, state_of

LANDED = {"thermaikos_bay": "safe"}


def moving(units: dict[str, list[str]], *marks: str, side: str = AP, turn: int = 6, **fields: object) -> Position:
    place = operations(state_of(units=units, turn=turn, **fields), side, points=9)  # type: ignore[arg-type]
    return place.play(*(f"mark {mark} move" for mark in marks), "marked")


@pytest.mark.rule("illusions", "25.2.3", says="LCUs may sail to a marker placed earlier")
@pytest.mark.rule("illusions", "25.0", says="Allied LCUs land from Lemnos")
@pytest.mark.rule("illusions", "25.2")
@pytest.mark.rule("illusions", "25.2.1", says="sail there for 1 movement point")
@pytest.mark.rule("illusions", "25.2.2")
@pytest.mark.rule("illusions", "25.1")
@pytest.mark.rule("illusions", "11.1.2", says="The same to and from Lemnos")
def test_25_2_1_large_units_sail_from_lemnos_to_the_marker_and_stop() -> None:
    place = moving({"lemnos": ["br_xii", "br_xvi", "br_inf"]}, "br_xii", landings=LANDED).play("pick br_xii")
    assert place.offered("to") == ["thermaikos_bay"]
    place.play("to thermaikos_bay")
    assert place.at("br_xii") == "thermaikos_bay"
    assert place.decision is None, "it stops, and the small unit was never activated"


@pytest.mark.rule("illusions", "25.2.1", says="they go on to the port and inland")
@pytest.mark.rule("illusions", "25.2.3")
def test_25_2_3_in_a_later_round_they_land_and_go_inland_at_a_point_a_space() -> None:
    place = moving({"thermaikos_bay": ["br_xii"]}, "thermaikos_bay", landings=LANDED).play("pick br_xii")
    assert {"salonika", "larissa", "lemnos"} <= set(place.offered("to"))
    place.play("to larissa")
    assert place.state.control["salonika"] == AP, "a VP space is kept though it was passed only"
    assert place.state.vp == 14


@pytest.mark.rule("illusions", "25.2.3", says="They may go back from the port to the space")
def test_25_2_3_back_from_the_port_into_the_sea_space() -> None:
    place = moving({"salonika": ["br_xii", "br_inf"]}, "salonika", landings=LANDED).play("pick br_xii")
    assert "thermaikos_bay" in place.offered("to")
    assert "lemnos" not in place.offered("to"), "it stops in the sea space"
    small = moving({"salonika": ["br_xii", "br_inf"]}, "salonika", landings=LANDED).play("pick br_inf_01")
    assert "thermaikos_bay" not in small.offered("to"), "only large units"


@pytest.mark.rule("illusions", "10.1", says="Three Allied units in a sea invasion space")
@pytest.mark.rule("illusions", "25.2.4", says="Three units in a sea invasion space; none without a marker")
@pytest.mark.rule("illusions", "25.2.1")
def test_25_2_4_without_a_marker_there_is_no_entry_and_three_are_the_limit() -> None:
    place = moving({"salonika": ["br_xii"]}, "salonika").play("pick br_xii")
    assert "thermaikos_bay" not in place.offered("to")
    full = {"thermaikos_bay": ["br_xii", "br_xvi", "fr_ao1"], "lemnos": ["fr_ao2"]}
    place = moving(full, "fr_ao2", landings=LANDED).play("moved")
    assert place.at("fr_ao2") == "lemnos"


@pytest.mark.rule("illusions", "25.2.5", says="none sailing back to it")
@pytest.mark.rule("illusions", "25.3")
def test_25_2_5_nothing_sails_to_lemnos_in_winter() -> None:
    place = moving({"thermaikos_bay": ["br_xii"]}, "thermaikos_bay", turn=7, landings=LANDED).play("pick br_xii")
    assert "lemnos" not in place.offered("to")
    assert "salonika" in place.offered("to")


@pytest.mark.rule("illusions", "25.3", says="SCUs cannot")
@pytest.mark.rule("illusions", "25.3.2")
def test_25_3_small_units_go_ashore_but_never_sail_to_lemnos() -> None:
    place = moving({"thermaikos_bay": ["br_xii", "br_inf"]}, "thermaikos_bay", landings=LANDED).play("pick br_inf_01")
    assert "salonika" in place.offered("to")
    assert "lemnos" not in place.offered("to")


@pytest.mark.rule("illusions", "25.4")
def test_25_4_the_enemy_comes_into_an_empty_sea_space_only() -> None:
    units = {"salonika": ["bu_1st"]}
    place = moving(units, "salonika", side=CP, at_war={"bu": CP}, landings=LANDED).play("pick bu_1st")
    assert "thermaikos_bay" in place.offered("to")
    held = {**units, "thermaikos_bay": ["br_xii"]}
    place = moving(held, "salonika", side=CP, at_war={"bu": CP}, landings=LANDED).play("pick bu_1st")
    assert "thermaikos_bay" not in place.offered("to")
