"""9.0, 4.4 Which strategy cards a seat cannot see; partners see each other's hands."""

from __future__ import annotations

from desktop.engine.unseen import Pool
from desktop.games.illusions.rules.turn.action_round import ActionRound
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg import unseen


def unseen_cards(state: IllusionsState, seat: str) -> tuple[Pool, ...]:
    """4.4.1.10 While a partner is asked for his card, it is in his hand."""
    asked = [frame.card for frame in state.stack if isinstance(frame, ActionRound) and frame.step == "consent"]
    return unseen.unseen_cards(state, seat, asked)
