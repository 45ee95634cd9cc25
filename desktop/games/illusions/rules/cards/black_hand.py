"""CP-22 The Black Hand."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.frame import Frame
from desktop.games.illusions import verbs
from desktop.games.illusions.data.schema_conditions import OwnCondition
from desktop.games.illusions.data.schema_effects import Vp
from desktop.games.illusions.rules.cards import event_options, registry
from desktop.games.illusions.rules.cards.event_choices import ChooseOption
from desktop.games.illusions.rules.cards.registry import Pick, Play
from desktop.games.illusions.state.sides import SB
from desktop.games.illusions.state.state import COLLAPSED, IllusionsState

CARD = "CP-22"


def why_not_strike(state: IllusionsState) -> Refusal | None:
    """9.7.1a Somebody must be there to be struck."""
    open_now = any(map(event_options.can_do, victims(state)))
    return None if open_now else Refusal.of("9.7.1", "event.no_option", card=CARD)


@registry.event(CARD, why_not=why_not_strike)
def black_hand(state: IllusionsState, play: Play) -> Frame:
    """CP-22 The CP player picks one of the victims."""
    return ChooseOption(side=play.side, card=play.card, number=play.number)


@registry.condition(CARD, "not_collapsed")
def has_serbia_not_collapsed(state: IllusionsState, asked: OwnCondition) -> bool:
    """CP-22 Serbia has not collapsed."""
    return state.nations[SB] != COLLAPSED


@registry.options(CARD)
def victims(state: IllusionsState) -> list[Pick | Vp]:
    """CP-22 One SB SCU on the map goes to the Replaceable box; or one full-strength SB LCU on the map is reduced; or
    one reduced SB LCU on the map goes to the Replaceable box without a replacing SCU."""
    found = event_options.on_map(state, (SB,))
    large = [unit for unit in found if state.world.units[unit].lcu]
    reduced = [unit for unit in large if state.units[unit].reduced]
    return [
        Pick(verbs.LOSE, [unit for unit in found if unit not in large]),
        Pick(verbs.FLIP, [unit for unit in large if unit not in reduced]),
        Pick(verbs.LOSE, reduced),
    ]
