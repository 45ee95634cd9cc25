"""Goals: the places worth victory points, and which unit makes for which."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.games.battles.judgement.fields import UNREACHED, Fields
from desktop.games.battles.judgement.situation import Situation, fighting_strength, is_fighter
from desktop.games.battles.judgement.weights import (
    ATTACK_PERCENT,
    ATTACK_RADIUS,
    EDGE_TURNS,
    HOLD_PERCENT,
    HOLD_RADIUS,
    LATE_TURNS,
    W,
)
from desktop.games.battles.places import BOX, DUE
from desktop.games.battles.restrictions import has_taken_all
from desktop.games.battles.state import BattleState
from desktop.games.battles.status import movement_allowance
from desktop.games.battles.victory import control_rule

SCALE = 600
PERCENT = 100


@dataclass(slots=True)
class Goal:
    """A place and how much strength it asks for."""

    hexes: tuple[str, ...]
    vp: int
    mine: bool
    need: int
    sent: int = 0
    late: bool = False
    """It must be occupied now, because the end is near."""
    edge: bool = False
    bound: tuple[str, ...] = ()
    """Brunete: divisions that must take it; all others stay out until they have their own."""
    groups: list[str] = field(default_factory=list)


def group_of(state: BattleState, unit: str) -> str:
    """The formation that acts together."""
    definition = state.world.units[unit]
    if unit in state.world.special.stand_fast:
        return unit
    if state.world.scenario.command.chain == "division":
        return definition.div or unit
    return f"{definition.div}/{definition.bde}" if definition.bde else unit


class Goals:
    """All goals of a side in a movement phase, with the units told off for them."""

    def __init__(self, state: BattleState, fields: Fields, situation: Situation) -> None:
        self.state, self.fields, self.situation = state, fields, situation
        self.by_occupation = control_rule(state) != "last_entered"
        self.goals = [*self._places(), *self._edges()]
        self.of: dict[str, Goal] = {}
        self._assign()

    # -- which places ------------------------------------------------------------------------------
    def _places(self) -> list[Goal]:
        found = []
        for hex_id, place in sorted(self.state.world.victory_hexes.items()):
            found.append(self._place(hex_id, place.vp))
        return found

    def _holder(self, hex_id: str) -> str:
        state, situation = self.state, self.situation
        if hex_id in state.holding[situation.enemy]:
            return situation.enemy
        if hex_id in state.holding[situation.side]:
            return situation.side
        return "" if self.by_occupation else state.control.get(hex_id, "")

    def _place(self, hex_id: str, vp: int) -> Goal:
        state, situation = self.state, self.situation
        holder = self._holder(hex_id)
        mine = holder == situation.side
        late = self.by_occupation and situation.turns_left <= LATE_TURNS
        attackers = situation.enemy_near(state, hex_id, HOLD_RADIUS, attacking=True)
        if mine:
            need = attackers * HOLD_PERCENT // PERCENT
        else:
            around = situation.enemy_near(state, hex_id, ATTACK_RADIUS, attacking=False)
            need = max(1, around * ATTACK_PERCENT // PERCENT)
        worth = vp if need else 0
        bound = tuple(d for d, hexes in state.world.objectives.items() if hex_id in hexes)
        return Goal((hex_id,), vp if late else worth, mine, max(need, int(late)), late=late, bound=bound)

    def _edges(self) -> list[Goal]:
        """J.victory, B.victory Edge hexes at which units count."""
        rule = self.state.world.scenario.victory.exits
        situation = self.situation
        if rule is None or rule.side != situation.side or situation.turns_left >= EDGE_TURNS:
            return []
        return [Goal(tuple(rule.hexes), W.exit_place, False, len(self.state.world.hexes), edge=True)]

    # -- who goes where ----------------------------------------------------------------------------
    def _assign(self) -> None:
        state = self.state
        for unit in self._in_order():
            ranked = [(self.attraction(unit, goal), -number, goal) for number, goal in enumerate(self.goals)]
            worth, _, goal = max(ranked, default=(0, 0, None))
            if goal is None or worth <= 0:
                continue
            self.of[unit] = goal
            goal.sent += fighting_strength(state, unit)
            goal.groups.append(group_of(state, unit))

    def _in_order(self) -> list[str]:
        """Garrisons first, then the units nearest to any goal."""
        state = self.state
        units = [unit for unit in state.world.by_side[self.situation.side] if self._counts(unit)]
        ranked = [(self._nearest(unit), state.world.order_of(unit), unit) for unit in units]
        return [unit for _, _, unit in sorted(ranked)]

    def _counts(self, unit: str) -> bool:
        status = self.state.units[unit]
        if not is_fighter(self.state, unit):
            return False
        due = status.place == DUE and status.arrives <= self.state.turn
        return self.state.on_map(unit) or due or (status.place == BOX and unit in self.state.released)

    def _nearest(self, unit: str) -> int:
        open_goals = [goal for goal in self.goals if goal.vp and self.may_go(unit, goal)]
        return min((self.distance(unit, goal) for goal in open_goals), default=UNREACHED)

    def start(self, unit: str) -> str:
        """Where a unit stands, or comes on."""
        state = self.state
        if state.on_map(unit):
            return state.place(unit)
        entry = state.world.entries.get(state.units[unit].entry)
        return entry.hexes[0] if entry is not None and entry.hexes else ""

    def distance(self, unit: str, goal: Goal) -> int:
        column = self.state.world.units[unit].column
        return self.fields.to(self.state, column, goal.hexes).get(self.start(unit), UNREACHED)

    def may_go(self, unit: str, goal: Goal) -> bool:
        """B.objectives Divisions that have not taken their own objectives stay away from others'."""
        world = self.state.world
        definition = world.units[unit]
        if definition.side != world.objective_side or definition.div not in world.objectives or not goal.bound:
            return True
        return definition.div in goal.bound or has_taken_all(self.state, definition.div)

    def is_own_objective(self, unit: str, goal: Goal) -> bool:
        """B.objectives An objective a unit's division has still to take."""
        definition = self.state.world.units[unit]
        untaken = goal.hexes[0] not in self.state.taken.get(definition.div, ())
        return definition.side == self.state.world.objective_side and definition.div in goal.bound and untaken

    def attraction(self, unit: str, goal: Goal) -> int:
        """How much a goal draws a unit: its worth over the turns it takes to get there."""
        if not self.may_go(unit, goal):
            return 0
        own = self.is_own_objective(unit, goal)
        vp = goal.vp + (W.objective if own else 0)
        if not vp or (goal.edge and not self._counts_at_edge(unit)):
            return 0
        turns = self.distance(unit, goal) // max(1, movement_allowance(self.state, unit)) + 1
        worth = vp * SCALE // turns
        if turns > self.situation.turns_left + 1:
            worth //= W.crowded
        if goal.sent >= goal.need and not own:
            worth //= W.crowded
        if group_of(self.state, unit) in goal.groups:
            worth = worth * W.together_percent // PERCENT
        return worth

    def _counts_at_edge(self, unit: str) -> bool:
        rule = self.state.world.scenario.victory.exits
        return rule is not None and self.state.world.units[unit].size in rule.sizes
