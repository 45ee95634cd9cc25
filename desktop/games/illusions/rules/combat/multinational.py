"""12.1.3 Units of several nations in one attack, and what cards forbid of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.cards import standing
from desktop.games.illusions.rules.cards.in_force import in_force
from desktop.games.illusions.state.sides import AH, GE, SB

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

GERMANDOM, RENNENKAMPF, BLACK_HAND = "joint_ge_ah_attack", "joint_attack_near_germany", "sb_attack"
"""What AP-43, CP-07 and CP-22 forbid."""


def why_not(state: IllusionsState, units: Sequence[str], stacks: Mapping[str, str]) -> Refusal | None:
    """12.1.3a One attacking stack must contain a unit of every nation taking part.

    A dual-nationality unit takes part as one of its nations, and in the stack counts as both (ruling).
    """
    definitions = state.world.units
    singles = {definitions[unit].nation for unit in units if len(definitions[unit].nations) == 1}
    duals = [definitions[unit].nations for unit in units if len(definitions[unit].nations) > 1]
    held: dict[str, set[str]] = {}
    for unit in units:
        held.setdefault(stacks[unit], set()).update(definitions[unit].nations)
    for choice in product(*duals):
        wanted = singles.union(choice)
        if any(wanted <= nations for nations in held.values()):
            return None
    return Refusal.of("12.1.3", "attack.nations", unit=units[0]) if units else None


def bans(state: IllusionsState, what: str) -> str:
    """The card in force that forbids something; "" if none does."""
    return next((card for card, effect in in_force(state, s.Forbid) if effect.what == what), "")


def why_not_together(state: IllusionsState, units: Sequence[str]) -> Refusal | None:
    """AP-43, CP-07 What cards forbid of units that attack together; it also holds of more units."""
    definitions = state.world.units
    if card := bans(state, GERMANDOM):
        pure = [definitions[unit].nations for unit in units]
        if (GE,) in pure and (AH,) in pure:
            return Refusal.of("9.7.1", "attack.germandom", card=card)
    if card := bans(state, RENNENKAMPF):
        places = dict.fromkeys(state.place_of(unit) for unit in units)
        if len(places) > 1 and any(standing.is_near_germany(state, place, state.at(place)) for place in places):
            return Refusal.of("9.7.1", "attack.rennenkampf", card=card)
    return None


def why_not_unit(state: IllusionsState, unit: str) -> Refusal | None:
    """CP-22 Serbian units that may not attack this turn; a dual unit still may, as the other nation."""
    if state.world.units[unit].nations == (SB,) and (card := bans(state, BLACK_HAND)):
        return Refusal.of("9.7.1", "attack.black_hand", card=card)
    return None
