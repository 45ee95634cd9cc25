"""What can happen in the game, as facts in the past tense. Cards drawn unseen are only counted."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.event import Event
from desktop.engine.records import dataclass


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    side: str
    number: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    side: str


@dataclass(frozen=True, slots=True)
class ActionTaken(Event):
    """5.2 What the active player sets out to do: `using` is first, success, production, blitz or push."""

    side: str
    action: str
    using: str


@dataclass(frozen=True, slots=True)
class OperationLaunched(Event):
    """6.6, 6.7 push-events, push-attacks, barbarossa, overlord, bagration."""

    side: str
    operation: str


@dataclass(frozen=True, slots=True)
class BonusEarned(Event):
    side: str
    bonus: str
    area: str


@dataclass(frozen=True, slots=True)
class BonusLost(Event):
    side: str
    bonus: str


@dataclass(frozen=True, slots=True)
class ControlChanged(Event):
    """6.5.2.1 `cause`: attack, event, vichy, italy, malta, lifted."""

    area: str
    before: str
    power: str
    cause: str
    origin: str = ""
    """The area attacked from."""


@dataclass(frozen=True, slots=True)
class FortPlaced(Event):
    side: str
    area: str


@dataclass(frozen=True, slots=True)
class FortRemoved(Event):
    """With the area it lay in, for the cause that the area changed hands; or lifted by its owner (3.0)."""

    side: str
    area: str
    cause: str = "attack"


@dataclass(frozen=True, slots=True)
class FleetPlaced(Event):
    side: str
    zone: str


@dataclass(frozen=True, slots=True)
class FleetRemoved(Event):
    """`cause`: attack, or lifted by its owner (3.0)."""

    side: str
    zone: str
    cause: str = "attack"


@dataclass(frozen=True, slots=True)
class HandSizeChanged(Event):
    side: str
    before: int
    after: int
    cause: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """4.1.5 From the own deck, unseen by the opponent."""

    REVEALS: ClassVar[bool] = True
    side: str
    number: int


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """To the discard pile of `pile`."""

    side: str
    card: str
    pile: str
    cause: str


@dataclass(frozen=True, slots=True)
class CardsExchanged(Event):
    """5.4.4 A card of the own pile was taken for one in hand."""

    REVEALS: ClassVar[bool] = True
    side: str
    given: str


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """`cause`: reshuffle, set_up, exchange (5.4.4), bagration (6.7.4.1)."""

    REVEALS: ClassVar[bool] = True
    side: str
    cards: int
    cause: str = "reshuffle"


@dataclass(frozen=True, slots=True)
class YearAdvanced(Event):
    side: str
    year: str


@dataclass(frozen=True, slots=True)
class YearEnded(Event):
    year: str


@dataclass(frozen=True, slots=True)
class Reorganised(Event):
    side: str
    option: str


@dataclass(frozen=True, slots=True)
class BigPushTried(Event):
    side: str
    card: str
    total: int
    won: bool


@dataclass(frozen=True, slots=True)
class BigPushMarked(Event):
    """6.3.2 `face`: down, up or "" (removed); `cause`: tried, exchange (5.4.4), turned, spent."""

    side: str
    face: str
    cause: str = ""


@dataclass(frozen=True, slots=True)
class PactEnded(Event):
    cause: str


@dataclass(frozen=True, slots=True)
class ItalySurrendered(Event):
    power: str


@dataclass(frozen=True, slots=True)
class VichyChanged(Event):
    """8.5 neutral, pending, defected or over."""

    status: str


@dataclass(frozen=True, slots=True)
class CentreAdded(Event):
    area: str
    side: str
    value: int


@dataclass(frozen=True, slots=True)
class CentreRemoved(Event):
    area: str


@dataclass(frozen=True, slots=True)
class EventMoved(Event):
    """4.2 An event card changed its place: mall, entered, face_down, waiting, lid, removed, aside, beside."""

    card: str
    place: str
    side: str


@dataclass(frozen=True, slots=True)
class EventGained(Event):
    """`cause`: won, year_end, set_up, overlord."""

    REVEALS: ClassVar[bool] = True
    side: str
    card: str
    cause: str


@dataclass(frozen=True, slots=True)
class EventReady(Event):
    """4.2.5.1 A reusable event turned face up again."""

    side: str
    card: str


@dataclass(frozen=True, slots=True)
class EventKeptByRoll(Event):
    side: str
    card: str
    die: int
    kept: bool


@dataclass(frozen=True, slots=True)
class ConflictBegan(Event):
    kind: str
    active: str
    origin: str
    target: str
    power: str
    blitz: bool


@dataclass(frozen=True, slots=True)
class DefendedFor(Event):
    """6.5.3.1 The power for which the Allies defend an uncontrolled zone."""

    power: str


@dataclass(frozen=True, slots=True)
class EventPlayed(Event):
    side: str
    card: str
    against: str


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    """7.3 A conflict card was laid: from the hand face down, open, at random, or from the deck."""

    side: str
    how: str = "hand"


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    REVEALS: ClassVar[bool] = True
    side: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    side: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DieChanged(Event):
    """7.5, 7.6 A die was set or rolled again; `source`: fort, fleet, an event or a conflict card."""

    side: str
    die: int
    before: int
    after: int
    source: str


@dataclass(frozen=True, slots=True)
class CardSilenced(Event):
    """4.1.3 A double agent cancels the re-rolls of a card."""

    card: str


@dataclass(frozen=True, slots=True)
class CardSabotaged(Event):
    """4.1.3 A saboteur lowers the value of a card."""

    card: str
    value: int


@dataclass(frozen=True, slots=True)
class ConflictResolved(Event):
    winner: str
    axis_total: int
    allied_total: int
    by: str
    """total, suit or active (4.1.2)."""


@dataclass(frozen=True, slots=True)
class ConflictClosed(Event):
    winner: str


@dataclass(frozen=True, slots=True)
class TournamentGameEnded(Event):
    """10.4.3 One of the games of a tournament is over; `by` played the Axis in it."""

    number: int
    by: int
    level: str
    reason: str
    difference: int


@dataclass(frozen=True, slots=True)
class SidesExchanged(Event):
    """10.4.3 The next game of a tournament begins with the other player as the Axis."""

    number: int
    by: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winner: str
    level: str
    reason: str
