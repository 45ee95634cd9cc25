"""What is asked and what may be answered in a card-driven game: words, lit spaces, pieces and cards, warnings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.mechanics.cdg.trays import tray
from desktop.views.naming import Naming
from desktop.views.table import ChoiceView, DecisionView, PathStep
from desktop.views.wording import capital

ENTER_DIE = "engine.enter_die"


class ChoiceViews:
    """Turns decisions into views. A game says how its spaces lie on the board and what may be lost.

    Attributes:
        SECRET: prompts that tell the other seats nothing but that they wait.
        CLOSES: verbs that end a sub-question by themselves when the player turns to another piece.
        BUTTONS: verbs that name a piece or a card but are wanted as a button all the same.
        ENDINGS: verbs that end a part of the round, and under which id their warning can be switched off.
        BOXES, POOLS: ids of boxes and of pools of replacement points.
    """

    SECRET: ClassVar[tuple[str, ...]] = ("draw.discard",)
    CLOSES: ClassVar[tuple[str, ...]] = ("stop",)
    BUTTONS: ClassVar[tuple[str, ...]] = ("attack", "build", "cancel", "special", "claim", "keep", "no-card")
    ENDINGS: ClassVar[Mapping[str, str]] = {
        "moved": "operations", "no-more": "attacks", "marked": "markers", "done": "supply",
    }  # fmt: skip
    BOXES: ClassVar[tuple[str, ...]]
    POOLS: ClassVar[tuple[str, ...]]

    def __init__(self, world: Any, names: Naming) -> None:
        self.world, self.names = world, names

    # -- what a game adds --------------------------------------------------------------------------
    def path(self, state: Any) -> tuple[PathStep, ...]:
        """The line of truth."""
        raise NotImplementedError

    def board_space(self, state: Any, space: str) -> str:
        """The board's space of a space of the rules."""
        return space

    def side_of(self, player: str) -> str:
        """The side a player is on."""
        return player

    def player_name(self, player: str) -> str:
        raise NotImplementedError

    def facts_of(self, decision: Decision) -> dict[str, Any]:
        """What prompts may name besides their own arguments."""
        return {"side": self.side_of(decision.player)}

    def attackers(self, state: Any, player: str, target: str) -> tuple[str, ...]:
        """Units that could attack a space."""
        raise NotImplementedError

    def doomed(self, state: Any, side: str) -> tuple[str, ...]:
        """Units that attrition would take if the round ended now."""
        return ()

    # -- the question ------------------------------------------------------------------------------
    def view(self, state: Any, decision: Decision, seat: str) -> DecisionView:
        """What a seat sees of a question: choices only if it is asked of that seat."""
        key = decision.prompt.key
        asked = seat == decision.player or key == ENTER_DIE
        return DecisionView(
            player=decision.player,
            player_name=self.player_name(decision.player),
            path=self.path(state),
            prompt=self._prompt(decision, seat),
            rule=decision.rule,
            choices=tuple(self.choice(state, decision, action) for action in decision.actions) if asked else (),
            progress=decision.progress,
            subjects=self._subjects(state, decision) if asked or key not in self.SECRET else (),
            dice=len(decision.actions) if key == ENTER_DIE else 0,
            help=self.names.say(f"help.{key}") if asked and f"help.{key}" in self.names.words else "",
        )

    def _prompt(self, decision: Decision, seat: str) -> str:
        key = decision.prompt.key
        if seat != decision.player and key in self.SECRET:
            return capital(self.names.say("prompt.waiting", player=decision.player))
        facts = {**self.facts_of(decision), **dict(decision.prompt.args)}
        wanted = self.names.words.fields(key)
        return capital(self.names.say(key, **{name: facts[name] for name in wanted if name in facts}))

    def _subjects(self, state: Any, decision: Decision) -> tuple[str, ...]:
        """Pieces and spaces the question is about; never a card."""
        found = []
        for item in decision.subjects:
            if item in self.world.units:
                found.append(item)
            elif item in self.world.spaces:
                found.append(self.board_space(state, item))
        return tuple(dict.fromkeys(found))

    # -- one choice --------------------------------------------------------------------------------
    def choice(self, state: Any, decision: Decision, action: Action) -> ChoiceView:
        spaces, pieces = self.spaces(state, decision, action), self._pieces(state, decision, action)
        card = next((arg for arg in action.args if arg in self.world.cards), "")
        held = any(card in hand for hand in state.hands.values())
        warnings = self._warnings(state, decision, action)
        return ChoiceView(
            action=str(action),
            text=capital(self.text(decision, action)),
            spaces=spaces,
            pieces=pieces,
            card=card,
            note=action.args[1][:1].upper() if action.verb == "mark" and len(action.args) > 1 else "",
            default=action == decision.default,
            closes=action.verb in self.CLOSES,
            button=action.verb in self.BUTTONS or not (spaces or pieces or held),
            warnings=warnings,
            warning_id=self.ENDINGS[action.verb] if warnings else "",
        )

    def spaces(self, state: Any, decision: Decision, action: Action) -> tuple[str, ...]:
        """The spaces and boxes an action names; an attacker is set down on the space under attack."""
        if action.verb == "with":
            return tuple(self.board_space(state, item) for item in decision.subjects if item in self.world.spaces)[:1]
        named = [self.board_space(state, arg) for arg in action.args if arg in self.world.spaces]
        side = self.side_of(decision.player)
        return tuple(named) + tuple(tray(side, arg) for arg in action.args if arg in self.BOXES)

    def _pieces(self, state: Any, decision: Decision, action: Action) -> tuple[str, ...]:
        """The pieces an action names; for a target, those that could attack it."""
        if action.verb == "target":
            return self.attackers(state, decision.player, action.target)
        return tuple(
            piece for arg in action.args if arg in self.world.units for piece in self._alike(state, decision, arg)
        )

    def _alike(self, state: Any, decision: Decision, unit: str) -> tuple[str, ...]:
        """A unit and its like in the same place, where one of them is named for all."""
        named = {arg for action in decision.actions for arg in action.args}
        own, status = self.world.units[unit], state.units[unit]
        return (
            unit,
            *(other for other in self.world.of_type[own.type] if other not in named and state.units[other] == status),
        )

    def _warnings(self, state: Any, decision: Decision, action: Action) -> tuple[str, ...]:
        """What would be lost: units that attrition will take, if this is the last round before it."""
        if action.verb not in self.ENDINGS or not state.round or state.round < self.world.limits.rounds:
            return ()
        cut = self.doomed(state, self.side_of(decision.player))
        return (capital(self.names.say("warning.attrition", units=cut, n=len(cut))),) if cut else ()

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
        """Arguments by what they are: unit, space, card, pool, or whatever the game knows."""
        facts: dict[str, str] = {}
        for arg in action.args:
            name = self.kind_of(arg)
            facts[f"{name}2" if name in facts else name] = arg
        return facts

    def kind_of(self, arg: str) -> str:
        world = self.world
        for name, things in (
            ("unit", world.units), ("space", world.spaces), ("card", world.cards), ("type", world.types),
        ):  # fmt: skip
            if arg in things:
                return name
        if arg in self.POOLS:
            return "pool"
        return "place" if arg in self.BOXES else "text"
