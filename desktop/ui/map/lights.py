"""Lit spaces: where the question can be answered on the map."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.ui.map.ground import Ground
from desktop.ui.map.items import PAD, Z_LIT, LayerItem
from desktop.ui.map.kept import Kept
from desktop.ui.map.look import MapLook, cosmetic, stroke_faintly, stroke_runs
from desktop.ui.paint.palette import faded, mixed
from desktop.ui.paint.shapes import border_and_seams, border_path, edge_path, inset, rounded_loop, runs_of
from desktop.views.table import ChoiceView, DecisionView


class LitItem(LayerItem):
    """Lit spaces: a light wash, a border around each group, thin lines inside; rings for targets and sources."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_LIT)
        self._kept = Kept(most=2)  # one question asks of the same places as the one before the last
        self._shown: tuple[tuple[str, ...], ...] = ((), (), ())
        self._lightly = False
        self._marked: tuple[str, ...] = ()
        self._covered = QRectF()
        self._wash, self._inner = QPainterPath(), QPainterPath()
        self._border: list[QPainterPath] = []
        self._targets: list[QPainterPath] = []
        self._subjects: list[QPainterPath] = []
        self._sources: list[QPainterPath] = []

    def light(
        self, lit: Sequence[str], targets: Sequence[str], subjects: Sequence[str], *, lightly: bool = False
    ) -> None:
        """`lightly` where many places may be marked, and those that are must stand out."""
        now = (tuple(lit), tuple(targets), tuple(subjects))
        before, self._shown = self._shown, now
        if now == before and lightly == self._lightly:
            return
        changed = {*chain(*({*new} ^ {*old} for new, old in zip(now, before, strict=True)))}
        if lightly != self._lightly:
            self._lightly = lightly
            changed = {*chain(*now, *before)}  # what stays lit looks another way
        if now[0] != before[0]:
            outlines = [space.outline for space in self._spaces(lit)]
            self._wash, inner = border_and_seams(outlines)
            self._border, self._inner = runs_of(self._wash), edge_path(inner)
        self._targets, self._subjects = self._rings(targets, 0.86), self._rings(subjects, 0.94)
        self._change(changed)

    def mark_source(self, spaces: Sequence[str]) -> None:
        before, self._marked = self._marked, tuple(spaces)
        if self._marked != before:
            self._sources = self._rings(spaces, 0.96)
            self._change({*before} ^ {*spaces})

    def _change(self, spaces: set[str]) -> None:
        """Something else is shown at these spaces: around them it is painted again."""
        area = self._wash.boundingRect()
        for ring in chain(self._targets, self._subjects, self._sources):
            area = area.united(ring.boundingRect())
        self._covered = QRectF() if area.isEmpty() else area.adjusted(-PAD, -PAD, PAD, PAD)
        self._renew([self.ground.boxes[name] for name in sorted(spaces) if name in self.ground.spaces])

    def _rings(self, ids: Sequence[str], share: float) -> list[QPainterPath]:
        rings = []
        for space in self._spaces(ids):
            if self.ground.board.kind == "area" and not {"box", "absent"} & {*space.terrain}:
                rings.append(border_path([space.outline]))
            else:
                rings.append(rounded_loop(inset(space.outline, space.center, share), 18))
        return rings

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        if exposed.intersects(self._covered):
            look = (self._shown, self._marked, self._lightly, self.look.palette)
            self._kept.draw(painter, look, self._strokes, self.look.region)

    def _strokes(self, painter: QPainter) -> None:
        colours = self.look.palette
        reach = colours.highlight("reach")
        if not self._wash.isEmpty():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # its edge lies under the border
            painter.fillPath(self._wash, faded(mixed(reach, QColor("#ffffff"), 0.88), 0.42))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(cosmetic(faded(reach, 0.45), 1.0))
            painter.drawPath(self._inner)
            if self._lightly:
                stroke_faintly(painter, self._border, reach)
            else:
                stroke_runs(painter, self._border, reach, 3.0)
        for rings, style, width in (
            (self._targets, "target", 3.0),
            (self._subjects, "subject", 4.5 if self._lightly else 3.0),
            (self._sources, "source", 4.5),
        ):
            stroke_runs(painter, rings, colours.highlight(style), width)


def boxed_choices(decision: DecisionView) -> list[ChoiceView]:
    """What may be ticked beforehand is lit on the piece that it is about, as if it were asked already."""
    asked = {choice.action for choice in decision.choices}
    found = [box for box in decision.boxes if len(box.pieces) == 1 and box.action not in asked]
    return [ChoiceView(box.action, box.text, pieces=box.pieces) for box in found]
