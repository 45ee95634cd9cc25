"""Typed conversion: every fault at its line, cross-references, cache and folders."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path
from typing import Annotated, Literal, NewType

import msgspec
import pytest

from desktop.data import cache, paths, yaml_loader
from desktop.data.errors import MAX_FAULTS, DataError, Fault
from desktop.data.yaml_loader import Checker, convert, load_cached, load_typed, parse_yaml

UnitId = NewType("UnitId", str)


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class Unit(Strict, frozen=True, kw_only=True):
    id: UnitId
    steps: Annotated[int, msgspec.Meta(ge=1)] = 1
    at: str | None = None
    values: tuple[int, int] = (0, 0)


class Card(Strict, frozen=True, kw_only=True, tag_field="kind", tag="card"):
    text: str


class Marker(Strict, frozen=True, kw_only=True, tag_field="kind", tag="marker"):
    number: int


class Box(Strict, frozen=True, kw_only=True):
    units: list[Unit]
    tables: dict[Literal["crt", "air"], dict[int, list[str]]] = {}
    extra: list[Card | Marker] = []
    best: Unit | None = None


def faults_of(text: str, type_: type = Box) -> list[str]:
    with pytest.raises(DataError) as caught:
        convert(parse_yaml(text.encode(), "f.yaml"), type_)
    return str(caught.value).split("\n")


def test_a_sound_file_becomes_its_type() -> None:
    text = """units: [{id: a, at: '0712', values: [1, 2]}]
tables: {crt: {1: [x], 2: [y]}}
extra: [{kind: marker, number: 3}]
"""
    box = convert(parse_yaml(text.encode(), "f.yaml"), Box)
    assert box == Box(
        units=[Unit(id=UnitId("a"), at="0712", values=(1, 2))],
        tables={"crt": {1: ["x"], 2: ["y"]}},
        extra=[Marker(number=3)],
    )


def test_all_faults_with_their_lines() -> None:
    text = """units:
  - {id: a, at: 1501}
  - id: b
    stepps: 2
  - {steps: 1}
  - {id: c, steps: 0}
  - {id: d, values: [1, x]}
  - {id: e, values: [1, 2, 3]}
tables:
  crt: {1: [x], two: [y], 3: [4, 5]}
  sea: {}
extra:
  - {kind: card, text: 5}
  - {kind: tank}
best:
  id: true
"""
    assert faults_of(text) == [
        "f.yaml:2: units[0].at: Expected `str | null`, got `int`; put it in quotes",
        "f.yaml:4: units[1].stepps: unknown field; did you mean `steps`?",
        "f.yaml:5: units[2]: `id` is missing",
        "f.yaml:6: units[3].steps: Expected `int` >= 1",
        "f.yaml:7: units[4].values[1]: Expected `int`, got `str`",
        "f.yaml:8: units[5].values: Expected `array` of length 2, got 3",
        "f.yaml:10: tables.crt.3[0]: Expected `str`, got `int`; put it in quotes",
        "f.yaml:10: tables.crt.3[1]: Expected `str`, got `int`; put it in quotes",
        "f.yaml:10: tables.crt.two: wrong key: Expected `int`, got `str`",
        "f.yaml:11: tables.sea: wrong key: Invalid enum value 'sea'",
        "f.yaml:13: extra[0].text: Expected `str`, got `int`; put it in quotes",
        "f.yaml:14: extra[1].kind: Invalid value 'tank'",
        "f.yaml:16: best.id: Expected `str`, got `bool`; put it in quotes",
    ]


def test_a_wrong_whole_is_one_fault() -> None:
    assert faults_of("[1, 2]") == ["f.yaml:1: Expected `object`, got `array`"]
    assert faults_of("units: 3") == ["f.yaml:1: units: Expected `array`, got `int`"]


def test_checker_collects_cross_references() -> None:
    document = parse_yaml(b"units:\n  - {id: a}\n  - {id: b}\nplaces:\n  a: x\n", "f.yaml")
    checker = Checker(document)
    checker.done()
    checker.fault("$.places.a", "no such hex: x")
    checker.require(True, ("units",), "fine")
    checker.require(False, ("units", 1, "id"), "no such unit: b")
    with pytest.raises(DataError) as caught:
        checker.done()
    assert str(caught.value) == "f.yaml:3: no such unit: b\nf.yaml:5: no such hex: x"


def test_a_fault_is_one_bounded_line_and_many_are_counted() -> None:
    assert str(Fault("a\nb", 1, "x\n\x1b" + "y" * 1000)).count("\n") == 0
    assert len(str(Fault("f", 1, "y" * 1000))) < 320
    text = str(DataError([Fault("f", n, "wrong") for n in range(MAX_FAULTS + 7)]))
    assert text.endswith("and 7 more faults")


# ------------------------------------------------------------------ cache
def big_file(folder: Path) -> Path:
    file = folder / "big.yaml"
    file.write_text("units:\n" + "".join(f"  - {{id: u{n}, at: '{n:04}'}}\n" for n in range(400)))
    return file


@pytest.fixture
def cache_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def no_parsing(content: bytes, name: str) -> None:
    raise AssertionError("parsed again")


def test_second_load_does_not_parse(tmp_path: Path, cache_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = big_file(tmp_path)
    first = load_cached(file)
    monkeypatch.setattr(yaml_loader, "parse_yaml", no_parsing)
    second = load_cached(file)
    assert second.data == first.data
    assert second.line("$.units[7].at") == first.line("$.units[7].at") == 9
    assert load_typed(file, Box).units[3].at == "0003"
    file.write_text(file.read_text() + "  - {id: new}\n")
    with pytest.raises(AssertionError, match="parsed again"):
        load_cached(file)


def test_faults_of_a_cached_file_keep_their_lines(tmp_path: Path, cache_home: Path) -> None:
    file = big_file(tmp_path)
    file.write_text(file.read_text() + "  - {id: 5}\n")
    messages = []
    for _ in range(2):
        with pytest.raises(DataError) as caught:
            load_typed(file, Box, tmp_path)
        messages.append(str(caught.value))
    assert messages == ["big.yaml:402: units[400].id: Expected `str`, got `int`; put it in quotes"] * 2


def test_a_damaged_cache_is_ignored(tmp_path: Path, cache_home: Path) -> None:
    file = big_file(tmp_path)
    expected = load_cached(file).data
    (entry,) = cache.cache_dir().glob("*.json")
    whole = entry.read_bytes()
    for damaged in (b"", b"\n", whole[:100], whole[:-5], whole.replace(b"u7", b"u8", 1), b"\xff" * 50, b"[" * 100_000):
        entry.write_bytes(damaged)
        assert load_cached(file).data == expected
        assert entry.read_bytes() == whole


def test_a_cache_that_cannot_be_written_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cache").write_text("a file, not a folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert load_cached(big_file(tmp_path)).data["units"]


def test_the_cache_does_not_grow_without_end(cache_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MAX_ENTRIES", 3)
    for number in range(6):
        cache.keep(cache.key_of(bytes([number])), number, 1)
        os.utime(cache.cache_dir() / f"{cache.key_of(bytes([number]))}.json", (number, number))
    assert [bool(cache.fetch(cache.key_of(bytes([n])))) for n in range(6)] == [False] * 3 + [True] * 3
    assert not list(cache.cache_dir().glob("*.part"))


# ------------------------------------------------------------------ folders
def test_where_the_data_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.OVERRIDE, raising=False)
    assert (paths.resources_dir() / "battles").is_dir()
    assert (paths.scenarios_dir() / "battles").is_dir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "frozen"), raising=False)
    assert paths.resources_dir() == tmp_path / "frozen" / "resources"
    monkeypatch.setenv(paths.OVERRIDE, str(tmp_path))
    assert paths.scenarios_dir() == tmp_path / "scenarios"


def test_installed_data_is_in_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else lies in the folder of all packages: another package may have a folder of that name there."""
    monkeypatch.delenv(paths.OVERRIDE, raising=False)
    (tmp_path / "lib" / "resources").mkdir(parents=True)
    (tmp_path / "lib" / "scenarios").mkdir()
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "lib" / "desktop" / "data" / "paths.py"))
    assert paths.resources_dir() == tmp_path / "lib" / "desktop" / "_data" / "resources"


# ------------------------------------------------------------------ wrong types anywhere
def test_wrong_types_anywhere_are_refused_by_name() -> None:
    rng = random.Random(17)
    junk: list[object] = [None, True, -1, 1.5, "x", [], {}, [[1]], {"id": 1}, 10**17]
    refused = 0
    for _ in range(300):
        data = {
            "units": [{"id": f"u{n}", "steps": 2, "at": "0101", "values": [1, 2]} for n in range(3)],
            "tables": {"crt": {"1": ["a"], "2": ["b"]}},
            "extra": [{"kind": "card", "text": "t"}],
            "best": {"id": "u1"},
        }
        spoil(data, junk, rng)
        try:
            convert(parse_yaml(msgspec.json.encode(data), "f.yaml"), Box)
        except DataError as error:
            refused += 1
            lines = str(error).split("\n")
        else:
            lines = []
        assert all(line.startswith("f.yaml:1: ") for line in lines)
    assert refused > 200


def spoil(data: object, junk: list[object], rng: random.Random) -> None:
    """Replace one value somewhere, however deep, by something else."""
    while isinstance(data, dict | list) and data:
        key = rng.choice(list(data)) if isinstance(data, dict) else rng.randrange(len(data))
        if rng.random() < 0.3 or not isinstance(data[key], dict | list) or not data[key]:  # type: ignore[index]
            data[key] = rng.choice(junk)  # type: ignore[index]
            return
        data = data[key]  # type: ignore[index]
