"""The board: spaces and connections over the coasts of eastern Europe, regions, the Italian inset, boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.illusions.present.exits import Exits
from desktop.games.illusions.present.land import LandPicture
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, ELIMINATED, REPLACEABLE, RESERVE
from desktop.mechanics.cdg.trays import tray_spaces
from desktop.mechanics.kept_board import KeptBoard
from desktop.views.board import BoardView, LabelView, LineView, MarkView, Point, SpaceView
from desktop.views.ours import daggered_if, explained, parts_of
from desktop.views.outlines import Outline, angle, between, box, square

if TYPE_CHECKING:
    from desktop.games.illusions.data.schema_map import Connection, Space
    from desktop.games.illusions.data.world import World
    from desktop.games.illusions.present.names import Names

SPACE = 100.0
"""Side of a space."""
REGION = (300.0, 190.0)
"""Width and height of a region."""
COUNTER = 71.0
NAME_BELOW = 66.0
CORNER = 44.0
"""How far from the middle of a space its signs stand."""
VP_RANK, TOWN_RANK, INSET_RANK = 2, 3, 1
TITLE_RIGHT = 220.0
"""How far from the left edge of the inset the middle of its title stands, clear of the exits."""
DUE_BOX = "due"
TRAYS: dict[tuple[str, str], tuple[float, float, float, float]] = {
    (CENTRAL, RESERVE): (40.0, 40.0, 770.0, 300.0),
    (CENTRAL, REPLACEABLE): (825.0, 40.0, 695.0, 300.0),
    (CENTRAL, ELIMINATED): (40.0, 355.0, 770.0, 205.0),
    (CENTRAL, DUE_BOX): (825.0, 355.0, 695.0, 205.0),
    (ALLIED, RESERVE): (3800.0, 2500.0, 810.0, 330.0),
    (ALLIED, REPLACEABLE): (3800.0, 2845.0, 810.0, 330.0),
    (ALLIED, ELIMINATED): (3800.0, 3190.0, 810.0, 200.0),
    (ALLIED, DUE_BOX): (3800.0, 3405.0, 810.0, 145.0),
}
"""Boxes beside the map: those of the Central Powers in the Baltic, those of the Allies in the Black Sea."""
TERRAIN = {"plain": "clear", "forest": "woods", "swamp": "swamp", "mountain": "mountain"}
LINKS = {
    "rail": "link-rail", "mixed": "link-mixed", "road": "link-road", "alpine": "connection-border",
    "sea_lane": "sea-lane",
}  # fmt: skip
"""3.1.3 How each kind of connection is drawn."""


class Board(KeptBoard):
    """Builds the board of a world once."""

    GAME = "illusions"
    world: World
    names: Names

    def at(self, space: SpaceId) -> Point:
        found = self.world.spaces[space]
        return float(found.x), float(found.y)

    def build(self) -> BoardView:
        width, height = map(float, self.world.map.canvas)
        spaces, land = self.world.map.spaces, LandPicture(self.names)
        exits = Exits(self.world.map, self.at)
        links = [link for link in self.world.map.connections if link not in exits.links]
        trays, labels = tray_spaces(TRAYS, lambda side, kind: self.names.say(f"tray.{kind}", whose=side))
        return BoardView(
            id=f"illusions/{self.world.scenario.id}",
            title=self.world.scenario.title,
            kind="point",
            bounds=(0.0, 0.0, width, height),
            spaces=(*trays, *map(self._space, spaces)),
            lines=(
                *land.lines(),
                *self._inset_frame(),
                *(line for link in links for line in self._link(link, land)),
                *exits.lines(lambda link: self.names.keyed("link", link.kind)),
            ),
            marks=(
                *(mark for space in spaces for mark in self._signs(space)),
                *(mark for link in links for mark in self._bridge(link, land)),
                *exits.marks(),
            ),
            labels=(*labels, *map(self._label, spaces), *land.labels(), self._inset_title()),
            backdrop=land.shapes(width, height),
            piece_size=COUNTER,
            sides=(
                (ALLIED, "dark-green"),
                (CENTRAL, "grey"),
                ("neutral", "tan"),
                ("uprising", "purple"),
                ("russia", "dark-green"),
                ("entente", "olive"),
                ("austria", "grey"),
                ("germany", "dark-blue"),
            ),
            neighbours=tuple((space.id, self.world.all_neighbours[space.id]) for space in spaces),
        )

    # -- spaces ------------------------------------------------------------------------------------
    def _space(self, space: Space) -> SpaceView:
        center = self.at(space.id)
        terrain = "sea" if space.kind == "sea" else TERRAIN[space.terrain]
        rim = ("victory",) if space.vp else ("capital",) if space.capital else ()
        return SpaceView(
            space.id, "", space.name, center, self._outline(space, center), (terrain,), marks=rim,
            note=self._note(space),
        )  # fmt: skip

    def _outline(self, space: Space, center: Point) -> Outline:
        if space.kind == "region":
            width, height = REGION
            return box(center[0] - width / 2, center[1] - height / 2, width, height)
        return square(center, SPACE)

    def _note(self, space: Space) -> str:
        """What there is to know of a space, in one line, and why something of it is ours."""
        say, ours = self.names.say, parts_of(space)
        parts = [self.names.nation(space.nation), self.names.keyed("terrain", space.terrain)]
        if space.kind != "space":
            parts.append(say(f"map.{space.kind}"))
        if space.vp:
            parts.append(daggered_if(say("map.vp"), "vp" in ours))
        if space.capital:
            parts.append(say("map.capital"))
        if space.fort:
            parts.append(daggered_if(say("map.fort", n=space.fort), "fort" in ours))
        if space.supply:
            parts.append(say("map.source", nations=tuple(space.supply)))
        parts += [say("map.port", sea=sea) for sea in space.ports]
        return explained(" · ".join(parts), space)

    def _signs(self, space: Space) -> list[MarkView]:
        """Sources of supply, ports and forts, at the corners so that counters leave them free."""
        x, y = self.at(space.id)
        signs = []
        if space.supply:
            signs.append(MarkView("supply", (x - CORNER, y - CORNER)))
        if space.ports:
            signs.append(MarkView("port", (x - CORNER, y + CORNER)))
        return signs

    def _label(self, space: Space) -> LabelView:
        x, y = self.at(space.id)
        below = REGION[1] / 2 - 20 if space.kind == "region" else NAME_BELOW
        first = space.vp or space.capital or space.kind == "region"
        at = (float(space.name_at[0]), float(space.name_at[1])) if space.name_at else (x, y + below)
        return LabelView(space.name, at, VP_RANK if first else TOWN_RANK, of=space.id, fixed=bool(space.name_at))

    # -- the inset ---------------------------------------------------------------------------------
    def _inset_frame(self) -> list[LineView]:
        """3.1.2 The Italian Front, a second board in the same scene."""
        inset = self.world.map.inset
        corners = box(inset.x0, inset.y0, inset.x1 - inset.x0, inset.y1 - inset.y0)
        return [LineView("start-line", (*corners, corners[0]), inset.title)]

    def _inset_title(self) -> LabelView:
        inset = self.world.map.inset
        return LabelView(inset.title, (inset.x0 + TITLE_RIGHT, inset.y0 + 40.0), INSET_RANK, "region")

    # -- connections -------------------------------------------------------------------------------
    def _link(self, link: Connection, land: LandPicture) -> list[LineView]:
        a, b = self.at(link.a), self.at(link.b)
        points = (a, *((float(x), float(y)) for x, y in link.via), b)
        lines = [LineView(LINKS[link.kind], points, self.names.keyed("link", link.kind))]
        if link.water and not land.ford(a, b):  # a strait
            lines.append(LineView("connection-river", (between(a, b, 0.38), between(a, b, 0.62))))
        return lines

    def _bridge(self, link: Connection, land: LandPicture) -> list[MarkView]:
        """12.4.3 A water obstacle: where the connection crosses the river."""
        a, b = self.at(link.a), self.at(link.b)
        ford = land.ford(a, b) if link.water else None
        return [MarkView("bridge", ford, angle(a, b))] if ford else []
