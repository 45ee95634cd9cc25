"""Journals of earlier versions: lines of CRC-32 and JSON of which the last may be cut.

The first line is the head (which game, from which position); then {"e": entry} adds an entry to the log and {"k": n}
keeps only its first n. There is no position: the log is played again as far as it fits.
"""

from __future__ import annotations

import sys
import zlib
from pathlib import Path
from typing import Any

import msgspec

from desktop.data.errors import SaveError
from desktop.data.headline import Headline
from desktop.data.restoring import MOST_ENTRIES, Foreign, as_begun, lawful, record_of
from desktop.data.saves import MOST_BYTES, read_limited, without_waiting
from desktop.engine.definition import game
from desktop.engine.log import Edit, Entry, Setup, entry_from_plain
from desktop.engine.match import Match

if sys.platform != "win32":
    import fcntl

FORMAT = "sandtable-journal"
VERSION = 1
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


class _Peek(msgspec.Struct, frozen=True):
    format: str
    version: int


class _Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    e: list[str | list[int]] | None = None
    k: int | None = None


def is_journal(start: bytes) -> bool:
    """Whether a file begins like a journal."""
    digits, blank = start[:_CRC_DIGITS], start[_CRC_DIGITS : _CRC_DIGITS + 2]
    return blank == b" {" and all(digit in b"0123456789abcdef" for digit in digits)


def is_being_written(path: Path) -> bool:
    """Whether an earlier version runs and has the journal open."""
    if sys.platform != "win32":
        try:
            with open(path, "rb", opener=without_waiting) as file:
                fcntl.flock(file.fileno(), fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except OSError:
            return False
    return False


def read_journal(path: Path) -> Foreign:
    """The game a journal holds, as far as it can be read and played again."""
    lines = read_limited(path, 2 * MOST_BYTES).split(b"\n")
    head = _head(path, lines[0])
    entries: list[Entry] = []
    whole = all(_take(_checked(line), entries) for line in lines[1:-1]) and not lines[-1]
    try:
        match, why = _played(head, entries)
        lawful(match)
    except Exception as error:  # the file may hold anything
        raise SaveError(path, f"cannot be taken up: {error}") from error
    if head.edited and not match.edited:
        match.edits.append(Edit(0, ""))
    told = "" if whole else "Its end is damaged"
    if why:
        told = f"Only {match.position} of its {len(entries)} entries fit the rules of this program ({why})"
    notice = f"{told}: {match.position} entries are kept." if told else ""
    return Foreign(record_of(match), Headline(title=head.title), match, notice)


def _head(path: Path, line: bytes) -> _Head:
    text = _checked(line) or b""
    try:
        peek = msgspec.json.decode(text, type=_Peek)
        if peek.format == FORMAT and peek.version > VERSION:
            raise SaveError(path, f"was kept by a newer Sandtable, journal format {peek.version}")
        head = msgspec.json.decode(text, type=_Head)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(path, f"is not a journal or is damaged: {error}") from error
    if head.format != FORMAT or head.version != VERSION:
        raise SaveError(path, f"is not a journal of format {VERSION}")
    return head


def _checked(line: bytes) -> bytes | None:
    text = line[_CRC_DIGITS + 1 :]
    return text if line == b"%08x %s" % (zlib.crc32(text), text) else None


def _take(text: bytes | None, entries: list[Entry]) -> bool:
    """Carry out one line; False if it is none."""
    if text is None:
        return False
    try:
        line = msgspec.json.decode(text, type=_Line)
        if line.k is not None:
            del entries[max(0, line.k) :]
        if line.e is not None:
            entries.append(entry_from_plain(line.e))
    except (ValueError, RecursionError):
        return False
    return len(entries) <= MOST_ENTRIES


def _played(head: _Head, entries: list[Entry]) -> tuple[Match, str]:
    """The log played again up to the last entry that fits, and why it is the last ("" if all fit)."""
    setup = Setup(head.game, head.scenario, tuple(sorted(head.options.items())), head.seed)
    setup = as_begun(setup, head.rules_version, game(head.game))
    if not entries:
        return Match(setup, base=head.base).begin(), ""
    fitting = [0]
    try:
        return Match.replay(setup, entries, base=head.base, watch=lambda match: fitting.append(match.position)), ""
    except Exception as error:  # an entry may be anything to the rules
        if not fitting[-1]:
            raise
        return Match.replay(setup, entries[: fitting[-1]], base=head.base), str(error)
