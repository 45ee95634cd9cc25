"""The reader makes the moves of an example himself, with the mouse on the real board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.examples.course import Stop
from desktop.ui.examples.example_page import ExamplePage
from desktop.ui.main_window import MainWindow
from tests.ui.examples.lesson import carry_piece, stop_of

KEY = "tiny/first-fight"


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
    assert "3 and 1 make 4" in page.player.reply
    page.controller.back()
    page.controller.back()
    assert page.player.reply == ""
    page.controller.next()
    assert "3 and 1 make 4" in page.player.reply
