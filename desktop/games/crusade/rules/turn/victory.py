"""5.0 Victory: automatically by Republican morale, Main Cities or Casado's Coup, or by VP as the scenario ends."""

from __future__ import annotations

from msgspec import Struct

from desktop.games.crusade.data.schema_setup import Level
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN, SIDES
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.victory import level_at

BY_MORALE, BY_CITIES, BY_COUP, BY_VP = "morale", "cities", "coup", "vp"


class Ending(Struct, frozen=True):
    """Who wins ("" for a draw), at what level, and why."""

    winner: str
    level: str
    reason: str


def automatic(state: CrusadeState) -> Ending | None:
    """5.2 Whether somebody wins at once in the War Status phase; 5.2.5 morale goes before cities."""
    for winner, reason in ((by_morale(state), BY_MORALE), (by_cities(state), BY_CITIES)):
        if winner:
            return Ending(winner, decisive(state, winner), reason)
    return None


def by_morale(state: CrusadeState) -> str:
    """5.2.2 The side that wins by Republican morale in this turn; "" for none."""
    box = state.world.turns[state.turn]
    if box.republican_wins is not None and state.rm >= box.republican_wins:
        return REPUBLICAN
    if box.nationalist_wins is not None and state.rm <= box.nationalist_wins:
        return NATIONALIST
    return ""


def by_cities(state: CrusadeState) -> str:
    """5.2.3 The side that holds all six Main Cities; "" for none."""
    for side in SIDES:
        if all(state.controls(side, city) for city in state.world.main_cities):
            return side
    return ""


def by_coup(state: CrusadeState) -> Ending:
    """5.2.4 The Nationalists have played Casado's Coup."""
    return Ending(NATIONALIST, decisive(state, NATIONALIST), BY_COUP)


def level_of(state: CrusadeState, vp: int) -> Level:
    """5.1.1 The level of victory that so many VP give in this scenario."""
    return level_at(state.world.levels, vp)


def at_end(state: CrusadeState) -> Ending:
    """5.1.1 How the game has ended after its last turn."""
    level = level_of(state, state.vp)
    return Ending(level.winner or "", level.id, BY_VP)


def decisive(state: CrusadeState, side: str) -> str:
    """5.2.1 The level of an automatic victory: the best of the side."""
    own = [level for level in state.world.levels if level.winner == side]
    best = own[0] if side == NATIONALIST else own[-1]
    return best.id


def declare(state: CrusadeState, ending: Ending) -> None:
    """5.0 The game is over."""
    state.end_game(ending.winner, ending.level, ending.reason)
