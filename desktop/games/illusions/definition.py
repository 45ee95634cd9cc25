"""The game as the kernel sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.illusions.data.files import READER
from desktop.games.illusions.data.world import load_world
from desktop.games.illusions.rules.turn.action_round import unseen_cards
from desktop.games.illusions.rules.turn.turn import IllusionsGame
from desktop.games.illusions.state import edits, invariants
from desktop.games.illusions.state.setup import blank_state
from desktop.games.illusions.state.sides import OPPONENT, PARTNERS, SEATS, SIDES
from desktop.games.illusions.verbs import LANGUAGE
from desktop.mechanics.cdg.example_names import named
from desktop.mechanics.defining import decided, define

DEFINITION = define(
    READER,
    title="Illusions of Glory",
    rules_version=3,
    sides=SIDES,
    seats=SEATS,
    load_world=load_world,
    blank_state=blank_state,
    first_frame=IllusionsGame,
    faults=invariants.faults,
    edit=edits.apply_edit,
    outcome=decided,
    names="Illusions",
    unseen=unseen_cards,
    private=("round.choose", "combat.cards_attacker", "combat.cards_defender", "draw.discard"),
    language=LANGUAGE,
    named=named,
    opponents={seat: OPPONENT[side] for side in SIDES for seat in (side, *PARTNERS[side])},
)

if TYPE_CHECKING:  # the state and the world have all that shared code asks of them
    from desktop.games.illusions.data.world import World
    from desktop.games.illusions.state.state import IllusionsState
    from desktop.mechanics.cdg.protocols import CdgState, CdgWorld

    _STATE: type[CdgState] = IllusionsState
    _WORLD: type[CdgWorld] = World
