"""The shape of the file of conflict cards."""

from typing import Literal

from desktop.data.schema_base import Strict
from desktop.engine.ids import CardId
from desktop.games.reich.data.schema_words import Side, Suit


class SuitDef(Strict, frozen=True, kw_only=True):
    id: Suit
    name: str
    side: Side | None
    rank: int
    """4.1.2 The higher rank wins ties; 0 never does."""
    ref: str


class CardDef(Strict, frozen=True, kw_only=True):
    id: CardId
    side: Side
    """The deck it starts in."""
    suit: Suit
    value: int
    name: str
    special: Literal["", "saboteur", "double_agent", "lieutenant_general", "field_marshal", "supreme_commander"] = ""
    rerolls: int = 0


class CardFile(Strict, frozen=True, kw_only=True):
    suits: list[SuitDef]
    cards: list[CardDef]
