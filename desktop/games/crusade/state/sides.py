"""2.0 The two sides, the nationalities of their units and their pools of replacement points."""

from __future__ import annotations

from desktop.engine.ids import SpaceId

NATIONALIST, REPUBLICAN = "nationalist", "republican"
SIDES = (NATIONALIST, REPUBLICAN)
"""In the order of play (7.1.1)."""
OPPONENT = {NATIONALIST: REPUBLICAN, REPUBLICAN: NATIONALIST}
NAT, AXIS, REP, SOV = "nat", "axis", "rep", "sov"
POOLS = (NAT, AXIS, REP, SOV)
"""14.1.1.1 The pools of replacement points are named after the nationalities."""
POOLS_OF = {NATIONALIST: (NAT, AXIS), REPUBLICAN: (REP, SOV)}
"""The own pool first, then the foreign one."""
RESERVE, ELIMINATED, REMOVED = SpaceId("reserve"), SpaceId("eliminated"), SpaceId("removed")
POOL, AFRICA = SpaceId("pool"), SpaceId("africa")
BOXES = (RESERVE, ELIMINATED, REMOVED, POOL, AFRICA)
"""2.1.3 Places that are no spaces; `pool` holds counters not in play yet."""


def enemy_of(side: str) -> str:
    return OPPONENT[side]
