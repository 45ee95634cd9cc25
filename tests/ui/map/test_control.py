"""Spaces that change hands: at once, or fading from one tint to the other."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from desktop.ui.map.map_widget import MapWidget
from desktop.ui.map.signs import flag_beside
from tests.ui.map.conftest import make_board, make_table

HELD = (("00", "republican"), ("53", "nationalist"))
TAKEN = (("00", "nationalist"), ("53", "nationalist"))


@pytest.fixture
def areas(qtbot) -> MapWidget:
    widget = MapWidget()
    qtbot.addWidget(widget)
    widget.resize(1000, 640)
    widget.set_board(make_board(kind="area"))
    widget.show_table(make_table(control=HELD))
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def ground_of(widget: MapWidget) -> QColor:
    """The mean colour of the space that changes hands."""
    picture = widget.grab(widget.space_rect("00").adjusted(8, 8, -8, -8)).toImage()
    dots = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
    return QColor(*(round(sum(getattr(dot, part)() for dot in dots) / len(dots)) for part in ("red", "green", "blue")))


def far(a: QColor, b: QColor) -> int:
    return abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())


def test_the_first_view_fades_nothing(areas: MapWidget) -> None:
    assert areas.scene.control_item.changed == {}


def test_at_speed_0_it_changes_at_once(areas: MapWidget) -> None:
    areas.set_animation_speed(0)
    areas.show_table(make_table(control=TAKEN))
    at_once = ground_of(areas)
    QTest.qWait(400)
    assert far(ground_of(areas), at_once) == 0


def test_it_fades_from_one_side_to_the_other(areas: MapWidget) -> None:
    before = ground_of(areas)
    areas.set_animation_speed(1)
    areas.show_table(make_table(control=TAKEN))
    assert areas.scene.control_item.changed == {"00": ("republican", "nationalist")}
    item = areas.scene.control_item
    item.fade(0.0)
    assert far(ground_of(areas), before) <= 6
    item.fade(0.5)
    halfway = ground_of(areas)
    areas.motion.stop()
    after = ground_of(areas)
    assert far(before, after) > 6
    assert max(far(before, halfway), far(halfway, after)) < far(before, after)


def test_on_a_hex_map_the_change_flares_up_and_is_gone(areas: MapWidget) -> None:
    areas.set_board(make_board(kind="hex"))
    areas.show_table(make_table(control=HELD))
    areas.set_animation_speed(0)
    areas.show_table(make_table(control=TAKEN))
    plain = ground_of(areas)
    areas.scene.control_item.fade(0.0)
    assert far(ground_of(areas), plain) > 3
    areas.scene.control_item.fade(1.0)
    assert far(ground_of(areas), plain) == 0


@pytest.mark.parametrize("kind", ["area", "hex"])
def test_what_is_kept_is_mended_where_a_space_changed_hands(qtbot, kind: str) -> None:
    """As tint and hatch on areas, as flags on hexes; the fifth look takes the first one back."""
    looks = (HELD, TAKEN, (*TAKEN, ("20", "republican")), TAKEN[1:], HELD)
    kept = MapWidget()
    qtbot.addWidget(kept)
    for number, look in enumerate(looks):
        fresh = MapWidget()
        qtbot.addWidget(fresh)
        for widget in (kept, fresh):
            widget.set_animation_speed(0)
            widget.resize(1000, 640)
            if widget is fresh or not number:
                widget.set_board(make_board(kind=kind))
                widget.show_table(make_table(control=HELD))  # sides keep the hatches that they were given first
            widget.show_table(make_table(control=look))
        if not number:
            kept.view.viewport().grab()
        fresh.view.viewport().grab()  # what is painted twice is kept; a picture may differ in a shade from its strokes
        now, as_drawn = (widget.view.viewport().grab().toImage() for widget in (kept, fresh))
        assert now == as_drawn, number


def test_the_flag_of_an_area_flies_beside_the_counters_that_stand_there() -> None:
    land = [(-300.0, -300.0), (300.0, -300.0), (300.0, 300.0), (-300.0, 300.0)]
    at, piece = (0.0, 0.0), 60.0
    assert flag_beside(at, land, [(250.0, 250.0)], piece) == at
    standing = [(0.0, 0.0), (60.0, 0.0), (0.0, 60.0)]
    x, y = flag_beside(at, land, standing, piece)
    assert (x, y) != at
    flag = (x, y - 20, x + 16, y)
    assert all(
        px + 30 <= flag[0] or px - 30 >= flag[2] or py + 30 <= flag[1] or py - 30 >= flag[3] for px, py in standing
    )
    narrow = [(-20.0, -20.0), (20.0, -20.0), (20.0, 20.0), (-20.0, 20.0)]
    assert flag_beside(at, narrow, standing, piece) == at, "no flag leaves its area"
