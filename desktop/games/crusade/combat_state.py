"""11.0 What is remembered of the combat under way, and its mutators."""

from __future__ import annotations

from dataclasses import field, replace

from desktop.engine.frame import State
from desktop.engine.records import dataclass
from desktop.games.crusade import combat_events as ev
from desktop.games.crusade.sides import SIDES, enemy_of


def _cards() -> dict[str, list[str]]:
    return {side: [] for side in SIDES}


def _dice() -> dict[str, list[int]]:
    return {side: [] for side in SIDES}


@dataclass(slots=True)
class Combat:
    """11.2 A declared combat.

    Attributes:
        side: the attacker.
        target: the defending space.
        attackers, defenders: units taking part that are still there, replacements of corps included.
        origins: spaces the attackers stood in when the combat began (11.4.5).
        named: the attack named by Teruel or El Ebro (8.5.5.3).
        cut_off: units out of supply when the combat began (13.3.4).
        late: defenders that retreated earlier in the round (11.4.6).
        cards: Combat Cards of each side in the order played.
        void: canceller and the enemy air card that has no effect because of it.
        armor: the unit that claims the armor DRM (16.6.2).
        dice: as rolled; numbers: the loss number each side inflicts.
        spared: the unit whose step R45 spared.
        winner: the side that inflicted more; "" if none did (11.2.9).
        owed: spaces of retreat (11.4.2).
        passed: spaces the retreating units passed through, or could have (11.5.3, 11.5.7).
        retreated: whether defenders retreated or were removed while retreating.
        advanced: whether an attacker has advanced.
    """

    side: str
    target: str
    attackers: list[str]
    defenders: list[str]
    origins: list[str] = field(default_factory=list)
    named: bool = False
    cut_off: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    cards: dict[str, list[str]] = field(default_factory=_cards)
    void: dict[str, str] = field(default_factory=dict)
    armor: str = ""
    dice: dict[str, list[int]] = field(default_factory=_dice)
    numbers: dict[str, int] = field(default_factory=dict)
    spared: str = ""
    winner: str = ""
    owed: int = 0
    passed: list[str] = field(default_factory=list)
    retreated: bool = False
    advanced: bool = False

    @property
    def other(self) -> str:
        """The defender."""
        return enemy_of(self.side)

    def units_of(self, side: str) -> list[str]:
        return self.attackers if side == self.side else self.defenders

    def role_of(self, side: str) -> str:
        return "attack" if side == self.side else "defense"

    def copy(self) -> Combat:
        """Another that can be changed without touching this one."""
        return replace(
            self,
            attackers=list(self.attackers),
            defenders=list(self.defenders),
            cut_off=list(self.cut_off),
            late=list(self.late),
            cards={side: list(cards) for side, cards in self.cards.items()},
            void=dict(self.void),
            dice={side: list(dice) for side, dice in self.dice.items()},
            numbers=dict(self.numbers),
            passed=list(self.passed),
        )


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

    def begin_combat(self, combat: Combat) -> None:
        """11.2.2 A combat is declared."""
        self.combat = combat
        self.emit(ev.CombatBegan(combat.side, combat.target, tuple(combat.attackers), combat.named))

    def lay_cc(self, side: str, card: str) -> None:
        """11.2.4 A Combat Card takes effect in this combat."""
        self.fight.cards[side].append(card)
        self.revision += 1

    def take_back_cc(self, side: str, card: str) -> None:
        """N14 There was no combat."""
        self.fight.cards[side].remove(card)
        self.revision += 1

    def claim_armor(self, unit: str) -> None:
        """16.6.2 The attacker claims the armor DRM and names the unit."""
        self.fight.armor = unit
        self.emit(ev.ArmorClaimed(self.fight.side, unit))

    def void_cc(self, canceller: str, card: str) -> None:
        """N34, R18 An enemy air card has no effect."""
        self.fight.void[canceller] = card
        self.emit(ev.CombatCardCancelled(card, canceller))

    def fire(self, side: str, dice: list[int], event: ev.Fired) -> None:
        """11.2.7 A side has rolled: its loss number stands."""
        self.fight.dice[side] = dice
        self.fight.numbers[side] = event.number
        self.emit(event)

    def leave_combat(self, unit: str) -> None:
        """A unit takes no further part: it is gone."""
        combat = self.fight
        for units in (combat.attackers, combat.defenders):
            if unit in units:
                units.remove(unit)
        self.revision += 1

    def join_combat(self, side: str, unit: str, instead_of: str) -> None:
        """11.3.5 A division takes the place of a corps, in supply or out of it, retreated before or not (11.4.6)."""
        combat = self.fight
        combat.units_of(side).append(unit)
        combat.units_of(side).sort()
        for marked in (combat.cut_off, combat.late):
            if instead_of in marked:
                marked.append(unit)
        self.revision += 1

    def spare(self, unit: str) -> None:
        """R45 The first step is not lost."""
        self.fight.spared = unit
        self.emit(ev.StepSpared(unit))

    def decide_combat(self, winner: str, owed: int) -> None:
        """11.2.9 The higher loss number wins."""
        combat = self.fight
        combat.winner, combat.owed = winner, owed
        self.last_combat = combat.copy()
        numbers = combat.numbers
        self.emit(
            ev.CombatDecided(combat.target, combat.side, winner, numbers[combat.side], numbers[combat.other], owed)
        )

    def cancel_retreat(self) -> None:
        """11.4.3 The defenders stay."""
        self.fight.owed = 0
        self.emit(ev.RetreatCancelled(self.fight.other, self.fight.target))

    def note_passed(self, spaces: tuple[str, ...]) -> None:
        """11.5.3 Spaces that retreating units passed through; they are open to the advance."""
        combat = self.fight
        combat.retreated = True
        combat.passed.extend(space for space in spaces if space not in combat.passed)
        self.revision += 1

    def note_advanced(self) -> None:
        self.fight.advanced = True
        self.revision += 1

    def close_combat(self, *, fought: bool = True) -> None:
        """The combat is over; without a fight if N14 took the only attacker."""
        combat = self.fight
        self.combat = None
        self.emit(ev.CombatClosed(combat.side, combat.target, fought))

    def record_assault(self, event: ev.SiegeAssaulted) -> None:
        """16.1.4.2 How an assault went; `change_siege` lowers the resistance."""
        self.emit(event)

    def record_missing(self, side: str, corps: str, number: int) -> None:
        """11.3.5.1 Losses that fall on a division that is not there."""
        self.emit(ev.LossVanished(side, corps, number))
