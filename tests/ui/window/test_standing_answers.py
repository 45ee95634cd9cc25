"""Answers that are always given: said by a right click, told in the dock, taken back there or in the preferences."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from desktop.controller.always import ANY, Standing
from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.ui.dialogs.preferences import PreferencesDialog
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings


def at_the_cards() -> Match:
    """Crusade where the attacker is asked for Combat Cards."""
    match = Match.new("crusade", "columns", seed=1)
    player = make_player("greedy", match.definition, match.world, 1)
    while match.decision is not None and match.decision.prompt.key != "combat.cards_attack":
        match.play(player.choose(match.state, match.decision))
    return match


@pytest.fixture
def asked(window: MainWindow) -> MainWindow:
    window.begin(at_the_cards())
    QTest.qWait(5)
    return window


def button(window: MainWindow, action: str) -> QAbstractButton:
    buttons = window.docks.decision.findChildren(QAbstractButton)
    return next(each for each in buttons if each.property("action") == action and each.isVisible())


def say(window: MainWindow, action: str, line: int, reason=QContextMenuEvent.Reason.Mouse) -> None:
    """Ask for the menu of a choice, and click one of its lines."""
    target = button(window, action)
    at = target.rect().center()
    QApplication.sendEvent(target, QContextMenuEvent(reason, at, target.mapToGlobal(at)))
    menu = window.standing.menu
    assert menu is not None
    assert menu.isVisible()
    assert not menu.geometry().contains(target.mapToGlobal(at)), "the mouse is let go outside the menu"
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[line]).center())
    QTest.qWait(5)


def again(window: MainWindow) -> list[QAbstractButton]:
    found = window.docks.decision.findChildren(QAbstractButton, "ask-again")
    return [each for each in found if each.isVisible()]


def test_a_right_click_says_always_and_it_is_answered_now_and_then(asked: MainWindow, settings: Settings) -> None:
    question = asked.controller.match.decision
    position = asked.controller.match.position
    say(asked, "no-card", 1)
    assert str(asked.controller.match.log[position].action) == "no-card"
    key = ("crusade", question.player, "combat.cards_attack", "no-card")
    assert asked.controller.options.always == {key}
    assert [each.key for each in settings.always()] == [key]
    asked.begin(at_the_cards())
    assert asked.controller.match.decision.prompt.key == "combat.cards_attack", "nothing is answered before an act"


def test_the_menu_key_asks_for_the_same(asked: MainWindow) -> None:
    say(asked, "no-card", 1, QContextMenuEvent.Reason.Keyboard)
    assert asked.controller.options.always


def test_a_player_is_never_asked_for_combat_cards_unless_he_says_so(asked: MainWindow) -> None:
    player = asked.controller.match.decision.player
    say(asked, "no-card", 0)
    assert asked.controller.options.always == {("crusade", player, ANY, "no-card")}
    (line,) = again(asked)
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert asked.controller.options.always == set()
    assert again(asked) == []


def test_a_button_says_so_too_where_the_question_may_be_spared(asked: MainWindow) -> None:
    player = asked.controller.match.decision.player
    never = asked.docks.decision.findChild(QAbstractButton, "never-ask")
    assert never.isVisible()
    assert "Combat Cards" in never.text() or "Combat Cards" in never.accessibleName()
    QTest.mouseClick(never, Qt.MouseButton.LeftButton)
    assert asked.controller.options.always == {("crusade", player, ANY, "no-card")}
    while asked.controller.match.decision.prompt.key.startswith("combat.cards"):
        asked.controller.play("no-card")
    QTest.qWait(5)
    assert not never.isVisible()


def test_enter_after_a_menu_that_was_left_forgoes_nothing(asked: MainWindow) -> None:
    target, before = button(asked, "no-card"), asked.controller.match.position
    QTest.mouseClick(target, Qt.MouseButton.RightButton)
    QApplication.sendEvent(target, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(3, 3), QPoint(3, 3)))
    asked.standing.menu.close()
    QTest.keyClick(QApplication.focusWidget() or asked, Qt.Key.Key_Return)
    assert asked.controller.match.position == before


def test_it_holds_for_the_player_who_said_so_alone(asked: MainWindow) -> None:
    player = asked.controller.match.decision.player
    say(asked, "no-card", 0)
    others = [entry.player for entry in asked.controller.match.log if str(entry.action) == "no-card"]
    assert others[-1] == player, "the defender is still asked"


def test_an_answer_that_names_something_offers_no_menu(asked: MainWindow) -> None:
    card = next(choice for choice in asked.wiring.view.decision.choices if " " in choice.action)
    asked.standing.menu = None
    asked.standing.show_menu(card, QPoint(0, 0))
    assert asked.standing.menu is None


def test_the_preferences_list_what_is_always_answered_and_take_it_back(
    asked: MainWindow, settings: Settings, qtbot
) -> None:
    settings.keep_always(Standing("crusade", "republican", ANY, "no-card", "Republicans: no cards"))
    asked.apply_settings()
    assert asked.controller.options.always == {("crusade", "republican", ANY, "no-card")}
    dialog = PreferencesDialog(settings, asked)
    qtbot.addWidget(dialog)
    dialog.changed.connect(asked.apply_settings)
    dialog.show()
    (line,) = dialog.findChildren(QAbstractButton, "take-back")
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert settings.always() == []
    assert asked.controller.options.always == set()


def test_what_must_be_confirmed_is_never_answered_by_itself(asked: MainWindow, monkeypatch) -> None:
    control = asked.controller
    question = control.match.decision
    control.options.always.add(("crusade", question.player, ANY, "no-card"))
    monkeypatch.setattr(control, "must_confirm", lambda choice: True)
    before = control.match.position
    control.answer_by_itself()
    assert control.match.position == before
    monkeypatch.undo()
    control.answer_by_itself()
    assert control.match.position > before


def test_a_line_of_another_version_is_no_answer(settings: Settings) -> None:
    settings.store.setValue("always", ["{not json", '{"game": 3}'])
    assert settings.always() == []
