"""An owner's scan lies under the board, is played on, is switched off by a key, and is in nothing that leaves him."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.data.pictures import keeping
from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.opening_pictures import Opening, drawn
from desktop.ui.own_pictures.things import board_of
from desktop.ui.paint.own import OWN
from desktop.ui.paint.own_map import pyramid_of, way_of
from desktop.ui.paint.picture import public_picture
from tests.ui.own_pictures.scans import PAPER, SEA, face, laid_under, scan
from tests.ui.table import LEFT, NONE, opened

WHOLE = QSize(900, 640)


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_HOME", str(tmp_path / "home"))
    OWN.use("")


def has(image: QImage, *colours: str) -> list[bool]:
    """Whether each colour takes a good part of a picture."""
    found = []
    for name in colours:
        wanted, count = QColor(name), 0
        for x in range(0, image.width(), 9):
            for y in range(0, image.height(), 9):
                pair = zip(image.pixelColor(x, y).getRgb()[:3], wanted.getRgb()[:3], strict=True)  # type: ignore[arg-type]
                count += all(abs(a - b) <= 14 for a, b in pair)
        found.append(count * 81 > image.width() * image.height() * 0.02)
    return found


def seen(window: MainWindow) -> QImage:
    window.page.map.settle()
    return window.page.map.view.grab().toImage()


def play(window: MainWindow, count: int, seed: int = 1) -> None:
    """Random answers, given as the panels give them."""
    chance = random.Random(seed)
    for _ in range(count):
        asked = window.controller.match.decision
        if asked is None:
            return
        window.controller.play(str(chance.choice(asked.actions)))


def test_a_game_is_played_on_the_scan(qtbot: QtBot, tmp_path: Path) -> None:
    laid_under("crusade", scan(tmp_path / "printed map.jpg"))
    with opened(qtbot, tmp_path, Match.new("crusade", "campaign", {}, seed=3)) as window:
        assert has(seen(window), PAPER, SEA) == [True, True]
        before = len(window.controller.match.log)
        play(window, 25)
        assert len(window.controller.match.log) > before
        assert has(seen(window), PAPER, SEA) == [True, True]
        shown = window.page.map.scene
        piece = shown.top_of(next(iter(shown.stacks)))
        with qtbot.waitSignal(window.page.map.piece_clicked) as clicked:
            QTest.mouseClick(window.page.map.view.viewport(), LEFT, NONE, window.page.map.piece_spot(piece))
        assert clicked.args == [piece]
        assert has(window.page.map.board_image(WHOLE), PAPER, SEA) == [True, True]
        board, table = window.wiring.board, window.controller.table
        assert board is not None
        assert has(public_picture(board, table.sight.public()), PAPER, SEA) == [False, False]


def test_one_key_switches_the_pictures_off_and_on(qtbot: QtBot, tmp_path: Path) -> None:
    laid_under("crusade", scan(tmp_path / "scan.png"))
    with opened(qtbot, tmp_path, Match.new("crusade", "campaign", {}, seed=3)) as window:
        for shown in (False, True):
            QTest.keyClick(window, Qt.Key.Key_F6)
            assert keeping.read_pictures("crusade").shown is shown
            assert has(seen(window), PAPER, SEA) == [shown, shown]
            assert window.page.map.scene.tiles.made


def test_without_pictures_the_key_says_where_they_come_from(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, tmp_path, Match.new("crusade", "campaign", {}, seed=3)) as window:
        QTest.keyClick(window, Qt.Key.Key_F6)
        assert "You have no pictures of this game yet" in window.status.currentMessage()
        assert not keeping.file_of("crusade").exists()


def test_pictures_that_were_deleted_leave_the_drawn_board(qtbot: QtBot, tmp_path: Path) -> None:
    laid_under("crusade", scan(tmp_path / "scan.png"))
    with opened(qtbot, tmp_path, Match.new("crusade", "campaign", {}, seed=3)) as window:
        shutil.rmtree(keeping.folder_of("crusade"))
        window.page.map.zoom_in()
        seen(window)
        window.page.map.renew_pictures()
        assert has(seen(window), PAPER, SEA) == [False, False]
        play(window, 5)
    keeping.file_of("crusade").write_text("maps: [1, 2")
    with opened(qtbot, tmp_path, Match.new("crusade", "campaign", {}, seed=3)) as window:
        assert has(seen(window), PAPER, SEA) == [False, False]


def test_names_and_lights_over_the_scan_can_be_left_out(qtbot: QtBot, tmp_path: Path) -> None:
    pictures = laid_under("crusade", scan(tmp_path / "scan.png"))
    with opened(qtbot, tmp_path, Match.new("crusade", "campaign", {}, seed=3)) as window:
        scene = window.page.map.scene
        assert scene.lit_item.isVisible()
        with_names = seen(window)
        OWN.put(replace(pictures, names=False, lights=False))
        window.page.map.renew_pictures()
        assert not scene.lit_item.isVisible()
        assert seen(window) != with_names


def test_the_start_page_and_other_games_are_drawn(qtbot: QtBot, tmp_path: Path) -> None:
    laid_under("crusade", scan(tmp_path / "scan.png"))
    face(keeping.folder_of("crusade") / "u.png", PAPER, 90, 90)
    assert not any(has(drawn(Opening("crusade", "campaign", ()), WHOLE, 1.0), PAPER, SEA))
    with opened(qtbot, tmp_path, Match.new("reich", "intro-1941-42", {}, seed=3)) as window:
        assert not any(has(seen(window), PAPER, SEA))


def test_a_scenario_on_a_part_of_the_map_shows_that_part(qtbot: QtBot, tmp_path: Path) -> None:
    pictures = laid_under("battles", scan(tmp_path / "scan.png"), map_id="jarama")
    picture = replace(pictures.maps["jarama"], scenario="jarama")
    whole, part = board_of("battles", "jarama"), board_of("battles", "pindoque")
    pyramid = pyramid_of("battles", picture)
    ways = [way_of(picture, board, pyramid).inverted()[0] for board in (whole, part)]
    for name in ("2634", "2840"):
        spots = [next(space.center for space in board.spaces if space.id == name) for board in (whole, part)]
        printed = [way.map(QPointF(*spot)) for way, spot in zip(ways, spots, strict=True)]
        assert spots[0] != spots[1]
        assert (printed[0] - printed[1]).manhattanLength() < 1


def test_a_hex_map_lies_by_three_spots_and_pieces_are_carried_on_it(qtbot: QtBot, tmp_path: Path) -> None:
    board_units = [[0, 0, 0, 0], [1600, 0, 4000, 0], [0, 1200, 0, 3000]]
    laid_under("battles", scan(tmp_path / "scan.png"), board_units, map_id="jarama")
    with opened(qtbot, tmp_path, Match.new("battles", "jarama", {}, seed=3)) as window:
        image = window.page.map.board_image(WHOLE)
        assert has(image, PAPER, SEA) == [True, True]
        before = len(window.controller.match.log)
        play(window, 12, 2)
        assert len(window.controller.match.log) > before
