"""Facts on which kept answers rest in the card-driven games (`engine/kept.py`): one bit each."""

from __future__ import annotations

POSITIONS = 1
"""Where units are, and at what strength."""
CONTROL = 2
"""Who controls what, and whatever else decides about supply: not where units are."""
TURN = 4
"""Which turn it is, what was counted in it, and what lasts to its end."""
OWN = 8
"""The first that a game may declare of its own."""
