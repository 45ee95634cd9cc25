"""Whatever is clicked, dragged and pressed in whatever order: no fault, no warning, nobody stuck, memory flat."""

from __future__ import annotations

import gc
import resource
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.data.headline import Headline
from desktop.engine.match import Match
from desktop.ui.app import dress
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings
from tests.ui.monkey import Monkey, close_all

GAMES = (
    ("tiny", "skirmish"),
    ("battles", "pindoque"),
    ("crusade", "columns"),
    ("reich", "intro-1941-42"),
    ("arriba", "civil-war"),
    ("illusions", "brusilov"),
)
LARGEST_GROWTH = 150_000
"""Kilobytes that the second half of a long evening may add."""


def evening(qtbot: QtBot, folder: Path, game: tuple[str, str], seed: int, acts: int) -> Monkey:
    """A window with a game on the table, and a monkey at it."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    dress(app)
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat), folder / "data")
    settings.theme, settings.animation = "light", 0
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    match = Match.new(*game, seed=None if seed % 2 else seed)
    window.begin(match, Headline(handover=("needed", "never")[seed % 2]))
    monkey = Monkey(window, seed)
    for number in range(acts):
        monkey.act()
        assert not monkey.faults, f"act {number}: {monkey.done[-5:]}\n{monkey.faults[0]}"
        if number == acts // 2:
            gc.collect()
            half = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    close_all(window)
    window.close()
    assert not monkey.faults
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - half < LARGEST_GROWTH, monkey.done[-5:]
    return monkey


@pytest.fixture(autouse=True)
def _no_other_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda *args: True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game[0])
def test_a_short_evening(qtbot: QtBot, tmp_path: Path, game: tuple[str, str]) -> None:
    evening(qtbot, tmp_path, game, seed=sum(map(ord, game[0])), acts=30)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game[0])
def test_a_long_evening(qtbot: QtBot, tmp_path: Path, game: tuple[str, str], seed: int) -> None:
    monkey = evening(qtbot, tmp_path, game, seed=seed, acts=1500)
    print(f"{game[0]} {seed}: {len(monkey.done)} acts, stalls {monkey.stalls}")
