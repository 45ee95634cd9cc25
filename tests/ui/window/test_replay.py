"""Ctrl+R in the real window: what happened since, at a speed that can be read, with the map given back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from desktop.controller.announcing import Announcement
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.ui.main_window import MainWindow
from desktop.ui.replay_player import PACES, USUAL
from desktop.views.battle import RollView
from tests.play import play_randomly


@pytest.fixture
def watched(window: MainWindow) -> MainWindow:
    """A game of the battles some moves on, and its replay under way."""
    match = play_randomly(Match.new("battles", "pindoque", seed=4), 4, 60)
    window.begin(match)
    QTest.qWait(10)
    window.commands.actions["replay_last"].trigger()
    QTest.qWait(10)
    return window


def press(window: MainWindow, name: str) -> None:
    QTest.mouseClick(window.findChild(QAbstractButton, name), Qt.MouseButton.LeftButton)


def told(window: MainWindow) -> list[str]:
    QTest.qWait(1)
    bar = window.wiring.player.bar
    return [label.text() for label in bar.findChildren(QLabel, "replay-line") if label.isVisible()]


def test_it_lasts_as_long_as_it_takes_to_read(watched: MainWindow) -> None:
    player = watched.wiring.player
    assert player.bar.isVisible()
    assert player.playing
    assert len(player.replay.steps) > 1
    assert player._timer.interval() == player.replay.step.milliseconds >= 1000
    assert told(watched) == [line.text for line in player.replay.step.lines]
    player._timer.timeout.emit()
    assert player.replay.at == 1
    assert told(watched) == [line.text for line in player.replay.step.lines]


def test_the_game_does_not_move_and_gets_its_map_back(watched: MainWindow) -> None:
    player, board, match = watched.wiring.player, watched.page.map, watched.controller.match
    position = match.position
    while not player.replay.is_last:
        player._timer.timeout.emit()
    assert not player.playing, "the last step stays until the player goes on"
    press(watched, "replay-end")
    assert match.position == position
    assert player.replay is None
    assert not player.bar.isVisible()
    assert board.scene.table is watched.wiring.view


def test_the_camera_goes_there_and_back(window: MainWindow) -> None:
    window.begin(play_randomly(Match.new("crusade", "columns", seed=4), 4, 90))
    QTest.qWait(10)
    view, player = window.page.map.view, window.wiring.player
    view.set_zoom(1.0)
    view.look_at(view.sceneRect().topLeft())
    QTest.qWait(1)
    before = (view.zoom(), view.seen())
    window.commands.actions["replay_last"].trigger()
    seen = set()
    while True:
        step, ground = player.replay.step, window.page.map.scene.ground
        spots = [ground.spaces[space].center for space in step.spaces if space in ground.spaces]
        assert all(view.seen().contains(*spot) for spot in spots)
        seen.add(view.seen().center().toTuple())
        if player.replay.is_last:
            break
        player._timer.timeout.emit()
    assert len(seen) > 1
    player.end()
    assert view.zoom() == pytest.approx(before[0])
    assert (view.seen().center() - before[1].center()).manhattanLength() < 4 / view.zoom()


def test_pause_step_and_speed_by_buttons_and_keys(watched: MainWindow) -> None:
    player = watched.wiring.player
    press(watched, "replay-pause")
    assert not player.playing
    assert not player._timer.isActive()
    press(watched, "replay-forward")
    assert player.replay.at == 1
    assert not player.playing
    QTest.keyClick(player.bar, Qt.Key.Key_Left)
    assert player.replay.at == 0
    QTest.keyClick(player.bar, Qt.Key.Key_Space)
    assert player.playing
    press(watched, "replay-faster")
    assert player._timer.interval() == round(player.replay.step.milliseconds * PACES[USUAL + 1])
    press(watched, "replay-slower")
    press(watched, "replay-slower")
    assert player._timer.interval() == round(player.replay.step.milliseconds * PACES[USUAL - 1])
    QTest.keyClick(watched.page.map.view, Qt.Key.Key_Escape)
    assert player.replay is None


def test_a_click_on_the_map_pauses_and_picks_nothing_up(watched: MainWindow) -> None:
    board, player = watched.page.map, watched.wiring.player
    position = watched.controller.match.position
    viewport = board.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, viewport.rect().center())
    assert not player.playing
    assert player.replay is not None
    QTest.keyClick(board.view, Qt.Key.Key_Return)
    assert watched.controller.match.position == position, "no key answers for the game below"


def test_playing_on_ends_it(watched: MainWindow) -> None:
    player, control = watched.wiring.player, watched.controller
    position = control.match.position
    control.play(str(control.match.decision.actions[0]))
    if control.asking:
        control.answer(True)
    assert control.match.position > position
    assert player.replay is None
    assert not player.bar.isVisible()
    assert watched.page.map.scene.table is watched.wiring.view


def test_a_question_about_the_game_ends_it(watched: MainWindow) -> None:
    player, control = watched.wiring.player, watched.controller
    control.go_back(1)
    assert control.asking
    assert player.replay is None, "what is asked is about the game as it stands"
    assert watched.page.map.scene.table is watched.wiring.view


def test_moves_have_arrows(watched: MainWindow) -> None:
    player = watched.wiring.player
    seen = 0
    while True:
        seen += player._ways.count if player.replay.step.traces else 0
        if player.replay.is_last:
            break
        player._timer.timeout.emit()
    assert seen


def test_asked_for_again_it_ends(watched: MainWindow) -> None:
    watched.commands.actions["replay_last"].trigger()
    assert watched.wiring.player.replay is None


def test_nothing_is_replayed_while_something_is_carried(table: MainWindow, drag: Callable[[str, str], None]) -> None:
    table.commands.actions["replay_last"].trigger()
    assert table.wiring.player.replay is not None
    table.wiring.player.end()
    assert table.page.map.scene.table is table.wiring.view


def test_a_banner_goes_and_a_result_waits_until_the_replay_is_over(watched: MainWindow) -> None:
    player, board, banner = watched.wiring.player, watched.page.map, watched.wiring.banner
    player.end()
    board.show_result(RollView((4,), "Combat: 4.", (next(iter(board.scene.ground.spaces)),)), {}, rolling=False)
    banner.announce(Announcement("turn", "Turn 2"), 2)
    watched.commands.actions["replay_last"].trigger()
    assert not banner.isVisible()
    assert not board.result_card.isVisible()
    press(watched, "replay-end")
    assert board.result_card.isVisible(), "nobody has gone on from it"
    assert not banner.isVisible()


def test_dice_without_a_place_are_shown_where_they_were_asked_for(window: MainWindow) -> None:
    match = Match.new("reich", "intro-1941-42", seed=1)
    player = make_player("greedy", match.definition, match.world, 1)
    while not match.log[-1].chance or len(match.log) < 3:
        match.play(player.choose(match.state, match.decision))
    window.begin(match)
    board = window.page.map
    board.view.set_zoom(1.5)
    board.view.look_at(board.scene.ground.bounds().topLeft())
    window.commands.actions["replay_last"].trigger()
    replay = window.wiring.player.replay
    while not any(line.dice for line in replay.step.lines):
        window.wiring.player.step(1)
    assert not replay.step.spaces
    (target,) = replay.spaces()
    QTest.qWait(10)
    assert board.view.seen().contains(QPointF(*board.scene.ground.spaces[target].center))


def test_all_of_the_bar_is_in_sight_where_letters_are_large(watched: MainWindow) -> None:
    watched.settings.font_scale = 2.0
    watched.apply_settings()
    QTest.qWait(20)
    watched.wiring.player.step(1)
    QTest.qWait(5)
    bar = watched.wiring.player.bar
    for button in (bar.back, bar.pause, bar.forward, bar.slower, bar.faster, bar.end):
        assert button.width() >= button.sizeHint().width()
        assert bar.rect().contains(button.mapTo(bar, button.rect().bottomRight()))
    assert watched.page.map.rect().contains(bar.geometry())


def test_the_bar_leaves_the_small_map_free_that_comes_with_a_closer_look(window: MainWindow) -> None:
    window.resize(1280, 800)
    window.begin(play_randomly(Match.new("crusade", "columns", seed=4), 4, 90))
    window.orders.on_fit()
    QTest.qWait(20)
    small, player, seen = window.page.map.minimap, window.wiring.player, 0
    assert not small.isVisible()
    window.commands.actions["replay_last"].trigger()
    while True:
        QTest.qWait(1)
        seen += small.isVisible()
        assert not (small.isVisible() and small.geometry().intersects(player.bar.geometry()))
        if player.replay.is_last:
            break
        player._timer.timeout.emit()
    assert seen
    player.end()


def test_a_counter_that_is_carried_though_nothing_is_asked_about_it_is_no_moment_for_a_replay(
    watched: MainWindow,
) -> None:
    watched.wiring.player.end()
    board, control = watched.page.map, watched.controller
    idle = next(name for name in board.scene.pieces if name not in board.scene.piece_choices)
    view, spot = board.view.viewport(), board.piece_spot(idle)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    for step in range(1, 6):
        QTest.mouseMove(view, spot + QPoint(6 * step, 6 * step))
    assert board.gestures.carried
    assert not control.dragging
    watched.commands.actions["replay_last"].trigger()
    QTest.mouseRelease(
        view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot + QPoint(30, 30)
    )  # which a replay would have taken for a pause
    assert watched.wiring.player.replay is None
    assert not board.gestures.carried
