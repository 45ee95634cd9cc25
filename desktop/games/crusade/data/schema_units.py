"""The shape of units.yaml: types of units, families, and what may replace what."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Literal

from desktop.data.schema_base import Count, Marked, Strict
from desktop.engine.ids import SpaceId
from desktop.games.crusade.data.schema_map import Region, Side
from desktop.mechanics.cdg.schema import Factors

Nationality = Literal["nat", "axis", "rep", "sov"]


class UnitType(Marked, frozen=True, kw_only=True):
    """2.2.1 A kind of counter and how many of it there are."""

    id: str
    label: str
    name: str
    side: Side
    nationality: Nationality
    size: Literal["division", "corps"]
    arm: Literal["infantry", "cavalry", "armor"] = "infantry"
    full: Factors
    reduced: Factors | None
    """None: a unit of one step."""
    count: Count = 1
    militia: bool = False
    catalan: bool = False
    poum: bool = False
    region: Region | None = None
    armor: bool = False
    italian: bool = False
    no_replacements: bool = False
    """14.1.6 The black dot."""
    entry: str = ""
    """Of a corps or a special unit: "initial" (15.2.1) or the card that brings it."""
    entry_spaces: list[SpaceId] = []
    """8.5.2.4 Where the corps comes into play; empty: own supply sources and Madrid, or ..."""
    entry_port: bool = False
    """... any port."""
    given: str = ""


class Replacement(Strict, frozen=True, kw_only=True):
    """11.3.5.2 Which divisions replace an eliminated corps."""

    side: Side
    corps: list[str]
    by: list[str]


class UnitFile(Marked, frozen=True, kw_only=True):
    given: list[str]
    families: dict[str, list[str]]
    replacements: list[Replacement]
    removable: dict[Side, list[str]]
    """8.5.2.5 Divisions that may be given up for a new corps."""
    removable_not_in_north: list[str]
    """8.5.2.5 Of these, the ones in the Northern Front do not count."""
    initial_corps: dict[Side, list[str]]
    """15.2.1"""
    types: list[UnitType]
