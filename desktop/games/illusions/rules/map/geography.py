"""11.1 Where units may go: ways on the map, and what is closed to them."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.illusions.rules.nations import treaty
from desktop.games.illusions.state.facts import CONTROL, POSITIONS
from desktop.games.illusions.state.sides import ALLIED, BU, CENTRAL, IT, RO, enemy_of
from desktop.games.illusions.state.state import IllusionsState

CLOSED_NATIONS = (BU, IT, RO)
"""11.1.5a Neutrals that nobody enters."""


@kept(CONTROL)
def closed_places(state: IllusionsState) -> frozenset[SpaceId]:
    """4.3d-f, 11.1.5a, 25.2.4b Places nobody may enter now."""
    world = state.world
    shut = [place for nation in CLOSED_NATIONS if not state.is_at_war(nation) for place in world.in_nation[nation]]
    if not state.is_at_war(IT):
        shut += world.inset
    shut += [sea for sea in world.sea_spaces if sea not in state.landings]
    return frozenset(shut)


def is_open(state: IllusionsState, side: str, place: SpaceId) -> bool:
    """11.1.4a, 11.1.5 Whether a side may come into a place at all: not into others' units, nor what is closed."""
    if place in closed_places(state):
        return False
    if place in state.world.mixed:
        return place != state.world.base or side == ALLIED
    stack = state.stacks.get(place)
    return not stack or state.owners[stack[0]] == side


def why_not_open(state: IllusionsState, side: str, place: SpaceId) -> Refusal | None:
    """The rule against coming into a place."""
    if is_open(state, side, place):
        return None
    if place in closed_places(state):
        return why_closed(state, place)
    if place == state.world.base:
        return Refusal.of("9.4.2", "refuse.base", space=place)
    return Refusal.of("11.1.4", "refuse.units_there", space=place)


def why_closed(state: IllusionsState, place: SpaceId) -> Refusal:
    """4.3f, 11.1.5a, 25.2.4b What a closed place waits for: a landing, or a nation; the whole inset waits for Italy."""
    if place in state.world.sea_spaces:
        return Refusal.of("25.2.4", "refuse.no_landing", space=place)
    nation = state.world.nation_of[place]
    if nation not in CLOSED_NATIONS:
        return Refusal.of("4.3", "refuse.closed", space=place, nation=IT)
    return Refusal.of("11.1.5", "refuse.closed", space=place, nation=nation)


def has_enemy(state: IllusionsState, side: str, place: SpaceId) -> bool:
    """Whether units that a side may attack are in a place: enemy, neutral or uprising ones."""
    stack = state.stacks.get(place)
    if not stack:
        return False
    if place not in state.world.mixed:
        return state.owners[stack[0]] != side
    return any(state.owners[unit] != side for unit in stack)


def is_winter(state: IllusionsState) -> bool:
    return state.turn in state.world.winters


def may_sail(state: IllusionsState, unit: UnitId, origin: SpaceId, place: SpaceId) -> bool:
    """25.2, 25.3 Whether a unit may go along a sea invasion lane.

    Only Allied large units sail from or to Lemnos, and to a sea space from its port; Lemnos is out of reach in winter.
    Any unit in a sea space may go ashore. The CP come into a sea space that holds no Allied unit (25.4).
    """
    world = state.world
    definition = world.units[unit]
    if state.owner_of(unit) == CENTRAL:
        return place in world.sea_spaces and not state.at(place)
    if world.base in (origin, place):
        return definition.lcu and not is_winter(state)
    return definition.lcu if place in world.sea_spaces else True


def treaty_bars(state: IllusionsState, unit: UnitId, place: SpaceId) -> bool:
    """28.0d Whether the Treaty of Brest-Litovsk keeps a unit out of a place."""
    if not state.treaty:
        return False
    return treaty.why_not_enter(state, unit, place) is not None


def faces_enemy(state: IllusionsState, side: str, place: SpaceId) -> bool:
    """12.1 Whether a place lies next to anything a side may attack, or holds it."""
    world = state.world
    if place in world.regions and has_enemy(state, side, place):
        return True
    if place in state.sieges and state.sieges[place] == side:
        return True
    near = world.neighbours[place] if place not in world.sea_spaces else world.all_neighbours[place]
    return not targets_of(state, side).isdisjoint(near)


@kept(POSITIONS | CONTROL)
def targets_of(state: IllusionsState, side: str) -> frozenset[SpaceId]:
    """12.1 Places that a side may attack from next to them: units that are not its own, or an intact enemy fort."""
    enemy = enemy_of(side)
    forts = [space for space in state.forts if state.has_fort(space) and state.control[space] == enemy]
    return frozenset((*forts, *(place for place in state.held_places() if has_enemy(state, side, place))))
