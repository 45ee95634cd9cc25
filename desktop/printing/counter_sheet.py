"""Counter sheets at true size: units and markers, fronts and backs, with crop marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.printing.flow import Pages
from desktop.printing.leaves import Cut, draw_cuts
from desktop.printing.lettering import INK, Type, draw_text, fitting, height_of
from desktop.printing.paper import MM
from desktop.ui.paint.counters import counter_ground, paint_counter
from desktop.ui.paint.palette import mixed, palette
from desktop.views.board import BoardView
from desktop.views.pieces import CounterFace, PieceView
from desktop.views.table import SetupSheetView

COUNTER_MM = 15.0
"""Side of a counter. The map is printed so that counters of this size fit its spaces."""
GAP_MM = 2.0
"""Between counters: their ground runs on into it, so that a cut a little off shows no white."""
translate = QCoreApplication.translate


class Marker(Struct, frozen=True):
    """A marker with words on it, and on its back."""

    front: str
    back: str
    ground: str = "marker"
    back_ground: str = "marker"


def space_mm(board: BoardView) -> float:
    """The distance between neighbouring spaces on the printed map."""
    return COUNTER_MM * 100 / board.piece_size


def markers_of(sheet: SetupSheetView, board: BoardView) -> list[Marker]:
    """A marker for every track, and one for each space that counts, with a side on each face."""
    tracks = [Marker(name, name) for name, _ in sheet.tracks]
    grounds = {line.side: line.piece.face.ground for line in sheet.lines}
    sides = [(name, grounds[side]) for side, name in sheet.sides if side in grounds]
    if len(sides) == 2:
        (first, ground), (second, other) = sides
        held = translate("Printing", "{0} control")
        number = sum(1 for space in board.spaces if space.value)
        tracks += [Marker(held.format(first), held.format(second), ground, other)] * number
    return tracks


def draw_counters(pages: Pages, sheet: SetupSheetView, board: BoardView, side: str = "") -> Iterator[None]:
    """All counters of a scenario (or of one side), then the markers."""
    pieces = [line.piece for line in sheet.lines if side in ("", line.side)]
    pieces += [piece for piece in sheet.spare if side in ("", piece.side)]
    cuts: list[Cut[PieceView] | Cut[Marker]] = [Cut(piece, _front, _back) for piece in _sorted(pieces)]
    if not side:
        cuts += [Cut(marker, _marker_front, _marker_back) for marker in markers_of(sheet, board)]
    size = (COUNTER_MM * MM, COUNTER_MM * MM, GAP_MM * MM)
    yield from draw_cuts(pages, translate("Printing", "Counters"), size, cuts, _words(sheet, board))  # type: ignore[misc]


def _sorted(pieces: Sequence[PieceView]) -> list[PieceView]:
    """Counters of one colour together, so that a cut that is a little off does little harm."""
    grounds = list(dict.fromkeys(piece.face.ground for piece in pieces))
    return sorted(pieces, key=lambda piece: grounds.index(piece.face.ground))


def _words(sheet: SetupSheetView, board: BoardView) -> tuple[str, str]:
    size = translate("Printing", "Counters of {0:g} mm, map spaces of {1:.1f} mm: print at 100 %, not “fit to page”.")
    fronts = translate("Printing", "{0}: fronts.").format(sheet.scenario)
    backs = translate("Printing", "{0}: backs, in mirror order: print on the other side, turned on the long edge.")
    said = size.format(COUNTER_MM, space_mm(board))
    return f"{fronts} {said}", f"{backs.format(sheet.scenario)} {said}"


def _bleed(painter: QPainter, rect: QRectF, ground: QColor) -> None:
    half = GAP_MM * MM / 2
    painter.fillRect(rect.adjusted(-half, -half, half, half), ground)


def _front(painter: QPainter, rect: QRectF, piece: PieceView) -> None:
    _bleed(painter, rect, counter_ground(piece.face, palette()))
    paint_counter(painter, rect, piece.face)


def _back(painter: QPainter, rect: QRectF, piece: PieceView) -> None:
    if piece.back is not None:
        _bleed(painter, rect, counter_ground(piece.back, palette()))
        paint_counter(painter, rect, piece.back)
    else:
        _draw_blank(painter, rect, piece.face)


def _draw_blank(painter: QPainter, rect: QRectF, face: CounterFace) -> None:
    """The back of a counter of one step: paler, with the name alone."""
    ground = mixed(palette().ground(face.ground), QColor("#ffffff"), 0.7)
    _bleed(painter, rect, ground)
    _draw_words(painter, rect, face.name, Type(6.5))


def _marker_front(painter: QPainter, rect: QRectF, marker: Marker) -> None:
    _draw_marker(painter, rect, marker.front, marker.ground)


def _marker_back(painter: QPainter, rect: QRectF, marker: Marker) -> None:
    _draw_marker(painter, rect, marker.back, marker.back_ground)


def _draw_marker(painter: QPainter, rect: QRectF, words: str, ground: str) -> None:
    colour = mixed(palette().ground(ground), QColor("#ffffff"), 0.55 if ground != "marker" else 0.0)
    _bleed(painter, rect, colour)
    painter.setPen(QPen(INK, 0.6))
    painter.drawRect(rect.adjusted(2, 2, -2, -2))
    _draw_words(painter, rect, words, Type(7.5, bold=True))


def _draw_words(painter: QPainter, rect: QRectF, words: str, type_: Type) -> None:
    inner = rect.adjusted(3.5, 3, -3.5, -3)
    used = fitting(words, inner.width(), inner.height(), type_)
    height = height_of(words, inner.width(), used)
    draw_text(painter, words, inner.x(), inner.y() + (inner.height() - height) / 2, inner.width(), used, "center")
