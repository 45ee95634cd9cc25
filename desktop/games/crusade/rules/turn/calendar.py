"""6.0, 15.1, 16.5 What the turn track says of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.crusade.state.sides import NATIONALIST

if TYPE_CHECKING:
    from desktop.games.crusade.data.schema_tables import Winter
    from desktop.games.crusade.state.state import CrusadeState

COLUMNS = "columns"


def phase_of(state: CrusadeState, turn: int | None = None) -> str:
    """3.0 The war phase of a turn (of the one under way)."""
    return state.world.phase_of(state.turn if turn is None else turn)


def is_last_of_phase(state: CrusadeState) -> bool:
    """15.1 Whether the war phase ends with this turn."""
    return any(phase.last == state.turn for phase in state.world.tables.phases)


def is_winter(state: CrusadeState) -> bool:
    return state.world.turns[state.turn].winter


def is_severe(state: CrusadeState) -> bool:
    """16.5.3 Whether this winter is a severe one."""
    return is_winter(state) and state.flag("severe_winter_turn") == state.turn


def winter(state: CrusadeState) -> Winter | None:
    """16.5.2 The limits of this winter turn, if it is one."""
    if not is_winter(state):
        return None
    tables = state.world.tables
    return tables.severe_winter if is_severe(state) else tables.winter


def winter_rule(state: CrusadeState) -> str:
    """16.5.2, 16.5.3 The rule that this winter goes by."""
    return "16.5.3" if is_severe(state) else "16.5.2"


def hand_size(state: CrusadeState, side: str) -> int:
    """6.0 A3 By Republican morale: the last line that applies counts."""
    size = 0
    for line in state.world.tables.hand_sizes:
        if line.rm_max is None or state.rm <= line.rm_max:
            size = line.nationalist if side == NATIONALIST else line.republican
    return size
