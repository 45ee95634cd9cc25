"""11.1 Who must attack and what must be attacked; 12.51 artillery next to the enemy."""

from __future__ import annotations

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.battles import verbs
from desktop.games.battles.data.readings import StackMaySplitTargets
from desktop.games.battles.rules.artillery.artillery import barrage_targets, why_not_fire, why_not_support_attack
from desktop.games.battles.rules.map.restrictions import why_not_objective
from desktop.games.battles.rules.map.zoc import exerters
from desktop.games.battles.state.combat_state import Attack
from desktop.games.battles.state.facts import FIRED, JUDGED, OBJECTIVES, POSITIONS, WEATHER
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import is_held


class Duty(Struct, frozen=True):
    """What 11.1 asks of a side as the units stand, before anything is declared.

    Attributes:
        may: for each unit that touches the enemy, the hexes it may attack.
        obliged: units that must attack.
        required: hexes that must be attacked.
        pressed: artillery next to the enemy that can fire, with the enemy hexes it touches.
        shelling: hexes whose zone of control falls on artillery alone, with the artillery that can shell them.
    """

    side: str
    may: dict[UnitId, tuple[SpaceId, ...]]
    obliged: tuple[UnitId, ...]
    required: tuple[SpaceId, ...]
    pressed: dict[UnitId, tuple[SpaceId, ...]]
    shelling: dict[SpaceId, tuple[UnitId, ...]]


class Unmet(Struct, frozen=True):
    """What is missing in a declaration."""

    units: tuple[UnitId, ...] = ()
    hexes: tuple[SpaceId, ...] = ()
    guns: tuple[UnitId, ...] = ()
    shells: tuple[SpaceId, ...] = ()
    """Hexes that only artillery has to answer, and could."""

    def __bool__(self) -> bool:
        return bool(self.units or self.hexes or self.guns or self.shells)


# -- the position ----------------------------------------------------------------------------------
def can_attack(state: BattleState, unit: UnitId) -> bool:
    """11.1, 12.1(2) Artillery, trucks, leaders and air units never attack; everything else does, HQs with 0."""
    definition = state.world.units[unit]
    return definition.maneuver and not definition.is_truck and not definition.is_leader


def touched(state: BattleState, side: str, hex_id: SpaceId) -> tuple[SpaceId, ...]:
    """Enemy hexes next to a hex that can be attacked."""
    enemy = state.world.enemy(side)
    return tuple(near for near in state.world.neighbours[hex_id] if is_held(state, enemy, near))


@kept(POSITIONS | JUDGED | WEATHER | OBJECTIVES | FIRED)
def duty_of(state: BattleState, side: str) -> Duty:
    """11.1(1), 12.51 The duty of a side."""
    may: dict[UnitId, tuple[SpaceId, ...]] = {}
    pressed: dict[UnitId, tuple[SpaceId, ...]] = {}
    pushed: dict[UnitId, tuple[SpaceId, ...]] = {}
    zoned: set[UnitId] = set()
    shelling: dict[SpaceId, list[UnitId]] = {}
    for unit in state.world.by_side[side]:
        if not state.on_map(unit):
            continue
        place = state.place(unit)
        near = touched(state, side, place)
        if not near:
            continue
        sources = exerters(state, state.world.enemy(side), place)
        if can_attack(state, unit):
            allowed = tuple(hex_id for hex_id in near if why_not_objective(state, unit, hex_id) is None)
            if allowed:
                may[unit] = allowed
                pushed[unit] = tuple(hex_id for hex_id in sources if hex_id in allowed)
                zoned.update((unit,) if sources else ())
        elif state.world.units[unit].is_artillery and why_not_fire(state, unit) is None:
            pressed[unit] = near
            for hex_id in barrage_targets(state, unit):
                if hex_id in sources:
                    shelling.setdefault(hex_id, []).append(unit)
    pushed = _together(state, may, pushed)
    required = sorted({hex_id for hexes in pushed.values() for hex_id in hexes})
    alone = {hex_id: tuple(shelling[hex_id]) for hex_id in sorted(shelling) if hex_id not in required}
    return Duty(side, may, tuple(unit for unit in may if unit in zoned), tuple(required), pressed, alone)


def _together(
    state: BattleState, may: dict[UnitId, tuple[SpaceId, ...]], pushed: dict[UnitId, tuple[SpaceId, ...]]
) -> dict[UnitId, tuple[SpaceId, ...]]:
    """11.1(4), read as printed: a stack can do no more than what its units may do together.

    Where B.objectives leaves the units of a stack nothing in common, the one that may do most leads.
    """
    if may_split(state):
        return pushed
    limited = {}
    for unit, hexes in pushed.items():
        shared = common(may, mates(state, may, unit))
        limited[unit] = tuple(hex_id for hex_id in hexes if hex_id in shared)
    return limited


def common(may: dict[UnitId, tuple[SpaceId, ...]], stack: tuple[UnitId, ...]) -> tuple[SpaceId, ...]:
    shared = [hex_id for hex_id in may[stack[0]] if all(hex_id in may[unit] for unit in stack)]
    return tuple(shared) or max((may[unit] for unit in stack), key=len)


def mates(state: BattleState, may: dict[UnitId, tuple[SpaceId, ...]], unit: UnitId) -> tuple[UnitId, ...]:
    """The units of a stack that may attack at all."""
    return tuple(other for other in state.at(state.place(unit)) if other in may)


def may_split(state: BattleState) -> bool:
    return StackMaySplitTargets.of(state.world) is StackMaySplitTargets.TRUE


# -- the declaration -------------------------------------------------------------------------------
def unmet(state: BattleState, side: str) -> Unmet:
    """11.1, 12.51 What the declaration still owes."""
    duty = duty_of(state, side)
    attacked = {hex_id for attack in state.attacks for hex_id in attack.targets}
    busy = {unit for attack in state.attacks for unit in attack.units}
    idle = tuple(unit for unit in duty.obliged if unit not in busy and not _excused(state, duty, unit))
    hexes = tuple(hex_id for hex_id in duty.required if hex_id not in attacked)
    silent = tuple(gun for gun in duty.pressed if legal_fires(state, duty, gun))
    return Unmet(idle, hexes, silent, owed_shells(state, duty))


def _excused(state: BattleState, duty: Duty, unit: UnitId) -> bool:
    """11.1(4) as printed: a unit that may not join the attack of its stack stays out of it."""
    attack = stack_attack(state, unit)
    return attack is not None and not all(hex_id in duty.may[unit] for hex_id in attack.targets)


def stack_attack(state: BattleState, unit: UnitId) -> Attack | None:
    """The attack that binds a unit because others of its stack make it; None where stacks may split."""
    if may_split(state):
        return None
    for other in state.at(state.place(unit)):
        attack = state.attack_by(other) if other != unit else None
        if attack is not None and other in attack.units:
            return attack
    return None


def legal_fires(state: BattleState, duty: Duty, gun: UnitId) -> tuple[Action, ...]:
    """12.51(1) What an artillery unit that has not fired yet could do to a neighbour: support an attack, or shell."""
    if state.attack_by(gun) is not None:
        return ()
    fires = []
    for hex_id in duty.pressed[gun]:
        attack = state.attack_on(hex_id)
        if attack is not None and not attack.barrage:
            if why_not_support_attack(state, gun, attack) is None:
                fires.append(verbs.SUPPORT(gun, hex_id))
        elif hex_id in barrage_targets(state, gun) and not leaves_idle(state, duty, hex_id):
            fires.append(verbs.BARRAGE(gun, hex_id))
    return tuple(fires)


# -- hexes that only artillery has to answer -------------------------------------------------------
def owed_shells(state: BattleState, duty: Duty) -> tuple[SpaceId, ...]:
    """11.1(1), 12.51(2) Hexes still to be shelled: as many as the artillery they press can answer, one each."""
    held = gunners(state, duty)
    return tuple(hex_id for hex_id in held.values() if state.attack_on(hex_id) is None)


def gunners(state: BattleState, duty: Duty) -> dict[UnitId, SpaceId]:
    """Artillery and the hex it shells so that as many as possible are answered; what is shelled already stays so."""
    if not duty.shelling:
        return {}
    held: dict[UnitId, SpaceId] = {}
    for hex_id, able in duty.shelling.items():
        attack = state.attack_on(hex_id)
        if attack is not None and attack.barrage and all(gun in able for gun in attack.artillery):
            held[attack.artillery[0]] = hex_id
    for hex_id in duty.shelling:
        if state.attack_on(hex_id) is None and not leaves_idle(state, duty, hex_id):
            _find_gunner(duty, hex_id, held, [])
    return held


def _find_gunner(duty: Duty, hex_id: SpaceId, held: dict[UnitId, SpaceId], asked: list[UnitId]) -> bool:
    """Give a hex to artillery that holds no other, or that another can replace."""
    for gun in duty.shelling[hex_id]:
        if gun not in asked:
            asked.append(gun)
            if gun not in held or _find_gunner(duty, held[gun], held, asked):
                held[gun] = hex_id
                return True
    return False


# -- refusing --------------------------------------------------------------------------------------
def why_not_attack(state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
    """11.1 Why a unit may not be declared against a hex."""
    world = state.world
    definition = world.units[unit]
    if definition.is_artillery:
        return Refusal.of("12.1", "attack.artillery", unit=unit)
    if not can_attack(state, unit):
        return Refusal.of("11.1", "attack.never", unit=unit)
    if not is_held(state, world.enemy(definition.side), hex_id):
        return Refusal.of("11.1", "attack.no_enemy", hex=hex_id)
    if hex_id not in world.neighbours[state.place(unit)]:
        return Refusal.of("11.1", "attack.not_adjacent", unit=unit, hex=hex_id)
    if state.attack_by(unit) is not None:
        return Refusal.of("11.1", "attack.already", unit=unit)
    if refusal := why_not_objective(state, unit, hex_id):
        return refusal
    attack = state.attack_on(hex_id)
    return _why_not_join(state, unit, attack) if attack is not None else _why_not_split(state, unit, hex_id)


def _why_not_join(state: BattleState, unit: UnitId, attack: Attack) -> Refusal | None:
    if attack.barrage:
        return Refusal.of("12.4", "attack.barraged", hex=attack.targets[0])
    may = duty_of(state, state.world.units[unit].side).may[unit]
    for target in attack.targets:
        if target not in may:
            return Refusal.of("11.1", "attack.not_adjacent_to_all", unit=unit, hex=target)
    return _why_not_split(state, unit, attack.targets[0])


def _why_not_split(state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
    bound = stack_attack(state, unit)
    if bound is not None and hex_id not in bound.targets:
        return Refusal.of("11.1", "attack.stack_split", unit=unit, hex=hex_id)
    return None


def widenings(state: BattleState, side: str, attack: Attack) -> tuple[SpaceId, ...]:
    """11.1 Hexes an attack may take on besides its own: next to all its units and not attacked yet."""
    may = duty_of(state, side).may
    first = may[attack.units[0]]
    return tuple(
        hex_id
        for hex_id in first
        if state.attack_on(hex_id) is None
        and all(hex_id in may[unit] for unit in attack.units)
        and all(why_not_objective(state, gun, hex_id) is None for gun in attack.pledged)
    )


def leaves_idle(state: BattleState, duty: Duty, hex_id: SpaceId) -> bool:
    """11.1 Whether a barrage on a hex takes the last target from a unit that must attack."""
    for unit in duty.obliged:
        if hex_id in duty.may[unit] and state.attack_by(unit) is None:
            open_hexes = [near for near in duty.may[unit] if near != hex_id and not _barraged(state, near)]
            if not open_hexes:
                return True
    return False


def _barraged(state: BattleState, hex_id: SpaceId) -> bool:
    attack = state.attack_on(hex_id)
    return attack is not None and attack.barrage
