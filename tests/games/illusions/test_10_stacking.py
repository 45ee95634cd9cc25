"""10.0 Stacking."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.map import stacking
from tests.games.illusions.position import AP, CP, operations, state_of


@pytest.mark.rule("illusions", "10.0")
@pytest.mark.rule("illusions", "10.1", says="HQs and heavy artillery are free")
def test_10_1_three_units_in_a_space_headquarters_and_artillery_free() -> None:
    units = {"krakow": ["ge_i", "ge_xi", "ah_iii", "hq_mackensen", "ge_heavy_art"], "tarnow": ["ge_xvii"]}
    state = state_of(units=units, turn=2)
    assert stacking.room(state, "krakow") == 0
    assert stacking.overstacked(state) == []
    place = operations(state, CP).play("mark tarnow move", "marked", "pick ge_xvii")
    assert "krakow" not in place.offered("to")
    assert place.refused("to krakow") == "10.1"


@pytest.mark.rule("illusions", "18.0", says="without a limit of units")
@pytest.mark.rule("illusions", "10.1", says="Any number of units in a region or on Lemnos")
@pytest.mark.rule("illusions", "18.1")
def test_10_1_a_region_holds_any_number() -> None:
    units = {"moscow": ["ru_i", "ru_ii", "ru_iii", "ru_iv"], "smolensk": ["ru_v"]}
    place = operations(state_of(units=units, turn=2), AP).play("mark smolensk move", "marked", "pick ru_v")
    place.play("to moscow")
    assert len(place.state.at("moscow")) == 5


@pytest.mark.rule("illusions", "10.1", says="One HQ in a space")
@pytest.mark.rule("illusions", "27.0")
def test_10_1_one_headquarters_in_a_space() -> None:
    units = {"krakow": ["ge_i", "hq_mackensen"], "tarnow": ["ge_xi", "hq_falkenhayn"]}
    place = operations(state_of(units=units, turn=2), CP)
    place.play("mark tarnow move", "marked", "pick hq_falkenhayn", "pick ge_xi")
    assert place.refused("to krakow") == "27.0"


@pytest.mark.rule("illusions", "10.2", says="The Russian 2/4 Special and the Yugoslav division")
@pytest.mark.rule("illusions", "10.2", says="Russian and Romanian units stack only with each other")
def test_10_2_russians_and_romanians_stack_only_with_each_other() -> None:
    state = state_of(units={"jassy": ["ru_i", "ro_1st"]}, at_war={"ro": AP}, turn=10)
    assert stacking.may_share(state, ("ru_i", "ro_1st"))
    assert not stacking.may_share(state, ("ru_i", "br_xii"))
    assert not stacking.may_share(state, ("ro_1st", "sb_1st"))
    assert stacking.may_share(state, ("ru_2_4_special", "br_xii", "sb_1st"))
    assert stacking.may_share(state, ("rusb_yugo", "ru_i"))
    assert not stacking.may_share(state, ("rusb_yugo", "ru_i", "fr_ao1"))


@pytest.mark.rule("illusions", "10.3", says="Always except during SR, movement and retreat")
def test_10_3_the_limit_holds_at_the_end_of_movement_not_before() -> None:
    units = {"lutsk": ["ru_i", "ru_ii", "ru_iii"], "rovno": ["ru_iv", "ru_v", "ru_vi"]}
    place = operations(state_of(units=units, turn=2), AP).play("mark lutsk move", "mark rovno move", "marked")
    place.play("pick ru_i", "pick ru_ii", "pick ru_iii", "to rovno", "stop")
    assert not place.offers("moved"), "six units are in Rovno"
    assert set(place.offered("pick")) == {"ru_iv", "ru_v", "ru_vi"}
    assert place.refused("moved") == "10.3"
    place.play("pick ru_iv", "pick ru_v", "pick ru_vi", "to lutsk")
    assert len(place.state.at("lutsk")) == len(place.state.at("rovno")) == 3


@pytest.mark.rule("illusions", "20.1.5", says="While the fort is intact the enemy cannot control the space")
@pytest.mark.rule("illusions", "11.2", says="Not a space with an intact enemy fort")
@pytest.mark.rule("illusions", "10.4", says="A fort is no unit")
@pytest.mark.rule("illusions", "20.3.1", says="One LCU, or as many SCUs as the fort's factor")
def test_10_4_a_fort_is_no_unit_and_its_space_may_be_occupied_by_the_enemy() -> None:
    place = operations(state_of(units={"brody": ["ah_iii"]}, turn=2), CP)
    place.play("mark brody move", "marked", "pick ah_iii", "to lutsk")
    state = place.state
    assert state.control["lutsk"] == AP
    assert state.sieges == {"lutsk": CP}
