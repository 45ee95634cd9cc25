"""Names for ids: areas, cards, events, sides, powers, years; and the wording that uses them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from desktop.data.game_files import texts_for
from desktop.engine.ids import CardId, EventCardId, EventId, SpaceId
from desktop.games.reich.data.files import GAME
from desktop.games.reich.state.sides import SIDES
from desktop.views.naming import Naming, several
from desktop.views.wording import Kind, listed

if TYPE_CHECKING:
    from desktop.games.reich.data.schema_events import EventDef
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState


GROUPS = ("kind", "bonus", "using", "operation", "action", "option", "level", "reason", "place", "mall")
"""Things whose name is `<group>.<id>` in the texts."""
VERBS = ("falls", "passes", "goes", "does", "is")
"""What a place does, if it is one: the Steppes fall."""


class Names(Naming):
    """Finds the words for everything the rules speak of by id."""

    def __init__(self, world: World) -> None:
        self.world = world
        super().__init__(texts_for(GAME, world.scenario), self._kinds(), GROUPS)

    def _kinds(self) -> dict[str, Kind]:
        return {
            "area": self.area, "zone": self.area, "target": self.thing, "origin": self.thing, "areas": self.areas,
            "card": self.card, "cards": self.cards, "event": self.event, "against": self.event,
            "events": self.events, "side": self.side, "player": self.side, "winner": self.side, "active": self.side,
            "enemy": self.side, "sides": self.sides, "pile": self.side, "power": self.power, "before": self.power,
            "powers": self.powers, "there": self.there, "whose": self.whose, "year": self.year, "thing": self.thing,
            "source": self.source, "cause": self.cause, "by": self._grouped("tie"), "dice": self.dice,
            "status": self._grouped("vichy"), "plain": str, "figure": str, "face": self.face,
            "purpose": self._grouped("dice"), "number": str, "marker": self.marker,
            **{verb: partial(self._verb, verb) for verb in VERBS},
        }  # fmt: skip

    # -- the map -----------------------------------------------------------------------------------
    def area(self, area: str) -> str:
        found = self.world.areas.get(SpaceId(area))
        return found.name if found else area

    def areas(self, areas: str | Sequence[str]) -> str:
        return listed([self.area(area) for area in several(areas)])

    # -- cards -------------------------------------------------------------------------------------
    def card(self, card: str) -> str:
        """A conflict card as players call it: German 5, Soviet Field Marshal (12), Double Agent."""
        found = self.world.cards.get(CardId(card))
        if found is None:
            return self.event(card)
        if found.special == "double_agent":
            return self.say("card.agent", side=found.side)
        suit = self.say(f"suit.{found.suit}")
        if found.special:
            return self.say("card.named", suit=suit, title=found.name, n=found.value)
        return self.say("card.plain", suit=suit, n=found.value)

    def cards(self, cards: str | Sequence[str]) -> str:
        return listed([self.card(card) for card in several(cards)])

    def event_def(self, event: str) -> EventDef | None:
        """The event of a card, or of its own id."""
        return self.world.event_of.get(EventCardId(event)) or self.world.events.get(EventId(event))

    def event(self, event: str) -> str:
        found = self.event_def(event)
        if found is None:
            return self.card(event) if event in self.world.cards else event
        return found.name

    def events(self, events: str | Sequence[str]) -> str:
        return listed([self.event(event) for event in several(events)])

    def thing(self, thing: str) -> str:
        """Whatever an id names: an area, a card, an event or a power."""
        if thing in self.world.areas:
            return self.area(thing)
        if thing in self.world.cards:
            return self.card(thing)
        if self.event_def(thing):
            return self.event(thing)
        return self.keyed("power", thing)

    def marker(self, marker: str) -> str:
        """A marker of the map: "fleet:axis:north_sea", "control:kiev"."""
        kind, _, rest = marker.partition(":")
        return self.say(f"marker.{kind}", side=rest.partition(":")[0], area=rest)

    def source(self, source: str) -> str:
        """What changed a die."""
        plain = source.partition(":")[2] or source
        return self.keyed("source", plain) if f"source.{plain}" in self.words else self.thing(plain)

    def there(self, thing: str) -> str:
        """A place or event within a sentence: "the North Sea", "Leningrad"."""
        takes_article = thing in self.world.is_sea or thing in self.say("names.with_the").split()
        return f"the {self.area(thing)}" if takes_article else self.thing(thing)

    def _verb(self, verb: str, thing: str) -> str:
        """What a place does: "the Steppes fall", "Leningrad falls"."""
        one, several = self.say(f"verb.{verb}").split()
        return several if thing in self.say("names.several").split() else one

    # -- sides and powers --------------------------------------------------------------------------
    def side(self, side: str) -> str:
        return self.say(f"side.{side}") if side else self.say("side.nobody")

    def sides(self, side: str) -> str:
        """The side as the subject of a sentence: "the Allies"."""
        return self.say(f"sides.{side}") if side else self.say("side.nobody")

    def whose(self, side: str) -> str:
        return self.say(f"whose.{side}")

    def power(self, power: str) -> str:
        return self.keyed("power", power or "none")

    def powers(self, power: str) -> str:
        """The power within a sentence: "the Soviet Union"."""
        return self.keyed("powers", power or "none")

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

    def cause(self, cause: str) -> str:
        if f"cause.{cause}" in self.words:
            return self.say(f"cause.{cause}")
        return self.thing(cause)

    def face(self, face: str) -> str:
        return self.keyed("face", face or "none")

    def dice(self, dice: str | Sequence[int]) -> str:
        return "-".join(map(str, dice)) if not isinstance(dice, str) else dice
