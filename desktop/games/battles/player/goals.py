"""Goals: the places worth victory points, and which unit makes for which."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.player.fields import FAR, UNREACHED, Fields
from desktop.games.battles.player.situation import Situation, fighting_strength, is_fighter
from desktop.games.battles.player.weights import (
    ATTACK_PERCENT,
    ATTACK_RADIUS,
    AXIS,
    CUT_MOST,
    CUT_RADIUS,
    EDGE_TURNS,
    GUARD_RADIUS,
    GUARD_TURNS,
    HOLD_PERCENT,
    HOLD_RADIUS,
    LATE_TURNS,
    REACH,
    RING,
    SCREEN_PERCENT,
    W,
)
from desktop.games.battles.rules.map.restrictions import has_taken_all
from desktop.games.battles.rules.supply import supply
from desktop.games.battles.rules.turn.victory import ending
from desktop.games.battles.state.places import BOX, DUE
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import movement_allowance

SCALE = 6_000
PERCENT = 100


@dataclass(slots=True)
class Goal:
    """A place and how much strength it asks for."""

    hexes: tuple[SpaceId, ...]
    vp: int
    mine: bool
    need: int
    sent: int = 0
    late: bool = False
    """It must be occupied now, because the end is near."""
    edge: bool = False
    bound: tuple[str, ...] = ()
    """Brunete: divisions that must take it; all others stay out until they have their own."""
    place: int = 0
    """The victory points of the place, whether anything is asked for it or not."""

    @property
    def dear(self) -> bool:
        return self.place > 1


def group_of(state: BattleState, unit: UnitId) -> str:
    """The formation that acts together."""
    definition = state.world.units[unit]
    if unit in state.world.special.stand_fast:
        return unit
    if state.world.scenario.command.chain == "division":
        return definition.div or unit
    return f"{definition.div}/{definition.bde}" if definition.bde else unit


class Goals:
    """All goals of a side in a movement phase, with the units told off for them."""

    def __init__(self, state: BattleState, fields: Fields, situation: Situation, axes: dict[str, SpaceId]) -> None:
        self.state, self.fields, self.situation, self.axes = state, fields, situation, axes
        self.behind = ending(state).winner != situation.side
        """A side that would not win as things stand goes forward; one that would holds what it has."""
        self.by_occupation = not state.world.is_held_by_entry
        self.cut, self._waiting = worst_cut(state, fields, situation.side)
        self.goals = [*self._places(), *self._edges(), *self._cuts()]
        self.of: dict[UnitId, Goal] = {}
        self.guards: dict[UnitId, Goal] = {}
        """Units that garrison a place on the last turns."""
        self.centre: SpaceId = NOTHING
        self._awaited: dict[SpaceId, frozenset[str]] = {}
        self._post_garrisons()
        self._choose_axes()
        self._assign()

    # -- which places ------------------------------------------------------------------------------
    def _places(self) -> list[Goal]:
        found = []
        for hex_id, place in sorted(self.state.world.victory_hexes.items()):
            found.append(self._place(hex_id, place.vp))
        return found

    def _holder(self, hex_id: SpaceId) -> str:
        state, situation = self.state, self.situation
        if hex_id in state.holding[situation.enemy]:
            return situation.enemy
        if hex_id in state.holding[situation.side]:
            return situation.side
        return state.control.get(hex_id, "") or self._nearer(hex_id)

    def _nearer(self, hex_id: SpaceId) -> str:
        """Whose a place is that nobody has entered: the nearer side's."""
        away = self.fields.hexes_from(hex_id)
        sides = (self.situation.side, self.situation.enemy)
        near = [min((away[at] for at in self.state.busy[side]), default=FAR) for side in sides]
        return sides[near.index(min(near))]

    def _place(self, hex_id: SpaceId, vp: int) -> Goal:
        state, situation = self.state, self.situation
        holder = self._holder(hex_id)
        mine = holder == situation.side
        late = mine and self.by_occupation and situation.turns_left <= LATE_TURNS
        attackers = situation.enemy_near(state, hex_id, HOLD_RADIUS, attacking=True)
        if mine:
            need = attackers * (SCREEN_PERCENT if self.behind else HOLD_PERCENT) // PERCENT
            need = max(need, int(not self.behind))
        else:
            around = situation.enemy_near(state, hex_id, ATTACK_RADIUS, attacking=False)
            need = max(1, around * ATTACK_PERCENT // PERCENT)
        worth = vp if need else 0
        bound = tuple(d for d, hexes in state.world.objectives.items() if hex_id in hexes)
        return Goal((hex_id,), vp if late else worth, mine, max(need, int(late)), late=late, bound=bound, place=vp)

    def _edges(self) -> list[Goal]:
        """J.victory, B.victory Edge hexes at which units count."""
        rule = self.state.world.scenario.victory.exits
        situation = self.situation
        if rule is None or rule.side != situation.side or situation.turns_left >= EDGE_TURNS:
            return []
        if not rule.at_edge and not any(supply.has_line(self.state, rule.side, hex_id) for hex_id in rule.hexes):
            return []
        return [Goal(tuple(rule.hexes), W.exit_place, False, len(self.state.world.hexes), edge=True)]

    def _cuts(self) -> list[Goal]:
        """9.1 A road to be opened again."""
        if not self.cut:
            return []
        around = self.situation.enemy_near(self.state, self.cut, 1, attacking=False)
        need = max(1, around * ATTACK_PERCENT // PERCENT)
        return [Goal((self.cut,), min(self._waiting, CUT_MOST), False, need)]

    # -- who stays behind --------------------------------------------------------------------------
    def _post_garrisons(self) -> None:
        """J.victory, B.victory The nearest unit that may goes into each place that is ours and must not be empty."""
        side, state = self.situation.side, self.state
        turns = self.situation.turns_left + 1 if self.by_occupation else GUARD_TURNS
        for goal in sorted(self.goals, key=lambda goal: (-goal.vp, goal.hexes)):
            if not self._wants_guard(goal):
                continue
            free = [u for u in state.world.by_side[side] if u not in self.of and self._may_guard(u, goal)]
            ranked = [(self.distance(u, goal), fighting_strength(state, u), u) for u in free]
            far, _, unit = min(ranked, default=(UNREACHED, 0, NOTHING))
            if unit and far <= movement_allowance(state, unit) * turns:
                self.of[unit] = self.guards[unit] = goal
                goal.sent += fighting_strength(state, unit)

    def _wants_guard(self, goal: Goal) -> bool:
        """Before the end every place; where the last to enter counts also the dear ones the enemy could walk into."""
        if goal.edge or not goal.mine or not goal.place or self.awaited(goal.hexes[0]):
            return False
        if self.by_occupation:
            return self.situation.turns_left <= LATE_TURNS
        near = self.situation.nearest_enemy(goal.hexes[0]) <= GUARD_RADIUS
        return near and (goal.dear or self.situation.turns_left < GUARD_TURNS)

    def awaited(self, hex_id: SpaceId) -> frozenset[str]:
        """B.objectives Divisions close by that have still to enter a hex: nobody else should stand in their way."""
        if hex_id not in self._awaited:
            self._awaited[hex_id] = frozenset(d for d in self.state.world.objectives if self._awaits(d, hex_id))
        return self._awaited[hex_id]

    def _awaits(self, division: str, hex_id: SpaceId) -> bool:
        state, world = self.state, self.state.world
        if world.objective_side != self.situation.side or hex_id not in world.objectives[division]:
            return False
        units = [u for u in world.of_division[division] if state.on_map(u) and is_fighter(state, u)]
        near = [u for u in units if self._march(u, hex_id) <= GUARD_TURNS * movement_allowance(state, u)]
        return bool(near) and hex_id not in state.taken.get(division, ())

    def _march(self, unit: UnitId, *hexes: SpaceId) -> int:
        column = self.state.world.units[unit].column
        return self.fields.to(self.state, column, hexes).get(self.start(unit), UNREACHED)

    def _may_guard(self, unit: UnitId, goal: Goal) -> bool:
        state = self.state
        definition = state.world.units[unit]
        if not state.on_map(unit) or unit in state.pontoons or not self.may_go(unit, goal):
            return False
        if not self.by_occupation and goal.dear:
            return is_fighter(state, unit)
        return not (definition.is_truck or definition.is_hq or definition.is_leader)

    # -- which way each division goes --------------------------------------------------------------
    def _choose_axes(self) -> None:
        """A division keeps to one goal until it is taken, so that its headquarters can command it."""
        state = self.state
        for division in sorted(state.world.of_division):
            units = [unit for unit in state.world.of_division[division] if self._counts(unit)]
            if not units or state.world.units[units[0]].side != self.situation.side:
                continue
            if not self._is_open(self.axes.get(division, NOTHING), division):
                self.axes.pop(division, None)
                drawn = [sum(self.attraction(unit, goal) for unit in units) for goal in self.goals]
                if drawn and max(drawn) > 0:
                    self.axes[division] = self.goals[drawn.index(max(drawn))].hexes[0]

    def _is_open(self, hex_id: SpaceId, division: str) -> bool:
        """Whether a goal is still to be taken; B.objectives a division goes for its own first."""
        taken = self.state.taken.get(division, ())
        own = [at for at in self.state.world.objectives.get(division, ()) if at not in taken]
        if own and hex_id not in own:
            return False
        return any(hex_id in goal.hexes and goal.vp and not goal.mine for goal in self.goals)

    # -- who goes where ----------------------------------------------------------------------------
    def _assign(self) -> None:
        state = self.state
        near: dict[str, SpaceId] = {}
        for unit in self._in_order():
            if unit in self.guards:
                continue
            self.centre = near.get(group_of(state, unit), NOTHING)
            ranked = [(self.attraction(unit, goal), -number, goal) for number, goal in enumerate(self.goals)]
            worth, _, goal = max(ranked, default=(0, 0, None))
            if goal is None or worth <= 0:
                continue
            self.of[unit] = goal
            goal.sent += fighting_strength(state, unit)
            near.setdefault(group_of(state, unit), goal.hexes[0])

    def _in_order(self) -> list[UnitId]:
        """Formation by formation, those nearest to any goal first."""
        state = self.state
        units = [unit for unit in state.world.by_side[self.situation.side] if self._counts(unit)]
        near = {unit: self._nearest(unit) for unit in units}
        first: dict[str, int] = {}
        for unit in units:
            group = group_of(state, unit)
            first[group] = min(near[unit], first.get(group, UNREACHED))
        return sorted(units, key=lambda u: (first[group_of(state, u)], group_of(state, u), near[u], u))

    def _counts(self, unit: UnitId) -> bool:
        status = self.state.units[unit]
        if not is_fighter(self.state, unit):
            return False
        due = status.place == DUE and status.arrives <= self.state.turn
        return self.state.on_map(unit) or due or (status.place == BOX and unit in self.state.released)

    def _nearest(self, unit: UnitId) -> int:
        open_goals = [goal for goal in self.goals if goal.vp and self.may_go(unit, goal)]
        return min((self.distance(unit, goal) for goal in open_goals), default=UNREACHED)

    def start(self, unit: UnitId) -> SpaceId:
        """Where a unit stands, or comes on."""
        state = self.state
        if state.on_map(unit):
            return state.place(unit)
        entry = state.world.entries.get(state.units[unit].entry)
        return entry.hexes[0] if entry is not None and entry.hexes else NOTHING

    def distance(self, unit: UnitId, goal: Goal) -> int:
        return self._march(unit, *goal.hexes)

    def from_hex(self, unit: UnitId, goal: Goal, hex_id: SpaceId) -> int:
        """Half points from a hex to a goal; around a place of one's own its defenders may stand anywhere near."""
        far = self.fields.to(self.state, self.state.world.units[unit].column, goal.hexes).get(hex_id, UNREACHED)
        return max(0, far - RING) if goal.mine and not goal.late else far

    def may_go(self, unit: UnitId, goal: Goal) -> bool:
        """B.objectives Divisions that have not taken their own objectives stay away from others'."""
        world = self.state.world
        definition = world.units[unit]
        if definition.side != world.objective_side or definition.div not in world.objectives or not goal.bound:
            return True
        return definition.div in goal.bound or has_taken_all(self.state, definition.div)

    def is_own_objective(self, unit: UnitId, goal: Goal) -> bool:
        """B.objectives An objective a unit's division has still to take."""
        definition = self.state.world.units[unit]
        untaken = goal.hexes[0] not in self.state.taken.get(definition.div, ())
        return definition.side == self.state.world.objective_side and definition.div in goal.bound and untaken

    def attraction(self, unit: UnitId, goal: Goal) -> int:
        """How much a goal draws a unit: its worth over the turns it takes to get there."""
        if not self.may_go(unit, goal):
            return 0
        own = self.is_own_objective(unit, goal)
        vp = goal.vp * W.own_objective + W.objective if own else goal.vp
        if not vp or (goal.edge and not self._counts_at_edge(unit)):
            return 0
        vp *= W.forward_percent if self.behind != goal.mine else PERCENT
        turns = self.distance(unit, goal) // max(1, movement_allowance(self.state, unit)) + 1
        worth = vp * SCALE // (turns * PERCENT)
        if turns > self.situation.turns_left + 1:
            worth //= W.crowded
        if goal.sent >= goal.need and not own:
            worth //= W.crowded
        axis = self.axes.get(self.state.world.units[unit].div, NOTHING)
        if not self._is_near(goal, axis, AXIS):
            worth //= W.astray
        return worth if self._is_near(goal, self.centre, REACH) else worth // W.astray

    def _is_near(self, goal: Goal, centre: SpaceId, radius: int) -> bool:
        """Whether a goal lies so near that of the formation that one headquarters can command both."""
        return not centre or min(self.fields.hexes_from(centre)[hex_id] for hex_id in goal.hexes) <= radius

    def _counts_at_edge(self, unit: UnitId) -> bool:
        rule = self.state.world.scenario.victory.exits
        return rule is not None and self.state.world.units[unit].size in rule.sizes


def worst_cut(state: BattleState, fields: Fields, side: str) -> tuple[SpaceId, int]:
    """9.1 The first blocked hex of a road behind which most units are without supply, and how many they are."""
    starving = [state.place(u) for u in state.world.by_side[side] if u in state.out_of_supply and state.on_map(u)]
    if not starving:
        return NOTHING, 0
    open_roads = supply.supplied_roads(state, side)
    links = state.world.road_links
    blocked = sorted({near for here in open_roads for near in links.get(here, ()) if near not in open_roads})
    ranked = [(_behind(fields, hex_id, starving), hex_id) for hex_id in blocked]
    waiting, hex_id = max(ranked, default=(0, NOTHING))
    return hex_id, waiting


def _behind(fields: Fields, hex_id: SpaceId, starving: list[SpaceId]) -> int:
    away = fields.hexes_from(hex_id)
    return sum(away[at] <= CUT_RADIUS for at in starving)
