"""What is imported before Qt, which looks at every import that comes after it."""

from __future__ import annotations

import importlib
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from desktop.engine.definition import game, game_ids, is_shipped

MODULES = ("desktop.data.library", "desktop.views.table")


def import_ahead(target: str | None) -> None:
    """Import what draws nothing and will be needed: for a save its game; the start page needs none."""
    for name in MODULES:
        importlib.import_module(name)
    game_id = _game_of(target) if target else ""
    if not game_id:
        return
    with suppress(Exception):  # a broken game is told of where it is asked for
        game(game_id)
        present = f"desktop.games.{game_id}.present"
        if is_shipped(game_id) and find_spec(present):
            importlib.import_module(present)


def _game_of(target: str) -> str:
    """The game that a save, or the name of a scenario, is of; "" if none is."""
    from desktop.data.saves import SaveError, read_header

    try:
        found = target.partition("/")[0] if not Path(target).is_file() else read_header(Path(target)).game
    except SaveError:
        return ""
    return found if found in game_ids() else ""
