"""15.0 Reinforcements: where new units may be placed, and whether a card can be carried out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from desktop.engine.decision import Refusal
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.data.readings import ReinforceRegions
from desktop.games.illusions.rules.map import stacking
from desktop.games.illusions.state.sides import AH, ALLIED, IT, POOL, REPLACEABLE, RESERVE, RU
from desktop.games.illusions.state.state import COLLAPSED, IllusionsState

RULE = "15.1"
NO_REINFORCEMENTS = ("stage_1", "stage_2", "stage_3", "stage_4")
"""23.4.2b Stages in which no card may be played for RU reinforcements."""


class Item(Struct, frozen=True):
    """A unit that is to be placed: the counter, and the number of the effect that brings it."""

    unit: UnitId
    line: int


# -- what a card brings --------------------------------------------------------------------------------
def lines(state: IllusionsState, card: CardId) -> list[tuple[int, e.Place]]:
    """The effects of a card that bring units, with their numbers."""
    effects = state.world.cards[card].effects
    return [(number, effect) for number, effect in enumerate(effects) if isinstance(effect, e.Place)]


def items(state: IllusionsState, effect: e.Place, line: int) -> list[Item]:
    """The counters of one effect that are still to come; those that have left the game are not asked for."""
    found: list[UnitId] = []
    if effect.any_of:
        found += [unit for unit in effect.any_of if _is_aside(state, unit, effect)][:1]
    for name in effect.units:
        counters = state.world.of_type.get(name, (UnitId(name),))
        able = [unit for unit in counters if unit not in found and _is_aside(state, unit, effect)]
        found += able[:1]
    return [Item(unit, line) for unit in found]


def _is_aside(state: IllusionsState, unit: UnitId, effect: e.Place) -> bool:
    """Not in play yet, or (AP-32) in a box from which it may come back."""
    place = state.place_of(unit)
    return place == POOL or (effect.as_available and place in (REPLACEABLE, RESERVE))


# -- where ---------------------------------------------------------------------------------------------
def places(state: IllusionsState, unit: UnitId, effect: e.Place) -> list[SpaceId]:
    """15.1c-g Places for a unit that a card brings, sorted."""
    side = state.world.side_of[unit]
    if effect.beside:
        named = {state.place_of(other) for other in _others(state, effect.beside) if state.on_map(other)}
    elif effect.spaces:
        named = {place for place in effect.spaces if _is_friendly(state, side, place, unit)}
    else:
        named = {place for nation in effect.sources for place in sources(state, nation)}
    found = sorted(place for place in named if has_room(state, unit, place))
    if not effect.sources or ReinforceRegions.of(state.world) is ReinforceRegions.ANY:
        return found
    return [place for place in found if place not in state.world.regions] or found


def _others(state: IllusionsState, names: Sequence[str]) -> list[UnitId]:
    return [unit for name in names for unit in state.world.of_type.get(name, (UnitId(name),))]


def _is_friendly(state: IllusionsState, side: str, place: SpaceId, unit: UnitId) -> bool:
    """Lemnos, or a place the side controls; a named space that is merely vacant for the National Defence (AP-18)."""
    if state.controls(side, place):
        return place not in state.sieges
    free = state.world.units[unit].special and not state.at(place)
    return free and side == ALLIED and state.world.nation_of[place] in state.world.units[unit].nations


def sources(state: IllusionsState, nation: str) -> list[SpaceId]:
    """15.1c-e, 15.2, 15.3 Friendly sources of a nation that take new units; those of Italy lie on the inset."""
    side = state.side_of_nation(nation)
    return [
        place
        for place in state.world.sources[nation]
        if state.controls(side, place) and place not in state.sieges and (nation != IT or place in state.world.inset)
    ]


def has_room(state: IllusionsState, unit: UnitId, place: SpaceId) -> bool:
    """10.1, 10.2 Whether a unit may come to a place without overstacking."""
    if place in state.world.mixed:
        return True
    if state.world.units[unit].combat and not stacking.room(state, place):
        return False
    return stacking.may_share(state, (*state.at(place), unit))


# -- whether -------------------------------------------------------------------------------------------
def why_not_reinforce(state: IllusionsState, card: CardId) -> Refusal | None:
    """9.7.3d, 15.1h, 15.4 Why a card that brings units cannot be played as an event."""
    definition = state.world.cards[card]
    if definition.reinforcement and (refusal := _why_not_nation(state, card, definition.reinforcement)):
        return refusal
    found = lines(state, card)
    if not found:
        return None
    pending = [item for line, effect in found for item in items(state, effect, line)]
    if not pending and definition.card_kind == "reinforcement":
        return Refusal.of(RULE, "event.no_counter", card=card)
    for line, effect in found:
        if effect.beside:
            continue
        units = [item.unit for item in items(state, effect, line)]
        if not _fit(state, units, effect):
            return Refusal.of(RULE, "event.no_room", card=card)
    return None


def _fit(state: IllusionsState, units: Sequence[UnitId], effect: e.Place) -> bool:
    """15.1h All units of an effect find room: they may go to the same places."""
    if not units:
        return True
    room = 0
    for place in places(state, units[0], effect):
        if place in state.world.mixed:
            return True
        room += stacking.room(state, place)
    return room >= len(units)


def _why_not_nation(state: IllusionsState, card: CardId, nation: str) -> Refusal | None:
    """15.4, 23.4.2, 23.5, 28.0 A nation without a capital, in revolution, or out of the war."""
    if nation == RU and (state.treaty or state.revolution in NO_REINFORCEMENTS):
        return Refusal.of("28.0" if state.treaty else "23.4.2", "event.no_reinforcements", card=card, nation=nation)
    if nation == AH and state.nations[AH] == COLLAPSED:
        return Refusal.of("23.5", "event.no_reinforcements", card=card, nation=nation)
    capitals = state.world.nations[nation].capitals
    side = state.side_of_nation(nation)
    if capitals and nation not in _NO_CAPITAL_RULE and all(_is_lost(state, side, capital) for capital in capitals):
        return Refusal.of("15.4", "event.capital_lost", card=card, nation=nation, spaces=",".join(capitals))
    return None


_NO_CAPITAL_RULE = ("tu",)
"""15.4 names Russia, Germany and Austria-Hungary."""


def _is_lost(state: IllusionsState, side: str, capital: SpaceId) -> bool:
    """15.4 Occupied by an enemy or an uprising."""
    return any(state.owner_of(unit) != side for unit in state.at(capital))


def arrives_reduced(state: IllusionsState, unit: UnitId, effect: e.Place) -> bool:
    """24.2a Infantry named by the card, if its nation's Troop Quality is poor; or as the card says."""
    nation = state.world.units[unit].nation
    poor = nation in state.troop_quality and state.is_poor(nation)
    return effect.reduced or (poor and unit in effect.poor_reduced)
