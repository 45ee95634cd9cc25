"""15.2.3 Militarization of the Republican militia."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.combat.loss_options import representatives, why_not_among
from desktop.games.crusade.rules.turn import war_phases
from desktop.games.crusade.state.sides import REPUBLICAN
from desktop.games.crusade.state.state import CrusadeState


class Militarization(Frame, kw_only=True):
    """15.2.3 Up to so many MIL become RPA of the same strength (0: the number of the rule; cards have theirs)."""

    STEPS = ("choose",)
    count: int = 0
    cause: str = "militarized"
    done: int = 0

    def ask_choose(self, state: CrusadeState) -> Decision | None:
        most = self.count or state.world.tables.militarization.count
        units = representatives(state, war_phases.militarizable(state)) if self.done < most else []
        if not units:
            return None
        done = verbs.DONE()
        offers = [*(verbs.MILITARIZE(unit) for unit in units), done]
        prompt = Message.of("corps.militarize", n=most - self.done)
        return Decision.of(REPUBLICAN, "15.2.3", prompt, offers, progress=(self.done, most), default=done)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb != verbs.MILITARIZE or action.target not in state.units:
            return None
        units = war_phases.militarizable(state)
        return why_not_among(state, "15.2.3", "corps.not_militia", action.target, units)

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.next_step()
        else:
            self.done += 1
            war_phases.militarize(state, action.target, self.cause)
