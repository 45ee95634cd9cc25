"""9.0 How a position stands for a side: a few terms a player would name, as logarithms of odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.engine.ids import SpaceId
from desktop.games.reich.rules.turn.victory import margin
from desktop.games.reich.state.sides import AXIS, enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState


class Outlook(Struct, frozen=True):
    """What each term weighs; fitted to games of the program against itself."""

    hands: float = 0.175
    """A card of hand size more than the enemy."""
    collapse: float = 1.35
    """The share of the enemy's hand that one card is, less that of the own hand (9.1)."""
    sea: float = 0.05
    """A sea zone more than the enemy."""
    events: float = 0.09
    """An event more than the enemy."""
    commanders: float = 0.04
    """A card with re-rolls in the own hand."""
    turn: float = 0.11
    """To move."""
    barbarossa: float = 0.1
    """The Axis can still launch it."""
    begun: float = -0.1
    """For the Axis as the war begins."""
    year: float = 0.52
    """For the Axis with every year that is over: it wins by lasting (9.5)."""
    last_year: float = 1.0
    """For the Axis in the last year."""
    level: float = 0.8
    """For the Axis in a short game: a card of hand size more than its least victory asks, by the share of it played."""


OUTLOOK = Outlook()


def terms(state: ReichState, side: str, weights: Outlook = OUTLOOK) -> Mapping[str, float]:
    """How a position stands for a side, term by term."""
    enemy, sign = enemy_of(side), 1 if side == AXIS else -1
    return {
        "hands": weights.hands * (state.hand_size[side] - state.hand_size[enemy]),
        "collapse": weights.collapse * (1 / max(1, state.hand_size[enemy]) - 1 / max(1, state.hand_size[side])),
        "sea": weights.sea * sum(_sign(state, side, zone) for zone in state.world.zones),
        "events": weights.events * (len(state.held[side]) - len(state.held[enemy])),
        "commanders": weights.commanders * _commanders(state, side),
        "turn": weights.turn * (1 if state.turn.side == side else -1),
        "barbarossa": sign * weights.barbarossa * (state.pact and state.big_push[AXIS] == "up"),
        "time": sign * _time(state, weights),
    }


def _sign(state: ReichState, side: str, zone: SpaceId) -> int:
    if not state.control[zone]:
        return 0
    return 1 if state.controls(side, zone) else -1


def _commanders(state: ReichState, side: str) -> int:
    """4.1.3 Cards with re-rolls in the own hand; the enemy's is not known."""
    return sum(state.world.cards[card].rerolls > 0 for card in state.hands[side])


def _time(state: ReichState, weights: Outlook) -> float:
    """9.5, 10.4 What the calendar brings the Axis: survival, or the level that the hand sizes have reached."""
    world, year = state.world, min(state.year.values())
    if world.verdict.kind == "difference":
        played = (year - world.start_year + 1) / (world.end_year - world.start_year + 1)
        least = min(level.min for level in world.verdict.levels if level.min is not None)
        ahead = margin(state) - least if world.verdict.of == AXIS else least - 1 - margin(state)
        return weights.level * played * (ahead + 0.5)
    return weights.begun + weights.year * year + weights.last_year * (year + 1 >= world.end_year)
