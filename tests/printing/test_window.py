"""Printing from the window: the commands, the button of a scenario, what is said when it is done or refused."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.data import atomic
from desktop.engine.match import Match
from desktop.ui.app import dress
from desktop.ui.dialogs.print_dialog import PrintDialog
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from tests.printing.reading import opened, words_of


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat), tmp_path / "data")
    settings.theme, settings.animation, settings.handover = "light", 0, "never"
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    yield window
    for dialog in window.findChildren(QFileDialog) + window.findChildren(PrintDialog):
        dialog.close()
    window.close()


def dialog_of(window: MainWindow) -> PrintDialog:
    found = window.findChildren(PrintDialog)
    assert len(found) == 1
    return found[0]


def test_print_shows_the_game_on_the_table(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    assert not window.commands.actions["print_sheets"].isEnabled()
    window.begin(Match.new("tiny", "meeting", seed=1))
    qtbot.wait(10)
    window.commands.actions["print_sheets"].trigger()
    dialog = dialog_of(window)
    dialog.choose("position")
    qtbot.waitUntil(lambda: dialog.preview.pageCount() > 1)
    target = tmp_path / "position.pdf"
    with qtbot.waitSignal(dialog.written):
        dialog.export_to(str(target))
    assert "the game as it stands" in words_of(opened(target))
    assert "position.pdf" in window.status.currentMessage()


def test_export_asks_for_a_file_at_once(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(Match.new("tiny", "meeting", seed=1))
    qtbot.wait(10)
    window.commands.actions["export_sheets"].trigger()
    assert dialog_of(window).findChildren(QFileDialog)


def test_a_scenario_on_the_start_page_prints_its_set_up(window: MainWindow, qtbot: QtBot) -> None:
    window.start.play.print_requested.emit("tiny", "meeting")
    dialog = dialog_of(window)
    assert dialog.order().what == "setup"
    assert dialog.what.findData("position") < 0


def test_a_full_disk_is_told_in_one_line(window: MainWindow, qtbot: QtBot, monkeypatch, tmp_path: Path) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    window.start.play.print_requested.emit("tiny", "meeting")
    dialog = dialog_of(window)
    monkeypatch.setattr(atomic.os, "fsync", full)
    with qtbot.waitSignal(dialog.failed, timeout=60_000):
        dialog.export_to(str(tmp_path / "x.pdf"))
    box = window.findChildren(QMessageBox)[0]
    assert box.text() == f"{tmp_path / 'x.pdf'}: No space left on device"
    assert not list(tmp_path.glob("*.pdf*"))
    box.close()
