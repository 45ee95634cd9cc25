"""Names for ids: spaces, units, cards, nations, sides and seats, turns; and the wording that uses them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.data.game_files import texts_for
from desktop.engine.ids import CardId, UnitId
from desktop.games.illusions.data.files import GAME
from desktop.mechanics.cdg.names import CardDrivenNames
from desktop.mechanics.cdg.protocols import Condition
from desktop.views.naming import several
from desktop.views.wording import Kind, half_points, listed

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World

GROUPS = (
    "phase", "action", "cause", "reason", "level", "pool", "flag", "effect", "table", "step", "terrain", "sea", "why",
    "use", "zone", "status", "season", "stage", "commitment", "link", "purpose", "size", "kind", "track",
    "strength", "fort", "standing",
)  # fmt: skip
"""Things whose name is `<group>.<id>` in the texts."""


class Names(CardDrivenNames):
    """Finds the words for everything the rules speak of by id."""

    world: World

    def __init__(self, world: World) -> None:
        self.world = world
        super().__init__(texts_for(GAME, world.scenario), self._kinds(), GROUPS)

    def _kinds(self) -> dict[str, Kind]:
        return {
            "space": self.space, "target": self.space, "place": self.place, "spaces": self.spaces,
            "before": self.place, "origin": self.place, "unit": self.unit, "units": self.units, "parts": self.units,
            "attackers": self.units, "corps": self.unit, "type": self.unit_type, "card": self.card, "by": self.card,
            "cards": self.cards, "side": self.side, "enemy": self.side, "winner": self.side, "active": self.side,
            "player": self.seat, "seat": self.seat, "sides": self.sides, "whose": self.whose, "turn": self.turn,
            "nation": self.nation, "nations": self.nations, "points": half_points, "change": half_points, "plain": str,
            "text": str, "vp_spaces": self.vp_spaces, "offensive": self.offensive,
        }  # fmt: skip

    def offensive(self, offensive: str) -> str:
        """7.2, 7.3 A mandatory offensive as the tables name it."""
        found = [each.name for (_, key), each in self.world.offensives.items() if key == offensive]
        return found[0] if found else offensive

    # -- the map -----------------------------------------------------------------------------------

    # -- units, nations, cards ---------------------------------------------------------------------
    def unit(self, unit: str) -> str:
        """A corps or army by its nation and number; others by what they are."""
        found = self.world.units.get(UnitId(unit))
        if found is None or not found.lcu:
            return self.unit_type(found.type if found else unit)
        nations = "/".join(self.nation(nation) for nation in found.nations)
        return self.say("unit.named", text=nations, text2=found.label)

    def several_of(self, name: str, number: int) -> str:
        return self.say("unit.several", n=number, text=name)

    def unit_type(self, kind: str) -> str:
        found = self.world.types.get(kind)
        return found.name if found else kind

    def nation(self, nation: str) -> str:
        found = self.world.nations.get(nation)
        return found.name if found else self.keyed("nation", nation)

    def nations(self, nations: str | Sequence[str]) -> str:
        return listed([self.nation(nation) for nation in several(nations)])

    def conditions_of(self, card: CardId) -> Sequence[Condition]:
        """Those of the war first, then those of the combat."""
        found = self.world.cards[card]
        return (*found.conditions, *found.combat_conditions)

    def vp_spaces(self, least: int) -> str:
        """So many VP spaces; 0: all of them."""
        return self.say("count.vp", n=least) if least else self.say("count.vp_all")

    # -- sides, time -------------------------------------------------------------------------------

    def seat(self, seat: str) -> str:
        found = self.world.seats.get(seat)
        return found.name if found else self.side(seat)

    def turn(self, turn: int | str) -> str:
        found = self.world.turns.get(int(turn))
        return self.say("turn.named", n=int(turn), season=found.season, year=found.year) if found else str(turn)
