"""Rows of the Decision dock: the faces of a die, what is lit elsewhere, and what is answered without asking."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.controller.always import Standing
from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import FlowLayout, clear_layout
from desktop.ui.widgets.glyphs import glyph_pixmap
from desktop.ui.widgets.pictures import DieButton
from desktop.ui.widgets.text import TextLabel, WrapButton, em
from desktop.views.table import ChoiceView

LIT = ("map", "piece", "card")
"""What can be lit, in the order in which it is told."""


def counted(number: int, one: str, many: str) -> str:
    """The words for one, or those for many with the number in them."""
    return one if number == 1 else many.replace("%1", str(number))


class FaceRow(QWidget):
    """The faces of a die that is asked for, to press.

    Signals:
        faced: the face that was pressed.
    """

    faced = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self, 6)

    def show_faces(self, sides: int) -> None:
        """Those of a die with so many sides; none where no die is asked for."""
        clear_layout(self._flow)
        for face in range(1, sides + 1):
            button = DieButton(face, sides, self)
            button.clicked.connect(lambda _=False, face=face: self.faced.emit(face))
            self._flow.addWidget(button)
        self.setHidden(not sides)


class LitRows(QWidget):
    """A row for each kind of thing that is lit: how many places, counters and cards can be chosen where they are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: dict[str, tuple[QWidget, TextLabel]] = {}
        self._one = {
            "map": self.tr("1 place is lit on the map"),
            "piece": self.tr("1 counter is lit on the map"),
            "card": self.tr("1 card can be chosen"),
        }
        self._many = {
            "map": self.tr("%1 places are lit on the map"),
            "piece": self.tr("%1 counters are lit on the map"),
            "card": self.tr("%1 cards can be chosen"),
        }
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)

    def show_choices(self, choices: Sequence[ChoiceView]) -> None:
        """Tell what is lit for these choices; hidden if there are none."""
        numbers = _lit(choices)
        for glyph in LIT:
            self._show(glyph, counted(numbers[glyph], self._one[glyph], self._many[glyph]) if numbers[glyph] else "")
        self.setHidden(not choices)

    def clear(self) -> None:
        """Forget the rows: they are made anew in the colours and letters that hold now."""
        clear_layout(self._column)
        self._rows = {}

    def _show(self, glyph: str, words: str) -> None:
        if glyph not in self._rows:
            if not words:
                return
            self._rows[glyph] = self._row(glyph, words)
            above = [kind for kind in LIT[: LIT.index(glyph)] if kind in self._rows]
            self._column.insertWidget(len(above), self._rows[glyph][0])
        row, label = self._rows[glyph]
        row.setHidden(not words)
        label.setText(words)

    def _row(self, glyph: str, words: str) -> tuple[QWidget, TextLabel]:
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        picture = QLabel(row)
        picture.setPixmap(glyph_pixmap(glyph, em(), colours.accent(QApplication.palette()), self.devicePixelRatioF()))
        line.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        label = TextLabel(words, row)
        line.addWidget(label, 1)
        return row, label


def _lit(choices: Sequence[ChoiceView]) -> dict[str, int]:
    """How many places, counters and cards are lit."""
    loud = [choice for choice in choices if not choice.card and not choice.quiet]
    return {
        "map": len({space for choice in loud for space in choice.spaces}),
        "piece": len({piece for choice in loud for piece in choice.pieces}),
        "card": len({choice.card for choice in choices if choice.card}),
    }


class StandingRows(QWidget):
    """What is answered for the players without asking, each with a button to be asked again."""

    asked_again = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._answers: list[Standing] = []
        self.buttons: list[WrapButton] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def show_answers(self, answers: Sequence[Standing]) -> None:
        """Show these answers, if they are not shown already."""
        if list(answers) == self._answers:
            return
        self._answers, self.buttons = list(answers), []
        clear_layout(self._column)
        for standing in answers:
            self._show(standing)
        self.setHidden(not answers)

    def _show(self, standing: Standing) -> None:
        label = TextLabel(standing.words, self, tone="muted")
        again = WrapButton(self.tr("Ask again"), self)
        again.setObjectName("ask-again")
        again.clicked.connect(lambda: self.asked_again.emit(standing))
        self.buttons.append(again)
        for widget in (label, again):
            self._column.addWidget(widget)
            widget.show()
