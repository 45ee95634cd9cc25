"""What lies on the table of a card-driven game besides its counters, in words: for sheets that set a game up."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.mechanics.cdg.names import CardDrivenNames
from desktop.mechanics.cdg.protocols import CdgLevel, S
from desktop.mechanics.cdg.unit_state import UnitState
from desktop.views.sheets import Fact, Section, by_name, counted, facts, filled, told
from desktop.views.wording import capital, half_points

ATTACK = "attack"
TO = "–"
U = TypeVar("U", bound=UnitState)


class Inventory(Generic[S]):
    """Makes the sections of a sheet; a game adds its tracks and its markers.

    Attributes:
        SIDES: whose cards and counters there are.
        dealt: whether the cards have been dealt, so that hands and piles are told as they lie; else what to deal.
    """

    SIDES: tuple[str, ...]
    OFF: tuple[SpaceId, ...]
    """Places of counters that are out of play, now or for good."""

    def __init__(self, state: S, names: CardDrivenNames, seat: str = "", *, dealt: bool = True) -> None:
        self.state, self.names, self.say = state, names, names.say
        self.seat, self.dealt = seat, dealt

    def sections(self) -> tuple[Section, ...]:
        say = self.say
        found = [
            Section("tracks", say("sheet.tracks"), facts(*self.tracks()), ticks=True),
            Section("later", say("sheet.later"), facts(*self.not_in_play())),
            Section("control", say("sheet.control"), facts(*self.control())),
            Section("markers", say("sheet.markers"), facts(*self.markers()), ticks=True),
            Section("force", say("sheet.force"), facts(*self.in_force()), ticks=True),
            Section("cards", say("sheet.cards"), facts(*self.cards())),
        ]
        if self.dealt:
            found.append(Section("round", say("sheet.round"), facts(*self.round())))
        else:
            found.append(Section("levels", say("sheet.levels"), tuple(self.levels())))
        return tuple(filled(found))

    # -- what a game says --------------------------------------------------------------------------
    def tracks(self) -> Iterator[Fact]:
        raise NotImplementedError

    def markers(self) -> Iterator[Fact]:
        raise NotImplementedError

    def in_force(self) -> Iterator[Fact]:
        raise NotImplementedError

    def hand_size(self, side: str) -> int:
        raise NotImplementedError

    def actions(self, side: str) -> Sequence[str]:
        """The boxes a side has used this turn."""
        raise NotImplementedError

    def side_of(self, unit: UnitId) -> str:
        raise NotImplementedError

    def full_name(self, unit: UnitId) -> str:
        """What a counter is called on the sheet."""
        raise NotImplementedError

    def owner(self, side: str) -> str:
        return self.names.side(side)

    # -- names -------------------------------------------------------------------------------------
    def places(self, spaces: Iterable[str]) -> tuple[str, ...]:
        """Spaces by name, in alphabetical order."""
        return by_name(self.names.place(space) for space in spaces)

    def units(self, units: Iterable[UnitId]) -> tuple[str, ...]:
        """Units by name and place, alike ones counted."""
        told_so = [
            self.say("sheet.unit_at", text=self.full_name(each), place=self.state.place_of(each)) for each in units
        ]
        return counted(told_so)

    def named_cards(self, cards: Iterable[CardId]) -> tuple[str, ...]:
        return tuple(self.names.card(card) for card in cards)

    # -- control -----------------------------------------------------------------------------------
    def control(self) -> Iterator[Fact]:
        """Every space, by who controls it."""
        by_side: dict[str, list[str]] = {}
        for space, side in self.state.control.items():
            by_side.setdefault(side, []).append(space)
        for side in (*self.SIDES, *sorted(set(by_side) - set(self.SIDES))):
            yield Fact(self.owner(side), self.places(by_side.get(side, ())))

    def at_spaces(self, kinds: Mapping[SpaceId, str]) -> Iterator[Fact]:
        """Markers by what they are: (space, words)."""
        by_words: dict[str, list[str]] = {}
        for space, words in kinds.items():
            by_words.setdefault(words, []).append(space)
        return (Fact(capital(words), self.places(spaces)) for words, spaces in by_words.items())

    def not_in_play(self) -> Iterator[Fact]:
        """Counters that have not come yet, and those that never come again."""
        for place in self.OFF:
            by_side: dict[str, list[str]] = {}
            for unit, status in self.state.units.items():
                if status.place == place:
                    by_side.setdefault(self.side_of(unit), []).append(self.full_name(unit))
            for side in self.SIDES:
                words = self.say("sheet.units_off", whose=side, place=place)
                yield Fact(capital(words), counted(sorted(by_side.get(side, ()))))

    # -- cards -------------------------------------------------------------------------------------
    def cards(self) -> Iterator[Fact]:
        yield from self._piles() if self.dealt else self._deals()
        for side in self.SIDES:
            yield self._numbered(side, "sheet.removed", self.state.removed_cards[side])
        removed = {card for pile in self.state.removed_cards.values() for card in pile}
        kept = [card for card in self.state.played if card not in removed]
        yield Fact(self.say("sheet.played"), self.numbers(set(kept)))
        yield Fact(self.say("sheet.unplayed"), self.named_cards(sorted(removed - set(self.state.played))))
        for side in self.SIDES:
            yield self._numbered(side, "sheet.waiting", self.state.waiting[side])

    def _of(self, side: str, key: str, cards: Iterable[CardId]) -> Fact:
        return Fact(self.say(key, whose=side), self.named_cards(cards))

    def _numbered(self, side: str, key: str, cards: Collection[CardId]) -> Fact:
        return Fact(self.say("sheet.so_many", text=self.say(key, whose=side), n=len(cards)), self.numbers(cards))

    def numbers(self, cards: Iterable[CardId]) -> tuple[str, ...]:
        """Cards by the numbers on them, runs as `N2–N18`."""
        ordered = [card for card in self.state.world.cards if card in set(cards)]
        place = {card: number for number, card in enumerate(self.state.world.cards)}
        runs: list[list[CardId]] = []
        for card in ordered:
            if runs and place[card] == place[runs[-1][-1]] + 1:
                runs[-1].append(card)
            else:
                runs.append([card])
        return tuple(str(run[0]) if len(run) == 1 else f"{run[0]}{TO}{run[-1]}" for run in runs)

    def _deals(self) -> Iterator[Fact]:
        """4.2 What is shuffled, what is given, and how many cards are drawn."""
        state = self.state
        for side in self.SIDES:
            hands = [card for seat in state.holders(side) for card in state.hands[seat]]
            yield self._of(side, "sheet.given", hands)
            deck = state.decks[side]
            yield Fact(self.say("sheet.deck", whose=side, n=len(deck)), self.numbers(deck))
            yield told(self.say("sheet.hand_size", whose=side), self.hand_size(side))

    def _piles(self) -> Iterator[Fact]:
        state = self.state
        for side in self.SIDES:
            for seat in state.holders(side):
                held = (
                    self.say("sheet.hand", whose=seat)
                    if seat in self.SIDES
                    else self.names.say("sheet.hand_of", seat=seat)
                )
                if seat == self.seat:
                    yield Fact(held, self.named_cards(state.hands[seat]))
                yield told(self.say("sheet.number", text=held), len(state.hands[seat]))
            yield told(self.say("sheet.pile", whose=side), len(state.decks[side]))
            yield self._of(side, "sheet.discards", state.discards[side])
            yield self._of(side, "sheet.face_up", state.face_up[side])

    # -- the round under way -----------------------------------------------------------------------
    def round(self) -> Iterator[Fact]:
        state, say = self.state, self.say
        yield told(say("sheet.phase"), self.names.keyed("phase", state.phase) if state.phase else ())
        if state.round:
            yield told(say("sheet.round_of"), say("sheet.round_n", whose=state.active, n=state.round))
        for side in self.SIDES:
            yield Fact(say("sheet.actions", whose=side), tuple(self.actions(side)))
        if state.in_play:
            use = self.names.keyed("use", state.card_use)
            yield told(say("sheet.in_play"), say("sheet.played_for", card=state.in_play, text=use))
        yield Fact(say("sheet.used_ccs"), self.named_cards(state.used_ccs))
        moving = [space for space, kind in state.markers.items() if kind != ATTACK]
        yield Fact(say("sheet.to_move"), self.places(moving))
        yield Fact(say("sheet.to_attack"), self.places(set(state.markers) - set(moving)))
        for key in ("acted", "fought", "retreated"):
            yield Fact(say(f"sheet.{key}"), self.units(getattr(state, key)))
        yield Fact(say("sheet.attacked"), self.places(state.attacked))
        yield Fact(say("sheet.effects"), tuple(self.effect(each) for each in state.turn_effects))
        yield Fact(say("sheet.counts"), tuple(f"{self.count(key)}: {n}" for key, n in sorted(state.counts.items())))

    def effect(self, effect: str) -> str:
        """What holds to the end of the turn: the event of a card, or a rule."""
        if effect in self.state.world.cards:
            return self.names.card(effect)
        return self.names.keyed("effect", effect)

    def count(self, key: str) -> str:
        """What is counted in this turn: `kind-of what`."""
        kind, _, of = key.partition("-")
        words = self.names.keyed("count", kind)
        return f"{words} ({self.thing(of)})" if of else words

    def thing(self, name: str) -> str:
        """A space, a side, a card, or another thing by its name."""
        if name in self.state.world.cards:
            return self.names.card(name)
        return self.owner(name) if name in self.SIDES else self.names.place(name)

    def recorded(self, pools: Iterable[str], points: Mapping[str, int]) -> str:
        """Replacement points by pool."""
        return ", ".join(f"{self.names.keyed('pool', pool)} {half_points(points.get(pool, 0))}" for pool in pools)

    # -- victory -----------------------------------------------------------------------------------
    def levels(self) -> Iterator[Fact]:
        """What the final total of VP means."""
        for level in self.state.world.levels:
            words = self.say(f"sheet.vp_{_bounds(level)}", n=level.least, m=level.most)
            yield told(capital(self.names.keyed("level", level.id)), words)


def in_order(units: Iterable[tuple[UnitId, U]], spaces: Mapping[SpaceId, object]) -> list[tuple[UnitId, U]]:
    """Units by place: the map in the order of its file, from north to south; then the boxes."""
    order = {space: number for number, space in enumerate(spaces)}
    return sorted(units, key=lambda item: (order.get(item[1].place, len(order)), item[1].place, item[0]))


def _bounds(level: CdgLevel) -> str:
    """5.1.1 How the totals of a level are bounded."""
    if level.least is None or level.most is None:
        return "least" if level.most is None else "most"
    return "exact" if level.least == level.most else "range"
