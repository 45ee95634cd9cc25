"""Gestures of a player on the real widget: drags, clicks and keys become signals; nothing moves by itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop.ui.paint.counters import PICTURES
from desktop.views.pieces import Badge
from desktop.views.table import (
    ChoiceView,
    MoveTrace,
    OverlayView,
    PathItem,
    RefusalView,
    RouteView,
)
from tests.ui.map.conftest import PIECES, make_board, make_table, piece

LEFT = Qt.MouseButton.LeftButton


def middle(widget, space: str) -> QPoint:
    return widget.space_rect(space).center()


def is_at(widget, name: str, space: str) -> bool:
    return (widget.piece_spot(name) - middle(widget, space)).manhattanLength() <= 2


def drag(widget, start: QPoint, *stops: QPoint, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    viewport = widget.view.viewport()
    QTest.mousePress(viewport, LEFT, modifier, start)
    QTest.mouseMove(viewport, start + QPoint(3, 3))
    QTest.mouseMove(viewport, start + QPoint(14, 2))
    for stop in stops:
        QTest.mouseMove(viewport, stop)


def heard(widget) -> list[tuple[object, ...]]:
    said: list[tuple[object, ...]] = []
    for name in (
        "drag_started", "drag_moved", "dropped", "drag_cancelled", "choice_made", "piece_clicked", "space_clicked",
        "hovered", "stack_opened", "rule_requested",
    ):  # fmt: skip
        getattr(widget, name).connect(lambda *args, name=name: said.append((name, *args)))
    return said


def test_drag_tells_pieces_and_spaces_and_moves_nothing(map_widget):
    said = heard(map_widget)
    drag(map_widget, map_widget.piece_spot("c"), middle(map_widget, "42"), middle(map_widget, "42") + QPoint(4, 0),
         middle(map_widget, "43"))  # fmt: skip
    QTest.mouseRelease(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "43"))
    said = [s for s in said if s[0] != "hovered"]
    assert said == [
        ("drag_started", ["c"]),
        ("drag_moved", ["c"], "42"),
        ("drag_moved", ["c"], "43"),
        ("dropped", ["c"], "43"),
    ]
    assert map_widget.scene.pieces["c"].piece.space == "32"
    assert is_at(map_widget, "c", "32")


def test_drop_moves_the_counter_when_the_table_says_so(map_widget):
    moved = (*PIECES[:3], piece("c", "43"), PIECES[4])
    map_widget.dropped.connect(lambda pieces, space: map_widget.show_table(make_table(moved)))
    drag(map_widget, map_widget.piece_spot("c"), middle(map_widget, "43"))
    QTest.mouseRelease(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "43"))
    assert is_at(map_widget, "c", "43")


def test_a_refused_counter_slides_back(map_widget, qtbot):
    map_widget.set_animation_speed(2)
    drag(map_widget, map_widget.piece_spot("c"), middle(map_widget, "43"))
    QTest.mouseRelease(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "43"))
    assert not is_at(map_widget, "c", "32")
    qtbot.waitUntil(lambda: is_at(map_widget, "c", "32"), timeout=2000)


def test_drop_outside_the_board_names_no_space(map_widget):
    said = heard(map_widget)
    outside = QPoint(2, 2)
    drag(map_widget, map_widget.piece_spot("c"), outside)
    QTest.mouseRelease(map_widget.view.viewport(), LEFT, pos=outside)
    assert ("dropped", ["c"], "") in said


def test_shift_drags_the_stack_of_one_side(map_widget):
    said = heard(map_widget)
    drag(map_widget, map_widget.piece_spot("a"), middle(map_widget, "12"), modifier=Qt.KeyboardModifier.ShiftModifier)
    QTest.mouseRelease(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "12"))
    started = next(args for name, *args in said if name == "drag_started")
    side = {"republican": ["a", "b"], "nationalist": ["x"]}
    pressed = map_widget.scene.pieces[started[0][0]].piece.side
    assert started == [side[pressed]]


def test_a_drag_takes_the_lit_piece_of_a_stack_whose_top_is_not_lit(map_widget):
    stack = (piece("a", "11"), piece("b", "11"))
    lit = (ChoiceView("pick a", "A", pieces=("a",)),)
    map_widget.show_table(make_table(stack, lit))
    said = heard(map_widget)
    drag(map_widget, map_widget.piece_spot("b"), middle(map_widget, "22"))
    QTest.keyClick(map_widget.view, Qt.Key.Key_Escape)
    assert ("drag_started", ["a"]) in said
    for choices, taken in ((lit, "a"), ((*lit, ChoiceView("to 22", "To 22", spaces=("22",))), "b")):
        table = make_table(stack, choices)
        map_widget.show_table(replace(table, decision=replace(table.decision, subjects=("b",))))
        said.clear()
        drag(map_widget, map_widget.piece_spot("b"), middle(map_widget, "22"))
        QTest.keyClick(map_widget.view, Qt.Key.Key_Escape)
        assert ("drag_started", [taken]) in said, "what is asked about goes first, if it can go anywhere"


def test_the_edge_of_a_stack_is_its_handle(map_widget):
    said = heard(map_widget)
    half = map_widget.scene.pieces["a"].size * map_widget.view.zoom() / 2
    edge = map_widget.piece_spot("a") + QPoint(round(half) - 2, round(half) - 2)
    drag(map_widget, edge, middle(map_widget, "22"))
    assert ("drag_started", ["a", "b"]) in said
    QTest.keyClick(map_widget.view, Qt.Key.Key_Escape)
    assert said[-1] == ("drag_cancelled",)
    QTest.mouseRelease(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "22"))
    assert not [s for s in said if s[0] == "dropped"]


def test_drag_survives_a_new_table(map_widget):
    said = heard(map_widget)
    drag(map_widget, map_widget.piece_spot("c"), middle(map_widget, "42"))
    map_widget.show_table(make_table(PIECES, (ChoiceView("move 43", "Move", ("43",), note="2"),)))
    QTest.mouseMove(map_widget.view.viewport(), middle(map_widget, "43"))
    QTest.mouseRelease(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "43"))
    assert said[-1] == ("dropped", ["c"], "43")


def test_click_on_a_lit_space_makes_its_choice(map_widget):
    map_widget.show_table(make_table(PIECES, (ChoiceView("go 44", "Go", ("44",)),)))
    said = heard(map_widget)
    QTest.mouseClick(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "44"))
    assert ("choice_made", "go 44") in said
    assert not [s for s in said if s[0] == "space_clicked"]


def test_clicks_that_mean_no_choice_name_what_was_hit(map_widget):
    said = heard(map_widget)
    QTest.mouseClick(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "44"))
    QTest.mouseClick(map_widget.view.viewport(), LEFT, pos=map_widget.piece_spot("c"))
    assert ("space_clicked", "44") in said
    assert ("piece_clicked", "c") in said


def test_click_on_a_lit_piece_makes_its_choice(map_widget):
    map_widget.show_table(make_table(PIECES, (ChoiceView("take c", "Take", (), ("c",)),)))
    said = heard(map_widget)
    QTest.mouseClick(map_widget.view.viewport(), LEFT, pos=map_widget.piece_spot("c"))
    assert ("choice_made", "take c") in said


def test_letters_of_a_list_are_keys_and_not_shown_on_the_map_as_if_done(map_widget, qtbot):
    two = (
        ChoiceView("mark 44 move", "Marne: activate for movement", ("44",), note="M"),
        ChoiceView("mark 44 attack", "Marne: activate for attack", ("44",), note="A"),
    )
    map_widget.show_table(make_table(PIECES, two))
    assert [text for _, text in map_widget.scene._notes()] == []
    for key, action in ((Qt.Key.Key_A, "mark 44 attack"), (Qt.Key.Key_M, "mark 44 move")):
        said = heard(map_widget)
        QTest.mouseClick(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "44"))
        QTest.keyClick(map_widget._menu, key)
        assert ("choice_made", action) in said


def test_several_choices_open_a_list(map_widget, qtbot):
    two = (ChoiceView("march 44", "March", ("44",)), ChoiceView("assault 44", "Assault", ("44",)))
    map_widget.show_table(make_table(PIECES, two))
    said = heard(map_widget)
    QTest.mouseClick(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "44"))
    menu = map_widget.findChild(QMenu)
    assert [action.text() for action in menu.actions()] == ["March", "Assault"]
    assert not [s for s in said if s[0] == "choice_made"]
    menu.actions()[1].trigger()
    assert ("choice_made", "assault 44") in said
    map_widget.show_table(make_table(PIECES))
    qtbot.waitUntil(lambda: map_widget.findChild(QMenu) is None)


def test_a_lit_piece_under_others_opens_the_fan(map_widget):
    map_widget.show_table(make_table(PIECES, (ChoiceView("take a", "Take", (), ("a",)),)))
    said = heard(map_widget)
    QTest.mouseClick(map_widget.view.viewport(), LEFT, pos=map_widget.piece_spot("x"))
    assert ("stack_opened", "11") in said
    assert [view.id for view in map_widget.fan.pieces] == ["x", "b", "a"]
    spot = map_widget.fan.rect_of(2).center()
    QTest.mouseClick(map_widget.fan, LEFT, pos=spot)
    assert ("choice_made", "take a") in said


def test_drag_out_of_the_fan(map_widget):
    said = heard(map_widget)
    map_widget.gestures.open_fan("11")
    fan = map_widget.fan
    start = fan.rect_of(1).center()
    QTest.mousePress(fan, LEFT, pos=start)
    QTest.mouseMove(fan, start + QPoint(20, 4))
    target = middle(map_widget, "23")
    QTest.mouseMove(fan, fan.mapFromParent(target))
    QTest.mouseRelease(fan, LEFT, pos=fan.mapFromParent(target))
    assert ("drag_started", ["b"]) in said
    assert said[-1] == ("dropped", ["b"], "23")
    assert not fan.isVisible()


def test_hovering_a_stack_opens_the_fan(map_widget, qtbot):
    said = heard(map_widget)
    QTest.mouseMove(map_widget.view.viewport(), middle(map_widget, "44"))
    QTest.mouseMove(map_widget.view.viewport(), map_widget.piece_spot("x"))
    assert ("hovered", "11") in said
    qtbot.waitUntil(lambda: map_widget.fan.isVisible(), timeout=2000)
    assert map_widget.fan.space == "11"


def test_keys_walk_pick_up_and_drop(map_widget):
    said = heard(map_widget)
    map_widget.set_focus_space("31")
    view = map_widget.view
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert map_widget.gestures.keys.focus == "32"
    QTest.keyClick(view, Qt.Key.Key_M)
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)
    said = [s for s in said if s[0] != "hovered"]
    assert said == [
        ("drag_started", ["c"]),
        ("drag_moved", ["c"], "42"),
        ("drag_moved", ["c"], "43"),
        ("dropped", ["c"], "43"),
    ]


def test_what_is_picked_up_by_a_key_is_set_down_by_a_click(map_widget):
    said = heard(map_widget)
    map_widget.set_focus_space("32")
    QTest.keyClick(map_widget.view, Qt.Key.Key_M)
    QTest.mouseClick(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "43"))
    assert ("dropped", ["c"], "43") in said
    assert not map_widget.gestures.carried
    QTest.mouseClick(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "44"))
    assert ("space_clicked", "44") in said, "the next click is a click again"


def test_the_fan_closes_when_the_pointer_leaves_the_map(map_widget, monkeypatch):
    map_widget.gestures.open_fan("11")
    viewport = map_widget.view.viewport()
    monkeypatch.setattr(map_widget.gestures, "pointer", lambda: map_widget.fan.geometry().center())
    QApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    assert map_widget.fan.isVisible(), "the pointer is on it"
    monkeypatch.setattr(map_widget.gestures, "pointer", lambda: QPoint(-40, 20))
    QApplication.sendEvent(viewport, QEvent(QEvent.Type.Leave))
    assert not map_widget.fan.isVisible()


def test_keys_open_the_fan_and_take_a_piece_from_it(map_widget):
    said = heard(map_widget)
    map_widget.set_focus_space("11")
    view = map_widget.view
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert map_widget.fan.isVisible()
    assert map_widget.fan.selected == "x"
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert ("drag_started", ["b"]) in said
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert said[-1] == ("drag_cancelled",)


def test_enter_makes_the_choice_of_the_focused_space(map_widget):
    map_widget.show_table(make_table(PIECES, (ChoiceView("go 44", "Go", ("44",)),)))
    said = heard(map_widget)
    map_widget.set_focus_space("44")
    QTest.keyClick(map_widget.view, Qt.Key.Key_Return)
    assert ("choice_made", "go 44") in said


@pytest.mark.parametrize(("kind", "grows"), [("ZoomNativeGesture", True), ("RotateNativeGesture", False)])
def test_a_pinch_on_a_pad_zooms(map_widget, kind: str, grows: bool):
    map_widget.fit()
    view, middle = map_widget.view, QPointF(map_widget.view.viewport().rect().center())
    before = view.zoom()
    turn = getattr(Qt.NativeGestureType, kind)
    pad = QPointingDevice.primaryPointingDevice()
    QApplication.sendEvent(view.viewport(), QNativeGestureEvent(turn, pad, 2, middle, middle, middle, 0.5, QPointF()))
    assert view.zoom() == pytest.approx(before * 1.5 if grows else before)


def test_a_piece_that_may_be_chosen_has_a_frame_at_its_corners(map_widget):
    """It is open at the middle of its sides: what was chosen has a whole one."""
    map_widget.fit()
    map_widget.show_table(make_table(PIECES, (ChoiceView("take c", "Take", (), ("c",)),)))
    map_widget.settle()
    picture = map_widget.view.viewport().grab().toImage()
    wanted = map_widget.scene.look.palette.highlight("lit-piece").rgb()
    spot = map_widget.piece_spot("c")
    half = round(map_widget.scene.pieces["c"].size * map_widget.view.zoom() / 2)
    away = range(half - 4, half + 7)
    aside = half - half // 4
    for sign in (1, -1):
        assert wanted not in [picture.pixel(spot.x() + sign * each, spot.y()) for each in away]
        assert wanted not in [picture.pixel(spot.x(), spot.y() + sign * each) for each in away]
        assert wanted in [picture.pixel(spot.x() + sign * each, spot.y() + aside) for each in away]
        assert wanted in [picture.pixel(spot.x() + aside, spot.y() + sign * each) for each in away]


def test_enter_without_a_ring_is_left_to_the_default_button(map_widget):
    map_widget.show_table(make_table(PIECES, (ChoiceView("take c", "Take", (), ("c",)),)))
    QTest.mouseClick(map_widget.view.viewport(), LEFT, pos=map_widget.piece_spot("c"))
    said = heard(map_widget)
    QTest.keyClick(map_widget.view, Qt.Key.Key_Return)
    assert said == []


def test_the_fan_stays_inside_a_narrow_window(map_widget):
    map_widget.resize(360, 500)
    map_widget.show_table(make_table(tuple(piece(f"p{n}", "44") for n in range(9))))
    map_widget.gestures.open_fan("44")
    assert map_widget.view.viewport().rect().contains(map_widget.fan.geometry())


def test_enter_makes_the_choice_of_the_selected_piece(map_widget):
    map_widget.show_table(make_table(PIECES, (ChoiceView("take b", "Take", (), ("b",)),)))
    said = heard(map_widget)
    map_widget.set_focus_space("11")
    QTest.keyClick(map_widget.view, Qt.Key.Key_Space)
    QTest.keyClick(map_widget.view, Qt.Key.Key_Right)
    QTest.keyClick(map_widget.view, Qt.Key.Key_Return)
    assert ("choice_made", "take b") in said


def test_keys_that_mean_nothing_here_are_left_to_the_window(map_widget):
    event = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier)
    assert map_widget.gestures.keys.key(event) is False


def pixel(widget, space: str, off: QPoint = QPoint(0, 0)) -> QColor:
    widget.settle()
    return widget.grab().toImage().pixelColor(middle(widget, space) + off)


def test_overlays_paint_hatch_border_and_letter(map_widget):
    def area() -> QImage:
        map_widget.settle()
        return map_widget.grab(map_widget.space_rect("44")).toImage()

    before = area()
    overlay = OverlayView("supply", "Supply", (("44", "bad", "S", "Out of supply"),))
    map_widget.show_overlays([overlay])
    during = area()
    map_widget.show_overlays([])
    assert before != during
    assert area() == before
    bad, rect = map_widget._look.palette.highlight("bad"), map_widget.space_rect("44")
    map_widget.show_overlays([overlay])
    map_widget.settle()
    image = map_widget.grab().toImage()
    across = [image.pixelColor(x, rect.center().y()) for x in range(rect.left() - 3, rect.left() + 4)]
    assert any(
        abs(c.red() - bad.red()) + abs(c.green() - bad.green()) + abs(c.blue() - bad.blue()) < 40 for c in across
    )
    assert map_widget.scene.overlay_tip("44") == "Out of supply"


def test_lit_spaces_are_outlined(map_widget):
    map_widget.show_table(make_table(PIECES, (ChoiceView("go 44", "Go", ("44",), note="3"),)))
    map_widget.settle()
    image, rect = map_widget.grab().toImage(), map_widget.space_rect("44")
    reach = map_widget._look.palette.highlight("reach")
    across = [image.pixelColor(x, rect.center().y() - 20) for x in range(rect.left() - 3, rect.left() + 4)]
    assert any(abs(c.red() - reach.red()) + abs(c.blue() - reach.blue()) < 60 for c in across)


def test_hidden_counters_show_the_ground(map_widget):
    shown = pixel(map_widget, "32", QPoint(12, 12))
    map_widget.set_counters_hidden(True)
    assert pixel(map_widget, "32", QPoint(12, 12)) != shown
    assert map_widget.scene.piece_at(map_widget.view.mapToScene(middle(map_widget, "32"))) == ""
    map_widget.set_counters_hidden(False)
    assert pixel(map_widget, "32", QPoint(12, 12)) == shown


def test_counter_pictures_are_made_once(map_widget):
    map_widget.settle()
    made = PICTURES.made
    for _ in range(5):
        map_widget.view.viewport().repaint()
    map_widget.show_table(make_table(PIECES))
    map_widget.view.viewport().repaint()
    assert PICTURES.made == made
    map_widget.show_table(make_table((piece("c", "32", badges=(Badge("moved", "M", "Has moved"),)),)))
    map_widget.view.viewport().repaint()
    assert PICTURES.made == made + 1


def test_tiles_are_made_once_and_follow_the_zoom(map_widget, qtbot):
    map_widget.settle()
    tiles = map_widget.scene.tiles
    made = tiles.made
    map_widget.view.viewport().repaint()
    assert tiles.made == made
    map_widget.zoom_in()
    map_widget.view.viewport().repaint()
    qtbot.waitUntil(lambda: tiles.made > made and not tiles._wanted, timeout=5000)
    after = tiles.made
    map_widget.view.viewport().repaint()
    assert tiles.made == after


def test_painting_a_small_part_drops_no_tile_in_view(map_widget):
    map_widget.resize(1900, 1200)
    map_widget.fit()
    map_widget.settle()
    made = map_widget.scene.tiles.made
    map_widget.view.viewport().repaint(QRect(900, 500, 10, 10))
    map_widget.view.viewport().repaint()
    assert map_widget.scene.tiles.made == made


def test_zoom_keeps_the_spot_under_the_cursor(map_widget):
    view = map_widget.view
    at = middle(map_widget, "43")
    before = view.mapToScene(at)
    view.zoom_steps(2, at)
    after = view.mapToScene(at)
    assert abs(before.x() - after.x()) < 3
    assert abs(before.y() - after.y()) < 3
    map_widget.fit()
    assert view.seen().contains(map_widget.scene.ground.bounds())


def test_route_lists_its_cost_and_refusal(map_widget):
    items = (PathItem("hill", "1"), PathItem("leave zone of control", "+2", "8.3"))
    map_widget.show_route(RouteView("c", ("32", "42", "43"), items, "3", "3 left"))
    assert map_widget.route_note.isVisible()
    assert "leave zone of control" in map_widget.route_note.text()
    assert "+2" in map_widget.route_note.text()
    map_widget.show_route(RouteView("c", ("32", "42"), refusal="too <far>", rule="6.1"))
    assert "too &lt;far&gt;" in map_widget.route_note.text()
    assert "6.1" in map_widget.route_note.text()
    map_widget.show_route(None)
    assert not map_widget.route_note.isVisible()


def test_refusal_links_its_rule_and_goes_at_the_next_click(map_widget):
    said = heard(map_widget)
    map_widget.show_refusal(RefusalView("No bridge there.", "6.4", "44"))
    assert map_widget.refusal_note.isVisible()
    map_widget.refusal_note.linkActivated.emit("6.4")
    assert ("rule_requested", "6.4") in said
    QTest.mouseClick(map_widget.view.viewport(), LEFT, pos=middle(map_widget, "53"))
    assert not map_widget.refusal_note.isVisible()


def test_refusal_goes_by_itself(map_widget, qtbot, monkeypatch):
    monkeypatch.setattr("desktop.ui.map.map_widget.STAYS_MS", 30)
    map_widget.show_refusal(RefusalView("No.", "6.4"))
    qtbot.waitUntil(lambda: not map_widget.refusal_note.isVisible(), timeout=2000)


def test_animate_ends_where_the_table_says(map_widget, qtbot):
    map_widget.set_animation_speed(2)
    map_widget.animate((MoveTrace("c", ("30", "31", "32")), MoveTrace("nobody", ("30", "31"))), 40)
    assert is_at(map_widget, "c", "30")
    qtbot.waitUntil(lambda: is_at(map_widget, "c", "32"), timeout=2000)


def test_locate_brings_a_space_into_view(map_widget):
    map_widget.view.set_zoom(3.0)
    map_widget.view.look_at(map_widget.view.mapToScene(middle(map_widget, "00")))
    assert not map_widget.view.viewport().rect().contains(middle(map_widget, "54"))
    map_widget.locate(["54"], [])
    assert map_widget.view.viewport().rect().contains(middle(map_widget, "54"))
    map_widget.locate([], ["c"])
    assert map_widget.view.viewport().rect().contains(map_widget.piece_spot("c"))
    map_widget.motion.stop()


def test_minimap_hides_when_all_is_in_view_and_moves_the_map(map_widget):
    assert not map_widget.minimap.isVisible()
    map_widget.view.set_zoom(2.5)
    assert map_widget.minimap.isVisible()
    seen = map_widget.view.seen().center()
    QTest.mouseClick(map_widget.minimap, LEFT, pos=QPoint(5, 5))
    assert map_widget.view.seen().center().x() < seen.x()


def test_boxes_hold_pieces_side_by_side(map_widget):
    crowd = tuple(piece(f"p{n}", "box") for n in range(4))
    map_widget.show_table(make_table(crowd))
    spots = {(map_widget.piece_spot(p.id).x(), map_widget.piece_spot(p.id).y()) for p in crowd}
    assert len(spots) == 4
    assert all(map_widget.space_rect("box").contains(QPoint(*spot)) for spot in spots)


def test_stacks_of_more_than_three_show_their_count(map_widget):
    map_widget.show_table(make_table(tuple(piece(f"p{n}", "44") for n in range(5))))
    assert [count for _, count in map_widget.scene.signs_item._counts] == [5]
    map_widget.show_table(make_table(tuple(piece(f"p{n}", "44") for n in range(3))))
    assert map_widget.scene.signs_item._counts == []


@pytest.mark.parametrize("kind", ["hex", "point", "area"])
def test_board_image_of_any_kind_of_board(map_widget, kind):
    map_widget.set_board(make_board("image-" + kind, kind))
    map_widget.show_table(make_table(PIECES, control=(("44", "nationalist"), ("00", "republican"))))
    with_pieces = map_widget.board_image(QSize(500, 300))
    bare = map_widget.board_image(QSize(500, 300), with_pieces=False)
    assert with_pieces.size() == QSize(500, 300)
    assert with_pieces != bare
    assert map_widget.scene.pieces["c"].isVisible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("palette_name", ["standard", "colour-blind"])
def test_preferences_restyle_without_a_word_of_warning(map_widget, theme, palette_name):
    map_widget.set_theme(theme)
    map_widget.set_palette_name(palette_name)
    map_widget.set_font_scale(1.5)
    map_widget.settle()
    corner = map_widget.grab().toImage().pixelColor(3, 3)
    assert (corner.lightness() < 80) == (theme == "dark")


def test_context_menu_is_asked_for_with_the_space(map_widget):
    asked: list[str] = []
    map_widget.context_requested.connect(lambda space, piece, where: asked.append(space))
    QTest.mouseClick(map_widget.view.viewport(), Qt.MouseButton.RightButton, pos=middle(map_widget, "44"))
    assert asked == ["44"]


def test_middle_button_pans(map_widget):
    map_widget.view.set_zoom(2.5)
    before = map_widget.view.seen().center()
    viewport = map_widget.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.MiddleButton, pos=QPoint(400, 300))
    QTest.mouseMove(viewport, QPoint(300, 300))
    QTest.mouseRelease(viewport, Qt.MouseButton.MiddleButton, pos=QPoint(300, 300))
    assert map_widget.view.seen().center().x() > before.x() + 20


def test_lit_spaces_leave_nothing_behind_when_others_are_lit(map_widget):
    """What was lit before must not show again, whatever was panned and lit in between."""

    def picture() -> QImage:
        map_widget.settle()
        QTest.qWait(1)
        return map_widget.grab().toImage()

    far = make_table(PIECES, (ChoiceView("go 44", "Go", ("44", "43", "34")),))
    near = make_table(PIECES, (ChoiceView("go 01", "Go", ("01", "02")),))
    map_widget.show_table(near)
    before = picture()
    for table, shift in ((far, 40), (near, -25), (far, -15), (near, 0)):
        map_widget.view.pan(QPoint(shift, shift // 2))
        map_widget.show_table(table)
        picture()
    map_widget.fit()
    assert picture() == before


def test_n_goes_from_lit_place_to_lit_place(map_widget):
    choices = (ChoiceView("take a", "Take", (), ("a",)), ChoiceView("take c", "Take", (), ("c",)))
    map_widget.show_table(make_table(PIECES, choices))
    seen = []
    for modifier in (Qt.KeyboardModifier.NoModifier,) * 3 + (Qt.KeyboardModifier.ShiftModifier,):
        QTest.keyClick(map_widget.view, Qt.Key.Key_N, modifier)
        seen.append(map_widget.gestures.keys.focus)
    assert seen == ["11", "32", "11", "32"]
    map_widget.show_table(make_table(PIECES))
    assert map_widget.gestures.keys._next_lit(1) is False


def test_a_loss_turns_the_counter_over(map_widget, qtbot):
    map_widget.set_animation_speed(2)
    hurt = replace(PIECES[3], face=replace(PIECES[3].face, reduced=True))
    map_widget.show_table(make_table((*PIECES[:3], hurt, *PIECES[4:])))
    item = map_widget.scene.pieces["c"]
    assert item._turning is not None
    qtbot.waitUntil(lambda: item._turning is None, timeout=3000)
    assert item.piece.face.reduced
    map_widget.set_animation_speed(0)
    map_widget.show_table(make_table(PIECES))
    assert item._turning is None


def unlike(one: QImage, other: QImage) -> int:
    """Sampled pixels that differ to the eye; blending a kept picture may round a shade differently."""
    spots = [(x, y) for x in range(0, one.width(), 4) for y in range(0, one.height(), 4)]
    return sum(abs(one.pixelColor(*at).blue() - other.pixelColor(*at).blue()) > 12 for at in spots)


def test_the_kept_picture_of_lit_spaces_shows_what_is_lit_now(map_widget):
    def lit(space: str) -> QImage:
        map_widget.show_table(make_table(choices=(ChoiceView(f"to {space}", "go", spaces=(space,)),)))
        return map_widget.view.viewport().grab().toImage()

    def again() -> QImage:
        return map_widget.view.viewport().grab().toImage()

    first = lit("42")
    assert unlike(again(), first) == unlike(again(), first) == 0
    other = lit("43")
    assert unlike(other, first) > 20
    assert unlike(again(), other) == 0
    assert unlike(lit("42"), first) == 0


def test_the_ring_of_a_piece_that_goes_back_stands_where_it_arrives(map_widget) -> None:
    """A new table that comes while it slides must not leave a ring on the way."""
    map_widget.motion.speed = 2
    lit = (ChoiceView("pick c", "c moves", pieces=("c",)),)
    map_widget.motion.go_back("c", QPointF(0, 0))
    map_widget.show_table(make_table(PIECES, lit))
    map_widget.motion.stop()
    scene = map_widget.scene
    assert scene.pieces["c"].pos() == scene.home("c")
    assert [ring.center() for ring, _ in scene.signs_item._rings] == [scene.home("c")]
