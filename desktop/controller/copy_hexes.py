"""A map of hexes in an owner's copy: terrain by hex, rivers by edge, roads from hex to hex, names at hexes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any

from desktop.data.copy.catalogue import Entry
from desktop.data.copy.corrections import Key
from desktop.data.copy.laying import collection_of, entry_key
from desktop.data.copy.own_copy import RETIRED, OwnCopy
from desktop.views.board import BoardView, SpaceView

SHORTEST = 2
"""A road is no shorter."""
LINES, LEGEND, RIVERS, ROADS, PLACES, BRIDGES = "lines", "legend", "rivers", "roads", "places", "bridges"


class CopyHexes:
    """One hex map of a copy."""

    def __init__(self, copy: OwnCopy, file: str, board: BoardView) -> None:
        self.copy, self.file, self.board = copy, file, board
        self.spaces: dict[str, SpaceView] = {space.id: space for space in board.spaces}
        self.neighbours = dict(board.neighbours)

    def _entries(self, collection: str) -> Iterator[Entry]:
        for entry in self.copy.entries():
            if entry.file == self.file and collection_of(entry.key) == collection:
                yield entry

    # -- terrain -----------------------------------------------------------------------------------
    @cached_property
    def _lines(self) -> dict[str, Key]:
        return {entry_key(entry.key): entry.file_key for entry in self._entries(LINES)}

    def legend(self) -> list[tuple[str, str]]:
        """(letter, what it is) of all terrain there is."""
        found = []
        for entry in self._entries(LEGEND):
            kinds = [*self.copy.value(entry.file_key, "terrain")]
            height = self.copy.value(entry.file_key, "elevation")
            found.append((entry_key(entry.key), ", ".join(kinds) + (f" ({height})" if height else "")))
        return found

    def _place(self, hex_id: str) -> tuple[Key, int] | None:
        """The line that has the terrain of a hex, and which letter of it that is."""
        line = self._lines.get(hex_id[:2])
        if line is None or not hex_id[2:].isdigit():
            return None
        at = int(hex_id[2:]) - self.copy.value(line, "start")
        return (line, at) if 0 <= at < len(self.copy.value(line, "terrain")) else None

    def letter(self, hex_id: str) -> str:
        place = self._place(hex_id)
        return str(self.copy.value(place[0], "terrain")[place[1]]) if place is not None else ""

    def painted(self, hexes: list[str], letter: str) -> dict[Key, dict[str, Any]]:
        """What changes when hexes get this terrain."""
        found: dict[Key, dict[str, Any]] = {}
        for hex_id in hexes:
            place = self._place(hex_id)
            if place is not None:
                line, at = place
                now = found.get(line, {}).get("terrain") or self.copy.value(line, "terrain")
                found[line] = {"terrain": now[:at] + letter + now[at + 1 :]}
        return found

    # -- edges -------------------------------------------------------------------------------------
    def edge_at(self, hex_id: str, x: float, y: float) -> tuple[str, str] | None:
        """The hexside nearest to a spot in a hex: its two hexes."""
        near = [other for other in self.neighbours.get(hex_id, ()) if other in self.spaces]
        if not near:
            return None
        other = min(near, key=lambda each: math.dist((x, y), self.spaces[each].center))
        a, b = sorted((hex_id, other))
        return a, b

    def are_beside(self, a: str, b: str) -> bool:
        return b in self.neighbours.get(a, ())

    def named(self, collection: str) -> list[tuple[Key, str]]:
        """The rivers, or the roads."""
        return [(entry.file_key, str(self.copy.value(entry.file_key, "name"))) for entry in self._entries(collection)]

    def river_toggled(self, river: Key, edges: Sequence[tuple[str, str]]) -> dict[str, Any]:
        """What changes when a river runs along these edges, and along those where it ran no more."""
        listed = list(self.copy.value(river, "hexsides"))
        for edge in edges:
            side = "/".join(sorted(edge))
            listed = [each for each in listed if each != side] if side in listed else [*listed, side]
        return {"hexsides": listed}

    def road_toggled(self, road: Key, hexes: Sequence[str]) -> dict[str, Any]:
        """A road is led on from one of its ends, hex by hex, or back; raises ValueError for anything between."""
        path = list(self.copy.value(road, "path"))
        for a, b in pairwise(hexes):
            path = _led(path, a, b)
        return {"path": path}

    # -- bridges -----------------------------------------------------------------------------------
    def bridge_toggled(self, edge: tuple[str, str]) -> None:
        """Build a bridge over the river along an edge, or take it away; raises DataError or ValueError."""
        side = "/".join(sorted(edge))
        key = next((e.file_key for e in self._entries(BRIDGES) if self.copy.value(e.file_key, "hexside") == side), None)
        if key is not None:
            gone = self.copy.status(key) == RETIRED
            (self.copy.reset if gone else self.copy.retire)(key)
            return
        river = next((n for key, n in self.named(RIVERS) if side in self.copy.value(key, "hexsides")), "")
        if not river:
            raise ValueError("no river runs there that a bridge could cross")
        road = next((key for key, _ in self.named(ROADS) if self._crosses(key, edge)), None)
        if road is None:
            raise ValueError("no road crosses the river there: lead one across first")
        self.copy.add(self.file, BRIDGES, {"hexside": side, "river": river, "road": self.copy.value(road, "kind")})

    def _crosses(self, road: Key, edge: tuple[str, str]) -> bool:
        return any(set(step) == set(edge) for step in pairwise(self.copy.value(road, "path")))

    # -- names -------------------------------------------------------------------------------------
    def name_at(self, hex_id: str) -> Key | None:
        return next((e.file_key for e in self._entries(PLACES) if self.copy.value(e.file_key, "hex") == hex_id), None)


def _led(path: list[str], a: str, b: str) -> list[str]:
    if {a, b} == set(path[-2:]) and len(path) > SHORTEST:
        return path[:-1]
    if {a, b} == set(path[:2]) and len(path) > SHORTEST:
        return path[1:]
    for end, other in ((a, b), (b, a)):
        if path[-1] == end:
            return [*path, other]
        if path[0] == end:
            return [other, *path]
    raise ValueError("a road is led on, or back, from one of its ends")
