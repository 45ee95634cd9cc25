"""9.0, 10.4.3 Who has won, when and why; a tournament goes to the better result as the Axis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.engine.ids import SpaceId
from desktop.games.reich.state.sides import ALLIED_POWERS, ALLIES, AXIS, SIDES, enemy_of
from desktop.games.reich.state.state import GameRecord

if TYPE_CHECKING:
    from desktop.games.reich.data.schema_setup import Level
    from desktop.games.reich.state.state import ReichState


class Ending(Struct, frozen=True):
    """The winner, the level reached, and the condition that decided."""

    winner: str
    level: str
    reason: str


def _won(winner: str, reason: str) -> Ending:
    return Ending(winner, f"{winner}_{reason}", reason)


def at_once(state: ReichState) -> Ending | None:
    """9.1, 9.3 What ends the game immediately."""
    for side in SIDES:
        if state.hand_size[side] <= 0:
            return _won(enemy_of(side), "sudden_death")
    homes = state.world.home_centres
    for power in ALLIED_POWERS:
        if all(state.controls(AXIS, area) for area in homes[power]):
            return _won(AXIS, "capitulation")
    if all(state.controls(ALLIES, area) for area in homes[AXIS]):
        return _won(ALLIES, "capitulation")
    return None


def must_retake(state: ReichState, side: str) -> list[SpaceId]:
    """9.2 At the start of a turn: capitals of which one must be retaken in it."""
    for retake in state.world.tables.retake:
        if retake.side == side and all(state.controls(enemy_of(side), area) for area in retake.capitals):
            return list(retake.capitals)
    return []


def at_end_of_turn(state: ReichState) -> Ending | None:
    """9.2, 9.4 Capitals not retaken; surrender by hand size, checked for both."""
    turn, limits = state.turn, state.world.limits
    if turn.must_retake and not any(state.controls(turn.side, area) for area in turn.must_retake):
        return _won(enemy_of(turn.side), "capitals")
    for side in SIDES:
        other = enemy_of(side)
        if state.hand_size[side] <= limits.surrender_at and state.hand_size[other] >= limits.surrender_enemy:
            return _won(other, "surrender")
    return None


def margin(state: ReichState) -> int:
    """9.5, 10.4 The figure that the levels of a scenario are read by.

    By hand sizes: the difference. By 9.5: 0 if the Axis has lost its areas, 1 if it holds them, 2 if its hand size is
    at least the Allied one as well.
    """
    verdict = state.world.verdict
    if verdict.kind == "difference":
        return state.hand_size[verdict.of] - state.hand_size[enemy_of(verdict.of)]
    needed = state.world.tables.decision
    kept = sum(state.controls(AXIS, area) for area in needed.of)
    survives = state.controls(AXIS, needed.must_hold) and kept >= needed.count
    return int(survives) + int(survives and state.hand_size[AXIS] >= state.hand_size[ALLIES])


def level_of(state: ReichState) -> Level:
    """The highest level whose figure is reached; the first asks for nothing."""
    reached = margin(state)
    levels = [level for level in state.world.verdict.levels if level.min is None or reached >= level.min]
    return levels[-1]


def at_last_year_end(state: ReichState) -> Ending:
    """9.5, 10.4 Who has won when the last year is over."""
    level = level_of(state)
    return Ending(level.winner, level.id, "last_year")


def axis_record(state: ReichState, ending: Ending) -> GameRecord:
    """10.4.3 How well the Axis did, to be compared between the games of a tournament.

    The rank of the level reached, then the difference of hand sizes. A win before the last year counts above all
    levels, a defeat below all; the earlier the win or the later the defeat, the better.
    """
    difference = state.hand_size[AXIS] - state.hand_size[ALLIES]
    ranks = {level.id: level.rank for level in state.world.verdict.levels}
    if ending.level in ranks:
        return GameRecord(ending.level, ranks[ending.level], difference)
    if ending.winner == AXIS:
        return GameRecord(ending.level, max(ranks.values()) + 1, difference, -state.turns)
    return GameRecord(ending.level, min(ranks.values()) - 1, difference, state.turns)


def best_game(records: list[GameRecord]) -> int:
    """10.4.3 The number of the game in which the Axis did best; of equal ones the first, whose mark was not beaten."""
    merits = [record.merit for record in records]
    return merits.index(max(merits)) + 1


def decided(state: ReichState) -> tuple[str, str]:
    """10.4.3 The side that the winner of the tournament has in the last game, and the level."""
    best = best_game(state.records)
    return AXIS if best == len(state.records) else ALLIES, f"tournament_{best}"


def conclude(state: ReichState, ending: Ending | None) -> bool:
    """End the game if there is a result; in a tournament the next one follows, or the better Axis wins."""
    if ending is None:
        return False
    if state.world.games == 1:
        state.end_game(ending.winner, ending.level, ending.reason)
        return True
    state.end_tournament_game(axis_record(state, ending), ending.reason)
    if len(state.records) == state.world.games:
        winner, level = decided(state)
        state.end_game(winner, level, "tournament")
    return True
