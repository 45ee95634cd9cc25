"""Ending: the page at the end of a game, made from its log. Everything lies open then, so nobody is told a secret."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.engine.match import Match
from desktop.views.concession import table_of
from desktop.views.ending import CourseView, EndView, LineOfPlay
from desktop.views.presenter import Presenter
from desktop.views.table import LogLine, TrackView
from desktop.views.wording import Wording, capital

if TYPE_CHECKING:
    from desktop.controller.table import Table

HEADING = 0
"""The level of the line that ends a game."""
WINS, VICTORY, DRAWN, START, END = "{0} wins", "Victory: {0}", "Nobody wins", "Start", "End"
OVER = "The game is over"
"""What a page at the end says by being there."""
TURN = "turn"
"""The track that names the turns."""
MOST_SAMPLES = 60
"""More points than this are no easier to read."""


def end_of(table: Table) -> EndView:
    """The page of a game that is over."""
    match, presenter = table.match, table.presenter
    view = table_of(presenter, match, "")
    table.scribe.follow(table.viewer)
    lines = table.scribe.lines()
    say, names = Wording.translate, side_names(table)
    wins = WINS if table.players.get(view.winner) else VICTORY  # a side may be one or many: the Axis, the Allies
    headline = say(wins).format(names.get(view.winner, view.winner)) if view.winner else say(DRAWN)
    said = f"{say(OVER)} {headline} {view.result}"
    return EndView(
        headline=headline,
        winner=view.winner,
        result=_after(headline, view.result),
        turn=view.turn,
        why=tuple((_beyond(said, text), rule) for text, rule in _last_words(lines)),
        course=course(match, lines),
        losses=tuple(_losses(table)),
        sides=tuple((seat, table.name_of(seat)) for seat, _ in presenter.seats()),
        rolls=tuple(table.scribe.dice()),
    )


def _last_words(lines: Sequence[LogLine]) -> tuple[tuple[str, str], ...]:
    """What the log says of the end, with its rule."""
    last = lines[-1].position if lines else 0
    return tuple((line.text, line.rule) for line in lines if line.position == last and line.level == HEADING)


def _words(text: str) -> list[str]:
    return re.findall(r"[−-]?\w+", text.casefold())


def _is_said(clause: str, said: str) -> bool:
    """Whether every word of it, in any form, has been said."""
    known = _words(said)
    return all(any(each.startswith(word) for each in known) for word in _words(clause))


def _after(headline: str, result: str) -> str:
    """A result without the winner whom the headline names already."""
    first, _, rest = result.partition(": ")
    return capital(rest) if rest and _is_said(first, headline) else result


def _beyond(said: str, text: str) -> str:
    """What a sentence tells that has not been said; "" if nothing."""
    return capital(": ".join(clause for clause in text.split(": ") if not _is_said(clause, said)))


# -- the course ------------------------------------------------------------------------------------
def course(match: Match, lines: Sequence[LogLine]) -> CourseView:
    """The game's own measure at every turn: on copies, by a presenter of their own."""
    presenter = match.definition.presenter(match.world)
    moments = _moments(lines, presenter.measured().level, match.position)
    looked = [_figures(presenter, match.at(position)) for position in moments]
    if looked[1:-1] and looked[0][0] == looked[1][0] != "":
        del looked[0]  # the first turn began with the game
    ticks = _ticks([tick for tick, _ in looked])
    tracks = {track.id: track for _, found in looked for track in found}
    series = tuple(
        LineOfPlay(track.title.rstrip("†"), track.side if _own(track.id, track.side) else "", _values(name, looked))
        for name, track in tracks.items()
    )
    return CourseView(tuple(ticks), series)


def _ticks(names: list[str]) -> list[str]:
    """The turns by name, or by number where they have none; the first look may be before them, the last at the end."""
    named = any(names[:-1])
    ticks = [name or ("·" if named else str(number)) for number, name in enumerate(names[:-1], start=1)]
    if named and not names[0]:
        ticks[0] = Wording.translate(START)
    return [*ticks, Wording.translate(END)]


def _own(track: str, side: str) -> bool:
    """Whether a track is one side's for good, and not of whoever is ahead."""
    return bool(side) and track.endswith(side)


def _values(name: str, looked: list[tuple[str, tuple[TrackView, ...]]]) -> tuple[int | None, ...]:
    return tuple(next((track.figure for track in found if track.id == name), None) for _, found in looked)


def _moments(lines: Sequence[LogLine], level: int, end: int) -> list[int]:
    """Where turns begin, and the end; evenly fewer of them in a very long game."""
    begun = sorted({line.position for line in lines if line.level == level and line.position < end} | {1})
    every = -(-len(begun) // MOST_SAMPLES)
    return [*begun[::every], end]


def _figures(presenter: Presenter, past: Match) -> tuple[str, tuple[TrackView, ...]]:
    """The name of the turn and the tracks that are measured."""
    found = presenter.tracks(past.state)
    turn = next((track for track in found if track.id == TURN), None)
    named = turn is not None and 0 <= turn.at < len(turn.cells)
    wanted = presenter.measured().tracks
    return turn.cells[turn.at] if turn and named else "", tuple(track for track in found if track.id in wanted)


def side_names(table: Table) -> dict[str, str]:
    """The sides in words, with the persons who play them where each has one seat."""
    seats = dict(table.presenter.seats())
    return {side: table.name_of(side) if side in seats else name for side, name in table.presenter.side_names()}


# -- losses ----------------------------------------------------------------------------------------
def _losses(table: Table) -> Iterator[tuple[str, str, tuple[tuple[str, int], ...]]]:
    """What each side lost, in the order it first lost such a thing."""
    counts: dict[str, dict[str, int]] = {side: {} for side in side_names(table)}
    for events in table.match.events_of:
        for event in events:
            if loss := table.presenter.loss(event):
                side, what, number = loss
                own = counts.setdefault(side, {})
                own[what] = own.get(what, 0) + number
    names = side_names(table)
    for side, own in counts.items():
        if side in names:
            yield side, names[side], tuple(own.items())
