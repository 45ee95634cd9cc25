"""The words of a scenario: its name, what the start page tells, the briefing, notes for the set-up sheet."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.scenarios.fields import Path, value_at
from desktop.ui.editor.step_form import Words, line
from desktop.ui.widgets.frames import Column
from desktop.ui.widgets.text import TextLabel

NAMES_AT = 3
"""After the name of the scenario and the words above the names of the sides."""


class WordsForm(Column):
    """Signals:
    value_set: a place of the file and what is to stand there.
    """

    value_set = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing = False
        self._briefing: dict[str, Any] = {}
        self.title = line("scenario-title")
        self.length = line("scenario-length", self.tr("5 turns, an evening"))
        self.summary = Words("scenario-summary", 3)
        self.situation = Words("scenario-situation", 6)
        self.hints = Words("scenario-hints", 4)
        self.special = Words("scenario-special", 3)
        self.notes = Words("scenario-notes", 4)
        self.aims: dict[str, Words] = {}
        self.names: dict[str, QLineEdit] = {}
        self._add(self.tr("Name"), self.title)
        self.column.addWidget(TextLabel(self.tr("What the sides are called, if otherwise"), tone="muted"))
        self._add(self.tr("How long it takes"), self.length)
        self._add(self.tr("What the start page says of it"), self.summary)
        self._add(self.tr("Briefing: the situation, five sentences, a line for each"), self.situation)
        self._aims_at = self.column.count()
        self._add(self.tr("Three hints, a line for each"), self.hints)
        self._add(self.tr("Special rules, a line for each"), self.special)
        self._add(self.tr("Notes for the set-up sheet, a line for each"), self.notes)
        self.title.textEdited.connect(lambda text: self._emit(("title",), text))
        self.length.textEdited.connect(lambda text: self._emit(("length",), text))
        self.summary.textChanged.connect(lambda: self._emit(("summary",), self.summary.toPlainText()))
        self.notes.textChanged.connect(lambda: self._emit(("notes",), _lines(self.notes)))
        for edit in (self.situation, self.hints, self.special):
            edit.textChanged.connect(self._emit_briefing)

    def _add(self, words: str, edit: QWidget) -> None:
        self.column.addWidget(TextLabel(words, tone="muted"))
        self.column.addWidget(edit)

    def set_sides(self, sides: tuple[tuple[str, str], ...]) -> None:
        """A field for the aims of each side."""
        for number, (side, name) in enumerate(sides):
            edit = Words(f"scenario-aims-{side}", 3)
            edit.textChanged.connect(self._emit_briefing)
            self.aims[side] = edit
            self.names[side] = called = line(f"scenario-side-{side}", name)
            called.textEdited.connect(lambda _: self._emit_names())
            self.column.insertWidget(NAMES_AT + number, called)
            at = self._aims_at + 2 * number + len(self.names)
            self.column.insertWidget(at, TextLabel(self.tr("Aims of {0}").format(name), tone="muted"))
            self.column.insertWidget(at + 1, edit)

    def show_data(self, data: dict[str, Any]) -> None:
        self._showing = True
        briefing = data.get("briefing")
        self._briefing = briefing if isinstance(briefing, dict) else {}
        for edit, key in ((self.title, "title"), (self.length, "length")):
            if edit.text() != str(data.get(key, "")):
                edit.setText(str(data.get(key, "")))
        for side, called in self.names.items():
            name = str(value_at(data, ("sides", side)) or "")
            if called.text() != name:
                called.setText(name)
        self.summary.show_text(str(data.get("summary", "")))
        _show(self.notes, data.get("notes"))
        for words, key in ((self.situation, "situation"), (self.hints, "hints"), (self.special, "special")):
            _show(words, self._briefing.get(key))
        for side, words in self.aims.items():
            words.show_text(str(value_at(self._briefing, ("aims", side)) or ""))
        self._showing = False

    def _emit(self, place: Path, value: object) -> None:
        if not self._showing:
            self.value_set.emit(place, value)

    def _emit_names(self) -> None:
        """Sides that keep their names are not listed."""
        names = {side: edit.text().strip() for side, edit in self.names.items() if edit.text().strip()}
        self._emit(("sides",), names or None)

    def _emit_briefing(self) -> None:
        """All of it; without a word there is no briefing."""
        aims = {side: edit.toPlainText().strip() for side, edit in self.aims.items()}
        found: dict[str, Any] = {
            **{key: each for key, each in self._briefing.items() if key == "picture"},
            "situation": _lines(self.situation),
            "aims": {side: words for side, words in aims.items() if words},
            "hints": _lines(self.hints),
        }
        if special := _lines(self.special):
            found["special"] = special
        empty = not any(found[key] for key in ("situation", "aims", "hints")) and not special
        self._emit(("briefing",), None if empty else found)


def _lines(edit: Words) -> list[str]:
    return [each.strip() for each in edit.toPlainText().splitlines() if each.strip()]


def _show(edit: Words, value: Any) -> None:
    """Lists are lines; what is being written here is left as it is."""
    lines = [str(each) for each in value] if isinstance(value, list) else []
    if _lines(edit) != lines:
        edit.show_text("\n".join(lines))
