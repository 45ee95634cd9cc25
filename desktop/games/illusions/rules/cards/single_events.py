"""9.7.1 Events of single cards that need no procedure of their own, and what only one card asks."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.illusions.data.schema_conditions import OwnCondition
from desktop.games.illusions.rules.cards import event_options, play_options
from desktop.games.illusions.rules.cards.conditions import GREECE_PENDING, KING_CONSTANTINE, RIOTS, STAGES, SUPPRESSED
from desktop.games.illusions.rules.cards.effects import WON
from desktop.games.illusions.rules.cards.registry import Play, closing, condition, event
from desktop.games.illusions.rules.map import stacking
from desktop.games.illusions.rules.nations.neutral_entry import NeutralEntry
from desktop.games.illusions.rules.redeployment.redeploy import Redeploy
from desktop.games.illusions.state.sides import ALLIED, AP_A, BU, CENTRAL, GR, MN, NEUTRAL, RO, RU, SB, TU
from desktop.games.illusions.state.state import COLLAPSED, IllusionsState

SENT = (RU, AP_A)
"""AP-10 Classes of which points are sent."""
GREECE = CardId("AP-40")
BALKANS = (SB, MN, RO, BU)
"""CP-35 Nations whose VP spaces bring Greece in."""
SALONIKA = SpaceId("salonika")
LIMITED = "limited"


@event("AP-10")
def kitchener(state: IllusionsState, play: Play) -> None:
    """AP-10 Record 1 RU RP and 1 AP-A RP now."""
    for pool in SENT:
        if play_options.may_record(state, pool):
            state.record_rp(pool, play.value * state.world.limits.half_points, play.card)


@condition("AP-18", "space_open")
def is_salonika_open(state: IllusionsState, asked: OwnCondition) -> bool:
    """AP-18 Salonika is empty or holds AP units alone, with room."""
    stack = state.at(SALONIKA)
    own = state.units_of(ALLIED, SALONIKA)
    return len(stack) == len(own) and stacking.room(state, SALONIKA) > 0


@condition("AP-18", "nation_on")
def is_greece_no_enemy(state: IllusionsState, asked: OwnCondition) -> bool:
    """AP-18 Greece is neutral or at war beside the AP."""
    return state.side_of_nation(GR) in ("", NEUTRAL, ALLIED)


@condition("AP-32", "collapsed")
def has_serbia_collapsed(state: IllusionsState, asked: OwnCondition) -> bool:
    """AP-32 Serbia has collapsed."""
    return state.nations[SB] == COLLAPSED


@event(GREECE)
def greece(state: IllusionsState, play: Play) -> None:
    """AP-40 Greece joins the AP unless the CP plays KING CONSTANTINE (CP-35) in the very next CP action (26.3.2a)."""
    state.set_flag(GREECE_PENDING)


@condition("AP-50", "no_uprising")
def is_russia_quiet(state: IllusionsState, asked: OwnCondition) -> bool:
    """AP-50 There is no Russian uprising unit on the map."""
    return not _uprisings(state)


def _uprisings(state: IllusionsState) -> list[UnitId]:
    """23.3 Russian uprising units on the map."""
    return [unit for unit in state.world.of_type[f"{RU}_uprising"] if state.on_map(unit)]


@event("AP-50")
def long_live_the_tsar(state: IllusionsState, play: Play) -> None:
    """AP-50 Put its marker on the Russian Revolution Track and take the Revolution marker off: the Revolution is
    suppressed."""
    state.set_revolution(SUPPRESSED)


@closing("AP-54")
def kerensky_offensive(state: IllusionsState, card: CardId) -> None:
    """AP-54 If at the end of the action no such attack has been won (also if none was made), NOVEMBER COUP (CP-52)
    needs no revolution stage."""
    if not state.effects.get(f"{WON}{card}"):
        state.set_flag("kerensky_failed")


@event("AP-55")
def treaty_of_brest_litovsk(state: IllusionsState, play: Play) -> None:
    """AP-55 Put its marker on the Turn Track two spaces ahead (28.0b)."""
    state.sign_treaty(state.turn + play.value)


@condition("CP-04", "commitment_max")
def is_commitment_limited(state: IllusionsState, asked: OwnCondition) -> bool:
    """CP-04 The CP are not beyond Limited War."""
    order = state.world.commitment_order
    return order.index(state.commitment[CENTRAL]) <= order.index(LIMITED)


@event("CP-16")
def hoffmann(state: IllusionsState, play: Play) -> None:
    """CP-16 The CP player sees the AP hand."""
    state.see_hand(play.side)


@condition(KING_CONSTANTINE, "previous_action")
def is_greece_pending(state: IllusionsState, asked: OwnCondition) -> bool:
    """CP-35 GREECE (AP-40), as an event, was the AP action just before."""
    return bool(state.flag(GREECE_PENDING))


@event(KING_CONSTANTINE)
def king_constantine(state: IllusionsState, play: Play) -> None:
    """CP-35 (a) Right after GREECE (AP-40): Greece stays neutral and AP-40 goes to the AP discard pile."""
    if state.flag(GREECE_PENDING):
        state.set_flag(GREECE_PENDING, 0)
        state.take_back(GREECE)


@event(KING_CONSTANTINE, "join")
def greece_joins_the_central_powers(state: IllusionsState, play: Play) -> Frame | None:
    """CP-35 (b) If all VP spaces of Serbia with Montenegro, Romania and Bulgaria are CP-controlled: Greece joins the
    CP. Removed from the game only when this happens."""
    spaces = [space for nation in BALKANS for space in state.world.vp_of[nation]]
    if not all(state.controls(CENTRAL, space) for space in spaces):
        return None
    state.take_out()
    return NeutralEntry(nation=GR, side=CENTRAL, card=play.card)


@condition("CP-37", "line")
def is_line_open(state: IllusionsState, asked: OwnCondition) -> bool:
    """CP-37 A chain of places under CP control joins Berlin and Constantinople."""
    return event_options.is_berlin_joined(state)


@event("CP-37")
def enver_falkenhayn_summit(state: IllusionsState, play: Play) -> Frame:
    """CP-37 Up to 8 SR points at once for TU units only, by land (13.1-13.2, LCU 3, others 1); not counted as an SR
    play."""
    return Redeploy(side=play.side, points=play.value, nation=TU, by_sea=False)


@event("CP-43")
def unrestricted_submarine_warfare(state: IllusionsState, play: Play) -> None:
    """CP-43 Landing markers not yet placed leave the game; those on the map stay and may be used."""
    state.lose_landings()


@condition("CP-47", "combined_min")
def is_war_long(state: IllusionsState, asked: OwnCondition) -> bool:
    """CP-47 The combined War Status is so high."""
    return state.combined >= asked.value


@event("CP-49")
def russian_food_riots(state: IllusionsState, play: Play) -> None:
    """CP-49 Put its marker on the Russian Revolution Track. RUSSIAN REVOLUTION (CP-50) becomes playable."""
    state.set_flag("food_riots")
    if not state.revolution:
        state.set_revolution(RIOTS)


@condition("CP-50", "uprising_in")
def is_russia_in_uproar(state: IllusionsState, asked: OwnCondition) -> bool:
    """CP-50 A Russian uprising unit stands in Russia."""
    return any(state.world.nation_of[state.place_of(unit)] == RU for unit in _uprisings(state))


@event("CP-50")
def russian_revolution(state: IllusionsState, play: Play) -> None:
    """CP-50 Put the Revolution marker on the Turn Track one space ahead."""
    state.set_revolution(state.revolution, state.turn + play.value)


@event("CP-51")
def fall_of_the_tsar(state: IllusionsState, play: Play) -> None:
    """CP-51 If the Revolution is suppressed (AP-50), put the Revolution marker on the Turn Track one space ahead: it
    resumes from the red space."""
    if state.revolution == SUPPRESSED:
        state.set_revolution(state.revolution, state.turn + play.value)


@condition("CP-52", "stage_min")
def has_revolution_come_far(state: IllusionsState, asked: OwnCondition) -> bool:
    """CP-52 The Revolution has reached the stage."""
    return state.revolution in STAGES and STAGES.index(state.revolution) >= asked.value


@condition("CP-55", "treaty")
def is_treaty_in_force(state: IllusionsState, asked: OwnCondition) -> bool:
    """28.0c The Treaty of Brest-Litovsk has come into force."""
    return state.treaty
