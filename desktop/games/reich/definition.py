"""The game as the kernel sees it."""

from __future__ import annotations

from desktop.games.reich import verbs
from desktop.games.reich.data.files import READER
from desktop.games.reich.data.world import load_world
from desktop.games.reich.rules.cards.hands import unseen_cards
from desktop.games.reich.rules.turn.game import ReichGame
from desktop.games.reich.state import edits, invariants
from desktop.games.reich.state.setup import blank_state
from desktop.games.reich.state.sides import SIDES
from desktop.mechanics.defining import decided, define

DEFINITION = define(
    READER,
    title="Hitler's Reich",
    rules_version=2,
    sides=SIDES,
    load_world=load_world,
    blank_state=blank_state,
    first_frame=ReichGame,
    faults=invariants.faults,
    edit=edits.apply_edit,
    outcome=decided,
    names="Reich",
    unseen=unseen_cards,
    private=(
        "hands.discard_loss",
        "hands.discard_action",
        "conflict.card",
        "conflict.open_card",
        "action.reorganise_discard",
        "action.big_push",
        "reshuffle.give",
    ),
    language=verbs.LANGUAGE,
)
