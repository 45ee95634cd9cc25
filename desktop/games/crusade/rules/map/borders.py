"""13.4, 16.3.3 The French and the Portuguese border: who may use them and who has closed them."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import UnitId
from desktop.games.crusade.rules.supply.supply import friendly_spaces, reaches_border
from desktop.games.crusade.state.sides import NATIONALIST, OPPONENT, REPUBLICAN
from desktop.games.crusade.state.state import CrusadeState

CLOSED = {"france_nat": NATIONALIST, "portugal_rep": REPUBLICAN}
"""16.3.3 RM item: the side that must control every space of the enemy's border."""


def is_closed(state: CrusadeState, item: str) -> bool:
    """16.3.3 Whether a side controls every space of the border its enemy uses."""
    side = CLOSED[item]
    border = state.world.sets.border[OPPONENT[side]]
    return not border & ~friendly_spaces(state, side)


def may_use_special_sr(state: CrusadeState, unit: UnitId) -> bool:
    """13.4.3 Out of supply but connected to the friendly border; 13.4.3.1 no regional unit, 13.4.3.2 nor after N44."""
    return why_not_special_sr(state, unit) is None


def why_not_special_sr(state: CrusadeState, unit: UnitId) -> Refusal | None:
    """13.4.3 Why a unit may not leave over the border."""
    counter = state.world.units[unit]
    if not state.on_map(unit) or not reaches_border(state, counter.side, state.place_of(unit)):
        return Refusal.of("13.4.3", "sr.no_special", unit=unit)
    if counter.side == REPUBLICAN and counter.region:
        return Refusal.of("13.4.3.1", "sr.special_region", unit=unit)
    if counter.side == REPUBLICAN and state.flag("no_french_special_sr"):
        return Refusal.of("13.4.3.2", "sr.special_closed", unit=unit)
    return None
