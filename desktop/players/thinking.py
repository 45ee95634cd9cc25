"""Thinking: choosing for a seat from what it knows, and answering requests line by line on a pair of streams."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.definition import game
from desktop.engine.errors import EngineError
from desktop.engine.frame import State
from desktop.players.advising import Advice, Adviser
from desktop.players.glimpse import Glimpse, position_of, world_of
from desktop.players.knowledge import knowledge_of
from desktop.players.levels import LEVELS
from desktop.players.planner import PlanningPlayer
from desktop.players.player import Player, make_player
from desktop.players.random_player import RandomPlayer
from desktop.players.turning import Past, Turn, turning_points

MOST_WORLDS = 2
ADVICE = "advice"
WHOLE = 100
Told = Callable[[float], None]


class Request(Struct, frozen=True, tag="choose"):
    """Somebody wants to know what the program chooses; at the level `ADVICE`, what it would do in his place."""

    number: int
    level: str
    glimpse: Glimpse


class Review(Struct, frozen=True, tag="review"):
    """Somebody wants to know on what a game that is over turned."""

    number: int
    past: Past


class Reply(Struct, frozen=True):
    """What it chooses, or why it could not; or, while it thinks, how far it is.

    Attributes:
        share: hundredths of its thoughts that are done, where it says so; nothing else is told then.
        advice: what it would do in somebody's place; turns: on what a game turned.
    """

    number: int
    action: str = ""
    fault: str = ""
    share: int = 0
    advice: Advice | None = None
    turns: tuple[Turn, ...] | None = None


class _Seat(Struct):
    """Who plays a seat, and the state of the position he was asked in last."""

    player: Player
    state: State
    number: int = -1


class Thinker:
    """Chooses for any seat of any game, one after the other."""

    def __init__(self, world: Any = None) -> None:
        """`world` saves reading it where all that is asked lies in one."""
        self._given = world
        self._worlds: dict[tuple[object, ...], Any] = {}
        self._seats: dict[tuple[object, ...], _Seat] = {}

    def choose(self, glimpse: Glimpse, level: str, told: Told | None = None) -> Action:
        """One of the actions that are offered; `told` is called with the share of the work that is done."""
        if level not in LEVELS:
            raise EngineError(f"unknown level {level!r}; there are: {', '.join(LEVELS)}")
        offered = [Action.parse(text) for text in glimpse.actions]
        if len(offered) == 1:
            return offered[0]
        seat = self._seat(glimpse, level)
        state, asked = _question(glimpse, self._world(glimpse), seat.state)
        if asked is None:  # the question hangs on a card that the seat cannot see
            return RandomPlayer(glimpse.seed).choose(state, Decision.of(glimpse.seat, "", Message(""), offered))
        if isinstance(seat.player, PlanningPlayer):
            seat.player.told = told
        return seat.player.choose(state, asked)

    def advise(self, glimpse: Glimpse, told: Told | None = None) -> Advice:
        """What it would do in the place of a seat, and why."""
        definition, world = game(glimpse.game), self._world(glimpse)
        state, asked = _question(glimpse, world)
        knowledge = knowledge_of(definition, world)
        if asked is None or knowledge is None:
            raise EngineError("there is nothing to be said of this question")
        return Adviser(definition, knowledge, definition.presenter(world)).advise(state, asked, told)

    def _world(self, glimpse: Glimpse) -> Any:
        if self._given is not None:
            return self._given
        if glimpse.table not in self._worlds:
            while len(self._worlds) >= MOST_WORLDS:
                self._worlds.pop(next(iter(self._worlds)))
            self._worlds[glimpse.table] = world_of(glimpse)
        return self._worlds[glimpse.table]

    def _seat(self, glimpse: Glimpse, level: str) -> _Seat:
        """Whoever sits there; another one where actions were taken back: he planned on from them."""
        key = (glimpse.seat, level, *glimpse.table)
        found = self._seats.get(key)
        if found is None or glimpse.number <= found.number:
            definition, world = game(glimpse.game), self._world(glimpse)
            player = make_player(level, definition, world, glimpse.seed)
            found = self._seats[key] = _Seat(player, definition.new_state(world))
        found.number = glimpse.number
        return found


def _question(glimpse: Glimpse, world: Any, before: State | None = None) -> tuple[State, Decision | None]:
    """The position, and what is asked in it with what is really offered; None where it hangs on what the seat cannot
    see."""
    state, asked = position_of(glimpse, world, before)
    offered = set(glimpse.actions)
    both = tuple(action for action in asked.actions if str(action) in offered) if asked is not None else ()
    return state, replace(asked, actions=both) if asked is not None and both else None


def answer(lines: Iterable[bytes], out: BinaryIO) -> None:
    """Answer each line that asks, in a line, until there is none; long thoughts tell in lines how far they are."""
    thinker = Thinker()

    def say(reply: Reply) -> None:
        out.write(msgspec.json.encode(reply) + b"\n")
        out.flush()

    for line in lines:
        say(_reply(thinker, line, say))


def _reply(thinker: Thinker, line: bytes, say: Callable[[Reply], None]) -> Reply:
    number = 0
    try:
        request = msgspec.json.decode(line, type=Request | Review)
        number = request.number
        told = _teller(number, say)
        if isinstance(request, Review):
            return Reply(number, turns=turning_points(request.past, told))
        if request.level == ADVICE:
            return Reply(number, advice=thinker.advise(request.glimpse, told))
        return Reply(number, str(thinker.choose(request.glimpse, request.level, told)))
    except Exception as error:  # whoever asked goes on without an answer
        return Reply(number, fault=f"{type(error).__name__}: {' '.join(str(error).split())}")


def _teller(number: int, say: Callable[[Reply], None]) -> Told:
    """Says how far a thought is, a hundredth at a time."""
    last = 0

    def tell(share: float) -> None:
        nonlocal last
        if (now := min(WHOLE, round(WHOLE * share))) > last:
            last = now
            say(Reply(number, share=now))

    return tell
