"""The shelf: which games and scenarios there are, read once; a game that cannot be read says why."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from msgspec import Struct

from desktop.engine.definition import ScenarioInfo, game, game_ids
from desktop.views.board import BoardView


class Title(Struct, frozen=True):
    """A game on the shelf. `fault` is one line when its data cannot be read; `hands` are hidden from each other."""

    id: str
    name: str
    scenarios: tuple[ScenarioInfo, ...]
    fault: str = ""
    hands: bool = False


class Shelf:
    """The games of the program."""

    @cached_property
    def _titles(self) -> tuple[Title, ...]:
        return tuple(_read(game_id) for game_id in game_ids())

    def titles(self) -> tuple[Title, ...]:
        return self._titles

    def first(self) -> tuple[str, str] | None:
        """The scenario to start with: an introductory one if there is any."""
        found = [(title.id, info) for title in self._titles for info in title.scenarios]
        easy = [pair for pair in found if pair[1].introductory]
        chosen = (easy or found)[:1]
        return (chosen[0][0], chosen[0][1].id) if chosen else None

    def presenter(self, game_id: str, scenario: str) -> Any:
        definition = game(game_id)
        return definition.presenter(definition.load_world(scenario, {}))

    def board(self, game_id: str, scenario: str) -> BoardView:
        board: BoardView = self.presenter(game_id, scenario).board()
        return board


def _read(game_id: str) -> Title:
    try:
        definition = game(game_id)
        return Title(game_id, definition.title, definition.scenarios(), hands=definition.unseen is not None)
    except Exception as error:  # one broken game must not hide the others
        return Title(game_id, game_id, (), f"{type(error).__name__}: {error}".splitlines()[0])
