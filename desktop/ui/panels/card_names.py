"""The names of the cards in a pile, to be unfolded: the cursor on one shows it large."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.frames import Section
from desktop.ui.widgets.text import TextLabel, WrapButton
from desktop.views.escaping import escape
from desktop.views.ours import undaggered
from desktop.views.table import PileView


class CardNames(Section):
    """A pile told by the names of its cards.

    Signals:
        unfolded: its names are shown now, or hidden again.
        pointed: the number of the card under the cursor; -1 for none.
    """

    unfolded = Signal(bool)
    pointed = Signal(int)

    def __init__(self, pile: PileView, parent: QWidget | None = None, *, open_: bool = False) -> None:
        super().__init__(parent, side=pile.side or None)
        self.pile = pile
        self.head = WrapButton(f"{pile.title} · {pile.count}", self)
        self.head.setCheckable(True)
        self.head.setEnabled(bool(pile.cards))
        self.column.addWidget(self.head)
        self.note = TextLabel(pile.note, self, tone="muted", factor=0.9)
        self.names = TextLabel("", self, factor=0.95)
        self.column.addWidget(self.note)
        self.column.addWidget(self.names)
        self.names.linkHovered.connect(self._on_hovered)
        self.head.setChecked(open_ and bool(pile.cards))
        self._fold()
        self.head.toggled.connect(self._on_toggled)

    def _on_toggled(self, on: bool) -> None:
        self._fold()
        self.unfolded.emit(on)

    def _fold(self) -> None:
        on = self.head.isChecked()
        self.head.set_note("▾" if on else "▸")
        self.note.setVisible(on and bool(self.pile.note))
        self.names.setVisible(on)
        if on and not self.names.text():
            self.names.set_html("<br>".join(self._line(number) for number in range(len(self.pile.cards))))

    def _line(self, number: int) -> str:
        """A card by its name and number, with its first value."""
        card = self.pile.cards[number]
        link = colours.link(self.palette()).name()
        name = f'<a href="{number}" style="color:{link}; text-decoration:none">{escape(undaggered(card.title))}</a>'
        told = [undaggered(card.number), *(f"{undaggered(figure)} {label}" for label, figure in card.values[:1])]
        return f"{name} {escape(' · '.join(each.strip() for each in told if each.strip()))}"

    def _on_hovered(self, link: str) -> None:
        self.pointed.emit(int(link) if link else -1)
