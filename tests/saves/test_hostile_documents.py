"""Documents made to harm: refused in one line or lawful, never written to, and nothing crashes later."""

from __future__ import annotations

import copy
import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from desktop.data.game_file import GameFile, SaveError
from desktop.data.game_schema import TABLES
from desktop.data.library import Library
from desktop.data.restoring import MOST_ENTRIES, record_of
from desktop.data.saves import load
from desktop.engine import plain
from desktop.engine.match import Match
from tests.play import play_randomly, random_game
from tests.saves.documents import HEADLINE, change_tables, kept, same_game
from tests.saves.test_corrupted import DAMAGES, JUNK, put, spots

OLD = Path(__file__).parent / "old"
TITLES = ("arriba", "battles", "crusade", "illusions", "reich")
FURTHER = 50


def refusal(path: Path) -> str:
    """Why a document is refused, "" if it is not; whatever else happens fails the test."""
    before = {item.name: item.read_bytes() for item in path.parent.iterdir() if item.is_file()}
    told = ""
    try:
        GameFile.read(path).match.catch_up()
    except SaveError as error:
        told = str(error)
        assert told.startswith(f"{path}: ")
        assert len(told.splitlines()) == 1
    Library(path.parent).games()
    assert {item.name: item.read_bytes() for item in path.parent.iterdir() if item.is_file()} == before
    return told


RECURSIVE = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS id, x AS data FROM n"
OTHER_SCHEMAS: dict[str, tuple[str, ...]] = {
    "a trigger": ("CREATE TRIGGER t AFTER UPDATE ON head BEGIN DELETE FROM log; END",),
    "a view": ("CREATE VIEW v AS SELECT * FROM log",),
    "an index": ("CREATE INDEX i ON log (player)",),
    "a further table": ("CREATE TABLE more (x)",),
    "a table less": ("DROP TABLE picture",),
    "an endless view for a table": ("DROP TABLE head", f"CREATE VIEW head AS {RECURSIVE}"),
    "a generated column": (
        "DROP TABLE base",
        "CREATE TABLE base (id INTEGER PRIMARY KEY, state BLOB NOT NULL, x GENERATED ALWAYS AS (zeroblob(1e9)))",
    ),
    "a default": ("DROP TABLE base", "CREATE TABLE base (id INTEGER PRIMARY KEY, state BLOB DEFAULT (randomblob(9)))"),
    "a virtual table": ("CREATE VIRTUAL TABLE f USING fts5(x)",),
    "statistics": ("ANALYZE", "INSERT INTO sqlite_stat1 VALUES ('log', 'i', 'junk')"),
    "a check": (f"UPDATE sqlite_master SET sql = '{TABLES['base'][:-1]}, CHECK (abs(x)))' WHERE name = 'base'",),
    "an unreadable table": ("UPDATE sqlite_master SET sql = 'CREATE TABLE base (' WHERE name = 'base'",),
    "a table at a page that is not there": ("UPDATE sqlite_master SET rootpage = 999999 WHERE name = 'head'",),
    "two tables in one place": ("UPDATE sqlite_master SET rootpage = 2 WHERE name = 'log'",),
    "another version": ("PRAGMA user_version=0",),
    "another program": ("PRAGMA application_id=1",),
    "a log written ahead": ("PRAGMA journal_mode=WAL",),
}


@pytest.mark.parametrize("name", sorted(OTHER_SCHEMAS))
def test_a_document_with_other_tables_is_refused(tmp_path: Path, name: str) -> None:
    kept(tmp_path / "a.sandtable")
    change_tables(tmp_path / "a.sandtable", *OTHER_SCHEMAS[name])
    assert refusal(tmp_path / "a.sandtable")
    with pytest.raises(SaveError):
        GameFile.open(tmp_path / "a.sandtable")
    with pytest.raises(SaveError):
        Library(tmp_path / "games").bring_in(tmp_path / "a.sandtable")


OTHER_VALUES = {
    "no head": "DELETE FROM head",
    "a head that is no text": "UPDATE head SET data = x'00ff'",
    "a head that is no UTF-8": "UPDATE head SET data = CAST(x'fffe' AS TEXT)",
    "a head that is a number": "UPDATE head SET data = 7",
    "a head of nothing": "UPDATE head SET data = ''",
    "a head without end": "UPDATE head SET data = replace(hex(zeroblob(500000)), '00', '[')",
    "a head of another game": "UPDATE head SET data = replace(data, 'tiny', 'chess')",
    "a head of another scenario": "UPDATE head SET data = replace(data, 'skirmish', 'moon')",
    "an endless time": 'UPDATE head SET data = replace(data, \'"changed":\', \'"changed":1e300,"x":\')',
    "a time before time": "UPDATE head SET data = replace(data, '\"changed\":', '\"changed\":-')",
    "a count that is wrong": "UPDATE head SET data = replace(data, '\"entries\":13', '\"entries\":12')",
    "edits that are denied": "INSERT INTO edits VALUES (1, 2, 'move red-foot centre')",
    "a log with a gap": "DELETE FROM log WHERE number = 5",
    "a log that begins too soon": "UPDATE log SET number = 0 WHERE number = 1",
    "a log of bytes": "UPDATE log SET action = x'6162'",
    "an action that is none": "UPDATE log SET action = ' ' WHERE number = 4",
    "outcomes that are none": "UPDATE log SET chance = '[1.5]' WHERE number = 4",
    "outcomes without end": "UPDATE log SET chance = '[[[[' WHERE number = 4",
    "no position": "DELETE FROM position",
    "a position that is text": "UPDATE position SET state = '{}'",
    "a position of nothing": "UPDATE position SET state = x''",
    "a position that is a list": "UPDATE position SET state = CAST('[]' AS BLOB)",
    "a position of ten million bytes": "UPDATE position SET state = zeroblob(10000000)",
    "another digest": "UPDATE position SET digest = '0'",
    "dice that are not awaited": 'UPDATE position SET pending = \'["red","done",[1]]\'',
    "dice that are none": "UPDATE position SET pending = '[1]'",
    "a base that is none": "INSERT INTO base VALUES (1, x'7b7d')",
}


@pytest.mark.parametrize("name", sorted(OTHER_VALUES))
def test_a_document_with_other_values_is_refused(tmp_path: Path, name: str) -> None:
    kept(tmp_path / "a.sandtable")
    change_tables(tmp_path / "a.sandtable", OTHER_VALUES[name])
    assert refusal(tmp_path / "a.sandtable")
    with pytest.raises(SaveError):
        Library(tmp_path / "games").bring_in(tmp_path / "a.sandtable")


@pytest.mark.parametrize("state", [b"[]", b"{", b"", b"[" * 100_000, b'{"a":' * 100_000, b"\xff"])
def test_a_position_that_is_none_is_not_duplicated(tmp_path: Path, state: bytes) -> None:
    kept(tmp_path / "a.sandtable")
    change_tables(tmp_path / "a.sandtable", ("UPDATE position SET state = ?", (state,)))
    with pytest.raises(SaveError):
        Library(tmp_path).duplicate(tmp_path / "a.sandtable")
    assert len(Library(tmp_path).games()) == 1


def test_a_log_without_end_is_refused(tmp_path: Path) -> None:
    kept(tmp_path / "a.sandtable")
    many = f"WITH RECURSIVE n(x) AS (SELECT 14 UNION ALL SELECT x + 1 FROM n LIMIT {MOST_ENTRIES})"
    change_tables(tmp_path / "a.sandtable", f"INSERT INTO log {many} SELECT x, 'red', 'done', '[]' FROM n")
    assert "log entries" in refusal(tmp_path / "a.sandtable")


def test_a_picture_that_is_none_is_not_shown(tmp_path: Path) -> None:
    for value in ("zeroblob(9000000)", "'text'", "x'00'", "7"):
        path = tmp_path / f"{value}.sandtable"
        kept(path)
        change_tables(path, f"INSERT INTO picture VALUES (1, {value})")
        assert Library(tmp_path).picture(path) == b""
        assert refusal(path) == ""
    assert Library(tmp_path).picture(tmp_path / "nothing") == b""


# -- what lies beside a document -------------------------------------------------------------------
def lay_pipe(path: Path) -> None:
    os.mkfifo(path)


def lay_folder(path: Path) -> None:
    path.mkdir()


def lay_link(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize("suffix", ["-journal", "-wal", "-shm"])
@pytest.mark.parametrize("lay", [lay_pipe, lay_folder, lay_link])
def test_what_lies_beside_a_document_does_not_hang(tmp_path: Path, suffix: str, lay: Callable[[Path], None]) -> None:
    kept(tmp_path / "a.sandtable")
    lay(tmp_path / f"a.sandtable{suffix}")
    with pytest.raises(SaveError, match="is not a file"):
        GameFile.read(tmp_path / "a.sandtable")
    assert "is not a file" in Library(tmp_path).games()[0].fault


def test_a_journal_that_names_other_files_is_not_followed(tmp_path: Path) -> None:
    """SQLite deletes the file that a journal names as the one above it."""
    kept(tmp_path / "a.sandtable")
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    name = str(victim).encode()
    magic = bytes.fromhex("d9d505f920a163d7")
    header = magic + bytes(4) + b"abcd" + (7).to_bytes(4, "big") + (512).to_bytes(4, "big") + (4096).to_bytes(4, "big")
    tail = bytes(4) + name + len(name).to_bytes(4, "big") + sum(name).to_bytes(4, "big") + magic
    (tmp_path / "a.sandtable-journal").write_bytes(header.ljust(512, b"\0") + tail)
    assert "journal of another program" in refusal(tmp_path / "a.sandtable")
    with pytest.raises(SaveError):
        GameFile.open(tmp_path / "a.sandtable")
    assert victim.read_bytes() == b"precious"


@pytest.mark.parametrize("suffix", ["-journal", "-wal"])
def test_junk_beside_a_document_changes_nothing(tmp_path: Path, suffix: str) -> None:
    match = kept(tmp_path / "a.sandtable")
    for junk in (b"", b"\0" * 600, random.Random(1).randbytes(5000), bytes.fromhex("d9d505f920a163d7") + bytes(600)):
        (tmp_path / f"a.sandtable{suffix}").write_bytes(junk)
        assert refusal(tmp_path / "a.sandtable") == ""
        same_game(GameFile.read(tmp_path / "a.sandtable").match, match)


# -- many of them ----------------------------------------------------------------------------------
def later(path: Path, seed: int) -> bool:
    """Whether a document is lawful: it plays on, is taken back, and is refused in one line otherwise."""
    if refusal(path):
        return False
    match = GameFile.read(path).match
    assert match.faults() == []
    play_randomly(match, seed, FURTHER)
    match.undo(FURTHER * 2)
    return True


def damaged(path: Path, data: bytes, match: Match, choose: random.Random) -> None:
    """Bytes that are wrong."""
    changed = data
    for _ in range(choose.choice([1, 1, 1, 3, 20])):
        changed = choose.choice(DAMAGES)(changed, choose) if len(changed) > 100 else changed
    if choose.random() < 0.3 and len(changed) > 9000:  # pages that change places
        pages = [changed[at : at + 4096] for at in range(0, len(changed), 4096)]
        rest = pages[1:]
        choose.shuffle(rest)
        changed = b"".join([pages[0], *rest])
    path.write_bytes(changed)


def forged(path: Path, data: bytes, match: Match, choose: random.Random) -> None:
    """A part of the head, the log or the position that is wrong, with everything else made to fit."""
    path.write_bytes(data)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        table = choose.choice(["head", "log", "position", "position", "position"])
        if table == "log":
            column = choose.choice(["player", "action", "chance"])
            value = choose.choice([None, 7, "", "[7]", "red", "done", "card red-storm", b"x", "x" * 999])
            number = choose.randint(1, len(match.log))
            connection.execute(f"UPDATE OR IGNORE log SET {column} = ? WHERE number = ?", (value, number))
            return
        column = "data" if table == "head" else "state"
        (text,) = connection.execute(f"SELECT {column} FROM {table}").fetchone()
        value = msgspec.json.decode(text)
        places = [spot for spot in spots(value) if spot]
        for _ in range(choose.choice([1, 1, 2])):
            put_somewhere(value, places, choose)
        packed = msgspec.json.encode(value)
        if table == "head":
            connection.execute("UPDATE head SET data = ?", (packed.decode(),))
        else:
            connection.execute("UPDATE position SET state = ?, digest = ?", (packed, digest(match, value)))


def put_somewhere(value: Any, places: list[tuple[Any, ...]], choose: random.Random) -> None:
    """Junk, or what stands elsewhere in the same document."""
    spot, other = choose.choice(places), choose.choice(places)
    try:
        found = value
        for key in other:
            found = found[key]
        put(value, spot, choose.choice([*JUNK, *[copy.deepcopy(found)] * len(JUNK)]))
    except (KeyError, IndexError, TypeError):
        return  # the first change took the place of the second away


def digest(match: Match, position: Any) -> str:
    blank = Match(match.setup, match.definition, base=match.base, world=match.world)
    try:
        return plain.digest(plain.restore(blank.state, position))
    except Exception:
        return "0"


def attack(tmp_path: Path, match: Match, seed: int, number: int) -> tuple[int, int]:
    """How many of a number of hostile documents were refused, and how many were lawful."""
    choose = random.Random(seed)
    path = tmp_path / "a.sandtable"
    GameFile.create(path, match, HEADLINE).close()
    data = path.read_bytes()
    counts = [0, 0]
    for case in range(number):
        for item in tmp_path.iterdir():
            if item.is_file():
                item.unlink()
        choose.choice([damaged, forged, forged])(path, data, match, choose)
        try:
            counts[later(path, case)] += 1
        except Exception as error:
            raise AssertionError(f"seed {seed}, case {case}") from error
    return counts[0], counts[1]


@pytest.mark.parametrize("seed", range(4))
def test_hostile_documents_are_refused_or_lawful(tmp_path: Path, seed: int) -> None:
    refused, lawful = attack(tmp_path, random_game(seed, 25), seed, 75)
    assert refused > 25
    assert lawful > 0


@pytest.mark.parametrize("title", TITLES)
def test_hostile_documents_of_every_title_are_refused_or_lawful(tmp_path: Path, title: str) -> None:
    refused, _ = attack(tmp_path, load(OLD / f"{title}.sandtable").match, 1, 4)
    assert refused


@pytest.mark.soak
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("title", ["tiny", *TITLES])
def test_ten_thousand_hostile_documents_are_refused_or_lawful(tmp_path: Path, title: str) -> None:
    match = random_game(9, 25) if title == "tiny" else load(OLD / f"{title}.sandtable").match
    refused, lawful = attack(tmp_path, match, 7, 5000 if title == "tiny" else 1000)
    assert refused > lawful / 2
    assert record_of(match).digest == match.digest()
