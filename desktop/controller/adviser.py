"""Adviser: what the program would do in the place of the person who is asked, if he wants to hear it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.controller.asking import Asking
from desktop.controller.opponent import from_nowhere
from desktop.views.table import RefusalView

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController
    from desktop.controller.mind import Mind
    from desktop.players.advising import Advice
    from desktop.players.thinking import Reply


class Adviser(QObject):
    """Advises whoever sits before the table of a controller, from what his seat knows, never by itself.

    Attributes:
        seeds: what the chance of its thoughts begins with.

    Signals:
        thinks: how many hundredths of the thoughts are done; -1 where nothing is thought of.
        advised: an Advice, or None where what was said does not hold any more.
    """

    thinks = Signal(int)
    advised = Signal(object)

    def __init__(self, controller: GameController, mind: Mind | None = None) -> None:
        super().__init__(controller)
        self._controller = controller
        self._asking = Asking(self, mind)
        self._asking.got_on.connect(self.thinks)
        self._asking.answered.connect(self._on_answered)
        self._asking.failed.connect(self._on_failed)
        self.seeds: Callable[[], int] = from_nowhere
        self._at: tuple[object, ...] = ()
        """What is advised on, or was."""

    @property
    def is_thinking(self) -> bool:
        return self._asking.is_thinking

    @property
    def may_ask(self) -> bool:
        """Whether a person is asked for a choice at a table where advice may be asked for."""
        control = self._controller
        if not control.playing or control.browsing or control.edit_mode or not control.table.advised:
            return False
        match = control.match
        if match.decision is None or match.awaiting_dice is not None or match.by_hand:
            return False
        return not control.table.is_programs_turn and len(match.decision.actions) > 1

    def ask(self) -> None:
        """Have it think about what is asked; where hands are hidden its player holds his hand up for that, since what
        is said tells of his cards."""
        if not self.may_ask or self.is_thinking:
            return
        control = self._controller
        asked = control.match.decision
        assert asked is not None
        if control.table.hides() and control.table.viewer != asked.player:
            words = self.tr("First hold up your hand (H): advice speaks of your cards.")
            control.refused.emit(RefusalView(words, ""))
            return
        from desktop.players.glimpse import glimpse_of  # not among what a start needs
        from desktop.players.thinking import ADVICE, Request

        glimpse = glimpse_of(control.match, self.seeds())
        self._at = self._moment()
        self.thinks.emit(0)
        self._asking.ask(lambda number: Request(number, ADVICE, glimpse))

    def forget(self) -> None:
        """It is not wanted any more."""
        if self._at:
            self._at = ()
            if self.is_thinking:
                self._asking.rest()
            self.thinks.emit(-1)
            self.advised.emit(None)

    def follow(self) -> None:
        """The table has been shown: what was said of another question, or to another, is gone."""
        if self._at and self._at != self._moment():
            self.forget()

    def rest(self) -> None:
        """The table is left."""
        self.forget()
        self._asking.rest()

    def _moment(self) -> tuple[object, ...]:
        control = self._controller
        if not self.may_ask:
            return ()
        table, match = control.table, control.match
        return id(table), match.position, tuple(match.log[-1:]), table.viewer, match.decision

    def _on_answered(self, reply: Reply) -> None:
        advice: Advice | None = reply.advice
        if self._at and self._at == self._moment():
            self.thinks.emit(-1)
            self.advised.emit(advice)

    def _on_failed(self, why: str) -> None:
        self.forget()
        self._controller.notice.emit(self.tr("The program has no advice: {0}").format(why))
