"""The table as one seat sees it: position, question, choices, tracks, charts, previews and overlays."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from desktop.views.board import LineView, MarkView
from desktop.views.pieces import CardView, HandView, PieceView
from desktop.views.sheets import MarkerKind, Section
from desktop.views.war_room import WarRoomView

AND = "; "
"""Between the actions of a choice that is several, played one after the other."""


class ChoiceView(Struct, frozen=True):
    """One legal action, and where it is offered: on spaces, on pieces, in the hand, else as a button."""

    action: str
    """The action's text form."""
    text: str
    spaces: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    card: str = ""
    note: str = ""
    """Small figure beside the lit space, e.g. movement points left."""
    default: bool = False
    closes: bool = False
    """Ends the current sub-question; played by itself when the player turns to something else."""
    button: bool = True
    """Shown as a button too (False where the map or the hand suffices)."""
    quiet: bool = False
    """Its spaces take a click or a piece carried there, but are lit only while such a piece is carried."""
    carried: bool = False
    """Meant by carrying its piece: a click on its space means another choice, which comes to the same."""
    warnings: tuple[str, ...] = ()
    """What would be lost: shown for confirmation before it is played (each one line with its rule)."""
    warned: tuple[str, ...] = ()
    """The pieces that the warnings speak of."""
    warning_id: str = ""
    """Under which the confirmation can be switched off."""
    drops: tuple[str, ...] = ()
    """Where its piece may be carried to mean it, besides a click: lit while the piece is carried."""
    withheld: tuple[str, ...] = ()
    """What else is done there at other times, and why not now: told in the menu of the place."""
    barred: str = ""
    """Why its button cannot be pressed as things are ticked; it keeps its place meanwhile."""


class BoxView(Struct, frozen=True):
    """What a player may add to a fight before he goes on with it: a box to tick."""

    action: str
    text: str
    ticked: bool = False
    pieces: tuple[str, ...] = ()


class PathStep(Struct, frozen=True):
    """One level of the line of truth: `Turn 3, 8 Feb > Nationalist combat > attack on 3142`."""

    text: str
    rule: str = ""


class DecisionView(Struct, frozen=True):
    """What is asked of whom."""

    player: str
    player_name: str
    path: tuple[PathStep, ...]
    prompt: str
    rule: str
    choices: tuple[ChoiceView, ...]
    progress: tuple[int, int] | None = None
    subjects: tuple[str, ...] = ()
    """Pieces or spaces the question is about: ringed on the map."""
    dice: int = 0
    """Faces of the die to be entered by hand; 0 if none."""
    entered: tuple[int, ...] = ()
    """What the dice show that were entered before it for the same roll."""
    help: str = ""
    """One more sentence for newcomers."""
    private: bool = False
    """What may be answered is the player's secret: it is seen while he holds his hand up."""
    boxes: tuple[BoxView, ...] = ()
    """What may be added to the fight; the choice that goes on plays what is ticked."""
    lightly: bool = False
    """Places are marked before anything is done there: what may be is lit lightly, what is marked stands out."""


class PathItem(Struct, frozen=True):
    text: str
    cost: str
    rule: str = ""


class RouteView(Struct, frozen=True):
    """The way a dragged piece would take: spaces, cost item by item, what is left; or why it cannot."""

    piece: str
    spaces: tuple[str, ...]
    items: tuple[PathItem, ...] = ()
    total: str = ""
    left: str = ""
    refusal: str = ""
    rule: str = ""


class RefusalView(Struct, frozen=True):
    text: str
    rule: str
    space: str = ""


class TrackView(Struct, frozen=True):
    """A track or a figure: turn, weather, points. `cells` are the boxes of a track, `at` the marker's."""

    id: str
    title: str
    value: str
    cells: tuple[str, ...] = ()
    at: int = -1
    side: str = ""
    detail: tuple[tuple[str, str], ...] = ()
    """Why it stands where it stands: (source, figure)."""
    rule: str = ""
    ours: str = ""
    """Why what bears a dagger here is ours; "" if nothing does."""
    figure: int | None = None
    """The value as a number, where it is one; its change is told."""
    halves: bool = False
    """Whether the figure counts half points."""
    short: str = ""
    """The value where there is little room; "" if `value` is short enough."""


class StripItem(Struct, frozen=True):
    """A figure that is always in sight, under a short title; `change` is that of this turn."""

    id: str
    title: str
    value: str
    figure: float | None = None
    side: str = ""
    tip: str = ""
    change: float = 0


class ChartView(Struct, frozen=True):
    """A table of the rules; `lit` holds (row, column) in use now, -1 for a whole row or column.

    `ours` holds (row, column, reason) of what bears a dagger: a row of -1 is the headings, a column of -1 the labels,
    both the title.
    """

    id: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    notes: tuple[str, ...] = ()
    lit: tuple[tuple[int, int], ...] = ()
    rule: str = ""
    ours: tuple[tuple[int, int, str], ...] = ()


class ItemView(Struct, frozen=True):
    """One term of a sum: a unit's strength, a shift, a die modifier."""

    text: str
    value: str
    rule: str = ""
    piece: str = ""


class OutcomeView(Struct, frozen=True):
    """One possible result with its exact chance as a fraction of `PreviewView.total`."""

    text: str
    weight: int
    detail: str = ""
    good_for: str = ""


class PreviewView(Struct, frozen=True):
    """A fight before it is rolled, computed by the resolver itself."""

    title: str
    attacker: str
    defender: str
    attack: tuple[ItemView, ...]
    defence: tuple[ItemView, ...]
    attack_total: str
    defence_total: str
    shifts: tuple[ItemView, ...]
    modifiers: tuple[ItemView, ...]
    column: str
    outcomes: tuple[OutcomeView, ...]
    total: int
    chart: str = ""
    chart_column: int = -1
    faces: tuple[tuple[str, str], ...] = ()
    """(die face, result) for each face of the die."""
    result: str = ""
    """After the roll: what was rolled and what it meant."""
    die: int = 0
    attack_dice: tuple[int, ...] = ()
    """Where each side rolls dice of its own: as they lie now."""
    defence_dice: tuple[int, ...] = ()
    odds_title: str = ""
    """What the chances are of, where they are not the outcomes of one roll."""
    attack_cards: tuple[str, ...] = ()
    """Ids of the cards that a side has laid for it; "" for one that lies face down."""
    defence_cards: tuple[str, ...] = ()
    heading: str = ""
    """What it is called where it is no fight, such as Politics; "" for a fight."""

    @property
    def rolled(self) -> bool:
        """Whether dice of it have fallen."""
        return bool(self.die or self.result or self.attack_dice or self.defence_dice)


class OverlayView(Struct, frozen=True):
    """A layer of information on the map: hatch, letter and outline, never colour alone.

    `washes`: (space, style, letter, tip); styles good, bad, mixed, own, enemy, target, reach, blocked.
    """

    id: str
    title: str
    washes: tuple[tuple[str, str, str, str], ...] = ()
    lines: tuple[LineView, ...] = ()
    legend: tuple[tuple[str, str], ...] = ()
    """(style, meaning)"""


class LogLine(Struct, frozen=True):
    """One line of the log. `position` is the log length after it; `spaces` and `pieces` locate it."""

    position: int
    text: str
    side: str = ""
    level: int = 1
    """0 turn heading, 1 phase heading, 2 action, 3 detail."""
    spaces: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    rule: str = ""
    edited: bool = False
    grave: str = ""
    """The kind of change that all at the table should hear of at once; "" for none."""
    run: int = 0
    """So many lines from this one on are book-keeping of one kind, which `sums` tells in one sentence."""
    sums: str = ""
    counts: str = ""
    """The sentence for several such lines after each other, also of several actions, with {n} for their number."""
    thing: str = ""
    """What this line tells of, where it may be taken back later."""
    news: int = 0
    """How much it matters to whoever was away; 0 if it is not told to him."""
    undoes: str = ""
    """The `thing` that was taken back: neither that line nor this one is worth telling any more."""


class MoveTrace(Struct, frozen=True):
    """How a piece came from one space to another, for animation."""

    piece: str
    spaces: tuple[str, ...]


class PileView(Struct, frozen=True):
    """A pile of cards on the table: how many lie in it, those that all who look may see, and whose it is."""

    id: str
    title: str
    count: int
    cards: tuple[CardView, ...] = ()
    """Face up, in the order to be shown; may be fewer than `count`."""
    note: str = ""
    side: str = ""
    listed: bool = False
    """Whether only the names of its cards are told, to be unfolded: what has been played, and what may come yet."""
    anywhere: bool = False
    """Whether its cards lie in several places, and it tells of none in which: it reads the same wherever they lie."""


class CardTableView(Struct, frozen=True):
    """The cards that lie on the table: groups of piles, each with a heading."""

    groups: tuple[tuple[str, tuple[PileView, ...]], ...]

    def piles(self) -> Iterator[PileView]:
        return (pile for _, piles in self.groups for pile in piles)

    def each(self, change: Callable[[PileView, CardView], CardView]) -> CardTableView:
        """The same table with every card that lies face up changed."""

        def changed(pile: PileView) -> PileView:
            return replace(pile, cards=tuple(change(pile, card) for card in pile.cards))

        return CardTableView(tuple((heading, tuple(map(changed, piles))) for heading, piles in self.groups))


class TableView(Struct, frozen=True):
    """Everything a seat sees at one moment."""

    seat: str
    turn: str
    pieces: tuple[PieceView, ...]
    decision: DecisionView | None
    tracks: tuple[TrackView, ...]
    control: tuple[tuple[str, str], ...] = ()
    """(space, side) where control is shown."""
    marks: tuple[MarkView, ...] = ()
    """Marks that come and go (pontoon bridges)."""
    lines: tuple[LineView, ...] = ()
    """Lines that come and go (links open to somebody)."""
    hand: HandView | None = None
    preview: PreviewView | None = None
    charts: tuple[ChartView, ...] = ()
    traces: tuple[MoveTrace, ...] = ()
    result: str = ""
    """How the game ended, when it has."""
    winner: str = ""
    cards: CardTableView | None = None
    """Cards on the table, for games that have them."""
    war_room: WarRoomView | None = None
    """The war room, for games that have one."""
    strip: tuple[StripItem, ...] = ()
    """The figures that decide the game, the most important first."""


class AboutItem(Struct, frozen=True):
    """A line of the *About the data* page; `kind` says what it is one of (cards, counters ...), to be counted."""

    subject: str
    text: str
    why: str
    source: str = ""
    kind: str = ""


class RuleView(Struct, frozen=True):
    """A paragraph of the rules; `[[†n]]` in its text is a dagger, and `ours` gives its reason by number."""

    number: str
    title: str
    text: str
    level: int = 1
    scenario: str = ""
    rulings: tuple[tuple[str, str], ...] = ()
    """(question, decision) of rulings that settle it."""
    ours: tuple[str, ...] = ()


class SetupLine(Struct, frozen=True):
    """A line of the set-up sheet: which piece goes where."""

    side: str
    piece: PieceView
    where: str
    spaces: tuple[str, ...]
    when: str = ""
    """"" at start, else the turn of arrival."""
    note: str = ""
    ours: str = ""
    """Why this place is ours; "" if the book names it."""
    number: int = 1
    """How many counters such as this one the line stands for."""


class SetupSheetView(Struct, frozen=True):
    """All that is needed to set the printed game up."""

    game: str
    scenario: str
    sides: tuple[tuple[str, str], ...]
    """(side id, name)"""
    order: tuple[str, ...]
    lines: tuple[SetupLine, ...]
    tracks: tuple[tuple[str, str], ...]
    """(marker, where it starts)"""
    special: tuple[str, ...]
    """Special rules of the scenario in a few lines."""
    turns: tuple[str, ...] = ()
    spare: tuple[PieceView, ...] = ()
    """Counters that may come into play later: no line says where they go, but they are cut out with the others."""
    sections: tuple[Section, ...] = ()
    """What the lines and the tracks do not say: control, markers on the map, cards, levels of victory."""
    markers: tuple[MarkerKind, ...] = ()
    """Markers that a game needs besides its counters."""
    under_way: bool = False
    """Whether the scenario goes on from there: how it begins is told by the sheet of its position."""


class PositionSheetView(Struct, frozen=True):
    """All that is needed to lay a game out again as it stands, as far as one side (or everybody) may know."""

    lines: tuple[SetupLine, ...]
    sections: tuple[Section, ...]
