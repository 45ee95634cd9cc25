"""Where the map looks: the first view, questions out of view, the legend of overlays."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from desktop.ui.map.framing import best_middle, kept_inside, readable_zoom
from desktop.ui.map.legend import swatch
from desktop.ui.map.map_widget import MapWidget
from desktop.ui.paint.counters import BLOCK_PX
from desktop.views.table import ChoiceView, OverlayView
from tests.ui.map.conftest import PIECES, make_board, make_table

TAKE_C = (ChoiceView("take c", "Take", (), ("c",)),)
SUPPLY = OverlayView("supply", "Supply", (("44", "bad", "S", ""),), legend=(("bad", "Out of supply"),))


@pytest.fixture
def small(qtbot):
    """A window too small to read the whole board in."""
    widget = MapWidget()
    qtbot.addWidget(widget)
    widget.resize(300, 200)
    widget.set_animation_speed(0)
    widget.set_board(make_board())
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def in_view(widget: MapWidget, space: str) -> bool:
    return bool(widget.view.viewport().rect().contains(widget.space_rect(space).center()))


def test_the_window_with_the_most_spots_wins():
    spots = [(0.0, 0.0), (1000.0, 1000.0), (1010.0, 1000.0), (1020.0, 1010.0)]
    assert best_middle(spots, QSizeF(100, 100)) == QPointF(1010, 1005)


def test_the_view_stays_on_the_board():
    bounds = QRectF(0, 0, 1000, 400)
    assert kept_inside(QPointF(10, 10), QSizeF(200, 200), bounds) == QPointF(100, 100)
    assert kept_inside(QPointF(500, 10), QSizeF(200, 800), bounds) == QPointF(500, 200)


def test_the_first_look_is_readable_and_on_the_question(small):
    small.show_table(make_table(PIECES, TAKE_C))
    size = make_board().piece_size
    assert small.view.zoom() * size >= BLOCK_PX
    assert in_view(small, "32")
    small.resize(320, 240)
    assert small.view.zoom() == pytest.approx(readable_zoom(size))
    assert in_view(small, "32")
    small.fit()
    assert small.view.zoom() * size < BLOCK_PX


def test_a_board_that_can_be_read_is_opened_whole(map_widget):
    map_widget.show_table(make_table(PIECES, TAKE_C))
    assert all(in_view(map_widget, space) for space in ("00", "54", "box"))


def _asked(table, prompt):
    return replace(table, decision=replace(table.decision, prompt=prompt))


def test_the_legend_explains_and_closes_overlays(map_widget, qtbot):
    assert not map_widget.legend.isVisible()
    map_widget.show_overlays([SUPPLY])
    assert map_widget.legend.isVisible()
    assert map_widget.view.viewport().rect().contains(map_widget.legend.geometry())
    close = map_widget.legend.findChild(QToolButton)
    with qtbot.waitSignal(map_widget.overlay_closed) as signal:
        QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert signal.args == ["supply"]
    map_widget.show_overlays([])
    assert not map_widget.legend.isVisible()


def test_swatches_differ_without_colour(map_widget):
    look = map_widget._look
    grey = QImage.Format.Format_Grayscale8
    pictures = [swatch(style, "", look).toImage().convertToFormat(grey) for style in ("good", "bad", "own", "enemy")]
    assert all(a != b for a, b in combinations(pictures, 2))


def test_keys_without_use_on_the_map_are_handed_on_once(map_widget):
    heard: list[int] = []
    map_widget.on_key_left = lambda event: bool(heard.append(event.key())) or True
    map_widget.setFocus()
    QTest.keyClick(map_widget.view, Qt.Key.Key_Return)
    assert heard == [int(Qt.Key.Key_Return)]


def test_after_the_first_question_a_new_shape_of_the_window_changes_no_zoom(small):
    small.show_table(make_table(PIECES, TAKE_C))
    zoom = small.view.zoom()
    small.show_table(_asked(make_table(PIECES, TAKE_C), "Another question"))
    small.resize(1000, 640)  # the docks go for the page between two players
    assert small.view.zoom() == zoom


def test_a_map_that_takes_another_size_while_hidden_keeps_what_it_shows(map_widget):
    map_widget.view.zoom_steps(4)
    map_widget.view.look_at(QPointF(*map_widget.scene.ground.spaces["33"].center))
    zoom, middle = map_widget.view.zoom(), map_widget.view.seen().center()
    map_widget.hide()
    map_widget.resize(map_widget.width(), map_widget.height() - 60)
    map_widget.show()
    assert map_widget.view.zoom() == zoom
    assert (map_widget.view.seen().center() - middle).manhattanLength() < 8 / zoom
