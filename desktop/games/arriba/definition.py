"""The game as the kernel sees it."""

from __future__ import annotations

from desktop.engine.decision import Message
from desktop.engine.definition import Outcome, Searched
from desktop.games.arriba.data.files import READER
from desktop.games.arriba.data.readings import AirLosses, CapScope, EventsOnTurn1, MoroccoCounts, PriorityCadre
from desktop.games.arriba.data.world import load_world
from desktop.games.arriba.rules.turn.game import ArribaGame
from desktop.games.arriba.state import edits, invariants
from desktop.games.arriba.state.example_names import named
from desktop.games.arriba.state.setup import blank_state
from desktop.games.arriba.state.sides import GOVERNMENT, REBEL, SEATS, SIDES
from desktop.games.arriba.state.state import ArribaState
from desktop.games.arriba.verbs import LANGUAGE
from desktop.mechanics.defining import define
from desktop.mechanics.readings import options_of


def _outcome(state: ArribaState) -> Outcome | None:
    if not state.over:
        return None
    reason = Message.of(f"victory.{state.reason}", turn=state.turn, credit=" ".join(state.credit))
    return Outcome(state.winner, state.end_level, reason)


FORMER = {
    2: options_of(
        EventsOnTurn1.OFF,
        PriorityCadre.SHIFTED,
        AirLosses.FLOWN,
        CapScope.EACH,
        MoroccoCounts.OFF,
    ),
}
"""Readings that were the default, or the only ones, before a version of the rules."""

PASSES = {"combat.air": "air 0", "combat.armour": "armour 0", "combat.artillery": "artillery 0"}
"""9 How a side fights on without the asset points it could commit."""

SEARCHED = Searched(
    frozenset({"move.choose", "move.group"}), replies=4, firsts=1, noisy=8, kept=8, stages=((3, 3), (6, 1))
)
"""8 Where all groups march is chosen by plans for the whole phase, looked at after the enemy's next move."""

DEFINITION = define(
    READER,
    title="¡Arriba España!",
    rules_version=2,
    sides=SIDES,
    seats=SEATS,
    load_world=load_world,
    blank_state=blank_state,
    first_frame=ArribaGame,
    faults=invariants.faults,
    edit=edits.apply_edit,
    names="Arriba",
    outcome=_outcome,
    language=LANGUAGE,
    former=FORMER,
    passes=PASSES,
    searched=SEARCHED,
    named=named,
    opponents={**dict.fromkeys(SEATS, REBEL), REBEL: GOVERNMENT},
)
