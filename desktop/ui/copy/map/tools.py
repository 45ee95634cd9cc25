"""The tools of the map editor: each turns a press, a drag and a release into a change of the copy."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from desktop.controller.copy_desk import CopyDesk
from desktop.controller.copy_hexes import RIVERS, CopyHexes
from desktop.controller.copy_map import Brush, CopyMap
from desktop.data.copy.catalogue import LINKS
from desktop.data.copy.corrections import Key
from desktop.ui.copy.map.sign import RING, WorkSign
from desktop.views.board import Point

REACH = 60.0
SMALL = 22.0


class Tool:
    """One tool on one board. What it cannot do it says by `refused`."""

    def __init__(self, desk: CopyDesk, place: CopyMap, sign: WorkSign, under: Callable[[float, float], str]) -> None:
        self.desk, self.map, self.sign, self.under = desk, place, sign, under

    def press(self, x: float, y: float) -> None: ...

    def move(self, x: float, y: float) -> None: ...

    def release(self, x: float, y: float) -> None: ...

    def put_away(self) -> None:
        self.sign.show_work()

    def center(self, space: str) -> Point:
        return self.map.spaces[space].center

    def do(self, act: Callable[[], Any]) -> None:
        """Carry out a change; a reason of ours is told like one of the desk."""
        try:
            self.desk.do(act)
        except ValueError as error:
            self.desk.refused.emit(str(error))


class MoveTool(Tool):
    """A space, a city or the place of a name is dragged elsewhere."""

    _held = ""
    _from: Point = (0.0, 0.0)

    def press(self, x: float, y: float) -> None:
        near = [(math.dist((x, y), self.center(space)), space) for space in self.map.handles]
        far, space = min(near, default=(REACH, ""))
        self._held, self._from = (space, (x, y)) if far < REACH else ("", (x, y))
        if not self._held:
            self.desk.refused.emit(self.desk.tr("Nothing that can be moved stands here."))
        self.move(x, y)

    def move(self, x: float, y: float) -> None:
        if self._held:
            was = self.center(self._held)
            now = (was[0] + x - self._from[0], was[1] + y - self._from[1])
            self.sign.show_work([(was, SMALL), (now, RING)], [(was, now)])

    def release(self, x: float, y: float) -> None:
        held, self._held = self._held, ""
        self.sign.show_work()
        dx, dy = x - self._from[0], y - self._from[1]
        if held and (dx or dy):
            key, values = self.map.moved(held, dx, dy)
            self.do(lambda: self.desk.copy.change(key, values))


class LinkTool(Tool):
    """Two spaces clicked one after the other, or a drag from one to the other, are linked, or no longer."""

    given: dict[str, Any] = {}
    _first = ""

    def press(self, x: float, y: float) -> None:
        space = self._space(x, y)
        if self._first and space and space != self._first:
            self._link(space)
        elif space == self._first:
            self.put_away()
        else:
            self._first = space
            self.sign.show_work([(self.center(space), RING)] if space else [])

    def _space(self, x: float, y: float) -> str:
        space = self.under(x, y)
        return space if space in self.map.keys else ""

    def move(self, x: float, y: float) -> None:
        if self._first:
            self.sign.show_work([(self.center(self._first), RING)], [(self.center(self._first), (x, y))])

    def release(self, x: float, y: float) -> None:
        space = self._space(x, y)
        if self._first and space and space != self._first:
            self._link(space)
        elif self._first:
            self.sign.show_work([(self.center(self._first), RING)])

    def _link(self, space: str) -> None:
        first = self._first
        self.put_away()
        self.do(lambda: self.map.toggle_link(first, space, self.given))

    def put_away(self) -> None:
        self._first = ""
        super().put_away()


class BrushTool(Tool):
    """A figure is put on all spaces that are passed, as one step; on a link that is clicked."""

    brush: Brush | None = None
    value: Any = None

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._passed: dict[str, Key] = {}

    def press(self, x: float, y: float) -> None:
        self._passed = {}
        if self.brush is not None and self.brush.target == LINKS:
            key = self.map.link_at(x, y)
            if key is None:
                self.desk.refused.emit(self.desk.tr("No link passes here."))
            else:
                self._put([key])
        else:
            self.move(x, y)

    def move(self, x: float, y: float) -> None:
        space = self.under(x, y)
        if self.brush is not None and self.brush.target != LINKS and space in self.map.keys:
            self._passed[space] = self.map.keys[space]
            self.sign.show_work([(self.center(each), RING) for each in self._passed])

    def release(self, x: float, y: float) -> None:
        passed, self._passed = list(self._passed.values()), {}
        self.sign.show_work()
        if passed:
            self._put(passed)

    def _put(self, keys: list[Key]) -> None:
        brush = self.brush
        assert brush is not None
        fit = [key for key in keys if brush.path in self.desk.copy.entry(key).fields]
        self.do(lambda: self.desk.copy.change_all({key: {brush.path: self.value} for key in fit}))


class TerrainTool(Tool):
    """Terrain is put on all hexes that are passed, as one step."""

    letter = ""

    def __init__(self, *given: Any, hexes: CopyHexes) -> None:
        super().__init__(*given)
        self.hexes = hexes
        self._passed: dict[str, None] = {}

    def press(self, x: float, y: float) -> None:
        self._passed = {}
        self.move(x, y)

    def move(self, x: float, y: float) -> None:
        space = self.under(x, y)
        if self.hexes.letter(space):
            self._passed[space] = None
            self.sign.show_work([(self.center(each), RING * 0.7) for each in self._passed])

    def release(self, x: float, y: float) -> None:
        changes = self.hexes.painted(list(self._passed), self.letter)
        self.sign.show_work()
        if changes:
            self.do(lambda: self.desk.copy.change_all(changes))


class CourseTool(Tool):
    """A river along the edges that are passed, or a road from hex to hex."""

    course: Key | None = None

    def __init__(self, *given: Any, hexes: CopyHexes, kind: str) -> None:
        super().__init__(*given)
        self.hexes, self.kind = hexes, kind
        self._edges: dict[tuple[str, str], None] = {}
        self._hexes: list[str] = []

    def press(self, x: float, y: float) -> None:
        self._edges, self._hexes = {}, self._hexes[-1:] if self.kind != RIVERS else []
        self.move(x, y)

    def move(self, x: float, y: float) -> None:
        space = self.under(x, y)
        if self.kind == RIVERS:
            edge = self.hexes.edge_at(space, x, y)
            if edge is not None:
                self._edges[edge] = None
            self.sign.show_work(lines=[self._side(*each) for each in self._edges])
            return
        if space in self.map.spaces and self.hexes.letter(space) and space not in self._hexes[-1:]:
            if self._hexes and not self.hexes.are_beside(self._hexes[-1], space):
                self._hexes = []
            self._hexes.append(space)
        lines = [(self.center(a), self.center(b)) for a, b in pairwise(self._hexes)]
        self.sign.show_work([(self.center(each), SMALL) for each in self._hexes], lines)

    def _side(self, a: str, b: str) -> tuple[Point, Point]:
        """The edge between two hexes: the corners that they share."""
        corners = self.map.spaces[a].outline
        other = self.center(b)
        first, second = sorted(corners, key=lambda corner: math.dist(corner, other))[:2]
        return first, second

    def release(self, x: float, y: float) -> None:
        course, edges, hexes = self.course, list(self._edges), self._hexes
        if course is None or (self.kind == RIVERS and not edges) or (self.kind != RIVERS and len(hexes) < 2):
            return
        self.put_away()
        if self.kind == RIVERS:
            self.do(lambda: self.desk.copy.change(course, self.hexes.river_toggled(course, edges)))
        else:
            self.do(lambda: self.desk.copy.change(course, self.hexes.road_toggled(course, hexes)))

    def put_away(self) -> None:
        self._edges, self._hexes = {}, []
        super().put_away()


class NameTool(Tool):
    """A name on a map of hexes is dragged to another hex."""

    def __init__(self, *given: Any, hexes: CopyHexes) -> None:
        super().__init__(*given)
        self.hexes = hexes
        self._held = ""

    def press(self, x: float, y: float) -> None:
        space = self.under(x, y)
        self._held = space if self.hexes.name_at(space) is not None else ""
        if not self._held:
            self.desk.refused.emit(self.desk.tr("No name belongs to this hex."))
        self.move(x, y)

    def move(self, x: float, y: float) -> None:
        if self._held:
            self.sign.show_work([(self.center(self._held), SMALL)], [(self.center(self._held), (x, y))])

    def release(self, x: float, y: float) -> None:
        held, self._held, to = self._held, "", self.under(x, y)
        self.sign.show_work()
        key = self.hexes.name_at(held) if held else None
        if key is not None and to != held and self.hexes.letter(to):
            self.do(lambda: self.desk.copy.change(key, {"hex": to}))
