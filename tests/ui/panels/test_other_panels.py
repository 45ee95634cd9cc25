"""Charts, tracks, units, history and the stack inspector."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QSlider

from desktop.ui.panels.charts_panel import CELL, LINE, LIT_ROLE, ChartsPanel, lit_level
from desktop.ui.panels.history_bar import HistoryBar
from desktop.ui.panels.stack_inspector import PieceRow, StackInspector
from desktop.ui.panels.tracks_panel import TracksPanel, TrackStrip
from desktop.ui.panels.units_model import PIECE_ROLE
from desktop.ui.panels.units_panel import UnitsPanel
from desktop.ui.widgets.text import LinkLabel, TextLabel
from desktop.views.table import TrackView
from tests.ui.panels import samples


# -- charts --------------------------------------------------------------------------------------------------------
def _charts(shown, charts=None) -> ChartsPanel:
    panel = ChartsPanel()
    panel.show_charts(samples.charts() if charts is None else charts)
    return shown(panel, 360, 500)


def test_the_lit_cell_is_marked_with_its_row_and_column(shown) -> None:
    panel = _charts(shown)
    level = {(r, c): panel.model.index(r, c).data(LIT_ROLE) for r in range(6) for c in range(9)}
    assert [at for at, value in level.items() if value == CELL] == [(2, 4)]
    assert {at for at, value in level.items() if value == LINE} == (
        {(2, c) for c in range(9)} | {(r, 4) for r in range(6)}
    ) - {(2, 4)}
    bold = [panel.model.headerData(c, Qt.Orientation.Horizontal, Qt.ItemDataRole.FontRole).bold() for c in range(9)]
    assert bold.index(True) == 4
    assert bold.count(True) == 1


def test_the_lit_cell_has_a_frame_besides_its_tint(shown) -> None:
    panel = _charts(shown)
    box = panel.table.visualRect(panel.model.index(2, 4))
    image = panel.table.viewport().grab().toImage()
    edge = image.pixelColor(box.left() + 2, box.center().y())
    inside = image.pixelColor(box.left() + 6, box.top() + 5)
    assert abs(edge.lightness() - inside.lightness()) > 40


def test_a_whole_row_and_a_whole_column_meet_in_a_cell() -> None:
    chart = replace(samples.charts()[0], lit=((1, -1), (-1, 3)))
    assert lit_level(chart, 1, 3) == CELL
    assert lit_level(chart, 1, 0) == LINE
    assert lit_level(chart, 5, 3) == LINE
    assert lit_level(chart, 0, 0) == 0


def test_the_panel_turns_to_the_chart_that_comes_into_use(shown) -> None:
    crt, terrain = samples.charts(lit=())
    panel = _charts(shown, (crt, terrain))
    assert panel.current_id() == "crt"
    panel.show_charts((crt, replace(terrain, lit=((1, 1),))))
    assert panel.current_id() == "terrain"
    assert panel.selector.currentText().startswith("●")
    panel.show_charts((crt, terrain))
    assert panel.current_id() == "terrain"


def test_a_chart_is_chosen_by_hand(shown) -> None:
    panel = _charts(shown)
    panel.selector.setCurrentIndex(1)
    assert panel.current_id() == "terrain"
    assert panel.model.rowCount() == 3
    assert panel.table.rowHeight(1) > panel.table.rowHeight(0)


def test_a_chart_s_rule_opens(shown, qtbot) -> None:
    panel = _charts(shown)
    with qtbot.waitSignal(panel.rule_requested) as signal:
        panel.findChild(LinkLabel).linkActivated.emit("rule:11.5")
    assert signal.args == ["11.5"]


# -- tracks --------------------------------------------------------------------------------------------------------
def test_tracks_show_value_marker_and_why(shown) -> None:
    panel = TracksPanel()
    panel.show_tracks(samples.tracks())
    shown(panel, 320, 700)
    words = [label.text() for label in panel.findChildren(TextLabel)]
    assert "Turn 3 · 8 February" in words
    assert "Towns held" in words
    strip = panel.findChildren(TrackStrip)[0]
    here, there = strip.cell_rect(2), strip.cell_rect(5)
    image = strip.grab().toImage()
    at = QPoint(4, 4)
    assert image.pixelColor(here.topLeft() + at) != image.pixelColor(there.topLeft() + at)


def test_only_a_changed_track_is_drawn_anew(shown) -> None:
    panel = TracksPanel()
    tracks = samples.tracks()
    panel.show_tracks(tracks)
    shown(panel, 320, 700)
    boxes = list(panel._boxes)
    panel.show_tracks((*tracks[:2], replace(tracks[2], value="13"), tracks[3]))
    kept = [old is new for old, new in zip(boxes, panel._boxes, strict=True)]
    assert kept == [True, True, False, True]
    assert "13" in [label.text() for label in panel._boxes[2].findChildren(TextLabel)]


def test_a_track_s_rule_opens(shown, qtbot) -> None:
    panel = TracksPanel()
    panel.show_tracks(samples.tracks())
    shown(panel)
    with qtbot.waitSignal(panel.rule_requested) as signal:
        panel.findChildren(LinkLabel)[0].linkActivated.emit("rule:5.0")
    assert signal.args == ["5.0"]


# -- units ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def units(shown) -> UnitsPanel:
    panel = UnitsPanel()
    panel.show_pieces(samples.pieces(), samples.SIDES)
    return shown(panel, 320, 800)


def _piece_index(panel: UnitsPanel, piece: str):
    item = panel.model._items[piece]
    return panel.tree.model().mapFromSource(item.index())


def test_units_stand_under_side_and_formation(units) -> None:
    index = _piece_index(units, "n2")
    assert index.parent().data() == "1st Brigade (Barrón)"
    assert index.parent().parent().data() == "Nationalist"
    assert units.shown_ids() == ["n1", "n2", "n3", "n4", "r1", "r2", "r3"]


def test_words_filter_units(units, qtbot) -> None:
    qtbot.keyClicks(units.search, "international due")
    assert units.shown_ids() == []
    units.search.setText("inter brigade")
    assert units.shown_ids() == ["r1", "r2"]


def test_chips_filter_units_by_state_and_count_them(units, qtbot) -> None:
    assert units.chips.chip("map").caption() == "On the map 4"
    qtbot.mouseClick(units.chips.chip("due"), Qt.MouseButton.LeftButton)
    assert units.shown_ids() == ["r2"]
    qtbot.mouseClick(units.chips.chip("eliminated"), Qt.MouseButton.LeftButton)
    assert units.shown_ids() == ["n4", "r2"]


def test_a_click_locates_a_unit(units, qtbot) -> None:
    box = units.tree.visualRect(_piece_index(units, "n3"))
    with qtbot.waitSignal(units.locate_requested) as signal:
        qtbot.mouseClick(units.tree.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert signal.args == [[], ["n3"]]


def test_a_double_click_tells_more(units, qtbot) -> None:
    box = units.tree.visualRect(_piece_index(units, "n2"))
    qtbot.mouseClick(units.tree.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    qtbot.mouseDClick(units.tree.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    words = [label.text() for label in units._detail.findChildren(TextLabel)]
    assert "Moroccan infantry" in words
    assert any("order of battle" in text for text in words)
    qtbot.keyClick(units.tree, Qt.Key.Key_Escape)
    assert not units._detail.isVisible()


def test_a_moved_piece_changes_its_row_and_keeps_the_tree(units, qapp) -> None:
    branch = _piece_index(units, "n1").parent()
    units.tree.collapse(branch)
    pieces = samples.pieces()
    units.show_pieces((replace(pieces[0], space="9999"), *pieces[1:]), samples.SIDES)
    assert _piece_index(units, "n1").data(PIECE_ROLE).space == "9999"
    assert not units.tree.isExpanded(_piece_index(units, "n1").parent())


def test_a_piece_that_arrives_passes_the_filter_at_once(units, qtbot) -> None:
    qtbot.mouseClick(units.chips.chip("due"), Qt.MouseButton.LeftButton)
    pieces = list(samples.pieces())
    pieces[5] = replace(pieces[5], status="map", space="3000")
    units.show_pieces(tuple(pieces), samples.SIDES)
    assert "r2" not in units.shown_ids()


def test_places_are_told_in_words(units) -> None:
    units.set_space_names({"3142": "3142 Pindoque"})
    pieces = {piece.id: piece for piece in samples.pieces()}
    assert units.place_of(pieces["n1"]) == "3142 Pindoque"
    assert units.place_of(pieces["r2"]) == "Due · Turn 5"


# -- history -------------------------------------------------------------------------------------------------------
@pytest.fixture
def history(shown) -> HistoryBar:
    bar = HistoryBar()
    bar.set_range(12, 40)
    return shown(bar, 400, 80)


@pytest.mark.parametrize(
    ("key", "position"),
    [(Qt.Key.Key_PageUp, 11), (Qt.Key.Key_PageDown, 13), (Qt.Key.Key_Home, 0)],
)
def test_keys_walk_the_history(history, qtbot, key, position: int) -> None:
    with qtbot.waitSignal(history.go_to) as signal:
        qtbot.keyClick(history, key)
    assert signal.args == [position]


def test_end_and_the_button_lead_back_to_the_present(history, qtbot) -> None:
    with qtbot.waitSignal(history.back_to_present):
        qtbot.keyClick(history, Qt.Key.Key_End)
    with qtbot.waitSignal(history.back_to_present):
        qtbot.mouseClick(history._present, Qt.MouseButton.LeftButton)


def test_the_slider_asks_for_a_position(history, qtbot) -> None:
    with qtbot.waitSignal(history.go_to) as signal:
        history.findChild(QSlider).setValue(20)
    assert signal.args == [20]


def test_the_wheel_over_the_history_leaves_the_present_alone(history, qtbot) -> None:
    """Who scrolls the map or a list may come by there."""
    slider = history.findChild(QSlider)
    where = QPointF(slider.rect().center())
    down = QWheelEvent(
        where, slider.mapToGlobal(where), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    with qtbot.assertNotEmitted(history.go_to):
        QApplication.sendEvent(slider, down)


def test_at_the_present_there_is_no_way_forward(history, qtbot) -> None:
    history.set_range(40, 40)
    assert not history._present.isVisible()
    with qtbot.assertNotEmitted(history.go_to), qtbot.assertNotEmitted(history.back_to_present):
        qtbot.keyClick(history, Qt.Key.Key_PageDown)
        qtbot.keyClick(history, Qt.Key.Key_End)


def test_setting_the_range_asks_for_nothing(history, qtbot) -> None:
    with qtbot.assertNotEmitted(history.go_to), qtbot.assertNotEmitted(history.back_to_present):
        history.set_range(3, 50)
    assert "Step 3 of 50" in history._words.text()


# -- stack ---------------------------------------------------------------------------------------------------------
def test_the_stack_inspector_lists_pieces_and_what_badges_mean(shown, qtbot) -> None:
    panel = StackInspector()
    panel.show_space("3142", samples.pieces()[:2])
    shown(panel)
    rows = panel.findChildren(PieceRow)
    assert [row.piece.id for row in rows] == ["n1", "n2"]
    assert "Out of supply: half strength" in [label.words for label in panel.findChildren(LinkLabel)]
    with qtbot.waitSignals([panel.piece_activated, panel.locate_requested]):
        qtbot.mouseClick(rows[1], Qt.MouseButton.LeftButton, pos=QPoint(20, 12))
    with qtbot.waitSignal(panel.piece_activated) as signal:
        qtbot.keyClick(rows[0], Qt.Key.Key_Return)
    assert signal.args == ["n1"]


def test_an_empty_space_is_said(shown) -> None:
    panel = StackInspector()
    panel.show_space("3142", ())
    shown(panel)
    assert "Nothing stands here." in [label.text() for label in panel.findChildren(TextLabel)]


def test_long_words_of_a_track_break_and_keep_figures_in_sight(shown) -> None:
    words = "Quijorna, Los Llanos, Brunete, the heights on the Villaviciosa road and several more places"
    panel = TracksPanel()
    panel.show_tracks((TrackView("o", "Objectives", "", detail=(("11 Division", words), ("VP", "12"))),))
    shown(panel).resize(300, 500)
    content = panel._column.content
    assert content.minimumSizeHint().width() <= panel._column.viewport().width()
    figure = next(label for label in panel.findChildren(TextLabel) if label.text() == "12")
    assert figure.mapTo(panel, figure.rect().topRight()).x() <= panel.width()


def test_a_unit_takes_one_line_where_there_is_room(shown) -> None:
    panel = UnitsPanel()
    panel.show_pieces(samples.pieces(), samples.SIDES)
    shown(panel).resize(500, 400)
    delegate = panel.tree.itemDelegate()
    piece = samples.pieces()[0]
    assert delegate._heights(piece, 500)[1] == 0
    assert delegate._heights(piece, 90)[1] > 0


def test_markers_that_are_no_units_are_not_listed(qtbot) -> None:
    panel = UnitsPanel()
    qtbot.addWidget(panel)
    unit, other = samples.pieces()[:2]
    panel.show_pieces((unit, replace(other, unit=False)))
    assert panel.shown_ids() == [unit.id]
