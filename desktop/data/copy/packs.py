"""Corrections as one file, to be handed on or put by: figures for anybody, typed words only for oneself.

A pack is JSON: `{"pack": 1, "game": "crusade", "texts": false, "corrections": [...]}`. It holds data and nothing else,
never a picture, and texts that an owner typed from his cards only if it is a backup of his own: the words on a printed
card belong to its publisher, the figures do not.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from desktop.data.atomic import write_atomically
from desktop.data.copy.address import MOST_LETTERS, parts_of
from desktop.data.copy.catalogue import PROSE
from desktop.data.copy.cells import once_each
from desktop.data.copy.corrections import Correction, Corrections
from desktop.data.copy.keeping import check_alone
from desktop.data.copy.laying import MOST_CHANGES
from desktop.data.document import Checker, Document
from desktop.data.errors import DataError, Fault
from desktop.data.shared import PACK
from desktop.data.yaml_loader import read_bytes
from desktop.engine.definition import is_shipped

SUFFIX = PACK
FORMAT = 1
MOST_BYTES = 4_000_000
WHY_NO_TEXTS = (
    "Texts that you typed from your cards are left out: the words belong to the publisher of the game, and are for "
    "your own table. A backup for yourself keeps them."
)
WITH_TEXTS = "This backup holds texts that you typed from your cards: it is for you alone. Pass on a pack of figures."


class Pack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the file holds."""

    pack: int
    game: str
    texts: bool = False
    corrections: list[Correction]


def is_prose(field: str) -> bool:
    """Whether a field may hold printed words."""
    return any(part in PROSE for part in parts_of(field))


def pack_of(corrections: Corrections, *, texts: bool = False) -> Pack:
    """The corrections as a pack, without what was typed from the cards unless that is asked for."""
    found = list(corrections) if texts else [each for each in map(without_texts, corrections) if each is not None]
    return Pack(pack=FORMAT, game=corrections.game, texts=texts, corrections=found)


def without_texts(correction: Correction) -> Correction | None:
    """The figures of a correction; None if there was nothing but words."""
    values = {field: bare(value) for field, value in correction.values.items() if not is_prose(field)}
    was = {field: bare(value) for field, value in correction.was.items() if field in values}
    record = bare(correction.record) if correction.record is not None else None
    if correction.mark == "changed" and not was:
        return None
    return replace(correction, values=values, was=was, record=record, note="")


def bare(value: Any) -> Any:
    """A value without printed words; where a record has some, nothing stands there."""
    if isinstance(value, dict):
        return {key: type(item)() if key in PROSE and item else bare(item) for key, item in value.items()}
    return [bare(item) for item in value] if isinstance(value, list) else value


def written(pack: Pack) -> bytes:
    """The text of the file, a line for each entry."""
    head = msgspec.json.encode({"pack": pack.pack, "game": pack.game, "texts": pack.texts})
    lines = b",\n".join(msgspec.json.encode(each) for each in pack.corrections)
    return head[:-1] + b',"corrections":[\n' + lines + b"\n]}\n"


def write_pack(corrections: Corrections, path: Path, *, texts: bool = False) -> Pack:
    """Write a pack; raises DataError in a line if that cannot be."""
    pack = pack_of(corrections, texts=texts)
    try:
        write_atomically(path, written(pack))
    except OSError as error:
        raise DataError([Fault(str(path), 1, f"cannot be written: {error.strerror or error}")]) from None
    return pack


def read_pack(path: Path, game: str) -> Pack:
    """A pack from a file, looked at by itself; raises DataError in a line."""
    return pack_in(_bytes_of(path), str(path), game)


def game_of(path: Path) -> str:
    """The game whose figures a pack has; raises DataError in a line where it is none of a game there is."""
    pack = _unpacked(_bytes_of(path), str(path))
    if not is_shipped(pack.game):
        raise DataError([Fault(str(path), 1, f"is of a game that there is not: {pack.game[:40]}")])
    return pack.game


def _bytes_of(path: Path) -> bytes:
    return read_bytes(path, None, str(path), MOST_BYTES)


def pack_in(content: bytes, name: str, game: str) -> Pack:
    """A pack from its text; raises DataError in a line."""
    pack = _unpacked(content, name)
    _check(pack, name, game)
    return pack if pack.texts else replace(pack, corrections=list(_bared(pack.corrections)))


def _unpacked(content: bytes, name: str) -> Pack:
    """What the file holds, whatever that is."""
    if len(content) > MOST_BYTES:
        raise DataError([Fault(name, 1, f"is larger than {MOST_BYTES // 1_000_000} MB")])
    try:
        plain = json.loads(content.decode("utf-8-sig"), object_pairs_hook=once_each, parse_constant=_no_number)
        return msgspec.convert(plain, Pack)
    except (ValueError, RecursionError) as error:  # a fault of msgspec is a ValueError too
        raise DataError([Fault(name, 1, f"is not a pack: {error}")]) from None


def _bared(corrections: Iterable[Correction]) -> Iterable[Correction]:
    """A pack that says that it has no texts has none."""
    return filter(None, map(without_texts, corrections))


def _no_number(text: str) -> Any:
    raise ValueError(f"{text} is no number")


def _check(pack: Pack, name: str, game: str) -> None:
    checker = Checker(Document(name, {}, lambda: 1))
    newer = f"was written by a newer Sandtable, format {pack.pack}; this one reads {FORMAT}"
    checker.require(pack.pack <= FORMAT, (), newer)
    checker.require(pack.pack >= 1, (), "there is no such format")
    checker.require(pack.game == game, (), f"is of {pack.game[:40]}, not of {game}")
    checker.require(len(pack.corrections) <= MOST_CHANGES, (), f"more than {MOST_CHANGES} entries")
    checker.done()
    seen = set()
    for each in pack.corrections:
        long = max(map(len, (*each.values, *each.was, f"{each.file}{each.entry}")))
        checker.require(long <= MOST_LETTERS, (), "the name of an entry or field is too long")
        checker.require(each.key not in seen, (), f"{each.file[:80]} {each.entry[:80]} is there twice")
        seen.add(each.key)
        check_alone(checker, (), each)
    checker.done()
