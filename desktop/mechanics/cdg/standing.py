"""How victory stands where points decide: the levels with their bounds, and what else ends the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.data.schema_base import ScenarioHead
from desktop.mechanics.briefing import bounds, levels_reason
from desktop.mechanics.cdg.protocols import CdgLevel
from desktop.mechanics.cdg.victory import level_at
from desktop.views.briefing import LevelView, StandingView
from desktop.views.naming import Naming
from desktop.views.war_room import WarRoomRow
from desktop.views.wording import capital


def standing_by_points(
    names: Naming, record: ScenarioHead, levels: Sequence[CdgLevel], points: int, conditions: Iterable[WarRoomRow]
) -> StandingView:
    """Victory by points within bounds, the level that is reached marked; `briefing.now` says what the points are."""
    reached = level_at(levels, points).id
    found = tuple(
        LevelView(
            capital(names.keyed("level", level.id)),
            bounds(level.least, level.most),
            level.winner or "",
            level.id == reached,
        )
        for level in levels
    )
    return StandingView(names.say("briefing.now", n=points), found, tuple(conditions), levels_reason(record))
