"""What the start page lists: read from one small file a game, and never stale."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from desktop.data import cache, shelf
from desktop.data.errors import DataError
from desktop.data.paths import OVERRIDE, resources_dir, scenarios_dir

GAME = "arriba"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files that the shelf reads of a game, and caches of their own."""
    root = tmp_path / "data"
    (root / "resources" / GAME).mkdir(parents=True)
    shutil.copy(resources_dir() / GAME / "shelf.yaml", root / "resources" / GAME)
    (root / "scenarios").mkdir()
    shutil.copytree(scenarios_dir() / GAME, root / "scenarios" / GAME)
    monkeypatch.setenv(OVERRIDE, str(root))
    monkeypatch.setattr(cache, "cache_dir", lambda: tmp_path / "caches")
    return root


def _scenario(data: Path) -> Path:
    return sorted((data / "scenarios" / GAME).glob("*.yaml"))[0]


def _index(tmp_path: Path) -> Path:
    return next((tmp_path / "caches").glob("shelf-*"))


def test_games_are_listed_from_one_file_each(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = shelf.shelf_file(GAME), shelf.listed(GAME)
    monkeypatch.setattr(shelf, "load_cached", lambda *_: pytest.fail("a file of the game is read"))
    assert (shelf.shelf_file(GAME), shelf.listed(GAME)) == first


def test_a_changed_scenario_is_listed_as_it_is_now(data: Path) -> None:
    shelf.listed(GAME)
    path = _scenario(data)
    title = next(each.title for each in shelf.listed(GAME) if each.id == path.stem)
    path.write_text(path.read_text(encoding="utf-8").replace(title, "Quite another", 1), encoding="utf-8")
    assert "Quite another" in {each.title for each in shelf.listed(GAME)}


def test_a_scenario_that_has_gone_is_missed(data: Path) -> None:
    begin = shelf.shelf_file(GAME).begin
    os.unlink(data / "scenarios" / GAME / f"{begin}.yaml")
    with pytest.raises(DataError, match=f"there is no scenario {begin}"):
        shelf.shelf_file(GAME)


@pytest.mark.parametrize("content", [b"", b"{}", b"no checksum\n{}"])
def test_a_damaged_list_is_made_anew(data: Path, tmp_path: Path, content: bytes) -> None:
    first = shelf.listed(GAME)
    _index(tmp_path).write_bytes(content)
    assert shelf.listed(GAME) == first


def test_a_list_of_another_version_is_not_read(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.listed(GAME)
    monkeypatch.setattr(shelf, "FIELDS", (*shelf.FIELDS, "new"))
    read: list[Path] = []
    head_of = shelf.head_of
    monkeypatch.setattr(shelf, "head_of", lambda path: read.append(path) or head_of(path))
    shelf.listed(GAME)
    assert read
