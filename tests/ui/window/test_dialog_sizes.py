"""Dialogs in letters of twice the size: none is larger than the window, and the words of preferences have room."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets.text import TextLabel


def dialog_of(window: MainWindow, command: str, scale: float) -> QDialog:
    window.settings.font_scale = scale
    window.apply_settings()
    window.begin(Match.new("tiny", "meeting", seed=1))
    window.commands.actions[command].trigger()
    QTest.qWait(40)
    return next(each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible())


@pytest.mark.parametrize("command", ["keys", "guide", "palette", "about_data", "new_game", "preferences"])
def test_no_dialog_is_larger_than_its_window(window: MainWindow, command: str) -> None:
    dialog = dialog_of(window, command, 2.0)
    assert dialog.width() <= window.width()
    assert dialog.height() <= window.height()
    dialog.close()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_words_of_preferences_have_room(window: MainWindow, scale: float) -> None:
    dialog = dialog_of(window, "preferences", scale)
    for label in dialog.findChildren(TextLabel):
        assert label.height() >= label.heightForWidth(label.width())
    dialog.close()
