"""Replacement points are spent: units regain a step where they are, or destroyed ones are rebuilt and placed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Generic

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.mechanics.cdg import verbs
from desktop.mechanics.cdg.protocols import S

FULL, REDUCED = STRENGTHS = "full", "reduced"
"""The strengths at which a unit may be rebuilt."""


class Replacing(Frame, Generic[S], kw_only=True):
    """The part of a Replacement Phase both games share; a game names its steps, `spend` and `place` among them.

    `unit` is the one being rebuilt, from a pool and at a strength.
    """

    PLACE_RULE: ClassVar[str] = ""
    side: str
    unit: UnitId = NOTHING
    pool: str = ""
    strength: str = ""

    # -- what a game says --------------------------------------------------------------------------
    def why_not_repair(self, state: S, unit: UnitId, pool: str) -> Refusal | None:
        raise NotImplementedError

    def why_not_rebuild(self, state: S, unit: UnitId, pool: str, strength: str) -> Refusal | None:
        raise NotImplementedError

    def takes(self, state: S, unit: UnitId, pool: str) -> bool:
        """Whether points of a pool can be for a unit at all."""
        return True

    def places(self, state: S) -> list[SpaceId]:
        """Where the unit being rebuilt may go."""
        raise NotImplementedError

    def repair(self, state: S, unit: UnitId, pool: str) -> None:
        raise NotImplementedError

    def rebuild(self, state: S, place: SpaceId) -> None:
        """The unit being rebuilt is paid for and placed."""
        raise NotImplementedError

    def stop(self, state: S) -> None:
        """Nothing more is spent."""
        raise NotImplementedError

    def seat(self, state: S) -> str:
        """Who places the unit being rebuilt."""
        return self.side

    # -- spending ----------------------------------------------------------------------------------
    def repairs(self, state: S, units: Iterable[UnitId], pools: Iterable[str]) -> list[Action]:
        """Which of the units may regain a step from which of the pools."""
        pools = list(pools)
        return [
            verbs.REPLACE(unit, pool)
            for unit in units
            for pool in pools
            if self.takes(state, unit, pool) and self.why_not_repair(state, unit, pool) is None
        ]

    def rebuilds(self, state: S, units: Iterable[UnitId], pools: Iterable[str]) -> list[Action]:
        """Which of the units may be rebuilt from which of the pools, and at what strength."""
        pools = list(pools)
        return [
            verbs.REBUILD(unit, pool, strength)
            for unit in units
            for pool in pools
            if self.takes(state, unit, pool)
            for strength in STRENGTHS
            if self.why_not_rebuild(state, unit, pool, strength) is None
        ]

    def on_spend(self, state: S, action: Action) -> None:
        match action:
            case verbs.REPLACE, (unit, pool):
                self.repair(state, unit, pool)
            case verbs.REBUILD, (unit, pool, strength):
                self.unit, self.pool, self.strength = unit, pool, strength
                self.go("place")
            case _:
                self.stop(state)

    def ask_place(self, state: S) -> Decision | None:
        """Where a rebuilt unit goes."""
        if not self.unit:
            return None
        offers = [verbs.TO(place) for place in self.places(state)]
        prompt = Message.of("rp.place", unit=self.unit)
        return Decision.of(self.seat(state), self.PLACE_RULE, prompt, offers, subjects=(self.unit,))

    def on_place(self, state: S, action: Action) -> None:
        self.rebuild(state, action.target)
        self.unit, self.pool, self.strength = NOTHING, "", ""
        self.go("spend")

    def why_not(self, state: S, action: Action) -> Refusal | None:
        match action:
            case verbs.REPLACE, (unit, pool) if unit in state.units:
                return self.why_not_repair(state, unit, pool)
            case verbs.REBUILD, (unit, pool, strength) if unit in state.units:
                return self.why_not_rebuild(state, unit, pool, strength)
        return None
