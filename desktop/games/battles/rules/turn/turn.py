"""5.0 The turn: initiative, weather, bombardment, then movement and combat of each player."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import UnitId
from desktop.games.battles.data.world import CLEAR, MUD, SIDES
from desktop.games.battles.rules.air.bombardment import Bombardment
from desktop.games.battles.rules.combat.combat_phase import CombatPhase
from desktop.games.battles.rules.map.overstack import StackingCheck
from desktop.games.battles.rules.movement import arrival
from desktop.games.battles.rules.movement.movement_phase import MovementPhase
from desktop.games.battles.rules.supply.command import judge
from desktop.games.battles.state.places import POOL
from desktop.games.battles.state.state import BattleState


class Turn(Frame, kw_only=True):
    """5.0 Phases A to H."""

    STEPS = (
        "begin",
        "initiative",
        "weather",
        "bombard_first",
        "bombard_second",
        "bombard_stacking",
        "move_first",
        "fight_first",
        "fight_first_stacking",
        "move_second",
        "fight_second",
        "fight_second_stacking",
        "close",
    )
    turn: int

    def run_begin(self, state: BattleState) -> None:
        state.begin_turn(self.turn)
        draw_units(state)

    def run_initiative(self, state: BattleState) -> None:
        """A"""
        state.begin_phase("initiative")
        state.take_initiative(initiative(state))

    def run_weather(self, state: BattleState) -> None:
        """B"""
        state.begin_phase("weather")
        state.change_weather(weather(state))

    def run_bombard_first(self, state: BattleState) -> Frame:
        """C1"""
        return self._bombard(state, state.first_player)

    def run_bombard_second(self, state: BattleState) -> Frame:
        """C2"""
        return self._bombard(state, state.world.enemy(state.first_player))

    def _bombard(self, state: BattleState, side: str) -> Frame:
        state.begin_phase("bombardment", side)
        return Bombardment(side=side)

    def run_bombard_stacking(self, state: BattleState) -> Frame:
        arrival.refresh(state)
        return StackingCheck(side=state.first_player)

    def run_move_first(self, state: BattleState) -> Frame:
        """D"""
        return MovementPhase(side=state.first_player)

    def run_fight_first(self, state: BattleState) -> Frame:
        """E"""
        return self._fight(state, state.first_player)

    def _fight(self, state: BattleState, side: str) -> Frame:
        """E1 Supply and command of both sides are judged and hold for the phase."""
        state.begin_phase("combat", side)
        judge(state, *SIDES)
        return CombatPhase(side=side)

    def run_fight_first_stacking(self, state: BattleState) -> Frame:
        arrival.refresh(state)
        return StackingCheck(side=state.first_player)

    def run_move_second(self, state: BattleState) -> Frame:
        """F"""
        return MovementPhase(side=state.world.enemy(state.first_player))

    def run_fight_second(self, state: BattleState) -> Frame:
        """G"""
        return self._fight(state, state.world.enemy(state.first_player))

    def run_fight_second_stacking(self, state: BattleState) -> Frame:
        arrival.refresh(state)
        return StackingCheck(side=state.world.enemy(state.first_player))

    def run_close(self, state: BattleState) -> None:
        """H"""
        state.begin_phase("end")


def initiative(state: BattleState) -> str:
    """A, B.initiative Fixed, or a die each with a bonus; ties are rolled again."""
    rules = state.world.scenario.initiative
    fixed = rules.turns.get(str(state.turn)) or rules.always
    if fixed is not None:
        return fixed
    while True:
        first, second = (
            state.roll_initiative(side, rules.dice_bonus.get(side, 0))  # type: ignore[call-overload]
            for side in SIDES
        )
        if first != second:
            return SIDES[0] if first > second else SIDES[1]


def weather(state: BattleState) -> str:
    """17.0, J.weather, B.weather The faces that mean mud depend on the turn; none: always clear."""
    spans = [span for span in state.world.scenario.weather if span.from_turn <= state.turn]
    mud_on = max(spans, key=lambda span: span.from_turn).mud_on if spans else state.world.limits.weather_mud_on
    if not mud_on:
        return CLEAR
    return MUD if state.roll("weather") in mud_on else CLEAR


def draw_units(state: BattleState) -> None:
    """J.reinforcements Unnamed units are drawn at random from their pool on the turn they arrive."""
    world = state.world
    for number, draw in enumerate(world.scenario.draws):
        if world.turn_of(draw.turn) != state.turn:
            continue
        pool = [
            unit for unit, definition in world.units.items()
            if state.place(unit) == POOL and world.scenario.placements[definition.placement].pool == draw.pool
        ]  # fmt: skip
        drawn: list[UnitId] = []
        for _ in range(min(draw.count, len(pool))):
            drawn.append(pool.pop(state.chance.deal(len(pool), "draw") - 1))
        state.draw_units(draw.pool, tuple(drawn), f"draw-{number}")
