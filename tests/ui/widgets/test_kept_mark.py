"""The mark in the status bar: kept, not kept since, read-only, trial."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QMainWindow

from desktop.ui.widgets.kept_mark import ALARM, KeptMark
from desktop.ui.widgets.text import font_metrics
from tests.ui.panels.conftest import dark_palette


@pytest.fixture
def window() -> QMainWindow:
    return QMainWindow()


@pytest.fixture
def mark(window: QMainWindow, shown) -> KeptMark:
    made = KeptMark()
    window.statusBar().addPermanentWidget(made)
    shown(window, 900, 300)
    return made


def _is_red(mark: KeptMark) -> bool:
    image = mark.label.grab().toImage()
    red, whole = QColor(ALARM), image.width() * image.height()
    same = sum(QColor(image.pixel(x, y)) == red for x in range(image.width()) for y in range(image.height()))
    return same > whole * 0.3


def test_nothing_is_said_before_anything_is_known(mark) -> None:
    assert mark.state == ""
    assert not mark.label.isVisible()
    assert not mark.elsewhere.isVisible()


def test_a_kept_game_is_marked_quietly(mark) -> None:
    mark.show_kept("14:32")
    assert mark.words == "kept 14:32"
    assert mark.label.isVisible()
    assert not mark.elsewhere.isVisible()
    assert not _is_red(mark)


def test_a_game_that_is_not_kept_is_red_says_since_when_and_why_and_offers_another_place(mark, qtbot) -> None:
    mark.show_not_kept("14:32", "No space left on device")
    assert mark.words == "not kept since 14:32"
    assert "No space left on device" in mark.label.toolTip()
    assert "No space left on device" in mark.accessibleDescription()
    assert _is_red(mark)
    with qtbot.waitSignal(mark.elsewhere_requested):
        qtbot.mouseClick(mark.elsewhere, Qt.MouseButton.LeftButton)
    assert mark.state == "not-kept", "asking for another place keeps nothing yet"


def test_the_alarm_ends_when_the_game_is_kept_again(mark) -> None:
    mark.show_not_kept("14:32", "No space left on device")
    mark.show_kept("14:40")
    assert not mark.elsewhere.isVisible()
    assert "No space" not in mark.label.toolTip()
    assert not _is_red(mark)


def test_read_only_and_trials_are_told(mark) -> None:
    mark.show_read_only("Another program has it open")
    assert mark.words == "read-only"
    assert mark.label.toolTip() == "Another program has it open"
    mark.show_trial()
    assert "trial" in mark.words
    mark.clear()
    assert not mark.label.isVisible()


@pytest.mark.parametrize("factor", [0.8, 2.0])
def test_the_words_have_room_at_any_size_in_both_themes(mark, set_scale, qapp, factor: float) -> None:
    mark.show_not_kept("14:32", "")
    set_scale(factor)
    qapp.setPalette(dark_palette())
    for _ in range(3):
        qapp.processEvents()
    assert mark.label.width() > font_metrics(bold=True).horizontalAdvance(mark.words)
    assert mark.label.height() >= mark.label.fontMetrics().height()
    assert _is_red(mark)
