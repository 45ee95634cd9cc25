"""6.0 G, 16.0 The Replacement Phase of one side."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.cards import play_options
from desktop.games.illusions.rules.redeployment import landings
from desktop.games.illusions.rules.reinforcement import replacement_options as rp
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state import seats
from desktop.games.illusions.state.sides import CENTRAL, POOLS_OF, REPLACEABLE
from desktop.games.illusions.state.state import IllusionsState, is_box
from desktop.mechanics.cdg.replacing import Replacing
from desktop.mechanics.cdg.unit_state import representatives


class Replacement(Reasoned, Replacing[IllusionsState], kw_only=True):
    """Income and captured stores, then the points are spent, each partner his own (4.4.1.12); the rest is lost."""

    STEPS = ("income", "captured", "spend", "place", "close")
    PLACE_RULE = "16.6"
    done: list[str] = []
    """Seats that spend no more."""

    def run_income(self, state: IllusionsState) -> None:
        rp.book_income(state, self.side)

    # -- 25.4b -------------------------------------------------------------------------------------
    def ask_captured(self, state: IllusionsState) -> Decision | None:
        """25.4b For each sea invasion space captured this turn the CP record a point of the class they like."""
        if self.side != CENTRAL or not state.counts.get(landings.CAPTURED, 0):
            return None
        able = [pool for pool in POOLS_OF[CENTRAL] if play_options.may_record(state, pool)]
        offers = [verbs.RECORD(pool) for pool in able]
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
                done = verbs.DONE()
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
        found = [rule.id for rule in rp.conversions(state, self.side) if rule.source in pools]
        lost = self._alike(state, list(state.in_box(self.side, REPLACEABLE)))
        return [
            *(verbs.CONVERT(name) for name in found),
            *self.repairs(state, self._reduced(state), pools),
            *self.rebuilds(state, lost, pools),
        ]

    def _reduced(self, state: IllusionsState) -> list[UnitId]:
        reduced = [unit for unit in state.on_map_of(self.side) if state.units[unit].reduced]
        return self._alike(state, [unit for unit in reduced if rp.pool_of(state, unit)])

    def _alike(self, state: IllusionsState, units: list[UnitId]) -> list[UnitId]:
        """One of each kind: small units are interchangeable, large ones are not."""
        definitions = state.world.units
        return representatives(state, units, lambda unit: unit if definitions[unit].lcu else definitions[unit].type)

    def on_spend(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.CONVERT:
            rp.convert(state, next(rule for rule in state.world.tables.conversions if rule.id == action.target))
        else:
            super().on_spend(state, action)

    def stop(self, state: IllusionsState) -> None:
        decision = self.ask_spend(state)
        assert decision is not None
        self.done.append(decision.player)

    def takes(self, state: IllusionsState, unit: UnitId, pool: str) -> bool:
        return rp.is_pool_of(state, unit, pool)

    def repair(self, state: IllusionsState, unit: UnitId, pool: str) -> None:
        rp.repair(state, unit, pool)

    def places(self, state: IllusionsState) -> list[SpaceId]:
        """16.6"""
        return rp.places(state, self.unit, self.strength)

    def seat(self, state: IllusionsState) -> str:
        return seats.of_nation(state, self.side, state.world.units[self.unit].nation)

    def rebuild(self, state: IllusionsState, place: SpaceId) -> None:
        rp.rebuild(state, self.unit, self.pool, self.strength, place)

    def why_not_repair(self, state: IllusionsState, unit: UnitId, pool: str) -> Refusal | None:
        return rp.why_not_repair(state, unit, pool)

    def why_not_rebuild(self, state: IllusionsState, unit: UnitId, pool: str, strength: str) -> Refusal | None:
        return rp.why_not_rebuild(state, unit, pool, strength)

    def run_close(self, state: IllusionsState) -> None:
        """16.2.1 What was not spent is lost."""
        if left := state.counts.get(rp.TU_POINTS, 0):
            state.count(rp.TU_POINTS, -left)
        state.lose_rp(self.side)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        match action:
            case verbs.CONVERT, (name,):
                rules = [rule for rule in state.world.tables.conversions if rule.id == name]
                return rp.why_not_convert(state, rules[0]) if rules else None
            case verbs.TO, (place,) if self.unit and (place in state.world.spaces or is_box(place)):
                return Refusal.of("16.6", "rp.not_there", unit=self.unit, place=place)
            case ((verbs.REPLACE | verbs.REBUILD), (unit, *_)) if not self.unit and unit in state.units:
                if state.owner_of(unit) != self.side and state.world.side_of[unit] != self.side:
                    return Refusal.of("16.1", "rp.not_yours", unit=unit)
                return Replacing.why_not(self, state, action) or Refusal.of("16.1", "refuse.alike", unit=unit)
        return None
