"""Refusals in random games with options drawn at random: a reason for what is refused, none for what is offered."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from desktop.data.game_files import texts_of
from desktop.engine.action import Action
from desktop.games.arriba.data.files import GAME
from desktop.games.arriba.definition import DEFINITION
from desktop.games.arriba.present import ArribaPresenter
from desktop.games.arriba.verbs import LANGUAGE
from tests.games.arriba.walks import walk

STEPS, ASKED = 700, 8
NONSENSE = ("", "-", "nobody", "madrid", "asturias", "g1", "r99", "popular_army-1", "rebel_air-1", "fort", "7", "-1")
SILENT = "engine.not_offered"


@pytest.mark.parametrize("seed", range(6))
def test_what_was_offered_earlier_is_refused_for_a_reason(seed: int) -> None:
    stream, silent, against, asked = random.Random(seed), Counter[str](), Counter[str](), 0
    earlier: dict[Action, None] = {}
    for match, decision in walk(seed, STEPS):
        now = frozenset(decision.actions)
        gone = [action for action in earlier if action not in now]
        for action in stream.sample(gone, min(ASKED, len(gone))):
            refusal = match.why_not(action)
            assert refusal is not None
            asked += 1
            silent[f"{decision.prompt.key} {action.verb}"] += refusal.reason.key == SILENT
        for action in stream.sample(decision.actions, min(ASKED, len(decision.actions))):
            for frame in match.state.stack:
                if refusal := frame.why_not(match.state, action):
                    against[f"{decision.prompt.key} {action.verb} {refusal}"] += 1
        earlier.update(dict.fromkeys(decision.actions))
    assert not against, against.most_common(5)
    assert silent.total() <= 0.01 * asked, silent.most_common(5)


@pytest.mark.parametrize("seed", range(2))
def test_asking_about_nonsense_never_fails_and_the_answer_has_words(seed: int) -> None:
    stream, presenter = random.Random(seed), None
    for match, decision in walk(seed, STEPS):
        presenter = presenter or ArribaPresenter(match.world)
        for _ in range(12):
            words = [stream.choice(NONSENSE) for _ in range(stream.randrange(4))]
            action = Action.of(stream.choice([*LANGUAGE, "no_such_verb"]), *words)
            refusal = match.why_not(action)
            assert refusal is not None or action in decision.actions
            if refusal is not None:
                assert presenter.names.words.message(refusal.reason)
                assert refusal.rule


def test_every_verb_has_its_moment() -> None:
    words = texts_of(GAME)
    for verb in set(LANGUAGE) - {"chance"}:
        assert DEFINITION.moment_of(verb)
        assert f"moment.{verb}" in words
