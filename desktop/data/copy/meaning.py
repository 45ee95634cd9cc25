"""Whether records of a field say all that they must: an effect names its unit, and what only one card does is on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from desktop.data.copy.catalogue import Entry
from desktop.data.copy.forms import Kind, asked, kind_of, kinds_of, tag_field
from desktop.data.copy.shapes import FORM, TEXT
from desktop.data.copy.words import title_of

OWN, PART = "own", "part"


def why_not_meant(entry: Entry, field: str, value: Any) -> str:
    """Why a list of records cannot be carried out; "" if it can, and for all other fields."""
    found = entry.fields.get(field)
    if found is None or found.shape.kind != FORM or not isinstance(value, list):
        return ""
    known = {_part(kind, record) for kind, record in _records(found.shape.type, found.value) if kind.tag == OWN}
    for kind, record in _records(found.shape.type, value):
        if kind.tag == OWN and _part(kind, record) not in known:
            return f"{field}: what only one card does cannot be put on another; have it carried out by hand"
        if lacking := _lacking(kind, record):
            return f"{field}: {kind.name or title_of(field)}: {title_of(lacking)} is wanted"
    return ""


def _part(kind: Kind, record: dict[str, Any]) -> str:
    return str(record.get(PART, "")) if tag_field(kind) else ""


def _records(type_: Any, value: Any) -> Iterator[tuple[Kind, dict[str, Any]]]:
    """All records of a list and in them, each with its kind."""
    kinds = kinds_of(type_)
    for item in value if isinstance(value, list) else ():
        kind = kind_of(item, kinds)
        if kind is None:
            continue
        yield kind, item
        for name, shape in asked(kind).items():
            if shape.kind == FORM:
                yield from _records(shape.type, item.get(name))


def _lacking(kind: Kind, record: dict[str, Any]) -> str:
    """A field that must name something and does not."""
    for name, shape in asked(kind).items():
        if shape.default is UNSET and shape.kind == TEXT and not shape.optional and record.get(name) == "":
            return name
    return ""
