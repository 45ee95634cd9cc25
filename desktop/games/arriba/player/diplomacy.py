"""5.3, 5.4 Courting the powers: what each box is worth over the turns to come, against what it costs to try."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from desktop.games.arriba.player.measures import DIE, Weights
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.rules.politics.politics import FORCES, INTERVENTION, SUPPORT
from desktop.games.arriba.state.sides import REBEL, TOWARDS, enemy_of

if TYPE_CHECKING:
    from desktop.games.arriba.state.state import ArribaState

POINTS = {"": -DIE, SUPPORT: DIE, INTERVENTION: 2 * DIE}
"""5.4 Political points a turn by the best backer."""
BUILDS = {"": 0, SUPPORT: 1, INTERVENTION: 2}
FULL, HALF = 1.0, 0.5
FORBIDDEN = 100


class Diplomacy:
    """Weighs the powers for one side at one moment."""

    def __init__(self, state: ArribaState, weights: Weights, side: str) -> None:
        self.state, self.weights, self.side = state, weights, side
        left = len(state.world.turns) - state.turn + 1
        self.turns = min(weights.horizon, float(left))
        self._worths: dict[tuple[str, int], float] = {}

    # -- what a set of attitudes is worth ----------------------------------------------------------
    def worth(self, power: str, box: int) -> float:
        """What the powers are worth to the side with one of them in another box."""
        key = power, box
        if key not in self._worths:
            attitudes = {**self.state.attitude, power: box}
            share = self.weights.rival if self.side == REBEL else self.weights.guard
            against = self._of(enemy_of(self.side), attitudes)
            self._worths[key] = self._of(self.side, attitudes) - share * against
        return self._worths[key]

    def _of(self, side: str, attitudes: Mapping[str, int]) -> float:
        now = self._flow(side, attitudes)
        sent = sum(self._sent(side, power, box) for power, box in attitudes.items())
        return now * self.turns + sent + max(self._hope(side, power, attitudes, now) for power in attitudes)

    def _flow(self, side: str, attitudes: Mapping[str, int]) -> float:
        """5.4 What a turn brings: points by the best backer, what may be built, equipment from each."""
        stances = [politics.stance_at(self.state, power, side, box) for power, box in attitudes.items()]
        best = INTERVENTION if INTERVENTION in stances else SUPPORT if SUPPORT in stances else ""
        sent = sum(self._equipment(power, stance) for power, stance in zip(attitudes, stances, strict=True) if stance)
        return POINTS[best] + self.weights.divisions * BUILDS[best] + self.weights.equipment * sent

    def _equipment(self, power: str, stance: str) -> float:
        record = self.state.world.powers[power]
        if stance == INTERVENTION:
            return record.intervention_ep + DIE * record.intervention_dice
        return record.support_ep + DIE * record.support_dice

    def _sent(self, side: str, power: str, box: int) -> float:
        """5.4.2 The forces of a power that intervenes for the Rebels, once."""
        if side != REBEL or power not in FORCES or power in self.state.came:
            return 0.0
        if politics.stance_at(self.state, power, side, box) != INTERVENTION:
            return 0.0
        return self.weights.troops * (HALF if power == "portugal" else FULL)

    def _hope(self, side: str, power: str, attitudes: Mapping[str, int], now: float) -> float:
        """What the next step of a power is worth before it is made: less for each box it is away."""
        box = attitudes[power]
        here = politics.stance_at(self.state, power, side, box)
        for boxes in range(1, 4):
            then = box + boxes * TOWARDS[side]
            if politics.stance_at(self.state, power, side, then) != here:
                gain = (self._flow(side, {**attitudes, power: then}) - now) * self.turns
                gain += self._sent(side, power, then) - self._sent(side, power, box)
                return max(0.0, gain * self.weights.patience**boxes)
        return 0.0

    # -- attempts ----------------------------------------------------------------------------------
    def promise(self, power: str, bought: int) -> float:
        """5.3 What an attempt brings with so many modifiers, before they are paid."""
        state, now = self.state, self.state.attitude[power]
        faces = state.world.limits.die_faces
        found = 0.0
        for move, ways in politics.attempt_chances(state, self.side, power, bought).items():
            moved = politics.room_to_move(state, power, move, self.side) * TOWARDS[self.side]
            found += ways / faces * (self.worth(power, now + moved) - self.worth(power, now))
        return found

    def wanted(self, power: str, bought: int = 0) -> int:
        """How many modifiers in all are worth their price."""
        most = self.state.world.tables.attempt.modifiers_most
        return max(range(bought, most + 1), key=lambda number: (self._net(power, number, bought), -number))

    def _net(self, power: str, number: int, bought: int = 0) -> float:
        return self.promise(power, number) - self._cost(DIE * (number - bought))

    def _cost(self, points: float) -> float:
        """5 What points are worth that are spent: more, the nearer the level is to nothing."""
        weights, left = self.weights, self.state.level[self.side] - points
        if not points:
            return 0.0
        if left < (weights.margin if self.side == REBEL else weights.reserve):
            return points * FORBIDDEN
        return points * (1 + weights.thrift * max(0.0, weights.ample - left) / weights.ample)

    def attempt(self, power: str) -> float:
        """What trying to move a power is worth in all."""
        price = self.state.world.tables.attempt.price
        number = self.wanted(power)
        return self.promise(power, number) - self._cost(price + DIE * number) - self.weights.edge
