"""An event that no rule here expresses: its players do by hand what the card says."""

from __future__ import annotations

from typing import ClassVar, Generic

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId
from desktop.mechanics.cdg import verbs
from desktop.mechanics.cdg.protocols import S


class ByHandEvent(Frame, Generic[S], kw_only=True):
    """Whoever played the card changes the position as it says, step by step, until he says that the event is done.

    To play it is the consent of both players to these changes, and to no others. A game says by which RULE, and who
    is asked.
    """

    STEPS = ("work",)
    BY_HAND: ClassVar[bool] = True
    RULE: ClassVar[str] = ""
    side: str
    card: CardId

    def player(self, state: S) -> str:
        return self.side

    def ask_work(self, state: S) -> Decision:
        prompt = Message.of("event.by_hand", card=self.card)
        return Decision.of(self.player(state), self.RULE, prompt, [verbs.EVENT_DONE()])

    def on_work(self, state: S, action: Action) -> None:
        self.next_step()
