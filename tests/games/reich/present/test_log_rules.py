"""Each line of the log names the rule it follows from, whatever the cause; each rule exists."""

from __future__ import annotations

import pytest

from desktop.engine.event import Event
from desktop.games.reich.present.log import Log
from desktop.games.reich.present.names import Names
from desktop.games.reich.present.path import path_of
from desktop.games.reich.state import events as ev
from tests.games.reich.position import position, world_of
from tests.games.reich.test_06_operations import HANDS, invasion
from tests.sentences import book


@pytest.fixture(scope="module")
def log() -> Log:
    world = world_of("campaign-1941")
    return Log(world, Names(world))


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (ev.OperationLaunched("axis", "push-events"), "6.6.2"),
        (ev.OperationLaunched("axis", "push-attacks"), "6.6.3"),
        (ev.OperationLaunched("axis", "barbarossa"), "6.7.2"),
        (ev.OperationLaunched("allies", "bagration"), "6.7.4"),
        (ev.ControlChanged("minsk", "soviet", "axis", "attack"), "6.5.2.1"),
        (ev.ControlChanged("tunisia", "", "axis", "vichy"), "8.5"),
        (ev.ControlChanged("naples", "axis", "western", "italy"), "8.2.1"),
        (ev.ControlChanged("malta", "western", "axis", "malta"), "8.4"),
        (ev.ControlChanged("minsk", "axis", "soviet", "lifted"), "3.1"),
        (ev.ControlChanged("iraq", "western", "axis", "event"), "6.4.2"),
        (ev.FortRemoved("allies", "malta", "malta"), "8.4"),
        (ev.FortRemoved("allies", "london", "lifted"), "3.0"),
        (ev.FleetRemoved("allies", "channel", "lifted"), "3.0"),
        (ev.FleetRemoved("allies", "channel", "attack"), "6.5.2.1"),
        (ev.DieChanged("axis", 0, 1, 4, "von_manstein"), "7.5"),
        (ev.DieChanged("axis", 0, 1, 4, "fort"), "7.5"),
        (ev.DieChanged("axis", 0, 1, 4, "german_12"), "7.6"),
        (ev.DieChanged("axis", 0, 1, 4, "counterattack"), "7.7"),
        (ev.BigPushMarked("axis", "down", "tried"), "6.3.2"),
        (ev.BigPushMarked("allies", "down", "exchange"), "5.4.4"),
        (ev.BigPushMarked("axis", "", "spent"), "6.6.1"),
        (ev.DeckShuffled("axis", 20), "5.4"),
        (ev.DeckShuffled("axis", 20, "bagration"), "6.7.4.1"),
        (ev.HandSizeChanged("allies", 6, 5, "kharkov"), "6.5.2.1"),
        (ev.HandSizeChanged("allies", 6, 7, "paris"), "8.3"),
        (ev.HandSizeChanged("axis", 6, 5, "blitz"), "7.9.2"),
        (ev.HandSizeChanged("allies", 6, 7, "axis_reshuffle"), "5.4.2"),
        (ev.EventGained("axis", "stukas", "year_end"), "5.5.1"),
        (ev.ConflictBegan("event", "axis", "", "stukas", "", False), "6.4"),
        (ev.ConflictBegan("land", "axis", "minsk", "smolensk", "soviet", True), "7.9.2"),
        (ev.GameEnded("allies", "allies_capitals", "capitals"), "9.2"),
        (ev.GameEnded("allies", "allied_minimum", "last_year"), "9.5"),
    ],
)
def test_a_line_names_the_rule_of_its_cause(log: Log, event: Event, rule: str) -> None:
    assert log.lines(0, "axis", [event], "axis")[0].rule == rule


def test_every_rule_that_the_log_names_exists() -> None:
    known = set(book("reich"))
    rules = {kind.RULE for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {*rules, *ev.RULE_OF_CAUSE.values()} - {""} <= known


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.HandSizeChanged("allies", 12, 12, "convoy_1"), "Allied hand size stays at 12, the most there is (Convoy)."),
        (ev.DeckShuffled("axis", 20, "bagration"), "no reshuffle"),
        (ev.FortRemoved("allies", "london", "lifted"), "The Allies lift the fort in London"),
        (ev.OperationLaunched("axis", "push-attacks"), "The Axis begin a Big Push: two attacks."),
        (ev.FleetPlaced("axis", "gulf_of_lyon"), "The Axis place a fleet in the Gulf of Lyon."),
        (ev.ControlChanged("crimea", "soviet", "axis", "attack"), "The Crimea falls to the Axis."),
        (ev.ControlChanged("steppes", "soviet", "axis", "attack"), "The Steppes fall to the Axis."),
        (ev.VichyChanged("pending"), "Vichy has been attacked"),
        (ev.EventPlayed("axis", "outfoxed", ""), "The Axis play Outfoxed!"),
        (ev.EventMoved("stukas", "face_down", "axis"), "kept face down until the next Axis Preparation Phase"),
    ],
)
def test_words_of_rare_lines(log: Log, event: Event, words: str) -> None:
    text = log.lines(0, "axis", [event], "axis")[0].text
    assert words in text
    assert "!." not in text


def test_the_path_names_the_rule_of_an_operation() -> None:
    place = position("axis", big_push={"axis": "up"}, pact=True, hands=HANDS).play("barbarossa")
    steps = path_of(place.state, Names(place.state.world))
    assert [(step.text, step.rule) for step in steps[1:]] == [("Barbarossa", "6.7.2")]
    assert place.decision is not None
    assert place.decision.rule == "6.7.2"


def test_an_event_that_the_allies_lose_in_the_invasion_is_told() -> None:
    """6.7.4.1 It does not go to the mall: the log says where it is."""
    place = invasion()
    place.play("overlord channel calais")
    while place.offers("done"):
        place.play("done")
    place.play(f"card {place.offered('card')[0]}")
    while place.state.conflict is not None:
        place.play("done" if place.offers("done") else place.actions[-1])
    moved = [event for event in place.of(ev.EventMoved) if event.card == "higgins_boats"]  # type: ignore[attr-defined]
    assert [event.place for event in moved] == ["face_down"]  # type: ignore[attr-defined]
