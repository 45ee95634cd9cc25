"""6.1 The move of one unit, leg by leg, until its points are spent or its owner is content."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles import verbs
from desktop.games.battles.rules.map import restrictions, stacking
from desktop.games.battles.rules.movement import movement, transport
from desktop.games.battles.state.places import DUE
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import carried_by, movement_allowance


class MoveUnit(Frame, kw_only=True):
    """6.1 Move, enter or leave the map, load, unload, bridge a river; a unit that did nothing may be picked again."""

    STEPS = ("go", "finish")
    unit: UnitId
    begun: bool = False

    def ask_go(self, state: BattleState) -> Decision | None:
        unit = self.unit
        side = state.world.units[unit].side
        actions = self._actions(state)
        if not actions and self.begun:
            return None
        actions.append(verbs.DONE())
        key = "move.to" if state.on_map(unit) else "move.enter"
        return Decision.of(side, "6.1", Message.of(key, unit=unit), actions, subjects=(unit,), default=actions[-1])

    def _actions(self, state: BattleState) -> list[Action]:
        unit = self.unit
        actions = list(map(verbs.TO, sorted(movement.search(state, unit).left)))
        if movement.can_exit(state, unit):
            actions.append(verbs.EXIT())
        definition = state.world.units[unit]
        if definition.is_truck:
            actions.extend(verbs.LOAD(other) for other in transport.loadable(state, unit))
            actions.extend(verbs.UNLOAD(other) for other in unloadable(state, unit))
        elif definition.is_engineer and not self.begun:
            actions.extend(verbs.BRIDGE(site) for site in bridge_sites(state, unit))
        return actions

    def on_go(self, state: BattleState, action: Action) -> None:
        if action.verb == verbs.TO:
            self._go(state, action.target)
        elif action.verb == verbs.LOAD:
            self._begin(state)
            state.load(self.unit, action.target)
        elif action.verb == verbs.UNLOAD:
            state.unload(self.unit, action.target)
        elif action.verb == verbs.EXIT:
            self._begin(state)
            state.leave_map(self.unit)
            self.next_step()
        elif action.verb == verbs.BRIDGE:
            state.begin_bridge(self.unit, action.target)
            self.go("end")
        else:
            self.next_step()

    def _begin(self, state: BattleState) -> None:
        if not self.begun:
            self.begun = True
            state.grant(self.unit, movement_allowance(state, self.unit))

    def _go(self, state: BattleState, hex_id: SpaceId) -> None:
        """Take the cheapest way to a hex."""
        found = movement.search(state, self.unit)
        path, left = found.path(hex_id), found.left[hex_id]
        cost = movement.points_left(state, self.unit) - left
        stopped = hex_id in found.stops
        self._begin(state)
        kind = "move" if path[0][:1].isdigit() else "enter"
        if stopped and path[-2][:1].isdigit():
            state.note_entry(self.unit, path[-2])
        state.move(self.unit, path, cost, kind)
        state.grant(self.unit, 0 if stopped else left)
        if stopped:
            self.next_step()

    def run_finish(self, state: BattleState) -> None:
        """The move is over; trucks unload (B.trucks)."""
        if not self.begun:
            return
        for other in list(carried_by(state, self.unit)):
            state.unload(self.unit, other)
        if state.place(self.unit) == DUE:
            state.forget_move(self.unit)
        else:
            state.end_move(self.unit)

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        if action.verb == verbs.TO:
            return movement.why_not_move(state, self.unit, action.target)
        if action.verb == verbs.EXIT:
            return _why_not_exit(state, self.unit)
        if action.verb == verbs.LOAD and action.target in state.units:
            return transport.why_not_load(state, self.unit, action.target)
        if action.verb == verbs.UNLOAD:
            return why_not_unload(state, self.unit, action.target)
        if action.verb == verbs.BRIDGE:
            return self._why_not_bridge(state, action.target)
        return None

    def _why_not_bridge(self, state: BattleState, site: str) -> Refusal | None:
        if refusal := why_not_bridge(state, self.unit):
            return refusal
        if site in bridge_sites(state, self.unit):
            return None
        return Refusal.of("J.engineers", "bridge.no_river", unit=self.unit)


def unloadable(state: BattleState, truck: UnitId) -> list[UnitId]:
    """B.trucks (2) Units that may get off here: on the map, and not on to a road another unit occupies (6.3)."""
    return [unit for unit in carried_by(state, truck) if why_not_unload(state, truck, unit) is None]


def why_not_unload(state: BattleState, truck: UnitId, unit: UnitId) -> Refusal | None:
    """B.trucks (2), 6.3 Why a unit may not get off here."""
    if unit not in carried_by(state, truck):
        return Refusal.of("B.trucks", "truck.not_carried", unit=unit, truck=truck)
    place = state.place(truck)
    if not state.on_map(truck):
        return Refusal.of("B.trucks", "truck.not_on_map", unit=unit, truck=truck)
    if place in state.world.open_road and stacking.why_not_stack(state, unit, place):
        return Refusal.of("6.3", "truck.no_room", unit=unit, truck=truck)
    return None


def _why_not_exit(state: BattleState, unit: UnitId) -> Refusal | None:
    cost = movement.exit_cost(state, unit)
    if cost is None:
        return Refusal.of("16.0", "move.no_edge", unit=unit)
    if restrictions.is_bound(state, unit):
        return Refusal.of("J.reserves", "move.bound", unit=unit)
    if movement.can_exit(state, unit):
        return None
    need, have = movement.points_text(cost), movement.points_text(movement.points_left(state, unit))
    return Refusal.of("16.0", "move.exit_too_far", unit=unit, need=need, have=have)


# -- pontoons ------------------------------------------------------------------------------------------
def bridge_sites(state: BattleState, unit: UnitId) -> list[str]:
    """J.engineers The river hexsides of its hex an engineer may bridge by sitting out this movement phase."""
    if why_not_bridge(state, unit) is not None:
        return []
    world = state.world
    here = state.place(unit)
    sides = [world.hexside(here, near) for near in world.neighbours[here] if world.river(here, near)]
    standing = state.pontoons.values()
    return sorted(side for side in sides if side not in world.bridges and side not in standing)


def why_not_bridge(state: BattleState, unit: UnitId) -> Refusal | None:
    """J.engineers Each engineer builds one bridge per game, in a phase in which it does not move at all."""
    pontoons = state.world.special.pontoons
    definition = state.world.units[unit]
    if pontoons is None or definition.side != pontoons.side or not definition.is_engineer:
        return Refusal.of("J.engineers", "bridge.not_engineer", unit=unit)
    if unit in state.pontoon_used:
        return Refusal.of("J.engineers", "bridge.used", unit=unit)
    if not state.on_map(unit) or unit in state.moved or unit in state.budget or state.units[unit].truck:
        return Refusal.of("J.engineers", "bridge.moved", unit=unit)
    return None
