"""What the controller puts before both players: a change of seats, and consent to take back what is known."""

from __future__ import annotations

from desktop.engine.records import dataclass
from desktop.views.table import LogLine, MoveTrace


@dataclass(frozen=True, slots=True)
class HandOverView:
    """The page between two players. Holds nothing that only one of them may know.

    Attributes:
        since: what happened since the next player's last action, as far as both may read it.
        secret: whether something is hidden now; otherwise the page is shown by preference only.
    """

    seat: str
    name: str
    since: tuple[LogLine, ...] = ()
    secret: bool = True


@dataclass(frozen=True, slots=True)
class ReplayView:
    """What the new player may watch after sitting down: the moves since the last turn, in order."""

    lines: tuple[LogLine, ...]
    traces: tuple[MoveTrace, ...]


@dataclass(frozen=True, slots=True)
class ConsentView:
    """Something is taken back that one player may not take back alone; lists what is lost.

    `purpose` is "undo", "go_back" or "play" (an action at an earlier moment, which drops what came later).
    """

    purpose: str
    lost: tuple[LogLine, ...]
    dice: int
    names: tuple[tuple[str, str], ...]
    """(side id, name) of those who must agree."""
    secret: bool = False
    """Whether something is hidden now, so that both may not look at the table together."""
