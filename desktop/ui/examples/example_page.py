"""The page of an example: chapters, the board, and the player beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from desktop.controller.example_controller import ExampleController
from desktop.examples.loader import Loaded
from desktop.examples.views import StepView
from desktop.ui.examples.chapters import ChapterList
from desktop.ui.examples.live_board import LiveBoard
from desktop.ui.examples.panel_tabs import PanelTabs
from desktop.ui.examples.player_panel import PlayerPanel
from desktop.ui.map.map_widget import MapWidget
from desktop.ui.map.own_legend import give_legend
from desktop.ui.map.pointers import MapPointers
from desktop.ui.map.staging import Staging
from desktop.ui.panels.cards_panel import CardsPanel
from desktop.ui.panels.charts_panel import ChartsPanel
from desktop.ui.panels.combat_panel import CombatPanel
from desktop.ui.panels.decision_panel import DecisionPanel
from desktop.ui.panels.hand_panel import HandPanel
from desktop.ui.panels.panel import Panel
from desktop.ui.panels.rules_panel import RulesPanel
from desktop.ui.panels.tracks_panel import TracksPanel
from desktop.ui.panels.units_panel import UnitsPanel
from desktop.ui.widgets.keys import add_keys
from desktop.ui.widgets.text import em
from desktop.views.table import RefusalView, TableView

NARROW = 64
"""In windows narrower than this (in line heights) the chapters are folded away; the handle brings them back."""

PANELS_LEAST = 9
"""So many line heights of the panels are always seen."""
PANELS_LOW = 4
"""Below what was done, where that needs the room."""


class ExamplePage(QWidget):
    """Shows what an ExampleController tells it to; needs no main window.

    Signals:
        closed: the reader has had enough.
    """

    closed = Signal()

    def __init__(self, controller: ExampleController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.map = MapWidget()
        self.map.attention.led = True
        self.pointers = MapPointers(self.map)
        self.staging = Staging(self.map)
        self._stage = (QRectF(), QRectF())
        """What is to be seen of the step, and what is done besides."""
        self.chapters = ChapterList()
        self.player = PlayerPanel()
        self.combat, self.charts, self.tracks = CombatPanel(), ChartsPanel(), TracksPanel()
        self.decision, self.units, self.rules = DecisionPanel(), UnitsPanel(), RulesPanel()
        self.hand, self.cards = HandPanel(), CardsPanel()
        panels: tuple[Panel, ...] = (
            self.decision, self.hand, self.combat, self.charts, self.tracks, self.cards, self.units, self.rules,
        )  # fmt: skip
        self.panels = {panel.panel_id: panel for panel in panels}
        self.decision.allow_undo(False)
        self.live = LiveBoard(controller, self.map, self)
        give_legend(self.map)
        self.tabs = PanelTabs()
        self.ms_per_step = 180
        self._title = ""
        self._view: TableView | None = None
        self._stale: set[str] = set()
        self._lay_out()
        self._connect()

    # -- assembly ----------------------------------------------------------------------------------
    def _lay_out(self) -> None:
        for panel in self.panels.values():
            self.tabs.addTab(panel, panel.title)
        self.tabs.setMinimumHeight(self.tabs.tabBar().sizeHint().height())
        self.side = QSplitter(Qt.Orientation.Vertical)
        self.side.addWidget(self.player)
        self.side.addWidget(self.tabs)
        self.side.setStretchFactor(0, 3)
        self.side.setStretchFactor(1, 2)
        self.side.setChildrenCollapsible(False)
        self.side.setSizes([30 * em(), 20 * em()])
        self.split = QSplitter(Qt.Orientation.Horizontal)
        for widget in (self.chapters, self._board(), self.side):
            self.split.addWidget(widget)
        for index, stretch in enumerate((0, 1, 0)):
            self.split.setStretchFactor(index, stretch)
        self.split.setSizes([14 * em(), 60 * em(), 25 * em()])
        self.split.setCollapsible(1, False)
        self.split.setCollapsible(2, False)
        self.map.view.viewport().installEventFilter(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.split)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _board(self) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.map)
        return holder

    def _connect(self) -> None:
        control, player = self.controller, self.player
        control.opened.connect(self._on_opened)
        control.table_changed.connect(self._on_table_changed)
        control.step_changed.connect(self._on_step_changed)
        control.answered.connect(player.show_answer)
        control.hinted.connect(player.show_hint)
        control.playing_changed.connect(player.show_playing)
        player.next_wanted.connect(control.next)
        player.back_wanted.connect(control.back)
        player.play_toggled.connect(control.toggle)
        player.speed_chosen.connect(control.set_speed)
        player.branch_taken.connect(control.take_branch)
        player.branch_left.connect(control.leave_branch)
        player.answer_given.connect(control.answer)
        player.hint_wanted.connect(control.hint)
        player.try_wanted.connect(control.try_it)
        player.try_mine_wanted.connect(control.try_other)
        player.grown.connect(self._share_height)
        control.move_told.connect(player.tell_move)
        control.die_wanted.connect(self._on_die_wanted)
        player.own_dice.connect(control.enter_own_dice)
        control.lesson.table_changed.connect(self._on_lesson_changed)
        control.lesson.refused.connect(self._on_refused)
        for each in (self.decision, self.hand, self.cards):
            self.live.connect_panel(each)
        self.decision.ticked.connect(self.live.tick)
        player.close_wanted.connect(self._close)
        self.chapters.chosen.connect(control.go_to)
        self.tabs.currentChanged.connect(self._fill)
        player.rule_requested.connect(self.show_rule)
        self.map.rule_requested.connect(self.show_rule)
        for panel in self.panels.values():
            panel.rule_requested.connect(self.show_rule)
            panel.locate_requested.connect(self.map.locate)
        keys = (
            ("PgDown", control.next), ("Right", control.next), ("PgUp", control.back), ("Left", control.back),
            ("P", control.toggle), ("Escape", self._on_escape),
        )  # fmt: skip
        add_keys(self, keys)

    # -- showing -----------------------------------------------------------------------------------
    def _on_opened(self, loaded: Loaded) -> None:
        presenter = loaded.presenter
        self._title = loaded.example.title
        self.map.set_board(presenter.board())
        self.chapters.show_example(loaded)
        if self.width() < NARROW * em():
            self.split.setSizes([0, *self.split.sizes()[1:]])
        seats = presenter.seats()
        for panel in self.panels.values():
            panel.set_sides(seats)
        self.rules.set_rules(presenter.rules())
        self.player.show_rules(tuple(loaded.example.rules))

    def _on_table_changed(self, view: TableView) -> None:
        self._view = view
        self.map.refusal_note.hide()
        self.map.show_table(view)
        if view.traces:
            self.map.animate(view.traces, self.ms_per_step)
        fight = view.preview.heading if view.preview is not None else ""
        self.tabs.entitle(self.combat, fight)
        self.tabs.show_tab(self.hand, view.hand is not None)
        self.tabs.show_tab(self.cards, view.cards is not None)
        self._stale = set(self.panels)

    def _on_lesson_changed(self, view: TableView) -> None:
        """The reader moves: the table of the lesson is before him."""
        self._on_table_changed(view)
        self._fill()

    def _on_die_wanted(self) -> None:
        """The faces of the die are the choices now."""
        self.tabs.setCurrentWidget(self.decision)
        self.decision.setFocus()
        self.player.ask_for_die()

    def _on_refused(self, refusal: RefusalView) -> None:
        """What was tried is forbidden, or means nothing: said at the place, and beside the narration."""
        self.map.show_refusal(refusal)
        if refusal.rule:
            self.player.tell_refused(refusal.text, refusal.rule)

    def _fill(self) -> None:
        """Bring the panel in front up to date; the others follow when they are turned to."""
        panel = self.tabs.currentWidget()
        view = self._view
        if view is None or not isinstance(panel, Panel) or panel.panel_id not in self._stale:
            return
        self._stale.discard(panel.panel_id)
        if panel is self.combat:
            self.combat.show_preview(view.preview)
        elif panel is self.charts:
            self.charts.show_charts(view.charts)
        elif panel is self.tracks:
            self.tracks.show_tracks(view.tracks)
        elif panel is self.decision:
            self.decision.show_decision(view.decision, False, view.result)
        elif panel is self.hand:
            self.hand.show_hand(view.hand)
        elif panel is self.cards:
            self.cards.show_cards(view.cards)
        elif panel is self.units and self.controller.loaded is not None:
            self.units.show_pieces(view.pieces, self.controller.loaded.presenter.seats())

    def _on_step_changed(self, step: StepView) -> None:
        self.map.gestures.cancel()
        self.player.show_step(self._title, step)
        self.chapters.mark(step.path)
        arrows = [(arrow.start, arrow.end, arrow.label) for arrow in step.pointers.arrows]
        self.pointers.show(step.pointers.spaces, step.pointers.pieces, arrows)
        at = step.pointers
        self._stage = (self.pointers.area_of(at.names()), self.pointers.area_of(at.beside or self._asked_about()))
        self.map.show_overlays([step.overlay] if step.overlay else [])
        self._turn_to(step)
        self._share_height()
        QTimer.singleShot(0, self, self._on_step_shown)
        self.reframe()

    def _on_step_shown(self) -> None:
        """What has just been made has its height now; the keys go on if what had them is gone."""
        self._share_height()
        if self.isVisible() and self.window().focusWidget() is None:
            self.setFocus()

    def _asked_about(self) -> tuple[str, ...]:
        """What the question is about: shown where the step itself names no place."""
        return self._view.decision.subjects if self._view is not None and self._view.decision is not None else ()

    def reframe(self) -> None:
        """Have all in view that the step shows."""
        self.staging.show(*self._stage)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent) and watched is self.map.view.viewport() and event.size() != event.oldSize():
            QTimer.singleShot(0, self, self._on_map_resized)
        return super().eventFilter(watched, event)

    def _on_map_resized(self) -> None:
        if not self.map.gestures.carried:
            self.reframe()

    def _share_height(self) -> None:
        """The narration takes the height it needs, so that nothing of it is scrolled; the panels have the rest."""
        whole = self.side.height()
        if whole <= 0:
            return
        least = min(PANELS_LEAST * em(), whole // 2)
        if self.player.wanted_height() > whole - least and (step := self.controller.step) is not None:
            bar = self.tabs.tabBar().sizeHint().height()
            least = bar if self._is_told() else least if step.waits else min(least, bar + PANELS_LOW * em())
        self.player.fit_question(whole - least)
        self.player.fit_done(whole - least)
        wanted = min(max(self.player.wanted_height(), whole // 2), whole - least)
        self.side.setSizes([wanted, whole - wanted])

    def _is_told(self) -> bool:
        """Whether nothing is to be done here and no panel is spoken of: then the narration may take their place."""
        step = self.controller.step
        return step is not None and not (step.waits or self._spoken_of(step) or step.chart)

    def _spoken_of(self, step: StepView) -> list[str]:
        """The panels that the step speaks of and that have something to show: a fight is over, or not begun."""
        view = self._view
        held = {"combat": view and view.preview, "hand": view and view.hand, "cards": view and view.cards}
        return [name for name in step.panels if held.get(name, True) is not None]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._share_height)

    def _turn_to(self, step: StepView) -> None:
        """Bring forward the panel the step speaks of."""
        wanted = next(iter(self._spoken_of(step)), "") or self._called_for(step)
        if wanted in self.panels:
            self.tabs.setCurrentWidget(self.panels[wanted])
        self._fill()
        self._light_cards(step)
        if step.chart and self.charts.current_id() != step.chart and wanted == "charts":
            self.charts.show_chart(step.chart)

    def _called_for(self, step: StepView) -> str:
        """Which panel a step is about that speaks of none: where the card to be played lies, chart or fight."""
        view = self._view
        lies = self._where_lie({each.card.id for each in step.cards})
        if lies and step.waits and not step.theirs:
            return lies
        is_fought = view is not None and view.preview is not None and not (step.waits and view.preview.result)
        found = "charts" if step.chart else "combat" if is_fought else lies if lies == "hand" else ""
        is_his = step.waits and step.guided and not step.theirs
        stale = self.tabs.currentWidget() in (self.combat, self.charts, self.cards)
        return found or ("decision" if is_his or stale else "")

    def _where_lie(self, named: set[str]) -> str:
        """The panel that shows one of these cards."""
        view = self._view
        if view is not None and view.hand is not None and named & {card.id for card in view.hand.cards}:
            return "hand"
        piles = view.cards.piles() if view is not None and view.cards is not None else ()
        return "cards" if any(named & {card.id for card in pile.cards} for pile in piles) else ""

    def _light_cards(self, step: StepView) -> None:
        """Mark the cards in the hand that the step names; the uses of the first are shown."""
        named = {each.card.id for each in step.cards}
        self.hand.light(named)
        at = next((n for n, card in enumerate(self.hand.card_widgets()) if card.view.id in named), -1)
        if self.tabs.currentWidget() is self.hand and at >= 0:
            self.hand.choose(at)

    def show_rule(self, number: str) -> None:
        """Open a rule in its tab."""
        self.tabs.setCurrentWidget(self.rules)
        self.rules.show_rule(number)

    def _on_escape(self) -> None:
        """First put down what is in the hand."""
        if self.map.gestures.carried:
            self.map.gestures.cancel()
        else:
            self._close()

    def hideEvent(self, event: QHideEvent) -> None:
        self.map.gestures.cancel()
        super().hideEvent(event)

    def _close(self) -> None:
        self.controller.pause()
        self.closed.emit()

    # -- preferences -------------------------------------------------------------------------------
    def dress(self, font_scale: float, palette: str, theme: str, ms_per_step: int) -> None:
        """Follow the settings of the window."""
        self.map.set_font_scale(font_scale)
        self.map.set_palette_name(palette)
        self.map.set_theme(theme)
        self.ms_per_step = ms_per_step
        self.combat.set_animated(ms_per_step > 0)
        self.map.set_animation_speed(1 if ms_per_step else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.controller.next()
        else:
            super().keyPressEvent(event)
