"""A real window with a game on the table, and pieces carried over it by mouse: for the tests of any game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.engine.match import Match
from desktop.ui.app import dress
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@contextmanager
def opened(qtbot: QtBot, folder: Path, match: Match) -> Iterator[MainWindow]:
    """The window on a match, without animation or hand-over; any fault in it fails the test."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat), folder / "data")
    settings.theme, settings.animation, settings.handover = "light", 0, "never"
    window = MainWindow(settings)
    faults: list[str] = []
    window.controller.failed.connect(faults.append)
    qtbot.addWidget(window)
    window.resize(1600, 1000)
    window.show()
    qtbot.waitExposed(window)
    window.begin(match)
    window.orders.on_fit()
    QTest.qWait(20)
    yield window
    window.close()
    assert not faults


def lay_out() -> None:
    """Everything finds its room, as it does before it is painted; words that wrap ask for theirs again."""
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def carry(widget: QWidget, start: QPoint, end: QPoint, modifier: Qt.KeyboardModifier = NONE) -> None:
    """Press, move in steps, release."""
    QTest.mousePress(widget, LEFT, modifier, start)
    for step in range(1, 9):
        QTest.mouseMove(widget, start + (end - start) * step / 8)
        QTest.qWait(2)
    QTest.mouseMove(widget, end + QPoint(1, 0))
    QTest.mouseRelease(widget, LEFT, NONE, end)
    QTest.qWait(10)


def carry_piece(window: MainWindow, piece: str, space: str, modifier: Qt.KeyboardModifier = NONE) -> None:
    """Carry a piece on the map to a space."""
    board = window.page.map
    board.locate([space], [piece])
    window.orders.on_fit()
    QTest.qWait(5)
    carry(board.view.viewport(), board.piece_spot(piece), board.space_rect(space).center(), modifier)


def played(window: MainWindow, since: int) -> list[str]:
    """The actions played from a position of the log on."""
    return [str(entry.action) for entry in window.controller.match.log[since:]]
