"""Wiring: gestures of map and panels to the controller, its new views back to them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from desktop.controller.announcing import announcement
from desktop.controller.game_controller import GameController
from desktop.controller.pages import ReplayView
from desktop.controller.stages import NEVER
from desktop.ui.banner import Banner
from desktop.ui.battle_desk import BattleDesk
from desktop.ui.docks import Docks
from desktop.ui.panels.history_bar import HistoryBar
from desktop.ui.panels.panel import Panel
from desktop.ui.place_menu import Place, PlaceMenu
from desktop.ui.replay_player import ReplayPlayer
from desktop.ui.settings import Settings
from desktop.ui.status_line import StatusLine
from desktop.ui.table_page import TablePage
from desktop.ui.turning import Turning, close_what_was_offered
from desktop.ui.widgets.menu_text import menu_text, tell_withheld
from desktop.views.board import BoardView
from desktop.views.table import ChoiceView, LogLine, TableView

STEP_MS = (0, 90, 180, 360)
"""Milliseconds a counter takes for one step, by animation speed."""
POINTED_MS = 120
"""How long the cursor rests on a choice before its consequences are worked out."""


class Wiring(QObject):
    """Connects one controller with the widgets of one window.

    Attributes:
        board: the board on the table, if any.
        view: the table as last shown.
    """

    shown = Signal()
    """The table has been brought up to date."""

    def __init__(
        self,
        controller: GameController,
        page: TablePage,
        docks: Docks,
        history: HistoryBar,
        status: StatusLine,
        settings: Settings,
    ) -> None:
        super().__init__(page)
        self._controller, self._page, self._docks = controller, page, docks
        self._history, self._status, self._settings = history, status, settings
        self.board: BoardView | None = None
        self.view: TableView | None = None
        self._names: dict[str, str] = {}
        self.desk = BattleDesk(controller, page, docks, settings)
        status.addPermanentWidget(self.desk.strip)
        self.banner = Banner(page.map, page.map.result_card)
        self._turning = Turning(page.map.attention, settings)
        self.player = ReplayPlayer(page.map)
        self.player.ended.connect(self._on_replayed)
        self._pointed = ""
        self._pointing = QTimer(self, singleShot=True, interval=POINTED_MS)
        self._pointing.timeout.connect(lambda: self._controller.point_at(self._pointed))
        self._connect_map()
        self._connect_panels()
        self._connect_controller()

    # -- connections -------------------------------------------------------------------------------
    def _connect_map(self) -> None:
        board, control = self._page.map, self._controller
        board.choice_made.connect(self._on_lit)
        board.drag_started.connect(control.pieces_dragged)
        board.drag_moved.connect(control.drag_to)
        board.dropped.connect(control.drop)
        board.drag_cancelled.connect(control.cancel_drag)
        board.piece_clicked.connect(control.click_piece)
        board.piece_clicked.connect(self._show_stack_of)
        board.space_clicked.connect(control.click_space)
        board.space_clicked.connect(self._show_stack)
        board.stack_opened.connect(self._show_stack)
        board.piece_clicked.connect(self._page.edit.add_word)
        board.space_clicked.connect(self._page.edit.add_word)
        board.rule_requested.connect(self.show_rule)
        board.context_requested.connect(self._show_context)
        board.overlay_closed.connect(control.toggle_overlay)
        board.on_key_left = self._docks.decision.take_key
        board.gestures.is_enter_dead = self._docks.decision.is_dead
        self._docks.decision.is_unwatched = lambda: self.player.replay is not None

    def _connect_panels(self) -> None:
        docks, control = self._docks, self._controller
        for name in docks.docks:
            docks.when_made(name, self._on_panel_made)
        docks.decision.undo_requested.connect(control.undo)
        docks.decision.ticked.connect(control.tick)
        docks.decision.hand_wanted.connect(control.hold_up)
        docks.when_made("hand", lambda hand: hand.hold_wanted.connect(control.hold_up))
        docks.decision.preview_requested.connect(self._on_preview_requested)
        docks.when_made("log", lambda log: log.go_back_requested.connect(control.go_back))
        docks.when_made("stack", lambda stack: stack.piece_activated.connect(lambda piece: self.locate([], [piece])))
        self._history.go_to.connect(control.go_to)
        self._history.back_to_present.connect(control.back_to_present)
        self._status.rule_requested.connect(self.show_rule)
        page = self._page
        page.confirm.answered.connect(control.answer)
        page.confirm.silenced.connect(self._on_silenced)
        page.concede.conceded.connect(control.concede)
        page.concede.closed.connect(page.map.setFocus)
        page.edit.changed.connect(self._on_edited)
        page.edit.ended.connect(control.leave_editing)
        page.past.ended.connect(control.back_to_present)
        page.past.take_back.connect(lambda: control.go_back(control.table.shown.position))
        page.news.replay_requested.connect(self.replay)
        page.strip.opened.connect(self._open_account)
        page.strip.asked.connect(page.map.attention.show_asked)

    def _on_panel_made(self, panel: Panel) -> None:
        panel.chosen.connect(self._on_chosen)
        panel.rule_requested.connect(self.show_rule)
        panel.locate_requested.connect(self.locate)
        if self.board is not None:
            panel.set_sides(self._controller.presenter.seats())

    def _connect_controller(self) -> None:
        control = self._controller
        control.table_changed.connect(self._on_table)
        control.log_reset.connect(self._on_log_reset)
        control.log_added.connect(self._on_log_added)
        control.refused.connect(self._page.map.show_refusal)
        control.route_changed.connect(self._page.map.show_route)
        control.overlays_changed.connect(self._page.map.show_overlays)
        control.history_changed.connect(self._on_history)
        control.dice_changed.connect(self._on_dice)
        control.choose_among.connect(self._on_choose_among)
        control.edit_mode_changed.connect(self._on_edit_mode)
        control.edits_changed.connect(self._on_edits)
        control.notice.connect(self._status.say)
        control.seat_taken.connect(self._on_seat_taken)
        for question in (control.confirm_needed, control.consent_needed):
            question.connect(lambda _: self.player.end())  # it is about the game as it stands

    # -- a new game --------------------------------------------------------------------------------
    def begin(self) -> None:
        """Lay the board of the controller's match on the table."""
        presenter = self._controller.presenter
        self.board = presenter.board()
        self._names = {space.id: space.name or space.number or space.id for space in self.board.spaces}
        self.view = None
        self.desk.begin()
        self.banner.be_gone()
        self.player.forget()
        self._page.hide_bars()
        self._page.strip.set_sides(presenter.seats())
        self._page.map.set_board(self.board)
        self._turning.begin()
        self._page.map.fit()
        for panel in self._docks.made.values():
            panel.set_sides(presenter.seats())
        names = self._names
        self._docks.update("units", lambda units: units.set_space_names(names), "names")
        self._docks.update("rules", lambda rules: rules.set_rules(presenter.rules()), "rules")
        self._page.edit.set_help(str(self._controller.match.definition.extra.get("edit_help", "")))

    def blank(self) -> None:
        """Show nothing of anybody: before the next player sits down."""
        close_what_was_offered()
        self.player.forget()
        self.banner.be_gone()
        self._page.hide_bars()
        self._turning.cover()
        empty = TableView("", "", (), None, ())
        self._page.map.show_table(empty)
        self._page.map.show_overlays([])
        self._page.map.show_route(None)
        self._page.strip.show_table(None)
        self._docks.clear()
        self._status.clear()
        self.view = None

    # -- showing -----------------------------------------------------------------------------------
    def _on_table(self, view: TableView) -> None:
        before = self.view
        self.player.forget()  # whoever plays on, or looks elsewhere, has seen enough
        self.view = view
        self._page.concede.hide()  # whoever was asked may be another now
        control, docks = self._controller, self._docks
        self._turning.turn_to(control.table.seat, aloud=control.table.handover != NEVER)
        self._page.strip.show_table(view)
        self._page.map.show_table(view)
        if view.traces and self._settings.animation:
            self._page.map.animate(view.traces, STEP_MS[self._settings.animation])
        self._tell_news(before)
        docks.decision.show_decision(view.decision, control.can_undo, view.result)
        docks.decision.tell_undo(control.past.undo_told() if control.can_undo else None)
        seats = control.presenter.seats()
        docks.update("units", lambda units: units.show_pieces(view.pieces, seats))
        if before is not None and before.seat != view.seat:
            docks.forget_behind()
            close_what_was_offered()
        docks.show_table(view)
        self._bring_hand(view)
        self._status.show_table(view, control.match.edited)
        self.shown.emit()

    def _bring_hand(self, view: TableView) -> None:
        """The hand comes to the front where its cards are asked for; those on the table, where nothing else is."""
        held = {card.id for card in view.hand.cards} if view.hand is not None else set()
        asked = view.decision
        if asked is not None and (asked.private or any(choice.card in held for choice in asked.choices)):
            self._docks.raise_tab("hand")
        elif asked is not None and asked.choices and all(choice.card and not choice.button for choice in asked.choices):
            self._docks.raise_tab("cards")

    def _tell_news(self, before: TableView | None) -> None:
        """Announce what has changed; not again after an undo."""
        control, table = self._controller, self._controller.table
        position = control.match.position
        if not control.browsing and control.match.caught_up:
            if 0 <= table.told < position:
                self._page.news.hide()  # whoever plays on has read it
                fresh = [line for line in control.scribe.lines() if line.position > table.told]
                tracks = (before.tracks if before else (), self.view.tracks if self.view else ())
                self.banner.announce(announcement(fresh, *tracks), self._settings.animation)
            elif position < table.told:
                self.banner.be_gone()  # it was taken back
            table.told = position

    def refresh_status(self) -> None:
        """Write the status line anew in the font and colours of the theme."""
        if self.view is not None:
            self._status.rewrite(self.view, self._controller.match.edited)

    def _on_log_reset(self, lines: list[LogLine]) -> None:
        self._docks.update("log", lambda log: log.set_lines(lines))

    def _on_log_added(self, lines: list[LogLine]) -> None:
        if self._docks.shows("log"):
            self._docks.log.append(lines)
        else:
            self._on_log_reset(self._controller.scribe.lines())

    def _on_edits(self, edits: list[tuple[int, str, bool]]) -> None:
        self._docks.update("log", lambda log: log.set_edits(edits), "edits")

    def _on_history(self, position: int, length: int) -> None:
        self._history.set_range(position, length)
        self._docks.update("log", lambda log: log.set_position(position), "position")
        self._page.past.show_moment(position, length)

    def _on_dice(self, rolls: list[tuple[str, str, int, int]]) -> None:
        self._docks.update("dice", lambda dice: dice.show_rolls(rolls))

    def _on_seat_taken(self, view: ReplayView) -> None:
        self._page.news.show_news(view)

    def replay(self) -> None:
        """Watch what happened since one's own last action; asked for once more, go back to the game."""
        control = self._controller
        if self.player.replay is not None:
            self.player.end()
        elif control.playing and not self._page.map.gestures.carried:
            control.hold_up("")  # all look at the map now
            found = control.sight.replay()
            if found is None:
                self._status.say(self.tr("Nothing has happened yet."))
            else:
                self._page.map.fan.close_fan()
                self.banner.be_gone()
                self.player.begin(found)

    def _on_replayed(self) -> None:
        """The map shows the game again, as it stands."""
        if self.view is not None:
            self._page.map.show_table(self.view)

    def _open_account(self) -> None:
        """More of what the strip tells: the war room, or the tracks where there is none."""
        has_room = self.view is not None and self.view.war_room is not None
        self._docks.reveal("situation" if has_room else "tracks")

    def show_rule(self, number: str) -> None:
        if number:
            self._docks.reveal("rules")
            self._docks.rules.show_rule(number)

    def locate(self, spaces: list[str], pieces: list[str]) -> None:
        self._page.map.locate(spaces, pieces)
        if pieces:
            self._show_stack_of(pieces[0])

    def _show_stack_of(self, piece: str) -> None:
        if self.view is not None:
            space = next((view.space for view in self.view.pieces if view.id == piece), "")
            self._show_stack(space)

    def _show_stack(self, space: str) -> None:
        if self.view is None or not space:
            return
        pieces = tuple(piece for piece in self.view.pieces if piece.space == space)
        name = self._names.get(space, space)
        self._docks.update("stack", lambda stack: stack.show_space(name, pieces))

    # -- choosing ----------------------------------------------------------------------------------
    def answer(self, action: str) -> None:
        """Give an answer that was found by its words."""
        self._on_chosen(action)

    def _on_chosen(self, action: str) -> None:
        self._pointing.stop()
        self._controller.play(action)
        if not self._controller.asking and self._page.isVisible():  # else a question or a page has taken the focus
            self._page.map.setFocus()

    def _on_lit(self, action: str) -> None:
        """What is lit on the map was clicked: what stands in a box is ticked there, all else is done."""
        self._controller.set_aside()
        boxes = self.view.decision.boxes if self.view and self.view.decision else ()
        box = next((box for box in boxes if box.action == action), None)
        if box is None:
            self._controller.play(action)
        else:
            self._controller.tick(action, not box.ticked)

    def _on_preview_requested(self, action: str) -> None:
        """Show the fight that a choice would bring while it is pointed at."""
        choices = self.view.decision.choices if self.view and self.view.decision else ()
        choice = next((choice for choice in choices if choice.action == action), None)
        focus = [*choice.pieces, *choice.spaces] if choice else []
        self._pointed = action if choice is not None and not focus else ""
        if self._pointed:
            self._pointing.start()
        else:
            self._pointing.stop()
            self._controller.focus(focus)

    def _on_edit_mode(self, on: bool) -> None:
        self._page.edit.set_for_card(on and self._controller.table.by_hand)
        self._page.edit.setVisible(on)

    def _on_edited(self, change: str) -> None:
        position = self._controller.match.position
        self._controller.edit(change)
        if self._controller.match.position > position:
            self._page.edit.clear()

    def _on_silenced(self, warning_id: str) -> None:
        self._settings.silence(warning_id)
        self._controller.silence(warning_id)

    def _on_choose_among(self, choices: list[ChoiceView]) -> None:
        """Several things can be meant by one drop: a small menu at the cursor."""
        menu = QMenu(self._page)
        for choice in choices:
            self._offer(menu, choice)
        tell_withheld(menu, choices)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(QCursor.pos())

    def _offer(self, menu: QMenu, choice: ChoiceView) -> None:
        menu.addAction(menu_text(choice)).triggered.connect(lambda: self._controller.play(choice.action))

    def _show_context(self, space: str, piece: str, at: QPoint) -> None:
        table = self.view
        if table is not None:
            place = Place(table, space, piece, self._names)
            menu = PlaceMenu(place, self._controller, self._page)
            menu.find_wanted.connect(self.find_in_log)
            menu.rule_wanted.connect(self.show_rule)
            menu.stack_wanted.connect(self._open_stack)
            menu.open_at(at)

    def find_in_rules(self, words: str) -> None:
        self._docks.reveal("rules")
        self._docks.rules.search.setText(words)

    def find_in_log(self, words: str) -> None:
        self._docks.reveal("log")
        self._docks.log.search.setText(words)

    def _open_stack(self, space: str) -> None:
        self._show_stack(space)
        self._docks.reveal("stack")
