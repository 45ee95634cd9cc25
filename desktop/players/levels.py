"""How well the program plays a seat."""

from __future__ import annotations

NOVICE, REGULAR, VETERAN = "novice", "regular", "veteran"
LEVELS = (NOVICE, REGULAR, VETERAN)
"""The easiest first."""
