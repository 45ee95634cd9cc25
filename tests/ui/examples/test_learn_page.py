"""The Learn page: a game at a time, search, and the ways from it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.engine.match import Match
from desktop.examples.views import ExampleItem
from desktop.ui.examples.learn_page import LearnPage
from desktop.ui.examples.progress import Progress
from desktop.ui.main_window import MainWindow

ITEM = ExampleItem("chess", "Chess", "fork", "The fork", "A knight attacks two.", "Tactics", 3, ("3.6",), "start")
ITEMS = [
    ITEM,
    replace(ITEM, id="pin", title="The pin", rules=("3.3",)),
    replace(ITEM, game="go", game_title="Go", id="eye", title="Two eyes", summary="A group lives.", rules=("7",)),
]


@pytest.fixture
def page(qtbot: QtBot, store: QSettings) -> LearnPage:
    page = LearnPage(Progress(store))
    qtbot.addWidget(page)
    page.show_examples(ITEMS, game="go")
    page.show()
    return page


def listed(page: LearnPage) -> list[str]:
    return [card.item.id for card in page.cards]


def test_it_opens_at_the_game_in_mind_and_turns_to_others(page: LearnPage, qtbot: QtBot) -> None:
    assert listed(page) == ["eye"]
    button = page.findChild(QPushButton, "learn-chess")
    assert button is not None
    assert button.text() == "Chess  0 of 2"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert listed(page) == ["fork", "pin"]


def test_a_search_finds_words_and_rules_of_all_games(page: LearnPage) -> None:
    page.search.setText("knight")
    assert listed(page) == ["fork", "pin"]
    page.search.setText("3.3")
    assert listed(page) == ["pin"]
    page.search.setText("lives go")
    assert listed(page) == ["eye"]
    page.search.setText("zugzwang")
    assert listed(page) == []


def test_progress_is_told_for_each_game(qtbot: QtBot, store: QSettings) -> None:
    progress = Progress(store)
    progress.mark_done("chess/pin")
    page = LearnPage(progress)
    qtbot.addWidget(page)
    page.show_examples(ITEMS)
    button = page.findChild(QPushButton, "learn-chess")
    assert button is not None
    assert button.text() == "Chess  1 of 2"


def test_escape_leaves_the_search_and_then_the_page(window: MainWindow, qtbot: QtBot) -> None:
    window.orders.on_learn()
    learn = window.examples.learn
    learn.search.setText("fight")
    qtbot.keyClick(learn.search, Qt.Key.Key_Escape)
    assert learn.search.text() == ""
    assert learn.isVisible()
    qtbot.keyClick(learn.search, Qt.Key.Key_Escape)
    assert window.start.isVisible()


def test_it_leads_back_to_the_game_it_was_opened_from(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(Match.new("tiny", "meeting", seed=1))
    window.orders.on_learn()
    learn = window.examples.learn
    assert "table" in learn.back.text()
    window.examples.open("tiny/laying-cards")
    window.examples.page.closed.emit()
    qtbot.keyClick(learn.search, Qt.Key.Key_Escape)
    assert window.at_table
    window.show_start()
    window.orders.on_learn()
    assert "Start" in learn.back.text()
    qtbot.keyClick(learn.search, Qt.Key.Key_Escape)
    assert window.start.isVisible()


def test_an_example_leads_to_the_next_one(window: MainWindow, qtbot: QtBot) -> None:
    window.examples.open("tiny/laying-cards")
    page = window.examples.page
    page.controller.go_to((0,), acted=True)
    button = page.player.findChild(QPushButton, "neighbour-0")
    assert button is not None
    assert "The first fight" in button.label  # type: ignore[attr-defined]
    button.click()
    assert page.controller.key == "tiny/first-fight"


def test_an_example_leads_to_its_rules(window: MainWindow) -> None:
    window.examples.open("tiny/first-fight")
    page = window.examples.page
    page.player.narration.linkActivated.emit("rule:3.1")
    assert page.tabs.currentWidget() is page.rules
