"""Setting the words of a board at a scale: which are shown, how large, and each where it covers nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF

from desktop.ui.paint.counters import BLOCK_PX
from desktop.ui.paint.lettering import BOX_TITLE, Lettering, word_width
from desktop.ui.paint.room import (
    SPACE,
    WORD,
    Cell,
    Rect,
    Room,
    Spot,
    blocks_of,
    cells_of,
    shared,
    spots_along,
    spots_apart,
    spots_around,
    spots_beside,
)
from desktop.ui.paint.shapes import inside
from desktop.views.board import LabelView, Point, SpaceView

NUMBER_SCALE = 0.62
MIN_PX, SMALL_MIN_PX, SMALL_SCALE = 10.5, 9.0, 0.3
"""Letters are no smaller than this on the screen, and where a large map is shown as a whole, than that."""
SMALLEST_PX = 7.0
MAX_PX = 34.0
RANK_UNITS = {0: 32.0, 1: 24.0, 2: 18.5, 3: 15.0}
BOX_UNITS = 25.0
RANK_SCALE = {0: 0.0, 1: 0.0, 2: 0.2, 3: 0.5}
"""From which scale on the names of a rank are shown. On a map of places those that matter most are at every scale, and
all where counters can be read."""
RING = 0.1
"""Room between a disc and the name of its area, as a share of the disc: for the ring around a lit one."""
ABROAD = 40.0
"""What it costs the name of a country, or of an area, to stand outside it."""
OUTSIDE = 20.0
"""And the name of a region, drawn with room for it, to stand outside its frame."""
ON_WATER = 15.0
"""What it costs the name of a river to stand where the map file has it, which is on the river."""
ARMY = 0.7
"""Height of the line below the name of a place that tells who stands there, in letters of the name."""
POOR = 12.0
"""Names that stand worse than this are set again, once all others have their places."""
ON_PLACE = SPACE * 0.8
"""And what stands worse than this lies where counters do: in finer letters, and a little off, it may not."""
FINER = (1.0, 0.85, 0.7, 0.6, 0.5)
"""So much finer; whoever wants large letters has some smaller names rather than some that counters hide."""
FIXED, KEY, FREE, TOWN, COURSE = range(5)
"""The order in which words find their places."""


def set_words(room: Room, scale: float, font_scale: float = 1.0) -> list[Lettering]:
    """All words that are shown at this scale, the important ones first."""
    return Setter(room, scale, font_scale).words()


class Setter:
    """Finds a place for each word in turn."""

    def __init__(self, room: Room, scale: float, font_scale: float) -> None:
        self._room, self._board = room, room.board
        self._scale, self._font_scale = scale, font_scale
        self._taken: dict[Cell, list[tuple[Rect, int, float]]] = {}
        self._poor: list[int] = []

    def words(self) -> list[Lettering]:
        board, scale = self._board, self._scale
        shown = [label for label in board.labels if scale >= self._least_scale(label)]
        shown.sort(key=lambda label: (self._turn(label), label.rank))
        found: dict[int, tuple[LabelView, Lettering]] = {}
        for number, label in enumerate(shown):
            if (word := self._set(number, label)) is not None:
                found[number] = label, word
        self._set_again(found)
        words = [word for _, word in found.values()]
        return words + (self._numbers() if scale >= NUMBER_SCALE else [])

    def _least_scale(self, label: LabelView) -> float:
        kind = self._board.kind
        if label.style == "box" or (kind == "point" and label.rank <= 2 and label.style == "place"):
            return 0.0
        rank = label.rank - 1 if kind == "area" else label.rank  # areas are larger than places
        least = RANK_SCALE.get(rank, 0.6)
        return min(least, BLOCK_PX / self._board.piece_size) if kind == "point" else least

    def _turn(self, label: LabelView) -> int:
        if label.style == "box" or label.fixed:
            return FIXED
        if label.angle or label.style == "river":
            return COURSE
        if self._room.owner(label) is None:
            return FREE
        return KEY if label.rank <= 2 else TOWN

    # -- one word ----------------------------------------------------------------------------------
    def _set(self, number: int, label: LabelView) -> Lettering | None:
        word = self._word(label)
        if label.style == "box":
            if not self._shrunk_to_box(word):
                return None
        elif not label.fixed:
            spot, cost = self._best(label, word)
            if cost >= WORD / 2 and self._can_do_without(label):
                return None
            word = _moved(word, spot)
            if cost > POOR and (label.style == "place" or (cost > ON_PLACE and label.style == "region")):
                self._poor.append(number)
        self._take(number, word, label)
        return word

    def _can_do_without(self, label: LabelView) -> bool:
        """Whether a word that would cover another may stay away: never the name of a place at play, or of a goal."""
        needed = label.rank <= 2 or self._board.kind == "point" or self._scale >= RANK_SCALE[3]
        return label.style != "place" or not needed

    def _word(self, label: LabelView) -> Lettering:
        """A label as it is set at this scale, where the board has it."""
        scale = self._scale
        units = BOX_UNITS if label.style == "box" else RANK_UNITS.get(label.rank, 14.0)
        least = SMALL_MIN_PX if scale < SMALL_SCALE and self._board.kind == "point" else MIN_PX
        wanted = max(units * scale, least * self._font_scale)  # whoever wants larger letters looks from nearer, too
        size = min(wanted, MAX_PX * self._font_scale * max(1.0, scale / 2)) / scale
        ink = {"river": "river-name", "region": "region", "box": "box-name"}.get(label.style, "place")
        word = Lettering(label.text, label.at, size, ink, label.style, label.angle, QRectF())
        return _moved(word, Spot(label.at, angle=label.angle))

    def _best(self, label: LabelView, word: Lettering, *, hard: bool = False) -> tuple[Spot, float]:
        """Where it stands best, and what speaks against that; where it is `hard` to find, further off too."""
        owner = self._room.owner(label)
        own = owner.id if owner and (self._board.kind == "point" or "waste" in owner.terrain) else ""
        land = self._land(label, owner)
        best, least = Spot(word.at, angle=label.angle), float("inf")
        spots = list(self._spots(label, word, owner))
        if hard and owner is not None and label.style == "place":
            spots += spots_apart(self._room.frame(owner), word.rect.width(), word.size)
        for spot in spots:
            if spot.cost < least:
                cost = spot.cost + self._cost(word, spot, own, least - spot.cost)
                if cost < least and land:
                    cost += ABROAD * _outside(land, spot.at, word.rect.width())
                if cost < least:
                    best, least = spot, cost
        return best, least

    def _land(self, label: LabelView, owner: SpaceView | None) -> Sequence[Sequence[Point]]:
        """What the name of a country, an area or a sea should stand in."""
        if label.angle or (owner and not label.areas and (self._board.kind != "area" or label.style == "place")):
            return ()
        if label.areas:
            return [space.outline for space in self._board.spaces if space.id in label.areas]
        land = owner.outline if owner else self._room.land_around(label.at)
        return (land,) if land else ()

    def _spots(self, label: LabelView, word: Lettering, owner: SpaceView | None) -> Iterable[Spot]:
        width, size = word.rect.width(), word.size
        if label.angle:
            yield from self._beside_water(label, width, size)
        elif owner is None or (self._board.kind == "area" and label.style != "place"):
            yield from spots_around(label.at, width, size)
        elif self._room.is_wide(owner):
            yield Spot(label.at)
            yield from (
                Spot(spot.at, spot.cost + OUTSIDE) for spot in spots_beside(self._room.frame(owner), width, size)
            )
        else:
            frame = self._room.frame(owner)
            if self._board.kind == "area":
                ring = RING * self._board.piece_size
                frame = frame[0], frame[1], frame[2], frame[3] + ring
            yield from spots_beside(frame, width, size)

    def _beside_water(self, label: LabelView, width: float, size: float) -> Iterable[Spot]:
        """The name of a river: beside it on a map of places, on it between the hexes, where no counters stand."""
        courses, beside = self._room.courses, self._board.kind == "point"
        yield Spot(label.at, ON_WATER if beside else 0.0, label.angle)
        if courses:
            course = min(courses, key=lambda line: min(abs(x - label.at[0]) + abs(y - label.at[1]) for x, y in line))
            lift = size * 0.62 + 6.0 if beside else 0.0
            yield from spots_along(course, label.at, width, size, lift)

    def _cost(self, word: Lettering, spot: Spot, own: str, most: float) -> float:
        """What a word there would cover; no longer counted once it is more than `most`."""
        width, height = word.rect.width() + word.size * 0.3, word.size * 1.05
        cost = 0.0
        for rect in blocks_of(spot.at, width, height, spot.angle):
            cost += self._beyond(rect)
            for cell in cells_of(rect):
                for other, _, price in self._taken.get(cell, ()):
                    if part := shared(rect, other):
                        cost += price * (0.5 + part)
            if cost >= most:
                break
            cost += self._room.cost(rect, own)
        return cost

    def _beyond(self, rect: Rect) -> float:
        """What is cut off at the edge of the map is no name."""
        left, top, width, high = self._board.bounds
        out = max(left - rect[0], top - rect[1], rect[2] - left - width, rect[3] - top - high)
        return WORD * 2 if out > 0 else 0.0

    def _take(self, number: int, word: Lettering, label: LabelView) -> None:
        for rect, price in self._rects(word, label):
            for cell in cells_of(rect):
                self._taken.setdefault(cell, []).append((rect, number, price))

    def _give_back(self, number: int, word: Lettering, label: LabelView) -> None:
        for rect, _ in self._rects(word, label):
            for cell in cells_of(rect):
                self._taken[cell] = [each for each in self._taken.get(cell, ()) if each[1] != number]

    def _rects(self, word: Lettering, label: LabelView) -> list[tuple[Rect, float]]:
        """What a word takes of the board, with the line of those who stand there below the name of a place."""
        height = word.size * (0.95 if word.angle else 1.0)
        rects = [(rect, WORD) for rect in blocks_of(word.at, word.rect.width(), height, word.angle)]
        board, owner = self._board, self._room.owner(label) if label.style == "place" else None
        if owner and board.kind == "point" and self._scale * board.piece_size >= BLOCK_PX:
            frame, (x, y) = self._room.frame(owner), word.at
            if y < frame[1]:
                x, y = owner.center[0], frame[3]
            half, top = (frame[2] - frame[0]) / 2, y + word.size / 2
            rects.append(((x - half, top, x + half, top + word.size * ARMY), SPACE * 0.4))
        return rects

    def _set_again(self, found: dict[int, tuple[LabelView, Lettering]]) -> None:
        """The first of them may find more room once the last have theirs."""
        hidden = [number for number in self._poor if self._is_set_again(number, found)]
        for number in hidden:
            self._is_set_again(number, found)

    def _is_set_again(self, number: int, found: dict[int, tuple[LabelView, Lettering]]) -> bool:
        """Set a word again; whether it lies on a place all the same."""
        label, word = found[number]
        self._give_back(number, word, label)
        word, cost = self._anywhere(label, word)
        self._take(number, word, label)
        found[number] = label, word
        return cost > ON_PLACE

    def _anywhere(self, label: LabelView, word: Lettering) -> tuple[Lettering, float]:
        """A word where it stands best; one that lies on a place there in finer letters, and further off."""
        spot, cost = self._best(label, word)
        found, least = _moved(word, spot), SMALL_MIN_PX / self._scale
        for share in FINER:
            if cost <= ON_PLACE:
                break
            size = max(least, word.size * share)
            finer = Lettering(word.text, word.at, size, word.ink, word.style, word.angle, word.rect)
            finer = _moved(finer, Spot(word.at, angle=word.angle))
            spot, price = self._best(label, finer, hard=True)
            if price < cost:
                found, cost = _moved(finer, spot), price
        return found, cost

    # -- boxes and numbers -------------------------------------------------------------------------
    def _shrunk_to_box(self, word: Lettering) -> bool:
        """Make a box's title as small as its box; False if nobody could read it then."""
        word.size = min(word.size, BOX_TITLE)
        if (box := self._room.box_around(word.at)) is not None:
            left, _, right, _ = self._room.frame(box)
            word.size = min(word.size, (right - left) * 0.96 / word_width(word.text, word.style))
        word.rect = _moved(word, Spot(word.at)).rect
        return word.size * self._scale >= SMALLEST_PX

    def _numbers(self) -> list[Lettering]:
        size = max(11.0, 8.0 / self._scale) * min(self._font_scale, 1.3)
        words = []
        for space in self._board.spaces:
            if space.number and "box" not in space.terrain:
                x, top = space.center[0], min(y for _, y in space.outline)
                y = top + (space.center[1] - self._board.piece_size / 2 - top) * 0.66
                width = word_width(space.number, "number") * size
                if not self._is_taken((x - width / 2, y - size / 2, x + width / 2, y + size / 2)):
                    rect = QRectF(x - width / 2, y - size / 2, width, size)
                    words.append(Lettering(space.number, (x, y), size, "number", "number", 0.0, rect))
        return words

    def _is_taken(self, rect: Rect) -> bool:
        return any(shared(rect, other) for cell in cells_of(rect) for other, *_ in self._taken.get(cell, ()))


def _outside(lands: Sequence[Sequence[Point]], at: Point, width: float) -> float:
    """How much of a word reaches beyond some outlines: its middle counts as much as its ends."""
    (x, y), half = at, width * 0.48
    shares = ((0.5, x), (0.25, x - half), (0.25, x + half))
    return sum(share for share, spot in shares if not any(inside(land, spot, y) for land in lands))


def _moved(word: Lettering, spot: Spot) -> Lettering:
    width, (x, y) = word_width(word.text, word.style) * word.size, spot.at
    rect = QRectF(x - width / 2, y - word.size * 0.55, width, word.size * 1.1)
    return Lettering(word.text, (x, y), word.size, word.ink, word.style, spot.angle, rect)
