"""22.0 Assembling and disassembling large units."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state import events as ev
from tests.games.illusions.position import AP, CP, Position, operations, state_of


def marked(units: dict[str, list[str]], place: str, side: str = AP, **fields: object) -> Position:
    state = state_of(units=units, turn=2, **fields)  # type: ignore[arg-type]
    return operations(state, side, points=9).play(f"mark {place} move", "marked")


@pytest.mark.rule("illusions", "22.3", says="The LCU comes from the Replaceable box")
@pytest.mark.rule("illusions", "22.0", says="Small units become a large one")
@pytest.mark.rule("illusions", "22.1", says="from three full SCUs of its nation")
@pytest.mark.rule("illusions", "22.2", says="Of three SCUs two are of the type of the LCU")
@pytest.mark.rule("illusions", "22.3", says="The new LCU does not move in that round")
def test_22_3_three_small_units_make_a_full_large_one() -> None:
    place = marked({"minsk": ["ru_inf", "ru_inf", "ru_cav"], "replaceable": ["ru_i"]}, "minsk")
    place.play("assemble ru_i minsk full", "with ru_inf_01")
    assert set(place.offered("with")) == {"ru_inf_02", "ru_cav_01"}
    place.play("with ru_cav_01")
    assert place.offered("with") == ["ru_inf_02"], "two of the type of the large unit"
    place.play("with ru_inf_02")
    state = place.state
    assert (place.at("ru_i"), state.units["ru_i"].reduced) == ("minsk", False)
    assert place.at("ru_inf_01") == place.at("ru_cav_01") == "reserve"
    assert place.of(ev.UnitAssembled)
    assert "ru_i" not in place.offered("pick"), "it does not move in this round"


@pytest.mark.rule("illusions", "22.1", says="A reduced LCU from two full SCUs")
@pytest.mark.rule("illusions", "22.2", says="Of two SCUs one is of the type, the other any")
@pytest.mark.rule("illusions", "22.3")
def test_22_3_two_small_units_make_a_reduced_large_one() -> None:
    place = marked({"minsk": ["ru_inf", "ru_cav"], "replaceable": ["ru_i", "ru_i_cav"]}, "minsk")
    assert set(place.offered("assemble")) == {"ru_i minsk reduced", "ru_i_cav minsk reduced"}
    place.play("assemble ru_i minsk reduced", "with ru_cav_01", "with ru_inf_01")
    assert place.state.units["ru_i"].reduced


@pytest.mark.rule("illusions", "22.1", says="or from its reduced LCU and one full SCU")
@pytest.mark.rule("illusions", "22.2", says="With a reduced LCU any infantry or cavalry SCU")
@pytest.mark.rule("illusions", "22.3")
def test_22_3_a_small_unit_brings_a_reduced_large_one_to_full_strength() -> None:
    place = marked({"minsk": ["ru_i-", "ru_cav"]}, "minsk")
    place.play("assemble ru_i minsk repair", "with ru_cav_01")
    assert not place.state.units["ru_i"].reduced
    assert place.at("ru_cav_01") == "reserve"


@pytest.mark.rule("illusions", "22.1", says="Not from special units")
@pytest.mark.rule("illusions", "22.2")
def test_22_1_reduced_special_and_foreign_units_are_no_parts() -> None:
    place = marked({"minsk": ["ru_i-", "ru_inf-"]}, "minsk")
    assert not place.offered("assemble")
    place = marked({"odessa": ["ru_i-", "ru_black_sea"]}, "odessa")
    assert not place.offered("assemble")
    place = marked({"krakow": ["ge_i-", "ah_inf"]}, "krakow", CP)
    assert not place.offered("assemble")


@pytest.mark.rule("illusions", "22.1", says="A full LCU in a friendly place in supply")
def test_22_1_only_in_friendly_places_in_supply(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not marked({"lutsk": ["ah_i-", "ah_inf"]}, "lutsk", CP).offered("assemble"), "a besieged enemy fort"
    monkeypatch.setattr(supply, "status", lambda state, unit: "out")
    assert not marked({"minsk": ["ru_i-", "ru_cav"]}, "minsk").offered("assemble")


@pytest.mark.rule("illusions", "22.3", says="their space or stack is activated for movement")
@pytest.mark.rule("illusions", "18.1.1")
def test_22_3_in_a_region_the_parts_are_one_stack() -> None:
    state = state_of(units={"moscow": ["ru_inf", "ru_inf", "ru_inf"], "replaceable": ["ru_i"]}, turn=2)
    place = operations(state, AP).play("mark ru_inf_01 move", "group ru_inf_02", "marked")
    assert place.offered("assemble") == ["ru_i moscow reduced"]


@pytest.mark.rule("illusions", "22.4", says="The space or the LCU is activated for movement")
@pytest.mark.rule("illusions", "22.4", says="A full LCU becomes three full SCUs")
def test_22_4_a_full_large_unit_gives_three_small_ones_that_do_not_move() -> None:
    units = {"minsk": ["ru_i"], "reserve": ["ru_inf", "ru_inf", "ru_cav"]}
    place = marked(units, "minsk").play("disassemble ru_i", "with ru_inf_01", "with ru_inf_02", "with ru_cav_01")
    assert place.at("ru_i") == "replaceable"
    assert place.state.at("minsk") == ("ru_cav_01", "ru_inf_01", "ru_inf_02")
    assert place.of(ev.UnitDisassembled)
    assert place.decision is None or not place.offered("pick")


@pytest.mark.rule("illusions", "22.4")
@pytest.mark.rule("illusions", "10.1")
def test_22_4_the_small_units_must_be_there_and_find_room() -> None:
    assert not marked({"minsk": ["ru_i"], "reserve": ["ru_inf", "ru_inf"]}, "minsk").offered("disassemble")
    reduced = marked({"minsk": ["ru_i-"], "reserve": ["ru_inf", "ru_cav"]}, "minsk")
    assert reduced.offered("disassemble") == ["ru_i"]
    units = {"minsk": ["ru_i", "ru_ii"], "reserve": ["ru_inf", "ru_inf", "ru_inf"]}
    assert not marked(units, "minsk").offered("disassemble")


@pytest.mark.rule("illusions", "22.4", says="A dual LCU: two of one nation and one of the other")
@pytest.mark.rule("illusions", "22.2")
def test_22_4_a_dual_unit_is_made_of_both_nations() -> None:
    units = {"krakow": ["geah_sud"], "reserve": ["ge_inf", "ge_inf", "ge_inf", "ah_inf"]}
    place = marked(units, "krakow", CP).play("disassemble geah_sud", "with ge_inf_01", "with ge_inf_02")
    assert place.offered("with") == ["ah_inf_01"]


@pytest.mark.rule("illusions", "22.1")
@pytest.mark.rule("illusions", "23.4.2", says="and LCUs may not be assembled")
def test_23_4_2_no_russian_large_unit_is_assembled_in_the_last_stage() -> None:
    place = marked({"minsk": ["ru_i-", "ru_cav"]}, "minsk", revolution="stage_4")
    assert not place.offered("assemble")
