"""A document follows a game action by action and gives it back."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from desktop.data.game_file import GameFile, GameInUse, SaveError
from desktop.data.game_schema import APPLICATION_ID, PLAIN_FORMAT
from desktop.data.headline import Headline
from desktop.engine.action import Action
from desktop.engine.errors import IllegalAction
from desktop.engine.match import Edit, Match
from tests.play import play_randomly, random_game
from tests.saves.documents import (
    HEADLINE,
    another_program,
    die,
    kept,
    match_with_dice_by_hand,
    rules,
    same_game,
    with_few_cards,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "a ?#%20é.sandtable"


def test_every_action_undo_and_redo_is_kept(path: Path) -> None:
    match = Match.new("tiny", "skirmish", seed=2)
    file = GameFile.create(path, match, HEADLINE)

    def same(played: Match) -> None:
        file.keep(played, HEADLINE)
        same_game(GameFile.read(path).match, played)

    same(match)
    play_randomly(match, 2, 8, each=same)
    for change in (lambda: match.undo(3), lambda: match.redo(1), lambda: match.go_to(1), lambda: match.redo(9)):
        change()
        same(match)
    match.undo(5)
    play_randomly(match, 9, 3)  # undo and play before anything is kept
    same(match)
    match.edit("move red-foot centre")
    same(match)
    assert match.decision is not None
    match.concede(match.decision.player)
    same(match)


def test_an_opened_game_plays_on_like_the_kept_one(path: Path) -> None:
    match = kept(path, 7, 9)
    file, opened = GameFile.open(path)
    assert opened.headline == HEADLINE
    assert opened.notice == ""
    assert not opened.match.caught_up
    play_randomly(opened.match, 1, each=lambda played: file.keep(played, HEADLINE))
    same_game(opened.match, play_randomly(match, 1))
    assert opened.match.events_of == match.events_of
    same_game(GameFile.read(path).match, match)


def test_what_is_taken_back_is_gone_from_the_file(path: Path) -> None:
    match = random_game(2, 9)
    file = GameFile.create(path, match, HEADLINE)
    match.undo(4)
    file.keep(match, HEADLINE)
    file.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM log").fetchone() == (6,)
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert connection.execute("PRAGMA user_version").fetchone() == (PLAIN_FORMAT,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)


def test_dice_that_are_awaited_are_awaited_again(path: Path) -> None:
    match = match_with_dice_by_hand()
    file = GameFile.create(path, match, HEADLINE)
    file.close()
    file, opened = GameFile.open(path)
    same_game(opened.match, match)
    assert opened.match.awaiting_dice is not None
    for played in (match, opened.match):
        played.play(die(6))
    file.keep(opened.match, HEADLINE)
    same_game(GameFile.read(path).match, match)
    assert match.log[-1].chance == (6,)


def test_a_change_by_hand_stays_noted_when_it_is_taken_back(path: Path) -> None:
    match = random_game(2, 3)
    file = GameFile.create(path, match, HEADLINE)
    match.edit("move red-foot centre")
    match.undo()
    file.keep(match, HEADLINE)
    found = GameFile.read(path).match
    assert found.edited
    assert found.edits == [Edit(5, "move red-foot centre")]
    assert not found.stands(found.edits[0])


def test_a_change_by_hand_that_breaks_a_rule_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """It could be kept, but not be opened again."""

    def faults(state: Any) -> list[str]:
        return ["the centre is mined"] if state.where["red-foot"] == "centre" else []

    rules(monkeypatch, faults=faults)
    match = random_game(2, 3)
    before, log = match.digest(), list(match.log)
    with pytest.raises(IllegalAction, match="the centre is mined"):
        match.edit("move red-foot centre")
    assert (match.digest(), match.log, match.edits, match.redo_log) == (before, log, [], [])


def test_the_headline_is_kept_on_single_lines(path: Path) -> None:
    file = GameFile.create(path, random_game(2, 3), Headline(name="a\0b\nc " + "x" * 999, handover="sometimes"))
    told = GameFile.read(path).headline
    assert told.name.startswith("a b c xxx")
    assert len(told.name) == 200
    assert told.handover == "needed"
    file.keep(random_game(2, 3), replace(told, name="\ud800"))
    assert GameFile.read(path).headline.name == ""


def test_the_picture_is_kept_beside_the_game(path: Path) -> None:
    from desktop.data.game_reading import read_picture

    match = random_game(2, 3)
    file = GameFile.create(path, match, HEADLINE)
    assert read_picture(path) == b""
    picture = b"\x89PNG\r\n\x1a\n" + b"x" * 1000
    file.keep_picture(picture)
    play_randomly(match, 1, 1, each=lambda played: file.keep(played, HEADLINE))
    assert read_picture(path) == picture
    with pytest.raises(SaveError, match="too large"):
        file.keep_picture(bytes(10_000_000))


def test_a_file_follows_one_game_only(path: Path) -> None:
    file = GameFile.create(path, random_game(2, 3), HEADLINE)
    with pytest.raises(SaveError, match="is kept for another game"):
        file.keep(random_game(3, 3), HEADLINE)
    file.close()
    with pytest.raises(SaveError, match="there is a file of this name already"):
        GameFile.create(path, random_game(3, 3), HEADLINE)
    file.close()  # twice is nothing
    with pytest.raises(SaveError, match="is closed"):
        file.keep(random_game(2, 4), HEADLINE)


@pytest.mark.parametrize("name", ["x" * 300 + ".sandtable", "a\0b.sandtable"])
def test_a_name_no_file_can_have_is_told_in_one_line(tmp_path: Path, name: str) -> None:
    for attempt in (
        lambda: GameFile.create(tmp_path / name, random_game(2, 3), HEADLINE),
        lambda: GameFile.open(tmp_path / name),
        lambda: GameFile.read(tmp_path / name),
    ):
        with pytest.raises(SaveError) as caught:
            attempt()
        assert len(str(caught.value).splitlines()) == 1
    assert [item for item in tmp_path.iterdir() if item.name != ".locks"] == []


# -- other rules -----------------------------------------------------------------------------------
def test_other_rules_that_fit_go_on_with_the_whole_log(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept(path)
    rules(monkeypatch, rules_version=2)
    file, opened = GameFile.open(path)
    assert (opened.notice, opened.match.log) == ("", match.log)
    play_randomly(opened.match, 1, 2, each=lambda played: file.keep(played, HEADLINE))
    assert file.path == path
    assert GameFile.read(path).match.log == opened.match.log


def test_other_rules_that_do_not_fit_leave_the_original_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept(path)
    before = path.read_bytes()
    rules(monkeypatch, rules_version=2, new_state=with_few_cards)
    file, opened = GameFile.open(path)
    assert "under rules 1 of The Tiny Game" in opened.notice
    assert "The file stays as it is; the game goes on in a copy." in opened.notice
    assert (opened.match.digest(), opened.match.position) == (match.digest(), 1)
    file.keep(opened.match, replace(HEADLINE, turn="told anew"))
    assert file.path == path  # nothing was done yet
    play_randomly(opened.match, 1, 2, each=lambda played: file.keep(played, HEADLINE))
    assert file.path != path
    assert "stays as it is" in file.notice
    assert path.read_bytes() == before
    same_game(GameFile.read(file.path).match, opened.match)
    assert GameFile.read(file.path).notice == ""


def test_a_log_that_leads_elsewhere_stays_in_its_file(path: Path) -> None:
    """It is found out when somebody looks back; then the game goes on in a copy."""
    kept(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE log SET action = 'card red-nonsense' WHERE number = 2")
        connection.commit()
    before = path.read_bytes()
    file, opened = GameFile.open(path)
    opened.match.catch_up()
    assert "red-nonsense" in opened.match.history_lost
    file.keep(opened.match, HEADLINE)
    assert file.path == path
    play_randomly(opened.match, 1, 2, each=lambda played: file.keep(played, HEADLINE))
    assert file.path != path
    assert path.read_bytes() == before
    same_game(GameFile.read(file.path).match, opened.match)


# -- two programs ----------------------------------------------------------------------------------
def test_a_game_open_in_another_program_can_only_be_read(path: Path) -> None:
    match = kept(path)
    held: list[Any] = []
    with another_program(lambda: held.append(GameFile.open(path))):
        with pytest.raises(GameInUse, match="is open in another program"):
            GameFile.open(path)
        same_game(GameFile.read(path).match, match)
    file, _ = GameFile.open(path)  # the lock went with the process
    file.close()
    assert list((path.parent / ".locks").iterdir()) == []


def test_a_game_open_in_this_program_is_not_opened_twice(path: Path) -> None:
    file = GameFile.create(path, random_game(3, 12), HEADLINE)
    with pytest.raises(GameInUse, match="is already open"):
        GameFile.open(path)
    file.close()
    GameFile.open(path)[0].close()


def test_a_program_that_lets_go_of_its_game_gives_it_free(path: Path) -> None:
    file: Any = GameFile.create(path, random_game(3, 12), HEADLINE)
    assert len(list((path.parent / ".locks").iterdir())) == 1
    del file
    assert list((path.parent / ".locks").iterdir()) == []


# -- what happens to files while they are open -----------------------------------------------------
def test_a_file_removed_under_the_game_is_written_anew(path: Path) -> None:
    match = random_game(3, 6)
    file = GameFile.create(path, match, HEADLINE)
    file.keep(match, replace(HEADLINE, turn="Turn 1"))
    path.unlink()
    play_randomly(match, 1, 2)
    file.keep(match, HEADLINE)
    same_game(GameFile.read(path).match, match)


def test_a_folder_removed_under_the_game_is_made_anew(path: Path) -> None:
    match = random_game(3, 6)
    file = GameFile.create(path, match, HEADLINE)
    shutil.rmtree(path.parent)
    play_randomly(match, 1, 2)
    file.keep(match, HEADLINE)
    same_game(GameFile.read(path).match, match)
    assert len(list((path.parent / ".locks").iterdir())) == 1  # the lock was taken again too


@pytest.mark.parametrize("other", ["another game", "junk", "nothing", "cut"])
def test_a_file_replaced_or_spoilt_under_the_game_is_left_alone(path: Path, other: str) -> None:
    match = random_game(3, 6)
    file = GameFile.create(path, match, HEADLINE)
    play_randomly(match, 1, 1, each=lambda played: file.keep(played, HEADLINE))
    if other == "another game":
        kept(path.with_name("b.sandtable"), 4)
        os.replace(path.with_name("b.sandtable"), path)
    elif other == "cut":
        os.truncate(path, 5000)
    else:
        path.write_bytes(b"junk" * 9999 if other == "junk" else b"")
    spoilt = path.read_bytes()
    play_randomly(match, 2, 2)
    for _ in range(2):  # what SQLite still remembers of the file may let the first attempt fail
        try:
            file.keep(match, HEADLINE)
        except SaveError:
            continue
    assert path.read_bytes() == spoilt
    assert file.path != path
    assert file.notice.endswith("The file stays as it is; the game goes on in a copy.")
    same_game(GameFile.read(file.path).match, match)


def test_what_another_program_wrote_without_a_lock_is_left_alone(path: Path) -> None:
    """On a network file system that knows no locks."""
    match = random_game(3, 6)
    file = GameFile.create(path, match, HEADLINE)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE head SET data = replace(data, 'Friday', 'Sunday')")
        connection.commit()
    play_randomly(match, 2, 2, each=lambda played: file.keep(played, HEADLINE))
    assert GameFile.read(path).headline.name == "Sunday"
    assert file.path != path
    same_game(GameFile.read(file.path).match, match)


def test_keeping_what_is_kept_writes_nothing(path: Path) -> None:
    match = random_game(3, 6)
    file = GameFile.create(path, match, HEADLINE)
    before = path.read_bytes()
    file.keep(match, HEADLINE)
    assert path.read_bytes() == before


def test_a_game_that_play_itself_led_into_a_fault_is_not_lost(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_game(4, 12)
    GameFile.create(path, match, HEADLINE).close()
    faulty = replace(match.definition, faults=lambda state: ["two units are one"])
    monkeypatch.setattr("desktop.data.restoring.game", lambda game_id: faulty)
    assert GameFile.read(path).match.digest() == match.digest()
    edited = random_game(4, 12)
    edited.edit("move red-foot centre")
    other = path.with_name("edited.sandtable")
    GameFile.create(other, edited, HEADLINE).close()
    with pytest.raises(SaveError, match="two units are one"):
        GameFile.read(other)


def test_a_game_put_away_among_its_very_first_dice_is_opened_again(tmp_path: Path) -> None:
    match = Match.new("arriba", "uncertain-rising", seed=None)
    for face in ("1", "2"):
        match.play(Action.of("chance", face))
    assert not match.log
    GameFile.create(tmp_path / "rising.sandtable", match, Headline()).close()
    file, opened = GameFile.open(tmp_path / "rising.sandtable")
    assert opened.match.pending == match.pending
    while opened.match.awaiting_dice is not None:
        opened.match.play(Action.of("chance", "3"))
    file.keep(opened.match, Headline())
    file.close()
    assert GameFile.read(tmp_path / "rising.sandtable").match.log == opened.match.log
