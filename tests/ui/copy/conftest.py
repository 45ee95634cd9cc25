"""The page of an owner's copy in a folder of its own, worked on with the keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.data.copy.own_copy import OwnCopy
from desktop.ui.app import dress
from desktop.ui.copy.page import CopyPage

GAMES = [(name, name.title()) for name in ("arriba", "battles", "crusade", "illusions", "reich")]
Opened = Callable[..., CopyPage]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder of this test."""
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def opened(qtbot: QtBot, home: Path) -> Iterator[Opened]:
    """The page of a game, shown, with a kind of entries."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    pages: list[CopyPage] = []

    def make(game: str, kind: str = "") -> CopyPage:
        page = CopyPage(OwnCopy.open(game), GAMES)
        qtbot.addWidget(page)
        page.resize(1280, 760)
        page.show()
        qtbot.waitExposed(page)
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        if kind:
            page.head.choose_kind(kind)
        page.table.setFocus()
        pages.append(page)
        return page

    yield make
    for page in pages:
        page.desk.close()


def at(page: CopyPage, row: int, title: str) -> None:
    """Go to a cell by its row and the heading of its column."""
    assert page.model.sheet is not None
    column = next(n for n, each in enumerate(page.model.sheet.columns, start=1) if each.title == title)
    page.table.stand_at(row, column)


class Keys:
    """Presses keys where the focus is, and counts them."""

    def __init__(self, page: CopyPage) -> None:
        self.page, self.count = page, 0

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self._target(), key, modifier)
        self.count += 1

    def write(self, text: str) -> None:
        for letter in text:
            QTest.keyClicks(self._target(), letter)
            self.count += 1

    def _target(self) -> QWidget:
        return self.page.focusWidget() or self.page.table


ENTER = Qt.Key.Key_Return
