"""8.5.4 The Beach Head in Mallorca: when it is judged, and how it ends."""

from __future__ import annotations

from desktop.games.crusade.state.sides import REPUBLICAN
from desktop.games.crusade.state.state import CrusadeState

MALLORCA, PLAN_P = "mallorca", "plan_p"
DEADLINE = "mallorca_deadline"
"""8.5.4.4 Flag: the turn in whose War Status phase the landing is judged."""


def is_judged(state: CrusadeState) -> bool:
    """8.5.4.4 The landing in Mallorca is judged just before this War Status phase."""
    head = state.world.beach_heads[MALLORCA]
    return head.space in state.beach_heads and state.flag(DEADLINE) == state.turn


def has_succeeded(state: CrusadeState) -> bool:
    """8.5.4.4 Mallorca and the Beach Head are held together."""
    head = state.world.beach_heads[MALLORCA]
    return head.space in state.beach_heads and state.controls(REPUBLICAN, head.target)


def surplus(state: CrusadeState) -> int:
    """8.5.4.6 How many units of the Beach Head find no room in Mallorca."""
    head = state.world.beach_heads[MALLORCA]
    crowd = len(state.at(head.space)) + len(state.at(head.target))
    return max(0, crowd - state.world.limits.stacking)
