"""Saved games: JSON with a header and a checksum, written atomically, read with suspicion.

    {"header": {format, version, game, scenario, rules_version, options, seed, ..., checksum},
     "body": {"base": position or null, "log": [[player, action, outcomes], ...], "position": {...}, "digest": "..."}}

The checksum covers the header without it and the body. A save of the same rules goes on from its last position at
once; the log before it is played again when somebody looks back. Under other rules the log is played again at once;
if it no longer fits, the last position still loads, without the history.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from desktop.data.atomic import clean_leftovers, write_atomically
from desktop.data.errors import one_line
from desktop.engine import plain
from desktop.engine.definition import GameDefinition, game
from desktop.engine.errors import EngineError, ReplayError
from desktop.engine.lawful import check_lawful
from desktop.engine.match import Edit, Entry, Match, Setup, entry_from_plain
from desktop.engine.records import dataclass

FORMAT = "sandtable-save"
VERSION = 1
MOST_BYTES = 32 * 1024 * 1024
MOST_ENTRIES = 200_000
SUFFIX = ".sandtable"


class SaveError(Exception):
    """A save that cannot be written or read: one line with the file and the reason."""

    def __init__(self, path: Path | str, reason: object) -> None:
        text = one_line(str(reason)) or type(reason).__name__
        super().__init__(f"{one_line(str(path))}: {text}")
        self.path = Path(path)
        self.reason = text


class SaveHeader(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be told of a save without opening the game."""

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
    checksum: str = ""


class _Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    base: dict[str, Any] | None
    log: list[list[str | list[int]]]
    position: dict[str, Any]
    digest: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    header: SaveHeader
    body: msgspec.Raw


class _PeekHeader(msgspec.Struct, frozen=True):
    format: str
    version: int


class _Peek(msgspec.Struct, frozen=True):
    header: _PeekHeader


@dataclass(frozen=True, slots=True)
class Loaded:
    """An opened save. `notice` tells the player what could not be kept, "" if all was."""

    match: Match
    header: SaveHeader
    notice: str = ""


# -- writing ---------------------------------------------------------------------------------------
def save_match(match: Match, path: Path | str, extra: Mapping[str, str] | None = None) -> SaveHeader:
    """Write a match; `extra` may give the "title" and "turn" shown in lists of saves."""
    path = Path(path)
    data, header = encoded(match, extra or {})
    try:
        clean_leftovers(path.parent)
        write_atomically(path, data)
    except OSError as error:
        raise SaveError(path, f"cannot be written: {error.strerror or error}") from error
    return header


def encoded(match: Match, extra: Mapping[str, str]) -> tuple[bytes, SaveHeader]:
    """The bytes of a save, and its header."""
    setup = match.setup
    header = SaveHeader(
        format=FORMAT,
        version=VERSION,
        game=setup.game,
        scenario=setup.scenario,
        rules_version=match.definition.rules_version,
        options=dict(setup.options),
        seed=setup.seed,
        title=extra.get("title", ""),
        turn=extra.get("turn", ""),
        entries=len(match.log),
        edited=match.edited,
        finished=match.decision is None,
    )
    body = msgspec.json.encode(
        _Body(base=match.base, log=match.entries_plain(), position=plain.to_plain(match.state), digest=match.digest())
    )
    header = msgspec.structs.replace(header, checksum=checksum(header, body))
    return msgspec.json.encode(_File(header, msgspec.Raw(body))), header


def checksum(header: SaveHeader, body: bytes) -> str:
    import hashlib  # loads OpenSSL, which a start can do without

    unsigned = msgspec.json.encode(msgspec.structs.replace(header, checksum=""), order="deterministic")
    return hashlib.sha256(unsigned + b"\n" + body).hexdigest()


# -- reading ---------------------------------------------------------------------------------------
def read_header(path: Path | str) -> SaveHeader:
    """What a list of saves shows; checks the whole file but opens no game."""
    return _read(Path(path)).header


def load_match(path: Path | str) -> Match:
    return load(path).match


def load(path: Path | str) -> Loaded:
    """Open a save. Every fault is a SaveError of one line."""
    path = Path(path)
    file = _read(path)
    header = file.header
    body, entries = _read_body(path, file)
    setup = setup_of(header)
    try:
        definition = game(header.game)
    except EngineError as error:
        raise SaveError(path, error) from error
    try:
        loaded = _open(setup, definition, header, body, entries)
        check_lawful(loaded.match)
    except Exception as error:  # the file may hold anything; whatever the rules make of it, it is the file's fault
        raise SaveError(path, _why_unfit(header, definition, error)) from error
    if header.edited and not loaded.match.edited:
        loaded.match.edits.append(Edit(0, ""))
    return loaded


def verify(path: Path | str) -> Match:
    """Play the whole log of a save again and compare the result with its last position."""
    path = Path(path)
    file = _read(path)
    body, entries = _read_body(path, file)
    header = file.header
    setup = setup_of(header)
    try:
        match = Match.replay(setup, entries, base=body.base) if entries else Match(setup, base=body.base).begin()
        if match.digest() != body.digest:
            raise ReplayError("the log does not lead to the saved position")
        check_lawful(match)
    except Exception as error:  # as in load
        raise SaveError(path, error) from error
    if header.edited and not match.edited:
        match.edits.append(Edit(0, ""))
    return match


def setup_of(header: SaveHeader) -> Setup:
    return Setup(header.game, header.scenario, tuple(sorted(header.options.items())), header.seed)


def _read(path: Path) -> _File:
    data = read_limited(path)
    try:
        peek = msgspec.json.decode(data, type=_Peek).header
        if peek.format != FORMAT:
            raise SaveError(path, "is not a saved game of Sandtable")
        if peek.version != VERSION:
            raise SaveError(path, f"has save format {peek.version}; this program reads format {VERSION}")
        file = msgspec.json.decode(data, type=_File)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(path, f"is not a saved game or is damaged: {error}") from error
    if checksum(file.header, bytes(file.body)) != file.header.checksum or msgspec.json.encode(file) != data:
        raise SaveError(path, "is damaged: its checksum does not fit")
    return file


def read_limited(path: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a plain file of reasonable size."""
    try:
        with open(path, "rb", opener=_without_waiting) as file:
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


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _read_body(path: Path, file: _File) -> tuple[_Body, list[Entry]]:
    try:
        body = msgspec.json.decode(bytes(file.body), type=_Body)
        if len(body.log) > MOST_ENTRIES:
            raise SaveError(path, f"has {len(body.log)} log entries; at most {MOST_ENTRIES}")
        entries = [entry_from_plain(item) for item in body.log]
    except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
        raise SaveError(path, f"is damaged: {error}") from error
    if len(entries) != file.header.entries:
        raise SaveError(path, "is damaged: its header does not fit its log")
    return body, entries


def _open(setup: Setup, definition: GameDefinition, header: SaveHeader, body: _Body, entries: list[Entry]) -> Loaded:
    if not entries:  # saved while the very first dice were awaited
        return Loaded(Match(setup, definition, base=body.base).begin(), header)
    if header.rules_version == definition.rules_version:
        match = Match.resume(setup, entries, body.position, definition=definition, base=body.base)
        if match.digest() != body.digest:
            raise ReplayError("the saved position does not fit its digest")
        return Loaded(match, header)
    try:
        return Loaded(Match.replay(setup, entries, definition=definition, base=body.base), header)
    except ReplayError as error:
        match = Match(setup, definition, base=body.position).begin()
        match.history_lost = str(error)
        notice = (
            f"The game was saved under rules {header.rules_version} of {definition.title}; this program has rules "
            f"{definition.rules_version}. The position is kept, the history before it is not ({error})."
        )
        return Loaded(match, header, notice)


def _why_unfit(header: SaveHeader, definition: GameDefinition, error: Exception) -> str:
    reason = f"{error}" if isinstance(error, EngineError) else f"{type(error).__name__}: {error}"
    if header.rules_version == definition.rules_version:
        return f"does not fit {header.game}/{header.scenario}: {reason}"
    return (
        f"was saved under rules {header.rules_version} of {header.game}; this program has rules "
        f"{definition.rules_version} and cannot go on from it: {reason}"
    )
