"""13 Who has won, and 15.2 who has the chief credit for it."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.arriba.state.army_state import ASSETS
from desktop.games.arriba.state.sides import GOVERNMENT, SIDES, enemy_of
from desktop.games.arriba.state.state import ArribaState

COLLAPSE, SURVIVAL = "collapse", "survival"


def check_collapse(state: ArribaState, sums: Mapping[str, int]) -> None:
    """5, 13 A side at 0 loses; of two the one with the lower sum, with equal sums the Government wins."""
    fallen = [side for side in SIDES if side in sums and sums[side] <= 0]
    if not fallen:
        return
    loser = fallen[0]
    if len(fallen) == len(SIDES):
        loser = GOVERNMENT if sums[GOVERNMENT] < sums[enemy_of(GOVERNMENT)] else enemy_of(GOVERNMENT)
    winner = enemy_of(loser)
    state.end_game(winner, COLLAPSE, f"collapse_{loser}", credit(state) if winner == GOVERNMENT else [])


def survive(state: ArribaState) -> None:
    """13 The Government has not collapsed by the end."""
    state.end_game(GOVERNMENT, SURVIVAL, SURVIVAL, credit(state))


def cities_of_partners(state: ArribaState) -> dict[str, int]:
    """15.2 Cities in which each partner has units; of a mixed group the majority counts, on a tie nobody."""
    world = state.world
    counts = dict.fromkeys(world.seats_of[GOVERNMENT], 0)
    for key in state.in_city.values():
        group = state.groups[key]
        if group.side != GOVERNMENT:
            continue
        units = dict.fromkeys(counts, 0)
        for member in group.members:
            if state.pieces[member].kind not in ASSETS:
                units[world.seat_of[state.pieces[member].faction]] += 1
        most = max(units.values())
        best = [seat for seat, number in units.items() if number == most]
        if most and len(best) == 1:
            counts[best[0]] += 1
    return counts


def credit(state: ArribaState) -> list[str]:
    """15.2 The partners who hold most cities; nobody in a game of two players."""
    if not state.world.shared:
        return []
    counts = cities_of_partners(state)
    most = max(counts.values())
    return [seat for seat, number in counts.items() if number == most]
