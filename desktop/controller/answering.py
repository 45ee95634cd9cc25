"""Answers that nobody need give: the only one, one where none can matter, those a player has asked to be given, and
those that he may still come back to.

They are ordinary actions of the log, and part of the gesture after which they come: one undo takes all back. Those
before the first act of a game are part of nobody's, and no undo goes behind them. Nothing is
answered that would cost a player the right to take his own last step back alone, and nothing of which the number of
answers tells what somebody holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.controller import choices, together, unasked
from desktop.controller.always import answer_of
from desktop.controller.history import Groups
from desktop.controller.table import Table
from desktop.engine.action import Action
from desktop.engine.decision import Decision

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController

MOST = 60
"""Answers given one after the other."""


class Answering:
    """Gives the answers that are given by themselves at a controller's table."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller

    def answer_first(self) -> bool:
        """Answer what comes before anybody's first act; whether there was something. It is no step of anybody's, so
        undo ends after it; the game is kept from the first act of a player on."""
        table, match = self._controller.table, self._controller.match
        if match.position > table.first:
            return False  # it has been played before
        self._controller.answer_by_itself()
        if match.position == table.first:
            return False
        table.first = match.position
        table.groups = Groups(table.first)
        table.traces = ()
        return True

    def answer(self) -> None:
        """Give the answers that nobody need give."""
        control, table = self._controller, self._controller.table
        for _ in range(MOST):
            action = None if control.asking else self._next(table)
            asked = control.match.decision
            if action is None or asked is None or self._would_lose(str(action)):
                return
            control.play_now(str(action))
            if action == asked.later:
                table.unasked.took(control.match, asked)
            else:
                table.unasked.gave(control.match)

    def come_back(self) -> None:
        """Whoever is asked wants to answer first what was passed over; what lies face down is taken up again."""
        control, table = self._controller, self._controller.table
        found = table.unasked.way_back(control.match)
        if found is None:
            return
        taken_up = table.unasked.by_hand(control.match, found[0])
        table.unasked.came_back(found[0])
        control.match.go_to(found[0])
        control.match.redo_log.clear()
        control.settle(reset_log=True)
        if taken_up:
            words = QCoreApplication.translate("GameController", "{0}: take up what you laid; you are asked again.")
            control.notice.emit(words.format(table.name_of(taken_up[0].player)))

    def _would_lose(self, action: str) -> bool:
        """Whether a choice must be confirmed: it is then never made by itself."""
        choice = choices.with_action(self._controller.decision_view(), action)
        return choice is not None and self._controller.must_confirm(choice)

    def _next(self, table: Table) -> Action | None:
        """What is answered now without asking; None if somebody must be asked."""
        match, asked, options = table.match, table.match.decision, self._controller.options
        if asked is None or match.awaiting_dice is not None or table.browsing or match.conceded or match.by_hand:
            return None
        if table.is_programs_turn:
            return None
        if (wanted := answer_of(options.always, match.setup.game, asked)) is not None:
            return wanted
        if (passed := together.passing(match, table.standing)) is not None:
            return passed
        if (later := unasked.answer(options, match.setup.game, asked)) is not None:
            return later
        only = asked.actions[0] if len(asked.actions) == 1 else asked.moot
        if not options.forced or only is None or (table.hides() and table.is_private()):
            return None
        return None if self._costs_the_way_back(table, asked, only) else only

    def _costs_the_way_back(self, table: Table, asked: Decision, only: Action) -> bool:
        """Whether the player has just acted himself, and could not take it back alone after this answer."""
        match = table.match
        if not match.log or match.log[-1].player != asked.player:
            return False
        ahead = match.look_ahead(only)
        return ahead is None or ahead[1] is None or ahead[1].player != asked.player
