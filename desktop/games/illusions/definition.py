"""The game as the kernel sees it."""

from __future__ import annotations

from desktop.games.illusions.data import files
from desktop.games.illusions.data.world import load_world
from desktop.games.illusions.rules.turn.game import IllusionsGame
from desktop.games.illusions.rules.turn.unseen import unseen_cards
from desktop.games.illusions.state import edits, invariants
from desktop.games.illusions.state.setup import blank_state
from desktop.games.illusions.state.sides import OPPONENT, PARTNERS, SEATS, SIDES
from desktop.mechanics.cdg.example_names import named
from desktop.mechanics.defining import define

MOMENTS = {
    "play": "8.2", "one-ops": "8.2", "uprise": "23.3.1", "agree": "4.4.1", "decline": "9.7.1", "accept":
    "9.7.1", "mark": "9.4.4", "group": "18.1.1", "unmark": "9.4.4", "marked": "9.4.4", "pick": "11.1.1",
    "build": "19.2", "assemble": "22.3", "disassemble": "22.4", "moved": "9.4.4", "to": "11.1.2", "stop":
    "11.1.1", "target": "12.1", "with": "12.1", "without": "12.1", "attack": "12.1", "no-more": "12.1",
    "defend": "18.3.1", "no-hq": "27.0", "flank": "21.0", "no-flank": "21.0", "card": "9.8", "no-card": "9.8",
    "withdraw": "12.2", "march": "12.2", "lose": "12.6.2", "bring": "12.6.4", "halt": "12.7.4", "stay":
    "12.7.4", "retreat": "12.7.1", "advance": "12.8.1", "replace": "16.1", "rebuild": "16.1", "convert": "16.7",
    "record": "25.4", "done": "9.3", "discard": "6.0", "keep": "6.0", "open": "4.2", "none": "23.3.1",
    "declare": "26.6.2", "hold": "26.6.2", "lead": "4.4.1", "yield": "4.4.1", "option": "9.7.1", "fort":
    "9.7.1", "give": "9.7.1", "flip": "9.7.1", "repair": "9.7.1", "enter": "9.7.1", "order": "9.7.1",
}  # fmt: skip
"""By kind of action: the rule that says when it is done; the words are `moment.<kind>`."""
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
    moments=MOMENTS,
    named=named,
    opponents={seat: OPPONENT[side] for side in SIDES for seat in (side, *PARTNERS[side])},
)
