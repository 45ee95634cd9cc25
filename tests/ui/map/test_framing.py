"""Which part of a large board is looked at first."""

from __future__ import annotations

from msgspec.structs import replace

from desktop.ui.map.framing import greatest_body, spots_asked
from desktop.ui.map.map_widget import MapWidget
from desktop.views.table import ChoiceView
from tests.ui.map.conftest import PIECES, make_board, make_table

CARRIED = (300.0, 200.0)
"""Where c stands."""
ROW = ("00", "10", "20", "30", "40", "50")


def spot(board: MapWidget, name: str) -> tuple[float, float]:
    assert board.scene.ground is not None
    return board.scene.ground.spaces[name].center


def test_what_lies_side_by_side_without_a_way_is_not_one_body(map_widget: MapWidget) -> None:
    """A border between 20 and 30: three counters on its left, four in two places on its right."""
    ways = (
        ("00", ("10",)), ("10", ("00", "20")), ("20", ("10",)), ("30", ("40",)), ("40", ("30", "50")), ("50", ("40",)),
    )  # fmt: skip
    map_widget.set_board(replace(make_board(), neighbours=ways))
    left, right = [spot(map_widget, name) for name in ROW[:3]], [spot(map_widget, name) for name in ("30", "50")]
    assert greatest_body(map_widget.scene, [*left, *right]) == left
    assert greatest_body(map_widget.scene, [*left, *right, *right]) == [*right, *right], "one empty space parts nobody"


def test_spots_beside_the_spaces_are_left_as_they_are(map_widget: MapWidget) -> None:
    assert greatest_body(map_widget.scene, [(1.5, 2.5)]) == [(1.5, 2.5)]
    assert greatest_body(map_widget.scene, []) == []


def test_what_waits_in_a_box_is_asked_for_where_it_may_go(map_widget: MapWidget) -> None:
    """A unit that may land in two places: these are shown, and not the box in which it lies with its fellows."""
    choices = tuple(ChoiceView(f"land {name}", name, spaces=(name,)) for name in ("00", "53"))
    table = make_table(PIECES, choices)
    for subjects, spots in ((("e",), [spot(map_widget, "00"), spot(map_widget, "53")]), (("c",), [CARRIED])):
        map_widget.show_table(replace(table, decision=replace(table.decision, subjects=subjects)))
        assert spots_asked(map_widget.scene) == spots
