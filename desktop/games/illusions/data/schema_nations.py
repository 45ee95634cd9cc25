"""The shape of nations.yaml: the nations, what their entry brings, what their collapse means."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from desktop.data.schema_base import Marked, Strict
from desktop.engine.ids import CardId, SpaceId
from desktop.games.illusions.data.schema_map import Nation, Side
from desktop.games.illusions.data.schema_tables import Pool


class NationDef(Marked, frozen=True, kw_only=True):
    id: Nation
    name: str
    side: Side | None = None
    """At war from the start on this side; None: neutral at first."""
    may_join: list[Side] = []
    capitals: list[SpaceId] = []
    """15.4 If the enemy holds them all, no reinforcements."""
    pool: Pool | None = None
    """9.6.1 Whose replacement points its units take; None: of the ally's class, or none at all."""
    balkan: bool = False
    colour: str
    placement: list[SpaceId] = []
    """15.3, 16.6 Where its units come back; empty: any of its sources."""


class EntryUnits(Marked, frozen=True, kw_only=True):
    """Units that a neutral's entry places in a space, or in a Reserve Box."""

    space: SpaceId
    units: list[str]
    fallback: list[SpaceId] = []
    """If the space is enemy-held or full: one of these; empty: the nearest friendly supplied space (9.7.2c)."""


class CorpsChoice(Marked, frozen=True, kw_only=True):
    """So many corps of the types come to the space from anywhere with an unblocked route."""

    space: SpaceId
    side: Side
    types: list[str]
    count: int
    nearest: bool = False
    """Errata: if the space cannot take them, they come to the nearest supplied one of their side."""


class Entry(Marked, frozen=True, kw_only=True):
    """9.7.2, 26.0 What happens when a neutral joins."""

    nation: Nation
    side: Side
    card: CardId
    units: list[EntryUnits] = []
    reserve: dict[Side, list[str]] = {}
    corps: list[CorpsChoice] = []


class Collapse(Marked, frozen=True, kw_only=True):
    """23.5, 26.2.3, 26.5.3, 26.6.2"""

    nation: Nation
    armistice: int
    vp_spaces: list[SpaceId]
    """All of them lost means collapse."""
    texts: list[str]


class NationFile(Strict, frozen=True, kw_only=True):
    nations: list[NationDef]
    entries: list[Entry]
    collapses: list[Collapse]
    """In the order of the War Status Phase (6.0E.4)."""
