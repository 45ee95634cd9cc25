"""The tools for what is only drawn, and for bridges: names of places, corners of areas, edges that are crossed."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF

from desktop.controller.copy_hexes import CopyHexes
from desktop.controller.copy_outlines import CopyOutlines, Corner
from desktop.ui.copy.map.sign import RING
from desktop.ui.copy.map.tools import SMALL, Tool
from desktop.views.board import Point

DOT = 3.0
Names = Callable[[], list[tuple[str, QRectF]]]
"""The names that are shown: of which space, and where."""


class PlaceNameTool(Tool):
    """The name of a place or area is dragged to where it is printed; set down on its place it is set as others are."""

    def __init__(self, *given: Any, names: Names) -> None:
        super().__init__(*given)
        self._names = names
        self._held: tuple[str, Point] | None = None
        self._from: Point = (0.0, 0.0)

    def press(self, x: float, y: float) -> None:
        under = [(space, rect) for space, rect in self._names() if rect.contains(x, y)]
        named = min(under, key=lambda each: math.dist((x, y), each[1].center().toTuple()), default=None)
        self._held = (named[0], (named[1].center().x(), named[1].center().y())) if named else None
        self._from = x, y
        if self._held is None:
            self.desk.refused.emit(self.desk.tr("No name of a place stands here."))
        self.move(x, y)

    def _middle(self, x: float, y: float) -> Point:
        """Where the name would stand now; near its place the mouse alone counts."""
        assert self._held is not None
        space, (at_x, at_y) = self._held
        dx, dy = x - self._from[0], y - self._from[1]
        home = self.center(space)
        near = abs(x - home[0]) < SMALL and abs(y - home[1]) < SMALL and bool(dx or dy)
        return home if near else (at_x + dx, at_y + dy)

    def move(self, x: float, y: float) -> None:
        if self._held is not None:
            home, now = self.center(self._held[0]), self._middle(x, y)
            self.sign.show_work([(now, SMALL)], [(home, now)])

    def release(self, x: float, y: float) -> None:
        self.sign.show_work()
        if self._held is not None and (x, y) != self._from:
            space, at = self._held[0], self._middle(x, y)
            self.do(lambda: self.desk.copy.change(*self.map.named_at(space, *at)))
        self._held = None


class OutlineTool(Tool):
    """A corner of a border is dragged, in all areas that have it, or a new one out of a side; two that meet are one."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._outlines = CopyOutlines(self.map)
        self._corner: Corner | None = None
        self._side: tuple[Corner, Corner] | None = None

    def press(self, x: float, y: float) -> None:
        self._corner = self._outlines.corner_at(x, y)
        self._side = self._outlines.side_at(x, y) if self._corner is None else None
        if self._corner is None and self._side is None:
            self.desk.refused.emit(self.desk.tr("No border passes here."))
        self.move(x, y)

    def move(self, x: float, y: float) -> None:
        fixed = self._outlines.beside(self._corner) if self._corner else set(self._side or ())
        if fixed:
            now = self._outlines.at(self._to(x, y))
            self.sign.show_work([(now, SMALL / 2)], [(self._outlines.at(each), now) for each in sorted(fixed)])

    def put_away(self) -> None:
        """While it is in hand, and at rest, all corners are seen."""
        corners = dict.fromkeys(corner for ring in self._outlines.all_rings() for corner in ring)
        self.sign.show_work([(self._outlines.at(corner), DOT) for corner in corners])

    def _to(self, x: float, y: float) -> Corner:
        """Where the corner would be: on a neighbour, if one is near."""
        near = self._outlines.corner_at(x, y)
        return near if near and self._corner and near in self._outlines.beside(self._corner) else (
            self._outlines.corner(x, y))  # fmt: skip

    def release(self, x: float, y: float) -> None:
        corner, side, to = self._corner, self._side, self._to(x, y)
        self._corner = self._side = None
        self.put_away()
        if corner is not None and to != corner:
            self.do(lambda: self.desk.copy.change_all(self._outlines.moved(corner, to)))
        elif side is not None and to not in side:
            self.do(lambda: self.desk.copy.change_all(self._outlines.bent(side, to)))


class BridgeTool(Tool):
    """A bridge over the river along the edge that is clicked, or no longer."""

    def __init__(self, *given: Any, hexes: CopyHexes) -> None:
        super().__init__(*given)
        self.hexes = hexes
        self._edge: tuple[str, str] | None = None

    def press(self, x: float, y: float) -> None:
        self.move(x, y)

    def move(self, x: float, y: float) -> None:
        self._edge = self.hexes.edge_at(self.under(x, y), x, y)
        middles = [self.center(each) for each in self._edge or ()]
        self.sign.show_work([(each, RING * 0.5) for each in middles], [(middles[0], middles[1])] if middles else [])

    def release(self, x: float, y: float) -> None:
        edge, self._edge = self._edge, None
        self.sign.show_work()
        if edge is not None:
            self.do(lambda: self.hexes.bridge_toggled(edge))
