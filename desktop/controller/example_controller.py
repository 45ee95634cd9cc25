"""ExampleController: walks a reader through an example and lets him leave it to try something."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.controller.showing import Showing
from desktop.data.errors import DataError
from desktop.engine.errors import EngineError
from desktop.examples.course import Path
from desktop.examples.loader import Loaded
from desktop.examples.run import ExampleRun
from desktop.examples.schema import Answer
from desktop.examples.views import StepView, step_view, table_view
from desktop.views.markup import narration

SPEEDS = (0.5, 1.0, 1.5, 2.5)
"""How much faster than at reading pace examples play by themselves."""
NORMAL = 1
MS_PER_WORD = 330
LEAST_MS = 2500
_SEEDS = 2**31


class ExampleController(Showing):
    """One example at a time.

    Signals:
        opened: an example (Loaded) is on the table.
        step_changed: what to read and to point at; the table shows the position after the step.
        notice: among others why an example cannot be shown.
        answered: the answer (Answer) the reader chose; `hinted` the hint.
        playing_changed: whether it plays by itself.
        finished: the key `game/id` of an example read to its end.
        trial_started: a match of the reader's own that goes on from here; `trial_ended`: back to the example.
    """

    opened = Signal(object)
    step_changed = Signal(object)
    answered = Signal(object)
    hinted = Signal(str)
    playing_changed = Signal(bool)
    finished = Signal(str)
    trial_started = Signal(object)
    trial_ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.loaded: Loaded | None = None
        self.run: ExampleRun | None = None
        self.step: StepView | None = None
        self.trying = False
        self.speed = NORMAL
        self._solved: set[Path] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)
        self._playing = False

    # -- opening -----------------------------------------------------------------------------------
    def open(self, loaded: Loaded) -> bool:
        """Put an example on the table at its first step; whether that was possible."""
        self.pause()
        try:
            run = ExampleRun(loaded)
            run.go_to((0,))
        except (DataError, EngineError) as error:
            self.notice.emit(str(error).splitlines()[0])
            return False
        self.loaded, self.run = loaded, run
        self.trying = False
        self._solved = set()
        self.opened.emit(loaded)
        self._show(moving=False)
        return True

    @property
    def key(self) -> str:
        """`game/id` of the example that is open."""
        return f"{self.loaded.game}/{self.loaded.id}" if self.loaded else ""

    # -- walking -----------------------------------------------------------------------------------
    def next(self) -> None:
        """On to the next step; at the end of a side line back to where it left."""
        if self.run is not None:
            path = self.run.course.after(self.run.path)
            if path is not None:
                self.go_to(path)

    def back(self) -> None:
        if self.run is not None:
            path = self.run.course.before(self.run.path)
            if path is not None:
                self.go_to(path)

    def go_to(self, path: Sequence[int]) -> None:
        """Show a step by its path."""
        if self.run is None or self.trying:
            return
        here, there = self.run.path, tuple(path)
        if there not in self.run.course:
            return
        try:
            self.run.go_to(there)
        except EngineError as error:
            self.pause()
            self.run.go_to(here)
            self.notice.emit(str(error))
            return
        self._show(moving=self.run.course.after(here) == there or there[:-2] == here)

    def take_branch(self, number: int) -> None:
        """Leave the line for one of the step's side lines."""
        if self.run is not None and self.step is not None and 0 <= number < len(self.step.branches):
            self.go_to((*self.run.path, number, 0))

    def leave_branch(self) -> None:
        """Back to the step at which the side line began."""
        if self.run is not None and len(self.run.path) > 1:
            self.go_to(self.run.path[:-2])

    def _show(self, *, moving: bool) -> None:
        assert self.run is not None
        self.step = step_view(self.run)
        self.table_changed.emit(table_view(self.run, moving=moving))
        self.step_changed.emit(self.step)
        if not self.step.can_go_on:
            self.finished.emit(self.key)
        self._wait()

    # -- questions ---------------------------------------------------------------------------------
    def answer(self, number: int) -> None:
        """The reader's answer to the question of the step."""
        if self.step is None or self.step.question is None:
            return
        chosen: Answer = self.step.question.answers[number]
        if chosen.right:
            self._solved.add(self.step.path)
        self.answered.emit(chosen)

    def hint(self) -> None:
        if self.step is not None and self.step.question is not None:
            self.hinted.emit(self.step.question.hint)

    def is_solved(self, path: Path) -> bool:
        return path in self._solved

    # -- playing by itself -------------------------------------------------------------------------
    @property
    def playing(self) -> bool:
        return self._playing

    def play(self) -> None:
        """Go on by itself at reading pace; stops at questions, side lines and the end."""
        if self.run is not None and not self.trying and self.step is not None and self.step.can_go_on:
            self._playing = True
            self.playing_changed.emit(True)
            self._wait(at_once=True)

    def pause(self) -> None:
        self._timer.stop()
        if self._playing:
            self._playing = False
            self.playing_changed.emit(False)

    def toggle(self) -> None:
        if self._playing:
            self.pause()
        else:
            self.play()

    def set_speed(self, speed: int) -> None:
        self.speed = min(max(speed, 0), len(SPEEDS) - 1)
        if self._timer.isActive():
            self._wait()

    def reading_ms(self) -> int:
        """How long a step stays when the example plays by itself."""
        words = sum(len(part.plain.split()) for part in narration(self.step.text)) if self.step else 0
        return round(max(LEAST_MS, words * MS_PER_WORD) / SPEEDS[self.speed])

    def _wait(self, *, at_once: bool = False) -> None:
        if not self._playing or self.step is None:
            return
        open_question = self.step.question is not None and not self.is_solved(self.step.path)
        stops = open_question or bool(self.step.branches) or self.step.ends_branch
        if not self.step.can_go_on or (stops and not at_once):
            self.pause()
        else:
            self._timer.start(LEAST_MS // 5 if at_once else self.reading_ms())

    def _on_time(self) -> None:
        if self._playing:
            self.next()

    # -- trying ------------------------------------------------------------------------------------
    def try_it(self) -> None:
        """Hand over a match of the reader's own that goes on from here, with dice of its own."""
        if self.run is None or self.trying or self.run.match.decision is None:
            return
        self.pause()
        self.trying = True
        self.trial_started.emit(self.run.copy(secrets.randbelow(_SEEDS)))

    def end_trial(self) -> None:
        """Back to the example, exactly where it was left."""
        if self.trying:
            self.trying = False
            self.trial_ended.emit()
            self._show(moving=False)

    def close(self) -> None:
        """Put the example away."""
        self.pause()
        self.loaded = self.run = self.step = None
        self.trying = False
