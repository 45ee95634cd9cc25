"""A changed data file: only what has changed is written anew, and every file says what was meant."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.data.paths import scenarios_dir
from desktop.data.yaml_loader import parse_yaml
from desktop.data.yaml_patch import patched, same, written

SHIPPED = sorted(scenarios_dir().glob("*/*.yaml"))


def data_of(text: str) -> Any:
    return parse_yaml(text.encode(), "x").data


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_scenario_saved_without_a_change_is_byte_for_byte_what_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert patched(text, copy.deepcopy(data_of(text))) == text


TEXT = """\
# Head.
id: "one"   # the id
list:
  - "a"
  - "b"  # second
# about the map
map: {x: 1, y: [1, 2]}
deep:   # deep things
  one:
    at: ["p", "q"]
  two: 2
empty: []
last: true
"""


def change(**values: Any) -> dict[str, Any]:
    data: dict[str, Any] = data_of(TEXT)
    data.update(values)
    return data


def test_what_is_not_changed_keeps_its_comments_and_spaces() -> None:
    assert patched(TEXT, change(id="two")) == TEXT.replace('"one"', '"two"')
    assert patched(TEXT, change(map={"x": 2, "y": [1, 2]})) == TEXT.replace("x: 1", "x: 2")
    assert patched(TEXT, change(list=["a"])) == TEXT.replace('  - "b"  # second\n', "")
    assert patched(TEXT, change(list=["a", "b", "c"])) == TEXT.replace("# second\n", '# second\n  - "c"\n')
    assert patched(TEXT, change(deep={"one": {"at": ["p"]}, "two": 2})) == TEXT.replace(', "q"', "")
    assert patched(TEXT, change(deep={"one": {"at": ["p", "q"]}, "two": 2, "no": 0})) == TEXT.replace(
        "two: 2\n", 'two: 2\n  "no": 0\n'
    )
    assert patched(TEXT, change(empty=[1])) == TEXT.replace("empty: []", "empty: [1]")
    assert patched(TEXT, change(last=1)) == TEXT.replace("true", "1")


def test_keys_come_where_they_stand_in_the_new_order() -> None:
    data = data_of(TEXT)
    ordered = {"id": data["id"], "title": "New", **{key: data[key] for key in data if key != "id"}}
    assert patched(TEXT, ordered) == TEXT.replace("# the id\n", '# the id\ntitle: "New"\n')


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_any_change_is_read_back_as_it_was_meant(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    random = Random(path.stem)
    data = copy.deepcopy(data_of(text))
    for _ in range(3):
        _disturb(data, random)
        text = patched(text, data)
        assert same(data_of(text), data)
    assert text.startswith(path.read_text(encoding="utf-8").splitlines()[0]), "the head is kept"


def _disturb(value: Any, random: Random) -> None:
    """Change, add and remove something here and there."""
    if isinstance(value, dict):
        for key in list(value):
            if isinstance(value[key], dict | list):
                _disturb(value[key], random)
            elif random.random() < 0.1:
                value[key] = random.choice([None, "new: # words", -3, True, "", ["a", {"b": 1}]])
        if len(value) > 1 and random.random() < 0.2:
            del value[random.choice(list(value))]
        if random.random() < 0.2:
            value[f"new {random.randrange(9)}"] = random.choice([{"x": {"y": [1] * 60}}, ["long words " * 9] * 3, {}])
    elif random.random() < 0.3:
        at = random.randrange(len(value) + 1)
        value[at:at] = random.choice([["x"], [{"k": "v"}], [[]], [list(range(9))]])
    elif value and random.random() < 0.3:
        del value[random.randrange(len(value))]


def test_a_file_from_nothing_is_read_back() -> None:
    data = {"id": "x", "long": ["word " * 9] * 4, "table": {"a": {"b": list(range(99))}}, "flags": [], "on": None}
    assert same(data_of(written(data)), data)
