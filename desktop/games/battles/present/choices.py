"""What is asked and what may be answered: the parts that are this game's own."""

from __future__ import annotations

from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.games.battles import verbs
from desktop.games.battles.data.world import World
from desktop.games.battles.present.names import Names
from desktop.games.battles.present.path import path_of
from desktop.games.battles.present.queries import current_attack, moving_unit, points_left
from desktop.games.battles.present.warnings import VOLUNTARY, is_voluntary, units_warned_of, warnings_of
from desktop.games.battles.rules.artillery import artillery
from desktop.games.battles.rules.combat import assault, engaged
from desktop.games.battles.state.combat_state import Attack
from desktop.games.battles.state.state import BattleState
from desktop.mechanics.choice_views import ChoiceViews, Named
from desktop.views.table import AND, ChoiceView, DecisionView, PathStep
from desktop.views.wording import half_points

SETTLED = {"setup.choose": "setup.placed"}
"""Prompts that change when all is done."""
MOST_BUTTONS = 8
"""Choices on pieces become buttons too when there are no more than this."""


class Choices(ChoiceViews[BattleState]):
    """Turns decisions into views. Both seats see what may be chosen."""

    LANGUAGE = verbs.LANGUAGE
    OPEN = True
    world: World
    names: Names

    def path(self, state: BattleState) -> tuple[PathStep, ...]:
        return path_of(state, self.names)

    def player_name(self, state: BattleState, player: str) -> str:
        return self.names.side(player)

    def view(self, state: BattleState, decision: Decision, seat: str) -> DecisionView:
        """Who only looks on reads the advice too."""
        decision = _settled(state, decision)
        return replace(super().view(state, decision, seat), help=self.help(state, decision.prompt.key))

    def subjects(self, state: BattleState, decision: Decision) -> tuple[str, ...]:
        """What the question is about; the unit being moved always is, so that it can be dragged on."""
        mover = moving_unit(state)
        if mover and mover not in decision.subjects:
            return (mover, *decision.subjects)
        return decision.subjects

    def shortcuts(self, state: BattleState, decision: Decision) -> tuple[ChoiceView, ...]:
        """12.4 Guns and target of a barrage are declared, and nobody answers it: to choose it is to roll its die."""
        found = (
            self.choice(state, decision, action)
            for action in decision.actions
            if action.verb == verbs.FIGHT and _is_fired_at_once(state, state.attack(int(action.target)))
        )
        return tuple(replace(each, action=AND.join((each.action, str(verbs.ROLL())))) for each in found)

    # -- one choice --------------------------------------------------------------------------------
    def choice(self, state: BattleState, decision: Decision, action: Action) -> ChoiceView:
        """Where many choices of a kind are lit they need no buttons besides."""
        found = super().choice(state, decision, action)
        if not found.button or not (found.spaces or found.pieces):
            return found
        alike = sum(other.verb == action.verb for other in decision.actions)
        return replace(found, button=alike <= MOST_BUTTONS)

    def spaces(self, state: BattleState, decision: Decision, action: Action, named: Named) -> tuple[str, ...]:
        """Where a choice is lit: its hexes; the ends of a hexside; the targets of a numbered fight.

        A roll for a hex that more can fly to is a button only: what is set down there flies there.
        """
        if action.verb == verbs.FIGHT:
            return tuple(state.attack(int(action.target)).targets)
        if action.verb == verbs.ROLL and any(_adds_to(other, action.target) for other in decision.actions):
            return ()
        if action.verb == verbs.WIDEN:
            return action.args[1:]
        ends = [end for kind, thing in named if kind is verbs.HEXSIDE for end in thing.split("/")]
        return (*(thing for kind, thing in named if kind is verbs.HEX), *(h for h in ends if h in self.world.terrain))

    def pieces(self, state: BattleState, decision: Decision, action: Action, named: Named) -> tuple[str, ...]:
        return tuple(thing for kind, thing in named if kind is verbs.UNIT)

    def note(self, state: BattleState, decision: Decision, action: Action) -> str:
        """Movement points left in a hex; air points; the number of an attack."""
        if action.verb == verbs.TO and (mover := moving_unit(state)):
            left = points_left(state, mover, action.target)
            return "" if left is None else half_points(left)
        return action.target if action.verb in (verbs.POINTS, verbs.FIGHT) else ""

    def warnings(self, state: BattleState, decision: Decision, action: Action) -> tuple[str, ...]:
        return warnings_of(state, self.names, decision, action)

    def warned(self, state: BattleState, decision: Decision, action: Action) -> tuple[str, ...]:
        return units_warned_of(state, decision, action)

    def facts(self, state: BattleState, decision: Decision, action: Action, named: Named) -> dict[str, object]:
        facts = super().facts(state, decision, action, named)
        if action.verb == verbs.FIGHT:
            facts["hexes"] = self.spaces(state, decision, action, named)
            if state.attack(int(action.target)).barrage:
                facts["barrage"] = action.target
        if action.verb == verbs.ASSAULT:
            facts |= self._price(state, action)
        return facts

    def _price(self, state: BattleState, action: Action) -> dict[str, object]:
        """11.2.1(2) Who pays for an assault; of one division also what it has left."""
        attack = current_attack(state)
        paying = action.args or (assault.payers(state, engaged.attackers(state, attack)) if attack is not None else ())
        left = {"n": state.assault_points[paying[0]]} if len(paying) == 1 else {}
        return {"divisions": tuple(paying), **left}

    def warning_id(self, decision: Decision, action: Action) -> str:
        """To attack nobody is another thing to be sure of than to end what flies."""
        return "attack" if decision.prompt.key.startswith("declare.") else super().warning_id(decision, action)

    def keys(self, decision: Decision, action: Action) -> tuple[str, ...]:
        """Questions of one kind may have words in common; what is named makes a difference for some verbs."""
        prompt, verb = decision.prompt.key, action.verb
        kind = prompt.partition(".")[0]
        named = f"choice.{verb}_{len(action.args)}"
        barrage = ("choice.fight_barrage",) if verb == verbs.FIGHT else ()
        price = ("choice.assault_left",) if verb == verbs.ASSAULT and not action.args else ()
        return (*barrage, *price, f"choice.{prompt}.{verb}", f"choice.{kind}.{verb}", named, f"choice.{verb}")


def _is_fired_at_once(state: BattleState, attack: Attack) -> bool:
    """Whether a barrage has still somebody to shell, and guns to do it."""
    foe = state.world.enemy(state.phasing)
    shelled = attack.barrage and artillery.shelled(state, foe, attack.targets[0], attack)
    return bool(shelled) and any(state.on_map(gun) for gun in attack.artillery)


def _adds_to(action: Action, hex_id: str) -> bool:
    """Whether it sends more air units or points over a hex."""
    return action.verb in (verbs.AIR, verbs.POINTS) and action.args[1] == hex_id


def _settled(state: BattleState, decision: Decision) -> Decision:
    """The same question in other words once nothing is left to be placed, or where nobody must and does attack."""
    if is_voluntary(state, decision):
        return replace(decision, prompt=replace(decision.prompt, key=VOLUNTARY))
    key = SETTLED.get(decision.prompt.key)
    if key is None or decision.progress is None or decision.progress[0] < decision.progress[1]:
        return decision
    return replace(decision, prompt=replace(decision.prompt, key=key))
