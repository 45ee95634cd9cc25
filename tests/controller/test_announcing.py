"""What is announced, by level and by what games mark as grave; never by the words."""

from __future__ import annotations

import importlib

import pytest

from desktop.controller.announcing import announcement, figures_moved
from desktop.engine.event import Event
from desktop.views.table import LogLine, TrackView
from tests.play import random_game


def test_a_turn_goes_before_its_phase_and_details_are_silent() -> None:
    lines = [LogLine(1, "Moved", level=2), LogLine(1, "Turn 3", level=0), LogLine(1, "Red moves", "red", level=1)]
    told = announcement(lines)
    assert told is not None
    assert (told.kind, told.title, told.rows, told.grave) == ("turn", "Turn 3", ("Red moves",), False)
    assert announcement(lines[:1]) is None


def test_a_phase_alone_is_its_sides() -> None:
    told = announcement([LogLine(1, "Supply", level=1), LogLine(1, "Red moves", "red", level=1)])
    assert told is not None
    assert (told.kind, told.title, told.side) == ("phase", "Red moves", "red")


def test_the_weather_comes_with_its_turn_and_alone_when_it_changes_within_one() -> None:
    rain = LogLine(1, "Rain", level=2, grave="weather")
    with_turn, alone = announcement([rain, LogLine(1, "Turn 3", level=0)]), announcement([rain])
    assert with_turn is not None
    assert alone is not None
    assert (with_turn.kind, with_turn.rows, with_turn.grave) == ("turn", ("Rain",), False)
    assert (alone.kind, alone.title) == ("weather", "Rain")


def test_the_events_of_a_turn_come_with_it_all_of_them() -> None:
    events = [LogLine(1, "Lull", level=2, grave="event"), LogLine(1, "Convoy", level=2, grave="event")]
    told = announcement([LogLine(1, "Turn 3", level=0), *events, LogLine(1, "Politics", level=1)])
    assert told is not None
    assert (told.kind, told.title, told.rows, told.grave) == ("turn", "Turn 3", ("Lull", "Convoy", "Politics"), False)
    alone = announcement(events[:1])
    assert alone is not None
    assert (alone.kind, alone.title, alone.grave) == ("event", "Lull", False)


def test_what_is_grave_comes_first_with_the_figures_that_moved() -> None:
    lines = [LogLine(1, "Turn 3", level=0), LogLine(1, "Rain", level=2, grave="weather"), LogLine(1, "A", grave="end")]
    before, after = ([TrackView("vp", "Points", "", figure=n), TrackView("x", "X", "")] for n in (3, 5))
    told = announcement(lines, before, after)
    assert told is not None
    assert (told.kind, told.title, told.grave) == ("end", "A", True)
    assert told.rows == ("Turn 3", "Rain", "Points 3 → 5")
    assert figures_moved(before, before) == ()


@pytest.mark.parametrize(
    ("module", "event", "kind"),
    [
        ("battles", "WeatherChanged", "weather"),
        ("battles", "GameEnded", "end"),
        ("reich", "ItalySurrendered", "surrender"),
        ("reich", "GameEnded", "end"),
        ("arriba", "GameEnded", "end"),
        ("arriba", "EventOccurred", "event"),
        ("crusade", "GameEnded", "end"),
        ("crusade", "GovernmentChanged", "government"),
        ("illusions", "RevolutionChanged", "revolution"),
        ("illusions", "NationCollapsed", "surrender"),
        ("illusions", "GameEnded", "end"),
    ],
)
def test_games_mark_what_is_grave(module: str, event: str, kind: str) -> None:
    found: type[Event] = getattr(importlib.import_module(f"desktop.games.{module}.state.events"), event)
    assert kind == found.GRAVE


@pytest.mark.parametrize(
    "scenario", ["battles/pindoque", "crusade/columns", "reich/intro-1941-42", "arriba/civil-war", "illusions/brusilov"]
)
def test_the_end_of_every_game_is_announced(scenario: str) -> None:
    match = random_game(7, scenario=scenario)
    presenter, entry = match.definition.presenter(match.world), match.log[-1]
    told = announcement(presenter.log_lines(match.position, entry.player, entry.action, match.events_of[-1], ""))
    assert told is not None
    assert (told.kind, told.grave) == ("end", True)
