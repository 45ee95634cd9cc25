"""Reading the data: scenario, set-up, map, units, tables, events, limits and rulings, cross-references checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from desktop.data.document import Checker
from desktop.data.errors import DataError
from desktop.data.game_files import GameFolder, Ruling, RulingFile, check_said
from desktop.data.yaml_loader import convert
from desktop.games.arriba.data import checks, references
from desktop.games.arriba.data import schema as s
from desktop.games.arriba.data import schema_rules as r
from desktop.games.arriba.state.sides import SIDES

GAME = "arriba"
FOLDER = GameFolder(GAME)
scenario_ids = FOLDER.scenario_ids
load_rulings = FOLDER.rulings
SCENARIO = s.Scenario


class GameFiles(Struct, frozen=True):
    """Everything a scenario is made of, typed and checked."""

    scenario: s.Scenario
    setup: s.SetupFile
    map: s.MapFile
    units: s.UnitFile
    tables: r.Tables
    events: r.EventFile
    limits: r.Limits
    rulings: dict[str, Ruling]


def load_scenario(scenario: str) -> s.Scenario:
    """The scenario record alone, for lists of scenarios."""
    return convert(FOLDER.document(FOLDER.scenario_path(scenario)), s.Scenario)


def load_files(scenario: str, corrections: str = "") -> GameFiles:
    """Read and check a scenario and all it rests on; raises DataError with every fault found."""
    folder = FOLDER.corrected(corrections)
    path = folder.scenario_path(scenario)
    document = folder.document(path)
    record = convert(document, s.Scenario)
    names = ("map", "units", "tables", "events", "limits", record.setup)
    documents = [folder.resource(name, path) for name in names]
    files = GameFiles(
        record,
        convert(documents[5], s.SetupFile),
        convert(documents[0], s.MapFile),
        convert(documents[1], s.UnitFile),
        convert(documents[2], r.Tables),
        convert(documents[3], r.EventFile),
        convert(documents[4], r.Limits),
        load_rulings(),
    )
    checkers = [Checker(each) for each in (*documents, document)]
    _check(files, checkers)
    if faults := [fault for checker in checkers for fault in checker.faults]:
        raise DataError(sorted(faults))
    return files


def _check(files: GameFiles, checkers: list[Checker]) -> None:
    known = references.Names.of(files.map, files.units, files.tables)
    checks.check_map(checkers[0], files.map)
    checks.check_units(checkers[1], files.units)
    references.check_factions(checkers[1], files.units, known)
    checks.check_tables(checkers[2], files.tables, files.limits)
    references.check_tables(checkers[2], files.tables, known)
    checks.check_events(checkers[3], files.events)
    references.check_events(checkers[3], files.events, known)
    references.check_limits(checkers[4], files.limits, known)
    references.check_setup(checkers[5], files.setup, known)
    references.check_scenario(checkers[6], files.scenario, len(files.tables.turns))
    check_said(checkers[6], files.scenario, files.rulings, SIDES)


SHAPES: dict[str, type[msgspec.Struct]] = {
    "map": s.MapFile,
    "units": s.UnitFile,
    "tables": r.Tables,
    "events": r.EventFile,
    "limits": r.Limits,
    "rulings": RulingFile,
    "setup": s.SetupFile,
}


def check_file(path: Path) -> bool:
    """Check one file of the game wherever it lies: by its name, or as a scenario (True); raises DataError."""
    return FOLDER.check_file(path, SHAPES, load_files)
