"""Asking: questions to the process that thinks which are no choices of a seat, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from desktop.controller.mind import Mind
    from desktop.players.thinking import Reply, Request, Review


class Asking(QObject):
    """Asks a process of its own, made for the first question.

    Signals:
        got_on: how many hundredths of the thoughts are done.
        answered: what it says (Reply).
        failed: why it says nothing.
    """

    got_on = Signal(int)
    answered = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject, mind: Mind | None = None) -> None:
        super().__init__(parent)
        self._mind: Mind | None = None
        self._number = 0
        self.is_thinking = False
        if mind is not None:
            self._listen(mind)

    @property
    def mind(self) -> Mind:
        from desktop.controller.mind import Mind

        return self._mind or self._listen(Mind(parent=self))

    def _listen(self, mind: Mind) -> Mind:
        self._mind = mind
        mind.told.connect(self._on_told)
        mind.failed.connect(self._on_failed)
        mind.got_on.connect(self._on_got_on)
        return mind

    def ask(self, make: Callable[[int], Request | Review]) -> None:
        """Ask what is made of the number of the question."""
        self._number += 1
        self.is_thinking = True
        self.mind.send(make(self._number))

    def rest(self) -> None:
        """The answer is not wanted any more; the thought ends at once."""
        self.is_thinking = False
        if self._mind is not None:
            self._mind.rest()

    def _on_told(self, reply: Reply) -> None:
        if reply.number == self._number and self.is_thinking:
            self.is_thinking = False
            self.answered.emit(reply)

    def _on_failed(self, number: int, why: str) -> None:
        if number == self._number and self.is_thinking:
            self.is_thinking = False
            self.failed.emit(why)

    def _on_got_on(self, number: int, share: int) -> None:
        if number == self._number and self.is_thinking:
            self.got_on.emit(share)
