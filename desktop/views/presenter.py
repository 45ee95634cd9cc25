"""Presenter: what each game provides so that the window can show it. Queries only; nothing here changes a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.event import Event
from desktop.views.board import BoardView
from desktop.views.ending import Loss, Measure, Milestone
from desktop.views.pieces import PieceView
from desktop.views.table import (
    AboutItem,
    ChartView,
    ChoiceView,
    DecisionView,
    LogLine,
    OverlayView,
    PositionSheetView,
    PreviewView,
    RouteView,
    RuleView,
    SetupSheetView,
    TableView,
    TrackView,
)

if TYPE_CHECKING:
    from desktop.views.briefing import BriefingView


def seat_names(presenter: Presenter, state: Any) -> dict[str, str]:
    """Who sits where now. A game whose players change sides tells it by a method `seats_at(state)`."""
    seats_at = getattr(presenter, "seats_at", None)
    return dict(seats_at(state) if seats_at else presenter.seats())


class Shortcuts(Protocol):
    """What a presenter may have besides: choices of several actions each, joined by `table.AND`."""

    def shortcuts(self, state: Any, decision: Decision) -> tuple[ChoiceView, ...]:
        """Answers that say at once what is usually said one by one; each is a way through what is offered."""


class Presenter(Protocol):
    """Made once per match by `GameDefinition.presenter(world)`; `state` is the match's state, `seat` a side.

    A seat of "" is nobody in particular: it is shown what is open to all, no hand, and nothing to choose. What has no
    seat among its arguments is shown to everybody.
    """

    def board(self) -> BoardView: ...

    def seats(self) -> tuple[tuple[str, str], ...]:
        """(side id, name) in seat order."""

    def words(self, message: Message) -> str:
        """The sentence for a prompt or a reason."""

    def refusal(self, refusal: Refusal) -> str: ...

    def table(self, state: Any, decision: Decision | None, seat: str) -> TableView:
        """What `seat` may see. Secrets of others are not in it."""

    def decision(self, state: Any, decision: Decision | None, seat: str) -> DecisionView | None:
        """The question alone, as it stands in `table`; for whoever needs no more than that."""

    def pieces(self, state: Any) -> tuple[PieceView, ...]:
        """The counters alone, as they stand in `table`."""

    def strip(self) -> tuple[tuple[str, str], ...]:
        """(id of a track, or "held-" and a seat; short title) of what is always in sight, most important first."""

    def begins_turn(self, events: Sequence[Event]) -> bool:
        """Whether a turn began with these events: changes are told from there on."""

    def headline(self, state: Any) -> tuple[str, str]:
        """The turn, and how the game ended ("" while it goes on), in words that anybody may read."""

    def log_lines(
        self, position: int, player: str, action: Action, events: Sequence[Event], seat: str
    ) -> list[LogLine]:
        """Lines for one entry of the log, filtered to what the seat may know."""

    def edit_words(self, change: str) -> str:
        """What a change by hand has done; the command itself where there are no words for it."""

    def traces(self, events: Sequence[Event], seat: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """(piece, spaces it passed) for animation."""

    def route(self, state: Any, decision: Decision | None, piece: str, space: str) -> RouteView | None:
        """The way `piece` would take to `space`, or why it cannot; None if dragging means nothing here."""

    def why_not(self, state: Any, decision: Decision | None, piece: str, space: str) -> Refusal | None:
        """Why a piece may not be dropped on (or act against) a space."""

    def why_not_there(self, state: Any, decision: Decision, space: str) -> Refusal | None:
        """Why a click on a space, where nothing is lit, does nothing; None where it is a look at what lies there."""

    def preview(self, state: Any, decision: Decision | None, focus: Sequence[str]) -> PreviewView | None:
        """The fight under discussion, or the one that `focus` (pieces and spaces) suggests."""

    def overlays(self) -> tuple[tuple[str, str], ...]:
        """(id, title) of the overlays the game has."""

    def overlay(self, state: Any, overlay_id: str, seat: str, focus: Sequence[str]) -> OverlayView: ...

    def charts(self, state: Any | None, decision: Decision | None) -> tuple[ChartView, ...]: ...

    def rules(self) -> tuple[RuleView, ...]: ...

    def about(self) -> tuple[AboutItem, ...]: ...

    def briefing(self, state: Any) -> BriefingView:
        """What the players should know before the first move, and how victory stands; nothing secret is in it."""

    def setup_sheet(self) -> SetupSheetView: ...

    def position_sheet(self, state: Any, seat: str) -> PositionSheetView:
        """What a sheet of the game as it stands tells `seat`, or everybody."""

    def tracks(self, state: Any) -> tuple[TrackView, ...]:
        """The tracks alone, as they stand in `table`."""

    def side_names(self) -> tuple[tuple[str, str], ...]:
        """(side, name) of the sides of the war; several seats may share one."""

    def measured(self) -> Measure:
        """Which tracks tell the course of a game, and where they are looked at."""

    def loss(self, event: Event) -> Loss | None:
        """What a side lost by an event, in words; None if nothing."""

    def milestone(self, event: Event) -> Milestone | None:
        """What an event changes in the course of the war; None for most."""

    def hides_something(self, state: Any) -> bool:
        """Whether the seats must not see each other's screen now."""

    def hands(self, state: Any) -> tuple[tuple[str, int], ...]:
        """(seat, number of cards) of the hands that the others must not see."""
