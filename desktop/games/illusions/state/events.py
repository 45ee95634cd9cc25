"""What can happen in the game, as facts in the past tense. Cards drawn unseen are only counted."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.event import ACTION, NOTED, WEIGHTY, Event
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.illusions.state import facts
from desktop.mechanics.cdg import events as shared
from desktop.mechanics.cdg.events import ActionTaken as ActionTaken
from desktop.mechanics.cdg.events import CardDiscarded as CardDiscarded
from desktop.mechanics.cdg.events import CardPlayed as CardPlayed
from desktop.mechanics.cdg.events import CardRemoved as CardRemoved
from desktop.mechanics.cdg.events import CardsAdded as CardsAdded
from desktop.mechanics.cdg.events import CardsDiscardedUnseen as CardsDiscardedUnseen
from desktop.mechanics.cdg.events import CardsDrawn as CardsDrawn
from desktop.mechanics.cdg.events import CombatCardPlayed as CombatCardPlayed
from desktop.mechanics.cdg.events import CombatCardReturned as CombatCardReturned
from desktop.mechanics.cdg.events import ControlChanged as ControlChanged
from desktop.mechanics.cdg.events import DeckShuffled as DeckShuffled
from desktop.mechanics.cdg.events import EffectBegan as EffectBegan
from desktop.mechanics.cdg.events import EffectEnded as EffectEnded
from desktop.mechanics.cdg.events import FlagSet as FlagSet
from desktop.mechanics.cdg.events import PhaseBegan as PhaseBegan
from desktop.mechanics.cdg.events import RoundBegan as RoundBegan
from desktop.mechanics.cdg.events import RoundEnded as RoundEnded
from desktop.mechanics.cdg.events import RpRecorded as RpRecorded
from desktop.mechanics.cdg.events import RpSpent as RpSpent
from desktop.mechanics.cdg.events import SpaceMarked as SpaceMarked
from desktop.mechanics.cdg.events import SpaceUnmarked as SpaceUnmarked
from desktop.mechanics.cdg.events import StepLost as StepLost
from desktop.mechanics.cdg.events import StepRegained as StepRegained
from desktop.mechanics.cdg.events import TurnBegan as TurnBegan
from desktop.mechanics.cdg.events import TurnEffectBegan as TurnEffectBegan
from desktop.mechanics.cdg.events import UnitEliminated as UnitEliminated
from desktop.mechanics.cdg.events import UnitPlaced as UnitPlaced
from desktop.mechanics.cdg.events import UnitRemoved as UnitRemoved
from desktop.mechanics.cdg.events import UnitsMoved as UnitsMoved


# -- sequence ------------------------------------------------------------------------------------------
class TurnEnded(Event, frozen=True):
    """6.0 I With VP, combined war status and the armistice marker."""

    turn: int
    vp: int
    combined: int
    armistice: int


class GameEnded(shared.GameEnded, frozen=True):
    """5.1 With the VP that decided it."""

    vp: int


class OpeningShown(Event, frozen=True):
    """4.2 The card a player takes before the rest is dealt."""

    RULE: ClassVar[str] = "4.2"
    REVEALS: ClassVar[bool] = True
    side: str
    card: CardId


class HandSeen(Event, frozen=True):
    """A card lets a side look into the enemy's hand; what it sees is the presenter's business."""

    RULE: ClassVar[str] = "9.7.1"
    REVEALS: ClassVar[bool] = True
    side: str
    """Who looks."""


class CardFacedUp(Event, frozen=True):
    """4.2.3, 9.7.1f An event in force lies face up before its owner."""

    RULE: ClassVar[str] = "4.2.3"
    side: str
    card: CardId


# -- mandatory offensives ------------------------------------------------------------------------------
class OffensiveRolled(Event, frozen=True):
    """7.1 `offensive` is "" if none is required; `rolled` names the result before 7.2 or 7.3 made it none."""

    NEWS: ClassVar[int] = NOTED
    CHANGES: ClassVar[int] = facts.TURN
    LEVEL: ClassVar[int] = ACTION
    side: str
    die: int
    modifier: int
    rolled: str
    offensive: str


class OffensiveMade(Event, frozen=True):
    """7.1.2b"""

    RULE: ClassVar[str] = "7.1.2"
    side: str
    offensive: str
    space: SpaceId


class OffensiveModifierChanged(Event, frozen=True):
    """7.4.1"""

    RULE: ClassVar[str] = "7.4.1"
    side: str
    modifier: int


# -- operations ----------------------------------------------------------------------------------------
class StackMarked(Event, frozen=True):
    """18.1.1, 18.3, 9.4.2 Units in a region or on Lemnos are activated as one stack."""

    place: SpaceId
    units: tuple[UnitId, ...]
    kind: str


class StackUnmarked(Event, frozen=True):
    RULE: ClassVar[str] = "9.4.3"
    place: SpaceId
    units: tuple[UnitId, ...]


# -- the board -----------------------------------------------------------------------------------------
class UnitDestroyed(Event, frozen=True):
    """12.6 To the Replaceable Units box."""

    NEWS: ClassVar[int] = NOTED
    CHANGES: ClassVar[int] = facts.POSITIONS
    unit: UnitId
    place: SpaceId
    cause: str


class UnitAssembled(Event, frozen=True):
    """22.3 Small units make a large one, or bring a reduced one to full strength."""

    CHANGES: ClassVar[int] = facts.POSITIONS
    RULE: ClassVar[str] = "22.3"
    unit: UnitId
    space: SpaceId
    parts: tuple[str, ...]
    reduced: bool


class UnitDisassembled(Event, frozen=True):
    """22.4"""

    CHANGES: ClassVar[int] = facts.POSITIONS
    RULE: ClassVar[str] = "22.4"
    unit: UnitId
    space: SpaceId
    parts: tuple[str, ...]


class TrenchPlaced(Event, frozen=True):
    """19.3"""

    CHANGES: ClassVar[int] = facts.WORKS
    space: SpaceId
    side: str
    level: int
    cause: str


class TrenchRemoved(Event, frozen=True):
    """19.4"""

    CHANGES: ClassVar[int] = facts.WORKS
    RULE: ClassVar[str] = "19.4"
    space: SpaceId
    side: str
    level: int
    cause: str


class FortDestroyed(Event, frozen=True):
    """20.2, 20.4 `cause`: combat, siege, a card id."""

    NEWS: ClassVar[int] = WEIGHTY
    CHANGES: ClassVar[int] = facts.CONTROL
    LEVEL: ClassVar[int] = ACTION
    space: SpaceId
    cause: str


class SiegeBegan(Event, frozen=True):
    """20.3.1"""

    NEWS: ClassVar[int] = NOTED
    CHANGES: ClassVar[int] = facts.CONTROL
    RULE: ClassVar[str] = "20.3.1"
    space: SpaceId
    side: str


class SiegeEnded(Event, frozen=True):
    """20.3 `cause`: left, losses, destroyed, a card id."""

    NEWS: ClassVar[int] = NOTED
    CHANGES: ClassVar[int] = facts.CONTROL
    space: SpaceId
    side: str
    cause: str


class LandingPlaced(Event, frozen=True):
    """25.2.1"""

    NEWS: ClassVar[int] = NOTED
    CHANGES: ClassVar[int] = facts.CONTROL
    RULE: ClassVar[str] = "25.2.1"
    space: SpaceId


class LandingChanged(Event, frozen=True):
    """25.3, 25.4 `status`: safe or under_fire."""

    CHANGES: ClassVar[int] = facts.CONTROL
    RULE: ClassVar[str] = "25.4"
    space: SpaceId
    status: str


class LandingRemoved(Event, frozen=True):
    """25.4 Out of the game."""

    CHANGES: ClassVar[int] = facts.CONTROL
    RULE: ClassVar[str] = "25.4"
    space: SpaceId
    cause: str


# -- records -------------------------------------------------------------------------------------------
class Scored(Event, frozen=True):
    """A track moved: vp, war_status-<side>, armistice, will-<nation> or quality-<nation>.

    `args` are pairs laid flat (name, value, name, value).
    """

    NEWS: ClassVar[int] = WEIGHTY

    track: str
    change: int
    now: int
    cause: str
    args: tuple[str, ...]


class CommitmentRaised(Event, frozen=True):
    """17.2"""

    NEWS: ClassVar[int] = WEIGHTY
    RULE: ClassVar[str] = "17.2"
    LEVEL: ClassVar[int] = ACTION
    side: str
    level: str


class NationJoined(Event, frozen=True):
    """26.0"""

    GRAVE: ClassVar[str] = "alliance"
    CHANGES: ClassVar[int] = facts.POSITIONS | facts.CONTROL
    LEVEL: ClassVar[int] = ACTION
    nation: str
    side: str


class NationCollapsed(Event, frozen=True):
    """23.5, 26.0"""

    GRAVE: ClassVar[str] = "surrender"
    CHANGES: ClassVar[int] = facts.CONTROL
    LEVEL: ClassVar[int] = ACTION
    nation: str


class NationRecovered(Event, frozen=True):
    """26.6.2e Serbia, when Belgrade is retaken."""

    NEWS: ClassVar[int] = WEIGHTY
    CHANGES: ClassVar[int] = facts.CONTROL
    RULE: ClassVar[str] = "26.6.2"
    nation: str


class RevolutionChanged(Event, frozen=True):
    """23.4 `stage` is an id of the Revolution Track; `turn` the turn space on which its marker waits, or 0."""

    GRAVE: ClassVar[str] = "revolution"
    CHANGES: ClassVar[int] = facts.CONTROL
    LEVEL: ClassVar[int] = ACTION
    stage: str
    turn: int


class TreatySigned(Event, frozen=True):
    """28.0b In effect when the turn marker reaches `turn`."""

    GRAVE: ClassVar[str] = "surrender"
    RULE: ClassVar[str] = "28.0"
    LEVEL: ClassVar[int] = ACTION
    turn: int


class TreatyInEffect(Event, frozen=True):
    """28.0c"""

    NEWS: ClassVar[int] = WEIGHTY
    CHANGES: ClassVar[int] = facts.CONTROL
    RULE: ClassVar[str] = "28.0"
