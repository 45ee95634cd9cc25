"""The Hand below the map: one row while it lies face down, small cards while none of them is asked for, as high as
whole cards while they are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from desktop.ui.docks import BOTTOM, Docks
from desktop.ui.panels.hand_part import HandPart
from desktop.ui.table_page import TablePage
from desktop.ui.widgets.dock_title import DockTitle
from desktop.ui.widgets.text import em
from desktop.views.pieces import HandView

if TYPE_CHECKING:
    from desktop.ui.panels.hand_panel import HandPanel

DOWN, REST, UP = 2.9, 8.2, 27
"""Height of the dock in line heights: a row of backs, small cards, and cards that can be read."""
DOWN_SHARE, REST_SHARE, UP_SHARE = 0.1, 0.175, 0.53
"""Of the window's height: no hand takes more that lies face down, rests, or is raised over the map."""


class HandDock(QObject):
    """Gives the Hand its height. A hand that is raised lies over the map's lower edge: the map stays as it is behind
    it. At an open table a hand is raised while somebody holds it up; one that lies open is raised while a card is asked
    for, or as long as its player wants it.

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
        self._rests = False
        """Whether its cards are seen, small."""
        self._hand: HandView | None = None
        self._wanted: bool | None = None
        """Whether its player wants an open hand raised; None while it is raised by itself."""
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
        self._resized = QTimer(self, singleShot=True, interval=0)
        self._resized.timeout.connect(self._on_resized)
        window.installEventFilter(self)
        docks.when_made("hand", self._on_made)

    def _on_made(self, panel: HandPanel) -> None:
        panel.raise_wanted.connect(self.want)
        self._on_moved()

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
        if _is_asked(hand) != _is_asked(self._hand):
            self._wanted = None
        self._hand = hand
        self._settle()

    def want(self, raised: bool | None) -> None:
        """Its player raises a hand that lies open, or lowers it; None: it is raised when a card is asked for."""
        if self._hand is not None and not self._hand.held:
            self._wanted = raised
            self._settle()

    def _settle(self) -> None:
        hand = self._hand
        if hand is None or not self._is_below():
            self._page.hold_map(False)
            self._show_part(HandPart.WHOLE)
            return
        open_hand = bool(hand.cards) and not hand.held
        raised = _is_asked(hand) if self._wanted is None else self._wanted
        up, rests = bool(hand.cards) and (raised or not open_hand), open_hand
        if self._is_up and not up and not self._folded:
            self._chosen = self._dock.height()
        if up and not self._is_up and rests:
            self._is_up, self._rests = False, True
            self._resize(self._height())  # the map has the height that it has behind a hand that rests
        if up:
            self._page.hold_map(True)
        if (up, rests) != (self._is_up, self._rests) or not up:
            self._is_up, self._rests = up, rests
            self._show_part(self._part())
            self._resize(self._height())
        if not up:
            self._page.hold_map(False)

    def _part(self) -> HandPart:
        if self._folded:
            return HandPart.HEAD
        return HandPart.SMALL if self._rests and not self._is_up else HandPart.WHOLE

    def _show_part(self, part: HandPart) -> None:
        panel = cast("HandPanel | None", self._docks.made.get("hand"))
        if panel is not None:
            panel.show_part(part, can_rest=part != HandPart.HEAD and self._rests and self._is_below())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_up and event.type() == QEvent.Type.Resize:
            self._resized.start()
        return False

    def _on_resized(self) -> None:
        """Behind a hand that is up the map takes the room that it has when it is down."""
        if self._is_up and not self._folded and self._is_below():
            self._page.hold_map(True, self._dock.height() - self._low())

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
                self._show_part(self._part())
                self._resize(self._height())

    def _height(self) -> int:
        if self._folded:
            return self._at_most(DOWN, DOWN_SHARE)
        return (self._chosen or self._at_most(UP, UP_SHARE)) if self._is_up else self._low()

    def _low(self) -> int:
        """Its height while it is not up."""
        return self._at_most(REST, REST_SHARE) if self._rests else self._at_most(DOWN, DOWN_SHARE)

    def _at_most(self, lines: float, share: float) -> int:
        return min(round(lines * em()), round(self._window.height() * share))

    def _resize(self, height: int) -> None:
        if not self._dock.height() == self._asked == height:
            self._asked = height
            self._window.resizeDocks([self._dock], [height], Qt.Orientation.Vertical)
            self._lay_out()

    def _lay_out(self) -> None:
        """At once, lest hand and map are painted as they were, and again as they are."""
        layout = self._window.layout()
        assert layout is not None
        layout.activate()


def _is_asked(hand: HandView | None) -> bool:
    """Whether a card of it can be used now."""
    return hand is not None and any(use.action for card in hand.cards for use in card.uses)
