"""An attack as one screen, in the real window: boxes are ticked by mouse and keyboard before one confirmation."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton

from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.decision_panel import DEAD_MS
from desktop.ui.widgets.tick_box import TickBox
from desktop.views.table import AND
from tests.ui.table import carry_piece

FIRE = "fire JN-ART.3"


@pytest.fixture
def attack(window: MainWindow) -> MainWindow:
    """Pindoque with the first attack declared: the attacker may add an assault and guns."""
    window.failures = []  # type: ignore[attr-defined]
    window.controller.failed.connect(lambda path: window.failures.append(Path(path).read_text()))  # type: ignore[attr-defined]
    match = Match.new("battles", "pindoque", seed=3)
    player = make_player("greedy", match.definition, match.world, 1)
    while match.decision is not None and not match.decision.prompt.key.startswith("declare."):
        match.play(player.choose(match.state, match.decision))
    window.begin(match)
    for unit in ("JN-CAV.1", "JN-1.5.3"):
        window.controller.play(f"attack {unit} 3143")
    QTest.qWait(10)
    return window


def box(window: MainWindow, action: str) -> TickBox:
    QTest.qWait(5)  # what is made anew is shown by the event loop
    found = [each for each in window.docks.decision.findChildren(TickBox) if each.objectName() == f"tick-{action}"]
    return next(each for each in found if each.isVisible())


def press(window: MainWindow, action: str) -> None:
    tick = box(window, action)
    QTest.mouseClick(tick, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(6, 8))
    QTest.qWait(5)


def going_on(window: MainWindow) -> QPushButton:
    buttons = window.docks.decision.findChildren(QPushButton)
    return next(each for each in buttons if each.isVisible() and AND in str(each.property("action")))


def played(window: MainWindow, start: int) -> list[str]:
    return [str(entry.action) for entry in window.controller.match.log[start:]]


def test_boxes_are_ticked_and_left_out_and_one_button_plays_them(attack: MainWindow) -> None:
    start = attack.controller.match.position
    for action in ("assault", FIRE, "assault"):
        press(attack, action)
    assert (box(attack, "assault").isChecked(), box(attack, FIRE).isChecked()) == (False, True)
    preview = attack.wiring.view.preview if attack.wiring.view else None
    assert preview is not None
    assert any(item.piece == "JN-ART.3" for item in preview.attack), "the odds follow"
    going_on(attack).click()
    assert played(attack, start) == ["done", "normal", FIRE]
    assert attack.failures == []  # type: ignore[attr-defined]


def test_a_box_keeps_the_focus_and_enter_on_it_forgoes_nothing(attack: MainWindow) -> None:
    start = attack.controller.match.position
    box(attack, "assault").setFocus()
    QTest.keyClick(box(attack, "assault"), Qt.Key.Key_Space)
    assert box(attack, "assault").isChecked()
    assert box(attack, "assault").hasFocus(), "the panel was made anew, the keyboard stays where it was"
    for _ in range(2):
        QTest.keyClick(box(attack, "assault"), Qt.Key.Key_Return)
    assert played(attack, start) == []


def test_enter_after_the_confirmation_answers_nothing_for_the_other_side(attack: MainWindow) -> None:
    press(attack, "assault")
    going_on(attack).click()
    position = attack.controller.match.position
    assert attack.controller.player() == "republican"
    assert not box(attack, "fire JR-ART.U1").isChecked()
    QTest.keyClick(attack.docks.decision, Qt.Key.Key_Return)
    QTest.qWait(DEAD_MS + 50)
    QTest.keyClick(attack.docks.decision, Qt.Key.Key_Return)
    assert attack.controller.match.position == position, "neither while it is dead nor later: guns could still fire"


def test_undo_leaves_the_boxes_ticked(attack: MainWindow) -> None:
    start = attack.controller.match.position
    press(attack, FIRE)
    going_on(attack).click()
    attack.controller.undo()
    if attack.controller.asking:
        attack.controller.answer(True)
    QTest.qWait(5)
    assert attack.controller.match.position == start
    assert box(attack, FIRE).isChecked()


def test_reopened_in_the_middle_nothing_is_ticked_and_the_fight_goes_on(attack: MainWindow) -> None:
    press(attack, FIRE)
    match = attack.controller.match
    attack.begin(match.at(match.position))
    QTest.qWait(10)
    assert not box(attack, FIRE).isChecked()
    press(attack, FIRE)
    start = attack.controller.match.position
    going_on(attack).click()
    assert FIRE in played(attack, start)


def click_gun(window: MainWindow, gun: str) -> None:
    board = window.page.map
    board.locate([], [gun])
    window.orders.on_fit()
    QTest.qWait(5)
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=board.piece_spot(gun))
    QTest.qWait(5)


def rings(window: MainWindow, gun: str) -> set[str]:
    scene = window.page.map.scene
    at = scene.pieces[gun].pos()
    return {kind for ring, kind in scene.signs_item._rings if ring.center() == at}


def test_a_click_on_a_lit_gun_ticks_and_unticks_its_box(attack: MainWindow) -> None:
    start = attack.controller.match.position
    assert rings(attack, "JN-ART.3") == {"lit-piece"}, "what has a box may be touched on the map"
    click_gun(attack, "JN-ART.3")
    assert box(attack, FIRE).isChecked()
    assert rings(attack, "JN-ART.3") == {"subject"}, "what is ticked is seen on the map"
    preview = attack.wiring.view.preview if attack.wiring.view else None
    assert preview is not None
    assert any(item.piece == "JN-ART.3" for item in preview.attack), "the odds follow"
    click_gun(attack, "JN-ART.3")
    assert not box(attack, FIRE).isChecked()
    assert played(attack, start) == [], "nothing was fired by it"


def test_a_click_on_a_gun_of_the_question_that_is_asked_fires_nothing_yet(attack: MainWindow) -> None:
    press(attack, "assault")
    going_on(attack).click()
    assert attack.controller.player() == "republican"
    QTest.qWait(DEAD_MS + 50)
    start = attack.controller.match.position
    click_gun(attack, "JR-ART.U1")
    assert box(attack, "fire JR-ART.U1").isChecked()
    assert played(attack, start) == []
    click_gun(attack, "JR-ART.U1")
    assert not box(attack, "fire JR-ART.U1").isChecked()


def test_a_gun_carried_to_the_fight_ticks_its_box(attack: MainWindow) -> None:
    press(attack, "assault")
    going_on(attack).click()
    start = attack.controller.match.position
    carry_piece(attack, "JR-ART.U1", "3143")
    assert box(attack, "fire JR-ART.U1").isChecked()
    assert played(attack, start) == []
    assert not attack.page.map.refusal_note.isVisible()


def placed(window: MainWindow) -> list[tuple[int, int, int]]:
    """Where each button and box of the question stands, and how high it is."""
    QTest.qWait(5)
    panel = window.docks.decision
    shown = [each for each in panel.findChildren(QAbstractButton) if each.isVisible()]
    return sorted(
        (each.mapTo(panel, QPoint(0, 0)).x(), each.mapTo(panel, QPoint(0, 0)).y(), each.height()) for each in shown
    )


@pytest.mark.parametrize("width", [230, 300, 420])
def test_buttons_keep_their_places_whatever_is_ticked(attack: MainWindow, width: int) -> None:
    attack.resizeDocks([attack.docks.decision.parentWidget()], [width], Qt.Orientation.Horizontal)  # type: ignore[list-item]
    for ticks in (("assault", FIRE, "assault", FIRE), ("fire JR-ART.U1", "fire JR-ART.U1")):
        before = placed(attack)
        for action in ticks:
            press(attack, action)
            assert placed(attack) == before, action
        going_on(attack).click()
        QTest.qWait(10)


def test_what_forgoes_a_ticked_box_is_barred_and_says_why(attack: MainWindow) -> None:
    going_on(attack).click()
    QTest.qWait(10)
    start, said = attack.controller.match.position, []
    attack.controller.refused.connect(lambda view: said.append(view.text))
    press(attack, "fire JR-ART.U1")
    buttons = attack.docks.decision.findChildren(QPushButton)
    passing = next(each for each in buttons if each.isVisible() and each.property("action") == "done")
    assert not passing.isEnabled()
    assert "tick" in passing.toolTip()
    attack.wiring.answer("done")
    assert "tick" in said[-1]
    assert attack.controller.match.position == start
    press(attack, "fire JR-ART.U1")
    assert next(each for each in buttons if each.property("action") == "done").isEnabled()
