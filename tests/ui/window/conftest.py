"""A real window on a tiny game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.engine.match import Match
from desktop.ui.app import dress
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings

SCENARIO = "meeting"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(store, tmp_path / "data")
    settings.theme, settings.animation, settings.handover = "light", 0, "never"
    return settings


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> Iterator[MainWindow]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()


@pytest.fixture
def table(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window with a game on the table and both cards laid: somebody moves."""
    window.begin(Match.new("tiny", SCENARIO, seed=1))
    for _ in range(2):
        window.controller.play(str(window.controller.match.decision.actions[0]))
    QTest.qWait(10)
    return window


@pytest.fixture
def drag(table: MainWindow) -> Callable[[str, str], None]:
    """Drag a piece to a space with the mouse."""

    def by_mouse(piece: str, space: str) -> None:
        board = table.page.map
        viewport = board.view.viewport()
        start, end = board.piece_spot(piece), board.space_rect(space).center()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for step in range(1, 7):
            QTest.mouseMove(viewport, start + (end - start) * step / 6)
            QTest.qWait(1)
        QTest.mouseMove(viewport, end + QPoint(1, 0))
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
        QTest.qWait(5)

    return by_mouse
