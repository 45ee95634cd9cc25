"""Places that may be marked are lit lightly; what is marked stands out, and its letter is read at every zoom."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.ui.map.map_widget import MapWidget
from desktop.views.board import MarkView
from desktop.views.table import ChoiceView, TableView
from tests.ui.map.conftest import PIECES, make_table

MAY_BE = tuple(ChoiceView(f"mark {space}", space, spaces=(space,)) for space in ("00", "03", "44"))


def marking(*, lightly: bool) -> TableView:
    table = make_table((), MAY_BE)
    return replace(table, decision=replace(table.decision, lightly=lightly, subjects=("32",)))


def painted(board: MapWidget, colour: QColor) -> int:
    """How many pixels are as good as of a colour."""
    picture = board.view.viewport().grab().toImage()
    seen = (picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height()))
    return sum(_near(each, colour) for each in seen)


def _near(one: QColor, other: QColor) -> bool:
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(a - b) < 12 for a, b in pairs)


def test_what_may_be_marked_is_lit_less_than_what_is(map_widget: MapWidget) -> None:
    map_widget.resize(500, 360)
    colours = map_widget.scene.look.palette
    counts = []
    for lightly in (False, True):
        map_widget.show_table(marking(lightly=lightly))
        counts.append([painted(map_widget, colours.highlight(style)) for style in ("reach", "subject")])
    (strong, plain), (light, marked) = counts
    assert light < strong / 4
    assert marked > plain > 0


@pytest.mark.parametrize("zoom", [0, -3, 6])
def test_no_counter_hides_the_letter_of_an_order_at_any_zoom(map_widget: MapWidget, zoom: int) -> None:
    scene, at = map_widget.scene, (100.0, 100.0)
    map_widget.view.zoom_steps(zoom)
    map_widget.view.centerOn(*at)
    map_widget.show_table(replace(make_table(PIECES), marks=(MarkView("token-move", at, label="M"),)))
    spot = map_widget.view.mapFromScene(*at)
    picture = map_widget.view.viewport().grab().toImage()
    around = [picture.pixelColor(spot.x() + dx, spot.y() + dy) for dx in range(-7, 8) for dy in range(-6, 7)]
    ground = scene.look.palette.ink("river-edge")
    assert sum(_near(each, ground) for each in around) > len(around) / 6
    map_widget.show_table(make_table(PIECES))
    assert not scene.orders_item.orders


@pytest.mark.parametrize("lightly", [False, True])
def test_what_was_lit_is_painted_again_by_a_question_that_lights_in_another_way(
    map_widget: MapWidget, lightly: bool
) -> None:
    """Else it stays on the map until something else happens there."""
    map_widget.show_table(marking(lightly=lightly))
    elsewhere = make_table((), (*MAY_BE[2:], ChoiceView("land 53", "53", spaces=("53",))))
    with patch.object(map_widget.scene.lit_item, "_renew") as renewed:
        map_widget.show_table(replace(elsewhere, decision=replace(elsewhere.decision, lightly=not lightly)))
    boxes = map_widget.scene.ground.boxes
    assert all(boxes[space] in renewed.call_args_list[0].args[0] for space in ("00", "03", "32", "44", "53"))


def test_marks_look_the_same_whatever_part_of_the_map_is_painted(map_widget: MapWidget) -> None:
    marks = (MarkView("trench", (60.0, 60.0)), MarkView("trench", (140.0, 90.0)))
    map_widget.show_table(replace(make_table(()), marks=marks))
    item = map_widget.scene.marks_item
    assert item.marks == marks

    def shown(exposed: QRectF) -> QImage:
        picture = QImage(200, 150, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        painter = QPainter(picture)
        painter.setClipRect(QRectF(100, 0, 100, 150))
        item.draw(painter, 1.0, exposed)
        painter.end()
        return picture

    whole = shown(QRectF(0, 0, 200, 150))
    assert whole == shown(QRectF(100, 0, 100, 150))
    assert whole.pixelColor(140, 90).alpha() > 0
