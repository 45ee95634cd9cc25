"""Who has a game open: a lock in a file of its own, which goes with the process however it ends.

The lock is not on the document, because closing any handle of a file would drop the locks SQLite holds on it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from desktop.data.errors import GameInUse, telling

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FOLDER = ".locks"
SUFFIX = ".lock"
_TRIES = 10
_TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
_HELD: set[str] = set()
"""Games this process has open."""


def lock_path(game: Path) -> Path:
    return game.parent / FOLDER / f"{game.name}{SUFFIX}"


def is_held_here(game: Path) -> bool:
    """Whether this very process has the game open."""
    return bool(_HELD) and os.path.realpath(game) in _HELD


def is_in_use(game: Path) -> bool:
    """Whether another program has the game open; sweeps away the lock file of one that has died."""
    if is_held_here(game):
        return False
    try:
        handle = os.open(lock_path(game), os.O_RDWR)
    except (OSError, ValueError):
        return False
    if not _locked(handle):
        os.close(handle)
        return True
    _put_down(handle, lock_path(game))
    return False


class GameLock:
    """The mark that this program has a game open."""

    def __init__(self, game: Path) -> None:
        """Take it; raises GameInUse if somebody has it, OSError if nothing can be written there."""
        self._game = os.path.realpath(game)
        if self._game in _HELD:
            raise GameInUse(game, "is already open")
        self._path = lock_path(game)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        handle = _taken(self._path)
        if handle is None:
            raise GameInUse(game, "is open in another program")
        self._handle = handle
        _HELD.add(self._game)

    @property
    def is_released(self) -> bool:
        return self._handle < 0

    def stands(self) -> bool:
        """Whether others can see it: its file may have gone with its folder."""
        return self._handle >= 0 and _is_there(self._handle, self._path)

    def release(self) -> None:
        if self._handle >= 0:
            handle, self._handle = self._handle, -1
            _HELD.discard(self._game)
            _put_down(handle, self._path)


@contextmanager
def locked(game: Path) -> Iterator[GameLock]:
    """The lock of a game, given back if what is done with it fails; every failure is a SaveError."""
    with telling(game):
        lock = GameLock(game)
        try:
            yield lock
        except BaseException:
            lock.release()
            raise


@contextmanager
def holding(game: Path) -> Iterator[None]:
    """The lock of a game for as long as something is done with it."""
    with locked(game) as lock:
        yield
        lock.release()


def _taken(path: Path) -> int | None:
    """A handle with the lock on it; None if somebody else has it."""
    for _ in range(_TRIES):
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _locked(handle):
            os.close(handle)
            return None
        if _is_there(handle, path):
            return handle
        os.close(handle)  # it was swept away between opening and locking
    return None


def _locked(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in _TAKEN  # some network file systems know no locks
    return True


def _is_there(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), os.stat(path))
    except OSError:
        return False


def _put_down(handle: int, path: Path) -> None:
    """Remove the lock file while it is locked; where an open file cannot be removed, after that."""
    ours = _is_there(handle, path)
    if sys.platform == "win32":
        os.close(handle)
    with contextlib.suppress(OSError):
        if ours:
            path.unlink()
    if sys.platform != "win32":
        os.close(handle)
