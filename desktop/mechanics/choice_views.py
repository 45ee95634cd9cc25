"""What is asked and what may be answered, as one seat sees it: words, lit spaces, pieces and cards, warnings.

All that a verb declares of itself is read from it (`engine/verb.py`); a game adds what only a look at the position
tells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Generic

from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import Thing
from desktop.engine.verb import AnyVerb, Kind, Language, Shown
from desktop.mechanics.enter import enter_of
from desktop.mechanics.protocols import GameWorldLike, S
from desktop.views.naming import Naming
from desktop.views.table import ChoiceView, DecisionView, PathStep
from desktop.views.wording import capital

ENTER_DIE = "engine.enter_die"
Named = Sequence[tuple[Kind[str], Thing]]
"""The things an action names, each with its kind."""


def apart(choices: Sequence[ChoiceView]) -> tuple[ChoiceView, ...]:
    """The choices of a question, never two with the same words: things that have the same name are counted."""
    alike = Counter(choice.text for choice in choices)
    counted: Counter[str] = Counter()
    found = []
    for choice in choices:
        counted[choice.text] += 1
        told = f"{choice.text} (no. {counted[choice.text]})"
        found.append(choice if alike[choice.text] == 1 else replace(choice, text=told))
    return tuple(found)


class ChoiceViews(Generic[S]):
    """Turns decisions into views.

    Attributes:
        LANGUAGE: the verbs of the game.
        SECRET: prompts that tell the other seats nothing but that they wait.
        OPEN: whether everybody at the table sees what the player may choose.
    """

    LANGUAGE: ClassVar[Language]
    SECRET: ClassVar[tuple[str, ...]] = ()
    OPEN: ClassVar[bool] = False
    MARKING: ClassVar[tuple[str, ...]] = ()

    world: GameWorldLike
    names: Naming

    def __init__(self, world: GameWorldLike, names: Naming) -> None:
        self.world, self.names = world, names
        self._entered: tuple[Decision | None, Action | None] = (None, None)
        """The last question, and what Enter answers to it."""

    # -- what a game adds --------------------------------------------------------------------------
    def path(self, state: S) -> tuple[PathStep, ...]:
        """The line of truth."""
        raise NotImplementedError

    def player_name(self, state: S, player: str) -> str:
        raise NotImplementedError

    def prompt_facts(self, state: S, decision: Decision) -> dict[str, object]:
        """What prompts may name besides their own arguments."""
        return {"side": decision.player}

    def subjects(self, state: S, decision: Decision) -> tuple[str, ...]:
        """The pieces and spaces of the board that a question is about; never a card."""
        raise NotImplementedError

    def spaces(self, state: S, decision: Decision, action: Action, named: Named) -> tuple[str, ...]:
        """The spaces of the board where a choice is lit."""
        raise NotImplementedError

    def pieces(self, state: S, decision: Decision, action: Action, named: Named) -> tuple[str, ...]:
        """The pieces that a choice takes in hand."""
        raise NotImplementedError

    def card(self, state: S, decision: Decision, action: Action, named: Named) -> str:
        """The card by which a choice is offered."""
        return ""

    def note(self, state: S, decision: Decision, action: Action) -> str:
        """A small figure beside a lit space."""
        return ""

    def warnings(self, state: S, decision: Decision, action: Action) -> tuple[str, ...]:
        """What would be lost by a choice."""
        return ()

    def warned(self, state: S, decision: Decision, action: Action) -> tuple[str, ...]:
        """The pieces that its warnings speak of."""
        return ()

    def warning_id(self, decision: Decision, action: Action) -> str:
        """Under which the warnings of a choice can be switched off: what it ends."""
        return self.LANGUAGE[action.verb].ends

    def drops(self, state: S, decision: Decision, action: Action) -> tuple[str, ...]:
        """Where the piece of a choice may be carried to mean it."""
        return ()

    def withheld(self, state: S, decision: Decision, action: Action) -> tuple[str, ...]:
        """What else a player would look for where a choice is lit, and why it is not offered."""
        return ()

    def told(self, state: S, kind: Kind[str], thing: Thing) -> object:
        """A thing as the words of a choice are given it."""
        return thing

    def facts(self, state: S, decision: Decision, action: Action, named: Named) -> dict[str, object]:
        """What the words of a choice may name: each thing by its kind, the second of a kind as `unit2`."""
        facts: dict[str, object] = {}
        for kind, thing in named:
            facts[f"{kind.name}2" if kind.name in facts else kind.name] = self.told(state, kind, thing)
        return facts

    # -- the question ------------------------------------------------------------------------------
    def view(self, state: S, decision: Decision, seat: str) -> DecisionView:
        """What a seat sees of a question: choices only if it is asked of that seat, or nothing is hidden from it."""
        key = decision.prompt.key
        asked = seat == decision.player or key == ENTER_DIE or (self.OPEN and bool(seat))
        player = self.thrower(decision) or decision.player
        return DecisionView(
            player=player,
            player_name=self.player_name(state, player),
            path=self.path(state),
            prompt=self.prompt(state, decision, seat),
            rule=decision.rule,
            choices=apart([self.choice(state, decision, action) for action in decision.actions]) if asked else (),
            progress=decision.progress,
            subjects=self.subjects(state, decision) if asked or key not in self.SECRET else (),
            dice=len(decision.actions) if key == ENTER_DIE else 0,
            help=self.help(state, key) if asked else "",
            lightly=key in self.MARKING,
        )

    def thrower(self, decision: Decision) -> str:
        """Whose die is entered, if another's than of whoever acted: all look at it, and one of them has thrown it."""
        thrown = str(dict(decision.prompt.args).get("thrower", "")) if decision.prompt.key == ENTER_DIE else ""
        return thrown if thrown in getattr(self.world, "side_of_seat", {thrown}) else ""

    def prompt(self, state: S, decision: Decision, seat: str) -> str:
        key = decision.prompt.key
        if seat != decision.player and self.is_secret(decision):
            return capital(self.names.say("prompt.waiting", player=decision.player))
        facts = {**self.prompt_facts(state, decision), **dict(decision.prompt.args)}
        wanted = self.names.words.fields(key)
        return capital(self.names.say(key, **{name: facts[name] for name in wanted if name in facts}))

    def is_secret(self, decision: Decision) -> bool:
        """Whether the others learn nothing of a question but that they wait."""
        return decision.prompt.key in self.SECRET

    def help(self, state: S, key: str) -> str:
        """A word of advice."""
        return self.names.say(f"help.{key}") if f"help.{key}" in self.names.words else ""

    # -- one choice --------------------------------------------------------------------------------
    def choice(self, state: S, decision: Decision, action: Action) -> ChoiceView:
        verb, named = self.LANGUAGE[action.verb], self.LANGUAGE.named(state, action)
        spaces = self.spaces(state, decision, action, named)
        pieces = self.pieces(state, decision, action, named)
        card = self.card(state, decision, action, named)
        warnings = self.warnings(state, decision, action)
        return ChoiceView(
            action=str(action),
            text=capital(self.text(state, decision, action, named)),
            spaces=spaces,
            pieces=pieces,
            card=card,
            note=self.note(state, decision, action),
            default=action == self.entered(decision),
            closes=verb.closes_under(decision.prompt.key),
            button=self.is_button(state, verb, bool(spaces or pieces), card),
            quiet=verb.quiet,
            warnings=warnings,
            warned=self.warned(state, decision, action) if warnings else (),
            warning_id=self.warning_id(decision, action) if warnings else "",
            drops=self.drops(state, decision, action),
            withheld=self.withheld(state, decision, action),
        )

    def entered(self, decision: Decision) -> Action | None:
        """What Enter answers."""
        if self._entered[0] is not decision:
            self._entered = (decision, enter_of(self.LANGUAGE, decision))
        return self._entered[1]

    def is_button(self, state: S, verb: AnyVerb, lit: bool, card: str) -> bool:
        """Whether a choice needs a button besides what it lights up."""
        return verb.shown is Shown.BUTTON or not (lit or card)

    def text(self, state: S, decision: Decision, action: Action, named: Named) -> str:
        """`choice.<prompt>.<verb>` where the question matters, else `choice.<verb>.<word>` or `choice.<verb>`."""
        words, facts = self.names.words, self.facts(state, decision, action, named)
        for key in self.keys(decision, action):
            if key in words and words.fields(key) <= facts.keys():
                return words.say(key, **facts)
        return " ".join((action.verb, *(self.names.keyed("word", str(fact)) for fact in facts.values())))

    def keys(self, decision: Decision, action: Action) -> tuple[str, ...]:
        """The texts of a choice, the most telling first."""
        last = (f"choice.{action.verb}.{arg}" for arg in action.args[-1:])
        return (f"choice.{decision.prompt.key}.{action.verb}", *last, f"choice.{action.verb}")
