"""6.0 Movement: where a unit can go, what it costs, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.engine.decision import Message, Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.battles.data.world import HALVES, MECHANIZED, Way
from desktop.games.battles.rules.map import terrain
from desktop.games.battles.rules.map.restrictions import is_bound, is_limited, why_not_allowed
from desktop.games.battles.rules.map.zoc import zoc_of
from desktop.games.battles.rules.reinforcement import entry
from desktop.games.battles.state.facts import BRIDGES, JUDGED, OBJECTIVES, POINTS, POSITIONS, RESERVES, WEATHER
from desktop.games.battles.state.status import carried_by, is_commanded, movement_allowance

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState

REACH = POSITIONS | JUDGED | WEATHER | POINTS | BRIDGES | OBJECTIVES | RESERVES
"""What a move depends on."""
FAR = 400
"""Half points: more than any way on the map costs; used to explain that something is too far."""


class Search(Struct, frozen=True):
    """What a unit can reach: half points left there, and the hex each is reached from."""

    left: dict[SpaceId, int]
    parent: dict[SpaceId, SpaceId]
    stops: frozenset[SpaceId]
    """Hexes in an enemy zone of control: entering ends the move."""

    def path(self, hex_id: SpaceId) -> tuple[SpaceId, ...]:
        """The way there from the start (a hex, or a place off the map), both included."""
        way = [hex_id]
        while way[-1] in self.parent:
            way.append(self.parent[way[-1]])
        return tuple(reversed(way))


class CostItem(Struct, frozen=True):
    """One part of the cost of a way, in half points."""

    hex: SpaceId
    cost: int
    rule: str
    reason: Message


class _Mover:
    """What must be asked again and again while a unit (with what it carries) looks for its way."""

    def __init__(self, state: BattleState, unit: UnitId) -> None:
        world = state.world
        group = [unit, *carried_by(state, unit)]
        definitions = [world.units[each] for each in group]
        side = definitions[0].side
        self.state, self.unit, self.group = state, unit, group
        self.side, self.enemy = side, world.enemy(side)
        self.column = definitions[0].column
        self.held = state.holding[self.enemy]
        self.ezoc = zoc_of(state, self.enemy)
        self.commanded = all(is_commanded(state, each) for each in group)
        self.limited = [each for each in group if is_limited(state, each)]
        self.busy = {} if all(each.free for each in definitions) else state.busy[side]
        self.tank_company = definitions[0].armour and definitions[0].company
        self.towns, self.open_road = world.towns, world.open_road

    def is_jammed(self, hex_id: SpaceId) -> bool:
        """6.3(1) A road hex outside a town that a friendly unit occupies; 7.1 C three tank companies are one unit."""
        if hex_id not in self.busy or hex_id not in self.open_road:
            return False
        if not self.tank_company:
            return True
        units = self.state.world.units
        inside = [units[u] for u in self.state.at(hex_id) if not units[u].free and u not in self.group]
        companies = self.state.world.scenario.stacking.companies_per_battalion
        return len(inside) >= companies or not all(each.armour and each.company for each in inside)

    def is_closed(self, hex_id: SpaceId) -> bool:
        """Whether a hex can be neither entered nor passed."""
        if hex_id in self.held or (hex_id in self.ezoc and not self.commanded):
            return True
        if hex_id in self.busy and self.is_jammed(hex_id):
            return True
        return any(why_not_allowed(self.state, each, hex_id) for each in self.limited)

    def price(self, way: Way) -> int:
        """6.3(2) A town that holds a friendly unit gives no road benefit: 1 MP."""
        if way.road and way.to in self.towns and way.to in self.busy:
            return HALVES
        return way.cost


@kept(REACH)
def search(state: BattleState, unit: UnitId) -> Search:
    """6.1 to 6.5, 8.3, 15.1 All hexes a unit can reach with the points it has left, each by its cheapest way."""
    return _search(state, unit, points_left(state, unit))


def points_left(state: BattleState, unit: UnitId) -> int:
    """Half points a unit still has in this movement phase."""
    left = state.budget.get(unit)
    return movement_allowance(state, unit) if left is None else left


def _search(state: BattleState, unit: UnitId, budget: int) -> Search:  # noqa: C901  the hot loop is kept in one piece
    """Dijkstra's search with a bucket for each number of half points spent."""
    mover = _Mover(state, unit)
    ways = state.world.ways(mover.column, state.weather)
    pontoons = _pontoon_ways(state, mover)
    ezoc, busy, held, limited = mover.ezoc, mover.busy, mover.held, mover.limited
    barred = frozenset() if mover.commanded else ezoc
    left: dict[SpaceId, int] = {state.place(unit): budget}
    parent: dict[SpaceId, SpaceId] = {}
    cheapest: dict[SpaceId, int] = {}
    buckets: list[list[SpaceId]] = [[] for _ in range(budget + 1)]
    for to, cost, origin in _first_steps(mover, ways, pontoons):
        if cost <= budget and cost < cheapest.get(to, FAR):
            cheapest[to], parent[to] = cost, origin
            buckets[cost].append(to)
    for spent, bucket in enumerate(buckets):
        for here in bucket:
            if here in left:
                continue
            left[here] = budget - spent
            if here in ezoc:
                continue
            for way in ways[here] + pontoons[here] if here in pontoons else ways[here]:
                to, price, _, _ = way
                if to in left or to in held or to in barred:
                    continue
                if to in busy:
                    if mover.is_jammed(to):
                        continue
                    price = mover.price(way)
                total = spent + price
                if total > budget or total >= cheapest.get(to, FAR):
                    continue
                if limited and mover.is_closed(to):
                    continue
                cheapest[to], parent[to] = total, here
                buckets[total].append(to)
    del left[state.place(unit)]
    return Search(left, parent, ezoc)


def _pontoon_ways(state: BattleState, mover: _Mover) -> dict[SpaceId, tuple[Way, ...]]:
    """J.engineers Steps over standing pontoon bridges of this side."""
    found: dict[SpaceId, tuple[Way, ...]] = {}
    for hexside in state.pontoons.values():
        a, b = state.world.ends(hexside)
        for here, to in ((a, b), (b, a)):
            if terrain.has_pontoon(state, mover.side, here, to):
                cost = terrain.entry_cost(state, mover.unit, here, to)
                if cost is not None:
                    found[here] = (*found.get(here, ()), Way(to, cost, False, ""))
    return found


def _first_steps(
    mover: _Mover, ways: dict[SpaceId, tuple[Way, ...]], pontoons: dict[SpaceId, tuple[Way, ...]]
) -> Iterator[tuple[SpaceId, int, SpaceId]]:
    """The first hexes of a way with their cost: from the unit's hex, or on to the map."""
    state, unit = mover.state, mover.unit
    start = state.place(unit)
    if not start[:1].isdigit():
        for hex_id in entry.entry_hexes(state, unit):
            cost = _entry_price(mover, hex_id)
            if cost is not None and not mover.is_closed(hex_id):
                yield hex_id, cost, start
        return
    limits = state.world.limits
    leaving = start in mover.ezoc
    for way in (*ways[start], *pontoons.get(start, ())):
        if not mover.is_closed(way.to):
            extra = (limits.zoc_to_zoc if way.to in mover.ezoc else limits.zoc_leave) if leaving else 0
            yield way.to, mover.price(way) + extra * HALVES, start


def _entry_price(mover: _Mover, hex_id: SpaceId) -> int | None:
    """15.1(3), 6.3(2) What a hex by which a unit comes on costs; a town that holds a friend gives no road benefit."""
    cost = entry.entry_cost(mover.state, mover.unit, hex_id)
    if cost and entry.by_road(mover.state, mover.unit, hex_id):
        return mover.price(Way(hex_id, cost, True, ""))
    return cost


def reach(state: BattleState, unit: UnitId) -> dict[SpaceId, tuple[int, tuple[SpaceId, ...]]]:
    """Hex: half points left there (none in an enemy zone of control) and the way."""
    found = search(state, unit)
    return {
        hex_id: (0 if hex_id in found.stops else left, found.path(hex_id))
        for hex_id, left in sorted(found.left.items())
    }


def exit_cost(state: BattleState, unit: UnitId) -> int | None:
    """16.0 Half points to leave the map from the hex a unit stands in; None where the map goes on."""
    hex_id = state.place(unit)
    world = state.world
    if not state.on_map(unit) or not world.edges_of(hex_id):
        return None
    leaving = hex_id in zoc_of(state, world.enemy(world.units[unit].side))
    return (world.limits.exit_cost + (world.limits.zoc_leave if leaving else 0)) * HALVES


def can_exit(state: BattleState, unit: UnitId) -> bool:
    cost = exit_cost(state, unit)
    return cost is not None and cost <= points_left(state, unit) and not is_bound(state, unit)


# -- explanations ----------------------------------------------------------------------------------
def points_text(halves: int) -> str:
    """Half points as movement points: 5 is 2½."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or ''}½" if half else str(whole)


def why_not_enter(state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
    """Why a unit can never be moved into a hex in this phase, from wherever it comes."""
    mover = _Mover(state, unit)
    if hex_id in mover.held:
        return Refusal.of("7.0", "move.enemy_hex", unit=unit, hex=hex_id)
    for each in mover.limited:
        if refusal := why_not_allowed(state, each, hex_id):
            return refusal
    if hex_id in mover.ezoc and not mover.commanded:
        return Refusal.of("10.3", "move.out_of_command_zoc", unit=unit, hex=hex_id)
    if mover.is_jammed(hex_id):
        return Refusal.of("6.3", "move.traffic", unit=unit, hex=hex_id)
    sides = [terrain.why_not_cross(state, unit, near, hex_id) for near in state.world.neighbours[hex_id]]
    if all(sides):
        return sides[0]
    return None


def why_not_move(state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
    """Why a unit cannot move to a hex now, with the rule; None if it can."""
    if hex_id not in state.world.neighbours:
        return Refusal.of("6.1", "move.off_map", unit=unit, hex=hex_id)
    if not state.on_map(unit) and (refusal := entry.why_not_enter(state, unit)):
        return refusal
    if state.units[unit].truck:
        return Refusal.of("B.trucks", "move.carried", unit=unit)
    if unit in state.moved:
        return Refusal.of("6.1", "move.already_moved", unit=unit)
    if hex_id in search(state, unit).left:
        return None
    if hex_id == state.place(unit):
        return Refusal.of("6.1", "move.same_hex", unit=unit, hex=hex_id)
    return why_not_enter(state, unit, hex_id) or _why_no_way(state, unit, hex_id)


def _why_no_way(state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal:
    """The hex could be entered, but no way leads there: too far, or something in between."""
    start = state.place(unit)
    world = state.world
    near = hex_id in world.neighbours.get(start, ())
    if near and (refusal := terrain.why_not_cross(state, unit, start, hex_id)):
        return refusal
    found = _search(state, unit, FAR)
    if hex_id not in found.left:
        return Refusal.of("6.2", "move.no_way", unit=unit, hex=hex_id)
    need, have = points_text(FAR - found.left[hex_id]), points_text(points_left(state, unit))
    ezoc = zoc_of(state, world.enemy(world.units[unit].side))
    if start in ezoc and hex_id in ezoc and len(found.path(hex_id)) <= len((start, hex_id)):
        return Refusal.of("8.3", "move.zoc_to_zoc_too_far", unit=unit, hex=hex_id, need=need, have=have)
    return Refusal.of("6.1", "move.too_far", unit=unit, hex=hex_id, need=need, have=have)


def cost_items(state: BattleState, unit: UnitId, path: tuple[SpaceId, ...]) -> list[CostItem]:
    """The cost of a way, item by item; `path` may begin off the map."""
    items: list[CostItem] = []
    mover = _Mover(state, unit)
    first = path[0]
    if not first[:1].isdigit():
        cost = _entry_price(mover, path[1]) or 0
        items.append(CostItem(path[1], cost, "15.1", Message.of("cost.enter", hex=path[1])))
        path = path[1:]
    for number, (a, b) in enumerate(pairwise(path)):
        items.extend(_step_items(state, mover, a, b))
        if number == 0 and a in mover.ezoc and first == a:
            items.append(_zoc_item(state, b, b in mover.ezoc))
    return items


def _zoc_item(state: BattleState, hex_id: SpaceId, into_zoc: bool) -> CostItem:
    """8.3 Leaving an enemy zone of control, or moving from one to another."""
    limits = state.world.limits
    extra = limits.zoc_to_zoc if into_zoc else limits.zoc_leave
    key = "cost.zoc_to_zoc" if into_zoc else "cost.leave_zoc"
    return CostItem(hex_id, extra * HALVES, "8.3", Message.of(key, hex=hex_id))


def _step_items(state: BattleState, mover: _Mover, a: SpaceId, b: SpaceId) -> list[CostItem]:
    world = state.world
    if kind := world.road(a, b):
        if b in world.towns and b in mover.busy:
            return [CostItem(b, HALVES, "6.3", Message.of("cost.crowded_town", hex=b))]
        return [CostItem(b, world.road_cost(kind, mover.column), "6.5", Message.of(f"cost.{kind}_road", hex=b))]
    cost = world.terrain_cost(b, mover.column, state.weather) or 0
    name = world.terrain_kind(b)
    items = [CostItem(b, cost, "TEC", Message.of(f"cost.terrain_{state.weather}", hex=b, terrain=name))]
    if river := world.river(a, b):
        total = terrain.entry_cost(state, mover.unit, a, b)
        extra = (total if total is not None else cost) - cost
        by_pontoon = terrain.has_pontoon(state, mover.side, a, b) and (
            mover.column == MECHANIZED or extra != world.river_cost(state.weather)
        )
        rule = "J.engineers" if by_pontoon else "J.rivers" if world.special.river else "TEC"
        key = "cost.pontoon" if by_pontoon else "cost.river"
        items.append(CostItem(b, extra, rule, Message.of(key, river=river, hex=b)))
    return items
