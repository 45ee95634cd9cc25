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
