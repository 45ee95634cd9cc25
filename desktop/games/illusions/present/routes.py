"""Where a piece may be carried and the way it would take: the parts that are this game's own."""

from __future__ import annotations

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.data.world import World
from desktop.games.illusions.rules.movement.move_stack import MoveStack
from desktop.games.illusions.rules.redeployment import sr_options
from desktop.games.illusions.rules.redeployment.redeploy import Redeploy
from desktop.games.illusions.rules.reinforcement import replacement_options
from desktop.games.illusions.rules.reinforcement.replacement import Replacement
from desktop.games.illusions.state.sides import BOXES
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.route_views import RouteViews
from desktop.views.table import PathItem


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

    def price(self, state: IllusionsState, piece: UnitId) -> tuple[tuple[PathItem, ...], str]:
        """9.5.2 A redeployment takes points of its card, 16.2 a rebuilt unit replacement points, wherever it goes."""
        match state.stack[-1] if state.stack else None:
            case Redeploy() as frame if frame.unit:
                cost = sr_options.cost(state, frame.unit)
                return (PathItem(self.names.say("route.sr"), str(cost), "9.5.2"),), str(frame.left - cost)
            case Replacement() as frame if frame.unit:
                cost = replacement_options.rebuild_cost(state, frame.unit, frame.strength)
                points = replacement_options.points(state, frame.pool)
                return self.paid("route.rebuilt", cost, points, "16.2")
        return (), ""

    def is_hostile(self, state: IllusionsState, space: SpaceId) -> bool:
        return state.control.get(space) != state.active
