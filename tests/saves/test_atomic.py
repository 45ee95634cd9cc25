"""Files written whole or not at all, and what killed programs leave behind."""

from __future__ import annotations

import os
import stat
import time
from pathlib import Path

import pytest

from desktop.data import atomic
from desktop.data.atomic import SUFFIX, clean_leftovers, is_running, write_atomically

DAY = 24 * 60 * 60


def test_a_folder_that_cannot_be_synchronised_is_no_fault_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synchronise = os.fsync

    def files_only(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(22, "Invalid argument")
        synchronise(descriptor)

    monkeypatch.setattr(os, "fsync", files_only)
    write_atomically(tmp_path / "a", b"whole")
    assert (tmp_path / "a").read_bytes() == b"whole"


def test_a_full_disk_leaves_the_old_file_and_is_told_with_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a").write_bytes(b"old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as told:
        write_atomically(tmp_path / "a", b"new")
    assert told.value.filename == str(tmp_path / "a")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a", b"old")]


def test_a_link_is_written_through(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to("real")
    write_atomically(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_leftovers_go_unless_their_program_may_still_be_writing(tmp_path: Path) -> None:
    living, own = os.getppid(), os.getpid()
    stale = tmp_path / f".stale.{living}{SUFFIX}"
    kept = (f".fresh.{living}{SUFFIX}", f".no-number{SUFFIX}", f".a.²{SUFFIX}", f".a.{10**30}{SUFFIX}")
    for name in (*kept, f".own.{own}{SUFFIX}", stale.name):
        (tmp_path / name).write_bytes(b"half")
    os.utime(stale, (time.time() - 2 * DAY,) * 2)
    assert clean_leftovers(tmp_path) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(kept)


def test_a_leftover_that_vanishes_meanwhile_counts_as_new(tmp_path: Path) -> None:
    assert atomic._age(tmp_path / "gone") == 0.0


def test_a_process_is_running_unless_the_system_knows_that_it_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_running(os.getpid())
    assert not is_running(2**22 + 1)
    assert is_running(10**30)

    def not_yours(process: int, signal: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "kill", not_yours)
    assert is_running(1)
    monkeypatch.setattr(os, "name", "nt")
    assert is_running(2**22 + 1), "there a signal would end the process, so nobody asks"
