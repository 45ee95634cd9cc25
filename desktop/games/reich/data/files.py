"""The reich data: scenario, map, cards, events, tables, limits and rulings, cross-references checked."""

from __future__ import annotations

from msgspec import Struct

from desktop.data.game_files import Ruling, check_said
from desktop.data.scenario_reading import Checkers, ScenarioReader
from desktop.games.reich.data import checks, references
from desktop.games.reich.data.schema_cards import CardFile
from desktop.games.reich.data.schema_events import EventFile
from desktop.games.reich.data.schema_limits import Limits
from desktop.games.reich.data.schema_map import MapFile
from desktop.games.reich.data.schema_setup import Scenario
from desktop.games.reich.data.schema_tables import Tables

GAME = "reich"


class GameFiles(Struct, frozen=True):
    """Everything a scenario is made of, typed and checked."""

    scenario: Scenario
    map: MapFile
    cards: CardFile
    events: EventFile
    tables: Tables
    limits: Limits
    rulings: dict[str, Ruling]


def _check(files: GameFiles, checkers: Checkers) -> None:
    names = references.Names.of(files.map, files.cards, files.events, files.tables)
    checks.check_map(checkers["map"], files.map)
    checks.check_cards(checkers["cards"], files.cards, files.map)
    checks.check_events(checkers["events"], files.events, files.map)
    references.check_tables(checkers["tables"], files.tables, names)
    references.check_scenario(checkers["scenario"], files.scenario, names, files.limits)
    check_said(checkers["scenario"], files.scenario, files.rulings, references.SIDES)


READER = ScenarioReader(GAME, GameFiles, _check)
