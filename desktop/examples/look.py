"""Look: the table as every seat together may see it, asked for only when needed."""

from __future__ import annotations

from functools import cached_property

from desktop.engine.match import Match
from desktop.views.pieces import PieceView
from desktop.views.presenter import Presenter
from desktop.views.table import ChartView, TableView


class Look:
    """What can be seen of a match at one moment."""

    def __init__(self, match: Match, presenter: Presenter, seat: str = "") -> None:
        self._match = match
        self._presenter = presenter
        self._tables: dict[str, TableView] = {}
        decision = match.decision
        self.seat = seat or (decision.player if decision else match.definition.sides[0])

    def table(self, seat: str = "") -> TableView:
        seat = seat or self.seat
        if seat not in self._tables:
            self._tables[seat] = self._presenter.table(self._match.state, self._match.decision, seat)
        return self._tables[seat]

    @cached_property
    def pieces(self) -> dict[str, PieceView]:
        """Every piece as its own side sees it."""
        seen: dict[str, PieceView] = {}
        for side in self._match.definition.sides:
            for piece in self.table(side).pieces:
                if piece.side == side or piece.id not in seen:
                    seen[piece.id] = piece
        return seen

    @cached_property
    def charts(self) -> dict[str, ChartView]:
        charts = self._presenter.charts(self._match.state, self._match.decision)
        return {chart.id: chart for chart in charts}


def cell_of(chart: ChartView, row: str, column: str) -> tuple[int, int] | None:
    """A cell by the labels of its row and column; -1 for a whole line; None if there is no such label."""
    rows = {label: number for number, (label, _) in enumerate(chart.rows)}
    columns = {label: number for number, label in enumerate(chart.columns)}
    if (row and row not in rows) or (column and column not in columns) or not (row or column):
        return None
    return rows.get(row, -1), columns.get(column, -1)
