"""Reading the reich data: scenario, map, cards, events, tables, limits and rulings, cross-references checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from desktop.data.document import Checker
from desktop.data.errors import DataError
from desktop.data.game_files import GameFolder, Ruling, RulingFile, check_said
from desktop.data.yaml_loader import convert
from desktop.games.reich.data import checks, references
from desktop.games.reich.data import schema as s

GAME = "reich"
FOLDER = GameFolder(GAME)
scenario_ids = FOLDER.scenario_ids
load_rulings = FOLDER.rulings
SCENARIO = s.Scenario


class GameFiles(Struct, frozen=True):
    """Everything a scenario is made of, typed and checked."""

    scenario: s.Scenario
    map: s.MapFile
    cards: s.CardFile
    events: s.EventFile
    tables: s.Tables
    limits: s.Limits
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
    map_document, card_document, event_document, table_document = (
        folder.resource(name, path) for name in ("map", "cards", "events", "tables")
    )
    map_file = convert(map_document, s.MapFile)
    cards = convert(card_document, s.CardFile)
    events = convert(event_document, s.EventFile)
    tables = convert(table_document, s.Tables)
    limits = convert(folder.resource("limits", path), s.Limits)
    rulings = load_rulings()
    files = GameFiles(record, map_file, cards, events, tables, limits, rulings)
    checkers = [Checker(each) for each in (map_document, card_document, event_document, table_document, document)]
    checks.check_map(checkers[0], map_file)
    checks.check_cards(checkers[1], cards, map_file)
    checks.check_events(checkers[2], events, map_file)
    names = references.Names.of(map_file, cards, events, tables)
    references.check_tables(checkers[3], tables, names)
    references.check_scenario(checkers[4], record, names, limits)
    check_said(checkers[4], record, rulings, references.SIDES)
    if faults := [fault for checker in checkers for fault in checker.faults]:
        raise DataError(sorted(faults))
    return files


SHAPES: dict[str, type[msgspec.Struct]] = {
    "map": s.MapFile,
    "cards": s.CardFile,
    "events": s.EventFile,
    "tables": s.Tables,
    "limits": s.Limits,
    "rulings": RulingFile,
}


def check_file(path: Path) -> bool:
    """Check one file of the game wherever it lies: by its name, or as a scenario (True); raises DataError."""
    return FOLDER.check_file(path, SHAPES, load_files)
