"""The map: shows a board and a table, emits gestures. Holds no game data and knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMenu, QToolTip, QVBoxLayout, QWidget

from desktop.ui.map.attention import Attention
from desktop.ui.map.corners import Corners
from desktop.ui.map.fan import StackFan, piece_tip
from desktop.ui.map.gestures import Gestures
from desktop.ui.map.ghost import Ghost
from desktop.ui.map.legend import MARKS, Legend
from desktop.ui.map.look import MapLook
from desktop.ui.map.minimap import MiniMap
from desktop.ui.map.motion import Motion
from desktop.ui.map.notes import STAYS_MS, MapNote, refusal_html, route_html
from desktop.ui.map.result_card import ResultCard
from desktop.ui.map.scene import MapScene
from desktop.ui.map.view import MapView
from desktop.ui.paint.own import OWN
from desktop.ui.paint.palette import palette, use_sides
from desktop.ui.paint.piece import piece_pixmap
from desktop.ui.widgets.menu_text import menu_text, tell_withheld
from desktop.views.battle import RollView
from desktop.views.board import BoardView
from desktop.views.table import (
    ChoiceView,
    DecisionView,
    MoveTrace,
    OverlayView,
    RefusalView,
    RouteView,
    TableView,
)


class MapWidget(QWidget):
    """The board with its pieces. See the signals for what a player can do on it."""

    piece_clicked = Signal(str)
    space_clicked = Signal(str)
    choice_made = Signal(str)
    drag_started = Signal(list)
    drag_moved = Signal(list, str)
    dropped = Signal(list, str)
    drag_cancelled = Signal()
    hovered = Signal(str)
    stack_opened = Signal(str)
    rule_requested = Signal(str)
    context_requested = Signal(str, str, QPoint)
    overlay_closed = Signal(str)
    marks_closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = MapLook.standard()
        self.scene = MapScene(self._look)
        self.view = MapView(self.scene, self)
        viewport = self.view.viewport()
        self.fan = StackFan(self._look, viewport)
        self.minimap = MiniMap(self._look, viewport)
        self.minimap.hide()
        self.refusal_note = MapNote(self._look, viewport, solid=True)
        self.route_note = MapNote(self._look, viewport, solid=False)
        self.result_card = ResultCard(self._look, viewport)
        self.legend = Legend(self._look, viewport)
        self.corners = Corners(self.view, self.minimap, self.legend)
        self._ghost = Ghost(viewport)
        self.gestures = Gestures(self.view, self.scene, self.fan)
        self.motion = Motion(self.scene)
        self.attention = Attention(self)
        self.on_key_left: Callable[[QKeyEvent], bool] = lambda event: False
        """Gets the keys that mean nothing on the map."""
        self._menu: QMenu | None = None
        self._cursor = QPoint()
        self._route: RouteView | None = None
        self._own_token = OWN.token
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        self._wire()
        self._restyle()

    def _wire(self) -> None:
        own = self.gestures
        for name in (
            "piece_clicked", "space_clicked", "choice_made", "drag_started", "drag_moved", "dropped", "drag_cancelled",
            "hovered", "stack_opened", "context_requested",
        ):  # fmt: skip
            getattr(own, name).connect(getattr(self, name))
        own.choice_wanted.connect(self._on_choice_wanted)
        own.focus_moved.connect(self._on_focus_moved)
        own.carrying.connect(self._on_carrying)
        own.put_down.connect(self._on_put_down)
        own.touched.connect(self.refusal_note.hide)
        self.refusal_note.rule_requested.connect(self.rule_requested)
        self.view.changed.connect(self._on_view_changed)
        self.view.moved.connect(self._on_cursor_moved)
        self.view.tip_wanted.connect(self._on_tip_wanted)
        self.minimap.looked_at.connect(self.view.look_at)
        own.stack_opened.connect(lambda _: self.result_card.raise_())
        self.legend.closed.connect(self._on_legend_closed)
        self.legend.built.connect(self.corners.place)
        own.pressed.connect(self.result_card.dismiss)
        own.touched.connect(self.attention.forget_told)

    # what is shown

    def set_board(self, board: BoardView) -> None:
        """Put a board on the table and show all of it."""
        self.motion.stop()
        self.gestures.reset()
        self.show_route(None)
        self.refusal_note.hide()
        self._look.dpr = self.view.viewport().devicePixelRatioF()
        use_sides(dict(board.sides))
        self.scene.set_board(board)
        self._own_token = OWN.token
        self.minimap.set_board(board)
        self.legend.show_overlays([])
        self.attention.begin()
        self.view.fit()

    def show_table(self, table: TableView) -> None:
        """Show a position and light what the decision offers."""
        self._close_menu()
        self.scene.show_table(table)
        self.gestures.refresh()
        for name, old in self.scene.turned:
            self.motion.turn_over(name, old)
        self.scene.turned.clear()
        if self.scene.ground is not None:
            self.motion.fade_control()
            if self.legend.is_of_another(self.scene.ground.board):
                self.show_marks(True)
        self.attention.ask(table.decision)
        self.minimap.show_dots([(item.x(), item.y(), item.piece.face.ground) for item in self.scene.pieces.values()])

    def show_overlays(self, overlays: Sequence[OverlayView]) -> None:
        """Lay overlays on the board, with a legend in the corner."""
        self.scene.show_overlays(overlays)
        self.legend.show_overlays(overlays)

    def show_marks(self, on: bool) -> None:
        """Say in the legend what the map shows and what the marks on it mean, or no longer."""
        table = self.scene.table
        if on and self.scene.ground is not None:
            self.legend.explain(self.scene.ground.board, table.lines if table else (), table.marks if table else ())
        else:
            self.legend.explain(None)

    def show_route(self, route: RouteView | None) -> None:
        """Draw a way and list its cost beside the cursor."""
        self._route = route
        if self.scene.ground is not None:
            self.scene.route_item.show_route(route)
        html = route_html(route, self._look) if route is not None else ""
        if html:
            self.route_note.put(html, self._note_spot(route.spaces[-1] if route and route.spaces else ""))
        else:
            self.route_note.hide()

    def show_refusal(self, refusal: RefusalView) -> None:
        """Say why not, beside the cursor or the refused space; gone after four seconds or at the next touch."""
        at = self._note_spot(refusal.space)
        if self.scene.ground is not None and refusal.space in self.scene.ground.spaces:
            beside = self.attention.tell(refusal.space, self._place_name(refusal.space), STAYS_MS)
            at = beside if not self._is_cursor(at) else at
        self.refusal_note.put(refusal_html(refusal, self._look), at, STAYS_MS)

    def show_result(
        self, roll: RollView, names: dict[str, str], *, rolling: bool, asked: DecisionView | None = None
    ) -> None:
        """Tell beside its place what dice have decided; it stays until the players go on or touch the map."""
        told = roll.spaces or roll.foreseen or roll.rolls or roll.battle is not None
        if self.scene.ground is None or not told:
            return
        if not self.gestures.carried:
            self.fan.close_fan()  # it would lie over the words
        self.result_card.show_roll(roll, names, rolling=rolling, asked=asked)
        space = self._space_of(roll)
        self.result_card.place(self.space_rect(space) if space else None, self._asked_about())
        if space:
            self.attention.tell(space, self._place_name(space), STAYS_MS)

    def _space_of(self, roll: RollView) -> str:
        assert self.scene.ground is not None
        return next((name for name in roll.spaces if name in self.scene.ground.spaces), "")

    def _keep_result_beside(self) -> None:
        """The map has another size: the result stays where it is, unless its place lies under it now."""
        card = self.result_card
        card.keep_inside()
        space = self._space_of(card.roll) if card.roll is not None and card.isVisible() else ""
        if space and self.space_rect(space).intersects(card.geometry()):
            card.place(self.space_rect(space), self._asked_about())

    def _asked_about(self) -> list[QRect]:
        """Where something may be chosen, as far as that is in sight and not everywhere."""
        scene, seen = self.scene, self.view.viewport().rect()
        spaces = {scene.pieces[name].piece.space for name in scene.piece_choices if name in scene.pieces}
        spaces |= {space for space, choices in scene.space_choices.items() if not all(each.quiet for each in choices)}
        assert scene.ground is not None
        found = [self.space_rect(space) for space in sorted(spaces) if space in scene.ground.spaces]
        return [rect for rect in found if rect.intersects(seen)]

    def _place_name(self, space: str) -> str:
        assert self.scene.ground is not None
        found = self.scene.ground.spaces[space]
        return found.name or found.number or space

    def _is_cursor(self, at: QPoint) -> bool:
        return at == self._cursor and not at.isNull()

    def _note_spot(self, space: str) -> QPoint:
        viewport = self.view.viewport()
        if not self.gestures.by_keys and viewport.rect().contains(self._cursor) and not self._cursor.isNull():
            return self._cursor
        if self.scene.ground is not None and space in self.scene.ground.spaces:
            return self.view.mapFromScene(*self.scene.ground.spaces[space].center)
        return viewport.rect().center()

    def locate(self, spaces: Sequence[str], pieces: Sequence[str]) -> None:
        """Bring places into view and let them pulse."""
        spots = self.motion.pulse(spaces, pieces)
        if spots:
            xs, ys = [x for x, _ in spots], [y for _, y in spots]
            area = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
            self.view.show_area(area.adjusted(-80, -80, 80, 80))

    def animate(self, traces: Sequence[MoveTrace], ms_per_step: int) -> None:
        """Let pieces slide along their ways to where the table shows them."""
        self.motion.slide(traces, ms_per_step)

    def set_counters_hidden(self, hidden: bool) -> None:
        self.fan.close_fan()
        self.scene.set_counters_hidden(hidden)

    # zoom and place

    def fit(self) -> None:
        self.view.fit()

    def zoom_in(self) -> None:
        self.view.zoom_steps(1)

    def zoom_out(self) -> None:
        self.view.zoom_steps(-1)

    def set_focus_space(self, space: str) -> None:
        self.gestures.keys.set_focus_space(space)

    # preferences

    def set_font_scale(self, scale: float) -> None:
        factor, self._look.font_scale = scale / self._look.font_scale, scale
        self._restyle()
        if factor != 1 and self.scene.ground is not None and not self.view.is_whole:
            self.view.set_zoom(self.view.zoom() * factor)

    def set_palette_name(self, name: str) -> None:
        self._look.palette = palette(name, self._look.palette.theme)
        self._restyle()

    def set_theme(self, theme: str) -> None:
        self._look.palette = palette(self._look.palette.name, theme)
        self._restyle()

    def trace_spaces(self) -> None:
        """Show spaces and lines also where the owner's picture lies: they are worked on."""
        self._look.traced = True

    def renew_pictures(self) -> None:
        """The owner's pictures are others now, or switched off or on."""
        self.scene.restyle()
        self._own_token = OWN.token
        self.minimap.restyle()
        self.fan.update()

    def set_animation_speed(self, speed: int) -> None:
        """0 makes everything instant."""
        self.motion.speed = speed

    def _restyle(self) -> None:
        self.view.setBackgroundBrush(self._look.palette.surround())
        self.scene.restyle()
        self.minimap.restyle()
        self.legend.restyle()
        self.result_card.restyle()
        self.corners.place()
        self.show_route(self._route)

    # pictures

    def board_image(self, size: QSize, with_pieces: bool = True) -> QImage:
        """The whole board as a picture, with or without what lies on it."""
        return self.scene.picture(size, with_pieces=with_pieces)

    def settle(self) -> None:
        """Finish motions and make every tile in view, for a picture of the window."""
        self.motion.stop()
        self.view.finish_glide()
        self.view.calm_down()
        for tiles in (self.scene.tiles, self.scene.word_tiles):
            tiles.lazy = False
        self.view.viewport().repaint()
        for tiles in (self.scene.tiles, self.scene.word_tiles):
            tiles.lazy = True

    def shelve(self) -> None:
        """Keep the pictures of the first look for the next time, at once."""
        for tiles in (self.scene.tiles, self.scene.word_tiles):
            tiles.shelve()
        self.scene.end_first_look()

    # events

    def _on_legend_closed(self, overlay: str) -> None:
        if overlay == MARKS:
            self.show_marks(False)
            self.marks_closed.emit()
        else:
            self.overlay_closed.emit(overlay)

    def _on_view_changed(self) -> None:
        self.minimap.show_seen(self.view.seen())
        self.corners.place()
        self.attention.refresh()
        if self.fan.space and not self.gestures.carried:
            self.fan.close_fan()
        if self.gestures.carried and self.gestures.by_keys:
            self._ghost_to_focus()

    def _on_cursor_moved(self, at: QPoint, modifiers: object) -> None:
        self._cursor = at

    def _on_tip_wanted(self, at: QPoint, where: QPoint) -> None:
        spot = self.view.mapToScene(at)
        piece = self.scene.piece_at(spot)
        if piece:
            item = self.scene.pieces[piece]
            half = item.size / 2
            text = piece_tip(item.piece, QRectF(item.x() - half, item.y() - half, item.size, item.size), spot)
        else:
            text = self.scene.space_tip(self.scene.space_at(spot))
        QToolTip.showText(where, text, self.view.viewport())

    def _on_choice_wanted(self, choices: list[ChoiceView], where: QPoint) -> None:
        """Several choices meet at one place: list them there."""
        self._close_menu()
        self.fan.close_fan()
        menu = self._menu = QMenu(self)
        for choice in choices:
            line = menu.addAction(menu_text(choice))
            line.triggered.connect(lambda _=False, action=choice.action: self.choice_made.emit(action))
        tell_withheld(menu, choices)
        menu.setActiveAction(menu.actions()[0])
        menu.popup(where)

    def _close_menu(self) -> None:
        if self._menu is not None:
            self._menu.close()
            self._menu.deleteLater()
            self._menu = None

    def _on_focus_moved(self, space: str) -> None:
        self.scene.focus_item.show_space(space, bool(space))
        if space and self.scene.ground is not None:
            self.view.show_area(self.scene.ground.boxes[space])
            if self.gestures.carried:
                self._ghost_to_focus()

    def _on_carrying(self, pieces: list[str], at: QPoint) -> None:
        if not self._ghost.isVisible():
            views = [self.scene.pieces[name].piece for name in pieces if name in self.scene.pieces]
            side = max(34, round(self.scene.pieces[pieces[0]].size * self.view.zoom())) if views else 34
            dpr = self._look.dpr
            pictures = [piece_pixmap(v.id, v.face, side, dpr, v.badges, self._look.palette) for v in views]
            self._ghost.hold(pictures, side)
            self._ghost.show()
            self._ghost.raise_()
        self._cursor = at
        self._ghost.move_middle(at)
        if self.route_note.isVisible():
            self.route_note.move_beside(at)

    def _ghost_to_focus(self) -> None:
        if self.scene.ground is not None and self.gestures.keys.focus in self.scene.ground.spaces:
            spot = self.view.mapFromScene(*self.scene.ground.spaces[self.gestures.keys.focus].center)
            self._ghost.move_middle(spot + QPoint(0, -8))
            if self.route_note.isVisible():
                self.route_note.move_beside(spot)

    def _on_put_down(self, pieces: list[str], dropped: bool) -> None:
        """The ghost goes; pieces that did not get anywhere slide back."""
        middle = self.view.mapToScene(self._ghost.geometry().center())
        self._ghost.hide()
        self.show_route(None)
        for name in pieces:
            item = self.scene.pieces.get(name)
            if item is not None and self.scene.space_at(middle) != item.piece.space:
                self.motion.go_back(name, middle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that the view had no use for, or one sent to the map by name."""
        handled = not self.view.hasFocus() and self.gestures.keys.key(event)
        if not handled and not self.on_key_left(event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.scene.ground is not None:
            use_sides(dict(self.scene.ground.board.sides))
            OWN.use(self.scene.ground.board.id.partition("/")[0])
            if self._own_token != OWN.token:
                self.renew_pictures()
        self._look.dpr = self.view.viewport().devicePixelRatioF()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._on_view_changed()
        self._keep_result_beside()

    def space_rect(self, space: str) -> QRect:
        """Where a space lies in the viewport."""
        assert self.scene.ground is not None
        return self.view.mapFromScene(self.scene.ground.boxes[space]).boundingRect()

    def piece_spot(self, piece: str) -> QPoint:
        """Where the middle of a piece lies in the viewport."""
        return self.view.mapFromScene(self.scene.pieces[piece].pos())
