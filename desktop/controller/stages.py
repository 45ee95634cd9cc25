"""Where a table stands: who sits, who looks, what is asked. One value at a time, changed by named events only.

A stage never leaves open who sits at the table (`looker`) nor whose secrets are on the screen (`viewer`). NOBODY sits
where all players look at the screen together; nobody's secrets are shown then, nor at an open table unless somebody
holds his hand up. The events are the functions below; each takes the stage, and the
facts of the match where they matter, and returns the next stage. Nothing here knows a widget, a file or a rule.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

OPEN, NEEDED, ALWAYS, NEVER = "open", "needed", "always", "never"
"""How hands are kept secret: the table lies open and hands are held up in turn; the screen goes blank between players
where something is hidden, or always; nothing is secret."""
HANDOVER_MODES = (OPEN, NEEDED, ALWAYS, NEVER)
SECRECY = (NEVER, OPEN, NEEDED, ALWAYS)
"""The same, the more secret the later."""

TURN, TOGETHER = "turn", "together"
"""Why a seat is handed over: somebody else decides, or all have looked at the screen together."""


class Sitter(Struct, frozen=True):
    """A seat and the person on it: in some games the players change sides on the way."""

    seat: str = ""
    person: str = ""


NOBODY = Sitter()
"""Nobody in particular: whoever looks sees what all may see."""


class Facts(Struct, frozen=True):
    """What a stage must know of the match.

    Attributes:
        asked: who must decide; NOBODY when the game is over.
        dice: whether a die rolled by hand is awaited.
        secret: whether the seats must not see each other's screen now, and the players care.
        open: whether the table lies open all the same, and only hands are hidden.
        private: whether what is asked, or what may be answered, would tell what the player holds.
        always: whether the screen is handed over even if nothing is hidden.
        host: who is shown the table where nothing is hidden and nobody is asked.
        program: whether the program decides.
        lone: the only person at the table, where the program plays all other seats.
    """

    asked: Sitter = NOBODY
    dice: bool = False
    secret: bool = False
    open: bool = False
    private: bool = False
    always: bool = False
    host: Sitter = NOBODY
    program: bool = False
    lone: Sitter = NOBODY

    @property
    def over(self) -> bool:
        return self.asked == NOBODY


class Proposal(Struct, frozen=True):
    """What all players are asked to agree to.

    `kind` is "undo", "go_back" (both to the position `target`), "play" (`action` at the earlier moment `target`),
    "redo" (up to `target`), "edit" (the edit mode) or "handover" (the way `mode` of hiding hands).
    """

    kind: str
    target: int = 0
    action: str = ""
    mode: str = ""


class Playing(Struct, frozen=True):
    """Somebody sits before the table and is asked.

    `hand` is whose hand is held up at an open table, "" if nobody's; None if the whole screen is the player's own.
    """

    who: Sitter
    hand: str | None = None


class EnteringDice(Struct, frozen=True):
    """An action is half done: the players roll a die and enter it."""

    who: Sitter
    hand: str | None = None


class LookingBack(Struct, frozen=True):
    """Somebody looks at an earlier moment, on a copy; the game does not move."""

    who: Sitter
    at: int
    hand: str | None = None


class Editing(Struct, frozen=True):
    """The position is changed by hand; where something is hidden all look, so nobody's secrets are shown."""

    who: Sitter


class Finished(Struct, frozen=True):
    """The game is over."""

    who: Sitter


Seated = Playing | EnteringDice | LookingBack | Editing | Finished
"""Stages in which the table is seen."""


class HandingOver(Struct, frozen=True):
    """The screen is empty until the next player sits down; then comes `then`."""

    to: Sitter
    why: str
    then: Seated


class Confirming(Struct, frozen=True):
    """One player is asked whether a choice that loses something is meant."""

    action: str
    back: Seated


class AskingConsent(Struct, frozen=True):
    """All players look at a proposal; where something is hidden, at nothing else."""

    proposal: Proposal
    covered: bool
    back: Seated


Stage = Seated | HandingOver | Confirming | AskingConsent

ALLOWED: dict[type[Stage], frozenset[str]] = {
    Playing: frozenset(
        ["play", "drag", "undo", "redo", "look", "go_back", "edit_mode", "concede", "handover", "focus", "hand"]
    ),
    EnteringDice: frozenset(["play", "undo", "handover", "focus", "hand"]),
    LookingBack: frozenset(["play", "look", "go_back", "handover", "focus", "hand"]),
    Editing: frozenset(["edit", "edit_mode", "drag", "undo", "redo", "focus"]),
    Finished: frozenset(["undo", "redo", "look", "go_back", "handover", "focus"]),
    HandingOver: frozenset({"sit_down"}),
    Confirming: frozenset({"answer", "focus"}),
    AskingConsent: frozenset({"answer"}),
}
"""What the players may do at each stage."""


def allows(stage: Stage, command: str) -> bool:
    return command in ALLOWED[type(stage)]


def looker(stage: Stage) -> Sitter:
    """Who sits at the table; NOBODY where all look together, or nobody may look."""
    match stage:
        case HandingOver():
            return NOBODY
        case AskingConsent(covered=True):
            return NOBODY
        case Confirming(back=back) | AskingConsent(back=back):
            return back.who
    return stage.who


def viewer(stage: Stage) -> str:
    """The seat whose secrets may be on the screen; "" for nobody's."""
    match stage:
        case Confirming(back=back):
            return viewer(back)
        case AskingConsent(covered=False, back=back):
            return viewer(back)
        case Playing(hand=str(hand)) | EnteringDice(hand=str(hand)) | LookingBack(hand=str(hand)):
            return hand
    return looker(stage).seat


def is_open(stage: Stage) -> bool:
    """Whether hands are held up at an open table."""
    match stage:
        case Confirming(back=back) | AskingConsent(back=back):
            return is_open(back)
        case Playing() | EnteringDice() | LookingBack():
            return stage.hand is not None
    return False


def is_covered(stage: Stage) -> bool:
    """Whether nothing of the table may be seen."""
    return isinstance(stage, HandingOver) or (isinstance(stage, AskingConsent) and stage.covered)


def moment(stage: Stage) -> int | None:
    """The earlier moment that is looked at; None for the present."""
    match stage:
        case LookingBack(at=at):
            return at
        case Confirming(back=back) | AskingConsent(back=back) | HandingOver(then=back):
            return moment(back)
    return None


# -- events ----------------------------------------------------------------------------------------
def hidden_otherwise(stage: Stage, facts: Facts, before: str) -> Stage:
    """Hands are hidden in another way from now on: who sits before the screen is known only where it was his own."""
    own = before in (NEEDED, ALWAYS) or not facts.secret
    return moved(stage if own else Playing(NOBODY), facts)


def begun(facts: Facts) -> Stage:
    """A game comes to the table: nobody has sat down yet."""
    return moved(Playing(NOBODY), facts)


def moved(stage: Stage, facts: Facts) -> Stage:
    """The game stands elsewhere than before: an action, a die, something taken back."""
    if isinstance(stage, Editing) and not facts.over and (stage.who == NOBODY or not facts.secret):
        return stage
    who = looker(stage)
    if facts.over:
        return Finished(NOBODY if facts.secret else who if who != NOBODY else facts.host)
    if facts.lone != NOBODY or (facts.program and not facts.open):  # nobody else sits down
        return EnteringDice(facts.lone) if facts.dice else Playing(facts.lone)
    if facts.open:
        held = viewer(stage) if facts.private and is_open(stage) and who == facts.asked else ""
        hand = held if held == facts.asked.seat else ""
        return EnteringDice(facts.asked, "") if facts.dice else Playing(facts.asked, hand)
    then = EnteringDice(facts.asked) if facts.dice else Playing(facts.asked)
    if not (facts.secret or facts.always) or (who == facts.asked and not is_open(stage)):
        return then
    return HandingOver(facts.asked, TOGETHER if is_open(stage) else TURN, then)


def seated(stage: Stage) -> Stage:
    """The next player has sat down and asks to see the table."""
    return stage.then if isinstance(stage, HandingOver) else stage


def looked_back(stage: Stage, at: int) -> Stage:
    """Somebody turns to an earlier moment."""
    return LookingBack(looker(stage), at, "" if is_open(stage) else None)


def held_up(stage: Stage, seat: str) -> Stage:
    """Somebody holds his hand up at an open table, or ("") the hand that was up is put down."""
    match stage:
        case Playing() | EnteringDice() | LookingBack() if stage.hand is not None:
            return replace(stage, hand=seat)
    return stage


def all_down(stage: Stage) -> Stage:
    """No hand is up any more, whatever happens: a choice that was to be confirmed from it is not made."""
    asked = isinstance(stage, Confirming) and is_open(stage) and viewer(stage)
    return held_up(refused(stage) if asked else stage, "")


def returned(stage: Stage, facts: Facts) -> Stage:
    """Back to the present, by the one who looked back."""
    return moved(stage, facts)


def warned(stage: Seated, action: str) -> Stage:
    """A choice would lose something."""
    return Confirming(action, stage)


def proposed(stage: Seated, proposal: Proposal, facts: Facts) -> Stage:
    """Something needs all players."""
    back = held_up(stage, "")
    assert isinstance(back, Seated)
    return AskingConsent(proposal, facts.secret and not facts.open, back)


def refused(stage: Stage) -> Stage:
    """Not meant, or not agreed: everything is as it was; whoever sat there sits down anew where all had looked."""
    match stage:
        case Confirming(back=back):
            return back
        case AskingConsent(back=back, covered=covered):
            return HandingOver(back.who, TOGETHER, back) if covered and back.who != NOBODY else back
    return stage


def agreed(stage: Stage) -> Stage:
    """All have agreed, or the player means it; what follows is told by `moved`."""
    match stage:
        case AskingConsent(covered=True, back=back):
            return Editing(NOBODY) if isinstance(back, Editing) else Playing(NOBODY)
        case Confirming(back=back) | AskingConsent(back=back):
            return back
    return stage


def editing_began(stage: Stage, facts: Facts) -> Stage:
    return Editing(NOBODY if facts.secret else looker(stage))


def editing_ended(stage: Stage, facts: Facts) -> Stage:
    return moved(Playing(looker(stage)), facts)
