"""The fields of one entry, each kept as soon as something else is put in."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.controller.copy_desk import CopyDesk
from desktop.data.copy.corrections import Key
from desktop.data.copy.words import title_of
from desktop.ui.copy.form.fields import ChoiceField, Field, NumberField, TickField
from desktop.ui.copy.form.records import RecordsField, field_for
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.text import em

BRIEF = (NumberField, TickField, ChoiceField)
"""Fields that stand in columns."""
LARGE = 26
"""With letters of this height there is room for one column."""
HIDDEN = ("_why", "_ref", "_source")


class EntryFields(QWidget):
    """Attributes:
    fields: by path.
    """

    def __init__(self, desk: CopyDesk, columns: int = 2, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._columns = desk, columns
        self._key: Key | None = None
        self._made_for: tuple[str, ...] = ()
        self.fields: dict[str, Field] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def settle(self) -> None:
        """What was typed just now is of the entry that is shown, whatever is shown next."""
        for field in self.fields.values():
            field.settle()

    def hideEvent(self, event: QHideEvent) -> None:
        self.settle()
        super().hideEvent(event)

    def show_entry(self, key: Key | None) -> None:
        if key != self._key:
            self.settle()
        self._key = key
        self.setVisible(key is not None)
        if key is None:
            return
        made_for = (key[0], key[1].partition("/")[0], *self._desk.copy.entry(key).fields)
        if made_for != self._made_for:
            self._made_for = made_for
            self._build(key)
        for field in self.fields.values():
            field.show_value(None)
        self.catch_up()

    def _build(self, key: Key) -> None:
        """The fields of this type of entry; lists of records and long texts come last."""
        clear_layout(self._column)
        self.fields = {}
        found = self._desk.copy.entry(key).fields
        for path, each in sorted(found.items(), key=lambda item: item[1].is_prose):
            if path.endswith(HIDDEN):
                continue
            field = field_for(self._desk.copy.catalogue, path, each.shape, long=each.is_prose)
            field.setObjectName(f"field-{path}")
            field.edited.connect(partial(self._on_edited, path))
            self.fields[path] = field
        self._lay_out()

    def _lay_out(self) -> None:
        columns = 1 if em() > LARGE else self._columns
        short, long = [_form() for _ in range(columns)], _form()
        brief = [path for path, field in self.fields.items() if isinstance(field, BRIEF)]
        for path, field in self.fields.items():
            place = brief.index(path) * len(short) // len(brief) if path in brief else 0
            into = short[place] if path in brief else long
            into.addRow("" if isinstance(field, TickField) else title_of(path), field)
        beside = QHBoxLayout()
        for each in short:
            beside.addLayout(each, 1)
        self._column.addLayout(beside)
        self._column.addLayout(long)
        self._column.addStretch(1)

    def catch_up(self) -> None:
        """Show what is in force now."""
        for path, field in self.fields.items() if self._key is not None else ():
            assert self._key is not None
            value = self._desk.copy.value(self._key, path)
            if not _holds(field, value):
                field.show_value(value)

    def _on_edited(self, path: str) -> None:
        key = self._key
        if key is None:
            return
        try:
            value = self.fields[path].value()
        except ValueError as error:
            self._desk.refused.emit(f"{title_of(path)}: {error}")
            return
        self._desk.do(lambda: self._desk.copy.change(key, {path: value}))


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
