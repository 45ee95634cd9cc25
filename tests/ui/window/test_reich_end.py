"""A game of Hitler's Reich that ends in mid-conflict: the last result stays until it is read, then the end is told."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.commands_cli.acts_hands import Hands
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.ui.map.result_card import UNREAD_MS

BEFORE_THE_LAST = 199


@pytest.fixture
def hands(qapp) -> Iterator[Hands]:
    """The Allies are about to lay their card for the last attack of 1942."""
    match = Match.new("reich", "intro-1941-42", seed=2)
    player = make_player("greedy", match.definition, match.world, 2)
    while len(match.log) < BEFORE_THE_LAST:
        match.play(player.choose(match.state, match.decision))
    with tempfile.TemporaryDirectory() as folder:
        made = Hands(match, folder, "open")
        yield made
        made.close()


def test_the_last_result_is_read_before_the_end_is_told_and_can_be_taken_back(hands: Hands) -> None:
    hands.answer(Action.parse("card soviet_8"))
    hands.answer(Action.parse("card double_agent_allied"))
    window, card, ending = hands.window, hands.window.page.map.result_card, hands.window.ending
    assert hands.match.decision is None, "the year ended while hands were refilled"
    assert card.isVisible()
    ending._on_time()
    assert ending.page is None or not ending.page.isVisible(), "the result is still being read"
    QTest.qWait(UNREAD_MS + 50)
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert not card.isVisible()
    ending._on_time()
    assert ending.page.isVisible()
    window.controller.undo()
    window.controller.answer(True)
    assert hands.match.decision is not None
    assert not ending.page.isVisible()
