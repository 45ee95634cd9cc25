"""Edit mode is no oracle: what an edit answers, shows and logs does not depend on cards that a seat cannot see."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction, ReplayError
from desktop.engine.event import PositionEdited
from desktop.engine.frame import settle
from desktop.engine.match import EDIT, Match
from tests.contract.games import new_match, player_of
from tests.contract.seeing import asked_again, differences, hidden_cards, seats_of, words_of

HIDING = ("crusade/campaign", "illusions/campaign-1914", "reich/campaign-1941")
PILES = ("hand", "deck", "discard", "removed", "aside", "bin")


def changes(match: Match, seat: str) -> list[str]:
    """What somebody might try in order to find hidden cards, with faults of syntax among it."""
    hidden = hidden_cards(match, seat)
    found = []
    for number, card in enumerate(hidden[::3]):
        if match.definition.id == "reich":
            side = match.world.cards[card].side
            found += [f"card {side} {card} {hidden[number]}", f"deck {side} {card}", f"deck {side} no-such-card"]
        else:
            side = match.world.cards[card].side
            found += [f"card {side} {card} {PILES[number % len(PILES)]}", f"card nobody {card} hand"]
    return found


def answer(match: Match, change: str) -> str:
    """What edit mode says to a change on a copy; the position of the match stays."""
    definition = match.definition
    assert definition.edits is not None
    try:
        definition.edits(match.state, change)
        match.state.chance.begin(strict=True)
        decision = settle(match.state)
    except ReplayError:
        return "goes on"
    except ValueError as error:
        return str(error)
    return f"asks {decision.player} {decision.rule}" if decision else "over"


def at_rest(scenario: str, seed: int) -> list[Match]:
    """Moments of a game where edit mode is open."""
    match, player, found = new_match(scenario, seed), player_of(scenario, seed), []
    for number in range(400):
        if match.decision is None:
            break
        if number % 10 == 0:
            try:
                match.edit("flag x 1" if match.definition.id != "reich" else "pact on")
                match.undo()
                found.append(match.at(match.position))
            except IllegalAction:
                pass
        match.play(player.choose(match.state, match.decision))
    return found


@pytest.mark.parametrize("scenario", HIDING)
def test_an_edit_is_answered_alike_wherever_a_hidden_card_lies(scenario: str) -> None:
    asked = 0
    for match in at_rest(scenario, 2)[:6]:
        for seat in seats_of(match):
            for change in changes(match, seat)[:24]:
                answers = {answer(asked_again(match, seat, order), change) for order in range(1, 5)}
                assert len(answers) == 1, (seat, change, answers)
                asked += 1
    assert asked > 50


@pytest.mark.parametrize("scenario", HIDING)
def test_a_seat_that_may_not_know_reads_only_that_a_card_was_moved(scenario: str) -> None:
    match = new_match(scenario, 2)
    presenter: Any = match.definition.presenter(match.world)
    for seat in seats_of(match):
        for change in changes(match, seat):
            words = [word for word in change.split() if word in match.world.cards]
            sides = {match.world.cards[word].side for word in words}
            if not words or change.split()[1] not in sides:
                continue
            events = (PositionEdited(change),)
            told = " ".join(words_of(presenter.log_lines(1, "", Action.of(EDIT, change), events, seat)))
            may_know = getattr(match.world, "side_of_seat", {}).get(seat, seat) == change.split()[1]
            names = [name for word in words for name in (word, presenter.names.card(word))]
            assert told
            assert may_know or not [name for name in names if name in told.split() or name in told], (seat, told)


@pytest.mark.parametrize("scenario", HIDING)
def test_moving_a_card_where_it_is_already_changes_nothing(scenario: str) -> None:
    for match in at_rest(scenario, 3)[:3]:
        state: Any = match.state
        for holder, hand in state.hands.items():
            side = getattr(match.world, "side_of_seat", {}).get(holder, holder)
            for card in list(hand):
                before = match.digest()
                match.edit(f"card {side} {card} " + (card if match.definition.id == "reich" else "hand"))
                assert match.digest() == before
                assert not list(differences(before, match.digest()))
