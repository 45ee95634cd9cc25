"""Past: taking back, playing again, looking back. What one player may do alone and what needs all is decided here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.controller import history, stages
from desktop.controller.pages import UndoView
from desktop.controller.stages import OPEN, Editing, Proposal
from desktop.controller.table import Table
from desktop.engine.action import Action
from desktop.engine.match import EDIT, Entry
from desktop.views.table import RefusalView

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController

ACTION = 2
"""The level of a line that tells what somebody did."""


class Past:
    """Walks through the log of a controller's table."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller

    @property
    def _table(self) -> Table:
        return self._controller.table

    @property
    def can_undo(self) -> bool:
        match = self._table.match
        return match.position > self._table.first or (match.awaiting_dice is not None and bool(match.log))

    @property
    def can_redo(self) -> bool:
        return bool(self._table.match.redo_log)

    # -- taking back -------------------------------------------------------------------------------
    def undo(self) -> None:
        """Take back the last gesture, or leave off entering dice; those already rolled are known."""
        match = self._table.match
        waiting = match.awaiting_dice is not None
        target = match.position if waiting else self._before(match.position)
        self._propose(Proposal("undo", target), free=self.is_free(target))

    def _before(self, position: int) -> int:
        """Where the last gesture of a person began; the program's answers to it go with it."""
        table, match = self._table, self._table.match
        target = table.groups.before(position)
        while target > table.first and match.log[target].player in table.programs and table.persons:
            target = table.groups.before(target)
        return max(target, table.first)

    def undo_told(self) -> UndoView | None:
        """What undo would do now; None if there is nothing to be taken back."""
        match, table = self._table.match, self._table
        if not self.can_undo or not match.caught_up:
            return None
        target = match.position if match.awaiting_dice is not None else self._before(match.position)
        lost = [line for line in table.scribe.lines() if line.position > target]
        action = next((line for line in lost if line.level >= ACTION), lost[-1] if lost else None)
        return UndoView(action.text if action is not None else "", self.is_free(target))

    def go_back(self, position: int) -> None:
        if 1 <= position < self._table.match.position and self.can_undo:
            target = max(position, self._table.first)
            self._propose(Proposal("go_back", target), free=self.is_free(target))

    def play(self, action: str, at: int) -> None:
        """An action at an earlier moment drops what came later; one that is not offered there drops nothing, and one
        that is another's to choose needs all."""
        asked = self._table.shown.decision
        if asked is not None and asked.player in self._table.programs:
            words = QCoreApplication.translate("GameController", "The program decided here.")
            self._controller.refused.emit(RefusalView(words, asked.rule))
            return
        if (refusal := self._table.shown.why_not(Action.parse(action))) is not None:
            self._controller.refused.emit(self._controller.sight.refusal(refusal))
            return
        theirs = asked is not None and asked.player == self._doer(at)
        self._propose(Proposal("play", at, action), free=theirs and self.is_free(at))

    def redo(self) -> None:
        """Play again what was taken back; what somebody else had done needs all players."""
        match, table, position = self._table.match, self._table, self._table.match.position
        target = self._after(position)
        again = match.redo_log[::-1][: target - position]
        alone = table.is_alone or history.all_in(again, table.taken_alone)  # nobody was asked, nor need be again
        own = alone or history.is_free(again, table.seat, edits=self._edits_are_free(again))
        self._propose(Proposal("redo", target), free=own)

    def _after(self, position: int) -> int:
        """Where the next gesture of a person ends, with the program's answers to it."""
        table, again = self._table, self._table.match.redo_log[::-1]
        end = position + len(again)
        target = table.groups.after(position, end)
        while target < end and again[target - position].player in table.programs and table.persons:
            target = table.groups.after(target, end)
        return target

    def _propose(self, proposal: Proposal, *, free: bool) -> None:
        if free:
            self.carry_out(proposal, agreed=False)
        else:
            self._controller.propose(proposal)

    def is_free(self, target: int) -> bool:
        """Whether everything after `target` may be dropped by one player alone: the one who is asked, or at an open
        table whoever has just acted, as long as nobody has answered him."""
        table, match = self._table, self._table.match
        if table.is_alone:
            return True
        if table.dice_entered or any(history.reveals(events) for events in match.events_of[target:]):
            return False
        entries = table.unasked.by_hand(match, target)
        own = history.is_free(entries, self._doer(target), edits=self._edits_are_free(match.log[target:]))
        return own and not table.has_laid_open(target)

    def _doer(self, target: int) -> str:
        """Who may take back alone what came after `target`, if anybody may."""
        table = self._table
        entries = table.unasked.by_hand(table.match, target)
        return entries[-1].player if entries and table.handover == OPEN else table.seat

    def _edits_are_free(self, entries: Sequence[Entry]) -> bool:
        """Whether changes by hand need not be agreed upon again: also those that a card under way has its player do."""
        for_a_card = self._table.by_hand and all(entry.action.verb == EDIT for entry in entries)
        return for_a_card or isinstance(self._table.stage, Editing) or not self._table.is_secret()

    def carry_out(self, proposal: Proposal, *, agreed: bool) -> None:
        """Do what a player may do alone, or what all have agreed to."""
        table, match = self._table, self._table.match
        start, lost = match.position, match.log[proposal.target :]
        table.ended = False
        if proposal.kind == "redo":
            match.go_to(proposal.target)
        else:
            table.entered(None)
            match.go_to(proposal.target)
            table.take_alone([] if agreed else lost)
            if agreed:
                match.stir()  # what was seen of the other course must not tell what comes now
        if stages.moment(table.stage) is not None:
            table.stage = stages.returned(table.stage, table.facts())
        if proposal.kind == "play":
            self._controller.play_now(proposal.action)
            table.groups.began(proposal.target)
        self._controller.settle(reset_log=match.position < start or proposal.kind == "play")

    def rewind_quietly(self, mark: int, redo: list[Entry]) -> None:
        """Undo part of a gesture; keeps what taught something or is the other player's."""
        match = self._table.match
        lost, learnt = match.log[mark:], any(history.reveals(events) for events in match.events_of[mark:])
        if match.awaiting_dice is not None:
            match.go_to(match.position)
        if lost and not learnt and history.is_free(lost, self._table.seat):
            match.go_to(mark)
            match.redo_log[:] = redo

    # -- looking back ------------------------------------------------------------------------------
    def look_at(self, position: int) -> None:
        """Show another moment, on a copy; the game does not move."""
        table = self._table
        position = max(1, position)
        if position < table.match.position:
            table.stage = stages.looked_back(table.stage, position)
        elif table.browsing:
            table.stage = stages.returned(table.stage, table.facts())
        self._controller.show()
