"""Colours by name: paper and terrain, sides and stripes, highlights; a standard and a colour-blind set."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtGui import QColor

TERRAIN = {
    "clear": "#f1e9d2", "woods": "#cbd9ae", "hill": "#e2cda4", "hill-2": "#d8bb8c", "hill-3": "#cdaa79",
    "rough": "#e6d9bd", "town": "#e4dccb", "city": "#d5cfc4", "sea": "#cfe0e8", "mountain": "#d3bb98",
    "swamp": "#d3dcc0", "desert": "#f4e6bf", "box": "#f7f2e4", "land": "#f1e9d2", "lake": "#c8dbe6",
    "waste": "#ddd6c4", "neutral": "#e7dfca",
    "shallow-1": "#d8e7ec", "shallow-2": "#e2eef0", "relief-1": "#d9c49a", "relief-2": "#cfb588",
    "nation-ru": "#e5ebd3", "nation-ge": "#dfe1e2", "nation-ah": "#f5eacb", "nation-it": "#dcebdb",
    "nation-sb": "#f3d9cd", "nation-mn": "#ead8e2", "nation-ro": "#f6e9b4", "nation-bu": "#e8d9bf",
    "nation-gr": "#e6ddec", "nation-tu": "#f0dcc4", "nation-al": "#e6e2cf",
}  # fmt: skip
"""Grounds. All are light, so that ink and highlights stand out at 3:1 and better."""

INK = {
    "paper": "#f1e9d2", "margin": "#e7dcc0", "edge": "#8f8672", "grid": "#bfb59c", "crest": "#c6a673",
    "number": "#6f6755", "halo": "#f8f3e4",
    "place": "#2b241a", "region": "#5f5138", "river-name": "#28577c", "box-name": "#4a4130", "note": "#5d5341",
    "tree": "#7f9c5c", "tree-dark": "#5d7a41", "hachure": "#a88655", "stipple": "#a08c66", "rock": "#a48f69",
    "block": "#8f8579", "block-light": "#b5a998", "roof": "#a8705a", "block-dark": "#6f665c", "reed": "#6c8a72",
    "wave": "#93b4c6", "peak": "#8a6a45", "peak-light": "#efe3cb", "dune": "#c9ae73", "rim": "#9a8a66",
    "river": "#7fb2d6", "river-edge": "#386d98", "river-light": "#a3cae5", "canal": "#8dbbd8",
    "road-main": "#d98a63", "road-main-edge": "#743721", "road-minor": "#a4764a", "road-minor-edge": "#f3e8cf",
    "rail": "#4c463d", "rail-mixed": "#7d7a34", "connection": "#8a7657", "connection-edge": "#f3ead3",
    "border": "#8b3f57",
    "front": "#8d1f2d", "start-line": "#7d2335", "bridge": "#463a2c", "bridge-deck": "#f0dcb6", "pontoon": "#4d4a3c",
    "gold": "#c79a1e", "silver": "#8b9096", "entry": "#2f5d50", "supply": "#355e2f", "port": "#1f4e74",
    "exit-arrow": "#2f5d50", "attack": "#b3202c", "coast": "#5b7282", "sea-border": "#7fa3b8",
    "barrel": "#3a3d45", "link-open": "#2f5d50", "link-shut": "#8f1420", "mark": "#4a4130", "region-1": "#3d6fb0",
    "region-2": "#d9b02f", "region-3": "#3f8a4d", "shadow": "#3b3226",
}  # fmt: skip

GROUNDS = {
    "republican": "#f4cf63", "nationalist": "#8b3a62", "field-grey": "#8e9b8c", "german": "#8e9b8c",
    "italian": "#9c8f4e",
    "international": "#f4cf63", "red": "#c2362f", "white": "#fbf8ef", "blue": "#2b5fae", "black": "#26231f",
    "grey": "#9b978f", "gray": "#9b978f", "dark-blue": "#1f3a78", "light-blue": "#8cc0e4", "green": "#4c8a4a",
    "dark-green": "#2f5b36", "olive": "#868a45", "brown": "#8c6239", "orange": "#dd8a33", "purple": "#77488f",
    "yellow": "#f4cf63", "red-purple": "#8b3a62", "grey-green": "#8e9b8c", "pink": "#dfa5ad", "tan": "#cfb48a",
    "axis": "#5f6b60", "allied": "#a9b56b", "allies": "#4f7db8", "western": "#4f7db8", "soviet": "#b5483c",
    "vichy": "#b7a0c6", "neutral": "#cfc8b6", "marker": "#f6efdc",
}  # fmt: skip

HIGHLIGHT = {
    "standard": {
        "reach": "#0a3fb5", "target": "#a30f22", "source": "#1d1a14", "forbidden": "#47443e", "focus": "#5a1a86",
        "subject": "#7a2a00", "route": "#0a3fb5", "route-bad": "#8f1420", "good": "#0d5a2d", "bad": "#9a1226",
        "mixed": "#6b4200", "own": "#123f9c", "enemy": "#861a4c", "blocked": "#3d3a35", "pulse": "#a30f22",
        "lit-piece": "#00545c", "supplied": "#0d5a2d", "command": "#5a1a86", "zone": "#7a3300",
    },
    "colour-blind": {
        "reach": "#003f8c", "target": "#7a2800", "source": "#111111", "forbidden": "#404040", "focus": "#3c1470",
        "subject": "#5c3300", "route": "#003f8c", "route-bad": "#6b2400", "good": "#003f8c", "bad": "#7a2800",
        "mixed": "#3f3f3f", "own": "#00367a", "enemy": "#692300", "blocked": "#303030", "pulse": "#7a2800",
        "lit-piece": "#00474d", "supplied": "#1f4a3a", "command": "#3c1470", "zone": "#5c3300",
    },
}  # fmt: skip
"""Outlines. Dark enough for 3:1 on every ground, also as seen by colour-blind eyes; each has a light inner line. What
may be moved, what can be reached, supply, command and zones of control have a colour and a form each."""

COLOUR_BLIND_GROUNDS = {"nationalist": "#5b3b78", "republican": "#f6d365", "red": "#b5432a", "green": "#2f7a72"}

SURROUND = {"light": "#e2dccd", "dark": "#22211f"}
TOKENS = {
    "token": ("t:box", "i:place"),
    "token-move": ("i:river-edge", "i:halo"),
    "token-attack": ("i:attack", "i:halo"),
    "token-warning": ("i:gold", "i:place"),
}
"""Markers with letters: their ground and their ink."""
ORDERS = ("token-move", "token-attack")
"""Markers that say what a space was activated for."""
NOTE = {
    "light": {"ground": "#fffaf0", "ink": "#231d14", "edge": "#6d6048", "link": "#0a3fb5", "bad": "#8f1420"},
    "dark": {"ground": "#2d2b28", "ink": "#f2ece0", "edge": "#a89c84", "link": "#9cc3ff", "bad": "#ff9d94"},
}


_sides: dict[str, str] = {}


def use_sides(colours: Mapping[str, str]) -> None:
    """Give sides the colours their game states: each side's id, and the name of its colour."""
    _sides.clear()
    _sides.update(colours)


@contextmanager
def sides_as(colours: Mapping[str, str]) -> Iterator[None]:
    """Draw another game than the one on the table: its sides have their colours for the time being."""
    before = dict(_sides)
    use_sides(colours)
    try:
        yield
    finally:
        use_sides(before)


class Palette:
    """A set of colours. Names never met before get a colour of their own, so new games need no change here."""

    def __init__(self, name: str = "standard", theme: str = "light") -> None:
        self.name, self.theme = name, theme
        self._highlight = HIGHLIGHT.get(name, HIGHLIGHT["standard"])
        self._grounds = GROUNDS | (COLOUR_BLIND_GROUNDS if name == "colour-blind" else {})
        self._made: dict[str, QColor] = {}

    def _colour(self, key: str, text: str) -> QColor:
        if key not in self._made:
            self._made[key] = QColor(text)
        return self._made[key]

    def terrain(self, style: str) -> QColor:
        return self._colour("t:" + style, TERRAIN.get(style, TERRAIN["clear"]))

    def ink(self, style: str) -> QColor:
        return self._colour("i:" + style, INK.get(style) or TERRAIN.get(style) or INK["mark"])

    def highlight(self, style: str) -> QColor:
        return self._colour("h:" + style, self._highlight.get(style, self._highlight["reach"]))

    def ground(self, name: str) -> QColor:
        """The colour of a side, a nation or a stripe."""
        key = name.strip().lower().replace(" ", "-").replace("_", "-")
        key = _sides.get(key, key)
        if key not in self._grounds:
            self._grounds = self._grounds | {key: _own_colour(key)}
        return self._colour("g:" + key, self._grounds[key])

    def surround(self) -> QColor:
        return self._colour("surround", SURROUND.get(self.theme, SURROUND["light"]))

    def note(self, part: str) -> QColor:
        return self._colour("n:" + part, NOTE.get(self.theme, NOTE["light"])[part])


@lru_cache(maxsize=8)
def palette(name: str = "standard", theme: str = "light") -> Palette:
    return Palette(name, theme)


def _own_colour(key: str) -> str:
    """A calm colour that depends on the name alone."""
    if key.startswith("#") and QColor.isValidColorName(key):
        return key
    if QColor.isValidColorName(key):
        return str(QColor(key).name())
    hue = zlib.crc32(key.encode()) % 360
    return str(QColor.fromHsl(hue, 90, 140).name())


def luminance(colour: QColor) -> float:
    """Relative luminance after WCAG 2."""
    parts = [_linear(v) for v in (colour.redF(), colour.greenF(), colour.blueF())]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: QColor, b: QColor) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


INKS = (("#17130c", "#fffaf0"), ("#000000", "#ffffff"))
"""Dark and light ink: the soft ones, and those for grounds of a middling shade."""
READABLE = 4.5


def ink_on(ground: QColor) -> QColor:
    """Black or white ink, whichever reads better."""
    return QColor(_ink_on(ground.rgb()))


@lru_cache(maxsize=256)
def _ink_on(ground: int) -> str:
    back = QColor.fromRgb(ground)
    soft, hard = (max(pair, key=lambda ink: contrast(QColor(ink), back)) for pair in INKS)
    return soft if contrast(QColor(soft), back) >= READABLE else hard


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """`a` with `share` of `b` in it."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        a.redF() * keep + b.redF() * share, a.greenF() * keep + b.greenF() * share, a.blueF() * keep + b.blueF() * share
    )


def faded(colour: QColor, alpha: float) -> QColor:
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result
