"""What earlier versions left is brought in once, all of it, and stays where it lies."""

from __future__ import annotations

import fcntl
import os
import shutil
import zlib
from pathlib import Path

import msgspec
import pytest

from desktop.data.game_file import GameFile, SaveError
from desktop.data.library import Library
from desktop.data.old_journal import is_being_written, read_journal
from desktop.data.saves import load, read_header, verify
from desktop.engine.match import Match, entry_plain
from tests.play import play_randomly, random_game
from tests.saves.documents import rules, with_few_cards

OLD = Path(__file__).parent / "old"
"""A save and a journal of each title, written by the version before there were documents: 40 random actions each."""
DIGESTS = {
    "arriba": "0d734984c3866c56",
    "battles": "734028a3e37b65f7",
    "crusade": "1e1118ab9cdcd150",
    "illusions": "2c0d110138a38e5f",
    "reich": "c86087b1ac81d3ed",
}

REPLAYED = {"illusions": 24, "reich": 22}
"""Titles whose rules were mended since: how many of the 41 entries of their old game are still allowed."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder as an earlier version of the tiny game would have left it."""
    write_journal(tmp_path / "journal" / "tiny-1-1.journal", random_game(2, 9))
    return tmp_path / "journal"


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "games")


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    return {item.name: (item.read_bytes(), item.stat().st_mtime_ns) for item in folder.iterdir() if item.is_file()}


def line(record: object) -> bytes:
    text = msgspec.json.encode(record)
    return b"%08x %s\n" % (zlib.crc32(text), text)


def write_journal(path: Path, match: Match) -> None:
    """As the version before wrote it."""
    head = {
        "format": "sandtable-journal",
        "version": 1,
        "game": match.setup.game,
        "scenario": match.setup.scenario,
        "rules_version": match.definition.rules_version,
        "options": dict(match.setup.options),
        "seed": match.setup.seed,
        "title": match.definition.title,
        "edited": match.edited,
        "base": match.base,
    }
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(line(head) + b"".join(line({"e": entry_plain(entry)}) for entry in match.log))


@pytest.mark.parametrize("title", sorted(DIGESTS))
def test_saves_and_journals_of_every_title_are_brought_in(title: str, library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "old"
    folder.mkdir()
    for suffix in ("sandtable", "journal"):
        shutil.copy(OLD / f"{title}.{suffix}", folder)
    before = contents(folder)
    brought = library.bring_in_old([folder])
    assert sorted(item.source.name for item in brought) == [f"{title}.journal", f"{title}.sandtable"]
    assert contents(folder) == before
    for item in brought:
        assert item.kept is not None
        assert item.notice.startswith(f"{item.source.name}: is brought in.")
        found = GameFile.read(item.kept)
        assert found.headline.title == found.match.definition.title
        if title in REPLAYED:
            kept = "The position is kept" if item.source.suffix == ".sandtable" else "entries are kept"
            assert kept in item.notice, "a journal holds no position but that of its log"
            assert f"entry {REPLAYED[title]} " in item.notice
        else:
            assert item.notice == f"{item.source.name}: is brought in."
            assert (found.match.digest(), found.match.position, found.notice) == (DIGESTS[title], 41, "")
            assert found.match.catch_up()
            assert found.match.history_lost == ""
        play_randomly(found.match, 1, 5)


@pytest.mark.parametrize("title", sorted(DIGESTS))
def test_exchange_files_of_version_1_load_as_before(title: str) -> None:
    path = OLD / f"{title}.sandtable"
    header = read_header(path)
    assert (header.version, header.game, header.turn, header.headline) == (1, title, "Turn 1", None)
    if title in REPLAYED:
        assert "The position is kept" in load(path).notice
        with pytest.raises(SaveError, match=f"entry {REPLAYED[title]} "):
            verify(path)
    else:
        assert load(path).match.digest() == verify(path).digest() == DIGESTS[title]


DEEP = {
    "arriba-2": "0b9b8cb6683021cb",
    "battles-2": "ea00f50533378809",
    "crusade-3": "571e24403aab57df",
    "illusions-3": "e2c36adea3879999",
    "reich-2": "823d3f6b199767c0",
}
"""A game of each title under the rules of that version, broken off where many procedures were under way."""


@pytest.mark.parametrize("name", sorted(DEEP))
def test_a_game_saved_in_the_middle_of_its_procedures_goes_on(name: str) -> None:
    path = OLD / f"{name}.sandtable"
    match = load(path).match
    assert len(match.state.stack) >= 4
    assert match.digest() == verify(path).digest() == DEEP[name]
    play_randomly(match, 1, 5)


def test_a_second_start_brings_nothing_twice(library: Library, old: Path) -> None:
    assert len(library.bring_in_old([old])) == 1
    assert library.bring_in_old([old]) == []
    library.throw_away(library.games()[0].path)
    library.empty_bin()
    assert Library(library.folder).bring_in_old([old, old]) == []
    assert library.games() == []


def test_a_journal_that_was_played_on_is_brought_in_again(library: Library, old: Path) -> None:
    library.bring_in_old([old])
    path = old / "tiny-1-1.journal"
    path.write_bytes(path.read_bytes() + line({"k": 3}))
    assert len(library.bring_in_old([old])) == 1
    assert sorted(row.entries for row in library.games()) == [3, 10]


def test_a_journal_cut_anywhere_gives_the_whole_actions_before_it(old: Path) -> None:
    path, match = old / "tiny-1-1.journal", random_game(2, 9)
    data = path.read_bytes()
    head = data.index(b"\n") + 1
    for cut in range(head + 40, len(data)):
        path.write_bytes(data[:cut])
        whole = data[head:cut].count(b"\n")
        found = read_journal(path)
        assert found.match.log == (match.log[:whole] if whole else found.match.log[:1])
        assert (found.notice == "") == data[:cut].endswith(b"\n")


def test_a_cut_journal_is_reported_and_left_alone(library: Library, old: Path) -> None:
    path = old / "tiny-1-1.journal"
    path.write_bytes(path.read_bytes()[:-5])
    before = contents(old)
    (brought,) = library.bring_in_old([old])
    assert brought.notice == "tiny-1-1.journal: is brought in. Its end is damaged: 9 entries are kept."
    assert contents(old) == before
    assert library.games()[0].entries == 9


def test_a_journal_of_other_rules_is_cut_aloud_and_left_alone(
    library: Library, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_journal(old / "tiny-1-1.journal", random_game(3, 12))
    before = contents(old)
    rules(monkeypatch, rules_version=2, new_state=with_few_cards)
    (brought,) = library.bring_in_old([old])
    assert "of its 13 entries fit the rules of this program" in brought.notice
    assert contents(old) == before


def test_a_save_of_other_rules_keeps_its_position(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from desktop.data.saves import save_match

    match = random_game(3, 12)
    (tmp_path / "saves").mkdir()
    save_match(match, tmp_path / "saves" / "Sunday.sandtable")
    rules(monkeypatch, rules_version=2, new_state=with_few_cards)
    (brought,) = library.bring_in_old([tmp_path / "saves"])
    assert "The position is kept, the history before it is not" in brought.notice
    assert brought.kept is not None
    found = GameFile.read(brought.kept)
    assert (found.match.digest(), found.headline.name) == (match.digest(), "Sunday")


def test_what_cannot_be_read_is_reported_once_and_left_alone(library: Library, old: Path) -> None:
    os.mkfifo(old / "pipe.journal")
    (old / "folder.journal").mkdir()
    (old / "newer.journal").write_bytes(line({"format": "sandtable-journal", "version": 2, "more": 1}))
    (old / "tiny-2-1.damaged").write_bytes(b"00000000 {}\n")
    (old / "empty.journal").write_bytes(b"")
    (old / "junk.sandtable").write_bytes(b"\xff\xfe")
    before = contents(old)
    brought = {item.source.name: item for item in library.bring_in_old([old])}
    assert sorted(brought) == [
        "empty.journal",
        "junk.sandtable",
        "newer.journal",
        "tiny-1-1.journal",
        "tiny-2-1.damaged",
    ]
    told = {name: item.notice for name, item in brought.items() if item.kept is None}
    assert "was kept by a newer Sandtable, journal format 2" in told["newer.journal"]
    assert "is not a journal or is damaged" in told["tiny-2-1.damaged"]
    assert len(told) == 4
    assert contents(old) == before
    assert library.bring_in_old([old]) == []


def test_a_journal_in_use_is_brought_in_another_time(library: Library, old: Path) -> None:
    with open(old / "tiny-1-1.journal", "rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        (brought,) = library.bring_in_old([old])
    assert brought.kept is None
    assert "is open in another program" in brought.notice
    assert [item.kept is None for item in library.bring_in_old([old])] == [False]


def test_a_full_disk_lets_old_games_be_brought_in_later(
    library: Library, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object, **kwargs: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr("desktop.data.library.write_new", full)
        (brought,) = library.bring_in_old([old])
    assert brought.notice.endswith("is not brought in yet; cannot be kept: No space left on device.")
    assert [item.kept is None for item in library.bring_in_old([old])] == [False]


def test_a_journal_can_be_brought_in_by_name(library: Library, old: Path) -> None:
    match = random_game(2, 9)
    found = GameFile.read(library.bring_in(old / "tiny-1-1.journal")).match
    assert (found.log, found.digest()) == (match.log, match.digest())
    with pytest.raises(SaveError):
        library.bring_in(old / "nothing.journal")


def test_a_journal_of_dice_by_hand_waits_for_them(library: Library, tmp_path: Path) -> None:
    match = play_randomly(Match.new("tiny", "meeting", seed=None), 3, 8)
    write_journal(tmp_path / "journal" / "a.journal", match)
    (brought,) = library.bring_in_old([tmp_path / "journal"])
    assert brought.kept is not None
    assert GameFile.read(brought.kept).match.log == match.log


def test_a_journal_with_a_damaged_line_ends_before_it(old: Path) -> None:
    path, match = old / "tiny-1-1.journal", random_game(2, 9)
    whole = path.read_bytes().splitlines(keepends=True)
    for bad in (b"00000000 {}\n", line({"e": "no entry"}), line({"e": []}), line({"x": 1})):
        path.write_bytes(b"".join((*whole[:5], bad, *whole[6:])))
        found = read_journal(path)
        assert found.match.log == match.log[:4]
        assert found.notice == "Its end is damaged: 4 entries are kept."


def test_a_journal_without_an_action_is_the_game_as_it_begins(old: Path) -> None:
    path = old / "tiny-1-1.journal"
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
    found = read_journal(path)
    begun = Match.new("tiny", found.match.setup.scenario, seed=found.match.setup.seed)
    assert (found.match.digest(), found.notice) == (begun.digest(), "")


def changed_head(path: Path, **fields: object) -> None:
    head, *rest = path.read_bytes().splitlines(keepends=True)
    plain = msgspec.json.decode(head.partition(b" ")[2])
    path.write_bytes(line({**plain, **fields}) + b"".join(rest))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"format": "another-journal"}, "is not a journal of format 1"),
        ({"version": 0}, "is not a journal of format 1"),
        ({"scenario": "nowhere"}, "cannot be taken up"),
        ({"game": "nothing"}, "cannot be taken up"),
    ],
)
def test_a_journal_of_something_else_is_refused(old: Path, fields: dict[str, object], reason: str) -> None:
    changed_head(old / "tiny-1-1.journal", **fields)
    with pytest.raises(SaveError, match=reason):
        read_journal(old / "tiny-1-1.journal")


def test_a_game_that_was_changed_by_hand_stays_marked(old: Path) -> None:
    path = old / "tiny-1-1.journal"
    assert not read_journal(path).match.edited
    changed_head(path, edited=True)
    assert read_journal(path).match.edited


def test_what_is_not_there_is_not_being_written(old: Path) -> None:
    assert not is_being_written(old / "nothing.journal")


def test_a_save_whose_log_leads_elsewhere_keeps_its_position_when_it_is_our_own(
    library: Library, tmp_path: Path
) -> None:
    from desktop.data.saves import save_match

    match = random_game(3, 12)
    folder = tmp_path / "saves"
    folder.mkdir()
    match.state.where["red-foot"], match.state.where["red-horse"] = (
        match.state.where["red-horse"],
        match.state.where["red-foot"],
    )
    save_match(match, folder / "Sunday.sandtable")
    (brought,) = library.bring_in_old([folder])
    assert "The position is kept, the history is not" in brought.notice
    assert brought.kept is not None
    assert GameFile.read(brought.kept).match.digest() == match.digest()
    with pytest.raises(SaveError):
        library.bring_in(folder / "Sunday.sandtable")
