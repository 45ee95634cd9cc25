"""Reading the battles data: scenario, map, units, tables, limits and rulings, with their cross-references checked."""

from __future__ import annotations

from msgspec import Struct

from desktop.data.document import Checker, Document
from desktop.data.errors import DataError, Fault
from desktop.data.game_files import Ruling, check_said
from desktop.data.scenario_reading import ScenarioReader
from desktop.data.yaml_loader import convert
from desktop.games.battles.data import checks
from desktop.games.battles.data import schema as s
from desktop.games.battles.data.schema_setup import Scenario

GAME = "battles"


class GameFiles(Struct, frozen=True):
    """Everything a scenario is made of, typed and checked."""

    scenario: Scenario
    map: s.MapFile
    units: dict[str, s.Unit]
    tables: s.Tables
    limits: s.Limits
    rulings: dict[str, Ruling]


class Reader(ScenarioReader[GameFiles]):
    """A scenario names its map and its files of units, of which it uses those it places."""

    def load_files(self, scenario: str, corrections: str = "") -> GameFiles:
        folder = self.folder.corrected(corrections)
        path = folder.scenario_path(scenario)
        document = folder.document(path)
        record = convert(document, Scenario)
        map_document = folder.resource(f"map-{record.map}", path)
        map_file = convert(map_document, s.MapFile)
        units = _units([folder.resource(name, path) for name in record.units])
        rulings = self.load_rulings()
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


READER = Reader(GAME, GameFiles, others={"units": s.UnitFile})
