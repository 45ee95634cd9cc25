"""Saved games: what is written is read back, and nothing else."""

from __future__ import annotations

import hashlib
import os
import resource
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from desktop.data import saves
from desktop.data.atomic import SUFFIX, clean_leftovers
from desktop.data.saves import SaveError, load, load_match, read_header, save_match, verify
from desktop.engine import definition as registry
from desktop.engine.action import Action
from desktop.engine.match import Match
from tests.play import play_randomly, random_game
from tests.tiny.game import DEFINITION


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Replace parts of the tiny game for one test."""

    def change(**parts: Any) -> None:
        monkeypatch.setitem(registry._LOADED, "tiny", msgspec.structs.replace(DEFINITION, **parts))

    return change


def rewrite(path: Path, change: Any) -> None:
    """Change a save and sign it again, as a forger would."""
    data = msgspec.json.decode(path.read_bytes())
    change(data)
    header = msgspec.convert({**data["header"], "checksum": ""}, saves.SaveHeader)
    body = msgspec.json.encode(data["body"])
    header = msgspec.structs.replace(header, checksum=saves.checksum(header, body))
    path.write_bytes(msgspec.json.encode({"header": msgspec.to_builtins(header), "body": msgspec.Raw(body)}))


def test_a_file_of_a_version_that_had_fewer_fields_is_signed_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "game.sandtable"
    save_match(random_game(3), path)
    data = msgspec.json.decode(path.read_bytes())
    del data["header"]["headline"]["decider"]
    unsigned = msgspec.json.encode({**data["header"], "checksum": ""})
    body = msgspec.json.encode(data["body"])
    data["header"]["checksum"] = hashlib.sha256(unsigned + b"\n" + body).hexdigest()
    path.write_bytes(msgspec.json.encode(data))
    assert load_match(path).digest() == random_game(3).digest()


def test_every_position_of_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.sandtable"

    def same(match: Match) -> None:
        save_match(match, path)
        loaded = load_match(path)
        assert loaded.digest() == match.digest()
        assert loaded.decision == match.decision
        assert loaded.log == match.log
        assert verify(path).digest() == match.digest()

    play_randomly(Match.new("tiny", "skirmish", seed=4), 4, each=same)


def test_a_loaded_game_plays_on_like_the_saved_one(tmp_path: Path) -> None:
    match = random_game(7, 9)
    save_match(match, tmp_path / "a")
    loaded = load_match(tmp_path / "a")
    assert play_randomly(match, 1).log == play_randomly(loaded, 1).log
    assert match.events_of == loaded.events_of


def test_a_loaded_game_is_undone_to_its_beginning(tmp_path: Path) -> None:
    match = random_game(7, 200)
    save_match(match, tmp_path / "a")
    loaded = load_match(tmp_path / "a")
    assert not loaded.caught_up
    while match.position > 1:
        match.undo()
        loaded.undo()
        assert loaded.digest() == match.digest()
        assert loaded.decision == match.decision
    assert loaded.caught_up
    loaded.redo(1000)
    assert loaded.digest() == random_game(7, 200).digest()


def test_catching_up_goes_in_small_steps(tmp_path: Path) -> None:
    match = random_game(7, 200)
    save_match(match, tmp_path / "a")
    loaded = load_match(tmp_path / "a")
    calls = 1
    while not loaded.catch_up(5):
        calls += 1
    assert calls == -(-len(match.log) // 5)
    assert loaded.events_of == match.events_of


def test_the_header_tells_of_the_game(tmp_path: Path) -> None:
    match = Match.new("tiny", "meeting", {"turns": "2"}, seed=5)
    match.edit("move red-foot centre")
    save_match(match, tmp_path / "a", {"title": "Friday", "turn": "Turn 1"})
    header = read_header(tmp_path / "a")
    assert (header.game, header.scenario, header.options, header.seed) == ("tiny", "meeting", {"turns": "2"}, 5)
    assert (header.title, header.turn, header.edited, header.finished) == ("Friday", "Turn 1", True, False)
    assert load_match(tmp_path / "a").edited


def test_a_game_with_real_dice_waits_for_the_same_die_again(tmp_path: Path) -> None:
    match = Match.new("tiny", "meeting", seed=None)
    while match.awaiting_dice is None:
        assert match.decision is not None
        match.play(next((a for a in match.decision.actions if a.verb in ("to", "roll")), match.decision.actions[0]))
    save_match(match, tmp_path / "a")
    loaded = load_match(tmp_path / "a")
    assert loaded.decision is not None
    assert [str(action) for action in loaded.decision.actions] == [f"chance {face}" for face in range(1, 7)]
    assert loaded.pending == match.pending
    loaded.play(Action.of("chance", "6"))
    assert loaded.log[-1].chance == (6,)


def test_other_rules_that_fit_replay_the_log(tmp_path: Path, tiny: Any) -> None:
    save_match(random_game(3, 12), tmp_path / "a")
    tiny(rules_version=2)
    loaded = load(tmp_path / "a")
    assert loaded.notice == ""
    assert loaded.match.digest() == random_game(3, 12).digest()


def test_other_rules_that_do_not_fit_keep_the_position(tmp_path: Path, tiny: Any) -> None:
    match = random_game(3, 12)
    save_match(match, tmp_path / "a")

    def other_start(world: Any) -> Any:
        state = DEFINITION.new_state(world)
        state.hands["red"].remove("red-storm")  # type: ignore[attr-defined]
        state.hands["blue"].remove("blue-storm")  # type: ignore[attr-defined]
        state.hands["red"].remove("red-march")  # type: ignore[attr-defined]
        return state

    tiny(rules_version=2, new_state=other_start)
    loaded = load(tmp_path / "a")
    assert "rules 1 of The Tiny Game" in loaded.notice
    assert loaded.match.digest() == match.digest()
    assert loaded.match.position == 1
    play_randomly(loaded.match, 1, 3)
    save_match(loaded.match, tmp_path / "b")
    again = load(tmp_path / "b")
    assert again.notice == ""
    assert again.match.digest() == loaded.match.digest()
    assert verify(tmp_path / "b").digest() == again.match.digest()
    again.match.undo(10)
    assert again.match.digest() == match.digest()


def test_a_position_of_other_rules_that_does_not_load_is_refused_by_name(tmp_path: Path, tiny: Any) -> None:
    save_match(random_game(3, 12), tmp_path / "a")
    rewrite(tmp_path / "a", lambda data: (data["body"]["position"].update(where=3), data["body"]["log"].pop(1)))
    rewrite(tmp_path / "a", lambda data: data["header"].update(entries=12))
    tiny(rules_version=9)
    with pytest.raises(SaveError, match=r"rules 1 of tiny; this program has rules 9"):
        load(tmp_path / "a")


def test_a_log_that_leads_elsewhere_is_cut_off_when_looked_at(tmp_path: Path) -> None:
    match = random_game(3, 12)
    save_match(match, tmp_path / "a")

    def forge(data: Any) -> None:
        data["body"]["log"][1][1] = "card red-nonsense"

    rewrite(tmp_path / "a", forge)
    loaded = load_match(tmp_path / "a")
    assert loaded.digest() == match.digest()
    loaded.undo()
    assert "red-nonsense" in loaded.history_lost
    assert (loaded.position, loaded.digest()) == (1, match.digest())
    play_randomly(loaded, 1, 4)
    loaded.undo(4)
    assert loaded.digest() == match.digest()
    with pytest.raises(SaveError, match="red-nonsense"):
        verify(tmp_path / "a")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda d: d["header"].update(version=99), "save format 99"),
        (lambda d: d["header"].update(format="chess"), "not a saved game"),
        (lambda d: d["header"].update(game="chess"), "unknown game 'chess'"),
        (lambda d: d["header"].update(scenario="moon"), "no scenario 'moon'"),
        (lambda d: d["header"].update(options={"turns": "99"}), "no such options"),
        (lambda d: d["header"].update(entries=3), "does not fit its log"),
        (lambda d: d["body"].update(digest="0"), "does not fit its digest"),
        (lambda d: d["body"].update(log=[["red", "", []]] * 13), "not an action"),
        (lambda d: d["body"]["position"].pop("where"), "digest"),
        (lambda d: d["body"]["position"].pop("stack"), "damaged"),
        (lambda d: d["body"]["position"].update(more=1), "unknown parts: more"),
        (lambda d: d["body"]["position"]["stack"].append({"frame": "game.None"}), "unknown procedure"),
        (lambda d: d["body"]["position"]["stack"].append(7), "damaged"),
        (lambda d: d["body"]["position"].update(chance=["x", {}]), "damaged"),
        (lambda d: d["body"]["position"]["where"].pop("red-foot"), "does not fit"),
    ],
)
def test_a_forged_save_is_refused_in_one_line(tmp_path: Path, change: Any, reason: str) -> None:
    path = tmp_path / "a"
    save_match(random_game(3, 12), path)
    rewrite(path, change)
    with pytest.raises(SaveError) as caught:
        load(path)
    assert reason in str(caught.value)
    assert str(caught.value).startswith(f"{path}: ")
    assert "\n" not in str(caught.value)


def test_a_failed_write_keeps_the_old_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    save_match(random_game(3, 12), path)
    before = path.read_bytes()

    def broken(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(SaveError, match="Input/output error"):
        save_match(random_game(4, 20), path)
    assert path.read_bytes() == before
    assert [item.name for item in tmp_path.iterdir()] == ["a"]


def test_a_full_disk_is_told_and_keeps_the_old_save(tmp_path: Path) -> None:
    path = tmp_path / "a"
    save_match(random_game(3, 12), path)
    before = path.read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        with pytest.raises(SaveError, match=r"cannot be written: File too large"):
            save_match(random_game(4, 20), path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert path.read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("where", ["missing/a", "/proc/sandtable-save", "/dev/full/a"])
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, where: str) -> None:
    with pytest.raises(SaveError, match="cannot be written"):
        save_match(random_game(3, 12), tmp_path / where)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(SaveError, match="Permission denied"):
        save_match(random_game(3, 12), tmp_path / "a")


@pytest.mark.parametrize("path", ["/dev/zero", "/", "/nowhere/at/all", "a\0b"])
def test_what_is_not_a_file_is_refused(path: str) -> None:
    with pytest.raises(SaveError):
        load(path)


def test_a_pipe_does_not_hang(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SaveError, match="is not a file"):
        load(tmp_path / "pipe")


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    with open(tmp_path / "big", "wb") as file:
        file.truncate(saves.MOST_BYTES + 1)
    with pytest.raises(SaveError, match="too large"):
        load(tmp_path / "big")


def test_leftovers_of_dead_programs_are_cleaned(tmp_path: Path) -> None:
    (tmp_path / f".a.{2**22 + 1}{SUFFIX}").write_bytes(b"half")
    (tmp_path / f".a.1{SUFFIX}").write_bytes(b"of a living program")
    (tmp_path / "notes.txt").write_bytes(b"mine")
    assert clean_leftovers(tmp_path) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == [f".a.1{SUFFIX}", "notes.txt"]


def test_saving_is_deterministic(tmp_path: Path) -> None:
    save_match(random_game(3, 12), tmp_path / "a")
    save_match(random_game(3, 12), tmp_path / "b")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert sys.getsizeof((tmp_path / "a").read_bytes()) < 10_000
