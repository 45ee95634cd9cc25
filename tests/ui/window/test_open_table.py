"""The open table in the window: no page comes between the players, and no hand is seen that nobody holds up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.card_widgets import CardWidget
from desktop.ui.panels.held import HeldHand
from tests.tiny.world import CARDS
from tests.ui.window.test_secrets import all_texts


@pytest.fixture
def table(window: MainWindow, settings) -> MainWindow:
    settings.handover = "open"
    window.apply_settings()
    window.begin(Match.new("tiny", "meeting", seed=1))
    QTest.qWait(5)
    return window


def is_face_down(window: MainWindow) -> None:
    assert window.at_table
    texts = all_texts(window)
    for card, (_, title, _) in CARDS.items():
        assert card not in texts
        assert title not in texts
    assert not [card for card in window.docks.hand.findChildren(CardWidget) if not card.isHidden()]


def hand_of(window: MainWindow, seat: str) -> HeldHand:
    held = [hand for hand in window.docks.hand.findChildren(HeldHand, f"hand-{seat}") if not hand.isHidden()]
    return held[-1]


def test_the_table_is_there_at_once_and_every_hand_is_face_down(table: MainWindow) -> None:
    is_face_down(table)
    assert not table.hand_over.isVisible()
    assert [hand_of(table, seat).view.count for seat in ("red", "blue")] == [3, 3]


def test_a_click_holds_a_hand_up_and_the_choice_puts_it_down(table: MainWindow) -> None:
    button = table.findChild(QAbstractButton, "show-hand")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    shown = [card.view.id for card in table.docks.hand.card_widgets()]
    assert shown
    assert all("red" in card for card in shown)
    table.wiring._on_chosen(f"card {shown[0]}")
    QTest.qWait(1)
    assert table.controller.player() == "blue"
    is_face_down(table)


def test_a_click_on_the_backs_turns_them_and_another_turns_them_down(table: MainWindow) -> None:
    QTest.mouseClick(hand_of(table, "blue"), Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    assert all("blue" in card.view.id for card in table.docks.hand.card_widgets())
    assert "red-" not in all_texts(table)
    QTest.mouseClick(hand_of(table, "blue"), Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    is_face_down(table)


def test_a_hand_is_seen_while_the_key_is_held_down(table: MainWindow) -> None:
    QTest.keyPress(table.page.map.view, Qt.Key.Key_H)
    assert table.controller.table.viewer == "red"
    QTest.keyRelease(table.page.map.view, Qt.Key.Key_H)
    is_face_down(table)


def test_no_key_pressed_by_chance_shows_a_hand(table: MainWindow) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab):
        for target in (table, table.page.map.view, table.docks.decision, table.docks.hand, table.focusWidget()):
            QTest.keyClick(target, key)
            QTest.qWait(1)
            is_face_down(table)
    assert table.controller.match.position == 1


def test_a_window_that_is_left_turns_its_hands_down(table: MainWindow, monkeypatch) -> None:
    table.controller.hold_up("red")
    monkeypatch.setattr(MainWindow, "isActiveWindow", lambda self: False)
    table.changeEvent(_left())
    is_face_down(table)


def _left():
    from PySide6.QtCore import QEvent

    return QEvent(QEvent.Type.ActivationChange)


def test_consent_is_asked_over_the_table_with_all_hands_down(table: MainWindow) -> None:
    table.controller.hold_up("red")
    table.controller.play("card red-rest")
    table.controller.undo()
    QTest.qWait(1)
    assert table.consent is not None
    assert table.at_table
    is_face_down(table)
