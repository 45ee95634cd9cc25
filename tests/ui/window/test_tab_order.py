"""Tab walks through a panel as it is read: from above, line by line, also what came later than the rest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.ui.main_window import MainWindow


def stops(panel: QWidget) -> Iterator[QWidget]:
    """What takes Tab in a panel, in the order of Tab."""
    one = panel.nextInFocusChain()
    while one is not panel:
        takes = Qt.FocusPolicy.TabFocus in one.focusPolicy() and one.focusProxy() is None
        if takes and panel.isAncestorOf(one) and one.isVisible() and one.isEnabled():
            yield one
        one = one.nextInFocusChain()


def place(panel: QWidget, part: QWidget) -> tuple[int, int]:
    at = part.mapTo(panel, QPoint(0, 0))
    return at.y(), at.x()


@pytest.mark.parametrize("dock", ["decision", "log", "rules"])
def test_tab_walks_through_a_panel_as_it_is_read(table: MainWindow, dock: str) -> None:
    table.controller.play(str(table.controller.match.decision.actions[0]))
    table.docks.reveal(dock)
    QTest.qWait(20)
    panel = table.docks.made[dock]
    found = [place(panel, one) for one in stops(panel)]
    lines = [(round(y / 12), x) for y, x in found]  # what stands in one line need not be equally high
    assert len(found) > 1
    assert lines == sorted(lines)
