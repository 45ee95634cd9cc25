"""Refusing: the words for what somebody wanted of a piece or a place at a table, and does not get."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from desktop.controller import choices
from desktop.views.table import RefusalView

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController

translate = QCoreApplication.translate


class Refusing:
    """Says at a controller's table which rule stands against a gesture, or that nothing is asked there."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller

    def piece(self, piece: str, space: str, *, along: bool = False) -> None:
        """Why a piece may not go there (or be picked up at all); `along` with the others of its stack."""
        control = self._controller
        if control.asking:
            return
        if choices.picking_up(control.decision_view(), piece) is not None:
            words = translate("GameController", "Nothing is carried here: a click is enough.")
        else:
            words = translate("GameController", "This is not asked now.")
        found = control.sight.why_not(piece, space) or RefusalView(words, self._rule(), space)
        if along:
            stays = translate("GameController", "{0} cannot go there with the others, so the stack stays. {1}")
            name = next((view.name for view in control.sight.table_again().pieces if view.id == piece), "")
            found = replace(found, text=stays.format(name, found.text))
        control.refused.emit(found)

    def nowhere(self) -> None:
        """What was set down met no place at all."""
        words = translate("GameController", "There is no place here: it goes back to where it stood.")
        self._controller.refused.emit(RefusalView(words, ""))

    def click(self, piece: str, space: str) -> None:
        """Nothing is chosen by this click: say why, unless a fight or an overlay shows what was spoken of."""
        control = self._controller
        asked = control.table.allows("play") and not control.browsing and control.match.awaiting_dice is None
        if not asked or control.sight.preview(control.focused()) is not None or control.active_overlays:
            return
        if piece:
            words = translate("GameController", "This is not asked now.")
        else:
            words = translate("GameController", "Nothing is asked about this place now.")
        why = control.sight.why_not_there(space) or (control.sight.why_not(piece, "") if piece else None)
        control.refused.emit(why or RefusalView(words, self._rule(), space))

    def _rule(self) -> str:
        """The rule of the question asked now."""
        decision = self._controller.match.decision
        return decision.rule if decision else ""
