"""Which part of the board to show: where most of what matters lies, at a size at which it can be read."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from operator import or_

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.ui.map.items import spots_of
from desktop.ui.map.scene import MapScene
from desktop.ui.paint.counters import BLOCK_PX
from desktop.views.board import Point

READABLE = 1.15
"""Counters are opened this much larger than the smallest that carry figures."""
NEAR_ENOUGH = 0.8
"""A whole board that is nearly readable is shown whole."""
FEW = 6
"""So many pieces are pointed at, each for itself."""
THIS_WAY = 45
"""Degrees to either side within which other places lie the same way."""
TOO_SMALL = 0.2
"""A whole board is no good first look if its counters are this small against readable ones."""


def readable_zoom(piece_size: float, font_scale: float) -> float:
    """The zoom from which the figures on counters can be read, by somebody who wants letters of this size."""
    return BLOCK_PX * READABLE * max(1.0, font_scale) / piece_size


def spots_asked(scene: MapScene) -> list[Point]:
    """Where the question is: what it is about on the map, else the spaces it offers, else the pieces.

    What waits in a box is asked for by the spaces to which it may go."""
    decision = scene.table.decision if scene.table else None
    if decision is None or scene.ground is None:
        return []
    known = scene.ground.spaces
    about = [name for name in decision.subjects if name in scene.pieces]
    if scene.space_choices:
        about = [name for name in about if not _is_in_box(scene, name)]
    groups: tuple[tuple[list[str], list[str]], ...] = (
        ([name for name in decision.subjects if name in known], about),
        (list(scene.space_choices), []),
        ([], list(scene.piece_choices)),
    )
    for spaces, pieces in groups:
        if spots := spots_of(scene.ground, spaces, scene.pieces, pieces):
            return spots
    return []


def spots_besides(scene: MapScene) -> list[Point]:
    """Where a question about a place is answered with pieces that may stand elsewhere: what can be added to a fight,
    and any pieces if they are few."""
    decision = scene.table.decision if scene.table else None
    if decision is None or scene.ground is None or not decision.subjects:
        return []
    lit = [name for name in scene.piece_choices if name in scene.pieces and name not in decision.subjects]
    if len(lit) > FEW:
        lit = [name for box in decision.boxes for name in box.pieces if name in scene.pieces]
    return spots_of(scene.ground, (), scene.pieces, lit)


def _is_in_box(scene: MapScene, piece: str) -> bool:
    space = scene.ground.spaces.get(scene.pieces[piece].piece.space) if scene.ground is not None else None
    return space is not None and "box" in space.terrain


def spots_held(scene: MapScene) -> list[Point]:
    """Where counters stand on the map, each of a stack counted, boxes left out."""
    spaces = scene.ground.spaces if scene.ground else {}
    stacks = [(spaces[name], stack) for name, stack in scene.stacks.items() if name in spaces]
    return [space.center for space, stack in stacks if "box" not in space.terrain for _ in stack]


def greatest_body(scene: MapScene, spots: Sequence[Point]) -> list[Point]:
    """Those of the spots that hang together and are the most.

    Parts of two fronts that happen to be printed beside each other are no good look at either.
    """
    if scene.ground is None:
        return list(spots)
    named = {space.center: name for name, space in scene.ground.spaces.items()}
    held = Counter(named[spot] for spot in spots if spot in named)
    bodies = _bodies(held, dict(scene.ground.board.neighbours))
    greatest = max(bodies, key=lambda body: sum(held[name] for name in body), default=[])
    return [spot for spot in spots if named.get(spot) in greatest] or list(spots)


def _bodies(held: Iterable[str], neighbours: Mapping[str, tuple[str, ...]]) -> list[list[str]]:
    """Spaces in bodies: within one there is a way from each to each with at most one other space at a time."""
    left, bodies = dict.fromkeys(held), []
    while left:
        body = [next(iter(left))]
        del left[body[0]]
        for name in body:  # it grows meanwhile
            near = neighbours.get(name, ())
            for other in (*near, *(far for each in near for far in neighbours.get(each, ()))):
                if other in left:
                    del left[other]
                    body.append(other)
        bodies.append(body)
    return bodies


def best_middle(spots: Sequence[Point], size: QSizeF) -> QPointF:
    """The middle of the window of this size that holds the most spots."""
    across = _windows([x for x, _ in spots], size.width() / 2)
    down = _windows([y for _, y in spots], size.height() / 2)
    x, y = max(spots, key=lambda spot: (across[spot[0]] & down[spot[1]]).bit_count())
    held = across[x] & down[y]
    best = [spot for at, spot in enumerate(spots) if held >> at & 1]
    xs, ys = [x for x, _ in best], [y for _, y in best]
    return QPointF((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def _windows(values: Sequence[float], half: float) -> dict[float, int]:
    """Which values lie no farther than half a window from each of them, as bits by their places: boards have hundreds
    of spaces."""
    order = sorted(range(len(values)), key=values.__getitem__)
    ordered = [values[at] for at in order]
    up_to = list(accumulate((1 << at for at in order), or_, initial=0))
    return {
        value: up_to[bisect_right(ordered, value + half)] ^ up_to[bisect_left(ordered, value - half)]
        for value in dict.fromkeys(values)
    }


def nearest(spots: Sequence[Point], middle: QPointF) -> Point:
    """The spot next to a middle; of two as near the one that was named first."""
    return min(spots, key=lambda spot: math.dist(spot, middle.toTuple()))


def number_this_way(spots: Sequence[Point], middle: QPointF, target: Point) -> int:
    """How many places lie, seen from a middle, in the quarter round the way to one of them, with itself."""
    way = QPointF(*target) - middle
    ways = [QPointF(*spot) - middle for spot in dict.fromkeys(spots)]
    least = math.cos(math.radians(THIS_WAY)) * math.hypot(*way.toTuple())
    return sum(QPointF.dotProduct(way, other) >= least * math.hypot(*other.toTuple()) for other in ways)


def kept_inside(middle: QPointF, size: QSizeF, bounds: QRectF) -> QPointF:
    """The nearest middle from which a window of this size shows no more than the board."""

    def within(value: float, low: float, high: float, length: float) -> float:
        if high - low <= length:
            return (low + high) / 2
        return min(max(value, low + length / 2), high - length / 2)

    return QPointF(
        within(middle.x(), bounds.left(), bounds.right(), size.width()),
        within(middle.y(), bounds.top(), bounds.bottom(), size.height()),
    )
