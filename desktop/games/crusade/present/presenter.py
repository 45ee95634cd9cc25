"""The presenter: everything the window shows of the game, put together from the modules beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from desktop.engine.decision import Decision
from desktop.engine.event import Event
from desktop.games.crusade.events import UnitsMoved
from desktop.games.crusade.files import GAME
from desktop.games.crusade.present.about import about_of
from desktop.games.crusade.present.board import Board
from desktop.games.crusade.present.cards import Cards
from desktop.games.crusade.present.charts import Charts
from desktop.games.crusade.present.choices import Choices
from desktop.games.crusade.present.log import Log
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.present.overlays import Overlays
from desktop.games.crusade.present.path import turn_text
from desktop.games.crusade.present.pieces import Pieces
from desktop.games.crusade.present.preview import Previews
from desktop.games.crusade.present.routes import Routes
from desktop.games.crusade.present.sheet import sheet_of
from desktop.games.crusade.present.situation import WarRoom
from desktop.games.crusade.present.tracks import Tracks
from desktop.games.crusade.sides import SIDES
from desktop.mechanics.presenting import TablePresenter
from desktop.views.pieces import CardView
from desktop.views.table import (
    AboutItem,
    SetupSheetView,
    TableView,
)
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.crusade.state import CrusadeState
    from desktop.games.crusade.world import World


class CrusadePresenter(TablePresenter):
    """A Presenter for Crusade and Revolution. Hands and draw piles are secret: each seat gets views of its own."""

    GAME, SIDES = GAME, SIDES
    names: Names

    def __init__(self, world: World) -> None:
        self.world = world
        self.names = Names(world)
        self._pieces = Pieces(world, self.names)
        self._cards = Cards(world, self.names)
        self._choices = Choices(world, self.names)
        self._routes = Routes(world, self.names)
        self._previews = Previews(world, self.names)
        self._charts = Charts(world, self.names)
        self._tracks = Tracks(world, self.names)
        self._room = WarRoom(world, self.names, self._tracks)
        self._log = Log(world, self.names)
        self._overlays = Overlays(world, self.names)

    @cached_property
    def _board(self) -> Board:
        return Board(self.world, self.names)

    # -- fixed things ------------------------------------------------------------------------------
    def about(self) -> tuple[AboutItem, ...]:
        return about_of(self.world, self.names)

    def cards(self) -> list[CardView]:
        """Every card there is, for card sheets."""
        return [self._cards.view(card) for card in self.world.cards]

    def setup_sheet(self) -> SetupSheetView:
        return sheet_of(self.world, self.names)

    # -- the table ---------------------------------------------------------------------------------
    def table(self, state: CrusadeState, decision: Decision | None, seat: str) -> TableView:
        view = self._choices.view(state, decision, seat) if decision else None
        texts = {choice.action: choice.text for choice in view.choices} if view else {}
        uses = self._cards.uses(state, decision, seat, texts)
        marks, lines = self._board.beach_lines(state)
        return TableView(
            seat=seat,
            turn=turn_text(state, self.names),
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

    def _result(self, state: CrusadeState) -> str:
        if not state.over:
            return ""
        return capital(self.names.say("result.ended", level=state.level, reason=state.reason, n=state.vp))

    def hides_something(self, state: CrusadeState) -> bool:
        """Hands are secret until the game is over."""
        return not state.over

    # -- the log -----------------------------------------------------------------------------------
    def traces(self, events: Sequence[Event], seat: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return tuple((unit, event.path) for event in events if isinstance(event, UnitsMoved) for unit in event.units)
