"""A pack held against an owner's copy: what is new, the same, otherwise, or against what he confirmed; then taken in.

Nothing is taken in before the differences are known, and nothing that the owner confirmed, added or retired gives way
unless he says so. What he typed from his own cards stays whatever a pack of figures says.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import UNSET, Struct
from msgspec.structs import replace

from desktop.data.copy import operations
from desktop.data.copy.address import MOST_LETTERS, parts_of
from desktop.data.copy.cells import same
from desktop.data.copy.corrections import Correction, Corrections, Key
from desktop.data.copy.laying import collection_of
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.packs import Pack, is_prose
from desktop.data.copy.shapes import type_at
from desktop.data.copy.words import title_of
from desktop.data.errors import DataError, Fault, one_line

Kind = Literal["new", "same", "differing", "conflicting", "unfit"]
NEW: Kind = "new"
SAME: Kind = "same"
DIFFERING: Kind = "differing"
CONFLICTING: Kind = "conflicting"
UNFIT: Kind = "unfit"
MOST_SHOWN = 40


class Difference(Struct, frozen=True):
    """What a pack says of one entry.

    Attributes:
        kind: new: the owner says nothing of it; same; differing: he says otherwise, and has not confirmed it;
            conflicting: he has; unfit: this version has no such entry or field, or it cannot go.
        mine, theirs: what is told of it here and there; theirs has all of the owner's own words.
        name: of the entry, in words.
        told: figure by figure, or why it does not fit.
    """

    kind: Kind
    key: Key
    name: str
    told: tuple[str, ...]
    theirs: Correction
    mine: Correction | None = None

    def __str__(self) -> str:
        told = f": {'; '.join(self.told)}" if self.told else ""
        return one_line(f"{self.kind}: {self.name} ({' '.join(filter(None, self.key))}){told}")


def differences(copy: OwnCopy, pack: Pack, name: str = "pack") -> list[Difference]:
    """What a pack would change, entry by entry; raises DataError for a value that cannot be, under the pack's name."""
    found = []
    for correction in pack.corrections:
        try:
            found.append(_difference(copy, pack, correction))
        except DataError as error:
            raise DataError([Fault(name, 1, f"{fault.file}: {fault.reason}") for fault in error.faults]) from None
    return found


def taken(copy: OwnCopy, found: Iterable[Difference], *, replace_confirmed: bool = False) -> Corrections:
    """The corrections of the owner with what a pack says: for `copy.replace`."""
    kinds = {NEW, DIFFERING, CONFLICTING} if replace_confirmed else {NEW, DIFFERING}
    return copy.corrections.put(*(each.theirs for each in found if each.kind in kinds))


def _difference(copy: OwnCopy, pack: Pack, given: Correction) -> Difference:
    mine = copy.corrections.get(given.key)
    if reason := _why_unfit(copy, given):
        return Difference(UNFIT, given.key, given.entry[:MOST_LETTERS], (reason,), given, mine)
    theirs = _stated(copy, given)
    if mine is not None and not pack.texts:
        theirs = _with_words(copy, theirs, mine)
    kind = _kind(mine, theirs)
    name = copy.entry(theirs.key).name if theirs.mark != "added" else given.entry
    told = () if kind == SAME else tuple(_told(copy, mine, theirs))
    return Difference(kind, given.key, name, told, theirs, mine)


def _why_unfit(copy: OwnCopy, given: Correction) -> str:
    """Why this version has no place for it; "" if it has."""
    catalogue = copy.catalogue
    if given.mark == "added":
        try:
            operations.item_type_of(catalogue, given.file, collection_of(given.entry), given.key)
        except DataError as error:
            return error.faults[0].reason
        return "is there already" if given.key in catalogue.entries else ""
    entry = catalogue.entries.get(given.key)
    if entry is None:
        return "there is no such entry"
    for field in given.values:
        try:
            type_at(entry.type, parts_of(field))
        except KeyError as error:
            return f"there is no field {str(error.args[0])[:MOST_SHOWN]}"
    if given.mark == "retired":
        try:
            operations.retire(catalogue, Corrections(copy.game), given.key, copy.namer)
        except DataError as error:
            return error.faults[0].reason
    return ""


def _stated(copy: OwnCopy, given: Correction) -> Correction:
    """What is given, as if it had been typed in here; raises DataError for a value that cannot be."""
    catalogue, fresh = copy.catalogue, Corrections(copy.game)
    if given.mark == "added":
        added = operations.add(catalogue, fresh, given.file, collection_of(given.entry), given.record or {})
        found = added.get(given.key)
        if found is None:
            raise operations.refused(given.key, "is not named after its record")
        return found
    if given.mark == "retired":
        return Correction(file=given.file, entry=given.entry, mark="retired")
    entry = catalogue.entries[given.key]
    shipped = {field: operations.shipped_value(entry, field) for field in given.values}
    values = {field: value for field, value in given.values.items() if not same(value, shipped[field])}
    found = operations.change(catalogue, fresh, given.key, values).get(given.key)
    base = found or Correction(file=given.file, entry=given.entry, mark="changed")
    if given.mark == "confirmed":
        return operations.confirm(catalogue, fresh.put(base), [given.key])[given.key]
    return replace(base, mark=given.mark, values=base.changed, note=given.note)


def _with_words(copy: OwnCopy, theirs: Correction, mine: Correction) -> Correction:
    """What the owner typed from his own cards stays."""
    values = {field: value for field, value in mine.values.items() if is_prose(field)}
    was = {field: value for field, value in mine.was.items() if field in values}
    record = theirs.record
    if record is not None and mine.record is not None:
        record = {
            **record,
            **{field: mine.record[field] for field in record if is_prose(field) and field in mine.record},
        }
    if theirs.mark == "retired":
        return theirs
    return replace(theirs, values={**theirs.values, **values}, was={**theirs.was, **was}, record=record, note=mine.note)


def _kind(mine: Correction | None, theirs: Correction) -> Kind:
    if mine is None:
        return NEW
    settled = mine.is_settled or not theirs.is_settled
    if _content(mine) == _content(theirs) and (settled or mine.mark == theirs.mark):
        return SAME
    return CONFLICTING if mine.is_settled else DIFFERING


def _content(correction: Correction) -> tuple[bool, Any, dict[str, Any]]:
    """What holds of an entry by a correction."""
    return correction.mark == "retired", correction.record, correction.changed


def _told(copy: OwnCopy, mine: Correction | None, theirs: Correction) -> Iterable[str]:
    """Figure by figure, what it would be and what it is."""
    if theirs.mark in ("added", "retired"):
        yield theirs.mark
        return
    fields = {**theirs.changed, **(mine.changed if mine else {})}
    for field in fields:
        now = copy.value(theirs.key, field)
        then = theirs.values.get(field, operations.shipped_value(copy.entry(theirs.key), field))
        if then is None and now is UNSET:
            yield f"{title_of(field)}: none"  # the back of a counter was taken out
        elif now != then:
            yield f"{title_of(field)} {_short(then)}, not {_short(now)}"
    if theirs.mark != (mine.mark if mine else ""):
        yield theirs.mark


def _short(value: Any) -> str:
    told = "nothing" if value is UNSET else str(value)
    return told if len(told) <= MOST_SHOWN else f"{told[:MOST_SHOWN]}..."
