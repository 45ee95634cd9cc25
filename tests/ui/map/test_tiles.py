"""Tiles of the first look at a board are found again the next time."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtTest import QTest

from desktop.ui.map import scene
from desktop.ui.map.look import MapLook
from desktop.ui.map.map_widget import MapWidget
from desktop.ui.map.tiles import SIDE, TileStore
from desktop.ui.paint import counters, shelf
from desktop.ui.paint.board import BoardSheet, board_sheet
from desktop.ui.paint.counters import PICTURES
from tests.ui.map.conftest import PIECES, make_board, make_table


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(scene, "FIRST_LOOK_MS", 600_000)  # a slow machine must not end the first look


def first_look(qtbot, board_id: str = "squares", font_scale: float = 1.0, theme: str = "light") -> MapWidget:
    widget = MapWidget()
    qtbot.addWidget(widget)
    widget.resize(900, 600)
    widget.set_font_scale(font_scale)
    widget.set_theme(theme)
    widget.set_board(make_board(board_id))
    widget.fit()
    widget.show()
    QTest.qWaitForWindowExposed(widget)
    widget.view.viewport().repaint()
    return widget


def made(widget: MapWidget) -> int:
    return widget.scene.tiles.made + widget.scene.word_tiles.made


def test_the_first_look_is_drawn_once_and_looks_the_same_again(qtbot):
    drawn = first_look(qtbot)
    assert made(drawn) > 0
    drawn.shelve()
    again = first_look(qtbot)
    assert made(again) == 0
    assert again.view.viewport().grab().toImage() == drawn.view.viewport().grab().toImage()


def test_damaged_tiles_are_drawn_again_after_the_first_look(qtbot, tmp_path):
    drawn = first_look(qtbot)
    drawn.shelve()
    for path in (tmp_path / "sandtable" / "pictures").iterdir():
        whole = path.read_bytes()
        path.write_bytes(whole[:-2000] + bytes(255 - value for value in whole[-2000:]))
    again = first_look(qtbot)
    assert made(again) == 0
    again.shelve()
    again.view.viewport().repaint()
    again.settle()
    assert made(again) > 0
    assert again.view.viewport().grab().toImage() == drawn.view.viewport().grab().toImage()
    assert made(first_look(qtbot)) > 0


def test_what_looks_different_is_drawn_anew(qtbot):
    first_look(qtbot).shelve()
    assert made(first_look(qtbot, board_id="others")) > 0
    assert made(first_look(qtbot, font_scale=1.5)) > 0
    assert made(first_look(qtbot, theme="dark")) > 0


def test_other_zooms_are_drawn_from_the_board(qtbot):
    first_look(qtbot).shelve()
    again = first_look(qtbot)
    again.zoom_in()
    again.settle()
    assert made(again) > 0


def test_a_board_is_told_from_another_by_its_content():
    assert BoardSheet(make_board()).fingerprint == BoardSheet(make_board()).fingerprint
    assert BoardSheet(make_board()).fingerprint != BoardSheet(make_board(kind="area")).fingerprint


def test_counters_of_the_first_look_are_found_again(qtbot, monkeypatch):
    def look() -> MapWidget:
        PICTURES.clear()
        widget = first_look(qtbot)
        widget.show_table(make_table(PIECES))
        widget.view.viewport().repaint()
        return widget

    drawn = look()
    before = drawn.view.viewport().grab().toImage()
    drawn.shelve()
    drawn_again = []
    monkeypatch.setattr(counters, "_render", lambda face, *_: drawn_again.append(face) or QPixmap())
    again = look()
    assert again.view.viewport().grab().toImage() == before
    assert drawn_again == []


def test_a_board_put_away_does_not_end_the_first_look_at_the_next(qtbot):
    """Its clock may still run: what the next board shows would not be kept."""
    before = first_look(qtbot)
    PICTURES.clear()
    after = first_look(qtbot)
    before.scene.end_first_look()
    after.show_table(make_table(PIECES))
    after.view.viewport().repaint()
    after.shelve()
    PICTURES.open_shelf(shelf.name_of("faces", board_sheet(make_board()).fingerprint))
    assert len(PICTURES._found) > 0


def test_a_fault_while_painting_is_reported_once_and_the_rest_is_painted(qtbot, monkeypatch):
    told = []
    monkeypatch.setattr("sys.excepthook", lambda _kind, error, _trace: told.append(str(error)))
    widget = first_look(qtbot)
    widget.show_table(make_table(PIECES))
    faulty = next(iter(widget.scene.pieces.values()))

    def fail(*_: object) -> None:
        raise ValueError("no such picture")

    monkeypatch.setattr(faulty, "show_on", fail)
    for _ in range(3):
        widget.view.viewport().repaint()
        widget.view.viewport().grab()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["no such picture"]


def test_the_seams_around_a_new_tile_are_painted_too(qtbot):
    painted = []
    store = TileStore(painted.append)
    store.set_sheet(BoardSheet(make_board()), MapLook.standard().palette, 1.0)
    store._wanted = [(0.7, 0, 0)]
    store._make_some()
    side = SIDE / 0.7
    assert painted[0].contains(QRectF(-1, -1, side + 2, side + 2))


def test_what_stands_in_for_a_tile_paints_nothing_beside_the_board(qtbot):
    """Nothing beside it is painted again when the tile is ready."""
    store = TileStore(lambda rect: None)
    sheet = board_sheet(make_board("squares"))
    store.set_sheet(sheet, MapLook.standard().palette, 1.0)
    left, top, width, height = sheet.board.bounds
    for scale in (1.0, 1.25):  # at the first scale the tiles are made at once
        canvas = QImage(round(width * scale) + 400, round(height * scale) + 400, QImage.Format.Format_RGB32)
        canvas.fill(0xFF00FF)
        painter = QPainter(canvas)
        store.paint(painter, scale, QPointF(200 - left * scale, 200 - top * scale), canvas.rect(), 1.0)
        painter.end()
    across = range(0, canvas.width(), 7)
    painted = [x for x in across if canvas.pixel(x, canvas.height() // 2) & 0xFFFFFF != 0xFF00FF]
    assert painted
    assert min(painted) >= 199
    assert max(painted) <= canvas.width() - 199
