"""The small mark-up of rules and narration: **strong**, [[8.3]] for a rule, items that begin with "- ".

Narration also has *emphasis*, and blank lines part its paragraphs; rules have a paragraph to a line, and [[†0]] for a
dagger. Whoever shows such a text asks for its paragraphs here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from desktop.views.ours import DAGGER

STRONG, EMPHASIS, RULE, OURS = "strong", "emphasis", "rule", "ours"
_ITEM = "- "
_LINK = rf"\[\[(?:{DAGGER}(?P<ours>\d+)|(?P<rule>[^\]|]+)(?:\|(?P<words>[^\]]*))?)\]\]"
_RULES = re.compile(_LINK)
_NARRATION = re.compile(rf"{_LINK}|\*(?P<emphasis>[^*]+)\*")


class Span(Struct, frozen=True):
    """A run of text. `style` is "", STRONG, EMPHASIS, RULE (of that number) or OURS (of that reason, by its number)."""

    text: str
    style: str = ""
    target: str = ""
    """The number of the rule or reason."""


class Paragraph(Struct, frozen=True):
    spans: tuple[Span, ...]
    item: bool = False

    @property
    def plain(self) -> str:
        """Without marks; rules are their numbers."""
        return "".join(span.text for span in self.spans)


def rule_text(text: str) -> list[Paragraph]:
    """The paragraphs of a rule: one to a line."""
    lines = filter(None, (line.strip() for line in text.splitlines()))
    return [Paragraph(tuple(_spans(line.removeprefix(_ITEM), _RULES)), line.startswith(_ITEM)) for line in lines]


def narration(text: str) -> list[Paragraph]:
    """The paragraphs of narration: blank lines part them."""
    parts = (" ".join(part.split()) for part in re.split(r"\n\s*\n", text))
    return [Paragraph(tuple(_spans(part, _NARRATION))) for part in parts if part]


def rules_named(text: str) -> list[str]:
    """The rules that a text of either kind leads to."""
    return [span.target for part in narration(text) for span in part.spans if span.style == RULE]


def _spans(text: str, marks: re.Pattern[str]) -> Iterator[Span]:
    for number, part in enumerate(text.split("**")):
        around = STRONG if number % 2 else ""
        at = 0
        for found in marks.finditer(part):
            if found.start() > at:
                yield Span(part[at : found.start()], around)
            yield _marked(found)
            at = found.end()
        if at < len(part):
            yield Span(part[at:], around)


def _marked(found: re.Match[str]) -> Span:
    named = found.groupdict()
    if named[OURS] is not None:
        return Span(DAGGER, OURS, named[OURS])
    if named[RULE] is None:
        return Span(named[EMPHASIS], EMPHASIS)
    number = named[RULE].strip()
    return Span(named["words"] or number, RULE, number)
