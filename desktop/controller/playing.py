"""Playing: a choice on the screen, which may be several actions, played on the match of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.controller import together
from desktop.engine.action import Action
from desktop.engine.decision import Refusal
from desktop.engine.errors import IllegalAction
from desktop.views.table import AND, MoveTrace, RefusalView

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController


class Playing:
    """Plays at a controller's table."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller

    def play(self, action: str) -> None:
        """Play without asking. A choice that goes on as it stands is several actions."""
        control = self._controller
        match, seat = control.match, control.player()
        first, *others = together.parts(action)
        self._play_one(first)
        for each in others:
            if control.player() == seat and match.awaiting_dice is None:
                self._play_one(each)
        if AND in action and match.awaiting_dice is None and not match.log[-1].chance:
            control.table.standing.heard(match, seat)

    def _play_one(self, action: str) -> None:
        control = self._controller
        match, table = control.match, control.table
        waited, passed = match.awaiting_dice is not None, together.is_pass(match, action)
        try:
            events = match.play(Action.parse(action))
        except IllegalAction as error:
            control.refused.emit(self._refusal(action, error.refusal))
            return
        table.standing.went_on(match, passed, over=any(event.ENDS_FIGHT for event in events or ()))
        table.entered(Action.parse(action) if waited and match.awaiting_dice else None)
        if events:
            traces = control.presenter.traces(events, table.viewer)
            table.traces += tuple(MoveTrace(piece, tuple(spaces)) for piece, spaces in traces)

    def _refusal(self, action: str, refusal: Refusal) -> RefusalView:
        """Why an action is not offered; a late click on a card that is face down again must not name it."""
        control = self._controller
        if control.sight.is_hidden(action):
            return RefusalView(QCoreApplication.translate("GameController", "This is not asked now."), refusal.rule)
        return control.sight.refusal(refusal)
