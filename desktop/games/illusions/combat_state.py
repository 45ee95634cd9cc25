"""12.0 What is remembered of the combat under way, and its mutators."""

from __future__ import annotations

from dataclasses import field

from desktop.engine.frame import State
from desktop.engine.records import dataclass
from desktop.games.illusions.sides import SIDES, enemy_of


def _cards() -> dict[str, list[str]]:
    return {side: [] for side in SIDES}


@dataclass(slots=True)
class Combat:
    """12.2 A declared combat.

    Attributes:
        side: the attacker.
        target: the defending space or region.
        attackers, defenders: units taking part that are still there, replacements of large units included.
        origins: places the attackers stood in when the combat began.
        cards: Combat Cards of each side in the order played.
        numbers: the loss number each side inflicts.
    """

    side: str
    target: str
    attackers: list[str]
    defenders: list[str]
    origins: dict[str, str] = field(default_factory=dict)
    cards: dict[str, list[str]] = field(default_factory=_cards)
    numbers: dict[str, int] = field(default_factory=dict)
    winner: str = ""

    @property
    def other(self) -> str:
        """The defender."""
        return enemy_of(self.side)


@dataclass(kw_only=True)
class CombatMutators(State):
    """Mutators of the combat under way."""

    combat: Combat | None = None
    last_combat: Combat | None = None
    """The last combat as it stood when it was decided, for the players to look back at."""

    @property
    def fight(self) -> Combat:
        assert self.combat is not None
        return self.combat
