"""6.0 E, 14.0 The Replacement phase of one side."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.records import dataclass
from desktop.games.crusade import replacement as rp
from desktop.games.crusade import sieges
from desktop.games.crusade.losses import representatives
from desktop.games.crusade.placement import corps_places
from desktop.games.crusade.sides import ELIMINATED, NAT, NATIONALIST, POOLS_OF, RESERVE
from desktop.games.crusade.state import DUE, CrusadeState


@dataclass(kw_only=True)
class Replacement(Frame):
    """E0 changes of the pools, corps back from a special SR, then the RP are spent; the rest is lost (14.1.2)."""

    STEPS = ("changes", "returns", "spend", "place", "close")
    side: str
    unit: str = ""
    """14.1.5 The corps being rebuilt, at a strength and from a pool."""
    strength: str = ""
    pool: str = ""

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
        if not any(state.rp[pool] for pool in POOLS_OF[self.side]):
            return None
        offers = [*self._steps(state), *self._rebuilds(state), *self._sieges(state)]
        if not offers:
            return None
        done = state.world.action("done")
        points = {pool: state.rp[pool] for pool in POOLS_OF[self.side]}
        prompt = Message.of("rp.spend", **points)
        return Decision.of(self.side, "14.1", prompt, [*offers, done], default=done)

    def _steps(self, state: CrusadeState) -> list[Action]:
        on_map = [
            unit
            for space in sorted(state.control)
            if state.side_at(space) == self.side
            for unit in state.at(space)
            if state.units[unit].reduced
        ]
        units = representatives(state, [*on_map, *state.in_box(self.side, RESERVE)])
        return [
            state.world.action("replace", unit, pool)
            for unit in units
            for pool in POOLS_OF[self.side]
            if rp.why_not_replace(state, unit, pool) is None
        ]

    def _rebuilds(self, state: CrusadeState) -> list[Action]:
        return [
            state.world.action("rebuild", unit, pool, strength)
            for unit in representatives(state, list(state.in_box(self.side, ELIMINATED)))
            for pool in POOLS_OF[self.side]
            for strength in (rp.FULL, rp.REDUCED)
            if rp.why_not_rebuild(state, unit, pool, strength) is None
        ]

    def _sieges(self, state: CrusadeState) -> list[Action]:
        """16.1.8 NAT RP only."""
        if self.side != NATIONALIST or state.rp[NAT] < state.world.limits.rp_siege:
            return []
        return [
            state.world.action("siege", siege)
            for siege in sorted(state.sieges)
            if sieges.why_not_relieve(state, siege) is None
        ]

    def on_spend(self, state: CrusadeState, action: Action) -> None:
        match action.verb:
            case "replace":
                rp.replace(state, *action.args)
            case "siege":
                state.spend_rp(NAT, state.world.limits.rp_siege)
                sieges.relieve(state, action.target)
            case "rebuild" if state.world.units[action.target].corps:
                self.unit, self.pool, self.strength = action.args
                self.next_step()
            case "rebuild":
                rp.rebuild_division(state, *action.args)
            case _:
                self.go("close")

    def ask_place(self, state: CrusadeState) -> Decision | None:
        """14.1.5 A rebuilt corps is placed as a reinforcement."""
        if not self.unit:
            return None
        offers = [state.world.action("to", space) for space in corps_places(state, self.unit)]
        return Decision.of(self.side, "14.1.5", Message.of("rp.place", unit=self.unit), offers, subjects=(self.unit,))

    def on_place(self, state: CrusadeState, action: Action) -> None:
        state.spend_rp(self.pool, rp.rebuild_cost(state, self.unit, self.strength))
        state.put(self.unit, action.target, "rebuilt", reduced=self.strength == rp.REDUCED)
        self.unit = self.pool = self.strength = ""
        self.go("spend")

    def run_close(self, state: CrusadeState) -> None:
        """14.1.2 What was not spent is lost."""
        state.lose_rp(self.side)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        if action.verb == "siege":
            return sieges.why_not_relieve(state, action.target)
        if action.target not in state.units:
            return None
        if action.verb == "replace" and len(action.args) > 1:
            return rp.why_not_replace(state, *action.args[:2])
        if action.verb == "rebuild" and len(action.args) > len(("unit", "pool")):
            return rp.why_not_rebuild(state, *action.args[:3])
        return None


@dataclass(kw_only=True)
class ReturnOfCorps(Frame):
    """13.4.3 A corps comes back reduced, as if rebuilt; with no legal space it goes to the Eliminated box."""

    STEPS = ("place", "nowhere")
    side: str
    unit: str

    def ask_place(self, state: CrusadeState) -> Decision | None:
        offers = [state.world.action("to", space) for space in corps_places(state, self.unit)]
        return Decision.of(self.side, "13.4.3", Message.of("rp.return", unit=self.unit), offers, subjects=(self.unit,))

    def on_place(self, state: CrusadeState, action: Action) -> None:
        state.put(self.unit, action.target, "special_sr", reduced=state.world.units[self.unit].steps > 1)
        self.go("end")

    def run_nowhere(self, state: CrusadeState) -> None:
        state.eliminate(self.unit, "special_sr")
