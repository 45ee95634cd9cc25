"""An open table of Hitler's Reich in the real window: events on the table, going on from a result."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.commands_cli.acts_hands import Hands
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.ui.map.result_card import UNREAD_MS


@pytest.fixture
def hands(qapp) -> Iterator[Hands]:
    with tempfile.TemporaryDirectory() as folder:
        made = Hands(Match.new("reich", "intro-1941-42", seed=1), folder)
        yield made
        made.close()


def test_an_event_is_sought_by_its_card_with_all_hands_down(hands: Hands) -> None:
    assert hands.window.controller.table.viewer == ""
    hands.window.docks.reveal("cards")
    hands._rest()
    cards = hands.window.docks.panel("cards")
    wanted = [card for card in cards.card_widgets() if card.view.title == "War Production" and card.view.uses]
    assert wanted, "both copies can be chosen"
    QTest.mouseClick(wanted[-1], Qt.MouseButton.LeftButton)
    slots = [slot for slot in cards.slots() if slot.use.action]
    assert [slot.use.text for slot in slots] == ["Seek War Production"]
    QTest.mouseClick(slots[0].button, Qt.MouseButton.LeftButton)
    assert "seek" in [entry.action.verb for entry in hands.match.log]


def test_cards_that_cannot_be_sought_say_why_with_all_hands_down(hands: Hands) -> None:
    table = hands.window.controller.sight.table()
    assert table.cards is not None
    allied = next(pile for pile in table.cards.piles() if pile.id == "mall:allied")
    assert allied.cards
    assert all(use.refusal and not use.action for card in allied.cards for use in card.uses)
    assert not any(card.uses for pile in table.cards.piles() if not pile.id.startswith("mall") for card in pile.cards)


def _seek(hands: Hands) -> None:
    """War Production is sought: both lay their first card, and the result is seen."""
    for _ in range(2):
        hands.answer(next(action for action in hands.match.decision.actions if action.verb in ("seek", "card")))
    hands.answer(next(action for action in hands.match.decision.actions if action.verb == "card"))


def test_enter_goes_on_from_a_result_wherever_the_keyboard_is_and_answers_nothing(hands: Hands) -> None:
    _seek(hands)
    card, window = hands.window.page.map.result_card, hands.window
    assert card.isVisible()
    before = hands.match.position
    window.docks.hand.setFocus()
    QTest.keyClick(window.docks.hand, Qt.Key.Key_Return)
    assert card.isVisible(), "nobody has read it yet"
    QTest.qWait(UNREAD_MS + 50)
    QTest.keyClick(window.docks.hand, Qt.Key.Key_Return)
    assert not card.isVisible()
    QTest.keyClick(window.docks.hand, Qt.Key.Key_Return)
    assert hands.match.position == before


def test_the_news_goes_when_its_reader_plays_on(qapp) -> None:
    """Behind a curtain: the Allies sit down, lay their card, and are asked once more on the reveal."""
    with tempfile.TemporaryDirectory() as folder:
        made = Hands(Match.new("reich", "intro-1941-42", seed=3), folder, "needed")
        made.answer(Action.parse("attack sea axis irish_sea"))
        made.answer(made.match.decision.actions[0])
        made.clear_the_way()
        assert made.window.page.news.isVisible()
        made.answer(made.match.decision.actions[0])
        assert (made.window.controller.table.seat, made.match.decision.player) == ("allies", "allies")
        assert made.window.page.map.result_card.isVisible()
        assert not made.window.page.news.isVisible(), "it would lie on the result"
        made.close()


def _told_at(hands: Hands, space: str) -> list[str]:
    told: list[str] = []
    control = hands.window.controller
    control.refused.connect(lambda view: told.append(view.text))
    board = hands.window.page.map
    QTest.mouseClick(
        board.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, hands._spot(space)
    )
    hands._rest()
    return told


def test_a_click_that_does_nothing_says_why(hands: Hands) -> None:
    position = hands.match.position
    assert _told_at(hands, "moscow") == ["No area of yours borders Moscow: there is no attack on it by land."]
    assert _told_at(hands, "spain") == ["Spain is neutral: it cannot be attacked."]
    assert "Pact" in _told_at(hands, "baltic_states")[0]
    assert hands.match.position == position
    hands.answer(Action.parse("attack land austria yugoslavia"))
    assert _told_at(hands, "moscow") == ["Nothing can be done with this now."]


def test_a_click_where_something_is_lit_is_no_refusal(hands: Hands) -> None:
    assert _told_at(hands, "yugoslavia") == []
    assert hands.match.state.conflict is not None
