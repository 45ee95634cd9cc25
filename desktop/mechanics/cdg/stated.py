"""Stated positions of card-driven games: what both games read alike from the tracks and cards of a position.

Each setter takes a state and the stated value; a value that cannot be is a ValueError.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from desktop.data.position import PositionSpec, need, one_of
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.mechanics.cdg.protocols import CdgState, S
from desktop.mechanics.cdg.unit_state import UnitState

Setter = Callable[[S, Any], None]
"""Takes a state and what the file says, which may be anything: the setter checks it."""


def whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError("not a whole number")
    return value


# -- units and cards -----------------------------------------------------------------------------------
def lay_units(state: CdgState, spec: PositionSpec) -> list[tuple[UnitId, SpaceId]]:
    """The units where they are stated, checked; returns those on the map with their places."""
    placed = []
    for unit, piece in spec.pieces().items():
        need(unit in state.units, f"there is no unit {unit}", "units", unit)
        known = piece.at in state.control or state.is_boxed(piece.at)
        need(known, f"there is no space or box {piece.at}", "units", unit)
        state.units[unit] = UnitState(piece.at, piece.reduced)
        if piece.at in state.control:
            placed.append((unit, piece.at))
    return placed


def lay_control(state: CdgState, spec: PositionSpec, holders: Iterable[str]) -> None:
    """Who holds the spaces named."""
    known = tuple(holders)
    for space, side in spec.control.items():
        need(space in state.control, f"there is no space {space} on the board", "control", space)
        need(side in known, f"there is no side {side}", "control", space)
        state.control[space] = side


def deal(state: CdgState, spec: PositionSpec, cards: Iterable[CardId]) -> None:
    """Hands, the top of each pile in the order it will be drawn, discards and cards face up.

    What a stated hand does not name goes back under the pile. `cards` are those of the game.
    """
    sides = tuple(state.decks)
    laid = (
        ("hands", spec.hands, {side: state.hands[state.holders(side)[0]] for side in sides}),
        ("decks", spec.decks, state.decks),
        ("discards", spec.tracks.get("discards", {}), state.discards),
        ("face_up", spec.tracks.get("face_up", {}), state.face_up),
    )
    placed = _check_cards(state, [(part, cards_of) for part, cards_of, _ in laid], frozenset(cards))
    for side in sides:
        holder = state.holders(side)[0]
        for pile in (state.decks, state.discards, state.waiting, state.removed_cards):
            pile[side] = [card for card in pile[side] if card not in placed]
        state.hands[holder] = [card for card in state.hands[holder] if card not in placed]
        if side in spec.hands:
            state.decks[side] = [*state.hands[holder], *state.decks[side]]
            state.hands[holder] = list(spec.hands[side])
        for part, cards_of, pile in laid[1:]:
            found = list(cards_of.get(side, []))
            pile[side] = [*pile[side], *(reversed(found) if part == "decks" else found)]
        state.hands[holder].sort(key=state.card_order)


def _check_cards(
    state: CdgState, laid: list[tuple[str, Mapping[str, Sequence[CardId]]]], known: frozenset[str]
) -> list[str]:
    placed: list[str] = []
    for part, cards_of in laid:
        for side, cards in cards_of.items():
            need(side in state.decks, f"there is no side {side}", part, side)
            for card in cards:
                own = card in known and state.world.cards[card].side == side
                need(own, f"there is no card {card} of {side}", part, side)
                need(card not in placed, f"{card} is in two places", part, side)
                placed.append(card)
    return placed


# -- setters of tracks ---------------------------------------------------------------------------------
def number(name: str) -> Setter[CdgState]:
    """A field that is a number."""

    def put(state: object, value: object) -> None:
        setattr(state, name, whole(value))

    return put


def numbers(name: str) -> Setter[CdgState]:
    """A field of numbers by key, some of which are stated."""

    def put(state: CdgState, values: Mapping[str, object]) -> None:
        for key, value in values.items():
            getattr(state, name)[one_of(key, getattr(state, name))] = whole(value)

    return put


def by_space(name: str, known: Iterable[object]) -> Setter[CdgState]:
    """A field of markers by space."""
    choices = tuple(known)

    def put(state: CdgState, values: Mapping[str, object]) -> None:
        found = {one_of(space, state.control): one_of(values[space], choices) for space in sorted(values)}
        setattr(state, name, found)

    return put


def switch(name: str) -> Setter[CdgState]:
    """A field that is true or false."""

    def put(state: object, value: object) -> None:
        setattr(state, name, one_of(value, (False, True)))

    return put


def set_flags(state: CdgState, flags: Mapping[str, object]) -> None:
    """Added to those of the scenario; 0 takes one away."""
    for flag, value in flags.items():
        state.flags[str(flag)] = whole(value)
    state.flags = {flag: value for flag, value in sorted(state.flags.items()) if value}


def set_rp(state: CdgState, points: Mapping[str, object]) -> None:
    """Half points."""
    for pool, value in points.items():
        state.rp[one_of(pool, state.rp)] = state.rp_recorded[pool] = whole(value)


def set_played(state: CdgState, cards: Iterable[CardId]) -> None:
    """Cards played as events; those with an asterisk are out of the game."""
    for card in cards:
        definition = state.world.cards[one_of(card, state.world.cards)]
        state.record_event(card)
        side = definition.side
        holder = next((h for h in state.holders(side) if card in state.hands[h]), side)
        piles = ((state.hands, holder), (state.decks, side), (state.waiting, side))
        if definition.asterisk and any(card in pile.get(key, ()) for pile, key in piles):
            for pile, key in piles:
                pile[key] = [other for other in pile.get(key, ()) if other != card]
            state.removed_cards[side].append(card)


def set_lasting(state: CdgState, cards: Mapping[str, object]) -> None:
    state.lasting = {one_of(card, state.world.cards): whole(cards[card]) for card in sorted(cards)}


def set_actions(state: CdgState, actions: Mapping[str, Iterable[object]]) -> None:
    for side, done in actions.items():
        state.actions[one_of(side, state.actions)] = [str(action) for action in done]


def later(state: object, value: object) -> None:
    """Read with the cards or with the procedure."""
