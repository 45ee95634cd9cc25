"""Where a dragged counter would go, at what cost, and why it may not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.verb import Verb
from desktop.games.battles import verbs
from desktop.games.battles.present.names import Names
from desktop.games.battles.present.queries import is_moving, moving_unit
from desktop.games.battles.rules.movement import movement
from desktop.views.table import PathItem, RouteView
from desktop.views.wording import half_points

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World
    from desktop.games.battles.state.state import BattleState

AIMED = (verbs.ATTACK, verbs.BARRAGE, verbs.SUPPORT, verbs.AIR, verbs.ADVANCE)
"""Verbs that pair a unit with a hex."""
CHOSEN = (
    verbs.PICK, verbs.WITHDRAW, verbs.FIRE, verbs.RETREAT, verbs.LOSE, verbs.HIT, verbs.LOAD, verbs.UNLOAD,
    verbs.RELEASE,
)  # fmt: skip
"""Verbs that name a unit alone."""


class Routes:
    """Answers drags and clicks."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def route(self, state: BattleState, decision: Decision | None, piece: UnitId, space: SpaceId) -> RouteView | None:
        if decision is None or piece not in self.world.units or not space:
            return None
        if is_moving(state) and moving_unit(state) == piece:
            return self._move(state, decision, piece, space)
        refusal = self.why_not(state, decision, piece, space)
        ends = tuple(end for end in (state.place(piece), space) if end in self.world.terrain)
        if refusal is None:
            return RouteView(piece, ends)
        return RouteView(piece, ends, refusal=self.names.words.message(refusal.reason), rule=refusal.rule)

    def _move(self, state: BattleState, decision: Decision, unit: UnitId, space: SpaceId) -> RouteView | None:
        found = movement.search(state, unit)
        if space not in found.left:
            refusal = self.why_not(state, decision, unit, space)
            if refusal is None:
                return None
            ends = tuple(end for end in (state.place(unit), space) if end in self.world.terrain)
            return RouteView(unit, ends, refusal=self.names.words.message(refusal.reason), rule=refusal.rule)
        way = found.path(space)
        items = movement.cost_items(state, unit, way)
        shown = [PathItem(self.names.words.message(item.reason), half_points(item.cost), item.rule) for item in items]
        if space in found.stops:
            shown.append(PathItem(self.names.say("cost.stop"), "", "8.3"))
        spent = sum(item.cost for item in items)
        left = 0 if space in found.stops else found.left[space]
        return RouteView(
            unit,
            tuple(hex_id for hex_id in way if hex_id in self.world.terrain),
            tuple(shown),
            half_points(spent),
            half_points(left),
        )

    def why_not(self, state: BattleState, decision: Decision | None, piece: UnitId, space: SpaceId) -> Refusal | None:
        """Ask the procedures under way about every action that the gesture could mean."""
        if decision is None:
            return Refusal.of("", "engine.game_over")
        if piece not in self.world.units:
            return Refusal.of(decision.rule, "present.no_unit")
        meant = self._meant(state, piece, space)
        if any(decision.offers(action) for action in meant):
            return None
        if self.world.units[piece].side != decision.player:
            return Refusal.of(decision.rule, "present.not_yours", unit=piece, side=decision.player)
        if space and space not in self.world.terrain:
            return Refusal.of(decision.rule, "present.no_hex")
        for action in meant:
            for frame in reversed(state.stack):
                if refusal := frame.why_not(state, action):
                    return refusal
        if space and state.phase == "movement" and (refusal := movement.why_not_move(state, piece, space)):
            return refusal
        return Refusal.of(decision.rule, "present.not_now", unit=piece)

    def _meant(self, state: BattleState, piece: UnitId, space: SpaceId) -> list[Action]:
        if not space:
            return [verb(piece) for verb in CHOSEN if verb != verbs.WITHDRAW or state.attack_by(piece)]
        meant = [verbs.TO(space), verbs.BACK(space)] if moving_unit(state) in (piece, "") else []
        aimed = (verb(piece, space) for verb in self._aimed(state, piece, space))
        return [*meant, *aimed, verbs.PICK(piece)]

    def _aimed(self, state: BattleState, piece: UnitId, space: SpaceId) -> Sequence[Verb[str, str]]:
        """What a unit dragged on to a hex is meant to do there, the likeliest first: guns join an attack, or shell."""
        if not self.world.units[piece].is_artillery:
            return AIMED
        attack = state.attack_on(space)
        first = verbs.SUPPORT if attack is not None and not attack.barrage else verbs.BARRAGE
        return (first, *(verb for verb in AIMED if verb != first))
