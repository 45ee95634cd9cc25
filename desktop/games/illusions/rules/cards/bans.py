"""9.7.1f Cards that forbid something for a turn."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.decision import Refusal
from desktop.engine.ids import CardId, UnitId
from desktop.games.illusions.rules.cards.in_force import holds
from desktop.games.illusions.rules.cards.registry import standing
from desktop.games.illusions.rules.cards.standing import RENNENKAMPF, is_near_germany
from desktop.games.illusions.state.sides import AH, GE, RU, SB
from desktop.games.illusions.state.state import IllusionsState

RULE = "9.7.1"
GERMANDOM, SAILOR_REVOLT, BLACK_HAND, RAIL_COLLAPSE = CardId("AP-43"), CardId("AP-52"), CardId("CP-22"), CardId("CP-48")


def why_not_together(state: IllusionsState, units: Sequence[UnitId]) -> Refusal | None:
    """AP-43, CP-07 What cards forbid of units that attack together; it also holds of more units."""
    return why_not_both(state, units) or why_not_joined(state, units)


@standing(GERMANDOM)
def why_not_both(state: IllusionsState, units: Sequence[UnitId]) -> Refusal | None:
    """AP-43 For the rest of this turn GE and AH units may not take part in the same attack (a dual-nationality unit may
    join either)."""
    if not holds(state, GERMANDOM, "turn"):
        return None
    pure = [state.world.units[unit].nations for unit in units]
    return Refusal.of(RULE, "attack.germandom", card=GERMANDOM) if (GE,) in pure and (AH,) in pure else None


@standing(SAILOR_REVOLT)
def is_adriatic_closed(state: IllusionsState) -> bool:
    """AP-52 To the end of the turn (Attrition Phase included) the CP may not trace supply or SR by sea from or to an
    Adriatic port."""
    return holds(state, SAILOR_REVOLT, "turn")


@standing(RENNENKAMPF, "apart")
def why_not_joined(state: IllusionsState, units: Sequence[UnitId]) -> Refusal | None:
    """CP-07 For the rest of the turn units of a space with RU units in Germany or connected to it may not attack
    together with units of another space."""
    if not holds(state, RENNENKAMPF, "turn"):
        return None
    places = dict.fromkeys(state.place_of(unit) for unit in units)
    if len(places) > 1 and any(is_near_germany(state, place, state.at(place)) for place in places):
        return Refusal.of(RULE, "attack.rennenkampf", card=RENNENKAMPF)
    return None


@standing(BLACK_HAND, "attacks")
def why_not_attack(state: IllusionsState, unit: UnitId) -> Refusal | None:
    """CP-22 SB units may not attack for the rest of the turn; a dual unit still may, as the other nation."""
    if state.world.units[unit].nations == (SB,) and holds(state, BLACK_HAND, "turn"):
        return Refusal.of(RULE, "attack.black_hand", card=BLACK_HAND)
    return None


@standing(RAIL_COLLAPSE)
def why_not_sr(state: IllusionsState, unit: UnitId) -> Refusal | None:
    """CP-48 RU LCUs may not SR this turn."""
    definition = state.world.units[unit]
    if definition.lcu and definition.nation == RU and holds(state, RAIL_COLLAPSE, "turn"):
        return Refusal.of(RULE, "sr.rail_collapse", unit=unit)
    return None
