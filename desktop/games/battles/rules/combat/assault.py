"""11.2 Assaults: who may make them and who pays."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Refusal
from desktop.engine.ids import UnitId
from desktop.games.battles import verbs
from desktop.games.battles.data.readings import LendingDivisions
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import is_commanded, is_supplied


def payers(state: BattleState, attackers: list[UnitId]) -> tuple[str, ...]:
    """11.2.1(2) The divisions with an allotment of points that take part; each pays one."""
    divisions = state.world.divisions
    present = {state.world.units[unit].div for unit in attackers}
    return tuple(sorted(div for div in present if div in divisions and divisions[div].assault_points > 0))


def lenders(state: BattleState, side: str) -> tuple[str, ...]:
    """J.assault, B.assault Divisions of a side with points left, on which units of no division may draw."""
    world = state.world
    found = (div for div, left in state.assault_points.items() if left > 0 and world.divisions[div].side == side)
    if LendingDivisions.of(world) is LendingDivisions.IN_PLAY:
        found = (div for div in found if any(state.on_map(unit) for unit in world.of_division[div]))
    return tuple(sorted(found))


def offers(state: BattleState, side: str, attackers: list[UnitId]) -> tuple[Action, ...]:
    """11.2 The ways to pay for an assault now."""
    ways = ((),) if payers(state, attackers) else tuple((div,) for div in lenders(state, side))
    return tuple(verbs.ASSAULT(*way) for way in ways if why_not(state, attackers, way) is None)


def why_not(state: BattleState, attackers: list[UnitId], lender: tuple[str, ...]) -> Refusal | None:
    """11.2(4)-(6), 11.2.2 Why these units may not make an assault."""
    if not attackers:
        return Refusal.of("11.2", "assault.nobody")
    for unit in attackers:
        if not is_supplied(state, unit):
            return Refusal.of("11.2", "assault.unsupplied", unit=unit)
        if not is_commanded(state, unit):
            return Refusal.of("11.2", "assault.uncommanded", unit=unit)
    paying = payers(state, attackers)
    for division in paying:
        if state.assault_points.get(division, 0) <= 0:
            return Refusal.of("11.2", "assault.no_points", division=division)
    if paying and lender:
        return Refusal.of("11.2.2", "assault.own_points", division=paying[0])
    return None if paying else _why_not_borrow(state, state.world.units[attackers[0]].side, lender)


def _why_not_borrow(state: BattleState, side: str, lender: tuple[str, ...]) -> Refusal | None:
    """J.assault, B.assault Why units of no division may not draw on this division's points."""
    willing = lenders(state, side)
    if not willing:
        return Refusal.of("11.2", "assault.no_points_left", side=side)
    if not lender:
        return Refusal.of("11.2", "assault.name_division")
    return None if lender[0] in willing else Refusal.of("11.2", "assault.not_lender", division=lender[0])
