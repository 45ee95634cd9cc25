"""12.7.3 The ways open to a retreating unit, the best kind first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.rules.map import geography, stacking
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import ALLIED
from desktop.mechanics.cdg.retreat import Passage, Way, Ways, ways_of_length

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

BEST, WORST = 1, 4
"""12.7.3e Friendly in supply, friendly out of supply, hostile keeping supply, hostile out of supply."""


def open_ways(state: IllusionsState, unit: UnitId, start: SpaceId, owed: int) -> Ways:
    """12.7.3 The ways a unit may retreat, all of the best kind there is; `extended` ones end over the limit and go on.

    The priority is applied to each space (12.7.3f); a way that ends in a place with room comes before any other.
    """
    passage = passage_for(state, unit)
    every = [way for way in ways_of_length(start, owed, passage) if way]
    if inside := [way for way in every if passage.has_room(way[-1])]:
        return Ways(_best(state, state.owner_of(unit), inside))
    if every:
        crowded = _best(state, state.owner_of(unit), every)
        return Ways(_onward(state, unit, start, crowded, passage), extended=True)
    return Ways()


def passage_for(state: IllusionsState, unit: UnitId) -> Passage:
    """12.7.3a-c What a retreating unit meets."""
    side = state.owner_of(unit)
    return Passage(
        neighbours=lambda place: _near(state, side, place),
        barred=lambda place: is_barred(state, unit, place),
        friendly=lambda place: is_friendly(state, side, place),
        has_room=lambda place: has_room(state, unit, place),
        supplied=lambda place: supply.supplied_at(state, side, place),
        ends=lambda place: place in state.world.mixed or place in state.world.sea_spaces,
    )


def _near(state: IllusionsState, side: str, place: SpaceId) -> tuple[SpaceId, ...]:
    """12.7.3a, 12.7.7a By land; the AP also into a sea invasion space with a Landing marker, never to Lemnos."""
    near = state.world.neighbours[place]
    if side != ALLIED:
        return near
    seas = tuple(sea for sea in state.world.lanes[place] if sea in state.landings)
    return (*near, *seas)


def is_barred(state: IllusionsState, unit: UnitId, place: SpaceId) -> bool:
    """12.7.3b Enemy units, unbesieged enemy forts, uprisings; regions with them are open."""
    side = state.owner_of(unit)
    if not geography.is_open(state, side, place) or place == state.world.base:
        return True
    return sieges.blocks(state, side, place) or geography.treaty_bars(state, unit, place)


def is_friendly(state: IllusionsState, side: str, place: SpaceId) -> bool:
    """12.7.3e An enemy fort space under own siege ranks as friendly (ruling)."""
    return state.controls(side, place) or state.sieges.get(place) == side


def has_room(state: IllusionsState, unit: UnitId, place: SpaceId) -> bool:
    """12.7.3c A retreat may not end overstacked, nor with units it may not stack with (10.2b)."""
    if place in state.world.mixed:
        return True
    there = tuple(each for each in state.at(place) if each != unit)
    return stacking.counted(state, (*there, unit)) <= state.world.limits.stacking and stacking.may_share(
        state, (*there, unit)
    )


def rank(state: IllusionsState, side: str, place: SpaceId) -> int:
    """12.7.3e The lower the better."""
    supplied = supply.supplied_at(state, side, place)
    if is_friendly(state, side, place):
        return BEST if supplied else BEST + 1
    return WORST - 1 if supplied else WORST


def _best(state: IllusionsState, side: str, ways: list[Way]) -> tuple[Way, ...]:
    """12.7.3f Space by space; a way that ends early counts its last space again."""
    longest = max(map(len, ways))
    ranks = {place: rank(state, side, place) for place in dict.fromkeys(place for way in ways for place in way)}
    values = [tuple(ranks[place] for place in (*way, *(way[-1:] * (longest - len(way))))) for way in ways]
    best = min(values)
    return tuple(way for way, value in zip(ways, values, strict=True) if value == best)


def _onward(
    state: IllusionsState, unit: UnitId, start: SpaceId, ways: tuple[Way, ...], passage: Passage
) -> tuple[Way, ...]:
    """12.7.3d On to the nearest friendly place with room."""
    found: list[Way] = []
    seen = {start, *(way[-1] for way in ways)}
    layer = list(ways)
    while layer and not found:
        further = []
        for way in layer:
            if passage.ends(way[-1]):
                continue
            for near in passage.neighbours(way[-1]):
                if near in seen or passage.barred(near):
                    continue
                seen.add(near)
                further.append((*way, near))
        found = [way for way in further if passage.friendly(way[-1]) and passage.has_room(way[-1])]
        layer = further
    return tuple(found)


def why_not_to(state: IllusionsState, unit: UnitId, start: SpaceId, at: SpaceId, place: SpaceId) -> Refusal | None:
    """12.7.3 Why a retreating unit may not go on to a place."""
    passage = passage_for(state, unit)
    if place not in passage.neighbours(at):
        return Refusal.of("12.7.3", "retreat.not_adjacent", space=place)
    if place == start:
        return Refusal.of("12.7.3", "retreat.defended_space", space=place)
    if passage.barred(place):
        return Refusal.of("12.7.3", "retreat.barred", space=place)
    if not passage.has_room(place):
        return Refusal.of("12.7.3", "refuse.stacking", space=place)
    return Refusal.of("12.7.3", "retreat.better_way", space=place)
