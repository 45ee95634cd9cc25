"""The cards of a scenario: which each side has in hand, in its deck, played before; ticked in a list of all by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.data.arranging import Data, Dealer, Pile
from desktop.scenarios.fields import Path
from desktop.scenarios.piles import dealt, listed, undealt
from desktop.ui.editor.tick_table import TickTable
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel


class CardsForm(QWidget):
    """Signals:
    data_set: the whole file as it is to be.
    """

    data_set = Signal(object)

    def __init__(self, dealer: Dealer, sides: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dealer, self._sides = dealer, [side for side, _ in sides]
        self._data: Data = {}
        self._world: Any = None
        self._names: Any = None
        self._piles: list[Pile] = []
        self.side = QuietComboBox()
        self.side.setObjectName("cards-side")
        for side, name in sides:
            self.side.addItem(name, side)
        self.side.activated.connect(lambda _: self._show())
        self.table = TickTable("cards", self.tr("Find a card"))
        self.table.ticked.connect(self._on_ticked)
        self.nothing = TextLabel(self.tr("This scenario uses the set-up of another, and its cards."), tone="muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(TextLabel(self.tr("Tick where a card is; Space ticks, the arrows go on."), tone="muted"))
        column.addWidget(self.side)
        column.addWidget(self.nothing)
        column.addWidget(self.table, 1)

    def show_data(self, data: Data, world: Any, names: Any) -> None:
        """`world` has the cards of the game, and `names` what they are called."""
        self._data, self._world, self._names = data, world, names
        self._show()

    def places(self, data: Data) -> list[Path]:
        """Where the file lists the cards that are shown here, of whichever side."""
        piles = [pile for side in self._sides for pile in self._dealer.piles(data, side)]
        return [pile.place for pile in piles if listed(data, pile)]

    def _show(self) -> None:
        side = str(self.side.currentData())
        self._piles = [] if "setup_as" in self._data else self._dealer.piles(self._data, side)
        self.nothing.setVisible(not self._piles)
        cards = self._dealer.cards(self._world, side)
        lists = [set(listed(self._data, pile)) for pile in self._piles]
        titles = [self._title(pile.id) for pile in self._piles]
        rows = [(card, self._name(card)) for card in cards]
        self.table.show_rows(titles, rows, lambda card, at: card in lists[at])

    def _name(self, card: str) -> str:
        """A number is first, where it is never cut off; alike cards are told apart by the number of the copy."""
        name, number = str(self._names.card(card)), card.rpartition("_")[2]
        if name.endswith(f"({card})"):
            return f"{card}  {name.removesuffix(f'({card})').rstrip()}"
        return f"{name} {number}" if number.isdigit() else name

    def _title(self, pile: str) -> str:
        return {
            "hand": self.tr("Hand"), "deck": self.tr("Deck"), "played": self.tr("Played"),
            "lasting": self.tr("In force"), "given": self.tr("Dealt"), "pool": self.tr("Drawn from"),
        }[pile]  # fmt: skip

    def _on_ticked(self, card: str, at: int, on: bool) -> None:
        pile = self._piles[at]
        if on:
            self.data_set.emit(dealt(self._data, self._piles, pile, card, self._order()))
        else:
            self.data_set.emit(undealt(self._data, self._piles, pile, card))

    def _order(self) -> list[str]:
        """Lists may hold cards of both sides."""
        return list(dict.fromkeys(card for side in self._sides for card in self._dealer.cards(self._world, side)))
