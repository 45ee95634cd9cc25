"""What the log and a replay tell in one line: cards with their dice, hands refilled, cards discarded one by one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.controller.replaying import Replay
from desktop.controller.scribe import Scribe
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.reich.present.names import Names
from desktop.games.reich.state import events as ev
from desktop.views.log_kept import folded
from desktop.views.table import LogLine
from tests.play import random_game


@pytest.fixture(scope="module")
def match() -> Match:
    return random_game(5, 160, "reich/intro-1941-42")


@pytest.fixture(scope="module")
def names(match: Match) -> Names:
    return Names(match.world)


def _shown(match: Match) -> Iterator[tuple[int, ev.CardsRevealed]]:
    for index, events in enumerate(match.events_of):
        yield from ((index + 1, event) for event in events if isinstance(event, ev.CardsRevealed))


def test_a_replay_names_the_cards_that_were_shown_when_they_were_shown(match: Match, names: Names) -> None:
    captions = {step.position: [line.text for line in step.lines] for step in Replay(match, 1).steps}
    shown = list(_shown(match))
    assert len(shown) > 10
    for position, event in shown:
        assert any(names.cards(event.cards) in text for text in captions[position]), captions[position]


def test_a_replay_names_no_card_that_lies_face_down(match: Match, names: Names) -> None:
    captions = {step.position: " ".join(line.text for line in step.lines) for step in Replay(match, 1).steps}
    laid = 0
    for index, entry in enumerate(match.log):
        shown = {card for at, event in _shown(match) if at == index + 1 for card in event.cards}
        if entry.action.verb == "card" and entry.action.target not in shown:
            assert names.card(entry.action.target) not in captions[index + 1]
            laid += 1
    assert laid > 5


def _lines(match: Match) -> list[LogLine]:
    scribe = Scribe(match, match.definition.presenter(match.world))
    scribe.follow("")
    return scribe.lines()


def test_cards_and_dice_of_a_side_are_one_line_and_no_card_is_laid_and_shown_at_once(match: Match) -> None:
    lines = _lines(match)
    position, first = next((at, event) for at, event in _shown(match) if match.log[at - 1].action.verb == "card")
    told = [line for line in lines if line.position == position]
    assert any(" show " in line.text and " and roll " in line.text and line.dice for line in told)
    assert not any("face down" in line.text for line in told), first


def test_what_is_put_away_and_drawn_after_a_conflict_is_one_line(match: Match) -> None:
    closed = [at for at, events in enumerate(match.events_of) if any(isinstance(e, ev.ConflictClosed) for e in events)]
    assert len(closed) > 5
    for index in closed:
        told = [line.text for line in folded(_lines(match)) if line.position == index + 1]
        assert sum(" draw " in text for text in told if "at random" not in text) <= 1 or any(
            isinstance(event, ev.DeckShuffled) for event in match.events_of[index]
        ), told
        assert not any("to the Axis discards" in text or "to the Allied discards" in text for text in told), told


def test_each_side_is_told_its_own_number_and_both_together_where_it_is_the_same() -> None:
    match = Match.new("reich", "intro-1941-42", seed=3)
    book = match.definition.presenter(match.world)
    used = [
        ev.CardDiscarded("axis", "german_5", "axis", "used"),
        ev.CardDiscarded("allies", "soviet_4", "allies", "used"),
    ]

    def sums(*events: object) -> list[str]:
        return [line.sums for line in book.log_lines(1, "axis", Action("done"), events, "") if line.run]

    assert sums(*used, ev.CardsDrawn("axis", 1), ev.CardsDrawn("allies", 1)) == [
        "Both sides discard 1 card and draw 1."
    ]
    assert sums(*used, ev.CardsDrawn("axis", 3)) == ["The Axis discard 1 card and draw 3; the Allies discard 1 card."]
    assert sums(ev.CardsDrawn("axis", 3), ev.CardsDrawn("axis", 2)) == ["The Axis draw 5 cards."]
    assert sums(ev.CardsDrawn("axis", 3)) == [], "one line needs no other"
    turned = ev.CardDiscarded("axis", "double_agent_axis", "allies", "used")
    assert sums(used[0], turned) == [], "a double agent that goes over is told"


def test_cards_discarded_one_by_one_are_counted_over_several_actions() -> None:
    match = Match.new("reich", "intro-1941-42", seed=3)
    scribe = Scribe(match, match.definition.presenter(match.world))
    match.play(Action.parse("reorganise"))
    scribe.follow("")
    fresh: list[object] = []
    while match.decision.prompt.key != "turn.first":
        discards = [action for action in match.decision.actions if action.verb == "discard"]
        taken = sum(entry.action.verb == "discard" for entry in match.log)
        match.play(discards[0] if discards and taken < 3 else match.decision.actions[-1])
        fresh.append(scribe.follow(""))
    told = [line.text for line in folded(scribe.lines())]
    assert "The Axis discard 3 cards." in told
    assert not any("discard German" in text or "discard Italian" in text for text in told)
    assert None in fresh, "a line shown before is now one of several"
