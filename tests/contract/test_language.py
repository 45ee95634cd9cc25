"""Every action of every game fits the declaration of its verb, and whatever is kept still holds."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from desktop.engine.definition import game
from desktop.engine.kept import stale
from desktop.engine.verb import CHANCE
from tests.contract.games import scenarios
from tests.contract.test_games import moments, sampled_scenarios

SHIPPED = sorted({scenario.partition("/")[0] for scenario in scenarios()} - {"tiny"})
ROOT = Path(__file__).resolve().parents[2]
EVERY = 5
"""Moments between two looks at what is kept: each answer is worked out again."""


@sampled_scenarios
def test_what_is_offered_fits_its_verb(scenario: str) -> None:
    if scenario.startswith("tiny/"):
        pytest.skip("the tiny game has no language")
    for match in moments(scenario, 31):
        decision = match.decision
        if decision is None:
            return
        language = match.definition.language
        faults = {language.fault(match.state, action) for action in decision.actions}
        assert faults == {""}, decision.prompt


@sampled_scenarios
def test_no_answer_is_kept_longer_than_it_holds(scenario: str) -> None:
    for number, match in enumerate(moments(scenario, 32)):
        if number % EVERY == 0:
            assert stale(match.state) == []


@pytest.mark.parametrize("name", SHIPPED)
def test_a_verb_says_when_it_is_done(name: str) -> None:
    language = game(name).language
    assert len(language) > 1
    assert [verb for verb in language.values() if not verb.rule and verb != CHANCE] == []


@pytest.mark.parametrize("name", SHIPPED)
def test_no_rule_spells_a_verb(name: str) -> None:
    """Frames offer and match verbs by their declarations: none is a string in a call of Action or in a case."""
    verbs = set(map(str, game(name).language))
    found = []
    for path in sorted((ROOT / "desktop" / "games" / name).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "verb":
                spelt = [each for each in ast.walk(node) if isinstance(each, ast.Constant)]
            elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("Action.of", "Action", ".action")):
                spelt = [each for each in node.args[:1] if isinstance(each, ast.Constant)]
            else:
                continue
            found += [f"{path.name}:{node.lineno}: {each.value}" for each in spelt if each.value in verbs]
    assert found == []
