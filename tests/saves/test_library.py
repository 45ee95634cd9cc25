"""The library lists every game there is, looks after them, and deletes nothing that was not thrown away."""

from __future__ import annotations

import os
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from desktop.data import library as module
from desktop.data import order
from desktop.data.game_file import GameFile, GameInUse, SaveError
from desktop.data.headline import Headline
from desktop.data.library import Kept, Library
from desktop.data.saves import load, read_header, verify
from desktop.engine.match import Match
from tests.play import play_randomly, random_game
from tests.saves.documents import (
    HEADLINE,
    another_program,
    change_tables,
    die,
    kept,
    match_with_dice_by_hand,
    rules,
    same_game,
    with_few_cards,
)

PICTURE = b"\x89PNG\r\n\x1a\n" + b"x" * 100


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data" / "games")


def put(library: Library, seed: int, most: int = 9, **words: Any) -> Path:
    file = library.begin(random_game(seed, most), replace(HEADLINE, **words))
    file.close()
    return file.path


def names(rows: list[Kept]) -> list[str]:
    return [row.headline.name for row in rows]


# -- lists -----------------------------------------------------------------------------------------
def test_a_library_that_is_not_there_is_empty_and_stays_so(library: Library) -> None:
    assert library.games() == library.binned() == []
    assert library.empty_bin() == 0
    assert library.bring_in_old([Path("/nowhere")]) == []
    assert not library.folder.parent.exists()


@pytest.mark.parametrize("folder", ["/proc/nowhere", "/dev/null/games", "a\0b", "x" * 5000])
def test_a_folder_that_cannot_be_is_told_when_a_game_begins(folder: str) -> None:
    library = Library(Path(folder))
    assert library.games() == library.binned() == []
    with pytest.raises(SaveError, match="cannot be kept"):
        library.begin(random_game(2, 3), HEADLINE)


def test_a_game_is_listed_from_its_first_action(library: Library) -> None:
    match = Match.new("tiny", "skirmish", seed=2)
    file = library.begin(match, replace(HEADLINE, turn="Turn 1", decider="Red"))
    (row,) = library.games()
    assert (row.path, row.game, row.scenario_id, row.entries) == (file.path, "tiny", "skirmish", 1)
    assert row.headline == replace(HEADLINE, turn="Turn 1", decider="Red")
    assert (row.finished, row.edited, row.fault, row.in_use) == (False, False, "", False)
    assert abs(row.changed - time.time()) < 60
    play_randomly(match, 2, each=lambda played: file.keep(played, HEADLINE))
    assert library.games()[0].finished
    assert library.games()[0].entries == len(match.log)


def test_all_games_are_listed_the_latest_first(library: Library) -> None:
    for number in range(12):
        put(library, number, name=str(number))
    assert names(library.games()) == [str(number) for number in reversed(range(12))]
    file, opened = library.open(library.games()[-1].path)
    assert file is not None
    play_randomly(opened.match, 1, 1)
    file.keep(opened.match, opened.headline)
    assert names(library.games())[:3] == ["0", "11", "10"]


def test_a_clock_that_is_put_back_does_not_upset_the_order(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    put(library, 1, name="first")
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    put(library, 2, name="second")
    monkeypatch.setattr(time, "time", lambda: -5.0)
    monkeypatch.setattr(order, "_LATEST", 0)  # the program is started again
    library.games()
    put(library, 3, name="third")
    assert names(library.games()) == ["third", "second", "first"]
    assert library.games()[0].changed == 0


def test_whatever_lies_in_the_folder_the_list_is_made(library: Library) -> None:
    good = put(library, 1)
    os.mkfifo(library.folder / "pipe.sandtable")
    (library.folder / "folder.sandtable").mkdir()
    (library.folder / "loop.sandtable").symlink_to("loop.sandtable")
    (library.folder / "elsewhere.sandtable").symlink_to(good)
    (library.folder / "empty.sandtable").write_bytes(b"")
    (library.folder / "junk.sandtable").write_bytes(b"\xff" * 5000)
    (library.folder / "cut.sandtable").write_bytes(good.read_bytes()[:6000])
    (library.folder / "big.sandtable").write_bytes(b"")
    os.truncate(library.folder / "big.sandtable", 1 << 40)
    (library.folder / "old.sandtable").write_bytes(b'{"header": {}}')
    (library.folder / "notes.txt").write_bytes(b"mine")
    with socket.socket(socket.AF_UNIX) as plug:
        plug.bind(str(library.folder / "s.sandtable"))
        before = sorted(item.name for item in library.folder.iterdir())
        rows = library.games()
    assert rows[0].path == good
    assert rows[0].fault == ""
    told = {row.path.name: row.fault for row in rows[1:]}
    assert sorted(told) == sorted(name for name in before if name.endswith(".sandtable") and name != good.name)
    assert all(told.values())
    assert told["pipe.sandtable"] == told["folder.sandtable"] == told["elsewhere.sandtable"] == "is not a file"
    assert told["junk.sandtable"] == "is not a game of Sandtable"
    assert told["old.sandtable"] == "is an exchange file: it must be brought in first"
    assert "too large" in told["big.sandtable"]
    assert sorted(item.name for item in library.folder.iterdir()) == before


def test_a_game_of_a_newer_version_is_listed_and_left_alone(library: Library) -> None:
    path = put(library, 1)
    change_tables(path, "PRAGMA user_version=3", "CREATE TABLE more (x)")
    before = path.read_bytes()
    (row,) = library.games()
    assert row.fault == "was kept by a newer Sandtable, format 3; this one reads 2"
    for attempt in (library.open, library.duplicate, library.bring_in, lambda path: library.rename(path, "x")):
        with pytest.raises(SaveError, match="was kept by a newer Sandtable, format 3; this one reads 2"):
            attempt(path)
    assert path.read_bytes() == before


def test_a_damaged_game_is_listed_and_left_alone(library: Library) -> None:
    path = put(library, 1, 200)
    data = bytearray(path.read_bytes())
    data[4096 : 4096 + 2000] = bytes(2000)
    path.write_bytes(data)
    with pytest.raises(SaveError):
        library.open(path)
    assert library.games()[0].path == path
    assert path.read_bytes() == bytes(data)
    thrown = library.throw_away(path)  # this the player may do
    assert library.put_back(thrown).read_bytes() == bytes(data)


def test_a_game_in_use_elsewhere_is_marked_and_opens_to_be_looked_at(library: Library) -> None:
    path = put(library, 1)
    before = path.read_bytes()
    held: list[Any] = []
    with another_program(lambda: held.append(GameFile.open(path))):
        assert library.games()[0].in_use
        file, opened = library.open(path)
        assert file is None
        assert opened.notice == "The game is open in another program: it can be looked at, not played on."
        for attempt in (library.duplicate, library.throw_away, lambda path: library.rename(path, "x")):
            with pytest.raises(GameInUse, match="is open in another program"):
                attempt(path)
    assert not library.games()[0].in_use
    assert list((library.folder / ".locks").iterdir()) == []  # what the dead program left is swept away
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_written_opens_to_be_looked_at(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(library, 1)

    def refused(*args: Any) -> Any:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("desktop.data.game_lock._taken", refused)
    file, opened = library.open(path)
    assert file is None
    assert opened.notice == "The game cannot be kept: Permission denied: it can be looked at, not played on."
    same_game(opened.match, random_game(1, 9))


# -- looking after them ----------------------------------------------------------------------------
def test_a_new_name_changes_nothing_else(library: Library) -> None:
    path = put(library, 1, name="old")
    put(library, 2)
    when = library.games()[1].changed
    library.rename(path, "new\0\n name")
    row = library.games()[1]
    assert (row.path, row.headline, row.changed) == (path, replace(HEADLINE, name="new name"), when)
    same_game(GameFile.read(path).match, random_game(1, 9))
    file, _ = library.open(path)
    assert file is not None
    with pytest.raises(GameInUse, match="is already open"):
        library.rename(path, "x")


def test_a_duplicate_is_a_game_of_its_own_with_other_dice(library: Library) -> None:
    file = library.begin(random_game(7, 9), HEADLINE)
    file.keep_picture(PICTURE)
    copy = library.duplicate(file.path, "what if")
    assert names(library.games()) == ["what if", "Friday"]
    assert library.picture(copy) == PICTURE
    one, other = GameFile.read(file.path).match, GameFile.read(copy).match
    same_game(one, other)
    assert one.setup.seed != other.setup.seed
    assert one.state.chance.seed != other.state.chance.seed
    for match in (one, other):
        match.undo(5)  # what is taken back does not bring the old dice back
        match.state.chance.begin()
    drawn = [[match.state.chance.draw(6, "") for _ in range(40)] for match in (one, other)]
    assert drawn[0] != drawn[1]


def test_a_duplicate_keeps_the_dice_of_the_players(library: Library) -> None:
    file = library.begin(match_with_dice_by_hand(), HEADLINE)
    copy = GameFile.read(library.duplicate(file.path)).match
    same_game(copy, GameFile.read(file.path).match)
    copy.play(die(5))
    assert copy.log[-1].chance == (5,)


@pytest.mark.parametrize("target", ["a.json", "a.sandtable", "no suffix ?#"])
def test_an_export_is_brought_in_again(library: Library, tmp_path: Path, target: str) -> None:
    match = match_with_dice_by_hand()
    match.play(die(2))
    match.edit("move red-foot centre")
    match.undo()
    file = library.begin(match, HEADLINE)
    library.export(file.path, tmp_path / target)
    assert sorted(item.name for item in tmp_path.iterdir()) == sorted(["data", target])
    assert verify(tmp_path / target).log == match.log
    assert read_header(tmp_path / target).told() == HEADLINE
    before = (tmp_path / target).read_bytes()
    brought = library.bring_in(tmp_path / target)
    assert brought.parent == library.folder
    same_game(GameFile.read(brought).match, match)
    assert (tmp_path / target).read_bytes() == before
    assert names(library.games()) == ["Friday", "Friday"]


def test_an_export_says_that_it_holds_what_is_secret(library: Library, tmp_path: Path) -> None:
    library.export(put(library, 1), tmp_path / "a.json")
    assert read_header(tmp_path / "a.json").holds.startswith("everything, also what is secret")


def test_an_export_never_lands_on_a_game_of_the_library(library: Library, tmp_path: Path) -> None:
    one, other = put(library, 1), put(library, 2)
    before = other.read_bytes()
    with pytest.raises(SaveError, match="lies in the library itself"):
        library.export(one, other)
    assert other.read_bytes() == before
    for target in (tmp_path / "missing" / "a.sandtable", tmp_path / ("x" * 300), tmp_path / "a\0.json"):
        with pytest.raises(SaveError, match="cannot be written"):
            library.export(one, target)


def test_a_file_from_elsewhere_is_copied_and_not_touched(library: Library, tmp_path: Path) -> None:
    match = kept(tmp_path / "from a friend.sandtable")
    for name in (".locks",):
        (tmp_path / name).rmdir()
    before = (tmp_path / "from a friend.sandtable").read_bytes()
    file, opened = library.open(tmp_path / "from a friend.sandtable")
    assert file is not None
    assert file.path.parent == library.folder
    assert opened.match.setup.seed != match.setup.seed
    play_randomly(opened.match, 1, 2, each=lambda played: file.keep(played, HEADLINE))
    assert (tmp_path / "from a friend.sandtable").read_bytes() == before
    assert sorted(item.name for item in tmp_path.iterdir()) == ["data", "from a friend.sandtable"]


def test_a_game_from_elsewhere_does_not_show_hands_openly(library: Library, tmp_path: Path) -> None:
    GameFile.create(tmp_path / "a.sandtable", random_game(2, 9), Headline(handover="never")).close()
    assert GameFile.read(library.bring_in(tmp_path / "a.sandtable")).headline.handover == "needed"


def test_a_game_without_words_is_described(tmp_path: Path) -> None:
    kept(tmp_path / "a.sandtable")
    library = Library(tmp_path / "games", lambda match, told: Headline(turn=f"after {match.position}", decider="Red"))
    library.bring_in(tmp_path / "a.sandtable")
    (row,) = library.games()
    assert (row.headline.turn, row.headline.decider, row.headline.name) == ("after 13", "Red", "Friday")


def test_a_log_that_does_not_lead_to_its_position_is_not_brought_in(library: Library, tmp_path: Path) -> None:
    kept(tmp_path / "a.sandtable")
    change_tables(tmp_path / "a.sandtable", "UPDATE log SET action = 'card red-nonsense' WHERE number = 2")
    with pytest.raises(SaveError, match="red-nonsense"):
        library.bring_in(tmp_path / "a.sandtable")
    assert library.games() == []


def test_a_game_of_other_rules_is_brought_in_whole(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The position opens; the log stays in the file for rules under which it fits."""
    match = kept(tmp_path / "a.sandtable")
    with monkeypatch.context() as other:
        rules(other, rules_version=2, new_state=with_few_cards)
        path = library.bring_in(tmp_path / "a.sandtable")
        assert "the history before it is not" in GameFile.read(path).notice
        assert GameFile.read(path).match.digest() == match.digest()
    assert load(path).match.log == match.log


# -- the bin ---------------------------------------------------------------------------------------
def test_what_is_thrown_away_can_be_put_back(library: Library) -> None:
    path = put(library, 1)
    data = path.read_bytes()
    thrown = library.throw_away(path)
    assert (library.games(), [row.path for row in library.binned()]) == ([], [thrown])
    assert library.open(thrown)[0] is None
    assert library.open(thrown)[1].notice.startswith("The game is in the bin")
    back = library.put_back(thrown)
    assert (back, back.read_bytes(), library.binned()) == (path, data, [])


def test_only_what_was_thrown_away_is_deleted(library: Library, tmp_path: Path) -> None:
    kept_path, thrown = put(library, 1), put(library, 2)
    (library.bin).mkdir(exist_ok=True)
    (library.bin / thrown.name).write_bytes(b"junk")  # a name that is taken
    (library.bin / "notes.txt").write_bytes(b"mine")
    assert library.throw_away(thrown) != library.bin / thrown.name
    assert library.empty_bin() == 2
    assert library.binned() == []
    assert (library.bin / "notes.txt").exists()
    assert [row.path for row in library.games()] == [kept_path]
    for attempt, reason in ((library.throw_away, "not in the library"), (library.put_back, "not in the bin")):
        with pytest.raises(SaveError, match=reason):
            attempt(kept(tmp_path / f"{reason}.sandtable") and tmp_path / f"{reason}.sandtable")


def test_a_game_on_the_table_is_not_thrown_away(library: Library) -> None:
    file = library.begin(random_game(1, 9), HEADLINE)
    with pytest.raises(GameInUse):
        library.throw_away(file.path)
    assert file.path.exists()


def test_a_pipe_is_not_thrown_away(library: Library) -> None:
    put(library, 1)
    os.mkfifo(library.folder / "pipe.sandtable")
    with pytest.raises(SaveError, match="is not a file"):
        library.throw_away(library.folder / "pipe.sandtable")


def test_files_are_named_in_plain_letters(library: Library) -> None:
    path = library._new_path("tiny", "/home/jo/Szenárien/Mein Krieg ☃.yaml")
    assert path.name.isascii()
    assert path.name.startswith("tiny-mein-krieg-")
    assert path.suffix == module.SUFFIX
    assert library._new_path("tiny", "x") != library._new_path("tiny", "x")
