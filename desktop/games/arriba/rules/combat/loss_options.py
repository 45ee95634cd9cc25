"""9.2 Which pieces may be lost, what a loss is worth and what it does."""

from __future__ import annotations

from desktop.engine.ids import UnitId
from desktop.games.arriba import verbs
from desktop.games.arriba.data.readings import AirLosses, PriorityCadre, PriorityLosses
from desktop.games.arriba.rules.combat.attack_options import fighting_units
from desktop.games.arriba.rules.combat.resolve import effect_of
from desktop.games.arriba.state.army_state import AIR, ARMOUR, ASSETS, DIVISION_2, REMNANT
from desktop.games.arriba.state.battle_state import ATTACKER, DEFENDER, ROLES, Battle
from desktop.games.arriba.state.forces import cadre_level, members_of_kind, representatives
from desktop.games.arriba.state.state import ArribaState

FORT = UnitId(verbs.THE_FORT.words[0])
"""15.3 The fort of the defender's city, where a piece is named."""
EXCHANGE = "X"
"""9.2 The result of an extended exchange."""
ALL = -1
"""9.2 The losses of an E."""
FORT_LOSS = 1


def parse_result(result: str) -> tuple[int, int]:
    """9.2 The losses of attacker and defender; E is everything."""
    attacker, defender = result.split("/")
    return _number(attacker), _number(defender)


def _number(part: str) -> int:
    return ALL if part == "E" else int(part)


def priority(state: ArribaState, battle: Battle) -> dict[str, list[UnitId]]:
    """9.2 Pieces each role must lose first: armour used in attack, units at the cadre level that gave a shift."""
    first: dict[str, list[UnitId]] = {role: [] for role in ROLES}
    if battle.armour[ATTACKER] and not effect_of(state, battle.side[ATTACKER], ATTACKER, ARMOUR).spared:
        first[ATTACKER] += members_of_kind(state, battle.group[ATTACKER], ARMOUR)[: battle.armour[ATTACKER]]
    ours, theirs = battle.cadre[ATTACKER], battle.cadre[DEFENDER]
    role = ATTACKER if ours > theirs else DEFENDER
    if ours == theirs or (role == DEFENDER and PriorityCadre.of(state.world) is PriorityCadre.ATTACKER):
        return first
    group = battle.group[role]
    units = fighting_units(state, group) if role == ATTACKER else state.units_of(group)
    first[role] += [unit for unit in units if cadre_level(state, unit) == battle.cadre[role]]
    return first


def air_at_risk(state: ArribaState, battle: Battle, role: str) -> list[UnitId]:
    """9 Air AP of which a role loses one on an unmodified 6: those that flew; if none of its own did, any."""
    flown = battle.flown
    if flown[role] or not any(flown.values()) or AirLosses.of(state.world) is AirLosses.FLOWN:
        return [piece for piece in flown[role] if piece in state.pieces]
    side = battle.side[role]
    return [key for key, own in state.pieces.items() if own.kind == AIR and state.world.side_of[own.faction] == side]


def alive(state: ArribaState, battle: Battle, role: str) -> bool:
    """Whether the group of a role still has units."""
    group = battle.group[role]
    return group in state.groups and bool(state.units_of(group))


def losable(state: ArribaState, battle: Battle, role: str) -> list[UnitId]:
    """9.2 Everything a role can still lose: its group, and the fort of its city."""
    group = battle.group[role]
    found = list(state.groups[group].members) if group in state.groups else []
    if role == DEFENDER and battle.city and state.forts.get(battle.city) == battle.side[DEFENDER]:
        found.append(FORT)
    return found


def options(state: ArribaState, battle: Battle, role: str) -> list[UnitId]:
    """9.2 The pieces the owner may choose from, those of priority first; one of each sort."""
    found = losable(state, battle, role)
    if PriorityLosses.of(state.world) is PriorityLosses.ALL or not battle.taken[role]:
        first = [piece for piece in battle.first[role] if piece in found and _still_first(state, battle, role, piece)]
        found = first or found
    units = representatives(state, [piece for piece in found if piece != FORT])
    return [*units, *(piece for piece in found if piece == FORT)]


def _still_first(state: ArribaState, battle: Battle, role: str, piece: UnitId) -> bool:
    """A unit that lost its marker no longer stands at the level that gave the shift."""
    return state.pieces[piece].kind in ASSETS or cadre_level(state, piece) == battle.cadre[role]


def worth(state: ArribaState, piece: UnitId) -> int:
    """9.2 The strength points that a loss satisfies."""
    if piece == FORT:
        return FORT_LOSS
    kind = state.pieces[piece].kind
    return state.world.assets[kind].loss if kind in ASSETS else state.world.kinds[kind].loss


def capacity(state: ArribaState, battle: Battle, role: str) -> int:
    """The most a role can lose."""
    strength = state.world.strength
    total = 0
    for piece in losable(state, battle, role):
        kind = state.pieces[piece].kind if piece != FORT else ""
        total += strength.get(kind, FORT_LOSS)
    return total


# ------------------------------------------------------------------ doing it
def lose(state: ArribaState, role: str, piece: UnitId) -> None:
    """9.2 One piece is reduced or removed."""
    battle = state.fight
    state.take_loss(role, piece, worth(state, piece))
    if piece == FORT:
        state.remove_fort(battle.city, "combat")
    elif state.is_unit(piece):
        lose_step(state, piece)
    else:
        state.remove_piece(piece, "combat")


def lose_step(state: ArribaState, piece: UnitId) -> None:
    """9.2 A division falls to a brigade or a residual; what is smaller is removed."""
    kind = state.world.kinds[state.pieces[piece].kind]
    _count(state, piece, kind.loss, destroyed=kind.division and kind.reduces_to != REMNANT)
    if kind.reduces_to:
        state.change_kind(piece, kind.reduces_to, "reduced", marker=kind.reduces_to == REMNANT)
    else:
        state.remove_piece(piece, "combat")


def eliminate(state: ArribaState, role: str) -> None:
    """9.2 E: all units of a side, and asset points and forts with them."""
    for piece in losable(state, state.fight, role):
        if piece == FORT or not state.is_unit(piece):
            lose(state, role, piece)
            continue
        kind = state.world.kinds[state.pieces[piece].kind]
        state.take_loss(role, piece, kind.strength)
        _count(state, piece, kind.strength, destroyed=kind.division)
        state.remove_piece(piece, "combat")


def _count(state: ArribaState, piece: UnitId, strength: int, *, destroyed: bool) -> None:
    """6.1.1, 6.3, 12.3 What a loss counts for later."""
    own = state.pieces[piece]
    side = state.world.side_of[own.faction]
    if state.world.factions[own.faction].replacement_ep:
        state.count_lost(side, strength)
    if destroyed:
        state.count_division_lost(side)
        if own.kind in (DIVISION_2, REMNANT):
            state.count_fallen(own.faction, 1)


def destroy_lone_assets(state: ArribaState, role: str, cause: str = "alone") -> None:
    """9.2 Asset points left without a unit are destroyed; 7 those attacked without one too."""
    group = state.fight.group[role]
    if group in state.groups and not state.units_of(group):
        for piece in list(state.groups[group].members):
            state.remove_piece(piece, cause)
