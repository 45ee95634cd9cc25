"""9.7.1 Cards that are alone in what they do: each is a function or a procedure, found by the id of the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from desktop.engine.decision import Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId, UnitId
from desktop.engine.verb import Verb
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.data.schema_conditions import OwnCondition
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.registering import under


class Play(NamedTuple):
    """A card that is played as an event: by whom, at which of its effects, and the figure of that."""

    side: str
    card: CardId
    number: int = 0
    value: int = 0


class Pick(NamedTuple):
    """So many of these units are picked one by one, and what is done to each."""

    verb: Verb[UnitId]
    units: list[UnitId]
    wanted: int = 1


Event = Callable[[IllusionsState, Play], Frame | None]
Does = TypeVar("Does", bound=Event | type[Frame])
Closing = Callable[[IllusionsState, CardId], None]
WhyNot = Callable[[IllusionsState], Refusal | None]
Options = Callable[[IllusionsState], list[Pick | e.Vp]]
Asks = Callable[[IllusionsState, OwnCondition], bool]
Q = TypeVar("Q", bound=Asks)
Query = TypeVar("Query", bound=Callable[..., object])
EVENTS: dict[tuple[str, str], Event | type[Frame]] = {}
"""What a card does when it is played, by card and part."""
HINDRANCES: dict[tuple[str, str], WhyNot] = {}
"""Why what a card does is not possible now, where that may be."""
OPTIONS: dict[str, Options] = {}
"""What a card puts before somebody, where no other card does it: units that are picked, and points."""
CONDITIONS: dict[tuple[str, str], Asks] = {}
"""9.7.1c What only one card asks, by card and part."""
STANDING: dict[tuple[str, str], Callable[..., object]] = {}
"""What a card changes while it is in force, by card and part: rules ask for it."""
CLOSING: dict[str, Closing] = {}
"""What follows when the action of a card is over."""


def event(card: str, part: str = "", why_not: WhyNot | None = None) -> Callable[[Does], Does]:
    """What follows is what a card does where its effects say `own`: a function, or the procedure that decides it.

    `why_not`: 9.7.1a it must be possible.
    """
    if why_not is not None:
        HINDRANCES[card, part] = why_not
    return under((card, part), EVENTS, f"{card} has two events")


def options(card: str) -> Callable[[Options], Options]:
    """The function tells what the card puts before somebody as it is now."""
    return under(card, OPTIONS, f"{card} puts two things before somebody")


def condition(card: str, part: str) -> Callable[[Q], Q]:
    """The query tells whether what only this card asks is so; its words are `condition.own_<part>`."""
    return under((card, part), CONDITIONS, f"{card} has two conditions of that name")


def standing(card: str, part: str = "") -> Callable[[Query], Query]:
    """The query tells what the card changes while it is in force."""
    return under((card, part), STANDING, f"{card} has two such queries")


def closing(card: str) -> Callable[[Closing], Closing]:
    """The function is what follows when the action of the card is over."""
    return under(card, CLOSING, f"{card} is closed twice")


def carry_out(state: IllusionsState, play: Play, effect: e.Own) -> Frame | None:
    """Do what the card alone does; one that stands, or looks at the end of the action, does nothing yet."""
    does = EVENTS.get((play.card, effect.part))
    if does is None:
        return None
    if isinstance(does, type):
        frame: Frame = does(side=play.side, card=play.card, number=play.number)
        return frame
    return does(state, play._replace(value=effect.value))


def why_not_own(state: IllusionsState, card: CardId, part: str) -> Refusal | None:
    """9.7.1a Why what a card alone does is not possible."""
    why_not = HINDRANCES.get((card, part))
    return why_not(state) if why_not else None


def close(state: IllusionsState, card: CardId) -> None:
    """The action of a card is over."""
    if card in CLOSING:
        CLOSING[card](state, card)


def effect_of(state: IllusionsState, card: CardId, part: str = "") -> e.Own:
    """The record of what a card alone does."""
    effects = state.world.cards[card].effects
    return next(each for each in effects if isinstance(each, e.Own) and each.part == part)
