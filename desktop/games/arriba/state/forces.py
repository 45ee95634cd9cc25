"""2, 9 What units are worth: strength, cadre, counters left."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.engine.ids import FactionId, GroupId, UnitId
from desktop.engine.kept import kept
from desktop.games.arriba.state.army_state import ASSETS
from desktop.games.arriba.state.facts import FORCES
from desktop.games.arriba.state.state import ArribaState


def cadre_level(state: ArribaState, piece: UnitId) -> int:
    """9 The level of a faction, in the first year another, and 1 more with a marker."""
    world, own = state.world, state.pieces[piece]
    faction = world.factions[own.faction]
    early = faction.early_cadre is not None and world.turns[state.turn].year <= world.limits.early_year
    level = faction.early_cadre if early and faction.early_cadre is not None else faction.cadre
    return level + int(own.cadre)


def strength_of(state: ArribaState, units: Iterable[UnitId]) -> int:
    return sum(state.world.strength[state.pieces[unit].kind] for unit in units)


def divisions_of(state: ArribaState, units: Iterable[UnitId]) -> int:
    """9 A residual counts as a division."""
    return sum(state.world.kinds[state.pieces[unit].kind].division for unit in units)


def is_purged(state: ArribaState, piece: UnitId) -> bool:
    return state.pieces[piece].faction in state.purged


@kept(FORCES)
def _tally(state: ArribaState) -> dict[tuple[str, str], int]:
    """Units on the map by faction and counter, and by faction in all ("")."""
    found: dict[tuple[str, str], int] = {}
    for piece in state.pieces.values():
        if piece.kind not in ASSETS:
            for sort in ((piece.faction, ""), (piece.faction, state.world.kinds[piece.kind].counter)):
                found[sort] = found.get(sort, 0) + 1
    return found


def formations(state: ArribaState, faction: FactionId) -> int:
    """Units of a faction on the map, of whatever size."""
    return _tally(state).get((faction, ""), 0)


def counters_left(state: ArribaState, faction: FactionId, kind: str) -> int:
    """6.2 Counters of a kind that are not in play; reductions may have used more than there are."""
    counter = state.world.kinds[kind].counter
    return max(0, state.world.mix.units[faction].get(counter, 0) - _tally(state).get((faction, counter), 0))


def assets_left(state: ArribaState, owner: FactionId, kind: str) -> int:
    """6.5 Asset points of an owner that are not in play."""
    used = sum(piece.faction == owner and piece.kind == kind for piece in state.pieces.values())
    return max(0, state.world.mix.assets[owner].get(kind, 0) - used)


def representatives(state: ArribaState, pieces: Iterable[UnitId]) -> list[UnitId]:
    """One piece of each sort: those of one group, faction, kind and condition are interchangeable."""
    seen: dict[tuple[str, str, str, bool, bool], UnitId] = {}
    for key in pieces:
        seen.setdefault(sort_of(state, key), key)
    return list(seen.values())


def sort_of(state: ArribaState, piece: UnitId) -> tuple[GroupId, FactionId, str, bool, bool]:
    """What tells a piece from the others."""
    own = state.pieces[piece]
    return own.group, own.faction, own.kind, own.disrupted, own.cadre


def members_of_kind(state: ArribaState, group: GroupId, kind: str) -> list[UnitId]:
    """The asset points of a kind in a group."""
    return [key for key in state.groups[group].members if state.pieces[key].kind == kind]
