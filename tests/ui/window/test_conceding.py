"""Conceding from the menu, and taking it back with consent."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox

from desktop.data.saves import load_match
from desktop.ui.main_window import MainWindow


def press(window: MainWindow, name: str) -> None:
    QTest.mouseClick(window.findChild(QAbstractButton, name), Qt.MouseButton.LeftButton)


def test_the_side_to_move_is_asked_first_and_may_play_on(table: MainWindow) -> None:
    position = table.controller.match.position
    table.commands.actions["concede"].trigger()
    box = table.findChild(QComboBox, "concede-side")
    assert box.isVisible()
    assert box.currentData() == table.controller.player()
    press(table, "play-on")
    assert not box.isVisible()
    assert table.controller.match.position == position


def test_conceding_ends_the_game_and_is_logged_and_saved(table: MainWindow, tmp_path) -> None:
    table.commands.actions["concede"].trigger()
    box = table.findChild(QComboBox, "concede-side")
    box.setCurrentIndex(box.findData("blue"))
    press(table, "concede")
    assert table.controller.match.conceded == "blue"
    assert "Blue concedes" in table.wiring.view.result
    assert table.wiring.view.winner == "red"
    assert "Blue concedes the game." in [line.text for line in table.docks.log.lines()]
    assert not table.commands.actions["concede"].isEnabled()
    table.controller.save(str(tmp_path / "end.sandtable"))
    assert load_match(tmp_path / "end.sandtable").conceded == "blue"


def test_taking_it_back_needs_both(table: MainWindow) -> None:
    table.controller.concede("red")
    table.orders.on_undo()
    card = table.consent
    assert card.isVisible()
    for check in card.findChildren(QCheckBox):
        check.setChecked(True)
    press(table, "agree")
    assert not table.controller.match.conceded
    assert table.wiring.view.decision is not None
    assert table.consent is None


def test_escape_leaves_the_consent_card(table: MainWindow) -> None:
    table.controller.concede("red")
    table.orders.on_undo()
    QTest.keyClick(table.consent.form, Qt.Key.Key_Escape)
    assert table.consent is None
    assert table.controller.match.conceded == "red"
