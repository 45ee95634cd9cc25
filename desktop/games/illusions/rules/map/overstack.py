"""10.3 Too many units in a space at the end of an action round."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.map import stacking
from desktop.games.illusions.state.state import IllusionsState


class Overstack(Frame, kw_only=True):
    """10.3 The owner destroys units down to the limit. The rules avoid the case; nothing else is left when it comes."""

    STEPS = ("destroy",)

    def ask_destroy(self, state: IllusionsState) -> Decision | None:
        spaces = stacking.overstacked(state)
        if not spaces:
            return None
        space = spaces[0]
        units = [unit for unit in state.at(space) if state.world.units[unit].combat]
        offers = [verbs.LOSE(unit) for unit in units]
        prompt = Message.of("stacking.lose", space=space, n=stacking.excess(state, space))
        return Decision.of(state.seat(state.side_at(space), units[0]), "10.3", prompt, offers, subjects=(space,))

    def on_destroy(self, state: IllusionsState, action: Action) -> None:
        if state.world.units[action.target].special:
            state.eliminate(action.target, "stacking")
        else:
            state.destroy(action.target, "stacking")
