"""Reading the reich data: scenario, map, cards, events, tables, limits and rulings, cross-references checked."""

from __future__ import annotations

import re
from pathlib import Path

from desktop.data.document import Checker, Document
from desktop.data.errors import DataError, Fault
from desktop.data.paths import resources_dir, scenarios_dir
from desktop.data.yaml_loader import convert, load_cached
from desktop.engine.records import dataclass
from desktop.games.reich import checks, references
from desktop.games.reich import schema as s

GAME = "reich"
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
    ours: bool = False
    """An optional rule of our own, where only the title of the published one is known."""
    switch: Switch | None = None


class RulingFile(s.Strict, frozen=True, kw_only=True):
    rulings: list[Ruling]


@dataclass(frozen=True, slots=True)
class GameFiles:
    """Everything a scenario is made of, typed and checked."""

    scenario: s.Scenario
    map: s.MapFile
    cards: s.CardFile
    events: s.EventFile
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
    document = _resource("rulings")
    rulings = convert(document, RulingFile).rulings
    return {ruling.id: ruling for ruling in rulings}


def load_scenario(scenario: str) -> s.Scenario:
    """The scenario record alone, for lists of scenarios."""
    return convert(_document(scenario_path(scenario)), s.Scenario)


def _document(path: Path) -> Document:
    root = scenarios_dir().parent if path.resolve().is_relative_to(scenarios_dir().parent.resolve()) else None
    return load_cached(path, root)


def _resource(name: str, near: Path | None = None) -> Document:
    """A file of the game's resources, or one of that name that lies beside the scenario."""
    if not _NAME.fullmatch(name):
        raise DataError([Fault(name[:80], 1, "not the name of a data file")])
    if near is not None and (beside := near.parent / f"{name}.yaml").is_file():
        return _document(beside)
    return load_cached(resources_dir() / GAME / f"{name}.yaml", resources_dir().parent)


def load_files(scenario: str) -> GameFiles:
    """Read and check a scenario and all it rests on; raises DataError with every fault found."""
    path = scenario_path(scenario)
    document = _document(path)
    record = convert(document, s.Scenario)
    map_document, card_document, event_document, table_document = (
        _resource(name, path) for name in ("map", "cards", "events", "tables")
    )
    map_file = convert(map_document, s.MapFile)
    cards = convert(card_document, s.CardFile)
    events = convert(event_document, s.EventFile)
    tables = convert(table_document, s.Tables)
    limits = convert(_resource("limits", path), s.Limits)
    rulings = load_rulings()
    files = GameFiles(record, map_file, cards, events, tables, limits, rulings)
    checkers = [Checker(each) for each in (map_document, card_document, event_document, table_document, document)]
    checks.check_map(checkers[0], map_file)
    checks.check_cards(checkers[1], cards, map_file)
    checks.check_events(checkers[2], events, map_file)
    names = references.Names.of(map_file, cards, events, tables)
    references.check_tables(checkers[3], tables, names)
    references.check_scenario(checkers[4], record, names, limits)
    switches = {key for key, ruling in rulings.items() if ruling.switch}
    references.check_options(checkers[4], record, switches)
    if faults := [fault for checker in checkers for fault in checker.faults]:
        raise DataError(sorted(faults))
    return files


_SHAPES: dict[str, type[s.Strict]] = {
    "map": s.MapFile,
    "cards": s.CardFile,
    "events": s.EventFile,
    "tables": s.Tables,
    "limits": s.Limits,
    "rulings": RulingFile,
}


def check_file(path: Path) -> None:
    """Check one file of the game wherever it lies: by its name, or as a scenario; raises DataError."""
    document = _document(path)
    if shape := _SHAPES.get(path.stem):
        convert(document, shape)
    elif isinstance(document.data, dict) and "verdict" in document.data:
        load_files(str(path))
