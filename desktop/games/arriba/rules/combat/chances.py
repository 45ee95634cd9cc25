"""9 What an attack leads to with each face of the die, by the same tables and rules as the attack itself.

Losses are those of an owner who gives up as little strength as he may; the attacker spends ratios above the table on
wiping out the defender if that can be done, else on his own losses first. Of an extended exchange one round is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from desktop.engine.ids import NOTHING, CityId, GroupId
from desktop.games.arriba.data.readings import PriorityLosses
from desktop.games.arriba.rules.combat import resolve
from desktop.games.arriba.rules.combat.attack_options import fighting_units
from desktop.games.arriba.rules.combat.loss_options import (
    ALL,
    EXCHANGE,
    FORT,
    FORT_LOSS,
    air_at_risk,
    losable,
    parse_result,
    priority,
)
from desktop.games.arriba.rules.map.control import has_units
from desktop.games.arriba.state.army_state import ARMOUR, ARTILLERY, BRIGADE
from desktop.games.arriba.state.battle_state import ATTACKER, COUNTERATTACK, DEFENDER, ROLES, Battle, Shift, Target
from desktop.games.arriba.state.forces import divisions_of
from desktop.games.arriba.state.sides import enemy_of
from desktop.games.arriba.state.state import ArribaState


class Loser(NamedTuple):
    """A piece as far as losses go: what it is worth, what it becomes, and whether it must go first."""

    kind: str
    first: bool
    marked: bool


Steps = tuple[tuple[str, int, str], ...]
"""Kind, strength points satisfied, kind it becomes ("" when it is gone)."""


class Face(Struct, frozen=True):
    """One face of the die: the result, what each side loses, and what becomes of the groups."""

    die: int
    total: int
    result: str
    attacker_lost: int
    defender_lost: int
    attacker_gone: bool
    defender_gone: bool
    air_lost: tuple[str, ...] = ()
    """9 The roles that lose an air AP."""

    @property
    def disrupted(self) -> tuple[str, ...]:
        """9.2 The roles whose units, as far as any are left, are disrupted."""
        if not self.attacker_lost and not self.defender_lost:
            return ()
        worse = []
        if self.attacker_lost >= self.defender_lost and not self.attacker_gone:
            worse.append(ATTACKER)
        if self.defender_lost >= self.attacker_lost and not self.defender_gone:
            worse.append(DEFENDER)
        return tuple(worse)


class Prospect(Struct, frozen=True):
    """An attack before it is rolled; without faces the target is destroyed without a die (7, 15.3)."""

    attack: int
    defence: int
    odds: int
    shifts: tuple[Shift, ...]
    column: int
    modifier: int
    paid: bool
    divisions: int
    faces: tuple[Face, ...]
    assets: tuple[resolve.AssetsUsed, ...] = ()
    """9 What makes up the modifier of the die."""

    def ways(self, *, wiped_out: bool = False, unhurt: bool = False) -> int:
        """How many faces wipe out the defender, or leave the attacker without loss."""
        return sum((not wiped_out or f.defender_gone) and (not unhurt or not f.attacker_lost) for f in self.faces)


def prospect(
    state: ArribaState, attacker: GroupId, target: Target, manner: str, *, air: tuple[int, int] = (0, 0)
) -> Prospect:
    """An attack that could be declared, with so many air AP and all armour and artillery that can be used."""
    return under_way(state, battle_of(state, attacker, target, manner, air))


def battle_of(state: ArribaState, attacker: GroupId, target: Target, manner: str, air: tuple[int, int]) -> Battle:
    group = state.groups[attacker]
    defender = GroupId(target) if target in state.groups else NOTHING
    city = state.groups[defender].city if defender else CityId(target)
    sides = {ATTACKER: group.side, DEFENDER: enemy_of(group.side)}
    battle = Battle(kind=manner, area=group.area, group={ATTACKER: attacker, DEFENDER: defender}, side=sides, city=city)
    for role, number in zip(ROLES, air, strict=True):
        battle.flown[role] = resolve.ready_air(state, sides[role])[:number]
        if battle.group[role]:
            battle.armour[role] = resolve.most_assets(state, battle, role, ARMOUR)
            battle.artillery[role] = resolve.most_assets(state, battle, role, ARTILLERY)
    battle.divisions = divisions_of(state, fighting_units(state, attacker))
    if manner != COUNTERATTACK and battle.divisions >= state.world.limits.assault_divisions:
        battle.paid = state.purse[group.side].total >= state.world.tables.costs["assault"].ep
    return battle


def under_way(state: ArribaState, battle: Battle) -> Prospect:
    """A declared attack with the asset points committed to it so far; one that needs no die also after it."""
    attacker, defender = battle.group[ATTACKER], battle.group[DEFENDER]
    ours = fighting_units(state, attacker) if attacker in state.groups else []
    divisions = divisions_of(state, ours)
    strength = resolve.attack_strength(state, ours, paid=battle.paid)
    if defender not in state.groups or not has_units(state, defender):
        return Prospect(strength, 0, 0, (), 0, 0, battle.paid, divisions, ())
    theirs = state.units_of(defender)
    cadre = {ATTACKER: resolve.best_cadre(state, ours), DEFENDER: resolve.best_cadre(state, theirs)}
    battle = replace(battle, cadre=cadre)
    defence = resolve.defence_strength(state, theirs)
    place = resolve.ladder(strength, defence)
    shifts = tuple(resolve.shifts(state, battle, ours, theirs))
    column = place + sum(shift.value for shift in shifts)
    assets = resolve.assets_used(state, battle)
    modifier = sum(used.value for used in assets)
    faces = _faces(state, battle, column, modifier)
    return Prospect(strength, defence, place, shifts, column, modifier, battle.paid, divisions, faces, assets)


def _faces(state: ArribaState, battle: Battle, column: int, modifier: int) -> tuple[Face, ...]:
    losers = _losers(state, battle)
    shaken = all(state.pieces[unit].disrupted for unit in state.units_of(battle.group[DEFENDER]))
    steps: Steps = tuple((kind.id, kind.loss, kind.reduces_to) for kind in state.world.kinds.values())
    always = PriorityLosses.of(state.world) is PriorityLosses.ALL
    found = []
    for die in range(1, state.world.limits.die_faces + 1):
        result = resolve.result_of(state, column, die + modifier)
        due = _due(state, result, column, shaken, losers, steps, always)
        ours = _lost(losers[ATTACKER], due[0], steps, always)
        theirs = _lost(losers[DEFENDER], due[1] if result != EXCHANGE else ours[0], steps, always)
        shot = die == state.world.limits.air_lost_on
        air = tuple(role for role in ROLES if shot and air_at_risk(state, battle, role))
        found.append(Face(die, die + modifier, result, ours[0], theirs[0], ours[1], theirs[1], air))
    return tuple(found)


def _losers(state: ArribaState, battle: Battle) -> dict[str, tuple[Loser, ...]]:
    first = priority(state, battle)
    found: dict[str, tuple[Loser, ...]] = {}
    for role in (ATTACKER, DEFENDER):
        pieces = []
        for key in losable(state, battle, role):
            if key == FORT:
                pieces.append(Loser(FORT, False, False))
            else:
                own = state.pieces[key]
                pieces.append(Loser(own.kind, key in first[role], own.cadre))
        found[role] = tuple(sorted(pieces))
    return found


def _due(
    state: ArribaState,
    result: str,
    column: int,
    shaken: bool,
    losers: dict[str, tuple[Loser, ...]],
    steps: Steps,
    always: bool,
) -> tuple[int, int]:
    """9.2 The numbers of a result after every adjustment."""
    if result == EXCHANGE:
        return 1, 1
    ours, theirs = parse_result(result)
    below = state.world.first_column - column
    if below > 0 and theirs > 0:
        theirs = max(0, theirs - below)
    if ours > 0 and shaken:
        ours -= 1
    spare = max(0, column - state.world.last_column)
    if not spare:
        return ours, theirs
    cuts = range(min(spare, max(ours, 0)) + 1)

    def score(cut: int) -> tuple[bool, int]:
        """Wiping out first, then the least own loss."""
        raised = theirs if theirs == ALL else theirs + spare - cut
        return _lost(losers[DEFENDER], raised, steps, always)[1], cut

    cut = max(cuts, key=score)
    return (ours - cut if ours > 0 else ours), (theirs if theirs == ALL else theirs + spare - cut)


def _lost(losers: Sequence[Loser], due: int, steps: Steps, always: bool) -> tuple[int, bool]:
    """Strength points really lost and whether no unit is left."""
    return _least(tuple(losers), due, steps, always, True)


@lru_cache(maxsize=20_000)
def _least(losers: tuple[Loser, ...], due: int, steps: Steps, always: bool, opening: bool) -> tuple[int, bool]:
    """The least that can be lost to satisfy a number; among equals one that leaves a unit."""
    table = {kind: (loss, below) for kind, loss, below in steps}
    if due == ALL:
        return sum(_whole(piece, table) for piece in losers), True
    if due <= 0 or not losers:
        return 0, not any(piece.kind in table for piece in losers)
    able = [piece for piece in losers if piece.first] if always or opening else []
    best: tuple[int, bool] | None = None
    for piece in dict.fromkeys(able or losers):
        loss, below = table.get(piece.kind, (FORT_LOSS, ""))
        rest = list(losers)
        rest.remove(piece)
        if below:
            drops = below == BRIGADE and piece.marked
            rest.append(Loser(below, piece.first and not drops, piece.marked and not drops))
        left = max(0, due - loss)  # more than was due is lost with a large piece, which is not an E
        more, gone = _least(tuple(sorted(rest)), left, steps, always, False)
        best = min(best, (loss + more, gone)) if best else (loss + more, gone)
    assert best is not None
    return best


def _whole(piece: Loser, table: dict[str, tuple[int, str]]) -> int:
    """The strength of a piece down to nothing."""
    total, kind = 0, piece.kind
    if kind not in table:
        return FORT_LOSS
    while kind:
        loss, kind = table[kind]
        total += loss
    return total
