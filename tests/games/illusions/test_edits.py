"""Edit mode and stated positions."""

from __future__ import annotations

import pytest

from desktop.data.position import FrameSpec, PositionError, PositionSpec
from desktop.games.illusions.rules.reinforcement.replacement import Replacement
from desktop.games.illusions.state import edits, invariants
from desktop.games.illusions.state.positions import stated_position
from tests.games.illusions.position import AP, CP, action_round, begin, state_of, world_of

GOOD = [
    "place ru_i brody", "place ru_ix reserve" , "flip ru_x", "control brody allied", "trench brody central 1",
    "fort lutsk destroyed", "landing thermaikos_bay on", "vp 20", "status allied 5", "armistice 35", "will ru 6",
    "quality it 3", "turn 4", "rp ge 4", "offensive allied none", "offensive central ge", "nation it allied",
    "collapsed sb on", "card allied AP-20 hand", "played AP-11 on", "flag blockade 1", "place ru_uprising_01 minsk",
]  # fmt: skip


@pytest.mark.parametrize("change", [change for change in GOOD if change != "place ru_ix reserve"])
def test_edits_that_leave_a_sound_position(change: str) -> None:
    place = action_round(state_of(), AP)
    edits.apply_edit(place.state, change)
    assert invariants.faults(place.state) == []


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("place ru_ix reserve", "large unit"),
        ("place ru_i krakow", "others"),
        ("place nobody minsk", "no unit"),
        ("control krakow allied", "others"),
        ("fort minsk destroyed", "no fort"),
        ("will it 5", "no nation"),
        ("will ru 1", "not a number"),
        ("card allied CP-03 hand", "no card of"),
        ("collapsed it on", "neutral"),
        ("jump", "no edit"),
    ],
)
def test_edits_that_are_refused(change: str, reason: str) -> None:
    place = action_round(state_of(), AP)
    with pytest.raises(ValueError, match=reason):
        edits.apply_edit(place.state, change)


def test_edits_between_the_actions_of_the_replacement_phase() -> None:
    place = begin(state_of(rp={"ge": 2, "ru": 0, "it": 0, "ap_a": 0, "ah": 0, "cp_a": 0}), Replacement(side=CP))
    lost = next(unit for unit in place.state.on_map_of(CP) if place.state.world.units[unit].nation == "ge")
    place.state.lose_step(lost, "test")
    place = begin(place.state, Replacement(side=CP, step="spend"))
    edits.apply_edit(place.state, "vp 21")
    assert place.state.vp == 21
    place.play(f"replace {lost} ge")
    assert not place.state.units[lost].reduced


def test_no_edit_in_the_middle_of_an_action() -> None:
    place = action_round(state_of(), AP).play("one-ops")
    with pytest.raises(ValueError, match="between actions"):
        edits.apply_edit(place.state, "vp 3")


def test_a_stated_position_is_built_and_begins_where_it_says() -> None:
    spec = PositionSpec(
        units={"ru_i": "lublin", "ge_i": "brody", "ah_iii": "lutsk", "ru_uprising_01": "sarny"},
        control={"tarnow": AP},
        tracks={
            "turn": 10, "vp": 22, "national_will": {"ru": 2}, "trenches": {"lublin": "allied 1"},
            "nations": {"it": AP, "sb": "collapsed"}, "offensives": {CP: "ge"}, "commitment": {AP: "total"},
            "markers": {"lublin": "move"},
        },
        hands={AP: ["AP-44"]},
        frame=FrameSpec(name="move", fields={"side": AP, "round": 2}),
    )  # fmt: skip
    state = stated_position(world_of(), spec)
    assert state.control["tarnow"] == state.control["venice"] == AP
    assert state.control["sarny"] == "uprising"
    assert state.sieges == {"lutsk": CP}
    assert (state.vp, state.national_will["ru"], state.mo[CP]) == (22, 2, "ge")
    assert state.hands[AP] == ["AP-44"]
    assert state.markers == {"lublin": "move"}
    assert invariants.faults(state) == []


@pytest.mark.parametrize(
    "spec",
    [
        PositionSpec(units={"nobody": "minsk"}),
        PositionSpec(units={"ru_i": "nowhere"}),
        PositionSpec(control={"minsk": "prussia"}),
        PositionSpec(tracks={"weather": 3}),
        PositionSpec(tracks={"vp": "many"}),
        PositionSpec(frame=FrameSpec(name="tea")),
        PositionSpec(hands={AP: ["CP-03"]}),
    ],
)
def test_stated_positions_that_are_refused(spec: PositionSpec) -> None:
    with pytest.raises(PositionError):
        stated_position(world_of(), spec)
