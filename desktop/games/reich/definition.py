"""The game as the kernel sees it."""

from __future__ import annotations

from desktop.games.reich import edits, files, invariants
from desktop.games.reich.procedures.game import ReichGame
from desktop.games.reich.procedures.setup import blank_state
from desktop.games.reich.sides import SIDES
from desktop.games.reich.unseen import unseen_cards
from desktop.games.reich.world import load_world
from desktop.mechanics.defining import define

DEFINITION = define(
    files,
    title="Hitler's Reich",
    rules_version=2,
    sides=SIDES,
    load_world=load_world,
    blank_state=blank_state,
    first_frame=ReichGame,
    faults=invariants.faults,
    edit=edits.apply_edit,
    names="Reich",
    unseen=unseen_cards,
)
