"""What the start page tells of the games, read without loading any of them: a file of each game, and its scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from desktop.data.errors import DataError, Fault
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.data.places import own_files, places
from desktop.data.schema_shelf import Listed, ShelfFile
from desktop.data.yaml_loader import convert, load_cached


def shelf_file(game: str) -> ShelfFile:
    """What a game is about; raises DataError."""
    path = resources_dir() / game / "shelf.yaml"
    document = load_cached(path, resources_dir().parent)
    record = convert(document, ShelfFile)
    known = {scenario.id for scenario in listed(game)}
    named = (("begin", record.begin), ("cover", record.cover.scenario))
    faults = [
        document.fault((field,), f"{field}: there is no scenario {name}") for field, name in named if name not in known
    ]
    if faults:
        raise DataError(faults)
    return record


def listed(game: str) -> tuple[Listed, ...]:
    """The scenarios of a game that can be chosen, the introductory ones first; raises DataError.

    Those of the player's own come last; one that cannot be read is left out, as the game itself leaves it out.
    """
    found = [*map(head_of, _shipped(game)), *(each for each in _own(game) if isinstance(each, Listed))]
    return tuple(sorted((each for each in found if not each.hidden), key=lambda each: not each.introductory))


def left_out(game: str) -> tuple[str, ...]:
    """Why scenarios of the player's own are not listed, a line for each: file, place and reason."""
    return tuple(str(each).splitlines()[0] for each in _own(game) if isinstance(each, DataError))


def is_own(game: str, scenario: str) -> bool:
    """Whether a scenario is the player's own."""
    shipped = (scenarios_dir() / game / f"{scenario}.yaml").is_file()
    return not shipped and Path(places().scenarios, game, f"{scenario}.yaml").is_file()


def _shipped(game: str) -> list[Path]:
    return sorted((scenarios_dir() / game).glob("*.yaml"))


def _own(game: str) -> Iterator[Listed | DataError]:
    """The player's own, or what is wrong with them."""
    known = {path.stem for path in _shipped(game)}
    for path in own_files(places().scenarios, game):
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
