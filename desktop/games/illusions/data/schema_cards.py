"""The shape of cards.yaml: strategy cards; conditions and effects have modules of their own."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Literal

from desktop.data.schema_base import Marked, Strict
from desktop.engine.ids import CardId
from desktop.games.illusions.data.schema_conditions import ConditionKind
from desktop.games.illusions.data.schema_effects import EffectKind, Role
from desktop.games.illusions.data.schema_map import Nation, Side
from desktop.games.illusions.data.schema_tables import Commitment

CardKind = Literal["event", "reinforcement", "combat", "neutral_entry", "sea_invasion"]
Window = Literal["cards", "declaration", "advance"]


class Rp(Strict, frozen=True, kw_only=True):
    """9.6 Replacement points by class, in whole points."""

    ru: int = 0
    it: int = 0
    ap_a: int = 0
    ge: int = 0
    ah: int = 0
    cp_a: int = 0


class CardDef(Marked, frozen=True, kw_only=True):
    """3.3 A strategy card; SR is always the number of OPS (9.5.1)."""

    id: CardId
    number: int
    side: Side
    name: str
    deck: Commitment
    ops: int
    rp: Rp = Rp()
    war_status: int = 0
    """9.2c Scored when it is played as an event."""
    asterisk: bool = False
    """9.7.1d Leaves the game after it was played as an event."""
    card_kind: CardKind
    event_and_ops: bool = False
    """3.3c Yellow box: the event first, then its OPS in the same play."""
    reinforcement: Nation | None = None
    """15.1b Of which nation it is the reinforcement."""
    role: Role = "either"
    """12.2E Of a Combat Card: when its owner may play it."""
    window: Window = "cards"
    """Step E of the combat, its declaration, or after the advance."""
    conditions: list[ConditionKind] = []
    """Of the war; what fails leaves OPS, SR and RP."""
    combat_conditions: list[ConditionKind] = []
    effects: list[EffectKind]
    picture: str
    """The scene on its face."""
    text: str
    procedure: list[str] = []
    """Steps of a complicated card; they prevail over the text."""
    history: str = ""
    given: dict[str, str] = {}
    """What the rules fix, with the place."""


class CardFile(Marked, frozen=True, kw_only=True):
    cards: list[CardDef]
