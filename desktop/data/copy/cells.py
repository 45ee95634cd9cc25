"""A value of a data file as the text of one cell of a file of tables, and back: exactly, unlike what is only shown."""

from __future__ import annotations

import json
from typing import Any, get_args

from msgspec import UNSET

from desktop.data.copy.laying import check_plain
from desktop.data.copy.shapes import CHOICE, TEXT, Shape, bare, why_not
from desktop.data.copy.words import is_typed, shown, typed, wanted

MOST_LETTERS = 30_000
_SHOWN = 40


def cell_of(shape: Shape, value: Any) -> str:
    """The words for a value, JSON where words do not say all; nothing, none and what is missing are an empty cell."""
    if value is UNSET or value is None or value == "" or value == []:
        return ""
    if is_typed(shape) and not isinstance(value, dict):
        cell = value if shape.kind == TEXT and isinstance(value, str) else shown(value, shape)
        try:
            if same(value_of(shape, cell), value):
                return cell
        except ValueError:
            pass
    return json.dumps(value, ensure_ascii=False)


def same(one: Any, other: Any) -> bool:
    """Whether two values are alike, also in what they are."""
    return type(one) is type(other) and one == other


def value_of(shape: Shape, cell: str) -> Any:
    """The value that the text of a cell means; raises ValueError with the reason if there is none."""
    if len(cell) > MOST_LETTERS:
        raise ValueError(f"holds more than {MOST_LETTERS} letters")
    if not cell.strip():
        value = _nothing(shape)
    elif shape.kind == TEXT:
        value = cell
    elif is_typed(shape) and not cell.lstrip().startswith(("[", "{")):
        value = _literal(shape, typed(cell, shape))
    else:
        value = _form(cell)
    check_plain(value)
    if reason := why_not(shape.type, value):
        raise ValueError(f"{_quoted(cell)}: {reason}")
    return value


def _nothing(shape: Shape) -> Any:
    """What an empty cell says."""
    if shape.default is not UNSET:
        return shape.default
    if shape.optional:
        return None
    if shape.kind in ("text", "list"):
        return "" if shape.kind == TEXT else []
    raise ValueError(f"is empty: {wanted(shape)} must stand there")


def _literal(shape: Shape, value: Any) -> Any:
    """A word of some as the schema has it: some are numbers."""
    literals = get_args(bare(shape.type)) if shape.kind == CHOICE else ()
    return next((each for each in literals if str(each) == value), value)


def _form(cell: str) -> Any:
    try:
        return json.loads(cell, object_pairs_hook=once_each, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{_quoted(cell)} cannot be read: {error}") from None


def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The pairs of a record; raises ValueError if a key is there twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key is there twice")
    return found


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number")


def _quoted(cell: str) -> str:
    return f"“{cell[:_SHOWN]}”"
