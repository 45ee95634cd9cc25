"""What the code that all games share asks of a game's world, names and parts; their own classes have it all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:  # play without a window stays light
    from collections.abc import Mapping, Sequence

    from desktop.data.game_files import Ruling
    from desktop.data.schema_base import ScenarioHead
    from desktop.engine.decision import Decision, Refusal
    from desktop.engine.event import Event
    from desktop.engine.ids import Thing
    from desktop.views.board import BoardView
    from desktop.views.pieces import PieceView
    from desktop.views.table import ChartView, DecisionView, LogLine, OverlayView, PreviewView, RouteView, TrackView
    from desktop.views.wording import Wording


# -- the world and its words -----------------------------------------------------------------------------
class FilesLike(Protocol):
    """The data files of a game, read."""

    @property
    def rulings(self) -> Mapping[str, Ruling]: ...


class GameWorldLike(Protocol):
    """The immutable part of a game."""

    @property
    def options(self) -> Mapping[str, str]: ...
    @property
    def files(self) -> FilesLike: ...
    @property
    def scenario(self) -> ScenarioHead: ...
    def option(self, ruling: str) -> str: ...


class GameNames(Protocol):
    """Words for what the rules speak of by id."""

    @property
    def words(self) -> Wording: ...
    def edit_words(self, change: str) -> str: ...
    def side(self, side: str) -> str: ...


class Ended(Protocol):
    """A state that says itself how the game ended; a level of "" while it goes on."""

    @property
    def winner(self) -> str: ...
    @property
    def level(self) -> str: ...
    @property
    def reason(self) -> str: ...


S = TypeVar("S")
"""The state of a game."""
W = TypeVar("W", bound=GameWorldLike)
"""Its world."""
N = TypeVar("N", bound=GameNames)
"""Its names."""
S_contra = TypeVar("S_contra", contravariant=True)


# -- the parts of a presenter ----------------------------------------------------------------------------
class BoardPart(Protocol):
    @property
    def view(self) -> BoardView: ...


class ChoicesPart(Protocol[S_contra]):
    def view(self, state: S_contra, decision: Decision, seat: str) -> DecisionView: ...


class RoutesPart(Protocol[S_contra]):
    def route(self, state: S_contra, decision: Decision | None, piece: Thing, space: Thing) -> RouteView | None: ...
    def why_not(self, state: S_contra, decision: Decision | None, piece: Thing, space: Thing) -> Refusal | None: ...


class PreviewsPart(Protocol[S_contra]):
    def current(self, state: S_contra) -> PreviewView | None: ...
    def focused(self, state: S_contra, decision: Decision | None, focus: Sequence[Thing]) -> PreviewView | None: ...


class ChartsPart(Protocol[S_contra]):
    def all(self, state: S_contra | None) -> tuple[ChartView, ...]: ...


class PiecesPart(Protocol[S_contra]):
    def all(self, state: S_contra) -> tuple[PieceView, ...]: ...


class TracksPart(Protocol[S_contra]):
    def all(self, state: S_contra) -> tuple[TrackView, ...]: ...


class LogPart(Protocol):
    def lines(self, position: int, player: str, events: Sequence[Event], seat: str) -> list[LogLine]: ...


class OverlaysPart(Protocol[S_contra]):
    def listed(self) -> tuple[tuple[str, str], ...]: ...
    def make(self, state: S_contra, overlay: str, seat: str, focus: Sequence[Thing]) -> OverlayView: ...
