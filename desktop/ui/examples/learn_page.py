"""The Learn page: all examples of play in the order they are taught, and how far the reader has come."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.examples.views import ExampleItem
from desktop.ui import theme
from desktop.ui.examples.progress import Progress
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.text import LinkLabel, TextLabel, WrapButton, em

WIDEST = 62
"""Width of the page in line heights; longer lines are hard to read."""


class ExampleCard(QFrame):
    """One example: what it shows, and whether it was read."""

    opened = Signal(str, int)

    def __init__(self, item: ExampleItem, number: int, progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.item = item
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)
        done = progress.is_done(item.key)
        left = progress.left_at(item.key)
        words = QVBoxLayout()
        words.addWidget(TextLabel(f"{number}. {item.title}", factor=1.15, bold=True))
        words.addWidget(TextLabel(item.summary))
        state = self.tr("✓ done") if done else self.tr("left at step {0}").format(left + 1) if left else ""
        facts = self.tr("{0} steps").format(item.steps)
        words.addWidget(TextLabel(" · ".join(part for part in (facts, state) if part), tone="muted"))
        row = QHBoxLayout(self)
        row.addLayout(words, 1)
        row.addLayout(self._buttons(done, left))

    def _buttons(self, done: bool, left: int) -> QVBoxLayout:
        column = QVBoxLayout()
        if left:
            go_on = QPushButton(theme.icon("play"), self.tr("Go on"))
            go_on.setObjectName(f"go-on-{self.item.id}")
            go_on.clicked.connect(lambda: self.opened.emit(self.item.key, left))
            column.addWidget(go_on)
        words = self.tr("Again") if done else self.tr("From the start") if left else self.tr("Start")
        start = QPushButton(theme.icon("learn"), words)
        start.setObjectName(f"open-{self.item.id}")
        start.clicked.connect(lambda: self.opened.emit(self.item.key, 0))
        column.addWidget(start)
        column.addStretch(1)
        return column


class LearnPage(QScrollArea):
    """Walks the reader through all examples.

    Signals:
        example_requested: the key of an example and the step to begin at.
        closed: back to where the reader came from.
    """

    example_requested = Signal(str, int)
    closed = Signal()

    def __init__(self, progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = progress
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.addStretch(1)
        self._column = QVBoxLayout()
        holder = QWidget()
        holder.setLayout(self._column)
        holder.setMaximumWidth(WIDEST * em())
        row.addWidget(holder, 8)
        row.addStretch(1)
        self.setWidget(inside)
        self.cards: list[ExampleCard] = []

    def show_examples(self, items: Sequence[ExampleItem], fault: str = "") -> None:
        """List the examples; `fault` says why some cannot be read."""
        clear_layout(self._column)
        self.cards = []
        self._head(items)
        if fault:
            self._column.addWidget(TextLabel(self.tr("Some examples cannot be read: {0}").format(fault), tone="muted"))
        number = 0
        for (game, chapter), group in groupby(items, key=lambda item: (item.game_title, item.chapter)):
            heading = TextLabel(chapter, factor=1.4, bold=True)
            heading.setToolTip(game)
            heading.setContentsMargins(0, em() // 2, 0, 0)
            self._column.addWidget(heading)
            for item in group:
                number += 1
                card = ExampleCard(item, number, self._progress)
                card.opened.connect(self.example_requested)
                self._column.addWidget(card)
                self.cards.append(card)
        self._column.addStretch(1)

    def _head(self, items: Sequence[ExampleItem]) -> None:
        self._column.addWidget(TextLabel(self.tr("Learn"), factor=2.0, bold=True))
        done = sum(self._progress.is_done(item.key) for item in items)
        words = self.tr(
            "Examples of play on the real board: read, look, answer, and try each position yourself. {0} of {1} done."
        ).format(done, len(items))
        self._column.addWidget(TextLabel(words, tone="muted"))
        row = QHBoxLayout()
        following = self.next_item(items)
        if following is not None:
            label = self.tr("Begin with: {0}") if done == 0 else self.tr("Go on with: {0}")
            go_on = WrapButton(label.format(following.title))
            go_on.setObjectName("learn-next")
            go_on.set_strong(True)
            left = self._progress.left_at(following.key)
            go_on.clicked.connect(lambda: self.example_requested.emit(following.key, left))
            row.addWidget(go_on, 1)
        else:
            row.addWidget(LinkLabel(self.tr("You have seen them all.")), 1)
        back = QPushButton(theme.icon("home"), self.tr("Back"))
        back.setObjectName("learn-back")
        back.clicked.connect(self.closed)
        row.addWidget(back)
        self._column.addLayout(row)

    def next_item(self, items: Sequence[ExampleItem]) -> ExampleItem | None:
        """The first example that has not been read to its end."""
        return next((item for item in items if not self._progress.is_done(item.key)), None)
