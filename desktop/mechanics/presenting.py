"""What the presenters of all games have in common: words, rules, and questions handed on to the parts beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Required, TypedDict, Unpack, cast

from msgspec import Struct

from desktop.data.schema_base import ScenarioHead
from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.event import Event
from desktop.engine.frame import State
from desktop.engine.ids import Thing
from desktop.mechanics.credits import game_file
from desktop.mechanics.protocols import (
    BoardPart,
    ChartsPart,
    ChoicesPart,
    GameNames,
    LogPart,
    N,
    OverlaysPart,
    PiecesPart,
    PreviewsPart,
    RoutesPart,
    S,
    TracksPart,
    W,
)
from desktop.mechanics.rulebook import rules_of
from desktop.views.board import BoardView
from desktop.views.ending import Loss, Measure, Milestone
from desktop.views.naming import Naming
from desktop.views.pieces import CardView, CounterFace, Pictured, PieceView
from desktop.views.sheets import MarkerKind, Section
from desktop.views.table import (
    AboutItem,
    ChartView,
    DecisionView,
    LogLine,
    OverlayView,
    PathStep,
    PositionSheetView,
    PreviewView,
    RouteView,
    RuleView,
    SetupLine,
    SetupSheetView,
    TrackView,
)
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.views.briefing import BriefingView, StandingView


Milestones = Mapping[type[Event], Callable[[Any, Any], str]]
"""Asked with the world and an event of the kind it stands beside."""
BETWEEN_ENDS = "--"
"""Between the two spaces in the name of a link."""


class Parts(Struct, Generic[S, W, N], frozen=True, kw_only=True):
    """What a game's presenter is put together from: the classes of the modules beside it, made of its world and names.

    A presenter that makes its overlays or its sheet of more than that does so itself, and names none here.
    """

    names: Callable[[W], N]
    board: Callable[[W, N], BoardPart]
    choices: Callable[[W, N], ChoicesPart[S]]
    routes: Callable[[W, N], RoutesPart[S]]
    previews: Callable[[W, N], PreviewsPart[S]]
    charts: Callable[[W, N], ChartsPart[S]]
    log: Callable[[W, N], LogPart]
    about: Callable[[W, N], tuple[AboutItem, ...]]
    turn: Callable[[S, N], str]
    """The turn in words."""
    overlays: Callable[[W, N], OverlaysPart[S]] | None = None
    sheet: Callable[[W, N], SetupSheetView] | None = None
    position: Callable[[S, N, str], PositionSheetView] | None = None
    # -- what only the table shows: the game's presenter says of what classes they are
    pieces: Callable[[W, N], PiecesPart[S]]
    tracks: Callable[[W, N], TracksPart[S]]
    cards: Callable[[W, N], object] | None = None
    war_room: Callable[[W, N], object] | None = None


class TablePresenter(Generic[S, W, N]):
    """Half of a Presenter. A game's class names its parts and adds the table itself.

    Attributes:
        GAME: the game's id, under which its rule book is found.
        SIDES: the sides in seat order.
        TOP: the level of the rule book's chapters.
        STRIP: the figures that are always in sight, the most important first; "strip.<id>" says what they are.
        TURN: the event with which a turn begins.
        MEASURE: which tracks tell the course of a game.
        MILESTONES: by kind of event, whether it is one: its key in ids, "" if it is not.
        PARTS: the classes of its parts.
    """

    GAME: ClassVar[str]
    SIDES: ClassVar[tuple[str, ...]]
    TOP: ClassVar[int] = 1
    STRIP: ClassVar[tuple[str, ...]] = ()
    TURN: ClassVar[type[Event]]
    MEASURE: ClassVar[Measure] = Measure(())
    MILESTONES: ClassVar[Milestones] = {}
    PARTS: Parts[S, W, N]
    _pieces: PiecesPart[S]
    _tracks: TracksPart[S]
    _cards: object
    _war_room: object

    def __init__(self, world: W) -> None:
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
        self._cards = parts.cards(world, self.names) if parts.cards else None
        self._war_room = parts.war_room(world, self.names) if parts.war_room else None

    @cached_property
    def _board(self) -> BoardPart:
        return self.PARTS.board(self.world, self.names)

    @cached_property
    def _overlays(self) -> OverlaysPart[S]:
        assert self.PARTS.overlays is not None
        return self.PARTS.overlays(self.world, self.names)

    def _turn(self, state: S) -> str:
        return self.PARTS.turn(state, self.names)

    def _result(self, state: S) -> str:
        """How the game ended, when it has."""
        raise NotImplementedError

    def headline(self, state: S) -> tuple[str, str]:
        return self._turn(state), self._result(state)

    # -- fixed things ------------------------------------------------------------------------------
    def about(self) -> tuple[AboutItem, ...]:
        return self.PARTS.about(self.world, self.names)

    def setup_sheet(self) -> SetupSheetView:
        assert self.PARTS.sheet is not None
        return self.PARTS.sheet(self.world, self.names)

    def briefing(self, state: S) -> BriefingView:
        from desktop.mechanics.briefing import briefing_of  # seldom asked for, and not at the start

        return briefing_of(self.GAME, self.world.scenario, self.names, self._standing(state))

    def _standing(self, state: S) -> StandingView:
        """How victory stands."""
        raise NotImplementedError

    def position_sheet(self, state: S, seat: str) -> PositionSheetView:
        assert self.PARTS.position is not None
        return self.PARTS.position(state, self.names, seat)

    def board(self) -> BoardView:
        return self._board.view

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

    def hands(self, state: S) -> tuple[tuple[str, int], ...]:
        """Nobody holds anything that the others must not see, unless the game says so."""
        return ()

    def rules(self) -> tuple[RuleView, ...]:
        return self._rules

    def log_lines(
        self, position: int, player: str, action: Action, events: Sequence[Event], seat: str
    ) -> list[LogLine]:
        return self._log.lines(position, player, events, seat)

    def edit_words(self, change: str) -> str:
        return capital(self.names.edit_words(change))

    # -- single entries of the data ----------------------------------------------------------------
    def pictured(self, kind: str, name: str) -> Pictured | None:
        """How a counter, a card, a space or a link (two spaces) of the data looks in play; None if it is not seen."""
        match kind:
            case "counters" | "tables":
                faces = self._counter(name)
                return Pictured(faces) if faces else None
            case "cards":
                card = self._card(name)
                return Pictured(card=card) if card is not None else None
        known = {space.id for space in self.board().spaces}
        ends = tuple(end for end in name.split(BETWEEN_ENDS) if end in known)
        return Pictured(spaces=ends) if ends else None

    def _counter(self, name: str) -> tuple[CounterFace, ...]:
        """The front of a counter, and its back if it has one."""
        return ()

    def _card(self, name: str) -> CardView | None:
        return None

    # -- the course of a game ----------------------------------------------------------------------
    def pieces(self, state: S) -> tuple[PieceView, ...]:
        return self._pieces.all(state)

    def tracks(self, state: S) -> tuple[TrackView, ...]:
        return self._tracks.all(state)

    def side_names(self) -> tuple[tuple[str, str], ...]:
        return tuple((side, self.names.side(side)) for side in self.SIDES)

    def measured(self) -> Measure:
        return self.MEASURE

    def loss(self, event: Event) -> Loss | None:
        """Nothing is counted, unless the game says so."""
        return None

    def milestone(self, event: Event) -> Milestone | None:
        """In the words of the log."""
        found = self.MILESTONES.get(type(event))
        key = found(self.world, event) if found else ""
        lines = self._log.lines(1, "", [event], "") if key else []
        return Milestone(key, lines[0].text) if lines else None

    def strip(self) -> tuple[tuple[str, str], ...]:
        return tuple((name, self.names.words.message(Message(f"strip.{name}"))) for name in self.STRIP)

    def begins_turn(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, self.TURN) for event in events)

    # -- questions ---------------------------------------------------------------------------------
    def decision(self, state: S, decision: Decision | None, seat: str) -> DecisionView | None:
        return self._choices.view(state, decision, seat) if decision else None

    def preview(self, state: S, decision: Decision | None, focus: Sequence[str]) -> PreviewView | None:
        """What is public of the fight under way, or of the one in focus."""
        return self._previews.focused(state, decision, things(focus)) if focus else self._previews.current(state)

    def read_off(self, events: Sequence[Event]) -> tuple[tuple[str, int, int], ...]:
        """(chart, row, column) of what these events were read from."""
        found: Callable[[Sequence[Event]], Iterable[tuple[str, int, int]]] | None
        found = getattr(self._previews, "read_off", None)
        return tuple(found(events)) if found is not None else ()

    def fallen(self, events: Sequence[Event]) -> str:
        """What the dice of a fight among these events have decided, in a few words; "" if a game has none for it."""
        found: Callable[[Sequence[Event]], str] | None = getattr(self._previews, "fallen", None)
        return found(events) if found is not None else ""

    def charts(self, state: S | None, decision: Decision | None) -> tuple[ChartView, ...]:
        return self._charts.all(state)

    def route(self, state: S, decision: Decision | None, piece: str, space: str) -> RouteView | None:
        return self._routes.route(state, decision, Thing(piece), Thing(space))

    def why_not(self, state: S, decision: Decision | None, piece: str, space: str) -> Refusal | None:
        return self._routes.why_not(state, decision, Thing(piece), Thing(space))

    def why_not_there(self, state: S, decision: Decision, space: str) -> Refusal | None:
        return None

    def overlays(self) -> tuple[tuple[str, str], ...]:
        return self._overlays.listed()

    def overlay(self, state: S, overlay_id: str, seat: str, focus: Sequence[str]) -> OverlayView:
        return self._overlays.make(state, overlay_id, seat, things(focus))


def things(pointed_at: Sequence[str]) -> Sequence[Thing]:
    """Pieces and spaces of the board, as the rules know them: whoever asks says which he takes for what."""
    return cast(Sequence[Thing], pointed_at)


def with_procedures(steps: Sequence[PathStep], state: State, names: Naming) -> tuple[PathStep, ...]:
    """The path to the question: these steps, then each procedure under way that has words of its own."""
    found = list(steps)
    for frame in state.stack:
        text = names.frame_text(frame)
        if text and text != found[-1].text:
            found.append(PathStep(text, names.keyed("path_rule", type(frame).__name__)))
    return tuple(found)


class SheetParts(TypedDict, total=False):
    """What a game puts on its set-up sheet; see `SetupSheetView`."""

    lines: Required[tuple[SetupLine, ...]]
    tracks: Required[tuple[tuple[str, str], ...]]
    special: Required[tuple[str, ...]]
    turns: tuple[str, ...]
    spare: tuple[PieceView, ...]
    sections: tuple[Section, ...]
    markers: tuple[MarkerKind, ...]


def setup_sheet(
    game: str, scenario: ScenarioHead, names: GameNames, sides: tuple[str, ...], **parts: Unpack[SheetParts]
) -> SetupSheetView:
    """The head of a set-up sheet and what the game puts on it."""
    return SetupSheetView(
        game=game_file(game).title,
        scenario=scenario.title,
        sides=tuple((side, names.side(side)) for side in sides),
        order=sides,
        under_way=bool(scenario.position),
        **parts,
    )
