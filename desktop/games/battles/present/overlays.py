"""Layers of information: supply, command, zones of control, sight and range, objectives, what can be cut off."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from desktop.engine.ids import NOTHING, SpaceId, Thing, UnitId
from desktop.games.battles.present.cutoff import cutting_hexes
from desktop.games.battles.present.names import Names
from desktop.games.battles.rules.map import spotting
from desktop.games.battles.rules.map.zoc import exerters, zoc_of
from desktop.games.battles.rules.supply import command, supply
from desktop.games.battles.rules.turn import victory
from desktop.games.battles.state.status import strengths
from desktop.views.board import LineView, Point
from desktop.views.table import OverlayView

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World
    from desktop.games.battles.present.board import Board
    from desktop.games.battles.state.state import BattleState

Wash = tuple[SpaceId, str, str, str]
IDS = ("supply", "command", "zoc", "los", "objectives", "cutoff")


class Overlays:
    """Makes overlays for a seat."""

    def __init__(self, world: World, names: Names, board: Board) -> None:
        self.world, self.names, self.board = world, names, board
        self._makers = {
            "supply": self._supply, "command": self._command, "zoc": self._zoc, "los": self._los,
            "objectives": self._objectives, "cutoff": self._cutoff,
        }  # fmt: skip

    def listed(self) -> tuple[tuple[str, str], ...]:
        return tuple((name, self.names.say(f"overlay.{name}")) for name in IDS)

    def make(self, state: BattleState, overlay: str, seat: str, focus: Sequence[Thing]) -> OverlayView:
        side = seat if seat in self.world.by_side else state.phasing or next(iter(self.world.by_side))
        washes, lines, styles = self._makers[overlay](state, side, focus)
        legend = tuple((style, self.names.say(f"overlay.{overlay}.{style}", side=side)) for style in styles)
        return OverlayView(overlay, self.names.say(f"overlay.{overlay}"), tuple(washes), tuple(lines), legend)

    def _on_map(self, state: BattleState, side: str) -> list[UnitId]:
        return [unit for unit in self.world.by_side[side] if state.on_map(unit)]

    def _links(self, ways: Iterable[Sequence[SpaceId]], style: str) -> list[LineView]:
        """Lines through hexes; what several ways share is drawn once."""
        seen: set[tuple[str, str]] = set()
        lines = []
        for way in ways:
            points: list[Point] = []
            for a, b in pairwise(way):
                link = (a, b) if a < b else (b, a)
                if link in seen:
                    if len(points) > 1:
                        lines.append(LineView(style, tuple(points)))
                    points = []
                    continue
                seen.add(link)
                points = points or [self.board.at(a)]
                points.append(self.board.at(b))
            if len(points) > 1:
                lines.append(LineView(style, tuple(points)))
        return lines

    # -- supply and command ------------------------------------------------------------------------
    def _supply(
        self, state: BattleState, side: str, focus: Sequence[Thing]
    ) -> tuple[list[Wash], list[LineView], tuple[str, ...]]:
        """9.1 Units with and without a line, the lines, and the hexes in which a unit would be in supply."""
        say = self.names.say
        washes: dict[SpaceId, Wash] = {}
        ways = []
        for unit in self._on_map(state, side):
            place = state.place(unit)
            way = supply.trace(state, side, place)
            if supply.is_automatic(state, unit):
                washes.setdefault(place, (place, "good", "A", say("overlay.supply.automatic", unit=unit)))
            elif way is None:
                washes[place] = (place, "bad", "!", say("overlay.supply.none", unit=unit))
            else:
                washes.setdefault(place, (place, "good", "", say("overlay.supply.line", unit=unit, hex=way[-1])))
            if way is not None and (not focus or unit in focus or place in focus):
                ways.append(way)
        area = supply.supplied_area(state, side)
        empty = [(h, "supplied", "", "") for h in self.world.hexes if h in area and h not in washes]
        return [*washes.values(), *empty], self._links(ways, "good"), ("good", "bad", "supplied")

    def _command(
        self, state: BattleState, side: str, focus: Sequence[Thing]
    ) -> tuple[list[Wash], list[LineView], tuple[str, ...]]:
        """10.1 Lines from units to headquarters and on; where they break."""
        say = self.names.say
        washes: dict[SpaceId, Wash] = {}
        ways, broken = [], []
        for unit in self._on_map(state, side):
            place = state.place(unit)
            if focus and unit not in focus and place not in focus and not self.world.units[unit].is_hq:
                continue
            hq = command.commander(state, unit)
            if hq:
                letter = "H" if self.world.units[unit].is_hq else ""
                tip = say("overlay.command.top" if hq == unit else "overlay.command.under", unit=unit, hq=hq)
                if washes.get(place, ("", "command"))[1] == "command":
                    washes[place] = (place, "command", letter or washes.get(place, ("", "", "", ""))[2], tip)
                ways.append(command.line(state, unit))
            else:
                washes[place] = (place, "bad", "!", self._why_uncommanded(state, unit))
                broken += self._broken(state, unit)
        return list(washes.values()), [*self._links(ways, "command"), *broken], ("command", "bad")

    def _nearest_hq(self, state: BattleState, unit: UnitId) -> UnitId:
        above = [hq for hq in command.superiors(self.world, unit) if state.on_map(hq) and hq != unit]
        return min(above, key=lambda hq: self.world.distance(state.place(unit), state.place(hq)), default=NOTHING)

    def _broken(self, state: BattleState, unit: UnitId) -> list[LineView]:
        hq = self._nearest_hq(state, unit)
        if not hq:
            return []
        return [LineView("bad", (self.board.at(state.place(unit)), self.board.at(state.place(hq))))]

    def _why_uncommanded(self, state: BattleState, unit: UnitId) -> str:
        """10.1, 10.1.1, 10.1.4 Why a unit has no line of command."""
        say, hq = self.names.say, self._nearest_hq(state, unit)
        if not hq:
            above = command.superiors(self.world, unit)
            key = "overlay.command.no_hq" if above else "overlay.command.none"
            return say(key, unit=unit, hq=above[0] if above else unit)
        apart, limit = self.world.distance(state.place(unit), state.place(hq)), command.unit_range(self.world, unit)
        if apart > limit:
            return say("overlay.command.too_far", unit=unit, hq=hq, n=apart, limit=limit)
        side = self.world.units[unit].side
        if state.place(unit) in command.distances(state, side, state.place(hq), limit):
            return say("overlay.command.broken_above", unit=unit, hq=hq)
        return say("overlay.command.blocked", unit=unit, hq=hq)

    # -- zones, sight ------------------------------------------------------------------------------
    def _zoc(
        self, state: BattleState, side: str, focus: Sequence[Thing]
    ) -> tuple[list[Wash], list[LineView], tuple[str, ...]]:
        """8.0 The zones of both sides."""
        enemy = self.world.enemy(side)
        own, theirs = zoc_of(state, side), zoc_of(state, enemy)
        washes = []
        for hex_id in self.world.hexes:
            if hex_id in own or hex_id in theirs:
                style = "mixed" if hex_id in own and hex_id in theirs else "zone" if hex_id in own else "enemy"
                letter = {"mixed": "±", "zone": "+", "enemy": "−"}[style]
                sources = (*exerters(state, side, hex_id), *exerters(state, enemy, hex_id))
                washes.append((hex_id, style, letter, self.names.say("overlay.zoc.from", hexes=sources)))
        return washes, [], ("zone", "enemy", "mixed")

    def _los(
        self, state: BattleState, side: str, focus: Sequence[Thing]
    ) -> tuple[list[Wash], list[LineView], tuple[str, ...]]:
        """12.4.1 What the unit in focus sees, and how far its guns reach."""
        styles = ("own", "good", "mixed", "blocked")
        unit = next((item for item in focus if item in self.world.units and state.on_map(item)), NOTHING)
        origin = state.place(unit) if unit else next((item for item in focus if item in self.world.terrain), NOTHING)
        if not origin:
            return [], [], styles
        gun = unit if unit and self.world.units[unit].is_artillery else NOTHING
        limit = strengths(state, gun).range if gun else spotting.spotting_range(state)
        washes: list[Wash] = [(origin, "own", "", self.names.say("overlay.los.from", n=limit))]
        for hex_id in self.world.grid.within(origin, limit):
            if hex_id != origin:
                washes.append(self._seen(state, gun, origin, hex_id))
        return washes, [], styles

    def _seen(self, state: BattleState, gun: UnitId, origin: SpaceId, hex_id: SpaceId) -> Wash:
        say, distance = self.names.say, self.world.distance(origin, hex_id)
        block = spotting.obstacle(self.world, origin, hex_id)
        if block is None:
            return hex_id, "good", "", say("overlay.los.seen", n=distance)
        reason = say(f"overlay.los.{block.terrain}", hexes=block.hexes)
        spotter = spotting.spotter_for(state, gun, hex_id) if gun else None
        if spotter is not None:
            return hex_id, "mixed", "o", say("overlay.los.spotted", unit=spotter, text=reason)
        return hex_id, "blocked", "", reason

    # -- aims and dangers --------------------------------------------------------------------------
    def _objectives(
        self, state: BattleState, side: str, focus: Sequence[Thing]
    ) -> tuple[list[Wash], list[LineView], tuple[str, ...]]:
        """J.victory, B.victory, B.objectives What each hex is worth, who has it, which divisions must take it."""
        say = self.names.say
        washes = []
        for hex_id, record in self.world.victory_hexes.items():
            holder = victory.holder(state, hex_id)
            style = "target" if not holder else "own" if holder == side else "enemy"
            lines = [say("overlay.objectives.worth", hex=hex_id, n=record.vp, side=holder)]
            for division, hexes in self.world.objectives.items():
                if hex_id in hexes:
                    taken = hex_id in state.taken.get(division, ())
                    key = "overlay.objectives.taken" if taken else "overlay.objectives.to_take"
                    lines.append(say(key, division=division))
            washes.append((hex_id, style, str(record.vp), "\n".join(lines)))
        return washes, [], ("own", "enemy", "target")

    def _cutoff(
        self, state: BattleState, side: str, focus: Sequence[Thing]
    ) -> tuple[list[Wash], list[LineView], tuple[str, ...]]:
        """9.1 Units whose supply one enemy move could cut, and the hexes from which."""
        say = self.names.say
        cuts = cutting_hexes(state, side)
        worst: dict[UnitId, SpaceId] = {}
        for hex_id, units in cuts.items():
            for unit in units:
                worst.setdefault(unit, hex_id)
        washes: dict[SpaceId, Wash] = {}
        for unit, hex_id in worst.items():
            place = state.place(unit)
            washes.setdefault(place, (place, "bad", "!", say("overlay.cutoff.unit", unit=unit, hex=hex_id)))
        for hex_id, units in cuts.items():
            tip = say("overlay.cutoff.hex", n=len(units), units=units)
            washes.setdefault(hex_id, (hex_id, "target", str(len(units)), tip))
        return list(washes.values()), [], ("bad", "target")
