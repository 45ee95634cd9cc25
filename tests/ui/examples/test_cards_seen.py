"""The cards a step names: in a row beside the text, and lit in the hand."""

from __future__ import annotations

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.controller.example_controller import ExampleController
from desktop.examples.loader import find_example
from desktop.ui.examples.example_page import ExamplePage
from desktop.ui.examples.shown import ShownCard
from desktop.ui.widgets.text import TextLabel


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
