"""Where a piece or its battle group may be carried, the way it would take, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Refusal
from desktop.engine.ids import NOTHING, CityId, GroupId, SpaceId, Thing, UnitId
from desktop.games.arriba import verbs
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.rules.combat import chances
from desktop.games.arriba.rules.combat.attacks import AttackPhase
from desktop.games.arriba.rules.equipment.transport import Transport
from desktop.games.arriba.rules.map.grouping import free_cities
from desktop.games.arriba.rules.movement import movement_options
from desktop.games.arriba.rules.movement.movement import MovementPhase
from desktop.games.arriba.state.battle_state import COUNTERATTACK
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

    def route(self, state: ArribaState, decision: Decision | None, piece: UnitId, space: Thing) -> RouteView | None:
        if decision is None or not space or piece not in state.pieces:
            return None
        refusal = self.why_not(state, decision, piece, space)
        if refusal is not None:
            return RouteView(piece, (), refusal=self.names.words.message(refusal.reason), rule=refusal.rule)
        group = state.pieces[piece].group
        if decision.prompt.key == "move.group" and group and (path := self._path(state, group, space)):
            items = tuple(PathItem(self.names.area(area), "") for area in path[1:])
            return RouteView(piece, tuple(path), (*items, *self._ended_by(state, group, space)))
        here = state.groups[group].area if group else ""
        price = (*self._attacked(state, decision, group, space), *self._carried(state))
        return RouteView(piece, (here, space) if here and here != space else (), price)

    # -- what it costs and what it ends ------------------------------------------------------------
    def _ended_by(self, state: ArribaState, group: GroupId, space: SpaceId) -> Iterator[PathItem]:
        """8 What ends the move of a group: the enemy, or a city that it enters."""
        if self._area_of(space) in movement_options.hostile_areas(state, state.groups[group].side):
            yield PathItem(self.names.say("route.enemy"), "", "8")
        city = CityId(space.removeprefix("city:"))
        if space.startswith("city:") and city in free_cities(state, self._area_of(space)):
            yield PathItem(self.names.say("route.into", city=city), "", "8")

    def _attacked(self, state: ArribaState, decision: Decision, group: GroupId, space: Thing) -> Iterator[PathItem]:
        """9 The attack that is declared by it: its column, and the EP of an all-out attack."""
        phase, side = state.stack[-1], state.groups[group].side if group else ""
        offered = (action for action in self._aimed(state, group, space) if decision.offers(action))
        target = next((action.args[1] for action in offered), None)
        if not isinstance(phase, AttackPhase) or target is None:
            return
        found = chances.prospect(state, group, target, phase.manner)
        say, limits = self.names.say, self.world.limits
        words = say("route.attack", figures=self.names.odds(found.column)) if found.faces else say("route.no_die")
        yield PathItem(words, "", decision.rule)
        if found.faces and phase.manner != COUNTERATTACK and found.divisions >= limits.assault_divisions:
            price = self.world.tables.costs["assault"].ep
            cost = say("route.price", n=price) if state.purse[side].total >= price else say("route.halved")
            yield PathItem(say("route.all_out"), cost, "9")

    def _carried(self, state: ArribaState) -> Iterator[PathItem]:
        """6.7 What a transport uses up."""
        frame = state.stack[-1]
        if isinstance(frame, Transport) and frame.piece:
            shipped = "ship_any" if state.pieces[frame.piece].kind in self.world.assets else "ship_one"
            key = "airlift" if frame.by == verbs.AIRLIFT else shipped
            yield PathItem(self.names.say(f"route.{key}"), "", "6.7")

    def _path(self, state: ArribaState, group: GroupId, space: SpaceId) -> tuple[SpaceId, ...] | None:
        """8 The way of the group that is moving; to a city it goes by its area."""
        space = self._area_of(space)
        frame = state.stack[-1]
        gone = frame.gone if isinstance(frame, MovementPhase) and frame.group == group else 0
        return movement_options.reach(state, group, gone).get(space)

    def _area_of(self, space: SpaceId) -> SpaceId:
        """The area of a place on the board: itself, that of a city, or that of a group outside."""
        kind, _, rest = space.partition(":")
        if kind == "city":
            return self.world.area_of[CityId(rest)]
        return SpaceId(rest.split(":")[0]) if kind == "slot" else space

    def why_not(self, state: ArribaState, decision: Decision | None, piece: UnitId, space: Thing) -> Refusal | None:
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

    def _meant(self, state: ArribaState, piece: UnitId, space: Thing) -> list[Action]:
        """What lifting a piece, or dropping it on a place, can mean, the likeliest first."""
        group = state.pieces[piece].group if piece in state.pieces else NOTHING
        if not space:
            lifted = [verb(piece) for verb in LIFTING]
            return [*lifted, *([verbs.MOVE(group), Action.of(verbs.ATTACK, group)] if group else [])]
        city = CityId(space.removeprefix("city:")) if space.startswith("city:") else NOTHING
        if city:
            inside = state.in_city.get(city, NOTHING)
            away = group and state.groups[group].area != self._area_of(space)
            aimed = [verbs.TO(self._area_of(space))] if away else []
            aimed += [verbs.AT(city), verbs.ENTER(city), verbs.GARRISON(city)]
            aimed += [verbs.ENTER(group, city), verbs.ATTACK(group, city)] if group else []
            return [*aimed, *([verbs.ATTACK(group, inside), verbs.INTO(inside)] if inside else [])]
        aimed = [verbs.TO(space), verbs.IN_AREA(space), verbs.NEW(), verbs.LEAVE(group or "-")]
        for key in state.in_area.get(space, []) if group else ():
            aimed += [verbs.ATTACK(group, key), verbs.INTO(key), verbs.TARGET(key)]
        return aimed

    def _aimed(self, state: ArribaState, group: GroupId, space: Thing) -> list[Action]:
        """9 The attacks that a group dropped on a place can mean."""
        if not group:
            return []
        meant = self._meant(state, state.groups[group].members[0], space)
        return [action for action in meant if action.verb == verbs.ATTACK]
