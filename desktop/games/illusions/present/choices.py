"""What is asked and what may be answered: the parts that are this game's own."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.verb import AnyVerb
from desktop.games.illusions import verbs
from desktop.games.illusions.data.world import World
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.rules.combat import attack_options, chances
from desktop.games.illusions.rules.movement import activation
from desktop.games.illusions.rules.reinforcement import replacement_options
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import POOLS, enemy_of
from desktop.games.illusions.state.state import ATTACK, MOVE, IllusionsState
from desktop.mechanics.cdg.choice_views import ChoiceViews
from desktop.mechanics.choice_views import Named
from desktop.mechanics.presenting import with_procedures
from desktop.views.table import PathStep
from desktop.views.wording import half_points

SAID = (verbs.FLANK, verbs.LOSE, verbs.RETREAT, verbs.HALT)
"""What is done to a unit or space of several in a stack: said in words besides being lit, for a stack hides them."""

ROUND = "round.choose"
"""The question for the action of a round."""


def turn_text(state: IllusionsState, names: Names) -> str:
    """`Turn 3, Winter 1915`."""
    if state.over:
        return names.say("turn.over")
    if state.turn not in state.world.turns:
        return names.say("turn.setup")
    return names.turn(state.turn)


def path_of(state: IllusionsState, names: Names) -> tuple[PathStep, ...]:
    """The turn, the round, and each procedure under way that has words of its own."""
    steps = [PathStep(turn_text(state, names), "6.0")]
    if state.round and not state.over:
        steps.append(PathStep(names.say("path.round", whose=state.active, n=state.round), "8.1"))
    return with_procedures(steps, state, names)


class Choices(ChoiceViews[IllusionsState]):
    """Turns decisions into views."""

    SECRET = ("round.consent",)
    LANGUAGE = verbs.LANGUAGE
    POOLS = POOLS
    world: World
    names: Names

    def path(self, state: IllusionsState) -> tuple[PathStep, ...]:
        return path_of(state, self.names)

    def side_of(self, player: str) -> str:
        return self.world.side_of_seat[player]

    def player_name(self, state: IllusionsState, player: str) -> str:
        return self.names.seat(player)

    def prompt_facts(self, state: IllusionsState, decision: Decision) -> dict[str, object]:
        side = self.side_of(decision.player)
        return {"side": side, "enemy": enemy_of(side), "player": decision.player}

    def prompt(self, state: IllusionsState, decision: Decision, seat: str) -> str:
        """7.1.2 Whoever must still make his offensive is told so before each of his rounds."""
        text = super().prompt(state, decision, seat)
        side = self.side_of(decision.player)
        owed = self.world.offensives[side, state.mo[side]] if decision.prompt.key == ROUND and state.mo[side] else None
        if owed is None:
            return text
        return self.names.say("round.forbids" if owed.forbids else "round.owes", text=text, text2=owed.name)

    def attackers(self, state: IllusionsState, player: str, target: SpaceId) -> tuple[UnitId, ...]:
        side = self.side_of(player)
        kinds = attack_options.kinds_at(state, side, target)
        return tuple(dict.fromkeys(u for kind in kinds for u in attack_options.available(state, side, target, kind)))

    def is_button(self, state: IllusionsState, verb: AnyVerb, lit: bool, card: str) -> bool:
        return verb in SAID or super().is_button(state, verb, lit, card)

    def withheld(self, state: IllusionsState, decision: Decision, action: Action) -> tuple[str, ...]:
        """9.4.3 Why a space that may be activated for movement may not be for attack."""
        if action.verb != verbs.MARK or action.args[0] not in self.world.spaces or action.args[1] != MOVE:
            return ()
        space = SpaceId(action.args[0])
        refusal = activation.why_not_place(state, space, ATTACK)
        if refusal is None:
            return ()
        wanted = self.names.say(f"choice.mark.{ATTACK}", space=space)
        reason = self.names.words.message(refusal.reason)
        return (self.names.say("choice.withheld", text=wanted, text2=reason, rule=refusal.rule),)

    def text(self, state: IllusionsState, decision: Decision, action: Action, named: Named) -> str:
        """12.6.3 Where a unit loses a step, and whether it is its last; 21.4 how likely a flank attack succeeds."""
        match action:
            case verbs.LOSE, (unit,):
                key = "choice.lose_last" if state.units[unit].reduced else "choice.lose"
                return self.names.say(key, unit=unit, space=state.place_of(unit))
            case verbs.FLANK, (pinning,) if state.combat is not None:
                good, every = chances.flank_chance(state, state.combat, pinning)
                return self.names.say("choice.flank", space=pinning, n=good, m=every)
        text = super().text(state, decision, action, named)
        price = self._price(state, action)
        return self.names.say("choice.priced", text=text, text2=price) if price else text

    def _price(self, state: IllusionsState, action: Action) -> str:
        """9.4.1, 16.2 What an activation costs, if not one point, and what is spent on a unit."""
        match action:
            case verbs.MARK, _ if (price := activation.price(state, action)) != 1:
                return self.names.say("choice.ops", n=price)
            case verbs.REPLACE, (unit, _):
                return self.names.say("choice.rp", text=half_points(replacement_options.step_cost(state, unit)))
            case verbs.REBUILD, (unit, _, strength):
                cost = replacement_options.rebuild_cost(state, unit, strength)
                return self.names.say("choice.rp", text=half_points(cost))
        return ""

    def alike(self, state: IllusionsState, decision: Decision, unit: UnitId) -> tuple[UnitId, ...]:
        """Large units have names of their own: none of them stands for another."""
        return (unit,) if self.world.units[unit].lcu else super().alike(state, decision, unit)

    def doomed(self, state: IllusionsState, side: str) -> tuple[UnitId, ...]:
        """14.3 Units that lose a step in attrition."""
        return tuple(supply.cut_off_units(state, side))

    def is_unmarked(self, state: IllusionsState) -> bool:
        """9.4.3 Neither spaces nor, in regions, stacks."""
        return not state.markers and not state.groups
