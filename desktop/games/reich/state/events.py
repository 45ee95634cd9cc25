"""What can happen in the game, as facts in the past tense. Cards drawn unseen are only counted."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.event import ACTION, HEADING, NOTED, PHASE, WEIGHTY, Event
from desktop.engine.ids import SpaceId

RULE_OF_CAUSE = {
    "vichy": "8.5", "italy": "8.2.1", "malta": "8.4", "lifted": "3.0", "event": "6.4.2",
    "blitz": "7.9.2", "reorganise": "6.1", "axis_reshuffle": "5.4.2",
    "set_up": "10.0", "exchange": "5.4.4", "bagration": "6.7.4.1", "overlord": "6.7.3", "year_end": "5.5.1",
    "won": "6.4.2", "used": "7.8", "surplus": "4.1.4",
    "entered": "4.2.5.4", "waiting": "4.2.5.2", "lid": "4.2.5.4", "removed": "4.2.5.3", "beside": "5.4.2",
    "tried": "6.3.2", "spent": "6.6.1", "turned": "5.2",
    "sudden_death": "9.1", "capitals": "9.2", "capitulation": "9.3", "surrender": "9.4", "tournament": "10.4.3",
    "concession": "5.2",
}  # fmt: skip
"""The rule by which something happens for a cause; RULE of the event for any other."""


class Caused(Event, frozen=True):
    """An event that may follow from several rules: its field CAUSE says from which."""

    CAUSE: ClassVar[str] = "cause"

    def rule(self) -> str:
        return RULE_OF_CAUSE.get(getattr(self, self.CAUSE)) or self.RULE


class TurnBegan(Event, frozen=True):
    RULE = "5.2"
    LEVEL = PHASE
    side: str
    number: int


class TurnEnded(Event, frozen=True):
    side: str


class ActionTaken(Event, frozen=True):
    """5.2 What the active player sets out to do: `using` is first, success, production, blitz or push."""

    side: str
    action: str
    using: str


class OperationLaunched(Event, frozen=True):
    """6.6, 6.7 push-events, push-attacks, barbarossa, overlord, bagration."""

    NEWS = WEIGHTY
    LEVEL = ACTION
    side: str
    operation: str


class BonusEarned(Event, frozen=True):
    RULE = "7.9"
    side: str
    bonus: str
    area: SpaceId


class BonusLost(Event, frozen=True):
    RULE = "7.9"
    side: str
    bonus: str


class ControlChanged(Caused, frozen=True):
    """6.5.2.1 `cause`: attack, event, vichy, italy, malta, lifted."""

    NEWS = WEIGHTY
    COST = True
    RULE = "6.5.2.1"
    LEVEL = ACTION
    area: SpaceId
    before: str
    power: str
    cause: str
    origin: str = ""
    """The area attacked from."""


class FortPlaced(Event, frozen=True):
    RULE = "6.2"
    LEVEL = ACTION
    side: str
    area: SpaceId


class FortRemoved(Caused, frozen=True):
    """With the area it lay in, for the cause that the area changed hands; or lifted by its owner (3.0)."""

    NEWS = NOTED
    COST = True
    RULE = "6.5.2.1"
    side: str
    area: SpaceId
    cause: str = "attack"


class FleetPlaced(Event, frozen=True):
    RULE = "6.3.1"
    LEVEL = ACTION
    side: str
    zone: SpaceId


class FleetRemoved(Caused, frozen=True):
    """`cause`: attack, or lifted by its owner (3.0)."""

    NEWS = NOTED
    COST = True
    RULE = "6.5.2.1"
    side: str
    zone: SpaceId
    cause: str = "attack"


class HandSizeChanged(Caused, frozen=True):
    NEWS = NOTED
    COST = True
    RULE = "4.1.4"
    side: str
    before: int
    after: int
    cause: str


class CardsDrawn(Event, frozen=True):
    """4.1.5 From the own deck, unseen by the opponent."""

    RULE = "4.1.5"
    REVEALS = True
    side: str
    number: int


class CardDiscarded(Caused, frozen=True):
    """To the discard pile of `pile`."""

    RULE = "4.1.5"
    side: str
    card: str
    pile: str
    cause: str


class CardsExchanged(Event, frozen=True):
    """5.4.4 A card of the own pile was taken for one in hand."""

    RULE = "5.4.4"
    REVEALS = True
    side: str
    given: str


class DeckShuffled(Caused, frozen=True):
    """`cause`: reshuffle, set_up, exchange (5.4.4), bagration (6.7.4.1)."""

    RULE = "5.4"
    REVEALS = True
    side: str
    cards: int
    cause: str = "reshuffle"


class YearAdvanced(Event, frozen=True):
    NEWS = NOTED
    RULE = "5.4.1"
    LEVEL = ACTION
    side: str
    year: str


class YearEnded(Event, frozen=True):
    RULE = "5.5"
    LEVEL = HEADING
    year: str


class Reorganised(Event, frozen=True):
    RULE = "6.1"
    LEVEL = ACTION
    side: str
    option: str


class BigPushTried(Event, frozen=True):
    RULE = "6.3.2"
    LEVEL = ACTION
    side: str
    card: str
    total: int
    won: bool


class BigPushMarked(Caused, frozen=True):
    """6.3.2 `face`: down, up or "" (removed); `cause`: tried, exchange (5.4.4), turned, spent."""

    RULE = "6.3.2"
    side: str
    face: str
    cause: str = ""


class PactEnded(Event, frozen=True):
    GRAVE = "alliance"
    RULE = "8.6"
    LEVEL = ACTION
    cause: str


class ItalySurrendered(Event, frozen=True):
    COST = True
    GRAVE = "surrender"
    RULE = "8.2"
    LEVEL = ACTION
    power: str


class VichyChanged(Event, frozen=True):
    """8.5 neutral, pending, defected or over."""

    COST = True
    GRAVE = "alliance"
    RULE = "8.5"
    LEVEL = ACTION
    status: str


class CentreAdded(Event, frozen=True):
    RULE = "1.1"
    area: SpaceId
    side: str
    value: int


class CentreRemoved(Event, frozen=True):
    RULE = "1.1"
    area: SpaceId


class EventMoved(Caused, frozen=True):
    """4.2 An event card changed its place: mall, entered, face_down, waiting, lid, removed, aside, beside."""

    RULE = "4.2.5"
    CAUSE = "place"
    card: str
    place: str
    side: str


class EventGained(Caused, frozen=True):
    """`cause`: won, year_end, set_up, overlord."""

    COST = True
    RULE = "4.2.1"
    REVEALS = True
    side: str
    card: str
    cause: str


class EventReady(Event, frozen=True):
    """4.2.5.1 A reusable event turned face up again."""

    RULE = "4.2.5.1"
    side: str
    card: str


class EventKeptByRoll(Event, frozen=True):
    RULE = "6.5.2.1"
    side: str
    card: str
    die: int
    kept: bool


class ConflictBegan(Event, frozen=True):
    NEWS = WEIGHTY
    LEVEL = ACTION
    kind: str
    active: str
    origin: SpaceId
    target: SpaceId
    power: str
    blitz: bool


class DefendedFor(Event, frozen=True):
    """6.5.3.1 The power for which the Allies defend an uncontrolled zone."""

    RULE = "6.5.3.1"
    power: str


class EventPlayed(Event, frozen=True):
    NEWS = NOTED
    RULE = "7.2"
    side: str
    card: str
    against: str


class CardChosen(Event, frozen=True):
    """7.3 A conflict card was laid: from the hand face down, open, at random, or from the deck."""

    RULE = "7.3"
    side: str
    how: str = "hand"


class CardsRevealed(Event, frozen=True):
    RULE = "7.3"
    REVEALS = True
    side: str
    cards: tuple[str, ...]


class DiceRolled(Event, frozen=True):
    RULE = "7.4"
    side: str
    dice: tuple[int, ...]


class DieChanged(Event, frozen=True):
    """7.5, 7.6 A die was set or rolled again; `source`: fort, fleet, an event or a conflict card."""

    side: str
    die: int
    before: int
    after: int
    source: str


class CardSilenced(Event, frozen=True):
    """4.1.3 A double agent cancels the re-rolls of a card."""

    RULE = "4.1.3"
    card: str


class CardSabotaged(Event, frozen=True):
    """4.1.3 A saboteur lowers the value of a card."""

    RULE = "4.1.3"
    card: str
    value: int


class ConflictResolved(Event, frozen=True):
    NEWS = WEIGHTY
    RULE = "7.7"
    LEVEL = ACTION
    winner: str
    axis_total: int
    allied_total: int
    by: str
    """total, suit or active (4.1.2)."""


class ConflictClosed(Event, frozen=True):
    ENDS_FIGHT = True
    winner: str


class TournamentGameEnded(Event, frozen=True):
    """10.4.3 One of the games of a tournament is over; `by` played the Axis in it."""

    GRAVE = "end"
    RULE = "10.4.3"
    LEVEL = HEADING
    number: int
    by: int
    level: str
    reason: str
    difference: int


class SidesExchanged(Event, frozen=True):
    """10.4.3 The next game of a tournament begins with the other player as the Axis."""

    RULE = "10.4.3"
    LEVEL = HEADING
    number: int
    by: int


class GameEnded(Caused, frozen=True):
    GRAVE = "end"
    RULE = "9.0"
    LEVEL = HEADING
    CAUSE = "reason"
    winner: str
    level: str
    reason: str
