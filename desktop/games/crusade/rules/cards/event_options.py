"""8.5.1 What events may act on: spaces for works and risings, targets of bombs, units that come and go."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.combat.loss_options import representatives
from desktop.games.crusade.rules.map.fortification import stock_left
from desktop.games.crusade.rules.supply.supply import in_normal_supply, unit_in_supply
from desktop.games.crusade.state.sides import ELIMINATED, POOL, REMOVED, REPUBLICAN, enemy_of
from desktop.games.crusade.state.state import POSITION, TRENCH, CrusadeState


def within(state: CrusadeState, space: str, distance: int) -> list[str]:
    """The spaces within so many land connections of a space, itself included, in the order they are reached."""
    found = [space]
    edge = [space]
    for _ in range(distance):
        edge = [near for each in edge for near in state.world.neighbours[each] if near not in found]
        edge = list(dict.fromkeys(edge))
        found += edge
    return found


# -- works ---------------------------------------------------------------------------------------------
def trench_spaces(state: CrusadeState, effect: s.PlaceTrench) -> list[str]:
    """10.2.9 Spaces named by the card that take an extra trench at once."""
    return [space for space in effect.spaces if state.controls(REPUBLICAN, space) and _open_for_trench(state, space)]


def trench_offers(state: CrusadeState, effect: s.PlaceTrench) -> list[str]:
    """R10, R30 Occupied, supplied spaces that may take another of the extra trenches."""
    pool = state.world.neighbours[effect.adjacent_to] if effect.adjacent_to else state.world.space_ids
    return [
        space
        for space in pool
        if space not in effect.excluded
        and state.side_at(space) == REPUBLICAN
        and in_normal_supply(state, REPUBLICAN, space)
        and _open_for_trench(state, space)
    ]


def _open_for_trench(state: CrusadeState, space: str) -> bool:
    return state.works.get(space) != TRENCH


def position_offers(state: CrusadeState, effect: s.PlacePositions, done: list[str]) -> list[str]:
    """R47 Controlled, supplied spaces of the provinces that may take a position, or whose position becomes a trench."""
    stock = stock_left(state, REPUBLICAN) > 0
    named = [space for province in effect.provinces for space in state.world.provinces[province]]
    return sorted(
        space
        for space in named
        if space not in done
        and space not in effect.excluded
        and state.controls(REPUBLICAN, space)
        and in_normal_supply(state, REPUBLICAN, space)
        and (state.works.get(space) == POSITION or (space not in state.works and stock))
    )


def why_not_work(state: CrusadeState, effect: s.PlaceTrench | s.PlacePositions, space: str, done: list[str]) -> Refusal:
    """R10, R30, R47 Why a card places no work in a space."""
    if isinstance(effect, s.PlacePositions):
        named = any(space in state.world.provinces[province] for province in effect.provinces)
        held = state.controls(REPUBLICAN, space)
    else:
        named = not effect.adjacent_to or space in state.world.neighbours[effect.adjacent_to]
        held = state.side_at(space) == REPUBLICAN
    if not named or space in effect.excluded:
        return Refusal.of("8.5.1.1", "event.work_not_named", space=space)
    if not held:
        key = "sr.not_friendly" if isinstance(effect, s.PlacePositions) else "refuse.mark_no_unit"
        return Refusal.of("8.5.1.1", key, space=space)
    if not in_normal_supply(state, REPUBLICAN, space):
        return Refusal.of("8.5.1.1", "event.not_supplied", space=space)
    if space in done or not _open_for_trench(state, space):
        return Refusal.of("10.2.5", "event.work_there", space=space)
    return Refusal.of("10.2.9", "refuse.build_no_marker", side=REPUBLICAN)


# -- targets -------------------------------------------------------------------------------------------
def bombing_targets(state: CrusadeState, card: str, effect: s.StepLossEach) -> list[str]:
    """N26 Spaces of the group that hold enemy units."""
    enemy = enemy_of(state.world.cards[card].side)
    return sorted(space for space in state.world.groups[effect.group] if state.side_at(space) == enemy)


def rising_places(state: CrusadeState) -> list[str]:
    """N48 Empty Republican spaces that are no Main City, no supply source and no Beach Head."""
    spaces = state.world.spaces
    return [
        space
        for space in state.world.space_ids
        if state.controls(REPUBLICAN, space)
        and not state.at(space)
        and not spaces[space].main_city
        and spaces[space].supply is None
        and not spaces[space].temporary
    ]


# -- units ---------------------------------------------------------------------------------------------
def doomed(state: CrusadeState, effect: s.RemoveUnits) -> list[str]:
    """N27, N31, R48 Units in play that leave the game; counters not in play yet are left alone (ruling)."""
    world = state.world
    found = []
    for unit in world.unit_ids:
        counter = world.units[unit]
        wanted = unit in world.families[effect.family] if effect.family else counter.region == effect.region
        if counter.side != effect.side or not wanted or state.place_of(unit) in (POOL, REMOVED):
            continue
        if not effect.strays or _strays(state, unit):
            found.append(unit)
    return found


def _strays(state: CrusadeState, unit: str) -> bool:
    """N31 Outside its region, out of supply, or in a box."""
    if not state.on_map(unit):
        return True
    home = state.world.region_of[state.place_of(unit)] == state.world.units[unit].region
    return not home or not unit_in_supply(state, unit)


def rebuildable(state: CrusadeState, side: str, effect: s.Rebuild) -> list[str]:
    """R56 Eliminated units of the family, one of each type."""
    family = state.world.families[effect.family]
    return representatives(state, [unit for unit in state.in_box(side, ELIMINATED) if unit in family])
