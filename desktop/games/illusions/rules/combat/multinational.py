"""12.1.3 Units of several nations in one attack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import UnitId

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState


def why_not(state: IllusionsState, units: Sequence[UnitId], stacks: Mapping[UnitId, str]) -> Refusal | None:
    """12.1.3a One attacking stack must contain a unit of every nation taking part.

    A dual-nationality unit takes part as one of its nations, and in the stack counts as both (ruling).
    """
    definitions = state.world.units
    singles = {definitions[unit].nation for unit in units if len(definitions[unit].nations) == 1}
    duals = [definitions[unit].nations for unit in units if len(definitions[unit].nations) > 1]
    held: dict[str, set[str]] = {}
    for unit in units:
        held.setdefault(stacks[unit], set()).update(definitions[unit].nations)
    for choice in product(*duals):
        wanted = singles.union(choice)
        if any(wanted <= nations for nations in held.values()):
            return None
    return Refusal.of("12.1.3", "attack.nations", unit=units[0]) if units else None
