"""What the sheets of a game tell besides its counters: levels, powers, control, points, the turn under way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from desktop.engine.ids import CityId, GroupId, UnitId
from desktop.games.arriba.data.readings import VariableSetup
from desktop.games.arriba.state.sides import SIDES
from desktop.views.sheets import Fact, Section, by_name, counted, facts, filled, told
from desktop.views.wording import capital, signed

if TYPE_CHECKING:
    from desktop.engine.ids import RegionId
    from desktop.games.arriba.present.names import Names
    from desktop.games.arriba.state.state import ArribaState

PURSE = ("foreign", "domestic", "replacement")


class Inventory:
    """Makes the sections of a sheet; before a new game only what does not follow from the counters."""

    def __init__(self, state: ArribaState, names: Names, *, under_way: bool = True) -> None:
        self.state, self.names, self.say, self.world = state, names, names.say, state.world
        self.under_way = under_way

    def sections(self) -> tuple[Section, ...]:
        say = self.say
        found = [
            Section("tracks", say("sheet.tracks"), facts(*self._tracks()), ticks=True),
            Section("control", say("sheet.control_of"), facts(*self._control())),
            Section("markers", say("sheet.markers"), facts(*self._markers()), ticks=True),
        ]
        if self.under_way:
            found.append(Section("turn", say("sheet.turn"), facts(*self._turn())))
        else:
            found.append(Section("levels", say("sheet.levels"), tuple(self._levels())))
        return tuple(filled(found))

    # -- tracks ------------------------------------------------------------------------------------
    def _tracks(self) -> Iterator[Fact]:
        say, state = self.say, self.state
        yield told(say("track.turn"), self.names.turn(state.turn or self.world.scenario.first_turn))
        for side in SIDES:
            yield told(say("track.level", whose=side), state.level[side])
        for power in self.world.powers.values():
            yield told(power.name, signed(state.attitude[power.id]))
        for side in SIDES:
            purse = state.purse[side]
            held = {kind: getattr(purse, kind) for kind in PURSE}
            yield told(
                say("sheet.ep", whose=side), ", ".join(f"{say(f'purse.{kind}')} {n}" for kind, n in held.items())
            )
            for key in ("lost", "divisions_lost", "convoy"):
                if number := getattr(state, key).get(side, 0):
                    yield told(say(f"sheet.{key}", whose=side), number)
        if state.patrols:
            yield told(say("sheet.patrols"), state.patrols)

    # -- the map -----------------------------------------------------------------------------------
    def _control(self) -> Iterator[Fact]:
        """12.2 Every region; with the variable set-up the dice decide."""
        if not self.under_way and VariableSetup.of(self.world) is VariableSetup.ON:
            yield told(self.say("sheet.every_region"), self.say("sheet.by_dice"))
            return
        for side in (*SIDES, ""):
            yield Fact(self._holder(side), self._regions(side, self.state.control))
        before = self.state.controlled_before
        if before and before != self.state.control:
            for side in (*SIDES, ""):
                yield Fact(self.say("sheet.before", text=self._holder(side)), self._regions(side, before))
        for side in SIDES:
            cities = [city for city, holder in self.state.last_holder.items() if holder == side]
            yield Fact(self.say("sheet.holder", side=side), self._cities(cities))

    def _holder(self, side: str) -> str:
        return self.names.side(side) if side else self.say("sheet.contested")

    def _regions(self, side: str, control: dict[RegionId, str]) -> tuple[str, ...]:
        return by_name(self.names.region(region) for region, holder in control.items() if holder == side)

    def _cities(self, cities: Iterable[CityId]) -> tuple[str, ...]:
        return by_name(self.names.city(city) for city in cities)

    def _markers(self) -> Iterator[Fact]:
        state, say = self.state, self.say
        for side in SIDES:
            forts = [city for city, owner in state.forts.items() if owner == side]
            yield Fact(say("sheet.forts", whose=side), self._cities(forts))
        if state.guerrilla_area:
            yield told(say("sheet.guerrillas"), self.names.area(state.guerrilla_area))
        if state.pinned:
            yield told(say("sheet.pinned"), self.names.area(state.pinned))
        yield Fact(say("sheet.purged"), self._factions(state.purged))
        fallen = [f"{self.names.faction(faction)} {n}" for faction, n in state.fallen.items() if n]
        yield Fact(say("sheet.fallen"), tuple(sorted(fallen)))
        for key in ("came", "arrived"):
            yield Fact(say(f"sheet.{key}"), by_name(self.names.power(power) for power in getattr(state, key)))

    def _factions(self, factions: Iterable[str]) -> tuple[str, ...]:
        return by_name(self.names.faction(faction) for faction in factions)

    # -- the turn ----------------------------------------------------------------------------------
    def _turn(self) -> Iterator[Fact]:
        state, say = self.state, self.say
        if state.phase:
            yield told(say("sheet.phase"), self.names.keyed("phase", state.phase))
        if state.active:
            yield told(say("sheet.active"), self.names.side(state.active))
        for key in ("moved", "attackers", "attacked", "counterattackers"):
            yield Fact(say(f"sheet.{key}"), self._groups(getattr(state, key)))
        if state.move_limit >= 0:
            yield told(say("sheet.move_limit"), state.move_limit)
        yield Fact(say("sheet.air_used"), self._pieces(state.air_used))
        yield from self._doctrines()
        yield from self._strategic()

    def _groups(self, groups: Iterable[GroupId]) -> tuple[str, ...]:
        return tuple(group_words(self.state, self.names, group) for group in groups if group in self.state.groups)

    def _pieces(self, pieces: Iterable[UnitId]) -> tuple[str, ...]:
        """Pieces by name and place, alike ones counted; those that are gone are told by name alone."""
        return counted(self._piece(piece) for piece in pieces)

    def _piece(self, piece: UnitId) -> str:
        found, words = self.state.pieces.get(piece), self.names.unit(self.state, piece)
        if found is None or not found.group:
            return words
        return self.say("sheet.at", text=words, text2=group_words(self.state, self.names, found.group))

    def _doctrines(self) -> Iterator[Fact]:
        """15.5 What was rolled, and until when it holds."""
        for side, own in self.state.doctrine.items():
            for role, rolls in (("attack", own.attack), ("defence", own.defence)):
                words = tuple(f"{self.names.kind(kind)} {roll}" for kind, roll in rolls.items())
                yield Fact(self.say(f"sheet.doctrine_{role}", whose=side), words)
            yield told(self.say("sheet.breakthrough", whose=side), own.breakthrough)
            yield told(self.say("sheet.doctrine_until", whose=side), own.until)

    def _strategic(self) -> Iterator[Fact]:
        """6 What was done in the Strategic Phase under way or the last one."""
        done, say = self.state.strategic, self.say
        if not done.side:
            return
        yield told(say("sheet.strategic"), self.names.side(done.side))
        yield Fact(say("sheet.funded"), self._factions(done.funded))
        capped = [f"{self.names.faction(faction)} {n}" for faction, n in done.capped.items()]
        yield Fact(say("sheet.capped"), tuple(sorted(capped)))
        yield Fact(say("sheet.barred"), tuple(self.names.kind(kind) for kind in done.barred))
        for key in ("bought", "sailed", "lifted"):
            yield Fact(say(f"sheet.{key}"), self._pieces(getattr(done, key)))
        allotted = [f"{self.names.seat(seat)} {n}" for seat, n in done.allotted.items()]
        yield Fact(say("sheet.allotted"), tuple(sorted(allotted)))
        if done.guerrillas:
            yield told(say("sheet.guerrillas_made"), say("sheet.yes"))

    # -- victory -----------------------------------------------------------------------------------
    def _levels(self) -> Iterator[Fact]:
        """13 A level of nothing loses at once; who still stands at the end wins."""
        for key in ("collapse", "survival"):
            yield told(self.say(f"sheet.level_{key}"), self.say(f"sheet.level_{key}_text", n=self.world.last_turn))


def group_words(state: ArribaState, names: Names, group: GroupId) -> str:
    """Where a battle group stands; outside the cities it is told from others there by its letter and number."""
    found = state.groups[group]
    if found.city:
        return names.city(found.city)
    return capital(names.say("sheet.outside", area=found.area, text=group.upper()))
