"""The reader makes the moves of an example himself, with the mouse on the real board."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.examples import loader
from desktop.examples.course import Stop
from desktop.examples.loader import Loaded
from desktop.ui.examples.example_page import ExamplePage
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets.pictures import DieButton
from desktop.ui.widgets.text import TextLabel
from tests.examples.conftest import changed
from tests.ui.examples.lesson import carry_piece, click_button, stop_of

__all__ = ["changed"]

KEY = "tiny/first-fight"
Changed = Callable[..., Loaded]


@pytest.fixture
def page(window: MainWindow) -> ExamplePage:
    """Before the march onto the bridge."""
    window.examples.open(KEY)
    page = window.examples.page
    page.controller.go_to((2,))
    page.map.settle()
    return page


def told(page: ExamplePage) -> str:
    return page.player.move_box.words.text()


def test_the_move_of_the_step_is_taken_from_the_reader(page: ExamplePage) -> None:
    carry_piece(page, "red-foot", "bridge")
    assert stop_of(page) == Stop((2,), True)
    assert page.map.scene.pieces["red-foot"].piece.space == "bridge"


def test_a_part_of_the_step_is_a_part(page: ExamplePage) -> None:
    page.live.choose("pick red-foot")
    QTest.qWait(1)
    assert stop_of(page) == Stop((2,), False)
    assert "There is more to do" in told(page)
    page.live.choose("to bridge")
    QTest.qWait(1)
    assert stop_of(page) == Stop((2,), True)


def test_another_lawful_move_is_answered_and_put_back_and_may_be_tried(
    page: ExamplePage, window: MainWindow, qtbot: QtBot
) -> None:
    carry_piece(page, "red-horse", "hill")
    assert stop_of(page) == Stop((2,), False)
    assert page.map.scene.pieces["red-horse"].piece.space == "north", "it is put back"
    assert "is lawful. The example goes on with" in told(page)
    mine = page.player.move_box.findChild(QPushButton, "try-mine")
    assert mine is not None
    assert mine.isVisible()
    qtbot.mouseClick(mine, Qt.MouseButton.LeftButton)
    assert window.trying
    assert window.page.map.scene.pieces["red-horse"].piece.space == "hill"
    window.examples.controller.end_trial()
    assert stop_of(page) == Stop((2,), False)
    carry_piece(page, "red-foot", "bridge")
    assert stop_of(page) == Stop((2,), True)


def test_an_illegal_move_is_refused_with_its_rule(page: ExamplePage) -> None:
    carry_piece(page, "red-horse", "south")
    assert stop_of(page) == Stop((2,), False)
    assert "Not allowed" in told(page)
    assert "3.1" in told(page)
    assert page.map.scene.pieces["red-horse"].piece.space == "north"


def test_show_me_does_it_and_dice_fall_as_the_example_has_them(page: ExamplePage, qtbot: QtBot) -> None:
    page.controller.next()
    assert stop_of(page) == Stop((2,), True)
    page.controller.next()
    page.live.choose("roll")
    QTest.qWait(1)
    assert stop_of(page) == Stop((3,), True)
    assert page.player.dice.accessibleName() == "Dice: Red: 3"


def test_where_nothing_is_to_be_done_a_gesture_is_answered(page: ExamplePage) -> None:
    page.controller.go_to((1,))
    page.live.choose("pick red-foot")
    assert not page.controller.lesson.has_table
    assert page.map.refusal_note.isVisible()


def test_answers_are_kept_when_stepping_back(page: ExamplePage) -> None:
    page.controller.answer(0)
    page.controller.next()
    assert not page.player.question.isVisible(), "it is not asked again when the result is told"
    page.controller.back()
    assert "3 and 1 make 4" in page.player.reply
    page.controller.back()
    assert page.player.reply == ""
    page.controller.next()
    assert "3 and 1 make 4" in page.player.reply


def lift(page: ExamplePage, piece: str) -> None:
    """Pick a piece up and keep it in the hand."""
    QTest.qWait(30)
    board = page.map
    board.fit()
    QTest.qWait(1)
    ground, at = board.view.viewport(), board.piece_spot(piece)
    QTest.mousePress(ground, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    for step in range(1, 5):
        QTest.mouseMove(ground, at + (board.space_rect("bridge").center() - at) * step / 8)
        QTest.qWait(1)
    assert board.gestures.carried == [piece]


def test_escape_puts_down_what_is_in_the_hand_before_it_leaves(page: ExamplePage) -> None:
    lift(page, "red-foot")
    QTest.keyClick(page.map.view, Qt.Key.Key_Escape)
    assert page.isVisible()
    assert page.map.gestures.carried == []
    assert page.map.scene.pieces["red-foot"].piece.space == "centre"
    QTest.keyClick(page.map.view, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_nothing_stays_in_the_hand_when_the_page_or_the_step_is_left(page: ExamplePage, window: MainWindow) -> None:
    lift(page, "red-foot")
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert (stop_of(page), page.map.gestures.carried) == (Stop((2,), True), [])
    page.controller.back()
    lift(page, "red-foot")
    window.examples.show_learn()
    assert page.map.gestures.carried == []


def test_an_act_that_the_rules_refuse_is_told_and_not_taken_in_hand(page: ExamplePage, changed: Changed) -> None:
    assert page.controller.open(changed(("to bridge]", "to nowhere]")))
    page.controller.go_to((2,))
    page.live.choose("pick red-foot")
    assert not page.controller.lesson.has_table
    assert "to nowhere" in page.map.refusal_note.text()


def test_an_act_of_an_own_example_that_the_rules_refuse_is_told_in_words(page: ExamplePage, changed: Changed) -> None:
    assert page.controller.open(changed(("do: [pick red-foot, to bridge]", "do: [pick red-horse, to south]")))
    page.controller.go_to((2,))
    told: list[str] = []
    page.controller.notice.connect(told.append)
    page.controller.next()
    page.live.choose("pick red-foot")
    assert len(told) == 2
    for words in told:
        assert "South Gate is further than 2 movement points. (3.1)" in words


def test_an_own_example_with_a_wrong_name_leaves_the_list_before_the_reader(
    window: MainWindow, changed: Changed, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = changed(("chart: fight", "chart: weather"))
    monkeypatch.setattr(window.examples, "loaded", lambda: [wrong])
    window.examples.open(KEY)
    assert window.examples.learn.isVisible()
    assert "there is no chart weather" in window.status.currentMessage()


def test_an_own_example_of_unsound_form_is_named_by_the_list(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "mine.yaml"
    own.write_text("id: mine\n", encoding="utf-8")
    monkeypatch.setattr(loader, "files_of", lambda folder, game_id: [own] if game_id == "reich" else [])
    window.examples.show_learn()
    told = [label.text() for label in window.examples.learn.findChildren(TextLabel)]
    assert any("`chapter` is missing" in text for text in told)


def own_dice(page: ExamplePage, qtbot: QtBot) -> None:
    """Before the roll of the fight; the reader has real dice."""
    page.controller.go_to((3,))
    assert page.player.own.isVisible()
    qtbot.mouseClick(page.player.own, Qt.MouseButton.LeftButton)
    assert click_button(page, "roll")
    assert page.tabs.currentWidget() is page.decision
    assert "Roll your die" in told(page)
    assert stop_of(page) == Stop((3,), False)


def die(page: ExamplePage, face: int) -> DieButton:
    return page.decision.findChildren(DieButton)[face - 1]


def test_the_faces_of_the_example_are_taken_from_the_readers_dice(page: ExamplePage, qtbot: QtBot) -> None:
    own_dice(page, qtbot)
    qtbot.mouseClick(die(page, 3), Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    assert stop_of(page) == Stop((3,), True)
    assert page.player.dice.accessibleName() == "Dice: Red: 3"


def test_a_face_may_be_typed_and_another_is_answered_and_may_be_tried(
    page: ExamplePage, window: MainWindow, qtbot: QtBot
) -> None:
    own_dice(page, qtbot)
    QTest.keyClick(page.decision, Qt.Key.Key_5)
    QTest.qWait(1)
    assert stop_of(page) == Stop((3,), False)
    assert told(page).count("You rolled") == 1
    assert "5" in told(page)
    assert "3" in told(page)
    mine = page.player.move_box.mine
    assert mine.isVisible()
    qtbot.mouseClick(mine, Qt.MouseButton.LeftButton)
    assert window.trying
    assert window.controller.match.log[-1].chance == (5,)
    window.examples.controller.end_trial()
    assert click_button(page, "roll")
    QTest.keyClick(page.decision, Qt.Key.Key_3)
    QTest.qWait(1)
    assert stop_of(page) == Stop((3,), True)


def test_dice_that_are_waited_for_may_fall_as_in_the_example(page: ExamplePage, qtbot: QtBot) -> None:
    own_dice(page, qtbot)
    qtbot.mouseClick(page.player.move_box.fall, Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    assert stop_of(page) == Stop((3,), True)
    assert not page.player.own.isChecked()
