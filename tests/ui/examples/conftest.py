"""A window with the examples of the tiny game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from desktop.examples import loader
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from tests.examples.conftest import TINY


@pytest.fixture
def store(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def _tiny_examples(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(loader, "folder_of", lambda game_id: TINY if game_id == "tiny" else tmp_path / "none")


@pytest.fixture
def window(qtbot: QtBot, store: QSettings, tmp_path: Path, _tiny_examples: None) -> Iterator[MainWindow]:
    settings = Settings(store, tmp_path / "data")
    settings.animation = 0
    settings.handover = "never"
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.examples.controller.close()
