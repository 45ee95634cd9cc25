"""6.1 Receiving EP: foreign by sea, domestic from cities, replacement for losses."""

from __future__ import annotations

from desktop.games.arriba.data import schema_rules as r
from desktop.games.arriba.data.readings import Blockade
from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.rules.map.control import friendly_ports
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.rules.politics.politics import INTERVENTION
from desktop.games.arriba.state.sides import enemy_of
from desktop.games.arriba.state.state import ArribaState
from desktop.games.arriba.state.turn_state import FOREIGN, REPLACEMENT


def receive_foreign(state: ArribaState, side: str) -> None:
    """5.4, 6.7 Each backer sends EP by sea; 4 convoys and patrols; 15.4 blockade. Without a port they are lost."""
    for power in politics.backers(state, side):
        if amount := _sent(state, side, power):
            state.receive(side, FOREIGN, f"power.{power}", amount)
    if state.convoy[side]:
        state.receive(side, FOREIGN, "convoy", state.convoy[side])
    if state.purse[side].foreign and not friendly_ports(state, side):
        state.receive(side, FOREIGN, "no_port", -state.purse[side].foreign)
    for _ in range(state.patrols):
        if lost := state.purse[side].foreign // state.world.limits.halving:
            state.receive(side, FOREIGN, "patrols", -lost)
    if Blockade.of(state.world) is Blockade.ON:
        _run_blockade(state, side)


def _run_blockade(state: ArribaState, side: str) -> None:
    """15.4 Each blockading power rolls against the EP that arrive."""
    for power in blockaders(state, side):
        left = state.purse[side].foreign
        if not left:
            return
        if lost := min(blockade_roll(state, side, power, "blockade_ep"), left):
            state.receive(side, FOREIGN, f"blockade.{power}", -lost)


def _sent(state: ArribaState, side: str, power: str) -> int:
    """5.4.1, 5.4.2 A die or a fixed number; the amount of intervention takes the place of that of support."""
    record: r.Power = state.world.powers[power]
    if politics.stance(state, power, side) == INTERVENTION:
        dice, fixed = record.intervention_dice, record.intervention_ep
    else:
        dice, fixed = record.support_dice, record.support_ep
    return fixed + politics.roll_dice(state, dice, "foreign_ep", side)


def receive_domestic(state: ArribaState, side: str) -> None:
    """6.1 The EP of this turn for every listed city that the side controls."""
    if cities := economy.domestic(state, side):
        state.receive_production(side, cities)


def receive_replacement(state: ArribaState, side: str) -> None:
    """6.1.1 For the strength lost since the last income."""
    if amount := economy.replacement(state, side):
        state.receive(side, REPLACEMENT, "replacement", amount)
    state.forget_lost(side)


# ------------------------------------------------------------------ blockade
def blockaders(state: ArribaState, side: str) -> list[str]:
    """15.4 Powers that blockade a side: those that help its opponent."""
    enemy = enemy_of(side)
    return [key for key, power in state.world.powers.items() if power.blockade and politics.stance(state, key, enemy)]


def blockade_roll(state: ArribaState, side: str, power: str, purpose: str) -> int:
    """15.4 Points destroyed: a weak blockade with support, a strong one with intervention."""
    table = state.world.tables.blockade
    strong = politics.stance(state, power, enemy_of(side)) == INTERVENTION
    die = state.roll(purpose, enemy_of(side), state.world.limits.die_faces)
    return (table.strong if strong else table.weak)[die - 1]
