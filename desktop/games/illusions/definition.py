"""The game as the kernel sees it."""

from __future__ import annotations

from desktop.games.illusions import edits, files, invariants
from desktop.games.illusions.procedures.game import IllusionsGame
from desktop.games.illusions.setup import blank_state
from desktop.games.illusions.sides import OPPONENT, PARTNERS, SEATS, SIDES
from desktop.games.illusions.unseen import unseen_cards
from desktop.games.illusions.world import load_world
from desktop.mechanics.defining import define

DEFINITION = define(
    files,
    title="Illusions of Glory",
    rules_version=3,
    sides=SIDES,
    seats=SEATS,
    load_world=load_world,
    blank_state=blank_state,
    first_frame=IllusionsGame,
    faults=invariants.faults,
    edit=edits.apply_edit,
    names="Illusions",
    unseen=unseen_cards,
    opponents={seat: OPPONENT[side] for side in SIDES for seat in (side, *PARTNERS[side])},
)
