"""What a form needs to know of a scenario's file, for every game."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.data.paths import scenarios_dir
from desktop.data.yaml_loader import load_document
from desktop.engine.definition import game_ids, is_shipped
from desktop.scenarios import fields
from desktop.scenarios.draft import reader_of
from desktop.scenarios.fields import Shape

GAMES = [name for name in game_ids() if is_shipped(name)]


def walk(shape: Shape, value: Any, path: fields.Path = ()) -> None:
    """Every value that ships has a shape that fits it."""
    kinds = {"text": str, "choice": str, "number": int, "flag": bool, "list": list, "table": dict, "record": dict}
    assert shape.kind in kinds, path
    if value is None:
        assert shape.may_be_empty, path
    elif not (path == ("setup",) and isinstance(value, str)):  # a file of a set-up, or the set-up itself
        assert isinstance(value, (kinds[shape.kind], str, int)), path
    if isinstance(value, str | int) and shape.kind not in ("record", "list", "table"):
        assert fields.read(shape, str(value).lower() if isinstance(value, bool) else str(value)) == (
            value.strip() if isinstance(value, str) else value
        )
    for key, each in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        walk(fields.below(shape, key), each, (*path, key))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_value_of_the_scenarios_that_ship_has_a_shape(game_id: str) -> None:
    shape = fields.shape_of(reader_of(game_id).scenario_shape)
    for path in sorted((scenarios_dir() / game_id).glob("*.yaml")):
        walk(shape, load_document(path).data)


def test_values_are_read_as_they_are_typed() -> None:
    shape = fields.shape_of(reader_of("crusade").scenario_shape)
    last = fields.below(shape, "last_turn")
    assert fields.read(last, " 5 ") == 5
    for words in ("five", "-1", "1000", "9" * 50, "", "٣"):
        with pytest.raises(ValueError, match="is "):
            fields.read(last, words)
    strait = fields.shape_at(shape, ("setup", "strait"))
    assert fields.read(strait, "nationalist") == "nationalist"
    with pytest.raises(ValueError, match="none of"):
        fields.read(strait, "nobody")
    assert fields.read(fields.shape_at(shape, ("levels", 0, "least")), "") is None
    assert fields.sample(fields.shape_at(shape, ("setup", "works", 0))) == {
        "space": "", "kind": "position", "side": "nationalist",
    }  # fmt: skip


def test_what_nobody_has_said_more_of_is_read_as_it_looks() -> None:
    shape = fields.shape_of(reader_of("crusade").scenario_shape)
    turn = fields.shape_at(shape, ("position", "turn"))
    assert [fields.read(turn, words) for words in ("5", "-3", "true", "madrid", "9" * 50)] == [
        5, -3, True, "madrid", "9" * 50,
    ]  # fmt: skip


def test_a_line_of_the_file_leads_to_its_place() -> None:
    document = load_document(scenarios_dir() / "crusade" / "columns.yaml")
    for place in (("levels", 1, "winner"), ("setup", "units", "nationalist", "leon"), ("last_turn",)):
        assert fields.path_of_line(document.read_lines(), document.line(place))[: len(place) - 1] == place[:-1]
