"""Reading the illusions data: scenario, map, nations, units, cards, tables, limits and rulings, all cross-checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from desktop.data.document import Checker
from desktop.data.errors import DataError
from desktop.data.game_files import GameFolder, Ruling, RulingFile
from desktop.data.yaml_loader import convert
from desktop.games.illusions.data import checks, references
from desktop.games.illusions.data.schema_cards import CardFile
from desktop.games.illusions.data.schema_map import MapFile
from desktop.games.illusions.data.schema_nations import NationFile
from desktop.games.illusions.data.schema_setup import Scenario, Setup
from desktop.games.illusions.data.schema_tables import Limits, Tables
from desktop.games.illusions.data.schema_units import UnitFile
from desktop.mechanics.cdg.scenario_files import setup_of
from desktop.mechanics.cdg.schema import CoastFile

GAME = "illusions"
FOLDER = GameFolder(GAME)
scenario_ids = FOLDER.scenario_ids
load_rulings = FOLDER.rulings
SCENARIO = Scenario


class GameFiles(Struct, frozen=True):
    """Everything a scenario is made of, typed and checked."""

    scenario: Scenario
    setup: Setup
    """The scenario's own, or that of the scenario it names."""
    map: MapFile
    units: UnitFile
    cards: CardFile
    nations: NationFile
    tables: Tables
    limits: Limits
    rulings: dict[str, Ruling]


def load_scenario(scenario: str) -> Scenario:
    """The scenario record alone, for lists of scenarios."""
    return convert(FOLDER.document(FOLDER.scenario_path(scenario)), Scenario)


def load_coast() -> CoastFile:
    """The backdrop of the map; only pictures need it."""
    return convert(FOLDER.resource("coast"), CoastFile)


def load_files(scenario: str, corrections: str = "") -> GameFiles:
    """Read and check a scenario and all it rests on; raises DataError with every fault found."""
    folder = FOLDER.corrected(corrections)
    path = folder.scenario_path(scenario)
    document = folder.document(path)
    record = convert(document, Scenario)
    documents = {name: folder.resource(name, path) for name in ("map", "units", "cards", "nations", "tables", "limits")}
    documents["setup"], setup = setup_of(folder, document, record, Scenario)
    files = GameFiles(
        record,
        setup,
        convert(documents["map"], MapFile),
        convert(documents["units"], UnitFile),
        convert(documents["cards"], CardFile),
        convert(documents["nations"], NationFile),
        convert(documents["tables"], Tables),
        convert(documents["limits"], Limits),
        load_rulings(),
    )
    checkers = {name: Checker(each) for name, each in (*documents.items(), ("scenario", document))}
    _check(files, checkers)
    if faults := [fault for checker in checkers.values() for fault in checker.faults]:
        raise DataError(sorted(set(faults)))
    return files


def _check(files: GameFiles, checkers: dict[str, Checker]) -> None:
    names = references.Names.of(files)
    checks.check_map(checkers["map"], files.map, names)
    checks.check_units(checkers["units"], files.units, names)
    checks.check_cards(checkers["cards"], files.cards, names)
    references.check_nations(checkers["nations"], files.nations, names)
    references.check_tables(checkers["tables"], files.tables, names)
    references.check_setup(checkers["setup"], files.setup, names, files)
    references.check_scenario(checkers["scenario"], files.scenario, files)


SHAPES: dict[str, type[msgspec.Struct]] = {
    "map": MapFile,
    "coast": CoastFile,
    "units": UnitFile,
    "cards": CardFile,
    "nations": NationFile,
    "tables": Tables,
    "limits": Limits,
    "rulings": RulingFile,
}


def check_file(path: Path) -> bool:
    """Check one file of the game wherever it lies: by its name, or as a scenario (True); raises DataError."""
    return FOLDER.check_file(path, SHAPES, load_files)
