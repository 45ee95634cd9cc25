"""The facts on which kept answers rest; an event names those it changes."""

from __future__ import annotations

POSITIONS = 1
"""Where units are, what carries them, and which side of the counter is showing."""
JUDGED = 2
"""Supply and command as they were judged."""
WEATHER = 4
TURN = 8
POINTS = 16
"""Movement points left to units on the move."""
BRIDGES = 32
"""Pontoon bridges that stand."""
OBJECTIVES = 64
"""Objective hexes that divisions have taken."""
RESERVES = 128
"""Reserves that are released."""
FIRED = 256
"""Artillery that has fired in this combat phase."""
