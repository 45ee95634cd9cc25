"""The cards a step names: in a row beside the text, and lit in the hand."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.controller.example_controller import ExampleController
from desktop.examples.loader import find_example
from desktop.ui.examples.example_page import ExamplePage
from desktop.ui.examples.shown import ShownCard
from desktop.ui.widgets.text import TextLabel
from desktop.views.table import TableView


def test_every_named_card_is_shown_and_lit(qtbot: QtBot) -> None:
    page = ExamplePage(ExampleController())
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    assert page.controller.open(find_example("crusade/ex-8-5-3-2a"))
    QTest.qWait(1)
    row = page.player.cards
    assert [card.view.id for card in row.findChildren(ShownCard)] == ["N8", "N9"]
    assert {label.text() for label in row.findChildren(TextLabel)} == {"held by Nationalists"}
    page.tabs.setCurrentWidget(page.hand)
    assert {card.view.id for card in page.hand.card_widgets() if card.lit} == {"N8", "N9"}
    page.controller.go_to((2,))
    assert not any(card.lit for card in page.hand.card_widgets())
    page.controller.close()


@pytest.mark.parametrize("key", ["arriba/ex-11", "battles/ex-13-2", "crusade/ex-11-2-9a", "reich/ex-7-5"])
def test_no_panel_without_anything_to_show_is_turned_to(qtbot: QtBot, key: str) -> None:
    page = ExamplePage(ExampleController())
    qtbot.addWidget(page)
    shown: list[TableView] = []
    page.controller.table_changed.connect(shown.append)
    loaded = find_example(key)
    assert page.controller.open(loaded)
    fronts = []
    for stop in loaded.course.stops:
        page.controller.go_to(stop.path, acted=stop.acted)
        fronts.append(page.tabs.currentWidget())
        assert fronts[-1] is not page.combat or shown[-1].preview is not None, stop
    assert page.combat in fronts or key == "arriba/ex-11"
    page.controller.close()


def test_the_hand_is_before_a_reader_who_is_to_play_a_card(qtbot: QtBot) -> None:
    """After a fight, too, whose result would be in front otherwise; and the table of cards where it lies there."""
    page = ExamplePage(ExampleController())
    qtbot.addWidget(page)
    assert page.controller.open(find_example("crusade/republican-first-turn"))
    page.controller.go_to((13,), acted=True)
    assert page.tabs.currentWidget() is page.combat
    page.controller.go_to((14,))
    assert page.tabs.currentWidget() is page.hand
    assert page.controller.open(find_example("crusade/campaign-first-turn"))
    page.controller.go_to((2,))
    assert page.tabs.currentWidget() is page.decision, "nothing but a choice is called for"
    assert page.controller.open(find_example("reich/campaign-first-turn"))
    page.controller.go_to((17,))
    assert page.tabs.currentWidget() is page.cards
    page.controller.close()


def test_no_tab_is_out_of_sight(qtbot: QtBot) -> None:
    page = ExamplePage(ExampleController())
    qtbot.addWidget(page)
    page.resize(1280, 750)
    page.show()
    assert page.controller.open(find_example("reich/campaign-first-turn"))
    QTest.qWait(1)
    for panel in page.panels.values():
        page.tabs.setCurrentWidget(panel)
        QTest.qWait(1)
        bar = page.tabs.tabBar()
        shown = [index for index in range(bar.count()) if bar.isTabVisible(index)]
        assert len(shown) == 8
        assert all(bar.rect().contains(bar.tabRect(index)) for index in shown), panel.panel_id
        assert bar.tabText(bar.currentIndex()) == panel.title
        assert all(bar.tabText(index) or not bar.tabIcon(index).isNull() for index in shown)
    page.controller.close()
