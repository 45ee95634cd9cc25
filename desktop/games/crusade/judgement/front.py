"""How a side sees the map: what spaces are worth, where the enemy threatens, where a unit is wanted."""

from __future__ import annotations

from desktop.games.crusade.calendar import COLUMNS
from desktop.games.crusade.judgement import weights as w
from desktop.games.crusade.procedures.war_status import EVALUATED, madrid_line
from desktop.games.crusade.sides import NATIONALIST, SIDES, enemy_of
from desktop.games.crusade.state import CrusadeState
from desktop.games.crusade.supply import network, supply, trace
from desktop.games.crusade.world import World
from desktop.mechanics.cdg.tracing import bits, flood

MADRID, GUADARRAMA = "madrid", "guadarrama"


def space_values(world: World, morale: int = w.RM) -> dict[str, int]:
    """What each space is worth to whoever holds it, if a point of morale is worth so much."""
    found = {}
    for space in world.space_ids:
        definition = world.spaces[space]
        worth = w.GROUND + w.VP * definition.vp_value + morale * definition.rm_value
        worth += w.WAY * len(world.neighbours[space]) + (w.PORT if definition.port else 0)
        found[space] = worth + (w.SOURCE if definition.supply else 0)
    return found


def morale_worth(state: CrusadeState) -> int:
    """5.2.2 What a point of morale is worth now: more the nearer it stands to a line of automatic victory to come."""
    found = w.RM_LATE
    for turn, box in sorted(state.world.turns.items()):
        if state.turn <= turn <= state.world.last_turn and box.republican_wins is not None:
            assert box.nationalist_wins is not None
            margin = min(box.republican_wins - state.rm, state.rm - box.nationalist_wins)
            found = max(found, w.RM + w.LINE // (1 + max(0, margin) + (turn - state.turn) // w.LINE_AHEAD))
    return found


def strength(state: CrusadeState, unit: str) -> int:
    """What a unit weighs in a fight."""
    counter = state.world.units[unit]
    factor = counter.strength(state.units[unit].reduced)
    return max(1, factor * w.CORPS_FACTOR if counter.corps else factor)


def unit_worth(state: CrusadeState, unit: str) -> int:
    """What the loss of a whole unit would cost."""
    counter = state.world.units[unit]
    steps = 1 if state.units[unit].reduced else counter.steps
    return steps * step_worth(state, unit) + (w.CORPS_LOST if counter.corps else 0)


def step_worth(state: CrusadeState, unit: str) -> int:
    """What the loss of a step costs."""
    counter = state.world.units[unit]
    return w.STEP * counter.lf + counter.cf + (w.PRECIOUS if counter.no_replacements else 0)


class Front:
    """The position as one side sees it."""

    def __init__(self, state: CrusadeState, side: str, values: dict[str, int]) -> None:
        self.state, self.side, self.values = state, side, values
        self.enemy = enemy_of(side)
        self.near = state.world.neighbours
        power: dict[str, dict[str, int]] = {each: {} for each in SIDES}
        for place, stack in state.stacks.items():
            if place in state.control:
                holder = state.world.units[stack[0]].side
                power[holder][place] = sum(strength(state, unit) for unit in stack)
        self.own, self.foe = power[side], power[self.enemy]
        self.heat = self._heat()
        self.danger = reached(state, self.enemy, self.own)
        """Spaces that enemy units could enter in their next round."""
        self.ring = self._ring()
        self.later = self._later()
        """Those they could enter in the round after it."""
        self._threats: dict[str, int] = {}
        self._menaces: dict[str, int] = {}
        self._covers: dict[str, int] = {}
        self._worths: dict[str, int] = {}
        self._posts: dict[tuple[int, str, bool], int] = {}

    def _heat(self) -> dict[str, int]:
        """How strongly objectives pull on each space: enemy ones, and own ones that the enemy stands next to."""
        key = ("heat", self.side)
        kept: dict[str, int] | None = self.state.seen.get(key)
        if kept is not None:
            return kept
        heat = {}
        for space, holder in self.state.control.items():
            if holder == self.enemy:
                heat[space] = self.values[space]
            elif any(near in self.foe for near in self.near[space]):
                heat[space] = self.values[space] * w.TAKEN_PULL // 100
        self._spread(heat)
        self.state.seen[key] = heat
        return heat

    def _ring(self) -> dict[str, int]:
        """13.1 Own spaces around an own Main City that is no source and on its road to one: it starves without them."""
        control = self.state.control
        found: dict[str, int] = {}
        for city in self.state.world.main_cities:
            if control[city] == self.side and not self.state.world.spaces[city].supply:
                near = self.near[city]
                around = dict.fromkeys((*near, *(further for each in near for further in self.near[each])))
                around |= dict.fromkeys(self._road(city))
                share = self.values[city] * w.RING // 100
                found |= {space: share for space in around if space != city and control.get(space) == self.side}
        return found

    def _road(self, city: str) -> list[str]:
        """13.1 The shortest way through own spaces from a city to an own source, which is left out."""
        control, spaces = self.state.control, self.state.world.spaces
        came: dict[str, str] = {city: ""}
        queue = [city]
        for space in queue:  # grows while it is read
            if spaces[space].supply == self.side:
                return _back(came, came[space])
            for near in self.near[space]:
                if near not in came and control.get(near) == self.side:
                    came[near] = space
                    queue.append(near)
        return []

    def _later(self) -> frozenset[str]:
        """10.1.12 The spaces behind those in danger, as far as the enemy spaces of one more round."""
        control, found = self.state.control, dict.fromkeys(self.danger)
        layer = [space for space in control if space in found and space not in self.own]
        for _ in range(self.state.world.limits.enemy_spaces):
            further = dict.fromkeys(near for space in layer for near in self.near[space] if near not in found)
            found |= further
            layer = [space for space in further if control.get(space) == self.side and space not in self.own]
        return frozenset(found)

    def _spread(self, heat: dict[str, int]) -> None:
        """Each space passes on a part of its pull."""
        queue = sorted(heat, key=lambda space: (-heat[space], space))
        for space in queue:  # grows while it is read
            passed = heat[space] * w.HEAT_LEFT // 100
            for near in self.near[space]:
                if near in self.state.control and heat.get(near, 0) < passed:
                    heat[near] = passed
                    queue.append(near)

    # -- questions ---------------------------------------------------------------------------------
    def threat(self, space: str) -> int:
        """The strength of the enemies next to a space."""
        found = self._threats.get(space)
        if found is None:
            found = self._threats[space] = sum(self.foe.get(near, 0) for near in self.near[space])
        return found

    def menace(self, space: str) -> int:
        """The strength that could soon stand against a space: the threat, and half of those one space further."""
        found = self._menaces.get(space)
        if found is None:
            near = self.near[space]
            far = {other for each in near for other in self.near[each]} - {space, *near}
            found = self.threat(space) + sum(self.foe.get(other, 0) for other in far) // 2
            self._menaces[space] = found
        return found

    def is_front(self, space: str) -> bool:
        control = self.state.control
        return any(control.get(near) == self.enemy for near in self.near[space])

    def worth(self, space: str) -> int:
        """What a space is worth to its holder: its value, and part of what would be cut off without it."""
        found = self._worths.get(space)
        if found is None:
            found = self._worths[space] = self.values[space] + self._lifeline(space)
        return found

    def _lifeline(self, space: str) -> int:
        state = self.state
        holder = state.control.get(space, "")
        if not holder:
            return 0
        urgency = w.CUT_OFF + w.CUT_OFF_ROUND * state.round
        worth = min(self._sum(cut_off(state, holder, space)) * urgency // 100, w.CUT_OFF_MOST)
        return worth + (self._relief(space) if holder == self.enemy else 0)

    def _relief(self, space: str) -> int:
        """What taking a space would save from attrition."""
        urgency = w.REOPEN + w.REOPEN_ROUND * self.state.round
        return min(self._sum(reopened(self.state, self.side, space)) * urgency // 100, w.REOPEN_MOST)

    def _sum(self, spaces: int) -> int:
        """What spaces are worth with the units in them."""
        state, points = self.state, self.state.world.ground.graph.points
        named = [points[number] for number in bits(spaces)]
        units = [unit for space in named for unit in state.at(space)]
        return sum(self.values[space] for space in named) + sum(unit_worth(state, unit) for unit in units)

    def hold(self, space: str) -> int:
        """What holding a space is worth, the land behind it included."""
        return self.worth(space) + self.heat.get(space, 0) // w.MATCH

    def cover(self, space: str) -> int:
        """What an enemy who walked into an empty space would take: it, and the best empty one behind it."""
        found = self._covers.get(space)
        if found is None:
            control = self.state.control
            behind = [n for n in self.near[space] if control.get(n) == self.side and n not in self.own]
            best = max((self.values[near] for near in behind), default=0)
            found = self._covers[space] = self.worth(space) + best * w.BEHIND // 100
        return found

    def post(self, power: int, space: str, leaving: bool = False) -> int:
        """What a unit of some strength is worth in a space, beside those that are there (without it, if `leaving`)."""
        key = power, space, leaving
        found = self._posts.get(key)
        if found is None:
            found = self._posts[key] = self._post(power, space, leaving)
        return found

    def _post(self, power: int, space: str, leaving: bool) -> int:
        have = self.own.get(space, 0) - (power if leaving else 0)
        threat = self.threat(space)
        pull = self.heat.get(space, 0) * power // (w.OFFENCE if self.is_front(space) else 4 * w.OFFENCE)
        worth = pull * w.MATCH // (w.MATCH + have // 2)
        if threat or space in self.danger:
            ring = self.ring.get(space, 0)
            if have <= 0:
                worth += (self.cover(space) + ring) * w.GARRISON // 100
            menace = self.menace(space)
            lack = max(0, menace - have)
            worth += w.DEFENCE * (self.hold(space) + ring) * min(power, lack) // (100 * (w.MATCH + menace))
            worth -= w.EXPOSED * max(0, threat - 2 * (have + power))
        elif have <= 0:
            worth += self._guard(space)
        return worth

    def _guard(self, space: str) -> int:
        """What a garrison is worth where the enemy cannot come at once: raids go for what is empty."""
        if self.state.control.get(space) != self.side:
            return 0
        later = (self.worth(space) + self.ring.get(space, 0)) * w.LATER // 100 if space in self.later else 0
        base = space in self.state.world.main_cities or self.state.world.spaces[space].supply == self.side
        return max(later, w.HOME if base else 0)

    def kept(self, power: int, space: str) -> int:
        """What is left of the worth of a space that a unit walks into: the enemy may well come back."""
        rate = w.KEPT if self.threat(space) <= power else w.RAID
        relief = self._relief(space)
        kept = (self.worth(space) - relief) * rate // 100
        return kept + relief + madrid_gain(self.state, self.side, space, entering=True)


def _back(came: dict[str, str], space: str) -> list[str]:
    """The way that led to a space."""
    road = []
    while space:
        road.append(space)
        space = came[space]
    return road


def madrid_gain(state: CrusadeState, side: str, space: str, *, entering: bool = False) -> int:
    """17.3.2 What attacking (or entering) Madrid or a space next to it betters the coming evaluation by."""
    if side != NATIONALIST or state.flag(EVALUATED) or state.world.phase_of(state.turn) != COLUMNS:
        return 0
    now = madrid_line(state)[1]
    lines = {line.id: line.vp for line in state.world.tables.madrid}
    after = now
    if space == MADRID:
        after = lines["madrid_taken" if entering else "madrid_attacked"]
    elif space in state.world.in_group["adjacent_to_madrid"] and (entering or space != GUADARRAMA):
        after = lines["madrid_adjacent"]
    return w.VP * max(0, after - now)


def cut_off(state: CrusadeState, side: str, space: str) -> int:
    """13.1 The spaces of a side that would lose their supply with a space."""
    key = ("cut_off", space)
    found: int | None = state.ground.get(key)
    if found is None:
        now = supply(state, side)
        rest = now.friendly & ~state.world.ground.bit[space]
        through = _mere_passage(state, side, space) and not _parts(state, side, space, rest)
        found = 0 if through else now.lasting & rest & ~trace(state, side, rest).lasting
        state.ground[key] = found
    return found


def _mere_passage(state: CrusadeState, side: str, space: str) -> bool:
    """Whether supply may pass through a space but not begin there."""
    definition = state.world.spaces[space]
    begins = definition.supply or definition.port or definition.isolated or space in state.beach_heads
    return not begins and not state.world.ground.bit[space] & state.world.ground.border[side]


def _parts(state: CrusadeState, side: str, space: str, rest: int) -> bool:
    """Whether the spaces around one do not hang together close to it: a quick test before a long one."""
    net = network(state, side)
    around = net[state.world.order[space]] & rest
    ring = around
    for number in bits(around):
        ring |= net[number] & rest
    return flood(around & -around, ring, net) & around != around


def reopened(state: CrusadeState, side: str, space: str) -> int:
    """13.1 The spaces of a side now out of supply that would be supplied if it held a space too."""
    now = supply(state, side)
    lost = now.friendly & ~now.lasting
    if not lost:
        return 0
    key = ("reopened", space)
    found: int | None = state.ground.get(key)
    if found is None:
        more = trace(state, side, now.friendly | state.world.ground.bit[space])
        found = state.ground[key] = lost & more.lasting
    return found


def reached(state: CrusadeState, side: str, blocked: dict[str, int]) -> frozenset[str]:
    """10.1 Spaces that units of a side could enter in a round, or could if the other's units there left."""
    control, near = state.control, state.world.neighbours
    most = state.world.limits.enemy_spaces
    found: dict[str, int] = {}
    for start, stack in state.stacks.items():
        if start not in control or state.world.units[stack[0]].side != side:
            continue
        points = max(state.world.units[unit].mf for unit in stack)
        layer = {start: 0}
        for _ in range(points):
            further: dict[str, int] = {}
            for space, entered in layer.items():
                for other in near[space]:
                    now = entered + (control.get(other) != side)
                    if now <= most and found.get(other, most + 1) > now:
                        found[other] = now
                        if other not in blocked:
                            further[other] = now
            layer = further
    return frozenset(found)
