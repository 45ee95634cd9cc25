"""Real dice: the players enter what they roll, the program still shuffles and draws."""

from __future__ import annotations

from desktop.engine.match import Match
from desktop.players.random_player import RandomPlayer


def test_only_dice_are_asked_of_the_players() -> None:
    match = Match.new("reich", "intro-1941-42", seed=None)
    player, purposes = RandomPlayer(5), set()
    assert match.awaiting_dice is None, "the decks are shuffled by the program"
    for _ in range(400):
        if match.decision is None:
            break
        if match.awaiting_dice is not None:
            assert match.awaiting_dice.sides == 6
            purposes.add(match.awaiting_dice.purpose)
        match.play(player.choose(match.state, match.decision))
    assert {"conflict", "reroll"} <= purposes <= {"conflict", "reroll", "big_push", "keep_event"}
    assert match.faults() == []
    assert Match.replay(match.setup, match.log).digest() == match.digest() or match.awaiting_dice is not None


def test_two_decks_are_not_shuffled_alike() -> None:
    decks = {tuple(Match.new("reich", "campaign-1941", seed=None).state.decks["axis"]) for _ in range(3)}
    assert len(decks) == 3


def test_dice_taken_back_leave_the_shuffle_as_it_was() -> None:
    match = Match.new("reich", "campaign-1941", seed=None)
    while match.decision.player != "axis":
        match.play(match.decision.actions[0])
    deck = list(match.state.decks["axis"])
    match.play(next(action for action in match.decision.actions if action.verb == "seek"))
    match.undo()
    assert match.state.decks["axis"] == deck
