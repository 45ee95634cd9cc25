"""How much of the window the map has, and how well it can be read as a whole: in figures."""

from __future__ import annotations

import math
import statistics
import tempfile
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QTabBar

from desktop.engine.match import Match
from desktop.ui.headless import application, settle
from desktop.ui.main_window import MainWindow
from desktop.ui.paint.counters import figure_height
from desktop.ui.settings import Settings
from desktop.views.board import BoardView, Point

SHEET = (1900, 980)
"""The room into which the middles of all spaces are fitted to tell how evenly a map is laid."""


class Measures(Struct, frozen=True):
    """Attributes:
    map_share: of the window, with all hands face down.
    spacing, least_spacing: median and least distance of a space to its nearest neighbour, in pixels, at whole-map zoom.
    sheet_spacing, least_sheet_spacing: the same where the middles of all spaces alone are fitted into 1900x980.
    figures: height of the figures of a counter in pixels at whole-map zoom: the smallest there are on the map.
    counter: side of a counter there.
    touching: whether the drawn sheet touches two opposite edges of its pane there.
    hidden_tabs: tabs of panels that are out of sight.
    """

    map_share: float
    spacing: float
    least_spacing: float
    sheet_spacing: float
    least_sheet_spacing: float
    figures: float
    counter: float
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
    even = [gap * _sheet_zoom(ground.board) for gap in nearest(ground.board)]
    side = ground.board.piece_size * zoom
    heights = [figure_height(item.piece.face, side) for item in board.scene.pieces.values()]
    whole = window.width() * window.height()
    return Measures(
        map_share=round(board.width() * board.height() / whole, 3),
        spacing=round(statistics.median(gaps), 1),
        least_spacing=round(min(gaps), 1),
        sheet_spacing=round(statistics.median(even), 1),
        least_sheet_spacing=round(min(even), 1),
        figures=round(min(filter(None, heights), default=0.0), 1),
        counter=round(side, 1),
        touching=min(pane.width() - bounds.width() * zoom, pane.height() - bounds.height() * zoom) < 1,
        hidden_tabs=_hidden_tabs(window),
    )


def middles(board: BoardView) -> list[Point]:
    """Of all spaces that are drawn on the map itself."""
    return [space.center for space in board.spaces if not {"box", "absent"} & set(space.terrain)]


def nearest(board: BoardView) -> list[float]:
    """How far it is from each space to the nearest other one."""
    spots = middles(board)
    return [min(math.dist(spot, other) for other in spots if other is not spot) for spot in spots]


def _sheet_zoom(board: BoardView) -> float:
    xs, ys = zip(*middles(board), strict=True)
    return float(min(SHEET[0] / (max(xs) - min(xs)), SHEET[1] / (max(ys) - min(ys))))


def _hidden_tabs(window: MainWindow) -> int:
    bars: Iterable[QTabBar] = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [bar for bar in bars if bar.isVisible()]
    return sum(not bar.rect().contains(bar.tabRect(index)) for bar in shown for index in range(bar.count()))
