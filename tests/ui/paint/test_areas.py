"""Maps of areas: every border once, coasts apart from borders, islands cut out of seas."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QSize

from desktop.ui.paint import areas
from desktop.ui.paint.board import board_picture
from desktop.ui.paint.palette import palette
from desktop.ui.paint.shapes import edges
from desktop.ui.paint.sheet import Sheet
from desktop.views.board import BoardView, SpaceView

ISLAND = ((140.0, 40.0), (160.0, 40.0), (160.0, 60.0), (140.0, 60.0))
SEA = (
    (100.0, 0.0), (100.0, 100.0), (200.0, 100.0), (200.0, 0.0), (100.0, 0.0),
    (140.0, 40.0), (160.0, 40.0), (160.0, 60.0), (140.0, 60.0), (140.0, 40.0),
)  # fmt: skip
"""A square of sea with a hole for the island, joined by a bridge."""
SPACES = (
    SpaceView("west", "", "West", (50.0, 50.0), ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)), ("land",)),
    SpaceView("isle", "", "Isle", (150.0, 50.0), ISLAND, ("land",)),
    SpaceView("sea", "", "Sea", (180.0, 80.0), SEA, ("sea",)),
    SpaceView(
        "south", "", "South", (50.0, 150.0), ((0.0, 100.0), (100.0, 100.0), (100.0, 200.0), (0.0, 200.0)), ("land",)
    ),
)
BOARD = BoardView("areas", "Areas", "area", (0.0, 0.0, 200.0, 200.0), SPACES, piece_size=20.0)


def _lengths() -> dict[str, float]:
    sheet = Sheet()
    areas.area_edges_on(sheet, BOARD, SPACES)
    names = {areas.COAST: "coast", areas.LAND_BORDER: "land", areas.SEA_BORDER: "sea"}
    found: dict[str, float] = {}
    for order in sheet.orders():
        found[names[order.look]] = found.get(names[order.look], 0.0) + order.path.length()
    return found


def test_each_border_is_drawn_once_and_in_its_kind() -> None:
    lengths = _lengths()
    assert round(lengths["coast"]) == 100 + 80  # the common side, and around the island
    assert round(lengths["land"]) == 100 + 100 + 400  # the common border, and the outer sides of land
    assert "sea" not in lengths


def test_a_bridge_to_a_hole_bounds_nothing() -> None:
    outer, inner = edges([SEA])
    assert len(outer) == 8
    assert not inner
    assert areas.bridge_keys(SEA) == {((100, 0), (140, 40))}


def test_islands_are_land_and_seas_are_water() -> None:
    picture = board_picture(BOARD, QSize(200, 200), font_scale=0.0)
    colours = palette()
    assert picture.pixelColor(150, 50) == colours.terrain("land")
    assert picture.pixelColor(120, 80) == colours.terrain("sea")


def test_in_a_sea_of_nobody_land_has_coasts_and_borders_with_land_abroad() -> None:
    land = (SPACES[0], SPACES[3])
    abroad = ((100.0, 100.0), (100.0, 200.0), (150.0, 200.0), (150.0, 100.0))
    sheet = Sheet()
    areas.area_edges_on(sheet, replace(BOARD, spaces=land, backdrop=(("waste", abroad),)), land)
    found = {order.look: order.path for order in sheet.orders()}
    assert round(found[areas.COAST].length()) == 100
    assert round(found[areas.LAND_BORDER].length()) == 100 + 100 + 400, "within, with the land abroad, at the rim"
