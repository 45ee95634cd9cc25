"""2.1.2 Which spaces are adjacent at the moment: Beach Heads come and go, the Corridor of Grado is optional."""

from __future__ import annotations

from desktop.engine.ids import NOTHING, SpaceId
from desktop.engine.kept import kept
from desktop.games.crusade.rules.supply.supply import corridor_open, friendly_spaces, network
from desktop.games.crusade.state.facts import CONTROL, POSITIONS
from desktop.games.crusade.state.sides import NATIONALIST
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.tracing import flood

NORTHERN_SOURCES = "nat_northern"
"""17.1.1 The group of spaces in which the sources of the Northern Zone lie."""


@kept(CONTROL)
def ways(state: CrusadeState, side: str, space: SpaceId) -> tuple[SpaceId, ...]:
    """10.1.4 The spaces joined by one line to a space for a side that moves, in the order of the map."""
    world = state.world
    return world.sets.graph.named(network(state, side)[world.order[space]])


def attack_ways(state: CrusadeState, side: str, space: SpaceId) -> tuple[SpaceId, ...]:
    """11.1.3 The spaces a side may attack from a space; 18.2.3 opens the corridor to Republican attacks only."""
    if not corridor_open(state):
        return ways(state, side, space)
    link = state.world.map.corridor
    ends = {link.a: link.b, link.b: link.a}
    other = ends.get(space, NOTHING)
    if side == NATIONALIST:
        return tuple(near for near in ways(state, side, space) if near != other)
    return (*ways(state, side, space), other) if other else ways(state, side, space)


def within(state: CrusadeState, space: SpaceId, distance: int) -> list[SpaceId]:
    """The spaces within so many land connections of a space, itself included, in the order they are reached."""
    found = [space]
    edge = [space]
    for _ in range(distance):
        edge = [near for each in edge for near in state.world.neighbours[each] if near not in found]
        edge = list(dict.fromkeys(edge))
        found += edge
    return found


@kept(CONTROL)
def northern_zone(state: CrusadeState) -> int:
    """17.1.1, 17.1.3 The Nationalist spaces connected by land to a Nationalist source of the north."""
    sets = state.world.sets
    seeds = sets.sources[NATIONALIST] & sets.graph.mask(state.world.groups[NORTHERN_SOURCES])
    return flood(seeds, friendly_spaces(state, NATIONALIST), network(state, NATIONALIST))


def in_northern_zone(state: CrusadeState, space: SpaceId) -> bool:
    return bool(northern_zone(state) & state.world.sets.bit[space])


@kept(POSITIONS | CONTROL)
def held_spaces(state: CrusadeState, side: str) -> list[SpaceId]:
    """Spaces with units of a side, sorted."""
    units = state.world.units
    return sorted(
        space for space, stack in state.stacks.items() if space in state.control and units[stack[0]].side == side
    )
