"""The map has the window: its share, its figures, and what gives way to it."""

from __future__ import annotations

import itertools
import json
import statistics

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTabBar, QToolButton
from pytestqt.qtbot import QtBot

from desktop.cli import main
from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.map.stacks import places, side_in
from desktop.ui.measuring import Measures, crossings, measured, spacing_on_sheet
from desktop.ui.paint.map_key import words_for
from desktop.ui.panels.panel import panel_title
from desktop.ui.widgets.frames import Column
from desktop.views.board import BoardView, LineView, SpaceView
from desktop.views.outlines import box

LARGE, SMALL = (1920, 1080), (1280, 800)
MAPS = ["battles/pindoque", "battles/jarama", "battles/brunete", "crusade/campaign", "reich/campaign-1941",
        "arriba/civil-war", "illusions/brusilov"]  # fmt: skip
"""A scenario of each map."""


def of(scenario: str, size: tuple[int, int], font_scale: float = 1.0) -> Measures:
    return measured(Match.new(*scenario.split("/"), seed=1), size, font_scale)


@pytest.mark.parametrize("scenario", MAPS)
def test_the_map_has_seven_tenths_of_a_large_window_and_can_be_read_as_a_whole(qapp, scenario: str) -> None:
    found = of(scenario, LARGE)
    assert found.map_share >= 0.7
    assert found.touching
    assert found.hidden_tabs == 0
    assert (found.figures is None) == scenario.startswith("reich"), "whose counters have no figures"
    assert min(height for height in (found.figures, found.symbols) if height is not None) >= 9


@pytest.mark.parametrize(
    ("scenario", "median", "least", "crossed"),
    [("illusions/campaign-1914", 50, 40, 5), ("crusade/campaign", 62, 50, 5)],
)
def test_the_places_of_large_maps_lie_evenly_and_their_connections_apart(
    scenario: str, median: int, least: int, crossed: int
) -> None:
    match = Match.new(*scenario.split("/"), seed=1)
    board = match.definition.presenter(match.world).board()
    spacing = spacing_on_sheet(board)
    assert statistics.median(spacing) >= median
    assert min(spacing) >= least
    assert crossings(board) <= crossed


def test_connections_that_meet_at_a_place_do_not_cross() -> None:
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    lines = tuple(LineView("connection", (square[a], square[b])) for a, b in ((0, 1), (1, 2), (0, 2)))
    board = BoardView("links", "Links", "point", (0, 0, 10, 10), (), lines)
    assert crossings(board) == 0
    assert crossings(replace(board, lines=(*lines, LineView("connection", (square[1], square[3]))))) == 1


@pytest.mark.parametrize("scenario", ["battles/brunete", "arriba/civil-war", "crusade/campaign", "illusions/brusilov",
                                      "reich/intro-1941-42"])  # fmt: skip
def test_the_map_has_its_share_of_a_small_window_and_can_be_read_as_a_whole(qapp, scenario: str) -> None:
    found = of(scenario, SMALL)
    assert found.map_share >= 0.62
    assert found.hidden_tabs == 0
    assert min(height for height in (found.figures, found.symbols) if height is not None) >= 9


@pytest.mark.parametrize("scenario", ["battles/pindoque", "crusade/campaign", "reich/intro-1941-42"])
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_large_letters_leave_the_map_half_of_a_small_window(qapp, scenario: str, scale: float) -> None:
    assert of(scenario, SMALL, scale).map_share >= 0.5


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["measure", "battles/pindoque", "--size", "1920x1080", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["target"] == "battles/pindoque"
    assert printed["map_share"] >= 0.7
    assert {"spacing", "least_spacing", "figures", "hidden_tabs"} <= printed.keys()


def test_a_hand_that_is_held_up_lies_over_the_map_and_moves_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.handover = window.controller.options.handover = "open"
    window.begin(Match.new("crusade", "campaign", seed=1))
    QTest.qWait(20)
    board, dock = window.page.map, window.docks["hand"]
    middle = board.view.mapToScene(QPoint(200, 100))
    size, low = board.size(), dock.height()
    window.controller.hold_up(window.controller.seat)
    QTest.qWait(20)
    assert dock.height() > 2 * low
    assert board.size() == size
    assert board.view.mapToScene(QPoint(200, 100)) == middle
    window.controller.hold_up("")
    QTest.qWait(20)
    assert dock.height() == low
    assert board.size() == size


def test_the_map_alone_keeps_the_decision_with_its_buttons(table: MainWindow) -> None:
    card = table.docks.card
    panel = table.docks.decision
    QTest.keyClick(table.page.map.view, Qt.Key.Key_Tab)
    assert card.isVisible()
    assert panel.isVisible()
    assert card.isAncestorOf(panel)
    assert table.page.map.rect().contains(card.geometry())
    QTest.keyClick(table.page.map.view, Qt.Key.Key_Tab)
    assert not card.isVisible()
    assert table.docks["decision"].isAncestorOf(panel)
    assert panel.isVisible()


def test_the_card_of_the_decision_is_carried_by_its_title_and_stays_in_sight(table: MainWindow) -> None:
    QTest.keyClick(table.page.map.view, Qt.Key.Key_Tab)
    QTest.qWait(20)  # the map takes the room of the docks
    card = table.docks.card
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    before = card.pos()
    QTest.mousePress(card.handle, left, none, QPoint(5, 5))
    QTest.mouseMove(card.handle, QPoint(205, 105))
    assert card.pos() == before + QPoint(200, 100)
    QTest.mouseMove(card.handle, QPoint(9000, 9000))
    QTest.mouseRelease(card.handle, left, none, QPoint(5, 5))
    assert table.page.map.rect().contains(card.geometry())


def test_a_new_layout_takes_the_panel_out_of_the_card(table: MainWindow) -> None:
    QTest.keyClick(table.page.map.view, Qt.Key.Key_Tab)
    table.orders.on_reset_layout()
    assert not table.docks.card.isVisible()
    assert table.docks["decision"].isAncestorOf(table.docks.decision)


def test_tabs_without_room_for_their_names_are_icons_with_names_under_the_mouse(
    table: MainWindow, qtbot: QtBot
) -> None:
    bar = next(bar for bar in table.findChildren(QTabBar) if bar.isVisible() and bar.count() > 5)
    qtbot.waitUntil(lambda: not bar.tabIcon(0).isNull())
    assert all(bar.rect().contains(bar.tabRect(index)) for index in range(bar.count()))
    assert {bar.tabToolTip(index) for index in range(bar.count())} >= {panel_title("log"), panel_title("rules")}
    assert all(not bar.tabIcon(index).isNull() for index in range(bar.count()))
    table.resizeDocks([table.docks["log"]], [table.width() // 2], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: panel_title("log") in {bar.tabText(index) for index in range(bar.count())})


def test_the_wheel_leaves_the_panel_that_is_read(table: MainWindow, qtbot: QtBot) -> None:
    bar = next(bar for bar in table.findChildren(QTabBar) if bar.isVisible() and bar.count() > 5)
    qtbot.waitUntil(lambda: not bar.tabIcon(0).isNull())
    before, at = bar.currentIndex(), QPointF(5, 5)
    turned = QWheelEvent(
        at, bar.mapToGlobal(at), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(bar, turned)
    assert bar.currentIndex() == before


@pytest.mark.parametrize("number", range(1, 10))
def test_the_key_of_a_dock_brings_it_and_gives_it_the_keys(table: MainWindow, number: int) -> None:
    action = table.docks.actions()[number - 1]
    name = list(table.docks.docks)[number - 1]
    for _ in range(2):  # a second time does not close it
        action.trigger()
        assert table.docks.made[name].isVisible()
    assert table.docks.made[name].isAncestorOf(table.focusWidget()) or table.focusWidget() is table.docks.made[name]


def test_the_small_map_covers_no_box(window: MainWindow) -> None:
    window.begin(Match.new("battles", "jarama", seed=1))
    QTest.qWait(20)
    board = window.page.map
    ground = board.scene.ground
    for at in (space for space in ground.board.spaces if "box" in space.terrain):
        board.view.set_zoom(0.6)
        board.view.look_at(ground.boxes[at.id].center())
        small = board.minimap
        if small.isVisible():
            covered = board.view.mapToScene(small.geometry()).boundingRect()
            assert not any(covered.intersects(box) for box in ground.off_map), at.id


def test_the_marks_of_the_map_are_explained_by_a_key_and_put_away(table: MainWindow) -> None:
    legend, command = table.page.map.legend, table.commands.actions["legend"]
    assert not legend.isVisible()
    QTest.keyClick(table, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert command.isChecked()
    assert legend.isVisible()
    assert len([label for label in legend.findChildren(QLabel) if label.text()]) >= 5
    QTest.mouseClick(legend.findChild(QToolButton), Qt.MouseButton.LeftButton)
    assert not legend.isVisible()
    assert not command.isChecked()


@pytest.mark.parametrize("scenario", ["battles/jarama", "illusions/brusilov", "crusade/campaign"])
def test_counters_of_a_full_box_show_their_figures(window: MainWindow, scenario: str) -> None:
    """Where rows lie on each other, what is covered is the upper edge of a counter: even a block tells its figure."""
    window.begin(Match.new(*scenario.split("/"), seed=1))
    scene = window.page.map.scene
    full = max((space for space in scene.stacks if space in scene.ground.boxes), key=lambda s: len(scene.stacks[s]))
    pieces = [scene.pieces[name] for name in scene.stacks[full]]
    rows = sorted({piece.y() for piece in pieces})
    for upper, lower in itertools.pairwise(rows):
        assert lower - upper >= pieces[0].size * 0.7
    above = [min(p.zValue() for p in pieces if p.y() == row) for row in rows]
    assert above == sorted(above, reverse=True)


@pytest.mark.parametrize("count", [5, 30, 60, 90])
def test_however_many_lie_in_a_box_each_is_told(count: int) -> None:
    space = SpaceView("box", "", "Ready", (250, 180), box(0, 0, 500, 330), ("box",))
    room = QRectF(0, 0, 500, 330)
    side = side_in(space, room, count, 60.0)
    spots = places(space, room, count, 60.0)
    assert len({*spots}) == count
    assert (side == 60.0) == (count <= 30)
    for (x, y), (other, lower) in itertools.permutations(spots, 2):
        assert abs(other - x) >= side * 0.99 or abs(lower - y) >= side * 0.7
    assert all(room.contains(QRectF(x - side / 2, y - side / 2, side, side)) for x, y in spots)


@pytest.mark.parametrize("count", range(1, 7))
def test_the_counters_of_a_region_leave_its_name_in_sight(count: int) -> None:
    space = SpaceView("moscow", "moscow", "Moscow", (150, 95), box(0, 0, 300, 190), ("clear",))
    room = QRectF(0, 0, 300, 190)
    side = side_in(space, room, count, 72.0)
    spots = places(space, room, count, 72.0)
    assert all(room.contains(QRectF(x - side / 2, y - side / 2, side, side)) for x, y in spots)
    assert max(y for _, y in spots) + side / 2 <= room.bottom() - 40


def test_a_small_map_that_would_show_nearly_what_is_seen_stays_away(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(Match.new("crusade", "campaign", seed=1))
    window.page.map.fit()
    qtbot.waitUntil(lambda: not window.page.map.minimap.isVisible())
    view = window.page.map.view
    view.set_zoom(view.zoom() * 1.05)
    assert not window.page.map.minimap.isVisible()
    view.set_zoom(view.zoom() * 2)
    qtbot.waitUntil(window.page.map.minimap.isVisible)


def test_the_button_of_the_legend_is_on_the_map_and_shows_it(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(Match.new("battles", "pindoque", seed=1))
    board, command = window.page.map, window.commands.actions["legend"]
    key = board.corners.key
    assert key.isVisible()
    QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    assert command.isChecked()
    assert key.isChecked()
    words = {label.text() for label in board.legend.findChildren(QLabel)}
    assert {words_for("river"), words_for("woods"), words_for("victory")} <= words
    assert board.view.viewport().rect().contains(board.legend.geometry())
    assert not board.legend.geometry().intersects(key.geometry())
    QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    assert not board.legend.isVisible()


def test_an_open_legend_goes_along_to_another_map(window: MainWindow) -> None:
    window.begin(Match.new("battles", "pindoque", seed=1))
    window.commands.actions["legend"].trigger()
    window.begin(Match.new("arriba", "civil-war", seed=1))
    words = {label.text() for label in window.page.map.legend.findChildren(QLabel)}
    assert words_for("leader") in words
    assert words_for("woods") not in words


def test_a_hand_that_is_held_up_covers_neither_the_button_nor_the_small_map(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.handover = window.controller.options.handover = "open"
    window.begin(Match.new("crusade", "campaign", seed=1))
    QTest.qWait(20)
    board = window.page.map
    window.controller.hold_up(window.controller.seat)
    QTest.qWait(20)
    seen = board.parentWidget().height()
    assert seen < board.height()
    assert board.corners.key.geometry().bottom() < seen
    assert board.minimap.isHidden() or board.minimap.geometry().bottom() < seen


def test_what_lies_under_a_hand_that_is_held_up_is_pointed_at(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.handover = window.controller.options.handover = "open"
    window.begin(Match.new("crusade", "campaign", seed=1))
    QTest.qWait(20)
    board = window.page.map
    low = board.view.mapToScene(QPoint(board.width() // 2, board.height() - 60))
    spot = (low.x(), low.y())
    assert board.view.lacks([spot]) is None
    window.controller.hold_up(window.controller.seat)
    QTest.qWait(20)
    assert board.view.lacks([spot]) is not None
    window.controller.hold_up("")
    QTest.qWait(20)
    assert board.view.lacks([spot]) is None


@pytest.mark.parametrize("scenario", ["battles/jarama", "battles/brunete", "reich/campaign-1941", "crusade/campaign",
                                      "arriba/civil-war", "illusions/brusilov"])  # fmt: skip
def test_no_column_of_a_small_window_is_wider_than_its_panel(window: MainWindow, scenario: str) -> None:
    """What reached under the bar at the side was cut off, and nothing scrolls sideways."""
    window.settings.handover = window.controller.options.handover = "open"
    window.begin(Match.new(*scenario.split("/"), seed=1))
    for action, name in zip(window.docks.actions(), window.docks.docks, strict=False):
        action.trigger()
        QTest.qWait(5)
        for column in window.docks[name].findChildren(Column):
            if column.isVisible():
                assert column.content.minimumSizeHint().width() <= column.viewport().width(), name
