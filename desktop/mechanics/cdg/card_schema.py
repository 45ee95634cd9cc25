"""Conditions and effects of strategy cards that both card-driven games know."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from desktop.data.schema_base import Strict
from desktop.engine.ids import CardId


class Condition(Strict, frozen=True, kw_only=True, tag_field="kind"):
    """Something that must hold for a card to be played as an event."""


class TurnMin(Condition, frozen=True, kw_only=True, tag="turn_min"):
    value: int


class TurnMax(Condition, frozen=True, kw_only=True, tag="turn_max"):
    value: int


class Played(Condition, frozen=True, kw_only=True, tag="played"):
    """The card was played as an event earlier."""

    card: CardId


class NotPlayed(Condition, frozen=True, kw_only=True, tag="not_played"):
    card: CardId


class FlagSet(Condition, frozen=True, kw_only=True, tag="flag"):
    flag: str


class OwnCondition(Condition, frozen=True, kw_only=True, tag="own"):
    """What no other card asks: a query in `rules/cards`, found by the id of the card and this word."""

    part: str
    value: int = 0
    """The figure in its words."""


class Effect(Strict, frozen=True, kw_only=True, tag_field="kind"):
    """One step of what an event does, in the order of the card."""


class SetFlag(Effect, frozen=True, kw_only=True, tag="flag"):
    """Turns a capability or a lasting rule on."""

    flag: str


class Vp(Effect, frozen=True, kw_only=True, tag="vp"):
    value: int


class ByHand(Effect, frozen=True, kw_only=True, tag="by_hand"):
    """What no other effect expresses: the players do by hand what the text of the card says."""


class EndEffect(Effect, frozen=True, kw_only=True, tag="end_effect"):
    """Ends the lasting effect of a card."""

    card: CardId
