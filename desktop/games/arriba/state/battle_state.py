"""9 The battle under way, what has been attacked in this phase, and the mutators."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from desktop.engine.ids import NOTHING, CityId, GroupId, SpaceId, UnitId
from desktop.games.arriba.state import combat_events as ce
from desktop.games.arriba.state.army_state import ArmyMutators

ATTACKER, DEFENDER = "attacker", "defender"
ROLES = (ATTACKER, DEFENDER)
Target = GroupId | CityId
"""What is attacked: a group, or a city with nothing but a fort (15.3)."""
ATTACK, BREAKTHROUGH, COUNTERATTACK = "attack", "breakthrough", "counterattack"


def _numbers() -> dict[str, int]:
    return dict.fromkeys(ROLES, 0)


def _lists() -> dict[str, list[UnitId]]:
    return {role: [] for role in ROLES}


class Shift(Struct):
    """One column shift of the odds: how much, under which rule, and what for."""

    value: int
    rule: str
    source: str


class Battle(Struct):
    """An attack under way.

    Attributes:
        kind: attack, breakthrough or counterattack.
        group, side: the battle group and side of each role; the defender's group is "" for a fort alone.
        city: the city the defender is in, "" outside.
        origin: the group that began the phase's attack (a breakthrough names the one it came from).
        paid: an all-out attack was paid for, or needed no payment.
        odds, column: places on the open ladder before and after the shifts, 1:1 being 0.
        cadre: best level of each role.
        flown: air AP of each role; armour, artillery: numbers used.
        due, taken: losses of each role; spare: ratios above 5:1 not allotted yet.
        first: pieces that each role must lose first.
        round: rounds of an extended exchange.
    """

    kind: str
    area: SpaceId
    group: dict[str, GroupId]
    side: dict[str, str]
    city: CityId = NOTHING
    origin: GroupId = NOTHING
    divisions: int = 0
    paid: bool = True
    attack: int = 0
    defence: int = 0
    odds: int = 0
    shifts: list[Shift] = []
    column: int = 0
    cadre: dict[str, int] = msgspec.field(default_factory=_numbers)
    flown: dict[str, list[UnitId]] = msgspec.field(default_factory=_lists)
    armour: dict[str, int] = msgspec.field(default_factory=_numbers)
    artillery: dict[str, int] = msgspec.field(default_factory=_numbers)
    die: int = 0
    modifier: int = 0
    result: str = ""
    due: dict[str, int] = msgspec.field(default_factory=_numbers)
    taken: dict[str, int] = msgspec.field(default_factory=_numbers)
    spare: int = 0
    first: dict[str, list[UnitId]] = msgspec.field(default_factory=_lists)
    round: int = 0
    wiped_out: bool = False
    """The defending group is gone."""


@dataclass(kw_only=True)
class BattleMutators(ArmyMutators):
    """The battle under way."""

    battle: Battle | None = None
    attackers: list[GroupId] = field(default_factory=list)
    """9 Groups that have attacked in this phase."""
    attacked: list[GroupId] = field(default_factory=list)
    """9.4 Groups that were attacked in it."""
    air_used: list[UnitId] = field(default_factory=list)
    """9 Air AP that have flown in this player turn."""
    counterattackers: list[GroupId] = field(default_factory=list)
    """9.4 Groups that have counterattacked."""

    @property
    def fight(self) -> Battle:
        """The battle under way; there must be one."""
        assert self.battle is not None
        return self.battle

    def begin_fighting(self) -> None:
        """9 The Combat Phase begins: nobody has attacked or been attacked."""
        self.attackers.clear()
        self.attacked.clear()
        self.counterattackers.clear()

    def rest_air(self) -> None:
        """9 A player turn begins: every air AP may fly."""
        self.air_used.clear()

    def declare(self, battle: Battle, target: Target) -> None:
        """9 An attack is declared and used up."""
        self.battle = battle
        attacker = battle.group[ATTACKER]
        (self.counterattackers if battle.kind == COUNTERATTACK else self.attackers).append(attacker)
        if battle.kind != COUNTERATTACK and battle.group[DEFENDER]:
            self.attacked.append(battle.group[DEFENDER])
        against = self.force_of(battle.group[DEFENDER]) if battle.group[DEFENDER] else ()
        force = self.force_of(attacker)
        self.emit(ce.AttackDeclared(attacker, target, battle.area, battle.kind, force, against, battle.city))

    def judge_assault(self, *, paid: bool) -> None:
        """9 An all-out attack is paid for or not."""
        self.fight.paid = paid
        self.emit(ce.AssaultJudged(self.fight.group[ATTACKER], paid))

    def set_odds(self, attack: int, defence: int, odds: int, shifts: list[Shift], starved: int) -> None:
        """9, 11 `starved`: the strength that the attacker has lost for want of supply."""
        fight = self.fight
        fight.attack, fight.defence, fight.odds, fight.shifts = attack, defence, odds, shifts
        total = sum(shift.value for shift in shifts)
        fight.column = odds + total
        told = tuple((shift.source, shift.value) for shift in shifts)
        self.emit(ce.OddsCompared(attack, defence, odds, total, fight.column, told, starved))

    def set_cadre(self, levels: dict[str, int]) -> None:
        self.fight.cadre = levels

    def commit_air(self, role: str, pieces: list[UnitId]) -> None:
        """9 Air AP take part and may not fly again in this player turn."""
        self.fight.flown[role] = pieces
        self.air_used.extend(pieces)
        self.emit(ce.AssetsCommitted(self.fight.side[role], role, "air_ap", len(pieces)))

    def commit_assets(self, role: str, kind: str, number: int) -> None:
        """9 Armour or artillery AP of the group take part."""
        (self.fight.armour if kind == "armour_ap" else self.fight.artillery)[role] = number
        self.emit(ce.AssetsCommitted(self.fight.side[role], role, kind, number))

    def set_priority(self, first: dict[str, list[UnitId]]) -> None:
        """9.2 Pieces that must be lost first."""
        self.fight.first = first

    def record_roll(self, die: int, modifier: int, result: str) -> None:
        fight = self.fight
        fight.die, fight.modifier, fight.result = die, modifier, result
        self.emit(ce.CombatRolled(die, modifier, fight.column, result))

    def set_due(self, role: str, number: int) -> None:
        self.fight.due[role] = number

    def set_spare(self, number: int) -> None:
        """9.2 Ratios above the table that the attacker may allot."""
        self.fight.spare = number

    def adjust_loss(self, role: str, amount: int, cause: str) -> None:
        """9.2 A loss is adjusted, never below 0."""
        fight = self.fight
        amount = max(amount, -fight.due[role])
        fight.due[role] += amount
        if cause == "surplus":
            fight.spare -= 1
        self.emit(ce.LossesAdjusted(role, amount, cause))

    def take_loss(self, role: str, piece: UnitId, value: int) -> None:
        """9.2 A loss is satisfied; what becomes of the piece is told by its own event."""
        self.fight.taken[role] += value
        self.emit(ce.LossTaken(self.fight.side[role], piece, value))

    def count_round(self) -> None:
        self.fight.round += 1

    def end_exchange(self) -> None:
        self.emit(ce.ExchangeEnded(self.fight.round))

    def record_wipe_out(self, group: GroupId) -> None:
        fight = self.fight
        fight.wiped_out = True
        self.emit(ce.GroupWipedOut(group, fight.side[DEFENDER], fight.area))

    def record_breakthrough(self, group: GroupId, new_group: GroupId) -> None:
        self.emit(ce.BrokeThrough(group, new_group, self.force_of(new_group)))

    def end_battle(self) -> None:
        fight = self.fight
        self.battle = None
        self.emit(ce.BattleEnded(fight.taken[ATTACKER], fight.taken[DEFENDER], bool(fight.die)))
