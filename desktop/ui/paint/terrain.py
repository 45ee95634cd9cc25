"""Terrain as on a paper map: tints with soft borders, and marks by which each kind is known without colour."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.ui.paint.areas import area_tints_on
from desktop.ui.paint.shapes import Jitter, border_loops, box_of, inset, inside, polygon_path, rounded_loop
from desktop.ui.paint.sheet import COVER, GROUND, RELIEF, Look, Sheet
from desktop.views.board import BoardView, Point, SpaceView

# Marks are opaque and their lines plain: a page then holds each as two points instead of a filled outline.

TINT_ORDER = ("sea", "lake", "desert", "swamp", "mountain", "rough", "woods", "town", "city")
RELIEF_LEVELS = 3
SOFT = 26.0
"""How far corners of a tint are rounded."""

TREE_SIZES = (9.0, 11.0, 13.2)
TREE_SHADES = [Look(COVER, pen="i:tree-dark", width=size, min_scale=0.16) for size in TREE_SIZES]
TREES = [Look(COVER + 1, pen="i:tree", width=size, min_scale=0.16) for size in TREE_SIZES]
HACHURE = Look(RELIEF + 5, pen="i:hachure", width=1.5, min_scale=0.2, flat=True)
CREST = Look(RELIEF + 4, pen="i:crest", width=1.2, min_px=0.5, max_px=1.0)
STIPPLE = Look(COVER, pen="i:stipple", width=2.1, min_scale=0.2, flat=True)
ROCK = Look(COVER, pen="i:stipple", width=1.7, min_scale=0.2, flat=True)
BLOCK = Look(COVER + 2, fill="i:block", min_scale=0.1)
BLOCK_LIGHT = Look(COVER + 2, fill="i:block-light", min_scale=0.1)
BLOCK_DARK = Look(COVER + 2, fill="i:block-dark", min_scale=0.1)
ROOF = Look(COVER + 2, fill="i:roof", min_scale=0.1)
REED = Look(COVER, pen="i:reed", width=1.6, min_scale=0.2)
WAVE = Look(COVER, pen="i:wave", width=1.5, min_scale=0.2)
PEAK = Look(COVER, fill="i:peak", min_scale=0.14)
PEAK_LIGHT = Look(COVER + 1, fill="i:peak-light", min_scale=0.14)
DUNE = Look(COVER, pen="i:dune", width=1.6, min_scale=0.2)


def terrain_on(sheet: Sheet, board: BoardView) -> None:
    """Tints, relief and marks of all spaces."""
    spaces = [space for space in board.spaces if not {"box", "absent"} & {*space.terrain}]
    if board.kind == "point":
        for space in spaces:
            _tint_alone(sheet, space)
    elif board.kind == "area":
        area_tints_on(sheet, spaces)
        spaces = [space for space in spaces if "sea" not in space.terrain]
    else:
        _tints(sheet, spaces)
    for space in spaces:
        for style in space.terrain:
            if painter := MARKS.get(style):
                painter(sheet, space, Jitter(space.id + style))


def relief_of(space: SpaceView) -> int:
    return max(space.elevation, 1 if "hill" in space.terrain else 0)


def _tint_alone(sheet: Sheet, space: SpaceView) -> None:
    style = space.terrain[0] if space.terrain else "clear"
    sheet.add(Look(GROUND, fill="t:" + style), rounded_loop(space.outline, 14), space.center)


def _tints(sheet: Sheet, spaces: Sequence[SpaceView]) -> None:
    _region(sheet, Look(GROUND, fill="t:clear", odd_even=True), [s.outline for s in spaces], 0)
    for index, style in enumerate(TINT_ORDER):
        alpha = 0.8 if style == "woods" else 1.0
        layer = RELIEF if style in ("mountain", "rough", "woods", "town", "city") else GROUND
        if style == "rough":
            _relief(sheet, spaces)
        if outlines := [s.outline for s in spaces if style in s.terrain and not (style == "rough" and relief_of(s))]:
            _region(sheet, Look(layer + index, fill="t:" + style, alpha=alpha, odd_even=True), outlines, SOFT)


def _region(sheet: Sheet, look: Look, outlines: Iterable[Sequence[Point]], soft: float) -> None:
    """One tint over a group of neighbouring spaces; each island of it goes to the sheet by itself."""
    whole = QPainterPath()
    for loop in border_loops(outlines):
        whole.addPath(rounded_loop(loop, soft) if soft else polygon_path(loop))
    sheet.add(look, whole)


def _relief(sheet: Sheet, spaces: Sequence[SpaceView]) -> None:
    for level in range(1, RELIEF_LEVELS + 1):
        outlines = [s.outline for s in spaces if relief_of(s) >= level]
        if not outlines:
            return
        tint = "t:hill" if level == 1 else f"t:hill-{level}"
        whole = QPainterPath()
        for loop in border_loops(outlines):
            rounded = rounded_loop(loop, SOFT)
            whole.addPath(rounded)
            hachures(sheet, rounded, level)
        sheet.add(Look(RELIEF, fill=tint, odd_even=True), whole)
        sheet.add(CREST, whole)


def hachures(sheet: Sheet, outline: QPainterPath, level: int, look: Look = HACHURE) -> None:
    """Short strokes from the border of a height inward, longer and shorter in turn."""
    jitter = Jitter(f"{outline.boundingRect().x():.0f} {level}")
    for ring in outline.toSubpathPolygons():
        points = [(p.x(), p.y()) for p in ring.toList()]
        spare = 3.0
        for a, b in itertools.pairwise(points):
            length = math.dist(a, b)
            if length < 0.01:
                continue
            dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
            at = spare
            while at < length:
                x, y = a[0] + dx * at, a[1] + dy * at
                reach = jitter.between(7, 15) + 2 * level
                lean = jitter.between(-0.18, 0.18)
                path = sheet.path(look, (x, y))
                path.moveTo(x - dy * 1.5, y + dx * 1.5)
                path.lineTo(x + (-dy + dx * lean) * reach, y + (dx + dy * lean) * reach)
                at += jitter.between(5.5, 8.5)
            spare = at - length


def _scatter(space: SpaceView, jitter: Jitter, step: float, wobble: float, share: float) -> Iterable[Point]:
    """Spots all over a space, evenly but not in rows."""
    area = inset(space.outline, space.center, share)
    box = box_of(area)
    row = 0
    y = box.top() + step * 0.4
    while y < box.bottom():
        x = box.left() + step * (0.25 + 0.5 * (row % 2))
        while x < box.right():
            sx, sy = x + jitter.between(-wobble, wobble), y + jitter.between(-wobble, wobble)
            if inside(area, sx, sy):
                yield sx, sy
            x += step
        y += step * 0.86
        row += 1


def _woods(sheet: Sheet, space: SpaceView, jitter: Jitter) -> None:
    for x, y in _scatter(space, jitter, 21, 5.5, 0.9):
        size = int(jitter.between(0, 2.99))
        for look, shift in ((TREE_SHADES[size], 1.5), (TREES[size], 0.0)):
            # a dot as wide as its line: far shorter on paper than a circle
            path = sheet.path(look, space.center)
            path.moveTo(x + shift, y + shift)
            path.lineTo(x + shift + 0.02, y + shift)


def _rough(sheet: Sheet, space: SpaceView, jitter: Jitter) -> None:
    for x, y in _scatter(space, jitter, 12.5, 4.5, 0.92):
        if jitter.next() < 0.13:
            size = jitter.between(5, 8)
            path = sheet.path(ROCK, space.center)
            path.moveTo(x - size, y + size * 0.5)
            path.lineTo(x - size * 0.2, y - size * 0.6)
            path.lineTo(x + size * 0.4, y - size * 0.2)
            path.lineTo(x + size, y + size * 0.5)
        else:
            sheet.path(STIPPLE, space.center).moveTo(x, y)
            sheet.path(STIPPLE, space.center).lineTo(x + 2.1, y)


def _houses(sheet: Sheet, space: SpaceView, jitter: Jitter, step: float, share: float, looks: Sequence[Look]) -> None:
    turn = jitter.between(-24, 24)
    around = QTransform().translate(*space.center).rotate(turn)
    area = inset(space.outline, space.center, share)
    reach = int(60 / step) + 1
    for column in range(-reach, reach + 1):
        for row in range(-reach, reach + 1):
            spot = around.map(QPointF(column * step, row * step))
            chance, width, height = jitter.next(), jitter.between(0.5, 0.8) * step, jitter.between(0.5, 0.8) * step
            look = looks[int(jitter.next() * len(looks) * 0.999)]
            if chance < 0.1 or not inside(area, spot.x(), spot.y()):
                continue
            block = QPainterPath()
            block.addRect(QRectF(column * step - width / 2, row * step - height / 2, width, height))
            sheet.path(look, space.center).addPath(around.map(block))


def _town(sheet: Sheet, space: SpaceView, jitter: Jitter) -> None:
    _houses(sheet, space, jitter, 15.5, 0.8, (BLOCK, BLOCK_LIGHT, ROOF, BLOCK))


def _city(sheet: Sheet, space: SpaceView, jitter: Jitter) -> None:
    _houses(sheet, space, jitter, 13, 0.97, (BLOCK, BLOCK_DARK, BLOCK, BLOCK_LIGHT))


def _swamp(sheet: Sheet, space: SpaceView, jitter: Jitter) -> None:
    for x, y in _scatter(space, jitter, 22, 5, 0.88):
        path = sheet.path(REED, space.center)
        path.moveTo(x - 7, y)
        path.lineTo(x + 7, y)
        for lean in (-2.5, 0.0, 2.5):
            path.moveTo(x + lean * 0.6, y - 1)
            path.lineTo(x + lean * 1.6, y - 6)


def _sea(sheet: Sheet, space: SpaceView, jitter: Jitter) -> None:
    for x, y in _scatter(space, jitter, 40, 9, 0.85):
        path = sheet.path(WAVE, space.center)
        path.moveTo(x - 9, y)
        path.quadTo(x - 4.5, y - 4, x, y)
        path.quadTo(x + 4.5, y + 4, x + 9, y)


def _mountain(sheet: Sheet, space: SpaceView, jitter: Jitter) -> None:
    for x, y in _scatter(space, jitter, 32, 6, 0.85):
        size = jitter.between(9, 14)
        light = sheet.path(PEAK_LIGHT, space.center)
        light.addPolygon([QPointF(x - size, y + size * 0.6), QPointF(x, y - size * 0.8), QPointF(x, y + size * 0.6)])
        dark = sheet.path(PEAK, space.center)
        dark.addPolygon([QPointF(x, y - size * 0.8), QPointF(x + size, y + size * 0.6), QPointF(x, y + size * 0.6)])


def _desert(sheet: Sheet, space: SpaceView, jitter: Jitter) -> None:
    for x, y in _scatter(space, jitter, 28, 8, 0.88):
        path = sheet.path(DUNE, space.center)
        path.moveTo(x - 7, y + 1)
        path.quadTo(x, y - 6, x + 7, y + 1)


MARKS: dict[str, Callable[[Sheet, SpaceView, Jitter], None]] = {
    "woods": _woods,
    "rough": _rough,
    "town": _town,
    "city": _city,
    "swamp": _swamp,
    "sea": _sea,
    "mountain": _mountain,
    "desert": _desert,
}
