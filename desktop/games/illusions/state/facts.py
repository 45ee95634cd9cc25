"""Facts on which kept answers rest (`engine/kept.py`): those of every card-driven game, and those of this one."""

from __future__ import annotations

from desktop.mechanics.cdg.facts import CONTROL, OWN, POSITIONS, TURN

__all__ = ["BOARD", "CONTROL", "DEEDS", "POSITIONS", "ROUND", "TURN", "WORKS"]

WORKS = OWN
"""19.0 Trenches."""
ROUND = OWN << 1
"""8.0 Whose action round it is."""
DEEDS = OWN << 2
"""9.4.3, 12.1 What is activated in the round, and who has acted, fought or retreated."""
BOARD = POSITIONS | CONTROL | TURN | WORKS
"""All that may decide what units can do."""
