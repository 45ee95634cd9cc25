"""One roll among several: its dice, what it was for, and below that what came of it or was added to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.ui.widgets.fighting import DiceRow
from desktop.ui.widgets.text import TextLabel
from desktop.views.battle import RollView


class RollRow(QWidget):
    """Shows a RollView in a row of a list; its dice take no more than `room`, and break into lines there.

    Attributes:
        dice: the dice, to let them tumble.
        told: the words that tell what they show.
    """

    def __init__(self, roll: RollView, more: Sequence[str], ems: float, room: int) -> None:
        super().__init__()
        self.dice = DiceRow(roll.dice, ems)
        self.dice.setFixedWidth(min(self.dice.sizeHint().width(), room))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        line.addWidget(self.dice, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(1)
        self.told = [TextLabel(roll.text, bold=True), *(TextLabel(text, tone="muted") for text in more if text)]
        for label in self.told:
            words.addWidget(label)
        line.addLayout(words, 1)
