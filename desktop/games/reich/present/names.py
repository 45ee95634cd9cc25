"""Names for ids: areas, cards, events, sides, powers, years; and the wording that uses them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.data.game_files import texts_of
from desktop.games.reich.data.files import GAME
from desktop.games.reich.state.sides import SIDES
from desktop.views.wording import Wording, capital, listed

if TYPE_CHECKING:
    from desktop.games.reich.data.schema import EventDef
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState


class Names:
    """Finds the words for everything the rules speak of by id."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.words = Wording(texts_of(GAME), self._kinds())
        self.say = self.words.say

    def _kinds(self) -> dict[str, Any]:
        return {
            "area": self.area, "zone": self.area, "target": self.thing, "origin": self.thing, "areas": self.areas,
            "card": self.card, "cards": self.cards, "event": self.event, "against": self.event,
            "events": self.events, "side": self.side, "player": self.side, "winner": self.side, "active": self.side,
            "enemy": self.side, "sides": self.sides, "pile": self.side, "power": self.power, "before": self.power,
            "powers": self.powers, "there": self.there,
            "whose": self.whose, "year": self.year, "kind": self.kind, "thing": self.thing, "source": self.source,
            "cause": self.cause, "bonus": self.bonus, "operation": self.operation, "level": self.level,
            "reason": self.reason, "by": self.tie, "dice": self.dice, "option": self.option, "action": self.action,
            "place": self.place, "status": self.status, "plain": str, "figure": str, "face": self.face,
            "purpose": self.purpose, "number": str, "using": self.using, "mall": self.mall,
        }  # fmt: skip

    # -- the map -----------------------------------------------------------------------------------
    def area(self, area: str) -> str:
        found = self.world.areas.get(area)
        return found.name if found else area

    def areas(self, areas: str | Sequence[str]) -> str:
        return listed([self.area(area) for area in _several(areas)])

    # -- cards -------------------------------------------------------------------------------------
    def card(self, card: str) -> str:
        """A conflict card as players call it: German 5, Soviet Field Marshal (12), Double Agent."""
        found = self.world.cards.get(card)
        if found is None:
            return self.event(card)
        if found.special == "double_agent":
            return self.say("card.agent", side=found.side)
        suit = self.say(f"suit.{found.suit}")
        if found.special:
            return self.say("card.named", suit=suit, title=found.name, n=found.value)
        return self.say("card.plain", suit=suit, n=found.value)

    def cards(self, cards: str | Sequence[str]) -> str:
        return listed([self.card(card) for card in _several(cards)])

    def event_def(self, event: str) -> EventDef | None:
        """The event of a card, or of its own id."""
        return self.world.event_of.get(event) or self.world.events.get(event)

    def event(self, event: str) -> str:
        found = self.event_def(event)
        if found is None:
            return self.card(event) if event in self.world.cards else event
        return found.name

    def events(self, events: str | Sequence[str]) -> str:
        return listed([self.event(event) for event in _several(events)])

    def thing(self, thing: str) -> str:
        """Whatever an id names: an area, a card, an event or a power."""
        if thing in self.world.areas:
            return self.area(thing)
        if thing in self.world.cards:
            return self.card(thing)
        if self.event_def(thing):
            return self.event(thing)
        return self._keyed("power", thing)

    def source(self, source: str) -> str:
        """What changed a die."""
        plain = source.partition(":")[2] or source
        return self._keyed("source", plain) if f"source.{plain}" in self.words else self.thing(plain)

    def there(self, thing: str) -> str:
        """A place or event within a sentence: "the North Sea", "Leningrad"."""
        takes_article = thing in self.world.is_sea or thing in self.say("names.with_the").split()
        return f"the {self.area(thing)}" if takes_article else self.thing(thing)

    # -- sides and powers --------------------------------------------------------------------------
    def side(self, side: str) -> str:
        return self.say(f"side.{side}") if side else self.say("side.nobody")

    def sides(self, side: str) -> str:
        """The side as the subject of a sentence: "the Allies"."""
        return self.say(f"sides.{side}") if side else self.say("side.nobody")

    def whose(self, side: str) -> str:
        return self.say(f"whose.{side}")

    def power(self, power: str) -> str:
        return self._keyed("power", power or "none")

    def powers(self, power: str) -> str:
        """The power within a sentence: "the Soviet Union"."""
        return self._keyed("powers", power or "none")

    def seat(self, state: ReichState, side: str) -> str:
        """The player of a side; in a tournament the sides change hands, so the players are numbered (10.4.3)."""
        if self.world.games == 1:
            return self.side(side)
        player = state.axis_player if side == "axis" else len(SIDES) + 1 - state.axis_player
        return self.say("seat.numbered", side=side, n=player)

    # -- time, results -----------------------------------------------------------------------------
    def year(self, year: str | int) -> str:
        for number, found in enumerate(self.world.tables.years):
            if year in (number, found.id, str(number)):
                return found.name
        return str(year)

    def kind(self, kind: str) -> str:
        return self._keyed("kind", kind)

    def cause(self, cause: str) -> str:
        if f"cause.{cause}" in self.words:
            return self.say(f"cause.{cause}")
        return self.thing(cause)

    def bonus(self, bonus: str) -> str:
        return self._keyed("bonus", bonus)

    def using(self, using: str) -> str:
        return self._keyed("using", using)

    def operation(self, operation: str) -> str:
        return self._keyed("operation", operation)

    def action(self, action: str) -> str:
        return self._keyed("action", action)

    def option(self, option: str) -> str:
        return self._keyed("option", option)

    def level(self, level: str) -> str:
        return self._keyed("level", level)

    def reason(self, reason: str) -> str:
        return self._keyed("reason", reason)

    def tie(self, by: str) -> str:
        return self._keyed("tie", by)

    def place(self, place: str) -> str:
        return self._keyed("place", place)

    def status(self, status: str) -> str:
        return self._keyed("vichy", status)

    def face(self, face: str) -> str:
        return self._keyed("face", face or "none")

    def mall(self, mall: str) -> str:
        return self._keyed("mall", mall)

    def purpose(self, purpose: str) -> str:
        return self._keyed("dice", purpose)

    def dice(self, dice: str | Sequence[int]) -> str:
        return "-".join(map(str, dice)) if not isinstance(dice, str) else dice

    def _keyed(self, group: str, name: str) -> str:
        key = f"{group}.{name}"
        return self.say(key) if key in self.words else name.replace("_", " ")

    def first(self, text: str) -> str:
        return capital(text)


def _several(ids: str | Iterable[str]) -> list[str]:
    return [part.strip() for part in ids.split(",") if part.strip()] if isinstance(ids, str) else list(ids)
