"""How victory stands: the levels by the margin of points, and who scores each place now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.battles.present.names import Names, spelt
from desktop.games.battles.rules.turn import victory
from desktop.mechanics.briefing import levels_reason, thresholds
from desktop.views.briefing import LevelView, StandingView
from desktop.views.war_room import WarRoomRow
from desktop.views.wording import capital, signed

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState

NOBODY = "draw"


def standing_of(state: BattleState, names: Names) -> StandingView:
    """J.victory, B.victory The account as it would be if the game ended now."""
    rules, items = state.world.scenario.victory, victory.account(state)
    ending = victory.ending(state, items)
    figures = thresholds([level.min for level in rules.levels])
    levels = tuple(
        LevelView(
            capital(names.level(level.id)),
            text,
            "" if level.winner == NOBODY else level.winner,
            level.id == ending.level,
        )
        for level, text in zip(rules.levels, figures, strict=True)
    )
    now = capital(names.say("briefing.now", side=rules.margin_of, text=signed(ending.margin)))
    return StandingView(now, levels, _rows(state, names, items), levels_reason(state.world.scenario))


def _rows(state: BattleState, names: Names, items: list[victory.VpItem]) -> tuple[WarRoomRow, ...]:
    """Each place and unit that scores, and for whom; places of one worth and owner together, the dearest first."""
    together: dict[tuple[int, str], list[victory.VpItem]] = {}
    for item in sorted(items, key=lambda item: -item.vp):
        together.setdefault((item.vp, item.side), []).append(item)
    rule = victory.rule_of(state.world)
    return tuple(
        WarRoomRow(
            capital(names.say("briefing.places", side=side, text=", ".join(_name(names, item) for item in found))),
            names.say("briefing.each" if len(found) > 1 else "briefing.worth", n=vp),
            rule=rule,
            side=side,
            spaces=tuple(hex_id for item in found for hex_id in item.hexes),
        )
        for (vp, side), found in together.items()
    )


def _name(names: Names, item: victory.VpItem) -> str:
    return names.unit(item.unit) if item.unit else spelt(item.name)
