"""Reviewer: on what a game that is over turned, as the program sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.controller.asking import Asking

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController
    from desktop.controller.mind import Mind
    from desktop.players.thinking import Reply
    from desktop.players.turning import Turn


class Reviewer(QObject):
    """Looks through the game on the table of a controller when it is over, and keeps what it has found.

    Signals:
        thinks: how many hundredths of the work are done.
        reviewed: the turning points, in their order.
        failed: why there are none.
    """

    thinks = Signal(int)
    reviewed = Signal(tuple)
    failed = Signal(str)

    def __init__(self, controller: GameController, mind: Mind | None = None) -> None:
        super().__init__(controller)
        self._controller = controller
        self._asking = Asking(self, mind)
        self._asking.got_on.connect(self.thinks)
        self._asking.answered.connect(self._on_answered)
        self._asking.failed.connect(self.failed)
        self._of: tuple[object, ...] = ()
        """The game that is looked through, or was."""
        self._found: tuple[Turn, ...] | None = None

    @property
    def is_thinking(self) -> bool:
        return self._asking.is_thinking

    @property
    def possible(self) -> bool:
        """Whether the game on the table is over: nothing of it is secret any more."""
        control = self._controller
        return control.has_table and control.match.decision is None and bool(control.match.log)

    def review(self) -> None:
        """Say on what it turned; what was found once is told again."""
        if not self.possible:
            return
        from desktop.players.thinking import Review  # not among what a start needs
        from desktop.players.turning import Past

        match = self._controller.match
        of = (id(match), match.position)
        if of == self._of and self._found is not None:
            self.reviewed.emit(self._found)
        elif of != self._of or not self.is_thinking:
            self._of, self._found = of, None
            past = Past(match.setup, match.entries_plain(), match.base)
            self.thinks.emit(0)
            self._asking.ask(lambda number: Review(number, past))

    def rest(self) -> None:
        """Nobody waits for it any more."""
        if self.is_thinking:
            self._of = ()
            self._asking.rest()

    def leave(self) -> None:
        """The table is left: what was found there is forgotten."""
        self._of, self._found = (), None
        self._asking.rest()

    def _on_answered(self, reply: Reply) -> None:
        self._found = reply.turns or ()
        self._asking.rest()
        self.reviewed.emit(self._found)
