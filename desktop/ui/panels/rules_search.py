"""Search over rules, best hits first, and the small markup they are written in."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby

from msgspec import Struct

from desktop.views.escaping import escape
from desktop.views.markup import OURS, RULE, STRONG, Span, rule_text
from desktop.views.ours import DAGGER
from desktop.views.table import RuleView

EXACT_NUMBER, NUMBER_PREFIX, EXACT_TITLE, TITLE_START, TITLE_PART, TEXT_PART = 1000, 500, 400, 120, 60, 10


class Hit(Struct, frozen=True):
    rule: RuleView
    score: int
    snippet: str


def plain(text: str) -> str:
    """The text without its markup."""
    return "\n".join(part.plain for part in rule_text(text))


def _score_word(rule: RuleView, word: str) -> int:
    title, text = rule.title.casefold(), plain(rule.text).casefold()
    rulings = " ".join(part for pair in rule.rulings for part in pair).casefold()
    score = 0
    if rule.number == word:
        score += EXACT_NUMBER
    elif rule.number.startswith(word) and word[:1].isdigit():
        score += NUMBER_PREFIX
    if re.search(rf"\b{re.escape(word)}", title):
        score += TITLE_START
    elif word in title:
        score += TITLE_PART
    score += TEXT_PART * min(5, text.count(word) + rulings.count(word))
    return score


def search_rules(rules: Sequence[RuleView], query: str) -> list[Hit]:
    """Rules that hold every word of the query, best first; equal ones in the order of the book."""
    words = query.casefold().split()
    if not words:
        return []
    hits = []
    for rule in rules:
        scores = [_score_word(rule, word) for word in words]
        if all(scores):
            whole = EXACT_TITLE if rule.title.casefold() == query.casefold().strip() else 0
            hits.append(Hit(rule, sum(scores) + whole, snippet(rule, words)))
    return sorted(hits, key=lambda hit: -hit.score)


def snippet(rule: RuleView, words: Sequence[str], length: int = 90) -> str:
    """The part of a rule's text around the first word found."""
    text = " ".join(plain(rule.text).split())
    found = [at for at in (text.casefold().find(word) for word in words) if at >= 0]
    start = max(0, min(found, default=0) - length // 3)
    if start:
        start = text.find(" ", start) + 1
    part = text[start : start + length]
    return ("… " if start else "") + part + (" …" if start + length < len(text) else "")


def to_html(text: str, link: Callable[[str, str], str]) -> str:
    """A rule as HTML; `link(number, words)` writes a link to a rule, or a dagger."""
    blocks: list[str] = []
    for item, parts in groupby(rule_text(text), lambda paragraph: paragraph.item):
        lines = ["".join(_span(span, link) for span in part.spans) for part in parts]
        if item:
            blocks.append("<ul>" + "".join(f"<li>{line}</li>" for line in lines) + "</ul>")
        else:
            blocks += [f"<p>{line}</p>" for line in lines]
    return "".join(blocks)


def _span(span: Span, link: Callable[[str, str], str]) -> str:
    if span.style == RULE:
        return link(span.target, span.text)
    if span.style == OURS:
        return link(DAGGER + span.target, DAGGER + span.target)
    return f"<b>{escape(span.text)}</b>" if span.style == STRONG else escape(span.text)


def chapter(number: str) -> str:
    """The first part of a number: 8 of 8.3.1."""
    return number.split(".")[0]
