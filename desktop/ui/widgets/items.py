"""Itemised sums: a term, its figure, its rule; and chances with bars."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import let_go
from desktop.ui.widgets.frames import Section, ShareBar
from desktop.ui.widgets.text import LinkLabel, TextLabel, em
from desktop.views.table import ItemView, OutcomeView

LONGEST_FIGURE = 13
"""Longer values are words: they stand below their term and break into lines."""


class ItemList(QWidget):
    """Terms of a sum in rows; figures stand right-aligned under each other."""

    rule_requested = Signal(str)
    piece_clicked = Signal(str)

    def __init__(self, items: tuple[ItemView, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for item in items:
            row = grid.rowCount()
            if len(item.value) > LONGEST_FIGURE:
                grid.addWidget(self._term(item), row, 0, 1, 2)
                words = TextLabel(item.value, self)
                words.setContentsMargins(em(), 0, 0, 0)
                grid.addWidget(words, row + 1, 0, 1, 2)
                continue
            grid.addWidget(self._term(item), row, 0)
            value = TextLabel(item.value, self, bold=True, wrap=False)
            grid.addWidget(value, row, 1, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)

    def _term(self, item: ItemView) -> LinkLabel:
        label = LinkLabel(item.text, item.rule, self)
        label.rule_requested.connect(self.rule_requested)
        if item.piece:
            label.setCursor(Qt.CursorShape.PointingHandCursor)
            label.setToolTip(self.tr("Show on the map"))
            label.clicked.connect(lambda: self.piece_clicked.emit(item.piece))
        return label


def percentage(weight: int, total: int) -> str:
    """A chance in per cent with one decimal, never rounded to a certainty it is not."""
    if total <= 0:
        return "–"
    tenths = (weight * 2000 + total) // (2 * total)
    if 0 < weight < total:
        tenths = min(999, max(1, tenths))
    return f"{tenths // 10}.{tenths % 10} %"


class OutcomeRow(QWidget):
    """One outcome: words, bar, exact chance in per cent and as a fraction."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[OutcomeView, int, str] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 2)
        column.setSpacing(1)
        line = QHBoxLayout()
        line.setSpacing(6)
        self._text = TextLabel("", self, bold=True)
        line.addWidget(self._text, 1)
        self._chance = TextLabel("", self, wrap=False)
        line.addWidget(self._chance, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(line)
        self._bar = ShareBar(self)
        column.addWidget(self._bar)
        self._words = TextLabel("", self, factor=0.9, tone="muted")
        column.addWidget(self._words)

    def show_outcome(self, outcome: OutcomeView, total: int, whose: str) -> None:
        """Show an outcome, its weight of a total, and in words whose it is."""
        if self._shown == (outcome, total, whose):
            return
        self._shown = (outcome, total, whose)
        self._text.setText(outcome.text)
        self._chance.setText(percentage(outcome.weight, total))
        self._bar.show_share(outcome.weight / total if total else 0.0, colours.side_colour(outcome.good_for))
        words = (f"{outcome.weight}/{total}", whose, outcome.detail)
        self._words.setText(" · ".join(part for part in words if part))


class Outcomes(Section):
    """The chances of all outcomes; the rows stay where only the chances change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = TextLabel("", self, bold=True)
        self.column.addWidget(self._title)
        self._rows: list[OutcomeRow] = []

    def show_outcomes(self, title: str, outcomes: Sequence[tuple[OutcomeView, str]], total: int) -> None:
        """Show outcomes, each with the words that say whose it is."""
        self._title.setText(title)
        while len(self._rows) > len(outcomes):
            row = self._rows.pop()
            self.column.removeWidget(row)
            let_go(row)
        for number, (outcome, whose) in enumerate(outcomes):
            if number == len(self._rows):
                self._rows.append(OutcomeRow())
                self.column.addWidget(self._rows[number])
            self._rows[number].show_outcome(outcome, total, whose)
