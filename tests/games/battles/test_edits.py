"""Edit mode and invariants."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction, ReplayError
from desktop.engine.match import Match
from desktop.games.battles.state import invariants
from tests.games.battles.position import state_of


@pytest.fixture
def match() -> Match:
    found = Match.new("battles", "pindoque", seed=5)
    while found.state.phase == "setup":
        found.play(Action("done"))
    return found


def test_units_are_placed_removed_and_flipped(match: Match) -> None:
    match.edit("place JN-1.5.3 3142")
    assert match.state.place("JN-1.5.3") == "3142"
    match.edit("flip JN-1.5.3")
    assert match.state.units["JN-1.5.3"].reduced
    match.edit("remove JR-1.19")
    assert match.state.place("JR-1.19") == "eliminated"
    match.edit("weather mud")
    match.edit("turn 3")
    match.edit("points Varela 9")
    match.edit("control 3149 nationalist")
    state = match.state
    assert (state.weather, state.turn, state.assault_points["Varela"]) == ("mud", 3, 9)
    assert state.control["3149"] == "nationalist"
    assert match.faults() == []
    replayed = Match.replay(match.setup, match.log)
    assert replayed.digest() == match.digest()


@pytest.mark.parametrize(
    "change",
    ["place JN-1.5.3 9999", "place NOBODY 3142", "place JN-1.5.3", "remove NOBODY", "flip JN-HQ.3", "turn 0", "turn x",
     "weather snow", "points Z 3", "control 3140 nationalist", "control 3149 blue", "fly JN-1.5.3",
     "place JN-1.5.3 3143"],
)  # fmt: skip
def test_bad_edits_are_refused_and_change_nothing(match: Match, change: str) -> None:
    before = match.digest()
    with pytest.raises(IllegalAction):
        match.edit(change)
    assert match.digest() == before


def test_broken_positions_are_found() -> None:
    state = state_of("jarama", {"JN-1.1.1": "3632"}, phase="combat")
    assert invariants.faults(state) == []
    state.units["JN-1.1.1"].place = "3633"
    assert invariants.faults(state)
    crowded = state_of("jarama", {"JN-1.1.1": "3632", "JN-2.1.1": "3632", "JN-3.1.1": "3632"}, phase="combat")
    assert invariants.faults(crowded) == ["nationalist overstacked in 3632"]
    both = state_of("jarama", {"JN-1.1.1": "3632", "JR-1.48": "3632"})
    assert "both sides are in 3632" in invariants.faults(both)
    with pytest.raises(ReplayError):
        state_of("jarama", {"JN-1.1.1": "nowhere"})
