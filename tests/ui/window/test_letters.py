"""A letter that a choice bears in its menu makes it where the mouse points, without the menu."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow


@pytest.fixture
def marking(window: MainWindow) -> MainWindow:
    match = Match.new("crusade", "columns", seed=1)
    match.play(match.decision.actions[0])
    window.begin(match)
    window.page.map.fit()
    QTest.qWait(5)
    return window


def point_at(window: MainWindow, space: str) -> None:
    board = window.page.map
    for off in (QPoint(40, 0), QPoint(0, 0)):  # the mouse may have been there before the window
        QTest.mouseMove(board.view.viewport(), board.space_rect(space).center() + off)
        QTest.qWait(5)


@pytest.mark.parametrize(("letter", "kind"), [("a", "attack"), ("m", "move")])
@pytest.mark.parametrize("dock", ["map", "decision"])
def test_a_letter_activates_the_space_under_the_mouse(marking: MainWindow, letter: str, kind: str, dock: str) -> None:
    (marking.page.map.view if dock == "map" else marking.docks.decision).setFocus()
    point_at(marking, "segovia")
    QTest.keyClick(QApplication.focusWidget() or marking, letter)
    assert str(marking.controller.match.log[-1].action) == f"mark segovia {kind}"
    assert QApplication.activePopupWidget() is None


def test_a_letter_does_nothing_where_it_is_not_offered(marking: MainWindow) -> None:
    before = marking.controller.match.position
    marking.page.map.view.setFocus()
    for space in ("madrid", "palencia"):
        point_at(marking, space)
        QTest.keyClick(marking.page.map.view, "a")
    assert marking.controller.match.position == before


def test_a_letter_is_for_where_the_mouse_is_after_a_menu_was_open(marking: MainWindow) -> None:
    """While a menu is open the map is not told where the mouse goes."""
    board = marking.page.map
    board.view.setFocus()
    point_at(marking, "segovia")
    menu = QMenu(marking)
    menu.addAction("Segovia")
    menu.popup(board.mapToGlobal(QPoint(5, 5)))
    QCursor.setPos(board.view.viewport().mapToGlobal(board.space_rect("avila").center()))
    menu.close()
    QTest.keyClick(board.view, "m")
    assert str(marking.controller.match.log[-1].action) == "mark avila move"


def test_a_click_on_an_activated_space_asks_before_its_marker_is_taken_back(marking: MainWindow) -> None:
    marking.controller.play("mark segovia attack")
    QTest.qWait(5)
    asked = []
    marking.page.map.gestures.choice_wanted.connect(lambda choices, _: asked.extend(each.action for each in choices))
    board = marking.page.map
    point_at(marking, "segovia")
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=board.space_rect("segovia").center())
    if (menu := QApplication.activePopupWidget()) is not None:
        menu.close()
    assert asked == ["unmark segovia"]
    assert marking.controller.match.state.markers == {"segovia": "attack"}
