"""How well the program plays a seat."""

from __future__ import annotations

NOVICE = "novice"
LEVELS = (NOVICE,)
"""The easiest first."""
