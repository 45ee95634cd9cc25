"""What the start page tells of the games, read without loading any of them: a file of each game, and its scenarios."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from desktop.data import cache
from desktop.data.errors import DataError, Fault
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.data.places import files_of, places
from desktop.data.schema_shelf import Index, Listed, ShelfFile
from desktop.data.yaml_loader import convert, load_cached

FIELDS = (*ShelfFile.__struct_fields__, *Listed.__struct_fields__)
"""Part of the name of a kept index: one of another version of the program is not read."""


def shelf_file(game: str) -> ShelfFile:
    """What a game is about; raises DataError."""
    return _index(game).told


def listed(game: str) -> tuple[Listed, ...]:
    """The scenarios of a game that can be chosen, the introductory ones first; raises DataError.

    Those of the player's own come last; one that cannot be read is left out, as the game itself leaves it out.
    """
    found = [*_index(game).scenarios, *(each for each in _own(game) if isinstance(each, Listed))]
    return tuple(sorted((each for each in found if not each.hidden), key=lambda each: not each.introductory))


def _index(game: str) -> Index:
    """What the shipped files of a game tell the shelf, from one small file if none of them has changed since."""
    key = _key(game)
    if key and (body := cache.fetch_bytes(key)) is not None:
        with suppress(msgspec.DecodeError):
            return msgspec.json.decode(body, type=Index)
    index = _read(game)
    if key:
        cache.keep_bytes(key, msgspec.json.encode(index))
    return index


def _key(game: str) -> str:
    """The name of a kept index: which files there are, how large, and when they were written; "" if one is missing."""
    files = [_shelf_path(game), *_shipped(game)]
    with suppress(OSError):
        stats = [(str(file), os.stat(file)) for file in files]
        known = [(name, stat.st_size, stat.st_mtime_ns) for name, stat in stats]
        return f"shelf-{cache.key_of(repr((FIELDS, known)).encode())}"
    return ""


def _read(game: str) -> Index:
    """Raises DataError."""
    document = load_cached(_shelf_path(game), resources_dir().parent)
    told, scenarios = convert(document, ShelfFile), [head_of(path) for path in _shipped(game)]
    known = {each.id for each in scenarios if not each.hidden}
    named = (("begin", told.begin), ("cover", told.cover.scenario))
    faults = [
        document.fault((field,), f"{field}: there is no scenario {name}") for field, name in named if name not in known
    ]
    if faults:
        raise DataError(faults)
    return Index(told, scenarios)


def _shelf_path(game: str) -> Path:
    return resources_dir() / game / "shelf.yaml"


def left_out(game: str) -> tuple[str, ...]:
    """Why scenarios of the player's own are not listed, a line for each: file, place and reason."""
    return tuple(str(each).splitlines()[0] for each in _own(game) if isinstance(each, DataError))


def is_own(game: str, scenario: str) -> bool:
    """Whether a scenario is the player's own."""
    shipped = (scenarios_dir() / game / f"{scenario}.yaml").is_file()
    return not shipped and Path(places().scenarios, game, f"{scenario}.yaml").is_file()


def _shipped(game: str) -> list[Path]:
    return files_of(str(scenarios_dir()), game)


def _own(game: str) -> Iterator[Listed | DataError]:
    """The player's own, or what is wrong with them."""
    known = {path.stem for path in _shipped(game)}
    for path in files_of(places().scenarios, game):
        if path.stem not in known:
            try:
                yield head_of(path)
            except DataError as error:
                yield error


def head_of(path: Path) -> Listed:
    """What a list needs of a scenario's file; raises DataError."""
    record = convert(load_cached(path), Listed)
    if record.id != path.stem:
        raise DataError([Fault(str(path), 1, f"id: {record.id} is not the name of the file")])
    return record
