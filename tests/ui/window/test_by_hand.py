"""A card that is carried out by hand, in the window: its words, the bar above the map, the button that ends it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton

from desktop.ui.main_window import MainWindow
from tests.copy.printed import TEXT, by_hand


def test_the_event_is_done_in_the_window(window: MainWindow) -> None:
    match, _ = by_hand("crusade")
    window.begin(match)
    QTest.qWait(10)
    control, page = window.controller, window.wiring._page
    assert page.edit.isVisible()
    done = page.edit.findChild(QPushButton, "end-editing")
    assert done.text() == "The event is done"
    assert control.decision_view().help.startswith(TEXT)
    assert not window.commands.actions["edit_mode"].isEnabled()
    line = page.edit.findChild(QLineEdit, "edit-line")
    line.setText("vp 3")
    QTest.keyClick(line, Qt.Key.Key_Return)
    control.drop(["NAT_INF_13"], "zaragoza")
    assert control.match.state.vp == 3
    assert control.space_of("NAT_INF_13") == "zaragoza"
    QTest.mouseClick(done, Qt.MouseButton.LeftButton)
    assert not control.match.by_hand
    assert not page.edit.isVisible()
    control.undo()
    control.answer(True)
    assert page.edit.isVisible()
    window.controller.leave_editing()
    control.set_edit_mode(True)
    assert done.text() == "End editing"
