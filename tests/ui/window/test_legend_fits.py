"""The legend in a small window: as wide as it is laid out, whatever lies below the map."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from desktop.engine.match import Match
from desktop.ui.map.legend import Legend
from tests.ui.window.test_hand import of_round, window_on


@pytest.mark.parametrize("opened", [True, False])
def test_the_longest_legend_is_scrolled_downwards_only(qtbot, tmp_path: Path, *, opened: bool) -> None:
    scenario = ("illusions", "campaign-1914")
    match = Match.new(*scenario, seed=1) if opened else of_round(*scenario)
    with window_on(qtbot, tmp_path, match, (1280, 800)) as window:
        window.controller.hold_up("")
        window.commands.actions["legend"].trigger()
        QTest.qWait(40)
        legend = window.page.map.findChild(Legend)
        area = legend.findChild(QScrollArea)
        assert legend.isVisible()
        assert area.horizontalScrollBar().maximum() == 0
        assert window.page.map.view.rect().contains(legend.geometry())
        assert (area.verticalScrollBar().maximum() > 0) == opened, "below cards that lie open there is less room"
