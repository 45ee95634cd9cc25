"""The list of edits above the log: there when there are any, with those that were taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QPlainTextEdit

from desktop.ui.panels.log_panel import LogPanel
from tests.ui.panels import samples
from tests.ui.panels.conftest import clipped

EDITS = [(4, "I Brigade is put in 3142", True), (9, "II Brigade is taken off", False), (12, "", True)]


@pytest.fixture
def panel(shown) -> LogPanel:
    made = LogPanel()
    made.set_lines(samples.log(12))
    shown(made, 300, 600)
    return made


def _unfold(panel: LogPanel, qtbot) -> QPlainTextEdit:
    qtbot.mouseClick(panel.findChild(QAbstractButton, "show-edits"), Qt.MouseButton.LeftButton)
    found = panel.findChild(QPlainTextEdit, "edits")
    assert found is not None
    return found


def test_without_edits_nothing_stands_above_the_log(panel) -> None:
    panel.set_edits([])
    assert panel.edits is None


def test_the_strip_counts_the_edits_and_unfolds_to_their_list(panel, qtbot) -> None:
    panel.set_edits(EDITS)
    assert panel.edits.isVisible()
    assert panel.edits.summary.text() == "Changed by hand 3 times (1 taken back)"
    assert not panel.findChild(QPlainTextEdit, "edits").isVisible()
    lines = _unfold(panel, qtbot)
    assert lines.isVisible()
    told = lines.toPlainText().splitlines()
    assert told[0] == "4: I Brigade is put in 3142"
    assert told[1] == "9: II Brigade is taken off (taken back)"
    assert told[2].startswith("12: ")
    _unfold(panel, qtbot)
    assert not lines.isVisible()


def test_one_edit_that_stands(panel) -> None:
    panel.set_edits(EDITS[:1])
    assert panel.edits.summary.text() == "Changed by hand once"


def test_another_game_has_no_edits(panel, qtbot) -> None:
    panel.set_edits(EDITS)
    _unfold(panel, qtbot)
    panel.set_edits([])
    assert not panel.edits.isVisible()
    panel.set_edits(EDITS)
    assert not panel.findChild(QPlainTextEdit, "edits").isVisible(), "it begins folded"


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_many_edits_leave_room_for_the_log(panel, qtbot, set_scale, factor: float) -> None:
    set_scale(factor)
    panel.set_edits([(number, "III Brigade of the second division is put in 3142", True) for number in range(60)])
    _unfold(panel, qtbot)
    for _ in range(3):
        qtbot.wait(1)
    assert panel.width() == 300
    assert clipped(panel) == []
    assert panel.list.height() > panel.height() / 4
