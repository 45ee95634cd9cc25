"""The Learn page: the examples of play game by game, in the order they are taught, and how far the reader has come."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.examples.views import ExampleItem
from desktop.ui import theme
from desktop.ui.examples.progress import Progress
from desktop.ui.widgets.flow import FlowLayout, clear_layout
from desktop.ui.widgets.keys import add_keys
from desktop.ui.widgets.orders import mine_button
from desktop.ui.widgets.text import TextLabel, WrapButton, em

WIDEST = 62
"""Width of the page in line heights; longer lines are hard to read."""


class ExampleCard(QFrame):
    """One example: what it shows, and whether it was read."""

    opened = Signal(str, int)
    ordered = Signal(str, str)
    """What is to become of an example of the player's own: change, share or delete; and its key."""

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
        words.addWidget(TextLabel(" · ".join(self._facts(done, left)), tone="muted"))
        row = QHBoxLayout(self)
        row.addLayout(words, 1)
        row.addLayout(self._buttons(done, left))

    def _facts(self, done: bool, left: int) -> list[str]:
        item = self.item
        parts = [self.tr("{0} steps").format(item.steps) if item.steps != 1 else self.tr("1 step")]
        if item.questions:
            parts.append(
                self.tr("{0} questions").format(item.questions) if item.questions > 1 else self.tr("1 question")
            )
        if item.guided:
            parts.append(self.tr("you make the moves"))
        if item.rules:
            parts.append(self.tr("rules {0}").format(", ".join(item.rules[:4]) + (" …" if len(item.rules) > 4 else "")))
        if done:
            parts.append(self.tr("✓ done"))
        elif left:
            parts.append(self.tr("left at step {0}").format(left + 1))
        return parts

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
        if self.item.own:
            column.addWidget(self._own())
        column.addStretch(1)
        return column

    def _own(self) -> QToolButton:
        orders = (
            ("change", self.tr("Change it")), ("share", self.tr("Share it as a file…")),
            ("delete", self.tr("Delete it")),
        )  # fmt: skip
        return mine_button(self.item.id, orders, lambda order: self.ordered.emit(order, self.item.key))


class LearnPage(QScrollArea):
    """Walks the reader through the examples of one game at a time, or through those that a search finds.

    Signals:
        example_requested: the key of an example and the step to begin at.
        own_ordered: what is to become of an example of the player's own, and its key.
        file_wanted: an example from elsewhere is to be taken in.
        closed: back to where the reader came from.
    """

    example_requested = Signal(str, int)
    own_ordered = Signal(str, str)
    file_wanted = Signal()
    closed = Signal()

    def __init__(self, progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = progress
        self._items: list[ExampleItem] = []
        self._game = ""
        self._fault = ""
        self.cards: list[ExampleCard] = []
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.addStretch(1)
        holder = QWidget()
        self._whole = QVBoxLayout(holder)
        holder.setMaximumWidth(WIDEST * em())
        row.addWidget(holder, 8)
        row.addStretch(1)
        self.setWidget(inside)
        self._build()
        self.lead_back(to_table=False)
        add_keys(self, [("Escape", self._on_escape)])

    def lead_back(self, *, to_table: bool) -> None:
        """Say where the page leads back to."""
        self.back.setText(self.tr("To the table (Esc)") if to_table else self.tr("Start page (Esc)"))

    def _build(self) -> None:
        self._heading = TextLabel(self.tr("Learn"), factor=2.0, bold=True)
        self._told = TextLabel(tone="muted")
        self.search = QLineEdit()
        self.search.setObjectName("learn-search")
        self.search.setPlaceholderText(self.tr("Search: a word, or the number of a rule"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._show_list())
        self.back = QPushButton(theme.icon("home"), "")
        self.back.setObjectName("learn-back")
        self.back.clicked.connect(self.closed)
        row = QHBoxLayout()
        self.take_in = QPushButton(theme.icon("open"), self.tr("Add one from a file…"))
        self.take_in.setObjectName("learn-take-in")
        self.take_in.clicked.connect(self.file_wanted)
        row.addWidget(self.search, 1)
        row.addWidget(self.take_in)
        row.addWidget(self.back)
        self._games = QWidget()
        self._game_flow = FlowLayout(self._games, 6)
        self._column = QVBoxLayout()
        self._whole.addWidget(self._heading)
        self._whole.addWidget(self._told)
        self._whole.addLayout(row)
        self._whole.addWidget(self._games)
        self._whole.addLayout(self._column)
        self._whole.addStretch(1)

    # -- showing -----------------------------------------------------------------------------------
    def show_examples(self, items: Sequence[ExampleItem], fault: str = "", game: str = "") -> None:
        """List the examples, those of a game first; `fault` says why some cannot be read."""
        self._items, self._fault = list(items), fault
        games = [item.game for item in items]
        self._game = next((each for each in (game, self._game) if each in games), games[0] if games else "")
        self.search.clear()
        done = sum(self._progress.is_done(item.key) for item in items)
        words = self.tr(
            "Examples of play on the real board: read, look, answer, make the moves yourself. {0} of {1} done."
        )
        self._told.setText(words.format(done, len(items)))
        self._show_list()
        self.search.setFocus()

    def choose_game(self, game: str) -> None:
        """Turn to the examples of a game."""
        self._game = game
        self.search.clear()
        self._show_list()
        self.verticalScrollBar().setValue(0)

    @property
    def game(self) -> str:
        """The game whose examples are listed."""
        return self._game

    def _found(self) -> list[ExampleItem]:
        words = self.search.text().lower().split()
        if not words:
            return [item for item in self._items if item.game == self._game]
        return [item for item in self._items if all(_says(item, word) for word in words)]

    def _show_list(self) -> None:
        self._show_games()
        clear_layout(self._column)
        self.cards = []
        found = self._found()
        if self._fault:
            words = self.tr("Some examples cannot be read: {0}").format(self._fault)
            self._column.addWidget(TextLabel(words, tone="muted"))
        if not self.search.text().strip():
            self._show_next(found)
        elif not found:
            self._column.addWidget(TextLabel(self.tr("No example speaks of that."), tone="muted"))
        for (game, chapter), group in groupby(found, key=lambda item: (item.game_title, item.chapter)):
            words = f"{game} · {chapter}" if self.search.text().strip() else chapter
            heading = TextLabel(words, factor=1.4, bold=True)
            heading.setContentsMargins(0, em() // 2, 0, 0)
            self._column.addWidget(heading)
            for item in group:
                card = ExampleCard(item, len(self.cards) + 1, self._progress)
                card.opened.connect(self.example_requested)
                card.ordered.connect(self.own_ordered)
                self._column.addWidget(card)
                self.cards.append(card)

    def _show_games(self) -> None:
        """A button for each game, with how many of its examples were read."""
        clear_layout(self._game_flow)
        for (game, title), group in groupby(self._items, key=lambda item: (item.game, item.game_title)):
            items = list(group)
            done = sum(self._progress.is_done(item.key) for item in items)
            button = QPushButton(self.tr("{0}  {1} of {2}").format(title, done, len(items)), self._games)
            button.setObjectName(f"learn-{game}")
            button.setCheckable(True)
            button.setChecked(game == self._game and not self.search.text().strip())
            button.clicked.connect(lambda _=False, game=game: self.choose_game(game))
            self._game_flow.addWidget(button)
            button.show()
        self._games.updateGeometry()

    def _show_next(self, items: Sequence[ExampleItem]) -> None:
        following = self.next_item(items)
        if following is None:
            self._column.addWidget(TextLabel(self.tr("You have seen all examples of this game."), tone="muted"))
            return
        begun = any(self._progress.is_done(item.key) for item in items)
        label = self.tr("Go on with: {0}") if begun else self.tr("Begin with: {0}")
        go_on = WrapButton(label.format(following.title))
        go_on.setObjectName("learn-next")
        go_on.set_strong(True)
        left = self._progress.left_at(following.key)
        go_on.clicked.connect(lambda: self.example_requested.emit(following.key, left))
        self._column.addWidget(go_on)

    def next_item(self, items: Sequence[ExampleItem]) -> ExampleItem | None:
        """The first example that has not been read to its end."""
        return next((item for item in items if not self._progress.is_done(item.key)), None)

    def _on_escape(self) -> None:
        """First out of the search, then back."""
        if self.search.text():
            self.search.clear()
        else:
            self.closed.emit()


def _says(item: ExampleItem, word: str) -> bool:
    """Whether an example speaks of a word, or is about a rule."""
    if word in (rule.lower() for rule in item.rules):
        return True
    return word in f"{item.title} {item.summary} {item.chapter} {item.game_title} {item.id}".lower()
