"""Names for ids: spaces, units, cards, sides, boxes, turns; and the wording that uses them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from desktop.data.paths import resources_dir
from desktop.data.yaml_loader import load_typed
from desktop.games.crusade.unit_state import DUE
from desktop.views.naming import Naming, several
from desktop.views.wording import half_points, listed

if TYPE_CHECKING:
    from desktop.games.crusade.records import Unit
    from desktop.games.crusade.world import World


@cache
def texts() -> dict[str, str]:
    return load_typed(resources_dir() / "crusade" / "text.yaml", dict[str, str])


class Names(Naming):
    """Finds the words for everything the rules speak of by id."""

    def __init__(self, world: World) -> None:
        self.world = world
        super().__init__(texts(), self._kinds())

    def _kinds(self) -> dict[str, Any]:
        keyed = {
            group: self._grouped(group)
            for group in (
                "phase", "action", "cause", "reason", "level", "work", "pool", "flag", "effect", "table", "step",
                "terrain", "region", "sea", "why", "use", "group", "area", "province", "border", "strength",
                "purpose",
            )
        }  # fmt: skip
        return {
            **keyed, "space": self.space, "target": self.space, "place": self.place, "spaces": self.spaces,
            "before": self.place, "unit": self.unit, "units": self.units, "corps": self.unit, "type": self.kind,
            "family": self.family, "card": self.card, "by": self.card, "cards": self.cards, "side": self.side,
            "enemy": self.side, "winner": self.side, "active": self.side, "sides": self.sides, "player": self.side,
            "whose": self.whose, "turn": self.turn, "siege": self.siege, "government": self.government,
            "points": half_points, "change": half_points, "plain": str, "text": str, "head": self.beach_head,
        }  # fmt: skip

    def _grouped(self, group: str) -> Any:
        return lambda name: self.keyed(group, str(name))

    # -- the map -----------------------------------------------------------------------------------
    def space(self, space: str) -> str:
        found = self.world.spaces.get(space)
        return found.name if found else self.place(space)

    def spaces(self, spaces: str | Sequence[str]) -> str:
        return listed([self.space(space) for space in several(spaces)])

    def place(self, place: str) -> str:
        """A space, or a box that is none."""
        if place in self.world.spaces:
            return self.world.spaces[place].name
        if place.startswith(DUE):
            return self.say("place.due", turn=int(place.removeprefix(DUE)))
        return self.keyed("place", place)

    def beach_head(self, head: str) -> str:
        return self.keyed("beach_head", head)

    def siege(self, siege: str) -> str:
        found = self.world.sieges.get(siege)
        return found.name if found else siege

    # -- units -------------------------------------------------------------------------------------
    def unit(self, unit: str) -> str:
        found = self.world.units.get(unit)
        return found.label if found else self.kind(unit)

    def units(self, units: str | Sequence[str]) -> str:
        """Several units, alike ones counted: 2 INF and 1 CAV."""
        counted: dict[str, int] = {}
        for unit in several(units):
            counted[self.unit(unit)] = counted.get(self.unit(unit), 0) + 1
        return listed([name if number == 1 else f"{number} {name}" for name, number in counted.items()])

    def full_name(self, unit: Unit) -> str:
        return unit.name or unit.label

    def kind(self, kind: str) -> str:
        found = self.world.types.get(kind)
        return found.label if found else kind

    def family(self, family: str) -> str:
        return self.keyed("family", family) if f"family.{family}" in self.words else self.kind(family)

    # -- cards, sides, time ------------------------------------------------------------------------
    def card(self, card: str) -> str:
        found = self.world.cards.get(card)
        return f"{found.name} ({found.id})" if found else self.keyed("cause", card)

    def cards(self, cards: str | Sequence[str]) -> str:
        return listed([self.card(card) for card in several(cards)])

    def side(self, side: str) -> str:
        return self.say(f"side.{side}") if side else self.say("side.nobody")

    def sides(self, side: str) -> str:
        """The side as the subject of a sentence: "the Nationalists"."""
        return self.say(f"sides.{side}") if side else self.say("side.nobody")

    def whose(self, side: str) -> str:
        return self.say(f"whose.{side}")

    def turn(self, turn: int | str) -> str:
        found = self.world.turns.get(int(turn))
        return self.say("turn.named", n=int(turn), text=found.date) if found else str(turn)

    def government(self, government: str) -> str:
        return next((each.name for each in self.world.tables.governments if each.id == government), government)

    def cause(self, cause: str) -> str:
        """Why something happened: a word of the rules, or a card."""
        return self.card(cause) if cause in self.world.cards else self.keyed("cause", cause)
