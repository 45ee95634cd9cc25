"""The game as the kernel sees it."""

from __future__ import annotations

from desktop.engine.decision import Message
from desktop.engine.definition import Outcome, Searched
from desktop.games.battles.data.files import READER
from desktop.games.battles.data.world import SIDES, load_world
from desktop.games.battles.rules.turn.game import Battle
from desktop.games.battles.state import edits, invariants
from desktop.games.battles.state.setup import blank_state
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.verbs import LANGUAGE
from desktop.mechanics.defining import define


def _outcome(state: BattleState) -> Outcome | None:
    if not state.level:
        return None
    side = state.world.scenario.victory.margin_of
    reason = Message.of("victory.reason", level=state.level, side=side, n=state.margin)
    return Outcome(state.winner, state.level, reason)


PASSES = {
    "declare.free": "done",
    "air.defend": "done",
    "air.attack": "done",
    "combat.assault_or_normal": "normal",
    "combat.attack_artillery": "done",
    "combat.defence_artillery": "done",
    "combat.retreat_or_stand": "stand",
    "combat.roll": "roll",
    "barrage.roll": "roll",
}
"""How a side fights on with what it has: what is declared, then the fight if there is one alone; the die comes last."""

MOVES = frozenset({"move.pick", "move.enter"})
SMALL = frozenset({"pindoque"})
"""Battles of so few units that plans for a whole phase can be tried."""
NEXT = 3
"""Phases of others that a trial goes on for: to the end of the enemy's next turn, where a position tells more than the
one die by which a battle that is thought through to its end is won or lost."""
SEARCHED = Searched(MOVES, NEXT, firsts=1, noisy=24, kept=24, stages=((4, 8), (6, 4), (10, 1)), scenarios=SMALL)
GLANCED = Searched(MOVES, NEXT, firsts=1, noisy=10, kept=10, stages=((3, 4), (5, 1)), scenarios=SMALL)

DEFINITION = define(
    READER,
    title="Battles of the Spanish Civil War: Brunete and Jarama",
    rules_version=2,
    sides=SIDES,
    load_world=load_world,
    blank_state=blank_state,
    first_frame=Battle,
    faults=invariants.faults,
    edit=edits.apply_edit,
    names="Battles",
    outcome=_outcome,
    passes=PASSES,
    language=LANGUAGE,
    searched=SEARCHED,
    glanced=GLANCED,
)
