"""What an owner has found otherwise in his copy of a game: immutable, small, in the order of the game's own files."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from desktop.data.copy.laying import Add, Change, Put, Retire, Seen, packed

Mark = Literal["confirmed", "changed", "doubtful", "added", "retired"]
"""Looked at and sound as it now stands; otherwise than ours, not yet looked at as a whole; to be looked at again."""
Key = tuple[str, str]
"""File and entry."""


class Correction(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is told of one entry.

    Attributes:
        file, entry: which (`desktop.data.copy.address`).
        mark: what the owner says of it.
        values: by field, as it is in his copy: those he changed, and of a confirmed entry all that he confirmed.
        was: by field, what it replaced: those he changed alone.
        record: the whole of an entry that he added.
        note: his own words.
    """

    file: str
    entry: str
    mark: Mark
    values: dict[str, Any] = {}
    was: dict[str, Any] = {}
    record: dict[str, Any] | None = None
    note: str = ""

    @property
    def key(self) -> Key:
        return self.file, self.entry

    @property
    def changed(self) -> dict[str, Any]:
        """The fields that are otherwise than they were, with their values."""
        return {field: value for field, value in self.values.items() if field in self.was}

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to be looked at."""
        return self.mark in ("confirmed", "added", "retired")


class Corrections(Struct, frozen=True):
    """All of one game."""

    game: str
    of: dict[Key, Correction] = {}

    @classmethod
    def made(cls, game: str, corrections: Iterable[Correction]) -> Corrections:
        return cls(game, {correction.key: correction for correction in corrections})

    def __iter__(self) -> Iterator[Correction]:
        return iter(self.of.values())

    def __len__(self) -> int:
        return len(self.of)

    def __getitem__(self, key: Key) -> Correction:
        return self.of[key]

    def get(self, key: Key) -> Correction | None:
        return self.of.get(key)

    def put(self, *corrections: Correction) -> Corrections:
        """With these in the place of what was told of the same entries."""
        return replace(self, of={**self.of, **{correction.key: correction for correction in corrections}})

    def without(self, *keys: Key) -> Corrections:
        gone = set(keys)
        return replace(self, of={key: found for key, found in self.of.items() if key not in gone})

    def changes(self) -> Iterator[Change]:
        """What is to be laid over the data, and which entries have been seen to be right: additions first, so that
        others may speak of them."""
        for correction in self.of.values():
            if correction.mark == "added" and correction.record is not None:
                yield Add(correction.file, correction.entry, correction.record)
        for correction in self.of.values():
            if correction.mark == "retired":
                yield Retire(correction.file, correction.entry)
            for field, value in correction.values.items():
                yield Put(correction.file, correction.entry, field, value)
            if correction.mark == "confirmed":
                yield Seen(correction.file, correction.entry)

    def packed(self) -> str:
        """All of it as plain text: what is given to `load_world`. A match is given what is in force
        (`Shipped.in_force`), which leaves out what is as it ships."""
        return packed(self.changes())

    def digest(self) -> str:
        """A short name of exactly these corrections; "" for none."""
        text = self.packed().encode()
        return f"{zlib.crc32(text):08x}{zlib.adler32(text):08x}" if text else ""


def copied(value: Any) -> Any:
    """A value that nobody else holds."""
    return msgspec.json.decode(msgspec.json.encode(value))
