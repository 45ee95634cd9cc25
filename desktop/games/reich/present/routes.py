"""Where a disc, a fleet or a fort may be carried, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Refusal
from desktop.engine.ids import SpaceId
from desktop.games.reich import verbs
from desktop.games.reich.data.world import POWERS
from desktop.games.reich.present.names import Names
from desktop.games.reich.present.pieces import FLEET, FORT, area_of, control_piece
from desktop.games.reich.present.prices import Prices
from desktop.games.reich.rules.actions.actions import blitz_starts, why_not_fortify
from desktop.games.reich.rules.combat.attack_options import why_not_target
from desktop.games.reich.state.conflict_state import AMPHIBIOUS, LAND, PARATROOP, SEA
from desktop.games.reich.state.sides import SIDES, side_of
from desktop.views.table import RouteView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState


class Routes:
    """Answers drags and clicks."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self._prices = Prices(world, names)

    def route(self, state: ReichState, decision: Decision | None, piece: str, space: SpaceId) -> RouteView | None:
        """An attack drawn from area to area, a marker set down: what it costs and ends; or why it cannot be done."""
        if decision is None or not space:
            return None
        origin = area_of(piece)
        ends = tuple(end for end in (origin, space) if end in self.world.areas)
        refusal = self.why_not(state, decision, piece, space)
        if refusal is not None:
            return RouteView(piece, ends, refusal=capital(self.names.words.message(refusal.reason)), rule=refusal.rule)
        meant = (action for action in self._meant(state, piece, space) if decision.offers(action))
        first = next(meant, None)
        return RouteView(piece, ends, self._prices.of(state, first) if first is not None else ())

    def why_not(self, state: ReichState, decision: Decision | None, piece: str, space: SpaceId) -> Refusal | None:
        """Ask the procedures under way about every action that the gesture could mean."""
        if decision is None:
            return Refusal.of("9.0", "engine.game_over")
        if self._side(state, piece) not in ("", decision.player):
            return Refusal.of(decision.rule, "present.not_yours", side=decision.player)
        meant = self._meant(state, piece, space)
        if any(decision.offers(action) for action in meant):
            return None
        if not space:
            return self._why_not_lifted(state, decision, piece)
        if space not in self.world.areas:
            return Refusal.of(decision.rule, "present.no_area")
        for action in meant:
            for frame in reversed(state.stack):
                if refusal := frame.why_not(state, action):
                    return refusal
        return Refusal.of(decision.rule, "present.not_now")

    def why_not_there(self, state: ReichState, decision: Decision, space: SpaceId) -> Refusal | None:
        """A click where nothing is lit: what bars an attack on the area, from the first own one beside it."""
        if space not in self.world.areas or not any(action.verb == verbs.ATTACK for action in decision.actions):
            return Refusal.of(decision.rule, "present.not_now")
        side = decision.player
        if state.controls(side, space):
            return why_not_fortify(state, side, space)
        if refusal := why_not_target(state, side, space):
            return refusal
        beside = [area for area in self.world.near_land.get(space, ()) if state.controls(side, area)]
        if not beside:
            return Refusal.of("6.5.1", "present.no_neighbour", area=space)
        return self.why_not(state, decision, control_piece(beside[0]), space)

    def _why_not_lifted(self, state: ReichState, decision: Decision, piece: str) -> Refusal | None:
        """Why nothing can be done with a piece: of a disc, what bars the attack on its first enemy neighbour."""
        if any(self._is_of(action, piece) for action in decision.actions):
            return None
        for other in self.world.near_land.get(area_of(piece), ()):
            if side_of(state.control[other]) not in ("", decision.player):
                return self.why_not(state, decision, piece, other)
        return Refusal.of(decision.rule, "present.not_now")

    def _is_of(self, action: Action, piece: str) -> bool:
        """Whether an offered action is about a piece."""
        kind = piece.partition(":")[0]
        if area := area_of(piece):
            return area in action.args
        return action.verb == {FLEET: verbs.FLEET, FORT: verbs.FORTIFY}.get(kind)

    def _side(self, state: ReichState, piece: str) -> str:
        if area := area_of(piece):
            return side_of(state.control.get(area, ""))
        side = piece.split(":")[1] if piece.count(":") > 1 else ""
        return side if side in SIDES else ""

    def _meant(self, state: ReichState, piece: str, space: SpaceId) -> list[Action]:
        """What dropping a piece on an area can mean, the likeliest first."""
        kind = piece.partition(":")[0]
        if kind == FLEET:
            at_sea = [verbs.ATTACK(SEA, power, space) for power in POWERS]
            return [verbs.FLEET(space), verbs.LIFT(space), *at_sea]
        if kind == FORT:
            return [verbs.FORTIFY(space), verbs.LIFT(space)]
        origin = area_of(piece)
        if not origin or not space:
            return []
        if space in self.world.is_sea:
            power = state.control.get(origin, "")
            return [verbs.ATTACK(SEA, power, space)]
        blitz = []
        if origin in blitz_starts(state):
            blitz = [verbs.BLITZ(space), verbs.BLITZ(space, origin)]
        kinds = (AMPHIBIOUS,) if origin in self.world.is_sea else (LAND, PARATROOP)
        attacks = [verbs.ATTACK(each, origin, space) for each in kinds]
        return [*blitz, *attacks, verbs.OVERLORD(origin, space)]
