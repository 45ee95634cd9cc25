"""Names for ids: spaces, units, cards, sides, boxes, turns; and the wording that uses them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.data.game_files import texts_for
from desktop.engine.ids import UnitId
from desktop.games.crusade.data.files import GAME
from desktop.games.crusade.state.sides import SIDES
from desktop.mechanics.cdg.names import CardDrivenNames
from desktop.views.wording import Kind, half_points

if TYPE_CHECKING:
    from desktop.games.crusade.data.records import Unit
    from desktop.games.crusade.data.world import World


GROUPS = (
    "phase", "action", "cause", "reason", "level", "work", "pool", "flag", "effect", "table", "step",
    "terrain", "region", "sea", "why", "use", "group", "area", "province", "border", "strength",
    "purpose",
)  # fmt: skip
"""Things whose name is `<group>.<id>` in the texts."""
ARMY_CORPS = " Army Corps"


class Names(CardDrivenNames):
    """Finds the words for everything the rules speak of by id."""

    world: World

    def __init__(self, world: World) -> None:
        self.world = world
        super().__init__(texts_for(GAME, world.scenario), self._kinds(), GROUPS)
        types = world.types.values()
        of_side = {side: {each.label for each in types if each.side == side} for side in SIDES}
        self._shared_labels = frozenset.intersection(*(frozenset(labels) for labels in of_side.values()))

    def _kinds(self) -> dict[str, Kind]:
        return {
            "space": self.space, "target": self.space, "place": self.place, "spaces": self.spaces,
            "before": self.place, "unit": self.unit, "units": self.units, "corps": self.unit, "type": self.kind,
            "family": self.family, "card": self.card, "by": self.card, "cards": self.cards, "side": self.side,
            "enemy": self.side, "winner": self.side, "active": self.side, "sides": self.sides, "player": self.side,
            "whose": self.whose, "turn": self.turn, "siege": self.siege, "government": self.government,
            "points": half_points, "change": half_points, "plain": str, "text": str, "head": self.beach_head,
        }  # fmt: skip

    # -- the map -----------------------------------------------------------------------------------

    def beach_head(self, head: str) -> str:
        return self.keyed("beach_head", head)

    def siege(self, siege: str) -> str:
        found = self.world.sieges.get(siege)
        return found.name if found else siege

    # -- units -------------------------------------------------------------------------------------
    def unit(self, unit: str) -> str:
        found = self.world.units.get(UnitId(unit))
        return self.kind(found.type if found else unit)

    def full_name(self, unit: Unit) -> str:
        return unit.name or unit.label

    def kind(self, kind: str) -> str:
        """A type of unit. A corps bears the name of a place or a number; what both sides have is told apart."""
        found = self.world.types.get(kind)
        if found is None:
            return kind
        shared = found.label in self._shared_labels
        if found.size != "corps":
            return self.say("unit.division_of", whose=found.side, text=found.label) if shared else found.label
        text = found.name.removesuffix(ARMY_CORPS) if found.name.endswith(ARMY_CORPS) else found.label
        return self.say("unit.corps_of" if shared else "unit.corps", whose=found.side, text=text)

    def family(self, family: str) -> str:
        return self.keyed("family", family) if f"family.{family}" in self.words else self.kind(family)

    # -- cards, sides, time ------------------------------------------------------------------------

    def turn(self, turn: int | str) -> str:
        found = self.world.turns.get(int(turn))
        return self.say("turn.named", n=int(turn), text=found.date) if found else str(turn)

    def government(self, government: str) -> str:
        return next((each.name for each in self.world.tables.governments if each.id == government), government)

    def cause(self, cause: str) -> str:
        """Why something happened: a word of the rules, or a card."""
        return self.card(cause) if cause in self.world.cards else self.keyed("cause", cause)
