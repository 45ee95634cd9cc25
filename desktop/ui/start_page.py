"""The start page: what can be played, what was played last, what can be printed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.engine.definition import ScenarioInfo
from desktop.ui import theme
from desktop.ui.library import Shelf, Title
from desktop.ui.widgets.flow import FlowLayout, clear_layout
from desktop.ui.widgets.text import TextLabel, WrapButton, em

PICTURE = QSize(200, 130)
FINER = 2
"""Pictures are drawn larger and shrunk, so that the names on them stay small."""


class ScenarioCard(QFrame):
    """One scenario: picture, title, length, summary, and what can be done with it."""

    chosen = Signal(str, str)
    print_requested = Signal(str, str)

    def __init__(self, game_id: str, info: ScenarioInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id, self.info = game_id, info
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)
        self._picture = QLabel()
        self._picture.setFixedSize(PICTURE)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        words = QVBoxLayout()
        head = info.title + (f" · {self.tr('a good first evening')}" if info.introductory else "")
        words.addWidget(TextLabel(head, factor=1.25, bold=True))
        words.addWidget(TextLabel(info.length, tone="muted"))
        words.addWidget(TextLabel(info.summary))
        words.addStretch(1)
        words.addLayout(self._buttons())
        row = QHBoxLayout(self)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        play = QPushButton(self.tr("Play"))
        play.setObjectName(f"play-{self.game_id}-{self.info.id}")
        play.clicked.connect(lambda: self.chosen.emit(self.game_id, self.info.id))
        sheet = QPushButton(self.tr("Set-up sheet"))
        sheet.clicked.connect(lambda: self.print_requested.emit(self.game_id, self.info.id))
        row.addWidget(play)
        row.addWidget(sheet)
        row.addStretch(1)
        self._icons = ((play, "play"), (sheet, "print"))
        self._draw_icons()
        return row

    def _draw_icons(self) -> None:
        for button, name in self._icons:
            button.setIcon(theme.icon(name))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self._draw_icons()

    def set_picture(self, image: QImage) -> None:
        self._picture.setPixmap(QPixmap.fromImage(image))


class StartPage(QScrollArea):
    """Lists games, the game to resume, recent saves and examples.

    Signals:
        play_requested: game and scenario for the new-game dialog.
        resume_requested: the last game, from the journal.
        open_requested: a save, "" to choose one.
        print_requested: game and scenario of a set-up sheet.
        learn_requested: the examples of play.
    """

    play_requested = Signal(str, str)
    resume_requested = Signal()
    open_requested = Signal(str)
    print_requested = Signal(str, str)
    learn_requested = Signal()

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._cards: list[ScenarioCard] = []
        self._waiting: list[ScenarioCard] = []
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(2 * em(), em(), 2 * em(), em())
        row.setSpacing(2 * em())
        self._games = QVBoxLayout()
        self._games.setSpacing(em() // 2)
        self._side = QVBoxLayout()
        self._side.setSpacing(em() // 2)
        row.addLayout(self._games, 5)
        row.addLayout(self._side, 2)
        self.setWidget(inside)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_next)
        self._filled = False
        self._games.addWidget(TextLabel("Sandtable", factor=2.2, bold=True))
        self._games.addWidget(
            TextLabel(self.tr("Board wargames at one screen, with the rules enforced."), tone="muted")
        )
        self._games.addStretch(1)

    def fill(self) -> None:
        """List the games; done just after the page is first shown, as reading them takes a moment."""
        if self._filled:
            return
        self._filled = True
        self._games.takeAt(self._games.count() - 1)
        contents = QWidget()
        flow = FlowLayout(contents, em() // 2)
        self._games.addWidget(contents)
        for title in self._shelf.titles():
            heading = self._add_title(title)
            jump = QPushButton(title.name)
            jump.setObjectName(f"jump-{title.id}")
            jump.clicked.connect(lambda _=False, heading=heading: self.verticalScrollBar().setValue(heading.y()))
            flow.addWidget(jump)
        self._games.addStretch(1)
        self._waiting = list(self._cards)
        QCoreApplication.sendPostedEvents(self.widget(), QEvent.Type.LayoutRequest.value)

    def _add_title(self, title: Title) -> TextLabel:
        heading = TextLabel(title.name, factor=1.5, bold=True)
        heading.setContentsMargins(0, em() // 2, 0, 0)
        self._games.addWidget(heading)
        if title.fault:
            self._games.addWidget(TextLabel(self.tr("This game cannot be read: {0}").format(title.fault), tone="muted"))
        for info in title.scenarios:
            card = ScenarioCard(title.id, info)
            card.chosen.connect(self.play_requested)
            card.print_requested.connect(self.print_requested)
            self._games.addWidget(card)
            self._cards.append(card)
        return heading

    def show_saves(self, resumable: str, recent: Sequence[tuple[Path, str]]) -> None:
        """`resumable` describes the game that can be resumed ("" for none); recent saves are (file, description)."""
        clear_layout(self._side)
        self._side.addWidget(TextLabel(self.tr("Learn"), factor=1.5, bold=True))
        learn = WrapButton(self.tr("Examples of play, step by step on the board"))
        learn.setObjectName("learn")
        learn.clicked.connect(self.learn_requested)
        self._side.addWidget(learn)
        if resumable:
            self._side.addWidget(TextLabel(self.tr("Go on"), factor=1.5, bold=True))
            resume = WrapButton(self.tr("Resume {0}").format(resumable))
            resume.setObjectName("resume")
            resume.set_strong(True)
            resume.clicked.connect(self.resume_requested)
            self._side.addWidget(resume)
        self._side.addWidget(TextLabel(self.tr("Saved games"), factor=1.5, bold=True))
        for path, words in recent:
            button = WrapButton(words)
            button.setToolTip(str(path))
            button.clicked.connect(lambda _=False, path=path: self.open_requested.emit(str(path)))
            self._side.addWidget(button)
        if not recent:
            self._side.addWidget(
                TextLabel(self.tr("None yet. Every action is kept by itself while you play."), tone="muted")
            )
        other = WrapButton(self.tr("Open another file…"))
        other.clicked.connect(lambda: self.open_requested.emit(""))
        self._side.addWidget(other)
        self._side.addStretch(1)

    # -- pictures ----------------------------------------------------------------------------------
    def showEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        super().showEvent(event)
        if self._waiting or not self._filled:
            self._timer.start(30)

    def hideEvent(self, event) -> None:  # type: ignore[no-untyped-def]
        super().hideEvent(event)
        self._timer.stop()

    def _draw_next(self) -> None:
        if not self._filled:
            self.fill()
            return
        if not self._waiting:
            self._timer.stop()
            return
        card = self._waiting.pop(0)
        self._draw(card)

    def _draw(self, card: ScenarioCard) -> None:
        from desktop.ui.paint.board import board_picture

        ratio = self.devicePixelRatioF()
        try:
            large = board_picture(self._shelf.board(card.game_id, card.info.id), PICTURE * ratio * FINER)
            image = large.scaled(PICTURE * ratio, mode=Qt.TransformationMode.SmoothTransformation)
            image.setDevicePixelRatio(ratio)
            card.set_picture(image)
        except Exception:  # a picture is not worth a message; playing the scenario will say what is wrong
            card.set_picture(QImage())

    def draw_all(self) -> None:
        """Fill the page and draw the pictures that are still missing at once (pictures of the window)."""
        self.fill()
        while self._waiting:
            self._draw(self._waiting.pop(0))
