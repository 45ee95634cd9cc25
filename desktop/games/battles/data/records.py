"""Records of the world: a counter, a place of entry, a step from hex to hex."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.data import schema as s


class UnitDef(Struct, frozen=True):
    """A counter as printed, with what the rules ask of it worked out."""

    id: UnitId
    name: str
    side: str
    type: str
    size: str
    full: s.Strengths
    reduced: s.Strengths | None
    corps: str
    div: str
    bde: str
    reg: str
    mechanized: bool
    color: str
    order: int
    """Place in the order of battle; stacks and lists are sorted by it."""
    placement: str

    maneuver: bool
    """2.1 Everything except artillery and air."""
    armour: bool
    """Tanks, light tanks and armoured cars."""
    is_hq: bool
    is_artillery: bool
    is_truck: bool
    is_air: bool
    is_leader: bool
    is_infantry: bool
    is_engineer: bool
    combat: bool
    """Holds ground: no headquarters, truck, leader or air unit."""
    free: bool
    """6.3, 7.1 Neither counts for stacking nor blocks a road."""
    parts: int
    """7.1 What it takes of the room in a hex."""
    company: bool
    column: str
    """FOOT, MECHANIZED or EITHER."""


class Entry(Struct, frozen=True):
    """Where units that are due come on: edge hexes, an interior hex, or a box."""

    key: str
    hexes: tuple[SpaceId, ...]
    kind: str
    """edge, interior, box or base (rebuilt headquarters)."""


class Way(NamedTuple):
    """A step to a neighbour: cost in half points, whether by road, and the river crossed without a bridge."""

    to: SpaceId
    cost: int
    road: bool
    river: str
