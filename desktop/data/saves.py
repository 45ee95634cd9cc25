"""Exchange files: a whole game as JSON with a header and a checksum, for people and other programs.

    {"header": {format, version, game, scenario, rules_version, options, seed, ..., checksum, headline, holds},
     "body": {"base": position or null, "log": [[player, action, outcomes], ...], "position": {...}, "digest": "...",
              "pending": [player, action, outcomes], "edits": [[position, change], ...],
              "corrections": "..."}}

The checksum covers the header without it and the body. Version 1 had no headline, no `holds`, no pending dice and no
list of edits; only version 3 has corrections of the data (`desktop.data.copy`). `load`, `verify` and `read_header` take
documents as well: whoever names a game need not know its kind.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from desktop.data.atomic import clean_leftovers, write_atomically
from desktop.data.errors import SaveError
from desktop.data.game_reading import Head, read_document, read_head
from desktop.data.game_schema import SUFFIX, first_bytes, is_document
from desktop.data.headline import Headline, cleaned
from desktop.data.restoring import MOST_EDITS, MOST_ENTRIES, GameRecord, record_of, restored
from desktop.engine.log import Edit, Entry, Setup, entry_from_plain, entry_plain
from desktop.engine.match import EDIT, Match

__all__ = ["HOLDS", "SUFFIX", "SaveError", "SaveHeader", "load", "load_match", "read_header", "save_match", "verify"]

FORMAT = "sandtable-save"
VERSION = 3
PLAIN_VERSION = 2
"""Of a game with the data that ships: an older program reads it too."""
MOST_BYTES = 32 * 1024 * 1024
HOLDS = "everything, also what is secret: hands, decks and the dice to come"
"""What must be said of an export of a running game."""
_NULL = b"null"


class SaveHeader(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What can be told of a game without opening it."""

    format: str
    version: int
    game: str
    scenario: str
    rules_version: int
    options: dict[str, str | int | bool]
    seed: int | None
    title: str
    turn: str
    entries: int
    edited: bool
    finished: bool
    checksum: str
    headline: Headline | None = None
    holds: str = ""

    def setup(self) -> Setup:
        return Setup(self.game, self.scenario, tuple(sorted(self.options.items())), self.seed)

    def told(self) -> Headline:
        """The headline, also of a file that had none yet."""
        return cleaned(self.headline or Headline(title=self.title, turn=self.turn))


class _Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    base: msgspec.Raw
    log: list[list[str | list[int]]]
    position: msgspec.Raw
    digest: str
    pending: list[str | list[int]] | None = None
    edits: list[tuple[int, str]] = []
    corrections: str = ""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A header is signed as it was written: one of an older version may lack fields."""

    header: msgspec.Raw
    body: msgspec.Raw


class _PeekHeader(msgspec.Struct, frozen=True):
    format: str
    version: int


class _Peek(msgspec.Struct, frozen=True):
    header: _PeekHeader


class Loaded(Struct, frozen=True):
    """An opened game. `notice` tells the player what could not be kept, "" if all was."""

    match: Match
    header: SaveHeader
    notice: str = ""


# -- writing ---------------------------------------------------------------------------------------
def save_match(match: Match, path: Path | str, extra: Mapping[str, str] | None = None) -> SaveHeader:
    """Write a match; `extra` may give the "title" and "turn" shown in lists."""
    words = extra or {}
    data, header = encoded(record_of(match), Headline(title=words.get("title", ""), turn=words.get("turn", "")))
    write_exchange(Path(path), data)
    return header


def write_exchange(path: Path, data: bytes) -> None:
    try:
        clean_leftovers(path.parent)
        write_atomically(path, data)
    except OSError as error:
        raise SaveError(path, f"cannot be written: {error.strerror or error}") from error
    except ValueError as error:  # a NUL in the name
        raise SaveError(path.name, f"cannot be written: {error}") from error


def encoded(record: GameRecord, headline: Headline) -> tuple[bytes, SaveHeader]:
    """The bytes of an exchange file, and its header."""
    headline = cleaned(headline)
    header = SaveHeader(
        format=FORMAT,
        version=VERSION if record.setup.corrections else PLAIN_VERSION,
        game=record.setup.game,
        scenario=record.setup.scenario,
        rules_version=record.rules_version,
        options=dict(record.setup.options),
        seed=record.setup.seed,
        title=headline.title,
        turn=headline.turn,
        entries=len(record.entries),
        edited=bool(record.edits),
        finished=record.finished,
        checksum="",
        headline=headline,
        holds=HOLDS,
    )
    body = msgspec.json.encode(
        _Body(
            base=msgspec.Raw(record.base or _NULL),
            log=[entry_plain(entry) for entry in record.entries],
            position=msgspec.Raw(record.position),
            digest=record.digest,
            pending=entry_plain(record.pending) if record.pending else None,
            edits=[(edit.position, edit.change) for edit in record.edits],
            corrections=record.setup.corrections,
        )
    )
    header = msgspec.structs.replace(header, checksum=checksum(header, body))
    return msgspec.json.encode(_File(msgspec.Raw(msgspec.json.encode(header)), msgspec.Raw(body))), header


def checksum(header: SaveHeader, body: bytes) -> str:
    return _signature(msgspec.to_builtins(header), body)


def _signature(header: dict[str, Any], body: bytes) -> str:
    import hashlib  # loads OpenSSL, which a start can do without

    unsigned = msgspec.json.encode({**header, "checksum": "", "options": dict(sorted(header["options"].items()))})
    return hashlib.sha256(unsigned + b"\n" + body).hexdigest()


# -- reading either kind -----------------------------------------------------------------------------
def read_header(path: Path | str) -> SaveHeader:
    """What a list of saves shows; opens no game."""
    path = Path(path)
    if is_document(first_bytes(path)):
        return _header_of(read_head(path))
    return _read(path)[0]


def load_match(path: Path | str) -> Match:
    return load(path).match


def load(path: Path | str) -> Loaded:
    """Look at a game of either kind. Every fault is a SaveError of one line."""
    record, header = read_game(Path(path))
    found = restored(path, record)
    return Loaded(found.match, header, found.notice)


def verify(path: Path | str) -> Match:
    """Play the whole log of a game again and compare the result with its last position."""
    record, _ = read_game(Path(path))
    found = restored(path, record, whole=True)
    if found.match.history_lost:
        raise SaveError(path, found.match.history_lost)
    return found.match


def read_game(path: Path) -> tuple[GameRecord, SaveHeader]:
    """What a document or an exchange file holds, before anything is believed."""
    if is_document(first_bytes(path)):
        document = read_document(path)
        return document.record, _header_of(document.head)
    header, body = _read(path)
    return _record(path, header, body), header


def _header_of(head: Head) -> SaveHeader:
    return SaveHeader(
        format=FORMAT,
        version=VERSION if head.corrected else PLAIN_VERSION,
        game=head.game,
        scenario=head.scenario,
        rules_version=head.rules_version,
        options=head.options,
        seed=head.seed,
        title=head.headline.title,
        turn=head.headline.turn,
        entries=head.entries,
        edited=head.edited,
        finished=head.finished,
        checksum="",
        headline=head.headline,
    )


# -- reading exchange files --------------------------------------------------------------------------
def _read(path: Path) -> tuple[SaveHeader, bytes]:
    """The header and the body of an exchange file."""
    data = read_limited(path)
    try:
        peek = msgspec.json.decode(data, type=_Peek).header
        if peek.format != FORMAT:
            raise SaveError(path, "is not a saved game of Sandtable")
        newer = "was kept by a newer Sandtable, save format {0}; this one reads {1}"
        if peek.version > VERSION:
            raise SaveError(path, newer.format(peek.version, VERSION))
        file = msgspec.json.decode(data, type=_File)
        header = msgspec.json.decode(file.header, type=SaveHeader)
        written = msgspec.json.decode(file.header)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(path, f"is not a saved game or is damaged: {error}") from error
    body = bytes(file.body)
    whole = msgspec.json.encode(written) == bytes(file.header) and msgspec.json.encode(file) == data
    if not whole or _signature(written, body) != header.checksum:
        raise SaveError(path, "is damaged: its checksum does not fit")
    return header, body


def read_limited(path: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a plain file of reasonable size."""
    try:
        with open(path, "rb", opener=without_waiting) as file:
            status = os.fstat(file.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise SaveError(path, "is not a file")
            if status.st_size > most:
                raise SaveError(path, f"is too large ({status.st_size} bytes; at most {most})")
            return file.read(most + 1)
    except OSError as error:
        raise SaveError(path, f"cannot be read: {error.strerror or error}") from error
    except ValueError as error:
        raise SaveError(path.name, f"cannot be read: {error}") from error


def without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _record(path: Path, header: SaveHeader, packed: bytes) -> GameRecord:
    try:
        body = msgspec.json.decode(packed, type=_Body)
        if len(body.log) > MOST_ENTRIES or len(body.edits) > MOST_EDITS:
            raise SaveError(path, f"has {len(body.log)} log entries; at most {MOST_ENTRIES}")
        entries = [entry_from_plain(item) for item in body.log]
        pending = entry_from_plain(body.pending) if body.pending is not None else None
    except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
        raise SaveError(path, f"is damaged: {error}") from error
    if len(entries) != header.entries:
        raise SaveError(path, "is damaged: its header does not fit its log")
    base = bytes(body.base)
    if body.corrections and header.version < VERSION:
        raise SaveError(path, f"is damaged: format {header.version} has no corrections")
    return GameRecord(
        replace(header.setup(), corrections=body.corrections),
        header.rules_version,
        entries,
        bytes(body.position),
        body.digest,
        header.finished,
        None if base == _NULL else base,
        pending,
        _edits(body, header, entries),
    )


def _edits(body: _Body, header: SaveHeader, entries: list[Entry]) -> tuple[Edit, ...]:
    """A file that notes no edits but says that there were some has them in its log, or before it."""
    edits = [Edit(position, change) for position, change in body.edits]
    edits = edits or [Edit(n, entry.action.target) for n, entry in enumerate(entries, 1) if entry.action.verb == EDIT]
    return tuple(edits or ([Edit(0, "")] if header.edited else []))
