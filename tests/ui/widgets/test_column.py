"""A column of widgets finds its room in whatever order its events come."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.ui.widgets.frames import Column

LAYOUT = QEvent.Type.LayoutRequest.value


def test_what_changes_while_a_column_is_still_finds_its_room_though_another_settles_meanwhile(qtbot: QtBot) -> None:
    column = Column()
    qtbot.addWidget(column)
    above, below = QLabel("one\ntwo\nthree"), QLabel("below")
    for label in (above, below):
        column.column.addWidget(label)
    column.resize(200, 300)
    column.show()
    QApplication.processEvents()
    before = below.y()
    with column.still():
        above.setText("one")
        QApplication.sendPostedEvents(None, LAYOUT)  # as a dock does that finds its own room at once
        above.setText("two")
    for _ in range(3):
        QApplication.sendPostedEvents(None, LAYOUT)
    assert below.y() < before
