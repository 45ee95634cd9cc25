"""Questions of a fight that are passed over together: one answer says "as it stands" to all of them.

A game declares which answer to a question forgoes it and goes on (`GameDefinition.passes`). Where passing leads the
same player to the next such question, one more choice passes all; they stay single actions of the log, in the order of
the book. What was said holds while nothing changes: if the other side forgoes what it could do as well, the questions
that come after that are passed over too.
"""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from desktop.controller import choices
from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.errors import EngineError
from desktop.engine.frame import State, carry_out
from desktop.engine.match import Match
from desktop.views.presenter import Presenter
from desktop.views.table import AND, ChoiceView, DecisionView

GOING_ON = "choice.going_on"
MOST = 8
_Passed = tuple[State, Decision, Action]
"""A question in the position where it is asked, and the answer that forgoes it."""


class Standing(Struct):
    """Who has said "as it stands", and at which length of the log that was last true."""

    seats: set[str] = field(default_factory=set)
    at: int = 0

    def heard(self, match: Match, seat: str) -> None:
        """A seat passes over all it could still do."""
        if self.at != match.position:
            self.seats.clear()
        self.seats.add(seat)
        self.at = match.position

    def went_on(self, match: Match, passed: bool) -> None:
        """An action was played: whatever it was but a pass, and whatever a die decided, changes what was seen."""
        if not passed or self.at != match.position - 1 or match.log[-1].chance:
            self.seats.clear()
        self.at = match.position

    def holds(self, match: Match, seat: str) -> bool:
        return seat in self.seats and self.at == match.position


def parts(action: str) -> list[str]:
    """The single actions of a choice."""
    return action.split(AND)


def is_pass(match: Match, action: str) -> bool:
    """Whether an action forgoes what is asked now."""
    asked = match.decision
    return asked is not None and match.awaiting_dice is None and _pass_of(match, asked) == Action.parse(action)


def passing(match: Match, standing: Standing) -> Action | None:
    """The answer that was given beforehand by saying "as it stands"."""
    asked = match.decision
    return _pass_of(match, asked) if asked is not None and standing.holds(match, asked.player) else None


def with_going_on(view: DecisionView, match: Match, presenter: Presenter) -> DecisionView:
    """A question with the choice that passes over it and those that follow it at once."""
    asked = match.decision
    if asked is None or match.awaiting_dice is not None or not view.choices or _pass_of(match, asked) is None:
        return view
    run = _run(match, asked)
    if len(run) <= 1:
        return view
    words = presenter.words(Message.of(GOING_ON))
    texts = ", ".join(_text(presenter, *each) for each in run)
    first = choices.with_action(view, str(run[0][2]))
    lost = (first.warnings, first.warning_id) if first is not None else ((), "")
    action = AND.join(str(passed) for *_, passed in run)
    choice = ChoiceView(action, f"{words}: {texts}", warnings=lost[0], warning_id=lost[1])
    return replace(view, choices=(*view.choices, choice))  # never under a finger that has just pressed another


def with_shortcuts(view: DecisionView, match: Match, presenter: Presenter) -> DecisionView:
    """A question with the answers that say at once what is usually said one by one, if its game has such."""
    shortcuts = getattr(presenter, "shortcuts", None)
    if shortcuts is None or match.decision is None or not view.choices or view.private:
        return view
    return replace(view, choices=(*view.choices, *shortcuts(match.state, match.decision)))


def _pass_of(match: Match, asked: Decision) -> Action | None:
    verb = match.definition.passes.get(asked.prompt.key)
    return next((action for action in asked.actions if action.verb == verb and not action.args), None)


def _run(match: Match, asked: Decision) -> list[_Passed]:
    """The questions that a player meets if all forgo what they are asked, up to the die; with his answers."""
    found: list[_Passed] = []
    state, decision = match.state, asked
    for _ in range(MOST):
        passed = _pass_of(match, decision)
        if passed is None:
            break
        crossed = len({each.player for _, each, _ in found} | {decision.player}) > 1
        found.append((state, decision, passed))
        state = plain.copied(state)
        state.chance.begin(strict=True)
        try:
            then = carry_out(state, passed)
        except EngineError:  # a die is rolled: after the other side has answered that goes by itself
            return [each for each in found[: -1 if crossed else None] if each[1].player == asked.player]
        if then is None:
            break
        decision = then
    return [each for each in found if each[1].player == asked.player]


def _text(presenter: Presenter, state: State, asked: Decision, passed: Action) -> str:
    view = presenter.decision(state, asked, asked.player)
    choice = choices.with_action(view, str(passed))
    text = choice.text if choice is not None else str(passed)
    return text[:1].lower() + text[1:]
