"""9.0 Stacking."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.games.crusade.state.state import CrusadeState


def excess(state: CrusadeState, space: str) -> int:
    """9.1.1 How many units are too many in a space."""
    return max(0, len(state.at(space)) - state.world.limits.stacking)


def overstacked(state: CrusadeState) -> list[str]:
    """9.1.2 Spaces with too many units, sorted."""
    limit = state.world.limits.stacking
    return sorted(key for key, stack in state.stacks.items() if len(stack) > limit and key in state.control)


def room(state: CrusadeState, space: str) -> int:
    """9.1.1 How many more units a space holds."""
    return max(0, state.world.limits.stacking - len(state.at(space)))
