"""How the map is laid out: room between spaces, no tangle, land of its nation under every space, rivers crossed."""

from __future__ import annotations

import math
from functools import cache
from itertools import combinations, pairwise
from statistics import median

from desktop.games.crusade.data.files import READER as CRUSADE
from desktop.games.illusions.data.files import load_coast
from desktop.games.illusions.present.board import Board
from desktop.games.illusions.present.names import Names
from desktop.views.board import BoardView, Point, SpaceView
from desktop.views.outlines import crossing, inside
from tests.games.illusions.position import world_of

SCREEN = (1900.0, 980.0)
"""Pixels into which the box of all centres is fitted."""
LINKS = ("link-rail", "link-mixed", "link-road", "connection-border", "sea-lane", "link-exit")
STRAITS = {("constantinople", "anatolia"), ("rodosto", "anatolia")}
Rect = tuple[float, float, float, float]


def spacing(places: list[Point]) -> list[float]:
    """Pixels from each place to its nearest neighbour, the least first."""
    spans = [max(each) - min(each) for each in zip(*places, strict=True)]
    scale = min(screen / span for screen, span in zip(SCREEN, spans, strict=True))
    return sorted(scale * min(math.dist(a, b) for b in places if b is not a) for a in places)


@cache
def board() -> BoardView:
    world = world_of()
    return Board(world, Names(world)).build()


def at() -> dict[str, Point]:
    return {space.id: (float(space.x), float(space.y)) for space in world_of().map.spaces}


def rect(space: SpaceView) -> Rect:
    xs, ys = zip(*space.outline, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def meet(a: Rect, b: Rect) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def test_spaces_lie_well_apart() -> None:
    apart = spacing([*at().values()])
    assert len(apart) == 241
    assert median(apart) >= 50
    assert apart[0] >= 40


def test_spaces_of_crusade_lie_well_apart() -> None:
    spaces = CRUSADE.load_files("campaign").map.spaces
    assert median(spacing([(float(space.x), float(space.y)) for space in spaces if not space.temporary])) >= 60


def test_the_sheet_is_square_or_landscape() -> None:
    _, _, width, height = board().bounds
    assert width >= height


def test_no_two_connections_cross() -> None:
    """The inset and its exits included; those that meet at a space do not cross."""
    legs = [leg for line in board().lines if line.style in LINKS for leg in pairwise(line.points)]
    found = [(a, b) for a, b in combinations(legs, 2) if not {*a} & {*b} and crossing(*a, *b)]
    assert found == []


def test_boxes_cover_no_space_and_no_connection() -> None:
    boxes = [rect(space) for space in board().spaces if "box" in space.terrain]
    inset = world_of().map.inset
    panel = (float(inset.x0), float(inset.y0), float(inset.x1), float(inset.y1))
    inner = {space.id for space in world_of().map.spaces if space.inset}
    spaces = [space for space in board().spaces if "box" not in space.terrain]
    assert not [(a, b) for a, b in combinations([*boxes, panel], 2) if meet(a, b)]
    assert not [space.id for space in spaces for each in boxes if meet(rect(space), each)]
    assert not [space.id for space in spaces if meet(rect(space), panel) != (space.id in inner)]
    for line in board().lines:
        for a, b in pairwise(line.points) if line.style in LINKS else ():
            for left, top, right, bottom in boxes:
                corners = ((left, top), (right, top), (right, bottom), (left, bottom))
                assert not any(crossing(a, b, c, d) for c, d in pairwise((*corners, corners[0])))


def test_no_space_covers_another_or_its_name() -> None:
    """Names stand below: none lies over another space."""
    spaces = [space for space in board().spaces if "box" not in space.terrain]
    assert not [(a.id, b.id) for a, b in combinations(spaces, 2) if meet(rect(a), rect(b))]
    names = [(space, (x - len(space.name) * 5.0, y + 53.0, x + len(space.name) * 5.0, y + 71.0))
             for space in spaces for x, y in (space.center,) if rect(space)[2] - rect(space)[0] < 100]  # fmt: skip
    assert [(s.name, other.name) for s, name in names for other in spaces if meet(name, rect(other))] == []


def test_every_space_lies_on_the_land_of_its_nation() -> None:
    lands = load_coast().land
    for space in world_of().map.spaces:
        here = {land.nation for land in lands if land.inset == space.inset and inside(land.outline, at()[space.id])}
        wanted = {"sea": set(), "base": {"gr"}}.get(space.nation, {space.nation})
        assert here == wanted, space.id


def test_rivers_run_where_connections_cross_water_and_nowhere_else() -> None:
    """A river that runs through a space is hidden by it there."""
    legs = [leg for line in board().lines if line.style == "stream" for leg in pairwise(line.points)]
    bridges = {mark.at for mark in board().marks if mark.style == "bridge"}
    places, spaces = at(), {space.id: space for space in world_of().map.spaces}
    for link in world_of().map.connections:
        if link.kind == "sea_lane" or spaces[link.a].inset != spaces[link.b].inset:
            continue
        a, b = places[link.a], places[link.b]
        met = [found for c, d in legs if (found := crossing(a, b, c, d))]
        seen = [each for each in met if math.dist(each, a) > 44 and math.dist(each, b) > 44]
        assert bool(seen) == (link.water and (link.a, link.b) not in STRAITS), (link.a, link.b)
        assert not seen or bridges & {*seen}, (link.a, link.b)


def test_connections_with_the_inset_are_numbered_exits() -> None:
    """3.1.2 The same figure at either end, and no line across the sea."""
    spaces = {space.id: space for space in world_of().map.spaces}
    across = [link for link in world_of().map.connections if spaces[link.a].inset != spaces[link.b].inset]
    figures = sorted(mark.label for mark in board().marks if mark.style == "token")
    assert figures == sorted([str(number + 1) for number in range(len(across))] * 2)
    assert all(math.dist(*line.points) < 100 for line in board().lines if line.style == "link-exit")
