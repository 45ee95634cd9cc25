"""The presenter: everything the window shows of the game, put together from the modules beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from desktop.engine.decision import Decision, Refusal
from desktop.engine.event import PHASE, Event
from desktop.engine.ids import CardId, EventCardId, SpaceId
from desktop.games.reich.data.files import GAME
from desktop.games.reich.data.readings import FogOfWar
from desktop.games.reich.data.world import World
from desktop.games.reich.present.about import about_of
from desktop.games.reich.present.board import Board, tray
from desktop.games.reich.present.cards import MALL_BANDS, Cards
from desktop.games.reich.present.charts import Charts
from desktop.games.reich.present.choices import Choices
from desktop.games.reich.present.log import Log
from desktop.games.reich.present.milestones import MILESTONES
from desktop.games.reich.present.names import Names
from desktop.games.reich.present.overlays import Overlays
from desktop.games.reich.present.path import turn_text
from desktop.games.reich.present.pieces import Pieces, control_piece, fleet_piece, fort_piece
from desktop.games.reich.present.preview import Previews
from desktop.games.reich.present.routes import Routes
from desktop.games.reich.present.sheet import position_of, sheet_of
from desktop.games.reich.present.tracks import Tracks
from desktop.games.reich.present.war_room import WarRoom
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.sides import SIDES, side_of
from desktop.games.reich.state.state import ReichState
from desktop.mechanics.presenting import Parts, TablePresenter
from desktop.views.board import LineView, MarkView
from desktop.views.ending import Loss, Measure
from desktop.views.pieces import CardView
from desktop.views.table import ChoiceView, TableView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.views.briefing import StandingView


class ReichPresenter(TablePresenter[ReichState, World, Names]):
    """A Presenter for Hitler's Reich. Hands and decks are secret: each seat gets views of its own."""

    GAME, SIDES = GAME, SIDES
    STRIP = ("hand-axis", "hand-allies", "verdict", "year-axis", "year-allies", "bonus")
    TURN = ev.TurnBegan
    MILESTONES = MILESTONES
    MEASURE = Measure(tuple(f"hand-{side}" for side in SIDES), level=PHASE)
    names: Names
    _board: Board
    _cards: Cards
    _choices: Choices
    _pieces: Pieces
    _previews: Previews
    _routes: Routes
    _war_room: WarRoom
    _tracks: Tracks
    PARTS = Parts(
        names=Names, board=Board, pieces=Pieces, choices=Choices, routes=Routes, previews=Previews, charts=Charts,
        tracks=Tracks, log=Log, about=about_of, sheet=sheet_of, turn=turn_text, position=position_of, cards=Cards,
        war_room=WarRoom,
    )  # fmt: skip

    def shortcuts(self, state: ReichState, decision: Decision) -> tuple[ChoiceView, ...]:
        """7.6 All dice that a re-roll makes better as a rule, named at once."""
        return self._choices.shortcuts(state, decision)

    @cached_property
    def _overlays(self) -> Overlays:
        return Overlays(self.world, self.names, self._board)

    def why_not_there(self, state: ReichState, decision: Decision, space: str) -> Refusal | None:
        return self._routes.why_not_there(state, decision, SpaceId(space))

    def _standing(self, state: ReichState) -> StandingView:
        from desktop.games.reich.present.standing import standing_of  # seldom asked for, and not at the start

        return standing_of(state, self.names, self._war_room)

    # -- fixed things ------------------------------------------------------------------------------
    def seats_at(self, state: ReichState) -> tuple[tuple[str, str], ...]:
        """Who sits where now: in a tournament the players change sides (10.4.3)."""
        return tuple((side, self.names.seat(state, side)) for side in SIDES)

    def cards(self) -> list[CardView]:
        """Every card there is, for card sheets."""
        return [self._cards.view(card) for card in (*self.world.cards, *self.world.event_of)]

    def _card(self, name: str) -> CardView | None:
        known = name in self.world.cards or self.names.event_def(name) is not None
        return self._cards.view(name) if known else None

    def deck(self, card: str) -> tuple[str, str]:
        """The colour and the name on its back: conflict cards of a side, events of a mall."""
        if (found := self.world.cards.get(CardId(card))) is not None:
            return found.side, self.names.say("deck.conflict", whose=found.side)
        mall = self.world.event_of[EventCardId(card)].mall
        return MALL_BANDS[mall], self.names.keyed("mall", mall)

    # -- the table ---------------------------------------------------------------------------------
    def table(self, state: ReichState, decision: Decision | None, seat: str) -> TableView:
        view = self.decision(state, decision, seat)
        texts = {choice.action: choice.text for choice in view.choices} if view else {}
        uses = self._cards.uses(state, decision, seat, texts)
        heads, shafts = self._arrow(state)
        return TableView(
            seat=seat,
            turn=self._turn(state),
            pieces=self._pieces.all(state),
            decision=view,
            tracks=self._tracks.all(state),
            control=self._pieces.control(state),
            marks=(*self._board.status_marks(state), *self._board.centre_marks(state), *heads),
            lines=(*self._board.links(state), *shafts),
            hand=self._cards.hand(state, seat, uses),
            preview=self._previews.current(state, seat),
            charts=self._charts.all(state),
            result=self._result(state),
            winner=state.winner,
            cards=self._cards.table(state, seat, uses),
            war_room=self._war_room.view(state),
        )

    def _arrow(self, state: ReichState) -> tuple[tuple[MarkView, ...], tuple[LineView, ...]]:
        """The attack under way as an arrow: its head and its shaft."""
        conflict = state.conflict
        if conflict is None or conflict.origin not in self.world.areas or conflict.target not in self.world.areas:
            return (), ()
        head, shaft = self._board.arrow(conflict.origin, conflict.target)
        return (head,), (shaft,)

    def _result(self, state: ReichState) -> str:
        if not state.over:
            return ""
        key = "result.tournament" if state.reason == "tournament" else "result.ended"
        return capital(self.names.say(key, level=state.level, reason=state.reason))

    def hides_something(self, state: ReichState) -> bool:
        """Hands are secret, unless one player plays both sides (15.1) or the game is over."""
        return not state.over and not state.between_games and FogOfWar.of(self.world) is not FogOfWar.ON

    def hands(self, state: ReichState) -> tuple[tuple[str, int], ...]:
        return tuple((side, len(state.hands[side])) for side in SIDES)

    # -- the log -----------------------------------------------------------------------------------
    def loss(self, event: Event) -> Loss | None:
        """Areas that an enemy took, with the forts and fleets lost in fighting."""
        match event:
            case ev.ControlChanged(before=before) if side_of(before) and side_of(before) != side_of(event.power):
                return side_of(before), self.names.say("end.areas"), 1
            case ev.FortRemoved(cause="attack"):
                return event.side, self.names.say("end.forts"), 1
            case ev.FleetRemoved(cause="attack"):
                return event.side, self.names.say("end.fleets"), 1
        return None

    def traces(self, events: Sequence[Event], seat: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Markers come out of their boxes; a disc thrusts at the area it attacks, and follows if it is taken."""
        return tuple(trace for event in events if (trace := _trace(event)) is not None)


def _trace(event: Event) -> tuple[str, tuple[str, ...]] | None:
    match event:
        case ev.FleetPlaced(side=side, zone=zone):
            return fleet_piece(side, zone), (tray("fleets", side), zone)
        case ev.FortPlaced(side=side, area=area):
            return fort_piece(side, area), (tray("forts", side), area)
        case ev.ConflictBegan(origin=origin, target=target) if origin:
            return control_piece(origin), (origin, target, origin)
        case ev.ControlChanged(area=area, origin=origin) if origin:
            return control_piece(area), (origin, area)
    return None
