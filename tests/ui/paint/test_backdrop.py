"""The backdrop of a map of points: depth of the sea, holes in heights, and how both maps use them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor

from desktop.engine.match import Match
from desktop.ui.paint.board import board_picture
from desktop.ui.paint.palette import palette
from desktop.ui.paint.shapes import inside
from desktop.views.board import BoardView, SpaceView
from desktop.views.outlines import box, ridge

WHOLE = (0.0, 0.0, 400.0, 400.0)


def picture(*backdrop: tuple[str, tuple[tuple[float, float], ...]]):
    shapes = (("sea", box(*WHOLE)), *backdrop)
    board = BoardView(f"backdrop-{len(backdrop)}", "Backdrop", "point", WHOLE, (), backdrop=shapes)
    return board_picture(board, QSize(400, 400))


def ground(name: str) -> QColor:
    return palette().terrain(name)


def test_the_sea_is_lighter_near_the_coast(qapp) -> None:
    shown = picture(
        ("shallow-1", box(0, 0, 300, 400)), ("shallow-2", box(0, 0, 200, 400)), ("nation-ru", box(0, 0, 100, 400))
    )
    seen = [shown.pixelColor(x, 200) for x in (50, 150, 250, 350)]
    assert seen == [ground("nation-ru"), ground("shallow-2"), ground("shallow-1"), ground("sea")]


def test_the_sea_of_a_map_of_areas_is_lighter_near_the_coast_too(qapp) -> None:
    land = SpaceView("land", "", "Land", (100.0, 200.0), box(0, 0, 200, 400), ("land",))
    depths = ("shallow-1", box(0, 0, 290, 400)), ("shallow-2", box(0, 0, 240, 400))
    board = BoardView("shallows", "Shallows", "area", WHOLE, (land,), backdrop=(("sea", box(*WHOLE)), *depths))
    shown = board_picture(board, QSize(400, 400), font_scale=0.0)
    seen = [shown.pixelColor(x, 200) for x in (100, 220, 270, 380)]
    assert seen == [ground("land"), ground("shallow-2"), ground("shallow-1"), ground("sea")]


def test_mountains_lie_on_the_tints_of_areas(qapp) -> None:
    land = SpaceView("land", "", "Land", (200.0, 200.0), box(*WHOLE), ("land",))
    heights = ("relief-1", ridge(((100.0, 200.0), (300.0, 200.0)), 80.0))
    board = BoardView("heights", "Heights", "area", WHOLE, (land,), backdrop=(heights,))
    shown = board_picture(board, QSize(400, 400), font_scale=0.0)
    assert shown.pixelColor(200, 200) != ground("land")
    assert shown.pixelColor(200, 300) == ground("land")


def test_a_range_is_broadest_in_the_middle() -> None:
    outline = ridge(((0.0, 0.0), (100.0, 0.0), (200.0, 0.0)), 40.0)
    wide = {low: max(y for x, y in outline if low <= x <= low + 20) for low in (0, 90, 180)}
    assert wide[90] > wide[0]
    assert wide[90] > wide[180]
    assert max(y for _, y in outline) < 25


def test_the_mountains_of_europe_lie_on_land(qapp) -> None:
    match = Match.new("reich", "campaign-1941", seed=3)
    board = match.definition.presenter(match.world).board()
    seas = [space for space in board.spaces if "sea" in space.terrain]
    ranges = [outline for style, outline in board.backdrop if style == "relief-2"]
    assert len(ranges) > 10
    for outline in ranges:
        middle = outline[len(outline) // 4]
        assert not any(inside(sea.outline, *middle) for sea in seas), middle


def test_a_valley_within_heights_is_no_height(qapp) -> None:
    """Outlines of one level cut holes into each other."""
    land = ("land", box(0, 0, 400, 400))
    shown = picture(land, ("relief-1", box(20, 20, 360, 360)), ("relief-1", box(120, 120, 160, 160)))
    assert shown.pixelColor(200, 200) == ground("land")
    assert shown.pixelColor(70, 200) != ground("land")


@pytest.mark.parametrize("scenario", ["arriba/civil-war", "reich/campaign-1941"])
def test_the_maps_of_areas_have_depth_outside_their_land(scenario: str) -> None:
    match = Match.new(*scenario.split("/"), seed=3)
    board = match.definition.presenter(match.world).board()
    shallows = [outline for style, outline in board.backdrop if style == "shallow-2"]
    land = [space for space in board.spaces if {"land", "mountain", "neutral"} & {*space.terrain}]
    assert len(land) > 40
    assert all(any(inside(outline, *space.center) for outline in shallows) for space in land)
    assert {"shallow-1", "shallow-2"} <= {style for style, _ in board.backdrop}


@pytest.mark.parametrize("scenario", ["crusade/campaign", "illusions/campaign-1914"])
def test_both_maps_have_depth_shores_and_mountains(scenario: str) -> None:
    name, _, which = scenario.partition("/")
    match = Match.new(name, which, seed=3)
    board = match.definition.presenter(match.world).board()
    styles = {style for style, _ in board.backdrop}
    assert {"shallow-1", "shallow-2", "relief-1", "relief-2"} <= styles
    assert any(line.style == "shore" for line in board.lines)
