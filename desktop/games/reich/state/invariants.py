"""What must always be true of a game; each broken line is reported in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.games.reich.rules.map.geography import markers_placed
from desktop.games.reich.rules.turn.turn import PlayerTurn
from desktop.games.reich.state.holdings import FIELDS, NESTING
from desktop.games.reich.state.sides import ALLIED_POWERS, AXIS, SIDES, enemy_of, side_of
from desktop.mechanics.holding import misshapen

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState


def faults(state: ReichState) -> list[str]:
    """Every broken invariant."""
    return misshapen(state, "reich", FIELDS, NESTING) or [
        *_conflict_cards(state),
        *_event_cards(state),
        *_map(state),
        *_hands(state),
        *_tracks(state),
    ]


def _conflict_cards(state: ReichState) -> list[str]:
    """4.1 Every conflict card is in exactly one place."""
    found = [card for lists in (state.hands, state.decks, state.discards) for cards in lists.values() for card in cards]
    found += state.apart
    if state.conflict is not None:
        found += [card for cards in state.conflict.cards.values() for card in cards]
    return _each_once(found, list(state.world.cards), "conflict card")


def _event_cards(state: ReichState) -> list[str]:
    """4.2 Every event card is in exactly one place; face-down ones are held."""
    found = [card for lists in (state.held, state.waiting, state.malls) for cards in lists.values() for card in cards]
    found += [*state.lid, *state.removed, *state.aside, *state.beside]
    wrong = _each_once(found, list(state.world.event_cards), "event card")
    held = [card for side in SIDES for card in state.held[side]]
    wrong += [f"{card} is face down but nobody holds it" for card in state.face_down if card not in held]
    for mall, cards in state.malls.items():
        wrong += [f"{card} is in the mall {mall}" for card in cards if state.event_of(card).mall != mall]
    for side in SIDES:
        other = enemy_of(side)
        barred = "axis" if other == AXIS else "allied"
        wrong += [f"{side} holds {card}" for card in state.held[side] if state.event_of(card).mall == barred]
    return wrong


def _each_once(found: Sequence[str], known: Sequence[str], what: str) -> list[str]:
    counts: Counter[str] = Counter(found)
    wrong = [f"the {what} {card} is in {counts[card]} places" for card in known if counts[card] != 1]
    return [*wrong, *(f"there is no {what} {card}" for card in counts if card not in known)]


def _map(state: ReichState) -> list[str]:
    """2.0, 3.0 Control, forts and fleets are where they may be, and within their numbers."""
    world, wrong = state.world, []
    for area, power in state.control.items():
        if power and power not in (AXIS, *ALLIED_POWERS):
            wrong.append(f"{area} is controlled by {power}")
        if area in world.unplayable and power:
            wrong.append(f"{area} cannot be controlled")
        if world.printed_power[area] and not power:
            wrong.append(f"nobody controls {area}")
    return [*wrong, *_pieces(state), *_markers(state)]


def _pieces(state: ReichState) -> list[str]:
    """3.2, 3.3 Forts and fleets."""
    world, wrong = state.world, []
    for area, side in state.forts.items():
        if area in world.is_sea or side_of(state.control[area]) != side:
            wrong.append(f"a fort of {side} stands in {area}")
    for zone, sides in state.fleets.items():
        if zone not in world.is_sea or len(set(sides)) != len(sides):
            wrong.append(f"fleets of {sides} lie in {zone}")
    for side in SIDES:
        if sum(side in sides for sides in state.fleets.values()) > world.fleets[side]:
            wrong.append(f"{side} has too many fleets")
        if sum(owner == side for owner in state.forts.values()) > world.forts[side]:
            wrong.append(f"{side} has too many forts")
    return wrong


def _markers(state: ReichState) -> list[str]:
    """3.1 Never more control markers than there are, but for areas that cannot give one back."""
    wrong = []
    for power, limit in state.world.control_markers.items():
        fixed = sum(
            holder == power and state.world.printed[area] in ("vichy", "neutral")
            for area, holder in state.control.items()
        )
        if markers_placed(state, power) > limit + fixed:
            wrong.append(f"{power} has too many control markers")
    return wrong


def _hands(state: ReichState) -> list[str]:
    """4.1.4 Nobody holds more than the hand size when a turn asks for an action."""
    wrong = []
    for side in SIDES:
        size, cards = state.hand_size[side], len(state.hands[side])
        if not 0 <= size <= state.world.limits.hand_most:
            wrong.append(f"the hand size of {side} is {size}")
        if size == 0 and not state.over and not state.between_games:
            wrong.append(f"{side} has hand size 0 and plays on")
        resting = state.stack and state.stack[-1].kind() == "reich.PlayerTurn"
        if resting and cards != size:
            wrong.append(f"{side} holds {cards} cards with hand size {size}")
    return wrong


def _tracks(state: ReichState) -> list[str]:
    """5.4.1 A year marker is never more than one box ahead; nothing is owed when a turn asks for an action."""
    wrong = []
    first, second = (state.year[side] for side in SIDES)
    if abs(first - second) > state.world.limits.year_lead:
        wrong.append(f"the year markers are at {first} and {second}")
    resting = state.stack and state.stack[-1].kind() == "reich.PlayerTurn"
    playing = [frame.side for frame in state.stack if isinstance(frame, PlayerTurn)]
    if playing and playing != [state.turn.side]:
        wrong.append(f"it is the turn of {state.turn.side or 'nobody'}")
    if state.between_games and not state.records:
        wrong.append("no game of the tournament is over")
    if state.stack and (state.stack[0].step == "exchange") != state.between_games:
        wrong.append("the sides are exchanged in the middle of a game")
    if resting and (state.owed or state.conflict is not None):
        wrong.append("a conflict was not cleaned up")
    return wrong
