"""10.2 Positions and trenches."""

from __future__ import annotations

import pytest

from desktop.games.crusade.rules.map import control
from desktop.games.crusade.rules.map.fortification import removable_works, stock_left, why_not_work
from desktop.games.crusade.rules.turn.end_of_turn import EndOfTurn
from desktop.games.crusade.state import events as ev
from tests.games.crusade.position import NAT, REP, Position, action_round, begin, in_round, operations, state_of


def building(units: dict[str, list[str]], space: str, side: str = NAT, **fields: object) -> Position:
    """Operations in which a space is marked for movement."""
    place = operations(state_of(units=units, turn=2, **fields), side)  # type: ignore[arg-type]
    return place.play(f"mark {space} move", "marked")


@pytest.mark.rule("crusade", "8.2.4", says="Comes next")
@pytest.mark.rule("crusade", "10.2", says="Works built instead")
@pytest.mark.rule("crusade", "10.2.2", says="After all movement")
@pytest.mark.rule("crusade", "10.2.1")
def test_10_2_1_one_unit_builds_the_others_may_move() -> None:
    place = building({"huesca": ["NAT_INF", "NAT_INF"]}, "huesca")
    place.play("build NAT_INF_01")
    assert place.refused("build NAT_INF_02") == "10.2.1"
    assert place.offered("pick") == ["NAT_INF_02"], "the builder does not move"
    assert not place.of(ev.BuildTried), "the roll comes after all movement"
    place.play("pick NAT_INF_02", "to zaragoza", "stop", dice=[3])
    assert place.state.works == {"huesca": "position"}


@pytest.mark.rule("crusade", "10.2.1")
def test_10_2_1_only_in_a_space_activated_for_movement() -> None:
    place = building({"huesca": ["NAT_INF"], "zaragoza": ["NAT_INF"]}, "huesca")
    assert place.refused("build NAT_INF_02") == "10.2.1"


@pytest.mark.rule("crusade", "10.2.2", says=("A corps succeeds", "A failure gives -1"))
@pytest.mark.rule("crusade", "16.2.3")
def test_10_2_2_failures_make_the_next_try_easier() -> None:
    """The example of the rule: Granada, Isolated; a 4 fails, then 1-4 succeed, then the modifier is -2."""
    place = building({"granada": ["NAT_INF"]}, "granada")
    place.play("build NAT_INF_01", dice=[4])
    assert place.state.build_failures == {"granada": 1}
    assert not place.state.works
    state = state_of(units={"granada": ["NAT_INF"]}, build_failures={"granada": 1})
    again = operations(state, NAT).play("mark granada move", "marked")
    again.play("build NAT_INF_01", dice=[4])
    assert again.state.works == {"granada": "position"}
    assert not again.state.build_failures, "the marker goes with success"
    state = state_of(units={"granada": ["NAT_INF"]}, build_failures={"granada": 1})
    worse = operations(state, NAT).play("mark granada move", "marked")
    worse.play("build NAT_INF_01", dice=[5])
    assert worse.state.build_failures == {"granada": 2}
    state = state_of(units={"granada": ["NAT_INF"]}, build_failures={"granada": 2})
    most = operations(state, NAT).play("mark granada move", "marked")
    most.play("build NAT_INF_01", dice=[6])
    assert most.state.build_failures == {"granada": 2}, "-2 is the most"


@pytest.mark.rule("crusade", "10.2.2", says="A corps succeeds")
def test_10_2_2_a_corps_builds_a_position_without_a_roll() -> None:
    place = building({"huesca": ["NAT_AC_ARAGON"]}, "huesca")
    place.play("build NAT_AC_ARAGON")
    assert place.state.works == {"huesca": "position"}
    assert place.of(ev.BuildTried)[0].die == 0  # type: ignore[attr-defined]


@pytest.mark.rule("crusade", "10.2.2", says="The modifier goes")
def test_10_2_2_the_modifier_goes_when_the_units_have_left() -> None:
    state = state_of(
        units={"huesca": ["NAT_INF"]}, build_failures={"huesca": 1, "zaragoza": 2}, turn=2, hands={NAT: ["N5"]}
    )
    place = action_round(state, NAT)
    place.play("auto", "mark huesca move", "marked", "pick NAT_INF_01", "to jaca", "stop")
    assert place.state.build_failures == {}, "nobody is in Zaragoza either"
    state = state_of(units={"huesca": ["NAT_INF"]}, build_failures={"huesca": 1}, turn=2, hands={NAT: ["N5"]})
    stays = action_round(state, NAT).play("auto", "marked")
    assert stays.state.build_failures == {"huesca": 1}


@pytest.mark.rule("crusade", "10.2.3", says="one corps may try a trench")
@pytest.mark.rule("crusade", "10.2.4", says=("After all movement, on", "Failures count"))
def test_10_2_3_a_corps_turns_a_position_into_a_trench() -> None:
    place = building({"huesca": ["NAT_AC_ARAGON", "NAT_INF"]}, "huesca", works={"huesca": "position"})
    assert place.refused("build NAT_INF_01") == "10.2.3", "divisions never"
    place.play("build NAT_AC_ARAGON", "moved", dice=[3])
    assert place.state.works == {"huesca": "trench"}
    failed = building({"huesca": ["NAT_AC_ARAGON"]}, "huesca", works={"huesca": "position"})
    failed.play("build NAT_AC_ARAGON", dice=[4])
    assert failed.state.works == {"huesca": "position"}
    assert failed.state.build_failures == {"huesca": 1}


@pytest.mark.rule("crusade", "10.2.4", says="A division left behind")
def test_10_2_4_a_division_keeps_the_modifier_alive() -> None:
    state = state_of(
        units={"huesca": ["NAT_INF", "NAT_AC_ARAGON"]},
        works={"huesca": "position"},
        build_failures={"huesca": 1},
        turn=2,
        hands={NAT: ["N5"]},
    )
    place = action_round(state, NAT)
    place.play("auto", "mark huesca move", "marked", "pick NAT_AC_ARAGON", "to jaca", "stop", "moved")
    assert place.state.build_failures == {"huesca": 1}


@pytest.mark.rule("crusade", "10.2.3", says="In Bilbao the Republicans")
def test_10_2_3_bilbao() -> None:
    place = building({"bilbao": ["REP_AC_EUZKADI"]}, "bilbao", REP, works={"bilbao": "position"})
    assert place.refused("build REP_AC_EUZKADI") == "10.2.3"
    first = building({"bilbao": ["REP_AC_EUZKADI"]}, "bilbao", REP)
    assert first.offers("build REP_AC_EUZKADI"), "a position may be built"
    plans = building({"bilbao": ["REP_AC_EUZKADI"]}, "bilbao", REP, flags={"no_fort_bilbao": 1})
    assert plans.refused("build REP_AC_EUZKADI") == "10.2.3", "after Plans of the Iron Belt neither"
    nat = in_round(state_of(units={"bilbao": ["NAT_AC_VI"]}, works={"bilbao": "position"}, turn=9), NAT)
    assert why_not_work(nat, "NAT_AC_VI", "bilbao") is None, "the ban is on the Republicans"


@pytest.mark.rule("crusade", "10.2.5")
def test_10_2_5_one_position_or_trench_per_space() -> None:
    place = building({"huesca": ["NAT_AC_ARAGON"]}, "huesca", works={"huesca": "trench"})
    assert place.refused("build NAT_AC_ARAGON") == "10.2.5"


@pytest.mark.rule("crusade", "10.2.6")
def test_10_2_6_works_stay_in_empty_friendly_spaces() -> None:
    state = state_of(units={"huesca": ["NAT_INF"]}, works={"huesca": "trench"}, turn=2, hands={NAT: ["N5"]})
    place = action_round(state, NAT)
    place.play("auto", "mark huesca move", "marked", "pick NAT_INF_01", "to jaca", "stop")
    assert place.state.works == {"huesca": "trench"}


@pytest.mark.rule("crusade", "10.2.7")
def test_10_2_7_enemy_entry_removes_them() -> None:
    units = {"barbastro": ["REP_MIL"]}
    place = operations(state_of(units=units, works={"huesca": "trench"}, turn=2), REP)
    place.play("mark barbastro move", "marked", "pick REP_MIL_01", "to huesca")
    assert not place.state.works
    state = in_round(state_of(works={"jaca": "position"}, build_failures={"jaca": 1}), NAT)
    control.take(state, "jaca", REP, control.ATTRITION)
    assert not state.works
    assert not state.build_failures


@pytest.mark.rule("crusade", "13.3.3")
def test_13_3_3_units_out_of_supply_do_not_build() -> None:
    state = state_of(units={"figueras": ["REP_MIL"]}, turn=14)
    for space in state.world.neighbours["figueras"]:
        state.control[space] = NAT
    state.changed()
    place = operations(state, REP).play("mark figueras move", "marked")
    assert place.refused("build REP_MIL_01") == "13.3.3"


@pytest.mark.rule("crusade", "10.2.9", says=("Republicans 12", "Without a marker"))
def test_10_2_9_stock() -> None:
    spaces = ["huesca", "jaca", "zaragoza", "teruel", "burgos", "leon", "avila"]
    works = dict.fromkeys(spaces, "position")
    state = state_of(units={"segovia": ["NAT_INF"], "salamanca": ["NAT_INF"]}, works=works, turn=2)
    assert stock_left(state, NAT) == 1
    assert stock_left(state, REP) == 12
    place = operations(state, NAT).play("mark segovia move", "mark salamanca move", "marked")
    place.play("build NAT_INF_01")
    assert place.refused("build NAT_INF_02") == "10.2.9", "the last marker is promised"


@pytest.mark.rule("crusade", "10.2.9", says="six extra trenches")
def test_10_2_9_extra_trenches_are_not_of_the_stock_and_never_come_back() -> None:
    state = state_of(works={"madrid": "trench"}, extra_trenches={"madrid": "madrid"})
    assert stock_left(state, REP) == 12
    state.remove_work("madrid", "dismantled")
    assert not state.extra_trenches
    assert stock_left(state, REP) == 12


@pytest.mark.rule("crusade", "6.0", says="F1: both may remove")
@pytest.mark.rule("crusade", "10.2.10", says="At the end of a turn")
def test_10_2_10_works_may_be_taken_off_at_the_end_of_a_turn() -> None:
    works = {"huesca": "position", "barbastro": "trench", "jaca": "position"}
    state = state_of(works=works, turn=2)
    assert removable_works(state, NAT) == ["huesca", "jaca"]
    state.begin_phase("end")
    place = begin(state, EndOfTurn())
    assert place.asked == NAT
    assert place.offered("dismantle") == ["huesca", "jaca"]
    place.play("dismantle huesca", "done")
    assert place.asked == REP
    place.play("done")
    assert place.state.works == {"barbastro": "trench", "jaca": "position"}


@pytest.mark.rule("crusade", "10.2.10")
def test_10_2_10_the_modifier_of_a_failed_trench_outlasts_the_position() -> None:
    state = state_of(units={"huesca": ["NAT_INF"]}, works={"huesca": "position"}, build_failures={"huesca": 1}, turn=2)
    state.begin_phase("end")
    place = begin(state, EndOfTurn()).play("dismantle huesca")
    assert "huesca" not in place.state.works
    assert place.state.build_failures == {"huesca": 1}


@pytest.mark.rule("crusade", "10.2.2", says="or the building succeeds")
@pytest.mark.parametrize(("card", "space", "turn"), [("R10", "madrid", 4), ("R24", "bilbao", 7)])
def test_10_2_2_a_trench_that_a_card_places_takes_the_modifier_off(card: str, space: str, turn: int) -> None:
    units = {space: ["REP_MIL"], "aranjuez": ["REP_MIL"], "navalcarnero": ["NAT_INF"], "burgos": ["NAT_INF"]}
    state = state_of(units=units, hands={REP: [card]}, turn=turn, build_failures={space: 1})
    action_round(state, REP, 2).play(f"play {card} event")
    assert state.works[space] == "trench"
    assert space not in state.build_failures
