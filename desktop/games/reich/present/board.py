"""The board: land areas and sea zones, unplayable ground, names, barrels and capitals, boxes for markers."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.reich.present import shapes
from desktop.games.reich.present.names import Names
from desktop.games.reich.rules.actions.actions import blitz_starts
from desktop.games.reich.rules.map.geography import can_use_link
from desktop.mechanics.kept_board import KeptBoard
from desktop.views.board import BoardView, LabelView, LineView, MarkView, Point, SpaceView
from desktop.views.ours import explained
from desktop.views.outlines import Outline, between, box, ridge, scaled

if TYPE_CHECKING:
    from desktop.games.reich.data.schema_map import Area, LayoutBox, Link
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState

UNIT = 1.5
"""Board units per unit of the map file."""
MARKER = 54.0
"""Side of a marker."""
BARREL_STEP, STAR_STEP, BARREL_ABOVE = 26.0, 32.0, 48.0
STATUS_WIDE = 1.12
"""How much wider the boxes are drawn than the map file has them, for their words."""
STATUS_TITLE = 0.43
"""Where the words of a status box have their middle, as a share of its width."""
TRAY_WIDTH, TRAY_HEIGHT, TRAY_GAP, TRAY_TITLE = 374.0, 130.0, 12.0, 30.0
TRAY_LEFT, TRAY_TOP = 2228.0, 20.0
SEA_RANK, CENTRE_RANK, LAND_RANK, SMALL_RANK = 2, 1, 2, 3
ARROW_SHORT = 62.0
"""How far from the middle of its target the head of an attack's arrow stands."""
FOOT = 1.7
"""How much broader the foot of a range is than its heights."""
KINDS = ("fleets", "forts")
GROUND = {"unplayable": "waste", "activatable": "neutral", "vichy": "neutral"}


def tray(kind: str, side: str) -> str:
    """The box where a side's fleets or forts wait."""
    return f"tray:{kind}:{side}"


class Board(KeptBoard):
    """Builds the board of a world once."""

    GAME = "reich"
    world: World
    names: Names

    @cached_property
    def _parts(self) -> dict[str, list[Outline]]:
        return {a.id: [shapes.read_outline(o, UNIT) for o in a.outlines] for a in self.world.areas.values()}

    @cached_property
    def _decoration(self) -> list[tuple[str, Outline]]:
        return [(d.kind, shapes.read_outline(d.outline, UNIT)) for d in self.world.map.decoration]

    def at(self, area: SpaceId) -> Point:
        x, y = self.world.areas[area].centre
        return x * UNIT, y * UNIT

    def build(self) -> BoardView:
        world = self.world
        width, height = (length * UNIT for length in world.map.canvas)
        land = [self._space(area) for area in world.map.land]
        seas = [self._space(area) for area in world.map.sea]
        trays, tray_labels = self._trays()
        boxes, box_labels = self._status_boxes()
        return BoardView(
            id=f"reich/{world.scenario.id}",
            title=world.scenario.title,
            kind="area",
            bounds=(0.0, 0.0, width, height),
            spaces=(*trays, *boxes, *land, *seas),
            marks=tuple(mark for area in world.areas.values() for mark in self._marks(area)),
            labels=(*tray_labels, *box_labels, *(self._label(area) for area in world.areas.values())),
            backdrop=(
                *(("lake" if kind == "water" else "waste", outline) for kind, outline in self._decoration),
                *self._mountains(),
                *((f"shallow-{each.level}", scaled(each.outline, UNIT)) for each in world.map.shallows),
            ),
            piece_size=MARKER,
            neighbours=tuple((area, world.near[area]) for area in world.areas),
        )

    def _mountains(self) -> Iterator[tuple[str, Outline]]:
        for found in self.world.map.ranges:
            line = shapes.read_outline(found.line, UNIT)
            yield "relief-1", ridge(line, found.width * UNIT * FOOT)
            yield "relief-2", ridge(line, found.width * UNIT)

    # -- areas -------------------------------------------------------------------------------------
    def _space(self, area: Area) -> SpaceView:
        outline = shapes.joined(self._parts[area.id])
        if area.id in self.world.is_sea:
            outline = shapes.with_holes(
                outline, [part for part in self._islands() if shapes.lies_inside(part, outline)]
            )
            terrain = "sea"
        else:
            terrain = GROUND.get(area.status, "land")
        return SpaceView(area.id, "", area.name, self.at(area.id), outline, (terrain,), marks=(), note=self._note(area))

    def _islands(self) -> list[Outline]:
        parts = [part for area in self.world.map.land for part in self._parts[area.id]]
        return parts + [outline for _, outline in self._decoration]

    def _note(self, area: Area) -> str:
        say, parts = self.names.say, []
        if area.status == "unplayable":
            return say("map.unplayable")
        printed = "map.zone" if area.id in self.world.is_sea else f"map.printed.{area.printed}"
        parts.append(say(printed))
        if area.production:
            key = "map.either" if area.id in self.world.tables.either_side else "map.centre"
            parts.append(say(key, n=area.production, power=area.home or ""))
        if area.capital:
            parts.append(say("map.capital"))
        if area.island:
            parts.append(say("map.island"))
        if area.strait:
            parts.append(say("map.strait"))
        return explained(" · ".join(parts), area)

    def _label(self, area: Area) -> LabelView:
        rank, style = CENTRE_RANK if area.production else LAND_RANK, "place"
        if area.id in self.world.is_sea:
            rank, style = SEA_RANK, "river"
        elif area.status == "unplayable":
            rank, style = SMALL_RANK, "region"
        x, y = area.name_at or area.centre
        return LabelView(area.name, (x * UNIT, y * UNIT), rank, style, of=area.id, fixed=bool(area.name_at))

    def _marks(self, area: Area) -> list[MarkView]:
        """Barrels above the middle, as many as the centre is worth, with the star of a capital before them."""
        return self._barrels(self.at(area.id), area.production, star=area.capital)

    def _barrels(self, at: Point, number: int, *, star: bool = False) -> list[MarkView]:
        before = STAR_STEP if star else 0.0
        left, top = at[0] - (BARREL_STEP * (number - 1) + before) / 2, at[1] - BARREL_ABOVE
        marks = [MarkView("capital-star", (left, top))] if star else []
        return marks + [MarkView("barrel", (left + before + BARREL_STEP * n, top)) for n in range(number)]

    # -- boxes -------------------------------------------------------------------------------------
    def _trays(self) -> tuple[list[SpaceView], list[LabelView]]:
        """Fleets and forts not on the map, over ground that nobody plays on."""
        spaces, labels = [], []
        for row, kind in enumerate(KINDS):
            for column, side in enumerate(("axis", "allies")):
                left = TRAY_LEFT + column * (TRAY_WIDTH + TRAY_GAP)
                top = TRAY_TOP + row * (TRAY_HEIGHT + TRAY_GAP)
                name = self.names.say(f"tray.{kind}", whose=side)
                center = (left + TRAY_WIDTH / 2, top + TRAY_HEIGHT * 0.66)
                outline = box(left, top, TRAY_WIDTH, TRAY_HEIGHT)
                spaces.append(SpaceView(tray(kind, side), "", name, center, outline, ("box",), note=name))
                labels.append(LabelView(name, (left + TRAY_WIDTH / 2, top + TRAY_TITLE), SEA_RANK, "box"))
        return spaces, labels

    def _status_boxes(self) -> tuple[list[SpaceView], list[LabelView]]:
        """2.6.3 The boxes of the map's corner; what holds now is marked by a star."""
        spaces, labels = [], []
        for found in self.world.map.layout.boxes:
            left, top, width, height = self._status_box(found)
            outline = box(left, top, width, height)
            center = (left + width / 2, top + height / 2)
            title = self.names.say(f"box.{found.id}")
            spaces.append(SpaceView(f"box:{found.id}", "", found.label, center, outline, ("box",), note=found.label))
            labels.append(LabelView(title, (left + width * STATUS_TITLE, top + height / 2), SEA_RANK, "box"))
        return spaces, labels

    def _status_box(self, found: LayoutBox) -> tuple[float, float, float, float]:
        left, top, width, height = (length * UNIT for length in found.rect)
        return left, top, width * STATUS_WIDE, height

    # -- what comes and goes -----------------------------------------------------------------------
    def status_marks(self, state: ReichState) -> tuple[MarkView, ...]:
        """A star in each status box that holds, a plain mark where the marker lies star down."""
        turn = state.turn
        shown = {
            "blitzkrieg_available": "capital-star" if blitz_starts(state) else "",
            "bonus_action_earned": "capital-star" if turn.success == "ready" or turn.production else "",
            "nazi_soviet_pact": "capital-star" if state.pact else "",
            "italian_surrender": "capital-star" if state.italy_surrendered else "",
            "axis_big_push": _face(state.big_push["axis"]),
            "allied_big_push": _face(state.big_push["allies"]),
        }
        marks = []
        for found in self.world.map.layout.boxes:
            if style := shown.get(found.id, ""):
                left, top, width, height = self._status_box(found)
                marks.append(MarkView(style, (left + width * 0.93, top + height / 2)))
        return tuple(marks)

    def centre_marks(self, state: ReichState) -> tuple[MarkView, ...]:
        """1.1 The barrels of temporary production centres."""
        return tuple(
            mark for area, value in sorted(state.centres.items()) for mark in self._barrels(self.at(area), value)
        )

    def arrow(self, origin: SpaceId, target: SpaceId) -> tuple[MarkView, LineView]:
        """From the disc of one area to that of another."""
        (ax, ay), (bx, by) = self.at(origin), self.at(target)
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        share = max(0.5, 1 - ARROW_SHORT / max(1.0, math.dist((ax, ay), (bx, by))))
        head = (ax + (bx - ax) * share, ay + (by - ay) * share)
        return MarkView("attack", head, angle), LineView("attack", ((ax, ay), head))

    def links(self, state: ReichState) -> tuple[LineView, ...]:
        """2.3 Borders under a condition: open to somebody, or shut."""
        return tuple(self._link(state, link) for link in self.world.map.links)

    def _link(self, state: ReichState, link: Link) -> LineView:
        users = [side for side in ("axis", "allies") if can_use_link(state, side, link)]
        style = "link-open" if users else "link-shut"
        a, b = self.at(link.a), self.at(link.b)
        return LineView(style, (a, between(a, b), b), self.names.say("map.link", area=link.a, area2=link.b))


def _face(face: str) -> str:
    return {"up": "capital-star", "down": "diamond"}.get(face, "")
