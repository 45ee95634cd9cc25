"""The game as the kernel sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.definition import Searched
from desktop.games.crusade.data.files import READER
from desktop.games.crusade.data.readings import CorpsOfTheLast, MallorcaFromReserve
from desktop.games.crusade.data.world import load_world
from desktop.games.crusade.rules.turn.turn import CrusadeGame
from desktop.games.crusade.state import edits, invariants
from desktop.games.crusade.state.setup import blank_state
from desktop.games.crusade.state.sides import SIDES
from desktop.games.crusade.verbs import LANGUAGE
from desktop.mechanics.cdg.example_names import named
from desktop.mechanics.cdg.unseen import unseen_cards
from desktop.mechanics.defining import decided, define
from desktop.mechanics.readings import options_of

FORMER = {3: options_of(CorpsOfTheLast.SUPPLIED, MallorcaFromReserve.OPEN)}
"""How games begun under earlier rules are played on: what was played before the rulings gave a choice."""

SEARCHED = Searched(frozenset({"round.choose"}))
"""A card and its use are chosen by plans for the whole round; what follows of it belongs to the plan."""

DEFINITION = define(
    READER,
    title="Crusade and Revolution",
    rules_version=3,
    sides=SIDES,
    load_world=load_world,
    blank_state=blank_state,
    first_frame=CrusadeGame,
    faults=invariants.faults,
    edit=edits.apply_edit,
    outcome=decided,
    names="Crusade",
    unseen=unseen_cards,
    private=("round.choose", "combat.cards_attack", "combat.cards_defense", "draw.discard"),
    language=LANGUAGE,
    former=FORMER,
    named=named,
    searched=SEARCHED,
)

if TYPE_CHECKING:  # the state and the world have all that shared code asks of them
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.state.state import CrusadeState
    from desktop.mechanics.cdg.protocols import CdgState, CdgWorld

    _STATE: type[CdgState] = CrusadeState
    _WORLD: type[CdgWorld] = World
