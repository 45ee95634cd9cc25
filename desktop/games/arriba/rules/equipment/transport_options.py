"""6.7 What may go by air and sea, and where to."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, CityId, UnitId
from desktop.games.arriba import verbs
from desktop.games.arriba.rules.equipment.economy import not_yours
from desktop.games.arriba.rules.map.control import controls
from desktop.games.arriba.state.army_state import AIR, ASSETS, BRIGADE
from desktop.games.arriba.state.forces import is_purged
from desktop.games.arriba.state.seats import commands
from desktop.games.arriba.state.sides import GOVERNMENT, REBEL
from desktop.games.arriba.state.state import ArribaState


def station(state: ArribaState, piece: UnitId) -> CityId:
    """The friendly city a piece can leave from: the one its group is in; in Morocco the whole area counts."""
    own = state.pieces[piece]
    if not own.group:
        return NOTHING
    group, world = state.groups[own.group], state.world
    if world.region_of[group.area] in world.always:
        return world.cities_in[group.area][0]
    return group.city


def in_morocco(state: ArribaState, city: CityId) -> bool:
    return state.world.region_of[state.world.area_of[city]] in state.world.always


def why_not_lift(state: ArribaState, seat: str, piece: UnitId) -> Refusal | None:
    """6.7 One Rebel brigade a turn by air."""
    own = state.pieces[piece]
    if seat != REBEL:
        return Refusal.of("6.7", "strategic.no_airlift")
    if own.kind != BRIGADE:
        return Refusal.of("6.7", "strategic.brigades_only")
    if len(state.strategic.lifted) >= state.world.limits.air_brigades:
        return Refusal.of("6.7", "strategic.airlift_used")
    return _why_not_carried(state, seat, piece)


def why_not_ship(state: ArribaState, seat: str, piece: UnitId) -> Refusal | None:
    """6.7 The Government one brigade, the Rebels one unit a turn by sea; any number of asset points."""
    own = state.pieces[piece]
    if own.kind == AIR:
        return Refusal.of("6.7", "strategic.air_flies")
    if own.kind not in ASSETS:
        if state.world.side_of_seat[seat] == GOVERNMENT and own.kind != BRIGADE:
            return Refusal.of("6.7", "strategic.brigades_only")
        units = sum(key in state.pieces and state.is_unit(key) for key in state.strategic.sailed)
        if units >= state.world.limits.sea_units:
            return Refusal.of("6.7", "strategic.ship_used")
    return _why_not_carried(state, seat, piece)


def _why_not_carried(state: ArribaState, seat: str, piece: UnitId) -> Refusal | None:
    if not commands(state, seat, piece):
        return not_yours(state, seat, state.pieces[piece].faction)
    if piece in state.strategic.sailed or piece in state.strategic.lifted:
        return Refusal.of("6.7", "strategic.went_already")
    if state.is_unit(piece) and is_purged(state, piece):
        return Refusal.of("5.2.2", "strategic.purged", faction=state.pieces[piece].faction)
    return None


def destinations(state: ArribaState, seat: str, piece: UnitId, by: str) -> list[CityId]:
    """6.7 Cities a piece may go to; none if it cannot leave from where it is."""
    side, start = state.world.side_of_seat[seat], station(state, piece)
    if not start or not controls(state, side, start):
        return []
    cities = _lanes(state, side, piece, by)
    return [city for city in cities if city != start and controls(state, side, city) and _in_range(state, piece, city)]


def _lanes(state: ArribaState, side: str, piece: UnitId, by: str) -> tuple[CityId, ...]:
    """6.7 Cities to which a transport goes from where a piece is, whoever controls them."""
    world, start = state.world, station(state, piece)
    if by == verbs.AIRLIFT:
        return tuple(world.cities)
    if state.is_unit(piece) and side == REBEL:
        home = tuple(city for city in world.ports if in_morocco(state, city))
        return world.mediterranean if in_morocco(state, start) else home if start in world.mediterranean else ()
    ports: tuple[CityId, ...] = world.mediterranean if side == GOVERNMENT else world.ports
    return ports if start in ports else ()


def why_not_leave(state: ArribaState, seat: str, piece: UnitId, by: str) -> Refusal | None:
    """6.7 Why no transport takes a piece anywhere from where it is."""
    if destinations(state, seat, piece, by):
        return None
    side, start = state.world.side_of_seat[seat], station(state, piece)
    if not start:
        return Refusal.of("6.7", "strategic.in_no_city")
    if not controls(state, side, start):
        return Refusal.of("6.7", "strategic.not_friendly", city=start)
    if not _lanes(state, side, piece, by):
        return no_lane(state, side, piece)
    return Refusal.of("6.7", "strategic.no_destination")


def why_not_go(state: ArribaState, seat: str, piece: UnitId, by: str, city: CityId) -> Refusal | None:
    """6.7 Why a transport does not take a piece to a city."""
    side = state.world.side_of_seat[seat]
    if city in destinations(state, seat, piece, by):
        return None
    if city not in state.world.cities:
        return Refusal.of("6.7", "strategic.to_a_city")
    if city == station(state, piece):
        return Refusal.of("6.7", "strategic.there_already", city=city)
    if not controls(state, side, city):
        return Refusal.of("6.7", "strategic.not_friendly", city=city)
    return no_lane(state, side, piece) if _in_range(state, piece, city) else Refusal.of("8", "move.range")


def no_lane(state: ArribaState, side: str, piece: UnitId) -> Refusal:
    """6.7 Between which places the ships of a side go."""
    if side == GOVERNMENT:
        return Refusal.of("6.7", "strategic.government_sea")
    return Refusal.of("6.7", "strategic.rebel_sea" if state.is_unit(piece) else "strategic.rebel_sea_assets")


def _in_range(state: ArribaState, piece: UnitId, city: CityId) -> bool:
    """8 Gobernitos keep to their range."""
    allowed = state.world.range_of.get(state.pieces[piece].faction)
    return allowed is None or state.world.area_of[city] in allowed
