"""Who holds which space."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.ui.map.ground import Ground
from desktop.ui.map.items import Z_CONTROL, LayerItem
from desktop.ui.map.kept import Kept
from desktop.ui.map.look import MapLook, fill_hatch
from desktop.ui.paint.shapes import polygon_path

CONTROL_HATCHES = ("good", "bad", "own", "enemy")
POINT_TINT, AREA_TINT = (0.45, 0.25), (0.2, 0.3)
"""How strongly control shows, as hatch and as wash: whole areas need a lighter hatch than small spaces."""


class ControlItem(LayerItem):
    """Who holds which space, as tint and hatch; used where spaces are wide enough to carry it."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_CONTROL)
        self._sides: dict[str, list[str]] = {}
        self._areas: dict[str, QPainterPath] = {}
        self._changes, self._kept = 0, Kept()
        self._hatches: dict[str, str] = {}
        """Kept once given, so that a side's hatch never changes."""
        self._boxes = QPainterPath()
        """Boxes that lie on areas stay clear."""
        for space in ground.board.spaces:
            if "box" in space.terrain:
                self._boxes.addPath(polygon_path(space.outline))

        self._held: dict[str, str] = {}
        self.changed: dict[str, tuple[str, str]] = {}
        """Spaces that changed hands with the last view: from whom, to whom."""
        self._phase = 1.0

    def show_control(self, control: Sequence[tuple[str, str]]) -> None:
        held = {name: side for name, side in control if name in self.ground.spaces}
        if held == self._held and self._phase >= 1:
            self.changed = {}
            return
        first, fading = not self._held, [*self.changed]
        names = dict.fromkeys((*self._held, *held)) if self._held else {}
        pairs = ((name, self._held.get(name, ""), held.get(name, "")) for name in names)
        self.changed = {name: (old, new) for name, old, new in pairs if old != new}
        self._held = held
        self.fade(1.0)
        if first:
            self.update()
        else:
            self._renew([self.ground.boxes[name] for name in fading])

    def fade(self, phase: float) -> None:
        """Show how far spaces that changed hands are on their way from the old side (0) to the new one (1)."""
        self._phase = phase
        self._renew([self.ground.boxes[name] for name in sorted(self.changed)])
        changing = self.changed if phase < 1 else {}
        before, self._sides = self._sides, {}
        self._changes += 1
        if self._tints:
            for name, side in self._held.items():
                if side and name not in changing:
                    self._sides.setdefault(side, []).append(name)
        for side in sorted({*self._sides, *(side for pair in changing.values() for side in pair if side)}):
            self._hatches.setdefault(side, CONTROL_HATCHES[len(self._hatches) % len(CONTROL_HATCHES)])
        other = {*_tinted(before)} ^ {*_tinted(self._sides)}
        self._kept.change([self.ground.boxes[name] for name in sorted({name for _, name in other})])

    @property
    def _tints(self) -> bool:
        """Whether control is shown by tint; elsewhere flags tell it, and a change flares up and fades away."""
        return self.ground.board.kind in ("point", "area")

    def _area(self, name: str) -> QPainterPath:
        if name not in self._areas:
            self._areas[name] = polygon_path(self.ground.spaces[name].outline).subtracted(self._boxes)
        return self._areas[name]

    def _tint(self, painter: QPainter) -> None:
        """What each side holds and is not on its way."""
        line, wash = AREA_TINT if self.ground.board.kind == "area" else POINT_TINT
        seen = painter.clipBoundingRect() if painter.hasClipping() else None
        for side, names in sorted(self._sides.items()):
            path = QPainterPath()
            for name in names:
                if seen is None or seen.intersects(self.ground.boxes[name]):
                    path.addPath(self._area(name))
            fill_hatch(painter, path, self._hatches[side], self.look.palette.ground(side), line, wash)

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        line, wash = AREA_TINT if self.ground.board.kind == "area" else POINT_TINT
        if self._sides:
            self._kept.draw(painter, (self._changes, self.look.palette), self._tint, self.look.region)
        for name, (old, new) in self.changed.items() if self._phase < 1 else ():
            shares = ((old, 1 - self._phase), (new, self._phase)) if self._tints else ((new or old, 1 - self._phase),)
            for side, share in shares:
                if side:
                    colour = self.look.palette.ground(side)
                    fill_hatch(painter, self._area(name), self._hatches[side], colour, line * share, wash * share)


def _tinted(sides: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, str]]:
    """Each space with the side in whose colour it is."""
    return ((side, name) for side, names in sides.items() for name in names)
