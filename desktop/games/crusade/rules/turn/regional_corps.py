"""15.2.1.2 The initial corps of the northern regions: inside their region if possible, sharing spaces if need be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.crusade.data.readings import CorpsOfTheLast
from desktop.games.crusade.rules.supply.supply import ASTURIAS, friendly_spaces, is_spared, supply
from desktop.games.crusade.state.facts import BOARD
from desktop.games.crusade.state.sides import REPUBLICAN
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.tracing import bits

Cost = tuple[int, int, int]
"""Corps that cannot be placed, corps that share a space, corps outside a region that had room: less is better."""
NOWHERE = NOTHING


def inside(state: CrusadeState, region: str) -> list[SpaceId]:
    """Spaces of the region: its friendly source, or with a supplied unit of it."""
    world = state.world
    return [
        space
        for space in _supplied(state, world.sets.region[region])
        if space in world.sources[REPUBLICAN] or _has_unit(state, space, region)
    ]


def outside(state: CrusadeState, region: str) -> list[SpaceId]:
    """Spaces elsewhere with a supplied unit of the region."""
    area = ~state.world.sets.region[region] & ~state.world.sets.islands
    return [space for space in _supplied(state, area) if _has_unit(state, space, region)]


def _supplied(state: CrusadeState, area: int) -> list[SpaceId]:
    points = state.world.sets.graph.points
    return [points[number] for number in bits((supply(state, REPUBLICAN).normal | holdouts(state)) & area)]


def holdouts(state: CrusadeState) -> int:
    """13.1.5 Asturian spaces out of supply that an Asturian division holds: they count (ruling corps_of_the_last)."""
    if CorpsOfTheLast.of(state.world) is not CorpsOfTheLast.EXAMPLE:
        return 0
    sets = state.world.sets
    cut_off = friendly_spaces(state, REPUBLICAN) & sets.region[ASTURIAS] & ~supply(state, REPUBLICAN).normal
    held = (sets.graph.points[number] for number in bits(cut_off))
    return sets.graph.mask(space for space in held if any(is_spared(state, unit) for unit in state.at(space)))


def _has_unit(state: CrusadeState, space: SpaceId, region: str) -> bool:
    return any(state.world.units[unit].region == region for unit in state.at(space))


class Plan:
    """Every way to place the regional corps that are left, and which of them are best."""

    def __init__(self, state: CrusadeState, left: Sequence[UnitId], taken: Sequence[str] = ()) -> None:
        self.state = state
        units = state.world.units
        self.corps = [unit for unit in left if units[unit].region]
        self.region = {unit: units[unit].region for unit in self.corps}
        self.inside = {region: inside(state, region) for region in sorted(set(self.region.values()))}
        self.holdouts = state.world.sets.graph.named(holdouts(state))
        self.options = [self._options(unit) for unit in self.corps]
        self.crowd: dict[str, int] = dict.fromkeys(taken, 1)
        for options in self.options:
            for space in options:
                if space:
                    corps = sum(units[unit].corps for unit in state.at(space))
                    self.crowd[space] = corps + (space in taken)
        self.at_home = {region: self._homes(region) for region in self.inside}

    def _options(self, unit: UnitId) -> list[SpaceId]:
        """Inside; outside if there is nothing inside, or as the second corps of the region; a holdout may be full."""
        region = self.region[unit]
        found = list(self.inside[region])
        if not found or self._is_second(region):
            found += outside(self.state, region)
        return [*found, NOWHERE] if self.holdouts or not found else found

    def _is_second(self, region: str) -> bool:
        """Of the two Asturian corps one may go outside."""
        corps = self.state.world.initial_corps[REPUBLICAN]
        return sum(self.state.world.units[unit].region == region for unit in corps) > 1

    def _homes(self, region: str) -> int:
        """Corps of the region that stand inside it already."""
        units = self.state.world.units
        return sum(
            units[unit].corps and units[unit].region == region
            for space in self.state.world.regions[region]
            for unit in self.state.at(space)
        )

    def cost(self, choice: Sequence[SpaceId]) -> Cost:
        crowd = dict(self.crowd)
        missing = shares = away = 0
        at_home = dict(self.at_home)
        for unit, space in zip(self.corps, choice, strict=True):
            region = self.region[unit]
            if not space or crowd[space] >= self.state.world.limits.stacking:
                missing += 1
                continue
            shares += crowd[space] > 0
            crowd[space] += 1
            if space in self.inside[region]:
                at_home[region] += 1
            else:
                away += bool(self.inside[region])
        missing += sum(bool(self.inside[region]) and not count for region, count in at_home.items())
        return missing + self._too_many(choice), shares, away

    def _too_many(self, choice: Sequence[SpaceId]) -> int:
        """A holdout takes one corps of each region: ways with more are worse than leaving one out."""
        units = self.state.world.units
        found = 0
        for space in self.holdouts:
            there = [units[unit].region for unit in self.state.at(space) if units[unit].corps]
            there += [self.region[unit] for unit, each in zip(self.corps, choice, strict=True) if each == space]
            found += len(self.corps) * (len(there) - len(set(there)))
        return found

    def best(self) -> tuple[Cost, list[tuple[SpaceId, ...]]]:
        """The least cost, and the ways that have it."""
        costs = {choice: self.cost(choice) for choice in product(*self.options)}
        least = min(costs.values())
        return least, [choice for choice, cost in costs.items() if cost == least]


def regional_cost(state: CrusadeState, left: Sequence[UnitId], taken: Sequence[str] = ()) -> Cost:
    """How well the regional corps that are left can be placed, if other corps took some spaces."""
    return Plan(state, left, taken).best()[0]


def regional_spaces(state: CrusadeState, left: Sequence[UnitId], unit: UnitId) -> list[SpaceId]:
    """The spaces a regional corps may take: those of the best ways to place all that are left."""
    return _best_spaces(state, *left)[unit]


@kept(BOARD)
def _best_spaces(state: CrusadeState, *left: UnitId) -> dict[UnitId, list[SpaceId]]:
    plan = Plan(state, left)
    columns = zip(*plan.best()[1], strict=True)
    return {corps: sorted({*column} - {NOWHERE}) for corps, column in zip(plan.corps, columns, strict=True)}
