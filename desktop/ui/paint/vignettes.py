"""Vignettes: small scenes that tell what a card is about, in the tones of its band."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from desktop.data.paths import resources_dir
from desktop.ui.paint.palette import mixed

WIDE, HIGH = 120.0, 80.0
"""Scenes are drawn in these units."""
CUT_BELOW = 0.4
"""Of what is too high, the share that is cut off at the foot."""
FLAT = 0.8
"""Of a scene that is a thing on its ground, or without any, at least so much is seen in a low place: what it
leaves empty at the sides, its ground fills."""
GROUNDS = ("hills", "plain", "waves")
PAPER, INK = QColor("#fdf9ee"), QColor("#1d1810")
Stroke = tuple[str, str, tuple[float, ...]]


@cache
def scenes() -> dict[str, list[list[str]]]:
    """By name the words of each stroke; `resources/scenes.txt` says how they are written."""
    found: dict[str, list[list[str]]] = {}
    strokes: list[list[str]] = []
    for line in (resources_dir() / "scenes.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            strokes.append(line.split())
        elif line and not line.startswith("#"):
            strokes = found[line] = []
    return found


def paint_vignette(painter: QPainter, rect: QRectF, scene: str, band: QColor) -> None:
    """Draw a scene so that it fills a rectangle: what does not fit in is cut off at the edges."""
    scale = _scale(rect, scene)
    tones = _tones(band)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, tones["sky"])
    over = max(0.0, HIGH * scale - rect.height())
    painter.translate(rect.center().x() - WIDE * scale / 2, rect.bottom() - HIGH * scale + over * CUT_BELOW)
    painter.scale(scale, scale)
    if WIDE * scale < rect.width():
        _paint_sides(painter, ground_of(scene), tones)
    for tone, form, figures in strokes(scene):
        _draw(painter, tones[tone], form, figures)
    painter.restore()


def _scale(rect: QRectF, scene: str) -> float:
    across, upright = rect.width() / WIDE, rect.height() / HIGH
    if upright > 1.3 * across:  # a tall place: all of the scene, under a high sky
        return 1.3 * across
    if upright < FLAT * across and stands_free(scene):
        return max(upright / FLAT, across / 3)  # a side is as wide as the scene
    return max(across, upright)


def _paint_sides(painter: QPainter, ground: str, tones: dict[str, QColor]) -> None:
    """The ground goes on to the left and right as its own reflection."""
    for edge in (0.0, WIDE) if ground else ():
        painter.save()
        painter.translate(2 * edge, 0)
        painter.scale(-1, 1)
        for tone, form, figures in strokes(ground):
            _draw(painter, tones[tone], form, figures)
        painter.restore()


@lru_cache(maxsize=64)
def ground_of(scene: str) -> str:
    """The part that reaches from side to side at the foot of a scene; "" for none."""
    used = [words[1:5] for words in scenes()[scene] if words[0] == "use"]
    return next((name for name, *place in used if name in GROUNDS and place == ["0", "0", "1"]), "")


@lru_cache(maxsize=64)
def stands_free(scene: str) -> bool:
    """Whether nothing but its ground touches the sides: no beam or trench would end in the air."""
    ground = strokes(ground_of(scene)) if ground_of(scene) else ()
    return not any(
        _touches_a_side(form, figures) for tone, form, figures in strokes(scene) if (tone, form, figures) not in ground
    )


def _touches_a_side(form: str, figures: tuple[float, ...]) -> bool:
    if form == "round":
        return figures[0] - figures[2] <= 0 or figures[0] + figures[2] >= WIDE
    across = figures[0 if form == "fill" else 1 :: 2]
    return min(across) <= 0 or max(across) >= WIDE


def has_scene(scene: str) -> bool:
    return scene in scenes()


def _tones(band: QColor) -> dict[str, QColor]:
    """From the sky to the shadows, all of one hue."""
    return {
        "sky": mixed(band, PAPER, 0.8), "far": mixed(band, PAPER, 0.62), "near": mixed(band, PAPER, 0.38),
        "mid": mixed(band, INK, 0.12), "dark": mixed(band, INK, 0.62), "light": PAPER,
    }  # fmt: skip


@lru_cache(maxsize=64)
def strokes(scene: str) -> tuple[Stroke, ...]:
    """The strokes of a scene, those of the parts that it uses among them."""
    found: list[Stroke] = []
    for words in scenes()[scene]:
        if words[0] == "use":
            x, y, scale = map(float, words[2:5])
            found += [_moved(stroke, x, y, scale) for stroke in strokes(words[1])]
        else:
            figures = tuple(float(figure) for word in words[2:] for figure in word.split(","))
            found.append((words[0], words[1], figures))
    return tuple(found)


def _moved(stroke: Stroke, x: float, y: float, scale: float) -> Stroke:
    """A stroke of a part at its place in a scene."""
    tone, form, figures = stroke
    lead = 1 if form in ("line", "arc") else 0  # the width of the pen
    head, tail = tuple(figure * scale for figure in figures[:lead]), figures[lead:]
    if form == "round":
        return tone, form, (tail[0] * scale + x, tail[1] * scale + y, tail[2] * scale, tail[3] * scale)
    moved = tuple(figure * scale + (y if at % 2 else x) for at, figure in enumerate(tail))
    return tone, form, (*head, *moved)


def _draw(painter: QPainter, colour: QColor, form: str, figures: tuple[float, ...]) -> None:
    if form == "round":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(figures[0], figures[1]), figures[2], figures[3])
        return
    lead = 0 if form == "fill" else 1
    points = [QPointF(x, y) for x, y in zip(figures[lead::2], figures[lead + 1 :: 2], strict=True)]
    if form == "fill":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF(points))
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    solid, round_cap, round_join = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(colour, figures[0], solid, round_cap, round_join))
    painter.drawPath(_curve(points) if form == "arc" else _chain(points))


def _chain(points: list[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _curve(points: list[QPointF]) -> QPainterPath:
    """Through each second point, bent towards those between."""
    path = QPainterPath(points[0])
    for bend, end in zip(points[1::2], points[2::2], strict=True):
        path.quadTo(bend, end)
    return path
