"""Playing through the real widgets: drags, refusals, a whole turn, undo, history, consent, edit mode."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLineEdit, QWidget

from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets.text import WrapButton
from tests.tiny.game import Moves, pieces_in, reach
from tests.tiny.world import PIECES, other

Drag = Callable[[str, str], None]
TAB = Qt.FocusPolicy.TabFocus


def mover(window: MainWindow) -> tuple[str, str]:
    """A piece that may move and lies on top, and a space without enemies in its reach."""
    match = window.controller.match
    moves = match.state.stack[-1]
    assert isinstance(moves, Moves)
    scene = window.page.map.scene
    mine = [action.target for action in match.decision.actions if action.verb == "pick"]
    piece = next(name for name in mine if scene.piece_at(scene.pieces[name].pos()) == name)
    free = [s for s in reach(match.state, piece, moves.points) if not pieces_in(match.state, s, other(moves.side))]
    return piece, free[0]


def click(window: MainWindow, name: str) -> None:
    button = window.findChild(QAbstractButton, name)
    assert button is not None, name
    assert button.isVisible(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press_choice(window: MainWindow, words: str) -> None:
    """Press a button of the Decision dock by its words."""
    QTest.qWait(1)
    buttons = [b for b in window.docks.decision.findChildren(WrapButton) if b.isVisible() and b.label == words]
    assert buttons, words
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)


def log_texts(window: MainWindow) -> list[str]:
    return [line.text for line in window.controller.scribe.lines()]


def test_drag_with_the_mouse_moves_the_piece_and_logs_it(table: MainWindow, drag: Drag) -> None:
    piece, space = mover(table)
    lines = len(log_texts(table))
    drag(piece, space)
    assert table.controller.match.state.where[piece] == space
    assert PIECES[piece][1] in log_texts(table)[lines]
    assert table.page.map.scene.pieces[piece].piece.space == space


def test_an_illegal_drop_is_refused_with_its_rule(table: MainWindow, drag: Drag) -> None:
    match = table.controller.match
    moves = match.state.stack[-1]
    assert isinstance(moves, Moves)
    piece, _ = mover(table)
    near = {*reach(match.state, piece, 1), match.state.where[piece]}
    far = next(space for space in sorted(match.world.links) if space not in near)
    moves.points = 1
    digest, position = match.digest(), match.position
    heard = []
    table.controller.refused.connect(heard.append)
    drag(piece, far)
    assert heard[-1].rule == "3.1"
    assert table.page.map.refusal_note.isVisible()
    assert match.position == position
    assert match.state.where[piece] != far
    assert table.page.map.scene.pieces[piece].piece.space == match.state.where[piece]
    assert digest


def test_the_enemys_pieces_cannot_be_moved(table: MainWindow, drag: Drag) -> None:
    enemy = next(p for p in sorted(PIECES) if PIECES[p][0] != table.controller.player())
    digest = table.controller.match.digest()
    heard = []
    table.controller.refused.connect(heard.append)
    drag(enemy, "centre")
    assert heard[-1].rule == "3.0"
    assert table.controller.match.digest() == digest


def test_a_whole_turn_is_played_through_the_widgets(window: MainWindow, settings, qtbot) -> None:
    settings.handover = "needed"
    window.apply_settings()
    settings.silence("unmoved")
    window.controller.silence("unmoved")
    window.begin(Match.new("tiny", "skirmish", seed=3))
    for _ in range(60):
        match = window.controller.match
        if match.state.turn == 2:
            break
        if not window.at_table:
            click(window, "sit-down")
            continue
        view = window.wiring.view
        assert view is not None
        assert view.decision is not None
        cards = [choice for choice in view.decision.choices if choice.card]
        buttons = [choice for choice in view.decision.choices if choice.button]
        lit = [choice for choice in view.decision.choices if choice.spaces or choice.pieces]
        if cards:
            window.docks.hand.chosen.emit(cards[0].action)
        elif lit and match.position % 3:
            choice = lit[0]
            board = window.page.map
            at = board.space_rect(choice.spaces[0]).center() if choice.spaces else board.piece_spot(choice.pieces[0])
            QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
            QTest.qWait(2)
        else:
            press_choice(window, buttons[0].text)
        QTest.qWait(1)
    assert window.controller.match.state.turn == 2
    click(window, "sit-down")
    assert "Turn 2" in log_texts(window)


def test_undo_and_redo_by_keys(table: MainWindow, drag: Drag) -> None:
    piece, space = mover(table)
    before = table.controller.match.digest()
    drag(piece, space)
    after = table.controller.match.digest()
    QTest.keyClick(table.page.map.view, Qt.Key.Key_Backspace)
    assert table.controller.match.digest() == before
    QTest.keyClick(table, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert table.controller.match.digest() == after


def test_the_undo_button_tells_the_truth(table: MainWindow) -> None:
    undo, control = table.docks.decision._undo, table.controller
    control.play("pick red-foot" if control.player() == "red" else "pick blue-foot")
    assert undo._note == ""
    assert "That needs nobody else." in undo.toolTip()
    control.undo()
    assert control.match.position == 3, "as it said"
    assert undo._note == "with consent", "cards have come to light by what was done before"
    assert "All must agree to it." in undo.toolTip()
    assert "Takes back: " in undo.toolTip()
    control.undo()
    assert table.consents.asked is not None, "as it said"


@pytest.mark.parametrize("dock", ["decision", "log", "combat", "rules", "charts"])
def test_history_is_walked_by_keys_wherever_the_focus_is(table: MainWindow, dock: str) -> None:
    length = table.controller.match.position
    table.docks.reveal(dock)
    QTest.qWait(10)
    panel = table.docks.made[dock]
    able = [each for each in panel.findChildren(QWidget) if each.isVisible() and each.focusPolicy() & TAB]
    focused = next((each for each in able if not isinstance(each, QLineEdit)), panel)
    focused.setFocus()
    QTest.keyClick(focused, Qt.Key.Key_PageUp)
    assert table.controller.table.shown.position == length - 1
    QTest.keyClick(table.focusWidget() or focused, Qt.Key.Key_PageDown)
    assert not table.controller.browsing


def test_who_writes_does_not_walk_through_the_history(table: MainWindow) -> None:
    table.docks.reveal("log")
    QTest.qWait(10)
    field = table.docks.log.search
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_PageUp)
    assert not table.controller.browsing


def test_history_by_keys_keeps_the_future(table: MainWindow) -> None:
    digest, length = table.controller.match.digest(), table.controller.match.position
    view = table.page.map.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    shown = table.controller.table
    assert shown.shown.position == length - 1
    assert table.page.past.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert shown.shown.position == 1
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert shown.shown.position == 2
    assert (table.controller.match.digest(), table.controller.match.position) == (digest, length)
    QTest.keyClick(view, Qt.Key.Key_End)
    assert table.controller.match.digest() == digest
    assert not table.page.past.isVisible()


def fight(window: MainWindow) -> None:
    """Play until a die has been rolled."""
    for _ in range(100):
        match = window.controller.match
        if any(entry.chance for entry in match.log):
            return
        state = match.state
        enemies = {state.where[p] for p in PIECES if PIECES[p][0] != match.decision.player}
        attack = [a for a in match.decision.actions if a.verb == "to" and a.target in enemies]
        window.controller.play(str((attack or list(match.decision.actions))[0]))
    raise AssertionError("nobody fought")


def test_consent_beyond_a_die(table: MainWindow) -> None:
    table.controller.options.silenced.add("unmoved")
    fight(table)
    position = table.controller.match.position
    table.orders.on_undo()
    assert table.consents.asked.isVisible()
    assert table.at_table, "nothing is hidden, so the map stays in sight"
    assert table.consents.asked.width() < table.page.width()
    assert not table.commands.actions["undo"].isEnabled()
    agree = table.findChild(QAbstractButton, "agree")
    assert not agree.isEnabled()
    for box in table.consents.asked.findChildren(QCheckBox):
        QTest.mouseClick(box, Qt.MouseButton.LeftButton)
        box.setChecked(True)
    assert agree.isEnabled()
    click(table, "agree")
    assert table.at_table
    assert table.controller.match.position < position
    assert table.docks["decision"].isVisible()


def test_consent_can_be_refused(table: MainWindow) -> None:
    table.controller.options.silenced.add("unmoved")
    fight(table)
    digest = table.controller.match.digest()
    table.orders.on_undo()
    click(table, "stay")
    assert table.at_table
    assert table.controller.match.digest() == digest


def test_a_warning_is_asked_above_the_map_and_can_be_switched_off(table: MainWindow, settings) -> None:
    position = table.controller.match.position
    press_choice(table, "Finish moving")
    assert table.page.confirm.isVisible()
    assert table.controller.match.position == position
    click(table, "not-yet")
    assert not table.page.confirm.isVisible()
    assert table.controller.match.position == position
    press_choice(table, "Finish moving")
    table.findChild(QCheckBox, "never-again").setChecked(True)
    click(table, "go-on")
    assert table.controller.match.position == position + 1
    assert "unmoved" in settings.silenced()
    press_choice(table, "Finish moving")
    assert not table.page.confirm.isVisible()


def test_edit_mode_is_marked(table: MainWindow, drag: Drag) -> None:
    table.commands.actions["edit_mode"].setChecked(True)
    assert table.page.edit.isVisible()
    enemy = next(p for p in sorted(PIECES) if PIECES[p][0] != table.controller.player())
    drag(enemy, "centre")
    assert table.controller.match.state.where[enemy] == "centre"
    line = table.findChild(QLineEdit, "edit-line")
    QTest.keyClicks(line, f"move {enemy} north")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert table.controller.match.state.where[enemy] == "north"
    assert any(entry.edited for entry in table.controller.scribe.lines())
    click(table, "end-editing")
    assert not table.page.edit.isVisible()
    assert not table.controller.edit_mode


def test_a_change_that_is_refused_stays_to_be_mended(table: MainWindow) -> None:
    table.commands.actions["edit_mode"].setChecked(True)
    line = table.findChild(QLineEdit, "edit-line")
    QTest.keyClicks(line, "move red-foot nowhere")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert line.text() == "move red-foot nowhere"
    line.setText("move")
    table.page.map.piece_clicked.emit("red-foot")
    table.page.map.space_clicked.emit("centre")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert table.controller.match.state.where["red-foot"] == "centre"
    assert line.text() == ""
    table.page.map.piece_clicked.emit("red-foot")
    assert line.text() == "", "a click alone types nothing"
