"""The presenter: everything the window shows of the game, put together from the modules beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from desktop.engine.decision import Decision
from desktop.engine.event import Event
from desktop.games.illusions.files import GAME
from desktop.games.illusions.present.about import about_of
from desktop.games.illusions.present.board import Board
from desktop.games.illusions.present.cards import Cards
from desktop.games.illusions.present.charts import Charts
from desktop.games.illusions.present.choices import Choices
from desktop.games.illusions.present.log import Log
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.present.overlays import Overlays
from desktop.games.illusions.present.path import turn_text
from desktop.games.illusions.present.pieces import Pieces
from desktop.games.illusions.present.preview import Previews
from desktop.games.illusions.present.routes import Routes
from desktop.games.illusions.present.sheet import sheet_of
from desktop.games.illusions.present.situation import WarRoom
from desktop.games.illusions.present.tracks import Tracks
from desktop.games.illusions.sides import SIDES
from desktop.mechanics.cdg.events import UnitsMoved
from desktop.mechanics.presenting import TablePresenter
from desktop.views.pieces import CardView
from desktop.views.table import AboutItem, SetupSheetView, TableView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.illusions.state import IllusionsState
    from desktop.games.illusions.world import World


class IllusionsPresenter(TablePresenter):
    """A Presenter for Illusions of Glory. Hands and draw piles are secret: each seat gets views of its own."""

    GAME = GAME
    SIDES = SIDES
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
    def seats(self) -> tuple[tuple[str, str], ...]:
        """4.4 With three or four players the partners sit apart."""
        return tuple((seat, self.names.seat(seat)) for seat in self.world.side_of_seat)

    def about(self) -> tuple[AboutItem, ...]:
        return about_of(self.world, self.names)

    def cards(self) -> list[CardView]:
        """Every card there is, for card sheets."""
        return [self._cards.view(card) for card in self.world.cards]

    def setup_sheet(self) -> SetupSheetView:
        return sheet_of(self.world, self.names)

    # -- the table ---------------------------------------------------------------------------------
    def table(self, state: IllusionsState, decision: Decision | None, seat: str) -> TableView:
        view = self._choices.view(state, decision, seat) if decision else None
        texts = {choice.action: choice.text for choice in view.choices} if view else {}
        uses = self._cards.uses(state, decision, seat, texts)
        return TableView(
            seat=seat,
            turn=turn_text(state, self.names),
            pieces=self._pieces.all(state),
            decision=view,
            tracks=self._tracks.all(state),
            control=self._pieces.control(state),
            marks=self._pieces.marks(state, self._board),
            hand=self._cards.hand(state, seat, uses),
            preview=self._previews.current(state, seat),
            charts=self._charts.all(state),
            result=self._result(state),
            winner=state.winner,
            cards=self._cards.table(state, seat),
            situation=self._room.view(state, seat),
        )

    def _result(self, state: IllusionsState) -> str:
        if not state.over:
            return ""
        return capital(self.names.say("result.ended", level=state.level, reason=state.reason, n=state.vp))

    def hides_something(self, state: IllusionsState) -> bool:
        """Hands are secret until the game is over."""
        return not state.over

    # -- the log -----------------------------------------------------------------------------------
    def traces(self, events: Sequence[Event], seat: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return tuple((unit, event.path) for event in events if isinstance(event, UnitsMoved) for unit in event.units)
