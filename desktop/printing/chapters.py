"""Which chapters of the rules a player aid prints."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.views.table import RuleView

TURN_CHAPTERS = ("the turn", "sequence of a turn")
CARD_CHAPTERS = ("strategy cards", "cards")


DEEPEST = 3
"""Levels of rules below a chapter."""


def card_uses(rules: Sequence[RuleView], deep: int = 1) -> list[RuleView]:
    """The chapter about cards: what they are played for, rule by rule, so many levels down."""
    for number, rule in enumerate(rules):
        if rule.title.lower() in CARD_CHAPTERS and rule.level <= 1:
            below: list[RuleView] = []
            for other in rules[number + 1 :]:
                if other.level <= rule.level:
                    break
                if other.level <= rule.level + deep and other.text:
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
