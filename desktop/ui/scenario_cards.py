"""What can be played: the scenarios of all games as cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QImage, QPixmap, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.engine.definition import ScenarioInfo
from desktop.ui import theme
from desktop.ui.library import Shelf, Title
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.text import TextLabel, em

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


class ScenarioCards(QScrollArea):
    """Lists games and their scenarios; they are read just after the page is first shown, as it takes a moment.

    Signals:
        play_requested: game and scenario for the new-game dialog.
        print_requested: game and scenario of a set-up sheet.
    """

    play_requested = Signal(str, str)
    print_requested = Signal(str, str)

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self.cards: list[ScenarioCard] = []
        self._waiting: list[ScenarioCard] = []
        self._filled = False
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, em() // 2, em())
        self._column.setSpacing(em() // 2)
        self.heading = TextLabel(self.tr("Play a new game"), factor=1.5, bold=True)
        self._column.addWidget(self.heading)
        self._column.addStretch(1)
        self.setWidget(inside)
        self._inside = inside
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_next)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for its cards: it scrolls down, never sideways."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._inside.minimumSizeHint().width() + bar, super().minimumSizeHint().height())

    def fill(self) -> None:
        """List the games."""
        if self._filled:
            return
        self._filled = True
        self._column.takeAt(self._column.count() - 1)
        contents = QWidget()
        flow = FlowLayout(contents, em() // 2)
        self._column.addWidget(contents)
        for title in self._shelf.titles():
            heading = self._add_title(title)
            jump = QPushButton(title.name)
            jump.setObjectName(f"jump-{title.id}")
            jump.clicked.connect(lambda _=False, heading=heading: self.verticalScrollBar().setValue(heading.y()))
            flow.addWidget(jump)
        self._column.addStretch(1)
        self._waiting = list(self.cards)
        self.updateGeometry()
        QCoreApplication.sendPostedEvents(self.widget(), QEvent.Type.LayoutRequest.value)

    def _add_title(self, title: Title) -> TextLabel:
        heading = TextLabel(title.name, factor=1.3, bold=True)
        heading.setContentsMargins(0, em() // 2, 0, 0)
        self._column.addWidget(heading)
        if title.fault:
            words = self.tr("This game cannot be read: {0}").format(title.fault)
            self._column.addWidget(TextLabel(words, tone="muted"))
        for info in title.scenarios:
            card = ScenarioCard(title.id, info)
            card.chosen.connect(self.play_requested)
            card.print_requested.connect(self.print_requested)
            self._column.addWidget(card)
            self.cards.append(card)
        return heading

    # -- pictures ----------------------------------------------------------------------------------
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._waiting or not self._filled:
            self._timer.start(30)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def _draw_next(self) -> None:
        if not self._filled:
            self.fill()
            return
        if not self._waiting:
            self._timer.stop()
            return
        self._draw(self._waiting.pop(0))

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
