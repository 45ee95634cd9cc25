"""Every figure and mark of the data files does something: a field that nobody reads could be corrected in vain."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from msgspec import Struct

from desktop.engine.definition import game_ids, is_shipped

DESKTOP = Path(__file__).resolve().parents[2] / "desktop"
NOTES = {"copies_ref", "first_turn_source", "initial_draw", "name_underlined", "number_underlined", "oil"}
"""Where a figure comes from, and marks of the printed parts that by the rules have no effect of their own."""


def records(shapes: list[Any]) -> Iterator[type[Struct]]:
    """These and all that they are made of, each once."""
    seen: set[Any] = set()
    while shapes:
        shape = shapes.pop()
        shapes += get_args(shape)
        if shape in seen or not (isinstance(shape, type) and issubclass(shape, Struct)):
            continue
        seen.add(shape)
        shapes += get_type_hints(shape).values()
        yield shape


@pytest.mark.parametrize("game", sorted(filter(is_shipped, game_ids())))
def test_every_field_of_the_data_is_read(game: str) -> None:
    reader = importlib.import_module(f"desktop.games.{game}.data.files").READER
    fields = {
        field
        for shape in records([reader.scenario_shape, *reader.shapes.values()])
        for field in shape.__struct_fields__
    }
    code = [path for path in DESKTOP.rglob("*.py") if path.relative_to(DESKTOP).parts[:1] != ("games",)]
    code += (DESKTOP / "games" / game).rglob("*.py")
    words = {word for path in code if "schema" not in str(path) for word in re.findall(r"\w+", path.read_text("utf-8"))}
    assert sorted(fields - words - NOTES) == []
