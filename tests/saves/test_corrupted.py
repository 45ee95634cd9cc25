"""Two thousand corrupted saves and scenario files: each refused in one line, none crashes or hangs."""

from __future__ import annotations

import importlib.util
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from desktop.data.errors import DataError
from desktop.data.paths import scenarios_dir
from desktop.data.saves import SaveError, load, read_header, save_match
from desktop.data.yaml_loader import load_document
from desktop.engine.definition import game
from desktop.engine.errors import EngineError
from tests.play import play_randomly, random_game
from tests.saves.test_saves import rewrite

CHUNKS = 4
SAVES = 1000 // CHUNKS
SCENARIOS = 160 // CHUNKS
FAULT = re.compile(r".+:( |\d+: ).+")
JUNK = [None, True, -1, 10**30, 1.5, "", "x" * 1000, [], {}, [[]], {"a": {}}, "\x00", "red-foot", [1, "2"], -(2**63)]


def refused(path: Path) -> bool:
    """Whether a save is refused properly; anything but a SaveError of one line fails the test."""
    told = ""
    try:
        match = load(path).match
    except SaveError as error:
        told = str(error)
    else:
        match.catch_up()
        play_randomly(match, 1, 50)  # what loads is lawful: nothing breaks later
    assert told == "" or told.startswith(f"{path}: ")
    assert len(told.splitlines()) <= 1
    return bool(told)


# -- damage to bytes -------------------------------------------------------------------------------
def cut(data: bytes, choose: random.Random) -> bytes:
    return data[: choose.randrange(len(data))]


def flip(data: bytes, choose: random.Random) -> bytes:
    changed = bytearray(data)
    changed[choose.randrange(len(data))] ^= 1 << choose.randrange(8)
    return bytes(changed)


def drop(data: bytes, choose: random.Random) -> bytes:
    start = choose.randrange(len(data) - 1)
    return data[:start] + data[start + choose.randint(1, 40) :]


def double(data: bytes, choose: random.Random) -> bytes:
    start = choose.randrange(len(data) - 1)
    return data[:start] + data[start : start + choose.randint(1, 40)] + data[start:]


def noise(data: bytes, choose: random.Random) -> bytes:
    start = choose.randrange(len(data) - 40)
    return data[:start] + choose.randbytes(40) + data[start + 40 :]


def bomb(data: bytes, choose: random.Random) -> bytes:
    """Nesting in place of a part of the file."""
    deep = choose.choice([1_000, 100_000, 1_000_000])
    opening, closing = choose.choice([(b"[", b"]"), (b'{"a":', b"}"), (b'[{"a":', b"}]")])
    nested = opening * deep + b"0" + closing * deep
    spot = choose.choice([b'"body":', b'"header":', b'"position":', b'"log":', b'"options":', b""])
    at = data.index(spot) + len(spot)
    return data[:at] + nested + choose.choice([data[at:], b"}"])


DAMAGES: list[Callable[[bytes, random.Random], bytes]] = [cut, flip, flip, drop, double, noise]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_damaged_saves_are_refused(chunk: int, tmp_path: Path) -> None:
    choose = random.Random(chunk)
    path = tmp_path / "a.sandtable"
    save_match(random_game(chunk, 25), path, {"title": "Café", "turn": "Turn 2"})
    data = path.read_bytes()
    assert not refused(path)
    tried = 0
    while tried < SAVES:
        damage = bomb if tried % 50 == 0 else choose.choice(DAMAGES)
        changed = damage(data, choose)
        if changed == data:
            continue
        path.write_bytes(changed)
        assert refused(path), damage.__name__
        with pytest.raises(SaveError):
            read_header(path)
        tried += 1


# -- wrong types, signed again ---------------------------------------------------------------------
def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places of all parts of plain data."""
    found = [path]
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        found += spots(part, (*path, key))
    return found


def put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_forged_saves_never_crash(chunk: int, tmp_path: Path) -> None:
    """The checksum fits: what is nonsense is refused, what is sensible may load, nothing else happens."""
    choose = random.Random(chunk)
    path = tmp_path / "a.sandtable"
    save_match(random_game(chunk, 25), path)
    original = path.read_bytes()
    places = [spot for spot in spots(msgspec.json.decode(original)) if len(spot) > 1 and spot[1] != "checksum"]
    count = 0
    for _ in range(SAVES // 2):
        path.write_bytes(original)
        spot, value = choose.choice(places), choose.choice(JUNK)
        try:
            rewrite(path, lambda data, spot=spot, value=value: put(data, spot, value))
        except msgspec.ValidationError:
            continue  # a header of the wrong types cannot even be signed
        count += refused(path)
    assert count > SAVES // 8


# -- scenario files --------------------------------------------------------------------------------
def alias_bomb(data: bytes, choose: random.Random) -> bytes:
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    lines += [f"{b}: &{b} [{', '.join(['*' + a] * 9)}]" for a, b in zip("abcdefgh", "bcdefghi", strict=True)]
    return data + "\n".join(lines).encode()


def merge_bomb(data: bytes, choose: random.Random) -> bytes:
    lines = ["m0: &m0 {k: v}"] + [f"m{n + 1}: &m{n + 1} {{<<: [{', '.join([f'*m{n}'] * 9)}]}}" for n in range(8)]
    return data + "\n".join(lines).encode()


def deep_yaml(data: bytes, choose: random.Random) -> bytes:
    return data + b"\ndeep: " + b"[" * choose.choice([100, 5_000, 200_000])


def twice(data: bytes, choose: random.Random) -> bytes:
    return data + b'\nid: "again"\n'


def not_text(data: bytes, choose: random.Random) -> bytes:
    return data + b"\n# \xff\xfe\n"


CERTAIN = [alias_bomb, merge_bomb, deep_yaml, twice, not_text]


def wrong_type(data: bytes, choose: random.Random) -> bytes:
    plain = yaml.safe_load(data)
    spot = choose.choice(spots(plain)[1:])
    put(plain, spot, choose.choice(JUNK))
    return yaml.safe_dump(plain, allow_unicode=True).encode()


def load_scenario(path: Path) -> None:
    if importlib.util.find_spec("desktop.games.battles.definition"):
        game("battles").load_world(str(path), {})
    else:
        load_document(path)


def scenario_refused(path: Path) -> bool:
    told = ""
    try:
        load_scenario(path)
    except DataError as error:
        told = str(error)
    except EngineError as error:
        told = f"{path.name}: {error}"
    assert [line for line in told.splitlines() if not FAULT.fullmatch(line)] == []
    return bool(told)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_damaged_scenarios_are_refused(chunk: int, tmp_path: Path) -> None:
    """Bombs always; a flipped letter may make another word, but never anything worse."""
    choose = random.Random(chunk)
    sources = sorted((scenarios_dir() / "battles").glob("*.yaml"))
    path = tmp_path / "scenario.yaml"
    count = 0
    for number in range(SCENARIOS):
        data = sources[number % len(sources)].read_bytes()
        damage = choose.choice([*CERTAIN, *DAMAGES, wrong_type, wrong_type, wrong_type])
        path.write_bytes(damage(data, choose))
        if scenario_refused(path):
            count += 1
        else:
            assert damage not in CERTAIN, damage.__name__
    assert count > SCENARIOS // 2
