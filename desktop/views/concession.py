"""A game that was given up, in words. The kernel ends it, so no game has to know of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from desktop.engine.event import Event
from desktop.engine.match import CONCEDE, Entry, Match
from desktop.views.presenter import Presenter, seat_names
from desktop.views.table import LogLine, TableView
from desktop.views.wording import Wording

CONCEDES = "{0} gave up the game."
CONCEDED = "{0} gave up the game: victory for {1}."


def table_of(presenter: Presenter, match: Match, seat: str) -> TableView:
    """The table as a seat sees it; of a game that was given up also the result."""
    view = presenter.table(match.state, match.decision, seat)
    if not match.conceded:
        return view
    winner = match.outcome.winner if match.outcome else ""
    return replace(view, decision=None, preview=None, result=_conceded(presenter, match), winner=winner)


def headline_of(presenter: Presenter, match: Match) -> tuple[str, str]:
    """The turn and the result of a game in words, for lists; cheaper than its whole table."""
    turn, result = presenter.headline(match.state)
    return turn, _conceded(presenter, match) if match.conceded else result


def _conceded(presenter: Presenter, match: Match) -> str:
    names, outcome = seat_names(presenter, match.state), match.outcome
    winner = outcome.winner if outcome else ""
    loser = names.get(match.conceded, match.conceded)
    return Wording.translate(CONCEDED if winner else CONCEDES).format(loser, names.get(winner, winner))


def log_lines_of(
    presenter: Presenter, position: int, entry: Entry, events: Sequence[Event], seat: str
) -> list[LogLine]:
    """The lines of one entry of the log, as a seat may read them."""
    if entry.action.verb != CONCEDE:
        return presenter.log_lines(position, entry.player, entry.action, events, seat)
    side = entry.action.target
    name = dict(presenter.seats()).get(side, side)
    return [LogLine(position, Wording.translate(CONCEDES).format(name), side, level=1, grave="end")]
