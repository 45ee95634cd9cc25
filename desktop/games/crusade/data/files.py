"""The crusade data: scenario, map, units, cards, tables, limits and rulings, cross-references checked."""

from __future__ import annotations

from msgspec import Struct

from desktop.data.game_files import Ruling
from desktop.data.scenario_reading import Checkers, ScenarioReader
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


def _check(files: GameFiles, checkers: Checkers) -> None:
    names = references.Names.of(files.map, files.units, files.cards, files.tables)
    checks.check_map(checkers["map"], files.map)
    checks.check_units(checkers["units"], files.units, files.cards)
    checks.check_cards(checkers["cards"], files.cards, names, files.rulings)
    references.check_tables(checkers["tables"], files.tables, names)
    references.check_setup(checkers["setup"], files.setup, names, files)
    references.check_scenario(checkers["scenario"], files.scenario, files)


READER = ScenarioReader(GAME, GameFiles, _check, setup_of=setup_of, others={"coast": CoastFile})


def load_coast() -> CoastFile:
    """The backdrop of the map; only pictures need it."""
    return convert(READER.folder.resource("coast"), CoastFile)
