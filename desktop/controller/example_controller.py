"""ExampleController: walks a reader through an example and lets him leave it to try something."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from desktop.controller.lesson import LessonController
from desktop.controller.showing import Showing
from desktop.data.errors import DataError
from desktop.engine.action import Action
from desktop.engine.errors import EngineError
from desktop.engine.match import Match
from desktop.examples.course import Path, Stop
from desktop.examples.loader import Loaded
from desktop.examples.reader import LessonMatch, Verdict, in_words
from desktop.examples.references import check_references
from desktop.examples.refusing import why_not
from desktop.examples.run import ExampleRun, copied
from desktop.examples.schema import Answer
from desktop.examples.views import StepView, step_view, table_view
from desktop.views.markup import narration

SPEEDS = (0.5, 1.0, 1.5, 2.5)
"""How much faster than at reading pace examples play by themselves."""
NORMAL = 1
MS_PER_WORD = 330
LEAST_MS = 2500
_SEEDS = 2**31


class MoveTold(Struct, frozen=True):
    """What is said of a move of the reader's own.

    Attributes:
        other: what he did instead of what the example goes on with; "" where his move belongs to the step.
        goes_on: what the example goes on with.
        rolled, instead: the faces he entered, and those the example goes on with, where they are not the same.
    """

    other: str
    goes_on: str
    rolled: tuple[int, ...] = ()
    instead: tuple[int, ...] = ()


class ExampleController(Showing):
    """One example at a time.

    Attributes:
        lesson: the table on which the reader makes the moves of the step himself.

    Signals:
        opened: an example (Loaded) is on the table.
        step_changed: what to read and to point at; the table shows the position after the step.
        notice: among others why an example cannot be shown.
        answered: the answer (Answer) the reader chose; `hinted` the hint.
        move_told: what is said (MoveTold) of a move the reader made.
        die_wanted: the reader is to enter the next of his own dice.
        playing_changed: whether it plays by itself.
        finished: the key `game/id` of an example read to its end.
        trial_started: a match of the reader's own that goes on from here; `trial_ended`: back to the example.
    """

    opened = Signal(object)
    step_changed = Signal(object)
    answered = Signal(object)
    hinted = Signal(str)
    move_told = Signal(object)
    die_wanted = Signal()
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
        self._given: dict[Path, list[int]] = {}
        """The answers given to the question of each step, in order."""
        self.lesson = LessonController(self)
        self.lesson.moved.connect(self._on_moved)
        self.own_dice = False
        """Whether the reader rolls real dice, and enters what they show."""
        self._other: Match | None = None
        """Where a lawful move of the reader's own has led that is not the example's."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)
        self._playing = False
        self.fault = ""
        """Why the step cannot be done, where an example asks for what the rules refuse."""

    # -- opening -----------------------------------------------------------------------------------
    def open(self, loaded: Loaded) -> bool:
        """Put an example on the table at its first step; whether that was possible."""
        self.pause()
        try:
            run = ExampleRun(loaded)
            if loaded.own:
                check_references(loaded, run.match)
            run.go_to((0,), acted=False)
        except (DataError, EngineError) as error:
            self.notice.emit(str(error).splitlines()[0])
            return False
        self.loaded, self.run = loaded, run
        self.trying = False
        self._given = {}
        self.opened.emit(loaded)
        self._show(moving=False)
        return True

    @property
    def key(self) -> str:
        """`game/id` of the example that is open."""
        return f"{self.loaded.game}/{self.loaded.id}" if self.loaded else ""

    # -- walking -----------------------------------------------------------------------------------
    def next(self) -> None:
        """Do what the step does, or go on to the next one; at the end of a side line back to where it left."""
        if self.run is not None:
            self._to(self.run.course.stop_after(self.run.stop))

    def back(self) -> None:
        if self.run is not None:
            self._to(self.run.course.stop_before(self.run.stop))

    def go_to(self, path: Sequence[int], *, acted: bool = False) -> None:
        """Show a step by its path: before its acts, or when they are done."""
        if self.run is not None and tuple(path) in self.run.course:
            stop = self.run.course.first_stop(tuple(path))
            self._to(Stop(stop.path, stop.acted or acted))

    def _to(self, there: Stop | None) -> None:
        if self.run is None or self.trying or there is None:
            return
        here = self.run.stop
        try:
            self.run.go_to(there.path, acted=there.acted)
        except EngineError as error:
            self.pause()
            told = self._why_not(error)
            self.run.go_to(here.path, acted=here.acted)
            self.notice.emit(told)
            return
        self._show(moving=there.acted and self.run.course.stop_after(here) == there)

    def _why_not(self, error: Exception) -> str:
        """Why the step cannot be played from where the example stands."""
        assert self.run is not None
        return why_not(self.run.match, self.run.loaded.presenter, error)

    def take_branch(self, number: int) -> None:
        """Leave the line for one of the step's side lines."""
        if self.run is not None and self.step is not None and 0 <= number < len(self.step.branches):
            self.go_to((*self.run.path, number, 0))

    def leave_branch(self) -> None:
        """Back to the step at which the side line began."""
        if self.run is not None and len(self.run.path) > 1:
            self.go_to(self.run.path[:-2], acted=True)

    def _show(self, *, moving: bool) -> None:
        assert self.run is not None
        self.lesson.close()
        self._other = None
        self.fault = ""
        self.step = step_view(self.run)
        self.table_changed.emit(table_view(self.run, moving=moving))
        self.step_changed.emit(self.step)
        question = self.step.question
        for number in self._given.get(self.step.path, ()) if question is not None else ():
            assert question is not None
            self.answered.emit(question.answers[number])
        if not self.step.can_go_on:
            self.finished.emit(self.key)
        self._wait()
        if self.step.waits and self.step.guided and not self._playing:
            self._come_to_reader()

    def _come_to_reader(self) -> None:
        """Where a step of the reader's begins with what others do, that is done first."""
        assert self.run is not None
        match = self.lesson.match if self.lesson.has_table else self.run.match
        if self._others_are_asked(match) and self.take_in_hand():
            self.lesson.answer_for_others(self.run.reader)

    # -- the reader's own moves --------------------------------------------------------------------
    def take_in_hand(self) -> bool:
        """Whether the reader may move now; the first gesture of a step lays it on a table of its own."""
        if self.lesson.has_table:
            return True
        if self.run is None or self.step is None or not self.step.waits or self.step.theirs or self.trying:
            return False
        self.pause()
        try:
            match = self.run.to_be_done()
        except (EngineError, ValueError) as error:
            self.fault = self._why_not(error)
            self.notice.emit(self.fault)
            return False
        if match is not None:
            match.own_dice = self.own_dice
            self.lesson.begin_trial(match)
        return match is not None

    def _on_moved(self) -> None:
        """A gesture of the reader's is over: it belongs to the step, is all of it, or is another lawful way."""
        if self.run is None or not self.lesson.has_table:
            return
        match = self.lesson.lesson
        if match.awaiting_dice is not None:
            self.die_wanted.emit()
            return
        if match.verdict().kind == "partly" and self._others_are_asked(match):
            self.lesson.answer_for_others(self.run.reader)
        verdict = match.verdict()
        if verdict.kind == "done":
            self._done_by_reader()
        elif verdict.kind == "other":
            self._answer_other(match, verdict)
        elif verdict.kind == "partly":
            self.move_told.emit(MoveTold("", self._goes_on(match)))

    def _others_are_asked(self, match: Match) -> bool:
        assert self.run is not None
        return match.decision is not None and not self.run.is_for_reader(match.decision.player)

    def enter_own_dice(self, own: bool) -> None:
        """Whether the reader enters the dice; one that is waited for falls as the example has it if he does not."""
        self.own_dice = own
        if not self.lesson.has_table:
            return
        if not own and self.lesson.match.awaiting_dice is not None:
            self.lesson.let_dice_fall()
        self.lesson.lesson.own_dice = own

    def _done_by_reader(self) -> None:
        assert self.run is not None
        QTimer.singleShot(0, self, self._finish_step)  # the gesture is still under way in the table that is closed

    def _finish_step(self) -> None:
        if self.run is not None and self.step is not None and self.step.waits:
            self.run.go_to(self.run.path)
            self._show(moving=False)

    def _answer_other(self, match: LessonMatch, verdict: Verdict) -> None:
        """Another way is lawful: it may be tried, and is put back."""
        assert self.loaded is not None
        self._other = copied(match, _fresh_seed()) if match.decision is not None else None
        tried = match.log[match.start + verdict.kept].action
        QTimer.singleShot(0, self, lambda: self._put_back(verdict, str(tried)))

    def _put_back(self, verdict: Verdict, tried: str) -> None:
        if self.loaded is None or not self.lesson.has_table:
            return
        self.lesson.put_back(verdict.kept)
        self._come_to_reader()
        match = self.lesson.lesson
        other = in_words(match, self.loaded.presenter, Action.parse(tried)) or tried
        self.move_told.emit(MoveTold(other, self._goes_on(match), verdict.rolled, verdict.instead))

    def _goes_on(self, match: LessonMatch) -> str:
        """What the example does next, in words."""
        left = match.missing()
        assert self.loaded is not None
        return in_words(match, self.loaded.presenter, left[0].action) if left else ""

    def try_other(self) -> None:
        """Play on from the reader's own move instead of the example's."""
        if self._other is not None and not self.trying:
            match, self._other = self._other, None
            self._begin_trial(match)

    # -- questions ---------------------------------------------------------------------------------
    def answer(self, number: int) -> None:
        """The reader's answer to the question of the step."""
        if self.step is None or self.step.question is None:
            return
        chosen: Answer = self.step.question.answers[number]
        given = self._given.setdefault(self.step.path, [])
        if number not in given:
            given.append(number)
        self.answered.emit(chosen)

    def hint(self) -> None:
        if self.step is not None and self.step.question is not None:
            self.hinted.emit(self.step.question.hint)

    def is_solved(self, path: Path) -> bool:
        """Whether the right answer was found."""
        assert self.run is not None
        question = self.run.course.step(path).ask
        return question is not None and any(question.answers[each].right for each in self._given.get(path, ()))

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
        stops = self._has_open_question() or bool(self.step.branches) or self.step.ends_branch
        if not self.step.can_go_on or (stops and not at_once):
            self.pause()
        else:
            self._timer.start(LEAST_MS // 5 if at_once else self.reading_ms())

    def _has_open_question(self) -> bool:
        """Whether the reader is asked something here that he has not found."""
        assert self.step is not None
        return self.step.question is not None and not self.is_solved(self.step.path)

    def _on_time(self) -> None:
        if self._playing:
            self.next()

    # -- trying ------------------------------------------------------------------------------------
    def try_it(self) -> None:
        """Hand over a match of the reader's own that goes on from here, with dice of its own."""
        if self.run is None or self.trying or self.run.match.decision is None:
            return
        self._begin_trial(self.run.copy(_fresh_seed()))

    def _begin_trial(self, match: Match) -> None:
        self.pause()
        self.trying = True
        self.trial_started.emit(match)

    def end_trial(self) -> None:
        """Back to the example, exactly where it was left."""
        if self.trying:
            self.trying = False
            self.trial_ended.emit()
            self._show(moving=False)

    def close(self) -> None:
        """Put the example away."""
        self.pause()
        self.lesson.close()
        self._other = None
        self.loaded = self.run = self.step = None
        self.trying = False


def _fresh_seed() -> int:
    """Dice that nobody knows."""
    import secrets  # seldom needed, and with it comes OpenSSL

    return secrets.randbelow(_SEEDS)
