"""What is asked and what may be answered: words, lit areas, cities and groups, notes and warnings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.games.arriba import verbs
from desktop.games.arriba.present.board import city_space
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.present.path import path_of
from desktop.games.arriba.rules.combat.loss_options import FORT
from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.state.sides import GOVERNMENT
from desktop.views.table import ChoiceView, DecisionView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World
    from desktop.games.arriba.state.state import ArribaState

ENTER_DIE = "engine.enter_die"
FACTS = {verbs.TARGET: "group2", verbs.LOSS: "piece"}
"""How the words of a choice call what is not named by its kind."""
AIMED_AT = ("into", "target", "leave")
"""Verbs whose group is a place to point at, not pieces to lift."""
CLOSES = ("back",)
QUIET = ("leave",)
"""Verbs that could be done almost anywhere: their places are lit only for a group that is carried."""
BUTTONS = ("create", "buy", "subsidise", "purge", "approach", "convert", "replace", "cadre", "new", "leave")


class Choices:
    """Turns decisions into views."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def view(self, state: ArribaState, decision: Decision, seat: str) -> DecisionView:
        """Nothing is secret, but only the seat that is asked gets the choices."""
        key = decision.prompt.key
        asked = seat == decision.player or key == ENTER_DIE
        return DecisionView(
            player=decision.player,
            player_name=self.names.seat(decision.player),
            path=path_of(state, self.names),
            prompt=self._prompt(state, decision),
            rule=decision.rule,
            choices=tuple(self.choice(state, decision, action) for action in decision.actions) if asked else (),
            progress=decision.progress,
            subjects=self._subjects(state, decision),
            dice=len(decision.actions) if key == ENTER_DIE else 0,
            help=self.names.say(f"help.{key}") if asked and f"help.{key}" in self.names.words else "",
        )

    def _prompt(self, state: ArribaState, decision: Decision) -> str:
        key = decision.prompt.key
        facts = {
            "side": self.world.side_of_seat[decision.player],
            "seat": decision.player,
            **dict(decision.prompt.args),
        }
        if "piece" in facts:
            facts["piece"] = self.names.unit(state, str(facts["piece"]))
        wanted = self.names.words.fields(key)
        return capital(self.names.say(key, **{name: facts[name] for name in wanted if name in facts}))

    def _subjects(self, state: ArribaState, decision: Decision) -> tuple[str, ...]:
        found: list[str] = []
        for item in decision.subjects:
            if item in state.groups:
                found += state.groups[item].members
            elif item in state.pieces:
                found.append(item)
        if state.battle is not None:
            found += [piece for group in state.battle.group.values() if group in state.groups
                      for piece in state.groups[group].members]  # fmt: skip
        return tuple(dict.fromkeys(found))

    # -- one choice --------------------------------------------------------------------------------
    def choice(self, state: ArribaState, decision: Decision, action: Action) -> ChoiceView:
        spaces, pieces = self._spaces(state, decision, action), self._pieces(state, action)
        warnings = self._warnings(state, decision, action)
        return ChoiceView(
            action=str(action),
            text=capital(self.text(state, decision, action)),
            spaces=spaces,
            pieces=pieces,
            default=action == decision.default,
            closes=action.verb in CLOSES,
            quiet=action.verb in QUIET,
            button=action.verb in BUTTONS or not (spaces or pieces),
            warnings=warnings,
            warning_id="subsidies" if warnings else "",
        )

    def _spaces(self, state: ArribaState, decision: Decision, action: Action) -> tuple[str, ...]:
        """Where an action aims: a city, an area, or where a group stands."""
        match action.verb, *action.args:
            case "attack", _, target:
                return (self._stand(state, target),)
            case "into" | "target", group:
                return (self._stand(state, group),)
            case "new", *_:
                piece = next((item for item in decision.subjects if item in state.pieces), "")
                return (state.groups[state.pieces[piece].group].area,) if piece else ()
            case "leave", group:
                return (state.groups[group].area,)
            case "advance", _ if state.battle is not None:
                return (city_space(state.battle.city),)
        named = verbs.named(action)
        cities = [city_space(name) for kind, name in named if kind == verbs.CITY]
        return (*cities, *(name for kind, name in named if kind == verbs.AREA))

    def _stand(self, state: ArribaState, target: str) -> str:
        """The space to click for a group: its city, or its area; a fort alone stands in its city."""
        if target in state.groups:
            group = state.groups[target]
            return city_space(group.city) if group.city else group.area
        return city_space(target)

    def _pieces(self, state: ArribaState, action: Action) -> tuple[str, ...]:
        """The pieces an action begins with: a group's, or one and its like."""
        if action.verb in AIMED_AT:
            return ()
        match verbs.named(action):
            case [(verbs.GROUP, group), *_]:
                return tuple(state.groups[group].members)
            case [(verbs.PIECE | verbs.LOSS, piece), *_] if piece != FORT:
                return self._alike(state, piece)
        return ()

    def _alike(self, state: ArribaState, piece: str) -> tuple[str, ...]:
        """2 A piece and those of its group that are the same in every way: whichever is meant, one is named."""
        own = state.pieces[piece]
        fellows = state.groups[own.group].members if own.group else [piece]
        return (piece, *(other for other in fellows if other != piece and state.pieces[other] == own))

    def _warnings(self, state: ArribaState, decision: Decision, action: Action) -> tuple[str, ...]:
        """5.2 Factions that would go unfunded."""
        if action.verb != "done" or decision.prompt.key != "strategic.spend":
            return ()
        if self.world.side_of_seat[decision.player] != GOVERNMENT:
            return ()
        seats = self.world.seats_of[GOVERNMENT]
        done = seats[: seats.index(decision.player) + 1]  # 15.2 partners still to come may fund their own
        owed = [each for each in economy.owed(state) if self.world.seat_of[each] in done]
        return tuple(capital(self.names.say("warning.unfunded", faction=each)) for each in owed)

    # -- words -------------------------------------------------------------------------------------
    def text(self, state: ArribaState, decision: Decision, action: Action) -> str:
        """`choice.<prompt>.<verb>` where the question matters, else `choice.<verb>`."""
        words, facts = self.names.words, self._facts(state, decision, action)
        for key in (f"choice.{decision.prompt.key}.{action.verb}", f"choice.{action.verb}"):
            if key in words and words.fields(key) <= facts.keys():
                return words.say(key, **facts)
        return " ".join((action.verb, *map(str, facts.values())))

    def _facts(self, state: ArribaState, decision: Decision, action: Action) -> dict[str, str]:
        """What an action names, by what it is: group, piece, city, area, faction, kind, power, seat, n."""
        facts: dict[str, str] = {}
        for kind, name in verbs.named(action):
            facts[FACTS.get(kind, kind)] = self._told(state, kind, name)
        return {**facts, **self._price(state, decision, action)}

    def _price(self, state: ArribaState, decision: Decision, action: Action) -> dict[str, str]:
        """6.2-6.5, 15.1, 15.3 What a purchase costs, and what becomes of a unit that is improved."""
        costs = self.world.tables.costs
        match action.verb, *action.args:
            case "create", faction, kind:
                return {"n": str(costs[economy.cost_of(state, faction, kind)].ep)}
            case "buy", kind, _:
                prices = economy.prices(state, kind)
                return {"n": f"{min(prices)}–{max(prices)}"}
            case ((("subsidise" | "fort" | "guerrilla") as verb), _):
                return {"n": str(costs["subsidy" if verb == "subsidise" else verb].ep)}
            case (("convert" | "replace" | "cadre") as verb,):
                steps = economy.improvements(state, decision.player, decision.subjects[0])
                step = next(step for step in steps if step.verb == verb)
                return {"n": str(costs[step.cost].ep), "kind": step.kind}
        return {}

    def _told(self, state: ArribaState, kind: str, name: str) -> str:
        if kind == verbs.LOSS and name == FORT:
            return self.names.group(state.fight.city)
        if kind in (verbs.PIECE, verbs.LOSS):
            return self.names.unit(state, name)
        return self.group_text(state, name) if kind in (verbs.GROUP, verbs.TARGET) else name

    def group_text(self, state: ArribaState, group: str) -> str:
        """A group by what is in it and where it stands."""
        if group not in state.groups:
            return self.names.group(group)
        found, inside = state.groups[group], self.names.force(state.force_of(group))
        place = self.names.city(found.city) if found.city else self.names.say("group.outside", area=found.area)
        return self.names.say("group.told", text=inside, place=place)
