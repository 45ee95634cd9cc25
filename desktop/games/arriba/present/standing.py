"""How victory stands: the two political levels, and how long the Government must still last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.arriba.present.names import Names
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state.sides import GOVERNMENT, SIDES, enemy_of
from desktop.views.briefing import StandingView
from desktop.views.war_room import WarRoomRow
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.arriba.state.state import ArribaState


def standing_of(state: ArribaState, names: Names) -> StandingView:
    """13 A level at 0 loses at once; the Government wins when the last turn is over."""
    levels = [names.say("briefing.level", side=side, n=state.level[side]) for side in SIDES]
    return StandingView(" · ".join(levels), conditions=tuple(_conditions(state, names)))


def _conditions(state: ArribaState, names: Names) -> Iterator[WarRoomRow]:
    last = state.world.last_turn
    for side in SIDES:
        text = capital(names.say("briefing.collapse", sides=side, whose=enemy_of(side)))
        near = "warning" if politics.is_low(state, side) else "far"
        yield WarRoomRow(text, str(state.level[side]), near, "5", enemy_of(side))
    text = names.say("briefing.survival", n=last)
    yield WarRoomRow(text, f"{state.turn} / {last}", "far", "13", GOVERNMENT)
