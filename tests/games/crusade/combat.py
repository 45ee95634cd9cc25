"""Combats for tests: who attacks whom from where, and how it is fought out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.games.crusade.rules.combat.attacks import Attacks
from desktop.games.crusade.state.state import ATTACK, CrusadeState
from tests.games.crusade.position import NAT, REP, Position, begin, in_round, state_of
from tests.games.fought import decided, declare, fired, play_cards, strength_of, take_any_losses

__all__ = [
    "attacks", "battle", "combat_state", "decided", "declare", "fight", "fired", "strength_of", "take_any_losses",
]  # fmt: skip

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


def fight(
    place: Position, dice: Sequence[int], *, cards: Sequence[str] = (), claim: str = "", attack: str = "attack"
) -> Position:
    """Attack, play these cards (each when its owner is asked) and roll."""
    place.state.chance.begin(dice)
    place.play(attack)
    if claim:
        place.play(f"claim {claim}")
    return play_cards(place, cards)


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
