"""A dock that lies behind another one of its group holds nothing of a hand that is down."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from desktop.controller import stages
from desktop.data.headline import Headline
from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from tests.ui.window.test_secrets import all_texts


def test_the_chances_of_a_hand_do_not_stay_behind_in_a_dock_that_is_covered(window: MainWindow) -> None:
    """7.3 of reich: with the hand up the dock tells what each card of it could do."""
    window.begin(Match.new("reich", "intro-1941-42", seed=3), Headline(handover=stages.OPEN))
    control = window.controller
    while control.match.decision.prompt.key != "conflict.card":
        asked = control.match.decision
        attack = [action for action in asked.actions if action.verb == "attack"]
        control.play(str((attack or asked.actions)[0]))
    seat = control.match.decision.player
    window.docks.reveal("combat")
    control.hold_up(seat)
    QTest.qWait(5)
    names = [control.presenter.names.card(card) for card in control.match.state.hands[seat]]
    panel = window.docks.combat
    told = [name for name in names if name in "\n".join(texts_of(panel))]
    assert told, "the dock tells of the hand"
    window.docks.raise_tab(next(name for name in ("log", "units", "situation") if covers(window, name)))
    QTest.qWait(5)
    control.hold_up("")
    QTest.qWait(5)
    assert not [name for name in told if name in "\n".join(texts_of(window.docks.made["combat"]))]
    assert not [name for name in told if name in all_texts(window)]


def texts_of(panel: QWidget) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel)]


def covers(window: MainWindow, name: str) -> bool:
    return window.docks[name] in window.tabifiedDockWidgets(window.docks["combat"])
