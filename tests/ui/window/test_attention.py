"""Attention in the window: bars never push the map, drops that miss say so, Enter waits for a new player."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.panels import decision_panel
from tests.ui.table import carry


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(window.page.map.view, key)
    QTest.qWait(1)


def to_other_player(window: MainWindow) -> None:
    """Play until somebody else is asked."""
    before = window.controller.player()
    while window.controller.player() == before:
        window.controller.play_now(str(window.controller.match.decision.actions[-1]))
    window.controller.settle()
    QTest.qWait(1)


# -- the map stays ---------------------------------------------------------------------------------
def test_a_bar_lies_over_the_map_and_pushes_nothing(table: MainWindow) -> None:
    board = table.page.map
    spot = board.space_rect("bridge").center()
    on_screen = board.view.viewport().mapToGlobal(spot)
    table.page.concede.ask("Red")
    QTest.qWait(5)
    assert table.page.concede.isVisible()
    assert table.page.concede.height() > 10
    assert board.view.viewport().mapToGlobal(board.space_rect("bridge").center()) == on_screen
    top = board.mapTo(table.page, QPoint(0, 0)).y()
    assert table.page.concede.mapTo(table.page, QPoint(0, 0)).y() == top
    table.page.concede.hide()
    QTest.qWait(5)
    assert table.page.childAt(QPoint(10, top + 5)) is board.view.viewport(), "nothing is left above it"


def test_the_key_shows_what_is_asked(table: MainWindow) -> None:
    board = table.page.map
    board.view.set_zoom(3.0)
    board.view.look_at(QPointF(-900, -900))
    assert board.attention.asked.isVisible()
    board.setFocus()
    press(table, Qt.Key.Key_F)
    assert not board.attention.asked.isVisible()


def test_the_key_says_so_where_nothing_on_the_map_is_asked_about(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin(Match.new("tiny", "meeting", seed=1))
    told: list[str] = []
    monkeypatch.setattr(window.page.map, "show_refusal", lambda view: told.append(view.text))
    press(window, Qt.Key.Key_F)
    assert told == ["Nothing on the map is asked about now."]


@pytest.mark.parametrize("dock", ["hand", "decision", "log"])
def test_the_key_shows_what_is_asked_when_the_mouse_was_used_beside_the_map(table: MainWindow, dock: str) -> None:
    board = table.page.map
    board.view.set_zoom(3.0)
    board.view.look_at(QPointF(-900, -900))
    panel = table.docks.made[dock]
    panel.setFocus()
    QTest.keyClick(QApplication.focusWidget() or panel, "f")
    QTest.qWait(1)
    assert not board.attention.asked.isVisible()


def test_a_drop_that_meets_no_place_says_so(table: MainWindow) -> None:
    board = table.page.map
    board.fit()
    piece = next(c.pieces[0] for c in table.wiring.view.decision.choices if c.pieces)
    position = table.controller.match.position
    empty = next(
        spot
        for x in range(40, board.view.viewport().width() - 40, 9)
        for y in range(40, board.view.viewport().height() - 40, 9)
        if not board.scene.space_at(board.view.mapToScene(spot := QPoint(x, y)))
    )
    carry(board.view.viewport(), board.piece_spot(piece), empty)
    assert table.controller.match.position == position
    assert board.refusal_note.isVisible()
    assert "no place here" in board.refusal_note.text()


# -- seats -----------------------------------------------------------------------------------------
def test_at_an_open_table_the_view_stays_when_another_player_is_asked(table: MainWindow) -> None:
    view = table.page.map.view
    view.set_zoom(2.0)
    view.look_at(QPointF(50, 50))
    before = view.seen()
    to_other_player(table)
    view.set_zoom(2.5)
    after = view.seen()
    to_other_player(table)
    assert view.seen() == after != before


def test_the_view_comes_back_where_the_preference_asks_for_it(table: MainWindow, settings) -> None:
    settings.own_view = True
    view = table.page.map.view
    view.set_zoom(2.0)
    to_other_player(table)
    view.set_zoom(2.5)
    to_other_player(table)
    assert view.zoom() == pytest.approx(2.0)


def test_a_key_gives_each_player_his_own_view_and_takes_him_back_again(table: MainWindow) -> None:
    board, view = table.page.map, table.page.map.view
    view.set_zoom(2.0)
    to_other_player(table)
    view.set_zoom(2.5)
    to_other_player(table)
    assert view.zoom() == pytest.approx(2.5), "the map does not move by itself"
    board.setFocus()
    QTest.keyClick(view, Qt.Key.Key_B)
    assert view.zoom() == pytest.approx(2.0)
    QTest.keyClick(view, Qt.Key.Key_B)
    assert view.zoom() == pytest.approx(2.5)
    table.begin(Match.new("tiny", "skirmish", seed=1))
    QTest.qWait(1)
    table.commands.actions["own_view"].trigger()
    assert board.refusal_note.isVisible(), "a key that does nothing says why"


def test_behind_a_blank_page_each_seat_finds_its_own_view(window: MainWindow, settings) -> None:
    settings.handover = "always"
    window.apply_settings()
    window.begin(Match.new("tiny", "meeting", seed=1))
    control, view = window.controller, window.page.map.view
    control.take_seat()
    first, zooms = control.player(), {}
    for number in range(6):
        player = control.player()
        if player in zooms:
            assert view.zoom() == pytest.approx(zooms[player])
        else:
            view.set_zoom(1.5 + number / 2)
            zooms[player] = view.zoom()
        while control.player() == player and control.playing:
            control.play(str(control.match.decision.actions[0]))
        control.take_seat()
        QTest.qWait(1)
    assert len(zooms) == 2
    assert first in zooms


# -- whose decision --------------------------------------------------------------------------------
def test_the_page_between_players_says_what_is_asked(window: MainWindow, settings) -> None:
    settings.handover = "needed"
    window.apply_settings()
    window.begin(Match.new("tiny", "meeting", seed=1))
    QTest.qWait(1)
    texts = [label.text() for label in window.hand_over.findChildren(QLabel) if label.isVisible()]
    assert window.controller.sight.question() in texts
    assert window.controller.sight.question()
    assert not any("your turn" in text and "since" not in text for text in texts)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The half second never passes."""
    monkeypatch.setattr(decision_panel, "DEAD_MS", 10**9)


def test_enter_is_dead_after_a_change_of_player(table: MainWindow, clock) -> None:
    to_other_player(table)
    position = table.controller.match.position
    for target in (table.page.map.view, table.docks.decision):
        QTest.keyClick(target, Qt.Key.Key_Return)
        QTest.qWait(1)
    assert table.controller.match.position == position
    assert not table.page.confirm.isVisible()


def test_enter_lives_again_after_half_a_second(table: MainWindow, monkeypatch) -> None:
    to_other_player(table)
    monkeypatch.setattr(decision_panel, "DEAD_MS", 0)
    assert not table.docks.decision.is_dead()
    position = table.controller.match.position
    QTest.keyClick(table.docks.decision, Qt.Key.Key_Return)
    QTest.qWait(1)
    assert table.controller.match.position > position or table.page.confirm.isVisible()


def test_a_soft_sound_where_another_person_is_asked_unless_it_is_not_wanted(
    table: MainWindow, settings, monkeypatch
) -> None:
    beeps: list[int] = []
    monkeypatch.setattr(QApplication, "beep", lambda: beeps.append(1))
    to_other_player(table)
    assert not beeps, "with open hands somebody plays alone, or learns"
    table.controller.table.handover = "open"
    to_other_player(table)
    assert beeps == [1]
    settings.sound = False
    to_other_player(table)
    assert beeps == [1]


def test_the_name_of_the_second_side_stands_at_the_right(table: MainWindow) -> None:
    def lettered(right: bool) -> int:
        """Letters in the half of the flag."""
        flag = next(cell.box for cell in table.page.strip.cells if cell.id == "")
        picture = table.page.strip.grab(flag).toImage()
        ground, half = picture.pixel(2, 2), picture.width() // 2
        columns = range(half, picture.width()) if right else range(half)
        return sum(picture.pixel(x, y) != ground for x in columns for y in range(0, picture.height() - 1, 2))

    seen = {}
    for _ in range(2):
        right = lettered(True) > lettered(False)
        assert table.docks.decision._banner.right == right
        seen[table.controller.player()] = right
        to_other_player(table)
    assert seen == {"red": False, "blue": True}


def test_the_view_stays_after_a_first_question_that_has_no_place(window: MainWindow) -> None:
    window.controller.options.forced = False  # its only answer is left to the player
    window.begin(Match.new("crusade", "columns", seed=1))
    QTest.qWait(20)
    view = window.page.map.view
    before = view.seen()
    assert not window.wiring.view.decision.choices[0].spaces
    window.controller.play(str(window.controller.match.decision.actions[0]))
    QTest.qWait(20)
    assert view.seen() == before
