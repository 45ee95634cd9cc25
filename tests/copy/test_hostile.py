"""Overlays, packs, tables and saves made to do harm: each is refused in a line, or set aside, and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from desktop.data.copy.catalogue import Catalogue
from desktop.data.copy.corrections import Corrections
from desktop.data.copy.differing import differences, taken
from desktop.data.copy.fitting import catalogue_of, fitted
from desktop.data.copy.from_tables import read_tables
from desktop.data.copy.keeping import read_copy
from desktop.data.copy.keeping import written as file_of
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.packs import SUFFIX, pack_of, read_pack
from desktop.data.copy.packs import written as written_pack
from desktop.data.copy.spreadsheet import tables_of
from desktop.data.errors import MAX_REASON, DataError
from desktop.data.saves import SaveError, load_match, save_match
from desktop.engine.definition import game
from desktop.engine.match import Match
from tests.data.breaking import BREAKINGS, STRANGE, words_of

GAMES = ("arriba", "battles", "crusade", "illusions", "reich")
FEW, MANY = 2, 34
"""Of each kind for each game: in every run, and in a long one (2,040 in all)."""
JUNK = (
    b"\0", b"\xff\xfe", b"[" * 400, b'{"a":' * 300, b"&a [*a]", b'"', b"\r", b";", b"=cmd()", b"\xe2\x80\xa8",
    b"9" * 400,
)  # fmt: skip


@cache
def catalogue(name: str) -> Catalogue:
    return catalogue_of(name)


def corrected(name: str, choose: random.Random) -> OwnCopy:
    """A copy with some of everything."""
    copy = OwnCopy(catalogue(name), Corrections(name))
    entries = copy.entries()
    for entry in choose.sample(entries, 30):
        copy.confirm(entry.file_key)
    for entry in choose.sample([each for each in entries if each.figures], 20):
        field, value = choose.choice(list(entry.figures.items()))
        try:
            copy.change(entry.file_key, {field: value + 1 if type(value) is int else value})
        except DataError:
            continue
    return copy


def plain_of(copy: OwnCopy) -> list[dict[str, Any]]:
    """The corrections as anybody could write them, every value told as changed."""
    found = []
    for each in copy.corrections:
        plain = msgspec.to_builtins(each)
        plain["was"] = dict.fromkeys(plain.get("values", {}), None)
        found.append(plain)
    return found


def harmed(plain: list[dict[str, Any]], choose: random.Random) -> list[dict[str, Any]]:
    """Broken in a few places, mostly in the values."""
    words = sorted({*words_of(plain), *STRANGE})
    for _ in range(choose.randint(1, 12)):
        each = choose.choice(plain)
        part: Any = each.get("values") if choose.random() < 0.8 and each.get("values") else {"x": each}
        try:
            choose.choice(BREAKINGS)(part, choose, words)
        except (KeyError, IndexError, TypeError, AttributeError):
            continue
    return plain


def spoilt(content: bytes, choose: random.Random) -> bytes:
    """Bytes cut, doubled, or with junk in them."""
    at, end = sorted(choose.sample(range(len(content)), 2))
    return choose.choice((
        content[:at] + choose.choice(JUNK) + content[at:],
        content[:at] + content[end:],
        content[:at],
        content[:end] + content[at:],
        content[:at] + bytes(choose.randrange(256) for _ in range(8)) + content[at:],
        choose.choice(JUNK) * choose.choice((1, 50)),
    ))  # fmt: skip


def told(error: DataError | SaveError) -> None:
    """Every reason is one bounded line."""
    for line in str(error).splitlines():
        assert line.isprintable(), line
        assert len(line) < 3 * MAX_REASON, line
    assert str(error)


def is_played(name: str, corrections: Corrections) -> None:
    """What is not refused is in force as far as it makes a game, and the game begins."""
    fit = fitted(catalogue(name), corrections)
    scenario = game(name).scenarios()[0].id
    match = Match.new(name, scenario, seed=1, corrections=fit.in_force)
    assert match.faults() == []
    for aside in fit.aside:
        assert "\n" not in str(aside)


def try_overlay(name: str, choose: random.Random, folder: Path) -> None:
    copy = corrected(name, choose)
    if choose.random() < 0.3:
        text = spoilt(file_of(copy.corrections), choose)
    else:
        text = msgspec.json.encode({"format": 1, "game": name, "corrections": harmed(plain_of(copy), choose)})
    path = folder / "hostile.yaml"
    path.write_bytes(text)
    try:
        found = read_copy(name, path)
    except DataError as error:
        return told(error)
    return is_played(name, found)


def try_pack(name: str, choose: random.Random, folder: Path) -> None:
    copy = corrected(name, choose)
    if choose.random() < 0.3:
        text = spoilt(written_pack(pack_of(copy.corrections)), choose)
    else:
        text = msgspec.json.encode({"pack": 1, "game": name, "corrections": harmed(plain_of(copy), choose)})
    path = folder / f"hostile{SUFFIX}"
    path.write_bytes(text)
    before = copy.corrections
    try:
        found = taken(copy, differences(copy, read_pack(path, name), str(path)), replace_confirmed=True)
    except DataError as error:
        assert copy.corrections is before
        return told(error)
    return is_played(name, found)


def try_table(name: str, choose: random.Random, folder: Path) -> None:
    copy = corrected(name, choose)
    tables = tables_of(copy)
    for file, content in tables.items():
        (folder / file).write_bytes(content)
    file = choose.choice(sorted(tables))
    lines = tables[file].split(b"\r\n")
    words = [cell for line in lines[1:] for cell in line.split(b",")]
    for _ in range(choose.randint(1, 6)):
        at = choose.randrange(len(lines))
        cells = lines[at].split(b",")
        cells[choose.randrange(len(cells))] = choose.choice((*JUNK[:-1], *words[:50], choose.choice(words), b"-1", b""))
        lines[at] = b",".join(cells)
    content = b"\r\n".join(lines)
    (folder / file).write_bytes(spoilt(content, choose) if choose.random() < 0.3 else content)
    before = copy.corrections
    try:
        found = read_tables(copy, folder)
    except DataError as error:
        assert copy.corrections is before
        return told(error)
    return is_played(name, found)


def try_save(name: str, choose: random.Random, folder: Path) -> None:
    """A save whose corrections somebody has written himself."""
    copy = corrected(name, choose)
    plain = harmed(plain_of(copy), choose)
    changes = [
        ["put", each["file"], each["entry"], field, value]
        for each in plain if isinstance(each.get("values"), dict) and isinstance(each.get("file"), str)
        and isinstance(each.get("entry"), str)
        for field, value in each["values"].items()
    ]  # fmt: skip
    text = msgspec.json.encode(changes).decode()
    scenario = game(name).scenarios()[0].id
    match = Match.new(name, scenario, seed=1)
    object.__setattr__(match, "setup", msgspec.structs.replace(match.setup, corrections=text))
    save_match(match, folder / "hostile.json")
    try:
        opened = load_match(folder / "hostile.json")
    except SaveError as error:
        return told(error)
    assert opened.faults() == []
    return None


Trial = Callable[[str, random.Random, Path], None]
TRIALS: tuple[Trial, ...] = (try_overlay, try_pack, try_table, try_save)


def attempts(trial: Trial, name: str, folder: Path, first: int, number: int) -> None:
    for each in range(first, first + number):
        try:
            trial(name, random.Random(f"{trial.__name__} {name} {each}"), folder)
        except Exception as error:
            raise AssertionError(f"{trial.__name__} of {name}, number {each}: {error!r}") from error


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("trial", TRIALS)
def test_what_is_made_to_do_harm_is_refused(trial: Trial, name: str, tmp_path: Path) -> None:
    attempts(trial, name, tmp_path, 0, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("trial", TRIALS)
def test_two_thousand_that_are_made_to_do_harm_are_refused(trial: Trial, name: str, part: int, tmp_path: Path) -> None:
    attempts(trial, name, tmp_path, 1_000 * (part + 1), MANY)
