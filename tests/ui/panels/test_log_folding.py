"""Book-keeping in the log dock: one line that unfolds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.ui.panels.log_model import LINE_ROLE
from desktop.ui.panels.log_panel import LogPanel
from desktop.views.table import LogLine

PARTS = [LogLine(2, f"Unit {n} is set up", "red", 2, run=4 * (n == 0), sums="4 units are set up") for n in range(4)]
LINES = [LogLine(1, "Turn 1", level=0), *PARTS, LogLine(3, "Unit 9 moves", "red", 2)]
FOLDED = ["Turn 1", "4 units are set up", "Unit 9 moves"]
OPEN = [*FOLDED[:2], *(part.text for part in PARTS), FOLDED[2]]


@pytest.fixture
def log(qtbot: QtBot) -> LogPanel:
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(320, 500)
    panel.set_lines(LINES)
    panel.show()
    return panel


def shown(log: LogPanel) -> list[str]:
    model = log.list.model()
    return [model.index(row, 0).data(LINE_ROLE).text for row in range(model.rowCount())]


def click(log: LogPanel, row: int) -> None:
    spot = log.list.visualRect(log.list.model().index(row, 0)).center()
    QTest.mouseClick(log.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)


def test_it_is_folded_until_it_is_clicked(log: LogPanel) -> None:
    assert shown(log) == FOLDED
    click(log, 1)
    assert shown(log) == OPEN
    click(log, 1)
    assert shown(log) == FOLDED


def test_it_unfolds_by_enter(log: LogPanel) -> None:
    log.list.setCurrentIndex(log.list.model().index(1, 0))
    QTest.keyClick(log.list, Qt.Key.Key_Return)
    assert shown(log) == OPEN


def test_what_is_sought_is_found_though_folded(log: LogPanel) -> None:
    log.search.setText("Unit 2")
    log.find_next(1)
    assert log.list.currentIndex().data(LINE_ROLE).text == "Unit 2 is set up"
    log.search.clear()
    assert shown(log) == FOLDED


def test_the_log_keeps_its_lines_and_what_was_unfolded(log: LogPanel) -> None:
    assert log.lines() == LINES
    click(log, 1)
    log.set_lines(LINES)
    assert shown(log) == OPEN
    more = [LogLine(4, f"Unit {n} goes", "red", 2, run=3 * (n == 0), sums="3 go") for n in range(3)]
    log.append(more)
    assert shown(log) == [*OPEN, "3 go"]
    assert log.lines() == [*LINES, *more]


def test_going_back_to_a_folded_line_goes_to_its_action(log: LogPanel, qtbot: QtBot) -> None:
    click(log, 1)
    with qtbot.waitSignal(log.go_back_requested) as asked:
        QTest.mouseClick(log.go_back, Qt.MouseButton.LeftButton)
    assert asked.args == [2]
