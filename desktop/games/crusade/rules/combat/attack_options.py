"""11.1, 17.4 Who may attack what, and 16.1.4 who may assault a siege."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.map.geography import attack_ways
from desktop.games.crusade.rules.supply.supply import unit_in_supply
from desktop.games.crusade.rules.turn.calendar import COLUMNS, phase_of
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN, enemy_of
from desktop.games.crusade.state.turn_state import ATTACK

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.state.state import CrusadeState

NEAR_FRANCE, FRENCH_RANGE = "no_nat_attack_near_france", 4
"""R51 A turn effect, and how many spaces from France attacks are then forbidden."""
MILITIA_RULE_OVER = "militia_rule_over"
"""17.4.1 Flag set by Largo Caballero's Government."""


# -- 11.1 targets ------------------------------------------------------------------------------------
def ready(state: CrusadeState, side: str) -> list[UnitId]:
    """11.1.1, 11.1.5 Units in spaces with an Attack marker that have not fought in this round."""
    return [
        unit
        for space, kind in sorted(state.markers.items())
        if kind == ATTACK and state.side_at(space) == side
        for unit in state.at(space)
        if unit not in state.fought
    ]


def targets(state: CrusadeState, side: str) -> list[SpaceId]:
    """11.1.3 Spaces that may be attacked now, sorted."""
    places = dict.fromkeys(state.place_of(unit) for unit in ready(state, side))
    near = {space for place in places for space in attack_ways(state, side, place)}
    return sorted(space for space in near if why_not_target(state, side, space) is None)


def why_not_target(state: CrusadeState, side: str, space: SpaceId) -> Refusal | None:
    """11.1.3, 11.1.5, R51 Why a space may not be attacked at all."""
    if state.side_at(space) != enemy_of(side):
        return Refusal.of("11.1.3", "attack.no_enemy", space=space)
    if space in state.attacked:
        return Refusal.of("11.1.5", "attack.twice", space=space)
    if side == NATIONALIST and NEAR_FRANCE in state.turn_effects and _is_shielded(state, space):
        return Refusal.of("8.5.1.1", "attack.near_france", space=space)
    return None


def why_not_attack_on(state: CrusadeState, side: str, space: SpaceId) -> Refusal | None:
    """11.1.3 Why nobody attacks a space."""
    if refusal := why_not_target(state, side, space):
        return refusal
    if not available(state, side, space):
        return Refusal.of("11.1.3", "attack.nobody_near", space=space)
    return None


def _is_shielded(state: CrusadeState, space: SpaceId) -> bool:
    """R51 A Republican space near France."""
    distance = state.world.french_distance
    return state.controls(REPUBLICAN, space) and space in distance and distance[space] <= FRENCH_RANGE


def available(state: CrusadeState, side: str, target: SpaceId) -> list[UnitId]:
    """11.1.3 Units that may take part in an attack on a space."""
    return [unit for unit in ready(state, side) if target in attack_ways(state, side, state.place_of(unit))]


def spaces_for(state: CrusadeState, side: str, unit: UnitId) -> tuple[SpaceId, ...]:
    """11.1.3 The spaces that lie next to a unit on the map."""
    return attack_ways(state, side, state.place_of(unit)) if state.on_map(unit) else ()


def why_not_ready(state: CrusadeState, side: str, unit: UnitId) -> Refusal | None:
    """11.1.1, 11.1.2, 11.1.5 Why a unit may not attack at all."""
    if state.world.units[unit].side != side:
        return Refusal.of("11.1.2", "attack.not_yours", unit=unit)
    if not state.on_map(unit):
        return Refusal.of("11.1.1", "attack.not_on_map", unit=unit)
    if state.markers.get(state.place_of(unit)) != ATTACK:
        return Refusal.of("11.1.1", "attack.not_marked", space=state.place_of(unit))
    if unit in state.fought:
        return Refusal.of("11.1.5", "attack.fought", unit=unit)
    return None


def why_not_attack(state: CrusadeState, side: str, unit: UnitId, target: SpaceId) -> Refusal | None:
    """11.1 Why a unit may not attack a space."""
    if refusal := why_not_ready(state, side, unit):
        return refusal
    if target not in attack_ways(state, side, state.place_of(unit)):
        return Refusal.of("11.1.3", "attack.not_adjacent", unit=unit, space=target)
    return why_not_target(state, side, target)


# -- 17.4 militia ------------------------------------------------------------------------------------
def is_uncoordinated(state: CrusadeState, unit: UnitId) -> bool:
    """17.4.1, 17.4.3 A MIL that the rule binds now: all until Largo Caballero, Catalan ones to the end of Turn 5."""
    counter = state.world.units[unit]
    if counter.side != REPUBLICAN or not counter.militia or phase_of(state) != COLUMNS:
        return False
    return counter.catalan or not state.flag(MILITIA_RULE_OVER)


def militia_spaces(state: CrusadeState, units: Sequence[UnitId]) -> list[SpaceId]:
    """17.4.2 Attacking spaces with only such MIL among the attackers."""
    places = dict.fromkeys(state.place_of(unit) for unit in units)
    return [
        place
        for place in places
        if all(is_uncoordinated(state, unit) for unit in units if state.place_of(unit) == place)
    ]


def why_not_together(state: CrusadeState, units: Sequence[UnitId]) -> Refusal | None:
    """17.4.1, 17.4.2 Of several attacking spaces at most one may have only MIL attackers."""
    alone = militia_spaces(state, units)
    if len(alone) > 1:
        return Refusal.of("17.4.2", "attack.militia", space=alone[1])
    return None


def can_join(state: CrusadeState, units: Sequence[UnitId], unit: UnitId, free: Sequence[UnitId]) -> bool:
    """17.4.2 Whether a unit may be added: the attack can still be made lawful with units that are free."""
    alone = militia_spaces(state, [*units, unit])
    helped = [
        place
        for place in alone
        if any(state.place_of(other) == place and not is_uncoordinated(state, other) for other in free)
    ]
    return len(alone) - len(helped) <= 1


# -- the combat --------------------------------------------------------------------------------------
def declared(
    state: CrusadeState, side: str, target: SpaceId, units: Sequence[UnitId], *, named: bool = False
) -> Combat:
    """11.2.2 The combat that these attackers begin; 13.1.1.1 supply is checked now."""
    attackers, defenders = sorted(units), list(state.at(target))
    return Combat(
        side=side,
        target=target,
        attackers=attackers,
        defenders=defenders,
        origins=sorted({state.place_of(unit) for unit in attackers}),
        named=named,
        cut_off=[unit for unit in (*attackers, *defenders) if not unit_in_supply(state, unit)],
        late=[unit for unit in defenders if unit in state.retreated],
    )


def may_name(state: CrusadeState) -> bool:
    """8.5.5.3 Teruel and El Ebro: one attack of the round may still be named."""
    card = state.effects.counterattack
    return bool(card) and not state.effects.named and is_named_kind(state.world, card)


def is_named_kind(world: World, card: CardId) -> bool:
    """8.5.5.3 Whether the bonus of a strategic counterattack hangs on the attack that was named."""
    return any(isinstance(effect, s.Counterattack) and effect.choice == "named" for effect in world.cards[card].effects)


def earns_bonus(state: CrusadeState, combat: Combat) -> bool:
    """8.5.5.3 An attack that was won and whose units advanced; Teruel, El Ebro: the named one."""
    card = state.effects.counterattack
    if not card or combat.winner != combat.side or not combat.advanced:
        return False
    return combat.named or not is_named_kind(state.world, card)


# -- 16.1.4 sieges -----------------------------------------------------------------------------------
def assaults(state: CrusadeState, side: str) -> list[str]:
    """16.1.4.1 Sieges that may be assaulted now."""
    return [siege for siege in sorted(state.sieges) if why_not_assault(state, side, siege) is None]


def why_not_assault(state: CrusadeState, side: str, siege: str) -> Refusal | None:
    """16.1.4.1 A Republican unit in the space, activated for attack; one assault per siege and round (ruling)."""
    if siege not in state.sieges:
        return Refusal.of("16.1.5", "assault.over", siege=siege)
    if siege in state.assaulted:
        return Refusal.of("16.1.4.2", "assault.twice", siege=siege)
    if side != REPUBLICAN or not stormers(state, siege):
        return Refusal.of("16.1.4.1", "assault.nobody", siege=siege)
    return None


def stormers(state: CrusadeState, siege: str) -> list[UnitId]:
    """16.1.4.1 Units that may assault a siege."""
    space = state.world.sieges[siege].space
    return [unit for unit in ready(state, REPUBLICAN) if state.place_of(unit) == space]
