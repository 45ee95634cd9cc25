"""The Hand dock: choosing, using by button and by drop, zoom, backs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop.ui.panels.hand_panel import HandPanel
from desktop.views.pieces import CardUse
from tests.ui.panels import samples


@pytest.fixture
def panel(shown) -> HandPanel:
    made = HandPanel()
    made.show_hand(samples.hand(3, 2))
    return shown(made, 800, 500)


def _choose(panel: HandPanel, qtbot, number: int) -> None:
    qtbot.mouseClick(panel.card_widgets()[number], Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def _drag(panel: HandPanel, number: int, target: QPoint) -> None:
    """Carry a card by mouse events to a global position."""
    card = panel.card_widgets()[number]
    start = card.mapToGlobal(card.rect().center())
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    steps = [(QEvent.Type.MouseButtonPress, start, left), (QEvent.Type.MouseMove, start + QPoint(30, 0), none)]
    for kind, at, button in steps:
        _send(card, kind, at, button, left)
    QApplication.processEvents()
    _send(card, QEvent.Type.MouseMove, target, none, left)
    _send(card, QEvent.Type.MouseButtonRelease, target, left, none)


def _send(card, kind, at: QPoint, button, buttons) -> None:
    event = QMouseEvent(kind, QPointF(card.mapFromGlobal(at)), QPointF(at), button, buttons, Qt.KeyboardModifier(0))
    QApplication.sendEvent(card, event)


def test_a_chosen_card_offers_its_uses(panel, qtbot) -> None:
    assert panel.slots() == []
    _choose(panel, qtbot, 1)
    assert [slot.use.id for slot in panel.slots()] == ["event", "ops", "sr"]
    with qtbot.waitSignal(panel.chosen) as signal:
        qtbot.mouseClick(panel.slots()[0].button, Qt.MouseButton.LeftButton)
    assert signal.args == ["event c2"]


def test_a_refused_use_says_why_and_links_its_rule(panel, qtbot) -> None:
    _choose(panel, qtbot, 0)
    slot = panel.slots()[2]
    assert not slot.button.isEnabled()
    assert slot.why.words == "No unit may be redeployed in the first turn"
    with qtbot.waitSignal(panel.rule_requested) as signal:
        slot.why.linkActivated.emit("rule:13.2")
    assert signal.args == ["13.2"]


def test_a_card_dropped_on_a_use_is_used_so(panel, qtbot) -> None:
    _choose(panel, qtbot, 2)
    slot = panel.slots()[1]
    with qtbot.waitSignal(panel.chosen) as signal:
        _drag(panel, 2, slot.mapToGlobal(slot.rect().center()))
    assert signal.args == ["ops c3"]
    assert panel._ghost is None


def test_a_card_dropped_elsewhere_or_on_a_refused_use_does_nothing(panel, qtbot) -> None:
    _choose(panel, qtbot, 0)
    refused = panel.slots()[2]
    with qtbot.assertNotEmitted(panel.chosen):
        _drag(panel, 0, refused.mapToGlobal(refused.rect().center()))
        _drag(panel, 0, panel.mapToGlobal(QPoint(790, 490)))


def test_space_enlarges_and_sends_away(panel, qtbot) -> None:
    card = panel.card_widgets()[0]
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_Space)
    assert panel.zoomed() == card.view
    assert panel._zoom.width() > card.width() * 1.2
    qtbot.keyClick(card, Qt.Key.Key_Space)
    assert panel.zoomed() is None
    qtbot.keyClick(card, Qt.Key.Key_Space)
    qtbot.keyClick(card, Qt.Key.Key_Escape)
    assert panel.zoomed() is None


def test_resting_on_a_card_enlarges_it(panel, qtbot) -> None:
    card = panel.card_widgets()[1]
    card._rest.setInterval(10)
    QCursor.setPos(card.mapToGlobal(card.rect().center()))
    card.enterEvent(None)
    with qtbot.assertNotEmitted(card.zoom_wanted, wait=60):  # a card that was laid under a cursor at rest is not meant
        pass
    at = card.rect().center() + QPoint(3, 0)
    QCursor.setPos(card.mapToGlobal(at))
    _send(card, QEvent.Type.MouseMove, card.mapToGlobal(at), Qt.MouseButton.NoButton, Qt.MouseButton.NoButton)
    qtbot.waitUntil(lambda: panel.zoomed() == card.view, timeout=2000)
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))
    assert panel.zoomed() is None


def test_a_card_that_is_laid_elsewhere_from_under_the_cursor_is_not_enlarged(panel, qtbot) -> None:
    card, other = panel.card_widgets()[1], panel.card_widgets()[0]
    QCursor.setPos(other.mapToGlobal(other.rect().center()))
    card.enterEvent(None)
    with qtbot.assertNotEmitted(card.zoom_wanted):
        card._rest.timeout.emit()


def test_hidden_cards_are_backs_without_a_zoom(panel, qtbot) -> None:
    card = panel.card_widgets()[3]
    assert card.view.hidden
    qtbot.keyClick(card, Qt.Key.Key_Space)
    assert panel.zoomed() is None
    back, face = card.grab().toImage(), panel.card_widgets()[0].grab().toImage()
    middle = back.rect().center()
    assert back.pixelColor(middle + QPoint(20, 30)).lightness() < face.pixelColor(middle + QPoint(20, 30)).lightness()


def test_arrows_walk_the_hand(panel, qtbot) -> None:
    qtbot.keyClick(panel, Qt.Key.Key_Right)
    assert panel.chosen_card().id == "c1"
    qtbot.keyClick(panel.card_widgets()[0], Qt.Key.Key_Right)
    assert panel.chosen_card().id == "c2"
    qtbot.keyClick(panel.card_widgets()[1], Qt.Key.Key_Left)
    assert panel.chosen_card().id == "c1"


def test_enter_leads_to_the_uses_and_plays_one(panel, qtbot) -> None:
    qtbot.keyClick(panel, Qt.Key.Key_Right)
    qtbot.keyClick(panel.card_widgets()[0], Qt.Key.Key_Return)
    button = panel.slots()[0].button
    with qtbot.waitSignal(panel.chosen) as signal:
        qtbot.keyClick(button, Qt.Key.Key_Return)
    assert signal.args == ["event c1"]


def test_the_choice_stays_when_another_card_goes(panel, qtbot) -> None:
    _choose(panel, qtbot, 1)
    hand = samples.hand(3)
    panel.show_hand(type(hand)(hand.title, hand.cards[1:]))
    assert panel.chosen_card().id == "c2"


def test_counts_of_others_and_piles_are_told(panel) -> None:
    assert panel._counts.text() == "Nationalist: 6 · Draw pile: 31 · Discards: 4"


def test_no_hand_is_said(shown) -> None:
    panel = HandPanel()
    panel.show_hand(None)
    shown(panel)
    assert panel._heading.text() == "No cards in this game"


def test_a_card_chosen_for_one_question_is_not_chosen_for_the_next(panel, qtbot) -> None:
    _choose(panel, qtbot, 0)
    assert panel.slots()
    hand = samples.hand(3, 2)
    other = tuple(replace(card, uses=(CardUse("discard", "Discard it", f"discard {card.id}"),)) for card in hand.cards)
    panel.show_hand(replace(hand, cards=other))
    assert panel.chosen_card() is None
    assert not panel.slots(), "nothing names a card that nobody has chosen for this"
