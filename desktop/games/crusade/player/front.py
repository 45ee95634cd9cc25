"""How a side sees the map: what spaces are worth, where the enemy threatens, where a unit is wanted."""

from __future__ import annotations

from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.crusade.data.world import World
from desktop.games.crusade.player.weights import NOVICE, Weights
from desktop.games.crusade.rules.supply.supply import network, supply, trace
from desktop.games.crusade.rules.turn.calendar import COLUMNS
from desktop.games.crusade.rules.turn.war_status import EVALUATED, madrid_line
from desktop.games.crusade.state.facts import CONTROL
from desktop.games.crusade.state.sides import NATIONALIST, enemy_of
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.front_view import FrontView, comes_apart
from desktop.mechanics.cdg.tracing import bits

MADRID, GUADARRAMA = SpaceId("madrid"), SpaceId("guadarrama")


def space_values(world: World, morale: int = NOVICE.rm, w: Weights = NOVICE) -> dict[SpaceId, int]:
    """What each space is worth to whoever holds it, if a point of morale is worth so much."""
    found = {}
    for space in world.space_ids:
        definition = world.spaces[space]
        worth = w.any_space + w.vp * definition.vp_value + morale * definition.rm_value
        worth += w.way * len(world.neighbours[space]) + (w.port if definition.port else 0)
        found[space] = worth + (w.source if definition.supply else 0)
    return found


def morale_worth(state: CrusadeState, side: str, w: Weights = NOVICE) -> int:
    """5.2.2 What a point of morale is worth now: more the nearer it stands to a line of automatic victory to come.

    Most to a side that would lose at the end of this turn, or with little more.
    """
    found = w.rm + w.save if short_of_victory(state, enemy_of(side), w) <= w.alarm else w.rm_late
    for turn, box in sorted(state.world.turns.items()):
        if state.turn <= turn <= state.world.last_turn and box.republican_wins is not None:
            assert box.nationalist_wins is not None
            margin = min(box.republican_wins - state.rm, state.rm - box.nationalist_wins)
            found = max(found, w.rm + w.line // (1 + max(0, margin) + (turn - state.turn) // w.line_ahead))
    return found


def short_of_victory(state: CrusadeState, side: str, w: Weights = NOVICE, turn: int = 0) -> int:
    """5.2.2 How many points of morale a side is short of automatic victory at the end of this turn, or of another."""
    box = state.world.turns[turn or state.turn]
    if box.republican_wins is None or box.nationalist_wins is None:
        return w.far
    return state.rm - box.nationalist_wins if side == NATIONALIST else box.republican_wins - state.rm


def strength(state: CrusadeState, unit: UnitId, w: Weights = NOVICE) -> int:
    """What a unit weighs in a fight."""
    counter = state.world.units[unit]
    factor = counter.strength(state.units[unit].reduced)
    return max(1, factor * w.corps_factor if counter.corps else factor)


def unit_worth(state: CrusadeState, unit: UnitId, w: Weights = NOVICE) -> int:
    """What the loss of a whole unit would cost."""
    counter = state.world.units[unit]
    steps = 1 if state.units[unit].reduced else counter.steps
    return steps * step_worth(state, unit, w) + (w.corps_lost if counter.corps else 0)


def step_worth(state: CrusadeState, unit: UnitId, w: Weights = NOVICE) -> int:
    """What the loss of a step costs."""
    counter = state.world.units[unit]
    return w.step * counter.lf + counter.cf + (w.precious if counter.no_replacements else 0)


class Front(FrontView[CrusadeState]):
    """The position as one side sees it."""

    state: CrusadeState

    def __init__(self, state: CrusadeState, side: str, values: dict[SpaceId, int], w: Weights = NOVICE) -> None:
        super().__init__(state, side, enemy_of(side), state.world.neighbours, values, w.front)
        self.w = w
        for place, stack in state.stacks.items():
            if place in state.control:
                holder = self.own if state.world.units[stack[0]].side == side else self.foe
                holder[place] = sum(strength(state, unit, w) for unit in stack)
        self.heat = self.spread_heat()
        self.danger = reached(state, self.enemy, self.own)
        """Spaces that enemy units could enter in their next round."""
        self.ring = self._ring()
        self.later = self._later()
        """Those they could enter in the round after it."""
        self._worths: dict[SpaceId, int] = {}

    def strength(self, unit: UnitId) -> int:
        return strength(self.state, unit, self.w)

    def unit_worth(self, unit: UnitId) -> int:
        return unit_worth(self.state, unit, self.w)

    def _ring(self) -> dict[SpaceId, int]:
        """13.1 Own spaces around an own Main City that is no source and on its road to one: it starves without them."""
        control = self.state.control
        found: dict[SpaceId, int] = {}
        for city in self.state.world.main_cities:
            if control[city] == self.side and not self.state.world.spaces[city].supply:
                near = self.near[city]
                around = dict.fromkeys((*near, *(further for each in near for further in self.near[each])))
                around |= dict.fromkeys(self._road(city))
                share = self.values[city] * self.w.ring // 100
                found |= {space: share for space in around if space != city and control.get(space) == self.side}
        return found

    def _road(self, city: SpaceId) -> list[SpaceId]:
        """13.1 The shortest way through own spaces from a city to an own source, which is left out."""
        control, spaces = self.state.control, self.state.world.spaces
        came: dict[SpaceId, SpaceId] = {city: NOTHING}
        queue = [city]
        for space in queue:  # grows while it is read
            if spaces[space].supply == self.side:
                return _back(came, came[space])
            for near in self.near[space]:
                if near not in came and control.get(near) == self.side:
                    came[near] = space
                    queue.append(near)
        return []

    def _later(self) -> frozenset[SpaceId]:
        """10.1.12 The spaces behind those in danger, as far as the enemy spaces of one more round."""
        control, found = self.state.control, dict.fromkeys(self.danger)
        layer = [space for space in control if space in found and space not in self.own]
        for _ in range(self.state.world.limits.enemy_spaces):
            further = dict.fromkeys(near for space in layer for near in self.near[space] if near not in found)
            found |= further
            layer = [space for space in further if control.get(space) == self.side and space not in self.own]
        return frozenset(found)

    # -- questions ---------------------------------------------------------------------------------
    def in_danger(self, space: SpaceId) -> bool:
        return bool(self.threat(space)) or space in self.danger

    def needed(self, space: SpaceId) -> int:
        return self.ring.get(space, 0)

    def kept_by_first(self, space: SpaceId) -> int:
        """An empty space of the enemy that he could come back to counts as well: raids are worth their while."""
        return self.cover(space) + self.ring.get(space, 0)

    def worth(self, space: SpaceId) -> int:
        """What a space is worth to its holder: its value, and part of what would be cut off without it."""
        found = self._worths.get(space)
        if found is None:
            found = self._worths[space] = self.values[space] + self._lifeline(space)
        return found

    def _lifeline(self, space: SpaceId) -> int:
        state = self.state
        holder = state.control.get(space, "")
        if not holder:
            return 0
        urgency = self.w.cut_off + self.w.cut_off_round * state.round
        worth = min(self._sum(cut_off(state, holder, space)) * urgency // 100, self.w.cut_off_most)
        return worth + (self._relief(space) if holder == self.enemy else 0)

    def _relief(self, space: SpaceId) -> int:
        """What taking a space would save from attrition."""
        urgency = self.w.reopen + self.w.reopen_round * self.state.round
        return min(self._sum(reopened(self.state, self.side, space)) * urgency // 100, self.w.reopen_most)

    def _sum(self, spaces: int) -> int:
        """What spaces are worth with the units in them."""
        state, points = self.state, self.state.world.sets.graph.points
        named = [points[number] for number in bits(spaces)]
        units = [unit for space in named for unit in state.at(space)]
        return sum(self.values[space] for space in named) + sum(self.unit_worth(unit) for unit in units)

    def guard(self, space: SpaceId) -> int:
        """Raids go for what is empty."""
        if self.state.control.get(space) != self.side:
            return 0
        later = (self.worth(space) + self.ring.get(space, 0)) * self.w.later // 100 if space in self.later else 0
        base = space in self.state.world.main_cities or self.state.world.spaces[space].supply == self.side
        return max(later, self.w.home if base else 0)

    def kept(self, power: int, space: SpaceId) -> int:
        """What is left of the worth of a space that a unit walks into: the enemy may well come back."""
        rate = self.w.kept if self.threat(space) <= power else self.w.raid
        relief = self._relief(space)
        kept = (self.worth(space) - relief) * rate // 100
        return kept + relief + self.w.vp * madrid_gain(self.state, self.side, space, entering=True)


def _back(came: dict[SpaceId, SpaceId], space: SpaceId) -> list[SpaceId]:
    """The way that led to a space."""
    road = []
    while space:
        road.append(space)
        space = came[space]
    return road


def madrid_gain(state: CrusadeState, side: str, space: SpaceId, *, entering: bool = False) -> int:
    """17.3.2 What attacking (or entering) Madrid or a space next to it betters the coming evaluation by, in VP."""
    if side != NATIONALIST or state.flag(EVALUATED) or state.world.phase_of(state.turn) != COLUMNS:
        return 0
    now = madrid_line(state)[1]
    lines = {line.id: line.vp for line in state.world.tables.madrid}
    after = now
    if space == MADRID:
        after = lines["madrid_taken" if entering else "madrid_attacked"]
    elif space in state.world.in_group["adjacent_to_madrid"] and (entering or space != GUADARRAMA):
        after = lines["madrid_adjacent"]
    return max(0, after - now)


@kept(CONTROL)
def cut_off(state: CrusadeState, side: str, space: SpaceId) -> int:
    """13.1 The spaces of a side that would lose their supply with a space."""
    now = supply(state, side)
    rest = now.friendly & ~state.world.sets.bit[space]
    whole = not comes_apart(state.world.order[space], rest, network(state, side))
    through = whole and _mere_passage(state, side, space)
    return 0 if through else now.lasting & rest & ~trace(state, side, rest).lasting


def _mere_passage(state: CrusadeState, side: str, space: SpaceId) -> bool:
    """Whether supply may pass through a space but not begin there."""
    definition = state.world.spaces[space]
    begins = definition.supply or definition.port or definition.isolated or space in state.beach_heads
    return not begins and not state.world.sets.bit[space] & state.world.sets.border[side]


@kept(CONTROL)
def reopened(state: CrusadeState, side: str, space: SpaceId) -> int:
    """13.1 The spaces of a side now out of supply that would be supplied if it held a space too."""
    now = supply(state, side)
    lost = now.friendly & ~now.lasting
    return lost & trace(state, side, now.friendly | state.world.sets.bit[space]).lasting if lost else 0


def reached(state: CrusadeState, side: str, blocked: dict[SpaceId, int]) -> frozenset[SpaceId]:
    """10.1 Spaces that units of a side could enter in a round, or could if the other's units there left."""
    control, near = state.control, state.world.neighbours
    most = state.world.limits.enemy_spaces
    found: dict[SpaceId, int] = {}
    for start, stack in state.stacks.items():
        if start not in control or state.world.units[stack[0]].side != side:
            continue
        points = max(state.world.units[unit].mf for unit in stack)
        layer = {start: 0}
        for _ in range(points):
            further: dict[SpaceId, int] = {}
            for space, entered in layer.items():
                for other in near[space]:
                    now = entered + (control.get(other) != side)
                    if now <= most and found.get(other, most + 1) > now:
                        found[other] = now
                        if other not in blocked:
                            further[other] = now
            layer = further
    return frozenset(found)
