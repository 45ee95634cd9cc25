"""The levels of victory: what each is called, who wins by it, and from which figures to which it goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.scenarios import fields
from desktop.scenarios.fields import Field, Path, Shape
from desktop.ui.editor.rows_form import Cells, RowsForm
from desktop.ui.widgets.frames import Column
from desktop.ui.widgets.text import TextLabel
from desktop.views.wording import Wording, capital

LEVELS = "levels"
WORDS, JUDGED = "level.", "verdict."
"""A level's words in a sentence; where a game has some for other endings too, its levels proper have these as well."""
DRAW = "draw"


def places_of_levels(data: Any, shape: Shape, place: Path = ()) -> Iterator[Path]:
    """Where the file lists levels of victory; a scenario with several ends may have several lists."""
    for key, value in data.items() if isinstance(data, dict) else ():
        below = fields.below(shape, key)
        if key == LEVELS and isinstance(value, list):
            yield (*place, key)
        else:
            yield from places_of_levels(value, below, (*place, key))


def names_of_levels(texts: Mapping[str, str]) -> list[tuple[str, str]]:
    """By id, what the game calls its levels."""
    named = [key.removeprefix(WORDS) for key in texts if key.startswith(WORDS)]
    judged = [name for name in named if JUDGED + name in texts]
    return [(name, capital(Wording.translate(texts[WORDS + name]))) for name in judged or named]


class LevelsForm(Column):
    """Signals:
    value_set: the place of a list of levels, and the levels.
    refused: why what was typed cannot stand there.
    """

    value_set = Signal(object, object)
    refused = Signal(str)

    def __init__(
        self, shape: Shape, sides: tuple[tuple[str, str], ...], texts: Mapping[str, str], parent: QWidget | None = None
    ) -> None:
        """`texts` are the words of the game, in which each of its levels has a name."""
        super().__init__(parent)
        self._shape, self._sides = shape, sides
        self._names = names_of_levels(texts)
        self.tables: dict[Path, tuple[TextLabel, RowsForm]] = {}
        told = self.tr("A level is reached with figures from and to these; an empty field is no bound.")
        self.column.addWidget(TextLabel(told, tone="muted"))

    def show_data(self, data: dict[str, Any]) -> None:
        places = list(places_of_levels(data, self._shape))
        for place in [place for place in self.tables if place not in places]:
            for widget in self.tables.pop(place):
                self.column.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        for place in places:
            if place not in self.tables:
                self._add(place)
            heading, table = self.tables[place]
            heading.setVisible(len(places) > 1)
            table.show_rows(fields.value_at(data, place))

    def _add(self, place: Path) -> None:
        heading = TextLabel(" · ".join(capital(str(part).replace("_", " ")) for part in place), bold=True)
        record = fields.below(fields.shape_at(self._shape, place), 0)
        name = "-".join(map(str, place))
        form = RowsForm(name, [self._cells(each) for each in fields.fields(record)], self.tr("One more level"))
        form.rows_set.connect(lambda rows: self.value_set.emit(place, rows))
        form.refused.connect(self.refused)
        self.column.addWidget(heading)
        self.column.addWidget(form)
        self.tables[place] = (heading, form)

    def _cells(self, field: Field) -> Cells:
        titles = {
            "id": self.tr("Level"), "winner": self.tr("Wins"), "least": self.tr("From"), "most": self.tr("To"),
            "min": self.tr("From"), "rank": self.tr("Rank"),
        }  # fmt: skip
        choices: list[tuple[Any, str]] = []
        if field.name == "id":
            choices = list(self._names)
        elif field.name == "winner":
            choices = list(self._sides)
            drawn = DRAW in field.shape.choices
            if drawn or field.shape.may_be_empty:
                choices.append((DRAW if drawn else None, self.tr("Nobody")))
        return Cells(field, titles.get(field.name, capital(field.name.replace("_", " "))), choices, field.name == "id")
