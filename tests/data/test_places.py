"""Where the player's files are: by the rules of each platform, in one folder if he says so, and caches that may go."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths

from desktop.data import cache, game_lock, old_journal
from desktop.data.paths import scenarios_dir
from desktop.data.places import HOME, choose_home, places, places_of
from desktop.engine.definition import game
from desktop.examples.loader import load_examples
from desktop.games.battles.data.files import READER


# -- the platforms -----------------------------------------------------------------------------------
def test_linux_follows_the_base_folders_of_the_desktop() -> None:
    found = places_of("linux", {}, "/home/ana")
    assert found.games == "/home/ana/.local/share/Sandtable/Sandtable/games"
    assert found.preferences == "/home/ana/.config/Sandtable/Sandtable.conf"
    assert found.caches == "/home/ana/.cache/sandtable"
    moved = places_of("linux", {"XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "not/absolute"}, "/home/ana")
    assert moved.scenarios == "/d/Sandtable/Sandtable/scenarios"
    assert moved.caches == found.caches


def test_macos_has_a_library() -> None:
    found = places_of("darwin", {"XDG_DATA_HOME": "/d"}, "/Users/ana")
    assert found.games == "/Users/ana/Library/Application Support/Sandtable/Sandtable/games"
    assert found.preferences == "/Users/ana/Library/Preferences/com.sandtable.Sandtable.plist"
    assert found.caches == "/Users/ana/Library/Caches/Sandtable/Sandtable"


def test_windows_has_data_that_follows_the_user_and_data_that_does_not() -> None:
    variables = {"APPDATA": r"C:\Users\ana\Roaming", "LOCALAPPDATA": r"C:\Users\ana\Local"}
    found = places_of("win32", variables, r"C:\Users\ana")
    assert found.games == r"C:\Users\ana\Roaming/Sandtable/Sandtable/games"
    assert found.caches == r"C:\Users\ana\Local/Sandtable/Sandtable/cache"
    assert found.preferences == r"HKEY_CURRENT_USER\Software\Sandtable\Sandtable"
    assert places_of("win32", {}, "C:/Users/ana").reports.startswith("C:/Users/ana/AppData/Roaming/")


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_one_folder_can_hold_everything(platform: str) -> None:
    found = places_of(platform, {HOME: "/stick", "XDG_DATA_HOME": "/d", "APPDATA": "/a"}, "/home/ana")
    assert {found.games, found.examples, found.corrections, found.reports, found.caches, found.preferences} == {
        f"/stick/{name}" for name in ("games", "examples", "corrections", "reports", "caches", "preferences.ini")
    }


def test_these_are_the_places_that_qt_names(qapp: QCoreApplication, tmp_path: Path) -> None:
    """Where players' games have always been, on the platform that runs this."""
    names = qapp.organizationName(), qapp.applicationName()
    qapp.setOrganizationName("Sandtable")
    qapp.setApplicationName("Sandtable")
    try:
        data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    finally:
        qapp.setOrganizationName(names[0])
        qapp.setApplicationName(names[1])
    assert Path(places().data) == Path(data)
    if sys.platform == "linux":
        told = QSettings(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, "Sandtable", "Sandtable").fileName()
        assert Path(told).name == Path(places().preferences).name


# -- one folder --------------------------------------------------------------------------------------
def test_a_chosen_folder_is_made_and_stays_when_the_program_goes_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME, "")
    monkeypatch.chdir(tmp_path)
    choose_home("stick/sandtable")
    monkeypatch.chdir("/")
    assert Path(places().games) == tmp_path / "stick" / "sandtable" / "games"
    assert (tmp_path / "stick" / "sandtable").is_dir()


# -- scenarios and examples of one's own -------------------------------------------------------------
@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME, str(tmp_path))
    folder = tmp_path / "scenarios" / "battles"
    folder.mkdir(parents=True)
    text = (scenarios_dir() / "battles" / "pindoque.yaml").read_text(encoding="utf-8")
    (folder / "mine.yaml").write_text(re.sub(r"(?m)^id: .*$", 'id: "mine"', text), encoding="utf-8")
    return folder


def fresh_scenarios() -> list[str]:
    listed = game("battles").scenarios
    listed.cache_clear()  # type: ignore[attr-defined]
    try:
        return [info.id for info in listed()]
    finally:
        listed.cache_clear()  # type: ignore[attr-defined]


def test_a_scenario_of_the_players_own_is_listed_and_read(own: Path) -> None:
    assert "mine" in fresh_scenarios()
    assert READER.folder.scenario_path("mine") == own / "mine.yaml"
    assert game("battles").load_world("mine", {}) is not None


def test_a_broken_one_or_one_named_as_ours_hides_nothing(own: Path) -> None:
    shipped = set(READER.folder.scenario_ids())
    (own / "mine.yaml").write_text("id: mine\n", encoding="utf-8")
    (own / "jarama.yaml").write_text("id: jarama\n", encoding="utf-8")
    (own / "other.yaml").write_text("\t: [", encoding="utf-8")
    listed = fresh_scenarios()
    assert listed
    assert set(listed) <= shipped
    assert READER.folder.scenario_path("jarama") == scenarios_dir() / "battles" / "jarama.yaml"


def test_an_example_of_the_players_own_is_among_those_of_its_game(tmp_path: Path, own: Path) -> None:
    folder = tmp_path / "examples" / "battles"
    folder.mkdir(parents=True)
    shipped = scenarios_dir() / "battles" / "examples" / "ex-11-4a.yaml"
    text = shipped.read_text(encoding="utf-8")
    assert "ex-11-4a" in text
    (folder / "my-fight.yaml").write_text(text.replace("ex-11-4a", "my-fight", 1), encoding="utf-8")
    (folder / "broken.yaml").write_text("id: broken\n", encoding="utf-8")
    found = {loaded.id for loaded in load_examples("battles")}
    assert "my-fight" in found
    assert "broken" not in found


# -- caches ------------------------------------------------------------------------------------------
def test_the_caches_may_go_while_something_is_kept_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    key = cache.key_of(b"content")
    cache.keep_bytes(key, b"old")

    def gone(*names: str) -> None:
        shutil.rmtree(places().caches)
        raise FileNotFoundError(names[0])

    with monkeypatch.context() as broken:
        broken.setattr("os.replace", gone)
        cache.keep_bytes(key, b"new")
    assert cache.fetch_bytes(key) is None
    cache.keep_bytes(key, b"new")
    assert cache.fetch_bytes(key) == b"new"


def test_a_file_in_the_place_of_the_caches_only_costs_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))
    (tmp_path / "caches").write_text("in the way", encoding="utf-8")
    cache.keep_bytes("key", b"new")
    assert cache.fetch_bytes("key") is None


# -- what only some systems have ---------------------------------------------------------------------
class Locking(ModuleType):
    """Windows' locks, as far as they are used."""

    LK_NBLCK = 2

    def __init__(self, taken: bool) -> None:
        super().__init__("msvcrt")
        self.taken = taken

    def locking(self, handle: int, mode: int, length: int) -> None:
        if self.taken:
            raise PermissionError(13, "Permission denied")


@pytest.mark.parametrize("taken", [False, True])
def test_games_are_locked_where_there_is_no_fcntl(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, taken: bool) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(game_lock, "msvcrt", Locking(taken), raising=False)
    monkeypatch.delattr(game_lock, "fcntl", raising=False)
    monkeypatch.delattr(old_journal, "fcntl", raising=False)
    target = tmp_path / "game.sandtable"
    if taken:
        with pytest.raises(game_lock.GameInUse):
            game_lock.GameLock(target)
    else:
        lock = game_lock.GameLock(target)
        assert lock.stands()
        lock.release()
        assert not game_lock.lock_path(target).exists()
    assert not old_journal.is_being_written(target)
