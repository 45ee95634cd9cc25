"""One word, one meaning: what ends a move, a stack's move and a phase; and no two choices with the same words."""

from __future__ import annotations

import pytest

from desktop.engine.match import Match
from desktop.mechanics.choice_views import apart
from desktop.ui.panels.choice_buttons import as_buttons
from desktop.views.table import ChoiceView, DecisionView
from tests.contract.games import scenarios
from tests.contract.test_games import moments

SHIPPED = sorted({scenario.partition("/")[0] for scenario in scenarios()} - {"tiny"})
LOOKS = 5
"""Moments between two looks at all choices."""

UNIT, STACK, PHASE = "The unit goes no further", "The stack goes no further", "End "
WORDS = {
    ("battles", "move.to", "done"): UNIT,
    ("battles", "move.pick", "end"): PHASE,
    ("battles", "declare.free", "done"): PHASE,
    ("battles", "air.bombard", "done"): PHASE,
    ("battles", "advance.choose", "done"): PHASE,
    ("crusade", "move.go", "stop"): STACK,
    ("crusade", "operations.move", "moved"): PHASE,
    ("crusade", "operations.mark", "marked"): PHASE,
    ("crusade", "attack.choose", "no-more"): PHASE,
    ("crusade", "sr.choose", "done"): PHASE,
    ("crusade", "rp.spend", "done"): PHASE,
    ("illusions", "move.go", "stop"): STACK,
    ("illusions", "operations.move", "moved"): PHASE,
    ("illusions", "operations.mark", "marked"): PHASE,
    ("illusions", "attack.choose", "no-more"): PHASE,
    ("illusions", "sr.choose", "done"): PHASE,
    ("illusions", "rp.spend", "done"): PHASE,
    ("arriba", "move.choose", "done"): PHASE,
    ("arriba", "move.group", "done"): PHASE,
    ("arriba", "move.arrived", "done"): PHASE,
    ("arriba", "org.regroup", "done"): PHASE,
    ("arriba", "strategic.spend", "done"): PHASE,
    ("arriba", "combat.choose", "done"): PHASE,
}
"""What is said by the answer that ends something, by game, question and verb."""


def questions(name: str) -> list[tuple[Match, DecisionView]]:
    """Questions of a random game, as they are shown to whoever is asked."""
    found = []
    for number, match in enumerate(moments(name, 41, 400)):
        asked = match.decision
        if asked is None:
            break
        if number % LOOKS and asked.prompt.key not in {prompt for _, prompt, _ in WORDS}:
            continue
        view = match.definition.presenter(match.world).decision(match.state, asked, asked.player)
        assert view is not None
        found.append((asked.prompt.key, view))
    return found


@pytest.mark.parametrize("game", SHIPPED)
def test_words_are_a_players_and_each_means_one_thing(game: str) -> None:
    told = {place: words for place, words in WORDS.items() if place[0] == game}
    seen = set()
    for name in [name for name in scenarios() if name.startswith(f"{game}/")][:2]:
        for prompt, view in questions(name):
            texts = [choice.text for choice in view.choices]
            assert len(set(texts)) == len(texts), f"{prompt}: {sorted({t for t in texts if texts.count(t) > 1})}"
            for choice in view.choices:
                verb = choice.action.partition(" ")[0]
                place = (game, prompt, verb)
                seen.add(place)
                assert choice.text not in ("Done", "End"), f"{prompt}: {choice.action} says nothing"
                ids = [arg for arg in choice.action.split()[1:] if "_" in arg or "-" in arg]
                assert not [each for each in ids if each in choice.text.split()], f"{prompt}: {choice.text}"
                if place in told:
                    assert choice.text.startswith(told[place]), place
                elif choice.text.startswith((UNIT, STACK)):
                    pytest.fail(f"{place} ends no unit's move: {choice.text}")
    assert seen & set(told) or not told


def test_things_of_one_name_are_counted() -> None:
    same = [ChoiceView("pick a", "Infantry"), ChoiceView("pick b", "Infantry"), ChoiceView("pick c", "Armour")]
    assert [choice.text for choice in apart(same)] == ["Infantry (no. 1)", "Infantry (no. 2)", "Armour"]
    assert [choice.text for choice in as_buttons(apart(same))] == ["Infantry (no. 1)", "Infantry (no. 2)", "Armour"]
