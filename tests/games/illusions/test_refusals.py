"""Whoever asks for a thing that is not offered is told why, whatever it is."""

from __future__ import annotations

import random

import pytest

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.engine.verb import CHANCE
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.verbs import LANGUAGE
from desktop.players.player import make_player
from tests.games.illusions.position import world_of
from tests.sentences import book

JUNK = ("", "nowhere", "ru_ii", "lodz", "AP-01", "moscow", "lemnos", "thermaikos_bay", "reserve", "hq_brusilov", "ru")


def any_action(choose: random.Random, verb: str) -> Action:
    """An action of a kind with arguments that may mean nothing."""
    return Action(verb, tuple(choose.choice(JUNK) for _ in range(choose.randrange(4))))


def test_every_kind_of_action_has_its_moment_in_words() -> None:
    names = Names(world_of())
    own = [verb for verb in LANGUAGE.values() if verb != CHANCE]
    assert all(f"moment.{verb}" in names.words for verb in own)
    assert {verb.rule for verb in own} <= set(book("illusions"))


@pytest.mark.parametrize(("scenario", "seed"), [("campaign-1914", 3), ("brusilov", 8)])
def test_no_question_breaks_the_answer(scenario: str, seed: int) -> None:
    """Unknown ids, too few and too many arguments: a reason that can be read, never an error."""
    world = world_of(scenario)
    match = Match.new("illusions", scenario, seed=seed, world=world)
    player, choose = make_player("random", match.definition, world, seed), random.Random(seed)
    names = Names(world)
    for _ in range(350):
        if match.decision is None:
            return
        for verb in choose.sample(sorted(LANGUAGE), 12):
            refusal = match.why_not(any_action(choose, verb))
            if refusal is not None and refusal.reason.key != "engine.not_offered":
                assert "{" not in names.words.message(refusal.reason)
        match.play(player.choose(match.state, match.decision))
