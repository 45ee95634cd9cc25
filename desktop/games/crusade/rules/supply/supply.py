"""13.0 Supply: lines by land, over one sea zone and across a border, and the groups around Isolated Spaces (16.2)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.crusade.rules.map.space_sets import ATLANTIC, MEDITERRANEAN
from desktop.games.crusade.state.facts import CONTROL
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.tracing import SeaZone, flood, groups, supplied

ASTURIAS = "asturias"
CORRIDOR_OPEN, CORRIDOR_CLOSED = 1, 2
"""18.2.3 Values of the flag `corridor`."""


class SideSupply(Struct, frozen=True):
    """What the spaces of one side can trace, as sets of spaces."""

    friendly: int
    land: int
    """13.1.2 To a source by land."""
    normal: int
    """13.1.4 To a source by land or over one sea zone."""
    isolated: int
    """16.2.3 Not in normal supply, but connected to an Isolated Space."""
    border: int
    """13.4.2 Not in supply, but connected to the friendly border."""
    any: int
    """Supplied in whatever way; the border is none."""

    @property
    def lasting(self) -> int:
        """What attrition spares (13.3.6, 13.4.4)."""
        return self.normal | self.isolated | self.border


@kept(CONTROL)
def supply(state: CrusadeState, side: str) -> SideSupply:
    """13.1 The supply of a side."""
    return trace(state, side, friendly_spaces(state, side))


def trace(state: CrusadeState, side: str, friendly: int) -> SideSupply:
    """13.1 The supply of a side as it would be with these friendly spaces."""
    sets = state.world.sets
    near = network(state, side)
    land, normal = supplied(sources(state, side), friendly, near, sea_zones(state, side))
    isolated = 0
    if side == NATIONALIST and state.isolated:
        isolated = flood(sets.graph.mask(state.isolated), friendly, near) & ~normal
    border = flood(sets.border[side], friendly, near) & ~normal & ~isolated
    return SideSupply(friendly, land, normal, isolated, border, normal | isolated)


@kept(CONTROL)
def friendly_spaces(state: CrusadeState, side: str) -> int:
    """3.0 The spaces a side controls."""
    return state.world.sets.graph.held(state.control, side)


@kept(CONTROL)
def network(state: CrusadeState, side: str) -> Sequence[int]:
    """2.1.2 What lies next to each space for a side, Beach Heads and the corridor of 18.2.3 included."""
    links = sorted(state.beach_heads.items())
    if side == NATIONALIST and corridor_open(state):
        links.append(state.world.corridor)
    sets = state.world.sets
    return sets.graph.with_links(links) if links else sets.near


def sources(state: CrusadeState, side: str) -> int:
    """13.2 The sources of a side; whether it controls them is another matter."""
    sets = state.world.sets
    if side == REPUBLICAN and state.badajoz_source:
        return sets.sources[side] | sets.special
    return sets.sources[side]


def sea_zones(state: CrusadeState, side: str) -> tuple[SeaZone, ...]:
    """13.1.4.1-13.1.4.3, 16.7 The sea zones over which a side may trace, with the ports it may use."""
    sets = state.world.sets
    mediterranean = sets.ports[MEDITERRANEAN]
    if side == REPUBLICAN:
        return (SeaZone(MEDITERRANEAN, mediterranean & ~barred_ports(state, side)),)
    atlantic = SeaZone(ATLANTIC, sets.ports[ATLANTIC])
    if state.strait != NATIONALIST:
        return (atlantic,)
    return atlantic, SeaZone(MEDITERRANEAN, mediterranean)


def barred_ports(state: CrusadeState, side: str) -> int:
    """16.7 Ports that the enemy's hold on the Strait denies to a side, for sea SR and (Republicans) for supply."""
    sets = state.world.sets
    if state.strait == side:
        return 0
    if side == NATIONALIST:
        return sets.east
    return sets.west | sets.graph.mask(
        head for head, linked in state.beach_heads.items() if sets.bit[linked] & sets.west
    )


def corridor_open(state: CrusadeState) -> bool:
    """18.2.3 Whether the Corridor of Grado exists (an optional rule)."""
    return state.flag("corridor") == CORRIDOR_OPEN


# -- questions -----------------------------------------------------------------------------------------
def in_supply(state: CrusadeState, side: str, space: SpaceId) -> bool:
    """13.1, 16.2.3 Whether a side's units in a space are supplied, in an Isolated group too."""
    return bool(supply(state, side).any & state.world.sets.bit[space])


def in_normal_supply(state: CrusadeState, side: str, space: SpaceId) -> bool:
    """13.1.2 Whether a space traces a supply line to a source."""
    return bool(supply(state, side).normal & state.world.sets.bit[space])


def in_isolated_group(state: CrusadeState, space: SpaceId) -> bool:
    """16.2.3 Whether Nationalist units there live from an Isolated Space."""
    return bool(supply(state, NATIONALIST).isolated & state.world.sets.bit[space])


def reaches_border(state: CrusadeState, side: str, space: SpaceId) -> bool:
    """13.4.2 Out of supply, but connected to the friendly border."""
    return bool(supply(state, side).border & state.world.sets.bit[space])


def unit_in_supply(state: CrusadeState, unit: UnitId) -> bool:
    """13.1 Whether a unit on the map is supplied."""
    return in_supply(state, state.world.units[unit].side, state.units[unit].place)


def is_spared(state: CrusadeState, unit: UnitId) -> bool:
    """13.1.5 Asturian divisions in Asturias must be beaten in combat."""
    counter = state.world.units[unit]
    place = state.place_of(unit)
    return not counter.corps and counter.region == ASTURIAS and state.world.region_of.get(place) == ASTURIAS


def supply_state(state: CrusadeState, space: SpaceId) -> str:
    """2.2.2.9 normal, isolated, border (limited supply) or none, for whoever controls the space."""
    side = state.control.get(space, "")
    if not side:
        return "none"
    found, bit = supply(state, side), state.world.sets.bit[space]
    if found.normal & bit:
        return "normal"
    if found.isolated & bit:
        return "isolated"
    return "border" if found.border & bit else "none"


def connected_to(state: CrusadeState, side: str, space: SpaceId) -> int:
    """2.1.2 The spaces connected to one by land through spaces of the side."""
    bit = state.world.sets.bit[space]
    return next((group for group in _connected(state, side) if group & bit), 0)


@kept(CONTROL)
def _connected(state: CrusadeState, side: str) -> list[int]:
    """2.1.2 The friendly spaces of a side in groups that hang together."""
    return groups(friendly_spaces(state, side), network(state, side))


def connected(state: CrusadeState, side: str, a: SpaceId, b: SpaceId) -> bool:
    """2.1.2 Whether a chain of the side's spaces joins two spaces."""
    return bool(connected_to(state, side, a) & state.world.sets.bit[b])
