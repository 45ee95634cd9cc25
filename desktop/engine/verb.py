"""Verbs: what a player can do, each declared once, in the `verbs.py` of its game.

A verb is a string, equal to the word that stands in a log; called with the things it names it is an action:
`ATTACK = verb("attack", UNIT, HEX)`, and `ATTACK(unit, hex)` prints as `attack 3-bde 1203`. All that can be said of an
action without looking at the position follows from the declaration: what its arguments are, how a choice of it is
shown, which rule says when it is done. In a `match`, a verb is written with its module: `case verbs.ATTACK:`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from enum import Enum
from typing import Any, Generic, TypedDict, TypeVar, TypeVarTuple, Unpack, overload

from desktop.engine.action import Action
from desktop.engine.errors import EngineError
from desktop.engine.ids import Thing

A = TypeVar("A", bound=str)
A_co = TypeVar("A_co", bound=str, covariant=True)
B = TypeVar("B", bound=str)
C = TypeVar("C", bound=str)
Ts = TypeVarTuple("Ts")


class Kind(Generic[A_co]):
    """A kind of thing that actions name: the word by which texts call it, and the things of that kind in a position."""

    def __init__(self, name: str, among: Callable[[Any], Container[str]]) -> None:
        self.name, self.among = name, among

    def of(self, state: Any, thing: str) -> Kind[str] | None:
        """The kind a thing is of, if it is of this one."""
        return self if thing in self.among(state) else None

    def __repr__(self) -> str:
        return self.name


class Either(Kind[A_co]):
    """One of several kinds, the first that fits."""

    def __init__(self, *kinds: Kind[str]) -> None:
        super().__init__(" or ".join(kind.name for kind in kinds), lambda state: ())
        self.kinds = kinds

    def of(self, state: Any, thing: str) -> Kind[str] | None:
        return next((kind for kind in self.kinds if kind.of(state, thing)), None)


class _Numbers(Container[str]):
    def __contains__(self, thing: object) -> bool:
        return isinstance(thing, str) and thing.isascii() and thing.isdigit()


class Words(Kind[str]):
    """Words that only actions use, such as `move` and `attack` for a marker."""

    def __init__(self, *words: str, name: str = "text") -> None:
        super().__init__(name, lambda state: words)
        self.words = words


class _Everything(Container[str]):
    def __contains__(self, thing: object) -> bool:
        return isinstance(thing, str)


NUMBER: Kind[str] = Kind("n", lambda state: _Numbers())
TEXT: Kind[str] = Kind("text", lambda state: _Everything())
"""A word that the question itself has brought up."""


class Shown(Enum):
    """How a choice is offered: on the map and in the hand where its things lie there, as a button, or both."""

    WHERE_IT_LIES = 1
    """Where its things lie; as a button if none lies anywhere."""
    ON_THE_MAP = 2
    BUTTON = 3
    """Always as a button, whatever is lit besides."""


class Verb(str, Generic[*Ts]):
    """What a player can do.

    Attributes:
        kinds: what its arguments are; the last of them may be left out, down to `least`.
        rule: the rule that says when it is done; its words are the text `moment.<verb>`.
        shown: how a choice of it is offered.
        closes: ends a question by itself when the player turns to something else; or only under the prompts named.
        quiet: could be done almost anywhere: lit only for a piece that is carried.
        ends: it ends a part of the turn; a warning of what is lost by it is switched off by this id.
        passes: leaves undone what else is offered, and that may not be asked again; or only under the prompts named.
        arranges: takes back or lays otherwise what is laid already, so that leaving it undone loses nothing; or only
            under the prompts named.
        ticked: adds something to a fight that is passed over together, and may be ticked for it beforehand.
    """

    __slots__ = ("_made", "arranges", "closes", "ends", "kinds", "least", "passes", "quiet", "rule", "shown", "ticked")

    kinds: tuple[Kind[str], ...]
    least: int
    rule: str
    shown: Shown
    closes: bool | tuple[str, ...]
    quiet: bool
    ends: str
    passes: bool | tuple[str, ...]
    arranges: bool | tuple[str, ...]
    ticked: bool
    _made: dict[tuple[str, ...], Action]

    def __call__(self, *args: *Ts) -> Action:
        """The action; the same arguments give the same one, because millions of them are offered."""
        try:
            return self._made[args]  # type: ignore[index]
        except KeyError:
            made = self._made[args] = Action(self, args)  # type: ignore[arg-type, index]
            return made

    def closes_under(self, prompt: str) -> bool:
        """Whether it ends a question of that prompt by itself."""
        return _holds(self.closes, prompt)

    def passes_under(self, prompt: str) -> bool:
        """Whether it leaves undone what else a question of that prompt offers."""
        return _holds(self.passes, prompt)

    def arranges_under(self, prompt: str) -> bool:
        """Whether under that prompt nothing is lost by leaving it undone."""
        return _holds(self.arranges, prompt)

    def under(self, rule: str) -> Verb[*Ts]:
        """The same verb as a game has it that says by another rule when it is done."""
        other: Verb[*Ts] = Verb(self)
        for name in ("kinds", "least", "shown", "closes", "quiet", "ends", "passes", "arranges", "ticked", "_made"):
            setattr(other, name, getattr(self, name))
        other.rule = rule
        return other


def _holds(where: bool | tuple[str, ...], prompt: str) -> bool:
    """Whether something said of a verb is true under a prompt."""
    return where if isinstance(where, bool) else prompt in where


AnyVerb = Verb[*tuple[Any, ...]]
"""Any of them, whatever it names."""


class How(TypedDict, total=False):
    """What a declaration may say of a verb; see the attributes of `Verb`."""

    rule: str
    shown: Shown
    closes: bool | tuple[str, ...]
    quiet: bool
    ends: str
    passes: bool | tuple[str, ...]
    arranges: bool | tuple[str, ...]
    ticked: bool


@overload
def verb(name: str, /, **how: Unpack[How]) -> Verb[()]: ...
@overload
def verb(name: str, first: Kind[A], /, **how: Unpack[How]) -> Verb[A]: ...
@overload
def verb(name: str, first: Kind[A], second: Kind[B], /, **how: Unpack[How]) -> Verb[A, B]: ...
@overload
def verb(name: str, first: Kind[A], second: Kind[B], third: Kind[C], /, **how: Unpack[How]) -> Verb[A, B, C]: ...
def verb(name: str, /, *kinds: Kind[str], **how: Unpack[How]) -> Any:
    """Declare a verb."""
    return varying(name, *kinds, least=len(kinds), **how)


def varying(name: str, /, *kinds: Kind[str], least: int, **how: Unpack[How]) -> Verb[*tuple[str, ...]]:
    """Declare a verb whose last arguments may be left out."""
    made: Verb[*tuple[str, ...]] = Verb(name)
    made.kinds, made.least, made._made = kinds, least, {}
    made.rule, made.ends = how.get("rule", ""), how.get("ends", "")
    made.shown = how.get("shown", Shown.WHERE_IT_LIES)
    made.closes, made.quiet = how.get("closes", False), how.get("quiet", False)
    made.passes, made.arranges = how.get("passes", False), how.get("arranges", False)
    made.ticked = how.get("ticked", False)
    return made


CHANCE = verb("chance", NUMBER)
"""A die is entered by hand."""


class Language(Mapping[str, AnyVerb]):
    """The verbs of a game."""

    def __init__(self, verbs: Iterable[AnyVerb]) -> None:
        self._verbs: dict[str, AnyVerb] = {str(CHANCE): CHANCE}
        for each in verbs:
            if self._verbs.setdefault(str(each), each) is not each:
                raise EngineError(f"the verb {str(each)!r} is declared twice")

    @classmethod
    def of(cls, names: Mapping[str, Any]) -> Language:
        """The verbs among the names of a module."""
        return cls(dict.fromkeys(each for each in names.values() if isinstance(each, Verb)))

    def __getitem__(self, name: str) -> AnyVerb:
        return self._verbs[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._verbs)

    def __len__(self) -> int:
        return len(self._verbs)

    def named(self, state: Any, action: Action) -> list[tuple[Kind[str], Thing]]:
        """The things an action names, each with its kind; nothing for an action that does not fit its verb."""
        verb = self._verbs.get(action.verb)
        if verb is None or not verb.least <= len(action.args) <= len(verb.kinds):
            return []
        found = [(kind.of(state, thing), thing) for kind, thing in zip(verb.kinds, action.args, strict=False)]
        return [(kind, thing) for kind, thing in found if kind is not None]

    def fault(self, state: Any, action: Action) -> str:
        """What is wrong with an action in any position like this one; "" if it fits its declaration."""
        verb = self._verbs.get(action.verb)
        if verb is None:
            return f"there is no verb {action.verb!r}"
        if not verb.least <= len(action.args) <= len(verb.kinds):
            return f"{action.verb!r} takes {' '.join(kind.name for kind in verb.kinds) or 'nothing'}"
        for kind, thing in zip(verb.kinds, action.args, strict=False):
            if kind.of(state, thing) is None:
                return f"{thing!r} is no {kind.name}"
        return ""
