"""Why one of several things that could be chosen cannot: what is common to all procedures."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.engine.action import Action
from desktop.engine.decision import Refusal
from desktop.engine.ids import UnitId
from desktop.games.arriba.state.forces import sort_of
from desktop.games.arriba.state.state import ArribaState


def why_not_piece(state: ArribaState, piece: UnitId, offered: Iterable[UnitId], refusal: Refusal) -> Refusal | None:
    """2 One piece of each sort is offered; of the others the like may be chosen, and for the rest there is a reason."""
    if piece not in state.pieces:
        return Refusal.of("2", "piece.gone")
    found = list(offered)
    if piece in found:
        return None
    alike = any(sort_of(state, piece) == sort_of(state, other) for other in found if other in state.pieces)
    return Refusal.of("2", "piece.alike") if alike else refusal


def why_not_number(action: Action, most: int) -> Refusal | None:
    """9, 15.2 A number from none to the most there can be."""
    number = action.args[-1] if action.args else ""
    if number.isdecimal() and int(number) <= most:
        return None
    return Refusal.of("9", "combat.at_most", n=most)
