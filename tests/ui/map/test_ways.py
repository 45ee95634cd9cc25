"""The arrows of a replay."""

from __future__ import annotations

import pytest

from desktop.ui.map.map_widget import MapWidget
from desktop.ui.map.ways import WaysItem
from desktop.views.table import MoveTrace


@pytest.mark.parametrize(("way", "end"), [(("11", "12", "11"), "12"), (("11", "12", "22"), "22"), (("11", "12"), "12")])
def test_an_arrow_points_where_a_thrust_was_aimed_and_a_march_ended(
    map_widget: MapWidget, way: tuple[str, ...], end: str
) -> None:
    ground = map_widget.scene.ground
    assert ground is not None
    ways = WaysItem(ground, map_widget.scene.look)
    ways.show_ways([MoveTrace("a", way)])
    assert [(tip.x(), tip.y()) for tip in ways.tips] == [ground.spaces[end].center]
