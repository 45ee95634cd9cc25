"""Where a piece or its battle group may be carried, the way it would take, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Refusal
from desktop.games.arriba import verbs
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.rules.equipment.transport import Transport
from desktop.games.arriba.rules.movement import movement_options
from desktop.games.arriba.rules.movement.movement import MovementPhase
from desktop.views.table import PathItem, RouteView

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World
    from desktop.games.arriba.state.state import ArribaState

LIFTING = (verbs.PICK, verbs.DROP, verbs.LOSE, verbs.TAKE, verbs.SHIP, verbs.AIRLIFT, verbs.SINK)
"""What lifting a piece can mean."""


class Routes:
    """Answers drags and clicks."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def route(self, state: ArribaState, decision: Decision | None, piece: str, space: str) -> RouteView | None:
        if decision is None or not space or piece not in state.pieces:
            return None
        refusal = self.why_not(state, decision, piece, space)
        if refusal is not None:
            return RouteView(piece, (), refusal=self.names.words.message(refusal.reason), rule=refusal.rule)
        group = state.pieces[piece].group
        if decision.prompt.key == "move.group" and group and (path := self._path(state, group, space)):
            items = tuple(PathItem(self.names.area(area), "") for area in path[1:])
            return RouteView(piece, tuple(path), items)
        here = state.groups[group].area if group else ""
        return RouteView(piece, (here, space) if here and here != space else ())

    def _path(self, state: ArribaState, group: str, space: str) -> tuple[str, ...] | None:
        """8 The way of the group that is moving."""
        frame = state.stack[-1]
        gone = frame.gone if isinstance(frame, MovementPhase) and frame.group == group else 0
        return movement_options.reach(state, group, gone).get(space)

    def why_not(self, state: ArribaState, decision: Decision | None, piece: str, space: str) -> Refusal | None:
        """Ask the procedures under way about every action that the gesture could mean."""
        if decision is None:
            return Refusal.of("13", "engine.game_over")
        found = state.pieces.get(piece)
        if found and self.world.side_of[found.faction] != self.world.side_of_seat[decision.player]:
            return Refusal.of(decision.rule, "present.not_yours", seat=decision.player)
        meant = self._meant(state, piece, space)
        if any(decision.offers(action) for action in meant):
            return None
        for action in meant:
            for frame in reversed(state.stack):
                if refusal := frame.why_not(state, action):
                    return refusal
        if space and isinstance(state.stack[-1], Transport):
            return Refusal.of("6.7", "strategic.to_a_city")
        return Refusal.of(decision.rule, "present.not_there" if space else "present.not_now")

    def _meant(self, state: ArribaState, piece: str, space: str) -> list[Action]:
        """What lifting a piece, or dropping it on a place, can mean, the likeliest first."""
        group = state.pieces[piece].group if piece in state.pieces else ""
        if not space:
            lifted = [verb(piece) for verb in LIFTING]
            return [*lifted, *([verbs.MOVE(group), Action.of(verbs.ATTACK, group)] if group else [])]
        city = space.removeprefix("city:") if space.startswith("city:") else ""
        if city:
            inside = state.in_city.get(city, "")
            aimed = [verbs.AT(city), verbs.ENTER(city), verbs.GARRISON(city)]
            aimed += [verbs.ENTER(group, city), verbs.ATTACK(group, city)] if group else []
            return [*aimed, *([verbs.ATTACK(group, inside), verbs.INTO(inside)] if inside else [])]
        aimed = [verbs.TO(space), verbs.IN_AREA(space), verbs.NEW(), verbs.LEAVE(group or "-")]
        for key in state.in_area.get(space, []) if group else ():
            aimed += [verbs.ATTACK(group, key), verbs.INTO(key), verbs.TARGET(key)]
        return aimed
