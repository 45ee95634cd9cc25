"""One more of a kind: a card, a counter, a space like another, with an id of its own, for the owner to fill in."""

from __future__ import annotations

import re
from typing import Any

from desktop.data.copy.corrections import Key, copied
from desktop.data.copy.forms import NEVER_ASKED
from desktop.data.copy.laying import collection_of, entry_key
from desktop.data.copy.operations import corrected_record
from desktop.data.copy.own_copy import OwnCopy

ASIDE = 24
"""How far from the first the second is drawn."""
_COUNTED = re.compile(r"(.*?)(\d+)")


def can_be_added(copy: OwnCopy, key: Key) -> bool:
    """Whether there can be one more like it: it has an id of its own."""
    return "id" in _record(copy, key)


def another(copy: OwnCopy, key: Key) -> dict[str, Any]:
    """The record of one more like an entry."""
    record = {name: value for name, value in _record(copy, key).items() if name not in NEVER_ASKED}
    taken = {entry_key(each.key) for each in copy.entries() if _beside(each.file_key, key)}
    record["id"], number = _free(str(record["id"]), taken)
    if "number" in record:
        record["number"] = number
    if "name" in record:
        record["name"] = f"{record['name']} 2"
    for field in ("x", "y"):
        if isinstance(record.get(field), int):
            record[field] += ASIDE
    return record


def _record(copy: OwnCopy, key: Key) -> dict[str, Any]:
    """As it now is."""
    found = copy.correction(key)
    whole: Any
    if found is not None and found.record is not None:
        whole = copied(found.record)
    else:
        whole = corrected_record(copy.catalogue, copy.entry(key), found.values if found is not None else {})
    return whole if isinstance(whole, dict) else {}


def _beside(one: Key, other: Key) -> bool:
    return one[0] == other[0] and collection_of(one[1]) == collection_of(other[1])


def _free(name: str, taken: set[str]) -> tuple[str, int]:
    """The next id of the row that an id belongs to: after N59 and N60 comes N61."""
    counted = _COUNTED.fullmatch(name)
    head, digits = (counted[1], counted[2]) if counted else (f"{name}_", "1")
    number = int(digits) + 1
    while f"{head}{number:0{len(digits)}}" in taken:
        number += 1
    return f"{head}{number:0{len(digits)}}", number
