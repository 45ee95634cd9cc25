"""Maps of areas: land tinted area by area, water behind it; coasts, borders on land and borders at sea, each once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from desktop.ui.paint.shapes import line_path, polygon_path
from desktop.ui.paint.sheet import GRID, GROUND, Look, Sheet
from desktop.views.board import BoardView, Point, SpaceView

WATER_STYLES = ("sea", "lake")
ABROAD, LAND = GROUND + 3, GROUND + 4
"""Where land lies that nobody plays on, and that of the areas: above the shallows of the sea, below mountains."""
ABROAD_COAST = Look(ABROAD, pen="i:coast", width=2.4, min_px=0.7)
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
        look = looks.setdefault(style, Look(GROUND if is_water(space) else LAND, fill="t:" + style))
        sheet.add(look, polygon_path(space.outline), space.center)


def abroad_of(board: BoardView) -> list[tuple[str, tuple[Point, ...]]]:
    """Land that nobody plays on, and lakes, with their styles."""
    behind = ("sea", "shallow-1", "shallow-2", "relief-1", "relief-2")
    return [(style, outline) for style, outline in board.backdrop if style not in behind]


def area_edges_on(sheet: Sheet, board: BoardView, spaces: Sequence[SpaceView]) -> None:
    """Borders as continuous lines, so that dashes run through."""
    kinds: dict[Look, list[Edge]] = {COAST: [], LAND_BORDER: [], SEA_BORDER: []}
    foreign = {key for _, outline in abroad_of(board) for key in _keys(outline)}
    islands = not any(map(is_water, spaces))  # land that stands in a sea of nobody
    for key, (edge, wet) in _edges(spaces).items():
        shore = islands and len(wet) == 1 and key not in foreign and not _is_rim(board, edge)
        look = LAND_BORDER if not any(wet) and not shore else SEA_BORDER if all(wet) else COAST
        if not (len(wet) == 1 and wet[0]):  # water ends here at the edge of the map, or where land draws the line
            kinds[look].append(edge)
    for look, edges in kinds.items():
        for line in _chains(edges):
            sheet.add(look, line_path(line))


def _key(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _is_rim(board: BoardView, edge: Edge) -> bool:
    """Whether an edge lies on the edge of the map."""
    left, top, width, high = board.bounds
    (ax, ay), (bx, by) = edge
    return (ax == bx and ax in (left, left + width)) or (ay == by and ay in (top, top + high))


def _keys(outline: Sequence[Point]) -> Iterator[Key]:
    for a, b in pairwise((*outline, outline[0])):
        ka, kb = _key(a), _key(b)
        yield (ka, kb) if ka < kb else (kb, ka)


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
