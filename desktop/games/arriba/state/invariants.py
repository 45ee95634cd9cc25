"""What must always be true of a game; each broken line is reported in words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from desktop.engine.ids import NOTHING, FactionId
from desktop.engine.kept import stale
from desktop.games.arriba.rules.map.grouping import illegal_groups
from desktop.games.arriba.state.army_state import AIR, ASSETS
from desktop.games.arriba.state.holdings import FIELDS, NESTING
from desktop.games.arriba.state.sides import SIDES
from desktop.mechanics.holding import misshapen

if TYPE_CHECKING:
    from desktop.games.arriba.state.state import ArribaState

ORGANISED = ("movement", "combat", "counterattack", "recovery", "inter")
"""Phases in which every battle group is legal."""


def faults(state: ArribaState) -> list[str]:
    """Every broken invariant."""
    return (
        misshapen(state, "arriba", FIELDS, NESTING)
        or _owners(state)
        or [
            *_pieces(state),
            *_groups(state),
            *_index(state),
            *_counters(state),
            *_tracks(state),
            *_forts(state),
            *stale(state),
        ]
    )


def _owners(state: ArribaState) -> list[str]:
    """Units belong to a faction, asset points to a side."""
    known = state.world.factions
    wrong = {key: piece for key, piece in state.pieces.items() if (piece.kind in ASSETS) == (piece.faction in known)}
    return [f"{key} cannot belong to {piece.faction}" for key, piece in wrong.items()]


def _pieces(state: ArribaState) -> list[str]:
    """Every piece is in one group of its side, air AP in the holding box."""
    wrong = []
    members = Counter(piece for group in state.groups.values() for piece in group.members)
    for key, piece in state.pieces.items():
        side = state.world.side_of.get(piece.faction, "")
        if (piece.kind == AIR) != (not piece.group):
            wrong.append(f"{key} is in {piece.group or 'the holding box'}")
        elif piece.group and (piece.group not in state.groups or key not in state.groups[piece.group].members):
            wrong.append(f"{key} is not in its group {piece.group}")
        elif piece.group and state.groups[piece.group].side != side:
            wrong.append(f"{key} is in a group of the enemy")
        if members[key] > 1:
            wrong.append(f"{key} is in {members[key]} groups")
        if piece.kind in ASSETS and (piece.disrupted or piece.cadre):
            wrong.append(f"{key} has a unit's marker")
    wrong += [f"{key} is in a group but not in play" for key in members if key not in state.pieces]
    return wrong


def _groups(state: ArribaState) -> list[str]:
    """7, 8 No empty group; limits hold once the sides are organised; gobernitos in range; Morocco closed."""
    wrong = [f"{key} is empty" for key, group in state.groups.items() if not group.members]
    if state.phase in ORGANISED:
        wrong += [f"{key} breaks the limits of a battle group" for key in illegal_groups(state)]
    for key, group in state.groups.items():
        if group.city and state.world.area_of.get(group.city) != group.area:
            wrong.append(f"{key} is in {group.city}, which is not in {group.area}")
        owner = state.world.always.get(state.world.region_of[group.area])
        if owner and owner != group.side:
            wrong.append(f"{key} is in {group.area}")
        for piece in group.members:
            allowed = state.world.range_of.get(state.pieces[piece].faction) if piece in state.pieces else None
            if allowed is not None and group.area not in allowed:
                wrong.append(f"{piece} is too far from its capital")
    return wrong


def _index(state: ArribaState) -> list[str]:
    """The lists by area and city agree with the groups."""
    wrong = []
    for area, listed in state.in_area.items():
        if sorted(listed) != sorted(key for key, group in state.groups.items() if group.area == area):
            wrong.append(f"the groups of {area} are not those listed")
    cities = {group.city: key for key, group in state.groups.items() if group.city}
    if cities != state.in_city:
        wrong.append("the groups in cities are not those listed")
    if len(cities) != sum(bool(group.city) for group in state.groups.values()):
        wrong.append("two groups are in one city")
    return wrong


def _counters(state: ArribaState) -> list[str]:
    """6.2, 6.5 No more divisions and asset points than there are; brigades may exceed by reductions."""
    world, wrong = state.world, []
    divisions: Counter[tuple[FactionId, str]] = Counter()
    assets: Counter[tuple[FactionId, str]] = Counter()
    for piece in state.pieces.values():
        if piece.kind in ASSETS:
            assets[piece.faction, piece.kind] += 1
        elif piece.kind != "brigade":
            divisions[piece.faction, world.kinds[piece.kind].counter] += 1
    for (faction, kind), number in divisions.items():
        if number > world.mix.units[faction].get(kind, 0):
            wrong.append(f"there are {number} {kind} of {faction}")
    for (owner, kind), number in assets.items():
        if number > world.mix.assets[owner].get(kind, 0):
            wrong.append(f"there are {number} {kind} of {owner}")
    for record in world.factions.values():
        count = sum(piece.faction == record.id for piece in state.pieces.values())
        if record.most and count > record.most:
            wrong.append(f"there are {count} formations of {record.id}")
    return wrong


def _tracks(state: ArribaState) -> list[str]:
    wrong = []
    low, high = state.world.tables.track
    for side in SIDES:
        if not 0 <= state.level[side] <= state.world.tables.levels.most:
            wrong.append(f"the level of {side} is {state.level[side]}")
        if not state.level[side] and not state.over:
            wrong.append(f"{side} is at 0 and plays on")
        purse = state.purse[side]
        if min(purse.foreign, purse.domestic, purse.replacement) < 0:
            wrong.append(f"{side} owes EP")
    wrong += [f"{power} is off its track" for power, box in state.attitude.items() if not low <= box <= high]
    wrong += [f"{region} is controlled by {s}" for region, s in state.control.items() if s not in ("", *SIDES)]
    if sum(state.strategic.allotted.values()) > state.purse[state.strategic.side or SIDES[0]].total:
        wrong.append("more EP are allotted than there are")
    return wrong


def _forts(state: ArribaState) -> list[str]:
    """15.3 No fort stands in a city with an enemy group."""
    wrong = []
    for city, side in state.forts.items():
        inside = state.in_city.get(city, NOTHING)
        if inside and state.groups[inside].side != side:
            wrong.append(f"the fort of {side} in {city} is in enemy hands")
    return wrong
