"""What is asked and what may be answered: words, lit spaces, pieces and cards, notes and warnings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.games.crusade import attack_options, supply
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.present.path import path_of
from desktop.games.crusade.present.pieces import space_id
from desktop.games.crusade.sides import BOXES, enemy_of
from desktop.mechanics.cdg.trays import tray
from desktop.views.table import ChoiceView, DecisionView
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.crusade.state import CrusadeState
    from desktop.games.crusade.world import World

ENTER_DIE = "engine.enter_die"
OPEN = (ENTER_DIE,)
"""Prompts whose choices everybody may see."""
SECRET = ("draw.discard",)
"""Prompts that tell the other seat nothing but that it waits (A2)."""
CLOSES = ("stop",)
"""Verbs that end a sub-question by themselves when the player turns to another piece."""
BUTTONS = ("attack", "build", "cancel", "special", "claim", "keep", "no-card")
"""Verbs that name a piece or a card but are wanted as a button all the same."""
ENDINGS = {"moved": "operations", "no-more": "attacks", "marked": "markers"}
"""Verbs that end a part of the round, and under which id their warning can be switched off."""
LAST_OF_ROUND = ("moved", "no-more", "done", "marked")


class Choices:
    """Turns decisions into views."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def view(self, state: CrusadeState, decision: Decision, seat: str) -> DecisionView:
        """What a seat sees of a question: choices only if it is asked of that seat."""
        key = decision.prompt.key
        asked = seat == decision.player or key in OPEN
        return DecisionView(
            player=decision.player,
            player_name=self.names.side(decision.player),
            path=path_of(state, self.names),
            prompt=self._prompt(decision, seat),
            rule=decision.rule,
            choices=tuple(self.choice(state, decision, action) for action in decision.actions) if asked else (),
            progress=decision.progress,
            subjects=self._subjects(state, decision) if asked or key not in SECRET else (),
            dice=len(decision.actions) if key == ENTER_DIE else 0,
            help=self.names.say(f"help.{key}") if asked and f"help.{key}" in self.names.words else "",
        )

    def _prompt(self, decision: Decision, seat: str) -> str:
        key = decision.prompt.key
        if seat != decision.player and key in SECRET:
            return capital(self.names.say("prompt.waiting", sides=decision.player))
        facts = {"side": decision.player, "enemy": enemy_of(decision.player), **dict(decision.prompt.args)}
        wanted = self.names.words.fields(key)
        return capital(self.names.say(key, **{name: facts[name] for name in wanted if name in facts}))

    def _subjects(self, state: CrusadeState, decision: Decision) -> tuple[str, ...]:
        """Pieces and spaces the question is about; never a card."""
        found = []
        for item in decision.subjects:
            if item in self.world.units:
                found.append(item)
            elif item in self.world.spaces:
                found.append(space_id(state, item))
        return tuple(dict.fromkeys(found))

    # -- one choice --------------------------------------------------------------------------------
    def choice(self, state: CrusadeState, decision: Decision, action: Action) -> ChoiceView:
        spaces, pieces = self._spaces(state, decision, action), self._pieces(state, decision, action)
        card = next((arg for arg in action.args if arg in self.world.cards), "")
        warnings = self._warnings(state, decision, action)
        return ChoiceView(
            action=str(action),
            text=capital(self.text(decision, action)),
            spaces=spaces,
            pieces=pieces,
            card=card,
            note=self._note(state, action),
            default=action == decision.default,
            closes=action.verb in CLOSES,
            button=action.verb in BUTTONS or not (spaces or pieces or card),
            warnings=warnings,
            warning_id=ENDINGS.get(action.verb, "supply") if warnings else "",
        )

    def _spaces(self, state: CrusadeState, decision: Decision, action: Action) -> tuple[str, ...]:
        """The spaces and boxes an action names; an attacker is set down on the space under attack."""
        if action.verb == "with":
            return tuple(space_id(state, item) for item in decision.subjects if item in self.world.spaces)[:1]
        if action.verb == "assault" and action.target in self.world.sieges:
            return (self.world.sieges[action.target].space,)
        named = [space_id(state, arg) for arg in action.args if arg in self.world.spaces]
        return tuple(named) + tuple(tray(decision.player, arg) for arg in action.args if arg in BOXES)

    def _pieces(self, state: CrusadeState, decision: Decision, action: Action) -> tuple[str, ...]:
        """The pieces an action names; for a target, those that could attack it."""
        if action.verb == "target":
            return tuple(attack_options.available(state, decision.player, action.target))
        return tuple(
            piece for arg in action.args if arg in self.world.units for piece in self._alike(state, decision, arg)
        )

    def _alike(self, state: CrusadeState, decision: Decision, unit: str) -> tuple[str, ...]:
        """2.2.1 A unit and its like in the same place, where one of them is named for all."""
        named = {arg for action in decision.actions for arg in action.args}
        own, status = self.world.units[unit], state.units[unit]
        return (
            unit,
            *(other for other in self.world.of_type[own.type] if other not in named and state.units[other] == status),
        )

    def _note(self, state: CrusadeState, action: Action) -> str:
        """Beside a lit space: M or A for activation, the way a stack would go in points."""
        match action.verb, *action.args:
            case "mark", _, kind:
                return kind[:1].upper()
        return ""

    # -- warnings ----------------------------------------------------------------------------------
    def _warnings(self, state: CrusadeState, decision: Decision, action: Action) -> tuple[str, ...]:
        """What would be lost: units that attrition will take, if this is the last round before it."""
        if action.verb not in LAST_OF_ROUND or not state.round or state.round < self.world.limits.rounds:
            return ()
        cut = [
            unit
            for unit in state.units
            if self.world.side_of[unit] == decision.player and state.on_map(unit)
            and supply.supply_state(state, state.place_of(unit)) == "none"
        ]  # fmt: skip
        return (capital(self.names.say("warning.attrition", units=tuple(cut), n=len(cut))),) if cut else ()

    # -- words -------------------------------------------------------------------------------------
    def text(self, decision: Decision, action: Action) -> str:
        """`choice.<prompt>.<verb>` where the question matters, else `choice.<verb>.<word>` or `choice.<verb>`."""
        words = self.names.words
        facts = self._facts(action)
        for key in (
            f"choice.{decision.prompt.key}.{action.verb}", *(f"choice.{action.verb}.{arg}" for arg in action.args[-1:]),
            f"choice.{action.verb}",
        ):  # fmt: skip
            if key in words and words.fields(key) <= facts.keys():
                return words.say(key, **facts)
        return " ".join((action.verb, *(self.names.keyed("word", arg) for arg in action.args)))

    def _facts(self, action: Action) -> dict[str, str]:
        """Arguments by what they are: unit, space, card, pool, siege, word."""
        facts: dict[str, str] = {}
        for arg in action.args:
            name = self._kind(arg)
            facts[f"{name}2" if name in facts else name] = arg
        return facts

    def _kind(self, arg: str) -> str:
        world = self.world
        for name, things in (
            ("unit", world.units), ("space", world.spaces), ("card", world.cards), ("siege", world.sieges),
            ("type", world.types),
        ):  # fmt: skip
            if arg in things:
                return name
        if arg in ("nat", "axis", "rep", "sov"):
            return "pool"
        return "place" if arg in BOXES else "text"
