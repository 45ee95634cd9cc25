"""The war room: what is owed this turn, chances of every attempt, regions and key cities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.arriba.present.names import Names
from desktop.games.arriba.rules.equipment import economy
from desktop.games.arriba.rules.map import control
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state.sides import GOVERNMENT, SIDES
from desktop.views.war_room import WarRoomRow, WarRoomSection, WarRoomView

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World
    from desktop.games.arriba.state.state import ArribaState

FACES = 6


class WarRoom:
    """Makes the war room of a state for a seat."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def view(self, state: ArribaState, seat: str) -> WarRoomView:
        say = self.names.say
        side = self.world.side_of_seat.get(seat, GOVERNMENT)
        duties = tuple(self._duties(state)) or (WarRoomRow(say("room.nothing")),)
        return WarRoomView(
            (
                WarRoomSection(say("room.todo"), duties),
                WarRoomSection(say("room.attempts", whose=side), tuple(self._attempts(state, side)), side),
                WarRoomSection(say("room.regions"), tuple(self._regions(state))),
                WarRoomSection(say("room.cities"), tuple(self._cities(state))),
            )
        )

    def _duties(self, state: ArribaState) -> Iterator[WarRoomRow]:
        say = self.names.say
        if state.phase == "strategic" and state.active == GOVERNMENT:
            for faction in economy.owed(state):
                capital = self.world.factions[faction].capital
                text = say("room.owed", faction=faction, n=self.world.limits.unfunded)
                yield WarRoomRow(text, "", "todo", "5.2", GOVERNMENT, (f"city:{capital}",) if capital else ())
        for side in SIDES:
            if politics.is_low(state, side):
                yield WarRoomRow(say("room.low", whose=side), str(state.level[side]), "warning", "5", side)
            if not politics.backers(state, side):
                yield WarRoomRow(say("room.no_backer", whose=side), "", "warning", "5.4.3", side)

    def _attempts(self, state: ArribaState, side: str) -> Iterator[WarRoomRow]:
        """5.3 For each power: the chance to move it by modifiers bought."""
        most = self.world.tables.attempt.modifiers_most
        for power in self.world.powers:
            parts = []
            for bought in range(most + 1):
                chances = politics.attempt_chances(state, side, power, bought)
                forward = sum(weight for move, weight in chances.items() if move > 0)
                back = sum(weight for move, weight in chances.items() if move < 0)
                parts.append(f"{forward}/{FACES}" + (f" (−{back}/{FACES})" if back else ""))
            text = self.names.say("room.attempt", power=power, text=" · ".join(parts))
            yield WarRoomRow(text, "", "", "5.3", side)

    def _regions(self, state: ArribaState) -> Iterator[WarRoomRow]:
        for region, holder in state.control.items():
            counts = [str(control.occupied_cities(state, side, region)) for side in SIDES]
            text = self.names.say("room.region", region=region, side=holder)
            yield WarRoomRow(text, ":".join(counts), "", "12.2", holder, self.world.areas_in[region])

    def _cities(self, state: ArribaState) -> Iterator[WarRoomRow]:
        """12.3 Key cities and what they move."""
        for city, value in self.world.tables.adjustment.key_cities.items():
            holder = control.city_controller(state, city)
            text = self.names.say("room.city", city=city, side=holder)
            yield WarRoomRow(text, str(value), "", "12.3", holder, (f"city:{city}",))
