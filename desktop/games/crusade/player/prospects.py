"""What an attack promises, from the two fires alone; each pair of fires is worked out once."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade.player.front import Front, madrid_gain
from desktop.games.crusade.rules.combat import resolve
from desktop.games.crusade.rules.combat.attack_options import declared
from desktop.games.crusade.rules.combat.strength import steps_left
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.state import TRENCH, CrusadeState
from desktop.mechanics.cdg.scoring import Outlook

Key = tuple[str, int, int, str, int, int, int]


class Prospects:
    """Keeps what was worked out; the same fires come again and again."""

    def __init__(self) -> None:
        self._kept: dict[Key, Outlook] = {}

    def outlook(self, state: CrusadeState, combat: Combat) -> Outlook:
        attack = resolve.fire_of(state, combat, combat.side)
        defence = resolve.fire_of(state, combat, combat.other)
        frail = sum(state.world.units[unit].lf * steps_left(state, unit) for unit in combat.defenders)
        key = (attack.table, attack.column, attack.drm, defence.table, defence.column, defence.drm, frail)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._work_out(state, attack, defence, frail)
        return found

    def _work_out(self, state: CrusadeState, attack: resolve.Fire, defence: resolve.Fire, frail: int) -> Outlook:
        faces = range(1, state.world.limits.die_faces + 1)
        given = [resolve.loss_number(state.world, attack, [die, die]) for die in faces]
        taken = [resolve.loss_number(state.world, defence, [die, die]) for die in faces]
        pairs = len(given) * len(taken)
        goes = sum(a > d or a >= frail for a in given for d in taken)
        hundred = 100
        return Outlook(hundred * goes // pairs, hundred * sum(given) // len(given), hundred * sum(taken) // len(taken))

    # -- worth -------------------------------------------------------------------------------------
    def attack(self, front: Front, target: SpaceId, units: Sequence[UnitId]) -> int:
        """What an attack on a space with these units is worth."""
        state, w = front.state, front.w
        combat = declared(state, front.side, target, units)
        outlook = self.outlook(state, combat)
        frail = 100 * sum(state.world.units[unit].lf * steps_left(state, unit) for unit in combat.defenders)
        inflicted = min(outlook.inflicted, frail)
        goes = outlook.goes * (w.stand if may_stand(state, target) else 100) // 100
        gain = goes * prize(front, target) // 100 + w.vp * madrid_gain(state, front.side, target)
        return gain + w.step * (inflicted - outlook.suffered * w.loss_rate // 100) // 100


def may_stand(state: CrusadeState, target: SpaceId) -> bool:
    """11.4.3 The defender may cancel his retreat."""
    return target in state.world.is_mountain or state.works.get(target) == TRENCH or target in state.beach_heads


def prize(front: Front, target: SpaceId) -> int:
    """What taking a defended space is worth: the enemy may well come back."""
    return front.hold(target) * front.w.prize // 100
