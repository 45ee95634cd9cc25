"""Combats for tests: who attacks whom from where, and how it is fought out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.engine.event import Event
from desktop.games.illusions.rules.combat import attack_options
from desktop.games.illusions.rules.combat.attacks import Attacks
from desktop.games.illusions.state import combat_events as ce
from desktop.games.illusions.state.combat_state import Combat
from desktop.games.illusions.state.state import ATTACK, Group, IllusionsState
from tests.games.fought import decided, declare, fired, play_cards, strength_of, take_any_losses
from tests.games.illusions.position import AP, CP, Position, begin, in_round, state_of

__all__ = [
    "attacks", "battle", "combat_state", "decided", "declare", "declared", "fight", "fired", "last", "order",
    "strength_of", "take_any_losses",
]  # fmt: skip

Stacks = Mapping[str, Sequence[str]]
SPRING, SUMMER, WINTER = 8, 9, 7
"""Turns: in spring no weather disturbs."""


def combat_state(
    attackers: Stacks, defenders: Stacks, *, side: str = AP, turn: int = SPRING, number: int = 1, **given: object
) -> IllusionsState:
    """An action round in which every attacking space bears an Attack marker; stacks of a region are one group."""
    more: Stacks = given.pop("units", {})  # type: ignore[assignment]
    hands = {AP: (), CP: ()} | dict(given.pop("hands", {}))  # type: ignore[call-overload]
    units: dict[str, list[str]] = {}
    for stacks in (more, attackers, defenders):
        for place, names in stacks.items():
            units.setdefault(place, []).extend(names)
    state = state_of(units=units, turn=turn, hands=hands, **given)  # type: ignore[arg-type]
    in_round(state, side, number)
    for place in attackers:
        if place in state.world.mixed:
            state.groups.append(Group(place, ATTACK, list(state.units_of(side, place))))
        else:
            state.markers[place] = ATTACK
    return state


def attacks(attackers: Stacks, defenders: Stacks, *, side: str = AP, **given: object) -> Position:
    """The frame in which attacks are declared."""
    state = combat_state(attackers, defenders, side=side, **given)  # type: ignore[arg-type]
    return begin(state, Attacks(side=side))


def declared(attackers: Stacks, defenders: Stacks, *, side: str = AP, **given: object) -> tuple[IllusionsState, Combat]:
    """A combat of all units of the attacking places, not yet begun."""
    state = combat_state(attackers, defenders, side=side, **given)  # type: ignore[arg-type]
    target = next(iter(defenders))
    units = [u for place in attackers for u in state.units_of(side, place) if state.world.units[u].combat]
    staff = [u for place in attackers for u in state.units_of(side, place) if not state.world.units[u].combat]
    kind = attack_options.kinds_at(state, side, target)[0]
    return state, attack_options.declared(state, side, target, units, kind, staff=staff)


def fight(
    place: Position, dice: Sequence[int], *, cards: Sequence[str] = (), flank: str = "", attack: str = "attack"
) -> Position:
    """Attack, announce a flank attack or none, play these cards (each when its owner is asked) and roll."""
    place.state.chance.begin(dice)
    place.play(attack)
    if flank:
        place.play(f"flank {flank}")
    elif place.offers("no-flank"):
        place.play("no-flank")
    return play_cards(place, cards)


def battle(
    attackers: Stacks,
    defenders: Stacks,
    dice: Sequence[int],
    *,
    cards: Sequence[str] = (),
    flank: str = "",
    losses: bool = True,
    **given: object,
) -> Position:
    """One attack of all units on the defended place, with the cards in their owners' hands, up to the retreat.

    Dice come in the order in which they are rolled. Without `losses` it stops where they are to be assigned.
    """
    hands = {AP: [c for c in cards if c.startswith("AP")], CP: [c for c in cards if c.startswith("CP")]}
    place = attacks(attackers, defenders, **{"hands": hands, **given})  # type: ignore[arg-type]
    declare(place, next(iter(defenders)))
    fight(place, dice, cards=cards, flank=flank)
    if losses:
        take_any_losses(place)
        assert not place.state.chance.left_over(), "dice were left over"
    return place


def order(place: Position) -> list[str]:
    """Who fired, in order."""
    return [event.side for event in place.of(ce.Fired) if isinstance(event, ce.Fired)]


def last(place: Position, kind: type[Event]) -> Event:
    return place.of(kind)[-1]
