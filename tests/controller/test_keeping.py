"""How one game is kept: parting from a log that no longer fits, another place, pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.controller.keeping import FAILING, FRESH, KEPT, TRIAL, Keeping, KeptView
from desktop.data.errors import SaveError
from desktop.data.game_file import GameFile
from desktop.data.headline import Headline
from desktop.data.library import Library
from desktop.engine.match import Match
from tests.play import play_randomly, random_game


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "games")


@pytest.fixture
def match() -> Match:
    return random_game(3, 6)


@pytest.fixture
def keeping(library: Library, match: Match) -> Iterator[Keeping]:
    """A game that is kept."""
    keeping = Keeping(library)
    keeping.record(match, Headline)
    assert keeping.view.state == KEPT
    yield keeping
    keeping.close()


def test_a_trial_is_kept_nowhere(match: Match) -> None:
    keeping = Keeping(None)
    keeping.record(match, Headline)
    keeping.keep_picture(b"png")
    keeping.close()
    assert (keeping.view.state, keeping.path) == (TRIAL, None)


def test_a_game_has_no_file_before_its_first_action_unless_that_is_wished(library: Library) -> None:
    match = Match.new("tiny", "meeting", seed=1)
    keeping = Keeping(library)
    keeping.record(match, Headline)
    assert (keeping.view.state, keeping.path, library.games()) == (FRESH, None, [])
    keeping.record(match, Headline, untouched=True)
    assert keeping.view.state == KEPT
    assert len(library.games()) == 1
    keeping.close()


def test_a_game_whose_log_no_longer_fits_goes_on_in_a_file_of_its_own(
    keeping: Keeping, library: Library, match: Match
) -> None:
    old = keeping.path
    assert old is not None
    before = GameFile.read(old).match.log
    match.history_lost = "the rules have changed"
    keeping.record(match, Headline)
    assert keeping.path not in (None, old)
    assert keeping.notice == str(old)
    assert GameFile.read(old).match.log == before
    assert sorted(row.path.name for row in library.games()) == sorted(path.name for path in (old, keeping.path) if path)
    again = keeping.path
    keeping.record(match, Headline)
    assert keeping.path == again, "it parts once"


def test_a_game_is_kept_elsewhere_from_then_on(keeping: Keeping, match: Match, tmp_path: Path) -> None:
    old = keeping.path
    assert old is not None
    told: list[KeptView] = []
    keeping.told = told.append
    keeping.elsewhere(tmp_path / "stick" / "ours.sandtable", match, Headline())
    left = GameFile.read(old).match.position
    play_randomly(match, 4, 3)
    keeping.record(match, Headline)
    assert keeping.path == tmp_path / "stick" / "ours.sandtable"
    assert GameFile.read(keeping.path).match.position == match.position
    assert GameFile.read(old).match.position == left
    assert [view.state for view in told] == [KEPT, KEPT]


def test_a_place_that_cannot_be_written_changes_nothing(keeping: Keeping, match: Match) -> None:
    old, view = keeping.path, keeping.view
    with pytest.raises(SaveError):
        keeping.elsewhere(Path("/proc/nowhere/ours.sandtable"), match, Headline())
    assert (keeping.path, keeping.view) == (old, view)
    play_randomly(match, 4, 2)
    keeping.record(match, Headline)
    assert old is not None
    assert GameFile.read(old).match.position == match.position


def test_a_disk_that_fails_is_told_once_with_the_time_it_began(
    keeping: Keeping, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> None:
        raise OSError(5, "Input/output error")

    told: list[KeptView] = []
    keeping.told = told.append
    with monkeypatch.context() as disk:
        disk.setattr(GameFile, "keep", broken)
        keeping.record(match, Headline)
        since = keeping.view.when
        keeping.record(match, Headline)
    assert [view.state for view in told] == [FAILING]
    assert (keeping.view.when, "Input/output error" in keeping.view.reason) == (since, True)
    keeping.record(match, Headline)
    assert keeping.view.state == KEPT


def test_a_picture_that_cannot_be_kept_is_no_fault_of_the_game(
    keeping: Keeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(file: GameFile, png: bytes) -> None:
        raise SaveError(file.path, "is full")

    with monkeypatch.context() as disk:
        disk.setattr(GameFile, "keep_picture", broken)
        keeping.keep_picture(b"\x89PNG small")
    assert keeping.view.state == KEPT
