"""The open table in the window: no page comes between the players, and no hand is seen that nobody holds up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from desktop.engine import unseen
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.ui.hand_dock import DOWN_SHARE
from desktop.ui.hand_key import LET_GO_MS
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.card_widgets import CardWidget
from desktop.ui.panels.held import HeldHand
from desktop.views.table import ChoiceView
from tests.tiny.world import CARDS
from tests.ui.table import carry
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


@pytest.mark.parametrize("focus", ["map", "decision", "card"])
def test_escape_turns_a_hand_down_and_never_up(table: MainWindow, focus: str) -> None:
    QTest.mouseClick(table.findChild(QAbstractButton, "show-hand"), Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    assert table.controller.table.viewer
    there = {"map": table.page.map.view, "decision": table.docks.decision, "card": table.docks.hand.card_widgets()[0]}
    QTest.keyClick(there[focus], Qt.Key.Key_Escape)
    QTest.qWait(1)
    is_face_down(table)
    QTest.keyClick(table.page.map.view, Qt.Key.Key_Escape)
    is_face_down(table)


def test_a_hand_is_seen_while_the_key_is_held_down(table: MainWindow) -> None:
    QTest.keyPress(table.page.map.view, Qt.Key.Key_H)
    assert table.controller.table.viewer == "red"
    QTest.keyRelease(table.page.map.view, Qt.Key.Key_H)
    QTest.qWait(2 * LET_GO_MS)
    is_face_down(table)


def test_a_key_that_repeats_itself_is_held_down_all_the_time(table: MainWindow) -> None:
    """Some keyboards tell of a repeated key as of one let go and pressed anew."""
    view = table.page.map.view
    QTest.keyPress(view, Qt.Key.Key_H)
    for _ in range(3):
        QTest.keyRelease(view, Qt.Key.Key_H)
        assert table.controller.table.viewer == "red"
        QTest.keyPress(view, Qt.Key.Key_H)
    QTest.qWait(2 * LET_GO_MS)
    assert table.controller.table.viewer == "red"


def test_a_key_still_down_when_another_is_asked_does_not_turn_his_cards_up(table: MainWindow) -> None:
    view = table.page.map.view
    QTest.keyPress(view, Qt.Key.Key_H)
    table.controller.play(str(table.controller.match.decision.actions[0]))
    assert table.controller.player() == "blue"
    QTest.keyRelease(view, Qt.Key.Key_H)
    QTest.keyPress(view, Qt.Key.Key_H)
    assert table.controller.table.viewer == "", "it repeats itself under the finger of the one who has chosen"
    QTest.keyRelease(view, Qt.Key.Key_H)
    QTest.qWait(2 * LET_GO_MS)
    QTest.keyPress(view, Qt.Key.Key_H)
    assert table.controller.table.viewer == "blue", "let go and pressed anew by the next one"


def test_the_key_does_nothing_in_a_menu_and_let_go_there_it_is_let_go(table: MainWindow) -> None:
    menu = QMenu(table)
    menu.addAction("Whole map")
    menu.popup(table.mapToGlobal(table.rect().center()))
    QTest.keyPress(menu, Qt.Key.Key_H)
    assert table.controller.table.viewer == ""
    menu.close()
    QTest.qWait(1)
    QTest.keyPress(table.page.map.view, Qt.Key.Key_H)
    assert table.controller.table.viewer == "red"
    menu.popup(table.mapToGlobal(table.rect().center()))
    release = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(table.windowHandle(), release)  # as a keyboard does; the menu has it
    QTest.qWait(2 * LET_GO_MS)
    assert table.controller.table.viewer == ""
    menu.close()


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


@pytest.mark.parametrize("proposed", ["handover", "edit"])
def test_consent_is_asked_over_the_table_with_all_hands_down(table: MainWindow, proposed: str) -> None:
    """Also where it is proposed by somebody who holds his hand up."""
    table.controller.play("card red-rest")
    table.controller.hold_up("blue")
    assert [card for card in table.docks.hand.card_widgets() if card.isVisible()]
    if proposed == "handover":
        table.controller.set_handover("never")
    else:
        table.controller.set_edit_mode(True)
    QTest.qWait(1)
    assert table.consents.asked is not None
    assert table.at_table
    is_face_down(table)


def test_a_card_is_taken_up_again_by_whoever_laid_it_and_stays_unseen(table: MainWindow) -> None:
    table.controller.hold_up("red")
    table.controller.play("card red-rest")
    table.controller.undo()
    QTest.qWait(1)
    assert table.consents.asked is None, "nobody has answered it"
    assert table.controller.player() == "red"
    is_face_down(table)


def test_all_cards_that_are_held_up_and_all_uses_of_one_are_in_sight_in_a_small_window(
    window: MainWindow, settings
) -> None:
    settings.handover = "open"
    window.apply_settings()
    match = Match.new("crusade", "columns", seed=1)
    player = make_player("greedy", match.definition, match.world, 1)
    while match.decision is not None and match.decision.prompt.key != "round.choose":
        match.play(player.choose(match.state, match.decision))
    window.begin(match)
    QTest.qWait(5)
    QTest.mouseClick(window.findChild(QAbstractButton, "show-hand"), Qt.MouseButton.LeftButton)
    QTest.qWait(5)
    hand = window.docks.hand
    assert len(hand.card_widgets()) == 7
    for number in range(7):
        hand.choose(number)
        QTest.qWait(5)
        seen = hand._column.viewport()
        for each in [*hand.card_widgets(), *(slot.button for slot in hand.slots())]:
            corner = each.mapTo(seen, each.rect().bottomRight())
            assert seen.rect().contains(corner), (number, each.accessibleName())


def hands_menu(window: MainWindow) -> dict[str, QAction]:
    window.menus.fill_hands()
    return {action.data(): action for action in window.menus.hands.actions()}


def test_the_way_of_hiding_hands_is_changed_in_the_menu_when_all_agree(table: MainWindow) -> None:
    modes = hands_menu(table)
    assert [mode for mode, action in modes.items() if action.isChecked()] == ["open"]
    modes["never"].trigger()
    assert table.consents.asked is not None, "to hide less needs all"
    agree = table.consents.asked.findChild(QAbstractButton, "agree")
    QTest.mouseClick(agree, Qt.MouseButton.LeftButton)
    assert table.controller.table.handover == "open", "nobody has agreed yet"
    for seat in ("red", "blue"):
        table.consents.asked.findChild(QAbstractButton, f"agrees-{seat}").click()
    QTest.mouseClick(agree, Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    assert table.controller.table.handover == "never"
    assert table.docks.hand.card_widgets(), "hands lie open"
    hands_menu(table)["open"].trigger()
    QTest.qWait(1)
    assert table.consents.asked is None, "to hide more needs nobody"
    is_face_down(table)


def test_a_refusal_leaves_hands_as_they_were_hidden(table: MainWindow) -> None:
    hands_menu(table)["never"].trigger()
    QTest.mouseClick(table.consents.asked.findChild(QAbstractButton, "stay"), Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    assert table.controller.table.handover == "open"
    is_face_down(table)


@pytest.mark.parametrize("command", ["briefing", "toggle_docks_anywhere"])
def test_what_takes_the_hand_from_sight_turns_it_down(table: MainWindow, command: str) -> None:
    """Else nobody sees that its player's private choices are still shown."""
    table.controller.hold_up("red")
    assert table.controller.table.viewer == "red"
    table.commands.actions[command].trigger()
    QTest.qWait(1)
    assert table.controller.table.viewer == ""
    assert "red-" not in all_texts(table)


@pytest.mark.parametrize("keyboard", ["window", "menu"])
@pytest.mark.parametrize("opened", ["uses", "place"])
def test_a_menu_that_tells_of_a_hand_goes_with_it(
    window: MainWindow, settings, opened: str, keyboard: str, qtbot
) -> None:
    """The key is let go while the menu is open, which has the keyboard on some platforms: what it offers would still
    name the cards."""
    settings.handover = "open"
    window.apply_settings()
    match = Match.new("crusade", "columns", seed=1)
    match.play(match.decision.actions[0])
    while unseen.is_open_question(match):
        match.play(match.decision.actions[-1])
    window.begin(match)
    QTest.keyPress(window.page.map.view, Qt.Key.Key_H)
    QTest.qWait(5)
    card = next(card for card in window.docks.hand.card_widgets() if card.isVisible())
    if opened == "uses":
        spot = card.mapFromGlobal(window.page.map.mapToGlobal(QPoint(90, 90)))
        carry(card, QPoint(20, 20), spot)
    else:
        window.wiring._on_choose_among([ChoiceView("play", card.view.title), ChoiceView("keep", "Keep it")])
    menu = QApplication.activePopupWidget()
    assert card.view.title in " ".join(line.text() for line in menu.actions())
    release = QKeyEvent(QEvent.Type.KeyRelease, Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(menu.windowHandle() if keyboard == "menu" else window.windowHandle(), release)
    qtbot.waitUntil(lambda: window.controller.table.viewer == "")
    assert QApplication.activePopupWidget() is None


def close_button(window: MainWindow, dock: str) -> QAbstractButton:
    return window.docks[dock].titleBarWidget().findChildren(QAbstractButton)[-1]


def test_a_hand_whose_panel_is_closed_is_down(table: MainWindow) -> None:
    """Else its player's private choices stay on the screen, and nothing says that they do."""
    table.controller.hold_up("red")
    QTest.qWait(1)
    QTest.mouseClick(close_button(table, "hand"), Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    assert table.docks["hand"].isHidden()
    assert table.controller.table.viewer == ""
    is_face_down(table)


def test_a_closed_panel_comes_for_as_long_as_a_hand_is_up(table: MainWindow) -> None:
    table.docks["hand"].close()
    QTest.qWait(1)
    QTest.mouseClick(table.findChild(QAbstractButton, "show-hand"), Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    assert [card for card in table.docks.hand.card_widgets() if card.isVisible()]
    table.controller.hold_up("")
    QTest.qWait(1)
    assert table.docks["hand"].isHidden()


def test_a_panel_that_is_taken_out_of_the_window_keeps_the_hand_up(table: MainWindow) -> None:
    table.controller.hold_up("red")
    QTest.qWait(1)
    table.docks["hand"].setFloating(True)
    QTest.qWait(1)
    card = next(card for card in table.docks.hand.card_widgets() if card.isVisible())
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    QTest.qWait(1)
    assert table.controller.table.viewer == "red"
    assert table.docks.hand.chosen_card().id == card.view.id


def test_a_hand_that_is_put_down_and_up_at_once_is_up(table: MainWindow, qtbot) -> None:
    """Before the window has taken the heights that it was given meanwhile."""
    dock = table.docks["hand"]
    table.controller.hold_up("red")
    qtbot.waitUntil(lambda: dock.height() > table.height() * DOWN_SHARE)
    height = dock.height()
    table.controller.hold_up("")
    table.controller.hold_up("red")
    QTest.qWait(30)
    assert dock.height() == height


def test_where_the_map_is_alone_a_hand_that_is_held_up_is_seen(table: MainWindow) -> None:
    table.orders.on_toggle_docks()
    hand = table.docks["hand"]
    assert hand.isHidden()
    table.controller.hold_up("red")
    QTest.qWait(1)
    assert hand.isVisible()
    assert [card for card in table.docks.hand.card_widgets() if card.isVisible()]
    assert table.docks["log"].isHidden()
    table.controller.hold_up("")
    QTest.qWait(1)
    assert hand.isHidden()
    table.orders.on_toggle_docks()
    is_face_down(table)
    assert hand.isVisible()
