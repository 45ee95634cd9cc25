"""Where a piece may be carried, the way it would take, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Refusal
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.procedures.move_stack import MoveStack
from desktop.games.crusade.sides import BOXES
from desktop.mechanics.cdg.trays import box_of
from desktop.views.table import PathItem, RouteView

if TYPE_CHECKING:
    from desktop.games.crusade.state import CrusadeState
    from desktop.games.crusade.world import World


class Routes:
    """Answers drags and clicks."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def route(self, state: CrusadeState, decision: Decision | None, piece: str, space: str) -> RouteView | None:
        """The spaces a stack would pass, each with its cost; or why it cannot go there."""
        if decision is None or not space or piece not in self.world.units:
            return None
        refusal = self.why_not(state, decision, piece, space)
        if refusal is not None:
            return RouteView(piece, (), refusal=self.names.words.message(refusal.reason), rule=refusal.rule)
        frame = state.stack[-1] if state.stack else None
        if isinstance(frame, MoveStack) and (path := frame.ends(state).get(rules_space(space))):
            return self._walk(state, frame, piece, tuple(path))
        here = state.place_of(piece)
        return RouteView(piece, (here, space) if here in self.world.spaces and space in self.world.spaces else ())

    def _walk(self, state: CrusadeState, frame: MoveStack, piece: str, path: tuple[str, ...]) -> RouteView:
        say, items = self.names.say, []
        for space in path[1:]:
            taken = space in state.enemy_at_start
            items.append(PathItem(say("route.enemy" if taken else "route.own", space=space), "1", "10.1.3"))
        going = frame.going(state)
        left = going.left - (len(path) - 1)
        return RouteView(piece, path, tuple(items), str(len(path) - 1), str(left))

    def why_not(self, state: CrusadeState, decision: Decision | None, piece: str, space: str) -> Refusal | None:
        """Ask the procedures under way about every action that the gesture could mean."""
        if decision is None:
            return Refusal.of("5.0", "engine.game_over")
        if piece in self.world.units and self.world.side_of[piece] != decision.player:
            return Refusal.of(decision.rule, "present.not_yours", side=decision.player)
        place = rules_space(space)
        meant = self._meant(piece, place)
        if any(decision.offers(action) for action in meant):
            return None
        for action in meant:
            for frame in reversed(state.stack):
                if refusal := frame.why_not(state, action):
                    return refusal
        return Refusal.of(decision.rule, "present.not_now")

    def _meant(self, piece: str, place: str) -> list[Action]:
        """What picking a piece up, or dropping it on a place, can mean, the likeliest first."""
        if not place:
            verbs = ("pick", "with", "retreat", "advance", "special", "replace", "lose", "build")
            return [Action.of(verb, piece) for verb in verbs]
        aimed = [Action.of("to", place), Action.of("target", place), Action.of("with", piece)]
        return [*aimed, Action.of("pick", piece)]


def rules_space(space: str) -> str:
    """The rules' name of a board space: a Beach Head without its site, a tray as its box."""
    if box := box_of(space):
        return box if box in BOXES else ""
    return space.partition(":")[0]
