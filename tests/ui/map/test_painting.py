"""What is on the screen is what a fresh painting would show: nothing is left behind by what moved."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QGuiApplication, QImage, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.ui.map.map_widget import MapWidget
from desktop.views.pieces import Badge
from desktop.views.table import ChoiceView, MoveTrace
from tests.ui.map.conftest import make_table, piece

ROUNDED = 24
"""By so much a colour may differ where a line is drawn anew or taken from a picture."""


def on_screen(board: MapWidget) -> QImage:
    """The map as the window's store of pixels has it."""
    viewport = board.view.viewport()
    shown = QGuiApplication.primaryScreen().grabWindow(board.window().winId()).toImage()
    corner = viewport.mapTo(board.window(), viewport.rect().topLeft())
    return shown.copy(corner.x(), corner.y(), viewport.width(), viewport.height())


def differing(one: QImage, other: QImage) -> int:
    """How many pixels differ clearly."""
    first, second = (bytes(image.convertToFormat(QImage.Format.Format_RGB888).constBits()) for image in (one, other))
    return sum(abs(a - b) > ROUNDED for a, b in zip(first, second, strict=True) if a != b)


def left_behind(board: MapWidget) -> int:
    board.motion.stop()
    board.view.finish_glide()
    QTest.qWait(30)
    shown = on_screen(board)
    board.view.viewport().update()
    QTest.qWait(30)
    return differing(shown, on_screen(board))


@pytest.mark.parametrize("zoom", [0.22, 0.5, 0.77, 1.4])
def test_a_counter_that_slides_leaves_nothing_behind(map_widget: MapWidget, zoom: float) -> None:
    badge = (Badge("moved", "M", "has moved"),)
    map_widget.set_animation_speed(2)
    map_widget.view.set_zoom(zoom)
    QTest.qWait(150)
    for start, end in (("11", "43"), ("43", "00"), ("00", "box")):
        map_widget.show_table(make_table((piece("a", start, badges=badge), piece("b", "32", badges=badge))))
        map_widget.show_table(make_table((piece("a", end, badges=badge), piece("b", "32", badges=badge))))
        map_widget.animate([MoveTrace("a", (start, "22", end))], 90)
        QTest.qWait(260)
        assert left_behind(map_widget) == 0, (start, end)


def test_a_counter_that_slides_while_the_map_is_scrolled_leaves_nothing_behind(map_widget: MapWidget) -> None:
    map_widget.set_animation_speed(2)
    map_widget.view.set_zoom(1.6)
    QTest.qWait(150)
    map_widget.show_table(make_table((piece("a", "43"),)))
    map_widget.animate([MoveTrace("a", ("11", "22", "43"))], 120)
    for _ in range(6):
        map_widget.view.look_at(map_widget.scene.pieces["a"].pos())
        QTest.qWait(25)
    assert left_behind(map_widget) == 0


def test_lights_that_go_out_leave_nothing_behind(map_widget: MapWidget) -> None:
    counters = (piece("a", "11"), piece("c", "32"))
    lit = [ChoiceView(f"go:{name}", name, spaces=(name,), note="3") for name in ("22", "23", "33", "40")]
    for count in (4, 1, 3, 0, 2, 0):
        map_widget.show_table(make_table(counters, tuple(lit[:count])))
        QTest.qWait(40)
        assert left_behind(map_widget) == 0, count


def test_what_changes_its_size_around_the_map_has_nothing_of_it_painted_again(map_widget: MapWidget) -> None:
    """As a hand does that is raised before its lower edge."""
    window = QWidget()
    window.resize(map_widget.width(), map_widget.height() + 100)
    around = QWidget(window)
    around.resize(window.size())
    map_widget.setParent(around)
    map_widget.show()
    window.show()
    QTest.qWait(60)
    painted = Painted(map_widget.view.viewport())
    around.resize(around.width(), around.height() - 50)
    QTest.qWait(60)
    assert painted.areas == []
    map_widget.setParent(None)


class Painted(QObject):
    """What a widget is asked to paint."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.areas: list[QRect] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.areas.append(event.rect())
        return False


def paint_at_once(board: MapWidget) -> None:
    """Paint the counter where it now is, before Qt has worked off that it moved."""
    place = board.view.mapFromScene(board.scene.pieces["a"].sceneBoundingRect()).boundingRect()
    board.view.viewport().repaint(place.adjusted(-4, -4, 4, 4))


def test_a_counter_painted_before_its_move_is_worked_off_leaves_nothing_behind(map_widget: MapWidget) -> None:
    map_widget.show_table(make_table((piece("a", "11"),)))
    QTest.qWait(60)
    map_widget.show_table(make_table((piece("a", "43"),)))
    paint_at_once(map_widget)
    assert left_behind(map_widget) == 0


def test_a_sliding_counter_painted_before_its_step_is_worked_off_leaves_nothing_behind(map_widget: MapWidget) -> None:
    map_widget.set_animation_speed(2)
    map_widget.show_table(make_table((piece("a", "11"),)))
    QTest.qWait(60)
    map_widget.show_table(make_table((piece("a", "43"),)))
    map_widget.animate([MoveTrace("a", ("11", "43"))], 900)
    [slide] = map_widget.motion._running
    for moment in (200, 400, 600):
        slide.setCurrentTime(moment)
        paint_at_once(map_widget)
    assert left_behind(map_widget) == 0


def test_what_moves_leaves_nothing_behind_when_something_else_is_painted_before_it(map_widget: MapWidget) -> None:
    """Qt takes a painting of any part for one of the whole: the item would count as drawn where it has gone to."""
    map_widget.set_animation_speed(2)
    QTest.qWait(150)
    elsewhere = map_widget.space_rect("00")
    for start, end in (("11", "43"), ("43", "20")):
        map_widget.show_table(make_table((piece("a", start), piece("b", "32"))))
        QTest.qWait(40)
        map_widget.show_table(make_table((piece("a", end),)))
        map_widget.view.viewport().repaint(elsewhere)
        assert left_behind(map_widget) == 0, (start, end)
        map_widget.animate([MoveTrace("a", (start, "22", end))], 90)
        for _ in range(12):
            QTest.qWait(12)
            map_widget.view.viewport().repaint(elsewhere)
        assert left_behind(map_widget) == 0, ("sliding", start, end)
