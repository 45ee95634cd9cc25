"""9.7.1 Events of single cards that need no procedure of their own."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import CardId
from desktop.games.illusions.rules.cards import play_options
from desktop.games.illusions.rules.cards.conditions import GREECE_PENDING, KING_CONSTANTINE
from desktop.games.illusions.rules.cards.effects import WON
from desktop.games.illusions.rules.cards.registry import Play, closing, event
from desktop.games.illusions.rules.nations.neutral_entry import NeutralEntry
from desktop.games.illusions.rules.redeployment.redeploy import Redeploy
from desktop.games.illusions.state.sides import AP_A, BU, CENTRAL, GR, MN, RO, RU, SB, TU
from desktop.games.illusions.state.state import IllusionsState

SENT = (RU, AP_A)
"""AP-10 Classes of which points are sent."""
GREECE = CardId("AP-40")
BALKANS = (SB, MN, RO, BU)
"""CP-35 Nations whose VP spaces bring Greece in."""
RIOTS, SUPPRESSED = "riots", "suppressed"
"""23.4.1a, 23.4.3a Places of its own on the Revolution Track."""


@event("AP-10")
def kitchener(state: IllusionsState, play: Play) -> None:
    """AP-10 Record 1 RU RP and 1 AP-A RP now."""
    for pool in SENT:
        if play_options.may_record(state, pool):
            state.record_rp(pool, play.value * state.world.limits.half_points, play.card)


@event(GREECE)
def greece(state: IllusionsState, play: Play) -> None:
    """AP-40 Greece joins the AP unless the CP plays KING CONSTANTINE (CP-35) in the very next CP action (26.3.2a)."""
    state.set_flag(GREECE_PENDING)


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


@event("CP-16")
def hoffmann(state: IllusionsState, play: Play) -> None:
    """CP-16 The CP player sees the AP hand."""
    state.see_hand(play.side)


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


@event("CP-37")
def enver_falkenhayn_summit(state: IllusionsState, play: Play) -> Frame:
    """CP-37 Up to 8 SR points at once for TU units only, by land (13.1-13.2, LCU 3, others 1); not counted as an SR
    play."""
    return Redeploy(side=play.side, points=play.value, nation=TU, by_sea=False)


@event("CP-43")
def unrestricted_submarine_warfare(state: IllusionsState, play: Play) -> None:
    """CP-43 Landing markers not yet placed leave the game; those on the map stay and may be used."""
    state.lose_landings()


@event("CP-49")
def russian_food_riots(state: IllusionsState, play: Play) -> None:
    """CP-49 Put its marker on the Russian Revolution Track. RUSSIAN REVOLUTION (CP-50) becomes playable."""
    state.set_flag("food_riots")
    if not state.revolution:
        state.set_revolution(RIOTS)


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
