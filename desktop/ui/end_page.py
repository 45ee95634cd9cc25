"""The page at the end of a game: who won and how, its course, losses and luck. It lies over the map, which stays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.ui.panels.dice_statistics import Series, decimal, select, series
from desktop.ui.widgets import colours
from desktop.ui.widgets.course import Course
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.frames import Column, Section
from desktop.ui.widgets.text import TextLabel, em, rule_anchor
from desktop.views.ending import EndView
from desktop.views.escaping import escape
from desktop.views.wording import capital

WIDTH = 62
"""At most so many ems wide."""
EVEN = 1
"""So many percent of luck either way are none."""


class EndPage(QWidget):
    """Shows an EndView.

    Signals: closed (look at the map), again (play once more, sides exchanged), left (to the start page), covers
    (whether it lies on the map now), and the rule that was asked for.
    """

    closed = Signal()
    again = Signal()
    left = Signal()
    covers = Signal(bool)
    rule_requested = Signal(str)

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.setObjectName("end-page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._winner = ""
        outer = QVBoxLayout(self)
        outer.setContentsMargins(em(), round(1.3 * em()), em(), em() // 2)
        self._scroll = Column(self)
        outer.addWidget(self._scroll, 1)
        outer.addWidget(self._buttons())
        board.installEventFilter(self)
        self.hide()

    def _buttons(self) -> QWidget:
        """In one row, or below each other where letters are large."""
        buttons = QWidget(self)
        row = FlowLayout(buttons, em())
        self.map_button = self._button(self.tr("Look at the map (Esc)"), "end-map")
        self.again_button = self._button(self.tr("Play again, sides exchanged"), "end-again")
        self.start_button = self._button(self.tr("To the start page"), "end-start")
        self.map_button.clicked.connect(self._close)
        self.again_button.clicked.connect(self.again)
        self.start_button.clicked.connect(self.left)
        for button in (self.map_button, self.again_button, self.start_button):
            row.addWidget(button)
        return buttons

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setMinimumHeight(round(2.4 * em()))
        button.setAutoDefault(False)
        return button

    # -- showing -----------------------------------------------------------------------------------
    def show_end(self, view: EndView) -> None:
        self._winner = view.winner
        fresh = Column(self)
        outer = self.layout()
        assert outer is not None
        outer.replaceWidget(self._scroll, fresh)
        self._scroll.deleteLater()
        self._scroll = fresh
        column = fresh.column
        column.setSpacing(em() // 2)
        self._head(column, view)
        if view.course.lines and len(view.course.ticks) > 1:
            column.addWidget(Course(view.course))
        self._sides(column, view)
        fresh.show()
        self._place()
        self.show()
        self.raise_()
        self.setFocus()

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

    # -- place and looks ---------------------------------------------------------------------------
    def _place(self) -> None:
        room = self._board.size()
        width = min(WIDTH * em(), room.width())
        self.setGeometry((room.width() - width) // 2, 0, width, room.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self.covers.emit(visible)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Window))
        band = colours.side_colour(self._winner) if self._winner else colours.hairline(self.palette())
        painter.fillRect(0, 0, self.width(), em(), band)
        painter.setPen(colours.hairline(self.palette()))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _close(self) -> None:
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes to the map; nothing reaches it otherwise."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        event.accept()
