"""Conceding from the menu, and taking it back with consent."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox

from desktop.ui.main_window import MainWindow


def press(window: MainWindow, name: str) -> None:
    QTest.mouseClick(window.findChild(QAbstractButton, name), Qt.MouseButton.LeftButton)


def test_the_player_at_the_screen_is_asked_and_may_play_on(table: MainWindow) -> None:
    position = table.controller.match.position
    table.commands.actions["concede"].trigger()
    bar = table.page.concede
    assert bar.isVisible()
    press(table, "play-on")
    assert not bar.isVisible()
    assert table.controller.match.position == position


def test_conceding_ends_the_game_and_is_logged_and_kept(table: MainWindow) -> None:
    side = table.controller.seat
    table.commands.actions["concede"].trigger()
    assert not table.page.concede.findChildren(QComboBox), "nobody gives up for another"
    press(table, "concede")
    assert table.controller.match.conceded == side
    assert "gave up" in table.wiring.view.result
    assert table.wiring.view.winner != side
    assert "gave up the game." in " ".join(line.text for line in table.docks.log.lines())
    assert not table.commands.actions["concede"].isEnabled()
    kept = table.settings.library.games()
    assert [(each.finished, each.headline.decider) for each in kept] == [(True, "")]
    assert "gave up" in kept[0].headline.result


def test_the_question_goes_when_somebody_else_must_act(table: MainWindow) -> None:
    side = table.controller.seat
    table.commands.actions["concede"].trigger()
    table.controller.silence("unmoved")
    table.controller.play("done")
    assert table.controller.seat != side
    assert not table.page.concede.isVisible()


def test_taking_it_back_needs_both(table: MainWindow) -> None:
    table.controller.concede()
    table.orders.on_undo()
    card = table.consents.asked
    assert card.isVisible()
    for check in card.findChildren(QCheckBox):
        check.setChecked(True)
    press(table, "agree")
    assert not table.controller.match.conceded
    assert table.wiring.view.decision is not None
    assert table.consents.asked is None


def test_escape_leaves_the_consent_card(table: MainWindow) -> None:
    table.controller.concede()
    conceded = table.controller.match.conceded
    table.orders.on_undo()
    QTest.keyClick(table.consents.asked.form, Qt.Key.Key_Escape)
    assert table.consents.asked is None
    assert table.controller.match.conceded == conceded
