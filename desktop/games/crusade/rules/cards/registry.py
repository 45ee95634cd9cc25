"""8.5.1 Events that no other card has: what each does, and what stands against it, by the id of its card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from desktop.engine.decision import Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId
from desktop.games.crusade.data.schema_cards import OwnCondition
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.registering import under

Does = Callable[[CrusadeState, CardId], Frame | None] | type[Frame]
"""A function of the state and the card, or the procedure that somebody must go through."""
WhyNot = Callable[[CrusadeState, CardId], Refusal | None]
D = TypeVar("D", bound=Does)
Asks = Callable[[CrusadeState, OwnCondition], bool]
Q = TypeVar("Q", bound=Asks)
EVENTS: dict[str, Does] = {}
HINDRANCES: dict[str, WhyNot] = {}
BOXES: dict[str, str] = {}
CONDITIONS: dict[tuple[str, str], Asks] = {}
"""8.5.1.2 What only one card asks, by card and part."""


def event(card: str, why_not: WhyNot | None = None, box: str = "") -> Callable[[D], D]:
    """What follows is what a card does where its effects say `own`.

    `why_not`: 8.5.1.1 it must be possible; `box`: 7.1.4 the box of the action chart, if not that of events.
    """

    if why_not is not None:
        HINDRANCES[card] = why_not
    if box:
        BOXES[card] = box
    return under(card, EVENTS, f"{card} has two events")


def condition(card: str, part: str) -> Callable[[Q], Q]:
    """The query tells whether what only this card asks is so; its words are `condition.own_<part>`."""
    return under((card, part), CONDITIONS, f"{card} has two conditions of that name")


def carry_out(state: CrusadeState, card: CardId) -> Frame | None:
    """Do what a card alone does, or give the procedure that somebody must go through."""
    does = EVENTS[card]
    return does(card=card) if isinstance(does, type) else does(state, card)


def why_not_own(state: CrusadeState, card: CardId) -> Refusal | None:
    """8.5.1.1 Why what a card alone does is not possible."""
    why_not = HINDRANCES.get(card)
    return why_not(state, card) if why_not else None
