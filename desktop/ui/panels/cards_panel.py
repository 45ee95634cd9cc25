"""The Cards dock: the piles on the table, how many cards each holds, those that lie face up, what has been played and
what may come yet."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from desktop.ui.panels.card_names import CardNames
from desktop.ui.panels.card_panel import CardPanel
from desktop.ui.panels.card_widgets import SHAPE, CardWidget, UseSlot
from desktop.ui.widgets.flow import FlowLayout, clear_layout
from desktop.ui.widgets.frames import Column, Section
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.pieces import CardView
from desktop.views.table import CardTableView, PileView

SMALL = 4.6
"""Width of a card on the table, in line heights."""


class SmallCard(CardWidget):
    """A card in a pile: smaller than in the hand, and not to be carried."""

    def letters(self) -> float:
        return 0.0

    def playable(self) -> bool:
        return not self.pale

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Cards on the table stay where they are."""
        self._on_moved(event.globalPosition().toPoint())

    def sizeHint(self) -> QSize:
        width = max(60, round(em() * SMALL))
        return QSize(width, round(width * SHAPE))


class CardsPanel(CardPanel):
    """Shows a CardTableView: pick a card to see what can be done with it, rest on it to see it large."""

    panel_id = "cards"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: CardTableView | None = None
        self._cards: list[SmallCard] = []
        self._slots: list[UseSlot] = []
        self._chosen = ""
        self._unfolded: set[str] = set()
        """The piles whose names are shown."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._uses = QWidget()
        self._use_flow = FlowLayout(self._uses, 6)
        self._column = Column(self)
        self.outer.addWidget(self._uses)
        self.outer.addWidget(self._column, 1)
        self._show_all()

    # -- showing ---------------------------------------------------------------------------------------------------
    def show_cards(self, view: CardTableView | None) -> None:
        """Show the cards on the table; None for games without any."""
        if view == self._view:
            return
        before = next((card.view for card in self._cards if card.view.id == self._chosen), None)
        self._view = view
        focused = self.hold_focus()
        self._show_all()
        now = next((card.view for card in self._cards if card.view.id == self._chosen), None)
        if before is not None and now is not None and now.uses != before.uses:
            self._chosen = ""  # what was chosen for one question is not for the next
            self._show_uses()
        chosen = next((card for card in self._cards if card.view.id == self._chosen), None)
        if focused and chosen is not None:
            chosen.setFocus()

    def card_widgets(self) -> list[SmallCard]:
        return list(self._cards)

    def slots(self) -> list[UseSlot]:
        """The places for the chosen card's uses."""
        return list(self._slots)

    def _show_all(self) -> None:
        self.hide_zoom()
        self._cards = []
        clear_layout(self._column.column)
        if self._view is None:
            self._column.column.addWidget(TextLabel(self.tr("No cards in this game"), tone="muted"))
        for heading, piles in self._view.groups if self._view else ():
            self._column.column.addWidget(TextLabel(heading, bold=True, factor=1.1))
            for pile in piles:
                self._column.column.addWidget(self._names(pile) if pile.listed else self._pile(pile))
        self._column.column.addStretch(1)
        choosing = any(use.action for card in self._cards for use in card.view.uses)
        for card in self._cards:
            card.set_pale(choosing and not any(use.action for use in card.view.uses))
        if all(card.view.id != self._chosen for card in self._cards):
            self._chosen = ""
        self._show_uses()

    def _names(self, pile: PileView) -> CardNames:
        """A pile of which the names are told."""
        names = CardNames(pile, self._column.content, open_=pile.id in self._unfolded)
        names.unfolded.connect(lambda on: self._unfolded.add(pile.id) if on else self._unfolded.discard(pile.id))
        names.unfolded.connect(lambda _: self._column.settle())
        names.pointed.connect(lambda number: self._on_named(names, number))
        return names

    def _on_named(self, names: CardNames, number: int) -> None:
        """The cursor is on the name of a card, or has left it."""
        if number < 0:
            self.hide_zoom()
        else:
            line = names.names.rect()
            high = max(1, line.height() // len(names.pile.cards))
            spot = QRect(line.left(), line.top() + number * high, line.width(), high)
            self._show_large(names.pile.cards[number], names.names, spot)

    def _pile(self, pile: PileView) -> Section:
        box = Section(self._column.content, side=pile.side or None)
        box.column.addWidget(TextLabel(f"{pile.title} · {pile.count}", bold=True))
        if pile.note:
            box.column.addWidget(TextLabel(pile.note, tone="muted", factor=0.9))
        if pile.cards:
            row = QWidget(box)
            flow = FlowLayout(row, 5)
            for card in pile.cards:
                flow.addWidget(self._card(card, row))
            box.column.addWidget(row)
        return box

    def _card(self, view: CardView, parent: QWidget) -> SmallCard:
        card = SmallCard(view, parent)
        number = len(self._cards)
        card.picked.connect(lambda: self.choose(number))
        card.walked.connect(lambda step: self._walk(number + step))
        card.zoom_wanted.connect(lambda on: self.show_zoom(number) if on else self.hide_zoom())
        self._cards.append(card)
        return card

    def choose(self, number: int) -> None:
        """Choose a card, so that what can be done with it is shown."""
        self._chosen = self._cards[number].view.id
        self._show_uses()

    def _show_uses(self) -> None:
        clear_layout(self._use_flow)
        self._slots = []
        for card in self._cards:
            card.set_selected(bool(self._chosen) and card.view.id == self._chosen)
        chosen = next((card.view for card in self._cards if card.view.id == self._chosen), None)
        for use in chosen.uses if chosen else ():
            slot = UseSlot(use, self._uses)
            slot.used.connect(self.chosen)
            slot.rule_requested.connect(self.rule_requested)
            self._slots.append(slot)
            self._use_flow.addWidget(slot)
            slot.show()
        self._uses.setHidden(not self._slots)
        self._uses.updateGeometry()

    # -- keys ------------------------------------------------------------------------------------------------------
    def _walk(self, number: int) -> None:
        if 0 <= number < len(self._cards):
            self.choose(number)
            self._cards[number].setFocus()
            self._column.ensureWidgetVisible(self._cards[number])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter leads from the chosen card to the first thing it can do."""
        first = next((slot for slot in self._slots if slot.use.action), None)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and first is not None:
            first.button.setFocus()
        else:
            super().keyPressEvent(event)
