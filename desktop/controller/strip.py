"""Strip: the figures above the map and what this turn has changed of them, found in the log."""

from __future__ import annotations

from desktop.engine.match import Entry, Match
from desktop.views.presenter import Presenter
from desktop.views.strip import Figures, items_of
from desktop.views.table import StripItem, TrackView


class Strip:
    """Keeps the figures of one turn's beginning, so that they are worked out once."""

    def __init__(self) -> None:
        self._began: tuple[int, Entry, Figures] | None = None
        self._past: Presenter | None = None
        """Looks at earlier positions, lest the presenter of the game remembers them."""

    def items(self, match: Match, presenter: Presenter, tracks: tuple[TrackView, ...]) -> tuple[StripItem, ...]:
        """The figures of a position that has these tracks."""
        listed = presenter.strip()
        if not listed:
            return ()
        now = Figures(tracks, presenter.hands(match.state))
        return items_of(listed, now, self._before(match, presenter, now))

    def _before(self, match: Match, presenter: Presenter, now: Figures) -> Figures | None:
        """The figures as the turn began; None while the log is not read yet."""
        if not match.caught_up or not match.log:
            return None
        position = self._beginning(match, presenter)
        entry = match.log[position - 1]
        if self._began is None or self._began[:2] != (position, entry):
            self._began = (position, entry, now if position == match.position else self._figures(match, position))
        return self._began[2]

    def _beginning(self, match: Match, presenter: Presenter) -> int:
        """The length of the log when the turn began; that of the first entry before the first turn."""
        events = match.events_of
        found = (n for n in range(len(match.log), 0, -1) if presenter.begins_turn(events[n - 1]))
        return next(found, 1)

    def _figures(self, match: Match, position: int) -> Figures:
        state = match.at(position).state
        if self._past is None:
            self._past = match.definition.presenter(match.world)
        return Figures(self._past.tracks(state), self._past.hands(state))
