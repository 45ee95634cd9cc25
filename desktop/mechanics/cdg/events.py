"""What can happen in any card-driven game on a point-to-point map, as facts in the past tense.

Cards drawn unseen are only counted. Games add events of their own.
"""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.event import Event
from desktop.engine.records import dataclass


# -- sequence ------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    turn: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A phase, or a side's segment of it."""

    phase: str
    side: str


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    side: str
    round: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    side: str
    round: int


@dataclass(frozen=True, slots=True)
class ActionTaken(Event):
    """The action marker of the round is put into a box of the chart."""

    side: str
    round: int
    action: str


# -- cards ---------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """From the own pile, unseen by the opponent."""

    REVEALS: ClassVar[bool] = True
    side: str
    number: int


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    REVEALS: ClassVar[bool] = True
    side: str
    cards: int


@dataclass(frozen=True, slots=True)
class CardsAdded(Event):
    """The cards of a new phase of the war join the draw pile."""

    side: str
    phase: str
    number: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """`use`: ops, sr, rp or event."""

    side: str
    card: str
    use: str


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """`cause`: played, voluntary, lost, used, turn_end."""

    side: str
    card: str
    cause: str


@dataclass(frozen=True, slots=True)
class CardsDiscardedUnseen(Event):
    """Combat Cards put away before drawing; the opponent sees the top of the pile only."""

    side: str
    number: int


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    """Out of the game."""

    side: str
    card: str


@dataclass(frozen=True, slots=True)
class CombatCardPlayed(Event):
    side: str
    card: str


@dataclass(frozen=True, slots=True)
class CombatCardReturned(Event):
    """There was no combat: the card goes back where it came from."""

    side: str
    card: str


# -- the board -----------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class UnitsMoved(Event):
    """`kind`: move, retreat, advance, sr, sea ..."""

    units: tuple[str, ...]
    path: tuple[str, ...]
    kind: str


@dataclass(frozen=True, slots=True)
class UnitPlaced(Event):
    """A unit came to a space or box. `cause`: a card id, setup, sr, rebuilt, replacement ..."""

    unit: str
    before: str
    place: str
    reduced: bool
    cause: str


@dataclass(frozen=True, slots=True)
class StepLost(Event):
    unit: str
    place: str
    cause: str


@dataclass(frozen=True, slots=True)
class StepRegained(Event):
    unit: str
    place: str
    cause: str


@dataclass(frozen=True, slots=True)
class UnitEliminated(Event):
    """To the Eliminated Units box."""

    unit: str
    place: str
    cause: str


@dataclass(frozen=True, slots=True)
class UnitRemoved(Event):
    """Out of the game for good."""

    unit: str
    place: str
    cause: str


@dataclass(frozen=True, slots=True)
class ControlChanged(Event):
    """`cause`: move, advance, retreat, attrition, a card id ..."""

    space: str
    before: str
    side: str
    cause: str


@dataclass(frozen=True, slots=True)
class SpaceMarked(Event):
    """`kind`: move or attack."""

    space: str
    kind: str


@dataclass(frozen=True, slots=True)
class SpaceUnmarked(Event):
    space: str


# -- records -------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class RpRecorded(Event):
    """Half points; `cause`: a card id or where else they come from."""

    pool: str
    change: int
    now: int
    cause: str


@dataclass(frozen=True, slots=True)
class RpSpent(Event):
    pool: str
    cost: int
    left: int


@dataclass(frozen=True, slots=True)
class FlagSet(Event):
    flag: str
    value: int


@dataclass(frozen=True, slots=True)
class EffectBegan(Event):
    """A lasting effect of a card, in force from a turn on."""

    card: str
    turn: int


@dataclass(frozen=True, slots=True)
class EffectEnded(Event):
    card: str


@dataclass(frozen=True, slots=True)
class TurnEffectBegan(Event):
    effect: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winner: str
    level: str
    reason: str
