"""What can be played: the first evening, then a card for each game with its scenarios, in as many columns as fit."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.ui.game_card import FirstEvening, GameCard, Picture, ScenarioRow
from desktop.ui.library import Shelf
from desktop.ui.opening_pictures import Opening, OpeningPictures
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.frames import own_viewport
from desktop.ui.widgets.text import TextLabel, em

COLUMN = 31
"""Ems that a card of a game wants across."""
SOON_MS = 30
"""The window comes first; then the games are listed, and their pictures come one after another."""


class ScenarioCards(QScrollArea):
    """Lists games and their scenarios just after the page is first shown; no game is loaded for it.

    Signals:
        play_requested: game and scenario for the new-game dialog.
        print_requested: game and scenario of a set-up sheet.
        learn_requested: the examples of play.
        copy_requested, pictures_requested: the owner's figures, or pictures, of a game.
        scenario_ordered: what is to become of a scenario, game and scenario.
    """

    play_requested = Signal(str, str)
    print_requested = Signal(str, str)
    learn_requested = Signal()
    copy_requested = Signal(str)
    pictures_requested = Signal(str)
    scenario_ordered = Signal(str, str, str)

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self.games: list[GameCard] = []
        self.first: FirstEvening | None = None
        self.pictures = OpeningPictures(self)
        self.pictures.arrived.connect(self._on_arrived)
        self._filled = False
        self._across = 0
        self._compact = False
        own_viewport(self)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, em() // 2, em())
        self._column.setSpacing(em() // 2)
        self.heading = TextLabel(self.tr("Play a new game"), factor=1.5, bold=True, wrap=False)
        self._jumps = FlowLayout(spacing=em() // 2)
        self._jumps.addWidget(self.heading)
        self._columns = QHBoxLayout()
        self._columns.setSpacing(em())
        self._column.addLayout(self._jumps)
        self._column.addLayout(self._columns)
        self._column.addStretch(1)
        self.setWidget(inside)
        self._inside = inside
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._on_soon)
        self.verticalScrollBar().valueChanged.connect(lambda _: self._soon.start())

    @property
    def cards(self) -> list[ScenarioRow]:
        """Every scenario that is listed."""
        return [row for card in self.games for row in card.rows]

    def minimumSizeHint(self) -> QSize:
        """Wide enough for its cards: it scrolls down, never sideways."""
        bar = self.verticalScrollBar().sizeHint().width()
        widest = max((card.minimumSizeHint().width() for card in self.games), default=0)
        first = self.first.minimumSizeHint().width() if self.first else 0
        return QSize(max(widest, first) + em() // 2 + bar, super().minimumSizeHint().height())

    # -- listing -----------------------------------------------------------------------------------
    def fill(self) -> None:
        """List the games."""
        if self._filled:
            return
        self._filled = True
        self._add_first()
        for title in self._shelf.titles():
            card = GameCard(title)
            self.games.append(card)
            card.copy_requested.connect(self.copy_requested)
            card.pictures_requested.connect(self.pictures_requested)
            card.ordered.connect(self.scenario_ordered)
            for row in card.rows:
                row.chosen.connect(self.play_requested)
                row.print_requested.connect(self.print_requested)
            jump = QPushButton(title.name)
            jump.setObjectName(f"jump-{title.id}")
            jump.clicked.connect(lambda _=False, card=card: self._jump_to(card))
            self._jumps.addWidget(jump)
        self._lay_columns()
        self.updateGeometry()
        QCoreApplication.sendPostedEvents(self.widget(), QEvent.Type.LayoutRequest.value)
        self._soon.start()

    def list_anew(self) -> None:
        """The games are listed again when the page is next seen: there are other scenarios now."""
        if not self._filled:
            return
        gone: list[QWidget] = [*self.games, *([self.first] if self.first is not None else [])]
        for button in self._inside.findChildren(QPushButton):
            if button.objectName().startswith("jump-"):
                gone.append(button)
        for widget in gone:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        self.games, self.first, self._filled, self._across = [], None, False, 0
        if self.isVisible():
            self._soon.start()

    def _add_first(self) -> None:
        found = self._shelf.first()
        if found is None:
            return
        self.first = FirstEvening(*found)
        self.first.chosen.connect(self.play_requested)
        self.first.print_requested.connect(self.print_requested)
        self.first.learn_requested.connect(self.learn_requested)
        self.first.set_compact(self._compact)
        self._column.insertWidget(0, self.first)

    def set_compact(self, compact: bool) -> None:
        """Whether other games were begun already."""
        self._compact = compact
        if self.first is not None:
            self.first.set_compact(compact)
            self._soon.start()

    def _jump_to(self, card: GameCard) -> None:
        self.verticalScrollBar().setValue(card.mapTo(self._inside, card.rect().topLeft()).y())

    def _lay_columns(self) -> None:
        """Each card goes below the column that is shortest so far."""
        across = max(1, min(len(self.games), self.viewport().width() // (COLUMN * em())))
        if across == self._across or not self.games:
            return
        self._across = across
        while (item := self._columns.takeAt(0)) is not None:
            column = item.layout()
            while column is not None and column.takeAt(0) is not None:
                pass
        columns = [QVBoxLayout() for _ in range(across)]
        heights = [0] * across
        wide = self.viewport().width() // across - em()
        for column in columns:
            column.setSpacing(em())
            self._columns.addLayout(column, 1)
        for card in self.games:
            shortest = heights.index(min(heights))
            columns[shortest].addWidget(card)
            heights[shortest] += max(card.heightForWidth(wide), card.sizeHint().height() // 2)
        for column in columns:
            column.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_columns()
        self._soon.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._lay_columns()
            self._soon.start()

    # -- pictures ----------------------------------------------------------------------------------
    def _pictures(self) -> Iterator[Picture]:
        if self.first is not None:
            yield self.first.picture
        for card in self.games:
            yield from card.pictures()

    def _on_soon(self) -> None:
        """List the games if that is still to be done; then ask for the pictures that can be seen."""
        if not self.isVisible():
            return
        fresh = not self._filled
        self.fill()
        if fresh and self.first is not None and not self._compact:
            self.first.begin.setFocus(Qt.FocusReason.OtherFocusReason)
        for picture in self._pictures():
            if not picture.visibleRegion().isEmpty():
                self._want(picture)
        self.pictures.go_on()

    def _want(self, picture: Picture) -> None:
        if not picture.wanted:
            picture.wanted = True
            self.pictures.want(picture.opening, picture.room, self.devicePixelRatioF())

    def _on_arrived(self, opening: Opening, size: QSize) -> None:
        for picture in self._pictures():
            if picture.opening == opening and picture.room == size:
                picture.show_picture(self.pictures.found[opening, (size.width(), size.height())])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._soon.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._soon.stop()
        self.pictures.pause()

    def draw_all(self) -> None:
        """List the games and bring the pictures that are still missing at once (pictures of the window)."""
        self.fill()
        self._lay_columns()
        for picture in self._pictures():
            self._want(picture)
        self.pictures.bring_all()
