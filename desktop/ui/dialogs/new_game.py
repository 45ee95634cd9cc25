"""New game: scenario, optional rules and rulings, who plays, whose dice, how hands are hidden."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.controller.options import HANDOVER_MODES
from desktop.data.errors import DataError
from desktop.engine.definition import ScenarioInfo
from desktop.engine.errors import EngineError
from desktop.ui.dialogs.rulings_box import OptionBox, RulingsBox
from desktop.ui.dialogs.seats import SeatBox
from desktop.ui.library import Shelf
from desktop.ui.widgets.dialog_buttons import dialog_buttons
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel, em, scaled_font
from desktop.ui.widgets.tick_box import PickBox, TickBox

LONGEST_NAME = 40


class HandoverChoice(QWidget):
    """How hands are hidden in a game, with a sentence that says what it means."""

    def __init__(self, mode: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QuietComboBox()
        self.box.setObjectName("handover")
        for name in HANDOVER_MODES:
            self.box.addItem(self._words()[name][0], name)
        self.box.setCurrentIndex(max(0, self.box.findData(mode)))
        self.told = TextLabel(tone="muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.box, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.told)
        self.box.currentIndexChanged.connect(lambda _row: self._tell())
        self._tell()

    @property
    def mode(self) -> str:
        return str(self.box.currentData())

    def _tell(self) -> None:
        self.told.setText(self._words()[self.mode][1])

    def _words(self) -> dict[str, tuple[str, str]]:
        """The choices, and what each means."""
        return {
            "open": (
                self.tr("Open table"),
                self.tr("The table stays in sight; hands lie face down until their owner holds them up."),
            ),
            "always": (
                self.tr("Always hand over"),
                self.tr("The table is covered each time the other player is to decide."),
            ),
            "needed": (
                self.tr("When something is hidden"),
                self.tr("The table is covered only where the next player sees what the other must not see."),
            ),
            "never": (
                self.tr("Never: hands lie open"),
                self.tr("Nothing is covered; each player sees the hand of the one who decides."),
            ),
        }


class NewGameDialog(QDialog):
    """Asks what to play and how.

    `handover` is how hands are hidden unless something else is chosen (open, needed, always, never).

    Signals:
        started: game id, scenario id, options by id, dice by hand, the names given by side, how hands are hidden, the
            number of a study game ("" for any other), the level of each seat that the program plays, whether its advice
            may be asked for.
    """

    started = Signal(str, str, dict, bool, dict, str, str, dict, bool)

    def __init__(
        self,
        shelf: Shelf,
        game_id: str = "",
        scenario: str = "",
        parent: QWidget | None = None,
        *,
        handover: str = "open",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._shelf = shelf
        self._boxes: list[OptionBox] = []
        self._rulings: RulingsBox | None = None
        self._names: dict[str, QLineEdit] = {}
        self._seats: dict[str, SeatBox] = {}
        self._given: dict[str, str] = {}
        self._levels: dict[str, str] = {}
        self._hands = HandoverChoice(handover)
        self._hands_title = TextLabel(self.tr("Hands"), bold=True, wrap=False)
        self._list = QListWidget()
        self._list.setObjectName("scenarios")
        self._list.setWordWrap(True)
        self._details = QScrollArea()
        self._details.setWidgetResizable(True)
        self._details.setFrameShape(QScrollArea.Shape.NoFrame)
        self._fill(shelf, game_id, scenario)
        self._lay_out()
        self._show_details()
        self._begin.setDefault(True)  # only now does the button know its dialog
        self._begin.setFocus()
        self._list.currentItemChanged.connect(lambda *_: self._show_details())
        self._list.itemActivated.connect(lambda _item: self._on_begin())

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._list, 2)
        top.addWidget(self._details, 5)
        column = QVBoxLayout(self)
        column.addLayout(top, 1)
        self._table = self._table_box()
        column.addWidget(self._table)
        column.addWidget(self._buttons())
        parent = self.parentWidget()
        room = parent.window().size() if parent is not None else self.screen().availableSize()
        self.resize(QSize(60 * em(), 40 * em()).boundedTo(room))

    def _fill(self, shelf: Shelf, game_id: str, scenario: str) -> None:
        for title in shelf.titles():
            if title.scenarios:
                heading = QListWidgetItem(title.name, self._list)
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                heading.setFont(scaled_font(bold=True))
            for info in title.scenarios:
                item = QListWidgetItem(f"    {info.title}")
                item.setData(Qt.ItemDataRole.UserRole, (title.id, info.id))
                self._list.addItem(item)
                if (title.id, info.id) == (game_id, scenario):
                    self._list.setCurrentItem(item)
        if self._list.currentItem() is None and self._list.count():
            self._list.setCurrentRow(1)
        rows = (self._list.item(row) for row in range(self._list.count()))
        names = [row.text() for row in rows if row.data(Qt.ItemDataRole.UserRole)]
        longest = max((self._list.fontMetrics().horizontalAdvance(name) for name in names), default=0)
        self._list.setMinimumWidth(min(longest + 2 * em(), 18 * em()))  # a name on two lines loses its indent

    def _table_box(self) -> QWidget:
        """How it is played at the table: whose dice, whose eyes."""
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        top = Qt.AlignmentFlag.AlignTop
        grid.addWidget(TextLabel(self.tr("Dice"), bold=True, wrap=False), 0, 0)
        grid.addLayout(self._dice(box), 0, 1)
        self._advised = TickBox(self.tr("The program may be asked for advice"))
        self._advised.setObjectName("advised")
        self._advised.setChecked(True)
        grid.addWidget(self._advised, 2, 1)
        grid.addWidget(self._hands_title, 1, 0, top)
        grid.addWidget(self._hands, 1, 1)
        return box

    def _dice(self, box: QWidget) -> QHBoxLayout:
        by_program = PickBox(self.tr("The program rolls"))
        self._by_hand = PickBox(self.tr("We roll our own and enter them"))
        self._by_hand.setObjectName("by-hand")
        by_program.setChecked(True)
        group = QButtonGroup(box)
        row = QHBoxLayout()
        for button in (by_program, self._by_hand):
            group.addButton(button)
            row.addWidget(button)
        self._by_hand.toggled.connect(lambda _: self._allow_study())
        row.addStretch(1)
        return row

    def _buttons(self) -> QDialogButtonBox:
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Cancel)
        begin = buttons.addButton(self.tr("Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        begin.setObjectName("begin")
        for button in buttons.buttons():
            button.setAutoDefault(button is begin)  # type: ignore[attr-defined]
        self._begin = begin
        buttons.accepted.connect(self._on_begin)
        buttons.rejected.connect(self.reject)
        return buttons

    def _current(self) -> tuple[str, str] | None:
        item = self._list.currentItem()
        return item.data(Qt.ItemDataRole.UserRole) if item else None

    def _show_details(self) -> None:
        current = self._current()
        inside = QWidget()
        column = QVBoxLayout(inside)
        self._boxes, self._rulings = [], None
        self._note_names()
        self._names, self._seats = {}, {}
        if current is not None:
            try:
                self._tell(column, self._shelf.info(*current))
                for part in (self._hands_title, self._hands):
                    part.setVisible(self._shelf.hides_hands(current[0]))
            except (DataError, EngineError) as error:  # one of the player's own: the list only looks at its head
                column.addWidget(TextLabel(self.tr("This scenario cannot be played:"), bold=True))
                column.addWidget(TextLabel(str(error)))
        self._begin.setEnabled(self._rulings is not None)
        column.addStretch(1)
        self._details.setWidget(inside)
        self._order_tabs()
        bar = self._details.verticalScrollBar().sizeHint().width()
        self._details.setMinimumWidth(inside.minimumSizeHint().width() + bar)  # it scrolls down, never sideways

    def _order_tabs(self) -> None:
        """From above to below: scenario, players, readings, dice, hands, and then to begin."""
        stops: list[QWidget] = [self._list]
        for side, field in self._names.items():
            stops += [field, self._seats[side]]
        stops += [pick for box in self._boxes if box.option.front for pick in box.findChildren(PickBox)]
        if self._rulings is not None:
            stops += [self._rulings.fold, *self._rulings.stops()]
        stops += [*self._table.findChildren(PickBox), self._hands.box, self._advised, self._begin]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _tell(self, column: QVBoxLayout, info: ScenarioInfo) -> None:
        """What it is, who plays, what every table is asked; all else is folded away."""
        column.addWidget(TextLabel(info.title, factor=1.3, bold=True))
        column.addWidget(TextLabel(info.length, tone="muted"))
        column.addWidget(TextLabel(info.summary))
        column.addLayout(self._players(info))
        self._rulings = RulingsBox(option for option in info.options if not option.front)
        self._boxes = [OptionBox(option) for option in info.options if option.front]
        for box in self._boxes:
            column.addWidget(box)
        self._boxes += self._rulings.boxes
        column.addWidget(self._rulings)
        self._allow_study()

    def _allow_study(self) -> None:
        """Dice that the players roll themselves come from no number."""
        if self._rulings is not None:
            self._rulings.study.setEnabled(not self._by_hand.isChecked())

    def _players(self, info: ScenarioInfo) -> QFormLayout:
        """A field for the person behind each side; what was typed for a side stays when another scenario is chosen."""
        form = QFormLayout()
        form.setContentsMargins(0, em() // 2, 0, em() // 2)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for side in info.sides:
            field = QLineEdit(self._given.get(side, ""))
            field.setObjectName(f"player-{side}")
            field.setMaxLength(LONGEST_NAME)
            field.setPlaceholderText(self.tr("Name, if you like"))
            seat = SeatBox(side, self._levels.get(side, ""))
            seat.currentIndexChanged.connect(lambda _row, seat=seat, field=field: field.setEnabled(not seat.level))
            field.setEnabled(not seat.level)
            row = QHBoxLayout()
            row.addWidget(field, 1)
            row.addWidget(seat)
            form.addRow(TextLabel(side.replace("-", " ").capitalize(), bold=True, wrap=False), row)
            self._names[side], self._seats[side] = field, seat
        return form

    def _note_names(self) -> None:
        self._given |= {side: field.text() for side, field in self._names.items()}
        self._levels |= {side: seat.level for side, seat in self._seats.items()}

    def players(self) -> dict[str, str]:
        """The names that were given, by side."""
        named = {side: " ".join(field.text().split()) for side, field in self._names.items()}
        return {side: name for side, name in named.items() if name and not self._seats[side].level}

    def programs(self) -> dict[str, str]:
        """The level of each seat that the program plays."""
        return {side: seat.level for side, seat in self._seats.items() if seat.level}

    def _on_begin(self) -> None:
        current = self._current()
        if current is None or self._rulings is None:
            return
        options = {box.option.id: box.chosen for box in self._boxes}
        players, hidden, study = self.players(), self._hands.mode, self._rulings.study.number
        by_hand, programs = self._by_hand.isChecked(), self.programs()
        self.accept()
        self.started.emit(*current, options, by_hand, players, hidden, study, programs, self._advised.isChecked())
