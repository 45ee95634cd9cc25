"""Combats for tests: who attacks whom from where, and how it is fought out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.games.crusade import combat_events as ce
from desktop.games.crusade.procedures.combat import Attacks
from desktop.games.crusade.state import ATTACK, CrusadeState
from tests.games.crusade.position import NAT, REP, Position, begin, in_round, state_of

CARDS = "PlayCombatCards"
Stacks = Mapping[str, Sequence[str]]


def combat_state(
    attackers: Stacks, defenders: Stacks, *, side: str = NAT, turn: int = 8, **given: object
) -> CrusadeState:
    """An action round in which every attacking space bears an Attack marker."""
    more: Stacks = given.pop("units", {})  # type: ignore[assignment]
    effects: Mapping[str, object] = given.pop("effects", {})  # type: ignore[assignment]
    hands = {NAT: (), REP: ()} | dict(given.pop("hands", {}))  # type: ignore[call-overload]
    if card := str(given.pop("in_play", "")):
        hands[side] = [*hands[side], card]
    state = state_of(units={**more, **attackers, **defenders}, turn=turn, hands=hands, **given)  # type: ignore[arg-type]
    in_round(state, side)
    state.markers = dict.fromkeys(attackers, ATTACK)
    state.change_effects(**effects)
    if card:
        state.play_card(side, card, "event")
    return state


def attacks(attackers: Stacks, defenders: Stacks, *, side: str = NAT, **given: object) -> Position:
    """The frame in which attacks are declared."""
    state = combat_state(attackers, defenders, side=side, **given)  # type: ignore[arg-type]
    return begin(state, Attacks(side=side))


def declare(place: Position, target: str, units: Sequence[str] = ()) -> Position:
    """Name the target and the units, all that may join if none are named; the attack itself is still to be made."""
    place.play(f"target {target}")
    for unit in units:
        place.play(f"with {unit}")
    while not units and place.offered("with"):
        place.play(f"with {place.offered('with')[0]}")
    return place


def fight(
    place: Position, dice: Sequence[int], *, cards: Sequence[str] = (), claim: str = "", attack: str = "attack"
) -> Position:
    """Attack, play these cards (each when its owner is asked) and roll."""
    left = list(cards)
    place.state.chance.begin(dice)
    place.play(attack)
    if claim:
        place.play(f"claim {claim}")
    while place.frame == CARDS:
        card = next((card for card in left if place.offers(f"card {card}")), "")
        if card:
            left.remove(card)
        place.play(f"card {card}" if card else "no-card")
    assert not left, f"not played: {left}"
    return place


def take_any_losses(place: Position) -> Position:
    """Assign losses as they are offered first."""
    while place.frame in ("TakeLosses", "ReplaceCorps"):
        place.play(place.actions[0])
    return place


def battle(
    attackers: Stacks,
    defenders: Stacks,
    dice: Sequence[int],
    *,
    cards: Sequence[str] = (),
    claim: str = "",
    losses: bool = True,
    **given: object,
) -> Position:
    """One attack of all units on the defended space, with the cards in their owners' hands, up to the retreat.

    Without `losses` it stops where they are to be assigned.
    """
    hands = {NAT: [c for c in cards if c.startswith("N")], REP: [c for c in cards if c.startswith("R")]}
    place = attacks(attackers, defenders, **{"hands": hands, **given})  # type: ignore[arg-type]
    declare(place, next(iter(defenders)))
    fight(place, dice, cards=cards, claim=claim)
    if losses:
        take_any_losses(place)
        assert not place.state.chance.left_over(), "dice were left over"
    return place


def fired(place: Position, side: str) -> ce.Fired:
    """The last fire of a side."""
    found = [event for event in place.of(ce.Fired) if event.side == side]  # type: ignore[attr-defined]
    event = found[-1]
    assert isinstance(event, ce.Fired)
    return event


def decided(place: Position) -> ce.CombatDecided:
    event = place.of(ce.CombatDecided)[-1]
    assert isinstance(event, ce.CombatDecided)
    return event


def strength_of(place: Position, unit: str) -> str:
    """full, reduced, or the box a unit is in."""
    status = place.state.units[unit]
    if not place.state.on_map(unit):
        return status.place
    return "reduced" if status.reduced else "full"
