"""The page on which a scenario is made: the map, the order of battle, forms, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.data.arranging import Arrivals, Dealer
from desktop.data.document import Document
from desktop.data.errors import DataError, Fault, in_a_line
from desktop.data.game_files import texts_of
from desktop.data.yaml_loader import parse_yaml
from desktop.engine.errors import EngineError
from desktop.engine.match import Match
from desktop.scenarios import fields
from desktop.scenarios.draft import ScenarioDraft
from desktop.scenarios.positions import POSITION
from desktop.ui import theme
from desktop.ui.editor.arrivals_form import ArrivalsForm
from desktop.ui.editor.cards_form import CardsForm
from desktop.ui.editor.figures_tree import FiguresTree
from desktop.ui.editor.levels_form import LEVELS, LevelsForm, places_of_levels
from desktop.ui.editor.options_form import OptionsForm
from desktop.ui.editor.setup_board import SetupBoard
from desktop.ui.editor.words_form import WordsForm
from desktop.ui.widgets.frames import GlyphButton
from desktop.ui.widgets.keys import add_keys
from desktop.ui.widgets.narrow_tabs import NarrowTabs
from desktop.ui.widgets.orders import OrderButtons
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel, em

CHECK_MS = 500
WORDS = frozenset(["title", "summary", "length", "briefing", "notes", "sides"])
LINE = Qt.ItemDataRole.UserRole
FAULTS = (DataError, EngineError, ValueError)


class ScenarioPage(QWidget):
    """One draft at a time.

    Signals:
        ordered: what a button asks for: try, keep, print, share or close.
    """

    ordered = Signal(str)

    def __init__(self, draft: ScenarioDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draft = draft
        self.shape = fields.shape_of(draft.reader.scenario_shape)
        first = draft.definition.scenarios()[0].id
        self._presenter: Any = draft.definition.presenter(draft.definition.load_world(first, {}))
        self.sides = self._named(draft.definition.extra["scenario"](first).sides)
        self.buttons = OrderButtons("scenario", self.ordered.emit)
        self.match: Match | None = None
        self.board = SetupBoard()
        self.words = WordsForm()
        self.options = OptionsForm(draft.reader.load_rulings())
        arranger = draft.arranger
        self.cards = CardsForm(arranger, self.sides) if isinstance(arranger, Dealer) else None
        self.arrivals = ArrivalsForm(arranger) if isinstance(arranger, Arrivals) else None
        self.levels = LevelsForm(self.shape, self.sides, texts_of(draft.game))
        self.figures = FiguresTree()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        narrow = NarrowTabs(em() // 2)
        narrow.setParent(self)
        self.tabs.tabBar().setStyle(narrow)
        self._checking = QTimer(self, singleShot=True, interval=CHECK_MS)
        self._checking.timeout.connect(self.check)
        self._lay_out()
        self._connect()
        self.words.set_sides(self.sides)
        self.show_draft()
        self.check()

    # -- assembly ----------------------------------------------------------------------------------
    def _lay_out(self) -> None:
        if self.draft.arranger is not None:
            self.tabs.addTab(self._units(), self.tr("Units"))
        for widget, title in (
            (self.words, self.tr("Words")), (self.options, self.tr("Options")), (self.cards, self.tr("Cards")),
            (self.arrivals, self.tr("Arrivals")),
            (self.levels, self.tr("Victory")), (self.figures, self.tr("All figures")),
        ):  # fmt: skip
            if widget is not None:
                self.tabs.addTab(widget, title)
        has_levels = any(places_of_levels(self.draft.data, self.shape))
        self.tabs.setTabVisible(self.tabs.indexOf(self.levels), has_levels)
        side = QSplitter(Qt.Orientation.Vertical)
        side.addWidget(self.tabs)
        side.addWidget(self._fault_list())
        side.setStretchFactor(0, 5)
        side.setStretchFactor(1, 1)
        side.setChildrenCollapsible(False)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.board)
        split.addWidget(side)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 0)
        split.setSizes([60 * em(), 24 * em()])
        split.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(em() // 2, em() // 3, em() // 2, em() // 3)
        column.addLayout(self._head())
        column.addWidget(split, 1)

    def _head(self) -> QHBoxLayout:
        self.title = TextLabel("", factor=1.4, bold=True)
        row = QHBoxLayout()
        row.addWidget(self.title, 1)
        for name, tip in (("undo", self.tr("Undo (Ctrl+Z)")), ("redo", self.tr("Redo (Ctrl+Y)"))):
            button = GlyphButton(name, tip)
            button.setObjectName(f"scenario-{name}")
            button.clicked.connect(lambda _=False, name=name: self._turn(name))
            self.buttons[name] = button
            row.addWidget(button)
        for name, words, icon in (
            ("try", self.tr("Try it"), "play"), ("keep", self.tr("Keep"), "save"),
            ("print", self.tr("Print…"), "print"), ("share", self.tr("Share…"), "export"),
            ("close", self.tr("Start page"), "home"),
        ):  # fmt: skip
            row.addWidget(self.buttons.made(name, words, icon=theme.icon(icon)))
        add_keys(self, (("Ctrl+Z", lambda: self._turn("undo")), ("Ctrl+Y", lambda: self._turn("redo"))))
        return row

    def _units(self) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        self.control = QuietComboBox()
        self.control.setObjectName("give-control")
        self.control.addItem(self.tr("Clicks on the map give nobody control"), None)
        arranger = self.draft.arranger
        holders = arranger.holders(self.sides) if arranger is not None else ()
        for side, name in holders:
            self.control.addItem(self.tr("Clicks on the map give control to: {0}").format(name), side)
        self.control.setSizeAdjustPolicy(QuietComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.control.activated.connect(lambda _: self.board.giving.set_on(bool(self.control.currentData())))
        column.addWidget(self.board.order, 1)
        if holders:
            column.addWidget(self.control)
        if self.draft.data.get(POSITION):
            column.addWidget(self._by_hand())
        return holder

    def _by_hand(self) -> QLineEdit:
        """What hangs together in a position is changed by the words of edit mode."""
        line = QLineEdit()
        line.setObjectName("scenario-by-hand")
        line.setPlaceholderText(self.tr("Change by hand, as in edit mode"))
        line.setToolTip(str(self.draft.definition.extra.get("edit_help", "")))
        line.returnPressed.connect(lambda: self._on_by_hand(line.text().strip()))
        return line

    def _on_by_hand(self, change: str) -> None:
        if self.match is not None and change:
            world = self.match.world
            self._arrange(lambda: self.draft.change_by_hand(world, change), "")

    def _fault_list(self) -> QWidget:
        self.faults = QListWidget()
        self.faults.setObjectName("scenario-faults")
        self.faults.setWordWrap(True)
        self.faults.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.faults.itemClicked.connect(self._on_fault)
        self.sound = TextLabel(self.tr("Nothing is wrong with it."), tone="muted")
        self.leaving = self.buttons.leaving()
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.leaving, self.sound, self.faults):
            column.addWidget(widget)
        return holder

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(lambda _: self._show_forms())
        for form in (self.words, self.options, self.levels, self.figures):
            form.value_set.connect(self._on_value)
        self.levels.refused.connect(self.tell)
        if self.arrivals is not None:
            self.arrivals.data_set.connect(lambda data: self._change(lambda: self.draft.put(data)))
        if self.cards is not None:
            self.cards.data_set.connect(lambda data: self._change(lambda: self.draft.put(data)))
        self.figures.removed.connect(lambda place: self._change(lambda: self.draft.remove(place)))
        self.figures.renamed.connect(self._on_renamed)
        self.figures.refused.connect(self.tell)
        self.board.moved.connect(self._on_moved)
        self.board.given.connect(self._on_given)

    def _named(self, sides: Iterable[str]) -> tuple[tuple[str, str], ...]:
        """The two sides by name; seats of more players are theirs."""
        names = dict(self._presenter.seats())
        return tuple((side, names.get(side, side.capitalize())) for side in sides)

    # -- changing ----------------------------------------------------------------------------------
    def _change(self, change: Callable[[], object], *, lays: bool = True) -> None:
        """Words lay nothing else on the map."""
        try:
            change()
        except (*FAULTS, KeyError, IndexError) as error:
            self.tell(in_a_line(error))
        self._show_forms()
        if lays:
            self._show_board()
        self._checking.start()

    def _on_value(self, place: fields.Path, value: Any) -> None:
        gone = len(place) == 1 and value in (None, []) and place[0] in ("briefing", "notes", "sides")
        change = (lambda: self.draft.remove(place)) if gone else (lambda: self.draft.set(place, value))
        self._change(change, lays=place[0] not in WORDS)

    def _on_renamed(self, place: fields.Path, name: str) -> None:
        table = fields.value_at(self.draft.data, place[:-1])
        if isinstance(table, dict) and name not in table:
            renamed = {name if key == place[-1] else key: each for key, each in table.items()}
            self._change(lambda: self.draft.set(place[:-1], renamed))
        else:
            self.tell(self.tr("There is {0} already.").format(name))
            self.show_draft()

    def _on_moved(self, piece: str, start: str, end: str) -> None:
        """What cannot stand there does not: it is said at the place, and the counter is where it was."""
        if self.match is not None:
            world = self.match.world
            self._arrange(lambda: self.draft.move_piece(world, piece, start, end), end or start)

    def _on_given(self, space: str) -> None:
        side = self.control.currentData()
        if self.match is not None and side and space:
            world = self.match.world
            self._arrange(lambda: self.draft.give(world, space, side), space)

    def _arrange(self, change: Callable[[], object], space: str) -> None:
        before = self.draft.data
        try:
            change()
            self.draft.begun()
        except FAULTS as error:
            if self.draft.data is not before:
                self.draft.take_back()
            words = error.faults[0].reason if isinstance(error, DataError) else in_a_line(error)
            self.show_draft()
            self.board.refuse(words, space)
        else:
            self.show_draft()
            self._checking.start()

    def _turn(self, name: str) -> None:
        self._change(self.draft.undo if name == "undo" else self.draft.redo)

    # -- showing -----------------------------------------------------------------------------------
    def show_draft(self) -> None:
        """Bring all up to date."""
        self._show_forms()
        self._show_board()

    def _show_forms(self) -> None:
        """The tree of all figures takes its time: it is made anew when it is seen."""
        draft = self.draft
        self.title.setText(draft.title or self.tr("Without a name"))
        self.words.show_data(draft.data)
        self.options.show_data(draft.data)
        self.levels.show_data(draft.data)
        if self.cards is not None and self.tabs.currentWidget() is self.cards:
            self.cards.show_data(draft.data, self._presenter.world, self._presenter.names)
        if self.arrivals is not None and self.match is not None and self.tabs.currentWidget() is self.arrivals:
            self.arrivals.show_data(draft.data, self.match.world, draft.definition.presenter(self.match.world))
        if self.tabs.currentWidget() is self.figures:
            self.figures.show_data(draft.data, self.shape)
        for name, can in (("undo", draft.can_undo), ("redo", draft.can_redo)):
            self.buttons[name].setEnabled(can)

    def _show_board(self) -> None:
        """The map stays as it last was where the scenario cannot be read."""
        draft = self.draft
        try:
            self.match = draft.begun()
        except FAULTS:
            return
        arranger, world = draft.arranger, self.match.world
        where = arranger.where(draft.data, world) if arranger is not None else {}
        spare = arranger.spare(draft.data, world) if arranger is not None else []
        self.board.show_match(self.match, where, spare)

    def check(self) -> list[Fault]:
        """Tell what is wrong, a line for each; a click leads to its place."""
        self._checking.stop()
        found = self.draft.faults()
        self.faults.clear()
        for fault in found:
            item = QListWidgetItem(self.tr("line {0}: {1}").format(fault.line, fault.reason))
            item.setData(LINE, fault.line)
            self.faults.addItem(item)
        self.faults.setVisible(bool(found))
        self.sound.setVisible(not found)
        for name in ("try", "print", "share"):
            self.buttons[name].setEnabled(not found)
        return found

    def tell(self, words: str) -> None:
        """Say in a line why something was not done."""
        item = QListWidgetItem(words)
        item.setData(LINE, 0)
        self.faults.insertItem(0, item)
        self.faults.show()
        self.sound.hide()

    def _on_fault(self, item: QListWidgetItem) -> None:
        """Go to the place of the file in the form that has it."""
        line = int(item.data(LINE))
        if not line:
            return
        document = parse_yaml(self.draft.text().encode("utf-8"), "")
        place = fields.path_of_line(document.read_lines(), line)
        form = self._form_of(place, document, line)
        if form is not None:
            self.tabs.setCurrentWidget(form)
            return
        self.tabs.setCurrentWidget(self.figures)
        self.figures.choose(place)
        self.figures.tree.setFocus()

    def _form_of(self, place: fields.Path, document: Document, line: int) -> QWidget | None:
        """The form that has a place of the file, if one has; what is written in one line has that line together."""
        if place and place[0] in WORDS:
            return self.words
        if LEVELS in place:
            return self.levels
        if self.arrivals is not None and self.arrivals.choose(self.draft.data, place):
            return self.arrivals
        listed: list[fields.Path] = self.cards.places(self.draft.data) if self.cards is not None else []
        here = [each for each in listed if document.line(each) == line or place[: len(each)] == each]
        return self.cards if here else None

    def ask_to_leave(self, asked: bool) -> None:
        self.leaving.setVisible(asked)

    def dress(self, font_scale: float, palette: str, look: str) -> None:
        """Follow the settings of the window."""
        self.board.map.set_font_scale(font_scale)
        self.board.map.set_palette_name(palette)
        self.board.map.set_theme(look)
