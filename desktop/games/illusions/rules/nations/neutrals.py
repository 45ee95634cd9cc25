"""26.0 Neutral nations: how they join, what their ally gains, and how Greece is brought in."""

from __future__ import annotations

from desktop.engine.ids import CardId
from desktop.games.illusions.data.schema_tables import BreachRoll
from desktop.games.illusions.rules.cards.conditions import GREECE_PENDING, KING_CONSTANTINE
from desktop.games.illusions.rules.cards.play_options import EVENT
from desktop.games.illusions.rules.map import control
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, GR, NEUTRAL, enemy_of
from desktop.games.illusions.state.state import IllusionsState

CAUSE = "entry"


def join(state: IllusionsState, nation: str, side: str) -> None:
    """26.0 A neutral joins: what nobody controls becomes its ally's, who scores its VP spaces.

    26.3.1f-g A Greek VP space that either side already controls does not count.
    """
    world = state.world
    state.join_war(nation, side)
    for place in world.in_nation[nation]:
        if state.control[place] != NEUTRAL:
            continue
        control.hand_over(state, place, side, CAUSE)
        if place in world.is_vp:
            state.score(CAUSE, world.vp_items[f"entry_space_{side}"], space=place, nation=nation)
        if state.trench_side.get(place) == NEUTRAL:
            state.place_trench(place, side, state.trenches[place], CAUSE)


# -- Greece --------------------------------------------------------------------------------------------
def breach(state: IllusionsState, side: str, rule: BreachRoll) -> None:
    """26.3.1d.3-4 Control and VP have been settled; the die may bring Greece in on the other side."""
    die = state.roll("breach", side, state.world.limits.die_faces)
    if die in rule.joins_on and not state.is_at_war(GR):
        join(state, GR, enemy_of(side))


def attacked(state: IllusionsState, side: str) -> None:
    """26.3.1e, 11.1.5c Who attacks neutral Greek units brings Greece in on the other side at once."""
    if not state.is_at_war(GR):
        join(state, GR, enemy_of(side))


def before_action(state: IllusionsState, side: str, card: CardId, use: str) -> None:
    """26.3.2a Greece joins the AP before the next CP action is carried out, unless that counters it (9.7.2d)."""
    if side != CENTRAL or not state.flag(GREECE_PENDING):
        return
    if use == EVENT and card == KING_CONSTANTINE:
        return
    state.set_flag(GREECE_PENDING, 0)
    if not state.is_at_war(GR):
        join(state, GR, ALLIED)
