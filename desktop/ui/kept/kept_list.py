"""The list of kept games: rows with buttons and a menu, walked by mouse or keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QMenu, QWidget

from desktop.data.library import Kept
from desktop.ui.kept.delegate import KeptDelegate
from desktop.ui.kept.layout import EMPTY, FOLD, GO, MENU, go_words
from desktop.ui.kept.model import BIN, ROW_ROLE, KeptModel, Row
from desktop.ui.kept.pictures import KeptPictures
from desktop.ui.widgets.frames import own_viewport
from desktop.ui.widgets.text import em

COLUMN = 30
"""Ems that a game wants across."""
BATCH = 30
"""Rows measured before the list is shown; the others follow while it already answers."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class KeptList(QListView):
    """Lists games.

    Signals:
        go_on, duplicate, export, show_in_folder, throw_away, put_back: the game it is about.
        rename: the game and its new name.
        empty_requested: the bin shall be emptied.
    """

    go_on = Signal(Path)
    rename = Signal(Path, str)
    duplicate = Signal(Path)
    export = Signal(Path)
    show_in_folder = Signal(Path)
    throw_away = Signal(Path)
    put_back = Signal(Path)
    empty_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        own_viewport(self)
        self.games = KeptModel(self)
        self.pictures = KeptPictures(self)
        self.painter_of_rows = KeptDelegate(self, self.pictures)
        self.games.modelReset.connect(self.painter_of_rows.forget)
        self.setModel(self.games)
        self.setItemDelegate(self.painter_of_rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Your games"))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(BATCH)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.verticalScrollBar().setSingleStep(2 * em())
        self.pictures.arrived.connect(self.viewport().update)
        self.games.renamed.connect(self.rename)

    # -- rows --------------------------------------------------------------------------------------
    def show_games(self, games: Sequence[Kept], binned: Sequence[Kept], on_table: Path | None) -> None:
        """List these games; the current row stays where it was."""
        self._keeping_place(lambda: self.games.show(games, binned, on_table))

    def seek(self, text: str) -> None:
        self.games.seek(text)
        self._walk_to(0)

    def _keeping_place(self, change) -> None:  # type: ignore[no-untyped-def]
        row, number = self._row(self.currentIndex()), self.currentIndex().row()
        path = row.kept.path if row is not None and row.kept is not None else None
        offset = self.verticalScrollBar().value()
        self.setBatchSize(max(number, self.indexAt(QPoint(1, 1)).row()) + BATCH)
        change()
        found = self.games.row_of(path) if path is not None else -1
        self._walk_to(found if found >= 0 else max(0, min(number, self.games.rowCount() - 1)))
        self.executeDelayedItemsLayout()
        self.verticalScrollBar().setValue(offset)

    def row_width(self) -> int:
        """Rows leave room for the scroll bar, be it there or not: else rows and bar would chase each other."""
        return max(1, self.column_width() - (self.gap if self.columns() > 1 else 0))

    @property
    def gap(self) -> int:
        """Between two games that stand beside one another."""
        return em() // 3

    def column_width(self) -> int:
        return max(1, self._whole_width() // self.columns() - 1)

    def width_of(self, row: Row) -> int:
        """A heading goes over all columns."""
        return self._whole_width() if row.kept is None else self.row_width()

    def columns(self) -> int:
        """Games stand beside one another where there is room."""
        return max(1, min(self._whole_width() // (COLUMN * em()), self.games.rowCount()))

    def _whole_width(self) -> int:
        return max(1, self.width() - self.verticalScrollBar().sizeHint().width())

    def wanted_height(self, most: int) -> int:
        """What all rows need, or a little more than the most that is to be had."""
        across, line, total, used = self.columns(), 0, 0, 0
        for number in range(self.games.rowCount()):
            index = self.games.index(number, 0)
            row, high = index.data(ROW_ROLE), self.painter_of_rows.look(index).height + em() // 3
            if row.kept is None or used == across:
                total, line, used = total + line, 0, 0
            line, used = max(line, high), across if row.kept is None else used + 1
            if total + line > most:
                break
        return total + line

    def _walk_to(self, number: int) -> None:
        index = self.games.index(number, 0)
        if index.isValid():
            self.setCurrentIndex(index)

    def _row(self, index: QModelIndex) -> Row | None:
        return index.data(ROW_ROLE) if index.isValid() else None

    def go_first(self) -> None:
        """To the top of the list, with the focus: Enter goes on with the last game."""
        self._walk_to(0)
        self.scrollToTop()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- what is done with a row -------------------------------------------------------------------
    def do(self, part: str, index: QModelIndex) -> None:
        """Press a part of a row."""
        row = self._row(index)
        if row is None:
            return
        if part == FOLD:
            self._fold(row, away=row.open)
        elif part == EMPTY:
            self.empty_requested.emit()
        elif part == MENU:
            self._pop_up(index)
        elif part == GO and row.kept is not None and go_words(row):
            (self.put_back if row.section == BIN else self.go_on).emit(row.kept.path)

    def _fold(self, row: Row, *, away: bool) -> None:
        if row.kept is None and not self.games.seeking:
            number = self.currentIndex().row()
            self.games.fold(row.section, away=away)
            self._walk_to(number)

    def menu_of(self, index: QModelIndex) -> QMenu:
        """What can be done with a game."""
        row = self._row(index)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if row is None or row.kept is None:
            return menu
        path = row.kept.path
        free = row.can_open and not row.is_busy
        menu.addAction(go_words(row) or self.tr("Go on"), lambda: self.do(GO, index)).setEnabled(bool(go_words(row)))
        if row.section != BIN:
            menu.addAction(self.tr("Rename"), lambda: self.edit(index)).setEnabled(free)
            menu.addAction(self.tr("Duplicate"), lambda: self.duplicate.emit(path)).setEnabled(free)
            menu.addAction(self.tr("Export a copy…"), lambda: self.export.emit(path)).setEnabled(row.can_open)
        menu.addAction(self.tr("Show in folder"), lambda: self.show_in_folder.emit(path))
        if row.section != BIN:
            menu.addSeparator()
            menu.addAction(self.tr("Delete"), lambda: self.throw_away.emit(path)).setEnabled(not row.is_busy)
        return menu

    def _pop_up(self, index: QModelIndex, at: QPoint | None = None) -> None:
        menu = self.menu_of(index)
        if menu.isEmpty():
            menu.deleteLater()
            return
        if at is None:
            rect = self.visualRect(index)
            box = next(box for part, _, box in self.painter_of_rows.look(index).buttons if part == MENU)
            at = box.translated(rect.topLeft()).bottomLeft()
        menu.popup(self.viewport().mapToGlobal(at))

    # -- mouse -------------------------------------------------------------------------------------
    def _part_at(self, at: QPoint) -> tuple[int, str]:
        index = self.indexAt(at)
        if not index.isValid():
            return -1, ""
        inside = at - self.visualRect(index).topLeft()
        return index.row(), self.painter_of_rows.look(index).part_at(inside.x(), inside.y())

    def _heat(self, hot: tuple[int, str], *, pressed: bool) -> None:
        rows = self.painter_of_rows
        if (rows.hot, rows.pressed) != (hot, pressed):
            rows.hot, rows.pressed = hot, pressed
            hand = Qt.CursorShape.PointingHandCursor if hot[1] else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(hand)
            self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() == Qt.MouseButton.NoButton:
            self._heat(self._part_at(event.position().toPoint()), pressed=False)
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._heat(self._part_at(event.position().toPoint()), pressed=True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        rows, here = self.painter_of_rows, self._part_at(event.position().toPoint())
        pressed = rows.pressed and event.button() == Qt.MouseButton.LeftButton and here == rows.hot
        self._heat(here, pressed=False)
        if pressed and here[1]:
            self.do(here[1], self.games.index(here[0], 0))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._heat((-1, ""), pressed=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Beside the buttons a double click goes on; a heading folds at each click; a button was pressed already."""
        here = self._part_at(event.position().toPoint())
        if here[1] == FOLD:
            self._heat(here, pressed=True)
        elif not here[1] and event.button() == Qt.MouseButton.LeftButton:
            self.do(GO, self.games.index(here[0], 0))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            self.setCurrentIndex(index)
            self._pop_up(index, None if by_key else event.pos())

    # -- keys --------------------------------------------------------------------------------------
    def event(self, event: QEvent) -> bool:
        """Keys of the list come before the shortcuts of the window."""
        ours = isinstance(event, QKeyEvent) and event.key() in (*ENTER, Qt.Key.Key_Delete, Qt.Key.Key_F2)
        if event.type() == QEvent.Type.ShortcutOverride and ours:
            event.accept()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index, row = self.currentIndex(), self._row(self.currentIndex())
        naming = self.state() == QAbstractItemView.State.EditingState
        if row is None or naming or not self._on_key(Qt.Key(event.key()), index, row):
            super().keyPressEvent(event)

    def _on_key(self, key: Qt.Key, index: QModelIndex, row: Row) -> bool:
        if key in ENTER:
            self.do(GO if row.kept is not None else FOLD, index)
        elif key == Qt.Key.Key_Delete and row.kept is not None and row.section != BIN and not row.is_busy:
            self.throw_away.emit(row.kept.path)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and row.kept is None:
            self._fold(row, away=key == Qt.Key.Key_Left)
        else:
            return False
        return True

    # -- looks -------------------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.verticalScrollBar().setSingleStep(2 * em())
            self.scheduleDelayedItemsLayout()
