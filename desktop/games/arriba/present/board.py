"""The board: areas in regions, cities as boxes inside them, places for groups outside, boxes for air points."""

from __future__ import annotations

import math
from functools import cached_property
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.state.sides import SIDES
from desktop.mechanics.kept_board import KeptBoard
from desktop.views.board import BoardView, LabelView, LineView, MarkView, Point, SpaceView
from desktop.views.ours import daggered_if
from desktop.views.outlines import Outline, Segment, box, chains, inside, scaled, square

if TYPE_CHECKING:
    from desktop.games.arriba.data.schema import Area, City
    from desktop.games.arriba.data.world import World
    from desktop.games.arriba.state.state import ArribaState

UNIT = 3.4
"""Board units per unit of the map file."""
COUNTER = 52.0
CITY = 70.0
"""Side of the box of a city."""
NAME_HIGH = 22.0
"""Room for its name below."""
SLOT = 62.0
"""Distance between the places of groups outside."""
SLOTS = 3
"""Places for the groups of one side; later groups share the last."""
REACH = 4
"""How many places around the open ground of an area are looked at in each direction."""
NAME_BELOW = 47.0
CITY_RANK, KEY_RANK, REGION_RANK, SEA_RANK, FOREIGN_RANK, AREA_RANK = 2, 1, 2, 2, 2, 4
MARGIN = 40.0
HOLDING = {"rebel": (-430.0, 560.0, 400.0, 240.0), "government": (2960.0, 1540.0, 430.0, 240.0)}
"""Boxes for air AP, over the sea."""
LEFT, RIGHT = -460.0, 3430.0


def city_space(city: str) -> str:
    """The board's space of a city; areas and cities may have the same id."""
    return f"city:{city}"


def slot_space(area: str, side: str, number: int) -> str:
    """Where the n-th group of a side outside the cities of an area stands."""
    return f"slot:{area}:{side}:{min(number, SLOTS - 1)}"


def holding_space(side: str) -> str:
    return f"holding:{side}"


SEAT_COLOURS = (
    ("government", "yellow"), ("rebel", "blue"), ("extremists", "red"), ("anarchists", "black"),
    ("separatists", "orange"),
)  # fmt: skip
"""Of every seat: partners (15.2) are told apart by the colours of their troops."""


class Board(KeptBoard):
    """Builds the board of a world once, and what comes and goes on it."""

    GAME = "arriba"
    world: World
    names: Names

    @cached_property
    def _outlines(self) -> dict[SpaceId, Outline]:
        return {area.id: read_outline(area.outline) for area in self.world.map.areas}

    def build(self) -> BoardView:
        world = self.world
        areas = world.map.areas
        width, height = (length * UNIT for length in world.map.canvas)
        holding, holding_labels = self._holding()
        cities = [(city, area) for area in areas for city in area.cities]
        return BoardView(
            id=f"arriba/{world.scenario.id}",
            title=world.scenario.title,
            kind="area",
            bounds=(LEFT, -MARGIN, RIGHT - LEFT, height + 2 * MARGIN),
            spaces=(
                *holding, *(self._city(city, area) for city, area in cities), *map(self._area, areas),
                *(slot for area in areas for slot in self._slots(area)),
            ),
            lines=(*self._region_borders(), *self._leaders()),
            marks=tuple(mark for city, _ in cities for mark in self._signs(city)),
            labels=(*holding_labels, *self._labels()),
            backdrop=self._backdrop(width, height),
            piece_size=COUNTER,
            sides=SEAT_COLOURS,
            neighbours=tuple((area.id, tuple(area.adjacent)) for area in areas),
        )  # fmt: skip

    # -- spaces ------------------------------------------------------------------------------------
    def _area(self, area: Area) -> SpaceView:
        parts = [self.names.region(area.region)]
        if area.mountain:
            parts.append(self.names.say("map.mountain"))
        parts += [self.names.say("map.borders", power=border) for border in area.borders]
        terrain = "mountain" if area.mountain else "land"
        note = " · ".join(parts)
        return SpaceView(area.id, "", area.name, _at(area.field), self._outlines[area.id], (terrain,), note=note)

    def _city(self, city: City, area: Area) -> SpaceView:
        center = _at(city.at)
        parts = [self.names.say("map.city", area=area.id)]
        if city.sea:
            parts.append(self.names.say(f"map.port_{city.sea}"))
        if value := self.world.tables.adjustment.key_cities.get(city.id):
            ours = self.world.tables.adjustment.reconstructed
            parts.append(daggered_if(self.names.say("map.key_city", n=value), ours))
        for faction in self.world.factions.values():
            if faction.capital == city.id and faction.subsidised:
                parts.append(self.names.say("map.capital", faction=faction.id))
        note = " · ".join(parts)
        return SpaceView(
            city_space(city.id), "", city.name, center, square(center, CITY), ("box",), note=note, within=area.id
        )

    def _slots(self, area: Area) -> list[SpaceView]:
        """Places clear of the cities, the Government's to the left; at sea where the area is too small for them."""
        spots = sorted(self._spots(area)[: SLOTS * len(SIDES)])
        name = self.names.say("map.outside", area=area.id)
        slots = []
        for number, center in enumerate(spots):
            space = slot_space(area.id, SIDES[number // SLOTS], number % SLOTS)
            slots.append(SpaceView(space, "", name, center, square(center, SLOT), ("absent",), within=area.id))
        return slots

    def _spots(self, area: Area) -> list[Point]:
        """Where groups could stand, the nearest to the open ground of the area first; inside before outside."""
        x, y = _at(area.overflow or area.field)
        cities = [_at(city.at) for city in self.world.cities.values()]
        outline = self._outlines[area.id]
        steps = range(-REACH, REACH + 1)
        grid = [(x + SLOT * column, y + SLOT * row) for column in steps for row in steps]
        clear = [spot for spot in grid if all(_apart(spot, city) for city in cities)]
        free = bool(area.overflow)
        return sorted(clear, key=lambda spot: (not (free or inside(outline, spot)), math.dist(spot, (x, y))))

    def _holding(self) -> tuple[list[SpaceView], list[LabelView]]:
        """9 Air AP wait here."""
        spaces, labels = [], []
        for side, (left, top, width, height) in HOLDING.items():
            name = self.names.say("map.holding", whose=side)
            center = (left + width / 2, top + height / 2)
            outline = box(left, top, width, height)
            spaces.append(SpaceView(holding_space(side), "", name, center, outline, ("box",), note=name))
            labels.append(LabelView(name, (left + width / 2, top + 30.0), SEA_RANK, "box"))
        return spaces, labels

    # -- lines, signs, words -----------------------------------------------------------------------
    def _region_borders(self) -> list[LineView]:
        """12.2 Where one region ends and the next begins."""
        owners: dict[tuple[Point, Point], list[str]] = {}
        for area, outline in self._outlines.items():
            for a, b in zip(outline, (*outline[1:], outline[0]), strict=True):
                owners.setdefault((a, b) if a < b else (b, a), []).append(self.world.region_of[area])
        edges: list[Segment] = [edge for edge, regions in owners.items() if len({*regions}) > 1]
        return [LineView("border", tuple(line)) for line in chains(edges)]

    def _leaders(self) -> list[LineView]:
        """From an area to the place at sea where its groups stand."""
        return [
            LineView("leader", (_at(area.field), _at(area.overflow))) for area in self.world.map.areas if area.overflow
        ]

    def _signs(self, city: City) -> list[MarkView]:
        x, y = _at(city.at)
        signs = []
        if city.sea:
            signs.append(MarkView("port", (x - CITY / 2, y + CITY / 2)))
        if city.id in self.world.tables.adjustment.key_cities:
            signs.append(MarkView("main-city", (x, y - CITY / 2 - 6)))
        return signs

    def _labels(self) -> list[LabelView]:
        labels = []
        for area in self.world.map.areas:
            for city in area.cities:
                x, y = _at(city.at)
                at = _at(city.name_at) if city.name_at else (x, y + NAME_BELOW)
                rank = KEY_RANK if city.id in self.world.tables.adjustment.key_cities else CITY_RANK
                labels.append(LabelView(city.name, at, rank, of=f"city:{city.id}", fixed=bool(city.name_at)))
        regions = {self.names.region(region) for region in self.world.areas_in}
        for area in self.world.map.areas:  # most are called like their city, or like their region
            if area.name not in regions | {city.name for city in area.cities}:
                x, y = _at(area.centre)
                at = _at(area.name_at) if area.name_at else (x, y + CITY)
                labels.append(LabelView(area.name, at, AREA_RANK, "region", of=area.id, fixed=bool(area.name_at)))
        for region, areas in self.world.areas_in.items():
            points = [_at(self.world.areas[area].centre) for area in areas]
            at = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points) - CITY)
            labels.append(LabelView(self.names.region(region), at, REGION_RANK, "region", areas=tuple(areas)))
        labels += [LabelView(sea.name, _at(sea.at), SEA_RANK, "river") for sea in self.world.map.seas]
        neighbours = self.world.map.neighbours
        return labels + [LabelView(land.name, _at(land.label), FOREIGN_RANK, "region") for land in neighbours]

    def _backdrop(self, width: float, height: float) -> tuple[tuple[str, Outline], ...]:
        sea = ("sea", box(LEFT, -MARGIN, RIGHT - LEFT, height + 2 * MARGIN))
        known = self.world.map
        lands = [read_outline(outline) for outline in (*(land.outline for land in known.neighbours), *known.beyond)]
        shallows = ((f"shallow-{each.level}", scaled(each.outline, UNIT)) for each in known.shallows)
        return (sea, *shallows, *(("waste", tuple(_onward(point, width) for point in land)) for land in lands))

    # -- what comes and goes -----------------------------------------------------------------------
    def marks(self, state: ArribaState) -> tuple[MarkView, ...]:
        """15.3 Forts, 15.1 the guerrilla marker, the battle under way."""
        marks = []
        for city in state.forts:
            x, y = self.center(city_space(city))
            marks.append(MarkView("fort", (x + CITY / 2, y - CITY / 2)))
        if state.guerrilla_area:
            x, y = _at(self.world.areas[state.guerrilla_area].field)
            marks.append(MarkView("token-warning", (x, y - SLOT * 0.8), label="G"))
        return tuple(marks)


def _at(point: tuple[int, int]) -> Point:
    return point[0] * UNIT, point[1] * UNIT


def _onward(point: Point, width: float) -> Point:
    """Foreign land that ends with the canvas of the map file goes on to the edge of the board."""
    x, y = point
    return RIGHT + MARGIN if x >= width else x, -2 * MARGIN if y <= 0 else y


def _apart(spot: Point, city: Point) -> bool:
    """Whether a group stands clear of a city and its name."""
    dx, dy = abs(spot[0] - city[0]), spot[1] - city[1]
    return dx > (CITY + COUNTER) / 2 or not -(CITY + COUNTER) / 2 < dy < (CITY + COUNTER) / 2 + NAME_HIGH


def read_outline(text: str) -> Outline:
    """ "x,y x,y ..." in board units."""
    pairs = (pair.split(",") for pair in text.split())
    return tuple((int(x) * UNIT, int(y) * UNIT) for x, y in pairs)
