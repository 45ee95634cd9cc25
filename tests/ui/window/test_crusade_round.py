"""A round of Crusade and Revolution through the widgets: points are counted alike; done is the default when spent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets.text import TextLabel
from tests.ui.table import opened

OPERATIONS, REDEPLOYMENT = "play R1 ops", "play R5 sr"


@pytest.fixture
def cards(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """The Republicans choose a card."""
    match = Match.new("crusade", "campaign", seed=3)
    while match.decision is not None and REDEPLOYMENT not in map(str, match.decision.actions):
        match.play(match.decision.actions[-1])
    with opened(qtbot, tmp_path, match) as window:
        yield window


def told(window: MainWindow) -> list[str]:
    return [label.text() for label in window.docks.decision.findChildren(TextLabel) if label.isVisible()]


def button(window: MainWindow, action: str) -> QAbstractButton:
    buttons = window.docks.decision.findChildren(QAbstractButton)
    return next(each for each in buttons if each.property("action") == action and each.isVisible())


@pytest.mark.rule("crusade", "12.1.1")
def test_pips_and_words_count_the_same_points_of_redeployment(cards: MainWindow) -> None:
    control = cards.controller
    control.play(REDEPLOYMENT)
    player, counted = control.player(), []
    while control.player() == player and (asked := control.match.decision) is not None:
        words = told(cards)
        left = [int(found[1]) for text in words if (found := re.search(r"SR points left: (\d+)", text))]
        pips = [text for text in words if re.match("[■□]+ ", text)]
        if left:
            (pip,) = pips
            counted.append((left[0], pip.count("□")))
        control.play(str(asked.actions[0]))
        QTest.qWait(1)
    assert counted
    assert all(words == pips for words, pips in counted)


@pytest.mark.rule("crusade", "8.2.3")
def test_to_end_the_activation_is_the_default_when_no_points_are_left_and_not_before(cards: MainWindow) -> None:
    control, board = cards.controller, cards.page.map
    control.play(OPERATIONS)
    QTest.qWait(1)
    asked = control.match.decision
    while asked.prompt.key == "operations.mark":
        before = control.match.position
        board.setFocus()
        QTest.keyClick(board.view, Qt.Key.Key_Return)
        assert control.match.position == before, "points are left"
        control.play(next(str(action) for action in asked.actions if action.verb == "mark"))
        QTest.qWait(1)
        asked = control.match.decision
    assert asked.prompt.key == "operations.marked"
    board.setFocus()
    QTest.keyClick(board.view, Qt.Key.Key_Return)
    assert str(control.match.log[-1].action) == "marked"


def test_the_dock_says_how_a_unit_is_redeployed(cards: MainWindow) -> None:
    cards.controller.play(REDEPLOYMENT)
    QTest.qWait(1)
    asked = cards.controller.decision_view()
    assert asked is not None
    assert asked.help in told(cards)
    assert "Drag a unit" in asked.help
