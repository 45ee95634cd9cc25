"""What the sheets of a game tell besides its markers: tracks, control, events by place, what to deal, the turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from desktop.games.reich.data.world import MALLS, POWERS
from desktop.games.reich.state.sides import SIDES
from desktop.views.sheets import Fact, Section, by_name, counted, facts, filled, told
from desktop.views.wording import capital, listed, signed

if TYPE_CHECKING:
    from desktop.engine.ids import SpaceId
    from desktop.games.reich.data.schema_setup import CardDeal, EventDeal
    from desktop.games.reich.data.world import World
    from desktop.games.reich.present.names import Names
    from desktop.games.reich.state.state import ReichState
    from desktop.games.reich.state.turn_state import PlayerTurnRecord

PILES = ("lid", "aside", "beside", "removed")
NO_POWER = ""


class Inventory:
    """Makes the sections of a sheet; `seat` sees its own hand and all of its own discards."""

    def __init__(self, state: ReichState, names: Names, seat: str = "") -> None:
        self.state, self.names, self.say, self.seat = state, names, names.say, seat
        self.world: World = state.world

    def before(self) -> tuple[Section, ...]:
        """Of a game that has not begun: what is dealt, and what the outcome will mean."""
        say = self.say
        return tuple(
            filled(
                (
                    *self._common(),
                    Section("cards", say("sheet.cards"), facts(*self._deals(), *self._apart()), ticks=True),
                    Section("levels", say("sheet.levels"), tuple(self._levels())),
                )
            )
        )

    def sections(self) -> tuple[Section, ...]:
        say = self.say
        return tuple(
            filled(
                (
                    *self._common(),
                    Section("events", say("sheet.events_at"), facts(*self._events())),
                    Section("cards", say("sheet.cards"), facts(*self._conflict_cards())),
                    Section("turn", say("sheet.turn"), facts(*self._turn())),
                )
            )
        )

    def _common(self) -> tuple[Section, ...]:
        say = self.say
        return (
            Section("tracks", say("sheet.tracks"), facts(*self._tracks()), ticks=True),
            Section("control", say("sheet.control"), facts(*self._control())),
        )

    # -- tracks ------------------------------------------------------------------------------------
    def _tracks(self) -> Iterator[Fact]:
        say, state = self.say, self.state
        for side in SIDES:
            yield told(say("track.hand", whose=side), state.hand_size[side])
            yield told(say("track.year", whose=side), self.world.tables.years[state.year[side]].name)
            star = say("track.star_down" if state.reorganised[side] else "track.star_up")
            yield told(say("sheet.star", whose=side), star)
            yield told(say("track.push", whose=side), say(f"track.push_{state.big_push[side] or 'none'}"))
        yield told(say("track.pact"), say("track.pact_yes" if state.pact else "track.pact_no"))
        yield told(say("track.italy"), say("track.italy_yes" if state.italy_surrendered else "track.italy_no"))
        yield told(say("track.vichy"), self.names.keyed("vichy", state.vichy))
        yield Fact(say("sheet.vichy_exempt"), self._areas(state.vichy_exempt))
        centres = tuple(f"{self.names.area(area)} {worth}" for area, worth in state.centres.items())
        yield Fact(say("sheet.centres"), centres)
        yield Fact(say("track.operations"), tuple(self.names.keyed("operation", name) for name in state.launched))
        for key in ("paris_fell", "exchanged", "last_year_over", "between_games"):
            if getattr(state, key):
                yield told(say(f"sheet.{key}"), say("sheet.yes"))
        for number, record in enumerate(state.records, 1):
            figures = (signed(record.difference), str(record.turns), str(record.rank))
            yield told(say("sheet.record", n=number), ", ".join((self.names.keyed("level", record.level), *figures)))

    def _control(self) -> Iterator[Fact]:
        """Every area and zone, by the power in control."""
        for power in (*POWERS, NO_POWER):
            held = [area for area, holder in self.state.control.items() if holder == power]
            yield Fact(self.names.power(power) if power else self.say("sheet.nobody"), self._areas(held))

    def _areas(self, areas: Iterable[SpaceId]) -> tuple[str, ...]:
        return by_name(self.names.area(area) for area in areas)

    # -- before the first turn ---------------------------------------------------------------------
    def _deals(self) -> Iterator[Fact]:
        say, scenario = self.say, self.world.scenario
        yield told(say("sheet.first"), self.names.side(self.world.first_side))
        for side, deal in sorted(scenario.deals.items(), reverse=True):
            yield told(say("sheet.deal", whose=side), self._deal(side, deal))
        for number, events in enumerate(scenario.events.deals, 1):
            yield told(say("sheet.events", whose=events.side, n=number), self._event_deal(events))
        yield told(say("sheet.resolve"), self.names.events(scenario.events.resolve) if scenario.events.resolve else ())
        yield told(say("sheet.malls"), say("sheet.malls_rest"))

    def _deal(self, side: str, deal: CardDeal) -> str:
        key = "sheet.deal_first" if deal.first else "sheet.deal_all"
        first = listed([self.say(f"sheet.special.{special}") for special in deal.first_from])
        return self.say(key, n=deal.first, m=self.world.start_hand[side] - deal.first, text=first)

    def _event_deal(self, deal: EventDeal) -> str:
        """Which events are given, and from what the others are drawn."""
        if deal.pool:
            return self.say("sheet.events_pool", events=tuple(deal.pool), n=deal.draw)
        key = "sheet.events_mall" if deal.own_mall else "sheet.events_text"
        return self.say(key, events=tuple(deal.given), n=deal.draw)

    def _apart(self) -> Iterator[Fact]:
        events = self.world.scenario.events
        for key, names in (("lid", events.lid), ("aside", events.set_aside), ("removed", events.removed)):
            cards = [card for event in names for card in self.world.copies[event]]
            yield Fact(self.say(f"cards.{key}"), self._named(cards))

    def _levels(self) -> Iterator[Fact]:
        """9.5, 10.4 What the last year decides."""
        verdict, say = self.world.verdict, self.say
        if verdict.kind == "difference":
            for level in verdict.levels:
                key = "sheet.level_least" if level.min is not None else "sheet.level_less"
                words = say(key, whose=verdict.of, n=level.min or 0)
                yield told(capital(self.names.keyed("level", level.id)), words)
            return
        needed = self.world.tables.decision
        for level in verdict.levels:
            words = say(f"sheet.level_{level.id}", area=needed.must_hold, areas=tuple(needed.of), n=needed.count)
            yield told(capital(self.names.keyed("level", level.id)), words)

    # -- cards of a game under way -----------------------------------------------------------------
    def _events(self) -> Iterator[Fact]:
        state = self.state
        for mall in MALLS:
            yield Fact(self.names.keyed("mall", mall), self._named(sorted(state.malls[mall])))
        for side in SIDES:
            yield Fact(self.say("cards.held_by", whose=side), self._named(state.held[side]))
            yield Fact(self.say("sheet.waiting", whose=side), self._named(state.waiting[side]))
        yield Fact(self.say("sheet.face_down"), self._named(state.face_down))
        for key in PILES:
            yield Fact(self.say(f"cards.{key}"), self._named(getattr(state, key)))

    def _named(self, cards: Iterable[str]) -> tuple[str, ...]:
        return counted(self.names.event(card) for card in cards)

    def _conflict_cards(self) -> Iterator[Fact]:
        """The own hand and discards; of the other side's how many, and the top one."""
        state, say = self.state, self.say
        for side in SIDES:
            if side == self.seat:
                yield Fact(say("sheet.hand", whose=side), self._cards(state.hands[side]))
            yield told(say("sheet.hand_number", whose=side), len(state.hands[side]))
            yield told(say("sheet.deck_number", whose=side), len(state.decks[side]))
            pile = state.discards[side]
            yield told(say("sheet.discards_number", whose=side), len(pile))
            shown = pile if side == self.seat else pile[-1:]
            yield Fact(
                say("sheet.discards" if side == self.seat else "sheet.discards_top", whose=side), self._cards(shown)
            )
        if state.apart:
            yield told(say("sheet.apart"), len(state.apart))

    def _cards(self, cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(self.names.card(card) for card in cards)

    # -- the turn ----------------------------------------------------------------------------------
    def _turn(self) -> Iterator[Fact]:
        say, turn = self.say, self.state.turn
        yield told(say("sheet.turn_of"), self.names.side(turn.side) if turn.side else ())
        yield told(say("sheet.turns"), self.state.turns)
        yield from self._bonuses(turn)
        for key in ("blitz_from", "landing"):
            if area := getattr(turn, key):
                yield told(say(f"sheet.turn_{key}"), self.names.area(area))
        for key in ("must_retake", "targets", "barred"):
            yield Fact(say(f"sheet.turn_{key}"), self._areas(getattr(turn, key)))
        yield Fact(say("sheet.ready"), self._named(turn.ready))
        if last := turn.last:
            words = say("sheet.won" if last.won else "sheet.not_won")
            centre = say("sheet.centre") if last.centre else ""
            kind = self.names.keyed("kind", last.kind)
            yield told(say("sheet.last", kind=kind), (self.names.thing(last.target), words, *filter(None, (centre,))))
        yield from self._owed()

    def _bonuses(self, turn: PlayerTurnRecord) -> Iterator[Fact]:
        """7.9 What may still be done, and what pays for the action being chosen."""
        say = self.say
        if turn.operation:
            yield told(say("sheet.operation"), self.names.keyed("operation", turn.operation))
        for key in ("begun", "over", "blitz_over"):
            if getattr(turn, key):
                yield told(say(f"sheet.turn_{key}"), say("sheet.yes"))
        if not turn.tail:
            yield told(say("sheet.turn_tail"), say("sheet.no"))
        if turn.using != "first":
            yield told(say("sheet.using"), self.names.keyed("using", turn.using))
        if turn.success:
            yield told(say("sheet.success"), say(f"sheet.success_{turn.success}"))
        for key in ("production", "blitz_made", "guaranteed"):
            if number := getattr(turn, key):
                yield told(say(f"sheet.turn_{key}"), number)

    def _owed(self) -> Iterator[Fact]:
        """7.8 Changes of hand sizes that are still to be settled."""
        for number, owed in enumerate(self.state.owed, 1):
            words = (signed(owed.delta), self.names.keyed("how", owed.how), self.names.cause(owed.cause))
            yield Fact(self.say("sheet.owed", n=number, whose=owed.side), tuple(word for word in words if word))


def marked(state: ReichState, power: str) -> list[SpaceId]:
    """Areas with a control marker: those of a power that are not printed as its own."""
    printed = state.world.printed_power
    return [area for area, holder in state.control.items() if holder == power and printed[area] != power]
