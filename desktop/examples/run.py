"""ExampleRun: an example on the real engine, at one of its steps."""

from __future__ import annotations

from msgspec import Struct

from desktop.data.errors import DataError
from desktop.data.position import PositionError
from desktop.engine import plain
from desktop.engine.chance import Chance
from desktop.engine.errors import EngineError
from desktop.engine.event import Event
from desktop.engine.match import Match, Setup
from desktop.examples.course import Path, Stop
from desktop.examples.loader import Loaded
from desktop.examples.play_text import StepFailed, play_text
from desktop.examples.reader import LessonMatch, wanted_of
from desktop.examples.schema import Skip, Step


class Done(Struct, frozen=True):
    """A step that has been come to, and the log around what was done in it."""

    stop: Stop
    start: int
    end: int

    @property
    def path(self) -> Path:
        return self.stop.path


class ExampleRun:
    """Walks through an example.

    Attributes:
        match: the game as it stands at the current step.
        path: the current step.
        acted: whether its acts are done.
        reader: the side from which the reader looks, the same throughout.
    """

    def __init__(self, loaded: Loaded, begun: LessonMatch | None = None) -> None:
        """From its start; or from a copy of `begun`, a match that stands there already."""
        self.loaded = loaded
        self.course = loaded.course
        self.match = start_match(loaded) if begun is None else begun.at(begun.position)
        self.match.mark()
        self._start = self.match.position
        asked = self.match.decision
        first = next((step.by for step in loaded.example.steps if step.by), "")
        self.reader = loaded.example.seat or first or (asked.player if asked else self.match.definition.sides[0])
        self._done: list[Done] = []

    @property
    def path(self) -> Path:
        return self._done[-1].path if self._done else ()

    @property
    def acted(self) -> bool:
        return self._done[-1].stop.acted if self._done else False

    @property
    def stop(self) -> Stop:
        return Stop(self.path, self.acted)

    def go_to(self, path: Path, *, acted: bool = True) -> tuple[Event, ...]:
        """Play or take back until this step is done, or come to; what happened in it is returned."""
        chain = [Stop(each, True) for each in self.course.chain(path)]
        chain[-1] = Stop(path, acted or not self.course.step(path).acts)
        kept = 0
        while kept < min(len(chain), len(self._done)) and self._done[kept].stop == chain[kept]:
            kept += 1
        position = self._done[kept - 1].end if kept else self._start
        del self._done[kept:]
        self.match.go_to(position)
        for each in chain[kept:]:
            self._play(each)
        return self.events()

    def _play(self, stop: Stop) -> None:
        start = self.match.position
        if stop.acted:
            self._act(self.course.step(stop.path))
        self.match.mark()
        self._done.append(Done(stop, start, self.match.position))

    def _act(self, step: Step) -> None:
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

    def events(self) -> tuple[Event, ...]:
        """What happened in the current step."""
        if not self._done:
            return ()
        last = self._done[-1]
        return tuple(event for events in self.match.events_of[last.start : last.end] for event in events)

    def entries(self) -> range:
        """The log entries of the current step."""
        return range(self._done[-1].start, self._done[-1].end) if self._done else range(0)

    def to_be_done(self) -> LessonMatch | None:
        """A copy on which the reader may do the acts of the step himself; None where nothing is to be done."""
        step = self.course.step(self.path)
        if self.acted or step.edits():
            return None
        copy = self.match.at(self.match.position)
        copy.ask_for(wanted_of(self.match, step))
        return copy

    def is_for_reader(self, side: str) -> bool:
        """Whether what this side does is left to the reader: in a guided example with a seat only that seat's acts."""
        example = self.loaded.example
        return not (example.guided and example.seat) or side == example.seat

    def is_watched(self) -> bool:
        """Whether the acts to come are none of the reader's: he looks on."""
        example, step = self.loaded.example, self.course.step(self.path)
        if self.acted or not (example.guided and example.seat and step.acts):
            return False
        try:
            return all(act.entry.player != example.seat for act in wanted_of(self.match, step))
        except (EngineError, ValueError):
            return False

    def rolls(self) -> bool:
        """Whether the acts to come roll dice."""
        return not self.acted and bool(self.course.step(self.path).dice)

    def copy(self, seed: int | None = None) -> Match:
        """A match of its own that goes on from here; a new seed brings other dice."""
        return copied(self.match, seed)


def copied(match: Match, seed: int | None = None) -> Match:
    """A match of its own that goes on from where this one stands; a new seed brings other dice."""
    position, setup = plain.to_plain(match.state), match.setup
    if seed is not None:
        position["chance"] = [seed, position["chance"][1]]
        setup = Setup(setup.game, setup.scenario, setup.options, seed)
    return Match.resume(setup, match.log, position, definition=match.definition, base=match.base, world=match.world)


def start_match(loaded: Loaded, kind: type[LessonMatch] = LessonMatch) -> LessonMatch:
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
    match = kind(setup, loaded.definition, base=base, world=loaded.world).begin(start.dealt)
    for skip in start.play:
        item = skip if isinstance(skip, Skip) else Skip(do=skip)
        if item.edit:
            match.edit(item.edit)
            continue
        left = play_text(match, item.do, item.dice)
        if left:
            raise StepFailed(f"the outcomes {left} of {item.do!r} are left over")
    return match
