"""The first look at the large map: it is shown where the armies are, not whole and small."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.map.framing import readable_zoom, spots_held
from desktop.ui.settings import Settings


def test_the_map_opens_where_most_armies_stand(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat), tmp_path)
    settings.animation, settings.handover = 0, "never"
    window = MainWindow(settings, at_start=False)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.begin(Match.new("illusions", "campaign-1914", seed=1))
    board = window.page.map
    assert board.scene.ground is not None
    assert not board.scene.space_choices, "the question is about cards"
    assert board.view.zoom() >= readable_zoom(board.scene.ground.board.piece_size, 1.0) * 0.99
    seen = board.view.seen()
    assert sum(seen.contains(QPointF(*spot)) for spot in spots_held(board.scene)) > 20
    opened = board.view.zoom()
    board.fit()
    assert board.view.zoom() < opened


@pytest.mark.rule("illusions", "4.2")
def test_the_opening_cards_lie_before_both_players_and_are_taken_by_a_click(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat), tmp_path)
    settings.animation, settings.handover = 0, "open"
    window = MainWindow(settings, at_start=False)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.begin(Match.new("illusions", "campaign-1914", seed=1))
    match = window.controller.match
    assert match.decision is not None
    offered = [action.target for action in match.decision.actions]
    assert len(offered) > 1
    hand = window.docks.hand
    assert [card.view.id for card in hand.card_widgets()] == offered
    QTest.mouseClick(hand.card_widgets()[-1], Qt.MouseButton.LeftButton)
    [slot] = hand.slots()
    QTest.mouseClick(slot.button, Qt.MouseButton.LeftButton)
    assert match.log[-1].action.target == offered[-1]
    assert offered[-1] in match.state.hands["allied"]
    while match.decision is not None and match.decision.prompt.key == "setup.open":
        window.controller.play(str(match.decision.actions[0]))
    assert not hand.card_widgets(), "the hands that were drawn lie face down"
