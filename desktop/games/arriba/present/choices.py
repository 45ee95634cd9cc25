"""What is asked and what may be answered: the parts that are this game's own. Nothing is secret in it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.ids import GroupId, Thing, UnitId
from desktop.engine.verb import Kind
from desktop.games.arriba import verbs
from desktop.games.arriba.data.world import World
from desktop.games.arriba.present.board import city_space
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.present.path import path_of
from desktop.games.arriba.present.warnings import silenced_as, warned_of, warnings_of
from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.state.state import ArribaState
from desktop.mechanics import choice_views
from desktop.mechanics.choice_views import ENTER_DIE, Named
from desktop.views.table import ChoiceView, PathStep

MAY = {
    (True, True): "move.may_both",
    (True, False): "move.may_drop",
    (False, True): "move.may_enter",
}
"""What a moving group may do besides going on: drop units, enter a city."""
ANYWHERE = (verbs.PICK, verbs.AIRLIFT, verbs.SHIP)
"""Verbs whose piece may stand anywhere, so that its place is told."""
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
    def prompt_facts(self, state: ArribaState, decision: Decision) -> dict[str, object]:
        return {"side": self.world.side_of_seat[decision.player], "seat": decision.player}

    def prompt(self, state: ArribaState, decision: Decision, seat: str) -> str:
        """A piece is called by what it is now; nothing is promised that is not offered."""
        args, key = dict(decision.prompt.args), decision.prompt.key
        verbs_offered = {action.verb for action in decision.actions}
        if "piece" in args:
            args["piece"] = self.placed(state, UnitId(str(args["piece"])))
        if key == "strategic.transport" and not verbs_offered >= {verbs.AIRLIFT, verbs.SHIP}:
            key = "strategic.transport_by_air" if verbs.AIRLIFT in verbs_offered else "strategic.transport_by_sea"
        if key == ENTER_DIE and args["thrower"] not in ("", self.world.side_of_seat[decision.player]):
            key, args["side"] = "engine.enter_die_of", args["thrower"]
        text = super().prompt(state, replace(decision, prompt=Message.of(key, **args)), seat)
        return " ".join((text, *self._besides(key, verbs_offered)))

    def _besides(self, key: str, offered: set[str]) -> Iterator[str]:
        """8 What a moving group may do besides going somewhere."""
        if key not in ("move.group", "move.arrived"):
            return
        may = MAY.get((verbs.DROP in offered, verbs.ENTER in offered))
        if may:
            yield self.names.say(may)
        if key == "move.arrived" and verbs.MOVE in offered:
            yield self.names.say("move.next" if may else "move.only_next")

    def subjects(self, state: ArribaState, decision: Decision) -> tuple[str, ...]:
        """The pieces it names and those of its groups, and all who fight in the battle under way."""
        fighting = state.battle.group.values() if state.battle is not None else ()
        if decision.prompt.key == "combat.lose_air":
            fighting = ()  # what is asked for lies in the holding box
        found: list[str] = []
        for item in (*decision.subjects, *fighting):
            if item in state.groups:
                found += state.groups[item].members
            elif item in state.pieces:
                found.append(item)
        return tuple(dict.fromkeys(found))

    # -- one choice --------------------------------------------------------------------------------
    def choice(self, state: ArribaState, decision: Decision, action: Action) -> ChoiceView:
        found = super().choice(state, decision, action)
        return replace(found, warning_id=silenced_as(state, decision, action)) if found.warnings else found

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

    def _stand(self, state: ArribaState, target: Thing) -> str:
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

    def _alike(self, state: ArribaState, piece: UnitId) -> tuple[str, ...]:
        """2 A piece and those of its group that are the same in every way: whichever is meant, one is named."""
        own = state.pieces[piece]
        fellows = state.groups[own.group].members if own.group else [piece]
        return (piece, *(other for other in fellows if other != piece and state.pieces[other] == own))

    def warnings(self, state: ArribaState, decision: Decision, action: Action) -> tuple[str, ...]:
        return warnings_of(state, self.names, decision, action)

    def warned(self, state: ArribaState, decision: Decision, action: Action) -> tuple[str, ...]:
        return warned_of(state, decision, action)

    # -- words -------------------------------------------------------------------------------------
    def facts(self, state: ArribaState, decision: Decision, action: Action, named: Named) -> dict[str, object]:
        facts = {**super().facts(state, decision, action, named), **self._price(state, decision, action)}
        if action.verb in ANYWHERE:
            facts["piece"] = self.placed(state, action.target)
        return facts

    def _price(self, state: ArribaState, decision: Decision, action: Action) -> dict[str, str]:
        """6.2-6.5, 15.1, 15.3 What a purchase costs, and what becomes of a unit that is improved."""
        costs = self.world.tables.costs
        match action:
            case verbs.CREATE, (faction, kind):
                return {"n": str(costs[economy.cost_of(state, faction, kind)].ep)}
            case verbs.BUY, (kind, _):
                prices = economy.prices(state, kind)
                return {"n": f"{min(prices)}–{max(prices)}"}
            case verbs.SUBSIDISE, (_,):
                return {"n": str(costs["subsidy"].ep)}
            case verbs.FORT, (_,):
                return {"n": str(costs["fort"].ep)}
            case verbs.GUERRILLA, (_,):
                return {"n": str(costs["guerrilla"].ep)}
            case (verbs.CONVERT | verbs.REPLACE | verbs.CADRE) as verb, ():
                steps = economy.improvements(state, decision.player, decision.subjects[0])
                step = next(step for step in steps if step.verb == verb)
                return {"n": str(costs[step.cost].ep), "kind": step.kind}
        return {}

    def text(self, state: ArribaState, decision: Decision, action: Action, named: Named) -> str:
        """9 Of two air points of one owner that which has flown is called so."""
        flown = [each.target in state.air_used for each in decision.actions if each.verb == verbs.LOSE]
        if action.verb == verbs.LOSE and action.target in state.air_used and not all(flown):
            return self.names.say("choice.lose_flown", piece=self.names.unit(state, action.target))
        if action.verb == verbs.ADVANCE:
            force = self.names.force(state.force_of(action.target))
            return self.names.say("choice.advance", city=state.fight.city, text=force)
        return super().text(state, decision, action, named)

    def told(self, state: ArribaState, kind: Kind[str], thing: Thing) -> str:
        if kind is verbs.PIECE:
            return self.names.unit(state, thing)
        if kind is verbs.GROUP:
            return self.group_text(state, thing)
        if kind is verbs.FORT_ALONE:
            return self.names.group(thing)
        return self.names.group(state.fight.city) if kind is verbs.THE_FORT else thing

    def group_text(self, state: ArribaState, group: GroupId) -> str:
        """A group by what is in it and where it stands."""
        return self._at(state, group, self.names.force(state.force_of(group)))

    def placed(self, state: ArribaState, piece: UnitId) -> str:
        """A piece by what it is and where it stands: counters have no names of their own (2)."""
        group, words = state.pieces[piece].group, self.names.unit(state, piece)
        return self._at(state, group, words) if group else words

    def _at(self, state: ArribaState, group: GroupId, words: str) -> str:
        found = state.groups[group]
        place = self.names.city(found.city) if found.city else self.names.say("group.outside", area=found.area)
        return self.names.say("group.told", text=words, place=place)
