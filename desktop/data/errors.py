"""What is wrong with a data file: every fault with its file and line; and with a kept game: one line."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

MAX_FAULTS = 200
"""More faults than this say nothing new; the rest is counted."""
MAX_REASON = 300


class Fault(Struct, frozen=True):
    """One fault, printed as one line."""

    file: str
    line: int
    reason: str

    def __lt__(self, other: Fault) -> bool:
        return (self.file, self.line, self.reason) < (other.file, other.line, other.reason)

    def __str__(self) -> str:
        return f"{one_line(self.file)}:{self.line}: {one_line(self.reason)}"


class DataError(Exception):
    """All faults found in a data file, or in files that belong together."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults: list[Fault] = list(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        lines = [str(fault) for fault in self.faults[:MAX_FAULTS]]
        if (more := len(self.faults) - MAX_FAULTS) > 0:
            lines.append(f"{one_line(self.faults[-1].file)}:{self.faults[-1].line}: and {more} more faults")
        return "\n".join(lines)


def one_line(text: str) -> str:
    """The text on one line, printable, of bounded length."""
    clean = "".join(c if c.isprintable() else " " for c in text[: 2 * MAX_REASON])
    clean = " ".join(clean.split())
    return clean if len(clean) <= MAX_REASON else clean[: MAX_REASON - 3] + "..."


def in_a_line(error: Exception) -> str:
    """An error in a line for a player: what the system says of a file without its number."""
    if isinstance(error, OSError) and error.strerror:
        return one_line(f"{error.strerror}: {error.filename}" if error.filename else error.strerror)
    return (str(error).splitlines() or [type(error).__name__])[0]


class SaveError(Exception):
    """A game that cannot be kept or read: one line with the file and the reason."""

    def __init__(self, path: Path | str, reason: object) -> None:
        text = one_line(str(reason)) or type(reason).__name__
        super().__init__(f"{one_line(str(path))}: {text}")
        self.path = Path(path)
        self.reason = text


class GameInUse(SaveError):
    """A game that is open elsewhere: it can be looked at, not played on."""


@contextmanager
def telling(path: Path | str, what: str = "cannot be kept") -> Iterator[None]:
    """Whatever fails is told in one line."""
    try:
        yield
    except (sqlite3.Error, sqlite3.Warning, OSError, ValueError, OverflowError, RecursionError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise SaveError(path, f"{what}: {reason}") from error
