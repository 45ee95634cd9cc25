"""What slips must not do: keys held down, hands left up, a warning or a replay left standing while something else
comes to the table."""

from __future__ import annotations

import errno

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel, QWidget

from desktop.controller.keeping import FAILING
from desktop.data.game_file import GameFile
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.ui.main_window import MainWindow
from tests.ui.window.test_open_table import hand_of, is_face_down
from tests.ui.window.test_warned import before_a_loss, press


@pytest.fixture(scope="module")
def before_a_warning() -> Match:
    return before_a_loss("nationalist")


@pytest.fixture
def warned(window: MainWindow, before_a_warning: Match) -> MainWindow:
    """A warning is asked in the Decision dock."""
    window.begin(before_a_warning.at(before_a_warning.position))
    QTest.qWait(5)
    press(window, "end")
    assert window.page.confirm.isVisible()
    return window


@pytest.fixture
def hands(window: MainWindow, settings) -> MainWindow:
    """An open table at which Red may lay a card."""
    settings.handover = "open"
    window.apply_settings()
    window.begin(Match.new("tiny", "meeting", seed=1))
    QTest.qWait(5)
    return window


@pytest.fixture
def moving(hands: MainWindow) -> MainWindow:
    """Both cards were laid, and a piece was picked."""
    for action in ("card red-rest", "card blue-rest", "pick red-foot"):
        hands.controller.play(action)
    return hands


def hold_down(widget: QWidget, key: Qt.Key) -> None:
    """What a keyboard sends while a key stays down."""
    for _ in range(5):
        QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True))


def answers(window: MainWindow) -> list[QAbstractButton]:
    buttons = window.docks.decision.findChildren(QAbstractButton)
    return [each for each in buttons if each.property("action") and each.isVisible()]


# -- warnings --------------------------------------------------------------------------------------
def test_a_warning_over_the_map_pushes_nothing(window: MainWindow, before_a_warning: Match) -> None:
    window.begin(before_a_warning.at(before_a_warning.position))
    window.docks.docks["decision"].hide()
    QTest.qWait(5)
    board = window.page.map
    shape, under = board.geometry(), board.view.mapToScene(100, 100)
    window.controller.play("end")
    QTest.qWait(5)
    assert window.page.confirm.isVisible()
    assert board.geometry() == shape
    assert board.view.mapToScene(100, 100) == under
    window.controller.answer(False)


def test_a_warning_goes_with_its_game(warned: MainWindow) -> None:
    match = warned.controller.match
    warned.begin(match.at(match.position))
    QTest.qWait(5)
    assert not warned.page.confirm.isVisible()
    assert warned.warned.ringed == ()
    assert answers(warned), "the same question of another game has its buttons"


def test_enter_held_down_does_not_answer_a_warning(warned: MainWindow) -> None:
    hold_down(warned.focusWidget(), Qt.Key.Key_Return)
    assert warned.page.confirm.isVisible()
    QTest.keyClick(warned.focusWidget(), Qt.Key.Key_Return)
    assert not warned.page.confirm.isVisible()


def test_counters_out_of_view_that_are_warned_of_are_pointed_at_and_shown_by_the_key(warned: MainWindow) -> None:
    board = warned.page.map
    arrow, unit = board.attention.warned, next(each for each in warned.warned.ringed if each in board.scene.pieces)
    board.view.set_zoom(2.0)
    bounds, at = board.scene.ground.bounds(), board.scene.pieces[unit].pos()
    far = bounds.bottomRight() if at.x() < bounds.center().x() else bounds.topLeft()
    board.view.look_at(far)
    seen = board.view.seen()
    assert not seen.contains(at)
    assert arrow.isVisible()
    assert board.view.seen() == seen, "the map does not move by itself"
    warned.orders.on_show_asked()
    QTest.qWait(5)
    assert board.view.seen() != seen
    QTest.mouseClick(warned.page.confirm.findChild(QAbstractButton, "not-yet"), Qt.MouseButton.LeftButton)
    assert not arrow.isVisible()


# -- keys held down --------------------------------------------------------------------------------
def test_enter_held_down_takes_nothing_that_is_lit(table: MainWindow) -> None:
    board, position = table.page.map, table.controller.match.position
    piece = table.controller.match.decision.subjects[0]
    table.controller.play(f"pick {piece}")
    lit = next(each for each in board.scene.space_choices if not board.scene.stacks.get(each))
    board.set_focus_space(lit)
    table.docks.decision._turned.invalidate()  # long ago another player was asked
    hold_down(board.view, Qt.Key.Key_Return)
    assert table.controller.match.position == position + 1
    QTest.keyClick(board.view, Qt.Key.Key_Return)
    assert table.controller.match.position > position + 1


def press_and_stay(window: MainWindow, key: Qt.Key, *, is_down: bool = False) -> None:
    """What an X server tells of a key that stays down, as Qt takes it: pressed, let go and pressed again at once."""
    press, let_go = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    for number in range(6):
        for kind in (press,) if number == 0 and not is_down else (let_go, press):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, 0, 0, 0, "", False, 1)
            event.setTimestamp(1000 + 40 * number)
            QApplication.sendEvent(window.windowHandle(), event)
        QTest.qWait(1)


def test_a_hand_does_not_flicker_while_its_key_stays_down(hands: MainWindow) -> None:
    seen: list[str] = []
    hands.controller.table_changed.connect(lambda _: seen.append(hands.controller.table.viewer))
    hands.page.map.setFocus()
    press_and_stay(hands, Qt.Key.Key_H)
    assert seen == ["red"]
    QTest.qWait(60)
    assert seen == ["red"], "it is held down"


def test_a_key_that_stays_down_raises_no_other_hand_when_the_other_player_is_asked(hands: MainWindow) -> None:
    hands.page.map.setFocus()
    press_and_stay(hands, Qt.Key.Key_H)
    assert hands.controller.table.viewer == "red"
    hands.controller.play("card red-rest")
    assert hands.controller.player() == "blue"
    press_and_stay(hands, Qt.Key.Key_H, is_down=True)
    QTest.qWait(60)
    is_face_down(hands)


def test_space_that_stays_down_opens_a_stack_once(table: MainWindow) -> None:
    board = table.page.map
    stack = next(space for space, names in board.scene.stacks.items() if len(names) > 1)
    board.set_focus_space(stack)
    opened: list[str] = []
    board.stack_opened.connect(opened.append)
    board.setFocus()
    press_and_stay(table, Qt.Key.Key_Space)
    assert opened == [stack]
    assert board.fan.space == stack


def test_enter_that_stays_down_answers_once(table: MainWindow) -> None:
    panel, control = table.docks.decision, table.controller
    control.silence("unmoved")
    panel._turned.invalidate()
    position = control.match.position
    table.page.map.setFocus()
    press_and_stay(table, Qt.Key.Key_Return)
    assert control.match.position == position + 1
    panel._turned.invalidate()  # half a second later it is still down
    press_and_stay(table, Qt.Key.Key_Return, is_down=True)
    assert control.match.position == position + 1


# -- hands -----------------------------------------------------------------------------------------
def test_no_hand_is_up_when_the_table_comes_back_from_the_start_page(hands: MainWindow) -> None:
    hands.controller.hold_up("red")
    hands.show_start()
    hands.return_to_game()
    QTest.qWait(5)
    is_face_down(hands)


def test_no_hand_is_up_when_the_table_comes_back_from_a_trial(hands: MainWindow) -> None:
    hands.controller.hold_up("red")
    hands.begin_trial(Match.new("tiny", "skirmish", seed=3))
    QTest.qWait(5)
    hands.return_to_game()
    QTest.qWait(5)
    is_face_down(hands)


def test_a_warning_goes_with_the_hand_from_which_the_choice_was_made(hands: MainWindow, monkeypatch) -> None:
    from msgspec.structs import replace

    control = hands.controller
    control.hold_up("red")
    choice = replace(control.decision_view().choices[0], warnings=("It is lost.",), warning_id="lost")
    control.ask_confirmation(choice)
    assert hands.page.confirm.isVisible()
    monkeypatch.setattr(MainWindow, "isActiveWindow", lambda self: False)
    hands.changeEvent(QEvent(QEvent.Type.ActivationChange))
    QTest.qWait(5)
    assert not hands.page.confirm.isVisible()
    is_face_down(hands)
    assert control.match.position == 1


def test_a_replay_is_watched_with_all_hands_down_and_outlives_the_key(moving: MainWindow) -> None:
    control, player = moving.controller, moving.wiring.player
    QTest.keyPress(moving.page.map.view, Qt.Key.Key_H)
    assert control.table.viewer == "red"
    moving.orders.on_replay_last()
    assert player.replay is not None
    assert control.table.viewer == ""
    QTest.keyRelease(player.bar, Qt.Key.Key_H)
    assert player.replay is not None
    player.end()


# -- replays ---------------------------------------------------------------------------------------
def test_undo_in_a_replay_leaves_it_and_takes_nothing_back(moving: MainWindow) -> None:
    position = moving.controller.match.position
    moving.orders.on_replay_last()
    assert moving.wiring.player.replay is not None
    moving.commands.actions["undo"].trigger()
    assert moving.wiring.player.replay is None
    assert moving.controller.match.position == position
    moving.commands.actions["undo"].trigger()
    assert moving.controller.match.position < position


def test_enter_answers_nothing_while_a_replay_is_watched(table: MainWindow) -> None:
    panel, position = table.docks.decision, table.controller.match.position
    panel._turned.invalidate()
    table.orders.on_replay_last()
    panel.setFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(panel, key)
        assert table.controller.match.position == position
        assert not table.page.confirm.isVisible()
        assert table.wiring.player.replay is not None
    table.wiring.player.end()
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert table.controller.match.position > position or table.page.confirm.isVisible()


def test_a_window_that_is_closed_in_a_replay_plays_nothing_on(moving: MainWindow) -> None:
    moving.orders.on_replay_last()
    moving.close()
    assert not moving.wiring.player._timer.isActive()


def test_another_game_ends_a_replay(moving: MainWindow) -> None:
    moving.orders.on_replay_last()
    moving.begin(Match.new("tiny", "skirmish", seed=2))
    QTest.qWait(5)
    assert moving.wiring.player.replay is None
    assert not moving.wiring.player.bar.isVisible()


# -- clicks ----------------------------------------------------------------------------------------
def test_a_click_that_chooses_nothing_says_why(table: MainWindow) -> None:
    board, control = table.page.map, table.controller
    theirs = next(each for each in board.scene.pieces if not each.startswith(control.player()))
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=board.piece_spot(theirs))
    assert board.refusal_note.isVisible()
    QTest.keyClick(board.view, Qt.Key.Key_Escape)
    assert not board.refusal_note.isVisible()
    empty = next(each for each in board.scene.ground.spaces if not board.scene.stacks.get(each))
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=board.space_rect(empty).center())
    assert board.refusal_note.isVisible()


# -- double clicks ---------------------------------------------------------------------------------
def second_half(widget: QWidget, at: QPoint) -> None:
    """What a widget gets of a double click whose first half met another one in its place."""
    spot, everywhere = QPointF(at), QPointF(widget.mapToGlobal(at))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        QApplication.sendEvent(widget, QMouseEvent(kind, spot, everywhere, left, left, none))


def test_a_double_click_on_what_lies_over_the_map_takes_nothing_below(table: MainWindow) -> None:
    board, position = table.page.map, table.controller.match.position
    piece = next(iter(board.scene.piece_choices))
    second_half(board.view.viewport(), board.piece_spot(piece))
    assert table.controller.match.position == position
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=board.piece_spot(piece))
    assert table.controller.match.position > position or board._menu is not None or board.fan.space


def test_a_double_click_on_the_map_does_not_answer_for_the_next_player(table: MainWindow) -> None:
    view = table.page.map.view
    pressed: list[QPoint] = []
    view.pressed.connect(lambda at, *_: pressed.append(at))
    for changed, presses in ((True, 1), (False, 2)):
        pressed.clear()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(40, 40))
        table.docks.decision._turned.start() if changed else table.docks.decision._turned.invalidate()
        second_half(view.viewport(), QPoint(40, 40))
        assert len(pressed) == presses


def test_a_double_click_on_a_button_does_not_answer_the_warning_that_takes_its_place(
    window: MainWindow, before_a_warning: Match
) -> None:
    window.begin(before_a_warning.at(before_a_warning.position))
    QTest.qWait(5)
    end = next(each for each in answers(window) if each.property("action") == "end")
    at = end.mapToGlobal(end.rect().center())
    QTest.mouseClick(end, Qt.MouseButton.LeftButton)
    bar = window.page.confirm
    assert bar.isVisible()
    for name in ("not-yet", "go-on"):
        button = bar.findChild(QAbstractButton, name)
        second_half(button, button.mapFromGlobal(at))
        assert bar.isVisible(), name


def test_a_double_click_on_the_backs_holds_the_hand_up(hands: MainWindow) -> None:
    QTest.mouseClick(hand_of(hands, "red"), Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    backs = hand_of(hands, "red")
    second_half(backs, backs.rect().center())
    assert hands.controller.table.viewer == "red"


# -- the disk --------------------------------------------------------------------------------------
def test_a_disk_that_fails_takes_no_result_away(window: MainWindow, monkeypatch) -> None:
    window.begin(Match.new("battles", "pindoque", seed=1))
    control, match = window.controller, window.controller.match
    player = make_player("greedy", match.definition, match.world, 1)
    monkeypatch.setattr(GameFile, "keep", _full)
    while not window.page.map.result_card.isVisible():
        control.play(str(player.choose(match.state, match.decision)))
        if control.asking:
            control.answer(True)
    assert window.page.map.result_card.isVisible()
    assert window.wiring.desk.strip.isVisible()
    assert control.table.keeping.view.state == FAILING
    assert window.kept.isVisible()
    QTest.mouseClick(window.page.map.result_card.go_on, Qt.MouseButton.LeftButton)
    assert not window.page.map.result_card.isVisible()
    window._loss_is_meant = True


def _full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


# -- consent ---------------------------------------------------------------------------------------
def test_a_question_to_four_players_is_read_whole_in_a_small_window(window: MainWindow) -> None:
    window.resize(1024, 700)
    match = Match.new("illusions", "mobilization-to-limited-war", seed=2, options={"players": "four"})
    player = make_player("greedy", match.definition, match.world, 1)
    while len(match.log) < 30:
        match.play(player.choose(match.state, match.decision))
    window.begin(match)
    QTest.qWait(5)
    window.controller.go_back(5)
    QTest.qWait(5)
    checks = window.consents.asked.findChildren(QCheckBox)
    assert len(checks) == 4
    for each in [*checks, *(window.consents.asked.findChild(QAbstractButton, name) for name in ("agree", "stay"))]:
        assert each.width() >= each.sizeHint().width(), each.text()
        corner = each.mapTo(window.consents.asked, each.rect().bottomRight())
        assert window.consents.asked.rect().contains(corner), each.text()
    words = [label.text() for label in window.consents.asked.findChildren(QLabel)]
    assert not any("both" in each for each in words)
    window.controller.answer(False)


def test_what_is_pressed_while_all_are_asked_says_why_it_does_nothing(hands: MainWindow) -> None:
    hands.controller.set_handover("never")
    QTest.qWait(1)
    assert hands.consents.asked is not None
    hands.docks.decision.undo_requested.emit()
    assert hands.page.map.refusal_note.isVisible()
    assert hands.consents.asked.isVisible()


def test_a_shortcut_that_stays_down_does_its_thing_once_unless_it_only_looks_about(hands: MainWindow) -> None:
    repeated = {name for name, action in hands.commands.actions.items() if action.autoRepeat()}
    assert repeated == {"zoom_in", "zoom_out", "history_back", "history_forward"}
    assert hands.commands.actions["undo"].shortcuts(), "held down it must not take back step after step"
