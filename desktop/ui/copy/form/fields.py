"""The fields of a form: each shows a value, and tells when a player has put another in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCompleter,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.data.copy.shapes import Shape
from desktop.data.copy.words import shown, typed, word_of
from desktop.ui.widgets.flow import FlowLayout, clear_layout
from desktop.ui.widgets.quiet import QuietComboBox, QuietNumberBox
from desktop.ui.widgets.text import em
from desktop.ui.widgets.tick_box import TickBox

LOWEST, HIGHEST = -999, 999
TYPED_MS = 350
"""After so long without a key what is written is taken."""
Options = Sequence[tuple[Any, str]]


class Field(QWidget):
    """Signals:
    edited: a player has put something else in.
    """

    edited = Signal()

    def value(self) -> Any:
        """What is in it; raises ValueError with the reason if that is nothing."""
        raise NotImplementedError

    def show_value(self, value: Any) -> None:
        """Put a value in; nothing is told of it."""
        raise NotImplementedError

    def settle(self) -> None:
        """What was typed just now holds at once."""

    def hold(self, *widgets: QWidget) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            row.addWidget(widget)
        row.addStretch(1)


class NumberField(Field):
    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.box = QuietNumberBox()
        self.box.setRange(
            LOWEST if shape.low is None else shape.low, HIGHEST * 10 if shape.high is None else shape.high
        )
        self.box.setKeyboardTracking(False)
        self.box.valueChanged.connect(lambda _: self.edited.emit())
        self.setFocusProxy(self.box)
        self.hold(self.box)

    def value(self) -> int:
        return self.box.value()

    def show_value(self, value: Any) -> None:
        self.box.blockSignals(True)
        self.box.setValue(value if isinstance(value, int) else 0)
        self.box.blockSignals(False)


class TickField(Field):
    def __init__(self, words: str) -> None:
        super().__init__()
        self.box = TickBox(words)
        self.box.toggled.connect(lambda _: self.edited.emit())
        self.setFocusProxy(self.box)
        self.hold(self.box)

    def value(self) -> bool:
        return self.box.isChecked()

    def show_value(self, value: Any) -> None:
        self.box.blockSignals(True)
        self.box.setChecked(bool(value))
        self.box.blockSignals(False)


class Picker(QuietComboBox):
    """A list in which one finds a name by typing a part of it; the wheel does not turn it."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        for value, words in options:
            self.addItem(words, value)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if len(options) > 12:
            self.setEditable(True)
            self.setInsertPolicy(QuietComboBox.InsertPolicy.NoInsert)
            found = QCompleter([words for _, words in options], self)
            found.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            found.setFilterMode(Qt.MatchFlag.MatchContains)
            self.setCompleter(found)


class ChoiceField(Field):
    """One of some; `options` are values with their words."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.box = Picker(options)
        self.box.activated.connect(lambda _: self.edited.emit())
        self.setFocusProxy(self.box)
        self.hold(self.box)

    def value(self) -> Any:
        return self.box.currentData()

    def show_value(self, value: Any) -> None:
        at = self.box.findData(value)
        if at < 0 and value is not None:
            self.box.addItem(word_of(str(value)), value)
            at = self.box.count() - 1
        self.box.setCurrentIndex(at)


class WordsField(Field):
    """Words, or a list of words; long ones get lines of their own."""

    def __init__(self, shape: Shape, *, long: bool = False) -> None:
        super().__init__()
        self._shape = shape
        self._soon = QTimer(self, singleShot=True, interval=TYPED_MS)
        self._soon.timeout.connect(self.edited)
        self.line: QLineEdit | QPlainTextEdit
        if long:
            self.line = QPlainTextEdit()
            self.line.setTabChangesFocus(True)
            self.line.setFixedHeight(7 * em())
            self.line.textChanged.connect(self._soon.start)
        else:
            self.line = QLineEdit()
            self.line.textEdited.connect(lambda _: self._soon.start())
        self.setFocusProxy(self.line)
        self.line.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.line)

    def settle(self) -> None:
        if self._soon.isActive():
            self._soon.stop()
            self.edited.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut:
            self.settle()
        return super().eventFilter(watched, event)

    def value(self) -> Any:
        text = self.line.toPlainText() if isinstance(self.line, QPlainTextEdit) else self.line.text()
        return text.strip() if self._shape.kind == "text" and not self._shape.optional else typed(text, self._shape)

    def show_value(self, value: Any) -> None:
        if self._soon.isActive():
            return
        text = shown(value, self._shape)
        self.line.blockSignals(True)
        if isinstance(self.line, QPlainTextEdit):
            if self.line.toPlainText().strip() != text:
                self.line.setPlainText(text)
        elif self.line.text().strip() != text:
            self.line.setText(text)
        self.line.blockSignals(False)


class ManyField(Field):
    """Several of some, each a button that takes it out again."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self._options = dict(options)
        self._chosen: list[Any] = []
        self.box = Picker([("", self.tr("Add…")), *options])
        self.box.activated.connect(lambda _: self._add())
        self.setFocusProxy(self.box)
        holder = QWidget()
        self._flow = FlowLayout(holder, em() // 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(holder)
        row = QHBoxLayout()
        row.addWidget(self.box)
        row.addStretch(1)
        column.addLayout(row)

    def _add(self) -> None:
        value = self.box.currentData()
        self.box.setCurrentIndex(0)
        if value not in ("", None) and value not in self._chosen:
            self.show_value([*self._chosen, value])
            self.edited.emit()

    def _take_out(self, value: Any) -> None:
        self.show_value([each for each in self._chosen if each != value])
        self.edited.emit()

    def value(self) -> list[Any]:
        return list(self._chosen)

    def show_value(self, value: Any) -> None:
        self._chosen = list(value) if isinstance(value, list | tuple) else []
        clear_layout(self._flow)
        for each in self._chosen:
            button = QPushButton(f"{self._options.get(each) or word_of(str(each))}  ×")
            button.setToolTip(self.tr("Take it out"))
            button.clicked.connect(lambda _=False, each=each: self._take_out(each))
            self._flow.addWidget(button)
