"""28.0 The Treaty of Brest-Litovsk: what is closed to whom once Russia is out of the war."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.rules.map.control import GERMANY_ENTERED, TAKEN_SINCE
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.combat_state import RISING
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, GE, RU, UPRISING
from desktop.games.illusions.state.state import IllusionsState

RULE = "28.0"
BRANDENBURG = SpaceId("brandenburg")
LEFT = "ge_left_brandenburg"
"""28.0d.8 Count of the turn: German large units that have left Brandenburg."""


def is_met(state: IllusionsState) -> bool:
    """28.0c Whether the turn marker has reached the marker of the treaty."""
    return bool(state.treaty_turn) and state.turn >= state.treaty_turn


def is_russian(state: IllusionsState, unit: UnitId) -> bool:
    """28.0 Russian units, the 2/4 Special among them; the Yugoslavs count as Serbian."""
    return RU in supply.nations_of(state, unit) and state.owner_of(unit) == ALLIED


def is_ru_controlled(state: IllusionsState, place: SpaceId) -> bool:
    """28.0d A place of Russia the AP held when the treaty took effect, or RU units have retaken from uprisings."""
    return (
        state.world.nation_of[place] == RU and state.controls(ALLIED, place) and not state.flag(f"{TAKEN_SINCE}{place}")
    )


def _is_cp_controlled(state: IllusionsState, place: SpaceId) -> bool:
    """28.0d.1 A region with both CP and uprising units is not."""
    return state.controls(CENTRAL, place) and not state.units_of(UPRISING, place)


def why_not_enter(state: IllusionsState, unit: UnitId, place: SpaceId) -> Refusal | None:
    """28.0d.1-2, 28.0d.5-7 Why the treaty keeps a unit out of a place."""
    if not state.treaty:
        return None
    if is_russian(state, unit):
        if state.world.nation_of[place] != RU or _is_cp_controlled(state, place):
            return Refusal.of(RULE, "refuse.treaty", space=place)
        return None
    return Refusal.of(RULE, "refuse.treaty", space=place) if is_ru_controlled(state, place) else None


def why_not_attack(state: IllusionsState, unit: UnitId, place: SpaceId, kind: str) -> Refusal | None:
    """28.0d.1-2, 28.0d.4-5 RU units attack only uprising units in Russia, and nobody attacks RU units."""
    if not state.treaty:
        return None
    if is_russian(state, unit):
        home = state.world.nation_of[place] == RU and not _is_cp_controlled(state, place)
        return None if kind == RISING and home else Refusal.of(RULE, "refuse.treaty_attack", space=place)
    if kind == RISING:
        return None
    russians = [other for other in state.at(place) if is_russian(state, other)]
    shut = bool(russians) or is_ru_controlled(state, place)
    return Refusal.of(RULE, "refuse.treaty_attack", space=place) if shut else None


# -- Brandenburg ---------------------------------------------------------------------------------------
def is_bound(state: IllusionsState, unit: UnitId) -> bool:
    """28.0d.8 German large units, dual ones not, until the AP attack or enter Germany."""
    definition = state.world.units[unit]
    return state.treaty and definition.lcu and definition.nations == (GE,) and not state.flag(GERMANY_ENTERED)


def why_not_leave(state: IllusionsState, units: Sequence[UnitId], place: SpaceId) -> Refusal | None:
    """28.0d.8 Only one German large unit a turn leaves Brandenburg by move or SR."""
    if place != BRANDENBURG:
        return None
    leaving = sum(is_bound(state, unit) for unit in units)
    if leaving and state.counts.get(LEFT, 0) + leaving > state.world.limits.brandenburg_leave:
        return Refusal.of(RULE, "refuse.brandenburg", space=place)
    return None


def note_left(state: IllusionsState, units: Sequence[UnitId], place: SpaceId) -> None:
    """28.0d.8 Who has left Brandenburg is counted."""
    leaving = sum(is_bound(state, unit) for unit in units) if place == BRANDENBURG else 0
    if leaving:
        state.count(LEFT, leaving)


def note_attack(state: IllusionsState, side: str, place: SpaceId) -> None:
    """28.0d.8 An AP attack on a place in Germany sets the German units free."""
    if state.treaty and side == ALLIED and state.world.nation_of[place] == GE and not state.flag(GERMANY_ENTERED):
        state.set_flag(GERMANY_ENTERED)
