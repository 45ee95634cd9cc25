"""Counter sheets at true size: units and markers, fronts and backs, with crop marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.printing.corner import corner_words, draw_corner, second_side
from desktop.printing.flow import Pages
from desktop.printing.leaves import Cut, draw_cuts
from desktop.printing.lettering import INK, NO_BRUSH, Type, breaks_a_word, draw_text, fitting, height_of, set_text
from desktop.printing.paper import MM
from desktop.ui.paint.counters import counter_ground, paint_counter
from desktop.ui.paint.palette import ink_on, mixed, palette
from desktop.views.board import BoardView
from desktop.views.pieces import CounterFace, PieceView
from desktop.views.table import SetupSheetView

COUNTER_MM = 15.0
"""Side of a counter. The map is printed so that counters of this size fit its spaces."""
GAP_MM = 2.0
"""Between counters: their ground runs on into it, so that a cut a little off shows no white."""
NEUTRAL = "marker"
INSET = 0.6 * MM
"""Between the cutting line and the outline of a counter."""
CORNER = 2.0 * MM
EDGE, LEAST_SQUEEZE, LEAST_POINTS = 1.2, 0.55, 6.0
ABOVE_FIGURES = 0.61
"""Of the height of a counter: so far down the name may go at its side."""
SQUEEZES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, LEAST_SQUEEZE)
"""How much narrower the words of a marker are set, the widest that keeps them whole."""
SIDE_NAME = Type(6)
translate = QCoreApplication.translate


def space_mm(board: BoardView) -> float:
    """The distance between neighbouring spaces on the printed map."""
    return COUNTER_MM * 100 / board.piece_size


class Marker(Struct, frozen=True):
    """A marker with words on it, and on its back, in the colours of sides."""

    front: str
    back: str
    ground: str
    back_ground: str


def markers_of(sheet: SetupSheetView) -> list[Marker]:
    """As many of each kind as a game needs."""
    grounds = {line.side: line.piece.face.ground for line in reversed(sheet.lines)}
    return [
        Marker(
            kind.front, kind.back or kind.front, grounds.get(kind.side, NEUTRAL),
            grounds.get(kind.back_side if kind.back else kind.side, NEUTRAL),
        )
        for kind in sheet.markers for _ in range(kind.number)
    ]  # fmt: skip


def draw_counters(pages: Pages, sheet: SetupSheetView, board: BoardView, side: str = "") -> Iterator[None]:
    """All counters of a scenario (or of one side), then the markers."""
    pieces = [line.piece for line in sheet.lines for _ in range(line.number) if side in ("", line.side)]
    pieces += [piece for piece in sheet.spare if side in ("", piece.side)]
    second = second_side(sheet)
    cuts: list[Cut[PieceView] | Cut[Marker]] = [
        Cut(piece, *((_front_marked, _back_marked) if piece.side == second else (_front, _back)))
        for piece in _sorted(pieces)
    ]
    if not side:
        cuts += [Cut(marker, _marker_front, _marker_back) for marker in markers_of(sheet)]
    size = (COUNTER_MM * MM, COUNTER_MM * MM, GAP_MM * MM)
    yield from draw_cuts(pages, translate("Printing", "Counters"), size, cuts, _words(sheet, board))  # type: ignore[misc]


def _sorted(pieces: Sequence[PieceView]) -> list[PieceView]:
    """Counters of one colour together, so that a cut that is a little off does little harm; the full side in front."""
    pieces = [_full_in_front(piece) for piece in pieces]
    grounds = list(dict.fromkeys(piece.face.ground for piece in pieces))
    return sorted(pieces, key=lambda piece: grounds.index(piece.face.ground))


def _full_in_front(piece: PieceView) -> PieceView:
    """A counter that starts reduced is cut out like the others and turned over when it is set up."""
    if piece.back is None or not piece.face.reduced:
        return piece
    return replace(piece, face=piece.back, back=piece.face)


def _words(sheet: SetupSheetView, board: BoardView) -> tuple[str, str]:
    size = translate("Printing", "Counters of {0:g} mm, map spaces of {1:.1f} mm: print at 100 %, not “fit to page”.")
    fronts = translate("Printing", "{0}: fronts.").format(sheet.scenario)
    backs = translate("Printing", "{0}: backs, in mirror order: print on the other side, turned on the long edge.")
    said = size.format(COUNTER_MM, space_mm(board))
    said = " ".join(filter(None, (said, corner_words(sheet))))
    return f"{fronts} {said}", f"{backs.format(sheet.scenario)} {said}"


def _bleed(painter: QPainter, rect: QRectF, ground: QColor) -> None:
    half = GAP_MM * MM / 2
    painter.fillRect(rect.adjusted(-half, -half, half, half), ground)


def _front(painter: QPainter, rect: QRectF, piece: PieceView) -> None:
    _draw_face(painter, rect, piece.face)


def _back(painter: QPainter, rect: QRectF, piece: PieceView) -> None:
    if piece.back is not None:
        _draw_face(painter, rect, piece.back)
    else:
        _draw_blank(painter, rect, piece.face)


def _front_marked(painter: QPainter, rect: QRectF, piece: PieceView) -> None:
    _front(painter, rect, piece)
    _draw_corner(painter, rect)


def _back_marked(painter: QPainter, rect: QRectF, piece: PieceView) -> None:
    _back(painter, rect, piece)
    _draw_corner(painter, rect)


def _draw_corner(painter: QPainter, rect: QRectF) -> None:
    draw_corner(painter, rect.adjusted(INSET, INSET, -INSET, -INSET), CORNER)


def _draw_face(painter: QPainter, rect: QRectF, face: CounterFace) -> None:
    """The face off the cutting line, its colour running on over it; the name at a size that can be read, or none."""
    _bleed(painter, rect, counter_ground(face, palette()))
    inner = rect.adjusted(INSET, INSET, -INSET, -INSET)
    if face.symbol.startswith(NEUTRAL):  # its name is all that it has
        paint_counter(painter, inner, face)
        return
    paint_counter(painter, inner, replace(face, name=""))
    _draw_side_name(painter, inner, face)


def _draw_side_name(painter: QPainter, inner: QRectF, face: CounterFace) -> None:
    """Upwards at the right edge, above the figures."""
    room = inner.height() * (ABOVE_FIGURES if face.values else 1.0) - 2 * EDGE
    name = _that_fits(face.name, room / LEAST_SQUEEZE)
    if not name:
        return
    wide = set_text(name, 1000, SIDE_NAME).width
    squeeze = min(1.0, room / wide)
    painter.save()
    painter.translate(inner.right() - EDGE - SIDE_NAME.points * 1.1, inner.y() + EDGE + (room + wide * squeeze) / 2)
    painter.rotate(-90)
    painter.scale(squeeze, 1.0)
    draw_text(painter, name, 0, 0, 1000, SIDE_NAME, colour=ink_on(counter_ground(face, palette())))
    painter.restore()


def _that_fits(name: str, room: float) -> str:
    """As much of a name as has room: without the formation after a stroke, then without its last words."""
    while name and set_text(name, 1000, SIDE_NAME).width > room:
        before, stroke, _ = name.rpartition("/")
        name = before if stroke else " ".join(_without_last(name.split()))
    return name


def _without_last(words: list[str]) -> list[str]:
    """The beginning of a name, which does not end with a small word: "Commune de Paris", "Commune"."""
    left = words[:-1]
    while left and left[-1].islower():
        left = left[:-1]
    return left


def _draw_blank(painter: QPainter, rect: QRectF, face: CounterFace) -> None:
    """The back of a counter of one step: paler, with the name alone."""
    ground = mixed(palette().ground(face.ground), QColor("#ffffff"), 0.7)
    _bleed(painter, rect, ground)
    _draw_words(painter, rect, face.name, Type(7))


def _marker_front(painter: QPainter, rect: QRectF, marker: Marker) -> None:
    _draw_marker(painter, rect, marker.front, marker.ground)


def _marker_back(painter: QPainter, rect: QRectF, marker: Marker) -> None:
    _draw_marker(painter, rect, marker.back, marker.back_ground)


def _draw_marker(painter: QPainter, rect: QRectF, words: str, ground: str) -> None:
    colour = mixed(palette().ground(ground), QColor("#ffffff"), 0.55 if ground != NEUTRAL else 0.0)
    _bleed(painter, rect, colour)
    painter.setPen(QPen(INK, 0.6))
    painter.setBrush(NO_BRUSH)
    painter.drawRect(rect.adjusted(INSET + 1, INSET + 1, -INSET - 1, -INSET - 1))
    _draw_words(painter, rect, words, Type(7.5, bold=True))


def _draw_words(painter: QPainter, rect: QRectF, words: str, type_: Type) -> None:
    """Words in the middle, none broken: where the smallest letters are too wide for that, they are set narrower."""
    inner = rect.adjusted(INSET + 2, INSET + 2, -INSET - 2, -INSET - 2)
    used = fitting(words, inner.width(), inner.height(), type_, LEAST_POINTS)
    if used.points <= LEAST_POINTS:
        used = replace(used, bold=False)
    squeeze = next((each for each in SQUEEZES if _goes_into(words, used, inner, each)), SQUEEZES[-1])
    wide = inner.width() / squeeze
    painter.save()
    painter.translate(inner.x(), inner.y() + (inner.height() - height_of(words, wide, used)) / 2)
    painter.scale(squeeze, 1.0)
    draw_text(painter, words, 0, 0, wide, used, "center")
    painter.restore()


def _goes_into(words: str, type_: Type, box: QRectF, squeeze: float) -> bool:
    """Whether words set so much narrower fit into a box, each whole."""
    setting = set_text(words, box.width() / squeeze, type_)
    return setting.height <= box.height() and not breaks_a_word(words, setting)
