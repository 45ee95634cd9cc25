"""Conditions and effects of cards: those made of others, which one is not met, and where it stands on its card.

A refusal names the condition that is not met by its place: "N15.0" is the first condition of N15, "R11.0.1" the second
part of the first condition of R11.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol, TypeVar, cast

from msgspec import Struct

from desktop.engine.decision import Refusal
from desktop.engine.ids import CardId
from desktop.mechanics.cdg.protocols import CdgWorld

C = TypeVar("C", bound=Struct)
"""A condition: a tagged record of a game."""
C_co = TypeVar("C_co", bound=Struct, covariant=True)
Holds = Callable[[C], bool]
ANY, ALL = "any", "all"
"""Kinds of conditions that are made of others."""
P = TypeVar("P")
WhyNot = Callable[[P], Refusal | None]
E = TypeVar("E")


class Compound(Protocol[C_co]):
    """A condition that is made of others."""

    @property
    def of(self) -> Sequence[C_co]: ...


def kind_of(condition: Struct) -> str:
    return str(condition.__struct_config__.tag)


def parts_of(condition: C) -> Sequence[C]:
    """What a condition of the kinds `any` and `all` is made of."""
    return cast(Compound[C], condition).of


def is_met(condition: C, holds: Holds[C]) -> bool:
    """Whether a condition is met, if `holds` tells it of single ones."""
    if kind_of(condition) == ANY:
        return any(is_met(part, holds) for part in parts_of(condition))
    if kind_of(condition) == ALL:
        return all(is_met(part, holds) for part in parts_of(condition))
    return holds(condition)


def first_unmet(where: str, conditions: Sequence[C], holds: Holds[C]) -> str:
    """The place of the first condition that is not met, below a card or a condition; "" if all are."""
    for number, condition in enumerate(conditions):
        place = f"{where}.{number}"
        if not is_met(condition, holds):
            return first_unmet(place, parts_of(condition), holds) if kind_of(condition) == ALL else place
    return ""


def condition_at(conditions: Sequence[C], place: str) -> C:
    """The condition at a place, among those of its card."""
    first, *deeper = (int(number) for number in place.split(".")[1:])
    found = conditions[first]
    for number in deeper:
        found = parts_of(found)[number]
    return found


def why_not_all(parts: Sequence[P], why_not: WhyNot[P]) -> Refusal | None:
    """All of them must hold; the first that does not says why."""
    return next((found for part in parts if (found := why_not(part))), None)


def why_not_met(rule: str, card: str, conditions: Sequence[C], holds: Holds[C]) -> Refusal | None:
    """The first condition of a card that is not met, by its place; `event.condition` is the text."""
    place = first_unmet(card, conditions, holds)
    return Refusal.of(rule, "event.condition", card=card, condition=place) if place else None


# -- effects -----------------------------------------------------------------------------------------
def of_kind(world: CdgWorld, cards: Iterable[CardId], kind: type[E]) -> Iterator[tuple[CardId, E]]:
    """Effects of a kind of some cards, with their cards."""
    for card in cards:
        for effect in world.cards[card].effects:
            if isinstance(effect, kind):
                yield card, effect
