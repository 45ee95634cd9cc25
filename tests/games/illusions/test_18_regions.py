"""18.0 Regions: movement and control."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.map import control, entering
from tests.games.illusions.position import AP, CP, operations, state_of


@pytest.mark.rule("illusions", "11.1.2", says="A unit stops on entering Lemnos or a region")
@pytest.mark.rule("illusions", "18.1", says="Along connections only; a unit stops on entering")
@pytest.mark.rule("illusions", "18.0")
@pytest.mark.rule("illusions", "18.1", says="1 movement point from a space or region")
@pytest.mark.rule("illusions", "18.1.1")
def test_18_1_entering_and_leaving_cost_one_point_and_a_unit_stops_in_a_region() -> None:
    place = operations(state_of(units={"smolensk": ["ru_i"], "novgorod": ["ru_ii"]}, turn=2), AP)
    place.play("mark smolensk move", "mark ru_ii move", "marked", "pick ru_i")
    assert "moscow" in place.offered("to")
    assert "kharkov" not in place.offered("to"), "it would have to go on through Moscow"
    place.play("to moscow", "pick ru_ii")
    assert {"moscow", "petrograd", "reval"} <= set(place.offered("to"))


@pytest.mark.rule("illusions", "18.1.1", says="Its units need not stay together")
def test_18_1_1_units_of_an_activated_stack_need_not_go_together() -> None:
    units = {"moscow": ["ru_i", "ru_ii", "ru_iii", "ru_iv"]}
    place = operations(state_of(units=units, turn=2), AP)
    place.play("mark ru_i move", "group ru_ii", "mark ru_iii move", "marked", "pick ru_i")
    assert place.offered("pick") == ["ru_ii"], "only those of the same stack go along"
    place.play("to smolensk", "stop", "pick ru_ii", "to kharkov")
    assert place.offered("pick") == ["ru_iii"], "a unit that was not activated stays"


@pytest.mark.rule("illusions", "18.2", says="A combat unit takes control by moving into a region")
@pytest.mark.rule("illusions", "18.2", says="Moving in beside enemies gives no control")
def test_18_2_control_of_a_region_changes_when_no_enemy_and_no_uprising_is_left() -> None:
    state = state_of(units={"brandenburg": ["ru_i", "ge_i"]}, turn=2)
    entering.enter(state, ["ru_i"], "brandenburg", "move")
    assert state.control["brandenburg"] == CP
    state.destroy("ge_i", "combat")
    entering.enter(state, ["ru_i"], "brandenburg", "move")
    assert state.control["brandenburg"] == AP
    uprising = state_of(units={"brandenburg": ["ru_i", "ge_uprising"]}, turn=2)
    entering.enter(uprising, ["ru_i"], "brandenburg", "move")
    assert uprising.control["brandenburg"] != AP


@pytest.mark.rule("illusions", "18.2")
def test_18_2_who_leaves_a_region_to_the_enemy_keeps_its_control() -> None:
    """Ruling region_left: until somebody moves in, or a combat is won there."""
    state = state_of(units={"moscow": ["ru_i", "ge_i"], "smolensk": ["ge_ii"]}, turn=2)
    place = operations(state, AP).play("mark ru_i move", "marked", "pick ru_i", "to kharkov")
    assert place.state.control["moscow"] == AP
    place = operations(place.state, CP).play("mark smolensk move", "marked", "pick ge_ii", "to moscow")
    assert place.state.control["moscow"] == CP


@pytest.mark.rule("illusions", "18.2", says="An uprising takes control by being placed")
def test_18_2_an_uprising_takes_a_region_only_if_no_combat_unit_is_in_it() -> None:
    held = state_of(units={"moscow": ["ru_i"]}, turn=2)
    held.put("ru_uprising_01", "moscow", "uprising")
    control.rise(held, "moscow")
    assert held.control["moscow"] == AP
    empty = state_of(units={}, turn=2)
    empty.put("ru_uprising_01", "moscow", "uprising")
    control.rise(empty, "moscow")
    assert empty.control["moscow"] == "uprising"


@pytest.mark.rule("illusions", "12.1", says="Uprisings do not attack")
@pytest.mark.rule("illusions", "18.3", says="Uprisings do not attack")
@pytest.mark.rule("illusions", "18.3", says="Units or stacks are activated for attack, not the region")
@pytest.mark.rule("illusions", "18.1.1")
def test_18_3_units_in_a_region_are_marked_for_attack_one_by_one_or_grouped() -> None:
    units = {"brandenburg": ["ge_i", "ge_xi", "ge_uprising"], "berlin": ["ru_i"]}
    place = operations(state_of(units=units, turn=2), CP, points=3)
    assert {"ge_i attack", "ge_xi attack"} <= set(place.offered("mark"))
    assert not any("uprising" in mark for mark in place.offered("mark"))
    place.play("mark ge_i attack", "group ge_xi")
    assert place.state.groups[0].kind == "attack"
    assert place.state.marker_of("ge_xi") == "attack"
