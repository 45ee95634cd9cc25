"""9.7.1f Cards that change prices and points while they are in force."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.illusions.rules.cards.in_force import holds
from desktop.games.illusions.rules.cards.registry import effect_of, standing
from desktop.games.illusions.state.sides import AH, ALLIED, CENTRAL, GE, RU
from desktop.games.illusions.state.state import IllusionsState

PRITTWITZ, RENNENKAMPF, OBER_OST, SHORTAGE = CardId("AP-06"), CardId("CP-07"), CardId("CP-10"), CardId("CP-25")
GERMANY, NEAR_GERMANY = "germany", "germany_or_connected"
AS_ONE = (GE, AH)
"""CP-10 Nations that may count as one."""


@standing(PRITTWITZ)
def paid_each(state: IllusionsState, place: SpaceId, units: Sequence[UnitId]) -> list[UnitId]:
    """AP-06 Until CP-05 is played as an event, at the latest to the end of turn 3: activating for attack a space in
    Germany (or a stack in Brandenburg) that holds GE units costs the CP player 1 OPS per GE LCU and SCU there, plus 1
    per other nationality, instead of 1 per nationality (no HQ discount)."""
    if state.active != CENTRAL or not holds(state, PRITTWITZ, "game"):
        return []
    if state.turn > effect_of(state, PRITTWITZ).value or place not in state.world.zones[GERMANY]:
        return []
    return [unit for unit in units if GE in state.world.units[unit].nations]


@standing(RENNENKAMPF)
def surcharge(state: IllusionsState, place: SpaceId, units: Sequence[UnitId]) -> int:
    """CP-07 For the rest of the turn activating a space (or region stack) with RU units that is in Germany or connected
    to a space or region of Germany costs the AP player 1 OPS more."""
    if state.active != ALLIED or not holds(state, RENNENKAMPF, "turn"):
        return 0
    return effect_of(state, RENNENKAMPF).value if is_near_germany(state, place, units) else 0


def is_near_germany(state: IllusionsState, place: SpaceId, units: Sequence[UnitId]) -> bool:
    """CP-07 RU units in Germany, or next to it."""
    return place in state.world.zones[NEAR_GERMANY] and any(RU in state.world.units[unit].nations for unit in units)


@standing(OBER_OST)
def as_one(state: IllusionsState) -> int:
    """CP-10 For the rest of the game, once per CP action round, one space (or region stack) holding GE and AH units may
    be activated as if it held one nationality: how many may be now."""
    return effect_of(state, OBER_OST).value if state.active == CENTRAL and holds(state, OBER_OST, "game") else 0


@standing(SHORTAGE)
def fewer_points(state: IllusionsState, pool: str) -> int:
    """CP-25 Until POLIVANOV (AP-25) is played the AP records 1 RU RP less from every card played for RPs (not below
    0): how many half points less."""
    if pool != RU or not holds(state, SHORTAGE, "game"):
        return 0
    return effect_of(state, SHORTAGE).value * state.world.limits.half_points
