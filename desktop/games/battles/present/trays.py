"""Boxes beside the map: the Madrid box, air units, units ready or due, the lost and those that left."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.engine.ids import UnitId
from desktop.games.battles.present.shapes import box
from desktop.views.board import LabelView, Point, SpaceView

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World
    from desktop.games.battles.present.names import Names

CELL = 76.0
"""Room for one counter."""
COLUMNS = 5
MOST_ROWS = 10
TITLE = 60.0
TITLE_MIDDLE = 29.0
PAD = 12.0
GAP = 22.0
WIDTH = COLUMNS * CELL + 2 * PAD
SMALL_COLUMNS = 3
SMALL_WIDTH = (WIDTH - (SMALL_COLUMNS - 1) * GAP) / SMALL_COLUMNS
LEFT, RIGHT = "nationalist", "republican"


class Tray(Struct, frozen=True):
    """A box to be drawn: `rows` of counters; small ones stand side by side."""

    id: str
    title: str
    name: str
    rows: int = 1
    small: bool = False


def ready(side: str) -> str:
    return f"tray:ready:{side}"


def due(side: str, turn: int) -> str:
    return f"tray:due:{side}:{turn}"


def later(side: str) -> str:
    return f"tray:later:{side}"


def air(side: str) -> str:
    return f"tray:air:{side}"


def lost(side: str) -> str:
    return f"tray:lost:{side}"


def exited(side: str) -> str:
    return f"tray:exited:{side}"


def due_turns(world: World, side: str) -> list[int]:
    """Turns after the first on which something is scheduled to arrive."""
    turns = {
        world.turn_of(placement.turn, placement.alternative_turn)
        for placement in world.scenario.placements.values()
        if placement.turn and not placement.swap and world.units[placement.units[0]].side == side
    }
    for draw in world.scenario.draws:
        if any(world.units[unit].side == side for unit in _pool(world, draw.pool)):
            turns.add(world.turn_of(draw.turn))
    return sorted(turn for turn in turns if turn > 1)


def _pool(world: World, pool: str) -> list[UnitId]:
    return [unit for p in world.scenario.placements.values() if p.pool == pool for unit in p.units]


def _rows(units: int) -> int:
    return max(1, min(MOST_ROWS, ceil(units / COLUMNS)))


def trays_of(world: World, names: Names, side: str) -> list[Tray]:
    """The boxes of a side, from top to bottom."""
    say = names.say
    placements = [p for p in world.scenario.placements.values() if world.units[p.units[0]].side == side]
    own = [unit for unit in world.units.values() if unit.side == side]
    trays = []
    if any(p.air for p in placements):
        trays.append(Tray(air(side), say("tray.air"), say("tray.air.name", side=side)))
    ground = sum(1 for unit in own if not unit.is_air)
    trays.append(Tray(ready(side), say("tray.ready"), say("tray.ready.name", side=side), _rows(ground)))
    for turn in due_turns(world, side):
        title = say("tray.due", n=turn)
        trays.append(Tray(due(side, turn), title, say("tray.due.name", side=side, turn=turn), small=True))
    if any(unit.is_hq for unit in own) or any(p.swap or p.pool for p in placements):
        trays.append(Tray(later(side), say("tray.later"), say("tray.later.name", side=side), 2))
    trays.append(Tray(exited(side), say("tray.exited"), say("tray.exited.name", side=side), 1))
    trays.append(Tray(lost(side), say("tray.lost"), say("tray.lost.name", side=side), min(4, _rows(ground))))
    return trays


def lay_out(trays: list[Tray], left: float, top: float) -> tuple[list[SpaceView], list[LabelView], float]:
    """Set boxes in a column; returns them, their titles and where the column ends."""
    spaces: list[SpaceView] = []
    labels: list[LabelView] = []
    y, small = top, 0
    for tray in trays:
        if tray.small:
            column = small % SMALL_COLUMNS
            small += 1
            height = TITLE + CELL + PAD
            _put(spaces, labels, tray, (left + column * (SMALL_WIDTH + GAP), y), SMALL_WIDTH, height)
            if column == SMALL_COLUMNS - 1:
                y += height + GAP
            continue
        if small % SMALL_COLUMNS:
            y += TITLE + CELL + PAD + GAP
        small = 0
        height = TITLE + tray.rows * CELL + PAD
        _put(spaces, labels, tray, (left, y), WIDTH, height)
        y += height + GAP
    return spaces, labels, y - GAP


def _put(spaces: list[SpaceView], labels: list[LabelView], tray: Tray, at: Point, width: float, height: float) -> None:
    left, top = at
    center = (left + width / 2, top + TITLE + (height - TITLE - PAD) / 2)
    spaces.append(SpaceView(tray.id, "", tray.name, center, box(left, top, width, height), ("box",), note=tray.name))
    labels.append(LabelView(tray.title, (left + width / 2, top + TITLE_MIDDLE), 2, "box"))
