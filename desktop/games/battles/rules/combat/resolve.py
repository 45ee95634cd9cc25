"""11.4 Resolution: one function gives the odds of a preview and of the real fight, face by face of the die."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.rules.combat.engaged import is_defended, was_attacked
from desktop.games.battles.rules.combat.strength import (
    Fight,
    attack_items,
    defence_items,
    defence_value,
    die_modifiers,
    shifts,
    superiority,
    terrain_item,
    unit_item,
)
from desktop.games.battles.state.combat_state import Attack
from desktop.games.battles.state.events import CombatResolved
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import friends_at, strengths
from desktop.mechanics.modifier import Modifier, total

FACES = (1, 2, 3, 4, 5, 6)


class Result(Struct, frozen=True):
    """11.4(6) What a cell of the table does to each side."""

    attacker_step: bool = False
    attacker_retreats: bool = False
    defender_step: bool = False
    defender_retreats: bool = False


def result(cell: str) -> Result:
    """Read a cell such as "*S/-": attacker / defender, S one step, * retreat."""
    attacker, _, defender = cell.partition("/")
    return Result("S" in attacker, "*" in attacker, "S" in defender, "*" in defender)


def spared(cell: str) -> str:
    """12.4.2, 12.5(5) What is left of a cell when the attackers suffer nothing."""
    defender = cell.partition("/")[2] or "-"
    return "-" if defender == "-" else f"-/{defender}"


class Odds(Struct, frozen=True):
    """Everything that leads from strengths to results.

    `plain_column` is the column of the difference, `column` after all shifts; `printed` holds the cell of the table
    for each face of the die, `faces` what of it takes place, `distribution` each such result with the number of
    faces (of six) that give it.
    """

    attack: tuple[Modifier, ...]
    defence: tuple[Modifier, ...]
    shifts: tuple[Modifier, ...]
    modifiers: tuple[Modifier, ...]
    attack_strength: int
    defence_strength: int
    plain_column: str
    column: str
    column_index: int
    printed: tuple[str, ...]
    faces: tuple[str, ...]
    distribution: tuple[tuple[str, int], ...]

    @property
    def difference(self) -> int:
        return self.attack_strength - self.defence_strength

    def rolled(self, attack: int, hexes: tuple[SpaceId, ...], unit: UnitId, die: int) -> CombatResolved:
        """What a die makes of an attack on hexes, or of a barrage on a unit."""
        return CombatResolved(
            attack,
            hexes,
            unit,
            self.attack_strength,
            self.defence_strength,
            self.column,
            die,
            die + self.drm,
            self.cell(die),
            self.printed[die - 1],
        )

    @property
    def drm(self) -> int:
        return total(self.modifiers)

    @property
    def shift(self) -> int:
        return total(self.shifts)

    def row(self, die: int) -> str:
        """The row of the table read for a face of the die."""
        return str(min(max(die + self.drm, FACES[0]), FACES[-1]))

    def cell(self, die: int) -> str:
        return self.faces[die - 1]


def _odds(
    state: BattleState,
    attack: tuple[Modifier, ...],
    defence: tuple[Modifier, ...],
    shift_items: tuple[Modifier, ...],
    modifiers: tuple[Modifier, ...],
    *,
    exposed: bool = True,
) -> Odds:
    """11.4 Totals, difference, column, net shift, die and its modifiers, in that order.

    Attackers who are not `exposed` suffer nothing, whatever the table says.
    """
    crt = state.world.crt
    attack_strength, defence_strength = total(attack), total(defence)
    difference = attack_strength - defence_strength
    column = crt.column_of(difference, total(shift_items))
    drm = total(modifiers)
    printed = tuple(crt.entry(column, crt.row_of(face + drm)) for face in FACES)
    faces = printed if exposed else tuple(spared(cell) for cell in printed)
    counts: dict[str, int] = {}
    for cell in faces:
        counts[cell] = counts.get(cell, 0) + 1
    labels = crt.columns
    return Odds(
        attack,
        defence,
        shift_items,
        modifiers,
        attack_strength,
        defence_strength,
        labels[crt.column_of(difference)],
        labels[column],
        column,
        printed,
        faces,
        tuple(sorted(counts.items())),
    )


def side_of(state: BattleState, fight: Fight) -> str:
    """The attacker's side."""
    return state.world.units[fight.attackers[0]].side if fight.attackers else fight.side or state.phasing


def odds(state: BattleState, fight: Fight) -> Odds:
    """11.4 The odds of a normal attack or assault."""
    side = side_of(state, fight)
    return _odds(
        state,
        attack_items(state, fight),
        defence_items(state, fight, state.world.enemy(side)),
        shifts(state, fight, side),
        die_modifiers(state, fight),
    )


def odds_for(
    state: BattleState,
    attackers: Iterable[UnitId],
    targets: Iterable[SpaceId],
    artillery: Iterable[UnitId] = (),
    defence_artillery: Iterable[UnitId] = (),
    air: Iterable[tuple[UnitId, SpaceId]] = (),
    air_points: int = 0,
    defence_air: Iterable[tuple[UnitId, SpaceId]] = (),
    defence_air_points: int = 0,
    assault: bool = False,
) -> Odds:
    """The odds of any imagined attack, for previews and players."""
    fight = Fight(
        tuple(attackers),
        tuple(targets),
        tuple(artillery),
        tuple(defence_artillery),
        tuple(air),
        air_points,
        tuple(defence_air),
        defence_air_points,
        assault,
    )
    return odds(state, fight)


def fight_of(state: BattleState, attack: Attack) -> Fight:
    """The fight a declared attack has come to: what stands, and what was committed."""
    side = state.phasing
    enemy = state.world.enemy(side)
    targets = tuple(hex_id for hex_id in attack.targets if is_defended(state, enemy, hex_id, attack))
    return Fight(
        tuple(unit for unit in attack.units if state.on_map(unit)),
        targets,
        tuple(unit for unit in attack.artillery if state.on_map(unit)),
        tuple(unit for unit in attack.defence_artillery if state.on_map(unit)),
        tuple((unit, hex_id) for hex_id, flown in sorted(attack.air.items()) for unit in flown),
        attack.air_points,
        tuple((unit, hex_id) for hex_id in targets for unit in attack.defence_air.get(hex_id, ())),
        sum(attack.defence_air_points.get(hex_id, 0) for hex_id in targets),
        attack.assault,
        side,
        tuple(u for h in targets for u in friends_at(state, enemy, h) if was_attacked(state, u, attack)),
    )


# -- barrage ---------------------------------------------------------------------------------------
def barrage_items(state: BattleState, artillery: Iterable[UnitId]) -> tuple[Modifier, ...]:
    """12.4(5) The strengths of all artillery of a barrage."""
    return tuple(
        Modifier.of(strengths(state, unit).attack, "12.4", "combat.artillery", unit=unit) for unit in artillery
    )


def barrage_odds(state: BattleState, side: str, items: tuple[Modifier, ...], unit: UnitId, *, exposed: bool) -> Odds:
    """12.4(6)-(9) A barrage against one unit: its own defence and terrain, no river, no support.

    `exposed`: whether some of the artillery is next to the target and shares the results (12.5(3)).
    """
    defence = [unit_item(state, unit, defence_value(state, unit), "combat.defender", "12.4")]
    if terrain := terrain_item(state, state.place(unit)):
        defence.append(terrain)
    return _odds(state, items, tuple(defence), superiority(state, side), (), exposed=exposed)
