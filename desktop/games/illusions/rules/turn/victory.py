"""5.0 Victory: automatic by VP in the War Status Phase, or by the level of VP at an armistice."""

from __future__ import annotations

from desktop.games.illusions.state.sides import ALLIED, CENTRAL
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.schema import VictoryLevel
from desktop.mechanics.cdg.victory import level_at

AUTOMATIC, ARMISTICE, LAST_TURN = "automatic", "armistice", "last_turn"


def level_of(state: IllusionsState, vp: int) -> VictoryLevel:
    """5.2 The level of victory that so many VP give."""
    return level_at(state.world.levels, vp)


def end_by_level(state: IllusionsState, reason: str) -> None:
    """5.1.3, 30.1 The game is over; VP say who has won."""
    level = level_of(state, state.vp)
    state.end_game(level.winner or "", level.id, reason)


def automatic_winner(state: IllusionsState) -> str:
    """5.1.2, 17.3.1 The side that wins at once: the AP with no VP left, the CP with 30; "" for none."""
    bounds: dict[str, int] = {str(side): vp for side, vp in state.world.limits.auto_victory.items()}
    if state.vp <= bounds[ALLIED]:
        return ALLIED
    return CENTRAL if state.vp >= bounds[CENTRAL] else ""


def why_armistice(state: IllusionsState) -> str:
    """5.1.3, 17.3.2 Why the war ends now: the last turn of the track, or the markers have met; "" if it goes on."""
    if state.combined >= state.armistice:
        return ARMISTICE
    return LAST_TURN if state.turn == max(state.world.turns) else ""
