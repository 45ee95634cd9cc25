"""A column of widgets finds its room in whatever order its events come."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.ui.widgets.frames import Column
from desktop.ui.widgets.text import TextLabel

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


def test_a_bar_goes_once_there_is_room_for_all_words_without_it(qtbot: QtBot) -> None:
    column = Column()
    qtbot.addWidget(column)
    label = TextLabel("words that need more lines the less width there is for them " * 12)
    column.column.addWidget(label)
    bar = column.verticalScrollBar()
    column.resize(240, 100)
    column.show()
    qtbot.waitUntil(bar.isVisible)
    column.resize(240, column.content.heightForWidth(240))
    qtbot.waitUntil(lambda: not bar.isVisible())
    assert column.content.width() == 240
    label.setText(label.text() * 2)
    qtbot.waitUntil(bar.isVisible)
