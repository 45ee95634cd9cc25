"""Glimpse: a game as one seat knows it, in plain data, for a player that thinks in another process.

Neither the log nor the true position is in it: what the seat cannot see is dealt anew, and the dice to come are others.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from desktop.engine import plain, unseen
from desktop.engine.decision import Decision
from desktop.engine.definition import game
from desktop.engine.errors import EngineError
from desktop.engine.frame import State, settle
from desktop.engine.match import Match


class Glimpse(Struct, frozen=True):
    """What a seat that must choose knows.

    Attributes:
        position: one that the seat cannot tell from the true one.
        actions: what is offered to it, in words.
        seed: what its chance begins with.
        number: how many actions have been played; less than before where some were taken back.
    """

    game: str
    scenario: str
    options: tuple[tuple[str, str | int | bool], ...]
    corrections: str
    seat: str
    position: dict[str, Any]
    actions: tuple[str, ...]
    seed: int
    number: int = 0

    @property
    def table(self) -> tuple[object, ...]:
        """Which world it lies in."""
        return self.game, self.scenario, self.options, self.corrections


def glimpse_of(match: Match, seed: int) -> Glimpse:
    """What whoever is asked knows; the same wherever the cards lie that he cannot see."""
    asked, setup = match.decision, match.setup
    if asked is None or match.awaiting_dice is not None:
        raise EngineError("nobody is asked for a choice")
    position = plain.to_plain(unseen.redealt(match, asked.player, seed))
    actions = tuple(sorted(map(str, asked.actions)))
    table = setup.game, setup.scenario, setup.options, setup.corrections
    return Glimpse(*table, asked.player, position, actions, seed, match.position)


def world_of(glimpse: Glimpse) -> Any:
    """The map, units and rules that a glimpse was taken in."""
    return game(glimpse.game).load_world(glimpse.scenario, dict(glimpse.options), glimpse.corrections)


def position_of(glimpse: Glimpse, world: Any, before: State | None = None) -> tuple[State, Decision | None]:
    """The position, and what is asked in it; None where what lies hidden keeps the question from being asked.

    The state of a position `before` in the same world becomes this one: plans that were made in it see what has
    changed, as they do in a game that is played in one process.
    """
    state = before if before is not None else game(glimpse.game).new_state(world)
    plain.restore(state, glimpse.position)
    state.chance.begin()
    try:
        asked = settle(state)
    except Exception:  # a hidden card that lies elsewhere may leave a procedure without its card
        return state, None
    return state, asked if asked is not None and asked.player == glimpse.seat else None
