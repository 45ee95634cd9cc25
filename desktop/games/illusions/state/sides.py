"""2.0 The two alliances, the nations, their pools of replacement points, and places that are no spaces."""

from __future__ import annotations

from desktop.engine.ids import SpaceId

ALLIED, CENTRAL = "allied", "central"
SIDES = (ALLIED, CENTRAL)
"""In the order of play (8.1)."""
PARTNERS = {ALLIED: ("russia", "entente"), CENTRAL: ("austria", "germany")}
SEATS = (*SIDES, *PARTNERS[ALLIED], *PARTNERS[CENTRAL])
"""4.4 Everybody who may decide: one player for a side, or one of its two partners."""
OPPONENT = {ALLIED: CENTRAL, CENTRAL: ALLIED}
NEUTRAL, UPRISING = "neutral", "uprising"
"""Who else may hold a space or a unit: nobody yet, or a rebellion (23.3)."""
RU, IT, BR, FR, SB, MN, RO, GR = "ru", "it", "br", "fr", "sb", "mn", "ro", "gr"
AH, GE, TU, BU = "ah", "ge", "tu", "bu"
NATIONS = (RU, IT, BR, FR, SB, MN, RO, GR, AH, GE, TU, BU)
ALBANIA = "al"
AP_A, CP_A = "ap_a", "cp_a"
POOLS = (RU, IT, AP_A, GE, AH, CP_A)
"""9.6.1 The classes of replacement points."""
POOLS_OF = {ALLIED: (RU, IT, AP_A), CENTRAL: (GE, AH, CP_A)}
RESERVE, REPLACEABLE, ELIMINATED = SpaceId("reserve"), SpaceId("replaceable"), SpaceId("eliminated")
REMOVED, POOL = SpaceId("removed"), SpaceId("pool")
BOXES = (RESERVE, REPLACEABLE, ELIMINATED, REMOVED, POOL)
"""3.1.5 Places that are no spaces: Reserve Box; Replaceable and (for good) Eliminated Units Box; out of the game; and
`pool` for counters that have not come into play."""


def enemy_of(side: str) -> str:
    return OPPONENT[side]
