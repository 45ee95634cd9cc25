"""A fight before the dice fall, from top to bottom: result, chances, both sides, what changes it, the faces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.ui.panels.fight_column import FightColumn
from desktop.ui.widgets.fighting import Row
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.frames import Section
from desktop.ui.widgets.items import Outcomes
from desktop.ui.widgets.parts import Part, Parts
from desktop.ui.widgets.pictures import DieFace, RollingDie
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.battle import FighterView
from desktop.views.pieces import PieceView
from desktop.views.table import ItemView, PreviewView

Naming = Callable[[str], str]
WIDE, WIDE_WITH_DICE = 30, 17
"""Widths in line heights from which the two sides stand beside each other; sooner where each rolls dice of its own."""


class PreviewColumn(FightColumn):
    """Shows a PreviewView, or that there is none; what is as it was keeps its widgets."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(8, parent)
        self._duel = False
        column = self.column
        words = self.tr("No fight is under discussion. Point at an attack, or choose attackers and a target.")
        self._none = TextLabel(words, self, tone="muted")
        self._title = TextLabel("", self, factor=1.15, bold=True)
        self.die = RollingDie(self)
        self._verdict = TextLabel("", factor=1.1, bold=True)
        self._result = self._result_box()
        self._outcomes = Outcomes(self)
        for each in (self._none, self._title, self._result, self._outcomes):
            column.addWidget(each)
        column.addLayout(self.sides)
        rest = QVBoxLayout()
        rest.setSpacing(6)
        column.addLayout(rest)
        self._both, self._rest = Parts(self.sides), Parts(rest)

    def _result_box(self) -> Section:
        box = Section(self, side="")
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.die, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self._verdict, 1)
        box.column.addLayout(line)
        return box

    def show_preview(self, view: PreviewView | None, pieces: Mapping[str, PieceView], name: Naming) -> None:
        """Show a fight; `pieces` are the counters on the table, `name` tells that of a side."""
        self._none.setHidden(view is not None)
        self._title.setVisible(view is not None)
        self._title.setText(view.title if view is not None else "")
        self._show_result(view)
        self._show_outcomes(view, name)
        self._duel = view is not None and bool(view.attack_dice or view.odds_title)
        self._both.show(self._both_sides(view, pieces, name) if view is not None else (), 1)
        self._rest.show(self._more(view) if view is not None else ())

    def _show_result(self, view: PreviewView | None) -> None:
        told = view is not None and bool(view.result or view.die)
        self._result.setVisible(told)
        self.die.setVisible(view is not None and bool(view.die))
        self._verdict.setText(view.result if view is not None else "")
        if view is not None and view.attacker != self._result.side:
            self._result.side = view.attacker
            self._result.update()

    def _show_outcomes(self, view: PreviewView | None, name: Naming) -> None:
        """The chances; nothing of those of one seat stays behind in a column that is hidden."""
        outcomes = view.outcomes if view is not None else ()
        title, total = (view.odds_title or self.tr("Chances"), view.total) if view is not None else ("", 0)
        good = self.tr("good for %1")
        whose = [good.replace("%1", name(each.good_for)) if each.good_for else "" for each in outcomes]
        self._outcomes.show_outcomes(title if outcomes else "", list(zip(outcomes, whose, strict=True)), total)
        self._outcomes.setVisible(bool(outcomes))

    # -- both sides --------------------------------------------------------------------------------
    def _both_sides(self, view: PreviewView, pieces: Mapping[str, PieceView], name: Naming) -> list[Part]:
        headings = (self.tr("Die modifiers"), "") if view.heading else (self.tr("Attack"), self.tr("Defence"))
        parts: list[Part] = []
        for heading, side, items, total, dice in (
            (headings[0], view.attacker, view.attack, view.attack_total, view.attack_dice),
            (headings[1], view.defender, view.defence, view.defence_total, view.defence_dice),
        ):
            if items or total:  # a side that adds nothing needs no room
                words = f"{heading} · {name(side)}" if side else heading
                units = tuple(pieces[item.piece] for item in items if item.piece in pieces)
                shown = (words, side, total, units, dice, items)
                parts.append((shown, partial(self._side, *shown)))
        return parts

    def _side(
        self,
        words: str,
        side: str,
        total: str,
        units: Sequence[PieceView],
        dice: Sequence[int],
        items: tuple[ItemView, ...],
    ) -> Section:
        box = self.side_box(side, words, total, [FighterView(unit, unit) for unit in dict.fromkeys(units)])
        if dice:
            box.column.addWidget(Row([DieFace(value) for value in dice]))
        box.column.addWidget(self.items(items))
        box.column.addStretch(1)
        return box

    def lay_beside(self, room: int) -> None:
        """Put the sides beside each other where there is room for both."""
        for item in (self.sides.itemAt(index) for index in range(self.sides.count())):
            if item is not None and (box := item.widget()) is not None:
                box.show()  # what is not shown yet has no width
        wide = room >= em() * (WIDE_WITH_DICE if self._duel else WIDE) and self._fit_beside(room)
        self.put_beside(wide)

    def _fit_beside(self, room: int) -> bool:
        """Whether long names leave both sides room beside each other."""
        boxes = [self.sides.itemAt(index) for index in range(self.sides.count())]
        need: int = sum(box.minimumSize().width() for box in boxes if box) + self.sides.spacing()
        return need <= room - 3 * em()

    # -- what else there is ------------------------------------------------------------------------
    def _more(self, view: PreviewView) -> list[Part]:
        parts: list[Part] = []
        if view.column or view.shifts or view.modifiers:
            odds = ("" if view.heading else self.tr("Column"), view.column, view.shifts, view.modifiers)
            parts.append((odds, partial(self.odds_box, *odds)))
        if view.faces:
            faces = (view.faces, view.die)
            parts.append((faces, partial(self._faces, *faces)))
        return parts

    def _faces(self, faces: tuple[tuple[str, str], ...], die: int) -> Section:
        box = Section()
        box.column.addWidget(TextLabel(self.tr("By the die"), bold=True))
        row = QWidget()
        flow = FlowLayout(row, 8)
        for face, result in faces:
            flow.addWidget(_face(face, result, lit=bool(die) and face == str(die)))
        box.column.addWidget(row)
        return box


def _face(face: str, result: str, *, lit: bool) -> QWidget:
    cell = QWidget()
    column = QVBoxLayout(cell)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(1)
    centre = Qt.AlignmentFlag.AlignHCenter
    if face.isdigit() and 1 <= int(face) <= 6:
        picture = DieFace(int(face))
        picture.lit = lit
        column.addWidget(picture, 0, centre)
    else:
        column.addWidget(TextLabel(face, bold=lit, wrap=False), 0, centre)
    column.addWidget(TextLabel(result, bold=lit, wrap=False), 0, centre)
    return cell
