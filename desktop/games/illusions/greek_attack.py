"""11.1.5c, 26.3.1e An attack on neutral Greek units."""

from __future__ import annotations

from desktop.games.illusions import control, provided
from desktop.games.illusions.sides import GR, NEUTRAL, enemy_of
from desktop.games.illusions.state import IllusionsState


def review(state: IllusionsState) -> None:
    """Greece joins the other side at once if neutral Greek units are attacked."""
    combat = state.fight
    if not any(state.owner_of(unit) == NEUTRAL for unit in combat.defenders):
        return
    ally = enemy_of(combat.side)
    join = getattr(provided.module("neutrals"), "join_greece", None)
    if join:
        join(state, ally, "attacked")
        return
    state.join_war(GR, ally)
    for place in state.world.in_nation[GR]:
        if state.control[place] == NEUTRAL:
            control.hand_over(state, place, ally, "attacked")
