"""9.4 Which places to activate, where to move and what to attack."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.player.front import Front, strength
from desktop.games.illusions.player.prospects import Prospects
from desktop.games.illusions.rules.combat import attack_options
from desktop.games.illusions.rules.combat.loss_options import representatives
from desktop.games.illusions.rules.map import geography, trenches
from desktop.games.illusions.rules.movement import activation, movement
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.state import ATTACK, MOVE

Scores = dict[Action, int]
JOIN = 1000
"""Units join before the attack is made."""


class OperationsPlan:
    """The operations of one side in the position as it is."""

    def __init__(self, front: Front, prospects: Prospects) -> None:
        self.front, self.state, self.side = front, front.state, front.side
        self.prospects, self.w = prospects, front.w
        self._moves: dict[str, list[int]] = {}
        self._ends: dict[tuple[str, int, bool], list[SpaceId]] = {}
        self._arrivals: dict[tuple[int, bool, tuple[str, ...], str], int] = {}
        self._attacks: dict[tuple[str, ...], int] = {}
        self._able: dict[str, list[UnitId]] = {}
        self._potentials: dict[int, int] = {}

    # -- movement ----------------------------------------------------------------------------------
    def ends(self, unit: UnitId) -> list[SpaceId]:
        """Places with room within reach (a rough look: who else moves is not weighed)."""
        here, points = self.state.place_of(unit), movement.points(self.state, (unit,))
        key = here, points, self.state.world.units[unit].lcu
        if key not in self._ends:
            self._ends[key] = self._reach(here, points, unit)
        return self._ends[key]

    def _reach(self, start: SpaceId, points: int, unit: UnitId) -> list[SpaceId]:
        state, side = self.state, self.side
        found: dict[SpaceId, None] = {start: None}
        layer = [start]
        for _ in range(points):
            further = []
            for place in layer:
                if place != start and movement.stops_at(state, side, place):
                    continue
                for each in self._ways(unit, place):
                    if each not in found and self._is_open(unit, each):
                        found[each] = None
                        further.append(each)
            layer = further
        room, mixed = state.world.limits.stacking, state.world.mixed
        return [end for end in found if end != start and (end in mixed or len(state.at(end)) < room)]

    def _ways(self, unit: UnitId, place: SpaceId) -> list[SpaceId]:
        """11.1.2a By land, and along the lanes that are open to the unit."""
        world = self.state.world
        lanes = [sea for sea in world.lanes[place] if geography.may_sail(self.state, unit, place, sea)]
        return [*world.neighbours[place], *lanes]

    def _is_open(self, unit: UnitId, place: SpaceId) -> bool:
        state, side = self.state, self.side
        if not geography.is_open(state, side, place):
            return False
        return not sieges.blocks(state, side, place) or sieges.are_enough(state, place, (*state.at(place), unit))

    def move_gain(self, unit: UnitId, place: SpaceId) -> int:
        """What a unit betters by ending in a place."""
        return self._arrival(unit, place) - self._staying(unit)

    def best_move(self, unit: UnitId) -> int:
        """The most that a unit betters by moving."""
        ends = self.ends(unit)
        if not self.state.world.units[unit].combat:
            return max((self._follow(end) for end in ends), default=0) - self._follow(self.state.place_of(unit))
        return max(self._arrival(unit, end) for end in ends) - self._staying(unit) if ends else -1

    def _staying(self, unit: UnitId) -> int:
        """What a unit is worth where it is."""
        state, here = self.state, self.state.place_of(unit)
        worth = self.front.post(strength(state, unit), here, leaving=True) + self._supply(unit, here)
        worth += self._led(unit, here)
        if state.sieges.get(here) == self.side:
            rest = [each for each in state.units_of(self.side, here) if each != unit]
            if not sieges.are_enough(state, here, rest):
                worth += self.front.worth(here) * self.w.siege // 100
        return worth

    def _arrival(self, unit: UnitId, place: SpaceId) -> int:
        """What a unit is worth in a place, and the place if it is taken so."""
        power = strength(self.state, unit)
        counter = self.state.world.units[unit]
        key = power, counter.lcu, counter.nations, place
        found = self._arrivals.get(key)
        if found is None:
            front = self.front
            found = front.post(power, place) + self._supply(unit, place) + self._led(unit, place)
            if self.state.control.get(place) == front.enemy and self.state.sieges.get(place) != self.side:
                found += front.kept(power, place)
            if front.is_breach(place):
                found -= self.w.breach
            self._arrivals[key] = found
        return found

    def _led(self, unit: UnitId, place: SpaceId) -> int:
        """27.0 What standing with an HQ or heavy artillery adds."""
        return self.w.led if self.state.world.units[unit].lcu and self.front.staff_at(place) else 0

    def _supply(self, unit: UnitId, place: SpaceId) -> int:
        """14.0 What the state of supply there costs."""
        match supply.status_at(self.state, unit, place):
            case supply.OUT:
                return -self.w.no_supply
            case supply.LIMITED:
                return -self.w.no_source
        return 0

    def move_score(self, place: SpaceId, units: Sequence[UnitId]) -> int:
        """What activating units for movement is worth."""
        if place not in self._moves:
            able = representatives(self.state, units)
            self._moves[place] = sorted((self.best_move(unit) for unit in able), reverse=True)
        gains = [gain for gain in self._moves[place] if gain > 0]
        return max(sum(gains[:2]), self.dig_gain(place)) - self.w.move_price

    def dig_gain(self, place: SpaceId) -> int:
        """19.2 What a trench is worth."""
        state, front, limits = self.state, self.front, self.state.world.limits
        if place in state.trenches or not front.threat(place) or state.turn < limits.trench_first_turn:
            return 0
        if state.markers.get(place) == MOVE and trenches.why_not_dig(state, place) is not None:
            return 0
        terrain = state.world.terrain_rules[state.world.terrain[place]].trench
        if not terrain or not any(state.world.units[unit].lcu for unit in state.units_of(self.side, place)):
            return 0
        return self.w.dig * front.hold(place) * min(front.threat(place), 2 * self.w.match) // (200 * self.w.match)

    # -- attacks -----------------------------------------------------------------------------------
    def attack_scores(self, places: Sequence[SpaceId], most: int) -> dict[str, int]:
        """What activating each place for attack is worth, alone or with others, those marked already counted."""
        state = self.state
        marked = [place for place, kind in state.markers.items() if kind == ATTACK]
        near: dict[SpaceId, list[SpaceId]] = {}
        for place in (*places, *marked):
            for target in attack_options.ways(state, place):
                near.setdefault(target, []).append(place)
        found: dict[str, int] = {}
        for target in sorted(near):
            if kinds := attack_options.kinds_at(state, self.side, target):
                self._score_target(target, kinds[0], near[target], marked, most, found)
        return found

    def _score_target(
        self, target: SpaceId, kind: str, near: list[SpaceId], marked: list[SpaceId], most: int, found: dict[str, int]
    ) -> None:
        before_from = [place for place in near if place in marked]
        before = max(0, self.attack_from(target, kind, before_from)) if before_from else 0
        ways = [place for place in near if place not in marked]
        ways.sort(key=lambda place: (-self.front.own.get(place, 0), place))
        for count in range(1, min(most, self.w.best_origins, len(ways)) + 1):
            chosen = ways[:count]
            worth = self.attack_from(target, kind, [*before_from, *chosen])
            gain = (worth - before) // count - self.w.attack_price
            for place in chosen:
                found[place] = max(found.get(place, gain), gain)

    def attack_from(self, target: SpaceId, kind: str, places: Sequence[SpaceId]) -> int:
        """What an attack with all units of some places is worth."""
        key = (target, kind, *places)
        if key not in self._attacks:
            units = together(self.front, [unit for place in places for unit in self._attackers(place, target)])
            led = {self.state.place_of(unit) for unit in units}
            staff = [each for place in places if place in led for each in self.front.staff_at(place)]
            self._attacks[key] = self.prospects.attack(self.front, target, units, kind, staff) if units else -1
        return self._attacks[key]

    def _attackers(self, place: SpaceId, target: SpaceId) -> list[UnitId]:
        """12.1 Units of a place that could attack: large ones first, not those a siege needs."""
        if place not in self._able:
            state = self.state
            own = [unit for unit in state.units_of(self.side, place) if state.world.units[unit].combat]
            able = [unit for unit in own if supply.status(state, unit) != supply.LIMITED]
            able.sort(key=lambda unit: (-strength(state, unit), unit))
            self._able[place] = able[: state.world.limits.stacking]
        return [] if self.state.sieges.get(place) == self.side and place != target else self._able[place]

    # -- decisions ---------------------------------------------------------------------------------
    def marks(self, decision: Decision) -> Scores:
        """9.4.3 The next place to activate."""
        used, points = decision.progress or (0, 1)
        offered = [action.args for action in decision.actions if action.verb == verbs.MARK]
        found = self._score_marks(offered, points - used)
        scores: Scores = {verbs.MARK(*mark): score // price for mark, (score, price) in found.items()}
        for action in decision.actions:
            if action.verb == verbs.UNMARK:
                scores[action] = -1
            elif action.verb == verbs.GROUP:
                attacks = self.state.groups[-1].kind == ATTACK
                scores[action] = self.w.attack_price if attacks else -1
        return scores

    def _score_marks(self, marks: Sequence[activation.Mark], most: int) -> dict[activation.Mark, tuple[int, int]]:
        """By marker: what it is worth, and what it costs."""
        state = self.state
        places = {mark: state.place_of(mark[0]) if mark[0] in state.units else mark[0] for mark in marks}
        origins = sorted({places[mark] for mark in marks if mark[1] == ATTACK})
        attacks = self.attack_scores(origins, most)
        found = {}
        for mark in marks:
            place, kind = places[mark], mark[1]
            single = mark[0] in state.units
            units = (mark[0],) if single else state.units_of(self.side, place)
            if kind == ATTACK:
                score = attacks.get(place, -1)
            elif single:
                score = self.best_move(mark[0]) - self.w.move_price
            else:
                score = self.move_score(place, units)
            found[mark] = score, max(1, activation.cost(state, place, units, kind))
        return found

    def potential(self, points: int) -> int:
        """What operations of so many points promise; before the first round nobody knows."""
        if self.state.active != self.side:
            return 0
        if points not in self._potentials:
            self._potentials[points] = self._potential(points)
        return self._potentials[points]

    def _potential(self, points: int) -> int:
        best: dict[SpaceId, tuple[int, int]] = {}
        for mark, (score, price) in self._score_marks(activation.markable(self.state, points), points).items():
            place = self.state.place_of(mark[0]) if mark[0] in self.state.units else mark[0]
            if score > best.get(place, (0, 1))[0]:
                best[place] = score, price
        total, left = 0, points
        for score, price in sorted(best.values(), key=lambda each: -each[0] // each[1]):
            if price <= left:
                total, left = total + score, left - price
        return total * self.w.ops_rate // 100

    def picks(self, decision: Decision, begun: Sequence[str]) -> Scores:
        """11.1.1 Which stack moves next, or digs; units of the space begun that gain by it before all others."""
        scores: Scores = {}
        for action in decision.actions:
            match action.verb:
                case verbs.PICK:
                    gain = self.best_move(action.target)
                    scores[action] = gain + (self.w.finish if gain > 0 and action.target in begun else 0)
                case verbs.BUILD:
                    scores[action] = self.dig_gain(action.target)
                case verbs.ASSEMBLE:
                    scores[action] = self.w.assemble if action.args[-1] == "full" else self.w.assemble // 2
                case verbs.DISASSEMBLE:
                    scores[action] = -1
        return scores

    def steps(self, decision: Decision, units: Sequence[UnitId]) -> Scores:
        """11.1.2 Where the stack goes; staffs go with the strongest."""
        scores: Scores = {}
        staff = [unit for unit in units if not self.state.world.units[unit].combat]
        for action in decision.actions:
            if action.verb == verbs.TO:
                scores[action] = self.move_gain(units[0], action.target) if not staff else self._follow(action.target)
            elif action.verb == verbs.PICK:
                scores[action] = -1
        return scores

    def _follow(self, place: SpaceId) -> int:
        """27.0 HQs and heavy artillery go where the strong fight, never where nobody is."""
        return self.front.command(place) if self.front.own.get(place) else -JOIN


def together(front: Front, units: list[UnitId]) -> list[UnitId]:
    """12.1.3a All of these if they may attack together, else those of the strongest nation."""
    state = front.state
    if not units:
        return []
    apart = len({attack_options.is_cut_off(state, unit) for unit in units}) > 1
    if not apart and attack_options.why_not_made(state, units) is None:
        return units
    powers: dict[str, int] = {}
    for unit in units:
        nation = state.world.units[unit].nation
        powers[nation] = powers.get(nation, 0) + strength(state, unit)
    best = max(powers, key=lambda nation: powers[nation])
    chosen = [unit for unit in units if state.world.units[unit].nation == best]
    first = attack_options.is_cut_off(state, chosen[0])
    return [unit for unit in chosen if attack_options.is_cut_off(state, unit) == first]
