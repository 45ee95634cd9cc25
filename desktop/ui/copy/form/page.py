"""All of a card in a form: values, conditions and effects by fields, the text as it is typed; the card beside it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.controller.copy_desk import CopyDesk
from desktop.data.copy.corrections import Key
from desktop.ui.copy.form.entry import EntryFields
from desktop.ui.copy.form.fields import Field
from desktop.ui.copy.marks import explained, marked
from desktop.ui.copy.picture import EntryPicture
from desktop.ui.widgets.flow import FlowLayout, settle_layouts
from desktop.ui.widgets.keys import add_keys
from desktop.ui.widgets.text import TextLabel, WrapButton, em

SOON_MS = 40
BESIDE, SHARE = 22, 0.36


class CardForm(QWidget):
    """One entry of the data at a time.

    Signals:
        closed: back to the table.
        walked: by how many entries to go on.
    """

    closed = Signal()
    walked = Signal(int)

    def __init__(self, desk: CopyDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._key: Key | None = None
        self.entry = EntryFields(desk)
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.catch_up)
        self._lay_out()
        desk.changed.connect(self._soon.start)
        desk.refused.connect(self._on_refused)
        keys = (
            ("Escape", self.closed.emit), ("Ctrl+Z", desk.undo), ("Ctrl+Y", desk.redo), ("Ctrl+Shift+Z", desk.redo),
            ("Alt+Left", partial(self.walked.emit, -1)), ("Alt+Right", partial(self.walked.emit, 1)),
            ("Ctrl+Return", self._on_printed),
        )  # fmt: skip
        add_keys(self, keys)

    def _lay_out(self) -> None:
        self.title = TextLabel(factor=1.3, bold=True, wrap=False)
        self.status = TextLabel()
        self.line = TextLabel(bold=True)
        self.line.setObjectName("form-line")
        self.line.setAutoFillBackground(True)
        self.picture = EntryPicture()
        self._scroll = QScrollArea()
        self._scroll.setObjectName("card-form")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidget(self.entry)
        beside = QVBoxLayout()
        beside.addWidget(self.status)
        beside.addWidget(self.picture)
        beside.addWidget(self.line)
        beside.addStretch(1)
        holder = QWidget()
        holder.setLayout(beside)
        side = self._beside = QScrollArea()
        side.setWidgetResizable(True)
        side.setFrameShape(QFrame.Shape.NoFrame)
        side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side.setWidget(holder)
        row = QHBoxLayout()
        row.addWidget(self._scroll, 1)
        row.addWidget(side)
        column = QVBoxLayout(self)
        column.setContentsMargins(em(), em() // 2, em(), em() // 2)
        column.addWidget(self._head())
        column.addLayout(row, 1)

    def _head(self) -> QWidget:
        holder = QWidget()
        row = FlowLayout(holder, em() // 2)
        row.addWidget(self.title)
        for name, words, slot in (
            ("form-before", self.tr("Before (Alt+Left)"), lambda: self.walked.emit(-1)),
            ("form-after", self.tr("Next (Alt+Right)"), lambda: self.walked.emit(1)),
            ("form-printed", self.tr("As printed, next (Ctrl+Enter)"), self._on_printed),
            ("form-back", self.tr("Back to the table (Esc)"), self.closed.emit),
        ):
            button = QPushButton(words) if name != "form-printed" else WrapButton(words)
            button.setObjectName(name)
            button.clicked.connect(slot)
            row.addWidget(button)
        return holder

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._beside.setFixedWidth(min(BESIDE * em(), round(self.width() * SHARE)))

    # -- showing -----------------------------------------------------------------------------------
    def show_entry(self, key: Key, title: str) -> None:
        self._key = key
        entry = self._desk.copy.entry(key)
        self.title.setText(title if entry.name in title else f"{title}  {entry.name}")
        self._on_refused("")
        self.entry.show_entry(key)
        self.catch_up()
        settle_layouts(self.entry)

    @property
    def fields(self) -> dict[str, Field]:
        return self.entry.fields

    def catch_up(self) -> None:
        """Show what is in force now: the fields, the card, how it stands."""
        self._soon.stop()
        key = self._key
        if key is None or self.isHidden():
            return
        self.entry.catch_up()
        entry = self._desk.copy.entry(key)
        self.picture.show_entry(self._desk.pictured(key, entry.kind), None)
        status = self._desk.copy.status(key)
        self.status.setText(f"{marked(status)} - {explained(status)}")
        self._desk.presenter(self._desk.scenario_of(key))
        fault = self._desk.fault_of(key)
        if fault and not self.line.text():
            self._tell(self.tr("Not in force: {0}").format(fault))
        elif not fault and self.line.text().startswith(self.tr("Not in force: {0}").partition("{")[0]):
            self._tell("")

    # -- what happens ------------------------------------------------------------------------------
    def _on_printed(self) -> None:
        self.entry.settle()
        key = self._key
        if key is not None and self._desk.do(lambda: self._desk.copy.confirm(key)):
            self.walked.emit(1)

    def _on_refused(self, why: str) -> None:
        self._tell(self.tr("Not taken: {0}").format(why) if why else "")

    def _tell(self, words: str) -> None:
        self.line.setText(words)
        self.line.setBackgroundRole(QPalette.ColorRole.ToolTipBase if words else QPalette.ColorRole.Window)
