"""The Hand dock: the cards of the seat that looks, and the ways to use them."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from desktop.ui.panels.card_panel import CardPanel
from desktop.ui.panels.card_widgets import CardWidget, Ghost, UseSlot
from desktop.ui.panels.fan import Fan
from desktop.ui.panels.hand_part import HandPart
from desktop.ui.panels.held import HeldHand
from desktop.ui.panels.use_row import UseRow
from desktop.ui.panels.uses_menu import uses_menu
from desktop.ui.widgets.flow import FlowLayout, clear_layout, let_go
from desktop.ui.widgets.frames import Column
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.pieces import CardView, HandView, HeldView

LEAST_CARDS = 18.0
"""Height in line heights that the cards have before words beside them give way."""
ROOMY = 6.0
"""Height in line heights in which small cards lie below all that is told of a hand."""
ROUND = 12
"""The margins around all of it."""


class HandPanel(CardPanel):
    """Shows a HandView: pick a card, then press a use or drop the card on it; a card can be dropped on
    the table. Arrows walk, Space enlarges.

    Signals besides those of Panel:
        hold_wanted: a hand of an open table is to be held up; "" puts down the one that is up.
        raise_wanted: a hand that lies open is to be raised, or lowered.
    """

    hold_wanted = Signal(str)
    raise_wanted = Signal(bool)

    panel_id = "hand"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: HandView | None = None
        self._chosen = -1
        self._cards: list[CardWidget] = []
        self._lit: frozenset[str] = frozenset()
        self._ghost: Ghost | None = None
        self._part = HandPart.WHOLE
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._column = Column(self)
        self._column.setMinimumHeight(1)  # a row of backs is lower than what scrolls is by itself
        self.outer.addWidget(self._column)
        self._heading = TextLabel(bold=True, factor=1.1)
        self._counts = TextLabel(tone="muted")
        self._uses = UseRow()
        self._uses.used.connect(self.chosen)
        self._uses.rule_requested.connect(self.rule_requested)
        self._fan = Fan()
        self._held = QWidget()
        self._held_flow = FlowLayout(self._held, 10)
        self._head = head = QWidget()
        line = FlowLayout(head, 12)
        line.addWidget(self._heading)
        line.addWidget(self._counts)
        self._raise = QPushButton()
        self._raise.setObjectName("raise-hand")
        self._raise.clicked.connect(lambda: self.raise_wanted.emit(self._part == HandPart.SMALL))
        self._raise.hide()
        line.addWidget(self._raise)
        self._above = above = QWidget()
        row = FlowLayout(above, 12)
        row.addWidget(self._held)
        row.addWidget(head)
        column = self._column.column
        column.setSpacing(4)
        column.addWidget(above)
        column.addWidget(self._uses)
        column.addWidget(self._fan, 1)
        if isinstance(whole := self._column.content.layout(), QVBoxLayout):
            whole.setContentsMargins(6, 3, 6, 3)
            whole.setStretch(0, 1)  # the cards take all the room that is left
            whole.setStretch(1, 0)
        self._show_all()

    # -- showing ---------------------------------------------------------------------------------------------------
    def show_hand(self, view: HandView | None) -> None:
        """Show a hand; None for games without cards."""
        if view == self._view:
            return
        kept = self.chosen_card()
        self._view = view
        focused = self.hold_focus()
        cards = enumerate(view.cards if view else ())
        self._chosen = next((number for number, card in cards if kept is not None and _is_still_meant(kept, card)), -1)
        self._show_all()
        if focused and self._chosen >= 0:
            self._cards[self._chosen].setFocus()

    def chosen_card(self) -> CardView | None:
        """The card whose uses are shown."""
        if self._view is None or not 0 <= self._chosen < len(self._view.cards):
            return None
        return self._view.cards[self._chosen]

    def card_widgets(self) -> list[CardWidget]:
        return list(self._cards)

    def slots(self) -> list[UseSlot]:
        """The places for the chosen card's uses."""
        return list(self._uses.slots)

    def _show_all(self) -> None:
        self.hide_zoom()
        self._drop_ghost()
        view = self._view
        cards = view.cards if view else ()
        for widget, card in zip(self._cards, cards, strict=False):
            widget.show_view(card)
        for number in range(len(self._cards), len(cards)):
            self._card(number, cards[number])
        for gone in self._cards[len(cards) :]:
            let_go(gone)
        del self._cards[len(cards) :]
        choosing = any(card.playable() for card in self._cards)
        for widget in self._cards:
            widget.set_pale(choosing and not widget.playable())
        self._show_held(view.held if view else ())
        self._heading.setText(view.title if view else self.tr("No cards in this game"))
        told = view is not None and any(each.up for each in view.held)
        self._heading.setHidden(told)  # whose hand it is, and how many cards the others have, stands beside it
        counts = [*(view.others if view and not told else ()), *(view.piles if view else ())]
        self._head.setHidden(not self._heading.text())
        self._counts.setText(" · ".join(f"{name}: {number}" for name, number in counts))
        self._counts.setHidden(not counts)
        self._fan.setHidden(self._part == HandPart.HEAD or not self._cards)
        self._fan.lay(self._cards)
        self._show_lit()
        self._show_uses()

    def _show_held(self, held: tuple[HeldView, ...]) -> None:
        """The hands around an open table, each to be held up by a click."""
        clear_layout(self._held_flow)
        for each in held:
            hand = HeldHand(each, self._held, low=True)  # the dock is one row high while all are down
            hand.pressed.connect(lambda seat="" if each.up else each.seat: self.hold_wanted.emit(seat))
            self._held_flow.addWidget(hand)
            hand.show()
        self._held.setHidden(not held)
        self._held.updateGeometry()

    def _card(self, number: int, view: CardView) -> CardWidget:
        card = CardWidget(view, self._fan)
        card.pointed.connect(lambda on: self._on_pointed(number, on))
        card.picked.connect(lambda: self.choose(number))
        card.walked.connect(self._walk)
        card.zoom_wanted.connect(lambda on: self.show_zoom(number) if on else self.hide_zoom())
        card.drag_began.connect(lambda: self._on_drag_began(number))
        card.dragged.connect(self._on_dragged)
        card.dropped.connect(self._on_dropped)
        card.drag_cancelled.connect(self._drop_ghost)
        self._cards.append(card)
        card.show()
        return card

    def light(self, cards: Collection[str]) -> None:
        """Mark the cards that are spoken of, by their ids."""
        self._lit = frozenset(cards)
        self._show_lit()

    def _show_lit(self) -> None:
        for card in self._cards:
            card.set_lit(card.view.id in self._lit)

    def show_part(self, part: HandPart, *, can_rest: bool) -> None:
        """Show what there is room for; a hand that can rest is raised and lowered by a button."""
        self._part = part
        self._raise.setText(self.tr("Raise (H)") if part == HandPart.SMALL else self.tr("Lower"))
        self._raise.setVisible(can_rest)
        self._fan.setHidden(part == HandPart.HEAD or not self._cards)
        self._show_uses()

    def choose(self, number: int) -> None:
        """Choose a card, so that its uses are shown. One that is small is raised for that."""
        if self._part == HandPart.SMALL:
            self.raise_wanted.emit(True)
        if number != self._chosen:
            self._chosen = number
            self._show_uses()

    def _show_uses(self) -> None:
        for number, card in enumerate(self._cards):
            card.set_selected(number == self._chosen)
        self._fan.bring_forward(self._cards[self._chosen] if 0 <= self._chosen < len(self._cards) else None)
        chosen, uses = self.chosen_card(), [card.view.uses for card in self._cards]
        words = self.tr("Choose a card to see what it can do.") if chosen is None else self.tr("No use now.")
        shown = [slot.use for slot in self._uses.slots]
        focused = QApplication.focusWidget() or self
        if shown != list(chosen.uses if chosen else ()) and any(s.isAncestorOf(focused) for s in self._uses.slots):
            self.setFocus()  # lest it wander to the next place when its button goes
        self._uses.keep_room(uses)
        self._uses.show_uses(chosen.uses if chosen is not None else (), words)
        self._uses.setVisible(any(uses) and self._part == HandPart.WHOLE)
        self._spare_cards()
        self._point()

    def _spare_cards(self) -> None:
        """Where letters are large or the dock is low, the words about the uses and the piles give way to the cards."""
        wide, high = self._column.viewport().width() - ROUND, self._column.viewport().height() - ROUND
        needed = self._uses.height_with(wide, terse=False) if self._uses.isVisibleTo(self) else 0
        tight = bool(self._cards) and high - self._above.heightForWidth(wide) - needed < LEAST_CARDS * em()
        self._uses.set_terse(tight)
        if self._counts.text():
            low = self._part == HandPart.SMALL and high < ROOMY * em()
            self._counts.setHidden(low or (tight and bool(self._view and self._view.held)))

    def _point(self) -> None:
        """Have the uses point at their card, once it lies where it will lie."""
        if self.chosen_card() is None:
            self._uses.point_at(-1)
        else:
            card = self._cards[self._chosen]
            self._uses.point_at(self._fan.mapTo(self._column.content, card.geometry().center()).x() - self._uses.x())

    def _on_pointed(self, number: int, on: bool) -> None:
        """The card under the cursor lies over the others, else the chosen one."""
        front = number if on else self._chosen
        self._fan.bring_forward(self._cards[front] if 0 <= front < len(self._cards) else None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spare_cards()
        self._point()

    # -- carrying --------------------------------------------------------------------------------------------------
    def _on_drag_began(self, number: int) -> None:
        self.choose(number)
        self.hide_zoom()
        self._ghost = Ghost(self._cards[number].picture(), self.window())
        self._ghost.show()

    def _slot_at(self, at: QPoint) -> UseSlot | None:
        for slot in self._uses.slots:
            if slot.isVisible() and slot.rect().contains(slot.mapFromGlobal(at)):
                return slot
        return None

    def _on_dragged(self, at: QPoint) -> None:
        if self._ghost is not None:
            local = self.window().mapFromGlobal(at)
            self._ghost.move(local - QPoint(self._ghost.width() // 2, self._ghost.height() // 3))
        under = self._slot_at(at)
        for slot in self._uses.slots:
            slot.set_lit(slot is under)

    def _on_dropped(self, at: QPoint) -> None:
        slot = self._slot_at(at)
        self._drop_ghost()
        if slot is not None and slot.use.action:
            self.chosen.emit(slot.use.action)
        elif slot is None and self._is_table(at):
            self._on_table(at)

    def _on_table(self, at: QPoint) -> None:
        """A card carried to the table: what it can do is done, or asked there if it can do several things."""
        card = self.chosen_card()
        uses = [use for use in card.uses if use.action] if card else []
        if card is not None and len(uses) > 1:
            uses_menu(self, card, self.chosen.emit).popup(at)
        elif uses:
            self.chosen.emit(uses[0].action)

    def _is_table(self, at: QPoint) -> bool:
        """Whether a spot lies in the window but outside the hand."""
        inside = self.rect().contains(self.mapFromGlobal(at))
        return not inside and self.window().rect().contains(self.window().mapFromGlobal(at))

    def _drop_ghost(self) -> None:
        if self._ghost is not None:
            self._ghost.hide()
            self._ghost.deleteLater()
            self._ghost = None
        for slot in self._uses.slots:
            slot.set_lit(False)

    # -- keys ------------------------------------------------------------------------------------------------------
    def _walk(self, step: int) -> None:
        if self._cards:
            number = max(0, min(len(self._cards) - 1, self._chosen + step))
            self.choose(number)
            self._cards[number].setFocus()
            self._column.ensureWidgetVisible(self._cards[number])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(1 if event.key() == Qt.Key.Key_Right else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._uses.slots:
            first = next((slot for slot in self._uses.slots if slot.use.action), None)
            if first is not None:
                first.button.setFocus()
        else:
            super().keyPressEvent(event)


def _is_still_meant(chosen: CardView, card: CardView) -> bool:
    """Whether a card that was chosen stays so: not where it can do something else than what it was chosen for."""
    return card.id == chosen.id and card.uses == chosen.uses
