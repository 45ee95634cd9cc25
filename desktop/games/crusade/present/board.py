"""The board: spaces and connections over the coasts of Iberia, boxes for units off the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.crusade.data.files import load_coast
from desktop.games.crusade.state.sides import AFRICA, ELIMINATED, NATIONALIST, REPUBLICAN, RESERVE
from desktop.mechanics.cdg.land import Shape, land_lines, land_shapes
from desktop.mechanics.cdg.trays import tray_spaces
from desktop.mechanics.kept_board import KeptBoard
from desktop.views.board import BoardView, LabelView, LineView, MarkView, Point, SpaceView
from desktop.views.ours import explained
from desktop.views.outlines import angle, between, square

if TYPE_CHECKING:
    from desktop.games.crusade.data.schema_map import BeachHead, Connection, Space
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.present.names import Names
    from desktop.games.crusade.state.state import CrusadeState

UNIT = 2.4
"""Board units per unit of the map file."""
SPACE = 92.0
"""Side of a space."""
COUNTER = 60.0
NAME_BELOW = 62.0
CORNER = 40.0
"""How far from the middle of a space its signs stand."""
LEFT, TOP, RIGHT, BOTTOM = -372.0, -60.0, 3190.0, 2470.0
MAIN_RANK, CAPITAL_RANK, TOWN_RANK, SEA_RANK = 1, 2, 3, 2
RETURNING = "returning"
"""13.4.3 Corps on their way back over the border."""
TRAYS: dict[tuple[str, str], tuple[float, float, float, float]] = {
    (NATIONALIST, RESERVE): (-350.0, 690.0, 500.0, 330.0),
    (NATIONALIST, ELIMINATED): (-350.0, 1040.0, 500.0, 330.0),
    (NATIONALIST, RETURNING): (-350.0, 1390.0, 500.0, 170.0),
    (NATIONALIST, AFRICA): (150.0, 2270.0, 560.0, 180.0),
    (REPUBLICAN, RESERVE): (2290.0, 1670.0, 880.0, 260.0),
    (REPUBLICAN, ELIMINATED): (2290.0, 1950.0, 880.0, 260.0),
    (REPUBLICAN, RETURNING): (2290.0, 2230.0, 880.0, 170.0),
}
REGIONS = {"asturias": (278.0, -4.0), "santander": (498.0, -4.0), "basque": (626.0, -4.0)}
"""Where the names of the Northern Front's regions stand, in units of the map file."""
REGION_SIGNS = {"asturias": "region-1", "santander": "region-2", "basque": "region-3"}
SEAS = {"atlantic": (26.0, 250.0), "mediterranean": (1075.0, 640.0)}
LANDS = {"portugal": (150.0, 560.0), "france": (940.0, 40.0), "morocco": (890.0, 1010.0)}
"""Where the names of the countries around stand."""
BORDER_REACH = 74.0


class Board(KeptBoard):
    """Builds the board of a world once, and what comes and goes on it."""

    GAME = "crusade"
    world: World
    names: Names

    def place(self, x: float, y: float) -> Point:
        return x * UNIT, y * UNIT

    def at(self, space: SpaceId) -> Point:
        found = self.world.spaces[space]
        return self.place(found.x, found.y)

    def build(self) -> BoardView:
        spaces = [space for space in self.world.map.spaces if not space.temporary]
        trays, labels = tray_spaces(TRAYS, lambda side, kind: self.names.say(f"tray.{kind}", whose=side))
        return BoardView(
            id=f"crusade/{self.world.scenario.id}",
            title=self.world.scenario.title,
            kind="point",
            bounds=(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP),
            spaces=(*trays, *(self._space(space) for space in spaces), *self._beach_heads()),
            lines=tuple(land_lines(load_coast(), UNIT))
            + tuple(line for link in self.world.map.connections for line in self._link(link))
            + tuple(self._crossing(space) for space in spaces if space.border),
            marks=tuple(mark for space in spaces for mark in self._signs(space)),
            labels=(*labels, *map(self._label, spaces), *self._regions()),
            backdrop=self._coasts(),
            piece_size=COUNTER,
            sides=((NATIONALIST, "dark-blue"), (REPUBLICAN, "red")),
            neighbours=tuple((space.id, self.world.neighbours[space.id]) for space in spaces),
        )

    # -- spaces ------------------------------------------------------------------------------------
    def _space(self, space: Space) -> SpaceView:
        center = self.at(space.id)
        terrain = "mountain" if space.terrain == "mountain" else "city" if space.main_city else "clear"
        rim = ("victory",) if space.vp_value else ("capital",) if space.capital else ()
        return SpaceView(
            space.id, "", space.name, center, square(center, SPACE), (terrain,), marks=rim, note=self._note(space),
            value=space.vp_value if space.vp_value > 1 else 0,
        )  # fmt: skip

    def _note(self, space: Space) -> str:
        """What there is to know of a space, in one line."""
        say, parts = self.names.say, [self.names.say(f"map.{space.terrain}")]
        if space.main_city:
            parts.append(say("map.main_city"))
        if space.vp_value or space.rm_value:
            parts.append(say("map.worth", vp=space.vp_value, rm=space.rm_value))
        if space.supply:
            parts.append(say("map.source", side=space.supply))
        if space.special_source:
            parts.append(say("map.special_source"))
        if space.port:
            parts.append(say("map.port", sea=space.coast or ""))
        if space.region:
            parts.append(say(f"region.{space.region}"))
        if space.border:
            parts.append(say(f"map.border_{space.border}"))
        if space.id in self.world.groups["sierra_of_madrid"]:
            parts.append(say("map.sierra"))
        return explained(" · ".join(parts), space)

    def _signs(self, space: Space) -> list[MarkView]:
        """2.1.1 Source of supply, port and city, at the corners so that counters leave them free."""
        x, y = self.at(space.id)
        signs = []
        if space.supply or space.special_source:
            signs.append(MarkView("supply", (x - CORNER, y - CORNER)))
        if space.port:
            signs.append(MarkView("port", (x - CORNER, y + CORNER)))
        if space.main_city:
            signs.append(MarkView("main-city", (x, y - CORNER - 8)))
        if space.region:
            region = self.names.say(f"region.{space.region}")
            signs.append(MarkView(REGION_SIGNS[space.region], (x + CORNER, y + CORNER), label=region))
        return signs

    def _label(self, space: Space) -> LabelView:
        x, y = self.at(space.id)
        rank = MAIN_RANK if space.main_city else CAPITAL_RANK if space.capital or space.vp_space else TOWN_RANK
        at = self.place(*space.name_at) if space.name_at else (x, y + NAME_BELOW)
        return LabelView(space.name, at, rank, of=space.id, fixed=bool(space.name_at))

    def _regions(self) -> list[LabelView]:
        say = self.names.say
        regions = [LabelView(say(f"region.{r}"), self.place(*at), SEA_RANK, "region") for r, at in REGIONS.items()]
        regions += [LabelView(say(f"land.{land}"), self.place(*at), SEA_RANK, "region") for land, at in LANDS.items()]
        return regions + [LabelView(say(f"sea.{sea}"), self.place(*at), SEA_RANK, "river") for sea, at in SEAS.items()]

    # -- connections -------------------------------------------------------------------------------
    def _link(self, link: Connection) -> list[LineView]:
        a, b = self.at(link.a), self.at(link.b)
        lines = [LineView("connection", (a, b))]
        if link.river:
            lines.append(LineView("connection-river", (between(a, b, 0.3), between(a, b, 0.7))))
        return lines

    def _crossing(self, space: Space) -> LineView:
        """13.4.1 A dotted line out of the country."""
        x, y = self.at(space.id)
        end = (x + BORDER_REACH * 0.4, y - BORDER_REACH) if space.border == "france" else (x - BORDER_REACH * 1.2, y)
        return LineView("connection-border", ((x, y), end), self.names.say(f"map.border_{space.border}"))

    # -- the rest ----------------------------------------------------------------------------------
    def _coasts(self) -> tuple[Shape, ...]:
        bounds = (LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP)
        return land_shapes(load_coast(), bounds, lambda land: "land" if land.country == "Spain" else "waste", UNIT)

    # -- what comes and goes -----------------------------------------------------------------------
    def _beach_heads(self) -> list[SpaceView]:
        """8.5.4, 8.5.6 Every place where a Beach Head may come to lie."""
        spaces = []
        for head in self.world.map.beach_heads:
            for target, center in self._sites(head):
                name = self.names.say("map.beach_head", space=target)
                spaces.append(
                    SpaceView(beach_id(head, target), "", name, center, square(center, SPACE), ("absent",), note=name)
                )
        return spaces

    def _sites(self, head: BeachHead) -> list[tuple[SpaceId, Point]]:
        if head.target:
            return [(head.target, self.at(head.space))]
        return [(target, self.place(x, y)) for target, (x, y) in sorted(head.sites.items())]

    def beach_lines(self, state: CrusadeState) -> tuple[tuple[MarkView, ...], tuple[LineView, ...]]:
        """The Beach Heads on the map now, with their arrows."""
        marks, lines = [], []
        for head in self.world.map.beach_heads:
            for target, center in self._sites(head):
                if state.beach_heads.get(head.space) == target:
                    goal = self.at(target)
                    marks.append(MarkView("beach-head", center))
                    marks.append(MarkView("exit-arrow", between(center, goal, 0.5), angle(center, goal)))
                    lines.append(LineView("connection", (center, goal)))
        return tuple(marks), tuple(lines)


def beach_id(head: BeachHead, target: str) -> str:
    """The board's space of a Beach Head: its own id, or one for each site it may lie at."""
    return head.space if head.target else f"{head.space}:{target}"
