"""The board: spaces and connections over the coasts of eastern Europe, regions, the Italian inset, boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.illusions.data.files import load_coast
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, ELIMINATED, REPLACEABLE, RESERVE
from desktop.mechanics.cdg.trays import tray_spaces
from desktop.mechanics.kept_board import KeptBoard
from desktop.views.board import BoardView, LabelView, LineView, MarkView, Point, SpaceView
from desktop.views.ours import daggered_if, explained, parts_of
from desktop.views.outlines import Outline, between, box, square

if TYPE_CHECKING:
    from desktop.games.illusions.data.schema_map import Connection, Space
    from desktop.games.illusions.data.world import World
    from desktop.games.illusions.present.names import Names

UNIT = 2.4
"""Board units per unit of the map file."""
SPACE = 92.0
"""Side of a space."""
REGION = (300.0, 190.0)
"""Width and height of a region."""
COUNTER = 60.0
NAME_BELOW = 62.0
CORNER = 40.0
"""How far from the middle of a space its signs stand."""
EDGE = 60.0
VP_RANK, TOWN_RANK, SEA_RANK, INSET_RANK = 2, 3, 2, 1
DUE_BOX = "due"
TRAYS: dict[tuple[str, str], tuple[float, float, float, float]] = {
    (ALLIED, RESERVE): (3560.0, 4460.0, 1180.0, 330.0),
    (ALLIED, REPLACEABLE): (3560.0, 4810.0, 1180.0, 330.0),
    (ALLIED, ELIMINATED): (3560.0, 5160.0, 1180.0, 250.0),
    (ALLIED, DUE_BOX): (3560.0, 5430.0, 1180.0, 170.0),
    (CENTRAL, RESERVE): (3560.0, 5720.0, 1180.0, 330.0),
    (CENTRAL, REPLACEABLE): (3560.0, 6070.0, 1180.0, 330.0),
    (CENTRAL, ELIMINATED): (3560.0, 6420.0, 1180.0, 250.0),
    (CENTRAL, DUE_BOX): (3560.0, 6690.0, 1180.0, 170.0),
}
TERRAIN = {"plain": "clear", "forest": "woods", "swamp": "swamp", "mountain": "mountain"}
LINKS = {
    "rail": "link-rail", "mixed": "link-mixed", "road": "link-road", "alpine": "connection-border",
    "sea_lane": "sea-lane",
}  # fmt: skip
"""3.1.3 How each kind of connection is drawn."""
SEAS = {"baltic": (420.0, 640.0), "black_sea": (1560.0, 2240.0), "mediterranean": (760.0, 2900.0)}


class Board(KeptBoard):
    """Builds the board of a world once."""

    GAME = "illusions"
    world: World
    names: Names

    def at(self, space: SpaceId) -> Point:
        found = self.world.spaces[space]
        return found.x * UNIT, found.y * UNIT

    def build(self) -> BoardView:
        width, height = (length * UNIT for length in self.world.map.canvas)
        spaces = self.world.map.spaces
        trays, labels = tray_spaces(TRAYS, lambda side, kind: self.names.say(f"tray.{kind}", whose=side))
        return BoardView(
            id=f"illusions/{self.world.scenario.id}",
            title=self.world.scenario.title,
            kind="point",
            bounds=(-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE),
            spaces=(*trays, *map(self._space, spaces)),
            lines=(*self._inset_frame(), *(line for link in self.world.map.connections for line in self._link(link))),
            marks=tuple(mark for space in spaces for mark in self._signs(space)),
            labels=(*labels, *map(self._label, spaces), *self._seas(), self._inset_title()),
            backdrop=self._coasts(width, height),
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
        return LabelView(space.name, (x, y + below), VP_RANK if space.vp or space.capital else TOWN_RANK)

    def _seas(self) -> list[LabelView]:
        return [
            LabelView(self.names.say(f"sea.{sea}"), (x * UNIT, y * UNIT), SEA_RANK, "river")
            for sea, (x, y) in SEAS.items()
        ]

    # -- the inset ---------------------------------------------------------------------------------
    def _inset_frame(self) -> list[LineView]:
        """3.1.2 The Italian Front, a second board in the same scene."""
        inset = self.world.map.inset
        corners = box(inset.x0 * UNIT, inset.y0 * UNIT, (inset.x1 - inset.x0) * UNIT, (inset.y1 - inset.y0) * UNIT)
        return [LineView("start-line", (*corners, corners[0]), inset.title)]

    def _inset_title(self) -> LabelView:
        inset = self.world.map.inset
        return LabelView(inset.title, ((inset.x0 + inset.x1) / 2 * UNIT, inset.y0 * UNIT + 40), INSET_RANK, "region")

    # -- connections -------------------------------------------------------------------------------
    def _link(self, link: Connection) -> list[LineView]:
        a, b = self.at(link.a), self.at(link.b)
        points = (a, *((x * UNIT, y * UNIT) for x, y in link.via), b)
        lines = [LineView(LINKS[link.kind], points, self.names.keyed("link", link.kind))]
        if link.water and not link.via:
            lines.append(LineView("connection-river", (between(a, b, 0.38), between(a, b, 0.62))))
        return lines

    def _coasts(self, width: float, height: float) -> tuple[tuple[str, Outline], ...]:
        sea = ("sea", box(-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE))
        inset = self.world.map.inset
        panel = box(inset.x0 * UNIT, inset.y0 * UNIT, (inset.x1 - inset.x0) * UNIT, (inset.y1 - inset.y0) * UNIT)
        land = [("land", tuple((x * UNIT, y * UNIT) for x, y in each.outline)) for each in load_coast().land]
        return (sea, *land, ("land", panel))
