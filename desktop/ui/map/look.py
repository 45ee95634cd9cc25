"""What the items on the map share: the palette, font scale and device pixel ratio in use; small drawn helpers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRegion,
    QTransform,
)

from desktop.ui.paint.palette import Palette, faded, palette

NOTE_PX = 26.0
LETTER_PX = 44.0
"""Figures of lit spaces and letters of overlays are left out where a space is narrower than this on the screen."""

EDGE = 2.6
"""By how much the light edge of a line is wider than the line."""

FAINT = 0.75
"""How much of its colour a faint line has."""

CORNER = 0.36
"""How much of a side an open frame has at each of its ends."""
OPEN = ("lit-piece",)
"""Frames that are corners only: what may be moved is told from what was chosen by form as well."""
HATCHES = {
    "good": "/", "bad": "\\", "mixed": "x", "own": "-", "enemy": "|", "target": "+", "reach": ".", "blocked": "x",
    "forbidden": "x", "supplied": ":", "command": "=", "zone": "o",
}  # fmt: skip
HATCH = 11
"""Side of the square that a hatch repeats, in pixels; of what it consists follows by its sign."""
_RISING = tuple((shift, HATCH, shift + HATCH, 0) for shift in (-HATCH, 0, HATCH))
_FALLING = tuple((shift, 0, shift + HATCH, HATCH) for shift in (-HATCH, 0, HATCH))
_ACROSS, _DOWN = (0, HATCH / 2, HATCH, HATCH / 2), (HATCH / 2, 0, HATCH / 2, HATCH)
HATCH_LINES: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "/": _RISING, "\\": _FALLING, "x": _RISING + _FALLING, "-": (_ACROSS,), "|": (_DOWN,), "+": (_ACROSS, _DOWN),
    "=": ((0, HATCH * 0.25, HATCH, HATCH * 0.25), (0, HATCH * 0.55, HATCH, HATCH * 0.55)),
}  # fmt: skip
HATCH_DOTS = {".": ((3, 3), (8.5, 8.5)), ":": ((3, 2), (3, 7.5), (8.5, 4.7), (8.5, 10.2))}


class MapLook(Struct):
    """Shared by all items of a map; changed only by the map widget."""

    palette: Palette
    font_scale: float = 1.0
    dpr: float = 1.0
    hurry: bool = False
    """While zooming: stretch the pictures there are rather than making new ones."""
    plain: bool = False
    """Whether all is drawn, whatever pictures its owner has."""
    traced: bool = False
    """Whether spaces and lines are traced over the owner's picture: for whoever moves them."""
    region: QRegion | None = None
    """The part of the map that is being painted on the screen; often small pieces far from each other."""

    @staticmethod
    def standard() -> MapLook:
        return MapLook(palette())


def scale_of(painter: QPainter) -> float:
    """Logical pixels per board unit."""
    return float(painter.worldTransform().m11()) or 1.0


def cosmetic(colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A line whose width is in pixels at every zoom."""
    pen = QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    pen.setCosmetic(True)
    return pen


def stroke_twice(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    """A line with a light edge, so that it shows on dark and light alike."""
    stroke_runs(painter, [path], colour, width)


def stroke_runs(painter: QPainter, runs: Sequence[QPainterPath], colour: QColor, width: float) -> None:
    """The same for a line in short parts, of which those in sight are drawn: a long one takes Qt much longer."""
    if painter.hasClipping():
        pad = (width + EDGE) / scale_of(painter)
        seen = painter.clipBoundingRect().adjusted(-pad, -pad, pad, pad)
        runs = [run for run in runs if seen.intersects(run.controlPointRect())]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (cosmetic(faded(QColor("#ffffff"), 0.9), width + EDGE), cosmetic(colour, width)):
        painter.setPen(pen)
        for run in runs:
            painter.drawPath(run)


def stroke_faintly(painter: QPainter, runs: Sequence[QPainterPath], colour: QColor) -> None:
    """A thin line with nothing around it: it is seen by who looks for it, and leads no eye away."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(cosmetic(faded(colour, FAINT), 1.6))
    for run in runs:
        painter.drawPath(run)


@lru_cache(maxsize=64)
def _hatch_picture(sign: str, colour_name: str, alpha: float, wash: float) -> QPixmap:
    side = HATCH
    picture = QPixmap(side, side)
    picture.fill(faded(QColor(colour_name), wash))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(faded(QColor(colour_name), alpha), 1.7))
    for line in HATCH_LINES.get(sign, ()):
        painter.drawLine(QLineF(*line))
    for across, down in HATCH_DOTS.get(sign, ()):
        painter.drawPoint(QPointF(across, down))
    if sign == "o":
        painter.drawEllipse(QPointF(side / 2, side / 2), 2.6, 2.6)
    painter.end()
    return picture


def fill_hatch(
    painter: QPainter, path: QPainterPath, style: str, colour: QColor, alpha: float = 0.5, wash: float = 0.0
) -> None:
    """Fill a path (in board units) with a hatch of steady width on the screen; each style has its own."""
    transform = painter.worldTransform()
    painter.setWorldTransform(QTransform())
    painter.setBrushOrigin(round(transform.dx()), round(transform.dy()))
    painter.fillPath(transform.map(path), QBrush(_hatch_picture(HATCHES.get(style, "/"), colour.name(), alpha, wash)))
    painter.setWorldTransform(transform)


@lru_cache(maxsize=2048)
def pill(text: str, ground: str, ink: str, px: int, dpr: float) -> QPixmap:
    """A short text on a rounded plate."""
    font = QFont()
    font.setPixelSize(px)
    font.setBold(True)
    metrics = QFontMetricsF(font)
    width, height = max(metrics.horizontalAdvance(text) + px * 0.7, px * 1.45), px * 1.45
    picture = QPixmap(round((width + 2) * dpr), round((height + 2) * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(ink), 1.2))
    painter.setBrush(QColor(ground))
    rect = QRectF(1, 1, width, height)
    painter.drawRoundedRect(rect, height / 2, height / 2)
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return picture


@lru_cache(maxsize=256)
def ring(width: int, height: int, corner: float, colour: str, line: float, dpr: float, open_: bool) -> QPixmap:
    """A frame around something so large, whole or `open_` at the middle of its sides: the same few are met again and
    again, and drawn lines are slow."""
    room = math.ceil((line + EDGE) / 2)
    picture = QPixmap(round((width + 2 * room) * dpr), round((height + 2 * room) * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    area = QRectF(room, room, width, height)
    path.addRoundedRect(area, corner, corner)
    if open_:
        painter.setClipRegion(_corners(area.adjusted(-room, -room, room, room)))
    stroke_twice(painter, path, QColor(colour), line)
    painter.end()
    return picture


def _corners(area: QRectF) -> QRegion:
    """The four corners of an area, without what lies between them."""
    side, whole = round(min(area.width(), area.height()) * CORNER), area.toAlignedRect()
    across, down = whole.adjusted(side, 0, -side, 0), whole.adjusted(0, side, 0, -side)
    return QRegion(whole) - QRegion(across) - QRegion(down)


def put_picture(painter: QPainter, middle: QPointF, picture: QPixmap) -> None:
    """Draw a ready picture with its middle at a spot given in pixels; the painter has no transform."""
    size = picture.deviceIndependentSize()
    painter.drawPixmap(QPointF(round(middle.x() - size.width() / 2), round(middle.y() - size.height() / 2)), picture)
