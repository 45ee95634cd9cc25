"""13.0 Strategic redeployment with the points of one card."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.redeployment import sr_options
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.redeploy import Redeploying


class Redeploy(Reasoned, Redeploying[IllusionsState], kw_only=True):
    """9.5, 13.1 One side spends SR points, unit by unit; an event may give them to one nation, by land only (CP-37)."""

    RULE, PLACE_RULE = "13.1", "13.2"
    nation: str = ""
    by_sea: bool = True

    def seat(self, state: IllusionsState) -> str:
        return state.seat(self.side)

    def picks(self, state: IllusionsState) -> list[Action]:
        """13.1i-j"""
        units = sr_options.candidates(state, self.side, self.left, nation=self.nation, by_sea=self.by_sea)
        return [verbs.PICK(unit) for unit in units]

    def owes(self, state: IllusionsState) -> bool:
        """10.3 No space may be left overstacked."""
        return bool(sr_options.crowded(state, self.side))

    def places(self, state: IllusionsState) -> list[SpaceId]:
        """13.2, 13.3"""
        return sr_options.ends(state, self.unit, self.left, by_sea=self.by_sea, nation=self.nation)

    def redeploy(self, state: IllusionsState, unit: UnitId, place: SpaceId) -> int:
        sr_options.redeploy(state, unit, place)
        return sr_options.cost(state, unit)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        unit = action.target
        match action.verb:
            case verbs.PICK if self.unit:
                return Refusal.of("13.1", "sr.picked", unit=self.unit)
            case verbs.PICK if unit in state.units and state.owner_of(unit) != self.side:
                return Refusal.of("13.1", "sr.not_yours", unit=unit)
            case verbs.PICK if unit in state.units:
                refusal = sr_options.why_not_pick(state, unit, self.left, nation=self.nation, by_sea=self.by_sea)
                return refusal or Refusal.of("10.3", "refuse.owed_or_alike", unit=unit)
            case verbs.TO if self.unit and action.target in state.control:
                refusal = sr_options.why_not_to(state, self.unit, action.target, by_sea=self.by_sea)
                return refusal or Refusal.of("13.1", "sr.there", space=action.target)
            case verbs.TO if self.unit and action.target in state.world.spaces:
                return Refusal.of("25.2.4", "refuse.no_landing", space=action.target)
            case verbs.DONE if not self.unit:
                return Refusal.of("10.3", "refuse.crowded")
        return None
