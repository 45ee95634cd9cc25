"""What is asked and what may be answered: the parts that are this game's own. Nothing is secret in it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.verb import Kind
from desktop.games.arriba import verbs
from desktop.games.arriba.data.world import World
from desktop.games.arriba.present.board import city_space
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.present.path import path_of
from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.state.sides import GOVERNMENT
from desktop.games.arriba.state.state import ArribaState
from desktop.mechanics import choice_views
from desktop.mechanics.choice_views import Named
from desktop.views.table import PathStep
from desktop.views.wording import capital

AIMED_AT = (verbs.INTO, verbs.TARGET, verbs.LEAVE)
"""Verbs whose group is a place to point at, not pieces to lift."""


class Choices(choice_views.ChoiceViews[ArribaState]):
    """Turns decisions into views."""

    LANGUAGE = verbs.LANGUAGE
    world: World
    names: Names

    def path(self, state: ArribaState) -> tuple[PathStep, ...]:
        return path_of(state, self.names)

    def player_name(self, state: ArribaState, player: str) -> str:
        return self.names.seat(player)

    # -- the question ------------------------------------------------------------------------------
    def prompt_facts(self, state: ArribaState, decision: Decision) -> dict[str, Any]:
        return {"side": self.world.side_of_seat[decision.player], "seat": decision.player}

    def prompt(self, state: ArribaState, decision: Decision, seat: str) -> str:
        """A piece is called by what it is now."""
        args = dict(decision.prompt.args)
        if "piece" in args:
            args["piece"] = self.names.unit(state, str(args["piece"]))
            decision = replace(decision, prompt=Message.of(decision.prompt.key, **args))
        return super().prompt(state, decision, seat)

    def subjects(self, state: ArribaState, decision: Decision) -> tuple[str, ...]:
        """The pieces it names and those of its groups, and all who fight in the battle under way."""
        fighting = state.battle.group.values() if state.battle is not None else ()
        found: list[str] = []
        for item in (*decision.subjects, *fighting):
            if item in state.groups:
                found += state.groups[item].members
            elif item in state.pieces:
                found.append(item)
        return tuple(dict.fromkeys(found))

    # -- one choice --------------------------------------------------------------------------------
    def spaces(self, state: ArribaState, decision: Decision, action: Action, named: Named) -> tuple[str, ...]:
        """Where an action aims: a city, an area, or where a group stands."""
        match action.verb:
            case verbs.ATTACK | verbs.INTO | verbs.TARGET:
                return (self._stand(state, action.args[-1]),)
            case verbs.NEW:
                return tuple(state.groups[state.pieces[piece].group].area for piece in decision.subjects[:1])
            case verbs.LEAVE:
                return tuple(state.groups[group].area for group in action.args)
            case verbs.ADVANCE:
                return (city_space(state.fight.city),)
        cities = [city_space(thing) for kind, thing in named if kind is verbs.CITY]
        return (*cities, *(thing for kind, thing in named if kind is verbs.AREA))

    def _stand(self, state: ArribaState, target: str) -> str:
        """The space to click for a group: its city, or its area; a fort alone stands in its city."""
        if target not in state.groups:
            return city_space(target)
        group = state.groups[target]
        return city_space(group.city) if group.city else group.area

    def pieces(self, state: ArribaState, decision: Decision, action: Action, named: Named) -> tuple[str, ...]:
        """The pieces an action begins with: a group's, or one and its like."""
        if action.verb in AIMED_AT or not named:
            return ()
        kind, thing = named[0]
        if kind is verbs.GROUP:
            return tuple(state.groups[thing].members)
        return self._alike(state, thing) if kind is verbs.PIECE else ()

    def _alike(self, state: ArribaState, piece: str) -> tuple[str, ...]:
        """2 A piece and those of its group that are the same in every way: whichever is meant, one is named."""
        own = state.pieces[piece]
        fellows = state.groups[own.group].members if own.group else [piece]
        return (piece, *(other for other in fellows if other != piece and state.pieces[other] == own))

    def warnings(self, state: ArribaState, decision: Decision, action: Action) -> tuple[str, ...]:
        """5.2 Factions that would go unfunded."""
        if action.verb != verbs.DONE or decision.prompt.key != "strategic.spend":
            return ()
        if self.world.side_of_seat[decision.player] != GOVERNMENT:
            return ()
        seats = self.world.seats_of[GOVERNMENT]
        done = seats[: seats.index(decision.player) + 1]  # 15.2 partners still to come may fund their own
        owed = [each for each in economy.owed(state) if self.world.seat_of[each] in done]
        return tuple(capital(self.names.say("warning.unfunded", faction=each)) for each in owed)

    # -- words -------------------------------------------------------------------------------------
    def facts(self, state: ArribaState, decision: Decision, action: Action, named: Named) -> dict[str, Any]:
        return {**super().facts(state, decision, action, named), **self._price(state, decision, action)}

    def _price(self, state: ArribaState, decision: Decision, action: Action) -> dict[str, str]:
        """6.2-6.5, 15.1, 15.3 What a purchase costs, and what becomes of a unit that is improved."""
        costs = self.world.tables.costs
        match action.verb, *action.args:
            case verbs.CREATE, faction, kind:
                return {"n": str(costs[economy.cost_of(state, faction, kind)].ep)}
            case verbs.BUY, kind, _:
                prices = economy.prices(state, kind)
                return {"n": f"{min(prices)}–{max(prices)}"}
            case verbs.SUBSIDISE, _:
                return {"n": str(costs["subsidy"].ep)}
            case verbs.FORT, _:
                return {"n": str(costs["fort"].ep)}
            case verbs.GUERRILLA, _:
                return {"n": str(costs["guerrilla"].ep)}
            case ((verbs.CONVERT | verbs.REPLACE | verbs.CADRE) as verb,):
                steps = economy.improvements(state, decision.player, decision.subjects[0])
                step = next(step for step in steps if step.verb == verb)
                return {"n": str(costs[step.cost].ep), "kind": step.kind}
        return {}

    def told(self, state: ArribaState, kind: Kind[Any], thing: str) -> str:
        if kind is verbs.PIECE:
            return self.names.unit(state, thing)
        if kind is verbs.GROUP:
            return self.group_text(state, thing)
        if kind is verbs.FORT_ALONE:
            return self.names.group(thing)
        return self.names.group(state.fight.city) if kind is verbs.THE_FORT else thing

    def group_text(self, state: ArribaState, group: str) -> str:
        """A group by what is in it and where it stands."""
        found, inside = state.groups[group], self.names.force(state.force_of(group))
        place = self.names.city(found.city) if found.city else self.names.say("group.outside", area=found.area)
        return self.names.say("group.told", text=inside, place=place)
