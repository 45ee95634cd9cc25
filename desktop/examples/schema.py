"""The shape of an example file: what it starts from, and its steps."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from desktop.data.position import PositionSpec

Panel = Literal["decision", "units", "combat", "charts", "rules", "tracks", "hand", "cards"]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all records: frozen, and a misspelt field is a fault."""


class Skip(Strict, frozen=True, kw_only=True):
    """An action that leads to where the example begins, with the outcomes it draws; or a change by hand."""

    do: str = ""
    edit: str = ""
    dice: list[int] = []


class Start(Strict, frozen=True, kw_only=True):
    """A scenario, or a position on its board; then the actions that are skipped."""

    scenario: str
    options: dict[str, str | int | bool] = {}
    seed: int = 1
    dealt: list[int] = []
    """What the set-up draws, if that is not what follows from the seed."""
    position: PositionSpec | None = None
    play: list[str | Skip] = []


# ------------------------------------------------------------------ what is expected
class Refused(Strict, frozen=True, kw_only=True):
    """Something the rules forbid: an action, or a piece dropped on a space; and the rule that forbids it."""

    rule: str
    action: str = ""
    piece: str = ""
    space: str = ""


class AskedOf(Strict, frozen=True, kw_only=True):
    """The decision that follows."""

    player: str = ""
    rule: str = ""
    prompt: str = ""
    """The key of its text."""
    offers: list[str] = []
    not_offers: list[Refused] = []


class Fight(Strict, frozen=True, kw_only=True):
    """The fight as the preview shows it; `items` are figures by the number of their rule."""

    focus: list[str] = []
    attack: str = ""
    defence: str = ""
    column: str = ""
    items: dict[str, str] = {}
    results: dict[str, str] = {}
    """Die face: what it would bring."""


class PieceState(Strict, frozen=True, kw_only=True):
    at: str = ""
    reduced: bool | None = None
    badges: list[str] = []
    """Styles of badges it bears, such as supply or command."""
    no_badges: list[str] = []


class Expect(Strict, frozen=True, kw_only=True):
    """What must be so after the step's actions."""

    events: list[str | dict[str, dict[str, Any]]] = []
    """Names of events in the order they happened, some with facts."""
    no_events: list[str] = []
    units: dict[str, str | PieceState] = {}
    """Where pieces stand: a space, or a status such as eliminated or due."""
    tracks: dict[str, str] = {}
    control: dict[str, str] = {}
    hands: dict[str, list[str]] = {}
    decision: AskedOf | None = None
    preview: Fight | None = None
    winner: str | None = None
    """The game is over and this side has won ("" for nobody)."""


# ------------------------------------------------------------------ what is shown
class Cell(Strict, frozen=True, kw_only=True):
    """A cell of a chart, by the labels of its row and column; one of them alone lights a whole line."""

    chart: str
    row: str = ""
    column: str = ""


class Point(Strict, frozen=True, kw_only=True):
    spaces: list[str] = []
    units: list[str] = []
    cards: list[str] = []
    charts: list[Cell] = []
    panels: list[Panel] = []
    overlay: str = ""
    """An overlay of the game to lay over the map."""


class Arrow(Strict, frozen=True, kw_only=True, rename={"start": "from", "end": "to"}):
    """From one space or unit to another."""

    start: str
    end: str
    label: str = ""


class Answer(Strict, frozen=True, kw_only=True):
    text: str
    reply: str
    right: bool = False


class Question(Strict, frozen=True, kw_only=True):
    question: str
    answers: list[Answer]
    hint: str = ""
    after: bool = False
    """Asked when the acts are done: of what the reader can see only then."""


class Branch(Strict, frozen=True, kw_only=True):
    """What if: other steps from here, after which the reader comes back."""

    title: str
    steps: list[Step]


class Step(Strict, frozen=True, kw_only=True):
    """Something said, perhaps something done first, and what must then be so."""

    say: str
    then: str = ""
    """What is said when the acts are done; "" to leave what was said before them."""
    note: str = ""
    """Something about the printed example itself, such as a slip of the book: told at the foot."""
    title: str = ""
    """Begins a section in the list of chapters."""
    by: str = ""
    """The player who acts; checked."""
    edit: str | list[str] = []
    """Changes by hand in the words of the game's edit mode, made before the actions and marked in the log: for what a
    printed example does against the rules. The step says which rule it breaks."""
    do: str | list[str] = []
    dice: list[int] = []
    """Every outcome the actions draw, in order."""
    expect: Expect | None = None
    refused: Refused | None = None
    point: Point | None = None
    arrows: list[Arrow] = []
    branches: list[Branch] = []
    ask: Question | None = None

    def edits(self) -> list[str]:
        return [self.edit] if isinstance(self.edit, str) else self.edit

    def actions(self) -> list[str]:
        return [self.do] if isinstance(self.do, str) else self.do

    @property
    def acts(self) -> bool:
        """Whether the position is another one after it."""
        return bool(self.do or self.edit)


class Example(Strict, frozen=True, kw_only=True):
    """One example of play."""

    id: str
    title: str
    summary: str
    rules: list[str]
    chapter: str
    order: int
    start: Start
    steps: list[Step]
    seat: str = ""
    """Whose view is shown; "" for whoever acts first."""
    guided: bool = False
    """Whether the reader is to make the moves himself."""
