"""Which condition of a card stands against it; conditions that are made of others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from desktop.engine.decision import Refusal
from desktop.mechanics.cdg.condition_words import C, Holds, first_unmet

P = TypeVar("P")
WhyNot = Callable[[P], Refusal | None]


def why_not_all(parts: Sequence[P], why_not: WhyNot[P]) -> Refusal | None:
    """All of them must hold; the first that does not says why."""
    return next((found for part in parts if (found := why_not(part))), None)


def why_not_met(rule: str, card: str, conditions: Sequence[C], holds: Holds[C]) -> Refusal | None:
    """The first condition of a card that is not met, by its place; `event.condition` is the text."""
    place = first_unmet(card, conditions, holds)
    return Refusal.of(rule, "event.condition", card=card, condition=place) if place else None
