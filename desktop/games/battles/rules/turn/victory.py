"""J.victory, B.victory: who holds what, counted afresh each time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.engine.decision import Message
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.data.readings import EastEdgeVp
from desktop.games.battles.rules.supply import supply
from desktop.games.battles.state.places import EXITED

if TYPE_CHECKING:
    from desktop.games.battles.data.schema_setup import ExitVp, VictoryHex
    from desktop.games.battles.data.world import World
    from desktop.games.battles.state.state import BattleState


class VpItem(Struct, frozen=True):
    """Victory points of one place or unit; `side` is empty where nobody scores."""

    side: str
    vp: int
    name: str
    hexes: tuple[SpaceId, ...]
    reason: Message
    unit: UnitId = NOTHING


class Ending(Struct, frozen=True):
    """The level of victory: winner is a side or empty for a draw."""

    level: str
    winner: str
    margin: int


def account(state: BattleState) -> list[VpItem]:
    """All victory points as things stand, item by item, with who scores them and why."""
    items = [_hex_item(state, item) for item in state.world.scenario.victory.hexes]
    return [*items, *_exit_items(state)]


def rule_of(world: World) -> str:
    """The rule that says how a scenario is won; our own small ones say it in their notes."""
    return {"jarama": "J.victory", "brunete": "B.victory"}.get(world.scenario.id, "5.0")


def points(state: BattleState, items: list[VpItem] | None = None) -> dict[str, int]:
    """The victory points of each side."""
    items = account(state) if items is None else items
    return {side: sum(item.vp for item in items if item.side == side) for side in state.world.by_side}


def holder(state: BattleState, hex_id: SpaceId) -> str:
    """J.victory, B.victory The side a victory hex counts for as things stand, or nothing."""
    return _held(state, hex_id)[0]


def _held(state: BattleState, hex_id: SpaceId) -> tuple[str, Message]:
    return _last_in(state, hex_id) if state.world.is_held_by_entry else _occupant(state, hex_id)


def _hex_item(state: BattleState, item: VictoryHex) -> VpItem:
    """J.victory A place counts for the side that holds all its hexes."""
    holders = [_held(state, hex_id) for hex_id in item.hexes]
    sides = {side for side, _ in holders}
    side = holders[0][0] if len(sides) == 1 else ""
    reason = holders[0][1] if len(sides) == 1 else Message.of("vp.split", hexes=", ".join(item.hexes))
    return VpItem(side, item.vp, item.name, tuple(item.hexes), reason)


def _last_in(state: BattleState, hex_id: SpaceId) -> tuple[str, Message]:
    side = state.control.get(hex_id, "")
    key = "vp.last_entered" if side else "vp.nobody"
    return side, Message.of(key, hex=hex_id, side=side)


def _occupant(state: BattleState, hex_id: SpaceId) -> tuple[str, Message]:
    """J.victory Occupied by at least one unit that can trace supply."""
    units = [unit for unit in state.at(hex_id) if not _is_passive(state, unit)]
    for unit in units:
        if supply.can_trace(state, unit):
            return state.world.units[unit].side, Message.of("vp.occupied", hex=hex_id, unit=unit)
    if units:
        return "", Message.of("vp.unsupplied", hex=hex_id, unit=units[0])
    return "", Message.of("vp.nobody", hex=hex_id, side="")


def _is_passive(state: BattleState, unit: UnitId) -> bool:
    definition = state.world.units[unit]
    return definition.is_truck or definition.is_leader


def _exit_items(state: BattleState) -> list[VpItem]:
    """J.victory, B.victory Units that left by (or stand at) the named edge hexes and meet the supply test."""
    rule = state.world.scenario.victory.exits
    if rule is None:
        return []
    items: list[VpItem] = []
    for unit in state.world.by_side[rule.side]:
        definition = state.world.units[unit]
        if definition.size not in rule.sizes or not definition.maneuver or not definition.combat:
            continue
        status = state.units[unit]
        gone = status.place == EXITED
        hex_id = status.exit if gone else status.place
        if hex_id in rule.hexes and (gone or rule.at_edge):
            items.append(_exit_item(state, rule, unit, hex_id, gone))
    return _once(state, items)


def _exit_item(state: BattleState, rule: ExitVp, unit: UnitId, hex_id: SpaceId, gone: bool) -> VpItem:
    """The unit must be able to trace supply from the edge: at it, or where the scenario says so beyond it."""
    outside = gone and not rule.at_edge
    supplied = supply.trace(state, rule.side, hex_id, outside=outside) is not None
    key = ("vp.left" if gone else "vp.at_edge") if supplied else "vp.left_unsupplied"
    side = rule.side if supplied else ""
    return VpItem(side, rule.vp, hex_id, (hex_id,), Message.of(key, unit=unit, hex=hex_id), unit)


def _once(state: BattleState, items: list[VpItem]) -> list[VpItem]:
    """East edge: points for each unit, or once however many (the players' choice)."""
    offered = any(option.ruling == EastEdgeVp.ruling() for option in state.world.scenario.options)
    scored = [item for item in items if item.side]
    if offered and EastEdgeVp.of(state.world) is EastEdgeVp.ONCE:
        return [*scored[:1], *(item for item in items if not item.side)]
    return items


def margin(state: BattleState, items: list[VpItem] | None = None) -> int:
    """The margin by which the side named by the scenario leads."""
    side = state.world.scenario.victory.margin_of
    held = points(state, items)
    return held[side] - held[state.world.enemy(side)]


def ending(state: BattleState, items: list[VpItem] | None = None) -> Ending:
    """J.victory, B.victory The level reached by the margin, and the side that wins by it."""
    lead = margin(state, items)
    reached = [level for level in state.world.scenario.victory.levels if level.min is None or lead >= level.min]
    level = reached[-1]
    return Ending(level.id, "" if level.winner == "draw" else level.winner, lead)
