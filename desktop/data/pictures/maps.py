"""Which map a board shows: scenarios share maps, and a picture lies under all boards of its map."""

from __future__ import annotations

from desktop.data.errors import DataError
from desktop.data.game_files import GameFolder
from desktop.data.yaml_loader import load_cached

ONLY = "map"
"""The name of the map of a game that has one."""


def map_of(board: str) -> str:
    """The map of a board, by the board's id (`battles/jarama-historical`)."""
    game, _, scenario = board.partition("/")
    try:
        data = load_cached(GameFolder(game).scenario_path(scenario)).data
    except DataError:
        return ONLY
    named = data.get("map") if isinstance(data, dict) else None
    return named if isinstance(named, str) else ONLY
