"""The Cards dock: the piles on the table, how many cards each holds, those that lie face up, what has been played and
what may come yet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui.panels.card_names import CardNames
from desktop.ui.panels.card_panel import CardPanel
from desktop.ui.panels.card_widgets import SHAPE, CardWidget, UseSlot
from desktop.ui.widgets.flow import FlowLayout, clear_layout
from desktop.ui.widgets.frames import Column, Section
from desktop.ui.widgets.parts import Part, Parts
from desktop.ui.widgets.text import TextLabel, em
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


class PileBox(Section):
    """A pile with the cards that lie face up in it; those that were there before take the faces of the new ones."""

    def __init__(self, side: str, wire: Callable[[SmallCard], None], parent: QWidget) -> None:
        """`wire` is called with each card that is made."""
        super().__init__(parent, side=side or None)
        self.cards: list[SmallCard] = []
        self._wire = wire
        self._title = TextLabel("", self, bold=True)
        self._note = TextLabel("", self, tone="muted", factor=0.9)
        self._row = QWidget(self)
        self._flow = FlowLayout(self._row, 5)
        for part in (self._title, self._note, self._row):
            self.column.addWidget(part)

    def show_pile(self, pile: PileView) -> None:
        self._title.setText(f"{pile.title} · {pile.count}")
        self._note.setText(pile.note)
        self._note.setHidden(not pile.note)
        clear_layout(self._flow, len(pile.cards))
        del self.cards[len(pile.cards) :]
        for card, view in zip(self.cards, pile.cards, strict=False):
            card.show_view(view)
        for view in pile.cards[len(self.cards) :]:
            card = SmallCard(view, self._row)
            self._wire(card)
            self.cards.append(card)
            self._flow.addWidget(card)
        self._row.setHidden(not pile.cards)


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
        listed = QVBoxLayout()
        listed.setSpacing(self._column.column.spacing())
        self._column.column.addLayout(listed)
        self._column.column.addStretch(1)
        self._parts = Parts(listed)
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
        with self._column.still():
            self._parts.show(self._listed())
            piles = [pile for _, group in self._view.groups for pile in group if not pile.listed] if self._view else []
            boxes = [box for box in self._parts.widgets if isinstance(box, PileBox)]
            for box, pile in zip(boxes, piles, strict=True):
                box.show_pile(pile)
        self._cards = [card for box in boxes for card in box.cards]
        choosing = any(use.action for card in self._cards for use in card.view.uses)
        for card in self._cards:
            card.set_pale(choosing and not any(use.action for use in card.view.uses))
        if all(card.view.id != self._chosen for card in self._cards):
            self._chosen = ""
        self._show_uses()

    def _listed(self) -> list[Part]:
        """The headings, and below each its piles."""
        if self._view is None:
            words = self.tr("No cards in this game")
            return [((words,), lambda: TextLabel(words, tone="muted"))]
        parts: list[Part] = []
        for heading, piles in self._view.groups:
            parts.append((heading, partial(TextLabel, heading, bold=True, factor=1.1)))
            parts += [
                (pile, partial(self._names, pile)) if pile.listed else ((pile.id, pile.side), partial(self._pile, pile))
                for pile in piles
            ]
        return parts

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

    def _pile(self, pile: PileView) -> PileBox:
        return PileBox(pile.side, self._wire, self._column.content)

    def _wire(self, card: SmallCard) -> None:
        card.picked.connect(lambda: self.choose(self._cards.index(card)))
        card.walked.connect(lambda step: self._walk(self._cards.index(card) + step))
        card.zoom_wanted.connect(lambda on: self.show_zoom(self._cards.index(card)) if on else self.hide_zoom())

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
