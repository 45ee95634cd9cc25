"""Tabs of docks that lie in one place: their names where there is room for all of them, else their icons."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar
from shiboken6 import Shiboken

from desktop.ui import theme
from desktop.ui.panels.panel import panel_title
from desktop.ui.widgets.text import em

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyle

AROUND = 1.6
"""Room on both sides of a tab's name, in line heights."""
BESIDE = 8
"""Room on both sides of a tab's icon where there is little, in pixels."""
USUALLY_BESIDE = 28
"""The same where there is enough: what the style takes."""
LARGEST = 20
"""Of the icons, in pixels."""
UNNAMED = "\u200b"
"""The title of a dock whose tab has no name: with none at all Qt hides the tabs."""


class DockTabs(QObject):
    """Sees to it that no tab is ever out of sight.

    Qt writes a dock's title into its tab whenever anything moves: so a tab without a name is a dock without one.
    """

    def __init__(self, window: QMainWindow, docks: dict[str, QDockWidget]) -> None:
        super().__init__(window)
        self._window, self._docks = window, docks
        self._names: dict[str, str] = {}
        self._watched: set[QTabBar] = set()
        self._narrow: set[QTabBar] = set()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.arrange)
        for dock in docks.values():
            dock.visibilityChanged.connect(self.arrange_soon)
            dock.dockLocationChanged.connect(self.arrange_soon)
            dock.topLevelChanged.connect(self.arrange_soon)

    def name(self, panel: str) -> str:
        """What a dock is called now."""
        return self._names.get(panel) or panel_title(panel)

    def call(self, panel: str, name: str) -> None:
        """Call a dock after what it shows now; "" gives it its own name back."""
        if self._names.get(panel, "") != name:
            self._names[panel] = name
            if self._docks[panel].windowTitle() != UNNAMED:
                self._entitle(panel, self.name(panel))
            self.arrange_soon()

    def arrange_soon(self) -> None:
        self._soon.start()

    def arrange(self) -> None:
        """Give every tab its name or its icon."""
        found: set[str] = set()
        for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            panels = self._panels(bar)
            if not panels:
                continue
            found.update(panels)
            if bar not in self._watched:
                self._watch(bar)
            self._arrange(bar, panels)
        for panel in self._docks.keys() - found:
            self._entitle(panel, self.name(panel))

    def _watch(self, bar: QTabBar) -> None:
        self._watched.add(bar)
        bar.installEventFilter(self)
        bar.destroyed.connect(lambda: self._forget(bar))

    def _forget(self, bar: QTabBar) -> None:
        self._watched.discard(bar)
        self._narrow.discard(bar)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel:
            return True  # who reads to the end of the log does not mean to leave it
        if event.type() == QEvent.Type.Resize:
            self.arrange_soon()
        return super().eventFilter(watched, event)

    def _panels(self, bar: QTabBar) -> list[str]:
        """The docks of a bar, in the order of its tabs."""
        by_address = {Shiboken.getCppPointer(dock)[0]: panel for panel, dock in self._docks.items()}
        found = [by_address.get(bar.tabData(index), "") for index in range(bar.count())]
        return found if all(found) else []

    def _arrange(self, bar: QTabBar, panels: list[str]) -> None:
        bar.setElideMode(Qt.TextElideMode.ElideNone)
        bar.setUsesScrollButtons(True)
        metrics = bar.fontMetrics()
        needed = sum(metrics.horizontalAdvance(self.name(panel)) + round(em() * AROUND) for panel in panels)
        named = needed <= bar.width()
        bar.setExpanding(not named)
        crowded = not named and len(panels) * (LARGEST + USUALLY_BESIDE) > bar.width()
        if crowded != (bar in self._narrow):
            self._make_narrow(bar, crowded)
        side = max(12, min(LARGEST, bar.width() // len(panels) - BESIDE - 5)) if crowded else LARGEST
        bar.setIconSize(QSize(side, side))
        for index, panel in enumerate(panels):
            name = self.name(panel)
            self._entitle(panel, name if named else UNNAMED)
            bar.setTabIcon(index, theme.icon("") if named else theme.icon(panel))
            bar.setTabToolTip(index, name)
            bar.setAccessibleTabName(index, name)

    def _make_narrow(self, bar: QTabBar, narrow: bool) -> None:
        """Little room around the icons of a bar, or the usual room around its names."""
        if narrow:
            self._narrow.add(bar)
            bar.setStyle(self._narrow_style)
        else:
            self._narrow.discard(bar)
            bar.setStyle(None)  # type: ignore[arg-type]

    @cached_property
    def _narrow_style(self) -> QStyle:
        """Not among what a start needs: it takes half a hundred numbers of Qt with it."""
        from desktop.ui.widgets.narrow_tabs import NarrowTabs

        style = NarrowTabs(BESIDE)
        style.setParent(self)
        return style

    def _entitle(self, panel: str, title: str) -> None:
        dock = self._docks[panel]
        if dock.windowTitle() != title:
            dock.setWindowTitle(title)
