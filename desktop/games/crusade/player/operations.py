"""8.2 Which spaces to activate, where to move and what to attack."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.player.front import Front
from desktop.games.crusade.player.prospects import Prospects
from desktop.games.crusade.rules.combat import attack_options
from desktop.games.crusade.rules.combat.loss_options import representatives
from desktop.games.crusade.rules.map import fortification, geography
from desktop.games.crusade.rules.map.sieges import siege_at
from desktop.games.crusade.rules.movement import activation
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN
from desktop.games.crusade.state.state import ATTACK, MOVE

Scores = dict[Action, int]


class OperationsPlan:
    """The operations of one side in the position as it is."""

    def __init__(self, front: Front, prospects: Prospects) -> None:
        self.front, self.state, self.side = front, front.state, front.side
        self.prospects, self.w = prospects, front.w
        self._moves: dict[str, list[int]] = {}
        self._arrivals: dict[tuple[int, str], int] = {}
        self._attacks: dict[tuple[str, ...], int] = {}
        self._potentials: dict[int, int] = {}

    # -- movement ----------------------------------------------------------------------------------
    def _reach(self, space: SpaceId, points: int) -> dict[SpaceId, int]:
        """Spaces within reach, with the enemy spaces entered on the way (a rough count of 10.1.12)."""
        state, front = self.state, self.front
        found = {space: 0}
        layer = [space]
        for _ in range(points):
            further = []
            for each in layer:
                for near in geography.ways(state, self.side, each):
                    entered = found[each] + (state.control.get(near) == front.enemy)
                    if near not in found and near not in front.foe and entered <= state.world.limits.enemy_spaces:
                        found[near] = entered
                        further.append(near)
            layer = further
        del found[space]
        return found

    def move_gain(self, unit: UnitId, space: SpaceId) -> int:
        """What a unit betters by ending in a space."""
        power = self.front.strength(unit)
        return self._arrival(power, space) - self.front.post(power, self.state.place_of(unit), leaving=True)

    def best_move(self, unit: UnitId, ends: list[SpaceId]) -> int:
        """The most that a unit betters by ending in one of these spaces."""
        power = self.front.strength(unit)
        best = max((self._arrival(power, end) for end in ends), default=0)
        return best - self.front.post(power, self.state.place_of(unit), leaving=True) if ends else -1

    def _arrival(self, power: int, space: SpaceId) -> int:
        """What a unit of some strength is worth in a space, and the space if it is taken so."""
        key = power, space
        found = self._arrivals.get(key)
        if found is None:
            front = self.front
            taken = front.kept(power, space) if self.state.control.get(space) == front.enemy else 0
            found = self._arrivals[key] = front.post(power, space) + taken
        return found

    def _ends(self, space: SpaceId, points: int) -> list[SpaceId]:
        """Spaces with room within reach."""
        room = self.state.world.limits.stacking
        return [end for end in self._reach(space, points) if len(self.state.at(end)) < room]

    def _moves_from(self, space: SpaceId) -> list[int]:
        """The best gain of each unit of a space, the best first."""
        gains = []
        ends: dict[int, list[SpaceId]] = {}
        for unit in representatives(self.state, list(self.state.at(space))):
            points = self.state.world.units[unit].mf
            if points not in ends:
                ends[points] = self._ends(space, points)
            gains.append(max(self.best_move(unit, ends[points]), self.build_gain(unit)))
        return sorted(gains, reverse=True)

    def build_gain(self, unit: UnitId) -> int:
        """10.2 What an attempt to build is worth."""
        space = self.state.place_of(unit)
        if not self.front.is_front(space) or fortification.why_not_build(self.state, unit) is not None:
            return 0
        share = self.w.build_corps if self.state.world.units[unit].corps else self.w.build_division
        return share * self.front.hold(space) * min(self.front.threat(space), self.w.match) // (100 * self.w.match)

    def move_score(self, space: SpaceId) -> int:
        """What activating a space for movement is worth."""
        if space not in self._moves:
            self._moves[space] = self._moves_from(space)
        gains = [gain for gain in self._moves[space] if gain > 0]
        return sum(gains[:2]) - self.w.move_price

    # -- attacks -----------------------------------------------------------------------------------
    def attack_scores(self, allowed: Sequence[SpaceId], most: int) -> dict[str, int]:
        """What activating each space for attack is worth, alone or with others, those marked already counted."""
        marked = [space for space, kind in self.state.markers.items() if kind == ATTACK]
        found: dict[str, int] = {}
        for target in sorted(self.front.foe):
            ways = [s for s in geography.attack_ways(self.state, self.side, target) if s in allowed]
            if ways and attack_options.why_not_target(self.state, self.side, target) is None:
                self._score_target(target, ways, marked, most, found)
        for space in allowed:
            if self.side == REPUBLICAN and siege_at(self.state, space):
                found[space] = max(found.get(space, 0), self.w.assault)
        return found

    def _score_target(
        self, target: SpaceId, ways: list[SpaceId], marked: list[SpaceId], most: int, found: dict[str, int]
    ) -> None:
        near = [space for space in geography.attack_ways(self.state, self.side, target) if space in marked]
        before = max(0, self.attack_from(target, near)) if near else 0
        ways = sorted(ways, key=lambda space: (-self.front.own.get(space, 0), space))
        ways = self._within_shortage(ways)
        for count in range(1, min(most, self.w.best_origins, len(ways)) + 1):
            chosen = ways[:count]
            gain = (self.attack_from(target, [*near, *chosen]) - before) // count - self.w.attack_price
            for space in chosen:
                found[space] = max(found.get(space, gain), gain)

    def _within_shortage(self, ways: list[SpaceId]) -> list[SpaceId]:
        """17.1.2 One space of the Northern Zone at most while ammunition is short."""
        if self.side != NATIONALIST or not self.state.ammunition_shortage:
            return ways
        north = [space for space in ways if geography.in_northern_zone(self.state, space)]
        return [space for space in ways if space not in north[1:]]

    def attack_from(self, target: SpaceId, spaces: list[SpaceId]) -> int:
        """What an attack with all units of some spaces is worth."""
        key = target, *spaces
        if key not in self._attacks:
            self._attacks[key] = self._attack_from(target, spaces)
        return self._attacks[key]

    def _attack_from(self, target: SpaceId, spaces: list[SpaceId]) -> int:
        units = [unit for space in spaces for unit in self.state.at(space)]
        if attack_options.why_not_together(self.state, units) is not None:
            units = list(self.state.at(spaces[0]))
        return self.prospects.attack(self.front, target, units)

    # -- decisions ---------------------------------------------------------------------------------
    def marks(self, decision: Decision) -> Scores:
        """8.2.3 The next space to activate."""
        offered = [action for action in decision.actions if action.verb == verbs.MARK]
        left = (decision.progress or (0, 1))[1] - len(self.state.markers)
        attackers = [action.target for action in offered if action.args[1] == ATTACK]
        attacks = self.attack_scores(attackers, left)
        scores: Scores = {}
        for action in offered:
            space, kind = action.args
            scores[action] = self.move_score(space) if kind == MOVE else attacks.get(space, -1)
        return {**scores, **{action: -1 for action in decision.actions if action.verb == verbs.UNMARK}}

    def potential(self, points: int) -> int:
        """What operations of so many points promise."""
        if points not in self._potentials:
            self._potentials[points] = self._potential(points)
        return self._potentials[points]

    def _potential(self, points: int) -> int:
        spaces = activation.markable(self.state)
        attacks = self.attack_scores([space for space, kind in spaces if kind == ATTACK], points)
        best: dict[str, int] = {}
        for space, kind in spaces:
            score = self.move_score(space) if kind == MOVE else attacks.get(space, -1)
            best[space] = max(best.get(space, 0), score)
        total = sum(sorted((score for score in best.values() if score > 0), reverse=True)[:points])
        return total * self.w.ops_rate // 100

    def picks(self, decision: Decision) -> Scores:
        """10.1.1 Which stack moves next."""
        scores: Scores = {}
        reach: dict[tuple[str, int], list[SpaceId]] = {}
        for action in decision.actions:
            if action.verb == verbs.BUILD:
                scores[action] = self.build_gain(action.target)
            elif action.verb == verbs.PICK:
                unit = action.target
                key = self.state.place_of(unit), self.state.world.units[unit].mf
                if key not in reach:
                    reach[key] = self._ends(*key)
                scores[action] = self.best_move(unit, reach[key])
        return scores

    def steps(self, decision: Decision, units: list[UnitId]) -> Scores:
        """10.1.3 Where the stack goes."""
        scores: Scores = {}
        for action in decision.actions:
            if action.verb == verbs.TO:
                scores[action] = self.move_gain(units[0], action.target)
            elif action.verb == verbs.PICK:
                scores[action] = -1
        return scores
