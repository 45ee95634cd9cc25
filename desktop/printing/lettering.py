"""Text on paper: measured, wrapped or made smaller so that nothing is cut off. Lengths are in points."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

INK = QColor("#1c1812")
PALE = QColor("#5f5748")
GRAIN = 20.0
"""Fonts are set so many times larger and scaled down, because their sizes are whole numbers."""
SANS = ("DejaVu Sans", "Noto Sans", "Segoe UI", "Helvetica Neue", "Arial")
SERIF = ("DejaVu Serif", "Noto Serif", "Georgia", "Times New Roman")
SMALLEST = 5.0


class Type(Struct, frozen=True):
    """How a text is set."""

    points: float = 9.0
    bold: bool = False
    serif: bool = False
    italic: bool = False
    pale: bool = False

    def smaller(self, points: float) -> Type:
        return replace(self, points=points)


BODY = Type()
SMALL = Type(7.5)
NOTE = Type(7.5, pale=True)
STRONG = Type(9.0, bold=True)


class Setting(Struct, frozen=True):
    """A text broken into lines for a width."""

    lines: tuple[tuple[str, float], ...]
    """(words, how wide they are)"""
    leading: float
    ascent: float

    @property
    def height(self) -> float:
        return self.leading * len(self.lines)

    @property
    def width(self) -> float:
        return max((width for _, width in self.lines), default=0.0)


@lru_cache(maxsize=64)
def font_of(type_: Type) -> QFont:
    font = QFont()
    font.setFamilies(list(SERIF if type_.serif else SANS))
    font.setStyleHint(QFont.StyleHint.Serif if type_.serif else QFont.StyleHint.SansSerif)
    font.setPixelSize(max(1, round(type_.points * GRAIN)))
    font.setBold(type_.bold)
    font.setItalic(type_.italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("liga"), 0)  # so that words with fi and fl can be searched for in the file
    return font


@lru_cache(maxsize=8192)
def set_text(text: str, width: float, type_: Type) -> Setting:
    """Break a text into lines; a word that is too long for a line is broken too."""
    font = font_of(type_)
    metrics = QFontMetricsF(font)
    lines = [line for paragraph in text.split("\n") for line in _lines(paragraph, width * GRAIN, font, metrics)]
    return Setting(tuple(lines), metrics.height() / GRAIN, metrics.ascent() / GRAIN)


def _lines(text: str, width: float, font: QFont, metrics: QFontMetricsF) -> list[tuple[str, float]]:
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 1.0))
        words = _cut(text, line.textStart(), line.textLength())
        found.append((words, metrics.horizontalAdvance(words) / GRAIN))
    layout.endLayout()
    return found or [("", 0.0)]


def _cut(text: str, start: int, length: int) -> str:
    """Part of a text that Qt counts in UTF-16 units."""
    units = text.encode("utf-16-le")[start * 2 : (start + length) * 2]
    return units.decode("utf-16-le", "ignore").rstrip()


def height_of(text: str, width: float, type_: Type = BODY) -> float:
    return set_text(text, width, type_).height


def width_of(text: str, type_: Type = BODY) -> float:
    return QFontMetricsF(font_of(type_)).horizontalAdvance(text) / GRAIN


def fitting(text: str, width: float, height: float, type_: Type, least: float = SMALLEST) -> Type:
    """The type, or the largest smaller one with which a text fits into a box."""
    points = type_.points
    while points > least:
        set_ = set_text(text, width, type_.smaller(points))
        if set_.height <= height and not breaks_a_word(text, set_):
            break
        points -= 0.5
    return type_.smaller(points)


def breaks_a_word(text: str, setting: Setting) -> bool:
    return len("".join(text.split())) > 0 and [w for line, _ in setting.lines for w in line.split()] != text.split()


def draw_text(
    painter: QPainter,
    text: str,
    x: float,
    y: float,
    width: float,
    type_: Type = BODY,
    align: str = "left",
    colour: QColor | None = None,
) -> Setting:
    """Draw a text below `y`, wrapped to a width; every line is one piece of text in the file."""
    setting = set_text(text, width, type_)
    painter.save()
    painter.scale(1 / GRAIN, 1 / GRAIN)
    painter.setFont(font_of(type_))
    painter.setPen(colour or (PALE if type_.pale else INK))
    for number, (words, wide) in enumerate(setting.lines):
        if words:
            left = x + {"left": 0.0, "center": (width - wide) / 2, "right": width - wide}[align]
            base = y + setting.ascent + number * setting.leading
            painter.drawText(QPointF(left * GRAIN, base * GRAIN), words)
    painter.restore()
    return setting


NO_BRUSH = Qt.BrushStyle.NoBrush
