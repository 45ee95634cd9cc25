"""Attention: where the map looks, and what points elsewhere. The camera moves when it is told to, never by itself.

The first look at a board is on the first question. After that a question, a result or a refusal whose places are out of
view is pointed at by an arrow at the edge of the map; a click on the arrow, or the command "show me", goes there. Each
player may have his view of the map given back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QTimer

from desktop.ui.map.arrows import EdgeArrow
from desktop.ui.map.framing import greatest_body, nearest, number_this_way, spots_asked, spots_besides, spots_held
from desktop.ui.map.items import spots_of
from desktop.ui.map.visiting import Place, place_of, return_to
from desktop.views.board import Point
from desktop.views.table import DecisionView, RefusalView

if TYPE_CHECKING:
    from desktop.ui.map.map_widget import MapWidget

KEY = "F"
"""The key of the command that shows what is asked."""


class Attention(QObject):
    """The arrows of one map and the views of its players.

    Attributes:
        asked: points to the places of the question.
        told: points to where something was decided or refused.
        warned: points to the pieces that a warning names.
    """

    def __init__(self, board: MapWidget) -> None:
        super().__init__(board)
        self._board, self._view = board, board.view
        viewport = board.view.viewport()
        self._arrows = tuple(EdgeArrow(board.scene.look, viewport) for _ in range(3))
        self.asked, self.warned, self.told = self._arrows  # where two would meet, the later one gives way
        self.asked.setToolTip(self.tr("Show me ({0})").format(KEY))
        self.asked.clicked.connect(self.show_asked)
        self.told.clicked.connect(self._show_told)
        self.warned.clicked.connect(self._show_warned)
        self._warned: tuple[str, ...] = ()
        self._decision: DecisionView | None = None
        self._opened = False
        self._told_at: tuple[Point, str] | None = None
        self._covered = 0
        self._places: dict[str, Place] = {}
        self._seat = ""
        self.led = False
        """Whether somebody else says where to look: no question is pointed at."""
        self._fade = QTimer(self, singleShot=True)
        self._fade.timeout.connect(self.forget_told)

    # -- what is asked -----------------------------------------------------------------------------
    def begin(self) -> None:
        """Another board: nobody has looked at it yet."""
        self._decision, self._opened, self._seat = None, False, ""
        self._places.clear()
        self._warned = ()
        self.asked.hide()
        self.warned.hide()
        self.forget_told()

    def ask(self, decision: DecisionView | None) -> None:
        """Open the view where the first question is; point to a later one if it is out of view."""
        if self._board.gestures.carried:
            return
        if decision is not None and decision is not self._decision:
            if not self._opened and not self._view.by_hand:
                self._open()
            elif self._decision is not None and _words(decision) != _words(self._decision):
                self._view.end_opening()
        self._decision = decision
        self.refresh()

    def _open(self) -> None:
        """The first look, also where the first question has no place: a later one must not pull the map away."""
        self._opened = True
        spots = spots_asked(self._board.scene)
        if self._view.is_whole_too_small():
            spots = greatest_body(self._board.scene, spots or spots_held(self._board.scene))
        self._view.open_on(spots)

    def show_asked(self) -> None:
        """Go where the question is: most of its places, or round them if they are in view; what is warned of first.

        Places of which no view holds two are gone to one after the other, the nearest first.
        """
        if self._warned:
            self._show_warned()
            return
        spots = spots_asked(self._board.scene) if self._decision is not None else []
        if far := self._far_besides(spots):
            spots = [nearest(far, self._view.seen().center())]
        if spots:
            spots = self._one_of(spots) if self._view.are_apart(spots) else spots
            self._view.go_to(self._view.middle_for(spots), smoothly=self._board.motion.speed > 0)
            self._board.motion.pulse_spots(spots)
        else:
            self._board.show_refusal(RefusalView(self.tr("Nothing on the map is asked about now."), ""))

    def _one_of(self, spots: list[Point]) -> list[Point]:
        """The nearest of the spots; where one is in view, the next of them."""
        for at, spot in enumerate(spots):
            if self._view.sees(spot):
                return [spots[(at + 1) % len(spots)]]
        return [nearest(spots, self._view.seen().center())]

    # -- what was told -----------------------------------------------------------------------------
    def tell(self, space: str, words: str, stays_ms: int) -> QPoint:
        """Where a note on a space is put: beside it, or at the edge with an arrow if it is out of view."""
        ground = self._board.scene.ground
        assert ground is not None
        spot = ground.spaces[space].center
        self._told_at = (spot, words)
        self._fade.start(stays_ms)
        self.refresh()
        at = self._view.mapFromScene(*spot)
        inside = self._inside()
        if inside.contains(at):
            return at
        return QPoint(min(max(at.x(), inside.left()), inside.right()), min(max(at.y(), inside.top()), inside.bottom()))

    def _show_told(self) -> None:
        if self._told_at is not None:
            (x, y), _ = self._told_at
            self.forget_told()
            self._view.go_to(self._view.middle_for([(x, y)]), smoothly=self._board.motion.speed > 0)

    def forget_told(self) -> None:
        self._told_at = None
        self._fade.stop()
        self.told.hide()

    # -- what is warned of -------------------------------------------------------------------------
    def warn(self, pieces: Sequence[str]) -> None:
        """Point to these pieces where they are out of view, until others are named."""
        self._warned = tuple(pieces)
        self.refresh()

    def _spots_warned(self) -> list[Point]:
        scene = self._board.scene
        return spots_of(scene.ground, (), scene.pieces, self._warned) if scene.ground is not None else []

    def _show_warned(self) -> None:
        if spots := self._spots_warned():
            self._view.go_to(self._view.middle_for(spots), smoothly=self._board.motion.speed > 0)

    # -- arrows ------------------------------------------------------------------------------------
    def cover(self, top: int) -> None:
        """So much of the map lies under bars at its upper edge."""
        if top != self._covered:
            self._covered = top
            self.refresh()

    def _inside(self) -> QRect:
        return self._view.viewport().rect().adjusted(0, self._covered, 0, -self._view.covered)

    def refresh(self) -> None:
        """Point to what is out of view now."""
        if self._board.scene.ground is None:
            return
        self._refresh_asked()
        self._refresh_warned()
        if self._told_at is not None and self._view.lacks([self._told_at[0]]) is not None:
            self._point(self.told, self._told_at[1], QPointF(*self._told_at[0]))
        else:
            self.told.hide()

    def _refresh_asked(self) -> None:
        """Point to where most of the places are seen; if no view holds two of them and none is seen, to the nearest."""
        spots = spots_asked(self._board.scene) if self._decision is not None else []
        if self.led or self._board.gestures.carried or not spots:
            self.asked.hide()
        elif not any(self._view.sees(spot) for spot in spots) and self._view.are_apart(spots):
            middle = self._view.seen().center()
            near = nearest(spots, middle)
            number = number_this_way(spots, middle, near)
            words = self.tr("{0} places this way").format(number) if number > 1 else self.tr("1 place")
            self._point(self.asked, f"{words}  ({KEY})", QPointF(*near), spots)
        elif (target := self._view.lacks(spots)) is not None:
            self._point(self.asked, self._count(spots), target, spots)
        elif far := self._far_besides(spots):
            self._point_besides(far)
        else:
            self.asked.hide()

    def _far_besides(self, spots: Sequence[Point]) -> list[Point]:
        """What is lit out of view besides the places of a question that are in view."""
        if self._decision is None or not spots or self._view.lacks(spots) is not None:
            return []
        return [spot for spot in dict.fromkeys(spots_besides(self._board.scene)) if self._view.number_outside([spot])]

    def _point_besides(self, far: list[Point]) -> None:
        middle = self._view.seen().center()
        near = nearest(far, middle)
        number = number_this_way(far, middle, near)
        words = self.tr("1 counter") if number == 1 else self.tr("{0} counters").format(number)
        self._point(self.asked, f"{words}  ({KEY})", QPointF(*near), far)

    def _refresh_warned(self) -> None:
        spots = self._spots_warned()
        target = self._view.lacks(spots)
        if target is None:
            self.warned.hide()
        else:
            self.asked.hide()  # there is one question now
            number = self._view.number_outside(spots)
            words = self.tr("1 counter") if number == 1 else self.tr("{0} counters").format(number)
            self._point(self.warned, f"{words}  ({KEY})", target, spots)

    def _point(self, arrow: EdgeArrow, words: str, target: QPointF, lit: Sequence[Point] = ()) -> None:
        """Point there without covering what lies in the corners, a result or another arrow, nor what is lit in view."""
        minimap, ground = self._board.minimap, self._board.scene.ground
        half = round(ground.board.piece_size * self._view.zoom() / 2) if ground is not None else 0
        seen = [self._view.mapFromScene(*spot) for spot in lit]
        spared = [QRect(at - QPoint(half, half), at + QPoint(half, half)) for at in seen]
        others = (minimap, self._board.corners.key, self._board.result_card, *self._arrows[: self._arrows.index(arrow)])
        spared += [each.geometry() for each in others if each.isVisibleTo(self._view)]
        arrow.point(words, self._view.mapFromScene(target), self._inside(), spared)
        self._board.result_card.raise_()  # where there is no other room, the arrow lies below it

    def _count(self, spots: Sequence[Point]) -> str:
        """How many places are out of view, and the key that shows them."""
        number = self._view.number_outside(spots)
        words = self.tr("1 place") if number == 1 else self.tr("{0} places").format(number)
        return f"{words}  ({KEY})"

    # -- seats -------------------------------------------------------------------------------------
    def turn_to(self, seat: str, *, give_back: bool, smoothly: bool) -> None:
        """Another player is asked: his view is given back to him, or stays as the one before him left it."""
        if not seat or seat == self._seat:
            return
        if self._seat and (self._opened or self._view.by_hand):
            self._places[self._seat] = place_of(self._view)
        self._seat = seat
        if give_back and (place := self._places.get(seat)) is not None:
            return_to(self._view, place, smoothly=smoothly)

    def show_own(self) -> None:
        """Give whoever acts his own place and zoom back, as he left them; asked for again, those he came from."""
        place = self._places.get(self._seat)
        if place is None:
            self._board.show_refusal(RefusalView(self.tr("Nobody else has been asked since you looked here."), ""))
            return
        self._places[self._seat] = place_of(self._view)
        return_to(self._view, place, smoothly=self._board.motion.speed > 0)


def _words(decision: DecisionView) -> tuple[str, str]:
    return decision.player, decision.prompt
