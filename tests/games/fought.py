"""Combats of the card-driven games being fought in tests: cards, losses, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from desktop.mechanics.cdg import combat_events as ce
from tests.games.played import Played

P = TypeVar("P", bound=Played)
ASKS_CARDS = "PlayCombatCards"
LOSSES = ("TakeLosses", "ReplaceCorps", "ReplaceUnit")


def declare(place: P, target: str, units: Sequence[str] = ()) -> P:
    """Name the target and the units, all that may join if none are named; the attack itself is still to be made."""
    place.play(f"target {target}")
    for unit in units:
        place.play(f"with {unit}")
    while not units and place.offered("with"):
        place.play(f"with {place.offered('with')[0]}")
    return place


def play_cards(place: P, cards: Sequence[str]) -> P:
    """Play these cards, each when its owner is asked, and no others."""
    left = list(cards)
    while place.frame == ASKS_CARDS:
        card = next((card for card in left if place.offers(f"card {card}")), "")
        if card:
            left.remove(card)
        place.play(f"card {card}" if card else "no-card")
    assert not left, f"not played: {left}"
    return place


def take_any_losses(place: P) -> P:
    """Assign losses as they are offered first."""
    while place.frame in LOSSES:
        place.play(place.actions[0])
    return place


def fired(place: Played, side: str) -> ce.Fired:
    """The last fire of a side."""
    found = [event for event in place.of(ce.Fired) if isinstance(event, ce.Fired) and event.side == side]
    return found[-1]


def decided(place: Played) -> ce.CombatDecided:
    event = place.of(ce.CombatDecided)[-1]
    assert isinstance(event, ce.CombatDecided)
    return event


def strength_of(place: Played, unit: str) -> str:
    """full, reduced, or the box a unit is in."""
    status = place.state.units[unit]
    if not place.state.on_map(unit):
        return str(status.place)
    return "reduced" if status.reduced else "full"
