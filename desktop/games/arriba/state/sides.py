"""1, 15.2 The two sides, and the seats of a game with more players."""

from __future__ import annotations

from desktop.engine.ids import FactionId

GOVERNMENT, REBEL = "government", "rebel"
SIDES = (GOVERNMENT, REBEL)
ORDER = (REBEL, GOVERNMENT)
"""3 The Rebel acts first, in the joint phases too."""
EXTREMISTS, ANARCHISTS, SEPARATISTS = "extremists", "anarchists", "separatists"
SEATS = (GOVERNMENT, REBEL, EXTREMISTS, ANARCHISTS, SEPARATISTS)
"""Every seat there can be; with more than two players the seat `government` is the People's Army (15.2)."""
GERMAN = FactionId("german")
OPPONENT = {GOVERNMENT: REBEL, REBEL: GOVERNMENT}
TOWARDS = {GOVERNMENT: -1, REBEL: 1}
"""5.3 The direction of a side on the tracks of the powers."""


def enemy_of(side: str) -> str:
    return OPPONENT[side]
