"""GameFile: the document of the game being played. Every action is one transaction, so a crash loses at most one."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from desktop.data.errors import GameInUse, SaveError, telling
from desktop.data.game_lock import GameLock, locked
from desktop.data.game_reading import MOST_PICTURE, read_document
from desktop.data.game_schema import check_marks, connect_to_write
from desktop.data.game_writing import (
    head_of,
    head_text,
    some_letters,
    write_edits,
    write_head,
    write_log,
    write_new,
    write_position,
)
from desktop.data.headline import Headline, cleaned
from desktop.data.restoring import GameRecord, record_of, restored
from desktop.engine.log import Entry
from desktop.engine.match import Match

__all__ = ["GameFile", "GameInUse", "Opened", "SaveError"]

ORIGINAL_STAYS = "The file stays as it is; the game goes on in a copy."
MOST_STEM = 60


class Opened(Struct, frozen=True):
    """A game that was opened. `notice` tells the players what could not be kept, "" if all was."""

    match: Match
    headline: Headline
    notice: str = ""


class _Kept(Struct, frozen=True):
    """What a file holds; `text` is its head word for word."""

    record: GameRecord
    headline: Headline
    text: str


class _Elsewhere(OSError):
    """The file is no longer the one that was written last: it is left alone."""


class GameFile:
    """A document that follows one match, owned by this program until it is closed.

    Attributes:
        path: where the game is kept; it changes when the game must go on in a copy, and `notice` then says why.
    """

    def __init__(self, path: Path, lock: GameLock, match: Match, kept: _Kept) -> None:
        self.path = path
        self.notice = ""
        self._lock = lock
        self._setup = match.setup
        self._base = match.base
        self._kept = kept
        self._tried: _Kept | None = None
        self._leave = bool(match.history_lost)
        """The file holds more of the game than the match: it is not written to."""
        self._connection: sqlite3.Connection | None = None
        self._place = (0, 0)

    # -- opening -----------------------------------------------------------------------------------
    @classmethod
    def create(cls, path: Path | str, match: Match, headline: Headline) -> GameFile:
        """Keep a match in a new file."""
        path = Path(path)
        with locked(path) as lock:
            return cls(path, lock, match, _written(path, match, headline))

    @classmethod
    def open(cls, path: Path | str) -> tuple[GameFile, Opened]:
        """Take a game up to play on; raises GameInUse if another program has it."""
        path = Path(path)
        check_marks(path)
        with locked(path) as lock:
            document = read_document(path)
            found = restored(path, document.record)
            match, headline = found.match, document.head.headline
            record = record_of(match) if match.history_lost else document.record
            file = cls(path, lock, match, _Kept(record, headline, document.head_text))
            file._connect()
        notice = f"{found.notice} {ORIGINAL_STAYS}" if match.history_lost else found.notice
        return file, Opened(match, headline, notice)

    @classmethod
    def read(cls, path: Path | str) -> Opened:
        """Look at a game; writes nothing, neither into the file nor beside it."""
        document = read_document(Path(path))
        found = restored(path, document.record)
        return Opened(found.match, document.head.headline, found.notice)

    def close(self) -> None:
        """Let the file go; what was kept is there already."""
        self._disconnect()
        self._lock.release()

    def __del__(self) -> None:
        if not sys.is_finalizing():  # then the system lets go of everything
            self.close()

    # -- keeping -----------------------------------------------------------------------------------
    def keep(self, match: Match, headline: Headline) -> None:
        """Write what has changed since the last time, in one transaction.

        If it fails the file holds what it held before, and the next time all that is missing is written.
        """
        if match.setup != self._setup:
            raise SaveError(self.path, "is kept for another game")
        with self._telling():
            self._keep(match, cleaned(headline))

    def keep_picture(self, png: bytes) -> None:
        """Put a picture of the public board beside the game, for lists."""
        if len(png) > MOST_PICTURE:
            raise SaveError(self.path, "cannot be kept: the picture is too large")
        with self._telling():
            if not self._leave:
                self._connect().execute("INSERT OR REPLACE INTO picture VALUES (1, ?)", (png,))

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Whatever fails is told in one line, and the next time begins with a new connection."""
        if self._lock.is_released:
            raise SaveError(self.path, "is closed")
        try:
            with telling(self.path):
                yield
        except SaveError:
            self._disconnect()
            raise

    def _keep(self, match: Match, headline: Headline) -> None:
        record = record_of(match)
        if self._leave or (match.base is not self._base and match.base != self._base):
            if not self._is_as_kept(record, headline):
                self._go_on_in_copy(match, headline, match.history_lost)
            return
        try:
            self._write_changes(self._connect(), _Kept(record, headline, head_text(head_of(record, headline))))
        except FileNotFoundError:
            self._write_again(match, headline)
        except (_Elsewhere, SaveError) as error:
            self._go_on_in_copy(match, headline, str(error))
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError as error:
            self._go_on_in_copy(match, headline, f"it was damaged: {error}")

    def _is_as_kept(self, record: GameRecord, headline: Headline) -> bool:
        """Whether nothing was done since: the board may have been looked at, and the turn be told in other words."""
        old, given = self._kept.record, ("name", "players", "handover", "study", "advised")
        same_words = all(getattr(headline, name) == getattr(self._kept.headline, name) for name in given)
        return same_words and (record.position, record.pending) == (old.position, old.pending)

    def _write_changes(self, connection: sqlite3.Connection, new: _Kept) -> None:
        old, record = self._kept.record, new.record
        if record == old and new.headline == self._kept.headline:
            return
        connection.execute("BEGIN IMMEDIATE")
        if _head_there(connection) != self._kept.text:
            raise _Elsewhere("it was changed by another program")
        write_log(connection, record.entries, _common(old.entries, record.entries), len(old.entries))
        write_position(connection, record)
        if record.edits != old.edits:
            write_edits(connection, record.edits)
        write_head(connection, new.text)
        self._tried = new
        connection.execute("COMMIT")
        self._kept = new

    def _write_again(self, match: Match, headline: Headline) -> None:
        """The file is gone, perhaps with its folder: write the whole game anew."""
        self._disconnect()
        if not self._lock.stands():
            self._lock.release()
            self._lock = GameLock(self.path)
        self._kept = _written(self.path, match, headline)

    def _go_on_in_copy(self, match: Match, headline: Headline, reason: str) -> None:
        """Leave the file to what it holds and keep the game in another."""
        self._disconnect()
        copy = self.path.with_name(f"{self.path.stem[:MOST_STEM]}-{some_letters()}{self.path.suffix}")
        with locked(copy) as lock:
            self._kept = _written(copy, match, headline)
        self._lock.release()
        self.notice = f"{self.path.name}: {reason}. {ORIGINAL_STAYS}"
        self.path, self._lock, self._base, self._leave = copy, lock, match.base, False

    # -- the connection ----------------------------------------------------------------------------
    def _connect(self) -> sqlite3.Connection:
        """The connection to the file; raises FileNotFoundError if it is gone, _Elsewhere if it is another."""
        status = os.stat(self.path)
        place = (status.st_dev, status.st_ino)
        if self._connection is None:
            self._connection, self._place = connect_to_write(self.path), place
            self._read_back(self._connection)
        elif place != self._place:
            raise _Elsewhere("it was replaced by another file")
        return self._connection

    def _read_back(self, connection: sqlite3.Connection) -> None:
        """What failed may have been written after all."""
        found = _head_there(connection)
        if self._tried is not None and found == self._tried.text:
            self._kept = self._tried
        if found != self._kept.text:
            raise _Elsewhere("it was changed by another program")

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _written(path: Path, match: Match, headline: Headline) -> _Kept:
    """Write a whole document where none is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    record, headline = record_of(match), cleaned(headline)
    return _Kept(record, headline, write_new(path, record, headline))


def _head_there(connection: sqlite3.Connection) -> str:
    row = connection.execute("SELECT data FROM head WHERE id = 1").fetchone()
    return str(row[0]) if row else ""


def _common(old: list[Entry], new: list[Entry]) -> int:
    """How many entries two logs begin with alike."""
    kept = min(len(old), len(new))
    if old[:kept] == new[:kept]:
        return kept
    return next(number for number, (one, other) in enumerate(zip(old, new, strict=False)) if one != other)
