"""The game as the kernel sees it."""

from __future__ import annotations

from desktop.games.reich.data import files
from desktop.games.reich.data.world import load_world
from desktop.games.reich.rules.turn.game import ReichGame
from desktop.games.reich.rules.turn.setup import blank_state
from desktop.games.reich.rules.turn.unseen import unseen_cards
from desktop.games.reich.state import edits, invariants
from desktop.games.reich.state.sides import SIDES
from desktop.mechanics.defining import define

MOMENTS = {
    "reorganise": "6.1", "fortify": "6.2", "fleet": "6.3.1", "big-push": "6.3.2", "seek": "6.4", "attack": "6.5",
    "push": "6.6.1", "barbarossa": "6.7.1", "overlord": "6.7.1", "bonus": "7.9", "blitz": "7.9.2", "power": "6.5.3.1",
    "play": "7.2", "card": "7.3", "use": "7.5", "choose": "4.1.3", "reroll": "7.6", "roll": "7.6", "discard": "4.1.4",
    "option": "6.1", "lift": "3.0", "keep": "6.7.4.1", "return": "5.4", "turn": "6.4.2", "exchange": "10.4.3",
    "done": "5.2",
}  # fmt: skip
"""By verb: the rule that says when it is done."""

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
    moments=MOMENTS,
)
