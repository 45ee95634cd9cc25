"""What a side sees before it moves: where the enemy can strike, and how strong everybody is."""

from __future__ import annotations

from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.battles.data.world import MUD
from desktop.games.battles.player.fields import FAR, rings
from desktop.games.battles.player.weights import REACH_CLEAR, REACH_MUD
from desktop.games.battles.rules.combat.strength import attack_value, defence_value
from desktop.games.battles.state.facts import POSITIONS
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import strengths

Layout = tuple[tuple[str, bool, str], ...]


@kept(POSITIONS)
def layout(state: BattleState) -> Layout:
    """Where every unit is, in what strength and on which truck: plans and scores hold while it stays the same."""
    return tuple((status.place, status.reduced, status.truck) for status in state.units.values())


class Situation:
    """The position at the start of a phase as seen by one side."""

    def __init__(self, state: BattleState, side: str) -> None:
        world = state.world
        self.side, self.enemy = side, world.enemy(side)
        self.turns_left = world.last_turn - state.turn
        self.enemy_attack: dict[SpaceId, int] = {}
        self.enemy_defence: dict[SpaceId, int] = {}
        for unit in world.by_side[self.enemy]:
            if state.on_map(unit) and not world.units[unit].is_truck:
                self._count(state, unit)
        self.threat = self._threat(state)
        self.enemy_hexes = tuple(sorted(state.holding[self.enemy]))
        self._away = rings(world, self.enemy_hexes)

    def _count(self, state: BattleState, unit: UnitId) -> None:
        hex_id = state.place(unit)
        attack = strengths(state, unit).attack if state.world.units[unit].maneuver else 0
        self.enemy_attack[hex_id] = self.enemy_attack.get(hex_id, 0) + attack
        self.enemy_defence[hex_id] = self.enemy_defence.get(hex_id, 0) + defence_value(state, unit)

    def _threat(self, state: BattleState) -> dict[SpaceId, int]:
        """For each hex the attack strength that could come against it."""
        reach = REACH_MUD if state.weather == MUD else REACH_CLEAR
        found: dict[SpaceId, int] = {}
        for hex_id, attack in self.enemy_attack.items():
            if attack:
                for near in state.world.grid.within(hex_id, reach):
                    found[near] = found.get(near, 0) + attack
        return found

    def enemy_near(self, state: BattleState, hex_id: SpaceId, radius: int, *, attacking: bool) -> int:
        """Enemy strength within some hexes of a place."""
        table = self.enemy_attack if attacking else self.enemy_defence
        distance = state.world.distance
        return sum(value for at, value in table.items() if distance(at, hex_id) <= radius)

    def nearest_enemy(self, hex_id: SpaceId) -> int:
        """Hexes to the nearest enemy."""
        return self._away.get(hex_id, FAR)


def fighting_strength(state: BattleState, unit: UnitId) -> int:
    """What a unit weighs at a goal: the better of attack and defence."""
    return max(attack_value(state, unit), defence_value(state, unit))


def is_fighter(state: BattleState, unit: UnitId) -> bool:
    """Units that take and hold ground."""
    definition = state.world.units[unit]
    return definition.maneuver and definition.combat
