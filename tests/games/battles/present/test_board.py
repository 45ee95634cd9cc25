"""The boards: geometry, rivers without gaps, roads off the map, bridges across rivers, boxes apart."""

import math
from itertools import combinations, pairwise

import pytest

from desktop.games.battles.present import BattlesPresenter
from desktop.games.battles.present.shapes import chains, readable
from desktop.views.board import BoardView, Point, SpaceView
from tests.games.battles.position import world_of

SCENARIOS = ("jarama", "brunete", "pindoque")


@pytest.fixture(scope="module", params=SCENARIOS)
def board(request: pytest.FixtureRequest) -> BoardView:
    return BattlesPresenter(world_of(request.param)).board()


def _rect(space: SpaceView) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in space.outline], [y for _, y in space.outline]
    return min(xs), min(ys), max(xs), max(ys)


def test_neighbours_are_a_hundred_units_apart(board: BoardView) -> None:
    centers = {space.id: space.center for space in board.spaces}
    for hex_id, near in board.neighbours:
        for other in near:
            assert math.dist(centers[hex_id], centers[other]) == pytest.approx(100, abs=0.1)


def test_every_river_is_one_line(board: BoardView) -> None:
    rivers = [line for line in board.lines if line.style == "river"]
    assert len({river.name for river in rivers}) == len(rivers) > 1
    for river in rivers:
        for a, b in zip(river.points, river.points[1:], strict=False):
            assert math.dist(a, b) == pytest.approx(100 / math.sqrt(3), abs=0.1)


def test_bridges_lie_on_rivers_and_cross_them(board: BoardView) -> None:
    sides = [
        (a, b)
        for line in board.lines
        if line.style == "river"
        for a, b in zip(line.points, line.points[1:], strict=False)
    ]
    bridges = [mark for mark in board.marks if mark.style == "bridge"]
    assert bridges
    for bridge in bridges:
        a, b = min(sides, key=lambda side: math.dist(_middle(*side), bridge.at))
        assert math.dist(_middle(a, b), bridge.at) < 1
        along = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        assert abs((bridge.angle - along) % 180 - 90) < 1


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def test_roads_leave_the_map_at_every_exit(board: BoardView) -> None:
    world = world_of(board.id.removeprefix("battles/"))
    centers = {space.center for space in board.spaces}
    ends = [p for line in board.lines if line.style.startswith("road") for p in (line.points[0], line.points[-1])]
    outside = [point for point in ends if point not in centers]
    cut = sum((a in world.terrain) != (b in world.terrain) for road in world.map.roads for a, b in pairwise(road.path))
    exits = sum(item.hex in world.terrain for item in world.map.road_exits)
    assert len(outside) == exits + cut


def test_boxes_neither_overlap_nor_cover_the_map(board: BoardView) -> None:
    boxes = [space for space in board.spaces if "box" in space.terrain]
    assert {"tray:ready:nationalist", "tray:lost:republican"} <= {space.id for space in boxes}
    rects = [_rect(space) for space in boxes]
    hexes = [_rect(space) for space in board.spaces if "box" not in space.terrain]
    rects.append(
        (min(r[0] for r in hexes), min(r[1] for r in hexes), max(r[2] for r in hexes), max(r[3] for r in hexes))
    )
    for a, b in combinations(rects, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
    left, top, width, height = board.bounds
    for rect in rects:
        assert left <= rect[0] < rect[2] <= left + width
        assert top <= rect[1] < rect[3] <= top + height


def test_place_names_keep_clear_of_counters(board: BoardView) -> None:
    centers = [space.center for space in board.spaces]
    for label in board.labels:
        if label.style == "place":
            assert min(math.dist(label.at, center) for center in centers) > 25


def test_ids_are_unique_and_neighbours_known(board: BoardView) -> None:
    ids = [space.id for space in board.spaces]
    assert len(ids) == len(set(ids))
    assert {near for _, others in board.neighbours for near in others} <= set(ids)


def test_victory_hexes_carry_their_points() -> None:
    spaces = {space.id: space for space in BattlesPresenter(world_of("jarama")).board().spaces}
    assert (spaces["4445"].value, spaces["4445"].marks) == (25, ("victory",))
    assert "10 VP for 3142" in spaces["3143"].note
    assert spaces["box:madrid"].terrain == ("box",)


def test_objectives_name_their_divisions() -> None:
    spaces = {space.id: space for space in BattlesPresenter(world_of("brunete")).board().spaces}
    assert "Objective of 35 Division, 45 Division and 10 Division" in spaces["2806"].note
    assert "supply" in spaces["1501"].marks


def test_chains_join_in_any_order() -> None:
    segments = [((0.0, 0.0), (1.0, 0.0)), ((2.0, 0.0), (3.0, 0.0)), ((2.0, 0.0), (1.0, 0.0))]
    assert chains(segments) == [[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]]


def test_chains_close_a_ring() -> None:
    ring = [((0.0, 0.0), (1.0, 0.0)), ((1.0, 0.0), (1.0, 1.0)), ((1.0, 1.0), (0.0, 0.0))]
    assert [len(line) for line in chains(ring)] == [4]


@pytest.mark.parametrize(("angle", "shown"), [(0, 0), (180, 0), (135, -45), (-100, 80), (90, 90), (-90, 90)])
def test_names_are_read_from_left_to_right(angle: float, shown: float) -> None:
    assert readable(angle) == pytest.approx(shown)
