"""11.0 Movement and control."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.map import control, entering
from desktop.games.illusions.state import events as ev
from tests.games.illusions.position import AP, CP, Position, operations, state_of


def moving(units: dict[str, list[str]], *marks: str, side: str = AP, **fields: object) -> Position:
    """Operations with these places (or units in regions) activated for movement."""
    place = operations(state_of(units=units, turn=fields.pop("turn", 2), **fields), side, points=9)  # type: ignore[arg-type]
    return place.play(*(f"mark {mark} move" for mark in marks), "marked")


@pytest.mark.rule("illusions", "11.0", says="Units of activated spaces and stacks move")
@pytest.mark.rule("illusions", "11.1")
@pytest.mark.rule("illusions", "11.1.1", says="Only units of a space or stack activated for movement")
def test_11_1_1_only_units_of_activated_spaces_move() -> None:
    place = moving({"lutsk": ["ru_ix"], "dubno": ["ru_x"]}, "lutsk")
    assert place.offered("pick") == ["ru_ix"]
    assert place.refused("pick ru_x") == "11.1.1"


@pytest.mark.rule("illusions", "9.4.4", says="A marked unit need not act")
@pytest.mark.rule("illusions", "11.1.1", says="Nobody need move")
@pytest.mark.rule("illusions", "11.1.1", says="Units of one space may go to different places")
def test_11_1_1_units_of_a_space_may_go_different_ways_and_need_not_move() -> None:
    place = moving({"lutsk": ["ru_ix", "ru_x", "ru_cav"]}, "lutsk")
    place.play("pick ru_ix", "to brody", "stop", "pick ru_x", "to rovno", "stop", "moved")
    assert (place.at("ru_ix"), place.at("ru_x"), place.at("ru_cav_01")) == ("brody", "rovno", "lutsk")


@pytest.mark.rule("illusions", "11.1.1")
def test_11_1_1_a_stack_is_finished_before_the_next() -> None:
    place = moving({"lutsk": ["ru_ix", "ru_x"], "kowel": ["ru_xv"]}, "lutsk", "kowel")
    place.play("pick ru_ix", "to rovno")
    assert place.refused("pick ru_x") == "11.1.1"


@pytest.mark.rule("illusions", "11.1.1", says="finished before the next begins; what has not moved by then stays")
def test_11_1_1_a_space_is_finished_before_the_next() -> None:
    place = moving({"lutsk": ["ru_ix", "ru_x"], "kowel": ["ru_xv", "ru_i"]}, "lutsk", "kowel")
    place.play("pick ru_ix", "to rovno", "stop")
    assert set(place.offered("pick")) == {"ru_i", "ru_x", "ru_xv"}
    place.play("pick ru_xv", "to sarny", "stop")
    assert place.refused("pick ru_x") == "11.1.1"
    assert place.offered("pick") == ["ru_i"]


@pytest.mark.rule("illusions", "11.1.1", says="its trench included, is finished before the next begins")
def test_11_1_1_who_digs_begins_its_space() -> None:
    units = {"lutsk": ["ru_ix", "ru_x"], "lublin": ["ru_xv"], "minsk": ["ru_i"]}
    place = moving(units, "lutsk", "lublin", "minsk")
    place.play("pick ru_ix", "to rovno", "stop", "build lublin")
    assert place.refused("pick ru_x") == "11.1.1"


@pytest.mark.rule("illusions", "18.1.1", says="One stack is finished before the next moves")
def test_18_1_1_a_stack_of_a_region_is_finished_before_the_next() -> None:
    units = {"kharkov": ["ru_ix", "ru_x", "ru_xv", "ru_i"]}
    place = operations(state_of(units=units, turn=2), AP, points=9)
    place.play("mark ru_ix move", "group ru_x", "mark ru_xv move", "group ru_i", "marked", "pick ru_ix")
    assert place.offered("pick") == ["ru_x"], "of its own stack"
    place.play("to kiev", "stop", "pick ru_xv", "to kiev", "stop")
    assert place.refused("pick ru_x") == "11.1.1"


@pytest.mark.rule("illusions", "11.1.2", says="Along connections, none skipped")
@pytest.mark.rule("illusions", "11.1.2", says="Never more steps than its movement factor")
@pytest.mark.rule("illusions", "11.1.2", says="1 movement point for every step, whatever the terrain")
@pytest.mark.rule("illusions", "3.1.1", says="Terrain never affects movement")
def test_11_1_2_every_step_costs_a_point_whatever_the_terrain() -> None:
    place = moving({"kowel": ["ru_xv"]}, "kowel").play("pick ru_xv")
    assert "korosten" in place.offered("to"), "two steps through swamp country"
    assert "kiev" in place.offered("to")
    assert place.refused("to kharkov") == "11.1.2"
    place.play("to sarny")
    assert "kiev" in place.offered("to")
    assert "zhitomir" in place.offered("to")
    assert place.refused("to chernigov") == "11.1.2"


@pytest.mark.rule("illusions", "11.1.2")
def test_11_1_2_a_stack_has_the_points_of_its_slowest_unit() -> None:
    place = moving({"minsk": ["ru_i_cav", "ru_ix"]}, "minsk").play("pick ru_i_cav")
    far = set(place.offered("to"))
    place.play("pick ru_ix")
    assert set(place.offered("to")) < far


@pytest.mark.rule("illusions", "11.1.3", says="It may pass through, but not end in")
def test_11_1_3_no_end_on_an_attack_marker_but_a_way_through() -> None:
    units = {"lutsk": ["ru_ix"], "dubno": ["ru_x"], "tarnopol": ["ah_iii"]}
    place = operations(state_of(units=units, turn=2), AP, points=5)
    place.play("mark lutsk move", "mark dubno attack", "marked", "pick ru_ix")
    assert "dubno" not in place.offered("to")
    assert place.refused("to dubno") == "11.1.3"
    assert "proskurov" in place.offered("to"), "through Dubno or Rovno"


@pytest.mark.rule("illusions", "11.1.3", says="with a Move marker, but moves no more")
def test_11_1_3_a_unit_that_ends_on_a_move_marker_does_not_move_again() -> None:
    place = moving({"lutsk": ["ru_ix"], "dubno": ["ru_x"]}, "lutsk", "dubno")
    place.play("pick ru_ix", "to dubno", "stop")
    assert place.offered("pick") == ["ru_x"]
    assert place.refused("pick ru_ix") == "11.1.3"


@pytest.mark.rule("illusions", "10.4", says="The same is true of combat and uprising units")
@pytest.mark.rule("illusions", "11.1.4", says="may not enter a space with enemy or uprising units")
@pytest.mark.rule("illusions", "10.4", says="Units of both sides never share a space")
def test_11_1_4_no_way_into_enemy_or_uprising_units() -> None:
    units = {"lutsk": ["ru_ix"], "brody": ["ah_iii"], "sarny": ["ru_uprising"]}
    place = moving(units, "lutsk").play("pick ru_ix")
    assert not {"brody", "sarny"} & set(place.offered("to"))
    assert place.refused("to brody") == "11.1.4"
    assert place.refused("to sarny") == "11.1.4"


@pytest.mark.rule("illusions", "11.2", says="A region is taken only if no enemy or uprising unit is in it")
@pytest.mark.rule("illusions", "11.1.4", says="It may enter a region that holds some")
@pytest.mark.rule("illusions", "18.1", says="A region that holds enemy or uprising units may be entered")
@pytest.mark.rule("illusions", "18.2")
def test_11_1_4_a_region_with_enemies_may_be_entered_without_taking_control() -> None:
    place = moving({"berlin": ["ru_ix"], "brandenburg": ["ge_i"]}, "berlin", control={"berlin": AP})
    place.play("pick ru_ix", "to brandenburg")
    assert place.state.control["brandenburg"] == CP


@pytest.mark.rule("illusions", "11.1.5", says="Bulgaria, Italy and Romania are closed")
@pytest.mark.rule("illusions", "4.3", says="Nobody may enter Bulgaria, Romania or the Italian Front inset")
@pytest.mark.rule("illusions", "26.2.1", says="Nobody enters it")
@pytest.mark.rule("illusions", "26.5.1", says="Nobody enters it; its units are not in play")
@pytest.mark.rule("illusions", "26.4.1", says="Nobody enters the inset")
@pytest.mark.parametrize(
    ("start", "unit", "side", "shut"),
    [
        ("nis", "sb_1st", AP, "sofia"),
        ("kishinev", "ru_ix", AP, "jassy"),
        ("carniola", "ah_iii", CP, "trieste"),
    ],
)
def test_11_1_5_neutrals_and_the_inset_are_closed(start: str, unit: str, side: str, shut: str) -> None:
    mark = unit if start == "carniola" else start
    place = moving({start: [unit]}, mark, side=side).play(f"pick {unit}")
    assert shut not in place.offered("to")
    assert place.refused(f"to {shut}") == ("4.3" if shut == "trieste" else "11.1.5")


@pytest.mark.rule("illusions", "11.1.5", says="Any empty space of neutral Greece may be entered")
@pytest.mark.rule("illusions", "26.3.1")
def test_11_1_5_empty_spaces_of_neutral_greece_are_open_and_free_again_when_left() -> None:
    place = moving({"monastir": ["sb_1st", "sb_2nd"]}, "monastir")
    place.play("pick sb_1st", "to florina", "stop", "moved")
    assert place.state.control["florina"] == AP
    back = operations(place.state, AP).play("mark florina move", "marked", "pick sb_1st", "to monastir", "stop")
    assert back.state.control["florina"] == "neutral"


@pytest.mark.rule("illusions", "2.0", says="changes hands as soon as enemy units enter it")
@pytest.mark.rule("illusions", "5.1.1", says="The CP take an Allied or neutral Greek VP space")
@pytest.mark.rule("illusions", "11.2", says="Control stays when the units leave")
@pytest.mark.rule("illusions", "11.2", says="VP and National Will of a VP space move at once")
@pytest.mark.rule("illusions", "11.2", says="Moving into or through a space takes control")
@pytest.mark.rule("illusions", "5.1.1", says="The AP take a Central or neutral Greek VP space")
@pytest.mark.rule("illusions", "23.2")
def test_11_2_moving_through_takes_control_and_a_vp_space_counts_at_once() -> None:
    place = moving({"brody": ["ru_ix"]}, "brody", control={"brody": AP})
    place.play("pick ru_ix", "to stanislau", "stop")
    state = place.state
    assert state.control["lemberg"] == state.control["stanislau"] == AP
    assert state.vp == 14
    assert state.national_will["ah"] == 10
    state = operations(state_of(units={"rawa_ruska": ["ah_iii"]}, control={"lemberg": AP}, turn=2), CP).play(
        "mark rawa_ruska move", "marked", "pick ah_iii", "to lemberg", "stop"
    ).state  # fmt: skip
    assert state.vp == 16
    assert state.national_will["ah"] == 12, "retaken, but never above its ceiling"


@pytest.mark.rule("illusions", "23.2", says="+2 when it or an ally regains it")
@pytest.mark.rule("illusions", "11.2")
def test_11_2_an_ally_that_retakes_a_home_space_restores_national_will() -> None:
    state = state_of(units={"rawa_ruska": ["ge_i"]}, control={"lemberg": AP}, turn=2)
    state.change_will("ah", -4, "control")
    place = operations(state, CP).play("mark rawa_ruska move", "marked", "pick ge_i", "to lemberg")
    assert place.state.national_will["ah"] == 10


@pytest.mark.rule("illusions", "11.2", says="HQs and heavy artillery alone take nothing")
@pytest.mark.rule("illusions", "27.0")
def test_11_2_headquarters_alone_take_no_control() -> None:
    state = state_of(units={"lutsk": ["hq_brusilov", "ru_ix"]}, turn=2)
    entering.enter(state, ["hq_brusilov"], "brody", "move")
    assert state.control["brody"] == CP
    entering.enter(state, ["ru_ix", "hq_brusilov"], "brody", "move")
    assert state.control["brody"] == AP


@pytest.mark.rule("illusions", "2.0", says="Uprisings control only what they occupy")
@pytest.mark.rule("illusions", "11.2.1")
@pytest.mark.rule("illusions", "23.3.2")
@pytest.mark.rule("illusions", "23.3.3")
@pytest.mark.rule("illusions", "5.1.1", says="An uprising takes a VP space from the AP: +1")
def test_11_2_1_an_uprising_takes_what_it_occupies_and_gives_it_back() -> None:
    state = state_of(units={}, turn=2)
    state.national_will["ru"] = 4
    state.put("ru_uprising_01", "minsk", "uprising")
    control.rise(state, "minsk")
    assert (state.control["minsk"], state.vp, state.national_will["ru"]) == ("uprising", 16, 2)
    state.put("ru_uprising_01", "pool", "destroyed")
    control.release(state, "minsk")
    assert (state.control["minsk"], state.vp, state.national_will["ru"]) == (AP, 15, 4)


@pytest.mark.rule("illusions", "11.3")
@pytest.mark.rule("illusions", "11.3.1", says="1 movement point between the inset and Carniola or Tyrol")
@pytest.mark.rule("illusions", "11.3.2", says="1 movement point for each space")
@pytest.mark.rule("illusions", "3.1.2")
@pytest.mark.rule("illusions", "18.1", says="The same between the inset and Carniola or Tyrol")
def test_11_3_the_inset_is_one_step_from_carniola_and_tyrol() -> None:
    units = {"carniola": ["ah_iii"], "gorizia": ["ah_ii"]}
    place = operations(state_of(units=units, at_war={"it": AP}, turn=6), CP, points=5)
    place.play("mark ah_iii move", "mark gorizia move", "marked", "pick ah_iii", "to gorizia")
    assert place.at("ah_iii") == "gorizia"
    assert "trieste" in place.offered("to"), "one point for each space of the inset"
    place.play("stop", "pick ah_ii")
    assert "carniola" in place.offered("to")


@pytest.mark.rule("illusions", "14.3.1")
@pytest.mark.rule("illusions", "11.1.2")
def test_14_3_1_units_out_of_supply_move_one_space(monkeypatch: pytest.MonkeyPatch) -> None:
    from desktop.games.illusions.rules.supply import supply

    monkeypatch.setattr(supply, "status", lambda state, unit: "out")
    place = moving({"kowel": ["ru_xv"]}, "kowel").play("pick ru_xv")
    assert "korosten" not in place.offered("to")
    assert "sarny" in place.offered("to")


@pytest.mark.rule("illusions", "11.1.1")
@pytest.mark.rule("illusions", "9.4.4")
def test_11_1_1_unused_activations_are_lost() -> None:
    place = moving({"lutsk": ["ru_ix"]}, "lutsk").play("moved")
    assert not place.of(ev.UnitsMoved)


@pytest.mark.rule("illusions", "11.1.3")
def test_11_1_3_what_was_found_in_one_round_is_not_kept_for_the_next() -> None:
    units = {"lutsk": ["ru_ix"], "dubno": ["ru_x"], "tarnopol": ["ah_iii"]}
    state = state_of(units=units, turn=2)
    first = operations(state, AP).play("mark lutsk move", "marked", "pick ru_ix")
    assert first.offers("to dubno")
    first.play("stop")
    second = operations(state, AP, number=2).play("mark lutsk move", "mark dubno attack", "marked", "pick ru_ix")
    assert not second.offers("to dubno")
