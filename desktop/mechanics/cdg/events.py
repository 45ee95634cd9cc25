"""What can happen in any card-driven game on a point-to-point map, as facts in the past tense.

Cards drawn unseen are only counted. Games add events of their own.
"""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.event import ACTION, HEADING, NOTED, PHASE, Event
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.mechanics.cdg import facts


# -- sequence ------------------------------------------------------------------------------------------
class TurnBegan(Event, frozen=True):
    LEVEL: ClassVar[int] = HEADING
    CHANGES: ClassVar[int] = facts.TURN
    turn: int


class PhaseBegan(Event, frozen=True):
    """A phase, or a side's segment of it."""

    LEVEL: ClassVar[int] = PHASE
    phase: str
    side: str


class RoundBegan(Event, frozen=True):
    LEVEL: ClassVar[int] = PHASE
    side: str
    round: int


class RoundEnded(Event, frozen=True):
    side: str
    round: int


class ActionTaken(Event, frozen=True):
    """The action marker of the round is put into a box of the chart."""

    side: str
    round: int
    action: str


# -- cards ---------------------------------------------------------------------------------------------
class CardsDrawn(Event, frozen=True):
    """From the own pile, unseen by the opponent."""

    REVEALS: ClassVar[bool] = True
    side: str
    number: int


class DeckShuffled(Event, frozen=True):
    REVEALS: ClassVar[bool] = True
    side: str
    cards: int


class CardsAdded(Event, frozen=True):
    """The cards of a new phase of the war join the draw pile."""

    side: str
    phase: str
    number: int


class CardPlayed(Event, frozen=True):
    """`use`: ops, sr, rp or event."""

    NEWS: ClassVar[int] = NOTED
    LEVEL: ClassVar[int] = ACTION
    side: str
    card: CardId
    use: str


class CardDiscarded(Event, frozen=True):
    """`cause`: played, voluntary, lost, used, turn_end."""

    side: str
    card: CardId
    cause: str


class CardsDiscardedUnseen(Event, frozen=True):
    """Combat Cards put away before drawing; the opponent sees the top of the pile only."""

    side: str
    number: int


class CardRemoved(Event, frozen=True):
    """Out of the game."""

    side: str
    card: CardId


class CombatCardPlayed(Event, frozen=True):
    side: str
    card: CardId


class CombatCardReturned(Event, frozen=True):
    """There was no combat: the card goes back where it came from."""

    side: str
    card: CardId


# -- the board -----------------------------------------------------------------------------------------
class UnitsMoved(Event, frozen=True):
    """`kind`: move, retreat, advance, sr, sea ..."""

    LEVEL: ClassVar[int] = ACTION
    CHANGES: ClassVar[int] = facts.POSITIONS
    units: tuple[UnitId, ...]
    path: tuple[SpaceId, ...]
    kind: str


class UnitPlaced(Event, frozen=True):
    """A unit came to a space or box. `cause`: a card id, setup, sr, rebuilt, replacement ..."""

    CHANGES: ClassVar[int] = facts.POSITIONS
    unit: UnitId
    before: str
    place: SpaceId
    reduced: bool
    cause: str


class StepLost(Event, frozen=True):
    CHANGES: ClassVar[int] = facts.POSITIONS
    unit: UnitId
    place: SpaceId
    cause: str


class StepRegained(Event, frozen=True):
    CHANGES: ClassVar[int] = facts.POSITIONS
    unit: UnitId
    place: SpaceId
    cause: str


class UnitEliminated(Event, frozen=True):
    """To the Eliminated Units box."""

    NEWS: ClassVar[int] = NOTED
    CHANGES: ClassVar[int] = facts.POSITIONS
    unit: UnitId
    place: SpaceId
    cause: str


class UnitRemoved(Event, frozen=True):
    """Out of the game for good."""

    NEWS: ClassVar[int] = NOTED
    CHANGES: ClassVar[int] = facts.POSITIONS
    unit: UnitId
    place: SpaceId
    cause: str


class ControlChanged(Event, frozen=True):
    """`cause`: move, advance, retreat, attrition, a card id ..."""

    NEWS: ClassVar[int] = NOTED
    LEVEL: ClassVar[int] = ACTION
    CHANGES: ClassVar[int] = facts.CONTROL
    space: SpaceId
    before: str
    side: str
    cause: str


class SpaceMarked(Event, frozen=True):
    """`kind`: move or attack."""

    space: SpaceId
    kind: str


class SpaceUnmarked(Event, frozen=True):
    space: SpaceId


# -- records -------------------------------------------------------------------------------------------
class RpRecorded(Event, frozen=True):
    """Half points; `cause`: a card id or where else they come from."""

    pool: str
    change: int
    now: int
    cause: str


class RpSpent(Event, frozen=True):
    pool: str
    cost: int
    left: int


class FlagSet(Event, frozen=True):
    CHANGES: ClassVar[int] = facts.CONTROL
    flag: str
    value: int


class EffectBegan(Event, frozen=True):
    """A lasting effect of a card, in force from a turn on."""

    CHANGES: ClassVar[int] = facts.TURN
    card: CardId
    turn: int


class EffectEnded(Event, frozen=True):
    CHANGES: ClassVar[int] = facts.TURN
    card: CardId


class TurnEffectBegan(Event, frozen=True):
    CHANGES: ClassVar[int] = facts.TURN
    effect: str


class GameEnded(Event, frozen=True):
    GRAVE: ClassVar[str] = "end"
    LEVEL: ClassVar[int] = HEADING
    winner: str
    level: str
    reason: str
