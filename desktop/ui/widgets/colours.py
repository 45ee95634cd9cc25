"""Side colours and readable mixtures of them with the window's palette, in light and dark themes."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor, QPalette

from desktop.ui.paint.palette import Palette, contrast, ink_on, luminance, palette
from desktop.ui.paint.palette import mixed as mix

TEXT_CONTRAST = 4.5
MARK_CONTRAST = 3.0
Parts = tuple[float, float, float, float]

__all__ = ["contrast", "ink_on", "luminance", "mix"]

_in_use = palette()


def use_palette(name: str, theme: str = "light") -> None:
    """Draw side colours from this palette from now on ("standard" or "colour-blind")."""
    global _in_use
    _in_use = palette(name, theme)


def in_use() -> Palette:
    """The palette that counters, cards and side colours are drawn from."""
    return _in_use


def side_colour(side: str) -> QColor:
    """The colour of a side by the palette in use; no side is grey."""
    return QColor(_in_use.ground(side or "grey"))


def readable(colour: QColor, ground: QColor, ratio: float = TEXT_CONTRAST) -> QColor:
    """The colour made lighter or darker until it can be read on the ground."""
    return QColor(_readable(colour.getRgbF(), ground.getRgbF(), ratio))


@lru_cache(maxsize=512)
def _readable(parts: Parts, under: Parts, ratio: float) -> QColor:
    colour, ground = QColor.fromRgbF(*parts), QColor.fromRgbF(*under)
    towards = QColor("black" if luminance(ground) > 0.2 else "white")
    result = QColor(colour)
    for _ in range(24):
        if contrast(result, ground) >= ratio:
            return result
        result = mix(result, towards, 0.12)
    return result


def muted(theme: QPalette) -> QColor:
    """Ink for secondary text, still readable on the window's ground."""
    ground = theme.color(QPalette.ColorRole.Window)
    return readable(mix(theme.color(QPalette.ColorRole.WindowText), ground, 0.35), ground)


def hairline(theme: QPalette) -> QColor:
    """The colour of thin rules and borders."""
    return mix(theme.color(QPalette.ColorRole.WindowText), theme.color(QPalette.ColorRole.Window), 0.75)


def wash(theme: QPalette, colour: QColor, share: float = 0.16) -> QColor:
    """A light tint of a colour over the base ground."""
    return mix(theme.color(QPalette.ColorRole.Base), colour, share)


def link(theme: QPalette) -> QColor:
    """The ink of links, readable on the window's ground."""
    return readable(theme.color(QPalette.ColorRole.Link), theme.color(QPalette.ColorRole.Window))


def accent(theme: QPalette) -> QColor:
    """The highlight colour, strong enough for outlines."""
    return readable(theme.color(QPalette.ColorRole.Highlight), theme.color(QPalette.ColorRole.Base), MARK_CONTRAST)
