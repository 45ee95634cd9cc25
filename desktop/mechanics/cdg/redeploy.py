"""Strategic redeployment with the points of one card: a unit is picked, then a place, until the points are spent."""

from __future__ import annotations

from typing import ClassVar, Generic

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.mechanics.cdg import verbs
from desktop.mechanics.cdg.protocols import S


class Redeploying(Frame, Generic[S], kw_only=True):
    """One side spends SR points, unit by unit; points may be left unspent."""

    STEPS = ("choose", "place")
    RULE: ClassVar[str] = ""
    PLACE_RULE: ClassVar[str] = ""
    side: str
    points: int
    left: int = -1
    unit: UnitId = NOTHING

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.left < 0:
            self.left = self.points

    # -- what a game says --------------------------------------------------------------------------
    def picks(self, state: S) -> list[Action]:
        """Who may go with the points left."""
        raise NotImplementedError

    def places(self, state: S) -> list[SpaceId]:
        """Where the unit that was picked may go."""
        raise NotImplementedError

    def redeploy(self, state: S, unit: UnitId, place: SpaceId) -> int:
        """The unit goes; what it costs."""
        raise NotImplementedError

    def owes(self, state: S) -> bool:
        """Whether the redeployment may not end as things are."""
        return False

    def seat(self, state: S) -> str:
        """Who decides."""
        return self.side

    # -- redeploying -------------------------------------------------------------------------------
    def ask_choose(self, state: S) -> Decision | None:
        """Which unit goes next."""
        picks = self.picks(state)
        if not picks:
            return None
        done = None if self.owes(state) else verbs.DONE()
        prompt = Message.of("sr.choose", left=self.left, points=self.points)
        progress = (self.points - self.left, self.points)
        offers = [*picks, done] if done else picks
        return Decision.of(self.seat(state), self.RULE, prompt, offers, default=done, progress=progress)

    def on_choose(self, state: S, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.go("end")
        else:
            self.unit = action.target
            self.next_step()

    def ask_place(self, state: S) -> Decision | None:
        """Where it goes."""
        if not self.unit:
            return None
        offers = [verbs.TO(place) for place in self.places(state)]
        prompt = Message.of("sr.place", unit=self.unit)
        return Decision.of(self.seat(state), self.PLACE_RULE, prompt, offers, subjects=(self.unit,))

    def on_place(self, state: S, action: Action) -> None:
        unit, self.unit = self.unit, NOTHING
        self.left -= self.redeploy(state, unit, action.target)
        self.go("choose")
