"""The start page: the games that were begun, what can be played, where to learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QTabBar, QVBoxLayout, QWidget

from desktop.data.library import Kept
from desktop.ui.kept.kept_games import KeptGames
from desktop.ui.library import Shelf
from desktop.ui.scenario_cards import ScenarioCards
from desktop.ui.widgets.text import TextLabel, WrapButton, em

ROOMY = 30
"""Ems of height from which the games that were begun stand above what can be played; else one of them at a time."""
UNBOUND = 16_777_215
"""Qt's word for no greatest height."""
SHARE = 0.42
"""Of the page, at most so much is for the games that were begun: what can be played is always in sight too."""


class StartPage(QWidget):
    """Lists the kept games above the scenarios; where there is no room for both, one of them at a time.

    Attributes:
        kept, play: the games that were begun, and what can be played; what is asked for there they signal themselves.
    """

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kept = KeptGames()
        self.play = ScenarioCards(shelf)
        self._motto = TextLabel(self.tr("Board wargames at one screen, with the rules enforced."), tone="muted")
        self._tabs = QTabBar()
        self._tabs.setObjectName("start-tabs")
        self._tabs.addTab(self.tr("Your games"))
        self._tabs.addTab(self.tr("Play a new game"))
        self._tabs.setDrawBase(False)
        self._tabs.setCurrentIndex(1)  # there are no games yet
        self._tabs.currentChanged.connect(lambda _tab: self._arrange())
        self._page = page = QVBoxLayout(self)
        page.addLayout(self._head())
        page.addWidget(self._tabs)
        page.addWidget(self.kept)
        page.addWidget(self.play, 1)
        page.addStretch(0)
        self._has_games = False
        self.kept.list.games.modelReset.connect(self._share)
        self._space_out()
        self._arrange()

    def _head(self) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(TextLabel("Sandtable", factor=1.9, bold=True))
        words.addWidget(self._motto)
        learn = WrapButton(self.tr("Learn: examples of play"))
        learn.setToolTip(self.tr("Step by step on the board"))
        learn.setObjectName("learn")
        learn.clicked.connect(self.play.learn_requested)
        row = QHBoxLayout()
        row.addLayout(words, 1)
        row.addWidget(learn, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    # -- kept games --------------------------------------------------------------------------------
    def show_library(self, games: Sequence[Kept], binned: Sequence[Kept], on_table: Path | None) -> None:
        """List the kept games, and those in the bin; `on_table` is the one that is being played."""
        if bool(games or binned) != self._has_games:
            self._has_games = not self._has_games
            self._tabs.setCurrentIndex(0 if self._has_games else 1)
            self._arrange()
            self._page.activate()
        self.kept.show_library(games, binned, on_table)
        self.play.set_compact(bool(games))

    def set_picture_source(self, source: Callable[[Path], bytes]) -> None:
        """Where the small pictures of games come from; asked one by one, while the page is seen."""
        self.kept.set_picture_source(source)

    def say_thrown_away(self, name: str, path_in_bin: Path) -> None:
        """Tell it in a bar that can undo it."""
        self.kept.say_thrown_away(name, path_in_bin)

    def say_brought_in(self, lines: Sequence[str]) -> None:
        """Tell what became of older games, a line for each, in a bar that stays until it is closed."""
        self.kept.brought.say(lines)

    # -- scenarios ---------------------------------------------------------------------------------
    def fill(self) -> None:
        """List the scenarios now."""
        self.play.fill()

    def draw_all(self) -> None:
        """List and draw everything that is still missing at once (pictures of the window)."""
        self.play.draw_all()
        self.kept.list.viewport().repaint()
        self.kept.list.pictures.fetch_all()

    # -- looks -------------------------------------------------------------------------------------
    def minimumSizeHint(self) -> QSize:
        """What it needs; nothing while another page is shown, which needs no room for this one."""
        return super().minimumSizeHint() if self.isVisible() else QSize(0, 0)

    def _space_out(self) -> None:
        pad = em()
        self._page.setContentsMargins(2 * pad, pad, pad, pad // 2)
        self._page.setSpacing(pad // 2)

    def _arrange(self) -> None:
        """Both parts, or the one whose tab is chosen."""
        roomy = self.height() >= ROOMY * em()
        self._tabs.setHidden(roomy)
        for label in (self._motto, self.kept.heading, self.play.heading):  # the tabs say it
            label.setVisible(roomy)
        self.kept.setVisible(roomy or self._tabs.currentIndex() == 0)
        self.play.setVisible(roomy or self._tabs.currentIndex() == 1)
        self._share()

    def _share(self) -> None:
        """The kept games take what they need, up to their share."""
        games = self.kept.list
        if self._tabs.isHidden():
            most = round(self.height() * SHARE)
            games.setFixedHeight(max(1, min(games.wanted_height(most), most)))
        else:
            games.setMinimumHeight(0)
            games.setMaximumHeight(UNBOUND)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._has_games:
            self.kept.list.go_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._space_out()
            self._arrange()
