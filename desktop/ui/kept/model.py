"""The kept games as rows: running ones, then finished ones and the bin under headings that fold."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from desktop.data.library import Kept
from desktop.ui.kept.words import GameWords, words_of
from desktop.views.searching import as_typed

ROW_ROLE = int(Qt.ItemDataRole.UserRole)
RUNNING, FINISHED, BIN = "running", "finished", "bin"
MANY = 4
"""More finished games than this are folded away at first."""

Index = QModelIndex | QPersistentModelIndex


class Row(Struct, frozen=True):
    """One row. A heading has no game; `first` is the game to go on with, shown larger than the others."""

    section: str
    kept: Kept | None = None
    words: GameWords = GameWords("")
    first: bool = False
    on_table: bool = False
    count: int = 0
    open: bool = True

    @property
    def can_open(self) -> bool:
        return self.kept is not None and not self.kept.fault and self.section != BIN

    @property
    def is_busy(self) -> bool:
        """Whether another program has the game open, so that nothing may be written to it."""
        return self.kept is not None and self.kept.in_use and not self.on_table

    @property
    def can_rename(self) -> bool:
        return self.can_open and not self.is_busy


class KeptModel(QAbstractListModel):
    """Rows as they are listed now.

    Signals:
        renamed: a game and its new name.
    """

    renamed = Signal(Path, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self._games: dict[str, list[Kept]] = {RUNNING: [], FINISHED: [], BIN: []}
        self._on_table: Path | None = None
        self._first: Path | None = None
        self._open = {RUNNING: True, BIN: False}
        self._sought: list[str] = []

    # -- what is there -----------------------------------------------------------------------------
    def show(self, games: Sequence[Kept], binned: Sequence[Kept], on_table: Path | None) -> None:
        """List these games and no others, in the order given; the one to go on with goes ahead."""
        running = [kept for kept in games if not kept.finished]
        finished = [kept for kept in games if kept.finished]
        self._on_table, self._first = on_table, _to_go_on_with(running, on_table)
        running.sort(key=lambda kept: kept.path != self._first)
        self._games = {RUNNING: running, FINISHED: finished, BIN: list(binned)}
        self._open.setdefault(FINISHED, len(finished) <= MANY)
        self._lay_out()

    def seek(self, text: str) -> None:
        """Show only games whose words hold all of these."""
        self._sought = as_typed(text).split()
        self._lay_out()

    def fold(self, section: str, *, away: bool) -> None:
        if self._open[section] == away:
            self._open[section] = not away
            self._lay_out()

    @property
    def seeking(self) -> bool:
        return bool(self._sought)

    def count(self, section: str) -> int:
        return len(self._games[section])

    def _lay_out(self) -> None:
        self.beginResetModel()
        self.rows = self._found(RUNNING)
        for section in (FINISHED, BIN):
            is_open = self._open.get(section, True) or self.seeking
            found = self._found(section) if is_open else []
            if count := len(found) if is_open else len(self._games[section]):
                self.rows += [Row(section, count=count, open=is_open), *found]
        self.endResetModel()

    def _found(self, section: str) -> list[Row]:
        rows = [self._row(kept, section) for kept in self._games[section]]
        return [row for row in rows if self._is_sought(row)] if self.seeking else rows

    def _is_sought(self, row: Row) -> bool:
        said = as_typed(row.words.sentence())
        return all(word in said for word in self._sought)

    def _row(self, kept: Kept, section: str) -> Row:
        here = section != BIN and kept.path == self._on_table
        first = section == RUNNING and kept.path == self._first
        return Row(section, kept, words_of(kept, here), first, here)

    def row_of(self, path: Path) -> int:
        """Where a game is listed; -1 if it is not."""
        return next((n for n, row in enumerate(self.rows) if row.kept is not None and row.kept.path == path), -1)

    # -- as Qt asks --------------------------------------------------------------------------------
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        row = self.rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return row.words.title if row.kept else self.heading(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.words.sentence() if row.kept else self.heading(row)
        if role == Qt.ItemDataRole.ToolTipRole and row.kept is not None:
            return "\n".join(filter(None, (row.words.fault, str(row.kept.path))))
        return None

    def heading(self, row: Row) -> str:
        """The words over a section."""
        words = self.tr("Finished games ({0})") if row.section == FINISHED else self.tr("Bin ({0})")
        return words.format(row.count)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        row = self.rows[index.row()] if index.isValid() else None
        return flags | Qt.ItemFlag.ItemIsEditable if row is not None and row.can_rename else flags

    def setData(self, index: Index, value: object, role: int = int(Qt.ItemDataRole.EditRole)) -> bool:
        """A new name was written; the row shows it when the library does."""
        row, name = self.rows[index.row()], " ".join(str(value).split())
        if role != Qt.ItemDataRole.EditRole or row.kept is None or name == row.words.title:
            return False
        self.renamed.emit(row.kept.path, name)
        return True


def _to_go_on_with(running: list[Kept], on_table: Path | None) -> Path | None:
    """The game on the table, else the first that can be read."""
    paths = [kept.path for kept in running if not kept.fault]
    return on_table if on_table in paths else next(iter(paths), None)
