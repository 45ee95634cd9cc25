"""Whether somebody is asked tells nothing of what he holds: who is asked what is the same wherever hidden cards lie."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from desktop.engine import unseen
from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.frame import State, carry_out, settle
from desktop.engine.match import Match
from desktop.players.player import make_player

STEPS = 300
CARDS = "combat.cards_"
PASS = Action("no-card")
PLAYED = [
    pytest.param("crusade", "columns", 4, 0.0, CARDS, id="columns"),
    pytest.param("crusade", "decisive-phase", 3, 0.0, CARDS, id="decisive-phase"),
    pytest.param("illusions", "brusilov", 3, 0.2, CARDS, id="brusilov"),
    pytest.param("reich", "intro-1941-42", 3, 0.2, "conflict.card", id="reich"),
]
"""Games with some sense in them (how much), that come to the questions that must tell nothing."""


def played(game: str, scenario: str, seed: int, sense: float) -> Iterator[tuple[Match, Decision, Action]]:
    """A game and, before each action, what is asked and what will be answered."""
    match, chance = Match.new(game, scenario, seed=seed), random.Random(seed)
    player = make_player("greedy", match.definition, match.world, seed)
    for _ in range(STEPS):
        asked = match.decision
        if asked is None:
            return
        sensible = chance.random() < sense
        action = player.choose(match.state, asked) if sensible else chance.choice(asked.actions)
        yield match, asked, action
        match.play(action)


def question(decision: Decision | None) -> tuple[object, ...]:
    return (decision.player, decision.rule, decision.prompt) if decision is not None else ()


def elsewhere(match: Match, order: int) -> tuple[State, Decision | None]:
    """The position with the hidden cards laid out otherwise, and what is asked there."""
    state = unseen.rearranged(match, "", order)
    state.chance.begin()
    return state, settle(state)


@pytest.mark.parametrize(("game", "scenario", "seed", "sense", "private"), PLAYED)
def test_who_is_asked_what_is_the_same_wherever_the_hidden_cards_lie(
    game: str, scenario: str, seed: int, sense: float, private: str
) -> None:
    """Also after an action that names no hidden card: what follows from it tells nothing either."""
    expected: tuple[object, ...] | None = None
    said, met = Action("begin"), 0
    for match, asked, action in played(game, scenario, seed, sense):
        assert expected in (None, question(asked)), f"after {said}"
        state, here = elsewhere(match, match.position)
        assert question(here) == question(asked)
        hidden = {card for each in unseen.pools(match, match.state, "") for card in each.cards}
        follows = here is not None and here.offers(action) and not hidden.intersection(action.args)
        expected, said = question(carry_out(state, action)) if follows else None, action
        met += asked.prompt.key.startswith(private)
    assert met > 6, "the questions that matter came up"


@pytest.mark.rule("crusade", "11.2.4")
@pytest.mark.rule("illusions", "9.8")
@pytest.mark.parametrize(("game", "scenario", "seed", "sense", "private"), PLAYED[:-1])
def test_to_play_no_card_is_always_the_same_answer_to_a_private_question(
    game: str, scenario: str, seed: int, sense: float, private: str
) -> None:
    """So that a player can say once that he never interrupts. Who has no card that fits is asked too."""
    empty_handed = 0
    for match, asked, _ in played(game, scenario, seed, sense):
        if asked.prompt.key.startswith(private):
            assert PASS in asked.actions
            assert asked.default == PASS
            assert asked.prompt.key in match.definition.private
            empty_handed += asked.actions == (PASS,)
    assert empty_handed
