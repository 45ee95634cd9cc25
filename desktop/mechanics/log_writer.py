"""Log lines from events: `log.<Event>` in the game's words, or `log.<Event>.<variant>` where one needs several."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from desktop.engine.event import GRAVEST, NOTED, DieRolled, Event, PositionEdited
from desktop.views.log_kept import MANY
from desktop.views.naming import Naming
from desktop.views.table import LogLine
from desktop.views.wording import capital

Variant = Callable[[Any], str | None]
"""Asked of the events of one kind, which it stands beside in a table: their type is the key."""
Dice = Callable[[Any], tuple[int, ...]]
"""Of the events of one kind, as above."""


class LogBook(Struct, frozen=True, dict=True):
    """How a game tells its events.

    Attributes:
        levels, rules: by kind of event, where the event itself does not say.
        quiet: events that the lines around them tell.
        variants: which of several sentences an event needs; None if it needs none.
        spaces: fields that name a space or a list of them; pieces: the same for pieces.
        told_dice: purposes of dice that another line shows.
        dice: the dice an event shows.
        minor: events that are no news as they happened here.
        takes_back: which events take another one back, and by which facts that one is found.
        bundles: book-keeping of several kinds that is told in one line from two lines on: the name of its bundle.
        counted: events that are counted over several actions: which of the sentences `counted.<Event>.<variant>`.
        secret: changes by hand that name a card; their next word is its side, and the others are not told which it is.
    """

    levels: Mapping[type[Event], int] = {}
    rules: Mapping[type[Event], str] = {}
    quiet: tuple[type[Event], ...] = ()
    variants: Mapping[type[Event], Variant] = {}
    spaces: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    told_dice: tuple[str, ...] = ()
    dice: Mapping[type[Event], Dice] = {}
    bundles: Mapping[type[Event], Variant] = {}
    counted: Mapping[type[Event], Variant] = {}
    secret: tuple[str, ...] = ()
    minor: Mapping[type[Event], Callable[[Any], bool]] = {}
    takes_back: Mapping[type[Event], tuple[type[Event], tuple[str, ...]]] = {}

    @cached_property
    def taken_back(self) -> Mapping[type[Event], tuple[str, ...]]:
        """The events that may be taken back, with the facts by which they are found."""
        return dict(self.takes_back.values())


class LogWriter:
    """Writes log lines for the events of one log entry."""

    def __init__(self, names: Naming, book: LogBook, sides: Sequence[str], is_space: Callable[[str], bool]) -> None:
        self.names, self.book, self.sides, self.is_space = names, book, tuple(sides), is_space

    def lines(self, position: int, player: str, events: Sequence[Event], seat: str) -> list[LogLine]:
        told = [(event, text) for event in events if (text := self.text(event, seat))]
        lines = [self._told_once(self._line(position, player, event, capital(text)), event) for event, text in told]
        return self._summed([event for event, _ in told], lines)

    def _told_once(self, line: LogLine, event: Event) -> LogLine:
        """With what is needed to leave it out when it is taken back."""
        book, kind = self.book, type(event)
        if kind in book.taken_back:
            return replace(line, thing=_thing(kind, event, book.taken_back[kind]))
        if kind in book.takes_back:
            other, facts = book.takes_back[kind]
            return replace(line, undoes=_thing(other, event, facts))
        return line

    def _summed(self, events: list[Event], lines: list[LogLine]) -> list[LogLine]:
        """Lines of one kind or bundle after each other get a sentence for them all, if the game has words for it."""
        start = 0
        for bundle, group in groupby(events, self._bundle):
            run = list(group)
            rolled = any(line.dice for line in lines[start : start + len(run)])
            if not rolled and (sums := self.sum_up(bundle, run)):
                lines[start] = replace(lines[start], run=len(run), sums=capital(sums))
            start += len(run)
        return lines

    def _bundle(self, event: Event) -> str:
        """What an event may be told together with: its bundle, else those of its kind."""
        found = self.book.bundles.get(type(event))
        return (found(event) if found else "") or type(event).__name__

    def sum_up(self, bundle: str, events: Sequence[Event]) -> str:
        """One sentence for several events, `many.<Event>`; "" if each is told. A game words its own bundles."""
        key = f"many.{bundle}"
        return self.names.say(key, n=len(events)) if len(events) >= MANY and self.names.first_of(key) else ""

    def _counts(self, event: Event) -> str:
        """The sentence for several such events, with a place for their number; "" if they are not counted."""
        found = self.book.counted.get(type(event))
        variant = found(event) if found else None
        if not variant:
            return ""
        return capital(self.names.say(f"counted.{event.name}.{variant}", **{**self.facts(event), "n": "{n}"}))

    def facts(self, event: Event) -> dict[str, object]:
        """What the words of an event may name; games add to it."""
        return event.facts()

    def variant(self, event: Event, seat: str) -> str | None:
        """Which sentence a seat reads of an event; None for none."""
        found = self.book.variants.get(type(event))
        return found(event) if found else ""

    def rule(self, event: Event) -> str:
        """The rule that a line leads to; a game may look at the cause."""
        return self.book.rules.get(type(event), event.RULE)

    def text(self, event: Event, seat: str) -> str:
        """The sentence for an event; "" for one that is not worth a line."""
        book = self.book
        if isinstance(event, book.quiet) or (isinstance(event, DieRolled) and event.purpose in book.told_dice):
            return ""
        if isinstance(event, PositionEdited):
            return self._edited(event.change, seat)
        variant = self.variant(event, seat)
        if variant is None:
            return ""
        key = f"log.{event.name}"
        chosen = self.names.first_of(f"{key}.{variant}", key) if variant else key
        return self.names.say(chosen, **self.facts(event))

    def _edited(self, change: str, seat: str) -> str:
        if side := self.secret_of(change, seat):
            return self.names.say("edited.secret", whose=side)
        return self.names.say("log.PositionEdited", change=self.names.edit_words(change))

    def side_of_seat(self, seat: str) -> str:
        """The side a seat plays."""
        return seat

    def secret_of(self, change: str, seat: str) -> str:
        """The side whose card a change by hand has moved, if the seat may not know which; else ""."""
        command, *words = change.split()
        if command not in self.book.secret or not words or self.side_of_seat(seat) == words[0]:
            return ""
        return words[0]

    def _line(self, position: int, player: str, event: Event, text: str) -> LogLine:
        facts, book = event.facts(), self.book
        spaces = [item for name in book.spaces for item in _listed(facts.get(name)) if self.is_space(item)]
        pieces = [item for name in book.pieces for item in _listed(facts.get(name))]
        return LogLine(
            position,
            text,
            self._side(facts, player),
            book.levels.get(type(event), event.LEVEL),
            tuple(dict.fromkeys(spaces)),
            tuple(pieces),
            self._dice(event),
            self.rule(event),
            isinstance(event, PositionEdited),
            event.GRAVE,
            counts=self._counts(event),
            news=self._news(event),
        )

    def _news(self, event: Event) -> int:
        """How much an event matters to whoever was away; the weather changes every turn."""
        minor = self.book.minor.get(type(event))
        if event.GRAVE:
            return NOTED if event.GRAVE == "weather" else GRAVEST
        return 0 if minor and minor(event) else event.NEWS

    def _side(self, facts: Mapping[str, object], player: str) -> str:
        named = (facts.get(name) for name in ("side", "active", "winner", "player"))
        return next((side for side in named if isinstance(side, str) and side in self.sides), player)

    def _dice(self, event: Event) -> tuple[int, ...]:
        if found := self.book.dice.get(type(event)):
            return tuple(die for die in found(event) if die)
        return (event.result,) if isinstance(event, DieRolled) else ()


def _thing(kind: type[Event], event: Event, facts: tuple[str, ...]) -> str:
    """What an event is about, so that one that takes it back can name it."""
    return " ".join((kind.__name__, *(f"{getattr(event, name)}" for name in facts)))


def _listed(value: object) -> tuple[str, ...]:
    if value is None or value == "":
        return ()
    return (value,) if isinstance(value, str) else tuple(cast(Iterable[str], value))
