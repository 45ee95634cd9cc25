"""history.yaml and happened.yaml: how wars go that the program plays with itself, and how they went."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import yaml

from desktop.data.atomic import write_atomically
from desktop.data.paths import resources_dir
from desktop.data.schema_history import Happened, HappenedFile, HistoryFile, HistoryTable
from desktop.data.yaml_loader import load_typed

HEAD = "# Written by `python -m desktop history {0} --write`: how wars go that the program plays with itself.\n"


def tables_of(game: str) -> list[HistoryTable]:
    """How its scenarios go; nothing for a game that nobody has counted."""
    file = _history_file(game)
    return load_typed(file, HistoryFile).tables if file.is_file() else []


def happened_in(game: str) -> list[Happened]:
    """What happened in the war itself."""
    file = resources_dir() / game / "happened.yaml"
    return load_typed(file, HappenedFile).happened if file.is_file() else []


def write_tables(game: str, fresh: Sequence[HistoryTable]) -> None:
    """Put tables in the place of those of the same scenarios."""
    tables = {table.scenario: table for table in (*tables_of(game), *fresh)}
    plain = {"tables": [msgspec.to_builtins(table) for table in tables.values()]}
    text = yaml.safe_dump(plain, sort_keys=False, allow_unicode=True, width=118)
    write_atomically(_history_file(game), (HEAD.format(game) + text).encode())


def _history_file(game: str) -> Path:
    return resources_dir() / game / "history.yaml"
