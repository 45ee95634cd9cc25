"""8.5.4, 8.5.6 Beach Heads: where Plan P may land, and who may come along."""

from __future__ import annotations

from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.cards.event_options import within
from desktop.games.crusade.rules.combat.loss_options import representatives
from desktop.games.crusade.rules.supply.supply import in_normal_supply
from desktop.games.crusade.state.sides import NATIONALIST, POOL, REPUBLICAN, RESERVE
from desktop.games.crusade.state.state import CrusadeState

MALLORCA, PLAN_P = "mallorca", "plan_p"
DEADLINE = "mallorca_deadline"
"""8.5.4.4 Flag: the turn in whose War Status phase the landing is judged."""


def landing_units(state: CrusadeState, effect: s.MallorcaLanding) -> list[str]:
    """8.5.4.1 Militia not in play yet or in the Reserve Box, one of each type, strength and place."""
    family = sorted(state.world.families[effect.family])
    return representatives(state, [unit for unit in family if state.place_of(unit) in (POOL, RESERVE)])


def plan_p_targets(state: CrusadeState, effect: s.PlanP) -> list[str]:
    """8.5.6.1, 8.5.6.2 Nationalist spaces of the Mediterranean coast near enough to a supplied Republican space."""
    world = state.world
    barred = world.in_group["west_of_strait"] if state.strait == NATIONALIST else frozenset()
    return sorted(
        space
        for space in world.beach_heads[PLAN_P].sites
        if state.controls(NATIONALIST, space)
        and space not in barred
        and any(
            state.controls(REPUBLICAN, near) and in_normal_supply(state, REPUBLICAN, near)
            for near in within(state, space, effect.distance)
        )
    )


def plan_p_units(state: CrusadeState, effect: s.PlanP) -> list[str]:
    """8.5.6.3 Units of the type in the Reserve Box, a full and a reduced one if there are both."""
    units = state.in_box(REPUBLICAN, RESERVE)
    return representatives(state, [unit for unit in units if state.world.units[unit].type == effect.unit])


# -- 8.5.4.4 the deadline ------------------------------------------------------------------------------
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
