"""12.0 Strategic redeployment with the points of one card."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.records import dataclass
from desktop.games.crusade import borders, northern_front, sr
from desktop.games.crusade.losses import representatives
from desktop.games.crusade.sides import RESERVE
from desktop.games.crusade.state import CrusadeState


@dataclass(kw_only=True)
class Redeploy(Frame):
    """8.3, 12.1 One side spends half points of SR, unit by unit."""

    STEPS = ("choose", "place")
    side: str
    points: int
    left: int = -1
    unit: str = ""
    africans: int = 0
    """17.2.2 AFR moved with this card."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.left < 0:
            self.left = self.points

    def ask_choose(self, state: CrusadeState) -> Decision | None:
        """12.1.4 Which unit goes next; points may be left unspent."""
        picks = sr.candidates(state, self.side, self.left, self.africans)
        special = representatives(state, sr.special_candidates(state, self.side, self.left))
        if not picks and not special:
            return None
        action = state.world.action
        done = action("done")
        actions = [*(action("pick", unit) for unit in picks), *(action("special", unit) for unit in special), done]
        prompt = Message.of("sr.choose", left=self.left, points=self.points)
        return Decision.of(self.side, "12.1", prompt, actions, default=done)

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        if action.verb == "done":
            self.go("end")
        elif action.verb == "special":
            self.left -= sr.special_cost(state, action.target)
            sr.redeploy_specially(state, action.target)
        else:
            self.unit = action.target
            northern_front.release_if_stranded(state, self.unit, sr.destinations(state, self.unit))
            self.next_step()

    def ask_place(self, state: CrusadeState) -> Decision | None:
        """12.1.6-12.1.9 Where it goes."""
        if not self.unit:
            return None
        actions = [state.world.action("to", place) for place in sr.destinations(state, self.unit)]
        prompt = Message.of("sr.place", unit=self.unit)
        return Decision.of(self.side, "12.1", prompt, actions, subjects=(self.unit,))

    def on_place(self, state: CrusadeState, action: Action) -> None:
        unit, self.unit = self.unit, ""
        self.left -= sr.cost(state, unit)
        if state.world.units[unit].type == sr.AFRICANS:
            self.africans += 1
        sr.redeploy(state, unit, action.target)
        self.go("choose")

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb == "pick" and action.target in state.units:
            return sr.why_not_pick(state, action.target, self.left, self.africans)
        if action.verb == "special" and action.target in state.units:
            return None if borders.may_use_special_sr(state, action.target) else Refusal.of("13.4.3", "sr.no_special")
        if action.verb == "to" and self.unit and (action.target in state.control or action.target == RESERVE):
            return sr.why_not_to(state, self.unit, action.target)
        return None
