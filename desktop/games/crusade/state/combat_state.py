"""11.0 What is remembered of the combat under way, and its mutators."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.engine.ids import NOTHING, CardId, SpaceId, UnitId
from desktop.games.crusade.state import combat_events as ev
from desktop.games.crusade.state.sides import SIDES
from desktop.mechanics.cdg import combat_state


class Combat(combat_state.Combat):
    """11.2 A declared combat; `late` are defenders that retreated earlier in the round (11.4.6).

    Attributes:
        origins: spaces the attackers stood in when the combat began (11.4.5).
        named: the attack named by Teruel or El Ebro (8.5.5.3).
        void: canceller and the enemy air card that has no effect because of it.
        armor: the unit that claims the armor DRM (16.6.2).
        spared: the unit whose step R45 spared.
    """

    SIDES = SIDES
    origins: list[SpaceId] = []
    named: bool = False
    void: dict[CardId, CardId] = {}
    armor: UnitId = NOTHING
    spared: UnitId = NOTHING

    def role_of(self, side: str) -> str:
        return "attack" if side == self.side else "defense"


@dataclass(kw_only=True)
class CombatMutators(combat_state.CombatMutators):
    """Mutators of the combat under way."""

    combat: Combat | None = None
    last_combat: Combat | None = None

    @property
    def fight(self) -> Combat:
        assert self.combat is not None
        return self.combat

    def begin_combat(self, combat: Combat) -> None:
        """11.2.2 A combat is declared."""
        self.combat = combat
        self.emit(ev.CombatBegan(combat.side, combat.target, tuple(combat.attackers), combat.named))

    def take_back_cc(self, side: str, card: CardId) -> None:
        """N14 There was no combat."""
        self.fight.cards[side].remove(card)

    def claim_armor(self, unit: UnitId) -> None:
        """16.6.2 The attacker claims the armor DRM and names the unit."""
        self.fight.armor = unit
        self.emit(ev.ArmorClaimed(self.fight.side, unit))

    def void_cc(self, canceller: CardId, card: CardId) -> None:
        """N34, R18 An enemy air card has no effect."""
        self.fight.void[canceller] = card
        self.emit(ev.CombatCardCancelled(card, canceller))

    def spare(self, unit: UnitId) -> None:
        """R45 The first step is not lost."""
        self.fight.spared = unit
        self.emit(ev.StepSpared(unit))

    def cancel_retreat(self) -> None:
        """11.4.3 The defenders stay."""
        self.fight.owed = 0
        self.last_combat = self.fight.copy()
        self.emit(ev.RetreatCancelled(self.fight.other, self.fight.target))

    def record_assault(self, event: ev.SiegeAssaulted) -> None:
        """16.1.4.2 How an assault went; `change_siege` lowers the resistance."""
        self.emit(event)

    def record_missing(self, side: str, corps: UnitId, number: int) -> None:
        """11.3.5.1 Losses that fall on a division that is not there."""
        self.emit(ev.LossVanished(side, corps, number))
