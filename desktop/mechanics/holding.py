"""What the fields of a state and of its procedures may hold, declared once and checked wherever a position comes from.

A game has one table from the name of a field (or from "Class.field", where one class differs) to what it holds: ids of
some kind, numbers of a range, lists and dicts of these. Records inside a state are looked into by themselves; switches
need no word. A field that the table does not know is a fault of the program, and a test finds it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Generic, TypeVar, get_args, get_origin

from msgspec import Struct

from desktop.engine.frame import State
from desktop.engine.plain import saved_parts

SHOWN = 40
MOST = 100_000
"""No count of anything on a table comes near it."""
Held = Any
"""What stands in a field: a word, a number, a list, a dict, a record; a `Holds` is asked of its own shape only."""
S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
"""The state of a game, or what the table of several games asks of theirs."""
Known = Callable[[S_contra], Collection[object]]
"""The ids there are, by state: `lambda state: state.world.units`."""


class Scope(Generic[S_co]):
    """A state that is looked at; the ids there are in it are listed once."""

    def __init__(self, state: S_co) -> None:
        self.state = state
        self._known: dict[One[S_co], Collection[object]] = {}

    def known(self, one: One[S_co]) -> Collection[object]:
        found = self._known.get(one)
        if found is None:
            found = self._known[one] = one.known(self.state)
        return found


class Holds(Generic[S_contra]):
    """What a value may be; `wrong` yields what is wrong with one, in words that follow the name of the field."""

    def wrong(self, scope: Scope[S_contra], value: Held) -> Iterator[str]:
        raise NotImplementedError


class One(Struct, Holds[S_contra], frozen=True):
    """The id of something that exists."""

    what: str
    known: Known[S_contra]

    def wrong(self, scope: Scope[S_contra], value: Held) -> Iterator[str]:
        if value not in scope.known(self):
            yield f"is {shown(value)}, which is no {self.what}"


class Maybe(Struct, Holds[S_contra], frozen=True):
    """Something or ""."""

    holds: Holds[S_contra]

    def wrong(self, scope: Scope[S_contra], value: Held) -> Iterator[str]:
        if value != "":
            yield from self.holds.wrong(scope, value)


class Number(Struct, Holds[S_contra], frozen=True):
    """A whole number of a range; the end of the range may depend on the state."""

    low: int = 0
    high: int | Callable[[S_contra], int] = MOST

    def wrong(self, scope: Scope[S_contra], value: Held) -> Iterator[str]:
        high = self.high if isinstance(self.high, int) else self.high(scope.state)
        if not self.low <= value <= high:
            yield f"is {shown(value)}, which is not from {self.low} to {high}"


class Each(Struct, Holds[S_contra], frozen=True):
    """A list, of records or of what is said; `once`: nothing is in it twice."""

    of: Holds[S_contra] | None = None
    once: bool = False

    def wrong(self, scope: Scope[S_contra], value: Held) -> Iterator[str]:
        if len(value) > MOST:
            yield f"has {len(value)} items"
            return
        for item in value if self.of is not None else ():
            yield from self.of.wrong(scope, item)  # type: ignore[union-attr]
        if self.once and len(set(value)) < len(value):
            twice = next(item for item in value if value.count(item) > 1)
            yield f"holds {shown(twice)} twice"


class Pair(Struct, Holds[S_contra], frozen=True):
    first: Holds[S_contra]
    second: Holds[S_contra]

    def wrong(self, scope: Scope[S_contra], value: Held) -> Iterator[str]:
        if len(value) != len((self.first, self.second)):
            yield f"is {shown(value)}, which is no pair"
            return
        yield from self.first.wrong(scope, value[0])
        yield from self.second.wrong(scope, value[1])


class By(Struct, Holds[S_contra], frozen=True):
    """A dict by what is said, of records or of what is said; `all`: every key there is, and no other."""

    key: Holds[S_contra]
    of: Holds[S_contra] | None = None
    all: bool = False

    def wrong(self, scope: Scope[S_contra], value: Held) -> Iterator[str]:
        for key, item in value.items():
            yield from self.key.wrong(scope, key)
            for reason in self.of.wrong(scope, item) if self.of is not None else ():
                yield f"of {shown(key)} {reason}"
        if self.all and isinstance(self.key, One):
            missing = [key for key in scope.known(self.key) if key not in value]
            if missing:
                yield f"says nothing of {', '.join(map(shown, missing[:3]))}"


class Named(Holds[S_contra]):
    """A dict whose keys say what they hold, such as {"unit": ..., "space": ...}."""

    def __init__(self, **parts: Holds[S_contra]) -> None:
        self.parts = parts

    def wrong(self, scope: Scope[S_contra], value: Held) -> Iterator[str]:
        for key, item in value.items():
            if key not in self.parts:
                yield f"speaks of {shown(key)}"
            else:
                yield from self.parts[key].wrong(scope, item)


class Either(Struct, Holds[S_contra], frozen=True):
    """One thing or another."""

    first: Holds[S_contra]
    second: Holds[S_contra]

    def wrong(self, scope: Scope[S_contra], value: Held) -> Iterator[str]:
        reason = next(self.first.wrong(scope, value), "")
        if reason and next(self.second.wrong(scope, value), ""):
            yield reason


class Joined(Holds[S_contra]):
    """Words and numbers in one, such as "axis:2"."""

    def __init__(self, mark: str, *parts: Holds[S_contra]) -> None:
        self.mark = mark
        self.parts = parts

    def wrong(self, scope: Scope[S_contra], value: Held) -> Iterator[str]:
        words = value.split(self.mark)
        if len(words) != len(self.parts):
            yield f"is {shown(value)}"
            return
        for part, word in zip(self.parts, words, strict=True):
            if not isinstance(part, Number):
                yield from part.wrong(scope, word)
            elif not (word.isascii() and word.removeprefix("-").isdigit() and len(word) <= MOST_DIGITS):
                yield f"is {shown(value)}, in which {shown(word)} is no number"
            else:
                yield from part.wrong(scope, int(word))


class Like(Holds[object]):
    """A name of a pattern, of something that need not be there any more."""

    def __init__(self, what: str, pattern: str) -> None:
        self.what = what
        self.matches = re.compile(pattern, re.ASCII).fullmatch

    def wrong(self, scope: Scope[object], value: Held) -> Iterator[str]:
        if not self.matches(value):
            yield f"is {shown(value)}, which is no {self.what}"


class Text(Holds[object]):
    """Words that mean nothing to the rules; they may not be long, nor anything but letters."""

    def wrong(self, scope: Scope[object], value: Held) -> Iterator[str]:
        if len(value) > MOST_LETTERS or not value.isascii() or not (value or "-").isprintable():
            yield f"is {shown(value)}"


MOST_LETTERS, MOST_DIGITS = 120, 6
TEXT = Text()


def shown(value: Held) -> str:
    text = value if isinstance(value, str) else str(value)
    return repr(text[:SHOWN]) if not text or len(text) > SHOWN or not text.isprintable() else text


def one(what: str, *words: str) -> One[object]:
    """One of a few words."""
    return One(what, lambda state: words)


Table = Mapping[str, Holds[S_contra]]


def wrongly_held(state: S, table: Table[S]) -> list[str]:
    """What is wrong with the fields of a state and of the procedures under way."""
    scope = Scope(state)
    found = list(_record(scope, state, table, ""))
    for frame in state.stack:
        found += _record(scope, frame, table, f"{type(frame).__name__}: ")
    return found


def _record(scope: Scope[S], record: object, table: Table[S], where: str) -> Iterator[str]:
    for name, holds, nothing in _plan(type(record), table):
        value = getattr(record, name)
        if value is None or isinstance(value, bool):
            continue
        if holds is not None and value != nothing:
            for reason in holds.wrong(scope, value):
                yield f"{where}{name} {reason}"
        if not isinstance(value, str | int):
            for inner in _inner(value):
                yield from _record(scope, inner, table, f"{where}{name}: ")


Plan = tuple[tuple[str, Holds[S_contra] | None, object], ...]
_PLANS: dict[tuple[type, int], Plan[Any]] = {}
"""Of the tables of every game."""


def _plan(cls: type, table: Table[S]) -> Plan[S]:
    """The fields of a class that are saved, what each holds, and the value that means nothing, if it is that at first:
    "" or a negative number."""
    key = (cls, id(table))
    if key not in _PLANS:
        saved = saved_parts(cls)
        _PLANS[key] = tuple((part.name, held(table, cls, part.name), _nothing(part.default)) for part in saved)
    return _PLANS[key]


def _nothing(default: object) -> object:
    return default if default == "" or (isinstance(default, int) and default < 0) else None


def _inner(value: Held) -> Iterator[Struct]:
    """The records in a value."""
    if isinstance(value, Struct):
        yield value
    elif isinstance(value, list):
        yield from (item for item in value if isinstance(item, Struct))
    elif isinstance(value, dict):
        yield from (item for item in value.values() if isinstance(item, Struct))


def held(table: Table[S], cls: type, name: str) -> Holds[S] | None:
    """What a field of a class holds: said of the class, of one it is derived from, or of the name everywhere."""
    for each in cls.__mro__:
        found = table.get(f"{each.__name__}.{name}")
        if found is not None:
            return found
    return table.get(name)


# -- procedures --------------------------------------------------------------------------------------
Nesting = Mapping[str, Collection[str]]
"""By procedure: those it is called by, each as "Class.step" with the step it goes on with."""


def wrongly_nested(state: State, game: str, nesting: Nesting) -> list[str]:
    """Procedures under way that do not call each other. Which one lies at the bottom is not asked here."""
    caller = ""
    found = []
    for frame in state.stack:
        name = frame.kind().removeprefix(f"{game}.")
        if name not in nesting or (caller and caller not in nesting[name]):
            found.append(f"{name} is called by {caller or 'nobody'}")
        caller = f"{name}.{frame.step}"
    return found


def misshapen(state: S, game: str, table: Table[S], nesting: Nesting) -> list[str]:
    """What is wrong with a state before one looks at the rules: nothing else can be asked of it then."""
    return [*wrongly_nested(state, game, nesting), *wrongly_held(state, table)]


def undeclared(cls: type, table: Table[S]) -> list[str]:
    """The fields of a state, procedure or record of which the table says nothing, with those of its records."""
    found = []
    for name, hint, *_ in saved_parts(cls):
        if name == "step":
            continue
        records = [part for part in _parts(hint) if isinstance(part, type) and issubclass(part, Struct)]
        plain = not records and hint is not bool
        if (plain or get_origin(hint) in (list, dict)) and held(table, cls, name) is None:
            found.append(f"{cls.__name__}.{name}")
        found += [each for record in records for each in undeclared(record, table)]
    return found


def _parts(hint: object) -> Iterator[object]:
    yield hint
    for part in get_args(hint):
        yield from _parts(part)
