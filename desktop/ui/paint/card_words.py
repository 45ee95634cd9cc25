"""Words on cards: their fonts, what marks say, and text broken into lines."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QTextLayout, QTextOption

PAPER, INK = QColor("#fdf9ee"), QColor("#221b10")
STARS = {"red star": ("#fdf0ec", "#b3261e"), "white star": ("#2b4a7a", "#ffffff")}
"""Marks drawn as a star: the plate and the star on it."""
MARKS = frozenset({"combat", "removed", "face down"})
"""Marks with a sign of their own."""
JOINER = "\N{WORD JOINER}"
SHORT_NAMES = re.compile(r"\b([A-Z]{2})-(?=\w)")
"""Such as AP-A or CP-35: they are not broken at the end of a line."""
Lines = list[QTextLayout]
translate = QCoreApplication.translate


def card_font(size: float, bold: bool = False, italic: bool = False) -> QFont:
    """The application's font in a size in pixels; not to be changed."""
    return _font(QGuiApplication.font().key(), max(1, round(size)), bold, italic)


@lru_cache(maxsize=128)
def _font(of: str, pixels: int, bold: bool, italic: bool) -> QFont:
    """One in the manner of the application's, which has this key."""
    font = QFont()
    font.setPixelSize(pixels)
    font.setBold(bold)
    font.setItalic(italic)
    return font


def is_drawn_mark(mark: str) -> bool:
    """Whether a mark is a star and no words."""
    return mark in STARS


def mark_words(mark: str) -> str:
    """What a mark says."""
    match mark:
        case "combat":
            return translate("Cards", "Combat Card")
        case "removed":
            return translate("Cards", "Removed after event")
        case "face down":
            return translate("Cards", "Face down")
    return mark[:1].upper() + mark[1:]


def unbroken(title: str) -> str:
    """A title whose star is not left alone on a line."""
    return title.replace(" *", "\N{NO-BREAK SPACE}*")


def set_text(text: str, font: QFont, width: float) -> tuple[float, Lines]:
    """A text broken into lines from (0, 0) on, and its height."""
    return _set_text(text, font.key(), max(1, round(width)))


@lru_cache(maxsize=2048)
def _set_text(text: str, key: str, width: int) -> tuple[float, Lines]:
    font = QFont()
    font.fromString(key)
    layout = QTextLayout(SHORT_NAMES.sub(rf"\1-{JOINER}", text), font)
    option = QTextOption(Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return y, [layout]
