"""Reading the words of a sheet back: what is printed and nothing else, each statement once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from desktop.views.sheets import Fact, Section
from desktop.views.table import SetupLine

TIMES = re.compile(r"(\d+) × (.+)")


class Words:
    """The statements of a sheet; whoever reads one takes it off, so that what nobody understands is left over."""

    def __init__(self, sections: Iterable[Section]) -> None:
        self.left: dict[str, dict[str, list[str]]] = {}
        for section in sections:
            page = self.left.setdefault(section.id, {})
            for fact in section.facts:
                assert fact.what not in page, f"{section.title} says {fact.what!r} twice"
                page[fact.what] = split(fact)

    def take(self, section: str, what: str) -> list[str]:
        """The things of which a statement holds; none if it is not made."""
        return self.left.get(section, {}).pop(what, [])

    def one(self, section: str, what: str, otherwise: str = "") -> str:
        found = self.take(section, what)
        assert len(found) <= 1, (what, found)
        return found[0] if found else otherwise

    def number(self, section: str, what: str, otherwise: str = "") -> int:
        """`otherwise` where nothing need be said; else the figure must be printed."""
        return int(self.one(section, what, otherwise).replace("−", "-").replace("+", ""))

    def whole(self, section: str, what: str) -> str:
        """A statement that is no list."""
        return ", ".join(self.take(section, what))

    def matching(self, section: str, pattern: str) -> Iterator[tuple[tuple[str, ...], list[str]]]:
        """Statements whose subject fits a pattern: (its groups, the things)."""
        page = self.left.get(section, {})
        for what in list(page):
            if match := re.fullmatch(pattern, what):
                yield match.groups(), page.pop(what)

    def unread(self) -> list[str]:
        return [f"{section}: {what}: {items}" for section, page in self.left.items() for what, items in page.items()]


def split(fact: Fact) -> list[str]:
    """The printed words taken apart again, at the commas."""
    return [] if not fact.items else fact.words.split(", ")


def multiplied(items: Iterable[str]) -> Counter[str]:
    """`3 × Militia` as three of them."""
    found: Counter[str] = Counter()
    for item in items:
        match = TIMES.fullmatch(item)
        found[match[2] if match else item] += int(match[1]) if match else 1
    return found


class Names:
    """Words to ids; a word that means two things is no good on a sheet."""

    def __init__(self, pairs: Iterable[tuple[str, str]], what: str) -> None:
        self._ids: dict[str, str] = {}
        for word, name in pairs:
            assert self._ids.setdefault(word, name) == name, f"{word!r} names two {what}"
        self._what = what

    def __call__(self, word: str) -> str:
        assert word in self._ids, f"{word!r} is none of the {self._what}"
        return self._ids[word]

    def all(self, words: Iterable[str]) -> list[str]:
        return [self(word) for word in words]


def keyed(texts: Mapping[str, str], group: str) -> Names:
    """Ids by the words that `<group>.<id>` has in the texts."""
    return Names(((text, key.partition(".")[2]) for key, text in texts.items() if key.startswith(f"{group}.")), group)


def grouped(lines: Sequence[SetupLine]) -> Counter[tuple[Any, ...]]:
    """The lines with units by what is printed of each."""
    return Counter((line.side, line.piece.name, line.where, line.note, line.when) for line in lines)
