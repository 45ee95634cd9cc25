"""Answers that nobody need give: the only one, one where none can matter, those a player has asked to be given, and
those that he may still come back to.

They are ordinary actions of the log, and part of the gesture after which they come: one undo takes all back. Those
before the first act of a game are part of nobody's, and no undo goes behind them. Nothing is
answered that would cost a player the right to take his own last step back alone, and nothing of which the number of
answers tells what somebody holds.
"""

from __future__ import annotations

from desktop.controller import together, unasked
from desktop.controller.always import answer_of
from desktop.controller.options import ControllerOptions
from desktop.controller.table import Table
from desktop.engine.action import Action
from desktop.engine.decision import Decision

MOST = 60
"""Answers given one after the other."""


class Answering:
    """Finds the answers that are given by themselves at a table."""

    def __init__(self, options: ControllerOptions) -> None:
        self._options = options

    def next_of(self, table: Table) -> Action | None:
        """What is answered now without asking; None if somebody must be asked."""
        match, asked = table.match, table.match.decision
        if asked is None or match.awaiting_dice is not None or table.browsing or match.conceded:
            return None
        wanted = self._wanted(table, asked)
        if wanted is not None:
            return wanted
        if (passed := together.passing(match, table.standing)) is not None:
            return passed
        if (later := unasked.answer(self._options, match.setup.game, asked)) is not None:
            return later
        only = asked.actions[0] if len(asked.actions) == 1 else asked.moot
        if not self._options.forced or only is None or (table.hides() and table.is_private()):
            return None
        return None if self._costs_the_way_back(table, asked, only) else only

    def _wanted(self, table: Table, asked: Decision) -> Action | None:
        """What the player asked to be answered for him."""
        return answer_of(self._options.always, table.match.setup.game, asked)

    def _costs_the_way_back(self, table: Table, asked: Decision, only: Action) -> bool:
        """Whether the player has just acted himself, and could not take it back alone after this answer."""
        match = table.match
        if not match.log or match.log[-1].player != asked.player:
            return False
        ahead = match.look_ahead(only)
        return ahead is None or ahead[1] is None or ahead[1].player != asked.player
