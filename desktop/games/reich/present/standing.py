"""How victory stands: the levels of the last year, by hand sizes or by the home centres that the Axis holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.reich.present.names import Names
from desktop.games.reich.present.war_room import WarRoom
from desktop.games.reich.rules.turn import victory
from desktop.games.reich.state.sides import enemy_of
from desktop.mechanics.briefing import thresholds
from desktop.views.briefing import LevelView, StandingView
from desktop.views.wording import capital, signed

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState


def standing_of(state: ReichState, names: Names, room: WarRoom) -> StandingView:
    """9.0, 10.4 The levels with what they ask for, the reached one marked; then what ends the war before."""
    verdict = state.world.verdict
    reached = victory.level_of(state)
    asked = _differences(state, names) if verdict.kind == "difference" else _decisions(state, names)
    levels = tuple(
        LevelView(capital(names.keyed("level", level.id)), figures, level.winner, level.id == reached.id)
        for level, figures in zip(verdict.levels, asked, strict=True)
    )
    return StandingView(_now(state, names), levels, room.ends(state))


def _now(state: ReichState, names: Names) -> str:
    verdict, sizes = state.world.verdict, state.hand_size
    if verdict.kind != "difference":
        return capital(names.say("briefing.level", level=victory.level_of(state).id))
    return names.say(
        "briefing.difference", whose=verdict.of, sides=enemy_of(verdict.of), n=sizes[verdict.of],
        m=sizes[enemy_of(verdict.of)], text=signed(victory.margin(state)),
    )  # fmt: skip


def _differences(state: ReichState, names: Names) -> tuple[str, ...]:
    """10.4 Between which differences of hand sizes each level lies."""
    return thresholds([level.min for level in state.world.verdict.levels])


def _decisions(state: ReichState, names: Names) -> tuple[str, ...]:
    """9.5 What each level asks for, in words."""
    needed = state.world.tables.decision
    told = {"area": needed.must_hold, "n": needed.count, "areas": tuple(needed.of)}
    return tuple(names.say(f"briefing.decision_{level.min or 0}", **told) for level in state.world.verdict.levels)
