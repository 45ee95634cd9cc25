"""The presenter of a card-driven game: hands, ways to play a card, and stacks that march."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.engine.decision import Decision
from desktop.engine.event import Event
from desktop.mechanics.cdg.events import UnitsMoved
from desktop.mechanics.presenting import TablePresenter
from desktop.views.board import LineView, MarkView
from desktop.views.pieces import CardView
from desktop.views.table import TableView
from desktop.views.wording import capital


class CardDrivenPresenter(TablePresenter):
    """Hands and draw piles are secret: each seat gets views of its own."""

    def cards(self) -> list[CardView]:
        """Every card there is, for card sheets."""
        return [self._cards.view(card) for card in self.world.cards]

    # -- the table ---------------------------------------------------------------------------------
    def table(self, state: Any, decision: Decision | None, seat: str) -> TableView:
        view = self.decision(state, decision, seat)
        texts = {choice.action: choice.text for choice in view.choices} if view else {}
        uses = self._cards.uses(state, decision, seat, texts)
        marks, lines = self._drawn(state)
        return TableView(
            seat=seat,
            turn=self._turn(state),
            pieces=self._pieces.all(state),
            decision=view,
            tracks=self._tracks.all(state),
            control=self._pieces.control(state),
            marks=(*marks, *self._pieces.marks(state, self._board)),
            lines=lines,
            hand=self._cards.hand(state, seat, uses),
            preview=self._previews.current(state, seat),
            charts=self._charts.all(state),
            result=self._result(state),
            winner=state.winner,
            cards=self._cards.table(state, seat),
            situation=self._room.view(state, seat),
        )

    def _drawn(self, state: Any) -> tuple[tuple[MarkView, ...], tuple[LineView, ...]]:
        """What the board shows of a state besides control and counters."""
        return (), ()

    def _result(self, state: Any) -> str:
        if not state.over:
            return ""
        return capital(self.names.say("result.ended", level=state.level, reason=state.reason, n=state.vp))

    def hides_something(self, state: Any) -> bool:
        """Hands are secret until the game is over."""
        return not state.over

    def hands(self, state: Any) -> tuple[tuple[str, int], ...]:
        return tuple((seat, len(self._cards.held(state, seat))) for seat in state.hands)

    # -- the log -----------------------------------------------------------------------------------
    def traces(self, events: Sequence[Event], seat: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return tuple((unit, event.path) for event in events if isinstance(event, UnitsMoved) for unit in event.units)
