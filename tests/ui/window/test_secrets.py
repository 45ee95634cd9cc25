"""Handing over: nothing of the next player, and nothing left of the last one, before the button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from desktop.controller.pages import ReplayView
from desktop.engine.match import Match
from desktop.ui.main_window import MainWindow
from desktop.ui.panels.card_widgets import CardWidget
from desktop.views.table import LogLine
from tests.tiny.world import CARDS


@pytest.fixture
def secret(window: MainWindow, settings) -> MainWindow:
    settings.handover = "needed"
    window.apply_settings()
    window.begin(Match.new("tiny", "meeting", seed=1))
    return window


def all_texts(window: MainWindow) -> str:
    """Every text any widget of the window holds, shown or not."""
    found = [window.windowTitle(), window.statusBar().currentMessage()]
    for widget in window.findChildren(QWidget):
        found += [widget.toolTip(), widget.statusTip(), widget.accessibleName(), widget.windowTitle()]
        if isinstance(widget, QLabel | QAbstractButton):
            found.append(widget.text())
    return "\n".join(found)


def sit_down(window: MainWindow) -> None:
    QTest.mouseClick(window.findChild(QAbstractButton, "sit-down"), Qt.MouseButton.LeftButton)
    QTest.qWait(1)


def is_blank(window: MainWindow) -> None:
    assert window.hand_over.isVisible()
    assert not window.page.isVisible()
    assert not any(dock.isVisible() for dock in window.docks.docks.values())
    assert window.wiring.view is None
    texts = all_texts(window)
    for card, (_, title, _) in CARDS.items():
        assert card not in texts
        assert title not in texts
    assert not [card for card in window.docks.hand.findChildren(CardWidget) if not card.isHidden()]


def test_the_first_player_sits_down_before_anything_is_shown(secret: MainWindow) -> None:
    is_blank(secret)
    sit_down(secret)
    assert secret.at_table
    assert secret.wiring.view.seat == "red"
    assert secret.wiring.view.hand is not None


def test_nothing_of_either_player_is_held_between_two_seats(secret: MainWindow) -> None:
    sit_down(secret)
    QTest.qWait(5)
    assert "Rest" in repr(secret.wiring.view)
    secret.controller.play("card red-storm")
    is_blank(secret)
    page = secret.grab().toImage()
    area = secret.hand_over.geometry()
    assert area.width() * area.height() > 0.85 * page.width() * page.height()
    sit_down(secret)
    assert secret.wiring.view.seat == "blue"
    assert "red-storm" not in all_texts(secret)


def test_floating_docks_go_too_and_come_back(secret: MainWindow) -> None:
    sit_down(secret)
    secret.docks["hand"].setFloating(True)
    secret.docks["hand"].show()
    QTest.qWait(5)
    secret.controller.play("card red-rest")
    is_blank(secret)
    sit_down(secret)
    assert secret.docks["hand"].isVisible()
    assert secret.docks["decision"].isVisible()


def test_floating_docks_go_with_their_window(secret: MainWindow) -> None:
    sit_down(secret)
    secret.docks["hand"].setFloating(True)
    secret.docks["hand"].show()
    QTest.qWait(5)
    secret.close()
    assert not secret.docks["hand"].isVisible()


def test_keys_do_nothing_to_the_game_on_the_page(secret: MainWindow) -> None:
    sit_down(secret)
    secret.controller.play("card red-rest")
    position = secret.controller.match.position
    for key in (Qt.Key.Key_Backspace, Qt.Key.Key_PageUp, Qt.Key.Key_Tab, Qt.Key.Key_F9):
        QTest.keyClick(secret, key)
    QTest.keyClick(secret, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert secret.controller.match.position == position
    is_blank(secret)


def test_the_news_is_told_after_sitting_down(secret: MainWindow) -> None:
    sit_down(secret)
    secret.controller.play("card red-rest")
    sit_down(secret)
    assert secret.page.news.isVisible()
    assert "Red lays a card." in all_texts(secret)


def test_headings_do_not_hide_what_happened(secret: MainWindow) -> None:
    told = LogLine(7, "The offensive was not made: VP -1", level=3)
    headings = tuple(LogLine(7, name) for name in ("Attrition", "Sieges", "War Status"))
    secret.page.news.show_news(ReplayView((told, *headings), ()))
    assert "VP -1" in secret.page.news._text.text()
    secret.page.news.show_news(ReplayView(headings, ()))
    assert "War Status" in secret.page.news._text.text()


def test_the_game_is_kept_through_a_hand_over(secret: MainWindow, settings) -> None:
    sit_down(secret)
    secret.controller.play("card red-rest")
    digest = secret.controller.match.digest()
    secret.close()
    found = settings.library.games()
    assert len(found) == 1
    assert settings.library.open(found[0].path)[1].match.digest() == digest


def test_the_key_that_the_page_names_works_after_a_choice(secret: MainWindow) -> None:
    sit_down(secret)
    secret.wiring._on_chosen("card red-rest")
    QTest.qWait(1)
    assert secret.hand_over.isVisible()
    assert secret.focusWidget() is secret.hand_over, "not the map that is out of sight"
    QTest.keyClick(secret.focusWidget(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert secret.at_table


def test_enter_goes_on_only_where_nothing_is_hidden(secret: MainWindow, settings, monkeypatch) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select):
        for target in (secret.hand_over, secret, secret.focusWidget()):
            QTest.keyClick(target, key)
            is_blank(secret)
    QTest.keyClick(secret.hand_over, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert secret.at_table, "a key that nobody presses by chance"
    presenter = type(secret.controller.presenter)
    monkeypatch.setattr(presenter, "hides_something", lambda self, state: False)
    settings.handover = "always"
    secret.apply_settings()
    secret.begin(Match.new("tiny", "meeting", seed=1))
    assert secret.hand_over.isVisible()
    assert secret.focusWidget() is secret.hand_over
    QTest.keyClick(secret.hand_over, Qt.Key.Key_Return)
    assert secret.at_table
