"""What is imported before Qt. PySide6 reads the source of every module that is imported after it."""

from __future__ import annotations

import importlib
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from desktop.engine.definition import game, game_ids, is_shipped

MODULES = ("desktop.data.library", "desktop.views.table")


def import_ahead(target: str | None) -> None:
    """Import what draws nothing and will be needed: for a save its game, else all games for the start page."""
    for name in MODULES:
        importlib.import_module(name)
    for game_id in _games(target):
        with suppress(Exception):  # a broken game is told of where it is asked for, and must not hide the others
            game(game_id)
            present = f"desktop.games.{game_id}.present"
            if target and is_shipped(game_id) and find_spec(present):
                importlib.import_module(present)


def _games(target: str | None) -> tuple[str, ...]:
    from desktop.data.saves import SaveError, read_header

    if target is None:
        return game_ids()
    try:
        found = target.partition("/")[0] if not Path(target).is_file() else read_header(Path(target)).game
    except SaveError:
        return ()
    return (found,) if found in game_ids() else ()
