"""8.2 Which spaces may be activated, for movement or for combat."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId
from desktop.engine.kept import kept
from desktop.games.crusade.rules.map.geography import held_spaces, in_northern_zone
from desktop.games.crusade.rules.supply.supply import in_isolated_group, in_normal_supply, in_supply, reaches_border
from desktop.games.crusade.state.facts import BOARD
from desktop.games.crusade.state.sides import NATIONALIST
from desktop.games.crusade.state.state import ATTACK, MOVE, CrusadeState

KINDS = (MOVE, ATTACK)


def markable(state: CrusadeState) -> list[tuple[SpaceId, str]]:
    """8.2.1, 8.2.3 Every space and purpose that may still be marked."""
    short = _why_not_northern_attack(state) is not None
    return [
        (space, kind)
        for space, kind, northern in _able(state, state.active, *state.barred)
        if space not in state.markers and not (northern and short)
    ]


@kept(BOARD)
def _able(state: CrusadeState, side: str, *barred: str) -> list[tuple[SpaceId, str, bool]]:
    """What the active player may mark as long as nothing is marked, and whether 17.1.2 limits it."""
    return [
        (space, kind, kind == ATTACK and _is_short(state, side, space))
        for space in held_spaces(state, side)
        for kind in KINDS
        if _why_not_ever(state, side, barred, space, kind) is None
    ]


def why_not_mark(state: CrusadeState, space: SpaceId, kind: str) -> Refusal | None:
    """8.2.2, 8.2.3, 13.3.1 Why the active player may not activate a space."""
    side = state.active
    if state.side_at(space) != side:
        return Refusal.of("8.2.2", "refuse.mark_no_unit", space=space)
    if space in state.markers:
        return Refusal.of("8.2.3", "refuse.mark_twice", space=space)
    if refusal := _why_not_ever(state, side, state.barred, space, kind):
        return refusal
    return _why_not_northern_attack(state) if kind == ATTACK and _is_short(state, side, space) else None


def _why_not_ever(state: CrusadeState, side: str, barred: Sequence[str], space: SpaceId, kind: str) -> Refusal | None:
    """13.3.1, N27 What stands against a marker whatever else is marked."""
    for area in barred:
        if space in state.world.in_group[area]:
            return Refusal.of("8.5.1.1", "refuse.mark_barred", space=space, area=area)
    return _why_not_move(state, side, space) if kind == MOVE else _why_not_attack(state, side, space)


def _why_not_move(state: CrusadeState, side: str, space: SpaceId) -> Refusal | None:
    """13.3.1; 16.2.3 an Isolated group may, and 13.4.2 so may units connected to the friendly border."""
    if in_supply(state, side, space) or reaches_border(state, side, space):
        return None
    return Refusal.of("13.3.1", "refuse.mark_out_of_supply", space=space)


def _why_not_attack(state: CrusadeState, side: str, space: SpaceId) -> Refusal | None:
    """13.3.1, 16.2.3; 11.1.1 nobody need be near: an earlier combat may drive the enemy next to the space (11.4.6)."""
    if not in_normal_supply(state, side, space):
        if side == NATIONALIST and in_isolated_group(state, space):
            return Refusal.of("16.2.3", "refuse.mark_isolated_attack", space=space)
        return Refusal.of("13.3.1", "refuse.mark_out_of_supply", space=space)
    return None


def _is_short(state: CrusadeState, side: str, space: SpaceId) -> bool:
    """17.1.2 Whether the ammunition shortage limits attacks out of a space."""
    return side == NATIONALIST and state.ammunition_shortage and in_northern_zone(state, space)


def _why_not_northern_attack(state: CrusadeState) -> Refusal | None:
    """17.1.2 One space per round in the whole Northern Zone."""
    marked = sum(kind == ATTACK and _is_short(state, state.active, other) for other, kind in state.markers.items())
    most = state.world.limits.nat_northern_attacks
    return Refusal.of("17.1.2", "refuse.mark_ammunition", n=most) if marked >= most else None


def may_build(state: CrusadeState, space: SpaceId) -> bool:
    """13.3.3, 16.2.3 Supplied units build, those of an Isolated group too."""
    return in_supply(state, state.active, space)
