"""To play a card that is carried out by hand is the consent to what is changed inside it, and to nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.controller.stages import AskingConsent, Playing
from desktop.data.library import Library
from tests.controller.test_game_controller import Listener
from tests.copy.printed import TEXT, before

MODES = ("open", "needed", "never")


@pytest.fixture(params=MODES)
def controller(request: pytest.FixtureRequest, tmp_path: Path, qapp: object) -> Iterator[GameController]:
    options = ControllerOptions(request.param, {"unmoved"}, Library(tmp_path / "games"), tmp_path / "reports")
    controller = GameController(options)
    yield controller
    controller.close()


@pytest.fixture
def heard(controller: GameController) -> Listener:
    return Listener(controller)


@pytest.fixture
def played(controller: GameController, heard: Listener) -> GameController:
    match, play = before("crusade")
    controller.begin(match)
    controller.take_seat()
    controller.play(play)
    return controller


def test_nothing_is_asked_of_the_other_and_nothing_is_answered_by_itself(
    played: GameController, heard: Listener
) -> None:
    assert isinstance(played.table.stage, Playing)
    assert (played.match.by_hand, played.edit_mode, heard.last("edit_mode_changed")) == (True, True, True)
    assert heard.last("table_changed").decision.help.startswith(TEXT), "all may read the card that is played"
    assert played.may("edit")
    assert not played.may("edit_mode")
    start = played.match.position
    played.drop(["NAT_INF_13"], "zaragoza")
    played.edit("vp 3")
    assert [entry.action.verb for entry in played.match.log[start:]] == ["edit", "edit"]
    assert isinstance(played.table.stage, Playing)
    assert played.match.state.vp == 3
    played.leave_editing()
    assert not played.match.by_hand
    assert not played.edit_mode
    assert heard.last("edit_mode_changed") is False


def test_steps_are_taken_back_alone_and_so_is_the_card(played: GameController) -> None:
    start = played.match.position
    played.edit("vp 3")
    played.edit("vp 4")
    played.undo()
    played.undo()
    assert (played.match.position, played.match.by_hand) == (start, True)
    played.redo()
    played.redo()
    assert (played.match.state.vp, played.match.position) == (4, start + 2)
    for _ in range(3):
        played.undo()
    assert (played.match.position, played.edit_mode) == (start - 1, False)
    assert isinstance(played.table.stage, Playing)


def test_when_the_event_is_done_editing_needs_consent_again(played: GameController) -> None:
    played.edit("vp 3")
    played.leave_editing()
    played.take_seat()
    position = played.match.position
    played.edit("vp 9")
    assert played.match.position == position
    if played.table.is_secret():
        played.set_edit_mode(True)
        assert isinstance(played.table.stage, AskingConsent)


def test_what_was_agreed_before_the_card_still_needs_all_to_be_taken_back(controller: GameController) -> None:
    match, play = before("crusade")
    controller.begin(match)
    controller.take_seat()
    controller.set_edit_mode(True)
    if controller.asking:
        controller.answer(True)
    controller.edit("vp 2")
    controller.set_edit_mode(False)
    controller.take_seat()
    controller.play(play)
    controller.edit("vp 5")
    controller.go_back(match.position - 3)
    assert isinstance(controller.table.stage, AskingConsent) == controller.table.is_secret()
