"""The strip with the last roll: its words say what fell, also where the dice have no room."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.ui.result_strip import MOST_DICE, ResultStrip
from desktop.views.battle import RollView


def test_dice_without_room_are_counted(qtbot: QtBot) -> None:
    strip = ResultStrip()
    qtbot.addWidget(strip)
    strip.show_roll(RollView((3,), "Weather: 3"))
    assert strip.accessibleName() == "Weather: 3"
    strip.show_roll(RollView((1,) * (MOST_DICE + 5), "Inter-Phase"))
    assert strip.accessibleName() == f"Inter-Phase: {MOST_DICE + 5} dice"
    strip.show_roll(None)
    assert not strip.accessibleName()


def test_what_fell_is_told_when_the_dice_lie(qtbot: QtBot) -> None:
    strip = ResultStrip()
    qtbot.addWidget(strip)
    strip.lie_at_table(False)  # shown, it has another frame where the mouse happens to be
    strip.resize(300, 24)
    strip.show_roll(RollView((3,), "Weather: 3"))
    told = strip.grab().toImage()
    strip.wait()
    empty = strip.grab().toImage()
    assert empty != told
    strip.show_roll(RollView((6,), "Weather: 6"))
    assert strip.grab().toImage() == empty
    strip.show_roll(RollView((3,), "Weather: 3"))
    qtbot.waitUntil(lambda: strip.grab().toImage() == told, timeout=3000)
