"""A pile of which one unit attacks already: a click on it is for those that may join."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow


def test_a_click_on_a_pile_of_which_the_top_attacks_opens_it_for_the_others(window: MainWindow) -> None:
    match = Match.new("crusade", "columns", seed=1)
    for action in (match.decision.actions[0], "mark avila attack", "marked", "target san_martin"):
        match.play(action if isinstance(action, Action) else Action.parse(action))
    window.begin(match)
    board = window.page.map
    board.fit()
    top = board.scene.top_of("avila")
    window.controller.play(f"with {top}")
    QTest.qWait(5)
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=board.piece_spot(top))
    QTest.qWait(5)
    assert QApplication.activePopupWidget() is None
    assert board.fan.space == "avila"
