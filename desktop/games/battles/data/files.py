"""Reading the battles data: scenario, map, units, tables, limits and rulings, with their cross-references checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from desktop.data.document import Checker, Document
from desktop.data.errors import DataError, Fault
from desktop.data.game_files import GameFolder, Ruling, RulingFile, check_said
from desktop.data.yaml_loader import convert
from desktop.games.battles.data import checks
from desktop.games.battles.data import schema as s

GAME = "battles"
FOLDER = GameFolder(GAME)
scenario_ids = FOLDER.scenario_ids
load_rulings = FOLDER.rulings
SCENARIO = s.Scenario


class GameFiles(Struct, frozen=True):
    """Everything a scenario is made of, typed and checked."""

    scenario: s.Scenario
    map: s.MapFile
    units: dict[str, s.Unit]
    tables: s.Tables
    limits: s.Limits
    rulings: dict[str, Ruling]


def load_scenario(scenario: str) -> s.Scenario:
    """The scenario record alone, for lists of scenarios."""
    return convert(FOLDER.document(FOLDER.scenario_path(scenario)), s.Scenario)


def load_files(scenario: str, corrections: str = "") -> GameFiles:
    """Read and check a scenario and all it names; raises DataError with every fault found."""
    folder = FOLDER.corrected(corrections)
    path = folder.scenario_path(scenario)
    document = folder.document(path)
    record = convert(document, s.Scenario)
    map_document = folder.resource(f"map-{record.map}", path)
    map_file = convert(map_document, s.MapFile)
    unit_documents = [folder.resource(name, path) for name in record.units]
    units = _units(unit_documents)
    rulings = load_rulings()
    map_checker = Checker(map_document)
    checks.check_map(map_checker, map_file)
    map_checker.done()
    checker = Checker(document)
    checks.check_scenario(checker, record, map_file, units)
    check_said(checker, record, rulings, record.setup_order)
    checker.done()
    tables = convert(folder.resource("tables"), s.Tables)
    limits = convert(folder.resource("limits"), s.Limits)
    placed = checks.placed_units(record)
    in_play = {unit: units[unit] for unit in units if unit in placed}
    return GameFiles(record, map_file, in_play, tables, limits, rulings)


def _units(documents: list[Document]) -> dict[str, s.Unit]:
    units: dict[str, s.Unit] = {}
    faults: list[Fault] = []
    for document in documents:
        for number, unit in enumerate(convert(document, s.UnitFile).units):
            if unit.id in units:
                faults.append(document.fault(("units", number, "id"), f"unit {unit.id} is listed twice"))
            units[unit.id] = unit
    if faults:
        raise DataError(sorted(faults))
    return units


SHAPES: dict[str, type[msgspec.Struct]] = {
    "map": s.MapFile,
    "units": s.UnitFile,
    "tables": s.Tables,
    "limits": s.Limits,
    "rulings": RulingFile,
}


def check_file(path: Path) -> bool:
    """Check one file of the game wherever it lies: by its name, or as a scenario (True); raises DataError."""
    return FOLDER.check_file(path, SHAPES, load_files)
