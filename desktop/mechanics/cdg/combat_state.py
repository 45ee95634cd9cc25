"""What both card-driven games remember of the combat under way, and its mutators."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from desktop.engine.frame import State
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.mechanics.cdg import combat_events as ev


class Combat(Struct):
    """A declared combat.

    Attributes:
        side: the attacker.
        target: the defending space.
        attackers, defenders: units taking part that are still there, replacements included.
        cut_off: units out of supply when the combat began.
        late: units in the defended space that retreated earlier in the round.
        cards: Combat Cards of each side in the order played.
        dice: as rolled; numbers: the loss number each side inflicts.
        winner: the side that inflicted more; "" if none did.
        owed: spaces of retreat.
        passed: spaces the retreating units passed through, or could have.
        retreated: whether defenders retreated or were removed while retreating.
        advanced: whether an attacker has advanced.
    """

    SIDES: ClassVar[tuple[str, ...]] = ()
    """The two sides of the game."""

    side: str
    target: SpaceId
    attackers: list[UnitId]
    defenders: list[UnitId]
    cut_off: list[UnitId] = []
    late: list[UnitId] = []
    cards: dict[str, list[CardId]] = {}
    dice: dict[str, list[int]] = {}
    numbers: dict[str, int] = {}
    winner: str = ""
    owed: int = 0
    passed: list[SpaceId] = []
    retreated: bool = False
    advanced: bool = False

    def __post_init__(self) -> None:
        for side in self.SIDES:
            self.cards.setdefault(side, [])
            self.dice.setdefault(side, [])

    @property
    def other(self) -> str:
        """The defender."""
        return next(side for side in self.SIDES if side != self.side)

    def units_of(self, side: str) -> list[UnitId]:
        return self.attackers if side == self.side else self.defenders

    def copy(self) -> Self:
        """Another that can be changed without touching this one."""
        held = ((name, getattr(self, name)) for name in self.__struct_fields__)
        return replace(self, **{name: _copied(value) for name, value in held if isinstance(value, list | dict)})

    def having(self, side: str, units: list[UnitId]) -> Self:
        """The same combat with other units of a side, to be looked at only: everything else is shared."""
        return replace(self, **{"attackers" if side == self.side else "defenders": units})


def _copied(value: list[object] | dict[str, object]) -> object:
    if isinstance(value, list):
        return list(value)
    return {key: list(each) if isinstance(each, list) else each for key, each in value.items()}


@dataclass(kw_only=True)
class CombatMutators(State):
    """Mutators of the combat under way. Games say of what kind of Combat `combat` and `last_combat` are."""

    combat: Combat | None = None
    last_combat: Combat | None = None
    """The last combat as it stood when it was decided, for the players to look back at."""

    @property
    def fight(self) -> Combat:
        assert self.combat is not None
        return self.combat

    def lay_cc(self, side: str, card: CardId) -> None:
        """A Combat Card takes effect in this combat."""
        self.fight.cards[side].append(card)

    def fire(self, side: str, dice: list[int], event: ev.Fired) -> None:
        """A side has rolled: its loss number stands."""
        self.fight.dice[side] = dice
        self.fight.numbers[side] = event.number
        self.emit(event)

    def leave_combat(self, unit: UnitId) -> None:
        """A unit takes no further part: it is gone."""
        combat = self.fight
        for units in (combat.attackers, combat.defenders):
            if unit in units:
                units.remove(unit)

    def join_combat(self, side: str, unit: UnitId, instead_of: UnitId) -> None:
        """A small unit takes the place of a large one, in supply or out of it, retreated before or not."""
        combat = self.fight
        combat.units_of(side).append(unit)
        combat.units_of(side).sort()
        for marked in (combat.cut_off, combat.late):
            if instead_of in marked:
                marked.append(unit)

    def decide_combat(self, winner: str, owed: int) -> None:
        """The higher loss number wins."""
        combat = self.fight
        combat.winner, combat.owed = winner, owed
        self.last_combat = combat.copy()
        numbers = combat.numbers
        self.emit(
            ev.CombatDecided(combat.target, combat.side, winner, numbers[combat.side], numbers[combat.other], owed)
        )

    def note_passed(self, spaces: tuple[SpaceId, ...]) -> None:
        """Spaces that retreating units passed through; they are open to the advance."""
        combat = self.fight
        combat.retreated = True
        combat.passed.extend(space for space in spaces if space not in combat.passed)

    def note_advanced(self) -> None:
        self.fight.advanced = True

    def close_combat(self, *, fought: bool = True) -> None:
        """The combat is over; without a fight if a card called it off."""
        combat = self.fight
        self.combat = None
        self.emit(ev.CombatClosed(combat.side, combat.target, fought))
