"""Where a piece may be carried and the way it would take: the parts that are this game's own."""

from __future__ import annotations

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade.rules.movement.move_stack import MoveStack
from desktop.games.crusade.rules.redeployment import sr_options
from desktop.games.crusade.rules.redeployment.redeploy import Redeploy
from desktop.games.crusade.rules.reinforcement import replacement_options
from desktop.games.crusade.rules.reinforcement.replacement import Replacement
from desktop.games.crusade.state.sides import BOXES
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.route_views import RouteViews
from desktop.views.table import PathItem


class Routes(RouteViews[CrusadeState]):
    """Answers drags and clicks."""

    BOXES = BOXES
    MOVE_RULE = "10.1.3"
    END_RULE = "5.0"

    def way(self, state: CrusadeState, space: SpaceId) -> tuple[tuple[SpaceId, ...], int] | None:
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, MoveStack) or (path := frame.ends(state).get(space)) is None:
            return None
        return tuple(path), frame.going(state).left - (len(path) - 1)

    def price(self, state: CrusadeState, piece: UnitId) -> tuple[tuple[PathItem, ...], str]:
        """12.1.2 A redeployment takes points of its card, 14.1.5 a rebuilt corps replacement points."""
        match state.stack[-1] if state.stack else None:
            case Redeploy() as frame if frame.unit:
                return self.paid("route.sr", sr_options.cost(state, frame.unit), frame.left, "12.1.2")
            case Replacement() as frame if frame.unit:
                cost = replacement_options.rebuild_cost(state, frame.unit, frame.strength)
                return self.paid("route.rebuilt", cost, state.rp[frame.pool], "14.1.5")
        return (), ""

    def is_hostile(self, state: CrusadeState, space: str) -> bool:
        return space in state.enemy_at_start
