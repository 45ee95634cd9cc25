"""6.4.2 Turncoats: an ally of the Axis changes sides."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.engine.records import dataclass
from desktop.games.reich import schema as s
from desktop.games.reich.actions import turncoats
from desktop.games.reich.procedures.control import SetControl
from desktop.games.reich.sides import ALLIES
from desktop.games.reich.state import ReichState


@dataclass(kw_only=True)
class ChooseTurncoat(Frame):
    """The Allies choose the area, and the power if both have a neighbour of it."""

    STEPS = ("choose",)
    event: str

    def ask_choose(self, state: ReichState) -> Decision | None:
        effects = state.world.events[self.event].effects
        pairs = [pair for effect in effects if isinstance(effect, s.Turncoat) for pair in turncoats(state, effect)]
        actions = [state.world.action("turn", area, power) for area, power in pairs]
        return Decision.of(ALLIES, "6.4.2", Message.of("event.turncoat"), actions)

    def on_choose(self, state: ReichState, action: Action) -> Frame:
        area, power = action.args
        self.next_step()
        return SetControl(areas=[area], powers=[power], cause="event")
