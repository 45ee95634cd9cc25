"""6.4.2 Turncoats: an ally of the Axis changes sides."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.reich import verbs
from desktop.games.reich.data import schema as s
from desktop.games.reich.rules.actions.actions import turncoats
from desktop.games.reich.rules.map.control import SetControl
from desktop.games.reich.state.sides import ALLIES
from desktop.games.reich.state.state import ReichState


class ChooseTurncoat(Frame, kw_only=True):
    """The Allies choose the area, and the power if both have a neighbour of it."""

    STEPS = ("choose",)
    event: str

    def _pairs(self, state: ReichState) -> list[tuple[str, str]]:
        effects = state.world.events[self.event].effects
        return [pair for effect in effects if isinstance(effect, s.Turncoat) for pair in turncoats(state, effect)]

    def ask_choose(self, state: ReichState) -> Decision | None:
        actions = [verbs.TURN(area, power) for area, power in self._pairs(state)]
        return Decision.of(ALLIES, "6.4.2", Message.of("event.turncoat"), actions)

    def on_choose(self, state: ReichState, action: Action) -> Frame:
        area, power = action.args
        self.next_step()
        return SetControl(areas=[area], powers=[power], cause="event")

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.TURN or action.args in self._pairs(state):
            return None
        return Refusal.of("6.4.2", "refuse.no_turncoat", area=action.target)
