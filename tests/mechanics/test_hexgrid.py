"""Hex geometry of both frames."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from desktop.mechanics.graph import reachable
from desktop.mechanics.hexgrid import HexGrid, Orientation, parse_hex

JARAMA = HexGrid("pointy", (10, 48), (27, 52), (28, 53))
BRUNETE = HexGrid("flat", (10, 36), (1, 33), (2, 33))
BOTH = pytest.mark.parametrize("grid", [JARAMA, BRUNETE], ids=["jarama", "brunete"])


def test_the_maps_have_their_hexes() -> None:
    assert len(JARAMA) == 1014
    assert len(BRUNETE) == 877
    assert "2428" in JARAMA
    assert "2427" not in JARAMA
    assert "1501" in BRUNETE
    assert "1401" not in BRUNETE
    assert [JARAMA.index[hex_id] for hex_id in JARAMA.ids] == list(range(1014))


@pytest.mark.parametrize(
    ("grid", "hex_id", "expected"),
    [
        (JARAMA, "2540", {"W": "2539", "E": "2541", "NW": "2640", "NE": "2641", "SW": "2440", "SE": "2441"}),
        (JARAMA, "2440", {"W": "2439", "E": "2441", "NW": "2539", "NE": "2540", "SW": "2339", "SE": "2340"}),
        (BRUNETE, "2112", {"N": "2111", "S": "2113", "NW": "2012", "SW": "2013", "NE": "2212", "SE": "2213"}),
        (BRUNETE, "2212", {"N": "2211", "S": "2213", "NW": "2111", "SW": "2112", "NE": "2311", "SE": "2312"}),
    ],
)
def test_neighbours_by_direction(grid: HexGrid, hex_id: str, expected: dict[str, str]) -> None:
    assert dict(zip(grid.directions, grid.around(hex_id), strict=True)) == expected
    for number, name in enumerate(grid.directions):
        assert grid.direction(hex_id, expected[name]) == number


def test_places_off_the_map_are_absent() -> None:
    assert JARAMA.around("1028") == ("1128", "1029", None, None, None, "1127")
    assert JARAMA.neighbours("1028") == ("1128", "1029", "1127")
    assert BRUNETE.neighbours("1002") == ("1101", "1102", "1003")


@BOTH
def test_adjacency_runs_both_ways(grid: HexGrid) -> None:
    for hex_id in grid.ids:
        for near in grid.neighbours(hex_id):
            assert grid.adjacent(near, hex_id)
            assert (grid.direction(hex_id, near) + 3) % 6 == grid.direction(near, hex_id)
            assert grid.distance(hex_id, near) == 1
            assert math.dist(grid.center(hex_id), grid.center(near)) == pytest.approx(1)


@BOTH
def test_distance_is_the_number_of_steps(grid: HexGrid) -> None:
    rng = random.Random(6)
    for start in rng.sample(grid.ids, 12):
        steps = reachable([start], grid.neighbours).cost
        assert len(steps) == len(grid)
        assert all(grid.distance(start, hex_id) == number for hex_id, number in steps.items())


@BOTH
def test_within_and_ring(grid: HexGrid) -> None:
    rng = random.Random(7)
    for start in rng.sample(grid.ids, 10):
        for limit in (0, 1, 2, 5):
            expected = tuple(h for h in grid.ids if grid.distance(start, h) <= limit)
            assert grid.within(start, limit) == expected
            assert grid.ring(start, limit) == tuple(h for h in expected if grid.distance(start, h) == limit)
    assert len(grid.within("2220" if grid is BRUNETE else "3040", 3)) == 37


@BOTH
def test_line_is_a_shortest_way_and_the_same_backward(grid: HexGrid) -> None:
    rng = random.Random(8)
    for _ in range(300):
        a, b = rng.choice(grid.ids), rng.choice(grid.ids)
        line = grid.line(a, b)
        assert (line[0], line[-1]) == (a, b)
        assert line[::-1] == grid.line(b, a)
        if len(line) == grid.distance(a, b) + 1:
            assert all(grid.adjacent(p, q) for p, q in itertools.pairwise(line))
    assert JARAMA.line("3040", "3044") == ("3040", "3041", "3042", "3043", "3044")


def test_north_is_up_and_east_is_right() -> None:
    (x, y), (x_north, y_north) = JARAMA.center("2540"), JARAMA.center("2740")
    assert (x_north, y_north < y) == (pytest.approx(x), True)
    assert JARAMA.center("2541")[0] > x
    (x, y), (x_south, y_south) = BRUNETE.center("2112"), BRUNETE.center("2113")
    assert (x_south, y_south) == (pytest.approx(x), pytest.approx(y + 1))
    assert BRUNETE.center("2312")[0] > x
    assert BRUNETE.center("2212")[1] == pytest.approx(y - 0.5)


@BOTH
def test_corners_and_sides(grid: HexGrid) -> None:
    width, height = grid.size
    for hex_id in grid.ids[::7]:
        center, corners = grid.center(hex_id), grid.corners(hex_id)
        assert all(math.dist(center, corner) == pytest.approx(1 / math.sqrt(3)) for corner in corners)
        assert all(-1e-9 <= x <= width + 1e-9 and -1e-9 <= y <= height + 1e-9 for x, y in corners)
        for near in grid.neighbours(hex_id):
            ends = grid.hexside_segment(hex_id, near)
            assert ends == grid.hexside_segment(near, hex_id)
            middle = ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)
            assert math.dist(middle, center) == pytest.approx(0.5)
            assert math.dist(middle, grid.center(near)) == pytest.approx(0.5)


def test_hexside_names() -> None:
    assert BRUNETE.hexside("2701", "2602") == BRUNETE.hexside("2602", "2701") == "2602/2701"
    assert BRUNETE.split_hexside("2701/2602") == ("2602", "2701")
    with pytest.raises(ValueError, match="not adjacent"):
        BRUNETE.hexside("2701", "2703")
    for wrong in ("2701", "2701/2703", "2701/9999", "", "/"):
        with pytest.raises(ValueError, match="not a hexside"):
            BRUNETE.split_hexside(wrong)


def test_part_of_a_map_and_wrong_numbers() -> None:
    part = HexGrid.from_ids("flat", ["2112", "2113", "2212"])
    assert part.neighbours("2112") == ("2212", "2113")
    for wrong in ("211", "21123", "2a12", "²112", ""):
        with pytest.raises(ValueError, match="not a hex number"):
            parse_hex(wrong)
    with pytest.raises(ValueError, match="at least one"):
        HexGrid.from_ids("flat", [])


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
def test_sides_of_a_hex_follow_its_directions(orientation: Orientation) -> None:
    grid = HexGrid(orientation, (10, 20), (10, 20), (10, 20))
    for number, near in enumerate(grid.around("1515")):
        assert near is not None
        side, shared = grid.side_segment("1515", number), grid.hexside_segment("1515", near)
        assert {(round(x, 9), round(y, 9)) for x, y in side} == {(round(x, 9), round(y, 9)) for x, y in shared}
