"""What an owner does with an entry: each operation makes new corrections of old ones, or refuses with a DataError.

A value is looked at alone here, by the schema of its field and of its record. Whether all of them together make a game
that can be played is asked of the game (`desktop.data.copy.fitting`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from desktop.data.copy.address import JOINED, Keys, parts_of, text_of
from desktop.data.copy.catalogue import CARDS, COUNTERS, LINKS, NOT_TYPED_IN, SETUPS, SPACES, Catalogue, Entry
from desktop.data.copy.corrections import Correction, Corrections, Key, copied
from desktop.data.copy.laying import OWN, check_plain, collection_of, entry_key
from desktop.data.copy.meaning import why_not_meant
from desktop.data.copy.naming import Namer
from desktop.data.copy.shapes import CHOICE, TEXT, fields_of, is_record, item_type, type_at, value_type, why_not
from desktop.data.errors import DataError, Fault

MOST_NOTE = 2_000
MOST_ID = 80
PIECES = (COUNTERS, CARDS, SPACES, LINKS, SETUPS)
"""Kinds of entries of which there may be more or fewer."""
FIXED = ("id", "a", "b")
"""Fields by which an entry is found."""


def refused(key: Key, reason: str) -> DataError:
    """What is said of an operation that cannot be."""
    return DataError([Fault(key[0], 1, f"{key[1]}: {reason}" if key[1] else reason)])


def entry_of(catalogue: Catalogue, key: Key) -> Entry:
    entry = catalogue.entries.get(key)
    if entry is None:
        raise refused(key, "there is no such entry")
    return entry


def confirm(catalogue: Catalogue, corrections: Corrections, keys: Iterable[Key]) -> Corrections:
    """As printed: what stands there now, changed or not, is what the owner's copy says."""
    found = []
    for key in keys:
        old = corrections.get(key)
        if old is not None and old.mark in ("added", "retired"):
            continue
        entry, own = entry_of(catalogue, key), old.values if old else {}
        values = {**{path: figure for path, figure in entry.figures.items() if not is_gone(own, path)}, **own}
        base = old or Correction(file=entry.file, entry=entry.key, mark="confirmed")
        found.append(replace(base, mark="confirmed", values=values))
    return corrections.put(*found)


def change(catalogue: Catalogue, corrections: Corrections, key: Key, values: Mapping[str, Any]) -> Corrections:
    """Put other values in; one that is as it ships is no change any more."""
    old = corrections.get(key)
    if old is not None and old.mark == "added":
        return corrections.put(_added_otherwise(catalogue, old, values))
    if old is not None and old.mark == "retired":
        raise refused(key, "is retired")
    entry = entry_of(catalogue, key)
    now, was = dict(old.values if old else {}), dict(old.was if old else {})
    for field, value in values.items():
        _check_value(entry, field, value)
        shipped = shipped_value(entry, field)
        if value is None and shipped is UNSET:
            shipped = shipped_record(catalogue, entry, field)
        for other in [each for each in now if _gives_way(now, each, field, value)]:
            now.pop(other)
            was.pop(other, None)
        if _same(shipped, value):
            was.pop(field, None)
            now.pop(field, None)
            if old is not None and old.mark == "confirmed":
                now[field] = value
        else:
            now[field], was[field] = copied(value), None if shipped is UNSET else copied(shipped)
    _check_record(catalogue, entry, now)
    if not was and (old is None or old.mark != "confirmed") and not (old and old.note):
        return corrections.without(key)
    base = old or Correction(file=entry.file, entry=entry.key, mark="changed")
    mark = "changed" if base.mark == "confirmed" and now != base.values else base.mark
    return corrections.put(replace(base, mark=mark, values=now, was=was))


def doubt(catalogue: Catalogue, corrections: Corrections, key: Key, note: str = "") -> Corrections:
    """To be looked at again."""
    entry = entry_of(catalogue, key)
    base = corrections.get(key) or Correction(file=entry.file, entry=entry.key, mark="doubtful")
    return corrections.put(replace(base, mark="doubtful", values=base.changed, note=note[:MOST_NOTE] or base.note))


def reset(corrections: Corrections, keys: Iterable[Key]) -> Corrections:
    """As it ships, with nothing told of it; what was added is gone, what was retired is back."""
    return corrections.without(*keys)


def add(
    catalogue: Catalogue, corrections: Corrections, file: str, collection: str, record: Mapping[str, Any]
) -> Corrections:
    """One record more in a list of a file."""
    name = record.get("id") or JOINED.join(str(record[end]) for end in ("a", "b") if end in record)
    name = name or record.get("hexside", "")
    entry = text_of((*parts_of(collection), str(name)))
    key = (file, entry)
    if not name or len(str(name)) > MOST_ID:
        raise refused(key, "what is added needs an id, two ends or a hexside")
    type_ = item_type_of(catalogue, file, collection, key)
    for each in (key, _turned(key)):
        if each in catalogue.entries or each in corrections.of:
            retired = each in corrections.of and corrections[each].mark == "retired"
            raise refused(key, "is retired, and can be brought back" if retired else "is there already")
    plain = copied(dict(record))
    if is_record(type_):
        plain = {**_unasked(catalogue, key, type_), **plain}
    try:
        check_plain(plain)
    except ValueError as error:
        raise refused(key, str(error)) from None
    if reason := why_not(type_, plain):
        raise refused(key, reason)
    return corrections.put(Correction(file=file, entry=entry, mark="added", record=plain))


def _unasked(catalogue: Catalogue, key: Key, type_: Any) -> dict[str, Any]:
    """What a record must say and nobody can read off a printed piece: a scene for a card is that of its neighbour."""
    fields = fields_of(type_)
    found: dict[str, Any] = {"ref": OWN} if "ref" in fields else {}
    file, collection = key[0], collection_of(key[1])
    alike = next((each for each in catalogue.entries if (each[0], collection_of(each[1])) == (file, collection)), None)
    if alike is not None:
        shipped = Keys().find(catalogue.documents[file].data, parts_of(alike[1]))
        for name, shape in fields.items():
            if shape.default is UNSET and name in NOT_TYPED_IN and shape.kind in (CHOICE, TEXT) and name in shipped:
                found[name] = shipped[name]
    return found


def _turned(key: Key) -> Key:
    """A link by its ends the other way round."""
    *above, last = parts_of(key[1])
    a, between, b = last.partition(JOINED)
    return key[0], text_of((*above, f"{b}{between}{a}" if between else last))


def retire(catalogue: Catalogue, corrections: Corrections, key: Key, namer: Namer) -> Corrections:
    """Take an entry out, unless something speaks of it. The links of a space go with it."""
    old = corrections.get(key)
    if old is not None and old.mark == "added":
        return corrections.without(key)
    entry = entry_of(catalogue, key)
    if entry.kind not in PIECES or not collection_of(entry.key):
        raise refused(key, "cannot be retired: it is no piece of the game")
    links = links_of(catalogue, entry)
    spoken = [told for told in namer.of(entry, corrections) if told.entry not in {link.file_key for link in links}]
    if spoken:
        raise refused(key, f"cannot be retired: {spoken[0].told}")
    gone = [Correction(file=each.file, entry=each.key, mark="retired") for each in (entry, *links)]
    return corrections.put(*gone)


def rename(
    catalogue: Catalogue, corrections: Corrections, key: Key, name: str, namer: Namer, field: str = "name"
) -> Corrections:
    """Give another name, unless a rule speaks of the thing by it: then another place would be meant."""
    entry = entry_of(catalogue, key)
    if spoken := [told for told in namer.of(entry, corrections) if told.is_rule]:
        raise refused(key, f"cannot be renamed: {spoken[0].told}")
    return change(catalogue, corrections, key, {field: name})


def links_of(catalogue: Catalogue, entry: Entry) -> list[Entry]:
    """The links that end at a space."""
    own = entry_key(entry.key)
    found = []
    for each in catalogue.of_kind("links"):
        ends = entry_key(each.key).split(JOINED)
        if each.file == entry.file and own in ends and collection_of(each.key) != collection_of(entry.key):
            found.append(each)
    return found


def shipped_value(entry: Entry, field: str) -> Any:
    found = entry.fields.get(field) or entry.drawn.get(field)
    return found.value if found is not None else UNSET


def shipped_record(catalogue: Catalogue, entry: Entry, field: str) -> Any:
    """What ships above the figures that are typed in: the back of a counter; UNSET if there is none."""
    try:
        return Keys().find(catalogue.documents[entry.file].data, (*parts_of(entry.key), *parts_of(field)))
    except KeyError:
        return UNSET


def is_gone(values: Mapping[str, Any], field: str) -> bool:
    """Whether the owner has taken the record out in which a field is: a counter has no back."""
    return any(values.get(above, UNSET) is None for above in _above(field)) and field not in values


def record_that_may_go(entry: Entry, field: str) -> str:
    """The record around a figure, if there need not be one; "" otherwise."""
    for above in _above(field):
        if not why_not(type_at(entry.type, parts_of(above)), None):
            return above
    return ""


def _above(field: str) -> list[str]:
    """The records in which a field is, the outermost first."""
    parts = parts_of(field)
    return [text_of(parts[:length]) for length in range(1, len(parts))]


def _gives_way(values: Mapping[str, Any], other: str, field: str, value: Any) -> bool:
    """A record that is taken out takes its figures along; a figure brings its record back."""
    return (value is None and field in _above(other)) or (values[other] is None and other in _above(field))


def _same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and one == other


def _check_value(entry: Entry, field: str, value: Any) -> None:
    parts = parts_of(field)
    try:
        check_plain(value)
        type_ = entry.fields[field].shape.type if field in entry.fields else type_at(entry.type, parts)
    except KeyError as error:
        raise refused(entry.file_key, f"{field[:80]}: there is no field {str(error.args[0])[:80]}") from None
    except ValueError as error:
        raise refused(entry.file_key, f"{field[:80]}: {error}") from None
    if not parts or parts[-1] in FIXED:
        raise refused(entry.file_key, f"{field[:80]}: is what the entry is found by")
    if reason := why_not(type_, value):
        raise refused(entry.file_key, f"{field}: {reason}")
    if reason := why_not_meant(entry, field, value):
        raise refused(entry.file_key, reason)


def _check_record(catalogue: Catalogue, entry: Entry, values: Mapping[str, Any]) -> None:
    if reason := why_not(entry.type, corrected_record(catalogue, entry, values)):
        raise refused(entry.file_key, reason)


def corrected_record(catalogue: Catalogue, entry: Entry, values: Mapping[str, Any]) -> Any:
    """The record of an entry with other values in it."""
    keys = Keys()
    try:
        shipped = keys.find(catalogue.documents[entry.file].data, parts_of(entry.key))
    except KeyError:
        shipped = {}  # the file leaves the whole of it to what goes without saying
    record = copied(shipped)
    for field, value in values.items():
        put_in(record, shipped, parts_of(field), value, keys)
    return record


def put_in(record: Any, shipped: Any, parts: tuple[str, ...], value: Any, keys: Keys) -> None:
    """Put a value into a copy of a shipped record, whose lists have the keys of the shipped ones."""
    for part in parts[:-1]:
        if isinstance(record, list):
            index = keys.index(shipped, part) if isinstance(shipped, list) else None
            if index is None:
                raise KeyError(part)
            record, shipped = record[index], shipped[index]
        else:
            if not isinstance(record.get(part), dict | list):
                record[part] = {}
            shipped = shipped.get(part) if isinstance(shipped, dict) else None
            record = record[part]
    last = parts[-1]
    if isinstance(record, list):
        index = keys.index(shipped, last) if isinstance(shipped, list) else None
        if index is None:
            raise KeyError(last)
        record[index] = value
    else:
        record[last] = value


def item_type_of(catalogue: Catalogue, file: str, collection: str, key: Key) -> Any:
    """The type of what a list or mapping of records holds."""
    type_ = catalogue.type_of(file) if file in catalogue.documents else None
    try:
        found = type_at(type_, parts_of(collection)) if type_ is not None and collection else None
    except KeyError:
        found = None
    below = item_type(found) or value_type(found) if found is not None else None
    if below is None:
        raise refused(key, "nothing can be added there")
    return below


def _added_otherwise(catalogue: Catalogue, old: Correction, values: Mapping[str, Any]) -> Correction:
    record = copied(old.record)
    type_ = item_type_of(catalogue, old.file, collection_of(old.entry), old.key)
    for field, value in values.items():
        parts = parts_of(field)
        if not parts or parts[-1] in FIXED:
            raise refused(old.key, f"{field[:80]}: is what the entry is found by")
        try:
            put_in(record, record, parts, copied(value), Keys())
        except (KeyError, TypeError, AttributeError):
            raise refused(old.key, f"there is no field {field[:80]}") from None
    if reason := why_not(type_, record):
        raise refused(old.key, reason)
    return replace(old, record=record)
