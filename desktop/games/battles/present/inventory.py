"""What the sheets of a battle tell besides its counters: tracks, victory hexes, bridges, reserves, the turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from desktop.games.battles.present.names import spelt
from desktop.views.sheets import Fact, Section, facts, filled, told
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.engine.ids import SpaceId, UnitId
    from desktop.games.battles.data.world import World
    from desktop.games.battles.present.names import Names
    from desktop.games.battles.state.state import BattleState

LISTS = ("out_of_supply", "out_of_command", "moved", "fired", "fought", "shot_at", "air_flown", "pontoon_used")
"""Units of which something holds for a phase or a turn."""


class Inventory:
    """Makes the sections of a sheet."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names, self.say = world, names, names.say

    def before(self) -> tuple[Section, ...]:
        """Of a battle that has not begun: victory hexes with their points and who counts as holding them, levels."""
        rules, say = self.world.scenario.victory, self.say
        owner = rules.initial_control
        hexes = (told(capital(self._place(each.hexes, spelt(each.name))), str(each.vp)) for each in rules.hexes)
        control = [told(say("sheet.held_first"), self.names.side(owner))] if owner else []
        return tuple(
            filled(
                (
                    Section("victory", say("sheet.victory_hexes"), facts(*control, *hexes)),
                    Section("levels", say("sheet.levels", side=rules.margin_of), tuple(self._levels())),
                )
            )
        )

    def _place(self, hexes: Iterable[SpaceId], name: str) -> str:
        return f"{name} ({', '.join(hexes)})" if name else ", ".join(hexes)

    def _levels(self) -> Iterator[Fact]:
        for level in self.world.scenario.victory.levels:
            words = self.say("sheet.level_less") if level.min is None else self.say("sheet.level_least", n=level.min)
            yield told(capital(self.names.level(level.id)), words)

    # -- a battle under way ------------------------------------------------------------------------
    def sections(self, state: BattleState) -> tuple[Section, ...]:
        say = self.say
        return tuple(
            filled(
                (
                    Section("tracks", say("sheet.tracks"), facts(*self._tracks(state)), ticks=True),
                    Section("control", say("sheet.control"), facts(*self._control(state))),
                    Section("markers", say("sheet.markers"), facts(*self._markers(state)), ticks=True),
                    Section("turn", say("sheet.turn"), facts(*self._turn(state))),
                )
            )
        )

    def _tracks(self, state: BattleState) -> Iterator[Fact]:
        say, names = self.say, self.names
        yield told(say("track.turn"), capital(names.turn(state.turn)) if state.turn else say("turn.setup"))
        yield told(say("track.weather"), names.weather(state.weather))
        yield told(say("track.first"), names.side(state.first_player) if state.first_player else ())
        for division, points in state.assault_points.items():
            yield told(say("sheet.assault", side=self._side(division), division=division), points)
        for side, points in state.air_points.items():
            yield told(say("sheet.air_left", side=side), points)
        for key in ("draws_made", "release_choices"):
            if number := getattr(state, key):
                yield told(say(f"sheet.{key}"), number)
        if state.near_triggered:
            yield told(say("sheet.near_triggered"), say("sheet.yes"))

    def _control(self, state: BattleState) -> Iterator[Fact]:
        for side in (*self.world.by_side, ""):
            held = sorted(hex_id for hex_id, owner in state.control.items() if owner == side)
            yield Fact(self.names.side(side), self._hexes(held))
        for division, hexes in state.taken.items():
            yield Fact(
                self.say("sheet.taken", side=self._side(division), division=division), self._hexes(sorted(hexes))
            )

    def _hexes(self, hexes: Iterable[SpaceId]) -> tuple[str, ...]:
        return tuple(self.names.hex(hex_id) for hex_id in hexes)

    def _side(self, division: str) -> str:
        return self.world.scenario.divisions[division].side

    def _units(self, units: Iterable[UnitId]) -> tuple[str, ...]:
        return tuple(self.names.unit(unit) for unit in units)

    def _markers(self, state: BattleState) -> Iterator[Fact]:
        say = self.say
        for key in ("pontoons", "bridging"):
            for unit, hexside in getattr(state, key).items():
                yield told(say(f"sheet.{key}", hexside=hexside), self.names.unit(unit))
        yield Fact(say("sheet.released"), self._units(state.released))
        for received, withdrawn in state.swaps.items():
            yield told(
                say("sheet.swapped", side=self._side(received), division=received), self.names.division(withdrawn)
            )

    def _turn(self, state: BattleState) -> Iterator[Fact]:
        say = self.say
        if not state.level:
            yield told(say("sheet.phase"), self.names.phase(state.phase))
        if state.phasing:
            yield told(say("sheet.phasing"), self.names.side(state.phasing))
        for key in LISTS:
            yield Fact(say(f"sheet.{key}"), self._units(getattr(state, key)))
        yield Fact(say("sheet.budget"), self._halves(state.budget))
        entered = (say("sheet.from_hex", unit=unit, hex=hex_id) for unit, hex_id in state.entered_from.items())
        yield Fact(say("sheet.entered_from"), tuple(entered))
        for side, hexes in state.bombed.items():
            yield Fact(say("sheet.bombed", side=side), self._hexes(sorted(hexes)))

    def _halves(self, budget: Mapping[UnitId, int]) -> tuple[str, ...]:
        """Movement points left, in halves."""
        return tuple(self.say("sheet.points", unit=unit, n=halves) for unit, halves in budget.items())
