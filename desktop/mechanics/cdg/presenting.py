"""The presenter of a card-driven game: hands, ways to play a card, and stacks that march."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from desktop.engine.decision import Decision
from desktop.engine.event import Event
from desktop.engine.ids import SpaceId, UnitId
from desktop.mechanics.cdg.card_views import CardViews
from desktop.mechanics.cdg.events import StepLost, UnitEliminated, UnitsMoved
from desktop.mechanics.cdg.names import CardDrivenNames
from desktop.mechanics.cdg.protocols import CdgWorld, S, S_contra
from desktop.mechanics.presenting import TablePresenter
from desktop.mechanics.protocols import PiecesPart, PreviewsPart
from desktop.views.board import LineView, MarkView
from desktop.views.ending import Loss, Measure
from desktop.views.pieces import CardView, CounterFace
from desktop.views.table import PreviewView, TableView
from desktop.views.war_room import WarRoomRow, WarRoomView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.views.briefing import StandingView

W = TypeVar("W", bound=CdgWorld)
N = TypeVar("N", bound=CardDrivenNames)


class SeatedPreviews(PreviewsPart[S_contra], Protocol[S_contra]):
    def current(self, state: S_contra, seat: str = "") -> PreviewView | None: ...


class ControlPart(PiecesPart[S_contra], Protocol[S_contra]):
    @property
    def sides(self) -> Callable[[Any], tuple[CounterFace | None, ...]]:
        """What is printed on a unit, front and back."""

    def control(self, state: S_contra) -> tuple[tuple[str, str], ...]: ...


class WarRoomPart(Protocol[S_contra]):
    def view(self, state: S_contra, seat: str) -> WarRoomView: ...
    def victory(self, state: S_contra) -> Iterable[WarRoomRow]: ...


class CardDrivenPresenter(TablePresenter[S, W, N]):
    """Hands and draw piles are secret: each seat gets views of its own."""

    MEASURE = Measure(("vp",))
    _pieces: ControlPart[S]
    _previews: SeatedPreviews[S]
    _cards: CardViews[S]
    _war_room: WarRoomPart[S]

    def cards(self) -> list[CardView]:
        """Every card there is, for card sheets."""
        return [self._cards.view(card) for card in self.world.cards]

    def _card(self, name: str) -> CardView | None:
        return self._cards.view(name) if name in self.world.cards else None

    def _counter(self, name: str) -> tuple[CounterFace, ...]:
        """Of a kind of counter, or of one of them."""
        found = next((unit for key, unit in self.world.units.items() if name in (key, unit.type)), None)
        return tuple(face for face in self._pieces.sides(found) if face is not None) if found is not None else ()

    # -- the table ---------------------------------------------------------------------------------
    def table(self, state: S, decision: Decision | None, seat: str) -> TableView:
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
            marks=marks,
            lines=lines,
            hand=self._cards.hand(state, seat, uses),
            preview=self._previews.current(state, seat),
            charts=self._charts.all(state),
            result=self._result(state),
            winner=state.winner,
            cards=self._cards.table(state, seat),
            war_room=self._war_room.view(state, seat),
        )

    def _standing(self, state: S) -> StandingView:
        """The levels of points; what would end the game at once, as the war room tells it."""
        from desktop.mechanics.cdg.standing import standing_by_points  # seldom asked for, and not at the start

        rows = tuple(self._war_room.victory(state))[1:]  # the first is the level that is reached
        return standing_by_points(self.names, self.world.scenario, self.world.levels, state.vp, rows)

    def _drawn(self, state: S) -> tuple[tuple[MarkView, ...], tuple[LineView, ...]]:
        """What the board shows of a state besides control and counters."""
        raise NotImplementedError

    def _result(self, state: S) -> str:
        if not state.over:
            return ""
        return capital(self.names.say("result.ended", level=state.level, reason=state.reason, n=state.vp))

    def hides_something(self, state: S) -> bool:
        """Hands are secret until the game is over."""
        return not state.over

    def hands(self, state: S) -> tuple[tuple[str, int], ...]:
        return tuple((seat, len(self._cards.held(state, seat))) for seat in state.hands)

    def loss(self, event: Event) -> Loss | None:
        match event:
            case StepLost():
                return self.world.side_of[event.unit], self.names.say("end.steps"), 1
            case UnitEliminated():
                return self.world.side_of[event.unit], self.names.say("end.units"), 1
        return None

    # -- the log -----------------------------------------------------------------------------------
    def traces(self, events: Sequence[Event], seat: str) -> tuple[tuple[UnitId, tuple[SpaceId, ...]], ...]:
        return tuple((unit, event.path) for event in events if isinstance(event, UnitsMoved) for unit in event.units)
