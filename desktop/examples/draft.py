"""An example under the hands of its author: what is recorded at a table becomes steps, and every change can be undone.

The author stands at a step. The table shows the position after it; what is played there becomes the next step, or,
where the line goes on already, a side line of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path as FilePath
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from desktop.data.seen import ELSEWHERE, Seen
from desktop.data.turning import Changes
from desktop.engine.action import Action
from desktop.engine.errors import EngineError
from desktop.engine.event import Event
from desktop.engine.match import Match
from desktop.examples import recording
from desktop.examples.course import Course, Path
from desktop.examples.reader import LessonMatch
from desktop.examples.recording import NotRecorded, Told
from desktop.examples.run import ExampleRun, start_match
from desktop.examples.schema import Arrow, Example, Point, Start, Step
from desktop.views.presenter import Presenter

MOST_KEPT = 200
"""So many changes can be taken back."""


class RecordedMatch(LessonMatch):
    """The game on the table of an author, who may set the dice himself.

    Attributes:
        sets_dice: whether every die is asked for.
    """

    sets_dice = False

    def play(self, action: Action, script: Sequence[int] = ()) -> tuple[Event, ...]:
        """With dice that are set, if they are to be."""
        if script or not (self.sets_dice or self.pending is not None):
            return super().play(action, script)
        self.state.chance.seed = None
        try:
            return super().play(action)
        finally:
            if self.pending is None:
                self.state.chance.seed = self.setup.seed


class Taken(Struct, frozen=True):
    """What one gesture on the table has become: so many steps, the last at `path`; the log was `before` long."""

    before: int
    steps: int
    path: Path


class Draft:
    """One example that is being made.

    Attributes:
        example: as it stands.
        game: the id of its game.
        path: the step at which the author stands.
        file: where it was kept last.
    """

    def __init__(self, example: Example, game: str, *, file: FilePath | None = None) -> None:
        self.example, self.game, self.file = example, game, file
        self.path: Path = (len(example.steps) - 1,)
        self._kept: Example | None = example if file is not None else None
        self._seen = Seen(file)
        self._changes: Changes[tuple[Example, Path]] = Changes(MOST_KEPT)
        self._start: tuple[Start, LessonMatch] | None = None
        self._taken: list[Taken] = []
        self._known = 0

    # -- changing ----------------------------------------------------------------------------------
    def put(self, example: Example, path: Path | None = None, *, merging: object = None) -> None:
        """Have the example changed; changes that are `merging` by the same word are undone together."""
        if example == self.example:
            return
        self._changes.note((self.example, self.path), merging)
        self.example = example
        if path is not None:
            self.path = path

    @property
    def can_undo(self) -> bool:
        return self._changes.can_undo

    @property
    def can_redo(self) -> bool:
        return self._changes.can_redo

    def undo(self) -> None:
        self.example, self.path = self._changes.undone((self.example, self.path))

    def redo(self) -> None:
        self.example, self.path = self._changes.redone((self.example, self.path))

    @property
    def is_kept(self) -> bool:
        return self.example == self._kept

    @property
    def step(self) -> Step:
        return recording.step_at(self.example, self.path)

    @property
    def course(self) -> Course:
        return Course(self.example)

    def stand_at(self, path: Path) -> None:
        """Go to another step."""
        self.path = path
        self._changes.part()

    def tell(self, **fields: Any) -> None:
        """Change the head of the example: its title, summary and what else stands there."""
        self.put(replace(self.example, **fields), merging=("head", *fields))

    def change(self, **fields: Any) -> None:
        """Change words, question, dice or pointers of the step."""
        self.put(recording.changed(self.example, self.path, **fields), merging=(self.path, *fields))

    def add_words(self, say: str) -> None:
        """A step after this one in which nothing is done."""
        self.put(recording.added(self.example, self.path, Step(say=say)), self._after())

    def add_side_line(self, title: str, say: str) -> None:
        """A side line that leaves the step, and stand at its first step."""
        number = len(self.step.branches)
        self.put(recording.with_branch(self.example, self.path, title, [Step(say=say)]), (*self.path, number, 0))

    def name_side_line(self, title: str) -> None:
        """Another title for the side line on which the author stands."""
        owner, number = self.path[:-2], self.path[-2]
        branches = list(recording.step_at(self.example, owner).branches)
        branches[number] = replace(branches[number], title=title)
        self.put(recording.changed(self.example, owner, branches=branches), merging=(owner, number, "title"))

    @property
    def side_line(self) -> str:
        """The title of the side line on which the author stands; "" on the main line."""
        branch = self.course.branch_of(self.path)
        return branch.title if branch is not None else ""

    def remove(self) -> None:
        """Take the step out; its author stands at the one before it."""
        before = self.course.before(self.path)
        self.put(recording.removed(self.example, self.path), before or (0,))

    def move(self, by: int) -> None:
        """Put the step earlier or later on its line."""
        last = len(self.course.line_of(self.path)) - 1
        there = min(max(self.path[-1] + by, 0), last)
        self.put(recording.moved(self.example, self.path, by), (*self.path[:-1], there))

    def join(self) -> None:
        """Make the step and the next one of its line one."""
        self.put(recording.joined(self.example, self.path))

    def _after(self) -> Path:
        return (*self.path[:-1], self.path[-1] + 1)

    # -- pointing ----------------------------------------------------------------------------------
    def point_at(self, name: str, *, is_piece: bool) -> None:
        """Point at a space or a piece, or no longer."""
        point = self.step.point or Point()
        field = "units" if is_piece else "spaces"
        there: list[str] = getattr(point, field)
        point = replace(point, **{field: [each for each in there if each != name] if name in there else [*there, name]})
        self.change(point=point if point != Point() else None)

    def draw_arrow(self, start: str, end: str) -> None:
        """Draw an arrow, or take away the one that is there."""
        arrow, there = Arrow(start=start, end=end), self.step.arrows
        left = [each for each in there if (each.start, each.end) != (start, end)]
        self.change(arrows=left if len(left) < len(there) else [*there, arrow])

    def point_at_nothing(self) -> None:
        self.put(recording.changed(self.example, self.path, point=None, arrows=[]))

    # -- playing -----------------------------------------------------------------------------------
    def _begun(self) -> LessonMatch:
        """The match at the beginning of the example; made once for all its drafts."""
        if self._start is None or self._start[0] != self.example.start:
            loaded = recording.drafted(self.example, self.game)
            self._start = self.example.start, start_match(loaded, RecordedMatch)
        return self._start[1]

    def match(self) -> RecordedMatch:
        """A match at the position after the step, on which it is played on; raises EngineError or DataError."""
        run = ExampleRun(recording.drafted(self.example, self.game), self._begun())
        run.go_to(self.path)
        match = run.match
        assert isinstance(match, RecordedMatch)
        match.redo_log.clear()
        match.stir()
        self._known, self._taken = match.position, []
        return match

    def follow(self, match: Match, presenter: Presenter) -> bool:
        """Take up what was played on the table since, as steps, and drop what was taken back; whether the table is then
        where the author stands."""
        while self._taken and match.position < self._known:
            self._drop(self._taken.pop())
        if match.position > self._known:
            before = self._known
            number = self._take(recording.steps_of(match, before, match.position, presenter))
            self._taken.append(Taken(before, number, self.path))
            self._known = match.position
        return match.position == self._known

    def _drop(self, taken: Taken) -> None:
        self._known = taken.before
        for number in range(taken.steps):
            path = (*taken.path[:-1], taken.path[-1] - number)
            if path in self.course:
                self.path = path
                self.remove()

    def _take(self, steps: Sequence[Step]) -> int:
        """One gesture is one step, as far as one side acts in it; the number of steps made."""
        told = [steps[0]]
        for step in steps[1:]:
            try:
                told[-1] = recording.one_of(told[-1], step)
            except NotRecorded:
                told.append(step)
        if any(step.acts for step in self.course.line_of(self.path)[self.path[-1] + 1 :]):
            self._branch_off(told)
            return len(told)
        example, path = self.example, self.path
        for step in told:
            example = recording.added(example, path, step)
            path = (*path[:-1], path[-1] + 1)
        self.put(example, path)
        return len(told)

    def _branch_off(self, steps: Sequence[Step]) -> None:
        """The line goes on already: this is a side line of its own."""
        titles = {branch.title for branch in self.step.branches}
        names = (f"Another way {number}" if number > 1 else "Another way" for number in count(1))
        title = next(name for name in names if name not in titles)
        number = len(self.step.branches)
        self.put(recording.with_branch(self.example, self.path, title, steps), (*self.path, number, len(steps) - 1))

    # -- keeping -----------------------------------------------------------------------------------
    def faults(self) -> list[Told]:
        """What is wrong with it, run from end to end."""
        try:
            begun = self._begun()
        except (EngineError, ValueError):
            begun = None
        return recording.faults(self.example, self.game, begun)

    def keep(self) -> FilePath:
        """Write it among the player's own; raises NotRecorded with its first fault, or OSError."""
        found = self.faults()
        if found:
            raise NotRecorded(found[0].reason)
        if self.file is None:
            self.example = replace(self.example, id=recording.name_for(self.example.title, self.game))
        if self._seen.is_changed(self.file):
            raise NotRecorded(ELSEWHERE)
        self.file = recording.kept(self.example, self.game)
        self._seen.note(self.file)
        self._kept = self.example
        return self.file
