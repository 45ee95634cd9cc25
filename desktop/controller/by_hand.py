"""ByHand: changing the position of a table by hand, outside the rules; logged and marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.controller import stages
from desktop.controller.stages import Proposal
from desktop.engine.errors import IllegalAction
from desktop.views.table import RefusalView

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController


class ByHand:
    """The edit mode of a controller's table."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller

    def begin(self) -> None:
        """Where something is hidden, all must agree to it."""
        if self._controller.table.is_secret():
            self._controller.propose(Proposal("edit"))
        else:
            self.agreed()
            self._controller.settle()

    def agreed(self) -> None:
        table = self._controller.table
        table.stage = stages.editing_began(table.stage, table.facts())

    def end(self) -> None:
        table = self._controller.table
        table.stage = stages.editing_ended(table.stage, table.facts())
        self._controller.settle(reset_log=True)

    def change(self, changes: Sequence[str]) -> None:
        """Change the position by the game's own commands."""
        start = self._controller.match.position
        for change in changes:
            if change.strip():
                self._change(change.strip())
        self._controller.finish_gesture(start)

    def _change(self, change: str) -> None:
        control = self._controller
        try:
            control.match.edit(change)
        except IllegalAction as error:
            if control.table.is_secret():  # a reason might tell where a hidden card lies
                control.refused.emit(
                    RefusalView(QCoreApplication.translate("GameController", "This change cannot be made."), "")
                )
            else:
                control.refused.emit(control.sight.refusal(error.refusal))

    def placed(self, pieces: Sequence[str], space: str) -> list[str]:
        """The changes that put pieces into a space."""
        form = str(self._controller.match.definition.extra.get("edit_place", "move {piece} {space}"))
        return [form.format(piece=piece, space=space) for piece in pieces]
