"""Real dice: the players enter what they roll, the program still shuffles the draw piles."""

from __future__ import annotations

import pytest

from desktop.engine.match import Match
from desktop.players.random_player import RandomPlayer


@pytest.mark.rule("crusade", "4.3.1")
@pytest.mark.rule("crusade", "8.1.4")
def test_the_draw_piles_are_shuffled_by_the_program() -> None:
    match = Match.new("crusade", "campaign", seed=None)
    assert match.awaiting_dice is None
    decks = {tuple(Match.new("crusade", "campaign", seed=None).state.decks["republican"]) for _ in range(3)}
    assert len(decks) == 3


def test_only_dice_are_asked_of_the_players() -> None:
    match = Match.new("crusade", "campaign", seed=None)
    player, purposes = RandomPlayer(5), set()
    for _ in range(600):
        if match.decision is None:
            break
        if match.awaiting_dice is not None:
            assert match.awaiting_dice.sides == 6
            purposes.add(match.awaiting_dice.purpose)
        match.play(player.choose(match.state, match.decision))
    assert purposes
    assert purposes <= {"combat", "build", "assault"}
    assert match.faults() == []
    assert Match.replay(match.setup, match.log).digest() == match.digest() or match.awaiting_dice is not None
