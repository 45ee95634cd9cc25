"""The rule books sentence by sentence, and which of them a test holds the engine to.

A test says what it is about with `@pytest.mark.rule("<game>", "<number>", says="<words>")`. The words are quoted from
one sentence of that rule, without regard to case, bold and links, as many as tell it from its neighbours; several
sentences are a tuple. A sentence that was changed no longer holds the words, and the test that quotes it fails until
somebody has read both.

`tests/claims/<game>.yaml` names, with the same quotes, the sentences that only explain.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
CLAIMS = Path(__file__).resolve().parent / "claims"
ALL = "all"
"""In place of quotes: the whole rule only explains."""
_END = re.compile(r"""((?<=[.!?])|(?<=[.!?][)"']))\s+(?=[A-Z0-9*\["'(+])""")
_SHORT = re.compile(r"(\b(Ft|St|No|vs)|\be\.g|\bi\.e)\.$")
"""Abbreviations, after which a sentence goes on."""
_MARKUP = re.compile(r"\*\*|\[\[|\]\]")


class Misquoted(Exception):
    """Words that stand in no sentence of the rule, or in several."""


@dataclass(frozen=True)
class Sentence:
    """One sentence of a rule: its place in the rule, from 0, and its words."""

    game: str
    number: str
    place: int
    words: str


@dataclass
class Account:
    """What tests say of one game: the sentences quoted, and the rules that a test is about as a whole."""

    game: str
    quoted: set[tuple[str, int]] = field(default_factory=set)
    alone: set[str] = field(default_factory=set)

    def covers(self, sentence: Sentence) -> bool:
        if (sentence.number, sentence.place) in self.quoted:
            return True
        return sentence.number in self.alone and len(book(self.game)[sentence.number]) == 1


@functools.cache
def plain(words: str) -> str:
    """Words as they are compared."""
    return " ".join(_MARKUP.sub("", words).split()).casefold()


def split(text: str) -> list[str]:
    """The sentences of a rule's text; a list item is one or more of its own."""
    lines = (line.strip().removeprefix("- ") for line in text.splitlines())
    return [sentence for line in lines if line for sentence in _sentences(line)]


def _sentences(line: str) -> Iterator[str]:
    begun = 0
    for end in _END.finditer(line):
        if not _SHORT.search(line, begun, end.start()):
            yield line[begun : end.start()]
            begun = end.end()
    yield line[begun:]


@functools.cache
def book(game: str) -> dict[str, list[Sentence]]:
    """The sentences of every rule of a game that is played; sections marked `played: false` only explain."""
    data = yaml.load((ROOT / "resources" / game / "rules.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    played = (each for each in data["sections"] if each.get("played") is not False)
    return {each["number"]: list(_numbered(game, each["number"], each.get("text") or "")) for each in played}


def _numbered(game: str, number: str, text: str) -> Iterator[Sentence]:
    for place, words in enumerate(split(text)):
        yield Sentence(game, number, place, words)


def games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "resources").glob("*/rules.yaml"))


def quoted(game: str, number: str, words: str) -> Sentence:
    """The one sentence of a rule that holds these words."""
    if number not in book(game):
        raise Misquoted(f"{game} has no rule {number}")
    found = [each for each in book(game)[number] if plain(words) in plain(each.words)]
    if len(found) == 1:
        return found[0]
    where = f"{game} {number}"
    if found:
        raise Misquoted(f"{where}: “{words}” stands in {len(found)} sentences; quote more of the one that is meant")
    raise Misquoted(f"{where} does not say “{words}” (any more): read the rule, then the test, and quote it anew")


def said(mark: Any) -> Iterator[Sentence]:
    """The sentences that a rule mark quotes."""
    says = mark.kwargs.get("says", ())
    game, *numbers = mark.args
    words = (says,) if isinstance(says, str) else says
    if words and len(numbers) != 1:
        raise Misquoted(f"{game} {' '.join(numbers)}: a quote is of one rule")
    yield from (quoted(game, numbers[0], each) for each in words)


@functools.cache
def prose(game: str) -> frozenset[tuple[str, int]]:
    """Sentences that only explain, by number and place."""
    path = CLAIMS / f"{game}.yaml"
    listed: dict[str, str | list[str]] = (yaml.safe_load(path.read_text("utf-8")) or {}) if path.exists() else {}
    found = set()
    for number, quotes in listed.items():
        if quotes == ALL:
            found.update((number, each.place) for each in book(game)[number])
        else:
            found.update((number, quoted(game, number, words).place) for words in quotes)
    return frozenset(found)


def uncovered(account: Account) -> list[Sentence]:
    """The sentences of a game that claim something and that no test quotes."""
    explained = prose(account.game)
    sentences = (each for rule in book(account.game).values() for each in rule)
    return [each for each in sentences if (each.number, each.place) not in explained and not account.covers(each)]


def summed_up(account: Account) -> Iterator[str]:
    """The report of one game, line by line."""
    total = sum(map(len, book(account.game).values()))
    missing, explained = uncovered(account), len(prose(account.game))
    tested = total - explained - len(missing)
    yield f"{total} sentences: {explained} explain, {tested} tested, {len(missing)} without a test"
    counts: dict[str, int] = {}
    for each in missing:
        counts[each.number] = counts.get(each.number, 0) + 1
    if counts:
        yield " ".join(number if count == 1 else f"{number}({count})" for number, count in counts.items())


def account_of(game: str, marks: Iterable[Iterable[Any]]) -> Account:
    """What the rule marks of tests, one collection of marks for each test, say of a game."""
    account = Account(game)
    for of_test in marks:
        own = [mark for mark in of_test if mark.args[0] == game]
        numbers = {number for mark in own for number in mark.args[1:]}
        if len(numbers) == 1:
            account.alone |= numbers
        for mark in own:
            try:
                account.quoted.update((each.number, each.place) for each in said(mark))
            except Misquoted:
                continue  # the test itself fails and says so
    return account
