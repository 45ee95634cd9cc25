"""12.0 Strategic redeployment with the points of one card."""

from __future__ import annotations

from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.combat.loss_options import representatives, why_not_among
from desktop.games.crusade.rules.map import borders, northern_front
from desktop.games.crusade.rules.redeployment import sr_options
from desktop.games.crusade.state.sides import RESERVE
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.redeploy import Redeploying


class Redeploy(Redeploying[CrusadeState], kw_only=True):
    """8.3, 12.1 One side spends half points of SR, unit by unit."""

    RULE = PLACE_RULE = "12.1"
    africans: int = 0
    """17.2.2 AFR moved with this card."""

    def picks(self, state: CrusadeState) -> list[Action]:
        """12.1.4, 13.4.3 Units that may go, and those that may use a special SR."""
        special = representatives(state, sr_options.special_candidates(state, self.side, self.left))
        picks = sr_options.candidates(state, self.side, self.left, self.africans)
        return [*(verbs.PICK(unit) for unit in picks), *(verbs.SPECIAL(unit) for unit in special)]

    def ask_choose(self, state: CrusadeState) -> Decision | None:
        """12.1.2 Points are counted in halves and shown as points, as long as they are whole."""
        decision = super().ask_choose(state)
        if decision is None:
            return None
        halves = state.world.limits.half_points
        done, total = self.points - self.left, self.points
        whole = not done % halves and not total % halves
        return replace(decision, progress=(done // halves, total // halves) if whole else None)

    def on_choose(self, state: CrusadeState, action: Action) -> None:
        if action.verb == verbs.SPECIAL:
            self.left -= sr_options.special_cost(state, action.target)
            sr_options.redeploy_specially(state, action.target)
            return
        super().on_choose(state, action)
        if self.unit:
            northern_front.release_if_stranded(state, self.unit, sr_options.destinations(state, self.unit))

    def places(self, state: CrusadeState) -> list[SpaceId]:
        """12.1.6-12.1.9"""
        return sr_options.destinations(state, self.unit)

    def redeploy(self, state: CrusadeState, unit: UnitId, place: SpaceId) -> int:
        if state.world.units[unit].type == sr_options.AFRICANS:
            self.africans += 1
        cost = sr_options.cost(state, unit)
        sr_options.redeploy(state, unit, place)
        return cost

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb == verbs.PICK and action.target in state.units and self.step == "choose":
            return sr_options.why_not_candidate(state, self.side, action.target, self.left, self.africans)
        if action.verb == verbs.SPECIAL and action.target in state.units and self.step == "choose":
            return self._why_not_special(state, action.target)
        if action.verb == verbs.TO and self.unit and (action.target in state.control or action.target == RESERVE):
            return sr_options.why_not_to(state, self.unit, action.target)
        if action.verb == verbs.TO and self.unit and action.target in state.world.spaces:
            return Refusal.of("2.1.2", "refuse.no_beach_head", space=action.target)
        return None

    def _why_not_special(self, state: CrusadeState, unit: UnitId) -> Refusal | None:
        """13.4.3 Why a unit is not offered for a special SR."""
        if state.world.units[unit].side != self.side:
            return Refusal.of("12.1.1", "sr.not_yours", unit=unit)
        if refusal := borders.why_not_special_sr(state, unit):
            return refusal
        if unit in state.acted:
            return Refusal.of("12.1.3", "sr.once", unit=unit)
        units = sr_options.special_candidates(state, self.side, self.left)
        return why_not_among(state, "13.4.3", "sr.points", unit, units)
