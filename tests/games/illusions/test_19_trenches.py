"""19.0 Trenches: building and losing them."""

from __future__ import annotations

import pytest

from desktop.games.illusions.rules.map import control, entering
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state import events as ev
from tests.games.illusions.position import AP, CP, Position, operations, state_of

UNITS = {
    "lublin": ["ru_i", "ru_inf"],
    "kowel": ["ru_ii"],
    "minsk": ["ru_iii"],
    "orsha": ["ru_iv"],
    "vitebsk": ["ru_cav"],
}


def marked(*spaces: str, turn: int = 2, units: dict[str, list[str]] | None = None, side: str = AP) -> Position:
    place = operations(state_of(units=units or UNITS, turn=turn), side, points=9)
    return place.play(*(f"mark {space} move" for space in spaces), "marked")


@pytest.mark.rule("illusions", "19.0")
@pytest.mark.rule("illusions", "19.1")
@pytest.mark.rule("illusions", "19.2")
@pytest.mark.rule("illusions", "19.3", says="A built trench is of level 1")
def test_19_1_a_large_unit_digs_in_instead_of_moving() -> None:
    place = marked("lublin", "minsk")
    place.play("build lublin")
    assert place.state.trenches["lublin"] == 1
    assert place.state.trench_side["lublin"] == AP
    assert place.of(ev.TrenchPlaced)
    assert place.offered("pick") == ["ru_iii"], "nobody in Lublin moves"


@pytest.mark.rule("illusions", "19.1", says="In a space with a friendly LCU")
@pytest.mark.rule("illusions", "19.1", says="In plain and mountain spaces; never in swamp")
@pytest.mark.rule("illusions", "3.1.1.1")
def test_19_1_only_in_clear_and_mountain_spaces_with_a_large_unit() -> None:
    place = marked("lublin", "kowel", "vitebsk")
    assert place.offered("build") == ["lublin"]
    assert place.refused("build kowel") == "19.1", "swamp"
    assert place.refused("build vitebsk") == "19.1", "no large unit"


@pytest.mark.rule("illusions", "19.1", says="at most two for each player in a turn")
@pytest.mark.rule("illusions", "19.1", says="At most one for each player in a round")
def test_19_1_one_a_round_and_two_a_turn() -> None:
    place = marked("lublin", "minsk").play("build lublin")
    assert place.refused("build minsk") == "19.1"
    place.play("moved")
    state = place.state
    second = operations(state, AP).play("mark minsk move", "marked", "build minsk")
    third = operations(second.state, AP).play("mark orsha move", "marked")
    assert third.refused("build orsha") == "19.1"
    third.state.begin_turn(3)
    assert operations(third.state, AP).play("mark orsha move", "marked").offers("build orsha")


@pytest.mark.rule("illusions", "4.3", says="No trenches may be built")
@pytest.mark.rule("illusions", "19.1")
def test_4_3_no_trench_on_turn_1() -> None:
    assert marked("lublin", turn=1).refused("build lublin") == "4.3"


@pytest.mark.rule("illusions", "19.1", says="digs instead of moving: not if a unit of it has moved")
@pytest.mark.rule("illusions", "9.4.3", says="may build a trench instead")
def test_19_1_not_where_a_unit_has_moved_nor_twice() -> None:
    place = marked("lublin").play("pick ru_inf_01", "to siedlce", "stop")
    assert place.refused("build lublin") == "19.1", "a space digs instead of moving"
    assert place.offers("pick ru_i"), "but the rest may follow"
    place = marked("lublin", "siedlce", units={"lublin": ["ru_i"], "siedlce": ["ru_ii"]})
    place.play("pick ru_ii", "to lublin", "stop")
    assert place.refused("build lublin") == "19.1"
    place.state.acted.clear()
    place.state.place_trench("lublin", AP, 1, "built")
    assert place.refused("build lublin") == "19.3"


@pytest.mark.rule("illusions", "14.3.1")
@pytest.mark.rule("illusions", "19.1")
def test_14_3_1_units_out_of_supply_do_not_dig(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supply, "status", lambda state, unit: "out")
    assert marked("lublin").refused("build lublin") == "14.3.1"


@pytest.mark.rule("illusions", "19.1")
@pytest.mark.rule("illusions", "20.1.4")
def test_19_1_besiegers_may_dig_in_a_fort_space() -> None:
    place = marked("lutsk", units={"lutsk": ["ah_iii"]}, side=CP)
    place.play("build lutsk")
    assert place.state.trench_side["lutsk"] == CP
    assert place.state.control["lutsk"] == AP


@pytest.mark.rule("illusions", "19.3", says="The trench at Doiran is of level 2")
@pytest.mark.rule("illusions", "19.4", says="While Greece is neutral every unit is an enemy there")
@pytest.mark.rule("illusions", "19.4", says="An enemy combat unit that enters removes one of level 1")
def test_19_4_an_enemy_who_enters_removes_it_and_turns_doiran_into_his_own() -> None:
    state = state_of(units={"tarnow": ["ah_iii"]}, turn=2)
    state.place_trench("sandomierz", AP, 1, "built")
    entering.enter(state, ["ah_iii"], "sandomierz", "move")
    assert "sandomierz" not in state.trenches
    assert state.trenches["doiran"] == 2
    entering.enter(state, ["ah_iii"], "doiran", "move")
    assert (state.trenches["doiran"], state.trench_side["doiran"]) == (1, CP)
    entering.enter(state, ["ah_iii"], "doiran", "move")
    assert state.trenches["doiran"] == 1


@pytest.mark.rule("illusions", "19.4", says="So does an uprising placed there")
@pytest.mark.rule("illusions", "23.3.2")
def test_19_4_an_uprising_removes_it() -> None:
    state = state_of(units={}, turn=2)
    state.place_trench("minsk", AP, 1, "built")
    state.put("ru_uprising_01", "minsk", "uprising")
    control.rise(state, "minsk")
    assert "minsk" not in state.trenches


@pytest.mark.rule("illusions", "19.4", says="A trench stays though nobody is there")
def test_19_4_it_stays_when_its_owner_leaves() -> None:
    state = state_of(units={"lublin": ["ru_i"]}, turn=2)
    state.place_trench("lublin", AP, 1, "built")
    place = operations(state, AP).play("mark lublin move", "marked", "pick ru_i", "to siedlce", "stop")
    assert place.state.trenches["lublin"] == 1
