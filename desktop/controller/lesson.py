"""LessonController: the table on which a reader of an example makes the moves of a step himself."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, Signal

from desktop.controller.game_controller import GameController
from desktop.controller.options import ControllerOptions
from desktop.controller.stages import NEVER
from desktop.examples.reader import LessonMatch
from desktop.views.table import ChoiceView


class LessonController(GameController):
    """Takes the same gestures as a game. Nothing is confirmed, nothing is answered by itself, nothing is kept.

    Signals:
        moved: a gesture is over; `match.verdict()` tells what it comes to.
    """

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ControllerOptions(handover=NEVER, forced=False), parent)

    @property
    def lesson(self) -> LessonMatch:
        return cast(LessonMatch, self.match)

    def must_confirm(self, choice: ChoiceView) -> bool:
        """Whatever comes of it is put back, or as the example has it."""
        return False

    def finish_gesture(self, start: int) -> None:
        super().finish_gesture(start)
        self.moved.emit()

    def answer_by_itself(self) -> None:
        """The example says what is answered."""

    def let_dice_fall(self) -> None:
        """As the example has them; an action that waits for the reader's goes on."""
        start = self.match.position
        self.lesson.let_fall()
        self.table.entered(None)
        self.finish_gesture(start)

    def answer_for_others(self, seat: str) -> None:
        """The other sides do their part of the step."""
        self.lesson.answer_for_others(seat)
        self.settle(reset_log=True)

    def put_back(self, kept: int) -> None:
        """Only so many of the reader's moves stand; what is shown follows."""
        self.match.go_to(self.lesson.start + kept)
        self.match.redo_log.clear()
        self.table.entered(None)
        self.settle(reset_log=True)
