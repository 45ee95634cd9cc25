"""Where a piece may be carried and the way it would take: the parts that are this game's own."""

from __future__ import annotations

from desktop.games.crusade.rules.movement.move_stack import MoveStack
from desktop.games.crusade.state.sides import BOXES
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.route_views import RouteViews


class Routes(RouteViews[CrusadeState]):
    """Answers drags and clicks."""

    BOXES = BOXES
    MOVE_RULE = "10.1.3"
    END_RULE = "5.0"

    def way(self, state: CrusadeState, space: str) -> tuple[tuple[str, ...], int] | None:
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, MoveStack) or (path := frame.ends(state).get(space)) is None:
            return None
        return tuple(path), frame.going(state).left - (len(path) - 1)

    def is_hostile(self, state: CrusadeState, space: str) -> bool:
        return space in state.enemy_at_start
