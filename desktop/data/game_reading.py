"""Reading a document: its head for lists, all of it to go on. Nothing is believed before types and counts fit."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from desktop.data import order
from desktop.data.errors import SaveError
from desktop.data.game_schema import reading
from desktop.data.headline import Headline, cleaned
from desktop.data.restoring import MOST_EDITS, MOST_ENTRIES, GameRecord
from desktop.engine.action import Action
from desktop.engine.log import Edit, Entry, Setup, entry_from_plain

MOST_PICTURE = 4 * 1024 * 1024
PNG = b"\x89PNG\r\n\x1a\n"
LATEST = 250_000_000_000.0
"""No later moment has a date."""
NO_CHANCE = "[]"


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is told of a game without opening it; `order` sorts lists also when the clock was put back; `corrected` of
    one that is played with the figures of its players' own copy."""

    game: str
    scenario: str
    rules_version: int
    options: dict[str, str | int | bool]
    seed: int | None
    entries: int
    finished: bool
    edited: bool
    changed: float
    order: int
    headline: Headline
    corrected: bool = False

    def setup(self) -> Setup:
        return Setup(self.game, self.scenario, tuple(sorted(self.options.items())), self.seed)


class Document(Struct, frozen=True):
    """All that a document holds; `head_text` is its head word for word."""

    head: Head
    head_text: str
    record: GameRecord
    picture: bytes


def read_head(path: Path) -> Head:
    """For lists: looks at few pages of the file."""
    with reading(path, thoroughly=False) as connection:
        return head_in(path, connection)[0]


def read_picture(path: Path) -> bytes:
    with reading(path, thoroughly=False) as connection:
        return _picture(connection)


def read_document(path: Path) -> Document:
    with reading(path) as connection:
        head, text = head_in(path, connection)
        entries = read_log(path, connection)
        if len(entries) != head.entries:
            raise SaveError(path, "is damaged: its head does not fit its log")
        position, digest, pending = _position(path, connection)
        record = GameRecord(
            replace(head.setup(), corrections=_corrections(path, connection, head)),
            head.rules_version,
            entries,
            position,
            digest,
            head.finished,
            _base(connection),
            pending,
            _edits(path, connection, head),
        )
        return Document(head, text, record, _picture(connection))


def head_in(path: Path, connection: sqlite3.Connection) -> tuple[Head, str]:
    row = connection.execute("SELECT data FROM head WHERE id = 1").fetchone()
    try:
        (text,) = msgspec.convert(row, tuple[str])
        head = msgspec.json.decode(text, type=Head)
    except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
        raise SaveError(path, f"is damaged: {error}") from error
    if head.entries < 0 or not 0 <= head.changed <= LATEST:
        raise SaveError(path, "is damaged: its head makes no sense")
    order.saw(head.order)
    return msgspec.structs.replace(head, headline=cleaned(head.headline)), text


def read_log(path: Path, connection: sqlite3.Connection) -> list[Entry]:
    query = f"SELECT number, player, action, chance FROM log ORDER BY number LIMIT {MOST_ENTRIES + 1}"
    rows = msgspec.convert(connection.execute(query).fetchall(), list[tuple[int, str, str, str]])
    if len(rows) > MOST_ENTRIES:
        raise SaveError(path, f"has more than {MOST_ENTRIES} log entries")
    if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
        raise SaveError(path, "is damaged: its log has gaps")
    actions = {text: Action.parse(text) for text in {row[2] for row in rows}}
    return [Entry(player, actions[action], _drawn(chance)) for _, player, action, chance in rows]


def _drawn(chance: str) -> tuple[int, ...]:
    return () if chance == NO_CHANCE else msgspec.json.decode(chance, type=tuple[int, ...])


def _position(path: Path, connection: sqlite3.Connection) -> tuple[bytes, str, Entry | None]:
    row = connection.execute("SELECT state, digest, pending FROM position WHERE id = 1").fetchone()
    state, digest, pending = msgspec.convert(row, tuple[bytes, str, str])
    found = msgspec.json.decode(pending, type=list[str | list[int]])
    return state, digest, entry_from_plain(found) if found else None


def _base(connection: sqlite3.Connection) -> bytes | None:
    row = connection.execute("SELECT state FROM base WHERE id = 1").fetchone()
    return None if row is None else msgspec.convert(row, tuple[bytes])[0]


def _edits(path: Path, connection: sqlite3.Connection, head: Head) -> tuple[Edit, ...]:
    query = f"SELECT position, change FROM edits ORDER BY number LIMIT {MOST_EDITS + 1}"
    rows = msgspec.convert(connection.execute(query).fetchall(), list[tuple[int, str]])
    if len(rows) > MOST_EDITS or bool(rows) != head.edited or any(position < 0 for position, _ in rows):
        raise SaveError(path, "is damaged: its changes by hand do not fit its head")
    return tuple(Edit(position, change) for position, change in rows)


def _corrections(path: Path, connection: sqlite3.Connection, head: Head) -> str:
    found = connection.execute("SELECT name FROM sqlite_master WHERE name = 'corrections'").fetchone()
    row = connection.execute("SELECT data FROM corrections WHERE id = 1").fetchone() if found else None
    (text,) = msgspec.convert(row, tuple[str]) if row else ("",)
    if bool(text) != head.corrected:
        raise SaveError(path, "is damaged: its corrections do not fit its head")
    return text


def _picture(connection: sqlite3.Connection) -> bytes:
    """The picture of the board, if it looks like one."""
    query = f"SELECT png FROM picture WHERE id = 1 AND length(png) <= {MOST_PICTURE}"
    row = connection.execute(query).fetchone()
    return row[0] if row and isinstance(row[0], bytes) and row[0].startswith(PNG) else b""
