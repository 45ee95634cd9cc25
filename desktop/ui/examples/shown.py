"""The dice and cards of a step, drawn beside its narration."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QCursor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.examples.cards import NamedCard
from desktop.examples.views import DiceGroup
from desktop.ui.paint.dice import paint_die
from desktop.ui.panels.card_widgets import CardWidget
from desktop.ui.panels.card_zoom import CardZoom
from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import FlowLayout, clear_layout
from desktop.ui.widgets.text import TextLabel, em


class DiceOfSide(QWidget):
    """The dice that one side rolled."""

    def __init__(self, group: DiceGroup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = group
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(em() * 1.9)
        return QSize(len(self._group.dice) * (side + 6), side + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = round(em() * 1.9)
        ground = colours.side_colour(self._group.side) if self._group.side else None
        for number, (_, value) in enumerate(self._group.dice):
            rect = QRectF(number * (side + 6), 2, side, side)
            if ground is None:
                paint_die(painter, rect, value)
            else:
                paint_die(painter, rect, value, ground)
        painter.end()


class DiceRow(QWidget):
    """The dice of a step: each side's in its colour, after its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self, 10)
        self.hide()

    def show_dice(self, groups: tuple[DiceGroup, ...]) -> None:
        clear_layout(self._flow)
        self.setHidden(not groups)
        told = []
        for group in groups:
            pair = QWidget(self)
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            if group.name:
                row.addWidget(TextLabel(f"{group.name}:", wrap=False))
            row.addWidget(DiceOfSide(group))
            self._flow.addWidget(pair)
            pair.show()
            figures = ", ".join(str(value) for _, value in group.dice)
            told.append(f"{group.name}: {figures}" if group.name else figures)
        self.setAccessibleName(self.tr("Dice: {0}").format("; ".join(told)))
        self.updateGeometry()


class ShownCard(CardWidget):
    """A card the step speaks of: lit, and never to be carried."""

    def playable(self) -> bool:
        return True

    def letters(self) -> float:
        return 0.0

    def sizeHint(self) -> QSize:
        width = max(64, round(em() * 5))
        return QSize(width, round(width * 1.4))


class CardRow(QWidget):
    """The cards of a step, with whose they are; the cursor resting on one shows it large."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self, 10)
        self._zoom: CardZoom | None = None
        self.hide()

    def show_cards(self, cards: tuple[NamedCard, ...]) -> None:
        self.hide_zoom()
        clear_layout(self._flow)
        self.setHidden(not cards)
        for named in cards:
            holder = QWidget(self)
            column = QVBoxLayout(holder)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(1)
            card = ShownCard(named.card)
            card.set_selected(True)
            card.zoom_wanted.connect(lambda on, card=card: self._show_zoom(card) if on else self.hide_zoom())
            column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
            words = self.tr("held by {0}").format(named.owner) if named.owner else self.tr("on the table")
            column.addWidget(TextLabel(words, factor=0.85, tone="muted", wrap=False), 0, Qt.AlignmentFlag.AlignHCenter)
            self._flow.addWidget(holder)
            holder.show()
        self.updateGeometry()

    def _show_zoom(self, card: CardWidget) -> None:
        window = self.window()
        self.hide_zoom()
        self._zoom = CardZoom(window)
        place, row = (each.rect().translated(each.mapTo(window, QPoint(0, 0))) for each in (card, self))
        self._zoom.show_card(card.view, place, row, window.mapFromGlobal(QCursor.pos()))

    def hide_zoom(self) -> None:
        if self._zoom is not None:
            self._zoom.hide()
            self._zoom.deleteLater()
            self._zoom = None
