"""The game as the kernel sees it."""

from __future__ import annotations

from desktop.games.crusade.data import files
from desktop.games.crusade.data.world import load_world
from desktop.games.crusade.rules.turn.turn import CrusadeGame
from desktop.games.crusade.state import edits, invariants
from desktop.games.crusade.state.setup import blank_state
from desktop.games.crusade.state.sides import SIDES
from desktop.games.crusade.verbs import LANGUAGE
from desktop.mechanics.cdg.example_names import named
from desktop.mechanics.cdg.unseen import unseen_cards
from desktop.mechanics.defining import define

FORMER = {3: {"corps_of_the_last": "supplied", "mallorca_from_reserve": "open"}}
"""How games begun under earlier rules are played on: what was played before the rulings gave a choice."""

DEFINITION = define(
    files,
    title="Crusade and Revolution",
    rules_version=3,
    sides=SIDES,
    load_world=load_world,
    blank_state=blank_state,
    first_frame=CrusadeGame,
    faults=invariants.faults,
    edit=edits.apply_edit,
    names="Crusade",
    unseen=unseen_cards,
    private=("round.choose", "combat.cards_attack", "combat.cards_defense", "draw.discard"),
    language=LANGUAGE,
    former=FORMER,
    named=named,
)
