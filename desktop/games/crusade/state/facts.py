"""Facts on which kept answers rest (`engine/kept.py`): those of every card-driven game, and those of this one."""

from __future__ import annotations

from desktop.mechanics.cdg.facts import CONTROL, OWN, POSITIONS, TURN

__all__ = ["BOARD", "CONTROL", "HARDSHIP", "POSITIONS", "TURN"]

HARDSHIP = OWN
"""16.1 Sieges, 17.1.1 the shortage of ammunition, 16.4.2.4 regional units that are no longer bound."""
BOARD = POSITIONS | CONTROL | TURN | HARDSHIP
"""All that may decide what units can do."""
