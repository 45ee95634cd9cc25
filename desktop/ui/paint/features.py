"""Lines and marks of a board: rivers, roads, rails, borders; bridges, arrows, supply and port signs; rims and boxes."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.ui.paint.areas import area_edges_on
from desktop.ui.paint.lettering import lettering_font, text_shape
from desktop.ui.paint.palette import ORDERS, TOKENS
from desktop.ui.paint.shapes import (
    curved_line,
    edge_path,
    edges,
    inset,
    line_path,
    polygon_path,
    rounded_line,
    rounded_loop,
)
from desktop.ui.paint.sheet import BACKDROP, BRIDGE, GRID, RIM, ROAD, UNDER, WATER, Look, Sheet
from desktop.views.board import BoardView, LineView, MarkView, SpaceView

RIVER_SOFT = 24.0
THROUGH = -1.0
"""Marks lines that are curved through their points instead of cutting corners."""


def _line(bend: float, *looks: Look) -> tuple[float, tuple[Look, ...]]:
    """How a line is drawn: how far from a corner it begins to bend, and its strokes, one over the other."""
    return bend, looks


LINES: dict[str, tuple[float, tuple[Look, ...]]] = {
    "river": _line(
        RIVER_SOFT,
        Look(WATER, pen="i:river-edge", width=13.5, min_px=2.6),
        Look(WATER + 2, pen="i:river", width=9.6, min_px=1.7),
        Look(WATER + 3, pen="i:river-light", width=2.2, min_scale=0.5),
    ),
    "canal": _line(
        6.0,
        Look(WATER, pen="i:river-edge", width=9.5, min_px=2.2),
        Look(WATER + 2, pen="i:canal", width=6.2, min_px=1.2),
        Look(WATER + 3, pen="i:river-edge", width=9.5, dash=(1.6, 16), min_scale=0.4),
    ),
    "road-main": _line(
        THROUGH,
        Look(ROAD + 4, pen="i:road-main-edge", width=9.4, min_px=2.4),
        Look(ROAD + 5, pen="i:road-main", width=6.0, min_px=1.3),
    ),
    "road-minor": _line(
        THROUGH,
        Look(ROAD, pen="i:road-minor-edge", width=6.6, min_scale=0.25),
        Look(ROAD + 1, pen="i:road-minor", width=3.3, min_px=0.9),
    ),
    "rail": _line(
        THROUGH,
        Look(ROAD + 2, pen="i:rail", width=2.4, min_px=0.9),
        Look(ROAD + 3, pen="i:rail", width=9.0, dash=(1.8, 12), min_scale=0.3),
    ),
    "link-rail": _line(
        0.0,
        Look(UNDER + 2, pen="i:rail", width=3.0, min_px=1.0),
        Look(UNDER + 3, pen="i:rail", width=11.0, dash=(1.8, 12), min_scale=0.3),
    ),
    "link-mixed": _line(
        0.0,
        Look(UNDER + 2, pen="i:rail-mixed", width=3.4, min_px=1.0),
        Look(UNDER + 3, pen="i:rail-mixed", width=11.0, dash=(1.8, 24), min_scale=0.3),
    ),
    "link-road": _line(
        0.0,
        Look(UNDER, pen="i:road-minor-edge", width=8.0, alpha=0.9),
        Look(UNDER + 1, pen="i:road-minor", width=4.4, min_px=1.0),
    ),
    "shore": _line(0.0, Look(BACKDROP + 6, pen="i:coast", width=3.2, min_px=0.8)),
    "nation-border": _line(
        0.0,
        Look(BACKDROP + 5, pen="i:border", width=15.0, alpha=0.16, min_px=3.0),
        Look(BACKDROP + 6, pen="i:border", width=3.6, alpha=0.8, min_px=1.1, dash=(16, 5, 3, 5)),
    ),
    "stream": _line(
        0.0,
        Look(BACKDROP + 7, pen="i:river-edge", width=9.5, min_px=1.9),
        Look(BACKDROP + 8, pen="i:river", width=6.2, min_px=1.2),
    ),
    "link-exit": _line(0.0, Look(UNDER + 1, pen="i:rail", width=4.0, min_px=1.2, dash=(5.0, 4.0))),
    "sea-lane": _line(0.0, Look(UNDER, pen="i:river-edge", width=5.0, min_px=1.4, dash=(1.2, 1.6))),
    "connection": _line(
        0.0,
        Look(UNDER, pen="i:connection-edge", width=10.0, alpha=0.9),
        Look(UNDER + 1, pen="i:connection", width=5.0, min_px=1.2),
    ),
    "connection-river": _line(
        0.0,
        Look(UNDER + 2, pen="i:river-edge", width=11.0, min_px=2.4, flat=True),
        Look(UNDER + 3, pen="i:halo", width=6.0, min_px=1.2, flat=True),
        Look(UNDER + 4, pen="i:river", width=6.0, min_px=1.2, dash=(1.4, 1.2), flat=True),
    ),
    "connection-border": _line(0.0, Look(UNDER, pen="i:connection", width=7.0, min_px=1.8, dash=(0.5, 1.8))),
    "leader": _line(0.0, Look(GRID, pen="i:rim", width=3.4, min_px=1.0, dash=(11.0, 8.0))),
    "link-open": _line(
        THROUGH,
        Look(UNDER + 2, pen="i:halo", width=13.0, alpha=0.9, min_px=3.0),
        Look(UNDER + 3, pen="i:link-open", width=6.5, min_px=1.8),
    ),
    "link-shut": _line(
        THROUGH,
        Look(UNDER + 2, pen="i:halo", width=11.0, alpha=0.8, min_px=2.6),
        Look(UNDER + 3, pen="i:link-shut", width=4.5, min_px=1.4, dash=(7.0, 8.0)),
    ),
    "attack": _line(
        0.0,
        Look(ROAD + 6, pen="i:halo", width=17.0, alpha=0.9, min_px=4.0),
        Look(ROAD + 7, pen="i:attack", width=11.0, min_px=2.4),
    ),
    "border": _line(10.0, Look(RIM, pen="i:border", width=4.5, alpha=0.8, min_px=1.4, dash=(14, 7))),
    "front": _line(12.0, Look(RIM, pen="i:front", width=6.0, alpha=0.75, min_px=1.8, dash=(16, 7))),
    "start-line": _line(12.0, Look(RIM, pen="i:start-line", width=6.0, alpha=0.7, min_px=1.8, dash=(16, 7, 4, 7))),
}
PLAIN_LINE = _line(10.0, Look(ROAD, pen="i:mark", width=3.0, min_px=1.0))

EDGE = Look(GRID, pen="i:grid", width=1.25, min_px=0.45, max_px=1.0, flat=True)
OUTER_EDGE = Look(GRID + 1, pen="i:edge", width=4.5, min_px=1.2)
SPACE_RIM = Look(GRID, pen="i:rim", width=3.0, min_px=0.9)
BOX = Look(GRID, fill="t:box", pen="i:rim", width=3.0, min_px=1.0)
BOX_LINE = Look(GRID + 1, pen="i:rim", width=1.2, min_px=0.5, min_scale=0.25)
RIMS = {
    "victory": Look(RIM + 1, pen="i:gold", width=5.0, min_px=1.4),
    "capital": Look(RIM + 1, pen="i:silver", width=5.0, min_px=1.4),
}


def edges_on(sheet: Sheet, board: BoardView) -> None:
    """The borders of spaces, shared ones once."""
    boxes = [s for s in board.spaces if "box" in s.terrain]
    for space in boxes:
        sheet.add(BOX, rounded_loop(space.outline, 14), space.center)
        sheet.add(BOX_LINE, rounded_loop(inset(space.outline, space.center, 0.95), 10), space.center)
    others = [s for s in board.spaces if not {"box", "absent"} & {*s.terrain}]
    if board.kind == "point":
        for space in others:
            sheet.add(SPACE_RIM, rounded_loop(space.outline, 14), space.center)
    elif board.kind == "area":
        area_edges_on(sheet, board, others)
    else:
        outer, inner = edges(s.outline for s in others)
        for pair in inner:
            path = sheet.path(EDGE, pair[0])
            path.moveTo(*pair[0])
            path.lineTo(*pair[1])
        sheet.add(OUTER_EDGE, edge_path(outer))
    for space in board.spaces:
        for mark in space.marks:
            _space_mark(sheet, space, mark)


def _space_mark(sheet: Sheet, space: SpaceView, mark: str) -> None:
    if look := RIMS.get(mark):
        sheet.add(look, rounded_loop(inset(space.outline, space.center, 0.93), 12), space.center)
    elif mark in SIGNS:
        top = min(y for _, y in space.outline)
        left = min(x for x, _ in space.outline)
        spot = (space.center[0] + (left - space.center[0]) * 0.72, space.center[1] + (top - space.center[1]) * 0.42)
        SIGNS[mark](sheet, QTransform().translate(*spot).scale(0.8, 0.8))


def lines_on(sheet: Sheet, lines: tuple[LineView, ...]) -> None:
    for line in lines:
        soft, looks = LINES.get(line.style, PLAIN_LINE)
        path = smoothed(line, soft)
        for look in looks:
            sheet.add(look, path)


def smoothed(line: LineView, soft: float) -> QPainterPath:
    if soft == THROUGH:
        return curved_line(line.points)
    return rounded_line(line.points, soft) if soft else line_path(line.points)


def marks_on(sheet: Sheet, marks: tuple[MarkView, ...]) -> None:
    for mark in marks:
        where = QTransform().translate(*mark.at).rotate(mark.angle)
        if mark.style in TOKENS:
            _token(sheet, where, mark.style, mark.label)
        else:
            SIGNS.get(mark.style, _diamond)(sheet, where)


def _put(sheet: Sheet, look: Look, path: QPainterPath, where: QTransform) -> None:
    sheet.add(look, where.map(path), (where.dx(), where.dy()))


def _bridge(sheet: Sheet, where: QTransform) -> None:
    """A deck along the x axis between two walls with splayed ends."""
    deck = QPainterPath()
    deck.addRect(QRectF(-13, -5.2, 26, 10.4))
    _put(sheet, Look(BRIDGE, fill="i:bridge-deck"), deck, where)
    walls = QPainterPath()
    for side in (-1, 1):
        walls.moveTo(-18, side * 10.5)
        walls.lineTo(-12, side * 6)
        walls.lineTo(12, side * 6)
        walls.lineTo(18, side * 10.5)
    _put(sheet, Look(BRIDGE + 1, pen="i:bridge", width=3.0, min_px=1.2), walls, where)


def _pontoon(sheet: Sheet, where: QTransform) -> None:
    boats = QPainterPath()
    for x in (-12, 0, 12):
        boats.addEllipse(QPointF(x, 0), 4, 12)
    _put(sheet, Look(BRIDGE, fill="i:pontoon"), boats, where)
    deck = QPainterPath()
    deck.addRect(QRectF(-21, -4.5, 42, 9))
    _put(sheet, Look(BRIDGE + 1, fill="i:bridge-deck", pen="i:bridge", width=1.8, min_px=0.8), deck, where)
    planks = QPainterPath()
    for x in range(-16, 20, 5):
        planks.moveTo(x, -4)
        planks.lineTo(x, 4)
    _put(sheet, Look(BRIDGE + 2, pen="i:bridge", width=1.0, min_scale=0.35), planks, where)


def _arrow(sheet: Sheet, where: QTransform) -> None:
    path = polygon_path([(-20, -7), (4, -7), (4, -16), (24, 0), (4, 16), (4, 7), (-20, 7)])
    _put(sheet, Look(RIM + 2, fill="i:exit-arrow", pen="i:halo", width=2.0, alpha=0.9), path, where)


def _attack(sheet: Sheet, where: QTransform) -> None:
    """A broad arrow from those who attack to those who are attacked."""
    path = polygon_path([(-24, -9), (2, -9), (2, -20), (26, 0), (2, 20), (2, 9), (-24, 9)])
    _put(sheet, Look(RIM + 2, fill="i:attack", pen="i:halo", width=3.0, alpha=0.95), path, where)


def _entry(sheet: Sheet, where: QTransform) -> None:
    path = polygon_path([(-14, -12), (12, 0), (-14, 12), (-7, 0)])
    _put(sheet, Look(RIM + 2, fill="i:entry", pen="i:halo", width=2.0, alpha=0.9), path, where)


def _supply(sheet: Sheet, where: QTransform) -> None:
    """A wheel."""
    disc, spokes = QPainterPath(), QPainterPath()
    disc.addEllipse(QPointF(0, 0), 12, 12)
    for step in range(4):
        dx, dy = 10 * math.cos(step * math.pi / 4), 10 * math.sin(step * math.pi / 4)
        spokes.moveTo(-dx, -dy)
        spokes.lineTo(dx, dy)
    _put(sheet, Look(RIM + 2, fill="i:halo", pen="i:supply", width=3.2), disc, where)
    _put(sheet, Look(RIM + 3, pen="i:supply", width=1.8), spokes, where)


def _port(sheet: Sheet, where: QTransform) -> None:
    """An anchor on a light disc."""
    disc, anchor = QPainterPath(), QPainterPath()
    disc.addEllipse(QPointF(0, 0), 13, 13)
    anchor.moveTo(0, -8)
    anchor.lineTo(0, 8)
    anchor.moveTo(-5, -4)
    anchor.lineTo(5, -4)
    anchor.moveTo(-8, 2)
    anchor.quadTo(-6, 8, 0, 8)
    anchor.quadTo(6, 8, 8, 2)
    _put(sheet, Look(RIM + 2, fill="i:halo", pen="i:port", width=1.4), disc, where)
    _put(sheet, Look(RIM + 3, pen="i:port", width=2.4), anchor, where)


def _city_mark(sheet: Sheet, where: QTransform) -> None:
    """A small skyline with a church."""
    path = polygon_path([(-15, 9), (-15, -2), (-7, -2), (-7, -8), (-3, -15), (1, -8), (1, 0), (15, 0), (15, 9)])
    _put(sheet, Look(RIM + 2, fill="i:block-dark", pen="i:halo", width=1.6), path, where)


def _fort(sheet: Sheet, where: QTransform) -> None:
    points = [(-12, 9), (-12, -9), (-7, -9), (-7, -4), (-2.5, -4), (-2.5, -9), (2.5, -9), (2.5, -4), (7, -4)]
    path = polygon_path([*points, (7, -9), (12, -9), (12, 9)])
    _put(sheet, Look(RIM + 2, fill="i:block-dark", pen="i:halo", width=1.6), path, where)


def _barrel(sheet: Sheet, where: QTransform) -> None:
    """What an area produces."""
    body, hoops = QPainterPath(), QPainterPath()
    body.addRoundedRect(QRectF(-11, -15, 22, 30), 6, 8)
    for y in (-7, 7):
        hoops.moveTo(-10, y)
        hoops.lineTo(10, y)
    _put(sheet, Look(RIM + 2, fill="i:barrel", pen="i:halo", width=2.6), body, where)
    _put(sheet, Look(RIM + 3, pen="i:gold", width=3.0), hoops, where)


def _capital(sheet: Sheet, where: QTransform) -> None:
    """A star on a gold disc."""
    disc, star = QPainterPath(), []
    disc.addEllipse(QPointF(0, 0), 17, 17)
    for step in range(10):
        radius = 14.0 if step % 2 == 0 else 5.8
        angle = math.radians(step * 36 - 90)
        star.append((radius * math.cos(angle), radius * math.sin(angle)))
    _put(sheet, Look(RIM + 2, fill="i:gold", pen="i:halo", width=2.0), disc, where)
    _put(sheet, Look(RIM + 3, fill="i:place"), polygon_path(star), where)


def _pass(sheet: Sheet, where: QTransform) -> None:
    path = QPainterPath()
    for side in (-1, 1):
        path.moveTo(-10, side * 11)
        path.quadTo(0, side * 3, 10, side * 11)
    _put(sheet, Look(RIM + 2, pen="i:peak", width=3.0), path, where)


def _ribbon(ink: str) -> Callable[[Sheet, QTransform], None]:
    """A small pennant whose shape and colour tell regions apart."""
    points = {
        "region-1": [(-12, -8), (12, -8), (12, 8), (-12, 8)],
        "region-2": [(-12, -8), (12, 0), (-12, 8)],
        "region-3": [(-12, -8), (12, -8), (5, 0), (12, 8), (-12, 8)],
    }[ink]

    def paint(sheet: Sheet, where: QTransform) -> None:
        _put(sheet, Look(RIM + 2, fill="i:" + ink, pen="i:halo", width=2.4), polygon_path(points), where)

    return paint


def _beach_head(sheet: Sheet, where: QTransform) -> None:
    """A strip of sand for a space that is not always there."""
    ground = QPainterPath()
    ground.addRoundedRect(QRectF(-46, -46, 92, 92), 14, 14)
    _put(sheet, Look(RIM - 1, fill="t:desert", pen="i:rim", width=3.0, min_px=0.9), ground, where)
    _port(sheet, QTransform().translate(-40, 40) * where)


def _token(sheet: Sheet, where: QTransform, style: str, label: str) -> None:
    """A small marker with letters on it."""
    letters = text_shape(label, lettering_font("value"))
    scale = ORDER if style in ORDERS else 1.0
    size = 17.0 / 100 * scale
    tall = 24.0 * scale
    wide = max(tall, letters.boundingRect().width() * size + 10)
    ground, ink = TOKENS[style]
    plate = QPainterPath()
    plate.addRoundedRect(QRectF(-wide / 2, -tall / 2, wide, tall), 5, 5)
    _put(sheet, Look(RIM + 4, fill=ground, pen="i:place", width=1.6, min_px=0.8), plate, where)
    middle = letters.boundingRect().center()
    to_middle = QTransform().scale(size, size).translate(-middle.x(), -middle.y())
    _put(sheet, Look(RIM + 5, fill=ink), to_middle.map(letters), where)


def _position(sheet: Sheet, where: QTransform) -> None:
    """Sandbags."""
    bags = QPainterPath()
    for x, y in ((-10, 5), (0, 5), (10, 5), (-5, -3), (5, -3)):
        bags.addRoundedRect(QRectF(x - 6, y - 4, 12, 8), 4, 4)
    _put(sheet, Look(RIM + 2, fill="t:desert", pen="i:place", width=1.6, min_px=0.7), bags, where)


def _trench(sheet: Sheet, where: QTransform) -> None:
    """A line of teeth."""
    zigzag = line_path([(-17, 7), (-11, 7), (-11, -7), (-4, -7), (-4, 7), (4, 7), (4, -7), (11, -7), (11, 7), (17, 7)])
    _put(sheet, Look(RIM + 2, pen="i:halo", width=8.0), zigzag, where)
    _put(sheet, Look(RIM + 3, pen="i:place", width=4.2, min_px=1.4), zigzag, where)


def _diamond(sheet: Sheet, where: QTransform) -> None:
    path = polygon_path([(-9, 0), (0, -9), (9, 0), (0, 9)])
    _put(sheet, Look(RIM + 2, fill="i:mark", pen="i:halo", width=2.0), path, where)


ORDER = 1.5
"""How much larger the markers are that say what a space was activated for: they are looked for from afar."""
SIGNS: dict[str, Callable[[Sheet, QTransform], None]] = {
    "bridge": _bridge,
    "pontoon": _pontoon,
    "exit-arrow": _arrow,
    "attack": _attack,
    "entry": _entry,
    "supply": _supply,
    "port": _port,
    "main-city": _city_mark,
    "fort": _fort,
    "barrel": _barrel,
    "capital-star": _capital,
    "pass": _pass,
    "position": _position,
    "trench": _trench,
    "beach-head": _beach_head,
    "region-1": _ribbon("region-1"),
    "region-2": _ribbon("region-2"),
    "region-3": _ribbon("region-3"),
}
