"""Figures that go out and come in: tables for a spreadsheet, packs for a friend, a backup for oneself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton, QWidget

from desktop.controller.copy_desk import CopyDesk, reason_of
from desktop.data.copy import csv_text
from desktop.data.copy.corrections import Corrections
from desktop.data.copy.differing import CONFLICTING, Difference, differences, taken
from desktop.data.copy.from_tables import with_tables
from desktop.data.copy.packs import SUFFIX, WHY_NO_TEXTS, WITH_TEXTS, pack_of, read_pack, write_pack
from desktop.data.copy.spreadsheet import SUFFIX as TABLE
from desktop.data.copy.spreadsheet import write_tables
from desktop.data.errors import DataError


class Coming(QObject):
    """What a file would change, and how it is taken in.

    Attributes:
        differences: entry by entry.
        asks: whether something was confirmed otherwise: then it is asked first.
    """

    def __init__(self, desk: CopyDesk, name: str, found: list[Difference], whole: Corrections | None) -> None:
        super().__init__(desk)
        self.name, self.differences, self._desk, self._whole = name, found, desk, whole
        self.asks = whole is None and any(each.kind == CONFLICTING for each in found)

    def take(self, *, replace_confirmed: bool) -> bool:
        """Take it in, as one step."""
        copy = self._desk.copy
        found = self._whole or taken(copy, self.differences, replace_confirmed=replace_confirmed)
        return self._desk.do(lambda: copy.replace(found))


class Exchange(QObject):
    """The menu of what goes out and comes in.

    Signals:
        coming: a file is read, and what it would change is to be shown first (a Coming).
        told: what was done, or why not.
    """

    coming = Signal(object)
    told = Signal(str)
    refused = Signal(str)

    def __init__(self, desk: CopyDesk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk, self._parent = desk, parent
        self.button = QPushButton(self.tr("Out and in"))
        self.button.setObjectName("copy-exchange")
        menu = QMenu(self.button)
        menu.setToolTipsVisible(True)
        packs = self.tr("Packs of figures (*{0})").format(SUFFIX)
        name = f"{desk.copy.game}{SUFFIX}"
        for words, why, act in (
            (self.tr("Write tables for a spreadsheet…"), "", self._ask_tables_out),
            (self.tr("Write a pack of figures…"), WHY_NO_TEXTS,
             lambda: self._ask_out(self.tr("Write a pack of figures"), packs, name, self.write_pack)),
            (self.tr("Write a backup with my texts…"), WITH_TEXTS,
             lambda: self._ask_out(self.tr("Write a backup"), packs, f"backup-{name}", self.write_backup)),
            (self.tr("Take in a table…"), "",
             lambda: self._ask_in(self.tr("Take in a table"), self.tr("Tables (*{0})").format(TABLE), self.read_table)),
            (self.tr("Take in a pack…"), "", lambda: self._ask_in(self.tr("Take in a pack"), packs, self.read_pack)),
        ):  # fmt: skip
            line = menu.addAction(words)
            line.setToolTip(why)
            line.triggered.connect(lambda _=False, act=act: act())
        self.button.setMenu(menu)

    # -- asking ------------------------------------------------------------------------------------
    def _ask_tables_out(self) -> None:
        dialog = QFileDialog(self._parent, self.tr("A folder for the tables"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        self._open(dialog, self.write_tables)

    def _ask_out(self, title: str, kinds: str, name: str, then: Callable[[str], None]) -> None:
        dialog = QFileDialog(self._parent, title)
        dialog.setNameFilter(kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(name)
        self._open(dialog, then)

    def _ask_in(self, title: str, kinds: str, then: Callable[[str], None]) -> None:
        dialog = QFileDialog(self._parent, title)
        dialog.setNameFilter(kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        self._open(dialog, then)

    def _open(self, dialog: QFileDialog, then: Callable[[str], None]) -> None:
        dialog.fileSelected.connect(then)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # -- out ---------------------------------------------------------------------------------------
    def write_tables(self, folder: str) -> None:
        self._try(lambda: self.tr("Written: {0} tables in {1}").format(
            len(write_tables(self._desk.copy, Path(folder))), folder))  # fmt: skip

    def write_pack(self, path: str) -> None:
        self._try(lambda: self._written(path, texts=False))

    def write_backup(self, path: str) -> None:
        self._try(lambda: self._written(path, texts=True))

    def _written(self, path: str, *, texts: bool) -> str:
        pack = write_pack(self._desk.copy.corrections, Path(path), texts=texts)
        words = self.tr("Written: {0} entries in {1}. {2}")
        return words.format(len(pack.corrections), path, WITH_TEXTS if texts else WHY_NO_TEXTS)

    def _try(self, act: Callable[[], str]) -> None:
        try:
            self.told.emit(act())
        except DataError as error:
            self._refuse(error)

    def _refuse(self, error: DataError) -> None:
        """The first fault, with its place, and how many more there are."""
        first, more = str(error.faults[0]) if error.faults else reason_of(error), len(error.faults) - 1
        self.refused.emit(self.tr("{0} (and {1} more)").format(first, more) if more > 0 else first)

    # -- in ----------------------------------------------------------------------------------------
    def read_table(self, path: str) -> None:
        """One table, looked at as a whole."""
        copy = self._desk.copy
        try:
            found = with_tables(copy, [csv_text.read(Path(path))])
            told = differences(copy, pack_of(found, texts=True), path)
        except DataError as error:
            self._refuse(error)
            return
        self.coming.emit(Coming(self._desk, path, told, found))

    def read_pack(self, path: str) -> None:
        copy = self._desk.copy
        try:
            told = differences(copy, read_pack(Path(path), copy.game), path)
        except DataError as error:
            self._refuse(error)
            return
        self.coming.emit(Coming(self._desk, path, told, None))
