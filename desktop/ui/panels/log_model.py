"""The log's lines as a Qt model, and the filter over it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from desktop.views.table import LogLine

LINE_ROLE = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """Holds LogLines; rows are drawn by the delegate."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[LogLine] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        line = self.lines[index.row()]
        if role == LINE_ROLE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        return None

    def set_lines(self, lines: list[LogLine]) -> None:
        self.beginResetModel()
        self.lines = list(lines)
        self.endResetModel()

    def append(self, lines: list[LogLine]) -> None:
        if not lines:
            return
        first = len(self.lines)
        self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
        self.lines.extend(lines)
        self.endInsertRows()


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
