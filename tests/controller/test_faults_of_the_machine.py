"""A disk that fails, folders that go, clocks put back, two programs at once: play goes on, and nothing is said to be
kept that is not."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.controller import keeping
from desktop.controller.game_controller import GameController
from desktop.controller.keeping import FAILING, KEPT, READ_ONLY, Keeping
from desktop.controller.options import ControllerOptions
from desktop.controller.stages import HandingOver
from desktop.data import game_file, game_writing
from desktop.data.game_file import GameFile
from desktop.data.library import Library
from desktop.data.saves import SaveError
from desktop.engine.match import Match
from tests.controller.test_game_controller import Listener

ROOT = Path(__file__).resolve().parents[2]
HOUR = 3600.0


@pytest.fixture
def controller(tmp_path: Path, qapp: object) -> Iterator[GameController]:
    options = ControllerOptions("never", {"unmoved"}, Library(tmp_path / "games"), tmp_path / "reports")
    controller = GameController(options)
    yield controller
    controller.close()


@pytest.fixture
def heard(controller: GameController) -> Iterator[Listener]:
    heard = Listener(controller)
    yield heard
    assert "failed" not in heard.names(), "a machine that fails is no fault of the program"


@pytest.fixture
def playing(controller: GameController, heard: Listener) -> GameController:
    """A game of two actions that is kept."""
    controller.begin(Match.new("tiny", "meeting", seed=1))
    play(controller, 2)
    assert state(heard) == KEPT
    return controller


def play(controller: GameController, actions: int = 1) -> None:
    for _ in range(actions):
        assert controller.match.decision is not None
        position = controller.match.position
        controller.play(str(controller.match.decision.actions[0]))
        assert controller.match.position == position + 1, "play goes on"


def state(heard: Listener) -> str:
    return heard.last("kept_changed").state  # type: ignore[attr-defined]


def is_on_disk(controller: GameController) -> bool:
    path, match = controller.table.keeping.path, controller.match
    if path is None or not path.exists():
        return False
    found = GameFile.read(path).match
    return (found.log, found.digest(), found.pending) == (match.log, match.digest(), match.pending)


# -- ways to fail ----------------------------------------------------------------------------------
def no_room(patch: pytest.MonkeyPatch) -> None:
    """SQLite itself finds the disk full, in the middle of a transaction that needs more of it."""
    connect, write = sqlite3.connect, game_writing.write_position

    def full(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        connection = connect(*args, **kwargs)
        connection.execute("PRAGMA max_page_count = 1")
        return connection

    def write_much(connection: sqlite3.Connection, record: Any) -> None:
        write(connection, record)
        connection.execute("INSERT OR REPLACE INTO picture VALUES (1, zeroblob(1000000))")

    patch.setattr(sqlite3, "connect", full)
    patch.setattr(GameFile, "_connect", _reconnecting(GameFile._connect))
    patch.setattr(game_file, "write_position", write_much)
    patch.setattr(game_writing, "write_position", write_much)


def no_rights(patch: pytest.MonkeyPatch) -> None:
    """Nothing can be opened for writing any more."""

    def refused(path: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    patch.setattr(game_file, "connect_to_write", refused)
    patch.setattr(GameFile, "_connect", lambda file: refused(file.path))
    patch.setattr(game_writing, "build", lambda *args, **kwargs: refused(Path()))


def no_fsync(patch: pytest.MonkeyPatch) -> None:
    """The disk does not confirm what is written to it."""

    class Unconfirmed(sqlite3.Connection):
        def execute(self, text: str, *args: Any) -> sqlite3.Cursor:
            if text == "COMMIT":
                raise sqlite3.OperationalError("disk I/O error")
            return super().execute(text, *args)

    connect = sqlite3.connect
    patch.setattr(sqlite3, "connect", lambda *args, **kwargs: connect(*args, **{**kwargs, "factory": Unconfirmed}))
    patch.setattr(GameFile, "_connect", _reconnecting(GameFile._connect))

    def unsure(*args: object, **kwargs: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    patch.setattr(os, "fsync", unsure)
    patch.setattr(game_writing, "build", unsure)


def _reconnecting(connect: Callable[[GameFile], sqlite3.Connection]) -> Callable[[GameFile], sqlite3.Connection]:
    def anew(file: GameFile) -> sqlite3.Connection:
        file._disconnect()
        return connect(file)

    return anew


WAYS = {"no room": no_room, "no rights": no_rights, "no fsync": no_fsync}


@pytest.fixture(params=WAYS)
def breaking(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Breaks the disk; `monkeypatch.undo` mends it."""
    return lambda: WAYS[request.param](monkeypatch)


# -- disks -----------------------------------------------------------------------------------------
def test_a_disk_that_fails_is_told_until_it_works(
    playing: GameController, heard: Listener, breaking: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = playing.table.keeping.path
    assert path is not None
    before = GameFile.read(path).match.log
    breaking()
    heard.clear()
    play(playing)
    view = heard.last("kept_changed")
    assert (view.state, bool(view.reason), "\n" in view.reason) == (FAILING, True, False)
    play(playing, 2)
    playing.undo()
    assert heard.last("kept_changed").when == view.when, "since the first action that was not kept"
    assert KEPT not in [args[0].state for name, args in heard.heard if name == "kept_changed"]
    monkeypatch.undo()
    assert GameFile.read(path).match.log == before, "the file holds what was kept last"
    assert not is_on_disk(playing)
    play(playing)
    assert state(heard) == KEPT
    assert is_on_disk(playing)


def test_a_game_begun_on_a_broken_disk_is_kept_as_soon_as_it_works(
    controller: GameController, heard: Listener, breaking: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    breaking()
    controller.begin(Match.new("tiny", "meeting", seed=1))
    play(controller, 3)
    assert state(heard) == FAILING
    assert controller.table.keeping.path is None
    monkeypatch.undo()
    play(controller)
    assert state(heard) == KEPT
    assert is_on_disk(controller)


def test_what_could_not_be_kept_is_tried_once_more_when_the_table_is_left(
    playing: GameController, breaking: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    breaking()
    play(playing, 2)
    table, entries = playing.table, list(playing.match.log)
    monkeypatch.undo()
    playing.close()
    assert table.keeping.path is not None
    assert GameFile.read(table.keeping.path).match.log == entries


def test_a_game_that_is_not_kept_can_be_kept_elsewhere_and_goes_on_there(
    playing: GameController, heard: Listener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, target = playing.table.keeping.path, tmp_path / "stick" / "game.sandtable"
    with monkeypatch.context() as patch:
        no_rights(patch)
        play(playing, 2)
        with pytest.raises(SaveError):
            playing.keep_elsewhere(target)
        assert state(heard) == FAILING
        assert playing.table.keeping.path == old, "nothing has changed"
    playing.keep_elsewhere(target)
    assert state(heard) == KEPT
    assert playing.table.keeping.path == target
    assert is_on_disk(playing)
    play(playing, 2)
    assert is_on_disk(playing)
    assert old is not None
    GameFile.open(old)[0].close()  # the old file is free again


@pytest.mark.parametrize("name", ["x" * 300 + ".sandtable", "a\0b.sandtable"])
def test_a_place_that_cannot_be_written_is_told_in_one_line(playing: GameController, tmp_path: Path, name: str) -> None:
    with pytest.raises(SaveError) as told:
        playing.keep_elsewhere(tmp_path / name)
    assert "\n" not in str(told.value)
    play(playing)
    assert is_on_disk(playing)


# -- folders ---------------------------------------------------------------------------------------
def test_a_folder_that_vanishes_is_made_anew(playing: GameController, heard: Listener, tmp_path: Path) -> None:
    shutil.rmtree(tmp_path / "games")
    play(playing)
    assert state(heard) == KEPT
    assert is_on_disk(playing)
    assert [kept.entries for kept in Library(tmp_path / "games").games()] == [playing.match.position]


def test_a_folder_that_is_no_folder_any_more_is_told(playing: GameController, heard: Listener, tmp_path: Path) -> None:
    games = tmp_path / "games"
    shutil.rmtree(games)
    games.write_text("something else")
    play(playing, 2)
    assert state(heard) == FAILING
    games.unlink()
    play(playing)
    assert state(heard) == KEPT
    assert is_on_disk(playing)


def test_a_file_replaced_by_another_program_is_left_alone_and_told(playing: GameController, heard: Listener) -> None:
    old = playing.table.keeping.path
    assert old is not None
    old.unlink()
    GameFile.create(old.with_name("other.sandtable"), Match.new("tiny", "skirmish", seed=2), playing.table.headline())
    shutil.copy(old.with_name("other.sandtable"), old)
    strange = old.read_bytes()
    heard.clear()
    play(playing)
    assert state(heard) == KEPT
    assert playing.table.keeping.path != old
    assert is_on_disk(playing)
    assert old.read_bytes() == strange
    assert old.name in str(heard.last("notice"))
    heard.clear()
    play(playing)
    assert "notice" not in heard.names(), "it is told once"


# -- clocks ----------------------------------------------------------------------------------------
def test_a_clock_put_back_changes_neither_what_is_kept_nor_the_order(
    playing: GameController, heard: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    library, first = playing.options.library, playing.table.keeping.path
    assert library is not None
    now = keeping.time.time()
    monkeypatch.setattr("time.time", lambda: now - HOUR)
    playing.begin(Match.new("tiny", "meeting", seed=2))
    play(playing, 2)
    assert state(heard) == KEPT
    assert is_on_disk(playing)
    assert [kept.path for kept in library.games()] == [playing.table.keeping.path, first], "the latest first"


# -- two programs ----------------------------------------------------------------------------------
OTHER = """
import sys
import tests.tiny.game
from desktop.data.game_file import GameFile
file, _ = GameFile.open(sys.argv[1])
print("open", flush=True)
sys.stdin.readline()
file.close()
"""


def test_a_game_that_another_program_plays_is_looked_at_only(playing: GameController, heard: Listener) -> None:
    library, path = playing.options.library, playing.table.keeping.path
    assert library is not None
    assert path is not None
    playing.close()
    command = [sys.executable, "-c", OTHER, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        before = path.read_bytes()
        file, opened = library.open(path)
        assert file is None
        playing.begin_kept(opened.match, Keeping.looking_only(opened.notice), opened.headline)
        assert state(heard) == READ_ONLY
        _try_everything(playing)
        assert heard.last("refused").text == opened.notice  # type: ignore[attr-defined]
        assert path.read_bytes() == before
        other.communicate("\n", timeout=60)
    file, opened = library.open(path)
    playing.begin_kept(opened.match, Keeping(library, file), opened.headline)
    play(playing)
    assert state(heard) == KEPT
    assert is_on_disk(playing)


def _try_everything(controller: GameController) -> None:
    entries = list(controller.match.log)
    controller.play(str(controller.match.decision.actions[0]))  # type: ignore[union-attr]
    controller.undo()
    controller.go_back(1)
    controller.concede()
    controller.set_edit_mode(True)
    controller.set_handover("always")
    controller.pieces_dragged(["red-foot"])
    controller.go_to(1)
    controller.back_to_present()
    assert controller.match.log == entries
    assert not isinstance(controller.table.stage, HandingOver)
