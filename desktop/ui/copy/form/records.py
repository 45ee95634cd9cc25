"""A record in a form, field by field, and a list of records of several kinds: the effects of a card, its conditions."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from desktop.data.copy.catalogue import Catalogue
from desktop.data.copy.forms import Kind, asked, blank, kind_of, kinds_of, named_by, tag_field
from desktop.data.copy.shapes import Shape, item_type
from desktop.data.copy.words import title_of, word_of
from desktop.ui.copy.form.fields import ChoiceField, Field, ManyField, NumberField, Picker, TickField, WordsField
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.text import TextLabel, em


def field_for(catalogue: Catalogue, name: str, shape: Shape, *, long: bool = False, within: bool = False) -> Field:
    """What a value of this shape is put in by; `within` a record its words are names of something."""
    if kinds_of(shape.type):
        return RecordsField(catalogue, shape) if item_type(shape.type) else RecordField(catalogue, shape)
    match shape.kind:
        case "whole" if not shape.optional:
            return NumberField(shape)
        case "yes_no":
            return TickField(title_of(name))
        case "choice":
            return ChoiceField(_with_nothing(shape, [(choice, word_of(choice)) for choice in shape.choices]))
        case "text" if known := named_by(catalogue, name, used=within):
            return ChoiceField([("", "-"), *known])
        case "list" if shape.choices:
            return ManyField([(choice, word_of(choice)) for choice in shape.choices])
        case "list" if known := named_by(catalogue, name, used=within):
            return ManyField(known)
    return WordsField(shape, long=long)


def _with_nothing(shape: Shape, options: list[tuple[Any, str]]) -> list[tuple[Any, str]]:
    if shape.optional:
        return [(None, "-"), *options]
    return [("", "-"), *options] if shape.default == "" and ("", "-") not in options else options


class RecordField(Field):
    """One record: the fields of its kind in two columns."""

    def __init__(self, catalogue: Catalogue, shape: Shape, kind: Kind | None = None) -> None:
        super().__init__()
        self._catalogue = catalogue
        self.kind = kind or kinds_of(shape.type)[0]
        self.fields: dict[str, Field] = {}
        self._given: dict[str, Any] = {}
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, each in asked(self.kind).items():
            field = self.fields[name] = field_for(catalogue, name, each, within=True)
            field.edited.connect(self.edited)
            form.addRow("" if isinstance(field, TickField) else title_of(name), field)

    def value(self) -> dict[str, Any]:
        """What is put in, without what goes without saying unless it was said."""
        shapes = asked(self.kind)
        found = dict(self._given)
        if self.kind.tag:
            found = {tag_field(self.kind): self.kind.tag} | found
        for name, field in self.fields.items():
            value = field.value()
            if name in self._given or value != shapes[name].default:
                found[name] = value
        return found

    def show_value(self, value: Any) -> None:
        self._given = dict(value) if isinstance(value, dict) else {}
        for name, shape in asked(self.kind).items():
            default = shape.default if isinstance(shape.default, str | int | bool | list) else None
            self.fields[name].show_value(self._given.get(name, default))

    def settle(self) -> None:
        for field in self.fields.values():
            field.settle()


class RecordsField(Field):
    """A list of records; each can be of another kind, moved, taken out."""

    def __init__(self, catalogue: Catalogue, shape: Shape) -> None:
        super().__init__()
        self._catalogue, self._shape = catalogue, shape
        self.kinds = kinds_of(shape.type)
        self.records: list[RecordField] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def value(self) -> list[Any]:
        return [record.value() for record in self.records]

    def show_value(self, value: Any) -> None:
        items = list(value) if isinstance(value, list | tuple) else []
        clear_layout(self._column)
        self.records = []
        for number, item in enumerate(items):
            kind = kind_of(item, self.kinds)
            if kind is not None:
                self._column.addWidget(self._framed(number, kind, item))
        self._column.addLayout(self._adding())

    def settle(self) -> None:
        for record in self.records:
            record.settle()

    def _framed(self, number: int, kind: Kind, item: Any) -> QWidget:
        frame = QFrame()
        frame.setFrameShape(QFrame.Shape.StyledPanel)
        record = RecordField(self._catalogue, self._shape, kind)
        record.show_value(item)
        record.edited.connect(self.edited)
        self.records.append(record)
        column = QVBoxLayout(frame)
        column.setContentsMargins(em() // 2, em() // 3, em() // 2, em() // 3)
        column.addLayout(self._heading(number, kind))
        if kind.told:
            column.addWidget(TextLabel(kind.told, tone="muted"))
        column.addWidget(record)
        return frame

    def _heading(self, number: int, kind: Kind) -> QHBoxLayout:
        row = QHBoxLayout()
        if len(self.kinds) > 1:
            kinds = Picker([(each.tag, each.name) for each in self.kinds])
            kinds.setObjectName(f"kind-{number}")
            kinds.setCurrentIndex(kinds.findData(kind.tag))
            kinds.activated.connect(lambda _: self._on_kind(number, str(kinds.currentData())))
            row.addWidget(kinds)
        row.addStretch(1)
        for name, sign, words, slot in (
            ("up", Qt.ArrowType.UpArrow, self.tr("Earlier"), lambda: self._move(number, -1)),
            ("down", Qt.ArrowType.DownArrow, self.tr("Later"), lambda: self._move(number, 1)),
        ):
            button = QToolButton()
            button.setObjectName(f"{name}-{number}")
            button.setArrowType(sign)
            button.setToolTip(words)
            button.clicked.connect(slot)
            row.addWidget(button)
        out = QPushButton(self.tr("Take out"))
        out.setObjectName(f"take-out-{number}")
        out.clicked.connect(lambda: self._change(lambda items: items.pop(number)))
        row.addWidget(out)
        return row

    def _adding(self) -> QHBoxLayout:
        row = QHBoxLayout()
        add = QPushButton(self.tr("Add"))
        add.setObjectName("add-record")
        add.clicked.connect(lambda: self._change(lambda items: items.append(blank(self._first()))))
        row.addWidget(add)
        row.addStretch(1)
        return row

    def _first(self) -> Kind:
        """A new one is of the kind that was used last here."""
        return self.records[-1].kind if self.records else self.kinds[0]

    def _on_kind(self, number: int, tag: str) -> None:
        kind = next(kind for kind in self.kinds if kind.tag == tag)
        self._change(lambda items: items.__setitem__(number, blank(kind)))

    def _move(self, number: int, by: int) -> None:
        other = number + by
        if 0 <= other < len(self.records):
            self._change(lambda items: items.insert(other, items.pop(number)))

    def _change(self, act: Any) -> None:
        try:
            items = self.value()
        except ValueError:
            return
        act(items)
        self.show_value(items)
        self.edited.emit()
