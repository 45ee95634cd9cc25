"""The first look at the tall map: it is shown where the armies are, not whole and too small to read."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QSettings
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
    assert board.view.zoom() >= readable_zoom(board.scene.ground.board.piece_size) * 0.99
    seen = board.view.seen()
    assert sum(seen.contains(QPointF(*spot)) for spot in spots_held(board.scene)) > 20
    board.fit()
    assert board.view.is_whole_too_small()
