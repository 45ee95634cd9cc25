"""Names for ids: areas, cities, regions, factions, units, groups, powers; and the wording that uses them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.data.game_files import texts_for
from desktop.engine.ids import CityId, FactionId, RegionId, SpaceId, UnitId
from desktop.games.arriba.data.files import GAME
from desktop.views.naming import Naming, several
from desktop.views.wording import Kind, listed

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World
    from desktop.games.arriba.state.state import ArribaState

GROUPS = (
    "phase", "reason", "level", "purse", "role", "result", "stance", "asset", "option", "event_note", "doctrine", "by",
    "purpose",
)  # fmt: skip
"""Things whose name is `<group>.<id>` in the texts."""


class Names(Naming):
    """Finds the words for everything the rules speak of by id. Units have no names: their kind and faction tell."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.regions = {region.id: region.name for region in world.map.regions}
        super().__init__(texts_for(GAME, world.scenario), self._kinds(), GROUPS)

    def _kinds(self) -> dict[str, Kind]:
        return {
            "area": self.area, "city": self.city, "region": self.region, "place": self.place,
            "target": self.place, "origin": self.place, "faction": self.faction, "power": self.power,
            "kind": self.kind, "before_kind": self.kind, "piece": self.piece, "pieces": self.pieces,
            "group": self.group, "side": self.side, "winner": self.side, "enemy": self.side, "seat": self.seat,
            "player": self.seat, "sides": self.sides, "whose": self.whose, "turn": self.turn, "plain": str,
            "text": str, "credit": self.seats, "event": self.event, "force": self.force, "against": self.force,
            "source": self.source, "what": self.what, "cause": self.cause, "troops": self.troops, "the": self.the,
        }  # fmt: skip

    # -- the map -----------------------------------------------------------------------------------
    def area(self, area: str) -> str:
        found = self.world.areas.get(SpaceId(area))
        return found.name if found else area

    def city(self, city: str) -> str:
        found = self.world.cities.get(CityId(city))
        return found.name if found else city

    def region(self, region: str) -> str:
        return self.regions.get(RegionId(region), region)

    def place(self, place: str) -> str:
        """An area, a city (`city:` tells one apart that bears the id of its area) or the holding box."""
        _, _, city = place.partition("city:")
        if city:
            return self.city(city)
        if place in self.world.areas:
            return self.area(place)
        return self.city(place) if place in self.world.cities else self.keyed("place", place)

    # -- pieces ------------------------------------------------------------------------------------
    def faction(self, faction: str) -> str:
        found = self.world.factions.get(FactionId(faction))
        return found.name if found else self.keyed("owner", faction)

    def troops(self, faction: str) -> str:
        """A faction or owner as its pieces are called: Nationalist, Basque, German."""
        return self.say(f"troops.{faction}") if f"troops.{faction}" in self.words else self.faction(faction)

    def kind(self, kind: str) -> str:
        found = self.world.kinds.get(kind) or self.world.assets.get(kind)
        return found.name[0].lower() + found.name[1:] if found else kind

    def piece(self, piece: str) -> str:
        """A piece out of its id: its faction; what it is now is told by `unit`."""
        name, _, _ = piece.rpartition("-")
        owner, _, asset = name.rpartition("_")
        if f"{asset}_ap" in self.world.assets:
            return self.say("piece.asset", faction=owner, kind=f"{asset}_ap")
        return self.say("piece.unit", faction=name)

    def unit(self, state: ArribaState, piece: str) -> str:
        """A piece in play, with its size."""
        found = state.pieces.get(UnitId(piece))
        if found is None:
            return self.piece(piece)
        if found.kind in self.world.assets:
            return self.say("piece.asset", faction=found.faction, kind=found.kind)
        return self.say("piece.sized", faction=found.faction, kind=found.kind)

    def pieces(self, pieces: str | Sequence[str]) -> str:
        return listed([self.piece(piece) for piece in several(pieces)])

    def force(self, force: Sequence[str]) -> str:
        """The pieces of a battle group, each written as faction/kind, those alike counted."""
        counted: dict[str, int] = {}
        for piece in force:
            faction, _, kind = piece.partition("/")
            name = self.say("piece.sized", faction=faction, kind=kind)
            counted[name] = counted.get(name, 0) + 1
        return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in counted.items())

    # -- equipment and politics --------------------------------------------------------------------
    def source(self, source: str) -> str:
        """Where EP came from or went to: a power, a city, or a line of the cost table."""
        kind, _, rest = source.partition(".")
        match kind:
            case "power":
                return self.power(rest)
            case "city":
                return self.city(rest)
            case "blockade":
                return self.say("source.blockade", power=rest)
            case "spend":
                return self.what(rest)
        return self.keyed("source", source)

    def what(self, what: str) -> str:
        """A line of the cost table, or a kind of asset point."""
        cost = self.world.tables.costs.get(what)
        return cost.text if cost else self.keyed("what", what)

    def cause(self, cause: str) -> str:
        """Why a level or a power moves: something players do, or a random event."""
        return self.say(f"cause.{cause}") if f"cause.{cause}" in self.words else self.event(cause)

    def group(self, group: str) -> str:
        """A battle group by its letter and number, a city's fort by its city."""
        if group in self.world.cities:
            return self.say("group.fort", city=group)
        return self.say("group.named", text=group.upper()) if group else self.say("group.none")

    # -- sides, powers, time -----------------------------------------------------------------------
    def side(self, side: str) -> str:
        return self.keyed("side", side) if side else self.say("side.nobody")

    def sides(self, side: str) -> str:
        """The side as the subject of a sentence."""
        return self.keyed("sides", side) if side else self.say("side.nobody")

    def seat(self, seat: str) -> str:
        shared = self.world.shared and seat == "government"
        return self.say("seat.peoples_army") if shared else self.keyed("seat", seat)

    def seats(self, seats: Sequence[str]) -> str:
        return listed([self.seat(seat) for seat in several(seats)])

    def whose(self, side: str) -> str:
        return self.keyed("whose", side)

    def power(self, power: str) -> str:
        found = self.world.powers.get(power)
        return found.name if found else power

    def the(self, power: str) -> str:
        """A power within a sentence."""
        return self.say(f"the.{power}") if f"the.{power}" in self.words else self.power(power)

    def event(self, event: str) -> str:
        return next((found.name for found in self.world.events.values() if found.id == event), event)

    def turn(self, turn: int | str) -> str:
        found = self.world.turns.get(int(turn))
        return self.say("turn.named", n=int(turn), text=found.name) if found else str(turn)

    def odds(self, column: int) -> str:
        """A place on the open ladder of odds: 1:2, 1:1, 3:1 ..."""
        return f"{column + 1}:1" if column >= 0 else f"1:{1 - column}"
