"""The board: hexes and terrain, rivers, roads, bridges, names, entry areas, start line and the boxes beside it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.battles.data.checks import grid_of
from desktop.games.battles.present import trays
from desktop.games.battles.present.names import Names, spelt
from desktop.games.battles.present.shapes import Segment, between, chains, direction, outward, spots_along
from desktop.mechanics.kept_board import KeptBoard
from desktop.views.board import BoardView, LabelView, LineView, MarkView, Point, SpaceView

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World

UNIT = 100.0
"""Board units between the centres of neighbouring hexes."""
COUNTER = 66.0
MARGIN = 96.0
"""Round the map: room for roads that leave it and for the arrows of entry areas."""
EXIT_LENGTH = 78.0
ENTRY_DISTANCE = 74.0
LETTER_DISTANCE = 40.0
RIVER_NAME_EVERY, RIVER_NAME_REACH = 22, 3
LETTER_WIDTH = 0.55
NAME_SIZE = {1: 24.0, 2: 18.5, 3: 15.0}
VICTORY_RANK, OTHER_RANK = 1, 2
AREA_ZONE = "area-"
START_ZONE = "nationalist_start"
SIDEWAYS = (0.3, 0.45)
"""Shares of its width by which a name may be moved aside."""
PLAIN: tuple[int, tuple[str, ...], str] = (0, (), "")
"""VP, marks and note of a hex without any."""
ENTRY_ANGLE = {"N": 90.0, "E": 180.0, "S": 270.0, "W": 0.0}


class Lengths(dict[float, float]):
    """Lengths of the grid in board units; the same few are met again and again."""

    def __missing__(self, length: float) -> float:
        found = self[length] = round(length * UNIT, 2)
        return found


class Board(KeptBoard):
    """Builds the board of a world once. `at` gives the middle of a hex in board units."""

    GAME = "battles"
    world: World
    names: Names

    def __init__(self, world: World, names: Names) -> None:
        super().__init__(world, names)
        self._lengths = Lengths()

    @cached_property
    def _middles(self) -> dict[SpaceId, Point]:
        return {hex_id: self._scaled(self.world.grid.center(hex_id)) for hex_id in self.world.hexes}

    @cached_property
    def _rivers(self) -> list[tuple[str, list[list[Point]]]]:
        rivers = self.world.map.rivers
        return [(spelt(river.name), chains(self._river_segments(river.hexsides))) for river in rivers]

    @cached_property
    def _sources(self) -> list[tuple[str, frozenset[SpaceId]]]:
        return [(side, frozenset(source.hexes)) for side, source in self.world.scenario.supply.items()]

    @cached_property
    def _noted(self) -> set[str]:
        """Hexes with something to say about."""
        noted = {*self._values, *self._arrivals, *self.world.objective_hexes}
        return noted.union(*(hexes for _, hexes in self._sources))

    def at(self, hex_id: SpaceId) -> Point:
        return self._middles[hex_id]

    def hexside(self, a: SpaceId, b: SpaceId) -> Segment:
        p, q = self.world.grid.hexside_segment(a, b)
        return self._scaled(p), self._scaled(q)

    def _scaled(self, point: Point) -> Point:
        return self._lengths[point[0]], self._lengths[point[1]]

    def build(self) -> BoardView:
        world = self.world
        width, height = (length * UNIT for length in world.grid.size)
        left, top = -MARGIN, -MARGIN
        right, bottom = width + MARGIN, height + MARGIN
        spaces = [self._hex(hex_id) for hex_id in world.hexes]
        boxes, box_labels, edges = self._boxes(left, right, top)
        marks = (*self._bridges(), *self._entry_marks())
        labels = [*box_labels, *self._entry_letters(), *self._river_names()]
        labels += self._place_names(marks, labels)
        bottom = max(bottom, edges[2] + MARGIN / 2)
        return BoardView(
            id=f"battles/{world.scenario.id}",
            title=world.scenario.title,
            kind="hex",
            bounds=(edges[0], top, edges[1] - edges[0], bottom - top),
            spaces=(*spaces, *boxes),
            lines=(*self._river_lines(), *self._roads(), *self._start_line()),
            marks=marks,
            labels=tuple(labels),
            piece_size=COUNTER,
            neighbours=tuple((hex_id, tuple(world.neighbours[hex_id])) for hex_id in world.hexes),
        )

    # -- spaces ------------------------------------------------------------------------------------
    def _hex(self, hex_id: SpaceId) -> SpaceView:
        world, lengths = self.world, self._lengths
        value, marks, note = self._remarks(hex_id) if hex_id in self._noted else PLAIN
        return SpaceView(
            hex_id,
            hex_id,
            self.names.place(hex_id),
            self.at(hex_id),
            tuple([(lengths[x], lengths[y]) for x, y in world.grid.corners(hex_id)]),
            tuple(world.terrain[hex_id]),
            world.elevation[hex_id],
            marks,
            note,
            value,
        )

    def _remarks(self, hex_id: SpaceId) -> tuple[int, tuple[str, ...], str]:
        """The VP of a hex, its marks and a note about it."""
        value = self._values.get(hex_id, 0)
        sources = [side for side, hexes in self._sources if hex_id in hexes]
        marks = (("victory",) if value else ()) + (("supply",) if sources else ())
        return value, marks, self._note(hex_id, value, sources)

    def _note(self, hex_id: str, value: int, sources: Sequence[str]) -> str:
        say, parts = self.names.say, []
        if value:
            together = next(v.hexes for v in self.world.scenario.victory.hexes if hex_id in v.hexes)
            parts.append(say("map.vp_both" if len(together) > 1 else "map.vp", n=value, hexes=together))
        parts += [say("map.supply_source", side=side) for side in sources]
        objectives = self.world.scenario.special.objectives
        if objectives and hex_id in self.world.objective_hexes:
            divisions = [division for division, hexes in objectives.divisions.items() if hex_id in hexes]
            if divisions:
                parts.append(say("map.objective", divisions=divisions))
        if entering := self._arrivals.get(hex_id):
            parts.append(say("map.entry", names="; ".join(entering)))
        return " · ".join(parts)

    @cached_property
    def _values(self) -> dict[SpaceId, int]:
        values: dict[SpaceId, int] = {}
        for victory in self.world.scenario.victory.hexes:
            for hex_id in victory.hexes:
                values[hex_id] = values.get(hex_id, 0) + victory.vp
        return values

    @cached_property
    def _arrivals(self) -> dict[str, list[str]]:
        """Who comes on at a hex, and when."""
        found: dict[str, list[str]] = {}
        for key, placement in self.world.scenario.placements.items():
            if placement.turn and (hexes := self._entry_hexes(key)):
                turn = self.world.turn_of(placement.turn, placement.alternative_turn)
                words = self.names.say("map.entry_item", units=placement.units, turn=turn)
                for hex_id in dict.fromkeys(hexes):
                    found.setdefault(hex_id, []).append(words)
        return found

    def _entry_hexes(self, key: str) -> tuple[SpaceId, ...]:
        entry = self.world.entries.get(key)
        return entry.hexes if entry else ()

    def _boxes(
        self, left: float, right: float, top: float
    ) -> tuple[list[SpaceView], list[LabelView], tuple[float, float, float]]:
        """The columns of boxes on both sides of the map, and the edges of the board they make."""
        world, names = self.world, self.names
        columns = {side: trays.trays_of(world, names, side) for side in (trays.LEFT, trays.RIGHT)}
        for key, found in world.map.boxes.items():
            if any(placement.box == key for placement in world.scenario.placements.values()):
                side = trays.LEFT if found.corner.endswith("W") else trays.RIGHT
                tray = trays.Tray(f"box:{key}", spelt(found.name), names.say("tray.box.name", place=found.name))
                columns[side].insert(0 if found.corner.startswith("N") else len(columns[side]), tray)
        x_left, x_right = left - trays.WIDTH - trays.GAP, right + trays.GAP
        spaces, labels, end = trays.lay_out(columns[trays.LEFT], x_left, top + trays.GAP)
        more, more_labels, other_end = trays.lay_out(columns[trays.RIGHT], x_right, top + trays.GAP)
        edges = (x_left - trays.GAP, x_right + trays.WIDTH + trays.GAP, max(end, other_end))
        return [*spaces, *more], [*labels, *more_labels], edges

    # -- lines -------------------------------------------------------------------------------------
    def _river_segments(self, hexsides: Iterable[str]) -> list[Segment]:
        hexes = self.world.terrain
        pairs = (self.world.ends(hexside) for hexside in hexsides)
        return [self.hexside(a, b) for a, b in pairs if a in hexes and b in hexes]

    def _river_lines(self) -> list[LineView]:
        return [LineView("river", tuple(line), name) for name, lines in self._rivers for line in lines]

    def _river_names(self) -> list[LabelView]:
        labels = []
        avoid = [mark.at for mark in self._bridges()]
        avoid += [self.at(place.hex) for place in self.world.map.places if place.hex in self._middles]
        for name, lines in self._rivers:
            for line in lines:
                for spot, angle in spots_along(line, RIVER_NAME_EVERY, RIVER_NAME_REACH, avoid):
                    labels.append(LabelView(name, spot, OTHER_RANK, "river", angle))
        return labels

    def _roads(self) -> list[LineView]:
        exits = [(item.hex, str(item.edge)) for item in self.world.map.road_exits if item.hex in self._middles]
        lines = []
        for kind in ("minor", "main"):
            for road in self.world.map.roads:
                if road.kind == kind:
                    for stretch in self._stretches(road.path):
                        points = self._with_exits(stretch, exits)
                        lines.append(LineView(f"road-{kind}", points, spelt(road.name)))
        lines += [
            LineView(f"road-{self._road_kind(hex_id)}", (self.at(hex_id), outward(self.at(hex_id), edge, EXIT_LENGTH)))
            for hex_id, edge in exits
        ]
        return lines

    def _stretches(self, path: Sequence[SpaceId]) -> list[list[SpaceId]]:
        """The parts of a road that lie in the area of play, each with the hexes next to it outside."""
        inside = [hex_id in self._middles for hex_id in path]
        stretches: list[list[SpaceId]] = [[]]
        for number, hex_id in enumerate(path):
            if any(inside[max(0, number - 1) : number + len(("this", "next"))]):
                stretches[-1].append(hex_id)
            if not inside[number] and len(stretches[-1]) > 1:
                stretches.append([hex_id])
        return [stretch for stretch in stretches if any(hex_id in self._middles for hex_id in stretch[:2])]

    def _road_points(self, stretch: Sequence[SpaceId]) -> list[Point]:
        """The middles of the hexes; toward a hex outside the area the road ends half-way."""
        points = [self._middle(hex_id) for hex_id in stretch]
        if stretch[0] not in self._middles:
            points[0] = between(points[0], points[1])
        if stretch[-1] not in self._middles:
            points[-1] = between(points[-2], points[-1])
        return points

    def _middle(self, hex_id: SpaceId) -> Point:
        """The middle of any hex of the whole map."""
        if hex_id in self._middles:
            return self._middles[hex_id]
        whole, known = grid_of(self.world.map), next(iter(self._middles))
        (x, y), (u, v), (a, b) = whole.center(hex_id), whole.center(known), self.world.grid.center(known)
        return self._scaled((x - u + a, y - v + b))

    def _with_exits(self, stretch: Sequence[SpaceId], exits: list[tuple[SpaceId, str]]) -> tuple[Point, ...]:
        """A road through the middles of its hexes; where the map ends it goes on (each exit is used once)."""
        points = self._road_points(stretch)
        for number, hex_id in ((0, stretch[0]), (len(points), stretch[-1])):
            found = next((item for item in exits if item[0] == hex_id), None)
            if found:
                exits.remove(found)
                points.insert(number and len(points), outward(self.at(hex_id), found[1], EXIT_LENGTH))
        return tuple(points)

    def _road_kind(self, hex_id: str) -> str:
        kinds = {road.kind for road in self.world.map.roads if hex_id in road.path}
        return "main" if "main" in kinds else "minor"

    def _start_line(self) -> list[LineView]:
        """J.setup The line between the sides at the start, if the scenario uses one."""
        used = any(placement.zone == START_ZONE for placement in self.world.scenario.placements.values())
        zone = self.world.map.zones.get(START_ZONE)
        if not used or zone is None:
            return []
        inside = set(zone.hexes)
        sides = [
            self.hexside(a, b)
            for a in zone.hexes
            if a in self._middles
            for b in self.world.neighbours[a]
            if b not in inside
        ]
        return [LineView("start-line", tuple(line), self.names.say("map.start_line")) for line in chains(sides)]

    # -- marks -------------------------------------------------------------------------------------
    def bridge(self, style: str, hexside: str, name: str = "") -> MarkView:
        """A bridge over a hexside, its deck in the direction of the crossing."""
        a, b = self.world.ends(hexside)
        return MarkView(style, between(*self.hexside(a, b)), direction(self.at(a), self.at(b)), name)

    def _bridges(self) -> list[MarkView]:
        return [
            self.bridge("bridge", bridge.hexside, spelt(bridge.name))
            for bridge in self.world.map.bridges
            if all(hex_id in self._middles for hex_id in bridge.hexside.split("/"))
        ]

    def _entries(self) -> list[tuple[list[SpaceId], str, str]]:
        """Places of entry: (hexes, edge of the map, letter of the area if it has one)."""
        found: list[tuple[list[SpaceId], str, str]] = []
        seen: set[str] = set()
        for key, placement in self.world.scenario.placements.items():
            if not placement.turn or placement.interior:
                continue
            groups = [(self._zone(area), area) for area in placement.areas] or [
                ([hex_id], "") for hex_id in self._ends(self._entry_hexes(key))
            ]
            for hexes, letter in groups:
                name = letter or hexes[0] if hexes else ""
                if hexes and name not in seen and (edge := self._edge(hexes)):
                    seen.add(name)
                    found.append((hexes, edge, letter))
        return found

    def _zone(self, area: str) -> list[SpaceId]:
        return [hex_id for hex_id in self.world.map.zones[AREA_ZONE + area].hexes if hex_id in self._middles]

    def _ends(self, hexes: Sequence[SpaceId]) -> list[SpaceId]:
        """Of a stretch of the edge the first and last hex are marked; hexes that stand apart are marked each."""
        hexes = [hex_id for hex_id in hexes if hex_id in self._middles]
        apart = any(b not in self.world.neighbours[a] for a, b in pairwise(hexes))
        return list(hexes) if apart or len(hexes) < len("ab") else [hexes[0], hexes[-1]]

    def _edge(self, hexes: Sequence[SpaceId]) -> str:
        """The edge of the map on which most of these hexes lie."""
        edges = self.world.edges
        counts = [(sum(hex_id in edges.get(edge, ()) for hex_id in hexes), edge) for edge in "NESW"]
        best = max(counts, key=lambda item: item[0])
        return best[1] if best[0] else ""

    def _entry_spot(self, hexes: Sequence[SpaceId], edge: str, distance: float) -> Point:
        a, b = self.at(hexes[0]), self.at(hexes[-1])
        middle = between(a, b)
        outermost = min if edge in "NW" else max
        if edge in "NS":
            return outward((middle[0], outermost(a[1], b[1])), edge, distance)
        return outward((outermost(a[0], b[0]), middle[1]), edge, distance)

    def _entry_marks(self) -> list[MarkView]:
        return [
            MarkView("entry", self._entry_spot(hexes, edge, ENTRY_DISTANCE), ENTRY_ANGLE[edge], letter)
            for hexes, edge, letter in self._entries()
        ]

    def _entry_letters(self) -> list[LabelView]:
        labels = []
        for hexes, edge, letter in self._entries():
            if letter:
                x, y = self._entry_spot(hexes, edge, ENTRY_DISTANCE)
                spot = (x + LETTER_DISTANCE, y) if edge in "NS" else (x, y - LETTER_DISTANCE)
                labels.append(LabelView(letter, spot, VICTORY_RANK, "box"))
        return labels

    # -- names -------------------------------------------------------------------------------------
    def _place_names(self, marks: Sequence[MarkView], others: Sequence[LabelView]) -> list[LabelView]:
        """Names just below or above the counters' place, where they meet no other name and no bridge."""
        taken = [_around(mark.at, COUNTER / 2, COUNTER / 2) for mark in marks if mark.style == "bridge"]
        taken += [_around(label.at, *_extent(label)) for label in others if label.style == "river"]
        labels: list[LabelView] = []
        for place in sorted(self.world.map.places, key=lambda item: (item.rank, item.hex)):
            if place.hex in self._middles:
                label = self._placed(LabelView(self.names.place(place.hex), self.at(place.hex), place.rank), taken)
                taken.append(_around(label.at, *_extent(label)))
                labels.append(label)
        return labels

    def _placed(self, label: LabelView, taken: Sequence[tuple[float, float, float, float]]) -> LabelView:
        x, y = label.at
        wide, high = _extent(label)
        lift = COUNTER / 2 + high / 2
        tries = [(x, y + lift), (x, y - lift)]
        for share in SIDEWAYS:
            tries += [(x + wide * share, y + lift), (x - wide * share, y + lift)]
            tries += [(x + wide * share, y - lift), (x - wide * share, y - lift)]
        spot = min(tries, key=lambda at: _overlap(_around(at, wide, high), taken))
        return LabelView(label.text, (round(spot[0], 1), round(spot[1], 1)), label.rank, label.style)


def _extent(label: LabelView) -> tuple[float, float]:
    """Rough width and height of a name, turned as it is written."""
    size = NAME_SIZE.get(label.rank, NAME_SIZE[3])
    wide, high = len(label.text) * size * LETTER_WIDTH, size
    turn = math.radians(label.angle)
    across, down = abs(math.cos(turn)), abs(math.sin(turn))
    return wide * across + high * down, wide * down + high * across


def _around(at: Point, wide: float, high: float) -> tuple[float, float, float, float]:
    return at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2


def _overlap(rect: tuple[float, float, float, float], others: Sequence[tuple[float, float, float, float]]) -> float:
    """How much of a rectangle others cover."""
    left, top, right, bottom = rect
    return sum(
        (min(right, x2) - max(left, x1)) * (min(bottom, y2) - max(top, y1))
        for x1, y1, x2, y2 in others
        if x1 < right and left < x2 and y1 < bottom and top < y2
    )
