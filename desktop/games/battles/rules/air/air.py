"""13.0 Air units and air points: what they are worth on a mission, and where they may fly."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.state.state import AIR, BattleState
from desktop.mechanics.modifier import Modifier

SUPPORT_STEPS = (1, 2, 5, 10)
"""13.2 Amounts of points offered at a time, besides all of them; any sum can be made up of these."""


def halvings(state: BattleState, unit: UnitId, hex_id: SpaceId, *, support: bool) -> tuple[tuple[str, str], ...]:
    """J.air Rule and reason (a text key) of every halving of an air unit on a mission at a hex."""
    special = state.world.special
    side = state.world.units[unit].side
    found = []
    if support and special.night_air is not None and special.night_air.side == side:
        found.append(("J.air", "air.night"))
    if special.mud_halves_air and state.weather == "mud":
        found.append(("J.weather", "air.mud"))
    if special.flak_halves_air is not None and special.flak_halves_air != side and flak_at(state, hex_id):
        found.append(("J.flak", "air.flak"))
    return tuple(found)


def flak_at(state: BattleState, hex_id: SpaceId) -> bool:
    """J.flak Whether an F/88 stands in or next to a hex."""
    special = state.world.special
    units = state.world.units
    for near in (hex_id, *state.world.neighbours[hex_id]):
        for unit in state.at(near):
            if units[unit].type == "aa" and units[unit].side == special.flak_halves_air:
                return True
    return False


def mission_strength(state: BattleState, unit: UnitId, hex_id: SpaceId, *, support: bool) -> int:
    """J.air Multiply all halvings of a unit, then round up once."""
    divisor: int = 2 ** len(halvings(state, unit, hex_id, support=support))
    return -(-state.world.units[unit].full.bombard // divisor)


def mission_item(state: BattleState, unit: UnitId, hex_id: SpaceId, *, support: bool) -> Modifier:
    """13.1(5), 13.1(6) An air unit's part in a combat or bombardment, with the reasons for every halving."""
    value = mission_strength(state, unit, hex_id, support=support)
    cuts = halvings(state, unit, hex_id, support=support)
    if not cuts:
        return Modifier.of(value, "13.1", "combat.air", unit=unit)
    rule = cuts[0][0] if len(cuts) == 1 else "J.air"
    return Modifier.of(value, rule, "combat.air_halved", unit=unit, cuts=",".join(key for _, key in cuts))


def available(state: BattleState, side: str) -> tuple[UnitId, ...]:
    """13.1(1) Air units that have not flown this turn."""
    return tuple(unit for unit in state.world.by_side[side] if why_not_fly(state, side, unit) is None)


def why_not_fly(state: BattleState, side: str, unit: UnitId) -> Refusal | None:
    """13.1(1) Why an air unit cannot be sent now."""
    definition = state.world.units.get(unit)
    if definition is None or definition.side != side or not definition.is_air or state.place(unit) != AIR:
        return Refusal.of("13.1", "air.no_air_unit", unit=unit)
    return Refusal.of("13.1", "air.has_flown", unit=unit) if unit in state.air_flown else None


def why_not_spend(state: BattleState, side: str, points: str, offered: tuple[int, ...]) -> Refusal | None:
    """13.2(3) Why so many points cannot be spent at once, where these amounts are offered."""
    left = state.air_points.get(side, 0)
    if points in map(str, offered):
        return None
    if points not in map(str, range(1, left + 1)):
        return Refusal.of("13.2", "air.not_so_many", n=left)
    return Refusal.of("13.2", "air.other_amount", amounts=", ".join(map(str, offered)))


def amounts(pool: int, steps: tuple[int, ...] = SUPPORT_STEPS) -> tuple[int, ...]:
    """13.2(3) How many points may be spent at once: a few handy amounts, and all."""
    offered = [n for n in steps if n < pool]
    return (*offered, pool) if pool > 0 else ()
