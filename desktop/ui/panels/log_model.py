"""The log's lines as a Qt model, and the filter over it."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from desktop.views.table import LogLine

LINE_ROLE = int(Qt.ItemDataRole.UserRole)
PART_ROLE = LINE_ROLE + 1
"""Whether a row is one of those that a line above it sums up."""
OPEN_ROLE = LINE_ROLE + 2
"""Whether the rows that a line sums up are shown."""
Index = QModelIndex | QPersistentModelIndex


class LogModel(QStandardItemModel):
    """Holds LogLines; rows are drawn by the delegate.

    A ready-made model answers Qt without a call into Python for each row, which thousands of lines would feel.

    Attributes:
        lines: the lines as they were given.
        rows: the same with a line before each run of book-keeping, which sums it up.
        heads: for each row the row that sums it up, -1 if none does.
        opened: the rows whose parts are shown.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[LogLine] = []
        self.rows: list[LogLine] = []
        self.heads: list[int] = []
        self.opened: set[int] = set()
        self._open_before: set[tuple[int, str]] = set()

    def set_lines(self, lines: list[LogLine]) -> None:
        """Show these lines; what was unfolded before stays so, as far as it is still there."""
        self._open_before = {(self.rows[row].position, self.rows[row].text) for row in self.opened}
        self.clear()
        self.lines, self.rows, self.heads, self.opened = [], [], [], set()
        self.append(lines)
        self._open_before = set()

    def append(self, lines: list[LogLine]) -> None:
        if not lines:
            return
        self.lines.extend(lines)
        start, head, left = len(self.rows), -1, 0
        for number, line in enumerate(lines):
            if line.run:
                head, left = len(self.rows), line.run
                sides = {part.side for part in lines[number : number + line.run]}
                side = line.side if len(sides) == 1 else ""
                self._add(replace(line, text=line.sums, side=side, pieces=(), dice=()), -1)
                if (line.position, line.sums) in self._open_before:
                    self.opened.add(head)
            self._add(replace(line, run=0, sums="") if line.run else line, head if left else -1)
            left = max(0, left - 1)
        self.invisibleRootItem().appendRows([self._item(row) for row in range(start, len(self.rows))])

    def _add(self, line: LogLine, head: int) -> None:
        self.rows.append(line)
        self.heads.append(head)

    def _item(self, row: int) -> QStandardItem:
        item = QStandardItem(self.rows[row].text)
        item.setData(self.rows[row], LINE_ROLE)
        item.setData(self.heads[row] >= 0, PART_ROLE)
        item.setData(row in self.opened, OPEN_ROLE)
        return item

    def fold(self, row: int) -> None:
        """Show what a line sums up, or hide it again."""
        if self.rows[row].run:
            self.opened ^= {row}
            self.item(row).setData(row in self.opened, OPEN_ROLE)


class LogFilter(QSortFilterProxyModel):
    """Keeps the lines of the chosen sides (headings always), leaves details out on request and folds book-keeping."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sides: set[str] = set()
        self.details = True
        self.seeking = False

    def set_rules(self, sides: set[str], details: bool) -> None:
        """Show only these sides (none named: all), with or without detail lines."""
        self.beginFilterChange()
        self.sides, self.details = sides, details
        self.endFilterChange()

    def seek(self, seeking: bool) -> None:
        """While something is sought nothing is folded."""
        if seeking != self.seeking:
            self.beginFilterChange()
            self.seeking = seeking
            self.endFilterChange()

    def fold(self, row: int) -> None:
        """Fold or unfold what a row of the source sums up."""
        source = self.sourceModel()
        assert isinstance(source, LogModel)
        self.beginFilterChange()
        source.fold(row)
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        source = self.sourceModel()
        assert isinstance(source, LogModel)
        line, head = source.rows[row], source.heads[row]
        if head >= 0 and head not in source.opened and not self.seeking:
            return False
        if line.level >= 3 and not self.details:
            return False
        return line.level == 0 or not self.sides or not line.side or line.side in self.sides
