"""The journal follows a game and gives it back."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.data import journal as module
from desktop.data.journal import Journal
from desktop.data.saves import SaveError
from desktop.engine.match import Match
from tests.play import play_randomly, random_game


def abandoned(folder: Path, match: Match) -> Path:
    """The journal of a program that has died: unlocked, but not removed."""
    journal = Journal(folder)
    journal.start(match, {"title": "Friday"})
    path = journal.path
    journal.close()
    assert path is not None
    return path


def test_every_action_undo_and_redo_is_followed(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    match = Match.new("tiny", "skirmish", seed=2)
    journal.start(match)
    assert journal.path is not None

    def same(played: Match) -> None:
        journal.record(played)
        assert journal.path is not None
        assert journal.resume(journal.path).log == played.log

    play_randomly(match, 2, 8, each=same)
    for change in (lambda: match.undo(3), lambda: match.redo(1), lambda: match.go_to(1), lambda: match.redo(9)):
        change()
        same(match)
    match.undo(5)
    play_randomly(match, 9, 3)  # undo and play before anything is recorded
    same(match)
    match.edit("move red-foot centre")
    same(match)


def test_a_dead_program_leaves_its_game(tmp_path: Path) -> None:
    match = random_game(2, 9)
    path = abandoned(tmp_path, match)
    (found,) = Journal(tmp_path).recover()
    assert (found.path, found.game, found.scenario, found.title) == (path, "tiny", "skirmish", "Friday")
    assert found.entries == 10
    assert Journal(tmp_path).resume(found.path).digest() == match.digest()
    Journal.forget(found.path)
    assert Journal(tmp_path).recover() == []


def test_a_living_program_keeps_its_game(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    journal.start(random_game(2, 9))
    assert journal.recover() == []
    assert Journal(tmp_path).recover() == []
    assert journal.path is not None
    assert journal.path.exists()


def test_a_finished_or_replaced_journal_is_removed(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    journal.start(random_game(2, 9))
    journal.start(random_game(3, 9))
    assert len(list(tmp_path.iterdir())) == 1
    journal.finish()
    assert list(tmp_path.iterdir()) == []
    journal.record(random_game(3, 9))  # nothing is followed


def test_a_game_without_actions_is_not_worth_resuming(tmp_path: Path) -> None:
    abandoned(tmp_path, Match.new("tiny", "skirmish", seed=1))
    assert Journal(tmp_path).recover() == []
    assert list(tmp_path.iterdir()) == []


def test_every_cut_gives_the_whole_actions_before_it(tmp_path: Path) -> None:
    match = random_game(2, 9)
    path = abandoned(tmp_path, match)
    data = path.read_bytes()
    head = data.index(b"\n") + 1
    for cut in range(head, len(data)):
        path.write_bytes(data[:cut])
        whole = data[head:cut].count(b"\n")
        read = module._read(path)
        assert len(read.entries) == whole
        assert read.entries == match.log[:whole]


def test_every_flipped_bit_is_noticed(tmp_path: Path) -> None:
    match = random_game(2, 4)
    path = abandoned(tmp_path, match)
    data = bytearray(path.read_bytes())
    head = data.index(b"\n") + 1
    for at in range(head, len(data)):
        for bit in range(8):
            data[at] ^= 1 << bit
            path.write_bytes(data)
            assert module._read(path).entries == match.log[: bytes(data[head:at]).count(b"\n")], (at, bit)
            data[at] ^= 1 << bit


def test_an_unreadable_journal_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "tiny-1-1.journal").write_bytes(b"00000000 {}\n")
    assert Journal(tmp_path).recover() == []
    assert [path.name for path in tmp_path.iterdir()] == ["tiny-1-1.damaged"]
    with pytest.raises(SaveError, match="is not a journal"):
        Journal(tmp_path).resume(tmp_path / "tiny-1-1.damaged")


def test_what_no_longer_fits_the_rules_is_left_off(tmp_path: Path) -> None:
    match = random_game(2, 9)
    journal = Journal(tmp_path)
    journal.start(match)
    journal._append(module._line(module._Record(e=["red", "card nonsense"])))
    assert journal.path is not None
    assert journal.resume(journal.path).log == match.log


def test_a_long_journal_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ROTATE_BYTES", 2_000)
    journal = Journal(tmp_path)
    match = random_game(2, 9)
    journal.start(match)
    for _ in range(100):
        match.undo()
        journal.record(match)
        match.redo()
        journal.record(match)
    (path,) = tmp_path.iterdir()
    assert path == journal.path
    assert path.stat().st_size < 2_100
    assert journal.resume(path).log == match.log
    assert Journal(tmp_path).recover() == []


def test_only_the_latest_journals_are_kept(tmp_path: Path) -> None:
    for number in range(module.KEPT_JOURNALS + 3):
        path = abandoned(tmp_path, random_game(number, 9))
        os.utime(path, (number, number))
    found = Journal(tmp_path).recover()
    assert [item.when for item in found] == [10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0]
    assert len(list(tmp_path.iterdir())) == module.KEPT_JOURNALS


def test_a_folder_that_cannot_be_written_is_told() -> None:
    with pytest.raises(SaveError, match="no journal can be kept"):
        Journal("/proc/nowhere").start(random_game(2, 3))


FULL_DISK = """
import resource, sys
import tests.tiny.game
from desktop.data.journal import Journal
from desktop.data.saves import SaveError
from tests.play import random_game, play_randomly
match = random_game(2, 3)
journal = Journal(sys.argv[1])
journal.start(match)
size = journal.path.stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 30, resource.RLIM_INFINITY))
play_randomly(match, 2, 3)
try:
    journal.record(match)
    print("written")
except SaveError as error:
    print(error)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
journal.record(match)
print(journal.resume(journal.path).log == match.log)
"""


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(tmp_path)], capture_output=True, text=True, check=True, timeout=60
    )
    told, later = done.stdout.splitlines()
    assert "the journal cannot be written: No space left on device" in told
    assert later == "True"
