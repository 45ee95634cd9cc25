"""The presenter: everything the window shows of the game, put together from the modules beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.engine.decision import Decision
from desktop.engine.event import Event
from desktop.games.arriba.data.files import GAME
from desktop.games.arriba.data.world import World
from desktop.games.arriba.present.about import about_of
from desktop.games.arriba.present.board import Board
from desktop.games.arriba.present.charts import Charts
from desktop.games.arriba.present.choices import Choices
from desktop.games.arriba.present.faces import face_of
from desktop.games.arriba.present.log import Log
from desktop.games.arriba.present.milestones import MILESTONES
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.present.overlays import Overlays
from desktop.games.arriba.present.path import turn_text
from desktop.games.arriba.present.pieces import Pieces
from desktop.games.arriba.present.preview import Previews
from desktop.games.arriba.present.routes import Routes
from desktop.games.arriba.present.sheet import position_of, sheet_of
from desktop.games.arriba.present.tracks import Tracks
from desktop.games.arriba.present.war_room import WarRoom
from desktop.games.arriba.state.army_state import ASSETS
from desktop.games.arriba.state.combat_events import GroupWipedOut, LossTaken
from desktop.games.arriba.state.events import GroupMoved, TurnBegan
from desktop.games.arriba.state.sides import SIDES
from desktop.games.arriba.state.state import ArribaState
from desktop.mechanics.presenting import Parts, TablePresenter
from desktop.views.ending import Loss, Measure
from desktop.views.pieces import CounterFace
from desktop.views.table import TableView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.views.briefing import StandingView


BRIGADE, DIVISION = "brigade", "division_2"
PLAIN_FACTIONS = ("popular_army", "nationalist")


class ArribaPresenter(TablePresenter[ArribaState, World, Names]):
    """A Presenter for Arriba España. Nothing is secret: all seats see the same table."""

    GAME, SIDES = GAME, SIDES
    MILESTONES = MILESTONES
    MEASURE = Measure(tuple(f"level-{side}" for side in SIDES))
    STRIP = ("level-government", "level-rebel", "ep-government", "ep-rebel")
    TURN = TurnBegan
    names: Names
    _board: Board
    _pieces: Pieces
    _war_room: WarRoom
    _tracks: Tracks
    PARTS = Parts(
        names=Names, board=Board, pieces=Pieces, choices=Choices, routes=Routes, previews=Previews, charts=Charts,
        tracks=Tracks, log=Log, overlays=Overlays, about=about_of, sheet=sheet_of, turn=turn_text, war_room=WarRoom,
        position=position_of,
    )  # fmt: skip

    def _counter(self, name: str) -> tuple[CounterFace, ...]:
        """A brigade and a division of a faction; a kind of unit or asset in the colours of both sides."""
        if name in self.world.factions:
            return tuple(face_of(self.world, name, kind) for kind in (BRIGADE, DIVISION))
        owners = SIDES if name in ASSETS else PLAIN_FACTIONS if name in self.world.kinds else ()
        return tuple(face_of(self.world, owner, name) for owner in owners)

    # -- fixed things ------------------------------------------------------------------------------
    def seats(self) -> tuple[tuple[str, str], ...]:
        return tuple((seat, self.names.seat(seat)) for seat in self.world.seats)

    def _standing(self, state: ArribaState) -> StandingView:
        from desktop.games.arriba.present.standing import standing_of  # seldom asked for, and not at the start

        return standing_of(state, self.names)

    # -- the table ---------------------------------------------------------------------------------
    def table(self, state: ArribaState, decision: Decision | None, seat: str) -> TableView:
        return TableView(
            seat=seat,
            turn=self._turn(state),
            pieces=self._pieces.all(state),
            decision=self.decision(state, decision, seat),
            tracks=self._tracks.all(state),
            control=self._pieces.control(state),
            marks=self._board.marks(state),
            preview=self._previews.current(state),
            charts=self._charts.all(state),
            result=self._result(state),
            winner=state.winner,
            war_room=self._war_room.view(state, seat),
        )

    def _result(self, state: ArribaState) -> str:
        if not state.over:
            return ""
        return capital(self.names.say(f"result.{state.end_level}", winner=state.winner, credit=tuple(state.credit)))

    def hides_something(self, state: ArribaState) -> bool:
        """Everything lies open."""
        return False

    # -- the log -----------------------------------------------------------------------------------
    def loss(self, event: Event) -> Loss | None:
        match event:
            case LossTaken():
                return event.side, self.names.say("end.strength"), event.value
            case GroupWipedOut():
                return event.side, self.names.say("end.groups"), 1
        return None

    def traces(self, events: Sequence[Event], seat: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Groups glide from area to area; who is in them is known from the table that follows."""
        return tuple((event.group, event.path) for event in events if isinstance(event, GroupMoved))
