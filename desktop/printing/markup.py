"""The rule text's few marks (**bold**, list items, links) as paragraphs for paper."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop.printing.flow import Pages
from desktop.printing.lettering import Type, draw_text, height_of
from desktop.views.ours import DAGGER
from desktop.views.table import RuleView

_DAGGER = re.compile(rf"\[\[{DAGGER}\d+\]\]")
_LINK = re.compile(r"\[\[([^\]]+)\]\]")
_HEAD = re.compile(r"\*\*(.+?)\*\*\s*(.*)", re.DOTALL)
INDENT = 12.0


def plain(text: str) -> str:
    """Without marks; links are their numbers."""
    return _LINK.sub(r"\1", _DAGGER.sub(DAGGER, text)).replace("**", "")


def draw_rule_text(pages: Pages, text: str, points: float = 8.5) -> None:
    """Paragraphs: those that open in bold have it as a heading in the line, items are indented."""
    for paragraph in filter(None, (line.strip() for line in text.splitlines())):
        item = paragraph.startswith("- ")
        words = paragraph[2:] if item else paragraph
        opening = _HEAD.fullmatch(words)
        if opening and not item:
            _draw_opening(pages, plain(opening[1]), plain(opening[2]), points)
        else:
            pages.paragraph(plain(words), Type(points), INDENT if item else 0.0, "–" if item else "")


def _draw_opening(pages: Pages, bold: str, rest: str, points: float) -> None:
    """A bold heading, and what follows it beside or below."""
    strong, body = Type(points, bold=True), Type(points)
    pages.skip(2)
    setting_height = height_of(bold, pages.width, strong)
    pages.need(setting_height + 14)
    setting = draw_text(pages.painter, bold, 0, pages.y, pages.width, strong)
    left = setting.lines[-1][1] + 5
    if rest and len(setting.lines) == 1 and height_of(rest, pages.width - left, body) <= setting.leading * 1.5:
        draw_text(pages.painter, rest, left, pages.y, pages.width - left, body)
        rest = ""
    pages.y += setting.height + 1
    if rest:
        pages.paragraph(rest, body, INDENT)


def sequence_of_play(rules: Sequence[RuleView]) -> list[RuleView]:
    """The rule that lists the phases of a turn, with the rules below it if they do the listing."""
    for number, rule in enumerate(rules):
        if "sequence of play" in rule.title.lower() or rule.title.lower() == "the turn":
            below = []
            for other in rules[number + 1 :]:
                if other.level <= rule.level:
                    break
                below.append(other)
            return [rule, *below]
    return []
