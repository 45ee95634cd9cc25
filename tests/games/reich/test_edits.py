"""Edit mode: the position changed by hand."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction
from desktop.engine.match import Match
from desktop.games.reich.present import ReichPresenter


@pytest.fixture
def match() -> Match:
    return Match.new("reich", "campaign-1941", seed=5)


def _check(match: Match) -> None:
    assert match.faults() == []
    assert Match.replay(match.setup, match.log).digest() == match.digest()


def test_the_map_is_changed(match: Match) -> None:
    state = match.state
    for change in ("control yugoslavia axis", "control north_sea western", "fleet axis north_sea", "fort axis ruhr"):
        match.edit(change)
    assert (state.control["yugoslavia"], state.control["north_sea"]) == ("axis", "western")
    assert (state.fleets, state.forts) == ({"north_sea": ["axis"]}, {"ruhr": "axis"})
    match.edit("control ruhr western")
    assert state.forts == {}, "a fort goes with its area"
    match.edit("remove fleet north_sea axis")
    match.edit("control north_sea none")
    assert (state.fleets, state.control["north_sea"]) == ({}, "")
    _check(match)


def test_markers_are_carried_by_hand(match: Match) -> None:
    state = match.state
    match.edit("place fleet:axis:0 baltic_sea")
    match.edit("place fleet:axis:baltic_sea north_sea")
    match.edit("place fort:allies:2 london")
    match.edit("place control:berlin greece")
    assert state.fleets == {"north_sea": ["axis"]}
    assert state.forts == {"london": "allies"}
    assert state.control["greece"] == "axis"
    match.edit("place fleet:axis:north_sea tray:fleets:axis")
    assert state.fleets == {}
    _check(match)


def test_hands_follow_the_hand_size(match: Match) -> None:
    state = match.state
    match.edit("size axis 10")
    assert (state.hand_size["axis"], len(state.hands["axis"])) == (10, 10)
    match.edit("size axis 4")
    assert (len(state.hands["axis"]), len(state.discards["axis"])) == (4, 6)
    old = state.hands["axis"][0]
    new = state.decks["axis"][0]
    match.edit(f"card axis {new} {old}")
    assert new in state.hands["axis"]
    assert old in state.decks["axis"]
    match.edit(f"deck axis {old}")
    assert state.decks["axis"][-1] == old
    _check(match)


def test_events_tracks_and_boxes(match: Match) -> None:
    state = match.state
    for change in (
        "event rommel axis", "face rommel down", "event zhukov allies", "event franco removed", "event wolfpack_2 lid",
        "year axis end_1943", "star allies down", "push allies up", "pact off", "italy surrendered", "vichy over",
    ):  # fmt: skip
        match.edit(change)
    assert "rommel" in state.held["axis"]
    assert "rommel" in state.face_down
    assert "franco" in state.removed
    assert "wolfpack_2" in state.lid
    assert state.year == {"axis": 3, "allies": 2}, "the other marker is taken along"
    assert (state.reorganised["allies"], state.big_push["allies"]) == (True, "up")
    assert (state.pact, state.italy_surrendered, state.vichy) == (False, True, "over")
    _check(match)


@pytest.mark.parametrize(
    "change",
    ["control nowhere axis", "control berlin vichy", "control sweden axis", "control berlin none", "fleet axis berlin",
     "fort allies berlin", "fort axis north_sea", "remove fort berlin axis", "remove fleet north_sea axis",
     "remove army berlin axis", "place army:axis:0 berlin", "place fort:axis:0 london", "size axis 0", "size axis 13",
     "size axis many", "card axis german_2 nothing", "card axis nothing german_2", "deck axis nothing",
     "event nothing axis", "event rommel allies", "event rommel nowhere", "face patton up", "face rommel sideways",
     "year axis 1943", "year axis end_1945", "star axis on", "push axis high", "pact maybe", "italy over",
     "vichy gone", "fly", "pact", ""],
)  # fmt: skip
def test_bad_edits_are_refused_and_change_nothing(match: Match, change: str) -> None:
    before = match.digest()
    if change == "year axis end_1945":
        match.edit("year allies end_1945")
        before = match.digest()
    with pytest.raises(IllegalAction):
        match.edit(change)
    assert match.digest() == before


def test_nothing_is_changed_in_the_middle_of_an_action(match: Match) -> None:
    match.edit("control yugoslavia soviet")
    seek = next(action for action in match.decision.actions if action.verb == "seek")
    match.play(seek)
    with pytest.raises(IllegalAction, match="between actions"):
        match.edit("pact off")


def test_an_edited_hand_is_told_to_its_owner_only(match: Match) -> None:
    state = match.state
    old, new = state.hands["axis"][0], state.decks["axis"][0]
    events = match.edit(f"card axis {new} {old}")
    presenter = ReichPresenter(match.world)
    lines = {
        seat: " ".join(line.text for line in presenter.log_lines(1, "", Action("edit"), events, seat))
        for seat in ("axis", "allies")
    }
    words = presenter.names.card(new)
    assert words in lines["axis"]
    assert words not in lines["allies"]
    assert new not in lines["allies"]
    assert "Axis" in lines["allies"]
