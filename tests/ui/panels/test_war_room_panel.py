"""The War room dock: sections, curves with their limits, and finding on the map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.ui.panels.war_room_panel import RowWidget, WarRoomPanel
from desktop.ui.widgets.curve import Curve
from desktop.ui.widgets.text import TextLabel
from desktop.views.war_room import CurveView, WarRoomRow, WarRoomSection, WarRoomView

MORALE = CurveView("rm", "Morale", ("1", "2", "3", "4"), (26, 24, 25), limits=(("Collapse", (None, 20, 18, 17)),))
DUTIES = WarRoomSection("Still to do", (WarRoomRow("Open a line to Oviedo", "", "todo", "16.2", spaces=("oviedo",)),))
POINTS = WarRoomSection("Replacements", (WarRoomRow("Own", "3"), WarRoomRow("Foreign", "1½")))
VIEW = WarRoomView((DUTIES, POINTS), (MORALE,))


@pytest.fixture
def panel(shown) -> WarRoomPanel:
    made = WarRoomPanel()
    made.show_war_room(VIEW)
    return shown(made, 300, 500)


def _words(panel: WarRoomPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(TextLabel)]


def test_duties_stand_before_the_curves_and_the_rest_after(panel):
    curve, rows = panel.findChild(Curve), panel.findChildren(RowWidget)
    tops = [w.mapTo(panel, w.rect().topLeft()).y() for w in (rows[0], curve, rows[1])]
    assert tops == sorted(tops)
    assert len(set(tops)) == 3


def test_a_duty_has_a_sign_and_not_only_a_colour(panel):
    assert "○" in _words(panel)


def test_a_click_on_a_row_asks_for_its_place(panel, qtbot):
    row = panel.findChildren(RowWidget)[0]
    with qtbot.waitSignal(panel.locate_requested) as asked:
        qtbot.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.rect().topLeft())
    assert asked.args == [["oviedo"], []]


def test_higher_figures_are_drawn_higher_and_later_ones_to_the_right(panel):
    curve = panel.findChild(Curve)
    assert curve.spot(0, 26).y() < curve.spot(0, 17).y()
    assert curve.spot(0, 26).x() < curve.spot(2, 26).x()


def test_the_curve_can_be_read_aloud(panel):
    assert panel.findChild(Curve).accessibleName() == "Morale: 1 26, 2 24, 3 25"


def test_what_has_not_changed_is_kept(panel):
    before = panel.findChild(Curve)
    panel.show_war_room(WarRoomView((DUTIES, POINTS), (MORALE,)))
    assert panel.findChild(Curve) is before


def test_nothing_is_shown_between_players(panel, qtbot):
    panel.show_war_room(None)
    qtbot.waitUntil(lambda: not panel.findChildren(RowWidget))
