"""11.1 The declaration of attacks: pairings by the exact odds, then barrages with the guns that are left."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles import verbs
from desktop.games.battles.player.prospects import Stakes, cheapest_step, stakes_of, step_value
from desktop.games.battles.player.weights import W
from desktop.games.battles.rules.artillery import artillery
from desktop.games.battles.rules.combat import attack_options
from desktop.games.battles.rules.combat.engaged import close_to
from desktop.games.battles.rules.combat.resolve import barrage_items, barrage_odds, odds_for
from desktop.games.battles.rules.map.formation import is_same_formation
from desktop.games.battles.state.state import BattleState

Group = tuple[UnitId, ...]
NEVER = -1_000_000
ROUNDS = 4
"""How often every unit may change its target before the pairings stand."""
DECLARED, FIRED, CLOSED = 1_000, 500, 10
"""Attacks come first, then barrages, then what is still owed, then the end."""


class Pairings:
    """Who attacks which hex: every unit in turn takes the target that promises most, until nobody changes.

    Where the units of a stack may not attack different hexes (11.1(4)), whole stacks choose.
    """

    def __init__(self, state: BattleState, side: str) -> None:
        self.state, self.side = state, side
        self.duty = attack_options.duty_of(state, side)
        self.hexes = sorted({hex_id for hexes in self.duty.may.values() for hex_id in hexes})
        self.guns = {hex_id: self._guns(hex_id) for hex_id in self.hexes}
        self._stakes: dict[SpaceId, Stakes] = {}
        self._known: dict[tuple[SpaceId, tuple[UnitId, ...]], int] = {}
        self.of: dict[UnitId, SpaceId] = {}
        self._pair()
        self.completed = False

    def _guns(self, hex_id: SpaceId) -> list[UnitId]:
        state = self.state
        return [
            gun
            for gun in artillery.guns(state, self.side)
            if artillery.why_not_fire(state, gun) is None and artillery.in_range(state, gun, hex_id)
        ]

    def _pair(self) -> None:
        groups = self._groups()
        for group in groups:
            if self._is_obliged(group):
                self._choose(group)
        for _ in range(ROUNDS):
            changed = [group for group in groups if self._choose(group)]
            if not changed:
                break

    def _groups(self) -> list[Group]:
        """The units that choose together, those with the fewest targets first."""
        may = self.duty.may
        units = sorted(may, key=lambda unit: (len(may[unit]), unit))
        if attack_options.may_split(self.state):
            return [(unit,) for unit in units]
        return list(dict.fromkeys(attack_options.mates(self.state, may, unit) for unit in units))

    def _is_obliged(self, group: Group) -> bool:
        return any(unit in self.duty.obliged for unit in group)

    def _choose(self, group: Group) -> bool:
        """Give units their best target; whether that is a change."""
        may = self.duty.may
        before = max(self.of.pop(unit, NOTHING) for unit in group)
        options = [
            (self._gain([unit for unit in group if hex_id in may[unit]], hex_id), hex_id == before, hex_id)
            for hex_id in attack_options.common(may, group)
        ]
        if not self._is_obliged(group):
            options.append((0, before == NOTHING, NOTHING))
        choice = max(options)[2]
        self.of.update({unit: choice for unit in group if choice in may[unit]})
        return choice != before

    def _gain(self, units: list[UnitId], hex_id: SpaceId) -> int:
        others = [other for other, at in self.of.items() if at == hex_id]
        return self.worth(hex_id, [*others, *units]) - self.worth(hex_id, others)

    def worth(self, hex_id: SpaceId, attackers: list[UnitId]) -> int:
        """What an attack on a hex promises; a hex that must be attacked and is not costs dearly."""
        if not attackers:
            return -W.unattacked if hex_id in self.duty.required else 0
        key = (hex_id, tuple(sorted(attackers)))
        if key not in self._known:
            units = self.state.world.units
            guns = [g for g in self.guns[hex_id] if any(is_same_formation(units[g], units[u]) for u in attackers)]
            found = odds_for(self.state, key[1], (hex_id,), guns)
            stakes = self._stake(hex_id)
            stakes.attacker_step = cheapest_step(self.state, attackers)
            self._known[key] = stakes.weigh(found.faces)
        return self._known[key]

    def _stake(self, hex_id: SpaceId) -> Stakes:
        if hex_id not in self._stakes:
            self._stakes[hex_id] = stakes_of(self.state, self.side, (), (hex_id,))
        return self._stakes[hex_id]

    # -- answering ---------------------------------------------------------------------------------
    def scores(self, decision: Decision) -> dict[Action, int]:
        found = {action: self._score(action) for action in decision.actions}
        if max(found.values()) <= CLOSED:
            self.completed = True
        return found

    def _score(self, action: Action) -> int:
        match action.verb:
            case verbs.ATTACK if not self.completed:
                unit, hex_id = action.args
                return DECLARED if self.of.get(unit) == hex_id else NEVER
            case verbs.BARRAGE if not self.completed:
                return self._barrage(*action.args)
            case verbs.SUPPORT:
                return FIRED
            case verbs.COMPLETE:
                return CLOSED - 1
            case verbs.DONE:
                return CLOSED
            case _:
                return NEVER

    def _barrage(self, gun: UnitId, hex_id: SpaceId) -> int:
        """12.4 A gun that has nobody to support fires on its own."""
        state, units = self.state, self.state.world.units
        if hex_id in self.of.values() or hex_id in self.duty.required:
            return NEVER
        served = [u for u, at in self.of.items() if is_same_formation(units[gun], units[u]) and gun in self.guns[at]]
        if served:
            return NEVER
        attack = state.attack_on(hex_id)
        guns = [*(attack.artillery if attack is not None else ()), gun]
        items = barrage_items(state, guns)
        exposed = bool(close_to(state, guns, (hex_id,)))
        worth = 0
        for unit in artillery.vulnerable(state, state.world.enemy(self.side), hex_id):
            stakes = Stakes(step_value(state, gun) if exposed else 0, step_value(state, unit), W.driven_out)
            worth += stakes.weigh(barrage_odds(state, self.side, items, unit, exposed=exposed).faces)
        return min(FIRED, CLOSED + worth) if worth > 0 else NEVER
