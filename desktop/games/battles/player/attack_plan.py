"""Where to attack next: which units move up against which enemy hexes, so that good differentials arise."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.player.command_reach import CommandReach, Staff
from desktop.games.battles.player.goals import Goals
from desktop.games.battles.player.prospects import faces_of, stakes_of
from desktop.games.battles.player.situation import Situation, is_fighter
from desktop.games.battles.player.weights import STRAY, W
from desktop.games.battles.rules.artillery import artillery
from desktop.games.battles.rules.combat.strength import attack_value, superiority, terrain_item
from desktop.games.battles.rules.map.formation import is_same_formation
from desktop.games.battles.rules.map.restrictions import why_not_objective
from desktop.games.battles.rules.map.stacking import why_not_stack
from desktop.games.battles.rules.map.zoc import exerters, exerts, zoc_of
from desktop.games.battles.rules.movement import movement
from desktop.games.battles.rules.movement.movement_phase import movable
from desktop.games.battles.rules.supply import supply
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import friends_at, is_commanded, is_supplied, strengths
from desktop.mechanics.modifier import total


@dataclass(slots=True)
class Strike:
    """An attack in preparation: who goes where against one enemy hex."""

    target: SpaceId
    places: dict[UnitId, SpaceId] = field(default_factory=dict)
    worth: int = 0
    extra: tuple[SpaceId, ...] = ()
    """Other enemy hexes that must be attacked as well."""


class AttackPlan:
    """The attacks a side prepares in a movement phase; `at` says from which hex each unit is to attack."""

    def __init__(self, state: BattleState, situation: Situation, goals: Goals, staff: Staff) -> None:
        self.state, self.situation, self.goals, self.staff = state, situation, goals, staff
        self.at: dict[UnitId, SpaceId] = {}
        self.targets: list[SpaceId] = []
        self._guns_used: set[UnitId] = set()
        self._planned: dict[SpaceId, list[UnitId]] = {}
        self._commands: dict[str, CommandReach] = {}
        self._nearest: dict[UnitId, int] = {}
        """For each unit how near it could come to its goal instead of attacking."""
        self._area = supply.supplied_area(state, situation.side)
        self._reach = self._reachable()
        self._plan()

    # -- what can be reached -----------------------------------------------------------------------
    def _reachable(self) -> dict[SpaceId, list[UnitId]]:
        """Hexes next to the enemy: the units that can be there."""
        state = self.state
        front = {near for hex_id in self.situation.enemy_hexes for near in state.world.neighbours[hex_id]}
        found: dict[SpaceId, list[UnitId]] = {hex_id: [] for hex_id in sorted(front)}
        for unit in movable(state, self.situation.side):
            if self._fights(unit):
                hexes = self._hexes(unit)
                self._nearest[unit] = min((self._way(unit, hex_id) for hex_id in hexes), default=0)
                for hex_id in sorted(hexes & front):
                    found[hex_id].append(unit)
        return found

    def _way(self, unit: UnitId, hex_id: SpaceId) -> int:
        """Half points from a hex to the goal of a unit."""
        goal = self.goals.of.get(unit)
        return self.goals.from_hex(unit, goal, hex_id) if goal is not None else 0

    def _detour(self, unit: UnitId, hex_id: SpaceId) -> int:
        """Half points an attack from a hex keeps a unit from its goal."""
        return self._way(unit, hex_id) - self._nearest[unit]

    def _fights(self, unit: UnitId) -> bool:
        return is_fighter(self.state, unit) and attack_value(self.state, unit) > 0 and unit not in self.state.pontoons

    def _hexes(self, unit: UnitId) -> set[SpaceId]:
        place = self.state.place(unit)
        here = {place} if self.state.on_map(unit) else set()
        if unit in self.goals.guards:
            return here
        return here | set(movement.search(self.state, unit).left)

    # -- the plan ----------------------------------------------------------------------------------
    def _plan(self) -> None:
        first = [strike for hex_id in self.situation.enemy_hexes if (strike := self._strike(hex_id)) is not None]
        queue = [strike.target for strike in sorted(first, key=lambda s: (-s.worth, s.target))]
        for target in queue:
            if target not in self.targets:
                self._consider(target, W.attack_from)

    def _consider(self, target: SpaceId, least: int) -> None:
        strike = self._strike(target)
        if strike is None or strike.worth < least:
            return
        self.targets.append(target)
        for unit, hex_id in strike.places.items():
            self.at[unit] = hex_id
            self._planned.setdefault(hex_id, []).append(unit)
        self._guns_used.update(self._guns(target, list(strike.places)))
        for other in strike.extra:
            if other not in self.targets:
                self._consider(other, least - W.contact)

    def _strike(self, target: SpaceId) -> Strike | None:
        """The best attack on a hex with the units not yet told off, or nothing."""
        state = self.state
        strike = Strike(target)
        slots = sorted(
            (hex_id for hex_id in state.world.neighbours[target] if self._reach.get(hex_id)),
            key=lambda hex_id: self._inconvenience(hex_id, target),
        )
        defence = self._defence(target)
        while (choice := self._next(strike, slots)) is not None:
            unit, hex_id = choice
            strike.places[unit] = hex_id
            if self._difference(strike, defence) >= self._enough():
                break
        if not strike.places:
            return None
        self._weigh(strike, defence)
        return strike

    def _inconvenience(self, hex_id: SpaceId, target: SpaceId) -> tuple[int, int, SpaceId]:
        """Best to attack from are hexes beside few other enemies, in supply, on this side of the river, on the way."""
        off = min(self._detour(unit, hex_id) for unit in self._reach[hex_id])
        cost = W.contact * len(self._others(hex_id, target)) + W.detour * max(0, off - STRAY)
        cost += W.cut_off if hex_id not in self._area else 0
        cost += W.fallback if self.state.world.river(hex_id, target) else 0
        return cost, off, hex_id

    def _next(self, strike: Strike, slots: list[SpaceId]) -> tuple[UnitId, SpaceId] | None:
        """The strongest unit that can still take a place, in the best hex it can reach."""
        used = set(strike.places.values())
        for hex_id in (*[s for s in slots if s in used], *[s for s in slots if s not in used]):
            units = [unit for unit in self._reach[hex_id] if unit not in self.at and unit not in strike.places]
            for unit in sorted(units, key=lambda unit: self._eligibility(unit, hex_id)):
                if self._fits(strike, unit, hex_id):
                    return unit, hex_id
        return None

    def _eligibility(self, unit: UnitId, hex_id: SpaceId) -> tuple[int, int, UnitId]:
        """Those whose way leads there come first, then the strongest."""
        return self._detour(unit, hex_id) // STRAY, -attack_value(self.state, unit), unit

    def _fits(self, strike: Strike, unit: UnitId, hex_id: SpaceId) -> bool:
        state = self.state
        if why_not_objective(state, unit, strike.target) is not None or not self._commanded(unit, hex_id):
            return False
        if state.place(unit) != hex_id and self._worse_place(strike, unit, hex_id):
            return False
        mates = [other for other, at in strike.places.items() if at == hex_id] + self._planned.get(hex_id, [])
        return why_not_stack(state, unit, hex_id, mates) is None

    def _commanded(self, unit: UnitId, hex_id: SpaceId) -> bool:
        if unit not in self._commands:
            self._commands[unit] = CommandReach(self.staff, unit)
        return self.state.place(unit) == hex_id or self._commands[unit].holds(hex_id)

    def _worse_place(self, strike: Strike, unit: UnitId, hex_id: SpaceId) -> bool:
        """A unit that already stands beside the target need not change its place for one with more enemies."""
        place = self.state.place(unit)
        if place not in self.state.world.neighbours[strike.target]:
            return False
        return len(self._others(hex_id, strike.target)) >= len(self._others(place, strike.target))

    # -- what it promises --------------------------------------------------------------------------
    def _others(self, hex_id: SpaceId, target: SpaceId) -> list[SpaceId]:
        """Other enemy hexes that hold a hex in their zone of control and are not attacked yet."""
        sources = exerters(self.state, self.situation.enemy, hex_id)
        return [other for other in sources if other != target and other not in self.targets]

    def _defence(self, target: SpaceId) -> int:
        terrain = terrain_item(self.state, target)
        return self.situation.enemy_defence.get(target, 0) + (terrain.value if terrain else 0)

    def _guns(self, target: SpaceId, attackers: list[UnitId]) -> list[UnitId]:
        """Artillery that could support an attack."""
        state, units = self.state, self.state.world.units
        return [
            gun
            for gun in artillery.guns(state, self.situation.side)
            if gun not in self._guns_used
            and is_supplied(state, gun)
            and is_commanded(state, gun)
            and state.world.distance(state.place(gun), target) <= strengths(state, gun).range
            and any(is_same_formation(units[gun], units[unit]) for unit in attackers)
        ]

    def _difference(self, strike: Strike, defence: int) -> int:
        state = self.state
        attackers = list(strike.places)
        attack = sum(attack_value(state, unit) for unit in attackers)
        attack += sum(strengths(state, gun).attack for gun in self._guns(strike.target, attackers))
        terrain = terrain_item(state, strike.target)
        across = all(state.world.river(hex_id, strike.target) for hex_id in strike.places.values())
        river = max(0, state.world.tables.tec.river.defence - (terrain.value if terrain else 0)) if across else 0
        return attack - defence - river

    def _enough(self) -> int:
        """The difference beyond which more units gain nothing."""
        low = int(self.state.world.crt.columns[-1].rstrip("+"))
        return low - 2 * self._shift() + W.reserve

    def _shift(self) -> int:
        return total(superiority(self.state, self.situation.side))

    def _weigh(self, strike: Strike, defence: int) -> None:
        state, units = self.state, self.state.world.units
        attackers = list(strike.places)
        mixed = any(units[u].armour for u in attackers) and any(units[u].is_infantry for u in attackers)
        drm = state.world.limits.combined_arms if mixed else 0
        faces = faces_of(state.world.crt, self._difference(strike, defence), self._shift(), drm)
        stakes = stakes_of(state, self.situation.side, attackers, (strike.target,))
        extra = {other for hex_id in strike.places.values() for other in self._others(hex_id, strike.target)}
        strike.extra = tuple(sorted(extra))
        lost = sum(hex_id not in self._area for hex_id in strike.places.values())
        strike.worth = stakes.weigh(faces) - W.contact * len(extra) - W.cut_off * lost
        strike.worth += self._relief(strike)
        strike.worth -= W.detour * self._strayed(strike)
        cut = self.goals.cut
        if cut and (strike.target == cut or cut in state.world.neighbours[strike.target]):
            strike.worth += W.reopen

    def _strayed(self, strike: Strike) -> int:
        """Half points the attackers lose on the way to their goals; an enemy without a zone can be left behind."""
        held = any(exerts(self.state, unit) for unit in friends_at(self.state, self.situation.enemy, strike.target))
        allowed = STRAY if held else 0
        return sum(max(0, self._detour(unit, hex_id) - allowed) for unit, hex_id in strike.places.items())

    def _relief(self, strike: Strike) -> int:
        """Units that are in contact anyway lose nothing by attacking."""
        zone = zoc_of(self.state, self.situation.enemy)
        held = [unit for unit, hex_id in strike.places.items() if self.state.place(unit) == hex_id and hex_id in zone]
        return W.attack_from if held else 0
