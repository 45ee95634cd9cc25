"""Where a piece may be carried in a card-driven game, the way it would take, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Refusal
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.engine.verb import AnyVerb
from desktop.mechanics.cdg import verbs
from desktop.mechanics.cdg.advancing import advance_ends
from desktop.mechanics.cdg.protocols import CdgWorld, S
from desktop.mechanics.cdg.trays import ELIMINATED, box_of
from desktop.views.naming import Naming
from desktop.views.table import PathItem, RouteView
from desktop.views.wording import half_points

TAKING = (
    verbs.PICK, verbs.WITH, verbs.RETREAT, verbs.ADVANCE, verbs.SPECIAL, verbs.REPLACE, verbs.LOSE, verbs.BUILD,
)  # fmt: skip
"""What is done with a piece that is taken in hand, the likeliest first."""


class RouteViews(Generic[S]):
    """Answers drags and clicks by asking the procedures under way.

    Attributes:
        BOXES: ids of boxes beside the map.
        MOVE_RULE, END_RULE: the rules of a point of movement and of the end of the game.
    """

    BOXES: ClassVar[tuple[str, ...]]
    MOVE_RULE: ClassVar[str]
    END_RULE: ClassVar[str]

    world: CdgWorld

    def __init__(self, world: CdgWorld, names: Naming) -> None:
        self.world, self.names = world, names

    # -- what a game adds --------------------------------------------------------------------------
    def owns(self, state: S, player: str, piece: UnitId) -> bool:
        """Whether a player may touch a piece."""
        return self.world.side_of[piece] == player

    def way(self, state: S, space: SpaceId) -> tuple[tuple[SpaceId, ...], int] | None:
        """The path of the stack on the move to a space, and the points it would have left."""
        raise NotImplementedError

    def is_hostile(self, state: S, space: SpaceId) -> bool:
        """Whether entering a space takes it from the enemy."""
        raise NotImplementedError

    def price(self, state: S, piece: UnitId) -> tuple[tuple[PathItem, ...], str]:
        """What it costs to set a piece down where it may go, and what is left after that."""
        return (), ""

    def paid(self, key: str, cost: int, points: int, rule: str) -> tuple[tuple[PathItem, ...], str]:
        """One item that is paid in half points, and what is left of the points."""
        return (PathItem(self.names.say(key), half_points(cost), rule),), half_points(points - cost)

    # -- answers -----------------------------------------------------------------------------------
    def route(self, state: S, decision: Decision | None, piece: UnitId, space: SpaceId) -> RouteView | None:
        """The spaces a stack would pass, each with its cost; or why it cannot go there."""
        if decision is None or not space or piece not in self.world.units:
            return None
        refusal = self.why_not(state, decision, piece, space)
        if refusal is not None:
            return RouteView(piece, (), refusal=self.names.words.message(refusal.reason), rule=refusal.rule)
        if found := self.way(state, self.rules_space(space)):
            return self._walk(state, piece, *found)
        here = state.place_of(piece)
        line = (here, space) if here in self.world.spaces and space in self.world.spaces else ()
        items, left = self.price(state, piece)
        return RouteView(piece, line, items, left=left)

    def _walk(self, state: S, piece: str, path: tuple[SpaceId, ...], left: int) -> RouteView:
        items = []
        for space in path[1:]:
            key = "route.enemy" if self.is_hostile(state, space) else "route.own"
            items.append(PathItem(self.names.say(key, space=space), "1", self.MOVE_RULE))
        return RouteView(piece, path, tuple(items), str(len(path) - 1), str(left))

    def why_not(self, state: S, decision: Decision | None, piece: UnitId, space: SpaceId) -> Refusal | None:
        """Ask the procedures under way about every action that the gesture could mean."""
        if decision is None:
            return Refusal.of(self.END_RULE, "engine.game_over")
        if piece in self.world.units and not self.owns(state, decision.player, piece):
            return Refusal.of(decision.rule, "present.not_yours", player=decision.player)
        place = self.rules_space(space)
        meant = [action for action in self._meant(piece, place) if not self._is_named(decision, action)]
        amiss = self._amiss(state, decision, piece, place, meant)
        if not amiss and any(decision.offers(action) for action in meant):
            return None
        if place and self._is_named_for(state, decision, verbs.LOSE, piece):
            return None if place == ELIMINATED else Refusal.of(decision.rule, "present.loses_here")
        if place and self._is_named_for(state, decision, verbs.ADVANCE, piece):
            first = Refusal.of(decision.rule, "present.advances_first", space=state.fight.target)
            return None if place in advance_ends(state, piece) else first
        for action in amiss or meant:
            for frame in reversed(state.stack):
                refusal = frame.why_not(state, action)
                if refusal is not None:
                    return refusal
        return Refusal.of(decision.rule, "present.not_now")

    def _is_named_for(self, state: S, decision: Decision, verb: AnyVerb, piece: UnitId) -> bool:
        """Whether a piece is offered for something, or one that stands beside it and is named for all its like."""
        units, status = self.world.units, state.units.get(piece)
        return status is not None and any(
            action.verb == verb
            and (units[action.target].type, state.units[action.target]) == (units[piece].type, status)
            for action in decision.actions
        )  # fmt: skip

    def _meant(self, piece: UnitId, place: SpaceId) -> list[Action]:
        """What picking a piece up, or dropping it on a place, can mean, the likeliest first."""
        if not place:
            return [Action.of(verb, piece) for verb in TAKING]
        aimed = [verbs.TO(place), verbs.TARGET(place), verbs.WITH(piece)]
        return [*aimed, verbs.PICK(piece)]

    def _amiss(
        self, state: S, decision: Decision, piece: UnitId, place: SpaceId, meant: Sequence[Action]
    ) -> list[Action]:
        """What stands against an attack of which one half is offered: that unit elsewhere, or that place to others."""
        offered = {action.verb for action in meant if decision.offers(action)}
        if not place or place in decision.subjects or piece not in state.units or place == state.place_of(piece):
            return []
        if offered == {verbs.WITH}:
            return [verbs.TARGET(place)]
        joins = any(action.verb == verbs.WITH for action in decision.actions)
        named = decision.offers(verbs.WITHOUT(piece))
        return [verbs.WITH(piece)] if offered == {verbs.TARGET} and joins and not named else []

    def _is_named(self, decision: Decision, action: Action) -> bool:
        """Whether it would name the target that is named: a piece carried there is meant to join the attack."""
        return action.verb == verbs.TARGET and action.target in decision.subjects

    def rules_space(self, space: str) -> SpaceId:
        """The rules' name of a board space: without the site of a space that lies now here, now there; a tray's box."""
        if box := box_of(space):
            return SpaceId(box) if box in self.BOXES else NOTHING
        return SpaceId(space.partition(":")[0])
