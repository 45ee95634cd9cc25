"""The Log dock: what happened, where it happened, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QLineEdit,
    QMenu,
    QToolButton,
    QTreeView,
    QWidget,
)

from desktop.ui.panels.log_delegate import LogDelegate
from desktop.ui.panels.log_model import LINE_ROLE, LogFilter, LogModel
from desktop.ui.panels.panel import Panel
from desktop.ui.widgets import colours
from desktop.ui.widgets.chips import Chip, ChipRow
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.frames import GlyphButton, own_viewport
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.searching import as_typed
from desktop.views.table import LogLine

if TYPE_CHECKING:
    from desktop.ui.panels.edits_strip import EditsStrip


LOW = 9
"""In a panel lower than so many line heights what chooses among the lines would leave them no room."""


class LogList(QTreeView):
    """The lines. A flat tree view that scrolls by line measures only the rows in sight, however long the log."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        own_viewport(self)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setIndentation(0)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setMouseTracking(True)

    def to_end(self) -> None:
        """Show the last line; by the scroll bar, since `scrollToBottom` would measure every row on the way."""
        self.executeDelayedItemsLayout()
        self.updateGeometries()
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
        if not self.currentIndex().isValid():  # else the first row becomes current with the focus, and scrolls there
            last = self.model().index(self.model().rowCount() - 1, 0)
            self.selectionModel().setCurrentIndex(last, QItemSelectionModel.SelectionFlag.NoUpdate)

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        if at_end:
            self.to_end()


def part_of(lines: Sequence[LogLine], row: int, level: int) -> tuple[int, int, str]:
    """The turn (level 0) or phase (1) in which a line of the log lies: what is played in it, by log lengths, and its
    heading; "" where it has none."""
    heads = [number for number, line in enumerate(lines) if line.level <= level]
    at = max((number for number in heads if number <= row), default=-1)
    if at < 0 or lines[at].level != level:
        return 0, 0, ""
    after = next((number for number in heads if number > at and lines[number].position > lines[at].position), None)
    last = lines[after].position if after is not None else lines[-1].position
    return max(lines[at].position, 1), last, lines[at].text


class LogPanel(Panel):
    """Shows LogLines.

    Signals besides those of Panel:
        go_back_requested: the log length to go back to.
        export_requested: "text" or "html".
        example_wanted: the first and the last log length of a part of the game, and what it is called.
        line_opened: the log length after the line that was clicked or entered.
    """

    line_opened = Signal(int)
    go_back_requested = Signal(int)
    example_wanted = Signal(int, int, str)
    export_requested = Signal(str)

    panel_id = "log"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = LogModel(self)
        self._filter = LogFilter(self)
        self._filter.setSourceModel(self.model)
        self.list = LogList(self)
        self.list.setModel(self._filter)
        self._delegate = LogDelegate(self.list)
        self.list.setItemDelegate(self._delegate)
        self.list.viewport().installEventFilter(self)
        self.list.installEventFilter(self)
        self.list.clicked.connect(self._on_clicked)
        self.list.customContextMenuRequested.connect(self._on_menu)
        self.edits: EditsStrip | None = None
        self.outer.addWidget(self._bar())
        self.outer.addWidget(self.list, 1)
        self.list.selectionModel().selectionChanged.connect(self._on_selected)

    def _bar(self) -> QWidget:
        bar = QWidget(self)
        flow = FlowLayout(bar, 4)
        flow.setContentsMargins(6, 4, 6, 4)
        self.go_back = QToolButton(bar)
        self.go_back.setText(self.tr("Go back to here"))
        self.go_back.setEnabled(False)
        self.go_back.clicked.connect(self._on_go_back)
        self.search = QLineEdit(bar)
        self.search.setPlaceholderText(self.tr("Find in the log"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_find)
        self.search.installEventFilter(self)
        self._found = TextLabel(tone="muted", wrap=False)
        self._previous = GlyphButton("up", self.tr("Previous match (Shift+Enter)"), bar)
        self._previous.clicked.connect(lambda: self.find_next(-1))
        self._next = GlyphButton("down", self.tr("Next match (Enter)"), bar)
        self._next.clicked.connect(lambda: self.find_next(1))
        self._side_chips = ChipRow(bar)
        self._side_chips.changed.connect(self._on_filter)
        self._details = Chip("details", self.tr("Details"), bar)
        self._details.setChecked(True)
        self._details.clicked.connect(self._on_filter)
        self._choosing = (self._side_chips, self._details, self.go_back, self._export_button(bar))
        for widget in (self.search, self._previous, self._next, self._found, *self._choosing):
            flow.addWidget(widget)
        return bar

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.height() < LOW * em()
        for widget in self._choosing:
            widget.setHidden(low)

    def _export_button(self, bar: QWidget) -> GlyphButton:
        button = GlyphButton("export", self.tr("Export the log"), bar)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        for kind, words in (("text", self.tr("As text…")), ("html", self.tr("As a web page…"))):
            action = QAction(words, menu)
            action.triggered.connect(lambda _=False, k=kind: self.export_requested.emit(k))
            menu.addAction(action)
        button.setMenu(menu)
        self.export_menu = menu
        return button

    # -- lines -----------------------------------------------------------------------------------------------------
    def set_lines(self, lines: list[LogLine]) -> None:
        """Show these lines and no others."""
        self.model.set_lines(lines)
        self._on_selected()
        self._update_sides()
        self._update_found()
        self.list.to_end()

    def append(self, lines: list[LogLine]) -> None:
        """Add lines; the list follows unless the reader has scrolled up."""
        bar = self.list.verticalScrollBar()
        follow = bar.value() >= bar.maximum() - 1
        self.model.append(lines)
        self._update_sides()
        self._update_found()
        if follow:
            self.list.to_end()

    def set_edits(self, items: Sequence[tuple[int, str, bool]]) -> None:
        """Say above the log what was changed by hand: (position, words, whether it stands)."""
        if self.edits is None and items:
            from desktop.ui.panels.edits_strip import EditsStrip  # few games have any

            self.edits = EditsStrip(self)
            self.outer.insertWidget(1, self.edits)
        if self.edits is not None:
            self.edits.set_edits(items)

    def lines(self) -> list[LogLine]:
        """All lines, whatever the filter hides."""
        return list(self.model.lines)

    def set_position(self, position: int) -> None:
        """Pale the lines after this point of the history; negative for the present."""
        before, self._delegate.present = self._delegate.present, position
        last = self.model.lines[-1].position if self.model.lines else 0
        if before != position and not (self._is_present(before, last) and self._is_present(position, last)):
            self.list.viewport().update()

    @staticmethod
    def _is_present(position: int, last: int) -> bool:
        """Whether no line is pale."""
        return position < 0 or position >= last

    def set_sides(self, sides: tuple[tuple[str, str], ...]) -> None:
        super().set_sides(sides)
        self._update_sides()

    def _update_sides(self) -> None:
        known = [side for side, _ in self._sides]
        if not known:
            known = sorted({line.side for line in self.model.lines if line.side})
        self._side_chips.set_chips(tuple((side, self.side_name(side)) for side in known))
        for side in self._side_chips.ids():
            self._side_chips.chip(side).colour = colours.side_colour(side)

    def _on_filter(self) -> None:
        self._filter.set_rules(set(self._side_chips.chosen()), self._details.isChecked())
        self._update_found()

    # -- finding ---------------------------------------------------------------------------------------------------
    def _matches(self) -> list[int]:
        needle = as_typed(self.search.text().strip())
        if not needle:
            return []
        rows = range(self._filter.rowCount())
        return [row for row in rows if needle in as_typed(self._line(self._filter.index(row, 0)).text)]

    def find_next(self, step: int) -> None:
        """Go to the next or previous line that holds the sought text, round and round."""
        matches = self._matches()
        if not matches:
            return
        here = self.list.currentIndex().row()
        if step > 0:
            row = next((m for m in matches if m > here), matches[0])
        else:
            row = next((m for m in reversed(matches) if m < here), matches[-1])
        index = self._filter.index(row, 0)
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)
        self._update_found()

    def _on_find(self, text: str) -> None:
        self._delegate.needle = text.strip()
        self._filter.seek(bool(text.strip()))
        self.list.viewport().update()
        self._update_found()

    def _update_found(self) -> None:
        text = ""
        if self.search.text().strip():
            matches = self._matches()
            here = self.list.currentIndex().row()
            place = matches.index(here) + 1 if here in matches else 0
            text = self.tr("%1 of %2").replace("%1", str(place)).replace("%2", str(len(matches)))
            if not matches:
                text = self.tr("not found")
        self._found.setText(text)
        self._found.setHidden(not text)
        for button in (self._previous, self._next):
            button.setHidden(not text)

    # -- gestures --------------------------------------------------------------------------------------------------
    def _line(self, index: QModelIndex) -> LogLine:
        line: LogLine = index.data(LINE_ROLE)
        return line

    def _selected(self) -> QModelIndex:
        return next(iter(self.list.selectedIndexes()), QModelIndex())

    def _on_selected(self) -> None:
        self.go_back.setEnabled(self._selected().isValid())

    def _on_clicked(self, index: QModelIndex) -> None:
        if not self._fold(index):
            self._locate(index)
            self.line_opened.emit(self._line(index).position)

    def _fold(self, index: QModelIndex) -> bool:
        """Fold or unfold the lines that this one sums up, if it does."""
        if not self._line(index).run:
            return False
        self._filter.fold(self._filter.mapToSource(index).row())
        self._update_found()
        return True

    def _locate(self, index: QModelIndex) -> None:
        line = self._line(index)
        if line.spaces or line.pieces:
            self.locate_requested.emit(list(line.spaces), list(line.pieces))

    def _on_go_back(self) -> None:
        index = self._selected()
        if index.isValid():
            self.go_back_requested.emit(self._line(index).position)

    def _on_menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        if index.isValid():
            self.list.setCurrentIndex(index)
            self.line_menu(index).popup(self.list.viewport().mapToGlobal(at))

    def line_menu(self, index: QModelIndex) -> QMenu:
        """The menu of a line."""
        line = self._line(index)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Go back to here")).triggered.connect(self._on_go_back)
        found = menu.addAction(self.tr("Show on the map"))
        found.setEnabled(bool(line.spaces or line.pieces))
        found.triggered.connect(lambda: self._locate(self.list.currentIndex()))
        if line.rule:
            read = menu.addAction(self.tr("Read rule %1").replace("%1", line.rule))
            read.triggered.connect(lambda: self.rule_requested.emit(line.rule))
        self._offer_examples(menu, self._filter.mapToSource(index).row())
        menu.addAction(self.tr("Copy")).triggered.connect(lambda: QApplication.clipboard().setText(line.text))
        return menu

    def _offer_examples(self, menu: QMenu, row: int) -> None:
        """The turn and the phase that a line belongs to can be kept as examples."""
        names = (self.tr("Keep this turn as an example"), self.tr("Keep this phase as an example"))
        for level, words in enumerate(names):
            first, last, title = part_of(self.model.lines, row, level)
            action = menu.addAction(words)
            action.setObjectName(f"example-of-{level}")
            action.setEnabled(bool(title) and first < last)
            action.triggered.connect(partial(self.example_wanted.emit, first, last, title))

    def _rule_at(self, at: QPoint) -> str:
        index = self.list.indexAt(at)
        if not index.isValid():
            return ""
        line = self._line(index)
        inside = line.rule and self._delegate.rule_rect(line, self.list.visualRect(index)).contains(at)
        return line.rule if inside else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and watched is self.list.viewport():
            return self._on_mouse(event)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(watched, event)
        return super().eventFilter(watched, event)

    def _on_mouse(self, event: QMouseEvent) -> bool:
        rule = self._rule_at(event.position().toPoint())
        if event.type() == QEvent.Type.MouseMove:
            shape = Qt.CursorShape.PointingHandCursor if rule else Qt.CursorShape.ArrowCursor
            self.list.viewport().setCursor(shape)
            return False
        pressed = event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton
        if pressed and rule:
            self.rule_requested.emit(rule)
            return True
        return False

    def _on_key(self, watched: QObject, event: QKeyEvent) -> bool:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if watched is self.search:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.find_next(-1 if back else 1)
            return True
        if watched is self.list and self.list.currentIndex().isValid():
            self._on_clicked(self.list.currentIndex())
            return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.search.setMinimumWidth(em() * 6)
            self._delegate.refresh()
            self.list.scheduleDelayedItemsLayout()
