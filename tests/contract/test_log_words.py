"""Log and questions are in words: none names an id, leaves a gap or shows what was to be filled in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from desktop.engine.match import Match
from desktop.views.concession import log_lines_of
from desktop.views.presenter import Presenter
from tests.contract.games import new_match, player_of, scenarios

STEPS = 200
OF_A_KIND = 4
"""Questions of a kind that are read."""
SHIPPED = [each for each in scenarios() if not each.startswith("tiny")]
FAULTY = {
    "an id": re.compile(r"\b\w+_\w+\b"),
    "a gap": re.compile(r"\S {2,}\S| [,.;:)]|\( | $|^ |\(\)|:$|\bin\b\s*[.,)]| (to|from|at|of|by)[.,)]"),
    "a blank to be filled in": re.compile(r"[{}<>]|\bNone\b|\bFalse\b|\bTrue\b|%\d"),
}


def faults_of(text: str) -> list[str]:
    return [what for what, pattern in FAULTY.items() if pattern.search(text)]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("German air AP in  is destroyed", "a gap"),
        ("boards Truck (1) in due.", ""),
        ("Create asturias division_1 3", "an id"),
        ("{unit} moves", "a blank to be filled in"),
        ("Retreats to .", "a gap"),
        ("Attrition ()", "a gap"),
        ("2nd Army moves to León (10.1).", ""),
    ],
)
def test_what_is_no_sentence_is_found(text: str, what: str) -> None:
    assert faults_of(text) == ([what] if what else [])


def asked(match: Match, presenter: Presenter) -> Iterator[str]:
    """What the player who decides reads of the question."""
    assert match.decision is not None
    view = presenter.table(match.state, match.decision, match.decision.player).decision
    assert view is not None
    yield from (view.prompt, *(choice.text for choice in view.choices), *(choice.note for choice in view.choices))


@pytest.mark.parametrize("scenario", SHIPPED)
def test_questions_are_in_words(scenario: str) -> None:
    match, player = new_match(scenario, 6), player_of(scenario, 6)
    presenter = match.definition.presenter(match.world)
    kinds: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for _ in range(STEPS):
        if match.decision is None:
            break
        key = match.decision.prompt.key
        kinds[key] += 1
        if kinds[key] <= OF_A_KIND:
            wrong.update(f"{what}: {text} ({key})" for text in asked(match, presenter) for what in faults_of(text))
        match.play(player.choose(match.state, match.decision))
    assert not wrong, wrong.most_common(12)


@pytest.mark.parametrize("scenario", SHIPPED)
def test_the_log_is_in_words(scenario: str) -> None:
    match, player = new_match(scenario, 5), player_of(scenario, 5)
    presenter = match.definition.presenter(match.world)
    for _ in range(STEPS):
        if match.decision is None:
            break
        match.play(player.choose(match.state, match.decision))
    wrong: Counter[str] = Counter()
    for number, (entry, events) in enumerate(zip(match.log, match.events_of, strict=True), 1):
        for line in log_lines_of(presenter, number, entry, events, entry.player):
            for what in faults_of(line.text):
                wrong[f"{what}: {line.text} ({entry.action})"] += 1
    assert not wrong, wrong.most_common(12)
