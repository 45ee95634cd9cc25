"""The panels below the narration of an example: every tab is in sight, in a narrow column by its icon alone."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from desktop.ui import theme
from desktop.ui.dock_tabs import AROUND, BESIDE
from desktop.ui.panels.panel import Panel
from desktop.ui.widgets.narrow_tabs import NarrowTabs
from desktop.ui.widgets.text import em


class PanelTabs(QTabWidget):
    """Names its tabs; where not all have room, all but the first and the one in front are shown by their icons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: dict[int, str] = {}
        """Another name than the panel's own, by index."""
        self._is_narrow, self._narrow = False, NarrowTabs(BESIDE)
        self._narrow.setParent(self)
        self.setDocumentMode(True)
        self.currentChanged.connect(self.arrange)

    def entitle(self, panel: Panel, name: str) -> None:
        """Call a panel by another name than its own; "" for its own."""
        self._names[self.indexOf(panel)] = name
        self.arrange()

    def show_tab(self, panel: Panel, shown: bool) -> None:
        self.setTabVisible(self.indexOf(panel), shown)
        self.arrange()

    def name_of(self, panel: QWidget | None) -> str:
        if not isinstance(panel, Panel):
            return ""
        return self._names.get(self.indexOf(panel), "") or panel.title

    def arrange(self) -> None:
        """Give every tab its name or its icon."""
        bar, metrics = self.tabBar(), self.tabBar().fontMetrics()
        names = {index: self.name_of(self.widget(index)) for index in range(self.count()) if self.isTabVisible(index)}
        needed = sum(metrics.horizontalAdvance(name) + round(em() * AROUND) for name in names.values())
        named = needed <= self.width()
        if named == self._is_narrow:
            self._is_narrow = not named
            bar.setStyle(None if named else self._narrow)  # type: ignore[arg-type]
        for index, name in names.items():
            whole, panel = named or index in (0, self.currentIndex()), self.widget(index)
            self.setTabText(index, name if whole else "")
            self.setTabIcon(index, QIcon() if whole or not isinstance(panel, Panel) else theme.icon(panel.panel_id))
            self.setTabToolTip(index, name)
            bar.setAccessibleTabName(index, name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ApplicationPaletteChange, QEvent.Type.FontChange):
            self.arrange()
