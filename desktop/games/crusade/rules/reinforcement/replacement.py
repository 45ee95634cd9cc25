"""6.0 E, 14.0 The Replacement phase of one side."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.combat.loss_options import representatives
from desktop.games.crusade.rules.map import sieges
from desktop.games.crusade.rules.map.geography import held_spaces
from desktop.games.crusade.rules.reinforcement import replacement_options as rp
from desktop.games.crusade.rules.reinforcement.placement import corps_places, why_not_corps_place
from desktop.games.crusade.state.sides import ELIMINATED, NAT, NATIONALIST, POOLS_OF, RESERVE
from desktop.games.crusade.state.state import DUE, CrusadeState, is_box
from desktop.mechanics.cdg.replacing import REDUCED, Replacing


class Replacement(Replacing[CrusadeState], kw_only=True):
    """E0 changes of the pools, corps back from a special SR, then the RP are spent; the rest is lost (14.1.2)."""

    STEPS = ("changes", "returns", "spend", "place", "close")
    PLACE_RULE = "14.1.5"

    def run_changes(self, state: CrusadeState) -> None:
        rp.settle_pools(state, self.side)

    # -- 13.4.3 ------------------------------------------------------------------------------------
    def run_returns(self, state: CrusadeState) -> Frame | None:
        """13.4.3 Corps due this turn come back."""
        due = state.in_box(self.side, f"{DUE}{state.turn}")
        if not due:
            return None
        self.go("returns")
        return ReturnOfCorps(side=self.side, unit=due[0])

    # -- 14.1 --------------------------------------------------------------------------------------
    def ask_spend(self, state: CrusadeState) -> Decision | None:
        pools = POOLS_OF[self.side]
        if not any(state.rp[pool] for pool in pools):
            return None
        lost = representatives(state, list(state.in_box(self.side, ELIMINATED)))
        offers = [
            *self.repairs(state, self._reduced(state), pools), *self.rebuilds(state, lost, pools), *self._sieges(state),
        ]  # fmt: skip
        if not offers:
            return None
        done = verbs.DONE()
        prompt = Message.of("rp.spend", **{pool: state.rp[pool] for pool in pools})
        return Decision.of(self.side, "14.1", prompt, [*offers, done], default=done)

    def _reduced(self, state: CrusadeState) -> list[UnitId]:
        held = held_spaces(state, self.side)
        on_map = [unit for space in held for unit in state.at(space) if state.units[unit].reduced]
        return representatives(state, [*on_map, *state.in_box(self.side, RESERVE)])

    def _sieges(self, state: CrusadeState) -> list[Action]:
        """16.1.8 NAT RP only."""
        if self.side != NATIONALIST or state.rp[NAT] < state.world.limits.rp_siege:
            return []
        return [
            verbs.SIEGE_FED(siege) for siege in sorted(state.sieges) if sieges.why_not_relieve(state, siege) is None
        ]

    def on_spend(self, state: CrusadeState, action: Action) -> None:
        if action.verb == verbs.SIEGE_FED:
            state.spend_rp(NAT, state.world.limits.rp_siege)
            sieges.relieve(state, action.target)
        elif action.verb == verbs.REBUILD and not state.world.units[action.target].corps:
            rp.rebuild_division(state, *action.args)
        else:
            super().on_spend(state, action)

    def stop(self, state: CrusadeState) -> None:
        self.go("close")

    def repair(self, state: CrusadeState, unit: UnitId, pool: str) -> None:
        rp.replace(state, unit, pool)

    def places(self, state: CrusadeState) -> list[SpaceId]:
        """14.1.5 A rebuilt corps is placed as a reinforcement."""
        return corps_places(state, self.unit)

    def rebuild(self, state: CrusadeState, place: SpaceId) -> None:
        state.spend_rp(self.pool, rp.rebuild_cost(state, self.unit, self.strength))
        state.put(self.unit, place, "rebuilt", reduced=self.strength == REDUCED)

    def why_not_repair(self, state: CrusadeState, unit: UnitId, pool: str) -> Refusal | None:
        return rp.why_not_replace(state, unit, pool)

    def why_not_rebuild(self, state: CrusadeState, unit: UnitId, pool: str, strength: str) -> Refusal | None:
        return rp.why_not_rebuild(state, unit, pool, strength)

    def run_close(self, state: CrusadeState) -> None:
        """14.1.2 What was not spent is lost."""
        state.lose_rp(self.side)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb == verbs.SIEGE_FED:
            return sieges.why_not_relieve(state, action.target)
        match action:
            case ((verbs.REPLACE | verbs.REBUILD), (unit, *_)) if (
                unit in state.units and state.world.units[unit].side != self.side
            ):
                return Refusal.of("14.1", "rp.not_yours", unit=unit)
            case verbs.TO, (space,) if self.unit and space in state.world.spaces:
                return why_not_corps_place(state, self.unit, space)
        if refusal := super().why_not(state, action):
            return refusal
        return self._why_not_alike(state, action)

    def _why_not_alike(self, state: CrusadeState, action: Action) -> Refusal | None:
        """Another unit of the same kind, strength and place stands for it."""
        if action.verb not in (verbs.REPLACE, verbs.REBUILD) or action.target not in state.units:
            return None
        place = state.place_of(action.target)
        units = state.in_box(self.side, place) if is_box(place) else state.at(place)
        offered = representatives(state, list(units))
        return None if action.target in offered else Refusal.of("14.1.2", "refuse.alike", unit=action.target)


class ReturnOfCorps(Frame, kw_only=True):
    """13.4.3 A corps comes back reduced, as if rebuilt; with no legal space it goes to the Eliminated box."""

    STEPS = ("place", "nowhere")
    side: str
    unit: UnitId

    def ask_place(self, state: CrusadeState) -> Decision | None:
        offers = [verbs.TO(space) for space in corps_places(state, self.unit)]
        return Decision.of(self.side, "13.4.3", Message.of("rp.return", unit=self.unit), offers, subjects=(self.unit,))

    def on_place(self, state: CrusadeState, action: Action) -> None:
        state.put(self.unit, action.target, "returned", reduced=state.world.units[self.unit].steps > 1)
        self.go("end")

    def run_nowhere(self, state: CrusadeState) -> None:
        state.eliminate(self.unit, "special_sr")

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb == verbs.TO and action.target in state.world.spaces:
            return why_not_corps_place(state, self.unit, action.target)
        return None
