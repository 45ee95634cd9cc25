"""The illusions data: scenario, map, nations, units, cards, tables, limits and rulings, all cross-checked."""

from __future__ import annotations

from msgspec import Struct

from desktop.data.game_files import Ruling
from desktop.data.scenario_reading import Checkers, ScenarioReader
from desktop.data.yaml_loader import convert
from desktop.games.illusions.data import checks, references
from desktop.games.illusions.data.schema_cards import CardFile
from desktop.games.illusions.data.schema_map import MapFile
from desktop.games.illusions.data.schema_nations import NationFile
from desktop.games.illusions.data.schema_setup import Scenario, Setup
from desktop.games.illusions.data.schema_tables import Limits, Tables
from desktop.games.illusions.data.schema_units import UnitFile
from desktop.mechanics.cdg.scenario_files import setup_of
from desktop.mechanics.cdg.schema import CoastFile

GAME = "illusions"


class GameFiles(Struct, frozen=True):
    """Everything a scenario is made of, typed and checked."""

    scenario: Scenario
    setup: Setup
    """The scenario's own, or that of the scenario it names."""
    map: MapFile
    units: UnitFile
    cards: CardFile
    nations: NationFile
    tables: Tables
    limits: Limits
    rulings: dict[str, Ruling]


def _check(files: GameFiles, checkers: Checkers) -> None:
    names = references.Names.of(files)
    checks.check_map(checkers["map"], files.map, names)
    checks.check_units(checkers["units"], files.units, names)
    checks.check_cards(checkers["cards"], files.cards, names)
    references.check_nations(checkers["nations"], files.nations, names)
    references.check_tables(checkers["tables"], files.tables, names)
    references.check_setup(checkers["setup"], files.setup, names, files)
    references.check_scenario(checkers["scenario"], files.scenario, files)


READER = ScenarioReader(GAME, GameFiles, _check, setup_of=setup_of, others={"coast": CoastFile})


def load_coast() -> CoastFile:
    """The backdrop of the map; only pictures need it."""
    return convert(READER.folder.resource("coast"), CoastFile)
