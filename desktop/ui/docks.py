"""Docks: the panels around the map, their default places, and bringing only the visible ones up to date."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QObject, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QMainWindow, QStyle, QTabBar, QToolButton, QWidget

from desktop.ui import theme
from desktop.ui.commands import dock_key
from desktop.ui.panels.cards_panel import CardsPanel
from desktop.ui.panels.charts_panel import ChartsPanel
from desktop.ui.panels.combat_panel import CombatPanel
from desktop.ui.panels.decision_panel import DecisionPanel
from desktop.ui.panels.dice_panel import DicePanel
from desktop.ui.panels.hand_panel import HandPanel
from desktop.ui.panels.log_panel import LogPanel
from desktop.ui.panels.panel import Panel
from desktop.ui.panels.rules_panel import RulesPanel
from desktop.ui.panels.stack_inspector import StackInspector
from desktop.ui.panels.tracks_panel import TracksPanel
from desktop.ui.panels.units_panel import UnitsPanel
from desktop.ui.widgets.text import TextLabel, em

LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea
OPTIONAL = ("hand", "cards")
"""Docks that only some games need."""
ROOMY = 1600
"""Windows at least this wide have room for a column on both sides and the log below the map."""


class DockTitle(QWidget):
    """A dock's title in the size of all other text, with its two buttons; dragging it moves the dock."""

    def __init__(self, title: str, dock: QDockWidget) -> None:
        super().__init__(dock)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 1, 2, 1)
        row.setSpacing(0)
        words = TextLabel(title, wrap=False)
        words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(words, 1)
        style = self.style().StandardPixmap
        float_text, close_text = self.tr("Take the panel out of the window, or back"), self.tr("Close the panel")
        self._add(row, style.SP_TitleBarNormalButton, float_text, lambda: dock.setFloating(not dock.isFloating()))
        self._add(row, style.SP_TitleBarCloseButton, close_text, dock.close)

    def _add(self, row: QHBoxLayout, picture: QStyle.StandardPixmap, tip: str, run: Callable[[], object]) -> None:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setIcon(self.style().standardIcon(picture))
        button.setIconSize(QSize(em() * 2 // 3, em() * 2 // 3))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.clicked.connect(lambda: run())
        row.addWidget(button)


class Docks(QObject):
    """The dock widgets of a window, by panel id."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.decision = DecisionPanel()
        self.units = UnitsPanel()
        self.stack = StackInspector()
        self.combat = CombatPanel()
        self.charts = ChartsPanel()
        self.rules = RulesPanel()
        self.tracks = TracksPanel()
        self.dice = DicePanel()
        self.log = LogPanel()
        self.hand = HandPanel()
        self.cards = CardsPanel()
        self.panels: tuple[Panel, ...] = (
            self.decision, self.combat, self.log, self.units, self.tracks,
            self.charts, self.rules, self.dice, self.stack, self.hand, self.cards,
        )  # fmt: skip
        self.docks = {panel.panel_id: self._made(panel) for panel in self.panels}
        self._late: dict[str, Callable[[], None]] = {}
        self._kept: QByteArray | None = None
        self._wants: dict[str, bool] = dict.fromkeys(OPTIONAL, False)
        self._has: dict[str, bool] = {}
        window.setDockNestingEnabled(True)
        for corner, area in (
            (Qt.Corner.BottomLeftCorner, LEFT), (Qt.Corner.BottomRightCorner, RIGHT),
        ):  # fmt: skip
            window.setCorner(corner, area)

    def _made(self, panel: Panel) -> QDockWidget:
        dock = QDockWidget(panel.title, self._window)
        dock.setObjectName(f"dock-{panel.panel_id}")
        dock.setWidget(panel)
        dock.setTitleBarWidget(DockTitle(panel.title, dock))
        dock.visibilityChanged.connect(lambda shown, name=panel.panel_id: self._on_visible(name, shown))
        dock.hide()
        return dock

    def __getitem__(self, name: str) -> QDockWidget:
        return self.docks[name]

    # -- places ------------------------------------------------------------------------------------
    def lay_out(self, width: int, has_hand: bool) -> None:
        """The default places: roomy windows use both sides, narrow ones keep the map large."""
        self._kept = None
        self._has = {}
        for dock in self.docks.values():
            dock.setFloating(False)
            self._window.removeDockWidget(dock)
        if width >= ROOMY:
            self._lay_out_roomy(has_hand)
        else:
            self._lay_out_narrow()
        self.show_hand(has_hand)
        self.show_cards(self._wants["cards"])
        self["decision"].raise_()
        self._ease_tabs()

    def _place(self, area: Qt.DockWidgetArea, *names: str, below: str = "") -> None:
        """One tabbed group with the first on top; under another dock, or at the end of an area."""
        first = self[names[0]]
        self._window.addDockWidget(area, first)
        if below:
            self._window.splitDockWidget(self[below], first, Qt.Orientation.Vertical)
        first.show()
        for name in names[1:]:
            self._window.tabifyDockWidget(first, self[name])
            self[name].show()
        first.raise_()

    def _lay_out_roomy(self, has_hand: bool) -> None:
        unit = em()
        self._place(LEFT, "decision")
        self._place(LEFT, "units", "stack", below="decision")
        self._place(RIGHT, "combat", "cards", "charts", "rules", "tracks", "dice")
        self._place(BOTTOM, "log", "hand")
        self._window.resizeDocks([self["decision"], self["combat"]], [18 * unit, 22 * unit], Qt.Orientation.Horizontal)
        self._window.resizeDocks([self["decision"], self["units"]], [24 * unit, 30 * unit], Qt.Orientation.Vertical)
        self._window.resizeDocks([self["log"]], [(16 if has_hand else 10) * unit], Qt.Orientation.Vertical)

    def _lay_out_narrow(self) -> None:
        unit = em()
        self._place(LEFT, "decision")
        self._place(LEFT, "combat", "log", "units", "tracks", below="decision")
        self._place(RIGHT, "rules", "charts", "dice", "stack")
        self._place(BOTTOM, "hand", "cards")
        for name in ("rules", "charts", "dice", "stack"):
            self[name].hide()
        self["log"].raise_()
        self._window.resizeDocks([self["decision"]], [17 * unit], Qt.Orientation.Horizontal)
        self._window.resizeDocks([self["decision"], self["log"]], [21 * unit, 19 * unit], Qt.Orientation.Vertical)
        self._window.resizeDocks([self["hand"]], [13 * unit], Qt.Orientation.Vertical)

    def show_hand(self, has_hand: bool) -> None:
        """Games without cards have no hand dock; it appears with the first hand and stays as the player wants it."""
        self._want("hand", has_hand)

    def show_cards(self, has_cards: bool) -> None:
        """The same for the cards on the table."""
        self._want("cards", has_cards)

    def _want(self, name: str, wanted: bool) -> None:
        self._wants[name] = wanted
        self[name].toggleViewAction().setVisible(wanted)
        if not self.hidden:
            self._settle_optional()

    def _settle_optional(self) -> None:
        for name, wanted in self._wants.items():
            if self._has.get(name) != wanted:
                self._has[name] = wanted
                self[name].setVisible(wanted)
                if wanted and name == "hand":
                    self[name].raise_()

    def rescale(self, factor: float) -> None:
        """Give the columns more or less room when the size of the text has changed."""
        if factor != 1 and not self.hidden:
            columns = [self[name] for name in ("decision", "combat") if self._alone(name)]
            widths = [round(dock.width() * factor) for dock in columns]
            self._window.resizeDocks(columns, widths, Qt.Orientation.Horizontal)
        self._ease_tabs()

    def _alone(self, name: str) -> bool:
        """Whether a dock decides the width of a column: at a side, shown, not floating."""
        dock = self[name]
        return self._window.dockWidgetArea(dock) in (LEFT, RIGHT) and dock.isVisible() and not dock.isFloating()

    def _ease_tabs(self) -> None:
        """Tabs keep their whole names and scroll where there are too many."""
        for bar in self._window.findChildren(QTabBar):
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setUsesScrollButtons(True)

    # -- hiding ------------------------------------------------------------------------------------
    @property
    def hidden(self) -> bool:
        return self._kept is not None

    def hide_all(self) -> None:
        """Take every dock away, floating ones too, and remember how they stood."""
        if self._kept is None:
            self._kept = self._window.saveState()
            for dock in self.docks.values():
                dock.hide()

    def bring_back(self) -> None:
        if self._kept is not None:
            kept, self._kept = self._kept, None
            self._window.restoreState(kept)
            self._settle_optional()
            self._ease_tabs()

    def state(self) -> QByteArray:
        return self._window.saveState() if self._kept is None else self._kept

    def restore(self, state: QByteArray) -> bool:
        self._kept = None
        self._has = {}
        done = self._window.restoreState(state)
        self._settle_optional()
        self._ease_tabs()
        return done

    # -- content -----------------------------------------------------------------------------------
    def update(self, panel: Panel, show: Callable[[], None]) -> None:
        """Bring a panel up to date now if it can be seen, else when it is next shown."""
        if self[panel.panel_id].isVisible() and panel.isVisible():
            self._late.pop(panel.panel_id, None)
            show()
        else:
            self._late[panel.panel_id] = show

    def _on_visible(self, name: str, shown: bool) -> None:
        if shown:
            self._catch_up(name)

    def _catch_up(self, name: str) -> None:
        show = self._late.pop(name, None)
        if show is not None:
            show()

    def forget(self) -> None:
        """Drop what hidden panels were going to show."""
        self._late.clear()

    def raise_tab(self, name: str) -> None:
        """Bring a dock that is in use to the front of its group; one that was closed stays closed."""
        if not self.hidden and self[name].toggleViewAction().isChecked():
            self[name].raise_()

    def reveal(self, name: str) -> None:
        """Show a dock on top of its group."""
        self.bring_back()
        self[name].show()
        self[name].raise_()

    def actions(self) -> list[QAction]:
        """Show or hide each dock, with its key."""
        result = []
        for number, panel in enumerate(self.panels, start=1):
            action = self[panel.panel_id].toggleViewAction()
            action.setText(panel.title)
            if number <= 9:
                action.setShortcut(QKeySequence(dock_key(number)))
            result.append(action)
        return result

    def update_icons(self) -> None:
        """Draw the icons of these actions, which only a menu shows."""
        for panel in self.panels:
            self[panel.panel_id].toggleViewAction().setIcon(theme.icon(panel.panel_id))
