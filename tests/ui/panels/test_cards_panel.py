"""The Cards dock: piles with counts, open cards, uses and zoom."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.ui.panels.card_names import CardNames
from desktop.ui.panels.cards_panel import CardsPanel
from desktop.ui.widgets.text import TextLabel
from desktop.views.pieces import CardUse, CardView
from desktop.views.table import CardTableView, PileView


def _card(name: str, action: str = "") -> CardView:
    uses = (CardUse("seek", f"Seek {name}", action),) if action else ()
    return CardView(name, name.title(), text="What it does.", marks=("returnable", "red star"), uses=uses)


TABLE = CardTableView(
    (
        ("Malls", (PileView("mall", "Shared", 2, (_card("spy", "seek spy"), _card("aid")), side="red"),)),
        ("Piles", (PileView("deck", "Deck", 17, (), "Nobody knows"),)),
    )
)


@pytest.fixture
def panel(shown) -> CardsPanel:
    made = CardsPanel()
    made.show_cards(TABLE)
    return shown(made, 500, 600)


def test_piles_are_told_with_their_counts(panel) -> None:
    words = [label.text() for label in panel.findChildren(TextLabel)]
    assert {"Malls", "Shared · 2", "Deck · 17", "Nobody knows"} <= set(words)
    assert [card.view.id for card in panel.card_widgets()] == ["spy", "aid"]


def test_a_card_that_can_be_used_offers_it(panel, qtbot) -> None:
    spy, aid = panel.card_widgets()
    assert spy.playable()
    assert not aid.playable()
    qtbot.mouseClick(spy, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert [slot.use.action for slot in panel.slots()] == ["seek spy"]
    with qtbot.waitSignal(panel.chosen) as signal:
        qtbot.mouseClick(panel.slots()[0].button, Qt.MouseButton.LeftButton)
    assert signal.args == ["seek spy"]
    qtbot.mouseClick(aid, Qt.MouseButton.LeftButton)
    assert panel.slots() == []


def test_where_nothing_can_be_used_no_card_is_pale(panel) -> None:
    panel.show_cards(CardTableView((("Malls", (PileView("mall", "Shared", 1, (_card("aid"),)),)),)))
    assert all(card.playable() for card in panel.card_widgets())


def test_space_enlarges_and_arrows_walk(panel, qtbot) -> None:
    first, second = panel.card_widgets()
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert panel.zoomed() == first.view
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert panel.zoomed() is None
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert second.selected
    assert not first.selected


def test_cards_on_the_table_are_not_carried(panel, qtbot) -> None:
    card = panel.card_widgets()[0]
    began = []
    card.drag_began.connect(lambda: began.append(True))
    qtbot.mousePress(card, Qt.MouseButton.LeftButton)
    qtbot.mouseMove(card, QPoint(80, 80))
    qtbot.mouseRelease(card, Qt.MouseButton.LeftButton)
    assert not began


def test_no_cards_is_said(shown) -> None:
    panel = shown(CardsPanel(), 300, 200)
    assert any("No cards" in label.text() for label in panel.findChildren(TextLabel))


TOLD = CardTableView(
    (("Red", (PileView("played", "Played", 2, (_card("spy"), _card("aid")), "In order", listed=True),)),)
)


def test_names_are_unfolded_stay_so_and_show_their_cards_large(shown, qtbot) -> None:
    panel = CardsPanel()
    panel.show_cards(TOLD)
    shown(panel, 500, 600)
    (names,) = panel.findChildren(CardNames)
    assert names.head.label == "Played · 2"
    assert not names.names.isVisible()
    qtbot.mouseClick(names.head, Qt.MouseButton.LeftButton)
    assert names.names.isVisible()
    assert all(title in names.names.text() for title in ("Spy", "Aid"))
    names.names.linkHovered.emit("1")
    assert panel.zoomed().id == "aid"
    names.names.linkHovered.emit("")
    assert panel.zoomed() is None
    first = TOLD.groups[0][1][0]
    panel.show_cards(CardTableView((("Red", (replace(first, count=1, cards=first.cards[:1]),)),)))
    QApplication.processEvents()
    (names,) = [each for each in panel.findChildren(CardNames) if each.isVisible()]
    assert names.head.isChecked()


def _table(*piles: PileView) -> CardTableView:
    return CardTableView((("Malls", piles),))


def test_a_pile_keeps_its_cards_and_tells_nothing_of_those_that_have_gone(panel, qtbot) -> None:
    """A widget takes the face of another card: name, picture, uses and the large card are those of the new one."""
    spy, aid = panel.card_widgets()
    before = spy.grab().toImage()
    cards = (CardView("back", "", hidden=True), _card("aid"), _card("tax", "seek tax"))
    panel.show_cards(_table(PileView("mall", "Shared", 3, cards, side="red")))
    assert panel.card_widgets()[:2] == [spy, aid]
    assert [card.view.id for card in panel.card_widgets()] == ["back", "aid", "tax"]
    assert "Spy" not in spy.accessibleName()
    assert spy.grab().toImage() != before
    qtbot.mouseClick(panel.card_widgets()[2], Qt.MouseButton.LeftButton)
    assert [slot.use.action for slot in panel.slots()] == ["seek tax"]
    assert panel.card_widgets()[2].selected
    panel.show_cards(_table(PileView("mall", "Shared", 0, (), side="red"), PileView("deck", "Deck", 9, (), "Thin")))
    QApplication.processEvents()
    words = [label.text() for label in panel.findChildren(TextLabel) if label.isVisibleTo(panel)]
    assert {"Shared · 0", "Deck · 9", "Thin"} <= set(words)
    assert "Nobody knows" not in words
    assert panel.card_widgets() == panel.slots() == []
