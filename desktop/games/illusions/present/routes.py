"""Where a piece may be carried and the way it would take: the parts that are this game's own."""

from __future__ import annotations

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.data.world import World
from desktop.games.illusions.rules.movement.move_stack import MoveStack
from desktop.games.illusions.state.sides import BOXES
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.route_views import RouteViews


class Routes(RouteViews[IllusionsState]):
    """Answers drags and clicks."""

    world: World
    BOXES = BOXES
    MOVE_RULE = "11.1.2"
    END_RULE = "5.0"

    def owns(self, state: IllusionsState, player: str, piece: UnitId) -> bool:
        return state.owner_of(piece) == self.world.side_of_seat[player]

    def way(self, state: IllusionsState, space: SpaceId) -> tuple[tuple[SpaceId, ...], int] | None:
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, MoveStack) or (path := frame.ends(state).get(space)) is None:
            return None
        return tuple(path), frame.left(state) - (len(path) - 1)

    def is_hostile(self, state: IllusionsState, space: SpaceId) -> bool:
        return state.control.get(space) != state.active
