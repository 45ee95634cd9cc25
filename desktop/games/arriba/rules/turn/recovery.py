"""10 The Recovery Phase."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import UnitId
from desktop.games.arriba.rules.map.control import has_unit_in
from desktop.games.arriba.rules.map.supply import in_supply
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state.forces import cadre_level
from desktop.games.arriba.state.sides import enemy_of
from desktop.games.arriba.state.state import ArribaState
from desktop.mechanics.modifier import Modifier, total


class Recovery(Frame, kw_only=True):
    """10 A die for each disrupted unit of the active side."""

    STEPS = ("roll",)
    side: str

    def run_roll(self, state: ArribaState) -> None:
        world = state.world
        state.begin_phase("recovery", self.side)
        own = [key for key, group in state.groups.items() if group.side == self.side]
        for unit in [unit for key in own for unit in state.units_of(key) if state.pieces[unit].disrupted]:
            bonus = modifier(state, unit)
            die = state.roll("recovery", self.side, world.limits.die_faces)
            state.roll_recovery(unit, die, bonus, recovered=die + bonus >= world.tables.recovery.target)


def modifiers(state: ArribaState, unit: UnitId) -> list[Modifier]:
    """10 City, region, political level, cadre, enemy, supply."""
    table, group = state.world.tables.recovery, state.groups[state.pieces[unit].group]
    side, level = group.side, cadre_level(state, unit)
    found = [
        (bool(group.city), table.city, "recovery.city"),
        (state.control[state.world.region_of[group.area]] == side, table.region, "recovery.region"),
        (politics.is_high(state, side), table.high, "recovery.high"),
        (politics.is_low(state, side), table.low, "recovery.low"),
        (level > 0, table.good_cadre, "recovery.good_cadre"),
        (level < 0, table.poor_cadre, "recovery.poor_cadre"),
        (has_unit_in(state, enemy_of(side), group.area), table.enemy, "recovery.enemy"),
        (not in_supply(state, unit), table.unsupplied, "recovery.unsupplied"),
    ]
    return [Modifier.of(value, "10", key) for holds, value, key in found if holds]


def modifier(state: ArribaState, unit: UnitId) -> int:
    """10 The sum within its limits: a 6 always and a 1 never recovers."""
    table = state.world.tables.recovery
    return max(table.lowest, min(table.highest, total(modifiers(state, unit))))
