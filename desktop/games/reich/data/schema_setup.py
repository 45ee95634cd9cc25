"""The shape of a scenario file."""

from typing import Literal

from desktop.data.schema_base import Count, Figure, Marked, ScenarioHead, Strict
from desktop.engine.ids import EventCardId, EventId, SpaceId
from desktop.games.reich.data.schema_limits import PerSide
from desktop.games.reich.data.schema_words import Side


class CardDeal(Strict, frozen=True, kw_only=True):
    """First some of certain cards, then from the rest of the deck up to the hand size."""

    first: Count = 0
    first_from: list[str] = []
    """Specials (11 to 13, Saboteur, Double Agent) of which the first cards are dealt."""
    ref: str


class EventDeal(Strict, frozen=True, kw_only=True):
    """Cards given, then cards drawn at random from a pool (those already taken do not count) or from what is left
    of the own mall's reusable and returnable events."""

    side: Side
    given: list[EventCardId] = []
    pool: list[EventCardId] = []
    own_mall: bool = False
    draw: Count
    ref: str


class EventSetup(Strict, frozen=True, kw_only=True):
    deals: list[EventDeal]
    """In this order."""
    resolve: list[EventId] = []
    """Events that take effect at once if drawn, in this order, each for the side that drew it."""
    set_aside: list[EventId] = []
    """Every copy waits until `enters_after` of the tables."""
    lid: list[EventId] = []
    removed: list[EventId] = []


class Start(Strict, frozen=True, kw_only=True):
    hand_size: PerSide
    year: str
    pact: bool
    big_push: dict[Side, Literal["", "down", "up"]]
    italy_surrendered: bool
    vichy_neutral: bool
    barbarossa: bool
    """May still be launched."""
    first: Side
    opens_with: Literal["", "overlord"] = ""


class Board(Strict, frozen=True, kw_only=True):
    """Markers on the map besides the printed owners."""

    axis: list[SpaceId] = []
    western: list[SpaceId] = []
    soviet: list[SpaceId] = []
    forts: dict[Side, list[SpaceId]] = {}
    fleets: dict[Side, list[SpaceId]] = {}


class Level(Strict, frozen=True, kw_only=True):
    """Reached from this difference upward; the first has none. In a decision (9.5) 1 stands for the areas held, 2 for
    the areas held and a hand size not below the Allied one."""

    min: Figure | None
    id: str
    winner: Side
    rank: Figure
    """How good it is for the Axis; compared in a tournament."""


class Verdict(Strict, frozen=True, kw_only=True):
    """How the end of the last year is judged: 9.5, or by the difference of the hand sizes."""

    kind: Literal["decision", "difference"]
    of: Side = "axis"
    levels: list[Level]


class Tournament(Marked, frozen=True, kw_only=True):
    """10.4.3 The same scenario several times with sides exchanged; the better result as the Axis wins."""

    games: Count
    ends: list[str]
    """Last years the players may agree on."""


class Scenario(ScenarioHead, frozen=True, kw_only=True):
    end: str
    """Year box that ends the game when both markers have reached it."""
    operations: list[Literal["barbarossa", "overlord", "bagration"]]
    """6.7 Special operations that can be launched."""
    start: Start
    board: Board = Board()
    deals: dict[Side, CardDeal]
    events: EventSetup
    verdict: Verdict
    verdict_by_end: dict[str, Verdict] = {}
    """Instead, by the last year the players agreed on."""
    tournament: Tournament | None = None
    turn_limit: Count = 0
    """Game turns under the option `nine_turns`; 0: none."""
