"""Docks: the panels around the map, their default places, and bringing only the visible ones up to date."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDockWidget, QMainWindow

from desktop.ui import theme
from desktop.ui.commands import dock_key
from desktop.ui.decision_room import DecisionRoom
from desktop.ui.dock_tabs import DockTabs
from desktop.ui.panels.panel import Panel, panel_title
from desktop.ui.panels.specs import PANELS, SPECS, Place
from desktop.ui.widgets.dock_title import DockTitle
from desktop.ui.widgets.text import em
from desktop.views.table import TableView

if TYPE_CHECKING:
    from desktop.ui.decision_card import DecisionCard
    from desktop.ui.panels.combat_panel import CombatPanel
    from desktop.ui.panels.decision_panel import DecisionPanel
    from desktop.ui.panels.log_panel import LogPanel
    from desktop.ui.panels.rules_panel import RulesPanel

Show = Callable[[Any], None]

LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea
AREAS = {"left": LEFT, "below": LEFT, "bottom": BOTTOM}
"""The area of each group of docks, in the order in which they are laid: the map has all the rest."""
KEYS = 9
"""How many docks have a key of their own."""
LAYOUT = 2
"""Number of the default layout: one that was kept under another number gives way to it."""
MAP_SHARE = 0.5
"""Of the window's width, and of its height: no layout leaves the map less, as far as the panels can shrink."""
COLUMN, LEAST_COLUMN = 20, 15
"""Width of the column of panels in line heights, and what it has at least: """
COLUMN_SHARE, MOST_COLUMN_SHARE = 0.2, 0.215
"""of the window, it is this, and where letters are large, at most that."""


class Docks(QObject):
    """The dock widgets of a window, by panel id. A panel is made when it is first seen or spoken to.

    Signals:
        leaving: how they lie is about to be kept: what came to the front by itself goes.
    """

    leaving = Signal()
    decision: DecisionPanel
    combat: CombatPanel
    log: LogPanel
    rules: RulesPanel

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.made: dict[str, Panel] = {}
        self._when_made: dict[str, list[Show]] = {name: [] for name in PANELS}
        self._placing = False
        self._raised: list[str] = []
        self._late: dict[str, dict[str, Show]] = {}
        self._kept: QByteArray | None = None
        self.card: DecisionCard | None = None
        """Shows the decision on the map while there are no docks."""
        self._wants: dict[str, bool] = {spec.id: False for spec in SPECS if spec.optional}
        self._has: dict[str, bool] = {}
        self.docks = {name: self._dock(name) for name in PANELS}
        self.tabs = DockTabs(window, self.docks)
        self._room = DecisionRoom(window, self.docks, self._in_front)
        window.setDockNestingEnabled(True)
        for corner, area in (
            (Qt.Corner.BottomLeftCorner, LEFT), (Qt.Corner.BottomRightCorner, RIGHT),
        ):  # fmt: skip
            window.setCorner(corner, area)
        for spec in SPECS:
            if spec.always:
                self.panel(spec.id)
        self.decision.needs.connect(self._fit_decision)

    def _dock(self, name: str) -> QDockWidget:
        dock = QDockWidget(panel_title(name), self._window)
        dock.setObjectName(f"dock-{name}")
        dock.visibilityChanged.connect(lambda shown: self._on_visible(name, shown))
        dock.hide()
        return dock

    def __getitem__(self, name: str) -> QDockWidget:
        return self.docks[name]

    # -- panels ------------------------------------------------------------------------------------
    def __getattr__(self, name: str) -> Panel:
        """A panel by its id; one that has not been seen is made now."""
        if name in PANELS:
            return self.panel(name)
        raise AttributeError(name)

    def panel(self, name: str) -> Panel:
        """A panel, made and brought up to date if need be."""
        self._make(name)
        while late := self._late.pop(name, None):
            for show in late.values():
                show(self.made[name])
        return self.made[name]

    def _make(self, name: str) -> None:
        if name not in self.made:
            module, _, kind = PANELS[name].factory.partition(":")
            panel: Panel = getattr(import_module(f"desktop.ui.panels.{module}"), kind)()
            self.made[name] = panel
            self[name].setWidget(panel)
            self[name].setTitleBarWidget(DockTitle(panel.title, self[name]))
            for run in self._when_made[name]:
                run(panel)

    def make_ready(self) -> None:
        """Make what is wanted in the middle of a game before it is: the first fight need not wait for its panel."""
        if self["combat"].toggleViewAction().isChecked():
            self._make("combat")

    def when_made(self, name: str, run: Show) -> None:
        """Have `run` called with a panel once, as soon as there is one."""
        self._when_made[name].append(run)
        if name in self.made:
            run(self.made[name])

    # -- places ------------------------------------------------------------------------------------
    def lay_out(self, has_hand: bool) -> None:
        """The default places: one column at the left, the hand below the map."""
        if self.card is not None:
            self.card.give_back()
        self._kept = None
        self._has = {}
        with self._moving():
            for dock in self.docks.values():
                dock.setFloating(False)
                self._window.removeDockWidget(dock)
            places = {spec.id: spec.place for spec in SPECS}
            for name, place in places.items():
                if place.front:
                    self._make(name)  # so that the layout takes its shape once
            self._put_all(places)
            self._size()
            self._wants["hand"] = has_hand
            for name, wanted in self._wants.items():
                self.want(name, wanted)
        self._spare_map()
        self._room.begin()

    @contextmanager
    def _moving(self) -> Iterator[None]:
        """Many docks find their places: only then it is known which are in front, and those get their panels."""
        outer, self._placing = self._placing, True
        layout = self._window.layout()
        assert layout is not None
        layout.setEnabled(False)  # or everything would take its shape again with each of them
        try:
            yield
        finally:
            self._placing = outer
            layout.setEnabled(not outer)
        if not outer:
            layout.activate()
            self._raise()
            self.tabs.arrange_soon()
            for name in PANELS:
                if self._in_front(name):
                    self.panel(name)

    def _spare_map(self) -> None:
        """A layout made for a larger window or smaller text must leave the map its share: docks give way."""
        window, whole = self._window, self._window.size()
        layout, centre = window.layout(), window.centralWidget()
        assert layout is not None
        assert centre is not None
        layout.activate()
        middle = centre.size()
        for areas, way, short in (
            ((LEFT, RIGHT), Qt.Orientation.Horizontal, round(whole.width() * MAP_SHARE) - middle.width()),
            ((BOTTOM,), Qt.Orientation.Vertical, round(whole.height() * MAP_SHARE) - middle.height()),
        ):
            across = way == Qt.Orientation.Horizontal
            docks = [dock for area in areas if (dock := self._foremost(area)) is not None]
            sizes = [dock.width() if across else dock.height() for dock in docks]
            if short > 0 and docks:
                window.resizeDocks(docks, [max(1, size - short * size // sum(sizes)) for size in sizes], way)

    def _foremost(self, area: Qt.DockWidgetArea) -> QDockWidget | None:
        """A dock that can be seen in an area of the window."""
        for name, dock in self.docks.items():
            if not dock.isFloating() and self._window.dockWidgetArea(dock) == area and self._in_front(name):
                return dock
        return None

    def _fit_decision(self, needed: int, in_all: int) -> None:
        if self.hidden:
            if self.card is not None:
                self.card.fit(needed)
        elif not self._placing:
            self._room.fit(needed, in_all)

    def _in_front(self, name: str) -> bool:
        """Whether a dock can be seen: those behind another one of their group lie outside the window."""
        dock = self[name]
        return dock.isVisibleTo(self._window) and (dock.isFloating() or dock.geometry().right() >= 0)

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

    def _put_all(self, places: Mapping[str, Place]) -> None:
        """Every dock to its group; then those in front are raised and the closed ones hidden."""
        above = ""
        for group, area in AREAS.items():
            names = sorted((name for name in places if places[name].group == group), key=lambda n: places[n].order)
            if names:
                self._place(area, *names, below=above if group == "below" else "")
                above = above or names[0]
        for name, place in places.items():
            if place.closed:
                self[name].hide()
            elif place.front:
                self[name].raise_()

    def _size(self) -> None:
        unit, window = em(), self._window
        least = min(LEAST_COLUMN * unit, round(window.width() * MOST_COLUMN_SHARE))
        column = max(least, min(COLUMN * unit, round(window.width() * COLUMN_SHARE)))
        window.resizeDocks([self["decision"]], [column], Qt.Orientation.Horizontal)
        window.resizeDocks([self["decision"], self["log"]], [21 * unit, 22 * unit], Qt.Orientation.Vertical)

    def want(self, name: str, wanted: bool) -> None:
        """An optional dock appears with the first view that has something for it, and stays as the player wants it."""
        self._wants[name] = wanted
        self._actions[name].setVisible(wanted)
        if not self.hidden:
            self._settle_optional()

    def _settle_optional(self) -> None:
        for name, wanted in self._wants.items():
            if self._has.get(name) != wanted:
                self._has[name] = wanted
                self[name].setVisible(wanted)
                if wanted and PANELS[name].forward:
                    self._raised.append(name)
        if not self._placing:
            self._raise()

    def _raise(self) -> None:
        """Bring docks to the front of their groups, now that they have their places."""
        while self._raised:
            self[self._raised.pop()].raise_()

    def rescale(self, factor: float) -> None:
        """Give the columns more or less room when the size of the text has changed."""
        if factor != 1 and not self.hidden:
            columns = [dock for area in (LEFT, RIGHT) if (dock := self._foremost(area)) is not None]
            widths = [round(dock.width() * factor) for dock in columns]
            self._window.resizeDocks(columns, widths, Qt.Orientation.Horizontal)
            self._spare_map()
        self.tabs.arrange()

    # -- hiding ------------------------------------------------------------------------------------
    @property
    def hidden(self) -> bool:
        return self._kept is not None

    def hide_all(self) -> None:
        """Take every dock away, floating ones too, and remember how they stood."""
        if self._kept is None:
            self._kept = self._window.saveState(LAYOUT)
            for dock in self.docks.values():
                dock.hide()

    def show_map_alone(self) -> None:
        """Take every dock away; what is asked stays on the map."""
        self.hide_all()
        if self.card is not None:
            self.card.take()
            self.card.fit(self.decision.needed())

    def bring_back(self) -> None:
        if self.card is not None:
            self.card.give_back()
        if self._kept is not None:
            kept, self._kept = self._kept, None
            with self._moving():
                self._window.restoreState(kept, LAYOUT)
                self._settle_optional()
            self._spare_map()

    def state(self) -> QByteArray:
        self._room.give_back()
        self.leaving.emit()
        return self._window.saveState(LAYOUT) if self._kept is None else self._kept

    def leave(self) -> None:
        """Hide what floats: it would outlive its window, and be hidden only while that is taken apart."""
        for dock in self.docks.values():
            if dock.isFloating():
                dock.hide()

    def restore(self, state: QByteArray) -> bool:
        self._kept = None
        self._has = {}
        with self._moving():
            done = self._window.restoreState(state, LAYOUT)
            self._settle_optional()
        self._spare_map()
        self._room.begin()
        return done

    # -- content -----------------------------------------------------------------------------------
    def shows(self, name: str) -> bool:
        """Whether a panel is up to date and must be kept so."""
        return name in self.made and self._in_front(name)

    def update(self, name: str, show: Show, slot: str = "") -> None:
        """Bring a panel up to date now if it can be seen, else when it next is.

        A `slot` names content that is the same for every seat; without one it is only what this seat may see.
        """
        if self.shows(name):
            self._late.get(name, {}).pop(slot, None)
            show(self.made[name])
        else:
            self._late.setdefault(name, {})[slot] = show

    def _on_visible(self, name: str, shown: bool) -> None:
        if shown and not self._placing:
            self.panel(name)

    def show_table(self, view: TableView) -> None:
        """Have every panel that shows a field of the table show it."""
        for spec in SPECS:
            if spec.field:
                shown = getattr(view, spec.field)
                self.update(spec.id, partial(_show, spec.show, shown))
                if spec.optional:
                    self.want(spec.id, shown is not None)

    def forget_behind(self) -> None:
        """Somebody else looks now: what lies behind another dock of its group holds nothing that the last one saw."""
        for spec in SPECS:
            if spec.secret and spec.id in self.made and not self._in_front(spec.id):
                _show(spec.show, *spec.nothing, self.made[spec.id])

    def clear(self) -> None:
        """Drop what panels were going to show to this seat, and have those that are made show nothing of anybody."""
        for late in self._late.values():
            late.pop("", None)
        for spec in SPECS:
            if spec.nothing and spec.id in self.made:
                _show(spec.show, *spec.nothing, self.made[spec.id])

    def covering(self, name: str) -> str:
        """The dock that lies in front of another one of its group; "" if that one can be seen itself."""
        fellows = self._window.tabifiedDockWidgets(self[name])
        found = [other for other, dock in self.docks.items() if dock in fellows and self._in_front(other)]
        return found[0] if found and not self._in_front(name) else ""

    def raise_tab(self, name: str) -> None:
        """Bring a dock that is in use to the front of its group; one that was closed stays closed."""
        if not self.hidden and self[name].toggleViewAction().isChecked():
            self[name].raise_()
            self.panel(name)

    def call(self, name: str, title: str) -> None:
        """Name a dock after what it shows now; "" gives it its own name back. Its command keeps that."""
        self.tabs.call(name, title)
        if isinstance(bar := self[name].titleBarWidget(), DockTitle):
            bar.words.setText(self.tabs.name(name))

    def reveal(self, name: str) -> None:
        """Show a dock on top of its group."""
        self.bring_back()
        self[name].show()
        self[name].raise_()
        self.panel(name)

    def bring(self, name: str) -> None:
        """Show a dock on top of its group, and let it have the keys."""
        self.reveal(name)
        self.made[name].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def actions(self) -> list[QAction]:
        """Bring each dock, with its key."""
        return list(self._actions.values())

    @cached_property
    def _actions(self) -> dict[str, QAction]:
        result = {}
        for number, name in enumerate(PANELS, start=1):
            action = QAction(panel_title(name), self)
            action.setObjectName(f"dock-{name}")
            action.triggered.connect(partial(self.bring, name))
            if number <= KEYS:
                action.setShortcut(QKeySequence(dock_key(number)))
            result[name] = action
        return result

    def update_icons(self) -> None:
        """Draw the icons of these actions, which only a menu shows."""
        for name, action in self._actions.items():
            action.setIcon(theme.icon(name))


def _show(method: str, *shown: object) -> None:
    """Call a method of a panel, which comes last, with what it shows."""
    *views, panel = shown
    getattr(panel, method)(*views)
