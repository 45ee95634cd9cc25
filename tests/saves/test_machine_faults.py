"""Full disks, failing writes, folders that are read-only or vanish: told in one line, and nothing kept is lost."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from desktop.data import game_file
from desktop.data.game_file import GameFile, SaveError
from desktop.data.library import Library
from desktop.engine.match import Match
from tests.play import play_randomly, random_game
from tests.saves.documents import HEADLINE, same_game

ROOT = Path(__file__).resolve().parents[2]
CHILD = """
import os, resource, sys
from pathlib import Path
import tests.tiny.game
from desktop.data.game_file import GameFile, SaveError
from desktop.data.library import Library
from tests.play import play_randomly, random_game
from tests.saves.documents import HEADLINE, same_game
def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
def attempt(work):
    try:
        work()
        print("done")
    except SaveError as error:
        print(error)
"""


def told_by_child(code: str, folder: Path) -> list[str]:
    """The lines that a program of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", CHILD + code, str(folder)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


# -- full disks ------------------------------------------------------------------------------------
FULL = """
path = Path(sys.argv[1]) / "a.sandtable"
match = random_game(2, 3)
file = GameFile.create(path, match, HEADLINE)
play_randomly(match, 2, 1, each=lambda played: file.keep(played, HEADLINE))
before = GameFile.read(path).match
play_randomly(match, 2, 3)
for size in (0, 100, 600, 5000, 9000):
    limit(size)
    attempt(lambda: file.keep(match, HEADLINE))
    limit(resource.RLIM_INFINITY)
    same_game(GameFile.read(path).match, before)
file.keep(match, HEADLINE)
same_game(GameFile.read(path).match, match)
print(sorted(os.listdir(sys.argv[1])))
"""


def test_a_full_disk_is_told_and_the_next_time_all_is_kept(tmp_path: Path) -> None:
    *told, left = told_by_child(FULL, tmp_path)
    assert len(told) == 5
    assert all("cannot be kept: " in line for line in told)
    assert left == "['.locks', 'a.sandtable']"


BEGIN_FULL = """
library = Library(Path(sys.argv[1]) / "games")
limit(3000)
attempt(lambda: library.begin(random_game(2, 3), HEADLINE))
print(library.games(), [name for _, _, names in os.walk(sys.argv[1]) for name in names])
limit(resource.RLIM_INFINITY)
file = library.begin(random_game(2, 3), HEADLINE)
print(len(library.games()))
"""


def test_a_game_begun_on_a_full_disk_leaves_nothing_half_made(tmp_path: Path) -> None:
    told, left, later = told_by_child(BEGIN_FULL, tmp_path)
    assert "cannot be kept: " in told
    assert left == "[] []"
    assert later == "1"


def test_a_disk_without_a_page_more_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_game(2, 3)
    file = GameFile.create(tmp_path / "a.sandtable", match, HEADLINE)
    whole = game_file.connect_to_write

    def full(path: Path) -> sqlite3.Connection:
        connection = whole(path)
        connection.execute("PRAGMA max_page_count=1")
        return connection

    monkeypatch.setattr(game_file, "connect_to_write", full)
    with pytest.raises(SaveError, match="cannot be kept: database or disk is full"):
        file.keep_picture(bytes(100_000))
    monkeypatch.undo()
    play_randomly(match, 1, 2, each=lambda played: file.keep(played, HEADLINE))
    same_game(GameFile.read(file.path).match, match)


OPEN_FULL = """
library = Library(Path(sys.argv[1]) / "games")
file = library.begin(random_game(2, 3), HEADLINE)
file.close()
limit(0)
again, opened = library.open(file.path)
play_randomly(opened.match, 2, 3)
attempt(lambda: again.keep(opened.match, HEADLINE))
again.close()
limit(resource.RLIM_INFINITY)
same_game(GameFile.read(file.path).match, random_game(2, 3))
print(len(library.games()))
"""


def test_opening_a_game_on_a_full_disk_costs_nothing(tmp_path: Path) -> None:
    told, left = told_by_child(OPEN_FULL, tmp_path)
    assert "cannot be kept: " in told
    assert left == "1"


# -- writes that fail ------------------------------------------------------------------------------
class Failing:
    """A connection whose statements fail when they should: before they are carried out, or after."""

    def __init__(self, inner: sqlite3.Connection, start: str, done: bool) -> None:
        self.inner = inner
        self.start = start
        self.done = done

    def execute(self, sql: str, *args: Any) -> Any:
        if not sql.startswith(self.start):
            return self.inner.execute(sql, *args)
        if self.done:
            self.inner.execute(sql, *args)
        raise sqlite3.OperationalError("disk I/O error")

    def executemany(self, sql: str, rows: Any) -> Any:
        return self.execute(sql) if sql.startswith(self.start) else self.inner.executemany(sql, rows)

    def close(self) -> None:
        self.inner.close()


@pytest.mark.parametrize(
    ("start", "done"),
    [
        *((start, False) for start in ("BEGIN", "DELETE", "INSERT INTO log", "INSERT OR REPLACE INTO head", "COMMIT")),
        *((start, True) for start in ("BEGIN", "DELETE", "INSERT OR REPLACE INTO head", "COMMIT")),
    ],
)
def test_a_write_that_fails_loses_and_doubles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: str, done: bool
) -> None:
    """Also one that was reported as failed and had been carried out: a failing fsync may do either."""
    path, match = tmp_path / "a.sandtable", random_game(2, 6)
    file = GameFile.create(path, match, HEADLINE)
    whole = game_file.connect_to_write
    for step in range(4):
        monkeypatch.setattr(game_file, "connect_to_write", lambda path: Failing(whole(path), start, done))
        file._disconnect()
        before = list(match.log)
        match.undo(1 + step % 2)
        play_randomly(match, step, 2)
        with pytest.raises(SaveError, match="cannot be kept: disk I/O error"):
            file.keep(match, HEADLINE)
        assert GameFile.read(path).match.log in (before, match.log)
        play_randomly(match, 9, 1)
        monkeypatch.undo()
        file.keep(match, HEADLINE)
        assert file.path == path
        same_game(GameFile.read(path).match, match)
    file.close()


def test_a_transaction_cut_short_is_rolled_back_in_a_copy_when_it_is_only_read(tmp_path: Path) -> None:
    path = tmp_path / "a.sandtable"
    match = random_game(2, 9)
    GameFile.create(path, match, HEADLINE).close()
    die_in_transaction(path)
    assert path.with_name("a.sandtable-journal").stat().st_size > 0
    before = {item.name: item.read_bytes() for item in tmp_path.iterdir() if item.is_file()}
    same_game(GameFile.read(path).match, match)
    assert Library(tmp_path).games()[0].fault == ""
    assert {item.name: item.read_bytes() for item in tmp_path.iterdir() if item.is_file()} == before
    file, opened = GameFile.open(path)
    same_game(opened.match, match)
    assert not path.with_name("a.sandtable-journal").exists()
    play_randomly(opened.match, 1, 1, each=lambda played: file.keep(played, HEADLINE))


def test_what_a_crash_left_beside_a_game_goes_into_the_bin_with_it(tmp_path: Path) -> None:
    library = Library(tmp_path)
    match = random_game(2, 9)
    GameFile.create(tmp_path / "a.sandtable", match, HEADLINE).close()
    die_in_transaction(tmp_path / "a.sandtable")
    back = library.put_back(library.throw_away(tmp_path / "a.sandtable"))
    same_game(GameFile.read(back).match, match)
    library.throw_away(back)
    assert library.empty_bin() == 1
    assert [item for item in library.bin.iterdir() if item.name != ".locks"] == []


def die_in_transaction(path: Path) -> None:
    """As a program that is killed when half of a transaction has reached the file."""
    child = os.fork()
    if child == 0:
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("PRAGMA cache_size=1")
        connection.execute("BEGIN")
        connection.execute("UPDATE head SET data = zeroblob(90000)")
        connection.execute("UPDATE position SET state = zeroblob(90000)")
        connection.execute("DELETE FROM log")
        os._exit(0)
    os.waitpid(child, 0)


# -- folders ---------------------------------------------------------------------------------------
READ_ONLY = """
folder = Path(sys.argv[1])
library = Library(folder)
path = library.games()[0].path
import hashlib, secrets, tempfile  # while they can be read
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
attempt(lambda: library.begin(random_game(2, 3), HEADLINE))
file, opened = library.open(path)
print(file, opened.notice)
same_game(opened.match, random_game(2, 9))
for work in (lambda: library.rename(path, "x"), lambda: library.duplicate(path), lambda: library.throw_away(path)):
    attempt(work)
print(len(library.games()), library.games()[0].fault)
"""


@pytest.fixture
def public() -> Iterator[Path]:
    """A folder that every user of the machine may look into."""
    with tempfile.TemporaryDirectory(prefix="sandtable-test-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_a_folder_that_is_read_only_can_be_looked_at(public: Path) -> None:
    folder = public / "games"
    file = Library(folder).begin(random_game(2, 9), HEADLINE)
    file.close()
    file.path.chmod(0o444)
    (folder / ".locks").rmdir()
    folder.chmod(0o555)
    before = {item.name: item.read_bytes() for item in folder.iterdir()}
    begun, opened, *refused, left = told_by_child(READ_ONLY, folder)
    folder.chmod(0o755)
    assert begun.endswith("cannot be kept: Permission denied")
    assert opened == "None The game cannot be kept: Permission denied: it can be looked at, not played on."
    assert len(refused) == 3
    assert all(" cannot be kept: " in line for line in refused)
    assert left == "1 "
    assert {item.name: item.read_bytes() for item in folder.iterdir()} == before


def test_a_game_whose_folder_comes_and_goes_is_kept_in_the_end(tmp_path: Path) -> None:
    """As a stick that is pulled out and put in again."""
    folder = tmp_path / "stick"
    match = random_game(2, 3)
    file = GameFile.create(folder / "a.sandtable", match, HEADLINE)
    play_randomly(match, 1, 1, each=lambda played: file.keep(played, HEADLINE))
    folder.rename(tmp_path / "away")
    (tmp_path / "stick").write_bytes(b"")  # nothing can be made here
    play_randomly(match, 2, 1)
    with pytest.raises(SaveError, match="cannot be kept: "):
        file.keep(match, HEADLINE)
    (tmp_path / "stick").unlink()
    (tmp_path / "away").rename(folder)
    play_randomly(match, 3, 1, each=lambda played: file.keep(played, HEADLINE))
    same_game(GameFile.read(file.path).match, match)


def test_a_reader_does_not_hinder_the_game(tmp_path: Path) -> None:
    match = Match.new("tiny", "skirmish", seed=2)
    file = GameFile.create(tmp_path / "a.sandtable", match, HEADLINE)
    with closing(sqlite3.connect(file.path)) as reader:
        reader.execute("SELECT * FROM log").fetchall()
        play_randomly(match, 2, 5, each=lambda played: file.keep(played, HEADLINE))
    same_game(GameFile.read(file.path).match, match)
