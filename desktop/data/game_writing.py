"""Writing a document: whole, or what has changed."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec.structs import replace

from desktop.data import order
from desktop.data.atomic import SUFFIX as TEMPORARY
from desktop.data.atomic import clean_leftovers, sync_folder
from desktop.data.errors import telling
from desktop.data.game_reading import Head, head_in
from desktop.data.game_schema import build, connect_to_write
from desktop.data.headline import Headline, cleaned
from desktop.data.restoring import GameRecord
from desktop.engine.log import Edit, Entry, entry_plain

_ALPHABET = "abcdefghijkmnpqrstuvwxyz"


def some_letters(number: int = 6) -> str:
    """For names that nobody else has given."""
    import secrets  # seldom needed, and with it comes OpenSSL

    return "".join(secrets.choice(_ALPHABET) for _ in range(number))


def head_of(record: GameRecord, headline: Headline) -> Head:
    """The head of a game that is kept now."""
    changed = max(0.0, time.time())
    setup = record.setup
    return Head(
        game=setup.game,
        scenario=setup.scenario,
        rules_version=record.rules_version,
        options=dict(setup.options),
        seed=setup.seed,
        entries=len(record.entries),
        finished=record.finished,
        edited=bool(record.edits),
        changed=changed,
        order=order.after_all(changed),
        headline=cleaned(headline),
        corrected=bool(setup.corrections),
    )


def write_new(path: Path, record: GameRecord, headline: Headline, picture: bytes = b"", *, over: bool = False) -> str:
    """Write a whole document beside its place, then put it there; returns its head word for word."""
    clean_leftovers(path.parent)
    temporary = path.parent / f".{some_letters()}.{os.getpid()}{TEMPORARY}"
    head = head_of(record, headline)
    try:
        build(temporary, lambda connection: write_all(connection, record, head, picture), corrected=head.corrected)
        if not over and os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, "there is a file of this name already")
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)
    sync_folder(path.parent)
    return head_text(head)


def put_name(path: Path, name: str) -> None:
    """Change the name in a document and nothing else."""
    with telling(path), closing(connect_to_write(path)) as connection:
        head, _ = head_in(path, connection)
        headline = cleaned(replace(head.headline, name=name))
        write_head(connection, head_text(msgspec.structs.replace(head, headline=headline)))


def head_text(head: Head) -> str:
    return msgspec.json.encode(head).decode()


def write_head(connection: sqlite3.Connection, text: str) -> None:
    connection.execute("INSERT OR REPLACE INTO head VALUES (1, ?)", (text,))


def write_log(connection: sqlite3.Connection, entries: list[Entry], kept: int, there: int) -> None:
    """Bring the log up to date of which the first `kept` entries of those `there` still hold."""
    if kept < there:
        connection.execute("DELETE FROM log WHERE number > ?", (kept,))
    rows = [
        (number, entry.player, str(entry.action), msgspec.json.encode(entry.chance).decode())
        for number, entry in enumerate(entries[kept:], start=kept + 1)
    ]
    connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)


def write_position(connection: sqlite3.Connection, record: GameRecord) -> None:
    pending = msgspec.json.encode(entry_plain(record.pending) if record.pending else []).decode()
    row = (record.position, record.digest, pending)
    connection.execute("INSERT OR REPLACE INTO position VALUES (1, ?, ?, ?)", row)


def write_edits(connection: sqlite3.Connection, edits: tuple[Edit, ...]) -> None:
    connection.execute("DELETE FROM edits")
    rows = [(number, edit.position, edit.change) for number, edit in enumerate(edits, start=1)]
    connection.executemany("INSERT INTO edits VALUES (?, ?, ?)", rows)


def write_all(connection: sqlite3.Connection, record: GameRecord, head: Head, picture: bytes) -> None:
    """Fill a new document."""
    write_log(connection, record.entries, 0, 0)
    write_position(connection, record)
    write_edits(connection, record.edits)
    if record.base is not None:
        connection.execute("INSERT INTO base VALUES (1, ?)", (record.base,))
    if record.setup.corrections:
        connection.execute("INSERT INTO corrections VALUES (1, ?)", (record.setup.corrections,))
    if picture:
        connection.execute("INSERT INTO picture VALUES (1, ?)", (picture,))
    write_head(connection, head_text(head))
