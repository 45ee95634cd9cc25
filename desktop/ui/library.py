"""The shelf: which games and scenarios there are, listed without loading a game; one that cannot be read says why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct

from desktop.data.schema_shelf import Listed, ShelfFile
from desktop.data.shelf import left_out, listed, shelf_file
from desktop.engine.definition import ScenarioInfo, game, game_ids, is_shipped
from desktop.engine.errors import EngineError
from desktop.views.board import BoardView

LAST = 99


class Title(Struct, frozen=True):
    """A game on the shelf. `fault` is one line when its data cannot be read; `told` is what its card says."""

    id: str
    name: str
    scenarios: tuple[Listed, ...]
    fault: str = ""
    told: ShelfFile | None = None
    left_out: tuple[str, ...] = ()
    """Why scenarios of the player's own are not among them, a line for each."""


class Shelf:
    """The games of the program, or those that are named."""

    def __init__(self, games: Sequence[str] | None = None) -> None:
        self._games = games

    @cached_property
    def _titles(self) -> tuple[Title, ...]:
        titles = [_read(game_id) for game_id in self._games or game_ids()]
        return tuple(sorted(titles, key=lambda title: title.told.place if title.told else LAST))

    def forget(self) -> None:
        """Look for games and scenarios anew: the player has made one, or deleted it."""
        self.__dict__.pop("_titles", None)

    def titles(self) -> tuple[Title, ...]:
        """The easiest to begin with first."""
        return self._titles

    def first(self) -> tuple[Title, Listed] | None:
        """The scenario of the first evening: the one that the first game on the shelf is begun with."""
        for title in self._titles:
            begin = title.told.begin if title.told else ""
            for scenario in title.scenarios:
                if scenario.id == begin:
                    return title, scenario
        return None

    # -- what a game itself must tell ----------------------------------------------------------------
    def info(self, game_id: str, scenario: str) -> ScenarioInfo:
        """All that is asked before a scenario begins: its game is loaded for that. Raises DataError or EngineError:
        of what is listed only the head was read."""
        definition = game(game_id)
        for info in definition.scenarios():
            if info.id == scenario:
                return info
        definition.load_world(scenario, {})  # says what is wrong with it
        raise EngineError(f"{game_id} has no scenario {scenario}")

    def hides_hands(self, game_id: str) -> bool:
        return game(game_id).unseen is not None

    def presenter(self, game_id: str, scenario: str) -> Any:
        definition = game(game_id)
        return definition.presenter(definition.load_world(scenario, {}))

    def board(self, game_id: str, scenario: str) -> BoardView:
        board: BoardView = self.presenter(game_id, scenario).board()
        return board


def _read(game_id: str) -> Title:
    try:
        if is_shipped(game_id):
            told = shelf_file(game_id)
            return Title(game_id, told.title, listed(game_id), told=told, left_out=left_out(game_id))
        definition = game(game_id)
        return Title(game_id, definition.title, tuple(map(_listed, definition.scenarios())))
    except Exception as error:  # one broken game must not hide the others
        return Title(game_id, game_id, (), f"{type(error).__name__}: {error}".splitlines()[0])


def _listed(info: ScenarioInfo) -> Listed:
    return Listed(info.id, info.title, info.summary, info.length, info.introductory)
