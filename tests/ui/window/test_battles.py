"""The shipped game in the real window: random play, a drag with the mouse, previews, overlays, the set-up sheet."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton
from pytestqt.qtbot import QtBot

from desktop.engine.definition import game
from desktop.engine.match import Match
from desktop.players.random_player import RandomPlayer
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets import colours

INTRODUCTION = next(info.id for info in game("battles").scenarios() if info.introductory)


@pytest.fixture
def battle(window: MainWindow) -> MainWindow:
    window.failures = []  # type: ignore[attr-defined]
    window.controller.failed.connect(lambda path: window.failures.append(Path(path).read_text()))  # type: ignore[attr-defined]
    window.begin(Match.new("battles", INTRODUCTION, seed=11))
    QTest.qWait(10)
    return window


def play_until(window: MainWindow, key: str, dice: random.Random, most: int = 1500) -> None:
    """Random play on the match itself, then shown."""
    match = window.controller.match
    for _ in range(most):
        if match.decision is None or match.decision.prompt.key == key:
            break
        action = match.decision.default if match.decision.default and dice.random() < 0.5 else None
        match.play(action or dice.choice(match.decision.actions))
    window.begin(match)
    assert match.decision is not None
    assert match.decision.prompt.key == key


def test_random_play_through_the_window_raises_nothing(battle: MainWindow) -> None:
    dice = random.Random(3)
    control = battle.controller
    for _ in range(90):
        if control.asking:
            control.answer(True)
        if control.match.decision is None:
            break
        roll = dice.random()
        if roll < 0.05:
            control.undo()
        elif roll < 0.1:
            control.go_to(dice.randint(1, control.match.position))
            control.back_to_present()
        else:
            view = battle.wiring.view
            assert view is not None
            assert view.decision is not None
            battle.docks.decision.chosen.emit(dice.choice(view.decision.choices).action)
        QTest.qWait(0)
    assert battle.failures == []  # type: ignore[attr-defined]


def test_a_unit_is_dragged_to_a_lit_hex(battle: MainWindow) -> None:
    play_until(battle, "move.pick", random.Random(5))
    control, board = battle.controller, battle.page.map
    decision = control.decision_view()
    assert decision is not None
    scene = board.scene
    mine = [choice.pieces[0] for choice in decision.choices if choice.pieces and not choice.spaces]
    piece = next(p for p in mine if p in scene.pieces and scene.piece_at(scene.pieces[p].pos()) == p)
    viewport = board.view.viewport()
    start = board.piece_spot(piece)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(viewport, start + board.space_rect(control.space_of(piece)).bottomRight() - start)
    QTest.qWait(2)
    decision = control.decision_view()
    assert decision is not None
    lit = [choice.spaces[0] for choice in decision.choices if choice.spaces]
    assert lit
    before = control.space_of(piece)
    end = board.space_rect(lit[0]).center()
    QTest.mouseMove(viewport, end)
    QTest.qWait(2)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    QTest.qWait(2)
    assert control.space_of(piece) != before
    assert battle.failures == []  # type: ignore[attr-defined]


def test_overlays_and_previews_of_any_pair(battle: MainWindow) -> None:
    play_until(battle, "move.pick", random.Random(5))
    control = battle.controller
    for overlay, _ in control.presenter.overlays():
        control.toggle_overlay(overlay)
    view = battle.wiring.view
    assert view is not None
    by_side: dict[str, str] = {}
    for piece in view.pieces:
        if piece.status == "map":
            by_side.setdefault(piece.side, piece.id)
    pieces = list(by_side.values())
    heard = []
    control.preview_changed.connect(heard.append)
    for first, second in (pieces, pieces[::-1]):
        control.focus([])
        control.click_piece(first)
        control.click_piece(second)
    assert battle.failures == []  # type: ignore[attr-defined]
    assert heard


def test_edit_mode_drags_a_unit_anywhere(battle: MainWindow) -> None:
    play_until(battle, "move.pick", random.Random(5))
    control = battle.controller
    control.set_edit_mode(True)
    view = battle.wiring.view
    assert view is not None
    taken = {piece.space for piece in view.pieces}
    board = control.presenter.board()
    piece = next(p for p in view.pieces if p.status == "map" and p.space)
    space = next(s.id for s in board.spaces if s.number and s.id not in taken)
    control.drop([piece.id], space)
    assert control.space_of(piece.id) == space
    assert control.match.edited


def test_the_set_up_sheet_names_every_unit(battle: MainWindow, tmp_path: Path) -> None:
    from pypdf import PdfReader

    from desktop.printing.setup_sheet import write_setup_sheet

    presenter = battle.shelf.presenter("battles", INTRODUCTION)
    path = tmp_path / "sheet.pdf"
    write_setup_sheet(presenter, path)
    text = " ".join(" ".join(page.extract_text().split()) for page in PdfReader(path).pages)
    for line in presenter.setup_sheet().lines:
        assert "".join(line.piece.name.split()) in text.replace(" ", ""), "a long name is broken at its slash"
    assert path.stat().st_size < 2_000_000


def test_enter_on_the_map_presses_the_default_choice(battle: MainWindow) -> None:
    board = battle.page.map
    board.setFocus()
    view = battle.wiring.view
    assert view is not None
    assert view.decision is not None
    default = next(choice for choice in view.decision.choices if choice.default)
    before = battle.controller.match.position
    QTest.keyClick(board.view, Qt.Key.Key_Return)
    log = battle.controller.match.log
    assert len(log) == before + 1
    assert str(log[-1].action) == default.action


def test_the_menu_follows_an_overlay_closed_in_the_legend(battle: MainWindow) -> None:
    action = battle.menus.overlays.actions()[0]
    action.trigger()
    assert action.isChecked()
    assert battle.page.map.legend.isVisible()
    battle.page.map.legend.closed.emit(action.data())
    assert not action.isChecked()
    assert not battle.page.map.legend.isVisible()


def test_panels_take_the_colours_of_the_colour_blind_palette(battle: MainWindow) -> None:
    before = colours.side_colour("nationalist")
    battle.settings.palette = "colour-blind"
    battle.apply_settings()
    assert colours.side_colour("nationalist") != before
    battle.settings.palette = "standard"
    battle.apply_settings()
    assert colours.side_colour("nationalist") == before


def test_pointing_at_a_choice_shows_the_fight_it_would_bring(battle: MainWindow, qtbot: QtBot) -> None:
    match, player = Match.new("battles", "jarama", seed=1), RandomPlayer(5)
    while not {"normal", "assault"} <= {action.verb for action in match.decision.actions}:
        match.play(player.choose(match.state, match.decision))
    battle.begin(match)
    battle.docks.reveal("combat")
    digest = match.digest()
    shown = []
    battle.controller.preview_changed.connect(shown.append)
    button = next(b for b in battle.docks.decision.findChildren(QPushButton) if b.property("action") == "normal")
    QTest.mouseMove(button, button.rect().center())
    QApplication.sendEvent(button, QEvent(QEvent.Type.Enter))
    qtbot.waitUntil(lambda: bool(shown) and shown[-1] is not None)
    plain = shown[-1]
    box = battle.docks.decision.findChild(QCheckBox, "tick-assault")
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(8, box.height() // 2))
    qtbot.waitUntil(lambda: battle.wiring.view.preview not in (None, plain))
    assert match.digest() == digest
    battle.docks.decision.preview_requested.emit("")
    assert shown[-1] == battle.wiring.view.preview
