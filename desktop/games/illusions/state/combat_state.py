"""12.0 What is remembered of the combat under way, and its mutators."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.engine.ids import NOTHING, CardId, SpaceId, UnitId
from desktop.games.illusions.state import combat_events as ev
from desktop.games.illusions.state.sides import SIDES
from desktop.mechanics.cdg import combat_state

UNITS, FORT, RISING = "units", "fort", "uprising"
"""What is attacked: units (perhaps with a fort), a fort alone, or uprising units."""
WON, LOST = "won", "lost"
"""21.4 How a flank attack went."""


class Combat(combat_state.Combat):
    """12.2 A declared combat.

    Attributes:
        kind: units, fort or uprising.
        origins: by attacker (HQs and heavy artillery included) the place it stood in when the combat began.
        stacks: by attacker the stack it belonged to: its space, or in regions the stack it was activated in (12.1.3a).
        staff: HQs and heavy artillery that take part in the attack (27.0e, 27.0i).
        command: HQs that take part in the defence (27.0e).
        pool: defenders in a region from whom the defending stack is picked (18.3.1).
        pinning: the pinning space of an announced flank attack (21.3); "" if there is none.
        forced: an attack the enemy ordered (AP-15): no flank attack.
        flank: won, lost or "" (no flank attack, or not rolled yet).
        storm: severe weather shifts the attacker's column (12.3).
        standins: small units that replaced a large one in this combat, and which (12.6.6b).
        rest: by side what was left of the loss number it took (20.2a).
        favoured: events of the round that modify the attacker's fire (AP-54).
        called_off: all defenders withdrew by a card: nobody fires.
        entered: places into which attackers have advanced.
    """

    SIDES = SIDES
    kind: str = UNITS
    origins: dict[UnitId, SpaceId] = {}
    stacks: dict[UnitId, str] = {}
    staff: list[UnitId] = []
    command: list[UnitId] = []
    pool: list[UnitId] = []
    pinning: SpaceId = NOTHING
    forced: bool = False
    flank: str = ""
    storm: bool = False
    standins: dict[UnitId, UnitId] = {}
    rest: dict[str, int] = {}
    favoured: list[CardId] = []
    called_off: bool = False
    entered: list[SpaceId] = []

    def role_of(self, side: str) -> str:
        return "attacker" if side == self.side else "defender"

    def places(self) -> list[SpaceId]:
        """12.1g, 21.0 The attacking spaces; a region is one, however many stacks attack from it."""
        return list(dict.fromkeys(self.origins[unit] for unit in self.attackers))


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
        """12.2A A combat is declared."""
        self.combat = combat
        self.emit(ev.CombatBegan(combat.side, combat.target, combat.kind, tuple(combat.attackers), tuple(combat.staff)))

    def announce_flank(self, pinning: SpaceId) -> None:
        """12.2B, 21.3a It cannot be taken back."""
        self.fight.pinning = pinning
        self.emit(ev.FlankAnnounced(self.fight.side, self.fight.target, pinning))

    def suffer_weather(self, event: ev.WeatherRolled) -> None:
        """12.3"""
        self.fight.storm = event.shifted
        self.emit(event)

    def decide_flank(self, event: ev.FlankRolled) -> None:
        """21.4"""
        self.fight.flank = WON if event.success else LOST
        self.emit(event)

    def pick_defenders(self, units: list[UnitId], command: list[UnitId]) -> None:
        """18.3.1 The stack that defends a region."""
        self.fight.defenders = sorted(units)
        self.fight.command = command
        self.emit(ev.DefendersPicked(self.fight.target, tuple(self.fight.defenders), tuple(command)))

    def reinforce_combat(self, side: str, unit: UnitId, place: SpaceId) -> None:
        """AP-41 Another unit takes part."""
        combat = self.fight
        combat.units_of(side).append(unit)
        combat.units_of(side).sort()
        if side == combat.side:
            combat.origins[unit] = combat.stacks[unit] = place

    def stand_in(self, unit: UnitId, instead_of: UnitId) -> None:
        """12.6.4 A small unit has taken the place of a large one and goes on absorbing losses."""
        combat = self.fight
        side = combat.side if instead_of in combat.origins else combat.other
        self.join_combat(side, unit, instead_of)
        combat.standins[unit] = instead_of
        if instead_of in combat.origins:
            combat.origins[unit] = combat.origins[instead_of]
            combat.stacks[unit] = combat.stacks[instead_of]

    def note_favour(self, cards: list[CardId]) -> None:
        """AP-54 Whether an attack was made with the modifier of an event is judged before anybody is gone."""
        self.fight.favoured = cards

    def keep_rest(self, side: str, number: int) -> None:
        """20.2a What is left of the loss number may hit the fort."""
        self.fight.rest[side] = number

    def shorten_retreat(self, cause: str, spaces: int = 1) -> None:
        """12.7.4 The defenders retreat less far, or not at all."""
        combat = self.fight
        combat.owed = max(0, combat.owed - spaces)
        self.emit(ev.RetreatShortened(combat.other, combat.target, cause, combat.owed))

    def leave_command(self, unit: UnitId) -> None:
        """AP-36 An HQ has gone with those it screens."""
        if unit in self.fight.command:
            self.fight.command.remove(unit)

    def call_off(self) -> None:
        """AP-16, AP-24 The defenders are gone before a shot is fired."""
        self.fight.called_off = True

    def note_entered_by_advance(self, place: SpaceId) -> None:
        if place not in self.fight.entered:
            self.fight.entered.append(place)
        self.note_advanced()

    def record_surrender(self, event: ev.SurrenderRolled) -> None:
        """20.4 How the roll for a besieged fort went; `destroy_fort` does the rest."""
        self.emit(event)
