"""The page at the end of a game: who won and how, its course, losses and luck. It lies over the map, which stays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.ui.board_page import BoardPage
from desktop.ui.panels.dice_statistics import Series, decimal, select, series
from desktop.ui.widgets.course import Course
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.frames import Section
from desktop.ui.widgets.text import TextLabel, em, rule_anchor
from desktop.views.ending import EndView
from desktop.views.escaping import escape
from desktop.views.wording import capital

EVEN = 1
"""So many percent of luck either way are none."""


class EndPage(BoardPage):
    """Shows an EndView.

    Signals besides those of BoardPage: turns_wanted (on what it turned), again (play once more, sides exchanged), left
    (to the start page), and the rule that was asked for.
    """

    turns_wanted = Signal()
    again = Signal()
    left = Signal()
    rule_requested = Signal(str)

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.setObjectName("end-page")

    def _buttons(self) -> QWidget:
        """In one row, or below each other where letters are large."""
        buttons = QWidget(self)
        row = FlowLayout(buttons, em())
        self.map_button = self._button(self.tr("Look at the map (Esc)"), "end-map")
        self.turns_button = self._button(self.tr("Turning points"), "end-turns")
        self.again_button = self._button(self.tr("Play again, sides exchanged"), "end-again")
        self.start_button = self._button(self.tr("To the start page"), "end-start")
        self.map_button.clicked.connect(self._close)
        self.turns_button.clicked.connect(self.turns_wanted)
        self.again_button.clicked.connect(self.again)
        self.start_button.clicked.connect(self.left)
        for button in (self.map_button, self.turns_button, self.again_button, self.start_button):
            row.addWidget(button)
        return buttons

    # -- showing -----------------------------------------------------------------------------------
    def show_end(self, view: EndView) -> None:
        self._band = view.winner
        column = self._fresh()
        self._head(column, view)
        if view.course.lines and len(view.course.ticks) > 1:
            column.addWidget(Course(view.course))
        self._sides(column, view)
        self._come_up()

    def _head(self, column: QVBoxLayout, view: EndView) -> None:
        title = TextLabel(view.headline, factor=2.0, bold=True)
        title.setObjectName("end-headline")
        column.addWidget(title)
        links = "".join(f" {rule_anchor(rule, self.palette())}" for _, rule in view.why if rule)
        result = TextLabel(factor=1.25)
        result.setObjectName("end-result")
        result.set_html(escape(view.result) + links)
        result.linkActivated.connect(self.rule_requested)
        column.addWidget(result)
        for text in (text for text, _ in view.why if text):
            column.addWidget(TextLabel(text, tone="muted"))

    def _sides(self, column: QVBoxLayout, view: EndView) -> None:
        """Beside each other what every side lost and how its dice fell; partners may sit apart and share losses."""
        row = QHBoxLayout()
        row.setSpacing(em())
        lost = {side: (name, what) for side, name, what in view.losses}
        names = {**{side: name for side, (name, _) in lost.items()}, **dict(view.sides)}
        for side, name in names.items():
            section = Section(side=side)
            section.setObjectName(f"end-{side}")
            section.column.addWidget(TextLabel(name, bold=True, factor=1.1))
            lines = self._losses(lost[side][1]) if side in lost else []
            if side in dict(view.sides):
                lines += self._luck(series(select(view.rolls, side)))
            for line in lines:
                section.column.addWidget(TextLabel(line))
            section.column.addStretch(1)
            row.addWidget(section, 1)
        column.addLayout(row)

    def _losses(self, lost: Sequence[tuple[str, int]]) -> list[str]:
        return [self.tr("{0}: {1}").format(capital(what), number) for what, number in lost] or [self.tr("No losses")]

    def _luck(self, rolled: Series) -> list[str]:
        if not rolled.rolls:
            return [self.tr("No die rolled")]
        mean, expected = decimal(rolled.mean), decimal(rolled.expected_mean)
        words = self.tr("Dice: {0} rolled, mean {1}, expected {2}").format(rolled.rolls, mean, expected)
        share = round(rolled.percentile * 100)
        place = self.tr("Luck: higher than {0} of 100 such series").format(share)
        return [words, place if abs(share - 50) > EVEN else self.tr("Luck: as high as was to be expected")]
