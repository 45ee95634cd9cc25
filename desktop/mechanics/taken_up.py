"""A scenario that begins in a position: the whole of it stands in the scenario's file, as it would be kept of a game.

What the position does not name is as the set-up has it. Draw piles are shuffled when a game of it begins: what lies in
them is part of the scenario, in which order is not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from desktop.engine import plain
from desktop.engine.errors import ReplayError
from desktop.engine.frame import Frame, State
from desktop.engine.lawful import why_broken

S = TypeVar("S", bound=State)
Position = dict[str, Any]
CHANCE = "chance"
"""The part that says where the dice come from: each game has its own."""


class WithPiles(Protocol):
    """A state with draw piles."""

    decks: dict[str, list[Any]]

    def shuffle_pile(self, side: str) -> None: ...


class ShufflePiles(Frame):
    """What a game that is taken up does first."""

    STEPS = ("shuffle",)

    def run_shuffle(self, state: WithPiles) -> None:
        for side in state.decks:
            state.shuffle_pile(side)


def taken_up(state: S, position: Position, faults: Callable[[S], list[str]]) -> S:
    """The set-up of a scenario brought into its position; raises ReplayError if the rules know no such position."""
    if not position:
        return state
    if CHANCE in position:
        raise ReplayError("the position cannot say which dice will fall")
    plain.check_numbers(position)
    plain.restore(state, plain.to_plain(state) | position)
    if reason := why_broken(faults, state):
        raise ReplayError(reason)
    if any(getattr(state, "decks", {}).values()):
        state.stack.append(ShufflePiles())
    return state


def position_of(state: State, setup: State, before: Mapping[str, Any]) -> Position:
    """What a scenario must say for a game of it to begin where `state` stands: all that is not as in its `setup`, and
    what it said `before`."""
    now, first = plain.to_plain(state), plain.to_plain(setup)
    return {name: part for name, part in now.items() if name != CHANCE and (name in before or part != first[name])}


def changed(state: S, edit: Callable[[S, str], None], change: str) -> Position:
    """Those parts of the position a scenario begins in that a change by hand makes others."""
    if isinstance(state.stack[-1], ShufflePiles):
        state.stack.pop()
    before = plain.to_plain(state)
    edit(state, change)
    return {name: part for name, part in plain.to_plain(state).items() if part != before[name]}
