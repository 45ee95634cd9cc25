"""The data: scenario, set-up, map, units, tables, events, limits and rulings, cross-references checked."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from desktop.data.document import Document
from desktop.data.game_files import GameFolder, Ruling, check_said
from desktop.data.scenario_reading import Checkers, ScenarioReader
from desktop.data.yaml_loader import convert
from desktop.games.arriba.data import checks, references
from desktop.games.arriba.data import schema as s
from desktop.games.arriba.data import schema_rules as r
from desktop.games.arriba.state.sides import SIDES

GAME = "arriba"


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


def _setup_of(folder: GameFolder, path: Path, document: Document, record: s.Scenario) -> tuple[Document, s.SetupFile]:
    """A file of the resources, one that lies beside the scenario, or what stands in it."""
    if not isinstance(record.setup, str):
        return document.part("setup"), record.setup
    found = folder.resource(record.setup, path)
    return found, convert(found, s.SetupFile)


def _check(files: GameFiles, checkers: Checkers) -> None:
    known = references.Names.of(files.map, files.units, files.tables)
    checks.check_map(checkers["map"], files.map)
    checks.check_units(checkers["units"], files.units)
    references.check_factions(checkers["units"], files.units, known)
    checks.check_tables(checkers["tables"], files.tables, files.limits)
    references.check_tables(checkers["tables"], files.tables, known)
    checks.check_events(checkers["events"], files.events)
    references.check_events(checkers["events"], files.events, known)
    references.check_limits(checkers["limits"], files.limits, known)
    references.check_setup(checkers["setup"], files.setup, known)
    references.check_scenario(checkers["scenario"], files.scenario, len(files.tables.turns))
    check_said(checkers["scenario"], files.scenario, files.rulings, SIDES)


READER = ScenarioReader(GAME, GameFiles, _check, setup_of=_setup_of, others={"setup": s.SetupFile})
