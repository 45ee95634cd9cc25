"""Names for ids: spaces, units, cards, nations, sides and seats, turns; and the wording that uses them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from desktop.data.paths import resources_dir
from desktop.data.yaml_loader import load_typed
from desktop.mechanics.cdg.unit_state import DUE
from desktop.views.naming import Naming, several
from desktop.views.wording import half_points, listed

if TYPE_CHECKING:
    from desktop.games.illusions.world import World

GROUPS = (
    "phase", "action", "cause", "reason", "level", "pool", "flag", "effect", "table", "step", "terrain", "sea", "why",
    "use", "zone", "status", "season", "stage", "commitment", "offensive", "link", "purpose", "size", "kind", "track",
    "strength", "fort",
)  # fmt: skip
"""Things whose name is `<group>.<id>` in the texts."""


@cache
def texts() -> dict[str, str]:
    return load_typed(resources_dir() / "illusions" / "text.yaml", dict[str, str])


class Names(Naming):
    """Finds the words for everything the rules speak of by id."""

    def __init__(self, world: World) -> None:
        self.world = world
        super().__init__(texts(), self._kinds())

    def _kinds(self) -> dict[str, Any]:
        keyed = {group: self._grouped(group) for group in GROUPS}
        return {
            **keyed, "space": self.space, "target": self.space, "place": self.place, "spaces": self.spaces,
            "before": self.place, "origin": self.place, "unit": self.unit, "units": self.units, "parts": self.units,
            "attackers": self.units, "corps": self.unit, "type": self.unit_type, "card": self.card, "by": self.card,
            "cards": self.cards, "side": self.side, "enemy": self.side, "winner": self.side, "active": self.side,
            "player": self.seat, "seat": self.seat, "sides": self.sides, "whose": self.whose, "turn": self.turn,
            "nation": self.nation, "nations": self.nations, "points": half_points, "change": half_points, "plain": str,
            "text": str,
        }  # fmt: skip

    def _grouped(self, group: str) -> Any:
        return lambda name: self.keyed(group, str(name))

    # -- the map -----------------------------------------------------------------------------------
    def space(self, space: str) -> str:
        return self.place(space)

    def spaces(self, spaces: str | Sequence[str]) -> str:
        return listed([self.place(space) for space in several(spaces)])

    def place(self, place: str) -> str:
        """A space, or a box that is none."""
        if place in self.world.spaces:
            return self.world.spaces[place].name
        if place.startswith(DUE):
            return self.say("place.due", turn=int(place.removeprefix(DUE)))
        return self.keyed("place", place)

    # -- units, nations, cards ---------------------------------------------------------------------
    def unit(self, unit: str) -> str:
        found = self.world.units.get(unit)
        if found is None:
            return self.unit_type(unit)
        return self.say("unit.named", nation=found.nation, text=found.label)

    def units(self, units: str | Sequence[str]) -> str:
        """Several units, alike ones counted."""
        counted: dict[str, int] = {}
        for unit in several(units):
            counted[self.unit(unit)] = counted.get(self.unit(unit), 0) + 1
        return listed([name if number == 1 else f"{number} {name}" for name, number in counted.items()])

    def unit_type(self, kind: str) -> str:
        found = self.world.types.get(kind)
        return found.name if found else kind

    def nation(self, nation: str) -> str:
        found = self.world.nations.get(nation)
        return found.name if found else self.keyed("nation", nation)

    def nations(self, nations: str | Sequence[str]) -> str:
        return listed([self.nation(nation) for nation in several(nations)])

    def card(self, card: str) -> str:
        found = self.world.cards.get(card)
        return f"{found.name} ({found.id})" if found else self.keyed("cause", card)

    def cards(self, cards: str | Sequence[str]) -> str:
        return listed([self.card(card) for card in several(cards)])

    # -- sides, time -------------------------------------------------------------------------------
    def side(self, side: str) -> str:
        return self.keyed("side", side) if side else self.say("side.nobody")

    def sides(self, side: str) -> str:
        return self.keyed("sides", side) if side else self.say("side.nobody")

    def whose(self, side: str) -> str:
        return self.keyed("whose", side)

    def seat(self, seat: str) -> str:
        found = self.world.seats.get(seat)
        return found.name if found else self.side(seat)

    def turn(self, turn: int | str) -> str:
        found = self.world.turns.get(int(turn))
        return self.say("turn.named", n=int(turn), season=found.season, year=found.year) if found else str(turn)
