"""Reading the battles data: scenario, map, units, tables, limits and rulings, with their cross-references checked."""

from __future__ import annotations

import re
from pathlib import Path

from desktop.data.document import Checker, Document
from desktop.data.errors import DataError, Fault
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.data.yaml_loader import convert, load_cached
from desktop.engine.records import dataclass
from desktop.games.battles import checks
from desktop.games.battles import schema as s

GAME = "battles"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*", re.ASCII)


class Choice(s.Strict, frozen=True, kw_only=True):
    id: str
    text: str


class Switch(s.Strict, frozen=True, kw_only=True):
    default: str
    choices: list[Choice]


class Ruling(s.Strict, frozen=True, kw_only=True):
    """How an unclear rule is played; with a switch, the players may choose another reading."""

    id: str
    rule: str
    question: str
    decision: str
    reason: str
    switch: Switch | None = None


class RulingFile(s.Strict, frozen=True, kw_only=True):
    rulings: list[Ruling]


@dataclass(frozen=True, slots=True)
class GameFiles:
    """Everything a scenario is made of, typed and checked."""

    scenario: s.Scenario
    map: s.MapFile
    units: dict[str, s.Unit]
    tables: s.Tables
    limits: s.Limits
    rulings: dict[str, Ruling]


def scenario_ids() -> tuple[str, ...]:
    """The scenarios that ship with the program."""
    return tuple(sorted(path.stem for path in (scenarios_dir() / GAME).glob("*.yaml")))


def scenario_path(scenario: str) -> Path:
    """The file of a scenario: an id of ours, or a path."""
    if _NAME.fullmatch(scenario):
        return scenarios_dir() / GAME / f"{scenario}.yaml"
    return Path(scenario)


def load_rulings() -> dict[str, Ruling]:
    document = load_cached(resources_dir() / GAME / "rulings.yaml", resources_dir())
    rulings = convert(document, RulingFile).rulings
    return {ruling.id: ruling for ruling in rulings}


def load_scenario(scenario: str) -> s.Scenario:
    """The scenario record alone, for lists of scenarios."""
    return convert(_document(scenario_path(scenario)), s.Scenario)


def _document(path: Path) -> Document:
    root = scenarios_dir().parent if path.resolve().is_relative_to(scenarios_dir().parent.resolve()) else None
    return load_cached(path, root)


def _resource(name: str, near: Path | None = None) -> Document:
    """A file of the game's resources, or one that lies beside the scenario that names it."""
    if not _NAME.fullmatch(name):
        raise DataError([Fault(name[:80], 1, "not the name of a data file")])
    if near is not None and (beside := near.parent / f"{name}.yaml").is_file():
        return _document(beside)
    return load_cached(resources_dir() / GAME / f"{name}.yaml", resources_dir().parent)


def load_files(scenario: str) -> GameFiles:
    """Read and check a scenario and all it names; raises DataError with every fault found."""
    path = scenario_path(scenario)
    document = _document(path)
    record = convert(document, s.Scenario)
    map_document = _resource(f"map-{record.map}", path)
    map_file = convert(map_document, s.MapFile)
    unit_documents = [_resource(name, path) for name in record.units]
    units = _units(unit_documents)
    rulings = load_rulings()
    map_checker = Checker(map_document)
    checks.check_map(map_checker, map_file)
    map_checker.done()
    checker = Checker(document)
    checks.check_scenario(checker, record, map_file, units)
    checks.check_options(checker, record, {key for key, ruling in rulings.items() if ruling.switch})
    checker.done()
    tables = convert(_resource("tables"), s.Tables)
    limits = convert(_resource("limits"), s.Limits)
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
