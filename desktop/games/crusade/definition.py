"""The game as the kernel sees it."""

from __future__ import annotations

from desktop.games.crusade import edits, files, invariants
from desktop.games.crusade.moments import MOMENTS
from desktop.games.crusade.procedures.game import CrusadeGame
from desktop.games.crusade.setup import blank_state
from desktop.games.crusade.sides import SIDES
from desktop.games.crusade.world import load_world
from desktop.mechanics.cdg.unseen import unseen_cards
from desktop.mechanics.defining import define

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
    moments=MOMENTS,
)
