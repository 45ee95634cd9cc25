"""The little markup of narration: **strong**, *emphasis*, [[11.2]] for a rule; blank lines part paragraphs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

_MARK = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<emphasis>[^*]+)\*|\[\[(?P<rule>[^\]\s]+)\]\]")


class Span(Struct, frozen=True):
    """A run of text. `style` is "", strong, emphasis or rule."""

    text: str
    style: str = ""


def paragraphs(text: str) -> list[list[Span]]:
    """The spans of each paragraph."""
    return [list(_spans(" ".join(part.split()))) for part in re.split(r"\n\s*\n", text.strip()) if part.strip()]


def _spans(text: str) -> Iterator[Span]:
    at = 0
    for match in _MARK.finditer(text):
        if match.start() > at:
            yield Span(text[at : match.start()])
        style = str(match.lastgroup)
        yield Span(match[style], style)
        at = match.end()
    if at < len(text):
        yield Span(text[at:])


def plain(text: str) -> list[str]:
    """The paragraphs without marks."""
    return ["".join(span.text for span in part) for part in paragraphs(text)]


def rules_in(text: str) -> list[str]:
    return [span.text for part in paragraphs(text) for span in part if span.style == "rule"]
