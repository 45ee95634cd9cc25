"""5 Political levels, and the powers on their tracks."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.engine.decision import Refusal
from desktop.engine.kept import kept
from desktop.games.arriba.data.schema_rules import Power, Stance
from desktop.games.arriba.rules.turn import victory
from desktop.games.arriba.state.facts import ATTITUDES
from desktop.games.arriba.state.sides import GERMAN, REBEL, TOWARDS, enemy_of
from desktop.games.arriba.state.state import ArribaState
from desktop.mechanics.modifier import Modifier, total

SUPPORT, INTERVENTION = "support", "intervention"
FORCES = {"italy": "italian", "portugal": "portuguese", "germany": GERMAN}
"""5.4.2 Powers that send forces to the Rebels: the owner of their pieces."""


# ------------------------------------------------------------------ powers
def stance_at(state: ArribaState, power: str, side: str, box: int) -> str:
    """5.3 What a power does for a side when its marker is in a box."""
    return stance_in(state.world.powers[power], side, box)


def stance_in(power: Power, side: str, box: int) -> str:
    """5.3 The same by the power's record alone."""
    boxes: Stance = getattr(power, side)
    towards = TOWARDS[side]
    if box * towards >= boxes.intervention * towards:
        return INTERVENTION
    return SUPPORT if box * towards >= boxes.support * towards else ""


def stance(state: ArribaState, power: str, side: str) -> str:
    """5.3 intervention, support or "" for a side."""
    return stance_at(state, power, side, state.attitude[power])


def backers(state: ArribaState, side: str) -> list[str]:
    """Powers that support a side or intervene for it."""
    return [power for power in state.world.powers if stance(state, power, side)]


@kept(ATTITUDES)
def best_stance(state: ArribaState, side: str) -> str:
    """5.4 What a side may build: with intervention, with support, or with neither."""
    found = [stance(state, power, side) for power in state.world.powers]
    return INTERVENTION if INTERVENTION in found else SUPPORT if SUPPORT in found else ""


def allows(state: ArribaState, side: str, need: str) -> bool:
    """5.4 Whether the support that something needs is there."""
    have = best_stance(state, side)
    return not need or have == INTERVENTION or (need == SUPPORT and have == SUPPORT)


def move_power(state: ArribaState, power: str, boxes: int, side: str, cause: str) -> None:
    """5.3 So many boxes towards a side, not beyond the track; 5.4.2 forces leave with their power."""
    moved = room_to_move(state, power, boxes, side)
    if moved:
        state.set_attitude(power, state.attitude[power] + moved * TOWARDS[side], cause)
        _withdraw(state, power)


def room_to_move(state: ArribaState, power: str, boxes: int, side: str) -> int:
    """5.3 How many of so many boxes towards a side (minus: away from it) a power's track has."""
    low, high = state.world.tables.track
    box = max(low, min(high, state.attitude[power] + boxes * TOWARDS[side]))
    return (box - state.attitude[power]) * TOWARDS[side]


def step_back(state: ArribaState, power: str, boxes: int, cause: str) -> None:
    """4 Towards neutral, from whichever side."""
    box = state.attitude[power]
    if box:
        move_power(state, power, min(boxes, abs(box)), enemy_of(REBEL) if box > 0 else REBEL, cause)


def _withdraw(state: ArribaState, power: str) -> None:
    """5.4.2 A power that no longer helps the Rebels takes its forces away."""
    if power not in FORCES or stance(state, power, REBEL) or power not in state.arrived:
        return
    for piece in [key for key, piece in state.pieces.items() if piece.faction == FORCES[power]]:
        state.remove_piece(piece, "withdrawn")
    state.forget_arrival(power)


# ------------------------------------------------------------------ attempts
def why_not_approach(state: ArribaState, power: str, tried: list[str]) -> Refusal | None:
    """5.3 Each power once a turn."""
    if power not in state.world.powers:
        return Refusal.of("5.3", "politics.no_power", power=power)
    if power in tried:
        return Refusal.of("5.3", "politics.tried", power=power)
    return None


def attempt_modifiers(state: ArribaState, side: str, power: str, bought: int) -> list[Modifier]:
    """5.3 Bought modifiers, hostility and opposition."""
    attempt, enemy = state.world.tables.attempt, enemy_of(side)
    found: list[Modifier] = []
    if bought:
        found.append(Modifier.of(bought, "5.3", "politics.bought"))
    if any(stance(state, other, enemy) for other in state.world.powers[power].hostile_to):
        found.append(Modifier.of(attempt.hostile, "5.3", "politics.hostile"))
    if stance(state, power, enemy):
        found.append(Modifier.of(attempt.opposed, "5.3", "politics.opposed"))
    return found


def attempt_move(state: ArribaState, sum_of_roll: int) -> int:
    """5.3 Boxes towards the roller."""
    for result in state.world.tables.attempt.results:
        if result.least is None or sum_of_roll >= result.least:
            return result.move
    return 0


def attempt_chances(state: ArribaState, side: str, power: str, bought: int) -> dict[int, int]:
    """How many faces of the die lead to each move that the track has room for."""
    modifier = total(attempt_modifiers(state, side, power, bought))
    chances: dict[int, int] = {}
    for die in range(1, state.world.limits.die_faces + 1):
        move = room_to_move(state, power, attempt_move(state, die + modifier), side)
        chances[move] = chances.get(move, 0) + 1
    return chances


# ------------------------------------------------------------------ levels
def adjust(state: ArribaState, amounts: Mapping[str, int], cause: str | Mapping[str, str]) -> None:
    """5 Change the levels of one or both sides as one step, perhaps for different causes; who falls to 0 loses."""
    if state.over:
        return
    sums = {side: state.level[side] + amount for side, amount in amounts.items()}
    for side, amount in amounts.items():
        if amount:
            state.change_level(side, amount, cause if isinstance(cause, str) else cause[side])
    victory.check_collapse(state, sums)


def roll_dice(state: ArribaState, number: int, purpose: str, side: str) -> int:
    """The sum of so many dice."""
    return sum(state.roll(purpose, side, state.world.limits.die_faces) for _ in range(number))


def is_high(state: ArribaState, side: str) -> bool:
    return state.level[side] >= state.world.tables.levels.high


def is_low(state: ArribaState, side: str) -> bool:
    return state.level[side] <= state.world.tables.levels.low
