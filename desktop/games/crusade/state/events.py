"""What can happen in the game, as facts in the past tense. Cards drawn unseen are only counted."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.event import ACTION, NOTED, WEIGHTY, Event
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.crusade.state import facts
from desktop.mechanics.cdg.events import (
    ActionTaken as ActionTaken,
)
from desktop.mechanics.cdg.events import (
    CardDiscarded as CardDiscarded,
)
from desktop.mechanics.cdg.events import (
    CardPlayed as CardPlayed,
)
from desktop.mechanics.cdg.events import (
    CardRemoved as CardRemoved,
)
from desktop.mechanics.cdg.events import (
    CardsAdded as CardsAdded,
)
from desktop.mechanics.cdg.events import (
    CardsDiscardedUnseen as CardsDiscardedUnseen,
)
from desktop.mechanics.cdg.events import (
    CardsDrawn as CardsDrawn,
)
from desktop.mechanics.cdg.events import (
    CombatCardPlayed as CombatCardPlayed,
)
from desktop.mechanics.cdg.events import (
    CombatCardReturned as CombatCardReturned,
)
from desktop.mechanics.cdg.events import (
    ControlChanged as ControlChanged,
)
from desktop.mechanics.cdg.events import (
    DeckShuffled as DeckShuffled,
)
from desktop.mechanics.cdg.events import (
    EffectBegan as EffectBegan,
)
from desktop.mechanics.cdg.events import (
    EffectEnded as EffectEnded,
)
from desktop.mechanics.cdg.events import (
    FlagSet as FlagSet,
)
from desktop.mechanics.cdg.events import (
    GameEnded as GameEnded,
)
from desktop.mechanics.cdg.events import (
    PhaseBegan as PhaseBegan,
)
from desktop.mechanics.cdg.events import (
    RoundBegan as RoundBegan,
)
from desktop.mechanics.cdg.events import (
    RoundEnded as RoundEnded,
)
from desktop.mechanics.cdg.events import (
    RpRecorded as RpRecorded,
)
from desktop.mechanics.cdg.events import (
    RpSpent as RpSpent,
)
from desktop.mechanics.cdg.events import (
    SpaceMarked as SpaceMarked,
)
from desktop.mechanics.cdg.events import (
    SpaceUnmarked as SpaceUnmarked,
)
from desktop.mechanics.cdg.events import (
    StepLost as StepLost,
)
from desktop.mechanics.cdg.events import (
    StepRegained as StepRegained,
)
from desktop.mechanics.cdg.events import (
    TurnBegan as TurnBegan,
)
from desktop.mechanics.cdg.events import (
    TurnEffectBegan as TurnEffectBegan,
)
from desktop.mechanics.cdg.events import (
    UnitEliminated as UnitEliminated,
)
from desktop.mechanics.cdg.events import (
    UnitPlaced as UnitPlaced,
)
from desktop.mechanics.cdg.events import (
    UnitRemoved as UnitRemoved,
)
from desktop.mechanics.cdg.events import (
    UnitsMoved as UnitsMoved,
)


class Caused(Event, frozen=True):
    """What happens for several causes: RULES has the rule that a line about it leads to by its cause."""

    RULES: ClassVar[dict[str, str]] = {}


# -- sequence ------------------------------------------------------------------------------------------
class TurnEnded(Event, frozen=True):
    turn: int
    vp: int
    rm: int


# -- cards ---------------------------------------------------------------------------------------------
class HandShown(Event, frozen=True):
    """15.1.2 A hand without a corps reinforcement is shown and put back."""

    RULE: ClassVar[str] = "15.1.2"
    REVEALS: ClassVar[bool] = True
    side: str
    cards: tuple[CardId, ...]


class CombatCardKept(Event, frozen=True):
    """8.5.3.2 Face up before its owner until a combat with it is not won."""

    RULE: ClassVar[str] = "8.5.3.2"
    side: str
    card: CardId


# -- the board -----------------------------------------------------------------------------------------
class SpacesActivated(Event, frozen=True):
    """8.2.3 All spaces are marked: those for movement and those for attack."""

    RULE: ClassVar[str] = "8.2.3"
    moves: tuple[SpaceId, ...]
    attacks: tuple[SpaceId, ...]


class BuildTried(Event, frozen=True):
    """10.2 `die` is 0 if a corps builds a position (no roll)."""

    unit: UnitId
    space: SpaceId
    work: str
    die: int
    modifier: int
    built: bool


class WorkPlaced(Caused, frozen=True):
    """10.2 A position or trench; `marker` is stock or the name of an extra trench marker (10.2.9)."""

    RULES: ClassVar[dict[str, str]] = {"built": "10.2"}
    space: SpaceId
    work: str
    marker: str
    cause: str


class WorkRemoved(Caused, frozen=True):
    RULES: ClassVar[dict[str, str]] = {"control": "10.2.7", "dismantled": "10.2.10"}
    space: SpaceId
    work: str
    cause: str


class BuildModifierChanged(Event, frozen=True):
    """10.2.2 The -1 or -2 marker; 0: taken off."""

    space: SpaceId
    failures: int


class SiegeChanged(Caused, frozen=True):
    """16.1 `cause`: assault, hunger, relief (RP), surrendered, liberated."""

    NEWS: ClassVar[int] = WEIGHTY
    CHANGES: ClassVar[int] = facts.HARDSHIP
    RULES: ClassVar[dict[str, str]] = {
        "assault": "16.1.4.2", "surrendered": "16.1.5", "hunger": "16.1.6", "liberated": "16.1.3", "relief": "16.1.8.1",
    }  # fmt: skip
    LEVEL: ClassVar[int] = ACTION
    siege: str
    resistance: int
    cause: str


class IsolationEnded(Caused, frozen=True):
    """16.2.2 `cause`: supplied, taken, time."""

    CHANGES: ClassVar[int] = facts.CONTROL
    RULES: ClassVar[dict[str, str]] = {"supplied": "16.2.2", "taken": "16.2.2", "time": "16.2.6"}
    space: SpaceId
    cause: str


class BeachHeadPlaced(Event, frozen=True):
    NEWS: ClassVar[int] = NOTED
    CHANGES: ClassVar[int] = facts.CONTROL
    LEVEL: ClassVar[int] = ACTION
    beach_head: SpaceId
    space: SpaceId


class BeachHeadRemoved(Caused, frozen=True):
    CHANGES: ClassVar[int] = facts.CONTROL
    RULES: ClassVar[dict[str, str]] = {"failed": "8.5.4.5", "landed": "8.5.4.6"}
    beach_head: SpaceId
    cause: str


class BonusMarkerPlaced(Event, frozen=True):
    """8.5.5.4"""

    RULE: ClassVar[str] = "8.5.5.4"
    space: SpaceId
    card: CardId


class BonusMarkerRemoved(Event, frozen=True):
    RULE: ClassVar[str] = "8.5.5.5"
    space: SpaceId
    card: CardId


class ArrivalDelayed(Event, frozen=True):
    """17.6.4 A unit of the Army of Africa was due and could not land."""

    RULE: ClassVar[str] = "17.6.4"
    unit: UnitId


# -- records -------------------------------------------------------------------------------------------
class Scored(Caused, frozen=True):
    """VP and Republican morale moved; `args` are pairs laid flat (name, value, name, value)."""

    NEWS: ClassVar[int] = WEIGHTY
    RULES: ClassVar[dict[str, str]] = {
        "siege_liberated": "16.1.7", "isolated_taken": "16.2.5", "bonus": "8.5.5.4", "bonus_lost": "8.5.5.5",
        "card": "8.5.1.4", "madrid_evaluation": "17.3.2",
    }  # fmt: skip
    LEVEL: ClassVar[int] = ACTION
    vp: int
    rm: int
    cause: str
    args: tuple[str, ...]


class StraitChanged(Event, frozen=True):
    NEWS: ClassVar[int] = WEIGHTY
    CHANGES: ClassVar[int] = facts.CONTROL
    RULE: ClassVar[str] = "16.7"
    LEVEL: ClassVar[int] = ACTION
    side: str


class GovernmentChanged(Event, frozen=True):
    GRAVE: ClassVar[str] = "government"
    RULE: ClassVar[str] = "8.5.1.1"
    LEVEL: ClassVar[int] = ACTION
    government: str


class AmmunitionShortageEnded(Event, frozen=True):
    """17.1.1 `cause`: linked or phase."""

    CHANGES: ClassVar[int] = facts.HARDSHIP
    RULE: ClassVar[str] = "17.1.1"
    cause: str


class BadajozSourceLost(Event, frozen=True):
    """13.2.4.2"""

    CHANGES: ClassVar[int] = facts.CONTROL
    RULE: ClassVar[str] = "13.2.4.2"


class ActivationBarred(Event, frozen=True):
    """A side may not activate spaces of an area in its next round (N27)."""

    RULE: ClassVar[str] = "8.5.1.1"
    side: str
    area: str
