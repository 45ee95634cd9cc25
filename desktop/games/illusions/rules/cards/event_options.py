"""9.7.1 What events may act on: forts, lines, places for HQs, units that leave, are flipped or repaired."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.illusions import verbs
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.cards.registry import OPTIONS, Pick
from desktop.games.illusions.rules.map import geography, stacking
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.facts import CONTROL, POSITIONS
from desktop.games.illusions.state.sides import CENTRAL, POOL, RESERVE, UPRISING, enemy_of
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.tracing import flood

BERLIN, CONSTANTINOPLE = SpaceId("berlin"), SpaceId("constantinople")


# -- places --------------------------------------------------------------------------------------------
@kept(POSITIONS | CONTROL)
def is_joined(state: IllusionsState, side: str, start: SpaceId, end: str) -> bool:
    """16.7.1, CP-37 Whether a chain of places under the side's control, free of enemies and uprisings, joins two."""
    sets = state.world.sets
    hostile = (enemy_of(side), UPRISING)
    taken = (place for place in state.held_places() if any(state.units_of(other, place) for other in hostile))
    passable = supply.controlled(state, side) & ~sets.graph.mask((*geography.closed_places(state), *taken))
    return bool(flood(sets.bit[start], passable, sets.land) & sets.bit[end])


def is_berlin_joined(state: IllusionsState) -> bool:
    """16.7.1, CP-37 Whether a chain of places under CP control joins Berlin and Constantinople."""
    return is_joined(state, CENTRAL, BERLIN, CONSTANTINOPLE)


# -- units ---------------------------------------------------------------------------------------------
def of_nations(state: IllusionsState, nations: Sequence[str]) -> Sequence[UnitId]:
    """All counters of the nations, sorted."""
    if len(nations) == 1:
        return state.world.of_nation[nations[0]]
    return sorted({unit for nation in nations for unit in state.world.of_nation[nation]})


def on_map(state: IllusionsState, nations: Sequence[str]) -> list[UnitId]:
    """Combat units of the nations on the map, sorted."""
    definitions = state.world.units
    return [unit for unit in of_nations(state, nations) if definitions[unit].combat and state.on_map(unit)]


def large_units(
    state: IllusionsState, nations: Sequence[str], zone: str | None, supplied: bool = False
) -> list[UnitId]:
    """Large units of the nations in the zone, and in supply if that is asked for."""
    world = state.world
    places = world.zones[zone] if zone else None
    return [
        unit
        for unit in on_map(state, nations)
        if world.units[unit].lcu
        and (places is None or state.place_of(unit) in places)
        and not (supplied and supply.status(state, unit) == supply.OUT)
    ]


def hq_places(state: IllusionsState, effect: e.PlaceHq, leaving: Sequence[str] = ()) -> list[SpaceId]:
    """27.0 Places with a large unit as the card says, where no other HQ stands (but one that is leaving), sorted."""
    units = large_units(state, effect.nations, effect.zone, effect.supplied)
    places = sorted({state.place_of(unit) for unit in units})
    side = state.world.units[effect.hq].side
    if state.place_of(effect.hq) != POOL:
        return []
    stacks = {place: [unit for unit in state.units_of(side, place) if unit not in leaving] for place in places}
    return [place for place, stack in stacks.items() if stacking.may_share(state, (*stack, effect.hq))]


def givable(state: IllusionsState, effect: e.Give) -> list[UnitId]:
    """Units that may leave the game by a card, sorted."""
    world = state.world
    if effect.if_no_scu and givable(state, _small(effect)):
        return []
    return [
        unit
        for unit in of_nations(state, effect.nations)
        if world.units[unit].size == effect.size
        and _is_from(state, unit, effect.sources)
        and not (effect.supplied and supply.status(state, unit) == supply.OUT)
    ]


def _small(effect: e.Give) -> e.Give:
    return e.Give(nations=effect.nations, size="scu", count=1, sources=[*effect.sources, "reserve"])


def _is_from(state: IllusionsState, unit: UnitId, sources: Sequence[str]) -> bool:
    place = state.place_of(unit)
    if place == RESERVE:
        return RESERVE in sources
    if not state.on_map(unit):
        return False
    return place in sources or "map" in sources


def reducible(state: IllusionsState, effect: e.Reduce) -> list[UnitId]:
    """Full-strength units of the nation on the map."""
    return [unit for unit in on_map(state, (effect.nation,)) if not state.units[unit].reduced]


def repairable(state: IllusionsState, effect: e.RepairNow, halves: int) -> list[UnitId]:
    """16.1f, 16.4 Reduced units on the map that the points left can repair."""
    zone = state.world.zones[effect.zone] if effect.zone else None
    return [
        unit
        for unit in on_map(state, effect.nations)
        if state.units[unit].reduced
        and not state.world.units[unit].no_replacements
        and (zone is None or state.place_of(unit) in zone)
        and step_cost(state, unit) <= halves
        and supply.status(state, unit) == supply.FULL
    ]


def step_cost(state: IllusionsState, unit: UnitId) -> int:
    """16.2 Half points for a step that an event gives at once; Troop Quality bears on the phase only (24.2a)."""
    limits = state.world.limits
    return limits.rp_lcu_step if state.world.units[unit].lcu else limits.rp_scu_step


# -- options -------------------------------------------------------------------------------------------
def options_of(state: IllusionsState, card: CardId, effect: e.Effect) -> list[list[Pick | e.Vp]]:
    """What a card lets somebody choose from, part by part: units that are picked, and points."""
    if isinstance(effect, e.Own):
        return [[part] for part in OPTIONS[card](state)]
    assert isinstance(effect, e.Choose)
    return [[_part(state, each) for each in option] for option in effect.options]


def _part(state: IllusionsState, part: e.ChoiceKind) -> Pick | e.Vp:
    return part if isinstance(part, e.Vp) else Pick(verbs.GIVE, givable(state, part), part.count)


def open_options(state: IllusionsState, card: CardId, effect: e.Effect) -> list[int]:
    """The options that can be carried out in full."""
    found = options_of(state, card, effect)
    return [number for number, option in enumerate(found) if all(map(can_do, option))]


def can_do(part: Pick | e.Vp) -> bool:
    """Whether what an option asks for is there."""
    return isinstance(part, e.Vp) or len(part.units) >= part.wanted
