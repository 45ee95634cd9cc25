"""The Hand below the map: one row while it lies face down, as high as its cards while they are seen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from desktop.ui.docks import BOTTOM, Docks
from desktop.ui.table_page import TablePage
from desktop.ui.widgets.dock_title import DockTitle
from desktop.ui.widgets.text import em
from desktop.views.pieces import HandView

DOWN, UP = 2.9, 27
"""Height of the dock in line heights: a row of backs, and cards that can be read."""
DOWN_SHARE, OVER_SHARE, UP_SHARE = 0.1, 0.53, 0.45
"""Of the window's height: no hand takes more that lies face down, is held up over the map, or lies open below it."""


class HandDock(QObject):
    """Gives the Hand its height. At an open table a hand that is held up lies over the map's lower edge: the map stays
    as it is behind it. Where hands lie open, the map ends above them.

    A height that the player gives to a hand that is up is remembered.

    Signals:
        put_away: its player has closed the panel over a hand that is up.
    """

    put_away = Signal()

    def __init__(self, window: QMainWindow, docks: Docks, page: TablePage) -> None:
        super().__init__(window)
        self._window, self._docks, self._page = window, docks, page
        self._dock = docks["hand"]
        self._is_up = False
        self._over = False
        self._lent: bool | None = None
        """Whether the panel is there only while a hand is up, as the map is alone (True) or it was closed (False)."""
        self._folded = False
        """Whether it makes room for something that is read now."""
        self._asked = 0
        """The height that it was last given from here: it may not have it yet."""
        self._chosen = 0
        """The height that the player has given it."""
        self._dock.dockLocationChanged.connect(self._on_moved)
        self._dock.topLevelChanged.connect(self._on_moved)
        self._gone = QTimer(self, singleShot=True, interval=0)
        self._gone.timeout.connect(self._on_gone)
        self._dock.visibilityChanged.connect(self._gone.start)
        docks.when_made("hand", lambda _: self._on_moved())

    def _is_below(self) -> bool:
        dock = self._dock
        return dock.isVisible() and not dock.isFloating() and self._window.dockWidgetArea(dock) == BOTTOM

    def _on_moved(self) -> None:
        """Below the map its title stands at its side, where it takes no height."""
        below = not self._dock.isFloating() and self._window.dockWidgetArea(self._dock) == BOTTOM
        features = self._dock.features()
        upright = type(features).DockWidgetVerticalTitleBar
        self._dock.setFeatures(features | upright if below else features & ~upright)
        if isinstance(title := self._dock.titleBarWidget(), DockTitle):
            title.set_upright(below)

    def follow(self, hand: HandView | None) -> None:
        """Take the height that a hand needs now."""
        self._appear(hand)
        if hand is None or not self._is_below():
            self._page.hold_map(False)
            return
        up, over = bool(hand.cards), bool(hand.held)
        if self._is_up and not up and not self._folded:
            self._chosen = self._dock.height()
        if over and up:
            self._page.hold_map(True)
        if (up, over) != (self._is_up, self._over) or not up:
            self._is_up, self._over = up, over
            self._resize(self._height())
        if not (over and up):
            self._page.hold_map(False)

    def _appear(self, hand: HandView | None) -> None:
        """Where the panel was closed, or the map is alone, it is there as long as somebody holds a hand up."""
        up = hand is not None and any(held.up for held in hand.held)
        if up and self._dock.isHidden():
            self._lent = self._docks.hidden
            self._page.hold_map(True)
            self._dock.show()
        elif not up and self._lent is not None:
            as_before, self._lent = self._lent == self._docks.hidden, None
            if as_before:
                self._page.hold_map(False)
                self._dock.hide()

    def _on_gone(self) -> None:
        """No hand stays up that its player has closed: his choices would still be told. A panel that is taken out of
        the window is hidden for a moment only."""
        if self._dock.isHidden():
            self.put_away.emit()

    def fold(self, folded: bool) -> None:
        """Make room for something on the map that is read now, or be as before."""
        if folded != self._folded:
            self._folded = folded
            if self._is_below():
                self._resize(self._height())

    def _height(self) -> int:
        if not self._is_up or self._folded:
            return min(round(DOWN * em()), round(self._window.height() * DOWN_SHARE))
        most = round(self._window.height() * (OVER_SHARE if self._over else UP_SHARE))
        return self._chosen or min(round(UP * em()), most)

    def _resize(self, height: int) -> None:
        if not self._dock.height() == self._asked == height:
            self._asked = height
            self._window.resizeDocks([self._dock], [height], Qt.Orientation.Vertical)
