"""6.7 What may go by air and sea, and where to."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.games.arriba.army_state import AIR, ASSETS, BRIGADE
from desktop.games.arriba.control import controls
from desktop.games.arriba.forces import is_purged
from desktop.games.arriba.seats import commands
from desktop.games.arriba.sides import GOVERNMENT, REBEL
from desktop.games.arriba.state import ArribaState

BY_AIR, BY_SEA = "airlift", "ship"


def station(state: ArribaState, piece: str) -> str:
    """The friendly city a piece can leave from: the one its group is in; in Morocco the whole area counts."""
    own = state.pieces[piece]
    if not own.group:
        return ""
    group, world = state.groups[own.group], state.world
    if world.region_of[group.area] in world.always:
        return world.cities_in[group.area][0]
    return group.city


def in_morocco(state: ArribaState, city: str) -> bool:
    return state.world.region_of[state.world.area_of[city]] in state.world.always


def why_not_lift(state: ArribaState, seat: str, piece: str) -> Refusal | None:
    """6.7 One Rebel brigade a turn by air."""
    own = state.pieces[piece]
    if seat != REBEL:
        return Refusal.of("6.7", "strategic.no_airlift")
    if own.kind != BRIGADE:
        return Refusal.of("6.7", "strategic.brigades_only")
    if len(state.strategic.lifted) >= state.world.limits.air_brigades:
        return Refusal.of("6.7", "strategic.airlift_used")
    return _why_not_leave(state, seat, piece)


def why_not_ship(state: ArribaState, seat: str, piece: str) -> Refusal | None:
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
    return _why_not_leave(state, seat, piece)


def _why_not_leave(state: ArribaState, seat: str, piece: str) -> Refusal | None:
    if not commands(state, seat, piece):
        return Refusal.of("15.2", "strategic.not_yours", faction=state.pieces[piece].faction)
    if piece in state.strategic.sailed or piece in state.strategic.lifted:
        return Refusal.of("6.7", "strategic.went_already")
    if state.is_unit(piece) and is_purged(state, piece):
        return Refusal.of("5.2.2", "strategic.purged", faction=state.pieces[piece].faction)
    return None


def destinations(state: ArribaState, seat: str, piece: str, by: str) -> list[str]:
    """6.7 Cities a piece may go to; none if it cannot leave from where it is."""
    side, world = state.world.side_of_seat[seat], state.world
    start = station(state, piece)
    if not start or not controls(state, side, start):
        return []
    if by == BY_AIR:
        cities: tuple[str, ...] = tuple(world.cities)
    elif state.is_unit(piece) and side == REBEL:
        home = tuple(city for city in world.ports if in_morocco(state, city))
        cities = world.mediterranean if in_morocco(state, start) else home if start in world.mediterranean else ()
    elif side == GOVERNMENT:
        cities = world.mediterranean if start in world.mediterranean else ()
    else:
        cities = world.ports if start in world.ports else ()
    return [city for city in cities if city != start and controls(state, side, city) and _in_range(state, piece, city)]


def _in_range(state: ArribaState, piece: str, city: str) -> bool:
    """8 Gobernitos keep to their range."""
    allowed = state.world.range_of.get(state.pieces[piece].faction)
    return allowed is None or state.world.area_of[city] in allowed
