"""What can happen in the game, as facts in the past tense. Cards drawn unseen are only counted."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.event import Event


class TurnBegan(Event, frozen=True):
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

    side: str
    operation: str


class BonusEarned(Event, frozen=True):
    side: str
    bonus: str
    area: str


class BonusLost(Event, frozen=True):
    side: str
    bonus: str


class ControlChanged(Event, frozen=True):
    """6.5.2.1 `cause`: attack, event, vichy, italy, malta, lifted."""

    area: str
    before: str
    power: str
    cause: str
    origin: str = ""
    """The area attacked from."""


class FortPlaced(Event, frozen=True):
    side: str
    area: str


class FortRemoved(Event, frozen=True):
    """With the area it lay in, for the cause that the area changed hands; or lifted by its owner (3.0)."""

    side: str
    area: str
    cause: str = "attack"


class FleetPlaced(Event, frozen=True):
    side: str
    zone: str


class FleetRemoved(Event, frozen=True):
    """`cause`: attack, or lifted by its owner (3.0)."""

    side: str
    zone: str
    cause: str = "attack"


class HandSizeChanged(Event, frozen=True):
    side: str
    before: int
    after: int
    cause: str


class CardsDrawn(Event, frozen=True):
    """4.1.5 From the own deck, unseen by the opponent."""

    REVEALS: ClassVar[bool] = True
    side: str
    number: int


class CardDiscarded(Event, frozen=True):
    """To the discard pile of `pile`."""

    side: str
    card: str
    pile: str
    cause: str


class CardsExchanged(Event, frozen=True):
    """5.4.4 A card of the own pile was taken for one in hand."""

    REVEALS: ClassVar[bool] = True
    side: str
    given: str


class DeckShuffled(Event, frozen=True):
    """`cause`: reshuffle, set_up, exchange (5.4.4), bagration (6.7.4.1)."""

    REVEALS: ClassVar[bool] = True
    side: str
    cards: int
    cause: str = "reshuffle"


class YearAdvanced(Event, frozen=True):
    side: str
    year: str


class YearEnded(Event, frozen=True):
    year: str


class Reorganised(Event, frozen=True):
    side: str
    option: str


class BigPushTried(Event, frozen=True):
    side: str
    card: str
    total: int
    won: bool


class BigPushMarked(Event, frozen=True):
    """6.3.2 `face`: down, up or "" (removed); `cause`: tried, exchange (5.4.4), turned, spent."""

    side: str
    face: str
    cause: str = ""


class PactEnded(Event, frozen=True):
    cause: str


class ItalySurrendered(Event, frozen=True):
    power: str


class VichyChanged(Event, frozen=True):
    """8.5 neutral, pending, defected or over."""

    status: str


class CentreAdded(Event, frozen=True):
    area: str
    side: str
    value: int


class CentreRemoved(Event, frozen=True):
    area: str


class EventMoved(Event, frozen=True):
    """4.2 An event card changed its place: mall, entered, face_down, waiting, lid, removed, aside, beside."""

    card: str
    place: str
    side: str


class EventGained(Event, frozen=True):
    """`cause`: won, year_end, set_up, overlord."""

    REVEALS: ClassVar[bool] = True
    side: str
    card: str
    cause: str


class EventReady(Event, frozen=True):
    """4.2.5.1 A reusable event turned face up again."""

    side: str
    card: str


class EventKeptByRoll(Event, frozen=True):
    side: str
    card: str
    die: int
    kept: bool


class ConflictBegan(Event, frozen=True):
    kind: str
    active: str
    origin: str
    target: str
    power: str
    blitz: bool


class DefendedFor(Event, frozen=True):
    """6.5.3.1 The power for which the Allies defend an uncontrolled zone."""

    power: str


class EventPlayed(Event, frozen=True):
    side: str
    card: str
    against: str


class CardChosen(Event, frozen=True):
    """7.3 A conflict card was laid: from the hand face down, open, at random, or from the deck."""

    side: str
    how: str = "hand"


class CardsRevealed(Event, frozen=True):
    REVEALS: ClassVar[bool] = True
    side: str
    cards: tuple[str, ...]


class DiceRolled(Event, frozen=True):
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

    card: str


class CardSabotaged(Event, frozen=True):
    """4.1.3 A saboteur lowers the value of a card."""

    card: str
    value: int


class ConflictResolved(Event, frozen=True):
    winner: str
    axis_total: int
    allied_total: int
    by: str
    """total, suit or active (4.1.2)."""


class ConflictClosed(Event, frozen=True):
    winner: str


class TournamentGameEnded(Event, frozen=True):
    """10.4.3 One of the games of a tournament is over; `by` played the Axis in it."""

    number: int
    by: int
    level: str
    reason: str
    difference: int


class SidesExchanged(Event, frozen=True):
    """10.4.3 The next game of a tournament begins with the other player as the Axis."""

    number: int
    by: int


class GameEnded(Event, frozen=True):
    winner: str
    level: str
    reason: str
