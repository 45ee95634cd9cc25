"""What can happen in the game, as facts in the past tense. Cards drawn unseen are only counted."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.event import Event
from desktop.engine.records import dataclass


# -- sequence ------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    turn: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    turn: int
    vp: int
    rm: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """6.0 `phase`: draw, action, attrition, status, replacement, end, corps, reserve_check, militarization."""

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
    """7.1.4 The action marker of the round: ops, sr, rp, event, reinf_own, reinf_foreign or auto."""

    side: str
    round: int
    action: str


# -- cards ---------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """6.0 A3 From the own pile, unseen by the opponent."""

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
    """15.1 The cards of a new war phase join the draw pile."""

    side: str
    phase: str
    number: int


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """15.1.2 A hand without a corps reinforcement is shown and put back."""

    REVEALS: ClassVar[bool] = True
    side: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """8.1.3 `use`: ops, sr, rp or event."""

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
    """A2 Combat Cards put away before drawing; the opponent sees the top of the pile only."""

    side: str
    number: int


@dataclass(frozen=True, slots=True)
class CardRemoved(Event):
    """3.0 * Out of the game."""

    side: str
    card: str


@dataclass(frozen=True, slots=True)
class CombatCardPlayed(Event):
    side: str
    card: str


@dataclass(frozen=True, slots=True)
class CombatCardReturned(Event):
    """N14 There was no combat: the card goes back where it came from."""

    side: str
    card: str


@dataclass(frozen=True, slots=True)
class CombatCardKept(Event):
    """8.5.3.2 Face up before its owner until a combat with it is not won."""

    side: str
    card: str


# -- the board -----------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class UnitsMoved(Event):
    """`kind`: move, retreat, advance, sr, sea, bounce (put back from a Beach Head)."""

    units: tuple[str, ...]
    path: tuple[str, ...]
    kind: str


@dataclass(frozen=True, slots=True)
class UnitPlaced(Event):
    """A unit came to a space or box. `cause`: a card id, setup, sr, special_sr, rebuilt, replacement, africa ..."""

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
    """3.0 `cause`: move, advance, retreat, attrition, isolation, a card id ..."""

    space: str
    before: str
    side: str
    cause: str


@dataclass(frozen=True, slots=True)
class SpaceMarked(Event):
    """8.2.3 `kind`: move or attack."""

    space: str
    kind: str


@dataclass(frozen=True, slots=True)
class SpaceUnmarked(Event):
    space: str


@dataclass(frozen=True, slots=True)
class BuildTried(Event):
    """10.2 `die` is 0 if a corps builds a position (no roll)."""

    unit: str
    space: str
    work: str
    die: int
    modifier: int
    built: bool


@dataclass(frozen=True, slots=True)
class WorkPlaced(Event):
    """10.2 A position or trench; `marker` is stock or the name of an extra trench marker (10.2.9)."""

    space: str
    work: str
    marker: str
    cause: str


@dataclass(frozen=True, slots=True)
class WorkRemoved(Event):
    space: str
    work: str
    cause: str


@dataclass(frozen=True, slots=True)
class BuildModifierChanged(Event):
    """10.2.2 The -1 or -2 marker; 0: taken off."""

    space: str
    failures: int


@dataclass(frozen=True, slots=True)
class SiegeChanged(Event):
    """16.1 `cause`: assault, hunger, relief (RP), surrendered, liberated."""

    siege: str
    resistance: int
    cause: str


@dataclass(frozen=True, slots=True)
class IsolationEnded(Event):
    """16.2.2 `cause`: supplied, taken, time."""

    space: str
    cause: str


@dataclass(frozen=True, slots=True)
class BeachHeadPlaced(Event):
    beach_head: str
    space: str


@dataclass(frozen=True, slots=True)
class BeachHeadRemoved(Event):
    beach_head: str
    cause: str


@dataclass(frozen=True, slots=True)
class BonusMarkerPlaced(Event):
    """8.5.5.4"""

    space: str
    card: str


@dataclass(frozen=True, slots=True)
class BonusMarkerRemoved(Event):
    space: str
    card: str


# -- records -------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Scored(Event):
    """VP and Republican morale moved; `args` are pairs laid flat (name, value, name, value)."""

    vp: int
    rm: int
    cause: str
    args: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RpRecorded(Event):
    """Half points; `cause`: a card id, cities, lasting, none."""

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
class StraitChanged(Event):
    side: str


@dataclass(frozen=True, slots=True)
class GovernmentChanged(Event):
    government: str


@dataclass(frozen=True, slots=True)
class AmmunitionShortageEnded(Event):
    """17.1.1 `cause`: linked or phase."""

    cause: str


@dataclass(frozen=True, slots=True)
class BadajozSourceLost(Event):
    """13.2.4.2"""


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
class ActivationBarred(Event):
    """A side may not activate spaces of an area in its next round (N27)."""

    side: str
    area: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winner: str
    level: str
    reason: str
