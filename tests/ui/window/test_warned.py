"""A warning sits where the button was pressed, and rings the counters it names."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.ui.main_window import MainWindow
from desktop.views.table import ChoiceView


def before_a_loss(side: str) -> Match:
    """Jarama or the Pindoque bridge where a side would end its movement with units out of supply or command."""
    for seed in range(1, 8):
        match = Match.new("battles", "pindoque", seed=seed)
        player = make_player("random", match.definition, match.world, seed)
        presenter = match.definition.presenter(match.world)
        for _ in range(1500):
            asked = match.decision
            if asked is None:
                break
            if asked.prompt.key == "move.pick" and asked.player == side:
                view = presenter.decision(match.state, asked, side)
                if any(choice.warned for choice in view.choices if choice.action == "end"):
                    return match
            match.play(player.choose(match.state, asked))
    pytest.fail("no such moment was found")


def press(window: MainWindow, action: str) -> QAbstractButton:
    buttons = window.docks.decision.findChildren(QAbstractButton)
    button = next(each for each in buttons if each.property("action") == action and each.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.qWait(5)
    return button


@pytest.mark.parametrize("side", ["nationalist", "republican"])
def test_a_warning_is_where_the_button_was_and_rings_what_it_names(window: MainWindow, side: str) -> None:
    match = before_a_loss(side)
    window.begin(match)
    QTest.qWait(5)
    choice = next(each for each in window.wiring.view.decision.choices if each.action == "end")
    end = press(window, "end")
    bar = window.page.confirm
    assert bar.isVisible()
    assert window.docks.decision.isAncestorOf(bar)
    assert not end.isVisible(), "it is in the place of the buttons"
    assert window.warned.ringed == choice.warned
    assert set(choice.warned) <= set(match.world.by_side[side])
    item = window.warned._pointers._item
    on_map = [unit for unit in choice.warned if unit in window.page.map.scene.pieces]
    assert len(item._rings) == len(on_map)
    QTest.mouseClick(bar.findChild(QAbstractButton, "not-yet"), Qt.MouseButton.LeftButton)
    QTest.qWait(5)
    assert not bar.isVisible()
    assert end.isVisible()
    assert window.warned.ringed == ()
    assert item._rings == []


def test_where_the_dock_is_closed_the_warning_lies_over_the_map(window: MainWindow) -> None:
    window.begin(before_a_loss("nationalist"))
    window.docks.docks["decision"].hide()
    QTest.qWait(5)
    window.controller.play("end")
    QTest.qWait(5)
    assert window.page.confirm.isVisible()
    assert window.page.isAncestorOf(window.page.confirm)
    window.controller.answer(False)


def test_a_warning_that_is_agreed_to_goes_on(window: MainWindow) -> None:
    match = before_a_loss("nationalist")
    window.begin(match)
    QTest.qWait(5)
    position = match.position
    press(window, "end")
    QTest.mouseClick(window.page.confirm.findChild(QAbstractButton, "go-on"), Qt.MouseButton.LeftButton)
    QTest.qWait(5)
    assert str(window.controller.match.log[position].action) == "end"
    assert not window.page.confirm.isVisible()
    buttons = window.docks.decision.findChildren(QAbstractButton)
    assert [each for each in buttons if each.property("action") and each.isVisible()], (
        "the next question has its buttons"
    )


def test_to_play_on_at_the_map_sets_a_warning_aside(window: MainWindow) -> None:
    match = before_a_loss("nationalist")
    window.begin(match)
    QTest.qWait(5)
    position = match.position
    press(window, "end")
    choice = next(each for each in window.wiring.view.decision.choices if each.pieces)
    window.page.map.drag_started.emit(list(choice.pieces[:1]))
    QTest.qWait(5)
    assert not window.page.confirm.isVisible()
    assert window.controller.match.position > position, "it is in the hand"
    window.page.map.drag_cancelled.emit()
    assert window.controller.match.position == position
    press(window, "end")
    window.page.map.choice_made.emit(choice.action)
    QTest.qWait(5)
    assert not window.page.confirm.isVisible()
    assert str(window.controller.match.log[position].action) == choice.action


def test_a_long_answer_breaks_into_lines_rather_than_out_of_the_dock(window: MainWindow) -> None:
    words = "Success bonus: any normal action, whatever it may be called in words that are long"
    window.page.confirm.show_choice(ChoiceView("pass", words, warnings=("The Blitzkrieg is lost.",)))
    button = window.page.confirm.findChild(QAbstractButton, "go-on")
    assert button.minimumSizeHint().width() < button.sizeHint().width() // 2
    assert button.heightForWidth(200) > button.heightForWidth(2000)


def test_a_unit_that_is_named_out_of_view_is_pointed_at_and_shown_by_the_key(window: MainWindow) -> None:
    """The question itself lies in view: the arrow is for what the warning names, and only while it is asked."""
    match = before_a_loss("nationalist")
    window.begin(match)
    QTest.qWait(5)
    board = window.page.map
    named = next(each for each in window.wiring.view.decision.choices if each.action == "end").warned
    others = [unit for unit in board.scene.piece_choices if unit not in named]
    board.view.set_zoom(3.0)
    board.view.look_at(board.scene.home(others[0]))
    before = board.attention.asked.isVisible()
    assert not board.attention.warned.isVisible()
    board.view.look_at(QPointF(-5000, -5000))
    press(window, "end")
    assert board.attention.warned.isVisible()
    assert not board.attention.asked.isVisible()
    board.setFocus()
    QTest.keyClick(board.view, Qt.Key.Key_F)
    QTest.qWait(5)
    seen = board.view.seen()
    assert any(seen.contains(board.scene.home(unit)) for unit in named if unit in board.scene.pieces)
    QTest.mouseClick(window.page.confirm.findChild(QAbstractButton, "not-yet"), Qt.MouseButton.LeftButton)
    board.view.look_at(board.scene.home(others[0]))
    assert board.attention.asked.isVisible() == before
    assert not board.attention.warned.isVisible()
