"""8.5.2 Reinforcements: where new units may be placed, what a corps costs, whether a card can be carried out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, CardId, SpaceId, UnitId
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.data.readings import CorpsPrice
from desktop.games.crusade.rules.combat.loss_options import representatives
from desktop.games.crusade.rules.map.geography import held_spaces
from desktop.games.crusade.rules.map.northern_front import in_pocket, pocket
from desktop.games.crusade.rules.map.stacking import room
from desktop.games.crusade.rules.supply.supply import in_isolated_group, in_normal_supply, in_supply, supply
from desktop.games.crusade.state.sides import ELIMINATED, POOL, REPUBLICAN, RESERVE
from desktop.games.crusade.state.state import CrusadeState

MADRID, BARCELONA, PAMPLONA, ALBACETE = (
    SpaceId("madrid"),
    SpaceId("barcelona"),
    SpaceId("pamplona"),
    SpaceId("albacete"),
)
MEDITERRANEAN = "mediterranean"
ISLANDS, NORTH, NORTHERN_ZONE = "balearic_islands", "northern_front", "nat_northern"


class Item(Struct, frozen=True):
    """A unit that is to be placed: the counter, and the line of the card it belongs to."""

    unit: UnitId
    line: int
    effect: s.Reinforce


# -- what a card brings --------------------------------------------------------------------------------
def lines(state: CrusadeState, card: CardId) -> list[tuple[int, s.Reinforce]]:
    """The reinforcement lines of a card with their numbers."""
    effects = state.world.cards[card].effects
    return [(number, effect) for number, effect in enumerate(effects) if isinstance(effect, s.Reinforce)]


def in_pool(state: CrusadeState, kind: str) -> list[UnitId]:
    """2.2.1 Counters of a type that are not in play yet."""
    return [unit for unit in state.world.of_type[kind] if state.place_of(unit) == POOL]


def items(state: CrusadeState, card: CardId) -> list[Item] | None:
    """8.5.2.2 The units of a card, those for the map first; None if there are not enough counters."""
    used: dict[str, int] = {}
    found: list[Item] = []
    for number, effect in lines(state, card):
        first = used.get(effect.unit, 0)
        taken = in_pool(state, effect.unit)[first : first + effect.count]
        if len(taken) < effect.count:
            return None
        used[effect.unit] = first + effect.count
        found += [Item(unit, number, effect) for unit in taken]
    return found


def price(state: CrusadeState, card: CardId) -> int:
    """8.5.2.5 Divisions to be removed for the corps of a card: one for each (or for the card, as the players chose)."""
    corps = sum(effect.count for _, effect in lines(state, card) if effect.where == "corps")
    return min(1, corps) if CorpsPrice.of(state.world) is CorpsPrice.CARD else corps


# -- where ---------------------------------------------------------------------------------------------
def places(state: CrusadeState, unit: UnitId, effect: s.Reinforce, taken: Sequence[str] = ()) -> list[SpaceId]:
    """8.5.2.3, 8.5.2.4 Spaces (or the Reserve Box) for a unit; `taken`: where others of its line already stand."""
    found = [space for space in _named(state, unit, effect) if may_enter(state, unit, space) and room(state, space)]
    if effect.different_spaces:
        found = [space for space in found if space not in taken]
    boxes = [RESERVE] if effect.where in ("reserve", "port_or_reserve", "med_port_or_reserve") else []
    return sorted(found) + boxes


def may_enter(state: CrusadeState, unit: UnitId, space: SpaceId) -> bool:
    """8.5.2.3 Controlled and supplied; Republicans never in Badajoz; 16.2.4.1, 16.4.3.2 and 8.5.2.4 narrow that."""
    return bool(_open_to(state, unit) & state.world.sets.bit[space])


def _open_to(state: CrusadeState, unit: UnitId) -> int:
    """The spaces that `may_enter` allows."""
    sets, counter = state.world.sets, state.world.units[unit]
    found = supply(state, counter.side)
    area = found.friendly & found.normal
    if counter.side == REPUBLICAN:
        area &= ~(sets.special | pocket(state))
    return area & ~sets.islands if counter.corps or counter.armor else area


def _named(state: CrusadeState, unit: UnitId, effect: s.Reinforce) -> Iterable[SpaceId]:
    """The spaces a line of a card speaks of."""
    world, side = state.world, state.world.units[unit].side
    match effect.where:
        case "reserve":
            return ()
        case "spaces":
            return effect.spaces
        case "corps":
            return corps_spaces(state, unit)
        case "source":
            return world.sources[side]
        case "port" | "port_or_reserve":
            return world.port_zone
        case "med_port" | "med_port_or_reserve":
            return [port for port, zone in world.port_zone.items() if zone == MEDITERRANEAN]
        case "pamplona_or_adjacent":
            return (PAMPLONA, *world.neighbours[PAMPLONA])
    return _held(state, side, effect.where)


def _held(state: CrusadeState, side: str, where: str) -> Iterable[SpaceId]:
    """Places that depend on own units standing there."""
    world = state.world
    held = held_spaces(state, side)
    north = world.in_group[NORTH]
    match where:
        case "map_with_unit":
            return held
        case "map_with_unit_northern_zone":
            return [space for space in held if space in world.in_group[NORTHERN_ZONE]]
        case "barcelona_or_catalan":
            catalan = [space for space in held if any(world.units[unit].catalan for unit in state.at(space))]
            return {BARCELONA: None, **dict.fromkeys(catalan)}
        case "source_madrid_or_albacete":
            return {space: None for space in (*world.sources[side], MADRID, ALBACETE) if space not in north}
        case "unit_source_or_madrid":
            return {space: None for space in (*held, *world.sources[side], MADRID) if space not in north}
    raise ValueError(f"no such place for reinforcements: {where}")


def corps_spaces(state: CrusadeState, unit: UnitId) -> tuple[SpaceId, ...]:
    """8.5.2.4 The spaces a corps may be placed in, whoever holds them: home, ports, or own sources and Madrid."""
    world = state.world
    kind = world.types[world.units[unit].type]
    if kind.entry_spaces:
        return tuple(kind.entry_spaces)
    if kind.entry_port:
        return tuple(world.port_zone)
    return (*world.sources[kind.side], MADRID)


def corps_places(state: CrusadeState, unit: UnitId) -> list[SpaceId]:
    """8.5.2.4, 14.1.5 Where a corps may come into play or come back: controlled, supplied, within stacking.

    A regional corps that is rebuilt may enter the isolated Northern Front, unlike a reinforcement (16.4.3.2).
    """
    counter = state.world.units[unit]
    islands = state.world.in_group[ISLANDS]
    return sorted(
        space
        for space in corps_spaces(state, unit)
        if state.controls(counter.side, space)
        and in_normal_supply(state, counter.side, space)
        and space not in islands
        and room(state, space)
        and (counter.region or counter.side != REPUBLICAN or not in_pocket(state, space))
    )


def why_not_place(
    state: CrusadeState, item: Item, space: SpaceId, stood: Sequence[tuple[int, SpaceId]] = ()
) -> Refusal | None:
    """Why a unit of a card may not be placed in a space."""
    if space not in _named(state, item.unit, item.effect):
        if item.effect.where == "corps":
            return _why_not_corps_space(state, item.unit, space)
        return Refusal.of("8.5.2.3", "event.not_named", unit=item.unit, space=space)
    if refusal := _why_not_enter(state, item.unit, space, reinforcement=True):
        return refusal
    if not room(state, space):
        return Refusal.of("9.1.1", "refuse.stacking", space=space)
    if item.effect.different_spaces and space not in _options(state, item, stood):
        return Refusal.of("8.5.2.3", "event.different_spaces", space=space)
    return Refusal.of("8.5.2.2", "event.rest_needs_room", space=space)


def why_not_corps_place(state: CrusadeState, unit: UnitId, space: SpaceId) -> Refusal | None:
    """8.5.2.4, 14.1.5 Why a corps does not come back to a space."""
    if space not in corps_spaces(state, unit):
        return _why_not_corps_space(state, unit, space)
    if refusal := _why_not_enter(state, unit, space, reinforcement=False):
        return refusal
    return None if room(state, space) else Refusal.of("9.1.1", "refuse.stacking", space=space)


def _why_not_corps_space(state: CrusadeState, unit: UnitId, space: SpaceId) -> Refusal:
    """8.5.2.4 A space where a corps never comes into play, whoever holds it."""
    counter = state.world.units[unit]
    kind = state.world.types[counter.type]
    if len(kind.entry_spaces) == 1:
        return Refusal.of("8.5.2.4", "event.corps_home", unit=unit, space=kind.entry_spaces[0])
    if kind.entry_spaces:
        return Refusal.of("8.5.2.4", "event.corps_region", unit=unit, region=counter.region)
    key = "event.corps_port" if kind.entry_port else "event.corps_source"
    return Refusal.of("8.5.2.4", key, unit=unit, space=space)


def _why_not_enter(state: CrusadeState, unit: UnitId, space: SpaceId, *, reinforcement: bool) -> Refusal | None:
    """8.5.2.3, 8.5.2.4, 16.2.4.1, 16.4.3.2 What `may_enter` and `corps_places` have against a space."""
    world, counter = state.world, state.world.units[unit]
    if not state.controls(counter.side, space):
        return Refusal.of("8.5.2.3", "sr.not_friendly", space=space)
    if counter.side != REPUBLICAN and in_isolated_group(state, space):
        return Refusal.of("16.2.4.1", "event.isolated", space=space)
    if not in_normal_supply(state, counter.side, space):
        return Refusal.of("8.5.2.3", "event.not_supplied", space=space)
    if counter.side == REPUBLICAN and space == world.special_source:
        return Refusal.of("8.5.2.4", "event.never_there", unit=unit, space=space)
    if counter.side == REPUBLICAN and in_pocket(state, space) and (reinforcement or not counter.region):
        return Refusal.of("16.4.3.2", "north.no_reinforcement", space=space)
    if (counter.corps or counter.armor) and space in world.in_group[ISLANDS]:
        return Refusal.of("8.5.2.4", "sr.islands", unit=unit)
    return None


# -- what it costs -------------------------------------------------------------------------------------
def removable(state: CrusadeState, side: str) -> list[UnitId]:
    """8.5.2.5 Divisions that may be given up for a corps: supplied or in reserve, else from the Eliminated box."""
    return _at_hand(state, side) or _fallen(state, side)


def _at_hand(state: CrusadeState, side: str) -> list[UnitId]:
    kinds, barred = state.world.removable[side], state.world.files.units.removable_not_in_north
    north = state.world.in_group[NORTH]
    found = []
    for unit in (unit for kind in kinds for unit in state.world.of_type[kind]):
        place = state.place_of(unit)
        near = place == RESERVE or (state.on_map(unit) and in_supply(state, side, place))
        if near and not (place in north and state.world.units[unit].type in barred):
            found.append(unit)
    return found


def _fallen(state: CrusadeState, side: str) -> list[UnitId]:
    kinds = state.world.removable[side]
    return [unit for unit in state.in_box(side, ELIMINATED) if state.world.units[unit].type in kinds]


def offers(state: CrusadeState, side: str) -> list[UnitId]:
    """8.5.2.5 One of each type, strength and place among the divisions that may be given up."""
    return representatives(state, removable(state, side))


# -- whether it can be done ----------------------------------------------------------------------------
def why_not_reinforce(state: CrusadeState, card: CardId) -> Refusal | None:
    """8.5.2.2, 8.5.2.5 Why the units of a card cannot all be placed."""
    world = state.world
    pending = items(state, card)
    if pending is None:
        kind = next(e.unit for _, e in lines(state, card) if len(in_pool(state, e.unit)) < _wanted(state, card, e.unit))
        return Refusal.of("8.5.2.2", "event.no_counter", card=card, type=kind)
    owed = price(state, card)
    side = world.cards[card].side
    if owed and len(_at_hand(state, side)) + len(_fallen(state, side)) < owed:
        return Refusal.of("8.5.2.5", "event.no_division", card=card)
    if not can_place(state, pending, owed):
        return Refusal.of("8.5.2.2", "event.no_place", card=card)
    return None


CTV = s.Reinforce(unit="AX_AC_CTV", where="corps")
"""15.2.1 A corps that waited for its card is placed like a reinforcement."""


def _wanted(state: CrusadeState, card: CardId, kind: str) -> int:
    return sum(effect.count for _, effect in lines(state, card) if effect.unit == kind)


def can_place(
    state: CrusadeState,
    pending: Sequence[Item],
    owed: int,
    stood: Sequence[tuple[int, SpaceId]] = (),
    *,
    placed: SpaceId = NOTHING,
    left: SpaceId = NOTHING,
) -> bool:
    """8.5.2.2 Whether all these units can be placed, room made by divisions given up included (8.5.2.5).

    `stood` tells for lines of the card the spaces where their units already are; `placed` is a space that one more
    unit enters before, `left` one that a unit leaves.
    """
    wanted = [(item, _options(state, item, stood)) for item in pending if item.effect.where != RESERVE]
    if not wanted:
        return True
    wanted.sort(key=lambda entry: len(entry[1]))
    free: dict[SpaceId, int] = {}
    for _, options in wanted:
        for space in options:
            if space not in free:
                free[space] = room(state, space) - (space == placed) + (space == left)
    if _assign(wanted, free, []):
        return True
    if owed < 1:
        return False
    side = state.world.units[wanted[0][0].unit].side
    made = sorted({state.place_of(unit) for unit in removable(state, side)} & set(free))
    return _with_room(wanted, free, made, owed)


def _options(state: CrusadeState, item: Item, stood: Sequence[tuple[int, SpaceId]]) -> list[SpaceId]:
    """Spaces for a unit without regard to stacking, the Reserve Box as a place without end."""
    taken = [space for line, space in stood if line == item.line]
    area, bit = _open_to(state, item.unit), state.world.sets.bit
    found = [space for space in _named(state, item.unit, item.effect) if area & bit[space]]
    if item.effect.different_spaces:
        found = [space for space in found if space not in taken]
    return [RESERVE] if item.effect.where.endswith("_or_reserve") else sorted(found)


def _assign(
    wanted: list[tuple[Item, list[SpaceId]]], free: dict[SpaceId, int], used: list[tuple[int, SpaceId]], number: int = 0
) -> bool:
    """A place for each unit from here on, one after the other."""
    if number == len(wanted):
        return True
    item, options = wanted[number]
    for space in options:
        if space != RESERVE and free[space] < 1:
            continue
        if item.effect.different_spaces and (item.line, space) in used:
            continue
        free[space] -= 1
        found = _assign(wanted, free, [*used, (item.line, space)], number + 1)
        free[space] += 1
        if found:
            return True
    return False


def _with_room(
    wanted: list[tuple[Item, list[SpaceId]]], free: dict[SpaceId, int], made: list[SpaceId], owed: int
) -> bool:
    """Whether giving up to `owed` divisions in these spaces makes enough room."""
    for space in made:
        free[space] += 1
        found = _assign(wanted, free, []) or (owed > 1 and _with_room(wanted, free, made, owed - 1))
        free[space] -= 1
        if found:
            return True
    return False
