"""The rule text's few marks (**bold**, list items, links) as paragraphs for paper."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.printing.flow import Pages
from desktop.printing.lettering import Type, draw_text, height_of
from desktop.views.markup import STRONG, rule_text
from desktop.views.table import RuleView

INDENT = 12.0
TURN_CHAPTERS = ("the turn", "sequence of a turn")
CARD_CHAPTERS = ("strategy cards", "cards")


def draw_rule_text(pages: Pages, text: str, points: float = 8.5) -> None:
    """Paragraphs: those that open in bold have it as a heading in the line, items are indented."""
    for paragraph in rule_text(text):
        first, *rest = paragraph.spans
        if first.style == STRONG and not paragraph.item:
            _draw_opening(pages, first.text, "".join(span.text for span in rest).strip(), points)
        else:
            pages.paragraph(paragraph.plain, Type(points), INDENT if paragraph.item else 0.0, "–" * paragraph.item)


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


def card_uses(rules: Sequence[RuleView]) -> list[RuleView]:
    """The chapter about cards: what they are played for, rule by rule."""
    for number, rule in enumerate(rules):
        if rule.title.lower() in CARD_CHAPTERS and rule.level <= 1:
            below: list[RuleView] = []
            for other in rules[number + 1 :]:
                if other.level <= rule.level:
                    break
                if other.level == rule.level + 1 and other.text:
                    below.append(other)
            return [rule, *below]
    return []


def sequence_of_play(rules: Sequence[RuleView]) -> list[RuleView]:
    """The rule that lists the phases of a turn, with the rules below it if they do the listing."""
    for number, rule in enumerate(rules):
        if "sequence of play" in rule.title.lower() or rule.title.lower() in TURN_CHAPTERS:
            below = []
            for other in rules[number + 1 :]:
                if other.level <= rule.level:
                    break
                below.append(other)
            return [rule, *below]
    return []
