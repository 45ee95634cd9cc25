"""9.4 What may be activated, for movement or for attack, and what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, Thing, UnitId
from desktop.engine.kept import kept
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.cards import standing
from desktop.games.illusions.rules.map import geography, stacking
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state import seats
from desktop.games.illusions.state.facts import BOARD, ROUND
from desktop.games.illusions.state.state import ATTACK, MOVE, IllusionsState

KINDS = (MOVE, ATTACK)
SPARE = "spare"
"""9.4.2c Attack without the BR and FR units of the place, which are not paid for."""


# -- what it costs -------------------------------------------------------------------------------------
def nationalities(state: IllusionsState, units: Sequence[UnitId]) -> int:
    """9.4.1, 3.2.1h The fewest nations these units can be counted as; a dual unit counts as either."""
    definitions = state.world.units
    if units and all(definitions[unit].nations == definitions[units[0]].nations for unit in units):
        return 1
    singles: set[str] = set()
    duals: list[tuple[str, ...]] = []
    for unit in units:
        nations = definitions[unit].nations
        if len(nations) == 1:
            singles.add(nations[0])
        else:
            duals.append(nations)
    duals = [nations for nations in duals if not singles.intersection(nations)]
    if not duals:
        return len(singles)
    return len(singles) + min(len(set(choice)) for choice in product(*duals))


def cost(state: IllusionsState, place: SpaceId, units: Sequence[UnitId], kind: str) -> int:
    """9.4.1, 9.4.2b One OPS for each nationality; with an HQ all are one; cards change it."""
    if not units:
        return 0
    usual = 1 if len(units) == 1 or _has_hq(state, units) else nationalities(state, units)
    if state.lasting or state.turn_effects:
        if kind == ATTACK and (each := standing.paid_each(state, place, units)):
            others = [unit for unit in units if unit not in each]
            usual = stacking.counted(state, each) + nationalities(state, others)
        usual += standing.surcharge(state, place, units)
    return usual


def _has_hq(state: IllusionsState, units: Sequence[UnitId]) -> bool:
    return any(state.world.units[unit].size == stacking.HQ for unit in units)


def _saved(state: IllusionsState, units: Sequence[UnitId]) -> int:
    """CP-10 What counting two nations as one saves."""
    if len(units) == 1 or _has_hq(state, units):
        return 0
    here = {nation for unit in units for nation in state.world.units[unit].nations}
    return 1 if all(nation in here for nation in standing.AS_ONE) and nationalities(state, units) > 1 else 0


def activated(state: IllusionsState) -> list[tuple[SpaceId, tuple[UnitId, ...], str]]:
    """Places and stacks activated so far, with the units that are paid for."""
    found = [(place, _paid(state, place, place in state.spared), kind) for place, kind in state.markers.items()]
    return [*found, *((group.place, tuple(group.units), group.kind) for group in state.groups)]


def _paid(state: IllusionsState, place: SpaceId, spare: bool) -> tuple[UnitId, ...]:
    units = state.units_of(state.active, place)
    return _without_forbidden(state, units) if spare else units


@kept(BOARD | ROUND)
def _price(state: IllusionsState, place: SpaceId, kind: str, spare: bool) -> int:
    """9.4 OPS for a marker in a place, whatever else is activated."""
    return cost(state, place, _paid(state, place, spare), kind)


def spent(state: IllusionsState, extra: tuple[SpaceId, tuple[UnitId, ...], str] | None = None) -> int:
    """9.4 OPS spent on all that is activated, and on one more."""
    total = sum(_price(state, place, kind, place in state.spared) for place, kind in state.markers.items())
    total += sum(cost(state, group.place, group.units, group.kind) for group in state.groups)
    total += cost(state, *extra) if extra else 0
    if often := standing.as_one(state):
        every = [*activated(state), *([extra] if extra else [])]
        saved = sorted((_saved(state, units) for _, units, _ in every), reverse=True)
        total -= sum(saved[:often])
    return total


# -- 9.4.2c --------------------------------------------------------------------------------------------
def forbidden_nations(state: IllusionsState) -> tuple[str, ...]:
    """7.2, 9.4.2c Nations that are not to attack under the offensive rolled this turn."""
    rolled = state.mo_rolled[state.active]
    offensive = state.world.offensives.get((state.active, rolled))
    return tuple(offensive.forbids) if offensive else ()


def _without_forbidden(state: IllusionsState, units: Sequence[UnitId]) -> tuple[UnitId, ...]:
    barred = forbidden_nations(state)
    if not barred:
        return tuple(units)
    return tuple(unit for unit in units if not set(state.world.units[unit].nations) <= set(barred))


def attackers_at(state: IllusionsState, place: SpaceId) -> list[UnitId]:
    """9.4.3, 12.1 Units of a place that were activated for attack and paid for, and have not attacked yet."""
    units = state.units_of(state.active, place)
    if place in state.spared:
        units = _without_forbidden(state, units)
    able = seats.commanded(state, units)
    return [unit for unit in able if unit not in state.fought and state.marker_of(unit) == ATTACK]


# -- what may be activated -----------------------------------------------------------------------------
@kept(BOARD | ROUND)
def occupied(state: IllusionsState) -> list[SpaceId]:
    """9.4.3e Places with units of the active player, sorted."""
    side, mixed = state.active, state.world.mixed
    return [
        place
        for place in state.held_places()
        if (state.units_of(side, place) if place in mixed else state.owners[state.stacks[place][0]] == side)
        and seats.usable(state, state.stacks[place])
    ]


Mark = tuple[Thing, ...]
"""(place, kind), (place, attack, spare) or (unit, kind)."""


class Offer(Struct):
    """A marker that may be placed: where, on which units it is paid for, what for and at what price."""

    action: Action
    mark: Mark
    place: SpaceId
    units: tuple[UnitId, ...]
    kind: str
    price: int


def markable(state: IllusionsState, points: int) -> list[Mark]:
    """9.4 Every marker that can still be placed and paid for."""
    return [offer.mark for offer in affordable(state, points, spent(state))]


def affordable(state: IllusionsState, points: int, used: int) -> list[Offer]:
    """9.4 What can still be marked with the points that are not used."""
    left, markers = points - used, state.markers
    if left <= 0:
        return []
    grouped = {unit for group in state.groups for unit in group.units}
    able = [offer for offer in _able(state) if offer.place not in markers and offer.mark[0] not in grouped]
    if cheaper := standing.as_one(state):
        dear = left + cheaper
        return [
            offer
            for offer in able
            if offer.price <= left
            or (offer.price <= dear and spent(state, (offer.place, offer.units, offer.kind)) <= points)
        ]
    return [offer for offer in able if offer.price <= left]


def price(state: IllusionsState, mark: Action) -> int:
    """9.4.1 What a marker that may be placed costs now."""
    offer = next(each for each in _able(state) if each.action == mark)
    return spent(state, (offer.place, offer.units, offer.kind)) - spent(state)


def _is_grouped(state: IllusionsState, unit: UnitId) -> bool:
    return any(unit in group.units for group in state.groups)


@kept(BOARD | ROUND)
def _able(state: IllusionsState) -> list[Offer]:
    """What may be marked as long as nothing is marked."""
    return [offer for place in occupied(state) for offer in _offers(state, place)]


def _offers(state: IllusionsState, place: SpaceId) -> list[Offer]:
    """Markers for a place with units of the active player, or for each of them in a region or on Lemnos."""
    units = state.units_of(state.active, place)
    if place in state.world.mixed:
        return [
            _offer(state, (unit, kind), place, (unit,), kind)
            for kind in KINDS
            for unit in seats.usable(state, units)
            if why_not_stack(state, place, unit, kind) is None
        ]
    found = [moving := _offer(state, (place, MOVE), place, units, MOVE)]
    if (
        geography.faces_enemy(state, state.active, place)
        and _may_attack(state, units)
        and seats.commanded(state, units)
    ):
        found.append(_attack(state, moving))
        cheaper = _without_forbidden(state, units)
        if cheaper and len(cheaper) < len(units) and _may_attack(state, cheaper):
            found.append(_offer(state, (place, ATTACK, SPARE), place, cheaper, ATTACK))
    return found


def _attack(state: IllusionsState, moving: Offer) -> Offer:
    """The other marker for the same units: it costs what moving does, unless a card tells the two apart."""
    place, units, action = moving.place, moving.units, verbs.MARK(moving.place, ATTACK)
    same = not (state.lasting or state.turn_effects)
    return Offer(action, action.args, place, units, ATTACK, moving.price if same else cost(state, place, units, ATTACK))


def _offer(state: IllusionsState, mark: tuple[str, ...], place: SpaceId, units: tuple[UnitId, ...], kind: str) -> Offer:
    action = verbs.MARK(*mark)
    return Offer(action, action.args, place, units, kind, cost(state, place, units, kind))


def why_not_place(state: IllusionsState, place: SpaceId, kind: str) -> Refusal | None:
    """9.4.3 What stands against activating a space, whatever else is marked."""
    units = state.units_of(state.active, place)
    if not units:
        return Refusal.of("9.4.3", "refuse.mark_no_unit", space=place)
    if place in state.world.mixed:
        return Refusal.of("18.1.1", "refuse.mark_region", space=place)
    if kind == MOVE:
        return None
    if not geography.faces_enemy(state, state.active, place):
        return Refusal.of("12.1", "refuse.mark_no_enemy", space=place)
    return None if _may_attack(state, units) else Refusal.of("14.2", "refuse.mark_no_source", space=place)


def why_not_stack(state: IllusionsState, place: SpaceId, unit: UnitId, kind: str) -> Refusal | None:
    """9.4.2a, 18.1.1, 18.3, 25.2.5c What stands against activating a unit in a region or on Lemnos."""
    world = state.world
    if place not in world.mixed:
        return Refusal.of("9.4.3", "refuse.mark_space", space=place)
    if place == world.base:
        if kind == ATTACK:
            return Refusal.of("9.4.2", "refuse.base_attack", space=place)
        if not world.units[unit].lcu:
            return Refusal.of("25.1", "refuse.base_small", unit=unit, space=place)
        if geography.is_winter(state):
            return Refusal.of("25.2.5", "refuse.base_winter", space=place)
        return None if state.landings else Refusal.of("25.2.4", "refuse.base_no_landing", space=place)
    if kind == MOVE:
        return None
    if not geography.faces_enemy(state, state.active, place):
        return Refusal.of("12.1", "refuse.mark_no_enemy", space=place)
    if not world.units[unit].combat:
        return Refusal.of("27.0", "refuse.mark_staff", unit=unit)
    return None if _may_attack(state, (unit,)) else Refusal.of("14.2", "refuse.mark_no_source", space=place)


def _may_attack(state: IllusionsState, units: Sequence[UnitId]) -> bool:
    """14.2, 14.3 Units that reach an own source, or none at all, may attack; those with an ally's only may not."""
    definitions = state.world.units
    return any(definitions[unit].combat and supply.status(state, unit) != supply.LIMITED for unit in units)


def joinable(state: IllusionsState, points: int) -> list[UnitId]:
    """18.1.1b, 18.3b Units that may be grouped with the stack in a region or on Lemnos activated last."""
    if not state.groups:
        return []
    group = state.groups[-1]
    limit = state.world.limits.stacking
    before = spent(state)
    found = []
    for unit in state.units_of(state.active, group.place):
        together = (*group.units, unit)
        if _is_grouped(state, unit) or stacking.counted(state, together) > limit:
            continue
        if not stacking.may_share(state, together):
            continue
        if state.world.units[unit].combat and why_not_stack(state, group.place, unit, group.kind) is not None:
            continue
        more = cost(state, group.place, together, group.kind) - cost(state, group.place, group.units, group.kind)
        if before + more <= points:
            found.append(unit)
    return found
