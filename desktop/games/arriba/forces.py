"""2, 9 What units are worth: strength, cadre, counters left."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.games.arriba.army_state import ASSETS
from desktop.games.arriba.state import ArribaState


def cadre_level(state: ArribaState, piece: str) -> int:
    """9 The level of a faction, in the first year another, and 1 more with a marker."""
    world, own = state.world, state.pieces[piece]
    faction = world.factions[own.faction]
    early = faction.early_cadre is not None and world.turns[state.turn].year <= world.limits.early_year
    level = faction.early_cadre if early and faction.early_cadre is not None else faction.cadre
    return level + int(own.cadre)


def strength_of(state: ArribaState, units: Iterable[str]) -> int:
    return sum(state.world.strength[state.pieces[unit].kind] for unit in units)


def divisions_of(state: ArribaState, units: Iterable[str]) -> int:
    """9 A residual counts as a division."""
    return sum(state.world.kinds[state.pieces[unit].kind].division for unit in units)


def is_purged(state: ArribaState, piece: str) -> bool:
    return state.pieces[piece].faction in state.purged


def formations(state: ArribaState, faction: str) -> int:
    """Units of a faction on the map, of whatever size."""
    return sum(piece.faction == faction and piece.kind not in ASSETS for piece in state.pieces.values())


def counters_left(state: ArribaState, faction: str, kind: str) -> int:
    """6.2 Counters of a kind that are not in play; reductions may have used more than there are."""
    world = state.world
    counter = world.kinds[kind].counter
    used = sum(
        piece.faction == faction and piece.kind not in ASSETS and world.kinds[piece.kind].counter == counter
        for piece in state.pieces.values()
    )
    return max(0, world.mix.units[faction].get(counter, 0) - used)


def assets_left(state: ArribaState, owner: str, kind: str) -> int:
    """6.5 Asset points of an owner that are not in play."""
    used = sum(piece.faction == owner and piece.kind == kind for piece in state.pieces.values())
    return max(0, state.world.mix.assets[owner].get(kind, 0) - used)


def representatives(state: ArribaState, pieces: Iterable[str]) -> list[str]:
    """One piece of each sort: those of one group, faction, kind and condition are interchangeable."""
    seen: dict[tuple[str, str, str, bool, bool], str] = {}
    for key in pieces:
        own = state.pieces[key]
        seen.setdefault((own.group, own.faction, own.kind, own.disrupted, own.cadre), key)
    return list(seen.values())


def members_of_kind(state: ArribaState, group: str, kind: str) -> list[str]:
    """The asset points of a kind in a group."""
    return [key for key in state.groups[group].members if state.pieces[key].kind == kind]
