"""What stands on a sheet of paper besides counters: statements by section, in words; nothing else is printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct

from desktop.views.searching import as_typed

NONE = "–"
TIMES = "×"


class Fact(Struct, frozen=True):
    """One statement: what it is about, and the things of which it is so, each by its name."""

    what: str
    items: tuple[str, ...]

    @property
    def words(self) -> str:
        return ", ".join(self.items) or NONE


def by_name(names: Iterable[str]) -> tuple[str, ...]:
    """Names in the order in which one looks for them: Ávila comes before Badajoz."""
    return tuple(sorted(names, key=as_typed))


class Section(Struct, frozen=True):
    """Statements under a heading; `ticks` puts a box to tick before each."""

    id: str
    title: str
    facts: tuple[Fact, ...]
    ticks: bool = False


class MarkerKind(Struct, frozen=True):
    """Markers to be cut out that are alike: their words, or those of each face, and how many a game needs.

    `side` and `back_side` are the sides whose colours they have; "" for no side's.
    """

    front: str
    number: int = 1
    back: str = ""
    side: str = ""
    back_side: str = ""


def facts(*found: Fact | None) -> tuple[Fact, ...]:
    """Those statements that say something."""
    return tuple(fact for fact in found if fact is not None and fact.items)


def told(what: str, items: Iterable[str] | str | int) -> Fact:
    """A statement; a lone figure or word is one thing."""
    lone = isinstance(items, str | int)
    return Fact(what, (str(items),) if lone else tuple(items))  # type: ignore[arg-type]


def filled(sections: Iterable[Section]) -> Iterator[Section]:
    """Those sections in which something stands."""
    return (section for section in sections if section.facts)


def counted(words: Iterable[str]) -> tuple[str, ...]:
    """Alike ones once, with their number."""
    return tuple(f"{number} {TIMES} {text}" if number > 1 else text for text, number in Counter(words).items())
