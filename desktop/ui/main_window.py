"""The main window: pages, docks and menus."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from desktop.controller.game_controller import GameController
from desktop.controller.keeping import Keeping
from desktop.controller.pages import FaultView, HandOverView
from desktop.controller.table import Table
from desktop.data.headline import Headline
from desktop.engine.match import Match
from desktop.ui import theme
from desktop.ui.advice import AdviceShown
from desktop.ui.briefing import Briefing
from desktop.ui.command_states import states_of
from desktop.ui.commands import CommandSet
from desktop.ui.consents import Consents
from desktop.ui.decision_card import DecisionCard
from desktop.ui.dialogs.pages import HandOverPage
from desktop.ui.docks import Docks
from desktop.ui.ending import Ending
from desktop.ui.exports import Exports
from desktop.ui.files import Files
from desktop.ui.hand_dock import HandDock
from desktop.ui.hand_key import HandKey
from desktop.ui.held_keys import HeldKeys
from desktop.ui.library import Shelf
from desktop.ui.menus import Menus
from desktop.ui.opponents import Opponents
from desktop.ui.orders import Orders
from desktop.ui.panels.history_bar import HistoryBar
from desktop.ui.pictures import Pictures
from desktop.ui.settings import Settings
from desktop.ui.standing_answers import StandingAnswers
from desktop.ui.status_line import StatusLine
from desktop.ui.table_page import TablePage
from desktop.ui.warned import Warned
from desktop.ui.widgets import colours
from desktop.ui.widgets.kept_mark import KeptMark
from desktop.ui.wiring import Wiring
from desktop.views.study import study_mark

if TYPE_CHECKING:
    from desktop.ui.examples.install import Examples
    from desktop.ui.start_page import StartPage

FIRST_SIZE = QSize(1280, 800)
SETTLED_MS = 1500
"""After this long the window is up, and what is not needed at once can be made ready."""
ROUNDS = 3
"""How often all is laid out before a paint: a bar that appears makes a column narrower, and words wrap again."""


class MainWindow(QMainWindow):
    """One window, one game at a time.

    Attributes:
        controller: plays the match.
        page: the table with the map; `docks`: the panels around it.
        orders: what its commands do.
        trying: whether an example's trial is on the table; the game waits beside it as it was left.
    """

    def __init__(self, settings: Settings | None = None, shelf: Shelf | None = None, *, at_start: bool = True) -> None:
        """With the start page, or with an empty one where a game is to follow at once."""
        settings = settings or Settings()
        _dress(settings)  # before any widget is made: each would change its font and take its shape again
        super().__init__()
        self.settings = settings
        self.shelf = shelf or Shelf()
        self.controller = GameController(self.settings.controller_options(), self)
        self.trying = False
        self._aside: Table | None = None
        self.setObjectName("main-window")
        self.setWindowTitle("Sandtable")
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self.page = TablePage()
        self.hand_over = HandOverPage()
        for page in (self.page, self.hand_over):
            self._stack.addWidget(page)
        self.docks = Docks(self)
        self.docks.card = DecisionCard(self.page.map, self.docks["decision"])
        self.hand_dock = HandDock(self, self.docks, self.page)
        self._hand_key = HandKey(self.controller, self, self.hand_dock.want)
        self.status = StatusLine()
        self.setStatusBar(self.status)
        self.kept = KeptMark()
        self.status.addPermanentWidget(self.kept)
        self.history = HistoryBar()
        self.orders = Orders(self)
        self.commands = CommandSet(self, self.page, self.orders)
        self.menus = Menus(self, self.commands, self.docks, self.controller, self.history)
        self.wiring = Wiring(self.controller, self.page, self.docks, self.history, self.status, self.settings)
        self.warned = Warned(self.controller, self.docks.decision, self.page)
        self.standing = StandingAnswers(self.controller, self.docks.decision, self.settings)
        self.opponents = Opponents(self)
        self.advice = AdviceShown(self)
        self.ending = Ending(self)
        self.files = Files(self)
        self.exports = Exports(self)
        self.consents = Consents(self)
        self.pictures = Pictures(self)
        self._laid_out = False
        self._loss_is_meant = False
        self._connect()
        self.briefing = Briefing(self)  # after the window's own: the table is there when its page comes up
        self._examples: Examples | None = None
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settled.timeout.connect(self._on_settled)
        self._idle = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._idle.timeout.connect(self.docks.make_ready)
        self._held_keys = HeldKeys(self)
        self.resize(FIRST_SIZE)
        self._restore_geometry()
        self.apply_settings()
        if at_start:
            self.show_start()
        else:
            self._show_page(self.hand_over)

    # -- assembly ----------------------------------------------------------------------------------
    def _connect(self) -> None:
        control = self.controller
        control.hand_over.connect(self._on_hand_over)
        control.consent_needed.connect(self.consents.ask)
        control.question_closed.connect(self.consents.close)
        control.failed.connect(self._on_failed)
        control.game_over.connect(self._on_game_over)
        control.edit_mode_changed.connect(self.commands.actions["edit_mode"].setChecked)
        control.prepared.connect(self._on_prepared)
        control.overlays_changed.connect(self.menus.tick_overlays)
        control.kept_changed.connect(self.kept.show_view)
        self.kept.elsewhere_requested.connect(self.files.keep_elsewhere)
        self.wiring.shown.connect(self._on_table_changed)
        self.page.map.corners.follow(self.commands.actions["legend"], self.tr("Legend"))
        self.page.map.marks_closed.connect(lambda: self.commands.actions["legend"].setChecked(False))
        self.hand_over.sit_down.connect(control.take_seat)
        self.hand_dock.put_away.connect(lambda: control.hold_up(""))
        self.docks.when_made("log", lambda log: log.export_requested.connect(self.exports.export_log))
        self.docks.when_made("combat", lambda combat: combat.set_animated(self.settings.animation > 0))

    # -- pages -------------------------------------------------------------------------------------
    @property
    def at_table(self) -> bool:
        return self.shows(self.page)

    @cached_property
    def start(self) -> StartPage:
        """The start page, made when it is first asked for."""
        from desktop.ui.start_page import StartPage

        page = StartPage(self.shelf)
        page.play.play_requested.connect(self.orders.open_new_game)
        page.play.print_requested.connect(self.exports.print_setup)
        page.play.learn_requested.connect(self.orders.on_learn)
        page.play.scenario_ordered.connect(self.orders.on_scenario_ordered)
        page.play.copy_requested.connect(self.orders.open_my_copy)
        page.play.pictures_requested.connect(self.orders.open_my_pictures)
        page.kept.import_requested.connect(lambda: self.files.open(""))
        for what in ("go_on", "rename", "duplicate", "export", "show_in_folder", "throw_away", "put_back", "empty_bin"):
            getattr(page.kept, what).connect(getattr(self.files, what))
        page.set_picture_source(self.files.picture)
        self._stack.addWidget(page)
        return page

    def shows(self, page: QWidget) -> bool:
        return self._stack.currentWidget() is page

    def add_page(self, page: QWidget) -> None:
        """A whole-window page of another part of the program."""
        self._stack.addWidget(page)

    def show_page(self, page: QWidget) -> None:
        self._show_page(page)

    def say(self, words: str) -> None:
        """A line in the status bar."""
        self.status.say(words)

    def _show_page(self, page: QWidget) -> None:
        """Show a whole-window page: no dock, no toolbar, nothing of the table, and no hand up when it comes back."""
        if self.at_table:
            self.controller.hold_up("")
        self.docks.hide_all()
        self.menus.toolbar.hide()
        self.wiring.desk.strip.lie_at_table(False)
        self.status.clear()
        self._stack.setCurrentWidget(page)
        self.update_commands()

    def show_start(self) -> None:
        self.pictures.keep()
        self.files.show_library()
        self.setWindowTitle("Sandtable")
        self.status.clear()
        self._show_page(self.start)

    def show_table(self) -> None:
        if self._stack.currentWidget() is not self.page:
            self._bring_docks()
            self.menus.toolbar.show()
            self.wiring.desk.strip.lie_at_table(True)
            self._stack.setCurrentWidget(self.page)  # last: the map takes its shape once
            self.wiring.refresh_status()
        self.page.map.setFocus()
        self.update_commands()

    def _bring_docks(self) -> None:
        """The docks as they were left: before the page, in the last session, or by default."""
        if self._laid_out:
            self.docks.bring_back()
            return
        self._laid_out = True
        _, state = self.settings.layout()
        if state.isEmpty() or not self.docks.restore(state):
            self.lay_out_docks()

    def lay_out_docks(self) -> None:
        """The docks where they are by default."""
        self.docks.lay_out(self.wiring.view is not None and self.wiring.view.hand is not None)

    # -- games -------------------------------------------------------------------------------------
    @property
    def game(self) -> Table | None:
        """The game that is played, also while it waits beside an example's trial."""
        if self.trying:
            return self._aside
        return self.controller.table if self.controller.has_table else None

    def begin(self, match: Match, headline: Headline | None = None) -> None:
        """Put a new game on the table; the first player may have to sit down first."""
        self.end_trial()
        self.pictures.keep()
        self.controller.begin(match, headline)

    def begin_kept(self, match: Match, kept: Keeping, headline: Headline) -> None:
        """Put a game on the table that has been kept."""
        self.end_trial()
        self.pictures.keep()
        self.controller.begin_kept(match, kept, headline)

    def return_to_game(self) -> None:
        """Show the game on the table as it stands."""
        self.end_trial()
        if self.controller.has_table:
            self._set_title()
            self.controller.show_again()

    def put_game_away(self) -> None:
        """Take the game off the table; it stays in the library."""
        self.end_trial()
        self.controller.close()
        self.kept.clear()

    def begin_trial(self, match: Match) -> None:
        """A trial comes to the table; the game waits beside it, exactly as it was left."""
        if not self.trying:
            self._aside, self.trying = self.controller.put_aside(), True
        self.controller.begin_trial(match)

    def end_trial(self) -> None:
        """The trial is over: the game is on the table again, though not yet shown."""
        if self.trying:
            self.controller.close()
            self.trying = False
            self.controller.take_up(self._aside)
            self._aside = None
            self.kept.clear()

    def keep_trial(self) -> None:
        """The trial becomes a game of its own, kept in the library."""
        if self.trying:
            self.files.leave(self._keep_trial)

    def _keep_trial(self) -> None:
        self.begin(self.controller.match, Headline(handover=self.settings.handover))
        self.controller.table.keep(untouched=True)

    def _set_title(self) -> None:
        headline = self.controller.table.headline()
        told = (headline.name or headline.scenario, study_mark(headline.study), headline.title, "Sandtable")
        self.setWindowTitle(" · ".join(filter(None, told)))

    def _on_prepared(self) -> None:
        """The controller has another table: lay its board and the docks around it."""
        self.consents.clear()
        self._set_title()
        self.wiring.begin()
        self.pictures.begin(self.controller.table.headline().turn)
        self.menus.fill_overlays(self.controller.presenter.overlays())
        self._stack.setCurrentWidget(self.hand_over)
        if self._settled.isActive():
            self._settled.start()  # the board comes first
        self._idle.start()

    def _on_table_changed(self) -> None:
        view = self.wiring.view
        if view is not None:
            self.pictures.saw(view.turn)
        if self._stack.currentWidget() is not self.page:
            self.show_table()
        if view is not None:
            self.hand_dock.follow(view.hand)
        self.update_commands()

    def _on_hand_over(self, view: HandOverView) -> None:
        self.wiring.blank()
        self.hand_over.show_view(view)
        self._show_page(self.hand_over)
        self.hand_over.setFocus()

    def _on_game_over(self, result: str) -> None:
        self.status.say(result)
        self.docks.reveal("decision")

    def _on_failed(self, fault: FaultView) -> None:
        if self._stack.currentWidget() is self.hand_over and self.controller.playing:
            self.show_start()  # the game could not even be laid out
        from desktop.ui.reporting import tell_fault

        tell_fault(self, fault)

    def event(self, event: QEvent) -> bool:
        """What waits to be laid out finds its room before it is painted, lest it is painted squeezed, and once more."""
        if event.type() == QEvent.Type.UpdateRequest:
            for _ in range(ROUNDS):
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        return super().event(event)

    # -- commands ----------------------------------------------------------------------------------
    def update_commands(self) -> None:
        self.commands.update_enabled(states_of(self))
        for action in (*self.docks.actions(), *self.menus.overlays.actions()):
            action.setEnabled(self.controller.has_table and self.at_table)  # elsewhere nothing of the table comes up

    # -- settings ----------------------------------------------------------------------------------
    def apply_settings(self) -> None:
        """Dress the window anew: font, theme, colours, speed; the controller learns its policies."""
        before = QApplication.font().pointSizeF()
        _dress(self.settings)
        self.docks.rescale(QApplication.font().pointSizeF() / before)
        if self.at_table:
            self.wiring.refresh_status()
        self.commands.update_icons()
        board = self.page.map
        board.set_font_scale(self.settings.font_scale)
        board.set_palette_name(self.settings.palette)
        board.set_theme(theme.resolved(self.settings.theme))
        board.set_animation_speed(self.settings.animation)
        if "combat" in self.docks.made:
            self.docks.combat.set_animated(self.settings.animation > 0)
        if self._examples is not None:
            self._examples.dress()
        self.settings.guide(self.controller.options)

    @property
    def examples(self) -> Examples:
        """Made soon after the window is shown, or when they are first asked for."""
        if self._examples is None:
            from desktop.ui.examples.install import install_examples

            self._examples = install_examples(self)
            if self.controller.has_table:
                self._examples.greet()
        return self._examples

    def _on_settled(self) -> None:
        theme.shelve_icons()
        self.files.bring_in_old()
        assert self.examples

    def shelve(self) -> None:
        """Keep the pictures of the first look at once, for the next start."""
        self.page.map.shelve()
        theme.shelve_icons()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._held_keys.watch(self.windowHandle())
        self._settled.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no widget has a use for: H held down shows the hand of whoever is asked at an open table; Escape
        turns that down, or advice, or what all are asked; a letter is for where the mouse is; Enter goes on from a
        result, or takes what moves the game on.
        """
        board = self.page.map
        uses = (
            self._hand_key.pressed,
            self.commands.take_letter,
            board.gestures.keys.letter,
            self.consents.take_key,
            board.result_card.take_key,
            self._hand_key.turned_down,
            self.advice.turned_down,
            self.docks.decision.take_key,
        )
        if not (self.at_table and any(use(event) for use in uses)):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not (self.at_table and self._hand_key.released(event)):
            super().keyReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ThemeChange and self.settings.theme == "system":
            self.apply_settings()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.files.look_again()
        elif event.type() == QEvent.Type.ActivationChange and self.at_table:
            self._hand_key.window_left()

    def _restore_geometry(self) -> None:
        geometry, _ = self.settings.layout()
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)

    def _close_for_good(self) -> None:
        self._loss_is_meant = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.game is not None and not self.game.is_kept() and not self._loss_is_meant:
            event.ignore()
            self.files.leave(self._close_for_good)
            return
        if self._laid_out:
            self.settings.keep_layout(self.saveGeometry(), self.docks.state())
        self.docks.leave()
        self._settled.stop()
        self._idle.stop()
        self.pictures.keep()
        self.put_game_away()
        super().closeEvent(event)


def _dress(settings: Settings) -> None:
    """Give the whole program its font and colours."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    colours.use_palette(settings.palette, theme.resolved(settings.theme))
    theme.apply(app, settings.theme, settings.font_scale)
