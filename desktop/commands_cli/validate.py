"""`validate`: read data files and saves as the program would, and name every fault as `file:line: reason`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from desktop.commands_cli.fault import CommandError
from desktop.data.copy.packs import game_of, read_pack
from desktop.data.errors import DataError, Fault
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.data.places import places
from desktop.data.saves import SUFFIX, SaveError, verify
from desktop.data.shared import EXAMPLE, KINDS, PACK, SCENARIO
from desktop.data.shelf import head_of, shelf_file
from desktop.data.yaml_loader import load_document
from desktop.engine.definition import GameDefinition, game, game_ids, is_shipped
from desktop.engine.errors import EngineError
from desktop.examples import recording, runner
from desktop.examples.loader import FOLDER, Loaded, load_example, load_examples
from desktop.scenarios import draft
from desktop.scenarios.trial import try_scenario

YAML = (".yaml", ".yml")


def validate(args: argparse.Namespace) -> int:
    """All shipped data and what the player has made, or the files and folders named."""
    faults: list[str] = []
    count = 0
    if args.paths:
        for path in _files([Path(text) for text in args.paths]):
            count += 1
            faults += faults_of_file(path)
    else:
        for game_id in filter(is_shipped, game_ids()):
            for path in _files([resources_dir() / game_id, scenarios_dir() / game_id]):
                count += 1
                faults += _faults(lambda path=path: _check_syntax(path))  # type: ignore[misc]
            faults += _faults(lambda game_id=game_id: shelf_file(game_id))  # type: ignore[misc]
            faults += _faults(lambda game_id=game_id: _check_worlds(game(game_id)))  # type: ignore[misc]
            faults += _faults(lambda game_id=game_id: _check_examples(load_examples(game_id)))  # type: ignore[misc]
        for path in _own_files():
            count += 1
            faults += faults_of_file(path)
    for fault in dict.fromkeys(faults):
        print(fault, file=sys.stderr)
    if faults:
        return 2
    print(f"{count} files are sound")
    return 0


def _own_files() -> Iterator[Path]:
    """Scenarios and examples of the player's own."""
    for game_id in filter(is_shipped, game_ids()):
        folders = (Path(folder, game_id) for folder in (places().scenarios, places().examples))
        yield from _files([folder for folder in folders if folder.is_dir()])


def _files(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from (item for item in sorted(path.rglob("*")) if item.suffix in (*YAML, SUFFIX, *KINDS))
        elif path.is_file():
            yield path
        else:
            raise CommandError(f"{path}: no such file or folder")


def faults_of_file(path: Path) -> list[str]:
    """What is wrong with a data file or save, a line for each fault."""
    return _faults(lambda: _check_file(path))


def _faults(check: Callable[[], object]) -> list[str]:
    try:
        check()
    except DataError as error:
        return str(error).splitlines()
    except (SaveError, EngineError) as error:
        return [str(error)]
    return []


SHARED: dict[str, Callable[[Path], object]] = {
    SCENARIO: draft.sound,
    EXAMPLE: recording.sound,
    PACK: lambda path: read_pack(path, game_of(path)),
}


def _check_file(path: Path) -> None:
    if check := SHARED.get(path.suffix):
        check(path)
        return
    if path.suffix not in YAML:
        verify(path)
        return
    _check_syntax(path)
    definition = _game_of(path)
    if FOLDER in path.resolve().parts[-3:-1]:  # `battles/examples` of ours, `examples/battles` of the player's own
        _check_examples([load_example(path, definition.id)])
        return
    if definition.extra["validate"](path):
        try_scenario(definition, str(path), load_document(path))
        if path.resolve().parent == Path(places().scenarios, definition.id).resolve():
            head_of(path)  # as it would be listed


def _check_syntax(path: Path) -> None:
    load_document(path)


def _check_worlds(definition: GameDefinition) -> None:
    """Every scenario with its map, units and tables, and how it begins."""
    faults = []
    for path in sorted((scenarios_dir() / definition.id).glob("*.yaml")):
        try:
            try_scenario(definition, path.stem, load_document(path, scenarios_dir().parent))
        except DataError as error:
            faults += error.faults
    if faults:
        raise DataError(dict.fromkeys(faults))


def _check_examples(examples: list[Loaded]) -> None:
    """Every example is run on the engine."""
    faults = [fault for loaded in examples for fault in runner.check(loaded)]
    if faults:
        raise DataError(faults)


def _game_of(path: Path) -> GameDefinition:
    """The game in whose folder a file lies."""
    known = [game_id for game_id in game_ids() if is_shipped(game_id)]
    for part in reversed(path.resolve().parts[:-1]):
        if part in known:
            return game(part)
    raise DataError([Fault(str(path), 1, f"lies in no folder named after its game ({', '.join(known)})")])
