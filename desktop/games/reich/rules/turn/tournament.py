"""10.4.3 A tournament: the same scenario twice with sides exchanged; the better result as the Axis wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.games.reich.state.sides import ALLIES, AXIS

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState


class GameRecord(Struct, frozen=True):
    """How the Axis did in one game: the level, how good it is for the Axis, the difference of hand sizes, and how many
    player turns it took to win early (fewer are better) or to lose early (more are better)."""

    level: str
    rank: int
    difference: int
    turns: int = 0

    @property
    def merit(self) -> tuple[int, int, int]:
        return self.rank, self.difference, self.turns


def best_game(records: list[GameRecord]) -> int:
    """The number of the game in which the Axis did best; if they are equal the first, whose mark was not beaten."""
    merits = [record.merit for record in records]
    return merits.index(max(merits)) + 1


def decided(state: ReichState) -> tuple[str, str]:
    """The side that the winner of the tournament has in the last game, and the level."""
    best = best_game(state.records)
    return AXIS if best == len(state.records) else ALLIES, f"tournament_{best}"
