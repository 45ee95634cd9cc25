"""All of a card in a form: values, conditions and effects by fields, the text as it is typed; the card beside it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.controller.copy_desk import CopyDesk
from desktop.data.copy.corrections import Key
from desktop.data.copy.words import title_of
from desktop.ui.copy.form.fields import ChoiceField, Field, NumberField, TickField
from desktop.ui.copy.form.records import RecordsField, field_for
from desktop.ui.copy.marks import explained, marked
from desktop.ui.copy.picture import EntryPicture
from desktop.ui.widgets.text import TextLabel, WrapButton, em

SOON_MS = 40
BRIEF = (NumberField, TickField, ChoiceField)
"""Fields that stand in two columns."""
BESIDE = 22


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
        self.fields: dict[str, Field] = {}
        self._type: object = None
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.catch_up)
        self._lay_out()
        desk.changed.connect(self._soon.start)
        desk.refused.connect(self._on_refused)
        for keys, slot in (
            ("Escape", self.closed.emit), ("Ctrl+Z", desk.undo), ("Ctrl+Y", desk.redo), ("Ctrl+Shift+Z", desk.redo),
            ("Alt+Left", partial(self.walked.emit, -1)), ("Alt+Right", partial(self.walked.emit, 1)),
            ("Ctrl+Return", self._on_printed),
        ):  # fmt: skip
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _lay_out(self) -> None:
        self.title = TextLabel(factor=1.3, bold=True)
        self.status = TextLabel()
        self.line = TextLabel(bold=True)
        self.line.setObjectName("form-line")
        self.line.setAutoFillBackground(True)
        self.picture = EntryPicture()
        self._scroll = QScrollArea()
        self._scroll.setObjectName("card-form")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        beside = QVBoxLayout()
        beside.addWidget(self.status)
        beside.addWidget(self.picture)
        beside.addWidget(self.line)
        beside.addStretch(1)
        holder = QWidget()
        holder.setLayout(beside)
        holder.setFixedWidth(BESIDE * em())
        row = QHBoxLayout()
        row.addWidget(self._scroll, 1)
        row.addWidget(holder)
        column = QVBoxLayout(self)
        column.setContentsMargins(em(), em() // 2, em(), em() // 2)
        column.addLayout(self._head())
        column.addLayout(row, 1)

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self.title, 1)
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
        return row

    # -- showing -----------------------------------------------------------------------------------
    def show_entry(self, key: Key, title: str) -> None:
        self._key = key
        entry = self._desk.copy.entry(key)
        self.title.setText(title if entry.name in title else f"{title}  {entry.name}")
        if entry.type is not self._type:
            self._type = entry.type
            self._build(key)
        self._on_refused("")
        for field in self.fields.values():
            field.show_value(None)
        self.catch_up()

    def _build(self, key: Key) -> None:
        """The fields of this type of entry; lists of records and long texts come last."""
        self.fields = {}
        inside = QWidget()
        short, long = [_form(), _form()], _form()
        found = self._desk.copy.entry(key).fields
        for path, each in sorted(found.items(), key=lambda item: item[1].is_prose):
            if path.endswith(("_why", "_ref")):
                continue
            field = field_for(self._desk.copy.catalogue, path, each.shape, long=each.is_prose)
            field.setObjectName(f"field-{path}")
            field.edited.connect(partial(self._on_edited, path))
            self.fields[path] = field
        brief = [path for path, field in self.fields.items() if isinstance(field, BRIEF)]
        for path, field in self.fields.items():
            half = brief.index(path) * len(short) // len(brief) if path in brief else 0
            into = short[half] if path in brief else long
            into.addRow("" if isinstance(field, TickField) else title_of(path), field)
        beside = QHBoxLayout()
        for half_form in short:
            beside.addLayout(half_form, 1)
        column = QVBoxLayout(inside)
        column.addLayout(beside)
        column.addLayout(long)
        column.addStretch(1)
        self._scroll.setWidget(inside)

    def catch_up(self) -> None:
        """Show what is in force now: the fields, the card, how it stands."""
        self._soon.stop()
        key = self._key
        if key is None or self.isHidden():
            return
        for path, field in self.fields.items():
            value = self._desk.copy.value(key, path)
            if not _holds(field, value):
                field.show_value(value)
        entry = self._desk.copy.entry(key)
        self.picture.show_entry(self._desk.pictured(key, entry.kind), None)
        status = self._desk.copy.status(key)
        self.status.setText(f"{marked(status)} - {explained(status)}")
        fault = self._desk.fault(self._desk.scenario_of(key))
        if fault and not self.line.text():
            self._tell(self.tr("Not in force: {0}").format(fault))
        elif not fault and self.line.text().startswith(self.tr("Not in force: {0}").partition("{")[0]):
            self._tell("")

    # -- what happens ------------------------------------------------------------------------------
    def _on_edited(self, path: str) -> None:
        key = self._key
        if key is None:
            return
        try:
            value = self.fields[path].value()
        except ValueError as error:
            self._on_refused(f"{title_of(path)}: {error}")
            return
        self._desk.do(lambda: self._desk.copy.change(key, {path: value}))

    def _on_printed(self) -> None:
        key = self._key
        if key is not None and self._desk.do(lambda: self._desk.copy.confirm(key)):
            self.walked.emit(1)

    def _on_refused(self, why: str) -> None:
        self._tell(self.tr("Not taken: {0}").format(why) if why else "")

    def _tell(self, words: str) -> None:
        self.line.setText(words)
        self.line.setBackgroundRole(QPalette.ColorRole.ToolTipBase if words else QPalette.ColorRole.Window)


def _form() -> QFormLayout:
    form = QFormLayout()
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    return form


def _holds(field: Field, value: object) -> bool:
    """Whether a field shows a value already: what somebody writes in is not taken from under his hands."""
    try:
        same = field.value() == value
    except ValueError:
        return True
    return same and not (isinstance(field, RecordsField) and not value)
