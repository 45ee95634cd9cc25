"""12.6 Losses: which units may take the next step, and what replaces a large unit that is gone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.engine.ids import UnitId
from desktop.games.illusions.state.combat_state import Combat
from desktop.games.illusions.state.sides import RESERVE
from desktop.mechanics.cdg.unit_state import representatives as _representatives

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World
    from desktop.games.illusions.state.state import IllusionsState

FULL, REDUCED = 2, 1
"""3.2.1e Each side of a counter is a step."""


class Force(Struct, frozen=True):
    """Who can lose steps.

    Attributes:
        units: units with their steps left.
        reserve: small units of the Reserve Box at full strength.
        cut_off: units out of supply, which nothing replaces (12.6.6a).
    """

    units: tuple[tuple[UnitId, int], ...]
    reserve: tuple[UnitId, ...] = ()
    cut_off: tuple[UnitId, ...] = ()


def force_of(state: IllusionsState, combat: Combat, side: str) -> Force:
    """12.6.2, 12.7.6a The participants of a side; HQs and heavy artillery never absorb losses (27.0e)."""
    units = tuple((unit, REDUCED if state.units[unit].reduced else FULL) for unit in combat.units_of(side))
    return Force(units, tuple(_reserve(state, side)), tuple(combat.cut_off))


def _reserve(state: IllusionsState, side: str) -> list[UnitId]:
    return [unit for unit in state.in_box(side, RESERVE) if not state.units[unit].reduced]


def price(world: World, unit: UnitId, steps: int) -> int:
    """12.6.3 The loss factor of the side that is up."""
    return world.units[unit].loss(steps == REDUCED)


def choices(world: World, force: Force, number: int) -> list[UnitId]:
    """12.6.2 The units with the lowest loss factor, unless less than that is left of the loss number."""
    prices = {unit: price(world, unit, steps) for unit, steps in force.units}
    lowest = min(prices.values(), default=0)
    return [unit for unit, cost in prices.items() if cost == lowest <= number]


def after(world: World, force: Force, unit: UnitId) -> Iterator[Force]:
    """What a force can be when a unit has lost a step: a small unit of each type that may replace a large one."""
    steps = dict(force.units)
    steps[unit] -= 1
    if steps[unit]:
        yield Force(tuple(sorted(steps.items())), force.reserve, force.cut_off)
        return
    del steps[unit]
    replaced = world.units[unit].lcu and unit not in force.cut_off
    able = eligible(world, unit, force.reserve) if replaced else []
    if not able:
        yield Force(tuple(sorted(steps.items())), force.reserve, force.cut_off)
    for follower in {world.units[each].type: each for each in able}.values():
        reserve = tuple(each for each in force.reserve if each != follower)
        yield Force(tuple(sorted({**steps, follower: FULL}.items())), reserve, force.cut_off)


@lru_cache(maxsize=4096)
def ends(world: World, force: Force, number: int) -> tuple[Force, ...]:
    """Every way in which the losses can fall, by what is left; alike units are taken once."""
    seen: set[tuple[Force, int]] = set()
    found: list[Force] = []
    queue = [(force, number)]
    for place, left in queue:  # grows while it is read
        units = choices(world, place, left)
        if not units:
            found.append(place)
            continue
        steps = dict(place.units)
        for unit in {(world.units[u].type, steps[u]): u for u in units}.values():
            for end in after(world, place, unit):
                pair = end, left - price(world, unit, steps[unit])
                if pair not in seen:
                    seen.add(pair)
                    queue.append(pair)
    return tuple(found)


def eligible(world: World, unit: UnitId, reserve: Iterable[UnitId]) -> list[UnitId]:
    """12.6.4b-e Small units that may replace a large one: of its kind, else any other of its nations."""
    able = list(reserve)
    kinds = world.replaced_by[world.units[unit].type]
    if same := [each for each in able if world.units[each].type in kinds]:
        return same
    others = [kind for nation in world.units[unit].nations for kind in world.small_types[nation]]
    return [each for each in able if world.units[each].type in others]


def replacements(state: IllusionsState, unit: UnitId) -> list[UnitId]:
    """12.6.4 What may replace a large unit now, one of each type."""
    return representatives(state, eligible(state.world, unit, _reserve(state, state.owner_of(unit))))


def representatives(state: IllusionsState, units: Iterable[UnitId]) -> list[UnitId]:
    """One of each kind of small unit: the others are interchangeable; large units have names of their own."""
    combat = state.combat
    standins = combat.standins if combat else {}

    def kind(unit: UnitId) -> tuple[str, ...]:
        definition = state.world.units[unit]
        return (unit if definition.lcu else definition.type, standins.get(unit, ""))

    return _representatives(state, units, kind)
