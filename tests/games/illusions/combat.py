"""Combats for tests: who attacks whom from where, and how it is fought out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.engine.event import Event
from desktop.games.illusions import attack_options
from desktop.games.illusions import combat_events as ce
from desktop.games.illusions.combat_state import Combat
from desktop.games.illusions.procedures.combat import Attacks
from desktop.games.illusions.state import ATTACK, Group, IllusionsState
from tests.games.illusions.position import AP, CP, Position, begin, in_round, state_of

Stacks = Mapping[str, Sequence[str]]
SPRING, SUMMER, WINTER = 8, 9, 7
"""Turns: in spring no weather disturbs."""
ASKS_CARDS = "PlayCombatCards"


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


def declare(place: Position, target: str, units: Sequence[str] = ()) -> Position:
    """Name the target and the units, all that may join if none are named; the attack itself is still to be made."""
    place.play(f"target {target}")
    for unit in units:
        place.play(f"with {unit}")
    while not units and place.offered("with"):
        place.play(f"with {place.offered('with')[0]}")
    return place


def fight(
    place: Position, dice: Sequence[int], *, cards: Sequence[str] = (), flank: str = "", attack: str = "attack"
) -> Position:
    """Attack, announce a flank attack or none, play these cards (each when its owner is asked) and roll."""
    left = list(cards)
    place.state.chance.begin(dice)
    place.play(attack)
    if flank:
        place.play(f"flank {flank}")
    while place.offers("no-flank") or place.frame == ASKS_CARDS:
        if place.offers("no-flank"):
            place.play("no-flank")
            continue
        card = next((card for card in left if place.offers(f"card {card}")), "")
        if card:
            left.remove(card)
        place.play(f"card {card}" if card else "no-card")
    assert not left, f"not played: {left}"
    return place


def take_any_losses(place: Position) -> Position:
    """Assign losses as they are offered first."""
    while place.frame in ("TakeLosses", "ReplaceUnit"):
        place.play(place.actions[0])
    return place


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


def fired(place: Position, side: str) -> ce.Fired:
    """The last fire of a side."""
    found = [event for event in place.of(ce.Fired) if isinstance(event, ce.Fired) and event.side == side]
    return found[-1]


def decided(place: Position) -> ce.CombatDecided:
    event = place.of(ce.CombatDecided)[-1]
    assert isinstance(event, ce.CombatDecided)
    return event


def order(place: Position) -> list[str]:
    """Who fired, in order."""
    return [event.side for event in place.of(ce.Fired) if isinstance(event, ce.Fired)]


def last(place: Position, kind: type[Event]) -> Event:
    return place.of(kind)[-1]


def strength_of(place: Position, unit: str) -> str:
    """full, reduced, or the box a unit is in."""
    status = place.state.units[unit]
    if not place.state.on_map(unit):
        return status.place
    return "reduced" if status.reduced else "full"
