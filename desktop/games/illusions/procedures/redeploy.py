"""13.0 Strategic redeployment with the points of one card."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Refusal
from desktop.engine.records import dataclass
from desktop.games.illusions import sr
from desktop.games.illusions.state import IllusionsState
from desktop.mechanics.cdg.redeploy import Redeploying


@dataclass(kw_only=True)
class Redeploy(Redeploying):
    """9.5, 13.1 One side spends SR points, unit by unit; an event may give them to one nation, by land only (CP-37)."""

    RULE, PLACE_RULE = "13.1", "13.2"
    nation: str = ""
    by_sea: bool = True

    def seat(self, state: IllusionsState) -> str:
        return state.seat(self.side)

    def picks(self, state: IllusionsState) -> list[Action]:
        """13.1i-j"""
        units = sr.candidates(state, self.side, self.left, nation=self.nation, by_sea=self.by_sea)
        return [state.world.action("pick", unit) for unit in units]

    def owes(self, state: IllusionsState) -> bool:
        """10.3 No space may be left overstacked."""
        return bool(sr.crowded(state, self.side))

    def places(self, state: IllusionsState) -> list[str]:
        """13.2, 13.3"""
        return sr.ends(state, self.unit, self.left, by_sea=self.by_sea, nation=self.nation)

    def redeploy(self, state: IllusionsState, unit: str, place: str) -> int:
        sr.redeploy(state, unit, place)
        return sr.cost(state, unit)

    def why_not(self, state: IllusionsState, action: Action) -> Refusal | None:
        if action.verb == "pick" and action.target in state.units and state.on_map(action.target):
            return sr.why_not_pick(state, action.target, self.left, nation=self.nation, by_sea=self.by_sea)
        if action.verb == "to" and self.unit and action.target in state.control:
            return sr.why_not_to(state, self.unit, action.target, by_sea=self.by_sea)
        return None
