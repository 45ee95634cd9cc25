"""The presenter: everything the window shows of the game, put together from the modules beside it."""

from __future__ import annotations

from desktop.games.crusade.data.files import GAME
from desktop.games.crusade.data.world import World
from desktop.games.crusade.present.about import about_of
from desktop.games.crusade.present.board import Board
from desktop.games.crusade.present.cards import Cards
from desktop.games.crusade.present.charts import Charts
from desktop.games.crusade.present.choices import Choices
from desktop.games.crusade.present.log import Log
from desktop.games.crusade.present.milestones import MILESTONES
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.present.overlays import Overlays
from desktop.games.crusade.present.path import turn_text
from desktop.games.crusade.present.pieces import Pieces
from desktop.games.crusade.present.preview import Previews
from desktop.games.crusade.present.routes import Routes
from desktop.games.crusade.present.sheet import position_of, sheet_of
from desktop.games.crusade.present.tracks import Tracks
from desktop.games.crusade.present.war_room import WarRoom
from desktop.games.crusade.state.events import TurnBegan
from desktop.games.crusade.state.sides import SIDES
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.presenting import CardDrivenPresenter
from desktop.mechanics.presenting import Parts
from desktop.views.board import LineView, MarkView


class CrusadePresenter(CardDrivenPresenter[CrusadeState, World, Names]):
    """A Presenter for Crusade and Revolution."""

    GAME, SIDES = GAME, SIDES
    MILESTONES = MILESTONES
    STRIP = ("vp", "rm", "held-nationalist", "held-republican", "rp-nationalist", "rp-republican")
    TURN = TurnBegan
    PARTS = Parts(
        names=Names, board=Board, pieces=Pieces, choices=Choices, routes=Routes, previews=Previews, charts=Charts,
        tracks=Tracks, log=Log, overlays=Overlays, about=about_of, sheet=sheet_of, turn=turn_text, cards=Cards,
        war_room=WarRoom, position=position_of,
    )  # fmt: skip
    _board: Board
    _pieces: Pieces

    def _drawn(self, state: CrusadeState) -> tuple[tuple[MarkView, ...], tuple[LineView, ...]]:
        marks, lines = self._board.beach_lines(state)
        return (*marks, *self._pieces.marks(state, self._board)), lines
