"""My copy: the page on which an owner compares the figures of a game with his printed ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from desktop.controller.copy_desk import CopyDesk, plain_reason
from desktop.data.copy.corrections import Key
from desktop.data.copy.fitting import Aside
from desktop.data.copy.laying import collection_of
from desktop.data.copy.likeness import another
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.sheets import CARDS, KINDS, Sheet, sheets
from desktop.ui.copy.exchange import Coming, Exchange
from desktop.ui.copy.head import CopyHead
from desktop.ui.copy.model import SheetModel
from desktop.ui.copy.panel import EntryPanel
from desktop.ui.copy.strips import AsideBar, UnkeptBar
from desktop.ui.copy.table import SheetTable
from desktop.ui.widgets.flow import settle_layouts
from desktop.ui.widgets.keys import add_keys
from desktop.ui.widgets.text import TextLabel, em

if TYPE_CHECKING:
    from desktop.ui.copy.form.page import CardForm
    from desktop.ui.copy.map.editor import MapEditor
    from desktop.ui.copy.taking import TakingIn

SOON_MS = 20
"""So soon after a key the entry is drawn anew: whoever types fast waits for nothing."""


class CopyPage(QWidget):
    """One game at a time.

    Signals:
        closed: back to where one came from.
        game_chosen: another game is wanted.
    """

    closed = Signal()
    game_chosen = Signal(str)

    def __init__(self, copy: OwnCopy, games: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = CopyDesk(copy, self)
        self.head = CopyHead(games)
        self.model = SheetModel(self.desk, self)
        self.table = SheetTable(self.model)
        self.panel = EntryPanel(self.desk)
        self.exchange = Exchange(self.desk, self)
        self.head.add_button(self.exchange.button)
        self.unkept, self.set_aside = UnkeptBar(), AsideBar()
        self.line = TextLabel(bold=True)
        self.line.setObjectName("copy-line")
        self.line.setAutoFillBackground(True)
        self.sheets: dict[str, list[Sheet]] = {}
        self._added = {each.key for each in copy.corrections if each.mark == "added"}
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.catch_up)
        self._lay_out()
        self._connect()
        self._add_keys()
        kinds = [kind for kind in KINDS if self._sheets(kind)]
        self.head.show_game(copy.game, kinds)
        self._on_kind(kinds[0])
        self.desk.check()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(em() // 2)
        row.addWidget(self.table, 1)
        row.addWidget(self.panel)
        keys = self.tr(
            "Type a figure, Enter goes on · Space: as printed · ?: doubtful · Del: as it ships · F2: change · "
            "Ctrl+Enter: into all that is selected · Ctrl+Z, Ctrl+Y"
        )
        self._tables = QWidget()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._tables)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)
        column = QVBoxLayout(self._tables)
        column.setContentsMargins(em(), em() // 2, em(), em() // 2)
        column.setSpacing(em() // 3)
        column.addWidget(self.head)
        for bar in (self.unkept, self.set_aside):
            column.addWidget(bar)
        column.addLayout(row, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.line, 1)
        self.whole = QPushButton(self.tr("All that is listed is as printed"))
        self.whole.setObjectName("copy-confirm-all")
        foot.addWidget(self.whole)
        column.addLayout(foot)
        column.addWidget(TextLabel(keys, tone="muted"))

    def _connect(self) -> None:
        head, panel, desk = self.head, self.panel, self.desk
        head.closed.connect(self.closed)
        head.game_chosen.connect(self.game_chosen)
        head.kind_chosen.connect(self._on_kind)
        head.sheet_chosen.connect(self._on_sheet)
        head.sheet_chosen.connect(lambda _: self.table.setFocus())
        head.narrowed.connect(self.model.narrow)
        head.one_digit.toggled.connect(self._on_one_digit)
        desk.changed.connect(self._on_changed)
        desk.refused.connect(self._on_refused)
        desk.kept.connect(self.unkept.tell)
        desk.checked.connect(self._on_checked)
        self.unkept.again.connect(desk.keep)
        self.set_aside.entry_wanted.connect(self.show_entry)
        self.table.looked_at.connect(self._soon.start)
        self.table.told.connect(self.tell)
        panel.confirm.connect(self.table.confirm)
        panel.doubt.connect(self.table.doubt)
        panel.reset.connect(self._on_reset)
        panel.form.connect(self.open_form)
        panel.on_map.connect(self._on_map)
        panel.add.connect(self._on_add)
        panel.take_out.connect(self._on_take_out)
        head.map_wanted.connect(lambda: self.open_map(None))
        self.whole.clicked.connect(self._on_whole)
        self.exchange.told.connect(self.tell)
        self.exchange.refused.connect(self._on_refused)
        self.exchange.coming.connect(self._on_coming)

    def _add_keys(self) -> None:
        keys = (
            ("Escape", self._on_escape),
            ("Ctrl+Z", self.desk.undo),
            ("Ctrl+Y", self.desk.redo),
            ("Ctrl+Shift+Z", self.desk.redo),
            ("Ctrl+F", self.head.search.setFocus),
        )
        add_keys(self._tables, keys)

    # -- what is shown -----------------------------------------------------------------------------
    def _sheets(self, kind: str) -> list[Sheet]:
        if kind not in self.sheets:
            self.sheets[kind] = sheets(self.desk.copy, kind)
        return self.sheets[kind]

    def _on_kind(self, kind: str) -> None:
        self.head.choose_kind(kind)
        self._on_sheet(0)

    def _on_sheet(self, number: int) -> None:
        found = self._sheets(self.head.kind)
        self.head.show_sheets([sheet.title for sheet in found], number)
        self.model.show_sheet(found[number] if found else None)
        self._count()

    def _count(self) -> None:
        copy = self.desk.copy
        by_kind = {kind: copy.counts(kind) for kind in self.sheets}
        sheet = self.model.sheet
        keys = dict.fromkeys(row.key for row in sheet.rows) if sheet is not None else {}
        here = Counter(copy.status(key) for key in keys)
        self.head.show_counts(copy.counts(), by_kind, {**here, "": len(keys)})

    def catch_up(self) -> None:
        """Tell at once how far one has come, and of the entry on which the table stands."""
        self._soon.stop()
        self._count()
        self._show_current()
        settle_layouts(self.panel.inside)

    def _show_current(self) -> None:
        index = self.table.currentIndex()
        row = self.model.rows[index.row()] if index.isValid() and index.row() < len(self.model.rows) else None
        key = row.key if row is not None else None
        has_form = key is not None and self.desk.copy.entry(key).kind == CARDS and bool(key[1])
        self.panel.show_entry(key, self.model.cell(index), row.title if row is not None else "", has_form=has_form)

    def show_entry(self, key: Key) -> None:
        """Go to an entry, wherever it is listed."""
        for kind, found in ((kind, self._sheets(kind)) for kind in self.sheets):
            for number, sheet in enumerate(found):
                if any(row.key == key for row in sheet.rows):
                    self.head.choose_kind(kind)
                    self.head.clear_narrowing()
                    self._on_sheet(number)
                    self.table.show_entry(key)
                    self.table.setFocus()
                    return

    def tell(self, words: str) -> None:
        """A line below the table: what was done."""
        self.line.setText(words)
        self.line.setBackgroundRole(QPalette.ColorRole.Window)

    def _on_refused(self, why: str) -> None:
        """Why something was not done; "" takes the line away."""
        self.tell(self.tr("Not taken: {0}").format(why) if why else "")
        if why:
            self.line.setBackgroundRole(QPalette.ColorRole.ToolTipBase)

    def _show_anew(self) -> None:
        """Entries have come or gone: the tables are others, and one stays where one was."""
        at = self.table.currentIndex()
        self.sheets = {kind: sheets(self.desk.copy, kind) for kind in self.sheets}
        self._on_sheet(min(max(0, self.head.sheets.currentIndex()), len(self.sheets[self.head.kind]) - 1))
        if 0 <= at.row() < self.model.rowCount():
            self.table.stand_at(at.row(), min(at.column(), self.model.columnCount() - 1))

    # -- the form ----------------------------------------------------------------------------------
    @cached_property
    def form(self) -> CardForm:
        """Made when it is first asked for."""
        from desktop.ui.copy.form.page import CardForm

        form = CardForm(self.desk)
        form.closed.connect(self._on_back)
        form.walked.connect(self._on_walked)
        self._stack.addWidget(form)
        return form

    @cached_property
    def map(self) -> MapEditor:
        """Made when it is first asked for."""
        from desktop.ui.copy.map.editor import editor_of

        editor = editor_of(self.desk)
        editor.closed.connect(self._on_back)
        self._stack.addWidget(editor)
        return editor

    def open_map(self, key: Key | None) -> None:
        """The map, or the one on which an entry is."""
        editor = self.map
        self._stack.setCurrentWidget(editor)
        editor.show_map(key[0] if key is not None else editor.file, key)
        editor.map.setFocus()

    def _on_map(self) -> None:
        self.open_map(self.model.rows[self.table.currentIndex().row()].key)

    def open_form(self) -> None:
        """All of the entry on which the table stands."""
        row = self.model.rows[self.table.currentIndex().row()]
        form = self.form
        self._stack.setCurrentWidget(form)
        form.show_entry(row.key, row.title)
        form.setFocus()

    @cached_property
    def taking(self) -> TakingIn:
        """Made when something comes in."""
        from desktop.ui.copy.taking import TakingIn

        taking = TakingIn()
        taking.left.connect(self._on_back)
        taking.taken.connect(self._on_taken)
        self._stack.addWidget(taking)
        return taking

    def _on_coming(self, coming: Coming) -> None:
        """What a file would change is shown first."""
        taking = self.taking
        self._stack.setCurrentWidget(taking)
        taking.show_coming(coming)

    def _on_taken(self, number: int) -> None:
        self._on_back()
        self.tell(self.tr("Taken in: {0} entries. Ctrl+Z takes it back.").format(number))

    def _on_walked(self, by: int) -> None:
        """The form shows the entry after, or before; at the end of the list it goes back to it."""
        at = self.table.currentIndex()
        if 0 <= at.row() + by < self.model.rowCount():
            self.table.stand_at(at.row() + by, at.column())
            self.open_form()
        else:
            self._on_back()

    def _on_back(self) -> None:
        self._stack.setCurrentWidget(self._tables)
        self.table.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.fit_into(self.width())

    # -- what happens ------------------------------------------------------------------------------
    def _on_changed(self) -> None:
        added = {each.key for each in self.desk.copy.corrections if each.mark == "added"}
        if added != self._added:
            self._added = added
            self._show_anew()
        self.model.refresh()
        self._soon.start()

    def _on_checked(self, aside: tuple[Aside, ...]) -> None:
        self.set_aside.tell(
            [(each.key, self._title_of(each.key), plain_reason(each.key, each.reason)) for each in aside]
        )
        self.model.refresh()
        self._soon.start()

    def _title_of(self, key: Key) -> str:
        rows = (row for found in self.sheets.values() for sheet in found for row in sheet.rows)
        return next((row.title for row in rows if row.key == key), " ".join(key))

    def _on_reset(self) -> None:
        keys = self.table.chosen_keys()
        self.desk.do(lambda: self.desk.copy.reset(*keys))
        self.table.setFocus()

    def _on_add(self) -> None:
        """One more like the entry on which the table stands; the table goes to it."""
        row = self.model.rows[self.table.currentIndex().row()]
        copy, (file, entry) = self.desk.copy, row.key
        if self.desk.do(lambda: copy.add(file, collection_of(entry), another(copy, row.key))):
            self.head.clear_narrowing()
            self.table.show_entry(next(reversed(copy.corrections.of)))
            self.table.setFocus()

    def _on_take_out(self) -> None:
        key = self.model.rows[self.table.currentIndex().row()].key
        self.desk.do(lambda: self.desk.copy.retire(key))
        self.table.setFocus()

    def _on_whole(self) -> None:
        keys = list(dict.fromkeys(row.key for row in self.model.rows))
        if self.desk.do(lambda: self.desk.copy.confirm(*keys)):
            self.tell(self.tr("Confirmed as printed: {0}. Ctrl+Z takes it back.").format(len(keys)))
        self.table.setFocus()

    def _on_one_digit(self, on: bool) -> None:
        self.table.typing.one_digit = on
        self.table.setFocus()

    def _on_escape(self) -> None:
        if self.head.search.hasFocus() and self.head.search.text():
            self.head.search.clear()
        elif self.head.search.hasFocus():
            self.table.setFocus()
        else:
            self.closed.emit()
