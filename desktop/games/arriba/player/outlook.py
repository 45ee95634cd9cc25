"""13 How a position stands for a side: a few terms a player would name, as logarithms of odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.rules.map.control import city_controller, counted_regions
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state.army_state import ASSETS
from desktop.games.arriba.state.sides import GOVERNMENT, enemy_of

if TYPE_CHECKING:
    from desktop.games.arriba.state.state import ArribaState

DIE = 3.5
"""What a die shows on average."""


class Outlook(Struct, frozen=True):
    """What each term weighs: levels, equipment and time fitted to games of the program against itself; regions, cities
    and armies, which that sample could not tell from nothing, by what they bring in political points."""

    level: float = 0.056
    """5 A political point more than the enemy."""
    regions: float = 0.06
    """12.2 A region more than the enemy."""
    cities: float = 0.02
    """12.3 The key cities, each by its political points."""
    army: float = 0.01
    """2 A strength point more than the enemy."""
    assets: float = 0.02
    """9 An asset point more."""
    backers: float = 0.15
    """5.4 A die of political points a turn more."""
    equipment: float = 0.075
    """6.1 An equipment point a turn more."""
    begun: float = -0.3
    """13 For the Government as the war begins."""
    lasting: float = 1.85
    """13 For the Government by the share of the war that is over: it wins by lasting."""


OUTLOOK = Outlook()


def terms(state: ArribaState, seat: str, weights: Outlook = OUTLOOK) -> Mapping[str, float]:
    """How a position stands for the side of a seat, term by term; partners stand alike (15.2)."""
    side = state.world.side_of_seat[seat]
    enemy, sign = enemy_of(side), 1 if side == GOVERNMENT else -1
    ours, theirs = _holdings(state, side), _holdings(state, enemy)
    found = {name: getattr(weights, name) * (ours[name] - theirs[name]) for name in ours}
    share = (state.turn - 1) / max(1, len(state.world.turns))
    found["time"] = sign * (weights.begun + weights.lasting * share)
    return found


def _holdings(state: ArribaState, side: str) -> dict[str, float]:
    """What a side has."""
    world, pieces = state.world, state.pieces.values()
    own = [piece for piece in pieces if world.side_of[piece.faction] == side]
    key = world.tables.adjustment.key_cities
    held = [city for city in world.cities if city_controller(state, city) == side]
    return {
        "level": state.level[side],
        "regions": counted_regions(state, side),
        "cities": sum(key.get(city, 0) for city in held),
        "army": sum(world.strength.get(piece.kind, 0) for piece in own if piece.kind not in ASSETS),
        "assets": sum(piece.kind in ASSETS for piece in own),
        "backers": {"": -1, politics.SUPPORT: 1, politics.INTERVENTION: 2}[politics.best_stance(state, side)],
        "equipment": _equipment(state, side),
    }


def _equipment(state: ArribaState, side: str) -> float:
    """6.1 Equipment points of a turn: from the cities held, and from the powers that help."""
    made = sum(ep for _, ep in economy.domestic(state, side)) if state.turn else 0
    return made + sum(_sent(state, side, power) for power in state.world.powers)


def _sent(state: ArribaState, side: str, power: str) -> float:
    """5.4 What a power sends on average."""
    record = state.world.powers[power]
    match politics.stance(state, power, side):
        case politics.INTERVENTION:
            return record.intervention_ep + DIE * record.intervention_dice
        case politics.SUPPORT:
            return record.support_ep + DIE * record.support_dice
    return 0.0
