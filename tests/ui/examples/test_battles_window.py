"""A worked example of the battles in the window: clicked through, left for a move of one's own, taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.examples.course import Stop
from desktop.ui.examples.example_page import ExamplePage
from desktop.ui.main_window import MainWindow
from desktop.ui.settings import Settings


@pytest.fixture
def battle(qtbot: QtBot, store: QSettings, tmp_path: Path) -> MainWindow:
    settings = Settings(store, tmp_path / "data")
    settings.animation = 0
    settings.handover = "never"
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    window.examples.open("battles/ex-11-4a")
    return window


def click(qtbot: QtBot, parent: QWidget, name: str) -> None:
    button = parent.findChild(QPushButton, name)
    assert button is not None, name
    qtbot.waitUntil(button.isVisible)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def click_to(qtbot: QtBot, page: ExamplePage, stop: Stop) -> None:
    """Press Next until the reader has come there."""
    for _ in range(20):
        if page.controller.step is not None and page.controller.step.stop == stop:
            return
        click(qtbot, page, "example-next")
    raise AssertionError(f"{stop} is not come to")


@pytest.mark.rule("battles", "11.4")
def test_the_assault_is_clicked_through_to_its_advance(battle: MainWindow, qtbot: QtBot) -> None:
    page = battle.examples.page
    click_to(qtbot, page, Stop((4,), True))
    assert page.tabs.currentWidget() is page.charts
    chart = page.charts.model.chart
    row, column = chart.lit[0]
    assert (chart.rows[row][0], chart.columns[column], chart.rows[row][1][column]) == ("5", "5–6", "–/∗")
    assert page.player._step is not None
    assert [group.dice for group in page.player._step.dice] == [((6, 5),)]
    click_to(qtbot, page, Stop((6,), True))
    assert page.map.scene.pieces["JN-1.1.1"].piece.space == "3532"
    assert page.map.scene.pieces["JR-1.48"].piece.space == "3533"
    assert not page.player.next.isEnabled()


def test_leaving_it_to_let_the_defender_slip_away(battle: MainWindow, qtbot: QtBot) -> None:
    page = battle.examples.page
    page.controller.go_to((3,), acted=True)
    click(qtbot, page, "example-try")
    assert battle.page.isVisible()
    battle.controller.play("retreat JR-1.48")
    battle.controller.play("back 3533")
    assert battle.page.map.scene.pieces["JR-1.48"].piece.space == "3533"
    click(qtbot, battle.page, "back-to-example")
    assert page.map.scene.pieces["JR-1.48"].piece.space == "3532"
    click_to(qtbot, page, Stop((4,), True))
    assert "5" in page.player.dice.accessibleName()
