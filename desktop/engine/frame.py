"""Procedures under way: a stack of frames of plain data, run until somebody must choose."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision, Refusal
from desktop.engine.errors import EngineError
from desktop.engine.event import DieRolled, Event
from desktop.engine.kept import Kept

TRANSIENT = {"transient": True}
"""Metadata of a state field that is derived or shared and never saved."""
MOST_STEPS = 100_000
"""Automatic steps between two choices; more means that a procedure goes round in circles."""


@dataclass(kw_only=True)
class State:
    """Base of a game's state. Fields are plain data; `stack` holds the procedures under way.

    `world` is the immutable definition (map, units, tables, options); `revision` counts changes so
    that queries can keep what they computed until something changes, `kept` holds such answers.
    """

    world: Any = field(metadata=TRANSIENT)
    stack: list[Frame] = field(default_factory=list, metadata=TRANSIENT)
    chance: Chance = field(default_factory=Chance, metadata=TRANSIENT)
    events: list[Event] = field(default_factory=list, metadata=TRANSIENT)
    revision: int = field(default=0, metadata=TRANSIENT)
    kept: Kept = field(default_factory=Kept, metadata=TRANSIENT)

    def emit(self, event: Event) -> None:
        """Record a fact. Only mutators call this, each once."""
        self.revision += 1
        if event.CHANGES:
            self.kept.forget(event.CHANGES)
        self.events.append(event)

    def roll(self, purpose: str, player: str = "", sides: int = 6) -> int:
        """Roll a die for all to see."""
        result = self.chance.draw(sides, purpose, player)
        self.emit(DieRolled(purpose, player, sides, result))
        return result

    def restored(self) -> None:
        """Called after loading: rebuild what is derived."""

    def clock(self) -> tuple[object, ...]:
        """The stretch of play under way, such as an action round: another value is another stretch."""
        return ()

    def answer(self, decision: Decision) -> Action | None:
        """What a side that plays by a fixed list of the rules chooses; None: somebody is asked. Changes nothing."""
        return None


class Frame(Struct, kw_only=True, dict=True):
    """A procedure under way. Its fields are plain data and are all that it remembers."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    KINDS: ClassVar[dict[str, type[Frame]]] = {}
    ASKS: ClassVar[dict[str, str]] = {}
    """The steps that ask, and by which method."""
    FOLLOWING: ClassVar[dict[str, str]] = {}
    """What follows each step."""
    BY_HAND: ClassVar[bool] = False
    """Whether players do by hand, while it asks, what no rule here says: all have agreed that the position changes."""
    step: str = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for step in cls.STEPS:
            asks = hasattr(cls, f"ask_{step}") and hasattr(cls, f"on_{step}")
            if not asks and not hasattr(cls, f"run_{step}"):
                raise TypeError(f"{cls.__name__}: step {step!r} has neither run_{step} nor ask_{step} and on_{step}")
        cls.ASKS = {step: f"ask_{step}" for step in cls.STEPS if hasattr(cls, f"ask_{step}")}
        cls.FOLLOWING = dict(zip(cls.STEPS, (*cls.STEPS[1:], "end"), strict=False))
        known = Frame.KINDS.get(cls.kind())
        if known is not None and (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
            raise TypeError(f"{cls.__module__} and {known.__module__} both save frames as {cls.kind()}")
        Frame.KINDS[cls.kind()] = cls

    def __post_init__(self) -> None:
        self.step = self.step or self.STEPS[0]

    @classmethod
    def kind(cls) -> str:
        """The name under which frames of this class are saved: its game (or what games share) and its own, wherever it
        stands in there."""
        path = cls.__module__.split(".")
        owner = path[2] if path[:2] == ["desktop", "games"] else path[1] if path[0] == "desktop" else path[-1]
        return f"{owner}.{cls.__name__}"

    def next_step(self) -> None:
        self.step = self.FOLLOWING[self.step]

    def go(self, step: str) -> None:
        """Continue with a named step, or with "end"."""
        if step != "end" and step not in self.STEPS:
            raise ValueError(f"{type(self).__name__} has no step {step!r}")
        self.step = step
        self.__dict__["went"] = True

    def why_not(self, state: Any, action: Action) -> Refusal | None:
        """Why this procedure does not offer an action; games override it to say more than "not offered"."""
        return None


def settle(state: State) -> Decision | None:
    """Run automatic steps until somebody must choose; None when the game is over.

    A run step that returns a frame calls it; afterwards the next step follows, unless the step chose
    another (or itself again) with `go`. A choice is asked again until its handler moves on.
    """
    for _ in range(MOST_STEPS):
        if not state.stack:
            return None
        frame = state.stack[-1]
        if frame.step == "end":
            state.stack.pop()
            continue
        step = frame.step
        ask = frame.ASKS.get(step)
        if ask is not None:
            decision: Decision | None = getattr(frame, ask)(state)
            if decision is None or not decision.actions:
                frame.next_step()
            elif (answer := state.answer(decision)) is None:
                return decision
            else:
                _take(state, answer)
            continue
        frame.__dict__.pop("went", None)
        child = getattr(frame, f"run_{step}")(state)
        if not frame.__dict__.pop("went", False):
            frame.next_step()
        if child is not None:
            state.stack.append(child)
    raise EngineError(f"no choice and no end after {MOST_STEPS} steps: {state.stack[-1]}")


def carry_out(state: State, action: Action) -> Decision | None:
    """Hand an offered action to the frame that asked and run on to the next decision."""
    _take(state, action)
    return settle(state)


def _take(state: State, action: Action) -> None:
    frame = state.stack[-1]
    child = getattr(frame, f"on_{frame.step}")(state, action)
    if child is not None:
        state.stack.append(child)
