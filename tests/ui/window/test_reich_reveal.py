"""A conflict of Hitler's Reich in the window: the reveal both watch, and what is asked on it."""

from __future__ import annotations

import tempfile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from desktop.commands_cli.acts_hands import Hands
from desktop.commands_cli.acts_scripts import SCRIPTS
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.players.player import make_player

ATTACK = Action.parse("attack land austria yugoslavia")


@pytest.fixture
def hands(qapp):
    script = next(each for each in SCRIPTS if each.game == "reich")
    with tempfile.TemporaryDirectory() as folder:
        made = Hands(script.match(1), folder)
        yield made
        made.close()


def _lay(hands: Hands) -> None:
    hands.answer(hands.match.decision.actions[0])


def test_the_reveal_adds_up_and_the_loser_answers_on_it(hands: Hands) -> None:
    hands.answer(ATTACK)
    _lay(hands)
    assert not hands.window.page.map.result_card.isVisible(), "the first card lies face down"
    _lay(hands)
    card = hands.window.page.map.result_card
    battle = card.roll.battle
    assert card.isVisible()
    assert card.roll.spaces[0] == "yugoslavia", "it stands where it happens"
    for side in (battle.attack, battle.defence):
        assert sum(int(item.value) for item in side.came if item.value) == int(side.made)
        assert side.cards[0].id
    assert hands.match.decision.prompt.key == "conflict.counterattack"
    assert not card.go_on.isVisible(), "going on would forgo the last chance without a word"
    answers = {button.text(): button for button in card.findChildren(QPushButton) if button.property("action")}
    assert set(answers) == {"Play Counterattack", "Accept the result"}
    before = hands.match.position
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert (card.isVisible(), hands.match.position) == (True, before), "Enter forgoes nothing"
    QTest.mouseClick(answers["Accept the result"], Qt.MouseButton.LeftButton)
    assert hands.match.position > before
    assert not card.isVisible(), "who accepts it has read it"
    last = hands.window.controller.table.battles.last
    assert last.over
    assert "Yugoslavia" in " ".join((last.result, *last.cost)), "what came of it stays in the Combat dock"


def test_what_is_asked_on_the_reveal_is_what_is_asked_and_it_tells_of_this_fight(qapp) -> None:
    """Each side is asked for re-rolls, a last chance is followed by dice to name, and a spy draws a card blindly."""
    match, asked_on_it = Match.new("reich", "intro-1941-42", seed=3), 0
    player = make_player("greedy", match.definition, match.world, 3)
    with tempfile.TemporaryDirectory() as folder:
        hands = Hands(match, folder)
        card, control = hands.window.page.map.result_card, hands.window.controller
        for _ in range(40):
            hands.answer(player.choose(hands.match.state, hands.match.decision))
            if not card.isVisible():
                continue
            assert card.asked is None or card.asked == control.decision_view()
            asked_on_it += card.asked is not None
            fight = hands.match.state.conflict
            waits = fight is not None and not any(fight.dice.values())
            assert not waits, "a fight whose dice have not fallen has no result, nor has the one before"
        hands.close()
    assert asked_on_it > 3


@pytest.mark.rule("reich", "7.6")
@pytest.mark.parametrize("put_aside", [False, True])
def test_who_wins_is_told_on_the_map_also_where_the_last_reroll_was_left(qapp, put_aside: bool) -> None:
    """While it was asked for nobody had won yet: the sums stood there, not what they came to."""
    match = Match.new("reich", "intro-1941-42", seed=1)
    player = make_player("greedy", match.definition, match.world, 1)
    costs = []
    with tempfile.TemporaryDirectory() as folder:
        hands = Hands(match, folder)
        card = hands.window.page.map.result_card
        while () not in costs:  # a loss is told for its own sake
            while hands.match.decision.prompt.key != "conflict.rerolls":
                hands.answer(player.choose(hands.match.state, hands.match.decision))
            told = _leave_the_dice(hands, put_aside)
            assert not any("win" in words for words in told)
            assert card.isVisible()
            assert "win" in card.roll.text
            costs.append(card.roll.battle.cost)
        hands.close()


def _leave_the_dice(hands: Hands, put_aside: bool) -> list[str]:
    """Re-roll nothing, on the map or after the sums were put aside; what the map said of them before."""
    card, told = hands.window.page.map.result_card, []
    while hands.match.decision.prompt.key == "conflict.rerolls":
        told.append(card.roll.text)
        if put_aside:
            hands.window.wiring.desk.go_on()
            hands.window.controller.play("done")
            continue
        assert card.isVisible()
        left = next(each for each in card.findChildren(QPushButton) if each.text() == "No re-roll")
        QTest.mouseClick(left, Qt.MouseButton.LeftButton)
    return told
