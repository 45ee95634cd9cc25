"""What the controller puts before the players: a change of seats, a question to all of them, a fault."""

from __future__ import annotations

from msgspec import Struct

from desktop.views.table import LogLine, MoveTrace


class HandOverView(Struct, frozen=True):
    """The page between two players. Holds nothing that only one of them may know.

    Attributes:
        asked: what the next player is asked, as anybody may read it; "" if that is not known.
        since: what happened since the next player's last action, as far as both may read it.
        secret: whether something is hidden now; otherwise the page is shown by preference only.
        together: whether all have looked at the screen, so that the same player may have to sit down anew.
    """

    seat: str
    name: str
    since: tuple[LogLine, ...] = ()
    secret: bool = True
    together: bool = False
    asked: str = ""


class ReplayView(Struct, frozen=True):
    """What the new player may watch after sitting down: the moves since the last turn, in order."""

    lines: tuple[LogLine, ...]
    traces: tuple[MoveTrace, ...]


class ConsentView(Struct, frozen=True):
    """Something that one player may not do alone.

    `purpose` is the kind of the Proposal: "undo", "go_back", "play" (an action at an earlier moment, which drops what
    came later), "redo", "edit" or "handover".
    """

    purpose: str
    lost: tuple[LogLine, ...]
    """What would be taken back, as far as all may read it."""
    dice: int
    names: tuple[tuple[str, str], ...]
    """(side id, name) of those who must agree."""
    secret: bool = False
    """Whether something is hidden now, so that both may not look at the table together."""
    mode: str = ""
    """The way of hiding hands that is proposed."""
    others: bool = False
    """Whether somebody else than who sits there did some of what would be lost."""


class UndoView(Struct, frozen=True):
    """What undo would take back, in the last words of the log, and whether one player may do it alone."""

    text: str
    alone: bool


class FaultView(Struct, frozen=True):
    """Something went wrong that should not: where the report lies, and whether the last action stands."""

    report: str
    stands: bool

    def __str__(self) -> str:
        return self.report
