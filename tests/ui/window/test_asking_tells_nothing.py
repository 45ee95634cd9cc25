"""Combat Cards are asked for always, or never by one's own word: what is seen of it is the same whatever is held."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from desktop.controller.always import ANY, Standing
from desktop.controller.stages import OPEN
from desktop.engine import unseen
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings

GAMES = [
    pytest.param("crusade", "columns", 4, 0.0, marks=pytest.mark.rule("crusade", "11.2.4"), id="crusade"),
    pytest.param("illusions", "brusilov", 3, 0.2, marks=pytest.mark.rule("illusions", "9.8"), id="illusions"),
]
CARDS, FIRST = "combat.cards_", "combat.cards_att"
PASS = Action("no-card")
ORDERS = 16
"""So many ways to lay the cards that not all may see are tried."""


def before_the_cards(game: str, scenario: str, seed: int, sense: float) -> tuple[Match, str]:
    """A game in which an attack is about to be made, and the action that makes it."""
    match, chance = Match.new(game, scenario, seed=seed), random.Random(seed)
    player = make_player("greedy", match.definition, match.world, seed)
    while match.decision is not None:
        asked = match.decision
        action = player.choose(match.state, asked) if chance.random() < sense else chance.choice(asked.actions)
        match.play(action)
        if match.decision is not None and match.decision.prompt.key.startswith(FIRST):
            return match.at(match.position - 1), str(action)
    raise AssertionError("nobody attacks")


def arranged(match: Match, order: int) -> Match:
    """The same with all cards that not everybody may see laid otherwise."""
    other = match.at(match.position)
    other.state = unseen.rearranged(other, "", order)
    other._ask_again()
    return other


def unlike_hands(match: Match, attack: str) -> list[int]:
    """Ways to lay the cards in which attacker, defender, or both hold one that could be played, and others."""
    found: dict[tuple[bool, ...], int] = {}
    for order in range(ORDERS):
        other, could = arranged(match, order), []
        other.play(Action.parse(attack))
        while (asked := other.decision) is not None and asked.prompt.key.startswith(CARDS):
            could.append(len(asked.actions) > 1)
            other.play(PASS)
        found.setdefault(tuple(could), order)
    assert {could for hands in found for could in enumerate(hands)} >= {(0, True), (0, False), (1, True), (1, False)}
    return list(found.values())


def fought(window: MainWindow, match: Match, attack: str) -> tuple[str, ...]:
    """All that can be read at each question for cards."""
    window.begin(match)
    window.controller.play(attack)
    QTest.qWait(1)
    seen = []
    while (asked := window.controller.match.decision) is not None and asked.prompt.key.startswith(CARDS):
        seen.append(read(window))
        click(window, str(PASS))
    return tuple(seen)


def read(window: MainWindow) -> str:
    """All that can be read in the window, but for the time at which the game was kept."""
    clock = [window.kept, *window.kept.findChildren(QWidget)]
    shown = [each for each in window.findChildren(QWidget) if each.isVisible() and each not in clock]
    told = [window.statusBar().currentMessage()]
    for each in shown:
        told += [each.toolTip(), each.accessibleName()]
        if isinstance(each, QLabel | QAbstractButton):
            told.append(each.text())
    return "\n".join(filter(None, told))


def click(window: MainWindow, action: str) -> None:
    buttons = window.docks.decision.findChildren(QAbstractButton)
    found = [each for each in buttons if each.property("action") == action and each.isVisible()]
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)
    QTest.qWait(1)


@pytest.mark.parametrize(("game", "scenario", "seed", "sense"), GAMES)
@pytest.mark.parametrize("never", [(), (0,), (1,), (0, 1)], ids=["asked", "first-never", "second-never", "never"])
def test_whether_anybody_is_asked_and_how_tells_nothing_of_what_he_holds(
    window: MainWindow, settings: Settings, game: str, scenario: str, seed: int, sense: float, never: tuple[int, ...]
) -> None:
    settings.handover = OPEN
    match, attack = before_the_cards(game, scenario, seed, sense)
    sides = [seat for seat, _ in match.definition.presenter(match.world).seats()][:2]
    for number in never:
        settings.keep_always(Standing(game, sides[number], ANY, "no-card", "no cards"))
    window.apply_settings()
    hands = unlike_hands(match, attack)
    fought(window, arranged(match, 0), attack)  # the window finds its shape
    told = {fought(window, arranged(match, order), attack) for order in hands}
    assert len(told) == 1
    assert len(told.pop()) == 2 - len(never)
