"""The movement phase: who moves next, and how good each hex is for him."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles import verbs
from desktop.games.battles.player.attack_plan import AttackPlan
from desktop.games.battles.player.command_reach import CommandReach, Staff
from desktop.games.battles.player.fields import FAR, UNREACHED, Field, Fields, rings
from desktop.games.battles.player.goals import Goal, Goals
from desktop.games.battles.player.situation import Layout, Situation, is_fighter, layout
from desktop.games.battles.player.weights import LATE_TURNS, LONG_WAY, REAR, W
from desktop.games.battles.rules.combat.strength import defence_value, terrain_item
from desktop.games.battles.rules.map import stacking
from desktop.games.battles.rules.map.formation import is_same_formation
from desktop.games.battles.rules.map.zoc import exerters, zoc_of
from desktop.games.battles.rules.movement import movement
from desktop.games.battles.rules.supply import command, supply
from desktop.games.battles.state.places import DUE
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import friends_at, strengths

NEVER = -1_000_000
LINE = 2
"""Hexes between units of a line."""


class MovePlan:
    """The plan of one movement phase: goals, attacks, and the scores of hexes."""

    def __init__(self, state: BattleState, fields: Fields, side: str, axes: dict[str, SpaceId]) -> None:
        self.state, self.fields, self.side = state, fields, side
        self.situation = Situation(state, side)
        self.goals = Goals(state, fields, self.situation, axes)
        self.staff = Staff(state)
        self.attacks = AttackPlan(state, self.situation, self.goals, self.staff)
        self.settled: set[UnitId] = set()
        """Units that have been looked at and stay."""
        self.area = supply.supplied_area(state, side)
        self.gateways = self._gateways()
        self._scorer: HexScorer | None = None
        self._scored: Layout = ()

    def _gateways(self) -> frozenset[SpaceId]:
        """15.0 Hexes by which units are to come on now or on the next turn."""
        state = self.state
        due = [state.units[u] for u in state.world.by_side[self.side] if state.units[u].place == DUE]
        keys = {status.entry for status in due if status.arrives <= state.turn + 1}
        return frozenset(h for key in keys if key in state.world.entries for h in state.world.entries[key].hexes)

    # -- who moves next ----------------------------------------------------------------------------
    def picks(self, decision: Decision) -> dict[Action, int]:
        """The first unit in order that gains by moving; when there is none, the phase ends."""
        offered = {action.target: action for action in decision.actions if action.verb == verbs.PICK}
        scores = dict.fromkeys(decision.actions, -1)
        for action in decision.actions:
            if action.verb in (verbs.RELEASE, verbs.RECEIVE):
                scores[action] = W.planned
            elif action.verb == verbs.END:
                scores[action] = 0
        for unit in sorted(offered, key=self._rank):
            if unit in self.settled:
                continue
            if self._gains(unit):
                scores[offered[unit]] = 1
                break
            self.settled.add(unit)
        return scores

    def _rank(self, unit: UnitId) -> tuple[int, int, int]:
        """Trucks first, then attackers, the others from the front backwards, headquarters, and guns last."""
        world = self.state.world
        definition = world.units[unit]
        goal = self.goals.of.get(unit)
        far = self.goals.distance(unit, goal) if goal is not None else UNREACHED
        kinds = (definition.is_truck, unit in self.attacks.at, is_fighter(self.state, unit))
        kind = kinds.index(True) if any(kinds) else len(kinds) + self._height(unit)
        return (len(kinds) + LINE + 1 if definition.is_artillery else kind), far, definition.order

    def _height(self, unit: UnitId) -> int:
        """Headquarters follow those below them: brigades before divisions before corps."""
        above = command.superiors(self.state.world, unit)
        return LINE - min(LINE, len(above)) if above else LINE

    def _gains(self, unit: UnitId) -> bool:
        definition = self.state.world.units[unit]
        if definition.is_truck or definition.is_engineer:
            return True
        scorer = self.scorer(unit)
        stay = scorer.hex(self.state.place(unit)) + W.stay if self.state.on_map(unit) else -W.enter * W.planned
        return any(scorer.hex(hex_id) > stay for hex_id in movement.search(self.state, unit).left)

    # -- one unit's move ---------------------------------------------------------------------------
    def steps(self, unit: UnitId, decision: Decision, *, begun: bool) -> dict[Action, int]:
        """Scores for the choices of a unit on the move."""
        self.settled.add(unit)
        definition = self.state.world.units[unit]
        rider = next(iter(self.state.carried.get(unit, ())), NOTHING)
        scores: dict[Action, int] = {}
        scorer = self.scorer(rider or unit)
        here = self.state.place(unit)
        for action in decision.actions:
            if action.verb == verbs.TO:
                scores[action] = NEVER if begun and not definition.is_truck else scorer.hex(action.target)
            elif action.verb == verbs.DONE:
                scores[action] = scorer.hex(here) + W.stay if self.state.on_map(unit) else NEVER // LINE
            else:
                scores[action] = self._special(unit, action)
        if definition.is_truck and not rider:
            self._fetch(unit, scores)
        return scores

    def _special(self, unit: UnitId, action: Action) -> int:
        if action.verb == verbs.LOAD:
            goal = self.goals.of.get(action.target)
            far = goal is not None and self.goals.distance(action.target, goal) > LONG_WAY
            free = action.target not in self.attacks.at
            return W.planned * LINE if far and free and not self.state.carried.get(unit) else NEVER
        if action.verb == verbs.BRIDGE:
            return W.planned * LINE if action.target == self._site(unit) else NEVER
        if action.verb == verbs.EXIT:
            return self._exit(unit)
        return NEVER

    def _exit(self, unit: UnitId) -> int:
        """B.victory Units that leave count if they could still be supplied; on the last turn only."""
        rule = self.state.world.scenario.victory.exits
        if rule is None or rule.side != self.side or rule.at_edge or self.situation.turns_left > 0:
            return NEVER
        counts = self.state.world.units[unit].size in rule.sizes and self.state.place(unit) in rule.hexes
        supplied = supply.trace(self.state, self.side, self.state.place(unit), outside=True) is not None
        return W.planned if counts and supplied else NEVER

    def _fetch(self, truck: UnitId, scores: dict[Action, int]) -> None:
        """B.trucks An empty truck goes to a regiment with a long way before it."""
        state = self.state
        waiting = [
            state.place(unit)
            for unit, goal in self.goals.of.items()
            if state.world.units[unit].is_infantry
            and state.on_map(unit)
            and unit not in state.moved
            and unit not in self.attacks.at
            and self.goals.distance(unit, goal) > LONG_WAY
        ]
        zone = zoc_of(state, self.situation.enemy)
        for action in scores:
            if action.verb == verbs.TO:
                near = action.target in waiting and action.target not in zone
                scores[action] = 1 if near and state.place(truck) not in waiting else NEVER
            elif action.verb == verbs.DONE:
                scores[action] = 0 if state.on_map(truck) else NEVER // LINE

    def _site(self, unit: UnitId) -> str:
        """J.engineers The hexside of its hex an engineer should bridge."""
        goal = self.goals.of.get(unit)
        found = self.fields.first_river(self.state, unit, goal.hexes[0]) if goal is not None else None
        if found is None or found[0] != self.state.place(unit) or found[1] in self.state.holding[self.situation.enemy]:
            return ""
        return self.state.world.hexside(*found)

    # -- hexes -------------------------------------------------------------------------------------
    def scorer(self, unit: UnitId) -> HexScorer:
        """The scores of hexes for a unit, kept while nothing moves."""
        if self._scorer is None or self._scorer.unit != unit or self._scored != layout(self.state):
            self._scorer, self._scored = self._new_scorer(unit), layout(self.state)
        return self._scorer

    def _new_scorer(self, unit: UnitId) -> HexScorer:
        definition = self.state.world.units[unit]
        if definition.is_hq:
            return HqScorer(self, unit)
        if unit in self.goals.guards:
            return GuardScorer(self, unit)
        if definition.is_artillery:
            return GunScorer(self, unit)
        if definition.is_truck:
            return RearScorer(self, unit)
        return FighterScorer(self, unit)


class HexScorer:
    """How good a hex is for a unit; what all units have in common."""

    def __init__(self, plan: MovePlan, unit: UnitId) -> None:
        self.plan, self.state, self.unit = plan, plan.state, unit
        self.definition = plan.state.world.units[unit]
        self.situation = plan.situation
        self.zone = zoc_of(plan.state, plan.situation.enemy)
        self.area = plan.area
        self.reach = CommandReach(plan.staff, unit)
        self._known: dict[str, int] = {}

    def hex(self, hex_id: SpaceId) -> int:
        if hex_id not in self._known:
            self._known[hex_id] = self._score(hex_id)
        return self._known[hex_id]

    def _score(self, hex_id: SpaceId) -> int:
        if self.is_full(hex_id):
            return NEVER
        return self.lines(hex_id) + self.merit(hex_id)

    def is_full(self, hex_id: SpaceId) -> bool:
        return hex_id in self.state.busy[self.situation.side] and bool(
            stacking.why_not_stack(self.state, self.unit, hex_id)
        )

    supply_worth = W.supply

    def lines(self, hex_id: SpaceId) -> int:
        """Supply and command, and roads kept open."""
        score = 0 if hex_id in self.area else -self.supply_worth
        if hex_id in self.state.world.open_road and not self.definition.free:
            score -= W.gateway if hex_id in self.plan.gateways else W.traffic
        return score if self.reach.holds(hex_id) else score - W.command

    def merit(self, hex_id: SpaceId) -> int:
        raise NotImplementedError

    def sheltered(self, hex_id: SpaceId) -> int:
        """Those who should not fight keep behind the others."""
        near = self.situation.nearest_enemy(hex_id)
        score = -W.shelter * max(0, REAR - near)
        if hex_id in self.zone:
            score -= W.shelter * REAR
        if self.situation.threat.get(hex_id) and not self._guarded(hex_id):
            score -= W.shelter
        return score

    def _guarded(self, hex_id: SpaceId) -> bool:
        return any(is_fighter(self.state, unit) for unit in friends_at(self.state, self.plan.side, hex_id))

    def field(self, goal: Goal | None) -> Field:
        return self.plan.fields.to(self.state, self.definition.column, goal.hexes) if goal is not None else {}


class FighterScorer(HexScorer):
    """Maneuver units: towards the goal, in contact only where an attack is planned, in a line, on good ground."""

    def __init__(self, plan: MovePlan, unit: UnitId) -> None:
        super().__init__(plan, unit)
        self.goal = plan.goals.of.get(unit)
        self.slot = plan.attacks.at.get(unit, "")
        self.way = self.field(self.goal)
        self.defence = defence_value(plan.state, unit)
        self.site = self._site()

    def _site(self) -> str:
        """J.engineers The bank from which an engineer bridges the river before him."""
        plan, unit = self.plan, self.unit
        if not self.definition.is_engineer or self.goal is None or unit in plan.state.pontoon_used:
            return ""
        if plan.state.world.special.pontoons is None or not plan.state.on_map(unit):
            return ""
        found = plan.fields.first_river(plan.state, unit, self.goal.hexes[0])
        return found[0] if found is not None else ""

    def _score(self, hex_id: SpaceId) -> int:
        if self.is_full(hex_id):
            return NEVER
        if hex_id == self.slot:
            return W.planned
        if self.unit in self.state.pontoons:
            return W.planned if hex_id == self.state.place(self.unit) else NEVER
        score = self.lines(hex_id) + self.merit(hex_id)
        return score + W.bridge if hex_id == self.site else score

    def merit(self, hex_id: SpaceId) -> int:
        return self._pull(hex_id) + self._contact(hex_id) + self._safety(hex_id) - self._in_the_way(hex_id)

    def _in_the_way(self, hex_id: SpaceId) -> int:
        """B.objectives A hex another division has still to enter is left to it."""
        return W.in_the_way if self.plan.goals.awaited(hex_id) - {self.definition.div} else 0

    def _pull(self, hex_id: SpaceId) -> int:
        goal = self.goal
        if goal is None:
            return 0
        score = -W.march * self.plan.goals.from_hex(self.unit, goal, hex_id)
        if hex_id in goal.hexes and not goal.mine:
            score += W.arrive
        return score + self._garrison(hex_id)

    def _garrison(self, hex_id: SpaceId) -> int:
        """A place nobody else holds is worth its points, the more the nearer the end is."""
        place = self.state.world.victory_hexes.get(hex_id)
        if place is None or not self.plan.goals.by_occupation or self.situation.turns_left > LATE_TURNS:
            return 0
        others = [u for u in friends_at(self.state, self.plan.side, hex_id) if u != self.unit]
        return 0 if others else place.vp * W.garrison * (LATE_TURNS + 1 - self.situation.turns_left)

    def _contact(self, hex_id: SpaceId) -> int:
        """8.3, 11.1 Whoever enters an enemy zone of control must attack everything that holds him there."""
        if hex_id not in self.zone:
            return 0
        sources = exerters(self.state, self.situation.enemy, hex_id)
        loose = [source for source in sources if source not in self.plan.attacks.targets]
        return -W.contact * LINE * len(loose) if loose else W.join

    def _safety(self, hex_id: SpaceId) -> int:
        threat = self.situation.threat.get(hex_id, 0)
        score = self._neighbours(hex_id)
        if not threat:
            return score
        terrain = terrain_item(self.state, hex_id)
        bonus = terrain.value if terrain else 0
        friends = friends_at(self.state, self.plan.side, hex_id)
        held = self.defence + bonus + sum(defence_value(self.state, u) for u in friends if u != self.unit)
        over = min(max(0, threat // LINE - held) * W.exposure, W.exposure_most)
        return score + bonus * W.terrain - over

    def _neighbours(self, hex_id: SpaceId) -> int:
        """Friends on both sides: the line holds together and nobody is surrounded."""
        held = self.state.busy[self.plan.side]
        here = self.state.place(self.unit)
        ring = self.state.world.grid.within(hex_id, LINE)
        friends = sum(near in held and near not in (hex_id, here) for near in ring)
        return W.neighbour * min(friends, REAR)


class GuardScorer(HexScorer):
    """A garrison goes to its place by the shortest way and stays there, with or without orders and supply."""

    def __init__(self, plan: MovePlan, unit: UnitId) -> None:
        super().__init__(plan, unit)
        self.place = plan.goals.guards[unit]
        self.way = self.field(self.place)

    def _score(self, hex_id: SpaceId) -> int:
        if hex_id in self.place.hexes and not self.is_full(hex_id):
            return W.planned
        return super()._score(hex_id)

    def merit(self, hex_id: SpaceId) -> int:
        loose = W.contact * LINE if hex_id in self.zone else 0
        return -W.march * W.march * self.way.get(hex_id, UNREACHED) - loose


class RearScorer(HexScorer):
    """Trucks without a load stay where they are, out of harm's way."""

    def merit(self, hex_id: SpaceId) -> int:
        return self.sheltered(hex_id)


class HqScorer(HexScorer):
    """Headquarters: as many of their units in reach as possible, themselves in reach of theirs, behind the line.

    They command without supply too, but not without a line to the headquarters above them.
    """

    supply_worth = W.supply // REAR

    def __init__(self, plan: MovePlan, unit: UnitId) -> None:
        super().__init__(plan, unit)
        state, world = plan.state, plan.state.world
        self.below: list[tuple[dict[SpaceId, int], int, int]] = []
        for other in world.by_side[plan.side]:
            if state.on_map(other) and other != unit and unit in command.superiors(world, other):
                worth = W.subordinate_hq if world.units[other].is_hq else W.subordinate
                if command.superiors(world, other)[0] != unit or command.needs_no_chain(world, other):
                    worth = W.stay
                if world.units[other].is_artillery:
                    worth = W.stay  # guns follow their headquarters
                near = plan.fields.hexes_from(state.place(other))
                self.below.append((near, command.unit_range(world, other), worth))

    def merit(self, hex_id: SpaceId) -> int:
        linked = self.reach.holds(hex_id)
        score = sum(worth for near, far, worth in self.below if linked and near.get(hex_id, FAR) <= far)
        spread = sum(near.get(hex_id, FAR) for near, _, worth in self.below if worth > W.stay)
        return score - spread // LINE + self.sheltered(hex_id)


class GunScorer(HexScorer):
    """Artillery: targets in range, behind the line, near its own formation."""

    def __init__(self, plan: MovePlan, unit: UnitId) -> None:
        super().__init__(plan, unit)
        self.range = strengths(plan.state, unit).range
        self.mates = rings(plan.state.world, self._mates())
        self.wanted = [plan.fields.hexes_from(target) for target in plan.attacks.targets]

    def _mates(self) -> list[SpaceId]:
        world, state = self.state.world, self.state
        same = [
            other
            for other in world.by_side[self.plan.side]
            if state.on_map(other) and is_fighter(state, other) and self._serves(other)
        ]
        return [state.place(other) for other in same]

    def _serves(self, other: UnitId) -> bool:
        return is_same_formation(self.definition, self.state.world.units[other])

    def merit(self, hex_id: SpaceId) -> int:
        near = self.mates.get(hex_id, 0)
        score = self.sheltered(hex_id) - W.march * max(0, near - 1)
        reached = sum(away.get(hex_id, FAR) <= self.range for away in self.wanted)
        score += min(W.in_range * REAR, W.in_range * reached)
        return score - W.march * max(0, self.situation.nearest_enemy(hex_id) - self.range)
