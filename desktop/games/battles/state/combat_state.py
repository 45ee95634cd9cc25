"""What a combat phase changes: declared attacks, air, artillery fire, assault points; each mutator emits one event."""

from __future__ import annotations

from msgspec import Struct

from desktop.engine.frame import State
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.state import events as ev
from desktop.games.battles.state.facts import FIRED


class Attack(Struct):
    """One declared combat (11.1) or barrage (12.4) of the current combat phase."""

    number: int
    targets: list[SpaceId]
    units: list[UnitId] = []
    barrage: bool = False
    pledged: list[UnitId] = []
    """Artillery bound to support it (12.51)."""
    artillery: list[UnitId] = []
    """Artillery that fires: in support of the attack, or the barrage itself."""
    defence_artillery: list[UnitId] = []
    air: dict[SpaceId, list[UnitId]] = {}
    """Attacking air units by target hex."""
    air_points: int = 0
    defence_air: dict[SpaceId, list[UnitId]] = {}
    """By defending hex."""
    defence_air_points: dict[SpaceId, int] = {}
    assault: bool = False
    against: list[UnitId] = []
    """Units it is fought against, since it began (11.1(5))."""
    left: list[UnitId] = []
    """Units of either side that retreated voluntarily (11.61)."""
    done: bool = False


class CombatMutators(State):
    """The part of a battle's state that combat writes to."""

    air_points: dict[str, int]
    air_flown: list[UnitId]
    assault_points: dict[str, int]
    bombed: dict[str, list[SpaceId]]
    fired: list[UnitId]
    fought: list[UnitId]
    shot_at: list[UnitId]
    attacks: list[Attack]

    # -- reading -----------------------------------------------------------------------------------
    def attack(self, number: int) -> Attack:
        return next(attack for attack in self.attacks if attack.number == number)

    def attack_on(self, hex_id: SpaceId) -> Attack | None:
        """The attack or barrage declared against a hex, if any."""
        return next((attack for attack in self.attacks if hex_id in attack.targets), None)

    def attack_by(self, unit: UnitId) -> Attack | None:
        """The attack or barrage a unit (or its fire) is part of, if any."""
        for attack in self.attacks:
            if unit in attack.units or unit in attack.pledged or (attack.barrage and unit in attack.artillery):
                return attack
        return None

    # -- declaration -------------------------------------------------------------------------------
    def clear_attacks(self) -> None:
        """Forget what belongs to one combat phase."""
        self.attacks = []
        self.fired = []
        self.fought = []
        self.shot_at = []
        self.kept.forget(FIRED)

    def _new_attack(self, hex_id: SpaceId, *, barrage: bool = False) -> Attack:
        number = max((attack.number for attack in self.attacks), default=0) + 1
        attack = Attack(number, [hex_id], barrage=barrage)
        self.attacks.append(attack)
        return attack

    def declare_attack(self, unit: UnitId, hex_id: SpaceId) -> None:
        """11.1 A unit joins the attack on a hex, or opens it."""
        attack = self.attack_on(hex_id) or self._new_attack(hex_id)
        attack.units.append(unit)
        self.emit(ev.AttackDeclared(attack.number, (unit,), tuple(attack.targets), "attack"))

    def widen_attack(self, hex_id: SpaceId, other: SpaceId) -> None:
        """12.3.4 One attack takes on a second defending hex."""
        attack = self.attack_on(hex_id)
        assert attack is not None
        attack.targets.append(other)
        self.emit(ev.AttackDeclared(attack.number, tuple(attack.units), tuple(attack.targets), "attack"))

    def declare_barrage(self, unit: UnitId, hex_id: SpaceId) -> None:
        """12.4 Artillery fires at a hex on its own."""
        attack = self.attack_on(hex_id) or self._new_attack(hex_id, barrage=True)
        attack.artillery.append(unit)
        self.emit(ev.AttackDeclared(attack.number, (unit,), tuple(attack.targets), "barrage"))

    def pledge_support(self, unit: UnitId, hex_id: SpaceId) -> None:
        """12.51 Artillery next to the enemy binds itself to support an attack."""
        attack = self.attack_on(hex_id)
        assert attack is not None
        attack.pledged.append(unit)
        self.emit(ev.AttackDeclared(attack.number, (unit,), tuple(attack.targets), "support"))

    def withdraw(self, unit: UnitId) -> None:
        """Take a unit out of the declaration; an attack nobody makes is no attack."""
        attack = self.attack_by(unit)
        assert attack is not None
        for members in (attack.units, attack.pledged, attack.artillery):
            if unit in members:
                members.remove(unit)
        if not attack.units and not (attack.barrage and attack.artillery):
            self.attacks.remove(attack)
        self.emit(ev.AttackWithdrawn(attack.number, (unit,)))

    def leave_combat(self, attack: Attack, unit: UnitId) -> None:
        """11.61 A unit that retreats voluntarily is out of the combat and has used up its attack."""
        if unit in attack.units:
            attack.units.remove(unit)
        attack.left.append(unit)
        self.fought.append(unit)

    def begin_fight(self, attack: Attack, units: list[UnitId]) -> None:
        """11.1(5) These units are attacked now, and not again in this phase."""
        attack.against.extend(unit for unit in units if unit not in attack.against)

    def note_shot_at(self, guns: list[UnitId]) -> None:
        """12.5(2) Artillery under attack gives no support in this phase, even if it leaves the hex."""
        self.shot_at.extend(gun for gun in guns if gun not in self.shot_at)

    # -- commitments -------------------------------------------------------------------------------
    def declare_assault(self, attack: Attack, divisions: tuple[str, ...]) -> None:
        """11.2 Each division that takes part pays one assault point."""
        attack.assault = True
        for division in divisions:
            self.assault_points[division] -= 1
        self.emit(ev.AssaultDeclared(attack.number, divisions))

    def assign_artillery(self, attack: Attack, unit: UnitId, *, defend: bool) -> None:
        """12.1 Commit a unit's one fire of the phase."""
        (attack.defence_artillery if defend else attack.artillery).append(unit)
        self.fired.append(unit)
        self.emit(ev.ArtilleryAssigned(unit, attack.targets[0], "defend" if defend else "attack"))

    def fire_barrage(self, unit: UnitId, hex_id: SpaceId) -> None:
        """12.4 Artillery opens fire on its own."""
        if unit not in self.fired:
            self.fired.append(unit)
        self.emit(ev.ArtilleryAssigned(unit, hex_id, "barrage"))

    def fly_support(self, attack: Attack, side: str, unit: UnitId, hex_id: SpaceId, *, defend: bool) -> None:
        """13.1 An air unit supports an attack or a defence."""
        (attack.defence_air if defend else attack.air).setdefault(hex_id, []).append(unit)
        self.air_flown.append(unit)
        self.emit(ev.AirAssigned(side, unit, 0, hex_id, "defend" if defend else "attack"))

    def spend_support(self, attack: Attack, side: str, points: int, hex_id: SpaceId, *, defend: bool) -> None:
        """13.2 Air points support an attack or a defence."""
        if defend:
            attack.defence_air_points[hex_id] = attack.defence_air_points.get(hex_id, 0) + points
        else:
            attack.air_points += points
        self.air_points[side] -= points
        self.emit(ev.AirAssigned(side, NOTHING, points, hex_id, "defend" if defend else "attack"))

    def fly_bombardment(self, side: str, unit: UnitId, hex_id: SpaceId) -> None:
        """13.1(6) An air unit bombs a hex."""
        self.air_flown.append(unit)
        self.emit(ev.AirAssigned(side, unit, 0, hex_id, "bombard"))

    def spend_bombardment(self, side: str, points: int, hex_id: SpaceId) -> None:
        """13.2 Air points bomb a hex."""
        self.air_points[side] -= points
        self.emit(ev.AirAssigned(side, NOTHING, points, hex_id, "bombard"))

    # -- results -----------------------------------------------------------------------------------
    def record_combat(self, event: ev.CombatResolved) -> None:
        self.emit(event)

    def record_bombardment(self, event: ev.BombardmentResolved) -> None:
        """13.3 A hex is bombarded once by each player per turn."""
        self.bombed.setdefault(event.side, []).append(event.hex)
        self.emit(event)

    def cancel_combat(self, attack: Attack, by: str, reason: str) -> None:
        """11.61 One side has left the field."""
        self.emit(ev.CombatCancelled(attack.number, by, reason))

    def refuse_retreat(self, leader: UnitId) -> None:
        self.emit(ev.RetreatRefused(leader))

    def close_attack(self, attack: Attack) -> None:
        """An attack is over: nobody in it fights again in this phase."""
        attack.done = True
        self.fought.extend(unit for unit in attack.units if unit not in self.fought)
        self.emit(ev.AttackClosed(attack.number))
