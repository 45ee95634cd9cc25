"""16.1 Sieges: Simancas, Santa María de la Cabeza and the Alcázar. The assault roll is in `rules/combat/assault`."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId
from desktop.games.crusade.rules.supply.supply import in_supply
from desktop.games.crusade.rules.turn.calendar import COLUMNS
from desktop.games.crusade.state.sides import NATIONALIST
from desktop.games.crusade.state.state import CrusadeState


def siege_at(state: CrusadeState, space: SpaceId) -> str:
    """16.1.1 The siege under way in a space; "" if there is none."""
    siege = state.world.siege_at.get(space, "")
    return siege if siege in state.sieges else ""


def weaken(state: CrusadeState, siege: str, cause: str) -> None:
    """16.1.4.2, 16.1.5, 16.1.6 Resistance falls by one (assault, hunger); at 0 the place surrenders: no VP, no RM."""
    left = state.sieges[siege] - 1
    state.change_siege(siege, left, cause if left else "surrendered")


def starve(state: CrusadeState) -> None:
    """16.1.6, F3 From Mobilization on every siege loses one at the end of each turn."""
    if state.world.turns[state.turn].phase != COLUMNS:
        for siege in sorted(state.sieges):
            weaken(state, siege, "hunger")


def liberate_at(state: CrusadeState, space: SpaceId) -> None:
    """16.1.3, 16.1.7 The siege in a Nationalist space is over: RM, and for the Alcázar VP."""
    siege = siege_at(state, space)
    if not siege or not state.controls(NATIONALIST, space):
        return
    definition = state.world.sieges[siege]
    state.change_siege(siege, 0, "liberated")
    state.score("siege_liberated", vp=definition.liberation_vp, rm=definition.liberation_rm, siege=siege)


def liberate_supplied(state: CrusadeState) -> None:
    """16.1.3 A siege is liberated as soon as its Nationalist space can trace supply."""
    for siege in sorted(state.sieges):
        space = state.world.sieges[siege].space
        if state.controls(NATIONALIST, space) and in_supply(state, NATIONALIST, space):
            liberate_at(state, space)


def why_not_relieve(state: CrusadeState, siege: str) -> Refusal | None:
    """16.1.8 Why no RP may raise the resistance of a siege."""
    if siege not in state.sieges:
        return Refusal.of("16.1.8.2", "siege.over", siege=siege)
    if state.world.turns[state.turn].phase != COLUMNS:
        return Refusal.of("16.1.8.3", "siege.columns_only", siege=siege)
    if state.counts.get(f"siege_rp-{siege}"):
        return Refusal.of("16.1.8.1", "siege.once_per_turn", siege=siege)
    if state.sieges[siege] >= state.world.sieges[siege].resistance:
        return Refusal.of("16.1.8.1", "siege.full", siege=siege)
    return None


def relieve(state: CrusadeState, siege: str) -> None:
    """16.1.8.1 One point of resistance for NAT RP."""
    state.count(f"siege_rp-{siege}")
    state.change_siege(siege, state.sieges[siege] + 1, "relief")
