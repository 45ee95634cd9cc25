"""Reading the crusade data: scenario, map, units, cards, tables, limits and rulings, cross-references checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from desktop.data.document import Checker
from desktop.data.errors import DataError
from desktop.data.game_files import GameFolder, Ruling, RulingFile
from desktop.data.yaml_loader import convert
from desktop.games.crusade.data import checks, references
from desktop.games.crusade.data.schema_cards import CardFile
from desktop.games.crusade.data.schema_map import MapFile
from desktop.games.crusade.data.schema_setup import Scenario, Setup
from desktop.games.crusade.data.schema_tables import Limits, Tables
from desktop.games.crusade.data.schema_units import UnitFile
from desktop.mechanics.cdg.scenario_files import setup_of
from desktop.mechanics.cdg.schema import CoastFile

GAME = "crusade"
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
    map_document, unit_document, card_document, table_document, limit_document = (
        folder.resource(name, path) for name in ("map", "units", "cards", "tables", "limits")
    )
    setup_document, setup = setup_of(folder, document, record, Scenario)
    files = GameFiles(
        record,
        setup,
        convert(map_document, MapFile),
        convert(unit_document, UnitFile),
        convert(card_document, CardFile),
        convert(table_document, Tables),
        convert(limit_document, Limits),
        load_rulings(),
    )
    checkers = [Checker(each) for each in (map_document, unit_document, card_document, table_document)]
    checks.check_map(checkers[0], files.map)
    checks.check_units(checkers[1], files.units, files.cards)
    names = references.Names.of(files.map, files.units, files.cards, files.tables)
    checks.check_cards(checkers[2], files.cards, names, files.rulings)
    references.check_tables(checkers[3], files.tables, names)
    checkers += [Checker(setup_document), Checker(document)]
    references.check_setup(checkers[4], setup, names, files)
    references.check_scenario(checkers[5], record, files)
    if faults := [fault for checker in checkers for fault in checker.faults]:
        raise DataError(sorted(set(faults)))
    return files


SHAPES: dict[str, type[msgspec.Struct]] = {
    "map": MapFile,
    "coast": CoastFile,
    "units": UnitFile,
    "cards": CardFile,
    "tables": Tables,
    "limits": Limits,
    "rulings": RulingFile,
}


def check_file(path: Path) -> bool:
    """Check one file of the game wherever it lies: by its name, or as a scenario (True); raises DataError."""
    return FOLDER.check_file(path, SHAPES, load_files)
