"""Which part of a large board is looked at first."""

from __future__ import annotations

import random

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QSizeF

from desktop.ui.map.framing import best_middle, greatest_body, spots_asked
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


def test_the_best_middle_holds_as_many_spots_as_any_and_is_that_of_the_first_of_equals() -> None:
    chance = random.Random(7)
    for _ in range(200):
        spots = [(chance.randint(0, 30) * 1.5, chance.randint(0, 30) * 0.75) for _ in range(chance.randint(1, 25))]
        size = QSizeF(chance.randint(0, 50), chance.randint(0, 25))
        windows = [
            [spot for spot in spots if abs(spot[0] - x) <= size.width() / 2 and abs(spot[1] - y) <= size.height() / 2]
            for x, y in spots
        ]
        best = max(windows, key=len)
        xs, ys = zip(*best, strict=True)
        assert best_middle(spots, size) == QPointF((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
