"""13.0 Strategic redeployment with the points of one card."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.records import dataclass
from desktop.games.illusions import sr
from desktop.games.illusions.state import IllusionsState


@dataclass(kw_only=True)
class Redeploy(Frame):
    """9.5, 13.1 One side spends SR points, unit by unit; an event may give them to one nation, by land only (CP-37)."""

    STEPS = ("choose", "place")
    side: str
    points: int
    nation: str = ""
    by_sea: bool = True
    left: int = -1
    unit: str = ""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.left < 0:
            self.left = self.points

    def ask_choose(self, state: IllusionsState) -> Decision | None:
        """13.1i-j, 10.3 Which unit goes next; points may be left unspent, but no space overstacked."""
        picks = sr.candidates(state, self.side, self.left, nation=self.nation, by_sea=self.by_sea)
        if not picks:
            return None
        action = state.world.action
        offers = [action("pick", unit) for unit in picks]
        owed = bool(sr.crowded(state, self.side))
        done = None if owed else action("done")
        if done:
            offers.append(done)
        prompt = Message.of("sr.choose", left=self.left, points=self.points)
        progress = (self.points - self.left, self.points)
        rule = "10.3" if owed else "13.1"
        return Decision.of(state.seat(self.side), rule, prompt, offers, default=done, progress=progress)

    def on_choose(self, state: IllusionsState, action: Action) -> None:
        if action.verb == "done":
            self.go("end")
        else:
            self.unit = action.target
            self.next_step()

    def ask_place(self, state: IllusionsState) -> Decision | None:
        """13.2, 13.3 Where it goes."""
        if not self.unit:
            return None
        places = sr.ends(state, self.unit, self.left, by_sea=self.by_sea, nation=self.nation)
        offers = [state.world.action("to", place) for place in places]
        prompt = Message.of("sr.place", unit=self.unit)
        return Decision.of(state.seat(self.side), "13.2", prompt, offers, subjects=(self.unit,))

    def on_place(self, state: IllusionsState, action: Action) -> None:
        unit, self.unit = self.unit, ""
        self.left -= sr.cost(state, unit)
        sr.redeploy(state, unit, action.target)
        self.go("choose")

    def why_not(self, state: IllusionsState, action: Action) -> Refusal | None:
        if action.verb == "pick" and action.target in state.units and state.on_map(action.target):
            return sr.why_not_pick(state, action.target, self.left, nation=self.nation, by_sea=self.by_sea)
        if action.verb == "to" and self.unit and action.target in state.control:
            return sr.why_not_to(state, self.unit, action.target, by_sea=self.by_sea)
        return None
