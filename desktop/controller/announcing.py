"""Announcing: what changed for everybody, out of what the log says anew: turn, phase, and what games mark as grave."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from desktop.views.table import LogLine, TrackView

HEADING, PHASE = 0, 1
TURN_BEGAN, PHASE_BEGAN = "turn", "phase"
CLEAR, WEATHER, EVENT, END = "clear", "weather", "event", "end"
"""What comes with a turn (its weather, events that befall both), and what goes before everything."""
SKIES = (CLEAR, WEATHER)
MOST_ROWS = 5


class Announcement(Struct, frozen=True):
    """Something that all at the table should hear of.

    Attributes:
        kind: what sort of change, which chooses the picture: turn, phase, or the kind of something grave.
        grave: whether it is more than the usual course of the game.
        side: whose it is, "" for all.
        rows: what else there is to say, the figures that moved among it.
        kinds: of each row, what sort of change it is; "" for a figure.
    """

    kind: str
    title: str
    side: str = ""
    rows: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    grave: bool = False


def announcement(
    lines: Sequence[LogLine], before: Sequence[TrackView] = (), after: Sequence[TrackView] = ()
) -> Announcement | None:
    """What new lines announce, the gravest first: an end, then other grave things, the turn with its weather and its
    events, the phase.
    """
    weather = [line for line in lines if line.grave in SKIES]
    events = [line for line in lines if line.grave == EVENT]
    grave = [line for line in lines if line.grave and line.grave not in (*SKIES, EVENT)]
    turns = [line for line in lines if line.level == HEADING and not line.grave]
    phases = [line for line in lines if line.level == PHASE and not line.grave]
    told = [*sorted(grave, key=lambda line: line.grave != END), *turns[-1:], *weather[-1:], *events, *phases[-1:]]
    if not told:
        return None
    first = told[0]
    side = first.side if grave or first.level == PHASE else ""
    moved = figures_moved(before, after) if grave or turns else ()
    rows = {text: kind for text, kind in (*map(_row, told[1:]), *((text, "") for text in moved)) if text != first.text}
    shown = list(rows)[:MOST_ROWS]
    kinds = tuple(rows[text] for text in shown)
    return Announcement(_row(first)[1], first.text, side, tuple(shown), kinds, bool(grave))


def _row(line: LogLine) -> tuple[str, str]:
    return line.text, line.grave or (TURN_BEGAN if line.level == HEADING else PHASE_BEGAN)


def figures_moved(before: Sequence[TrackView], after: Sequence[TrackView]) -> tuple[str, ...]:
    """The figures that are others than before, with both."""
    old = {track.id: track.figure for track in before}
    return tuple(
        f"{track.title.rstrip('†')} {_figure(old[track.id])} → {_figure(track.figure)}"
        for track in after
        if track.figure is not None and old.get(track.id) not in (None, track.figure)
    )


def _figure(value: int | None) -> str:
    return str(value).replace("-", "−")
