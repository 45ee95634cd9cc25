"""7.0 The conflict under way and its mutators."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from desktop.engine.ids import NOTHING, CardId, EventCardId, EventId, SpaceId
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.sides import AXIS, SIDES, enemy_of
from desktop.games.reich.state.turn_state import TurnMutators

EVENT = "event"
LAND = "land"
PARATROOP = "paratroop"
AMPHIBIOUS = "amphibious"
SEA = "sea"
ON_LAND = (LAND, PARATROOP, AMPHIBIOUS)

T = TypeVar("T", bound=str)


def _per_side() -> dict[str, list[T]]:
    return {side: [] for side in SIDES}


def _dice() -> dict[str, list[int]]:
    return {side: [] for side in SIDES}


class Conflict(Struct):
    """A contested action.

    Attributes:
        kind: event, land, paratroop, amphibious or sea.
        active: the side that began it.
        origin: area or zone attacked from ("" for sea attacks and event actions).
        target: area, zone or event.
        power: the Allied power that attacks or defends ("" in event actions).
        vichy: a neutral Vichy area is attacked (8.5.1).
        blitz: a Blitzkrieg attack.
        played: events of each side in the order played; `against` maps an answer to the event it cancels.
        cards: conflict cards on the table; `shown`: sides whose cards lie face up.
        used: effects applied in step 4, as "side:source".
        silenced, sabotaged: cards without re-rolls (double agent) and with value 1 (saboteur).
        gift: an event that cannot be answered (Overlord).
        changes: what was done to the dice, as "side:die:before:after:source".
    """

    kind: str
    active: str
    target: SpaceId
    origin: SpaceId = NOTHING
    power: str = ""
    vichy: bool = False
    blitz: bool = False
    gift: EventCardId = NOTHING
    played: dict[str, list[EventCardId]] = msgspec.field(default_factory=_per_side)
    against: dict[EventCardId, EventCardId] = {}
    cards: dict[str, list[CardId]] = msgspec.field(default_factory=_per_side)
    shown: list[str] = []
    dice: dict[str, list[int]] = msgspec.field(default_factory=_dice)
    used: list[str] = []
    silenced: list[CardId] = []
    sabotaged: list[CardId] = []
    changes: list[str] = []
    winner: str = ""

    @property
    def other(self) -> str:
        return enemy_of(self.active)

    @property
    def loser(self) -> str:
        return enemy_of(self.winner)

    @property
    def event(self) -> EventId:
        """6.4.2 What an event action is about."""
        return EventId(self.target)

    @property
    def on_land(self) -> bool:
        return self.kind in ON_LAND

    def is_cancelled(self, card: EventCardId) -> bool:
        """7.2 An event that was answered, unless the answer was answered."""
        return any(hit == card and not self.is_cancelled(by) for by, hit in self.against.items())


@dataclass(kw_only=True)
class ConflictMutators(TurnMutators):
    """Mutators of the conflict under way."""

    conflict: Conflict | None = None
    last_conflict: Conflict | None = None
    """The conflict as it stood when it was last judged: for the players to look back at."""

    @property
    def fight(self) -> Conflict:
        assert self.conflict is not None
        return self.conflict

    def begin_conflict(self, conflict: Conflict) -> None:
        self.conflict = conflict
        self.emit(
            ev.ConflictBegan(
                conflict.kind, conflict.active, conflict.origin, conflict.target, conflict.power, conflict.blitz
            )
        )

    def defend_for(self, power: str) -> None:
        """6.5.3.1 The power for which the Allies defend an uncontrolled zone."""
        self.fight.power = power
        self.emit(ev.DefendedFor(power))

    def play_event(self, side: str, card: EventCardId, against: EventCardId = NOTHING) -> None:
        """7.2 An event comes into the conflict, perhaps in answer to another."""
        self.fight.played[side].append(card)
        if against:
            self.fight.against[card] = against
        self.emit(ev.EventPlayed(side, card, against))

    def reveal(self, side: str) -> None:
        """7.3 The cards of a side are turned up."""
        self.fight.shown.append(side)
        self.emit(ev.CardsRevealed(side, tuple(self.fight.cards[side])))

    def lay_dice(self, side: str, dice: list[int]) -> None:
        self.fight.dice[side] = dice
        self.emit(ev.DiceRolled(side, tuple(dice)))

    def change_die(self, side: str, die: int, value: int, source: str) -> None:
        """7.5, 7.6 A die gets another value."""
        before = self.fight.dice[side][die]
        self.fight.dice[side][die] = value
        self.fight.changes.append(f"{side}:{die}:{before}:{value}:{source}")
        self.emit(ev.DieChanged(side, die, before, value, source))

    def use_effect(self, side: str, source: str) -> None:
        self.fight.used.append(f"{side}:{source}")

    def silence(self, card: CardId) -> None:
        self.fight.silenced.append(card)
        self.emit(ev.CardSilenced(card))

    def sabotage(self, card: CardId, value: int) -> None:
        self.fight.sabotaged.append(card)
        self.emit(ev.CardSabotaged(card, value))

    def judge(self, winner: str, totals: dict[str, int], by: str) -> None:
        """7.7 The winner as it stands."""
        self.fight.winner = winner
        self.last_conflict = replace(
            self.fight,
            cards={side: list(cards) for side, cards in self.fight.cards.items()},
            dice={side: list(dice) for side, dice in self.fight.dice.items()},
            changes=list(self.fight.changes),
        )
        axis, allied = (totals[side] for side in SIDES)
        assert SIDES[0] == AXIS
        self.emit(ev.ConflictResolved(winner, axis, allied, by))

    def close_conflict(self) -> None:
        winner = self.fight.winner
        self.conflict = None
        self.emit(ev.ConflictClosed(winner))
