"""Verbs: what an action names, and what is wrong with one that does not fit its declaration."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.engine.action import Action
from desktop.engine.errors import EngineError
from desktop.engine.verb import NUMBER, TEXT, AnyVerb, Either, Kind, Language, Shown, Words, varying, verb

UNIT: Kind[str] = Kind("unit", lambda state: state["units"])
SPACE: Kind[str] = Kind("space", lambda state: state["spaces"])
STATE = {"units": ("guard", "market"), "spaces": ("hill", "market")}
MOVE = verb("move", UNIT, SPACE, rule="3.1")
AIM = verb("aim", Either(UNIT, SPACE))
DRAW = verb("draw", NUMBER)
MARK = verb("mark", Words("front", "rear", name="side"))
SAY = varying("say", TEXT, TEXT, least=1)
DONE = verb("done", shown=Shown.BUTTON, closes=("pick",))
LANGUAGE = Language((MOVE, AIM, DRAW, MARK, SAY, DONE))


def test_a_verb_called_with_its_things_is_the_action_of_the_log() -> None:
    assert MOVE("guard", "hill") == Action.parse("move guard hill")
    assert MOVE("guard", "hill") is MOVE("guard", "hill")
    assert MOVE == "move"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("move guard hill", ""),
        ("move hill hill", "'hill' is no unit"),
        ("move guard moon", "'moon' is no space"),
        ("move guard", "'move' takes unit space"),
        ("done now", "'done' takes nothing"),
        ("fly guard", "there is no verb 'fly'"),
        ("draw 12", ""),
        ("draw -1", "'-1' is no n"),
        ("mark rear", ""),
        ("mark left", "'left' is no side"),
        ("aim moon", "'moon' is no unit or space"),
        ("say yes", ""),
        ("say yes twice", ""),
        ("say yes twice thrice", "'say' takes text text"),
        ("chance 4", ""),
    ],
)
def test_an_action_fits_its_declaration_or_is_told_why_not(text: str, fault: str) -> None:
    assert LANGUAGE.fault(STATE, Action.parse(text)) == fault


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("move market market", [("unit", "market"), ("space", "market")]),
        ("aim market", [("unit", "market")]),
        ("aim hill", [("space", "hill")]),
        ("move guard moon", [("unit", "guard")]),
        ("move guard", []),
        ("fly guard", []),
    ],
)
def test_what_a_thing_is_follows_from_its_place_in_the_action(text: str, named: list[tuple[str, str]]) -> None:
    """The same letters may be a unit in one place and a space in another."""
    found = LANGUAGE.named(STATE, Action.parse(text))
    assert [(kind.name, thing) for kind, thing in found] == named


def test_a_verb_may_close_under_some_questions_only() -> None:
    always, never = verb("leave", closes=True), verb("stay")
    for each, closes in ((DONE, {"pick"}), (always, {"pick", "go"}), (never, set[str]())):
        assert {prompt for prompt in ("pick", "go") if each.closes_under(prompt)} == closes


def test_a_verb_shared_by_games_says_by_the_rule_of_each_when_it_is_done() -> None:
    other = MOVE.under("8.2")
    assert (MOVE.rule, other.rule, other.kinds) == ("3.1", "8.2", MOVE.kinds)
    assert other("guard", "hill") == MOVE("guard", "hill")


def test_a_language_is_the_verbs_of_a_module_each_once() -> None:
    names: dict[str, Any] = {"MOVE": MOVE, "GO": MOVE, "DONE": DONE, "UNIT": UNIT}
    assert sorted(Language.of(names)) == ["chance", "done", "move"]
    assert len(Language.of(names)) == 3
    again: AnyVerb = verb("move", UNIT)
    with pytest.raises(EngineError, match="'move' is declared twice"):
        Language((MOVE, again))


def test_a_kind_prints_as_its_name() -> None:
    assert repr(Either(UNIT, SPACE)) == "unit or space"
