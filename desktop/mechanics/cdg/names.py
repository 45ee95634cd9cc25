"""Names that both card-driven games have words for: spaces and boxes, stacks, cards, sides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from desktop.engine.ids import CardId, SpaceId
from desktop.mechanics.cdg import condition_words
from desktop.mechanics.cdg.conditions import condition_at
from desktop.mechanics.cdg.protocols import CdgWorld, Condition
from desktop.mechanics.cdg.unit_state import DUE
from desktop.views.naming import Naming, several
from desktop.views.wording import Kind, listed


class CardDrivenNames(Naming):
    """A game's names add units, time, and what only that game has."""

    world: CdgWorld

    def __init__(self, texts: Mapping[str, str], kinds: Mapping[str, Kind], groups: Iterable[str] = ()) -> None:
        super().__init__(texts, kinds, groups)
        self.words.kinds |= {**condition_words.list_kinds(self.words.kinds), "condition": self.condition}

    def unit(self, unit: str) -> str:
        raise NotImplementedError

    # -- the map -----------------------------------------------------------------------------------
    def space(self, space: str) -> str:
        return self.place(space)

    def spaces(self, spaces: str | Sequence[str]) -> str:
        return listed([self.place(space) for space in several(spaces)])

    def place(self, place: str) -> str:
        """A space, or a box that is none."""
        if found := self.world.spaces.get(SpaceId(place)):
            return found.name
        if place.startswith(DUE):
            return self.say("place.due", turn=int(place.removeprefix(DUE)))
        return self.keyed("place", place)

    # -- units and cards ---------------------------------------------------------------------------
    def units(self, units: str | Sequence[str]) -> str:
        """Several units, alike ones counted: 2 INF and CAV."""
        counted: dict[str, int] = {}
        for unit in several(units):
            name = self.unit(unit)
            counted[name] = counted.get(name, 0) + 1
        return listed([name if number == 1 else self.several_of(name, number) for name, number in counted.items()])

    def several_of(self, name: str, number: int) -> str:
        """So many units of a name."""
        return f"{number} {name}"

    def card(self, card: str) -> str:
        found = self.world.cards.get(CardId(card))
        return f"{found.name} ({found.id})" if found else self.keyed("cause", card)

    def cards(self, cards: str | Sequence[str]) -> str:
        return listed([self.card(card) for card in several(cards)])

    def condition(self, place: str) -> str:
        """A condition of a card by its place: "N15.0"."""
        conditions = self.conditions_of(CardId(place.partition(".")[0]))
        return condition_words.clause(self, condition_at(conditions, place))

    def conditions_of(self, card: CardId) -> Sequence[Condition]:
        """All conditions of a card, in the order in which their places are counted."""
        return self.world.cards[card].conditions

    # -- sides -------------------------------------------------------------------------------------
    def side(self, side: str) -> str:
        return self.keyed("side", side) if side else self.say("side.nobody")

    def sides(self, side: str) -> str:
        """The side as the subject of a sentence: "the Nationalists"."""
        return self.keyed("sides", side) if side else self.say("side.nobody")

    def whose(self, side: str) -> str:
        return self.keyed("whose", side)
