"""ExampleRun: an example on the real engine, at one of its steps."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from desktop.data.errors import DataError
from desktop.data.position import PositionError
from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.errors import EngineError
from desktop.engine.event import Event
from desktop.engine.match import Match, Setup
from desktop.examples.course import Path
from desktop.examples.loader import Loaded
from desktop.examples.schema import Skip


class StepFailed(EngineError):
    """A step that cannot be played as it is written."""


class Done(Struct, frozen=True):
    """A step that has been played, and the log around it."""

    path: Path
    start: int
    end: int


class ExampleRun:
    """Walks through an example.

    Attributes:
        match: the game as it stands after the current step.
        path: the current step.
    """

    def __init__(self, loaded: Loaded) -> None:
        self.loaded = loaded
        self.course = loaded.course
        self.match = start_match(loaded)
        self.match.mark()
        self._start = self.match.position
        self._done: list[Done] = []

    @property
    def path(self) -> Path:
        return self._done[-1].path if self._done else ()

    def go_to(self, path: Path) -> tuple[Event, ...]:
        """Play or take back until this step is done; what happened in it is returned."""
        chain = self.course.chain(path)
        kept = 0
        while kept < min(len(chain), len(self._done)) and self._done[kept].path == chain[kept]:
            kept += 1
        position = self._done[kept - 1].end if kept else self._start
        del self._done[kept:]
        self.match.go_to(position)
        for each in chain[kept:]:
            self._play(each)
        return self.events()

    def _play(self, path: Path) -> None:
        step = self.course.step(path)
        start = self.match.position
        dice = list(step.dice)
        for change in step.edits():
            self.match.edit(change)
        for text in step.actions():
            if step.by and self.match.decision is not None and self.match.decision.player != step.by:
                raise StepFailed(f"{text!r} is for {self.match.decision.player} to do, not for {step.by}")
            if dice:  # the fight as it stands before the die: presenters tell its result beside it
                self.loaded.presenter.preview(self.match.state, self.match.decision, ())
            dice = play_text(self.match, text, dice)
        if dice:
            raise StepFailed(f"the outcomes {dice} are left over")
        self.match.mark()
        self._done.append(Done(path, start, self.match.position))

    def events(self) -> tuple[Event, ...]:
        """What happened in the current step."""
        if not self._done:
            return ()
        last = self._done[-1]
        return tuple(event for events in self.match.events_of[last.start : last.end] for event in events)

    def entries(self) -> range:
        """The log entries of the current step."""
        return range(self._done[-1].start, self._done[-1].end) if self._done else range(0)

    def copy(self, seed: int | None = None) -> Match:
        """A match of its own that goes on from here; a new seed brings other dice."""
        position = plain.to_plain(self.match.state)
        setup = self.match.setup
        if seed is not None:
            position["chance"] = [seed, position["chance"][1]]
            setup = Setup(setup.game, setup.scenario, setup.options, seed)
        match = self.match
        return Match.resume(setup, match.log, position, definition=match.definition, base=match.base, world=match.world)


def play_text(match: Match, text: str, dice: Sequence[int]) -> list[int]:
    """Play an action with its outcomes; those not drawn are returned. Every outcome must be given."""
    named, action = match.definition.extra.get("named"), Action.parse(text)
    match.play(named(match.state, action) if named else action, script=dice)
    drawn = match.log[-1].chance
    if len(drawn) > len(dice):
        raise StepFailed(f"{text!r} draws {len(drawn)} outcomes ({list(drawn)}), given are {len(dice)}")
    return list(dice[len(drawn) :])


def start_match(loaded: Loaded) -> Match:
    """The match at the beginning of an example."""
    start = loaded.example.start
    setup = Setup(loaded.game, start.scenario, tuple(sorted(start.options.items())), start.seed)
    base = None
    if start.position is not None:
        build = loaded.definition.extra.get("position")
        if build is None:
            raise StepFailed(f"{loaded.game} cannot be started from a stated position")
        try:
            state = build(loaded.world, start.position)
        except PositionError as error:
            fault = loaded.fault(("start", "position", *error.part), str(error))
            raise DataError([fault]) from error
        state.chance = Chance(start.seed)
        base = plain.to_plain(state)
    match = Match(setup, loaded.definition, base=base, world=loaded.world).begin()
    for skip in start.play:
        item = skip if isinstance(skip, Skip) else Skip(do=skip)
        left = play_text(match, item.do, item.dice)
        if left:
            raise StepFailed(f"the outcomes {left} of {item.do!r} are left over")
    return match
