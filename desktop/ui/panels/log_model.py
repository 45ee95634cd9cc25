"""The log's lines as a Qt model, and the filter over it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from desktop.views.table import LogLine

LINE_ROLE = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex


class LogModel(QStandardItemModel):
    """Holds LogLines; rows are drawn by the delegate.

    A ready-made model answers Qt without a call into Python for each row, which thousands of lines would feel.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[LogLine] = []

    def set_lines(self, lines: list[LogLine]) -> None:
        self.clear()
        self.lines = []
        self.append(lines)

    def append(self, lines: list[LogLine]) -> None:
        if lines:
            self.lines.extend(lines)
            self.invisibleRootItem().appendRows([self._item(line) for line in lines])

    def _item(self, line: LogLine) -> QStandardItem:
        item = QStandardItem(line.text)
        item.setData(line, LINE_ROLE)
        return item


class LogFilter(QSortFilterProxyModel):
    """Keeps the lines of the chosen sides (headings always) and leaves details out on request."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sides: set[str] = set()
        self.details = True

    def set_rules(self, sides: set[str], details: bool) -> None:
        """Show only these sides (none named: all), with or without detail lines."""
        self.beginFilterChange()
        self.sides, self.details = sides, details
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        source = self.sourceModel()
        assert isinstance(source, LogModel)
        line = source.lines[row]
        if line.level >= 3 and not self.details:
            return False
        return line.level == 0 or not self.sides or not line.side or line.side in self.sides
