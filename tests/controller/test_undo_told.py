"""The button of undo tells the truth: what it takes back, and whether that needs the others."""

from __future__ import annotations

import pytest

from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.engine.match import Match
from tests.controller.test_table import _towards_a_fight


@pytest.fixture
def control(qapp) -> GameController:
    controller = GameController(ControllerOptions("never"))
    controller.begin(Match.new("tiny", "meeting", seed=1))
    return controller


def test_nothing_is_told_where_nothing_was_done(control: GameController) -> None:
    assert control.past.undo_told() is None


def test_what_one_did_oneself_needs_nobody(control: GameController) -> None:
    while control.match.decision is not None and control.match.decision.actions[0].verb != "roll":
        control.play(_towards_a_fight(control))
    told = control.past.undo_told()
    assert told is not None
    assert told.alone
    control.undo()
    assert not control.asking


def test_a_die_and_what_another_did_need_all(control: GameController) -> None:
    while control.match.decision is not None and control.match.decision.actions[0].verb != "roll":
        control.play(_towards_a_fight(control))
    control.play("roll")
    told = control.past.undo_told()
    assert told is not None
    assert not told.alone
    assert told.text
    control.undo()
    assert control.asking
