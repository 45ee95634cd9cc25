"""6.0 G, 16.0 The Replacement Phase of one side."""

from __future__ import annotations

from dataclasses import field

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.records import dataclass
from desktop.games.illusions import landings, play_options, seats
from desktop.games.illusions import replacement as rp
from desktop.games.illusions.sides import CENTRAL, POOLS_OF, REPLACEABLE, TU
from desktop.games.illusions.state import IllusionsState
from desktop.mechanics.cdg.unit_state import representatives


@dataclass(kw_only=True)
class Replacement(Frame):
    """Income and captured stores, then the points are spent, each partner his own (4.4.1.12); the rest is lost."""

    STEPS = ("income", "captured", "spend", "place", "close")
    side: str
    done: list[str] = field(default_factory=list)
    """Seats that spend no more."""
    unit: str = ""
    """16.6 The unit being rebuilt, from a pool, at a strength."""
    pool: str = ""
    strength: str = ""

    def run_income(self, state: IllusionsState) -> None:
        rp.book_income(state, self.side)

    # -- 25.4b -------------------------------------------------------------------------------------
    def ask_captured(self, state: IllusionsState) -> Decision | None:
        """25.4b For each sea invasion space captured this turn the CP record a point of the class they like."""
        if self.side != CENTRAL or not state.counts.get(landings.CAPTURED, 0):
            return None
        able = [pool for pool in POOLS_OF[CENTRAL] if play_options.may_record(state, pool)]
        offers = [state.world.action("record", pool) for pool in able]
        return Decision.of(state.world.seats_of[CENTRAL][-1], "25.4", Message.of("rp.captured"), offers)

    def on_captured(self, state: IllusionsState, action: Action) -> None:
        state.count(landings.CAPTURED, -1)
        state.record_rp(action.target, state.world.limits.capture_rp, landings.CAPTURED)

    # -- 16.1 --------------------------------------------------------------------------------------
    def ask_spend(self, state: IllusionsState) -> Decision | None:
        for seat in state.world.seats_of[self.side]:
            if seat in self.done:
                continue
            pools = {pool: value for pool, value in self._pools(state, seat).items() if value}
            offers = self._offers(state, seat, pools)
            if offers:
                done = state.world.action("done")
                prompt = Message.of("rp.spend", **{pool: pools.get(pool, 0) for pool in POOLS_OF[self.side]})
                return Decision.of(seat, "16.1", prompt, [*offers, done], default=done)
        return None

    def _pools(self, state: IllusionsState, seat: str) -> dict[str, int]:
        """4.4.1.12 The classes a player spends."""
        found = rp.pools(state, self.side)
        if seat == self.side:
            return found
        own = state.world.seats[seat]
        return {pool: value for pool, value in found.items() if pool in own.pools or pool in own.nations}

    def _offers(self, state: IllusionsState, seat: str, pools: dict[str, int]) -> list[Action]:
        if not pools:
            return []
        make = state.world.action
        found = [make("convert", rule.id) for rule in rp.conversions(state, self.side) if rule.source in pools]
        return [*found, *self._repairs(state, list(pools)), *self._rebuilds(state, list(pools))]

    def _repairs(self, state: IllusionsState, pools: list[str]) -> list[Action]:
        reduced = [
            unit
            for place in sorted(state.control)
            for unit in state.units_of(self.side, place)
            if state.units[unit].reduced and rp.pool_of(state, unit)
        ]
        return [
            state.world.action("replace", unit, pool)
            for unit in self._alike(state, reduced)
            for pool in pools
            if rp.why_not_repair(state, unit, pool) is None
        ]

    def _rebuilds(self, state: IllusionsState, pools: list[str]) -> list[Action]:
        return [
            state.world.action("rebuild", unit, pool, strength)
            for unit in self._alike(state, list(state.in_box(self.side, REPLACEABLE)))
            for pool in pools
            for strength in (rp.FULL, rp.REDUCED)
            if rp.why_not_rebuild(state, unit, pool, strength) is None
        ]

    def _alike(self, state: IllusionsState, units: list[str]) -> list[str]:
        """One of each kind: small units are interchangeable, large ones are not."""
        definitions = state.world.units
        return representatives(state, units, lambda unit: unit if definitions[unit].lcu else definitions[unit].type)

    def on_spend(self, state: IllusionsState, action: Action) -> None:
        match action.verb, *action.args:
            case "convert", name:
                rule = next(rule for rule in state.world.tables.conversions if rule.id == name)
                rp.convert(state, rule)
            case "replace", unit, pool:
                rp.repair(state, unit, pool)
            case "rebuild", unit, pool, strength:
                self.unit, self.pool, self.strength = unit, pool, strength
                self.next_step()
            case _:
                self.done.append(self._asked(state))

    def _asked(self, state: IllusionsState) -> str:
        decision = self.ask_spend(state)
        assert decision is not None
        return decision.player

    def ask_place(self, state: IllusionsState) -> Decision | None:
        """16.6 Where a rebuilt unit goes."""
        if not self.unit:
            return None
        offers = [state.world.action("to", place) for place in rp.places(state, self.unit, self.strength)]
        nation = state.world.units[self.unit].nation
        seat = seats.of_nation(state, self.side, nation)
        return Decision.of(seat, "16.6", Message.of("rp.place", unit=self.unit), offers, subjects=(self.unit,))

    def on_place(self, state: IllusionsState, action: Action) -> None:
        rp.rebuild(state, self.unit, self.pool, self.strength, action.target)
        self.unit = self.pool = self.strength = ""
        self.go("spend")

    def run_close(self, state: IllusionsState) -> None:
        """16.2.1 What was not spent is lost."""
        if left := state.counts.get(rp.TU_POINTS, 0):
            state.count(rp.TU_POINTS, -left)
        state.lose_rp(self.side)

    def why_not(self, state: IllusionsState, action: Action) -> Refusal | None:
        known = {*POOLS_OF[self.side], TU}
        match action.verb, *action.args:
            case "replace", unit, pool if unit in state.units and pool in known:
                return rp.why_not_repair(state, unit, pool)
            case "rebuild", unit, pool, strength if unit in state.units and pool in known:
                return rp.why_not_rebuild(state, unit, pool, strength)
            case "convert", name:
                rules = [rule for rule in state.world.tables.conversions if rule.id == name]
                return rp.why_not_convert(state, rules[0]) if rules else None
        return None
