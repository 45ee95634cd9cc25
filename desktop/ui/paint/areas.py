"""Maps of areas: land tinted area by area, water behind it; coasts, borders on land and borders at sea, each once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QPainterPath

from desktop.ui.paint.shapes import polygon_path
from desktop.ui.paint.sheet import GRID, GROUND, Look, Sheet
from desktop.views.board import Point, SpaceView

WATER_STYLES = ("sea", "lake")
COAST = Look(GRID + 2, pen="i:coast", width=3.4, min_px=1.0)
LAND_BORDER = Look(GRID + 1, pen="i:edge", width=3.0, min_px=0.9)
SEA_BORDER = Look(GRID, pen="i:sea-border", width=3.4, min_px=1.0, dash=(13.0, 9.0))

Edge = tuple[Point, Point]
Key = tuple[tuple[int, int], tuple[int, int]]


def is_water(space: SpaceView) -> bool:
    return any(style in WATER_STYLES for style in space.terrain)


def area_tints_on(sheet: Sheet, spaces: Sequence[SpaceView]) -> None:
    """Every area in the tint of its first style; water first, so that islands lie on it."""
    looks: dict[str, Look] = {}
    for space in sorted(spaces, key=is_water, reverse=True):
        style = space.terrain[0] if space.terrain else "clear"
        look = looks.setdefault(style, Look(GROUND if is_water(space) else GROUND + 1, fill="t:" + style))
        sheet.add(look, polygon_path(space.outline), space.center)


def area_edges_on(sheet: Sheet, spaces: Sequence[SpaceView]) -> None:
    """Borders as continuous lines, so that dashes run through."""
    kinds: dict[Look, list[Edge]] = {COAST: [], LAND_BORDER: [], SEA_BORDER: []}
    for edge, wet in _edges(spaces).values():
        look = LAND_BORDER if not any(wet) else SEA_BORDER if all(wet) else COAST
        if not (len(wet) == 1 and wet[0]):  # water ends here at the edge of the map, or where land draws the line
            kinds[look].append(edge)
    for look, edges in kinds.items():
        for line in _chains(edges):
            path = QPainterPath()
            path.moveTo(*line[0])
            for point in line[1:]:
                path.lineTo(*point)
            sheet.add(look, path)


def _key(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _edges(spaces: Iterable[SpaceView]) -> dict[Key, tuple[Edge, list[bool]]]:
    """Each edge with the kinds of the areas it bounds; bridges within one outline bound nothing."""
    found: dict[Key, tuple[Edge, list[bool]]] = {}
    for space in spaces:
        wet = is_water(space)
        for a, b in zip(space.outline, (*space.outline[1:], space.outline[0]), strict=True):
            ka, kb = _key(a), _key(b)
            if ka != kb:
                found.setdefault((ka, kb) if ka < kb else (kb, ka), ((a, b), []))[1].append(wet)
    bridges = {key for space in spaces for key in bridge_keys(space.outline)}
    return {key: value for key, value in found.items() if key not in bridges}


def bridge_keys(outline: Sequence[Point]) -> set[Key]:
    """Edges that an outline passes twice: the way to another part of the same area and back."""
    seen: set[Key] = set()
    twice: set[Key] = set()
    for a, b in zip(outline, (*outline[1:], outline[0]), strict=True):
        ka, kb = _key(a), _key(b)
        key = (ka, kb) if ka < kb else (kb, ka)
        (twice if key in seen else seen).add(key)
    return twice


def _chains(edges: Sequence[Edge]) -> list[list[Point]]:
    """Edges joined end to end into lines."""
    at: dict[tuple[int, int], list[int]] = {}
    for number, edge in enumerate(edges):
        for end in edge:
            at.setdefault(_key(end), []).append(number)
    used: set[int] = set()
    lines: list[list[Point]] = []
    for number, edge in enumerate(edges):
        if number in used:
            continue
        used.add(number)
        line = [edge[0], edge[1]]
        for _ in range(2):
            while (following := _next(edges, at, used, line[-1])) is not None:
                line.append(following)
            line.reverse()
        lines.append(line)
    return lines


def _next(edges: Sequence[Edge], at: dict[tuple[int, int], list[int]], used: set[int], end: Point) -> Point | None:
    """The far end of an unused edge that starts here, unless lines meet here."""
    here = at[_key(end)]
    free = [number for number in here if number not in used]
    if len(here) != 2 or not free:
        return None
    used.add(free[0])
    a, b = edges[free[0]]
    return b if _key(a) == _key(end) else a
