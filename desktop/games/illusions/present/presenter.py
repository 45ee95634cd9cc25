"""The presenter: everything the window shows of the game, put together from the modules beside it."""

from __future__ import annotations

from desktop.games.illusions.data.files import GAME
from desktop.games.illusions.data.world import World
from desktop.games.illusions.present.about import about_of
from desktop.games.illusions.present.board import Board
from desktop.games.illusions.present.cards import Cards
from desktop.games.illusions.present.charts import Charts
from desktop.games.illusions.present.choices import Choices, turn_text
from desktop.games.illusions.present.log import Log
from desktop.games.illusions.present.milestones import MILESTONES
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.present.overlays import Overlays
from desktop.games.illusions.present.pieces import Pieces
from desktop.games.illusions.present.preview import Previews
from desktop.games.illusions.present.routes import Routes
from desktop.games.illusions.present.sheet import position_of, sheet_of
from desktop.games.illusions.present.tracks import Tracks
from desktop.games.illusions.present.war_room import WarRoom
from desktop.games.illusions.state.events import TurnBegan
from desktop.games.illusions.state.sides import SIDES
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.presenting import CardDrivenPresenter
from desktop.mechanics.presenting import Parts
from desktop.views.board import LineView, MarkView


class IllusionsPresenter(CardDrivenPresenter[IllusionsState, World, Names]):
    """A Presenter for Illusions of Glory."""

    GAME, SIDES = GAME, SIDES
    MILESTONES = MILESTONES
    STRIP = (
        "vp", "war-status-allied", "war-status-central", "will-ru", "will-ge",
        "will-ah", "held-allied", "held-central", "rp-allied", "rp-central",
    )  # fmt: skip
    TURN = TurnBegan
    PARTS = Parts(
        names=Names, board=Board, pieces=Pieces, choices=Choices, routes=Routes, previews=Previews, charts=Charts,
        tracks=Tracks, log=Log, overlays=Overlays, about=about_of, sheet=sheet_of, turn=turn_text, cards=Cards,
        war_room=WarRoom, position=position_of,
    )  # fmt: skip
    _board: Board
    _pieces: Pieces

    def _drawn(self, state: IllusionsState) -> tuple[tuple[MarkView, ...], tuple[LineView, ...]]:
        return self._pieces.marks(state, self._board), ()

    def seats(self) -> tuple[tuple[str, str], ...]:
        """4.4 With three or four players the partners sit apart."""
        return tuple((seat, self.names.seat(seat)) for seat in self.world.side_of_seat)
