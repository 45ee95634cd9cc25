"""12.2 What an attack promises, from the two fires and who takes the losses; the same pair is worked out once."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.player.front import Front
from desktop.games.illusions.player.toll import Body, body_of, toll
from desktop.games.illusions.rules.combat import resolve
from desktop.games.illusions.rules.combat.attack_options import declared
from desktop.games.illusions.rules.combat.strength import fort_of
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.turn import offensives
from desktop.games.illusions.state.combat_state import FORT, UNITS, Combat
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.fire import Fire
from desktop.mechanics.cdg.scoring import Outlook

Key = tuple[str, int, int, str, int, int, int, str, Body, Body]


class Prospects:
    """Keeps what was worked out; the same fires come again and again."""

    def __init__(self) -> None:
        self._kept: dict[Key, Outlook] = {}

    def outlook(self, state: IllusionsState, combat: Combat) -> Outlook:
        attack = resolve.fire_of(state, combat, combat.side)
        defence = resolve.fire_of(state, combat, combat.other)
        frail = frailty(state, combat)
        bodies = body_of(state, combat.side, combat.attackers), body_of(state, combat.other, combat.defenders)
        fires = attack.table, attack.column, attack.drm, defence.table, defence.column, defence.drm
        key = (*fires, frail, combat.kind, *bodies)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._work_out(state, combat, (attack, defence), frail, bodies)
        return found

    def _work_out(
        self, state: IllusionsState, combat: Combat, fires: tuple[Fire, Fire], frail: int, bodies: tuple[Body, Body]
    ) -> Outlook:
        faces = range(1, state.world.limits.die_faces + 1)
        given, taken = (
            [resolve.loss_number(state.world, shot, die) if resolve.fires(combat, shot) else 0 for die in faces]
            for shot in fires
        )
        own, enemy = bodies
        flees = combat.kind == UNITS
        after = [toll(own, number) for number in taken]
        goes = sum(
            (flees and a > d and left.full) or a >= frail for a in given for d, left in zip(taken, after, strict=True)
        )
        inflicted = sum(toll(enemy, number).price for number in given)
        return Outlook(
            100 * goes // (len(given) * len(taken)),
            inflicted // len(given),
            sum(left.price for left in after) // len(taken),
        )

    # -- worth -------------------------------------------------------------------------------------
    def attack(
        self, front: Front, target: SpaceId, units: Sequence[UnitId], kind: str = UNITS, staff: Sequence[UnitId] = ()
    ) -> int:
        """What an attack on a place with these units is worth."""
        state, w = front.state, front.w
        combat = declared(state, front.side, target, units, kind, staff=staff)
        outlook = self.outlook(state, combat)
        goes = outlook.goes * (w.stand if may_stand(state, target) else 100) // 100
        gain = goes * prize(front, target, kind) // 100 + duty(front, combat)
        return gain + outlook.inflicted - outlook.suffered * w.loss_rate // 100


def frailty(state: IllusionsState, combat: Combat) -> int:
    """The loss number that would leave nothing of the defence."""
    units = state.world.units
    steps = sum(units[u].loss(True) + (0 if state.units[u].reduced else units[u].lf) for u in combat.defenders)
    return max(1, steps + fort_of(state, combat))


def may_stand(state: IllusionsState, target: SpaceId) -> bool:
    """12.7.4 The defender may cancel his retreat."""
    return target in state.trenches or state.world.terrain_rules[state.world.terrain[target]].halt_retreat


def prize(front: Front, target: SpaceId, kind: str = UNITS) -> int:
    """What taking a defended place is worth; behind a garrison a fort still stands."""
    worth = front.hold(target) * front.w.prize // 100
    if kind == FORT or not sieges.is_enemy_fort(front.state, front.side, target):
        return worth
    return worth * front.w.besieged // 100


def duty(front: Front, combat: Combat) -> int:
    """7.1.2, 7.2 What an attack is worth for the mandatory offensive, or costs because it is forbidden."""
    state, side, w = front.state, front.side, front.w
    worth = 0
    if state.mo[side] and offensives.meets(state, side, combat.attackers, combat.target, combat.defenders):
        worth += w.offensive + w.offensive_round * state.round
    rule = state.world.offensives.get((side, state.mo_rolled[side]))
    barred = set(rule.forbids) if rule is not None and not state.counts.get(offensives.BROKEN) else set()
    if barred and any(barred & set(state.world.units[unit].nations) for unit in combat.attackers):
        worth -= w.vp
    return worth
