"""How a side sees the map: what spaces are worth, where the enemy threatens, where a unit is wanted."""

from __future__ import annotations

from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.illusions.data.world import World
from desktop.games.illusions.player.weights import NOVICE, Weights
from desktop.games.illusions.rules.map import geography
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply.supply import network, shut_ports, supply, trace
from desktop.games.illusions.state.facts import CONTROL
from desktop.games.illusions.state.sides import GR, SIDES, UPRISING, enemy_of
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.front_view import FrontView, comes_apart
from desktop.mechanics.cdg.tracing import bits


def space_values(world: World, w: Weights = NOVICE) -> dict[SpaceId, int]:
    """What each space is worth to whoever holds it."""
    found = {}
    for space in world.space_ids:
        definition = world.spaces[space]
        worth = w.any_space + w.way * len(world.neighbours[space]) + w.fort * definition.fort
        worth += (w.vp if definition.vp else 0) + (w.capital if definition.capital else 0)
        found[space] = worth + (w.source if definition.supply else 0) + (w.port if definition.ports else 0)
    return found


def strength(state: IllusionsState, unit: UnitId) -> int:
    """What a unit weighs in a fight."""
    counter = state.world.units[unit]
    factor = counter.strength(state.units[unit].reduced)
    return max(1, factor * NOVICE.large_factor if counter.lcu else factor)


def step_worth(state: IllusionsState, unit: UnitId) -> int:
    """What the loss of a step costs."""
    counter = state.world.units[unit]
    return NOVICE.loss * counter.lf + counter.cf + (NOVICE.precious if counter.no_replacements else 0)


def unit_worth(state: IllusionsState, unit: UnitId) -> int:
    """What the loss of a whole unit would cost."""
    counter = state.world.units[unit]
    steps = 1 if state.units[unit].reduced else 2
    return steps * step_worth(state, unit) + (NOVICE.large_lost if counter.lcu else 0)


class Front(FrontView[IllusionsState]):
    """The position as one side sees it; uprisings are enemies of everybody."""

    state: IllusionsState

    def __init__(self, state: IllusionsState, side: str, values: dict[SpaceId, int], w: Weights = NOVICE) -> None:
        world = state.world
        super().__init__(state, side, enemy_of(side), world.all_neighbours, values, w.front)
        self.w = w
        for place, stack in state.stacks.items():
            if place in state.control:
                self._weigh(place, stack)
        self.heat = self.spread_heat()
        self.danger = reached(state, self.enemy, self.own)
        """Places that enemy units could enter in their next round."""
        self._worths: dict[str, int] = {}

    def _weigh(self, place: SpaceId, stack: tuple[UnitId, ...]) -> None:
        for unit in stack:
            owner = self.state.owner_of(unit)
            if owner == self.side:
                self.own[place] = self.own.get(place, 0) + strength(self.state, unit)
            elif owner in (self.enemy, UPRISING):
                self.foe[place] = self.foe.get(place, 0) + strength(self.state, unit)

    def strength(self, unit: UnitId) -> int:
        return strength(self.state, unit)

    def unit_worth(self, unit: UnitId) -> int:
        return unit_worth(self.state, unit)

    # -- worth -------------------------------------------------------------------------------------
    def worth(self, space: SpaceId) -> int:
        """Its value, and part of what would be cut off without it."""
        found = self._worths.get(space)
        if found is None:
            found = self._worths[space] = self.values[space] + self._lifeline(space)
        return found

    def _lifeline(self, space: SpaceId) -> int:
        state, w = self.state, self.w
        holder = state.control.get(space, "")
        if holder not in SIDES:
            return 0
        lost = cut_off(state, holder, space)
        if not lost:
            return 0
        points = state.world.sets.graph.points
        value = sum(self.values[points[n]] + w.loss * len(state.at(points[n])) for n in bits(lost))
        return min(value * (w.cut_off + w.cut_off_round * state.round) // 100, w.cut_off_most)

    def guard(self, space: SpaceId) -> int:
        if self.control.get(space) != self.side or self.state.has_fort(space):
            return 0
        definition = self.state.world.spaces[space]
        near = any(other in self.danger for other in self.near[space])
        later = self.values[space] * self.w.later // 100 if near else 0
        return max(later, self.w.home if near and (definition.capital or definition.supply) else 0)

    def in_danger(self, space: SpaceId) -> bool:
        return space in self.danger or bool(self.threat(space))

    def kept(self, power: int, space: SpaceId) -> int:
        """What is left of the worth of a space that a unit walks into: the enemy may well come back."""
        if sieges.is_enemy_fort(self.state, self.side, space):
            return self.worth(space) * self.w.siege // 100
        rate = self.w.kept if self.threat(space) <= power else self.w.raid
        return self.worth(space) * rate // 100

    def command(self, space: SpaceId) -> int:
        """27.0 What an HQ or heavy artillery is worth in a space: the strength it leads against an enemy next to it."""
        if not self.threat(space):
            return 0
        return self.own.get(space, 0) * self.heat.get(space, 0) // self.w.command

    def staff_at(self, space: SpaceId) -> list[UnitId]:
        """27.0 The side's HQs and heavy artillery in a space."""
        units = self.state.world.units
        return [unit for unit in self.state.units_of(self.side, space) if not units[unit].combat]

    def is_breach(self, space: SpaceId) -> bool:
        """26.3 Whether entering a space would bring Greece in on the other side."""
        state = self.state
        return state.world.nation_of[space] == GR and not state.is_at_war(GR) and state.control[space] != self.side


def cut_off(state: IllusionsState, side: str, space: SpaceId) -> int:
    """14.1 The places of a side that would lose their supply with a space."""
    now = supply(state, side)
    bit = state.world.sets.bit[space]
    if not bit & now.open:
        return 0
    return _cut_off(state, side, space, now.open, now.any, shut_ports(state, side))


@kept(CONTROL)
def _cut_off(state: IllusionsState, side: str, space: SpaceId, open_now: int, supplied: int, shut: int) -> int:
    bit, net = state.world.sets.bit[space], network(state, shut)
    rest = open_now & ~bit
    source = bool(state.world.spaces[space].supply)
    passage = not source and not comes_apart(bit.bit_length() - 1, rest, net)
    return 0 if passage else supplied & ~bit & ~trace(state, side, rest, net).any


def reached(state: IllusionsState, side: str, blocked: dict[SpaceId, int]) -> frozenset[str]:
    """11.1 Places that units of a side could enter in a round, or could if the other's units there left."""
    world, units = state.world, state.world.units
    left: dict[SpaceId, int] = {}
    for place in state.stacks:
        if place in state.control and (own := state.units_of(side, place)):
            left[place] = max(units[unit].mf for unit in own)
    found: dict[str, None] = {}
    for points in range(max(left.values(), default=0), 0, -1):
        for place in [place for place, rest in left.items() if rest == points]:
            for near in world.neighbours[place]:
                found[near] = None
                stops = near in world.mixed or near in blocked or sieges.blocks(state, side, near)
                if not stops and left.get(near, 0) < points - 1 and geography.is_open(state, side, near):
                    left[near] = points - 1
    return frozenset(found)
