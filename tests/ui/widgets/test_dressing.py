"""Fonts and colours that change while widgets come and go."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.ui import theme


def test_nothing_is_collected_while_widgets_are_listed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A widget that goes between Qt's list and ours would be read after its end, and the program with it."""
    gc.enable()
    rested: list[bool] = []
    listed = QApplication.allWidgets

    def watched() -> list[QWidget]:
        rested.append(not gc.isenabled())
        return listed()

    monkeypatch.setattr(QApplication, "allWidgets", staticmethod(watched))
    widget = QWidget()
    qtbot.addWidget(widget)
    assert widget in theme.all_widgets()
    assert rested == [True]
    assert gc.isenabled()


def test_a_collector_that_rested_before_rests_on(qtbot: QtBot) -> None:
    gc.disable()
    try:
        theme.all_widgets()
        assert not gc.isenabled()
    finally:
        gc.enable()
