"""16.1.4 The assault on a siege."""

from __future__ import annotations

from desktop.games.crusade.rules.map import sieges
from desktop.games.crusade.state import combat_events as ev
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.modifier import Modifier, total

FIRST_TURN = 1


def drms(state: CrusadeState, units: list[str]) -> list[Modifier]:
    """16.1.4.2, 17.5.2 Harder on Turn 1, easier for several divisions or a corps."""
    rule = state.world.tables.assault
    found = []
    if state.turn == FIRST_TURN:
        found.append(Modifier.of(rule.first_turn, "17.5.2", "assault.first_turn"))
    if len(units) >= rule.strong_units or any(state.world.units[unit].corps for unit in units):
        found.append(Modifier.of(rule.strong, "16.1.4.2", "assault.strong"))
    return found


def succeeds(state: CrusadeState, units: list[str], die: int) -> bool:
    return die + total(drms(state, units)) <= state.world.tables.assault.success


def storm(state: CrusadeState, siege: str, units: list[str]) -> None:
    """16.1.4.2 Roll; success lowers the resistance by one, and at 0 the place surrenders (16.1.5)."""
    state.note_assaulted(siege)
    for unit in units:
        state.note_fought(unit)
    die = state.roll("assault", state.active, state.world.limits.die_faces)
    success = succeeds(state, units, die)
    state.record_assault(ev.SiegeAssaulted(siege, tuple(units), die, total(drms(state, units)), success))
    if success:
        sieges.weaken(state, siege, "assault")
