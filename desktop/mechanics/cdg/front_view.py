"""How a scripted player sees a point-to-point map: what pulls, what threatens, where a unit is wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId, UnitId
from desktop.mechanics.cdg import verbs
from desktop.mechanics.cdg.protocols import S
from desktop.mechanics.cdg.tracing import bits, flood

Scores = dict[Action, int]
JOIN = 1000
"""Somebody advances into a space that was won."""


class FrontWeights(Struct, frozen=True):
    """Figures of one game; rates are hundredths.

    Attributes:
        heat_left: of an objective's pull that is left one space further away.
        taken_pull: of its value that an own space pulls with while the enemy stands near.
        match: divides the worth of a space by the strength that holds it against its threat.
        defence: of the worth of a space that a unit's share in holding it counts for.
        offence: divides heat times strength on the front; four times that behind it.
        exposed: for each point by which a threat outweighs a post twice.
        garrison, behind: of what a first unit in a space covers, and of the space behind it.
    """

    heat_left: int
    taken_pull: int
    match: int
    defence: int
    offence: int
    exposed: int
    garrison: int
    behind: int


class FrontView(Generic[S]):
    """The position as one side sees it. `own` and `foe` are the strengths of both sides by place."""

    def __init__(
        self,
        state: S,
        side: str,
        enemy: str,
        near: Mapping[SpaceId, Sequence[SpaceId]],
        values: Mapping[SpaceId, int],
        weights: FrontWeights,
    ) -> None:
        self.state, self.side, self.enemy, self.near = state, side, enemy, near
        self.control: Mapping[SpaceId, str] = state.control
        self.values, self.weights = values, weights
        self.own: dict[SpaceId, int] = {}
        self.foe: dict[SpaceId, int] = {}
        self.heat: dict[SpaceId, int] = {}
        self._threats: dict[SpaceId, int] = {}
        self._menaces: dict[SpaceId, int] = {}
        self._covers: dict[SpaceId, int] = {}
        self._posts: dict[tuple[int, SpaceId, bool], int] = {}

    # -- what a game says --------------------------------------------------------------------------
    def strength(self, unit: UnitId) -> int:
        """What a unit weighs in a fight."""
        raise NotImplementedError

    def unit_worth(self, unit: UnitId) -> int:
        """What the loss of a whole unit would cost."""
        raise NotImplementedError

    def worth(self, space: SpaceId) -> int:
        """What a space is worth to its holder."""
        return self.values[space]

    def guard(self, space: SpaceId) -> int:
        """What a garrison is worth where the enemy cannot come at once."""
        return 0

    def needed(self, space: SpaceId) -> int:
        """What holding a space is worth beyond itself."""
        return 0

    def kept_by_first(self, space: SpaceId) -> int:
        """What the first unit in an empty space keeps from the enemy."""
        return self.cover(space) if self.control.get(space) == self.side else 0

    def in_danger(self, space: SpaceId) -> bool:
        """Whether the enemy could soon come into a space."""
        return bool(self.threat(space))

    # -- what pulls --------------------------------------------------------------------------------
    def spread_heat(self) -> dict[SpaceId, int]:
        """How strongly objectives pull on each space: enemy ones, and own ones that the enemy stands next to."""
        heat: dict[SpaceId, int] = {}
        for space, holder in self.control.items():
            if holder == self.enemy:
                heat[space] = self.values[space]
            elif any(near in self.foe for near in self.near[space]):
                heat[space] = self.values[space] * self.weights.taken_pull // 100
        queue = sorted(heat, key=lambda space: (-heat[space], space))
        for space in queue:  # grows while it is read
            passed = heat[space] * self.weights.heat_left // 100
            for near in self.near[space]:
                if heat.get(near, 0) < passed and near in self.control:
                    heat[near] = passed
                    queue.append(near)
        return heat

    # -- what threatens ----------------------------------------------------------------------------
    def threat(self, space: SpaceId) -> int:
        """The strength of the enemies next to a space."""
        found = self._threats.get(space)
        if found is None:
            found = self._threats[space] = sum(self.foe.get(near, 0) for near in self.near[space])
        return found

    def menace(self, space: SpaceId) -> int:
        """The strength that could soon stand against a space: the threat, and half of those one space further."""
        found = self._menaces.get(space)
        if found is None:
            near = self.near[space]
            far = {other for each in near for other in self.near[each]} - {space, *near}
            found = self._menaces[space] = self.threat(space) + sum(self.foe.get(other, 0) for other in far) // 2
        return found

    def is_front(self, space: SpaceId) -> bool:
        return any(self.control.get(near) == self.enemy for near in self.near[space])

    # -- where a unit is wanted --------------------------------------------------------------------
    def hold(self, space: SpaceId) -> int:
        """What holding a space is worth, the land behind it included."""
        return self.worth(space) + self.heat.get(space, 0) // self.weights.match

    def cover(self, space: SpaceId) -> int:
        """What an enemy who walked into an empty space would take: it, and the best empty one behind it."""
        found = self._covers.get(space)
        if found is None:
            behind = [n for n in self.near[space] if self.control.get(n) == self.side and n not in self.own]
            best = max((self.values[near] for near in behind), default=0)
            found = self._covers[space] = self.worth(space) + best * self.weights.behind // 100
        return found

    def post(self, power: int, space: SpaceId, leaving: bool = False) -> int:
        """What a unit of some strength is worth in a space, beside those that are there (without it, if `leaving`)."""
        key = power, space, leaving
        found = self._posts.get(key)
        if found is None:
            found = self._posts[key] = self._post(power, space, leaving)
        return found

    def _post(self, power: int, space: SpaceId, leaving: bool) -> int:
        w = self.weights
        have = self.own.get(space, 0) - (power if leaving else 0)
        pull = self.heat.get(space, 0) * power // (w.offence if self.is_front(space) else 4 * w.offence)
        worth = pull * w.match // (w.match + have // 2)
        if self.in_danger(space):
            if have <= 0:
                worth += self.kept_by_first(space) * w.garrison // 100
            menace = self.menace(space)
            lack = max(0, menace - have)
            held = self.hold(space) + self.needed(space)
            worth += w.defence * held * min(power, lack) // (100 * (w.match + menace))
            worth -= w.exposed * max(0, self.threat(space) - 2 * (have + power))
        elif have <= 0:
            worth += self.guard(space)
        return worth

    # -- decisions ---------------------------------------------------------------------------------
    def power_of(self, unit: UnitId) -> int:
        """The strength of the unit in question; at least somebody, if it is not known."""
        return self.strength(unit) if unit else 1

    def advances(self, decision: Decision, unit: UnitId) -> Scores:
        """Somebody always advances; more follow where they stand better."""
        target = self.state.fight.target
        empty = not self.state.at(target)
        scores: Scores = {}
        for action in decision.actions:
            if action.verb == verbs.ADVANCE:
                power, here = self.strength(action.target), self.state.place_of(action.target)
                gain = self.post(power, target) - self.post(power, here, leaving=True)
                scores[action] = gain + (JOIN if empty else 0)
            elif action.verb == verbs.TO:
                taken = self.worth(action.target) if self.control.get(action.target) == self.enemy else 0
                scores[action] = self.post(self.power_of(unit), action.target) + taken
        return scores

    def places(self, decision: Decision, unit: UnitId, box: str, boxed: int) -> Scores:
        """A unit comes to the map where it is wanted most; into a box only for want of a better place."""
        power = self.power_of(unit)
        return {
            action: boxed if action.target == box else self.post(power, action.target)
            for action in decision.actions
            if action.target in self.control or action.target == box
        }

    def givers(self, decision: Decision) -> Scores:
        """A unit has to leave: the least valuable where it is missed least."""
        scores: Scores = {}
        for action in decision.actions:
            unit = action.target
            if unit in self.state.units:
                here = self.state.place_of(unit)
                missed = self.post(self.strength(unit), here, leaving=True) if here in self.control else 0
                scores[action] = -self.unit_worth(unit) - missed
        return scores

    def wanted(self, unit: UnitId) -> int:
        """What threatens a unit on the map."""
        place = self.state.place_of(unit)
        return self.threat(place) if place in self.control else 0

    def betterings(self, decision: Decision) -> Scores:
        """Units to be made better: those at the front first."""
        return {a: 1 + self.wanted(a.target) for a in decision.actions if a.target in self.state.units}


def comes_apart(number: int, rest: int, near: Sequence[int]) -> bool:
    """Whether the points around one do not hang together close to it: a quick test before a long one."""
    around = near[number] & rest
    ring = around
    for each in bits(around):
        ring |= near[each] & rest
    return flood(around & -around, ring, near) & around != around
