"""How much of the window the map has, and how well it can be read as a whole: in figures."""

from __future__ import annotations

import math
import statistics
import tempfile
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QTabBar

from desktop.engine.match import Match
from desktop.ui.headless import application, settle
from desktop.ui.main_window import MainWindow
from desktop.ui.paint.counters import figure_height, symbol_height
from desktop.ui.settings import Settings
from desktop.views.board import BoardView, Point
from desktop.views.outlines import crossing

LINKS = ("link-rail", "link-road", "link-mixed", "sea-lane", "connection")
SHEET = (1900, 980)
"""The room into which the middles of all spaces are fitted to tell how evenly a map is laid."""


class Measures(Struct, frozen=True):
    """Attributes:
    map_share: of the window, with all hands face down.
    spacing, least_spacing: median and least distance of a space to its nearest neighbour, in pixels, at whole-map zoom.
    sheet_spacing, least_sheet_spacing: the same where the middles of all spaces alone are fitted into 1900x980.
    figures: height of the figures of a counter in pixels at whole-map zoom: the smallest there are; None if no counter
    has any.
    symbols: the same of the symbols of counters without figures.
    counter: side of a counter on the map there.
    crossings: how many pairs of connections cross each other on the map.
    touching: whether the drawn sheet touches two opposite edges of its pane there.
    hidden_tabs: tabs of panels that are out of sight.
    """

    map_share: float
    spacing: float
    least_spacing: float
    sheet_spacing: float
    least_sheet_spacing: float
    figures: float | None
    symbols: float | None
    counter: float
    crossings: int
    touching: bool
    hidden_tabs: int


def measured(match: Match, size: tuple[int, int], font_scale: float = 1.0) -> Measures:
    """Lay a match on the table of a new window, as it is by default, and measure it."""
    application()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat), Path(folder))
        settings.animation, settings.handover, settings.font_scale = 0, "open", font_scale
        window = MainWindow(settings, at_start=False)
        window.controller.options.library = None
        window.resize(*size)
        window.show()
        window.begin(match)
        settle()
        try:
            return measures_of(window)
        finally:
            window.close()
            window.deleteLater()


def measures_of(window: MainWindow) -> Measures:
    """Of the window as it stands; the whole map is shown."""
    window.controller.hold_up("")
    window.orders.on_fit()
    settle()
    board, view = window.page.map, window.page.map.view
    ground = board.scene.ground
    assert ground is not None
    zoom, pane = view.zoom(), view.viewport().size()
    bounds = ground.bounds()
    gaps = [gap * zoom for gap in nearest(ground.board)]
    even = spacing_on_sheet(ground.board)
    side = ground.board.piece_size * zoom
    faces = [(item.piece.face, item.size * zoom) for item in board.scene.pieces.values()]
    whole = window.width() * window.height()
    return Measures(
        map_share=round(board.width() * board.height() / whole, 3),
        spacing=round(statistics.median(gaps), 1),
        least_spacing=round(min(gaps), 1),
        sheet_spacing=round(statistics.median(even), 1),
        least_sheet_spacing=round(min(even), 1),
        figures=_least(figure_height(face, size) for face, size in faces if face.values),
        symbols=_least(symbol_height(face, size) for face, size in faces if not face.values),
        counter=round(side, 1),
        crossings=crossings(ground.board),
        touching=min(pane.width() - bounds.width() * zoom, pane.height() - bounds.height() * zoom) < 1,
        hidden_tabs=_hidden_tabs(window),
    )


def _least(heights: Iterable[float]) -> float | None:
    found = min(heights, default=None)
    return None if found is None else round(found, 1)


def crossings(board: BoardView) -> int:
    """How often connections of places meet where there is no place."""
    lines = [line.points for line in board.lines if line.style in LINKS]
    return sum(_meet(a, b) for number, a in enumerate(lines) for b in lines[number + 1 :])


def _meet(a: Sequence[Point], b: Sequence[Point]) -> bool:
    if {a[0], a[-1]} & {b[0], b[-1]}:
        return False
    return any(crossing(*one, *other) is not None for one in pairwise(a) for other in pairwise(b))


def middles(board: BoardView) -> list[Point]:
    """Of all spaces that are drawn on the map itself."""
    return [space.center for space in board.spaces if not {"box", "absent"} & set(space.terrain)]


def nearest(board: BoardView) -> list[float]:
    """How far it is from each space to the nearest other one."""
    spots = middles(board)
    return [min(math.dist(spot, other) for other in spots if other is not spot) for spot in spots]


def spacing_on_sheet(board: BoardView) -> list[float]:
    """How far it is from each space to the nearest other one, where all middles are fitted into the sheet."""
    xs, ys = zip(*middles(board), strict=True)
    zoom = min(SHEET[0] / (max(xs) - min(xs)), SHEET[1] / (max(ys) - min(ys)))
    return [gap * zoom for gap in nearest(board)]


def _hidden_tabs(window: MainWindow) -> int:
    bars: Iterable[QTabBar] = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [bar for bar in bars if bar.isVisible()]
    return sum(not bar.rect().contains(bar.tabRect(index)) for bar in shown for index in range(bar.count()))
