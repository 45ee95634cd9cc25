"""Questions of a fight that are passed over together: one answer says "as it stands" to all of them.

A game declares which answer to a question forgoes it and goes on (`GameDefinition.passes`). Where passing leads the
same player to the next such question, one more choice passes all; they stay single actions of the log, in the order of
the book. What was said holds while nothing changes: if the other side forgoes what it could do as well, the questions
that come after that are passed over too.

What a question offers besides may be `ticked` beforehand (guns, an assault): the same choice then answers that question
with it. The boxes stay ticked until the die is cast or the fight is over, also if the other side does something first;
they belong to the place that is fought for, each is played once, and of several amounts of one thing one is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from desktop.controller import choices
from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.errors import EngineError
from desktop.engine.frame import State, carry_out
from desktop.engine.match import Match
from desktop.engine.verb import NUMBER
from desktop.views.presenter import Presenter
from desktop.views.table import AND, BoxView, ChoiceView, DecisionView

GOING_ON = "choice.going_on"
AS_TICKED = "choice.as_ticked"
UNTICK = "choice.untick"
MOST = 48


class Asked(Struct, frozen=True):
    """A question in the position where it is asked, and the answer to it."""

    state: State
    decision: Decision
    answer: Action
    boxed: bool
    """Whether what it offers besides stands in boxes."""


class Tick(Struct, frozen=True):
    """Something that is added to a fight.

    Attributes:
        subjects: what the question is about that offers it: another fight is about something else.
        at: the length of the log since which it may have been played.
    """

    action: Action
    subjects: tuple[str, ...]
    at: int


class Ahead(Struct):
    """A fight up to the die, if one player goes on with it and the other forgoes what he could do.

    Attributes:
        answers: what the player answers.
        boxes: what he could add, with the question that offers it.
        ticked: what of it he adds.
        last: the position in which the die falls.
    """

    answers: list[Asked] = field(default_factory=list)
    boxes: dict[Action, tuple[State, Decision]] = field(default_factory=dict)
    ticked: list[Action] = field(default_factory=list)
    last: State | None = None

    @property
    def action(self) -> str:
        """All answers, as one choice: also a single one is another choice than the answer by itself."""
        return AND.join(str(each.answer) for each in self.answers) + ("" if len(self.answers) > 1 else AND)

    @property
    def is_one_choice(self) -> bool:
        """Whether going on is more than to pass over what is asked now."""
        return len(self.answers) > 1 or (bool(self.answers) and bool(self.ticked))


class Standing(Struct):
    """Who has said "as it stands", at which length of the log that was last true, and what each has ticked."""

    seats: set[str] = field(default_factory=set)
    at: int = 0
    ticks: dict[str, list[Tick]] = field(default_factory=dict)

    def heard(self, match: Match, seat: str) -> None:
        """A seat passes over all it could still do."""
        if self.at != match.position:
            self.seats.clear()
        self.seats.add(seat)
        self.at = match.position

    def went_on(self, match: Match, passed: bool, over: bool = False) -> None:
        """An action was played: whatever it was but a pass, and whatever a die decided, changes what was seen.

        What a seat had ticked beforehand changes nothing for itself.
        """
        if not match.log:
            return  # dice are awaited that no action asks for
        entry = match.log[-1]
        if self.at != match.position - 1 or entry.chance:
            self.seats.clear()
        elif not passed:
            own = any(each.action == entry.action for each in self.ticks.get(entry.player, ()))
            self.seats &= {entry.player} if own else set()
        self.at = match.position
        if entry.chance or over:
            self.ticks.clear()
        for seat, ticks in self.ticks.items():  # what was taken back is not played yet
            self.ticks[seat] = [replace(each, at=min(each.at, match.position - 1)) for each in ticks]

    def open_ticks(self, match: Match, seat: str) -> list[Tick]:
        """What a seat has ticked and not played yet."""
        ticks = self.ticks.get(seat, [])
        return [each for each in ticks if (seat, each.action) not in _played(match, each.at)]

    def holds(self, match: Match, seat: str) -> bool:
        return seat in self.seats and self.at == match.position


def _played(match: Match, since: int) -> set[tuple[str, Action]]:
    return {(entry.player, entry.action) for entry in match.log[since:]}


def parts(action: str) -> list[str]:
    """The single actions of a choice."""
    return [part for part in action.split(AND) if part]


def tick(match: Match, standing: Standing, action: str, on: bool) -> None:
    """Whoever is asked adds something to his fight, or leaves it out; nothing if that is no longer offered."""
    ahead, meant = ahead_of(match, standing), Action.parse(action)
    offer = ahead.boxes.get(meant) if ahead is not None else None
    if offer is None:
        return
    _, asked = offer
    ticks = [each for each in standing.ticks.get(asked.player, []) if not _excludes(match, meant, each.action)]
    standing.ticks[asked.player] = [*ticks, Tick(meant, asked.subjects, match.position)] if on else ticks


def _excludes(match: Match, action: Action, other: Action) -> bool:
    """Whether two actions are the same but for an amount."""
    kinds = match.definition.language[action.verb].kinds
    if action.verb != other.verb or len(action.args) != len(other.args):
        return False
    pairs = zip(kinds, action.args, other.args, strict=False)
    return all(one == two or kind is NUMBER for kind, one, two in pairs)


def is_pass(match: Match, action: str) -> bool:
    """Whether an action forgoes what is asked now."""
    asked = match.decision
    return asked is not None and match.awaiting_dice is None and _pass_of(match, asked) == Action.parse(action)


def passing(match: Match, standing: Standing) -> Action | None:
    """The answer that was given beforehand by saying "as it stands", or by ticking a box."""
    asked = match.decision
    if asked is None or not standing.holds(match, asked.player):
        return None
    passed = _pass_of(match, asked)
    return passed and _answer(asked, passed, standing.open_ticks(match, asked.player))


def with_going_on(
    view: DecisionView, match: Match, standing: Standing, presenter_ahead: Callable[[], Presenter]
) -> DecisionView:
    """A question with the choice that passes over it and those that follow it at once, and what may be added."""
    ahead = ahead_of(match, standing) if view.choices else None
    if ahead is None or _is_one_amount(match, ahead):
        return view
    presenter = presenter_ahead()
    boxes = tuple(_box(presenter, ahead, action) for action in ahead.boxes)
    view = replace(view, boxes=boxes)
    if not ahead.is_one_choice:
        return view
    first = choices.with_action(view, str(ahead.answers[0].answer)) or ChoiceView("", "")
    warned = ChoiceView("", "", warnings=first.warnings, warned=first.warned, warning_id=first.warning_id)
    whole = replace(warned, action=ahead.action, text=_words(presenter, ahead))
    return replace(view, choices=_beside(view.choices, whole, match, ahead, presenter))


def _beside(
    offered: Sequence[ChoiceView], whole: ChoiceView, match: Match, ahead: Ahead, presenter: Presenter
) -> tuple[ChoiceView, ...]:
    """The choice that plays all, beside those it leaves; each where it stands whatever is ticked.

    It comes last, never under a finger that has just pressed another, or in the place of the pass that it is.
    """
    unticked = _walk(match, match.decision, ()) if match.decision is not None else Ahead()
    barred, found = presenter.words(Message.of(UNTICK)), []
    for each in offered:
        if not is_pass(match, each.action):
            found.append(each)
        elif not unticked.is_one_choice:
            return tuple(whole if each is other else other for other in offered)
        elif not _only_delays(unticked, each) and not (ahead.answers[0].boxed and Action.parse(each.action).args):
            found.append(replace(each, barred=barred) if ahead.answers[0].answer in ahead.ticked else each)
    return (*found, whole)


def _is_one_amount(match: Match, ahead: Ahead) -> bool:
    """Whether all that is asked for is one amount of one thing: a button for each is one click less than a box."""
    passed = _pass_of(match, match.decision) if match.decision is not None else None
    return len(ahead.answers) == 1 and passed is not None and bool(passed.args)


def at_the_die(match: Match, action: Action) -> State | None:
    """The position in which the die falls that an offered action leads to; None if it leads to none, or where a look
    ahead might tell of a hand.
    """
    asked = match.decision
    if asked is None or match.awaiting_dice is not None or match.definition.unseen is not None:
        return None
    if not asked.offers(action):
        return None
    state = plain.copied(match.state)
    state.chance.begin(strict=True)
    try:
        carry_out(state, action)
    except EngineError:
        return state
    return None


def _only_delays(ahead: Ahead, passed: ChoiceView) -> bool:
    """Whether a pass comes to the same die by one more press: nothing else is asked on the way."""
    later = ahead.answers[1:]
    return bool(later) and not passed.default and all(len(each.decision.actions) == 1 for each in later)


def with_shortcuts(view: DecisionView, match: Match, presenter: Presenter) -> DecisionView:
    """A question with the answers that say at once what is usually said one by one, if its game has such.

    One after whose first step nothing is left to choose takes the place of that step: by itself it only delays.
    """
    shortcuts = getattr(presenter, "shortcuts", None)
    if shortcuts is None or match.decision is None or not view.choices or view.private:
        return view
    found = shortcuts(match.state, match.decision)
    instead = {parts(each.action)[0]: each for each in found if _leaves_no_choice(match, each.action)}
    choices_now = [instead.pop(each.action, each) for each in view.choices]
    besides = [each for each in found if each not in choices_now]
    return replace(view, choices=(*choices_now, *besides))


def _leaves_no_choice(match: Match, action: str) -> bool:
    """Whether each later step of a choice is the only answer there is; no look ahead where it might tell of a hand."""
    if match.awaiting_dice is not None or match.definition.unseen is not None:
        return False
    state = plain.copied(match.state)
    state.chance.begin(strict=True)
    step, *later = (Action.parse(part) for part in parts(action))
    for following in later:
        try:
            then = carry_out(state, step)
        except EngineError:  # a die was rolled: what comes of it is not known
            return False
        if then is None or then.actions != (following,):
            return False
        step = following
    return True


def ahead_of(match: Match, standing: Standing) -> Ahead | None:
    """The fight to which a player comes if he goes on; None if what is asked now leads to none."""
    asked = match.decision
    if asked is None or match.awaiting_dice is not None or _pass_of(match, asked) is None:
        return None
    found = _walk(match, asked, standing.open_ticks(match, asked.player))
    return found if found.last is not None else None


def _walk(match: Match, asked: Decision, ticks: Sequence[Tick]) -> Ahead:
    """The questions that a player meets if all forgo what they are asked, up to the die; with his answers."""
    found, crossed = Ahead(), False
    state, decision = match.state, asked
    for _ in range(MOST):
        passed = _pass_of(match, decision)
        if passed is None:
            break
        answer, own = passed, decision.player == asked.player
        if own:
            extras = [
                action
                for action in decision.actions
                if match.definition.language[action.verb].ticked and action != passed
            ]
            for action in extras:
                if not any(_excludes(match, action, each) for each in found.ticked):
                    found.boxes.setdefault(action, (state, decision))
            answer = _answer(decision, passed, [each for each in ticks if each.action not in found.ticked])
            found.answers.append(Asked(state, decision, answer, bool(extras)))
            found.ticked += [answer] if answer != passed else []
        crossed = crossed or not own
        state = plain.copied(state)
        state.chance.begin(strict=True)
        try:
            then = carry_out(state, answer)
        except EngineError:  # a die is rolled: after the other side has answered that goes by itself
            found.last = state
            found.answers = found.answers[: -1 if crossed and own and not found.answers[-1].boxed else None]
            break
        if then is None:
            break
        decision = then
    return found


def _pass_of(match: Match, asked: Decision) -> Action | None:
    passed = match.definition.passes.get(asked.prompt.key)
    return next((action for action in asked.actions if str(action) == passed), None)


def _answer(asked: Decision, passed: Action, ticks: Sequence[Tick]) -> Action:
    """What is ticked of that which a question offers; else it is passed over."""
    about = set(asked.subjects)
    meant = {each.action for each in ticks if about.intersection(each.subjects)}
    return next((action for action in asked.actions if action in meant), passed)


# -- words -----------------------------------------------------------------------------------------
def _words(presenter: Presenter, ahead: Ahead) -> str:
    """That the fight goes on, and what is forgone by it; what stands in boxes is seen there."""
    words = presenter.words(Message.of(AS_TICKED if ahead.boxes else GOING_ON))
    texts = [_text(presenter, each.state, each.decision, each.answer) for each in ahead.answers if not each.boxed]
    return f"{words}: {', '.join(text[:1].lower() + text[1:] for text in texts)}" if texts else words


def _box(presenter: Presenter, ahead: Ahead, action: Action) -> BoxView:
    choice = _choice(presenter, *ahead.boxes[action], action)
    text, pieces = (choice.text, choice.pieces) if choice is not None else (str(action), ())
    return BoxView(str(action), text, action in ahead.ticked, pieces)


def _text(presenter: Presenter, state: State, asked: Decision, action: Action) -> str:
    choice = _choice(presenter, state, asked, action)
    return choice.text if choice is not None else str(action)


def _choice(presenter: Presenter, state: State, asked: Decision, action: Action) -> ChoiceView | None:
    return choices.with_action(presenter.decision(state, asked, asked.player), str(action))
