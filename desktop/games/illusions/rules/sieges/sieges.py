"""20.1, 20.3 Forts under siege: who besieges, with enough units or too few."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.illusions.state.facts import CONTROL, POSITIONS
from desktop.games.illusions.state.sides import SIDES

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState


def is_enemy_fort(state: IllusionsState, side: str, space: SpaceId) -> bool:
    """20.1.1 An intact fort in a space that a side does not control."""
    return space in state.forts and state.has_fort(space) and state.control[space] != side


def blocks(state: IllusionsState, side: str, space: SpaceId) -> bool:
    """20.1.1 An intact enemy fort that the side does not besiege: who enters must stop."""
    return is_enemy_fort(state, side, space) and state.sieges.get(space) != side


def are_enough(state: IllusionsState, space: SpaceId, units: Iterable[UnitId]) -> bool:
    """20.3.1a, 25.5d One large unit, as many small ones as the fort's factor, or the RU Black Sea unit."""
    small = 0
    for unit in units:
        definition = state.world.units[unit]
        if definition.lcu or definition.besieges_alone:
            return True
        small += definition.combat
    return small >= state.world.forts[space]


def is_held(state: IllusionsState, side: str, space: SpaceId) -> bool:
    """20.3 Whether the units of a side in a fort space are enough to besiege it."""
    return are_enough(state, space, state.units_of(side, space))


def review(state: IllusionsState, space: SpaceId, cause: str = "left") -> None:
    """20.3.1, 20.3.5 The marker is placed as soon as there are enough besiegers, and goes when there are too few."""
    if not state.has_fort(space) or (space not in state.stacks and space not in state.sieges):
        return
    besieger = next((side for side in SIDES if state.control[space] != side and state.units_of(side, space)), "")
    current = state.sieges.get(space, "")
    holds = bool(besieger) and is_held(state, besieger, space)
    if current and (besieger != current or not holds):
        state.end_siege(space, cause)
        current = ""
    if besieger and holds and not current:
        state.begin_siege(space, besieger)


@kept(POSITIONS | CONTROL)
def short_places(state: IllusionsState, side: str) -> list[SpaceId]:
    """20.3.1d, 20.3.5 Enemy fort spaces with too few of a side's units, sorted."""
    return [
        space
        for space in enemy_forts(state, side)
        if (stack := state.stacks.get(space))
        and state.owner_of(stack[0]) == side
        and not are_enough(state, space, stack)
    ]


@kept(CONTROL)
def enemy_forts(state: IllusionsState, side: str) -> list[SpaceId]:
    """20.1.1 All intact forts in spaces that a side does not control, sorted."""
    return sorted(space for space in state.forts if is_enemy_fort(state, side, space))
