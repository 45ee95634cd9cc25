"""9.0 Stacking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.supply.supply import in_supply
from desktop.games.crusade.state.sides import enemy_of
from desktop.games.crusade.state.state import CrusadeState

if TYPE_CHECKING:
    from desktop.games.crusade.state.state import CrusadeState


def excess(state: CrusadeState, space: SpaceId) -> int:
    """9.1.1 How many units are too many in a space."""
    return max(0, len(state.at(space)) - state.world.limits.stacking)


def overstacked(state: CrusadeState) -> list[SpaceId]:
    """9.1.2 Spaces with too many units, sorted."""
    limit = state.world.limits.stacking
    return sorted(key for key, stack in state.stacks.items() if len(stack) > limit and key in state.control)


def room(state: CrusadeState, space: SpaceId) -> int:
    """9.1.1 How many more units a space holds."""
    return max(0, state.world.limits.stacking - len(state.at(space)))


class Overstack(Frame, kw_only=True):
    """9.1.4 The opponent eliminates units down to the limit; out of supply (or 17.6.5) they are removed for good."""

    STEPS = ("eliminate",)

    def ask_eliminate(self, state: CrusadeState) -> Decision | None:
        spaces = overstacked(state)
        if not spaces:
            return None
        space = spaces[0]
        offers = [verbs.ELIMINATE(unit) for unit in state.at(space)]
        prompt = Message.of("stacking.eliminate", space=space, n=excess(state, space))
        return Decision.of(enemy_of(state.side_at(space)), "9.1.4", prompt, offers, subjects=(space,))

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        spaces = overstacked(state)
        if action.verb != verbs.ELIMINATE or action.target not in state.units or not spaces:
            return None
        if action.target in state.at(spaces[0]):
            return None
        return Refusal.of("9.1.4", "stacking.not_there", unit=action.target, space=spaces[0])

    def on_eliminate(self, state: CrusadeState, action: Action) -> None:
        unit = action.target
        definition = state.world.units[unit]
        lasts = not definition.no_replacements and in_supply(state, definition.side, state.place_of(unit))
        if lasts:
            state.eliminate(unit, "stacking")
        else:
            state.remove(unit, "stacking")
