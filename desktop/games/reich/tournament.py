"""10.4.3 A tournament: the same scenario twice with sides exchanged; the better result as the Axis wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.records import dataclass
from desktop.games.reich.sides import ALLIES, AXIS

if TYPE_CHECKING:
    from desktop.games.reich.state import ReichState


@dataclass(frozen=True, slots=True)
class GameRecord:
    """How the Axis did in one game: the level, how good it is for the Axis, and the difference of hand sizes."""

    level: str
    rank: int
    difference: int

    @property
    def merit(self) -> tuple[int, int]:
        return self.rank, self.difference


def best_game(records: list[GameRecord]) -> int:
    """The number of the game in which the Axis did best; 0 if that is not one game alone."""
    merits = [record.merit for record in records]
    best = [number for number, merit in enumerate(merits, 1) if merit == max(merits)]
    return best[0] if len(best) == 1 else 0


def decided(state: ReichState) -> tuple[str, str]:
    """The side that the winner of the tournament has in the last game, and the level; no side if it is drawn."""
    best = best_game(state.records)
    if not best:
        return "", "tournament_drawn"
    return AXIS if best == len(state.records) else ALLIES, f"tournament_{best}"
