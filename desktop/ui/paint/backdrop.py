"""What lies behind a map: the sea with its shallows, land in the tints of its nations, mountains."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from desktop.ui.paint.areas import ABROAD, ABROAD_COAST, abroad_of
from desktop.ui.paint.shapes import Jitter, box_of, inside, polygon_path
from desktop.ui.paint.sheet import BACKDROP, GROUND, Look, Sheet
from desktop.ui.paint.terrain import hachures
from desktop.views.board import BoardView, Point

SEA, SHALLOW, LAND, RELIEF, HILLS = (BACKDROP + step for step in range(5))
SURF = Look(SHALLOW, pen="i:wave", width=10, alpha=0.5)
WATERLINE = Look(SHALLOW, pen="i:wave", width=1.6, alpha=0.55, min_px=0.5, max_px=1.2)
TINTS = {
    "relief-1": Look(RELIEF, fill="t:relief-1", alpha=0.32, odd_even=True),
    "relief-2": Look(RELIEF, fill="t:relief-2", alpha=0.38, odd_even=True),
}
HACHURE = Look(HILLS, pen="i:hachure", width=1.7, alpha=0.6, min_scale=0.2, flat=True)
PEAK = Look(HILLS, fill="i:peak", alpha=0.5, min_scale=0.2)
PEAK_LIGHT = Look(HILLS, fill="i:peak-light", alpha=0.85, min_scale=0.2)
AFLOAT, RAISED = GROUND + 1 - SHALLOW, GROUND + 5 - RELIEF
"""On a map of areas the shallows lie on the tint of its seas, mountains on that of its land."""
PEAK_STEP = 66.0
"""How far apart the peaks of a range stand, in board units."""


def backdrop_on(sheet: Sheet, board: BoardView) -> None:
    """Shapes of one style that may have holes are one path; all others are filled as they come."""
    layered: dict[str, list[Sequence[Point]]] = {}
    areas = board.kind == "area"
    shaped = areas or any(style.startswith("shallow") for style, _ in board.backdrop)
    for style, outline in board.backdrop:
        if style.startswith(("shallow", "relief")):
            layered.setdefault(style, []).append(outline)
        elif style == "sea":
            sheet.add(Look(SEA, fill="t:sea"), polygon_path(outline))
        else:
            sheet.add(Look(ABROAD if areas else LAND, fill="t:" + style), polygon_path(outline))
            if not shaped:
                sheet.add(SURF, polygon_path(outline))
    for style in sorted(layered):
        _layer(sheet, style, layered[style], (AFLOAT if "shallow" in style else RAISED) if areas else 0)
    for _, outline in abroad_of(board) if areas else ():
        sheet.add(ABROAD_COAST, polygon_path(outline))


@lru_cache(maxsize=32)
def _raised(look: Look, by: int) -> Look:
    """The same look on another layer: mountains lie on the land, wherever that lies."""
    return replace(look, layer=look.layer + by)


def _layer(sheet: Sheet, style: str, outlines: Sequence[Sequence[Point]], raised: int) -> None:
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.OddEvenFill)
    for outline in outlines:
        whole.addPath(polygon_path(outline))
    if style in TINTS:
        sheet.add(_raised(TINTS[style], raised), whole)
        hachures(sheet, whole, int(style[-1]), _raised(HACHURE, raised))
    else:
        sheet.add(Look(SHALLOW + raised, fill="t:" + style, odd_even=True), whole)
        sheet.add(_raised(WATERLINE, raised), whole)
    if style == "relief-2":
        _peaks(sheet, outlines, raised)


def _peaks(sheet: Sheet, outlines: Sequence[Sequence[Point]], raised: int) -> None:
    """Small peaks all over the heights, light towards the north-west."""
    jitter = Jitter("peaks")
    for outline in outlines:
        room = box_of(outline)
        y, row = room.top() + PEAK_STEP / 2, 0
        while y < room.bottom():
            x = room.left() + PEAK_STEP * (0.3 + 0.5 * (row % 2))
            while x < room.right():
                at = x + jitter.between(-16, 16), y + jitter.between(-12, 12)
                size = jitter.between(9, 17)
                if inside(outline, *at):
                    _peak(sheet, at, size, raised)
                x += PEAK_STEP
            y, row = y + PEAK_STEP * 0.8, row + 1


def _peak(sheet: Sheet, at: Point, size: float, raised: int) -> None:
    x, y = at
    foot, top = y + size * 0.6, y - size * 0.8
    sheet.path(_raised(PEAK_LIGHT, raised), at).addPolygon([QPointF(x - size, foot), QPointF(x, top), QPointF(x, foot)])
    sheet.path(_raised(PEAK, raised), at).addPolygon([QPointF(x, top), QPointF(x + size, foot), QPointF(x, foot)])
