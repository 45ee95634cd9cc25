"""11.3 Losses: which units may take the next step, replacements of corps counted (11.3.4-11.3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from desktop.engine.decision import Refusal
from desktop.engine.ids import UnitId
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.combat import combat_cards
from desktop.games.crusade.rules.combat.strength import steps_left
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.sides import RESERVE
from desktop.mechanics.cdg.losses import MISSING, Pool, Target, Targets, Terms, allocations, best, options
from desktop.mechanics.cdg.unit_state import representatives as one_of_each

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.state.state import CrusadeState

AFR = "afr"
AFR_DUTY, ARMOR_DUTY = 0, 1
"""11.3.7 The Army of Africa before the armor that claimed its modifier."""
DUTIES = (False, False)
TERMS = Terms(price=1, full_steps=2, reduced_steps=1, missing_steps=2)
"""11.3.4, 11.3.5.1 A division: loss factor 1, two steps, also where it is only counted."""


class Force(Struct, frozen=True):
    """Who can lose steps.

    Attributes:
        units: units with their steps left.
        missing: corps gone without replacement and the steps still counted there (11.3.5.1).
        reserve: divisions in the Reserve Box and whether they are full.
        duties: units that owe the first loss (11.3.6) and which duty it is.
        met: duties met so far.
        divisions_first: R45 is in play.
    """

    units: tuple[tuple[UnitId, int], ...]
    missing: tuple[tuple[UnitId, int], ...] = ()
    reserve: tuple[tuple[UnitId, bool], ...] = ()
    duties: tuple[tuple[UnitId, int], ...] = ()
    met: tuple[bool, ...] = DUTIES
    divisions_first: bool = False


def force_of(
    state: CrusadeState,
    combat: Combat,
    side: str,
    met: tuple[bool, ...] = DUTIES,
    missing: dict[UnitId, int] | None = None,
) -> Force:
    """11.1.7 The participants of a side as they are now; 11.4.6 units that retreated before do not count."""
    units = [(unit, steps_left(state, unit)) for unit in combat.units_of(side) if unit not in combat.late]
    reserve = tuple((unit, not state.units[unit].reduced) for unit in state.in_box(side, RESERVE))
    duties = _duties(state, combat) if side == combat.side else ()
    first = bool(combat_cards.effect_for(state.world, combat, s.SpareStep, side))
    units = [(unit, steps - (unit == combat.spared)) for unit, steps in units]
    return Force(tuple(units), tuple(sorted((missing or {}).items())), reserve, duties, met, first)


def _duties(state: CrusadeState, combat: Combat) -> tuple[tuple[UnitId, int], ...]:
    """11.3.6 Attacking units of the Army of Africa, and the armor that claimed its modifier."""
    africans = tuple((unit, AFR_DUTY) for unit in combat.attackers if unit in state.world.families[AFR])
    armor = ((combat.armor, ARMOR_DUTY),) if combat.armor in combat.attackers else ()
    return africans + armor


# -- the search --------------------------------------------------------------------------------------
def _targets(world: World, force: Force) -> dict[UnitId, Target]:
    """Every unit that can lose a step, as the search sees it."""
    duties, units = dict(force.duties), world.units
    return {
        unit: Target(units[unit].lf, steps, pool_of(world, unit), duties.get(unit, -1))
        for unit, steps in force.units
        if steps > 0
    }


def pool_of(world: World, unit: UnitId) -> str:
    """11.3.5.2 The kind of division that replaces a corps; "" for divisions."""
    kinds = world.replaced_by.get(world.units[unit].type, ())
    return kinds[0] if kinds else ""


def eligible(world: World, corps: UnitId, division: UnitId) -> bool:
    """11.3.5.2 Whether a division may replace a corps."""
    return world.units[division].type in world.replaced_by[world.units[corps].type]


def _position(world: World, force: Force, units: dict[UnitId, Target]) -> Targets:
    targets = [*units.values(), *(Target(TERMS.price, left, kind=MISSING) for _, left in force.missing if left > 0)]
    pools = []
    for pool in sorted({target.pool for target in targets if target.pool}):
        kinds = next(kinds for kinds in world.replaced_by.values() if kinds[0] == pool)
        strengths = [full for unit, full in force.reserve if world.units[unit].type in kinds]
        pools.append(Pool(pool, sum(strengths), len(strengths) - sum(strengths)))
    return Targets(tuple(sorted(targets)), tuple(pools), force.met, TERMS)


def most(world: World, force: Force, number: int) -> int:
    """11.3.4 How much of a loss number can be satisfied."""
    return best(_position(world, force, _targets(world, force)), number)[0]


def may_survive(world: World, force: Force, number: int) -> bool:
    """11.3 Whether the losses can be assigned so that a unit is left."""
    ends = allocations(_position(world, force, _targets(world, force)), number)
    return any(target.kind != MISSING for end in ends for target in end.targets)


def after(world: World, force: Force, unit: UnitId) -> Force:
    """The force when a unit has lost a step; the strongest division there is replaces a corps."""
    steps, met = dict(force.units), list(force.met)
    if unit in (duties := dict(force.duties)):
        met[duties[unit]] = True
    steps[unit] -= 1
    reserve, missing = force.reserve, dict(force.missing)
    if not steps[unit]:
        del steps[unit]
        if world.units[unit].corps:
            found = [(full, world.units[d].strength(not full), d) for d, full in reserve if eligible(world, unit, d)]
            if found:
                full, _, division = max(found)
                steps[division] = world.units[division].steps if full else 1
                reserve = tuple(pair for pair in reserve if pair[0] != division)
            else:
                missing[unit] = TERMS.missing_steps
    units = tuple(sorted(steps.items()))
    return replace(force, units=units, missing=tuple(sorted(missing.items())), reserve=reserve, met=tuple(met))


def vanished(force: Force, corps: UnitId) -> Force:
    """11.3.5.1 The force when a loss has fallen on a division that is not there."""
    missing = dict(force.missing)
    missing[corps] -= TERMS.price
    return replace(force, missing=tuple(sorted((c, n) for c, n in missing.items() if n)))


def choices(world: World, force: Force, number: int) -> tuple[list[UnitId], list[UnitId]]:
    """11.3.4-11.3.7 Units that may take the next step, and corps on whose missing replacement it may fall."""
    targets = _targets(world, force)
    found = options(_position(world, force, targets), number)
    units = [unit for unit, target in targets.items() if target in found]
    if force.divisions_first and (divisions := [unit for unit in units if not world.units[unit].corps]):
        return divisions, []
    missing = [corps for corps, steps in force.missing if Target(TERMS.price, steps, kind=MISSING) in found]
    return units, missing


def why_not_among(state: CrusadeState, rule: str, key: str, unit: UnitId, units: list[UnitId]) -> Refusal | None:
    """Why a unit is not offered: it is none of these units, or another one like it stands for it."""
    if unit not in units:
        return Refusal.of(rule, key, unit=unit)
    return None if unit in representatives(state, units) else Refusal.of(rule, "refuse.alike", unit=unit)


def representatives(state: CrusadeState, units: list[UnitId]) -> list[UnitId]:
    """One of each type, strength and place: the others are interchangeable."""
    return one_of_each(state, units, lambda unit: state.world.units[unit].type)


def replacements(state: CrusadeState, corps: UnitId) -> list[UnitId]:
    """11.3.5 Divisions of the Reserve Box that may replace a corps: full ones, or reduced if there is no full one."""
    side = state.world.units[corps].side
    found = [unit for unit in state.in_box(side, RESERVE) if eligible(state.world, corps, unit)]
    full = [unit for unit in found if not state.units[unit].reduced]
    return representatives(state, full or found)
