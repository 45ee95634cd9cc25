"""What is asked and what may be answered: words, lit spaces and pieces, notes, defaults and warnings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.games.battles.present.names import Names
from desktop.games.battles.present.path import path_of
from desktop.games.battles.present.queries import moving_unit, points_left
from desktop.games.battles.present.warnings import Warnings
from desktop.views.table import ChoiceView, DecisionView
from desktop.views.wording import half_points

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World
    from desktop.games.battles.state.state import BattleState

ENTER_DIE = "engine.enter_die"
ON_THE_MAP = (
    "pick", "to", "attack", "widen", "barrage", "support", "withdraw", "air", "points", "bombard", "back", "advance",
    "bridge", "aim",
)  # fmt: skip
"""Verbs whose choices are lit on the map and need no button."""
CLOSING = {"move.to": "done", "move.enter": "done", "setup.place": "put-back"}
"""By prompt, the verb that ends a sub-question by itself when the player turns to something else."""
SETTLED = {"setup.choose": "setup.placed"}
"""Prompts that change when all is done."""
COUNTED = ("points", "fight", "chance")
"""Verbs whose first argument is a number (divisions may be called by numbers too)."""
MOST_TEXTS = 20_000
"""Words of choices kept for the next table."""
MOST_BUTTONS = 8
"""Choices on pieces become buttons too when there are no more than this."""


class Choices:
    """Turns decisions into views."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self.warnings = Warnings(world, names)
        self._texts: dict[tuple[str, Action, tuple[str, ...]], str] = {}

    def view(self, state: BattleState, decision: Decision, seat: str) -> DecisionView:
        """Both seats see what may be chosen; nobody in particular chooses nothing."""
        decision = _settled(decision)
        key = decision.prompt.key
        dice = len(decision.actions) if key == ENTER_DIE else 0
        return DecisionView(
            player=decision.player,
            player_name=self.names.side(decision.player),
            path=path_of(state, self.names),
            prompt=self.names.words.message(decision.prompt),
            rule=decision.rule,
            choices=tuple(self.choice(state, decision, action) for action in decision.actions) if seat or dice else (),
            progress=decision.progress,
            subjects=self._subjects(state, decision),
            dice=dice,
            help=self.names.say(f"help.{key}") if f"help.{key}" in self.names.words else "",
        )

    def _subjects(self, state: BattleState, decision: Decision) -> tuple[str, ...]:
        """What the question is about; the unit being moved always is, so that it can be dragged on."""
        mover = moving_unit(state)
        if mover and mover not in decision.subjects:
            return (mover, *decision.subjects)
        return decision.subjects

    def choice(self, state: BattleState, decision: Decision, action: Action) -> ChoiceView:
        pieces = tuple(arg for arg in action.args if arg in self.world.units)
        spaces = self._spaces(state, action)
        closes = CLOSING.get(decision.prompt.key) == action.verb
        warned = self.warnings.of(state, decision, action)
        return ChoiceView(
            action=str(action),
            text=self._text(decision, action, spaces),
            spaces=spaces,
            pieces=pieces,
            note=self._note(state, action),
            default=action == decision.default,
            closes=closes,
            button=self._is_button(decision, action, bool(pieces or spaces)),
            warnings=warned.lines,
            warning_id=warned.id,
        )

    def _spaces(self, state: BattleState, action: Action) -> tuple[str, ...]:
        """Where a choice is lit: its hexes; the far hex of a hexside; the targets of a numbered fight."""
        if action.verb == "fight":
            return tuple(state.attack(int(action.target)).targets)
        if action.verb == "widen":
            return action.args[-1:]
        spaces: list[str] = []
        for arg in action.args:
            if arg in self.world.terrain:
                spaces.append(arg)
            elif "/" in arg and arg not in self.world.units:
                here = {state.place(unit) for unit in action.args if unit in self.world.units}
                spaces += [end for end in arg.split("/") if end in self.world.terrain and end not in here]
        return tuple(spaces)

    def _note(self, state: BattleState, action: Action) -> str:
        if action.verb == "to" and (mover := moving_unit(state)):
            left = points_left(state, mover, action.target)
            return "" if left is None else half_points(left)
        return action.target if action.verb in ("points", "fight") else ""

    def _is_button(self, decision: Decision, action: Action, lit: bool) -> bool:
        if action.verb in ON_THE_MAP and lit:
            return False
        if not lit:
            return True
        return sum(other.verb == action.verb for other in decision.actions) <= MOST_BUTTONS

    def _text(self, decision: Decision, action: Action, spaces: tuple[str, ...]) -> str:
        key = (decision.prompt.key, action, spaces)
        if key not in self._texts:
            if len(self._texts) > MOST_TEXTS:
                self._texts.clear()
            self._texts[key] = self._worded(decision, action, spaces)
        return self._texts[key]

    def _worded(self, decision: Decision, action: Action, spaces: tuple[str, ...]) -> str:
        """`choice.<prompt>.<verb>` where the question matters, else `choice.<verb>`; `_n` with n arguments."""
        words, facts = self.names.words, {**self.facts(action), "hexes": spaces}
        first = decision.prompt.key.partition(".")[0]
        for key in (f"choice.{decision.prompt.key}.{action.verb}", f"choice.{first}.{action.verb}"):
            if key in words:
                return words.say(key, **facts)
        counted = f"choice.{action.verb}_{len(action.args)}"
        return words.say(counted if counted in words else f"choice.{action.verb}", **facts)

    def facts(self, action: Action) -> dict[str, str]:
        """Arguments by what they are: unit, hex, hex2, hexside, division, n."""
        if action.verb in COUNTED:
            return dict(zip(("n", "hex"), action.args, strict=False))
        facts: dict[str, str] = {}
        for arg in action.args:
            name = self._kind(arg)
            facts[f"{name}2" if name in facts else name] = arg
        return facts

    def _kind(self, arg: str) -> str:
        if arg in self.world.units:
            return "unit"
        if arg in self.world.terrain:
            return "hex"
        if arg in self.world.divisions:
            return "division"
        return "hexside" if "/" in arg else "n"


def _settled(decision: Decision) -> Decision:
    """The same question in other words once nothing is left to be placed."""
    key = SETTLED.get(decision.prompt.key)
    if key is None or decision.progress is None or decision.progress[0] < decision.progress[1]:
        return decision
    return replace(decision, prompt=replace(decision.prompt, key=key))
