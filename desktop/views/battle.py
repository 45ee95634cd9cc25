"""A fight from its declaration until it is put away: what was added up, what was rolled, what came of it."""

from __future__ import annotations

from msgspec import Struct

from desktop.views.pieces import CardView, PieceView
from desktop.views.table import ChartView, ItemView, LogLine


class FighterView(Struct, frozen=True):
    """A unit that fought: as it went into the fight, and as it stands now; None where it is gone."""

    before: PieceView
    now: PieceView | None


class BattleSide(Struct, frozen=True):
    """One side of a fight.

    Attributes:
        items: the terms of its sum as they stood when its dice fell; total: what they come to.
        came: what its dice made of it, item by item; made: the sum of that, where there is one. Where a side has dice
            of its own, `came` is the whole sum and `items` is what these dice are due to.
        cards: the cards it played; those that lie face down have no face.
    """

    side: str
    fighters: tuple[FighterView, ...] = ()
    items: tuple[ItemView, ...] = ()
    total: str = ""
    dice: tuple[int, ...] = ()
    came: tuple[ItemView, ...] = ()
    made: str = ""
    cards: tuple[CardView, ...] = ()


class BattleView(Struct, frozen=True):
    """A fight that was rolled, as all may see it.

    Attributes:
        start, end: the lengths of the log at its declaration and at its last act so far.
        spaces: where it was fought.
        faces: (die face, result) of each face; die: the face that fell, where one die decides.
        charts: the tables it was read from, with the column and row in use lit.
        rolls: what was rolled for in it besides the dice of the sides, each with the terms of its sum.
        lines: all that was told of it since the dice fell; cost: what of it the players should see first.
        over: whether nothing of it is still to be done.
    """

    title: str
    start: int
    end: int
    attack: BattleSide
    defence: BattleSide
    spaces: tuple[str, ...] = ()
    column: str = ""
    shifts: tuple[ItemView, ...] = ()
    modifiers: tuple[ItemView, ...] = ()
    faces: tuple[tuple[str, str], ...] = ()
    die: int = 0
    result: str = ""
    charts: tuple[ChartView, ...] = ()
    rolls: tuple[RollView, ...] = ()
    lines: tuple[LogLine, ...] = ()
    cost: tuple[str, ...] = ()
    over: bool = False


class RollView(Struct, frozen=True):
    """A roll that decided something: its dice, what it meant, and the fight it belongs to, if any."""

    dice: tuple[int, ...]
    text: str
    spaces: tuple[str, ...] = ()
    rule: str = ""
    after: tuple[str, ...] = ()
    """What came of it; in the middle of a fight, what was added to its dice."""
    battle: BattleView | None = None
    foreseen: bool = False
    """Whether a player asked for it with its chances before his eyes: it is shown wherever it was."""
    rolls: tuple[RollView, ...] = ()
    """All that fell since the last act, each by itself, where there are several; beside a fight, what is none of it."""
