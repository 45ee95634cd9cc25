"""How a battle stands for a side, in a player's terms; their factors come from how games of the program ended."""

from __future__ import annotations

from desktop.engine.ids import SpaceId
from desktop.engine.kept import kept
from desktop.games.battles.player.situation import is_fighter
from desktop.games.battles.rules.combat.strength import attack_value, defence_value
from desktop.games.battles.rules.turn.victory import holder, margin
from desktop.games.battles.state.facts import POSITIONS
from desktop.games.battles.state.state import BattleState

FACTORS = {"places": 0.3, "late": 1.4, "strength": 2.7, "reach": 0.2, "reach_late": 0.4}
"""What a term counts for, as the logarithm of odds: fitted to how games ended (`players/tuning.py`)."""
TEN = 10
FAR_AHEAD = 3.0
"""Tens of victory points beyond the line from which on more is no surer."""
NEAR = 3
"""Hexes from which a place is reached within a turn."""
SURE = 2.0
"""Times the strength of the other side near a place that are as good as more."""


def terms(state: BattleState, side: str) -> dict[str, float]:
    """Term by term; more is better for the side."""
    found = {name: value * FACTORS[name] for name, value in raw(state, side).items()}
    return {
        "places": found["places"] + found["late"],
        "strength": found["strength"],
        "reach": found["reach"] + found["reach_late"],
    }


def raw(state: BattleState, side: str) -> dict[str, float]:
    """The same as plain measures."""
    sign = 1 if side == state.world.scenario.victory.margin_of else -1
    lead = max(-FAR_AHEAD, min(FAR_AHEAD, (margin(state) - _line(state)) / TEN))
    gone = min(1.0, state.turn / max(1, state.world.last_turn))
    reach = sign * _reach(state)
    return {
        "places": sign * lead,
        "late": sign * lead * gone * gone,
        "strength": sign * _balance(state),
        "reach": reach,
        "reach_late": reach * gone,
    }


def _line(state: BattleState) -> float:
    """The margin half way between the least with which the one side wins and that with which the other does."""
    victory = state.world.scenario.victory
    wins = [level.min for level in victory.levels if level.winner == victory.margin_of and level.min is not None]
    others = [level.min for level in victory.levels if level.winner != victory.margin_of and level.min is not None]
    low = max(others, default=None)
    return min(wins) - 0.5 if low is None else (min(wins) + low) / 2


def _fighters(state: BattleState, side: str) -> dict[SpaceId, tuple[int, int]]:
    """Attack and defence strength by hex."""
    found: dict[SpaceId, tuple[int, int]] = {}
    for unit in state.world.by_side[side]:
        if state.on_map(unit) and is_fighter(state, unit):
            at = state.place(unit)
            attack, defence = found.get(at, (0, 0))
            found[at] = (attack + attack_value(state, unit), defence + defence_value(state, unit))
    return found


@kept(POSITIONS)
def _balance(state: BattleState) -> float:
    """By how much the strength of the one side outweighs the other's, as a share of both."""
    first = state.world.scenario.victory.margin_of
    own, other = (
        sum(attack + defence for attack, defence in _fighters(state, side).values())
        for side in (first, state.world.enemy(first))
    )
    return (own - other) / max(1, own + other)


def _reach(state: BattleState) -> float:
    """Tens of victory points of places that a side is strong enough to take, or too weak to keep."""
    first = state.world.scenario.victory.margin_of
    fighters = {side: _fighters(state, side) for side in state.world.by_side}
    found = 0.0
    for place in state.world.scenario.victory.hexes:
        for hex_id in place.hexes:
            owner = holder(state, hex_id) or first
            taker = state.world.enemy(owner)
            danger = _danger(state, hex_id, fighters[taker], fighters[owner])
            found += (danger if taker == first else -danger) * place.vp / len(place.hexes) / TEN
    return found


def _danger(
    state: BattleState, hex_id: SpaceId, takers: dict[SpaceId, tuple[int, int]], holders: dict[SpaceId, tuple[int, int]]
) -> float:
    """From 0 to 1, how easily a place changes hands."""
    distance = state.world.distance
    attack = sum(strength for at, (strength, _) in takers.items() if distance(at, hex_id) <= NEAR)
    defence = sum(strength for at, (_, strength) in holders.items() if distance(at, hex_id) <= 1)
    return min(SURE, attack / max(1, defence)) / SURE if attack else 0.0
