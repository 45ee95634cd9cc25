"""What the presenters of all games have in common: words, rules, and questions handed on to the parts beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, ClassVar

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.event import Event
from desktop.mechanics.credits import game_file
from desktop.mechanics.rulebook import rules_of
from desktop.views.board import BoardView
from desktop.views.table import (
    AboutItem,
    ChartView,
    DecisionView,
    LogLine,
    OverlayView,
    PathStep,
    PreviewView,
    RouteView,
    RuleView,
    SetupSheetView,
)
from desktop.views.wording import capital

Part = Callable[..., Any]
"""Made of a game's world and its names."""


class Parts(Struct, frozen=True, kw_only=True):
    """What a game's presenter is put together from: the classes of the modules beside it."""

    names: Callable[[Any], Any]
    board: Part
    pieces: Part
    choices: Part
    routes: Part
    previews: Part
    charts: Part
    tracks: Part
    log: Part
    overlays: Part
    about: Part
    sheet: Part
    turn: Part
    """The turn in words, of a state and the names."""
    cards: Part | None = None
    room: Part | None = None


class TablePresenter:
    """Half of a Presenter. A game's class names its parts and adds the table itself.

    Attributes:
        GAME: the game's id, under which its rule book is found.
        SIDES: the sides in seat order.
        TOP: the level of the rule book's chapters.
        PARTS: the classes of its parts.
    """

    GAME: ClassVar[str]
    SIDES: ClassVar[tuple[str, ...]]
    TOP: ClassVar[int] = 1
    PARTS: ClassVar[Parts]

    def __init__(self, world: Any) -> None:
        parts = self.PARTS
        self.world = world
        self.names = parts.names(world)
        self._pieces = parts.pieces(world, self.names)
        self._choices = parts.choices(world, self.names)
        self._routes = parts.routes(world, self.names)
        self._previews = parts.previews(world, self.names)
        self._charts = parts.charts(world, self.names)
        self._tracks = parts.tracks(world, self.names)
        self._log = parts.log(world, self.names)
        self._cards: Any = parts.cards(world, self.names) if parts.cards else None
        self._room: Any = parts.room(world, self.names) if parts.room else None

    @cached_property
    def _board(self) -> Any:
        return self.PARTS.board(self.world, self.names)

    @cached_property
    def _overlays(self) -> Any:
        return self.PARTS.overlays(self.world, self.names)

    def _turn(self, state: Any) -> str:
        text: str = self.PARTS.turn(state, self.names)
        return text

    def _result(self, state: Any) -> str:
        """How the game ended, when it has."""
        raise NotImplementedError

    def headline(self, state: Any) -> tuple[str, str]:
        return self._turn(state), self._result(state)

    # -- fixed things ------------------------------------------------------------------------------
    def about(self) -> tuple[AboutItem, ...]:
        items: tuple[AboutItem, ...] = self.PARTS.about(self.world, self.names)
        return items

    def setup_sheet(self) -> SetupSheetView:
        sheet: SetupSheetView = self.PARTS.sheet(self.world, self.names)
        return sheet

    def board(self) -> BoardView:
        view: BoardView = self._board.view
        return view

    def seats(self) -> tuple[tuple[str, str], ...]:
        return tuple((side, self.names.side(side)) for side in self.SIDES)

    def words(self, message: Message) -> str:
        return capital(self.names.words.message(message))

    def refusal(self, refusal: Refusal) -> str:
        return self.words(refusal.reason)

    @cached_property
    def _rules(self) -> tuple[RuleView, ...]:
        world = self.world
        return rules_of(self.GAME, world.files.rulings, world.option, self.names.words, top=self.TOP)

    def hands(self, state: Any) -> tuple[tuple[str, int], ...]:
        """Nobody holds anything that the others must not see, unless the game says so."""
        return ()

    def rules(self) -> tuple[RuleView, ...]:
        return self._rules

    def log_lines(
        self, position: int, player: str, action: Action, events: Sequence[Event], seat: str
    ) -> list[LogLine]:
        lines: list[LogLine] = self._log.lines(position, player, events, seat)
        return lines

    # -- questions ---------------------------------------------------------------------------------
    def decision(self, state: Any, decision: Decision | None, seat: str) -> DecisionView | None:
        view: DecisionView | None = self._choices.view(state, decision, seat) if decision else None
        return view

    def preview(self, state: Any, decision: Decision | None, focus: Sequence[str]) -> PreviewView | None:
        """What is public of the fight under way, or of the one in focus."""
        view: PreviewView | None = (
            self._previews.focused(state, decision, focus) if focus else self._previews.current(state)
        )
        return view

    def charts(self, state: Any, decision: Decision | None) -> tuple[ChartView, ...]:
        charts: tuple[ChartView, ...] = self._charts.all(state)
        return charts

    def route(self, state: Any, decision: Decision | None, piece: str, space: str) -> RouteView | None:
        found: RouteView | None = self._routes.route(state, decision, piece, space)
        return found

    def why_not(self, state: Any, decision: Decision | None, piece: str, space: str) -> Refusal | None:
        found: Refusal | None = self._routes.why_not(state, decision, piece, space)
        return found

    def overlays(self) -> tuple[tuple[str, str], ...]:
        listed: tuple[tuple[str, str], ...] = self._overlays.listed()
        return listed

    def overlay(self, state: Any, overlay_id: str, seat: str, focus: Sequence[str]) -> OverlayView:
        view: OverlayView = self._overlays.make(state, overlay_id, seat, focus)
        return view


def with_procedures(steps: Sequence[PathStep], state: Any, names: Any) -> tuple[PathStep, ...]:
    """The path to the question: these steps, then each procedure under way that has words of its own."""
    found = list(steps)
    for frame in state.stack:
        text = names.frame_text(frame)
        if text and text != found[-1].text:
            found.append(PathStep(text, names.keyed("path_rule", type(frame).__name__)))
    return tuple(found)


def setup_sheet(game: str, scenario: Any, names: Any, sides: tuple[str, ...], **parts: Any) -> SetupSheetView:
    """The head of a set-up sheet and what the game puts on it."""
    return SetupSheetView(
        game=game_file(game).title,
        scenario=scenario.title,
        sides=tuple((side, names.side(side)) for side in sides),
        order=sides,
        **parts,
    )
