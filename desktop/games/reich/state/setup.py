"""10.1 The board of a scenario before the first card is dealt."""

from __future__ import annotations

from desktop.games.reich.data.world import World
from desktop.games.reich.state.sides import SIDES
from desktop.games.reich.state.state import ReichState


def blank_state(world: World) -> ReichState:
    """10.1 The map with the scenario's markers; all cards still undealt."""
    state = ReichState(world=world)
    start = world.scenario.start
    state.control = dict(world.start_control)
    for side, areas in sorted(world.scenario.board.forts.items()):
        state.forts.update(dict.fromkeys(areas, side))
    for side, zones in sorted(world.scenario.board.fleets.items()):
        for zone in zones:
            state.fleets[zone] = sorted([*state.fleets.get(zone, []), side])
    state.hand_size = dict(world.start_hand)
    state.year = dict.fromkeys(SIDES, world.start_year)
    state.big_push = {side: start.big_push.get(side, "") for side in SIDES}  # type: ignore[call-overload]
    state.pact, state.italy_surrendered = start.pact, start.italy_surrendered
    state.vichy = "neutral" if start.vichy_neutral else "over"
    state.exchanged = world.start_year >= world.exchange_year
    state.decks = {side: list(world.deck[side]) for side in SIDES}
    state.malls = {mall: list(cards) for mall, cards in world.mall_cards.items()}
    return state
