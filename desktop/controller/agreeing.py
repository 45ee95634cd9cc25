"""Agreeing: what is done only after somebody has said yes: one player to a warning, all of them to a proposal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.controller import stages
from desktop.controller.stages import AskingConsent, Confirming, Proposal
from desktop.views.table import ChoiceView

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController


class Agreeing:
    """The questions that a controller puts to its players, and what follows from their answers."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller

    def confirm(self, choice: ChoiceView) -> None:
        """Put the warnings of a choice before the player."""
        table = self._controller.table
        if isinstance(table.stage, stages.Seated):
            table.stage = stages.warned(table.stage, choice.action)
            self._controller.confirm_needed.emit(choice)

    def propose(self, proposal: Proposal) -> None:
        """Ask all players for something that one may not do alone."""
        table = self._controller.table
        if isinstance(table.stage, stages.Seated):
            held = table.viewer if stages.is_open(table.stage) else ""
            table.stage = stages.proposed(table.stage, proposal, table.facts())
            if table.is_alone:
                self.answered(True)
                return
            if held:
                self._controller.show()  # all look at the question now, and no hand is up
            self._controller.consent_needed.emit(self._controller.consent_view(proposal))

    def set_aside(self) -> None:
        """Whoever plays on at the map does not do what he was warned of."""
        if isinstance(self._controller.table.stage, Confirming):
            self.answered(False)

    def hide_less(self, mode: str) -> bool:
        """Whether hands would lie more open in a mode than now, so that all must agree to it."""
        table = self._controller.table
        return stages.SECRECY.index(mode) < stages.SECRECY.index(table.handover) and table.has_hidden()

    def answered(self, agreed: bool) -> None:
        """The answer to a confirmation or to a request for consent."""
        control, table, stage = self._controller, self._controller.table, self._controller.table.stage
        table.stage = stages.agreed(stage) if agreed else stages.refused(stage)
        try:
            if not agreed:
                control.show(reset_log=True)
            elif isinstance(stage, Confirming):
                start = control.match.position
                control.play_now(stage.action)
                control.finish_gesture(start)
            elif isinstance(stage, AskingConsent):
                self._carry_out(stage.proposal)
        finally:
            control.question_closed.emit()

    def _carry_out(self, proposal: Proposal) -> None:
        """Do what all have agreed to."""
        control = self._controller
        if proposal.kind == "edit":
            control.by_hand.agreed()
            control.settle(reset_log=True)
        elif proposal.kind == "handover":
            self.hide(proposal.mode)
        else:
            control.past.carry_out(proposal, agreed=True)

    def hide(self, mode: str) -> None:
        """Hands are hidden in another way from now on."""
        table = self._controller.table
        before, table.handover = table.handover, mode
        table.stage = stages.hidden_otherwise(table.stage, table.facts(), before)
        self._controller.settle(reset_log=True)
