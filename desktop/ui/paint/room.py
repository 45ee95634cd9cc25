"""Room for words on a board: what is drawn there already, and where on it a word of some size may stand."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from desktop.ui.paint.shapes import inside
from desktop.views.board import BoardView, LabelView, LineView, MarkView, Point, SpaceView

CELL = 128.0
"""Side of the squares in which things on the board are looked up."""
SPACE, BOX, WORD = 40.0, 60.0, 90.0
"""What it costs a word to lie on a place where counters stand, on a box beside the map, on another word."""
WATER, SIGN, WAY, PERHAPS, HEX, FLEET = 3.2, 6.0, 0.35, 2.0, 5.0, 10.0
"""On a piece of a river, on a sign, on a piece of a road; on places that hold counters now and then."""
LINES_MOST = 24.0
"""All lines and signs below a word cost it no more than this: less than a place would."""
SIDE_BY_SIDE = 2.0
"""How much wider than a counter what stands in a sea is: a fleet beside whoever holds it."""
PIECE, DROP = 32.0, 16.0
"""Lines are cut into pieces of this length, rivers into shorter ones."""
WATERS = ("stream", "river", "canal", "connection-river")
LINE_COSTS = dict.fromkeys(WATERS, WATER) | {"shore": 0.7, "nation-border": 0.4, "border": 0.4}
SIGN_HALF = 15.0

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Cell = tuple[int, int]


class Spot(Struct):
    """Where a word may stand: its middle, how it is turned, and what speaks against it."""

    at: Point
    cost: float = 0.0
    angle: float = 0.0


def cells_of(rect: Rect) -> Iterator[Cell]:
    rows = range(int(rect[1] // CELL), int(rect[3] // CELL) + 1)
    for column in range(int(rect[0] // CELL), int(rect[2] // CELL) + 1):
        for row in rows:
            yield column, row


def shared(a: Rect, b: Rect) -> float:
    """How much of the first the second covers, as a share."""
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return 0.0 if wide <= 0 or high <= 0 else wide * high / ((a[2] - a[0]) * (a[3] - a[1]))


def blocks_of(at: Point, width: float, height: float, angle: float) -> list[Rect]:
    """The room that a word takes: one rectangle, or, where it is turned, squares along it."""
    if abs(angle) < math.degrees(math.atan2(height / 2, width)):
        return [(at[0] - width / 2, at[1] - height / 2, at[0] + width / 2, at[1] + height / 2)]
    count = max(2, math.ceil(width / height))
    dx, dy, half = math.cos(math.radians(angle)), math.sin(math.radians(angle)), height / 2
    shifts = [(number / (count - 1) - 0.5) * (width - height) for number in range(count)]
    spots = [(at[0] + dx * shift, at[1] + dy * shift) for shift in shifts]
    return [(x - half, y - half, x + half, y + half) for x, y in spots]


class Room:
    """What a board shows at every scale, as far as words must keep clear of it."""

    def __init__(self, board: BoardView) -> None:
        self.board = board
        self._areas: dict[Cell, list[tuple[Rect, float, str]]] = {}
        self._dots: dict[Cell, list[tuple[float, float, float]]] = {}
        self._lands: dict[Point, Sequence[Point]] = {}
        self._boxes = [space for space in board.spaces if "box" in space.terrain]
        for space in board.spaces:
            self._put_space(space)
        for line in board.lines:
            self._put_line(line)
        for mark in board.marks:
            self._put_mark(mark)
        self.named: dict[str, list[SpaceView]] = {}
        for space in board.spaces:
            if space.name and not _is_tray(board, space):
                self.named.setdefault(space.name, []).append(space)
        self.courses = [line.points for line in board.lines if line.style in WATERS[:3] and len(line.points) > 1]

    def _put_space(self, space: SpaceView) -> None:
        cost, rect = _cost_of(self.board, space), self.frame(space)
        for cell in cells_of(rect) if cost else ():
            self._areas.setdefault(cell, []).append((rect, cost, space.id))

    def _put_line(self, line: LineView) -> None:
        cost, step = LINE_COSTS.get(line.style, WAY), DROP if line.style in WATERS else PIECE
        for (ax, ay), (bx, by) in pairwise(line.points):
            count = math.ceil(math.dist((ax, ay), (bx, by)) / step)
            for number in range(count):
                share = (number + 0.5) / count
                self._put_dot(ax + (bx - ax) * share, ay + (by - ay) * share, cost)

    def _put_dot(self, x: float, y: float, cost: float) -> None:
        self._dots.setdefault((int(x // CELL), int(y // CELL)), []).append((x, y, cost))

    def _put_mark(self, mark: MarkView) -> None:
        for dx in (-SIGN_HALF, 0.0, SIGN_HALF):
            self._put_dot(mark.at[0] + dx, mark.at[1], SIGN)

    def frame(self, space: SpaceView) -> Rect:
        """The part of a space on which counters stand: all of it where places are drawn as such."""
        if self.board.kind == "point" or "box" in space.terrain:
            xs, ys = zip(*space.outline, strict=True)
            return min(xs), min(ys), max(xs), max(ys)
        (x, y), half = space.center, self.board.piece_size / 2
        wide = half * SIDE_BY_SIDE if "sea" in space.terrain else half
        return x - wide, y - half, x + wide, y + half

    def is_wide(self, space: SpaceView) -> bool:
        """Whether a space is wide enough to have its name inside."""
        left, _, right, _ = self.frame(space)
        return right - left > 3 * self.board.piece_size

    def cost(self, rect: Rect, own: str = "") -> float:
        """What a word there would lie on; its own space may be below it."""
        cost, lines, met, left, top, right, bottom = 0.0, 0.0, set[str](), *rect
        for cell in cells_of(rect):
            for area, price, name in self._areas.get(cell, ()):
                if name != own and name not in met and (part := shared(rect, area)):
                    met.add(name)
                    cost += price * (0.8 + part)
            for x, y, price in self._dots.get(cell, ()):
                if left < x < right and top < y < bottom:
                    lines += price
        return cost + min(lines, LINES_MOST)

    def covering(self, rect: Rect, own: str = "") -> list[str]:
        """The places and boxes that a word there would lie on."""
        found = [
            name
            for cell in cells_of(rect)
            for area, price, name in self._areas.get(cell, ())
            if price >= SPACE and name != own and shared(rect, area)
        ]
        return sorted({*found})

    def land_around(self, at: Point) -> Sequence[Point]:
        """The outline of the uppermost country behind a spot, looked for once; nothing at sea."""
        if at not in self._lands:
            self._lands[at] = ()
            for style, outline in self.board.backdrop:
                if not style.startswith(("shallow", "relief", "sea")) and inside(outline, *at):
                    self._lands[at] = outline
        return self._lands[at]

    def box_around(self, at: Point) -> SpaceView | None:
        """The box beside the map that a title stands in."""
        return next((box for box in self._boxes if inside(box.outline, *at)), None)

    def owner(self, label: LabelView) -> SpaceView | None:
        """The space whose name a label tells: the one called so, else the one whose counters it would cover."""
        place = label.style == "place"
        found = [space for space in self.named.get(label.text, ()) if place or "box" not in space.terrain]
        if place and not found:
            reach = self.board.piece_size * 0.7
            found = [space for space in self.board.spaces if math.dist(space.center, label.at) < reach]
        return min(found, key=lambda space: math.dist(space.center, label.at), default=None)


def _is_tray(board: BoardView, space: SpaceView) -> bool:
    xs = [x for x, _ in space.outline]
    return "absent" in space.terrain or ("box" in space.terrain and max(xs) - min(xs) > 2 * board.piece_size)


def _cost_of(board: BoardView, space: SpaceView) -> float:
    if "box" in space.terrain:
        return BOX if _is_tray(board, space) else SPACE
    if "absent" in space.terrain:
        return PERHAPS
    if board.kind == "hex":
        return HEX if space.name or space.value else 0.0
    return FLEET if board.kind == "area" and "sea" in space.terrain else SPACE


# -- spots -----------------------------------------------------------------------------------------
ABOVE, RIGHT, LEFT, ASIDE, FAR = 4.0, 6.0, 7.0, 3.0, 12.0
"""How much worse than below its place a name stands elsewhere."""
CLEAR = 3.0


def spots_beside(frame: Rect, width: float, size: float) -> Iterable[Spot]:
    """Around a place: below it, above it, to the right, to the left, and at its corners."""
    left, top, right, bottom = frame
    x, y, lift = (left + right) / 2, (top + bottom) / 2, CLEAR + size * 0.55
    for base, row in ((0.0, bottom + lift), (ABOVE, top - lift)):
        yield Spot((x, row), base)
        for share in (0.22, -0.22, 0.4, -0.4):
            yield Spot((x + share * width, row), base + ASIDE * (0.5 + abs(share)))
    for base, column in ((RIGHT, right + CLEAR + width / 2), (LEFT, left - CLEAR - width / 2)):
        for share in (0.0, 0.3, -0.3, 0.6, -0.6):
            yield Spot((column, y + share * (bottom - top)), base + abs(share))
    for base, row in ((FAR, bottom + lift + size), (FAR + ABOVE, top - lift - size)):
        yield from (Spot((x + share * width, row), base + abs(share)) for share in (0.0, 0.3, -0.3, 0.6, -0.6))


def spots_apart(frame: Rect, width: float, size: float) -> Iterable[Spot]:
    """A little off a place, to its right and left: for the name of one that is closely surrounded."""
    left, top, right, bottom = frame
    for gap in (0.6 * size, 1.2 * size):
        for base, column in ((FAR, right + gap + width / 2), (FAR + 1, left - gap - width / 2)):
            for share in (0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9):
                yield Spot((column, (top + bottom) / 2 + share * (bottom - top)), base + gap / size + abs(share))


STEPS_ASIDE, STEPS_UP = (0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9), (0.0, 1.1, -1.1, 2.2, -2.2, 3.3, -3.3, 4.4, -4.4)


def spots_around(at: Point, width: float, size: float) -> Iterable[Spot]:
    """Near a spot of the map: for the names of countries and seas."""
    for up in STEPS_UP:
        for aside in STEPS_ASIDE:
            yield Spot((at[0] + aside * width, at[1] + up * size), abs(aside) * 6 + abs(up) * 2)


def spots_along(course: Sequence[Point], at: Point, width: float, size: float, lift: float) -> Iterable[Spot]:
    """On a river, or, with some lift, on either side of it: along its course, the nearest to a spot first."""
    marks = [0.0]
    for a, b in pairwise(course):
        marks.append(marks[-1] + math.dist(a, b))
    here = min(range(len(course)), key=lambda number: math.dist(course[number], at))
    for number in (0, 1, -1, 2, -2, 3, -3, 4, -4, 6, -6, 8, -8):
        middle = marks[here] + number * width * 0.45
        if not width / 2 < middle < marks[-1] - width / 2:
            continue
        a, b, c = (_point_at(course, marks, middle + shift * width) for shift in (-0.5, 0.0, 0.5))
        if a[0] > b[0]:
            a, b = b, a
        angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        bend = math.dist(c, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)) / size + (width - math.dist(a, b)) / size
        dx, dy = -math.sin(math.radians(angle)) * lift, math.cos(math.radians(angle)) * lift
        for side in (-1, 1) if lift else (0,):
            yield Spot((c[0] + dx * side, c[1] + dy * side), abs(number) + bend * 8 + abs(angle) / 30, angle)


def _point_at(course: Sequence[Point], marks: Sequence[float], length: float) -> Point:
    number = next((n for n in range(1, len(marks)) if marks[n] >= length), len(marks) - 1)
    step = marks[number] - marks[number - 1]
    share = (length - marks[number - 1]) / step if step else 0.0
    (ax, ay), (bx, by) = course[number - 1], course[number]
    return ax + (bx - ax) * share, ay + (by - ay) * share
