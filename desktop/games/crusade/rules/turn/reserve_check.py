"""15.2.2 The Reserve requirement after the initial corps."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.combat.loss_options import representatives, why_not_among
from desktop.games.crusade.rules.turn import war_phases
from desktop.games.crusade.state.sides import NATIONALIST, RESERVE, enemy_of
from desktop.games.crusade.state.state import CrusadeState


class ReserveCheck(Frame, kw_only=True):
    """15.2.2.2 In turn, one division at a time, until the requirement is met or nothing is left to take."""

    STEPS = ("whose", "take", "next")
    side: str = NATIONALIST

    def run_whose(self, state: CrusadeState) -> None:
        """15.2.2.2 One player alone if only he is short."""
        if not war_phases.reserve_candidates(state, self.side):
            self.side = enemy_of(self.side)
            if not war_phases.reserve_candidates(state, self.side):
                self.go("end")

    def ask_take(self, state: CrusadeState) -> Decision | None:
        units = representatives(state, war_phases.reserve_candidates(state, self.side))
        offers = [verbs.RESERVE(unit) for unit in units]
        prompt = Message.of("corps.reserve_check", side=self.side)
        return Decision.of(self.side, "15.2.2.2", prompt, offers)

    def on_take(self, state: CrusadeState, action: Action) -> None:
        state.put(action.target, RESERVE, "reserve_check")
        self.next_step()

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if self.step != "take" or action.verb != verbs.RESERVE or action.target not in state.units:
            return None
        units = war_phases.reserve_candidates(state, self.side)
        return why_not_among(state, "15.2.2.2", "corps.no_help", action.target, units)

    def run_next(self, state: CrusadeState) -> None:
        self.side = enemy_of(self.side)
        self.go("whose")
