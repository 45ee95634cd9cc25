"""The document of a game: one SQLite file. What its tables are, and how it is opened.

A file is read with suspicion, also in the player's own library: before SQLite sees it, it must be a plain file of
reasonable size with our marks in its first bytes; then its tables must be exactly ours. Reading never writes: a
transaction that was cut short is rolled back in a copy.
"""

from __future__ import annotations

import os
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from desktop.data.errors import SaveError, telling
from desktop.data.game_lock import is_held_here

SUFFIX = ".sandtable"
FORMAT = 2
PLAIN_FORMAT = 1
"""Of a game with the data that ships: an older program reads it too."""
APPLICATION_ID = 0x53616E64
MAGIC = b"SQLite format 3\0"
MOST_BYTES = 64 * 1024 * 1024
TABLES = {
    "head": "CREATE TABLE head (id INTEGER PRIMARY KEY, data TEXT NOT NULL)",
    "log": """CREATE TABLE log (
        number INTEGER PRIMARY KEY, player TEXT NOT NULL, action TEXT NOT NULL, chance TEXT NOT NULL)""",
    "position": """CREATE TABLE position (
        id INTEGER PRIMARY KEY, state BLOB NOT NULL, digest TEXT NOT NULL, pending TEXT NOT NULL)""",
    "base": "CREATE TABLE base (id INTEGER PRIMARY KEY, state BLOB NOT NULL)",
    "edits": "CREATE TABLE edits (number INTEGER PRIMARY KEY, position INTEGER NOT NULL, change TEXT NOT NULL)",
    "picture": "CREATE TABLE picture (id INTEGER PRIMARY KEY, png BLOB NOT NULL)",
}
WITH_CORRECTIONS = {
    **TABLES,
    "corrections": "CREATE TABLE corrections (id INTEGER PRIMARY KEY, data TEXT NOT NULL)",
}
"""Of a game that is played with the figures of its players' own copy."""
_HEADER_BYTES = 100
_WAIT_SECONDS = 2.0
_STEPS_BETWEEN_LOOKS = 1_000_000
_MOST_LOOKS = 500
_SUPER_JOURNAL = bytes.fromhex("d9d505f920a163d7")
_LIMITS = (
    (sqlite3.SQLITE_LIMIT_LENGTH, MOST_BYTES),
    (sqlite3.SQLITE_LIMIT_SQL_LENGTH, 10_000),
    (sqlite3.SQLITE_LIMIT_COLUMN, 16),
    (sqlite3.SQLITE_LIMIT_EXPR_DEPTH, 20),
    (sqlite3.SQLITE_LIMIT_COMPOUND_SELECT, 2),
    (sqlite3.SQLITE_LIMIT_ATTACHED, 0),
    (sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH, 1),
    (sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, 16),
)
_SCHEMAS = [{("table", name, name, sql) for name, sql in tables.items()} for tables in (TABLES, WITH_CORRECTIONS)]


def is_document(start: bytes) -> bool:
    """Whether a file that begins like this is a database, and not an exchange file."""
    return start.startswith(MAGIC)


# -- before SQLite sees it ---------------------------------------------------------------------------
def first_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The start of a plain file of reasonable size."""
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        try:
            status = os.fstat(handle)
            if not stat.S_ISREG(status.st_mode):
                raise SaveError(path, "is not a file")
            if status.st_size > most:
                raise SaveError(path, f"is too large ({status.st_size} bytes; at most {most})")
            return os.read(handle, _HEADER_BYTES)
        finally:
            os.close(handle)
    except OSError as error:
        raise SaveError(path, f"cannot be read: {error.strerror or error}") from error
    except ValueError as error:  # a NUL in the name
        raise SaveError(path.name, f"cannot be read: {error}") from error


def check_marks(path: Path) -> None:
    """That the first bytes are those of a document this program reads."""
    if is_held_here(path):
        return  # closing another handle of it would drop SQLite's locks; we know what it is
    start = first_bytes(path)
    if start.startswith(b"{"):
        raise SaveError(path, "is an exchange file: it must be brought in first")
    if not is_document(start) or int.from_bytes(start[68:72], "big") != APPLICATION_ID:
        raise SaveError(path, "is not a game of Sandtable")
    version = int.from_bytes(start[60:64], "big")
    if version > FORMAT:
        raise SaveError(path, f"was kept by a newer Sandtable, format {version}; this one reads {FORMAT}")
    if version < 1 or start[18:20] != b"\1\1" or int.from_bytes(start[56:60], "big") != 1:
        raise SaveError(path, "is not kept as Sandtable keeps its games")


# -- reading -----------------------------------------------------------------------------------------
@contextmanager
def reading(path: Path, *, thoroughly: bool = True) -> Iterator[sqlite3.Connection]:
    """A connection that only reads a document; every fault is a SaveError. `thoroughly` looks at each page first."""
    check_marks(path)
    with telling(path, "cannot be read"), ExitStack() as stack:
        connection = _connected(path, stack)
        if thoroughly:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
            if found != ("ok",):
                raise SaveError(path, f"is damaged: {found[0] if found else 'no answer'}")
        yield connection


def _connected(path: Path, stack: ExitStack) -> sqlite3.Connection:
    """Connected to the file, or to a copy in which what was cut short is rolled back."""
    _check_beside(path)
    if not os.path.exists(f"{path}-wal"):
        connection = stack.enter_context(closing(_connect(path, "ro")))
        try:
            return _checked(path, connection)
        except sqlite3.OperationalError:
            if not beside(path, "-journal").exists():
                raise
    return _checked(path, stack.enter_context(closing(_connect(_rolled_back(path, stack), "rw"))))


def _check_beside(path: Path) -> None:
    """SQLite would open what lies beside a file under these names, and wait for a pipe for ever."""
    for suffix in ("-journal", "-wal", "-shm"):
        try:
            mode = os.lstat(f"{path}{suffix}").st_mode
        except FileNotFoundError:
            continue
        if not stat.S_ISREG(mode):
            raise SaveError(path, f"cannot be read: what lies beside it as {suffix} is not a file")


def _checked(path: Path, connection: sqlite3.Connection) -> sqlite3.Connection:
    found = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master LIMIT 20").fetchall()
    if set(found) not in _SCHEMAS or len(found) != len(set(found)):
        raise SaveError(path, "is not kept as Sandtable keeps its games: its tables are others")
    return connection


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    """`as_uri` quotes what would mean something else in the address of a file."""
    where = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(where, timeout=_WAIT_SECONDS, isolation_level=None, check_same_thread=False, uri=True)
    try:
        for category, limit in _LIMITS:
            connection.setlimit(category, limit)
        looks = iter(range(_MOST_LOOKS))
        connection.set_progress_handler(lambda: next(looks, None) is None, _STEPS_BETWEEN_LOOKS)
        connection.execute("PRAGMA trusted_schema=OFF")
        connection.execute("PRAGMA cell_size_check=ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _rolled_back(path: Path, stack: ExitStack) -> Path:
    """A copy of the file and of the journal beside it, for SQLite to roll back; the journal first: it leads back."""
    copy = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sandtable-"))) / "game"
    journal = beside(path, "-journal")
    if journal.exists():
        first_bytes(journal)
        changes = journal.read_bytes()
        if changes.endswith(_SUPER_JOURNAL):  # SQLite would look for further files by the names in it
            raise SaveError(path, "has the journal of another program beside it")
        beside(copy, "-journal").write_bytes(changes)
    copy.write_bytes(path.read_bytes())
    return copy


def beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


# -- writing -----------------------------------------------------------------------------------------
def connect_to_write(path: Path) -> sqlite3.Connection:
    """Connected to a document that is there, ready for one transaction per action; raises sqlite3.Error."""
    connection = _connect(path, "rw")
    try:
        _checked(path, connection)
        connection.set_progress_handler(None, 0)
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("BEGIN IMMEDIATE")  # tells at once whether it can be written
        connection.execute("ROLLBACK")
    except BaseException:
        connection.close()
        raise
    return connection


def build(path: Path, fill: Callable[[sqlite3.Connection], None], *, corrected: bool = False) -> None:
    """Make a document in a file that nobody else knows of yet: what is cut short there is thrown away. `corrected` has
    room for corrections."""
    where = f"{path.absolute().as_uri()}?mode=rwc"
    with closing(sqlite3.connect(where, isolation_level=None, uri=True)) as connection:
        connection.execute("PRAGMA page_size=4096")
        connection.execute("PRAGMA auto_vacuum=NONE")
        connection.execute("PRAGMA journal_mode=OFF")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version={FORMAT if corrected else PLAIN_FORMAT}")
        connection.execute("BEGIN")
        for sql in (WITH_CORRECTIONS if corrected else TABLES).values():
            connection.execute(sql)
        fill(connection)
        connection.execute("COMMIT")
