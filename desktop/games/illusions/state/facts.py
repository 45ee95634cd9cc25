"""Facts on which kept answers rest (`engine/kept.py`): those of every card-driven game, and those of this one."""

from __future__ import annotations

from desktop.mechanics.cdg.facts import GROUND, OWN, TURN, UNITS

__all__ = ["BOARD", "DEEDS", "GROUND", "ROUND", "TURN", "UNITS", "WORKS"]

WORKS = OWN
"""19.0 Trenches."""
ROUND = OWN << 1
"""8.0 Whose action round it is."""
DEEDS = OWN << 2
"""9.4.3, 12.1 What is activated in the round, and who has acted, fought or retreated."""
BOARD = UNITS | GROUND | TURN | WORKS
"""All that may decide what units can do."""
