"""The camera moves when it is told to: an arrow points to what is out of view, seats keep their view."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest

from desktop.ui.map.arrows import EdgeArrow
from desktop.ui.map.edges import FULL_SPEED, PATIENCE, RISE, EdgePan
from desktop.ui.map.map_widget import MapWidget
from desktop.ui.map.visiting import place_of
from desktop.views.battle import RollView
from desktop.views.table import BoxView, ChoiceView, RefusalView, TableView
from tests.ui.map.conftest import PIECES, make_board, make_table, piece

LEFT = Qt.MouseButton.LeftButton
TAKE_C = (ChoiceView("take c", "Take", (), ("c",)),)
FAR = (*PIECES, piece("far", "54"))


@pytest.fixture
def board(qtbot):
    """A window too small for the board, that looks at its upper left corner after the first question."""
    widget = MapWidget()
    qtbot.addWidget(widget)
    widget.resize(300, 200)
    widget.set_animation_speed(0)
    widget.set_board(make_board())
    with qtbot.waitExposed(widget):
        widget.show()
    widget.show_table(make_table(FAR, TAKE_C))
    widget.view.set_zoom(1.0)
    widget.view.look_at(QPointF(0, 0))
    return widget


def asks(*pieces: str, prompt: str = "Another question") -> TableView:
    table = make_table(FAR, tuple(ChoiceView(f"take {name}", "Take", (), (name,)) for name in pieces))
    assert table.decision is not None
    return replace(table, decision=replace(table.decision, prompt=prompt))


def in_view(widget: MapWidget, space: str) -> bool:
    return bool(widget.view.viewport().rect().contains(widget.space_rect(space).center()))


def test_the_first_look_is_the_only_one_that_nobody_asked_for(qtbot):
    widget = MapWidget()
    qtbot.addWidget(widget)
    widget.resize(300, 200)
    widget.set_animation_speed(0)
    widget.set_board(make_board())
    with qtbot.waitExposed(widget):
        widget.show()
    widget.show_table(make_table(FAR, (ChoiceView("approach", "Approach a power"),)))  # asked of no place
    before = widget.view.seen()
    widget.show_table(asks("far"))
    assert widget.view.seen() == before


def test_a_question_out_of_view_moves_nothing_but_is_pointed_at(board):
    before = board.view.seen()
    board.show_table(asks("far"))
    arrow = board.attention.asked
    assert board.view.seen() == before
    assert not in_view(board, "54")
    assert arrow.isVisible()
    assert arrow.words.startswith("1 place ")
    assert 0 < arrow.angle < 90, "to the right and down"
    assert board.view.viewport().rect().contains(arrow.geometry())


def test_a_click_on_the_arrow_goes_there_and_the_arrow_is_gone(board):
    board.show_table(asks("far"))
    QTest.mouseClick(board.attention.asked, LEFT)
    assert in_view(board, "54")
    assert not board.attention.asked.isVisible()


def test_the_arrow_glides_where_motion_is_wanted(board):
    board.set_animation_speed(2)
    board.show_table(asks("far"))
    QTest.mouseClick(board.attention.asked, LEFT)
    assert not in_view(board, "54")
    board.view.finish_glide()
    assert in_view(board, "54")


def test_what_is_in_view_is_not_pointed_at(board):
    board.view.look_at(QPointF(*board.scene.ground.spaces["54"].center))
    board.show_table(asks("far"))
    assert not board.attention.asked.isVisible()
    board.view.look_at(QPointF(0, 0))
    assert board.attention.asked.isVisible(), "it comes when the player looks elsewhere"


def defends(*boxed: str, subject: str = "00") -> TableView:
    """A question about a fight in view, to which these pieces may be added."""
    table = make_table(FAR, (ChoiceView("done", "No more artillery"),))
    assert table.decision is not None
    boxes = tuple(BoxView(f"fire {name}", f"{name} fires", pieces=(name,)) for name in boxed)
    return replace(table, decision=replace(table.decision, prompt="Guns?", subjects=(subject,), boxes=boxes))


def test_a_gun_that_may_fire_from_out_of_view_is_pointed_at_and_shown(board):
    board.show_table(defends("far"))
    before = board.view.seen()
    assert in_view(board, "00")
    arrow = board.attention.asked
    assert arrow.isVisible()
    assert arrow.words.startswith("1 counter ")
    assert board.view.seen() == before
    board.attention.show_asked()
    assert in_view(board, "54")
    board.view.look_at(QPointF(0, 0))
    board.show_table(defends())
    assert not arrow.isVisible()


def test_the_arrow_counts_the_places_that_are_out_of_view(board):
    spread = (*PIECES, *(piece(f"p{n}", f"5{n}") for n in range(4)))
    choices = tuple(ChoiceView(f"take p{n}", "Take", (), (f"p{n}",)) for n in range(4))
    board.show_table(make_table(spread, choices))
    assert board.attention.asked.words.startswith("4 places ")


def scattered(board: MapWidget, *spaces: str) -> None:
    """A question at places of which no view holds two."""
    pieces = (*PIECES, *(piece(f"p{space}", space) for space in spaces))
    board.view.set_zoom(2.0)
    board.show_table(make_table(pieces, tuple(ChoiceView(f"take p{s}", "Take", (), (f"p{s}",)) for s in spaces)))


def test_of_places_that_no_view_holds_together_the_nearest_is_pointed_at(board):
    scattered(board, "00", "54", "50")
    board.view.look_at(QPointF(400, 150))
    arrow = board.attention.asked
    assert arrow.isVisible()
    assert -90 < arrow.angle < 0, "to the right and up, not to the first that is named"
    assert arrow.words.startswith("1 place ")
    board.view.look_at(QPointF(400, 300))
    assert 0 < arrow.angle < 90
    board.view.look_at(QPointF(500, 400))
    assert not arrow.isVisible(), "one of them is in view"


def test_the_arrow_to_the_nearest_counts_those_that_lie_the_same_way(board):
    scattered(board, "00", "50", "52", "54")
    board.view.look_at(QPointF(250, 200))
    assert board.attention.asked.words.startswith("3 places this way ")
    assert board.attention.asked.angle == pytest.approx(0, abs=2)


def test_places_that_no_view_holds_together_are_gone_to_one_after_the_other(board):
    scattered(board, "00", "50", "54")
    board.view.look_at(QPointF(400, 300))
    for space in ("54", "00", "50", "54"):
        board.attention.show_asked()
        assert in_view(board, space)


def test_nothing_is_pointed_at_where_nothing_is_asked(board):
    board.show_table(asks("far"))
    board.show_table(replace(asks("far"), decision=None))
    assert not board.attention.asked.isVisible()


def test_a_result_out_of_view_is_told_at_the_edge_with_an_arrow(board):
    before = board.view.seen()
    board.show_result(RollView((5,), "A hit.", ("54",)), {}, rolling=False)
    told = board.attention.told
    assert board.view.seen() == before
    assert board.result_card.isVisible()
    assert told.isVisible()
    assert told.words == (board.scene.ground.spaces["54"].name or board.scene.ground.spaces["54"].number)
    assert board.view.viewport().rect().contains(board.result_card.geometry())
    QTest.mouseClick(told, LEFT)
    assert in_view(board, "54")
    assert not told.isVisible()


def test_a_refusal_at_a_place_out_of_view_is_pointed_at_until_the_next_touch(board):
    before = board.view.seen()
    board.show_refusal(RefusalView("Too far.", "8.1", "54"))
    assert board.view.seen() == before
    assert board.refusal_note.isVisible()
    assert board.attention.told.isVisible()
    QTest.mouseClick(board.view.viewport(), LEFT, pos=QPoint(20, 20))
    assert not board.attention.told.isVisible()


def test_an_arrow_keeps_clear_of_the_bars_above_the_map(board):
    board.view.look_at(QPointF(*board.scene.ground.spaces["54"].center))
    board.attention.cover(60)
    board.show_table(asks("c"))
    assert board.attention.asked.isVisible()
    assert board.attention.asked.y() >= 60


def test_an_arrow_keeps_clear_of_the_button_of_the_legend(board):
    key, arrow, view = board.corners.key, board.attention.asked, board.view
    key.setText("Legend")
    key.adjustSize()
    key.move(4, view.viewport().height() // 2)
    key.show()
    board.attention._point(arrow, "1 place", view.mapToScene(QPoint(-500, key.geometry().center().y())))
    assert arrow.isVisible()
    assert not arrow.geometry().intersects(key.geometry())


def test_a_press_on_the_arrow_is_no_press_on_the_map(board, qtbot):
    board.show_table(asks("far"))
    arrow: EdgeArrow = board.attention.asked
    with qtbot.assertNotEmitted(board.view.pressed):
        QTest.mouseClick(arrow, LEFT)


def test_an_arrow_covers_nothing_that_is_lit_where_there_is_room_beside_it(qtbot, board):
    area = board.view.viewport()
    arrow = EdgeArrow(board.scene.look, area)
    inside = area.rect()
    arrow.point("3 places", QPoint(-500, inside.center().y()), inside, [])
    before = arrow.geometry()
    arrow.point("3 places", QPoint(-500, inside.center().y()), inside, [before.adjusted(10, 10, -10, -10)])
    assert not arrow.geometry().intersects(before.adjusted(10, 10, -10, -10))
    assert arrow.x() == before.x(), "it stays at its edge"
    arrow.point("3 places", QPoint(-500, inside.center().y()), inside, [inside])
    assert arrow.geometry() == before, "where all is lit it must lie somewhere"


# -- edges -----------------------------------------------------------------------------------------
def test_the_edge_pans_slowly_at_first(qtbot, board):
    pan, steps = EdgePan(board), []
    pan.stepped.connect(lambda by: steps.append(by.x()))
    pan.watch(QPoint(299, 100), QSize(300, 200))
    assert pan.running
    for _ in range(RISE + 5):
        pan.step()
    assert steps[0] == 1
    assert sum(steps[: RISE // 2]) < FULL_SPEED * 4
    assert steps == sorted(steps)
    assert steps[-1] == FULL_SPEED
    pan.watch(QPoint(150, 100), QSize(300, 200))
    assert not pan.running
    pan.watch(QPoint(299, 100), QSize(300, 200))
    pan.step()
    assert steps[-1] == 1, "the next time it starts slowly again"


def test_the_edge_waits_while_the_cursor_is_over_a_goal(qtbot, map_widget):
    """A place near the edge must not slip away from under what is set down on it."""
    view, edges = map_widget.view, map_widget.view.edges
    map_widget.show_table(make_table(PIECES, (ChoiceView("to 00", "00", spaces=("00",), pieces=("a",)),)))
    edge = QPoint(2, view.viewport().height() // 2)
    steps: list[QPoint] = []
    edges.stepped.connect(steps.append)
    view.watch_edges(edge, over_goal=True)
    for _ in range(PATIENCE):
        edges.step()
    assert not steps
    edges.step()
    assert len(steps) == 1, "who stays there means the edge"
    view.watch_edges(None)
    assert map_widget.scene.takes("00")
    assert not map_widget.scene.takes("01")


def test_a_piece_carried_to_a_goal_at_the_edge_does_not_move_the_map(board):
    board.show_table(make_table(FAR, (ChoiceView("to 33", "33", spaces=("33",), pieces=("c",)),)))
    view = board.view
    view.look_at(QPointF(300, 210))
    start, end = board.piece_spot("c"), board.space_rect("33").center()
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(view.viewport(), start + (end - start) * step / 8)
    assert view.edges.running, "it lies at the edge"
    before = view.seen()
    for _ in range(10):
        view.edges.step()
    assert view.seen() == before
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)


# -- seats -----------------------------------------------------------------------------------------
def test_another_player_finds_the_map_as_it_is(board):
    board.attention.turn_to("red", give_back=False, smoothly=False)
    board.view.set_zoom(2.0)
    board.attention.turn_to("blue", give_back=False, smoothly=False)
    board.view.look_at(QPointF(*board.scene.ground.spaces["54"].center))
    before = board.view.seen()
    board.attention.turn_to("red", give_back=False, smoothly=False)
    assert board.view.seen() == before


def test_each_players_view_is_given_back_where_that_is_wanted(board):
    board.attention.turn_to("red", give_back=True, smoothly=False)
    board.view.set_zoom(2.0)
    board.view.look_at(QPointF(*board.scene.ground.spaces["32"].center))
    red = place_of(board.view)
    board.attention.turn_to("blue", give_back=True, smoothly=False)
    assert place_of(board.view) == red, "who has not looked yet finds it as it is"
    board.view.set_zoom(1.2)
    board.view.look_at(QPointF(*board.scene.ground.spaces["54"].center))
    blue = place_of(board.view)
    board.attention.turn_to("red", give_back=True, smoothly=False)
    assert board.view.zoom() == pytest.approx(red.zoom)
    assert abs(place_of(board.view).middle.x() - red.middle.x()) < 3
    board.attention.turn_to("blue", give_back=True, smoothly=False)
    assert board.view.zoom() == pytest.approx(blue.zoom)
    board.set_board(make_board())
    board.attention.turn_to("red", give_back=True, smoothly=False)
    assert place_of(board.view).whole, "another board has no old views"
