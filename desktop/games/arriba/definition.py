"""The game as the kernel sees it."""

from __future__ import annotations

from desktop.engine.decision import Message
from desktop.engine.definition import Outcome
from desktop.games.arriba import edits, files, invariants
from desktop.games.arriba.procedures.game import ArribaGame
from desktop.games.arriba.procedures.setup import blank_state
from desktop.games.arriba.sides import GOVERNMENT, REBEL, SEATS, SIDES
from desktop.games.arriba.state import ArribaState
from desktop.games.arriba.world import load_world
from desktop.mechanics.defining import define


def _outcome(state: ArribaState) -> Outcome | None:
    if not state.over:
        return None
    reason = Message.of(f"victory.{state.reason}", turn=state.turn, credit=" ".join(state.credit))
    return Outcome(state.winner, state.end_level, reason)


DEFINITION = define(
    files,
    title="¡Arriba España!",
    rules_version=1,
    sides=SIDES,
    seats=SEATS,
    load_world=load_world,
    blank_state=blank_state,
    first_frame=ArribaGame,
    faults=invariants.faults,
    edit=edits.apply_edit,
    names="Arriba",
    outcome=_outcome,
    opponents={**dict.fromkeys(SEATS, REBEL), REBEL: GOVERNMENT},
)
