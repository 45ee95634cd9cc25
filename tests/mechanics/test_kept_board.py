"""Boards are built once and then found again, as long as nothing they are built of has changed."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from desktop.data import cache
from desktop.engine.definition import game, game_ids, is_shipped
from desktop.mechanics.kept_board import kept_board
from desktop.views.board import BoardView, SpaceView
from desktop.views.wording import Wording

BOARD = BoardView("b", "B", "point", (0.0, 0.0, 9.0, 9.0), (SpaceView("a", "", "A", (1.0, 2.5), ((0.0, 0.0),)),))
WORLD = SimpleNamespace(options={"o": "yes"}, files={"map": [1, 2]})


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


class Builder:
    """Counts how often the board is built."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> BoardView:
        self.times += 1
        return BOARD


def kept(build: Builder, world: SimpleNamespace = WORLD, texts: dict[str, str] | None = None) -> BoardView:
    return kept_board("battles", world, Wording(texts or {}, {}), build)


def test_a_board_is_built_once() -> None:
    build = Builder()
    assert [kept(build) for _ in range(3)] == [BOARD] * 3
    assert build.times == 1


def test_the_board_of_the_first_start_is_that_of_the_next_to_the_byte() -> None:
    """Pictures of it are kept under its bytes, in which 9 and 9.0 are not the same."""
    whole = msgspec.structs.replace(BOARD, bounds=(0, 0, 9, 9))
    first, second = (kept_board("battles", WORLD, Wording({}, {}), lambda: whole) for _ in range(2))
    assert msgspec.msgpack.encode(first) == msgspec.msgpack.encode(second)


def test_other_data_options_words_or_code_make_another_board(monkeypatch: pytest.MonkeyPatch) -> None:
    build = Builder()
    kept(build)
    kept(build, SimpleNamespace(options={"o": "no"}, files=WORLD.files))
    kept(build, SimpleNamespace(options=WORLD.options, files={"map": [1, 3]}))
    kept(build, texts={"place": "Madrid"})
    assert build.times == 4
    monkeypatch.setattr(Wording, "translate", str.upper)
    kept(build, texts={"place": "Madrid"})
    monkeypatch.setattr(cache, "code_of", lambda *_: "another")
    kept(build)
    assert build.times == 6


def test_a_damaged_board_is_built_again() -> None:
    build = Builder()
    kept(build)
    (entry,) = cache.cache_dir().glob("*.json")
    whole = entry.read_bytes()
    for damaged in (b"", whole[:-3], whole.replace(b"2.5", b"7.5")):
        entry.write_bytes(damaged)
        assert kept(build) == BOARD
    cache.keep_bytes(entry.stem, b'{"id": 5}')
    assert kept(build) == BOARD
    assert build.times == 5
    assert entry.read_bytes() == whole


def test_code_is_told_apart_by_its_files() -> None:
    assert cache.code_of("views") == cache.code_of("views")
    assert "board.py" in cache.code_of("views")
    assert cache.code_of("views") != cache.code_of("engine")
    assert cache.code_of("no such package")  # frozen: the program itself


@pytest.mark.parametrize("game_id", [name for name in game_ids() if is_shipped(name)])
def test_boards_of_all_games_are_found_as_they_were_built(game_id: str) -> None:
    definition = game(game_id)
    world = definition.load_world(definition.scenarios()[0].id, {})
    built = definition.presenter(world).board()
    assert len(list(cache.cache_dir().glob("board-*.json"))) == 1
    assert definition.presenter(world).board() == built
