"""The shape of the tables of the rules."""

from desktop.data.schema_base import Marked, Strict
from desktop.engine.ids import EventId, SpaceId
from desktop.games.reich.data.schema_limits import PerSide
from desktop.games.reich.data.schema_words import Power, Side


class YearBox(Strict, frozen=True, kw_only=True):
    """2.6.2 A box of the year track, with the bonus events of 5.5.1 when the year ends there."""

    id: str
    name: str
    bonus_events: PerSide | None = None


class Returns(Strict, frozen=True, kw_only=True):
    """5.4 What a reshuffle brings back from the lid."""

    any: list[EventId]
    axis: list[EventId]
    allies: list[EventId]
    all_copies_needed: list[EventId]
    """Comes back only if all its copies are in the lid."""


class CarrierBar(Strict, frozen=True, kw_only=True):
    """8.1 Fleet Carriers may not serve in these zones if the Axis controls any of these places (or one that must
    have left neutrality is still neutral)."""

    zones: list[SpaceId]
    axis_controls: list[SpaceId]
    neutral: list[SpaceId] = []


class Barbarossa(Strict, frozen=True, kw_only=True):
    targets: list[SpaceId]
    blitz_power: Power


class Overlord(Marked, frozen=True, kw_only=True):
    year: str
    gift: EventId
    needs: EventId
    landings: dict[SpaceId, list[SpaceId]]
    """Zone: areas that may be landed in."""
    blitz_attacks: int
    not_target: list[SpaceId]


class Bagration(Strict, frozen=True, kw_only=True):
    attacks: int
    from_power: Power
    not_target: list[SpaceId]


class SeaLock(Marked, frozen=True, kw_only=True):
    year: str
    zones: list[SpaceId]


class Italy(Strict, frozen=True, kw_only=True):
    capital: SpaceId
    others: list[SpaceId]
    hand_loss: int


class Vichy(Strict, frozen=True, kw_only=True):
    areas: list[SpaceId]
    zones: list[SpaceId]
    """Go to the Western Allies together with the areas."""
    defence_dice: int


class Malta(Strict, frozen=True, kw_only=True):
    area: SpaceId
    zone: SpaceId


class Launch(Strict, frozen=True, kw_only=True):
    """2.2 Attacks out of this zone need control of these areas, unless aimed at one of them."""

    zone: SpaceId
    needs: list[SpaceId]


class Pact(Marked, frozen=True, kw_only=True):
    zones: list[SpaceId]
    barred_event: str
    barred_power: Power


class Decision(Strict, frozen=True, kw_only=True):
    """9.5 What the Axis must hold to survive."""

    must_hold: SpaceId
    count: int
    of: list[SpaceId]


class Retake(Strict, frozen=True, kw_only=True):
    """9.2 If all are enemy-held at the start of the side's turn, one must be retaken in it."""

    side: Side
    capitals: list[SpaceId]


class BotStep(Strict, frozen=True, kw_only=True):
    id: str
    text: str
    targets: list[SpaceId] = []
    """Areas or events it is about, the first that serves is taken."""
    hand_at_most: int = 0
    """Only with this Axis hand size or less; 0: always."""
    before_year: str = ""
    """Only before the Axis year marker has reached this box."""


class AxisBot(Marked, frozen=True, kw_only=True):
    steps: list[BotStep]


class Tables(Strict, frozen=True, kw_only=True):
    years: list[YearBox]
    returns: Returns
    enters_after: dict[str, list[EventId]]
    """Year box: events set aside until both markers have reached it (4.2.5.4)."""
    year_end_kinds: list[str]
    """5.5.1 Kinds of events in the pool of bonus events."""
    year_end_extra: list[EventId]
    """Events in the pool whatever their kind."""
    exchange_year: str
    """5.4.4 The Allied reshuffle into this box exchanges cards."""
    exchange_specials: list[str]
    two_card_events: list[EventId]
    random_loss: list[str]
    """6.5.2.1 Centres whose loss is discarded at random."""
    either_side: list[str]
    """8.3 Centres that count for whoever holds them."""
    carriers: str
    carrier_bars: list[CarrierBar]
    barbarossa: Barbarossa
    overlord: Overlord
    bagration: Bagration
    sea_lock: SeaLock
    italy: Italy
    vichy: Vichy
    malta: Malta
    launch: Launch
    pact: Pact
    retake: list[Retake]
    decision: Decision
    axis_bot: AxisBot
