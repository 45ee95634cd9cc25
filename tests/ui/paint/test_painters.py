"""Painters on the screen and on paper."""

from __future__ import annotations

import sys
from io import BytesIO

import pypdf
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter

from desktop.ui.paint.board import PRINT, Lod, board_picture, board_sheet, fit_transform
from desktop.ui.paint.cards import fitting_size, paint_card
from desktop.ui.paint.counters import (
    PICTURES,
    TINY_PX,
    counter_pixmap,
    figure_height,
    margin_px,
    paint_counter,
)
from desktop.ui.paint.dice import paint_die
from desktop.ui.paint.palette import palette
from desktop.ui.paint.shapes import border_loops, edges
from desktop.ui.paint.symbols import SYMBOLS
from desktop.views.board import SpaceView
from desktop.views.pieces import Badge, CardView, CounterFace
from tests.ui.map.conftest import make_board, square

FACE = CounterFace("nationalist", "infantry", "II", "7-8-6", "1/1/1", "dark blue", corner="J")


@pytest.fixture
def canvas(qapp):
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    yield painter, image
    if painter.isActive():
        painter.end()


def test_counter_shows_ground_stripe_and_figures(canvas):
    painter, image = canvas
    paint_counter(painter, QRectF(0, 0, 200, 200), FACE)
    painter.end()
    assert image.pixelColor(30, 60) == palette().ground("nationalist")
    assert image.pixelColor(10, 100) == palette().ground("dark blue")
    figures = {image.pixelColor(x, 150).lightness() > 200 for x in range(40, 180)}
    assert figures == {True, False}


def test_reduced_side_is_paler(canvas):
    painter, image = canvas
    paint_counter(painter, QRectF(0, 0, 100, 100), replace(FACE, reduced=True))
    painter.end()
    assert image.pixelColor(90, 90).lightness() > palette().ground("nationalist").lightness()


@pytest.mark.parametrize("symbol", [*sorted(SYMBOLS), "marker-turn", "unheard-of"])
def test_every_symbol_is_drawn(canvas, symbol):
    painter, image = canvas
    paint_counter(painter, QRectF(0, 0, 100, 100), CounterFace("white", symbol, "XXX", name="Name"))
    painter.end()
    inked = sum(image.pixelColor(x, y).lightness() < 90 for x in range(12, 80) for y in range(20, 80))
    assert inked > 20


@pytest.mark.parametrize("size", ["I", "II", "III", "X", "XX", "XXX", "•••", "bn", "Legion"])
def test_size_marks_show_on_blocks(qapp, size):
    image = counter_pixmap(CounterFace("white", "infantry", size), round(TINY_PX) - 1).toImage()
    middle, half = image.width() // 2, round(TINY_PX) // 2 - 4
    inside = range(middle - half, middle + half)
    assert any(image.pixelColor(x, y).lightness() < 150 for x in inside for y in inside)


def test_symbols_differ(qapp):
    images = [counter_pixmap(replace(FACE, symbol=s), 60).toImage() for s in sorted(SYMBOLS)]
    pictures = [bytes(image.constBits()) for image in images]  # the images must outlive their bits
    same = [("army", "corps"), ("army", "infantry"), ("corps", "infantry")]
    names = sorted(SYMBOLS)
    equal = [(a, b) for i, a in enumerate(names) for j, b in enumerate(names) if i < j and pictures[i] == pictures[j]]
    assert equal == same


def test_counter_pictures_are_kept_by_face_size_and_badges(qapp):
    PICTURES.clear()
    made = PICTURES.made
    first = counter_pixmap(FACE, 64, 2.0)
    assert counter_pixmap(replace(FACE), 64, 2.0).cacheKey() == first.cacheKey()
    assert PICTURES.made == made + 1
    counter_pixmap(FACE, 65, 2.0)
    counter_pixmap(FACE, 64, 2.0, (Badge("supply", "S", "Out of supply"),))
    assert PICTURES.made == made + 3
    assert first.width() == round((64 + 2 * margin_px(64)) * 2.0)


def test_small_counters_show_the_first_of_their_figures(qapp):
    first = replace(FACE, values="1-8-6")
    other = replace(FACE, values="7-1-1")
    assert counter_pixmap(FACE, 28).toImage() == counter_pixmap(other, 28).toImage()
    assert counter_pixmap(FACE, 28).toImage() != counter_pixmap(first, 28).toImage()
    assert figure_height(FACE, 28) > 1.5 * figure_height(FACE, 31)


def test_dice_show_as_many_pips_as_their_value(canvas):
    painter, image = canvas
    paint_die(painter, QRectF(0, 0, 90, 90), 1)
    paint_die(painter, QRectF(100, 0, 90, 90), 2)
    painter.end()
    assert image.pixelColor(45, 45).lightness() < 60
    assert image.pixelColor(145, 45).lightness() > 200


def test_cards_and_their_backs(canvas):
    painter, image = canvas
    card = CardView(
        "c", "A long title that needs two lines", "7", (("OPS", "4"),), "republican", "Text. " * 120, ("combat",)
    )
    paint_card(painter, QRectF(0, 0, 150, 210), card)
    paint_card(painter, QRectF(160, 0, 150, 210), CardView("", "", band="nationalist", hidden=True))
    painter.end()
    assert image.pixelColor(75, 5) == palette().ground("republican")
    assert image.pixelColor(170, 20).lightness() < 120


def pdf_of(draw) -> bytes:
    store = QBuffer()
    store.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(store)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A3))
    writer.setPageMargins(QMarginsF(8, 8, 8, 8))
    writer.setResolution(300)
    painter = QPainter(writer)
    draw(painter, QRectF(painter.viewport()))
    painter.end()
    return bytes(store.data().data())


def big_board():
    spaces = tuple(replace(square(c, r), id=f"{c}-{r}") for c in range(30) for r in range(36))
    return replace(make_board("big"), spaces=spaces, bounds=(-60, -60, 3020, 3620), neighbours=())


def test_a_thousand_spaces_make_a_small_pdf_without_pictures(qapp):
    board = big_board()

    def draw(painter, page):
        transform, _ = fit_transform(board, page)
        painter.setTransform(transform)
        board_sheet(board).paint(painter, PRINT, palette())
        for space in board.spaces[::7]:
            paint_counter(painter, QRectF(space.center[0] - 33, space.center[1] - 33, 66, 66), FACE)

    data = pdf_of(draw)
    assert len(data) < 1_500_000
    page = pypdf.PdfReader(BytesIO(data)).pages[0]
    assert len(page.images) == 0
    text = page.extract_text()
    assert "Villa" in text
    assert "7-8-6" in text


def test_words_are_left_out_where_they_cannot_be_read(qapp):
    board = make_board("words")
    sheet = board_sheet(board)
    assert not [w for w in sheet.words(Lod(0.3)) if w.style == "number"]
    assert [w for w in sheet.words(Lod(1.0)) if w.style == "number"]
    assert sheet.words(Lod(1.0, 0.0)) == []


def test_names_stay_off_the_middle_of_spaces(qapp):
    board = make_board("names")
    (name,) = [w for w in board_sheet(board).words(Lod(1.0)) if w.text == "Villa"]
    assert name.rect.top() > 100


def test_terrain_is_told_by_pattern_as_well_as_tint(qapp):
    board = make_board("patterns")
    image = board_picture(board, QSize(1000, 580), font_scale=0.0)
    plain = []
    for space in board.spaces[:10]:
        x, y = round(space.center[0] + 80), round(space.center[1] + 80)
        around = {image.pixelColor(x + dx, y + dy).name() for dx in range(-30, 31, 2) for dy in range(-30, 31, 2)}
        if len(around) < 6:
            plain.append(space.terrain[0])
    assert set(plain) <= {"clear", "hill"}


def test_shared_edges_are_drawn_once():
    outlines = [square(c, r).outline for c in range(3) for r in range(2)]
    outer, inner = edges(outlines)
    assert (len(outer), len(inner)) == (10, 7)
    assert len(border_loops(outlines)) == 1
    ring = [square(c, r).outline for c in range(3) for r in range(3) if (c, r) != (1, 1)]
    assert len(border_loops(ring)) == 2


def test_coasts_end_with_the_sheet(canvas):
    painter, image = canvas
    land = ((-50.0, -50.0), (350.0, -50.0), (350.0, 250.0), (-50.0, 250.0))
    board = replace(make_board([]), id="coast", bounds=(0.0, 0.0, 200.0, 150.0), backdrop=(("land", land),))
    board_sheet(board).paint(painter, Lod(1.0), palette())
    painter.end()
    assert image.pixelColor(100, 75) != QColor("#ffffff")
    assert image.pixelColor(250, 75) == QColor("#ffffff")


def test_long_words_of_a_title_fit_on_the_card(qapp):
    assert fitting_size("Short", 20, 160.0) == 20
    small = fitting_size("Zheleznodorozhnyye Voyska", 20, 130.0)
    assert 8 < small < 16


def test_a_board_without_anything_paints(qapp):
    empty = replace(make_board("empty"), spaces=(), lines=(), marks=(), labels=(), neighbours=())
    assert not board_picture(empty, QSize(50, 50)).isNull()
    odd = replace(empty, id="odd", spaces=(SpaceView("p", "", "", (0, 0), ((0, 0), (9, 0), (0, 9)), ("unheard-of",)),))
    assert not board_picture(odd, QSize(50, 50)).isNull()


def test_painting_does_not_lose_references_to_none(canvas):
    """Some builds of PySide6 dropped one with each call that returns nothing, and aborted after some thousand."""
    painter, _ = canvas
    before = sys.getrefcount(None)
    for index in range(10_000):
        painter.setPen(QColor("#000000"))
        painter.drawRect(index % 300, 5, 10, 10)
    for _ in range(100):
        paint_counter(painter, QRectF(0, 0, 60, 60), FACE)
    assert abs(sys.getrefcount(None) - before) < 500
