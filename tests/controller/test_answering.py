"""Answers that nobody need give: the only one, and those a player wants given for him."""

from __future__ import annotations

import random

import pytest

from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.data.library import Library
from desktop.engine import unseen
from desktop.engine.match import Match
from desktop.players.player import make_player
from tests.controller.test_table import _towards_a_fight

GAMES = [("battles", "pindoque"), ("crusade", "columns"), ("arriba", "civil-war")]


@pytest.fixture
def control(qapp) -> GameController:
    controller = GameController(ControllerOptions("never"))
    controller.begin(Match.new("tiny", "meeting", seed=1))
    return controller


def to_the_roll(control: GameController) -> None:
    while control.match.decision is not None and control.match.decision.actions[0].verb != "roll":
        control.play(_towards_a_fight(control))


def test_ones_own_last_step_can_still_be_taken_back_alone(control: GameController) -> None:
    """The only thing left is to roll; it is not rolled by itself, since the die could not be taken back."""
    to_the_roll(control)
    assert control.match.decision is not None
    assert len(control.match.decision.actions) == 1
    assert control.match.log[-1].player == control.match.decision.player
    position = control.match.position
    control.undo()
    assert not control.asking
    assert control.match.position < position


def test_what_another_must_answer_anyhow_is_answered_by_itself(control: GameController) -> None:
    to_the_roll(control)
    before = control.match.position
    control.play("roll")
    entries = control.match.log[before:]
    assert [entry.action.verb for entry in entries] == ["roll", "lose"]
    control.options.forced = False
    control.undo()
    control.answer(True)
    assert control.match.position == before, "one undo takes both back"
    control.play("roll")
    assert control.match.position == before + 1


def test_an_answer_that_is_always_given_is_given(control: GameController) -> None:
    to_the_roll(control)
    asked = control.match.decision
    assert asked is not None
    control.undo()
    control.options.always.add(("tiny", asked.player, asked.prompt.key, "roll"))
    before = control.match.position
    control.play(_towards_a_fight(control))
    assert "roll" in [entry.action.verb for entry in control.match.log[before:]]
    control.options.always.clear()


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_nothing_is_answered_for_a_player_that_was_his_to_choose(qapp, game: str, scenario: str) -> None:
    control = GameController(ControllerOptions("never"))
    control.begin(Match.new(game, scenario, seed=3))
    chance, given = random.Random(3), 0
    for _ in range(120):
        if control.match.decision is None:
            break
        before = control.match.position
        control.play(str(chance.choice(control.match.decision.actions)))
        if control.asking:
            control.answer(True)
        for number in range(before + 1, control.match.position):
            past = control.match.at(number)
            assert past.decision is not None
            assert len(past.decision.actions) == 1
            assert unseen.is_open_question(past)
            given += 1
    control.close()


def test_in_arriba_no_place_is_asked_for_where_there_is_one(qapp) -> None:
    control, asked_for = GameController(ControllerOptions("never")), 0
    match = Match.new("arriba", "civil-war", seed=1)
    control.begin(match)
    player = make_player("greedy", match.definition, match.world, 1)
    for _ in range(200):
        if match.decision is None:
            break
        assert len(match.decision.actions) > 1, match.decision.prompt
        before = match.position
        control.play(str(player.choose(match.state, match.decision)))
        if control.asking:
            control.answer(True)
        asked_for += match.position > before + 1
    assert asked_for, "some had just one answer"


FIRST = [("illusions", "brusilov"), ("arriba", "uncertain-rising"), ("crusade", "columns")]


@pytest.mark.parametrize(("game", "scenario"), FIRST)
def test_a_game_does_not_begin_with_a_question_that_has_one_answer(qapp, tmp_path, game: str, scenario: str) -> None:
    """It is told in the log, no act of anybody's: there is nothing to take back, and no file before the first act."""
    options = ControllerOptions("open")
    options.library = Library(tmp_path)
    control, match = GameController(options), Match.new(game, scenario, seed=1)
    assert match.decision is not None
    assert len(match.decision.actions) == 1
    control.begin(match)
    past = match.at(1).decision
    assert past is not None
    assert [entry.action for entry in match.log[1:]] == list(past.actions)
    assert match.decision is not None
    assert len(match.decision.actions) > 1
    assert control.seat == match.decision.player
    assert not control.can_undo
    assert control.table.keeping.path is None
    begun = match.position
    control.go_back(1)
    assert not control.asking
    assert match.position == begun
    control.play(str(match.decision.actions[0]))
    assert control.table.keeping.path is not None
    control.undo()
    if control.asking:
        control.answer(True)
    assert match.position == begun, "no further"
    assert not control.can_undo
    control.close()


def test_whoever_wants_to_give_the_only_answer_himself_is_asked_for_the_first_as_well(qapp) -> None:
    control, match = GameController(ControllerOptions("open", forced=False)), Match.new("illusions", "brusilov", seed=1)
    control.begin(match)
    assert match.position == 1
    control.close()
