"""Replacement points, flags, lasting effects of cards and the end of the game, and their mutators."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.engine.ids import CardId
from desktop.mechanics.cdg import events as ev
from desktop.mechanics.cdg.unit_state import UnitMutators


@dataclass(kw_only=True)
class RecordMutators(UnitMutators):
    """Mutators of what is recorded beside the map. Replacement points are counted in halves."""

    flags: dict[str, int] = field(default_factory=dict)
    """Whatever else must be remembered."""
    lasting: dict[CardId, int] = field(default_factory=dict)
    """Cards with a lasting effect: the turn from which it is in force."""
    rp: dict[str, int] = field(default_factory=dict)
    """Half points by pool."""
    rp_recorded: dict[str, int] = field(default_factory=dict)
    """Half points recorded by cards this turn."""
    winner: str = ""
    level: str = ""
    reason: str = ""

    # -- reading -----------------------------------------------------------------------------------
    def flag(self, name: str) -> int:
        return self.flags.get(name, 0)

    @property
    def over(self) -> bool:
        return bool(self.level)

    # -- replacement points ------------------------------------------------------------------------
    def record_rp(self, pool: str, change: int, cause: str) -> None:
        """Half points are added or taken, never below 0."""
        before = self.rp[pool]
        self.rp[pool] = max(0, before + change)
        if change > 0:
            self.rp_recorded[pool] += change
        self.emit(ev.RpRecorded(pool, self.rp[pool] - before, self.rp[pool], cause))

    def spend_rp(self, pool: str, cost: int) -> None:
        """Half points are spent."""
        self.rp[pool] -= cost
        self.emit(ev.RpSpent(pool, cost, self.rp[pool]))

    def forget_rp(self, pools: tuple[str, ...]) -> None:
        """What was not spent is lost."""
        for pool in pools:
            self.rp[pool] = self.rp_recorded[pool] = 0

    # -- flags and effects -------------------------------------------------------------------------
    def set_flag(self, flag: str, value: int = 1) -> None:
        """Remember something; 0 forgets it."""
        if value:
            self.flags[flag] = value
        else:
            self.flags.pop(flag, None)
        self.changed()
        self.emit(ev.FlagSet(flag, value))

    def begin_lasting(self, card: CardId, turn: int) -> None:
        """A card's lasting effect is in force from a turn on."""
        self.lasting[card] = turn
        self.emit(ev.EffectBegan(card, turn))

    def end_lasting(self, card: CardId) -> None:
        del self.lasting[card]
        self.emit(ev.EffectEnded(card))

    # -- the end -----------------------------------------------------------------------------------
    def end_game(self, winner: str, level: str, reason: str) -> None:
        """Nothing more happens: every procedure under way is over."""
        self.winner, self.level, self.reason = winner, level, reason
        self.stack.clear()
        self.emit(ev.GameEnded(winner, level, reason))
