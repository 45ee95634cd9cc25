"""Forms made from the schemas: which kinds of records a list may hold, and what an empty one of a kind looks like."""

from __future__ import annotations

import re
import types
import typing
from typing import Any, get_args, get_origin

from msgspec import UNSET, Struct

from desktop.data.copy.catalogue import CARDS, COUNTERS, SPACES, Catalogue
from desktop.data.copy.laying import entry_key
from desktop.data.copy.shapes import (
    CHOICE,
    FORM,
    LIST,
    TEXT,
    WHOLE,
    YES_NO,
    Shape,
    bare,
    fields_of,
    is_record,
    item_type,
)
from desktop.data.copy.words import title_of, word_of

_RULE = re.compile(r"^(?:[A-Z]+-)?\d[\d.]*[A-Za-z]*(?:[-, ]+\d[\d.]*[a-z]?)* ")
_OF_CODE, _CODE_TOLD = "`", "Known to the program by this card alone; on another card nothing is known of it."
_NAMING = {
    SPACES: (
        "space", "spaces", "area", "areas", "near", "target", "land", "sea", "adjacent", "island_in", "controls",
    ), CARDS: ("card", "event", "except_events"),
    COUNTERS: ("unit", "units", "any_of", "beside", "poor_reduced", "hq"),
}  # fmt: skip
"""Fields whose words are ids of these."""
NEVER_ASKED = frozenset({"reconstructed", "why", "scope", "ref", "source", "note"})
"""Fields that speak of a record and not of what it says."""
_BLANK = {WHOLE: 0, YES_NO: False, TEXT: "", LIST: []}


class Kind(Struct, frozen=True):
    """A kind of record: how the file marks it, its name, what it does, its type."""

    tag: str
    name: str
    told: str
    type: Any


def kinds_of(type_: Any) -> tuple[Kind, ...]:
    """What a field may hold, or each item of it: kinds of records, a lone one without a tag; empty if no record."""
    item = item_type(type_) or bare(type_)
    members = get_args(item) if get_origin(item) in (typing.Union, types.UnionType) else (item,)
    found = [member for member in members if is_record(member)]
    return tuple(sorted((_kind(bare(each)) for each in found), key=lambda kind: kind.name))


def _kind(type_: Any) -> Kind:
    tag = type_.__struct_config__.tag
    told = _RULE.sub("", " ".join((type_.__doc__ or "").split()) + " ").strip()
    told = _CODE_TOLD if _OF_CODE in told else told
    return Kind(str(tag or ""), title_of(str(tag)) if tag else "", told, type_)


def tag_field(kind: Kind) -> str:
    """The field in which a record says of which kind it is; "" if it does not."""
    return str(kind.type.__struct_config__.tag_field or "") if kind.tag else ""


def kind_of(record: Any, kinds: tuple[Kind, ...]) -> Kind | None:
    """Of which kind a record is."""
    if not isinstance(record, dict):
        return None
    return next((kind for kind in kinds if not kind.tag or record.get(tag_field(kind)) == kind.tag), None)


def asked(kind: Kind) -> dict[str, Shape]:
    """The fields of a form."""
    return {name: shape for name, shape in fields_of(kind.type).items() if name not in NEVER_ASKED}


def blank(kind: Kind) -> dict[str, Any]:
    """A record of a kind with nothing in it but what must be there."""
    record = {tag_field(kind): kind.tag} if kind.tag else {}
    needed = {name: shape for name, shape in asked(kind).items() if shape.default is UNSET}
    return record | {name: blank_value(shape) for name, shape in needed.items()}


def blank_value(shape: Shape) -> Any:
    if shape.optional:
        return None
    if shape.kind == CHOICE:
        return shape.choices[0] if shape.choices else ""
    if shape.kind == WHOLE and shape.low is not None:
        return max(0, shape.low)
    if item_type(shape.type) is not None:
        return []
    return _BLANK.get(shape.kind, {})


def named_by(catalogue: Catalogue, field: str, *, used: bool = True) -> tuple[tuple[str, str], ...]:
    """(id, name) of what a field of this name may name: spaces, cards, counters; else, if `used` is asked for, what
    fields of that name say anywhere yet."""
    kind = next((kind for kind, fields in _NAMING.items() if field in fields), "")
    if not kind:
        words = sorted(_used(catalogue, field)) if used else []
        return tuple((word, word_of(word)) for word in words)
    found: dict[str, str] = {}
    for entry in catalogue.of_kind(kind):
        own = entry_key(entry.key)
        if "/" in entry.key and not own.startswith("#"):
            found[own] = f"{own} {entry.name}" if kind == CARDS and entry.name != own else entry.name
    return tuple(sorted(found.items(), key=lambda item: item[1]))


def _used(catalogue: Catalogue, field: str) -> set[str]:
    """The words that fields of a name hold in the cards that ship."""
    found: set[str] = set()
    forms = (each for entry in catalogue.of_kind(CARDS) for each in entry.fields.values() if each.shape.kind == FORM)
    waiting: list[Any] = [each.value for each in forms]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            told = value.get(field)
            found.update(
                word for word in (told if isinstance(told, list) else [told]) if isinstance(word, str) and word
            )
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    return found
