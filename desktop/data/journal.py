"""The journal: an append-only file that follows a game action by action, so that a crash loses at most one.

Each line is a checksum (CRC-32, eight hex digits), a blank and a JSON object. The first line is the head (which game,
from which position), then come records: {"e": entry} adds an entry to the log, {"k": n} keeps only its first n (undo).
Every line is handed to the system at once, so a killed program loses nothing that was recorded; the disk is told to
write at most once a second, so a power cut loses at most that second.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

import msgspec

from desktop.data.atomic import clean_leftovers
from desktop.data.restoring import MOST_ENTRIES
from desktop.data.saves import MOST_BYTES, SaveError, read_limited
from desktop.engine.match import Edit, Entry, Match, Setup, entry_from_plain, entry_plain
from desktop.engine.records import dataclass

if sys.platform != "win32":  # an open file cannot be removed there, which serves the same end
    import fcntl

FORMAT = "sandtable-journal"
VERSION = 1
SUFFIX = ".journal"
SYNC_SECONDS = 1.0
ROTATE_BYTES = 4 * 1024 * 1024
KEPT_JOURNALS = 8
NEW_SECONDS = 60
_CRC_DIGITS = 8


class _Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: str
    version: int
    game: str
    scenario: str
    rules_version: int
    options: dict[str, str | int | bool]
    seed: int | None
    title: str
    edited: bool
    base: dict[str, Any] | None


class _Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    e: list[str | list[int]] | None = None
    k: int | None = None


@dataclass(frozen=True, slots=True)
class Resumable:
    """A game that was not closed properly: what to tell the player, and where it is."""

    path: Path
    game: str
    scenario: str
    title: str
    entries: int
    when: float
    """Time of the last action, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class _Read:
    head: _Head
    entries: list[Entry]
    whole: bool
    """False if something after the last whole line was dropped."""


class Journal:
    """The journal of the game being played, in a folder of journals.

    `start` begins a new file for a match, `record` brings it up to date after every action, undo or redo;
    `finish` removes it (the game was saved or given up). `recover` lists what other, dead programs left.
    """

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        self.path: Path | None = None
        self._file: IO[bytes] | None = None
        self._written: list[Entry] = []
        self._title = ""
        self._synced = 0.0

    # -- writing -----------------------------------------------------------------------------------
    def start(self, match: Match, extra: Mapping[str, str] | None = None) -> None:
        """Follow a match from now on; then the journal of the one before is removed."""
        self._title = (extra or {}).get("title", "")
        old, self.path = self.path, None
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            clean_leftovers(self.folder)
            self._open_new(match)
        except OSError as error:
            self._drop()
            raise SaveError(self.folder, f"no journal can be kept: {error.strerror or error}") from error
        if old is not None:
            old.unlink(missing_ok=True)

    def record(self, match: Match) -> None:
        """Write what has changed in the log since the last time."""
        if self._file is None or self.path is None:
            return
        kept = min(len(self._written), len(match.log))
        if match.log[:kept] != self._written[:kept]:
            kept = _common(self._written, match.log)
        records = [_Record(k=kept)] if kept < len(self._written) else []
        records += [_Record(e=entry_plain(entry)) for entry in match.log[kept:]]
        try:
            self._append(b"".join(_line(record) for record in records))
            self._written[kept:] = match.log[kept:]
            if self._file.tell() > ROTATE_BYTES:
                self._rotate(match)
        except OSError as error:
            raise SaveError(self.path, f"the journal cannot be written: {error.strerror or error}") from error

    def finish(self) -> None:
        """Close and remove the journal: nothing is left to recover."""
        path = self.path
        self._drop()
        if path is not None:
            path.unlink(missing_ok=True)

    def close(self) -> None:
        """Stop following but leave the file, so that the game can be resumed next time."""
        if self._file is not None:
            os.fsync(self._file.fileno())
        self._drop()

    def _drop(self) -> None:
        if self._file is not None:
            self._file.close()
        self._file, self.path, self._written = None, None, []

    def __del__(self) -> None:
        self._drop()

    def _open_new(self, match: Match) -> None:
        if self._file is not None:
            self._file.close()
        for number in range(1, 10_000):
            path = self.folder / f"{match.setup.game}-{os.getpid()}-{number}{SUFFIX}"
            try:
                self._file = open(path, "xb", buffering=0)  # noqa: SIM115  kept open while the game lasts
            except FileExistsError:
                continue
            break
        else:
            raise OSError("too many journals")
        self.path = path
        _lock(self._file)
        self._write_whole(match)

    def _write_whole(self, match: Match) -> None:
        head = _head(match, self._title)
        lines = [_line(head), *(_line(_Record(e=entry_plain(entry))) for entry in match.log)]
        self._synced = 0.0
        self._append(b"".join(lines))
        self._written = list(match.log)

    def _append(self, data: bytes) -> None:
        """One write for all lines of an action: a kill leaves them whole or drops the last."""
        if not data or self._file is None:
            return
        start = self._file.tell()
        done = self._file.write(data)
        if done != len(data):  # a full disk takes only a part: take it back, so that later lines stay readable
            self._file.truncate(start)
            self._file.seek(start)
            raise OSError(28, "No space left on device")
        now = time.monotonic()
        if now - self._synced >= SYNC_SECONDS:
            os.fsync(self._file.fileno())
            self._synced = now

    def _rotate(self, match: Match) -> None:
        """Begin a shorter file when undo has made this one long."""
        old = self.path
        self._open_new(match)
        if old is not None:
            old.unlink(missing_ok=True)

    # -- reading -----------------------------------------------------------------------------------
    def recover(self) -> list[Resumable]:
        """Games that can be resumed, the latest first; removes journals that hold nothing."""
        paths = [path for path in sorted(self.folder.glob(f"*{SUFFIX}")) if path != self.path]
        found = [item for path in paths if (item := _resumable(path))]
        found.sort(key=lambda item: (-item.when, str(item.path)))
        for item in found[KEPT_JOURNALS:]:
            item.path.unlink(missing_ok=True)
        return found[:KEPT_JOURNALS]

    def resume(self, path: Path | str) -> Match:
        """Play a journal again up to the last action that fits; `start` the match to go on, then `forget` the file."""
        path = Path(path)
        read = _read(path)
        head = read.head
        setup = Setup(head.game, head.scenario, tuple(sorted(head.options.items())), head.seed)
        fitting: list[int] = []
        try:
            match = Match.replay(setup, read.entries, base=head.base, watch=lambda m: fitting.append(m.position))
        except Exception as error:  # the file may hold anything
            if not fitting:
                raise SaveError(path, f"cannot be resumed: {error}") from error
            match = Match.replay(setup, read.entries[: fitting[-1]], base=head.base)
        if head.edited and not match.edited:
            match.edits.append(Edit(0, ""))
        return match

    @staticmethod
    def forget(path: Path | str) -> None:
        """Remove a journal the player does not want, or that has been resumed."""
        Path(path).unlink(missing_ok=True)


def _resumable(path: Path) -> Resumable | None:
    """What a dead program left in a journal, if that is worth going on with."""
    if _is_locked(path):
        return None
    try:
        status = path.stat()
        if not status.st_size and time.time() - status.st_mtime < NEW_SECONDS:
            return None  # another program is just beginning it
        read = _read(path)
    except (SaveError, OSError):
        _set_aside(path)
        return None
    if len(read.entries) <= 1:
        path.unlink(missing_ok=True)
        return None
    head = read.head
    return Resumable(path, head.game, head.scenario, head.title, len(read.entries), status.st_mtime)


def _head(match: Match, title: str) -> _Head:
    setup = match.setup
    return _Head(
        format=FORMAT,
        version=VERSION,
        game=setup.game,
        scenario=setup.scenario,
        rules_version=match.definition.rules_version,
        options=dict(setup.options),
        seed=setup.seed,
        title=title,
        edited=match.edited,
        base=match.base,
    )


def _line(record: _Head | _Record) -> bytes:
    text = msgspec.json.encode(record)
    return b"%08x %s\n" % (zlib.crc32(text), text)


def _common(written: list[Entry], log: list[Entry]) -> int:
    for number, (old, new) in enumerate(zip(written, log, strict=False)):
        if old != new:
            return number
    return min(len(written), len(log))


def _read(path: Path) -> _Read:
    """The log up to the last whole line."""
    lines = read_limited(path, 2 * MOST_BYTES).split(b"\n")
    head_text = _checked(lines[0])
    try:
        head = msgspec.json.decode(head_text or b"", type=_Head)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(path, f"is not a journal: {error}") from error
    if head.format != FORMAT or head.version != VERSION:
        raise SaveError(path, f"is not a journal of format {VERSION}")
    entries: list[Entry] = []
    for line in lines[1:-1]:
        if not _take(_checked(line), entries):
            return _Read(head, entries, False)
    return _Read(head, entries, not lines[-1])


def _checked(line: bytes) -> bytes | None:
    text = line[_CRC_DIGITS + 1 :]
    return text if line == b"%08x %s" % (zlib.crc32(text), text) else None


def _take(text: bytes | None, entries: list[Entry]) -> bool:
    """Carry out one record; False if it is none."""
    if text is None:
        return False
    try:
        record = msgspec.json.decode(text, type=_Record)
        if record.k is not None:
            del entries[max(0, record.k) :]
        if record.e is not None:
            entries.append(entry_from_plain(record.e))
    except (ValueError, RecursionError):
        return False
    return len(entries) <= MOST_ENTRIES


def _set_aside(path: Path) -> None:
    """Keep a journal that cannot be read out of the way, for whoever wants to look into it."""
    with contextlib.suppress(OSError):  # in a folder that cannot be written it stays
        os.replace(path, path.with_suffix(".damaged"))


def _lock(file: IO[bytes]) -> None:
    """Mark the file as in use; the mark goes with the process, however it ends."""
    if sys.platform != "win32":
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_locked(path: Path) -> bool:
    if sys.platform != "win32":
        try:
            with open(path, "rb") as file:
                fcntl.flock(file.fileno(), fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except OSError:
            return False
    return False
