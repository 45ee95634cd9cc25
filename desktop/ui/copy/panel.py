"""Beside the table: the entry as it looks in play, how it stands and on what it rests, what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.controller.copy_desk import CopyDesk
from desktop.data.copy.corrections import Key
from desktop.data.copy.laying import collection_of
from desktop.data.copy.likeness import can_be_added
from desktop.data.copy.operations import PIECES
from desktop.data.copy.own_copy import RETIRED
from desktop.data.copy.sheets import Cell
from desktop.data.copy.words import NONE, PLACE, title_of, wanted
from desktop.ui.copy.marks import explained, marked
from desktop.ui.copy.picture import EntryPicture
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.text import TextLabel, WrapButton, em

WIDE, SHARE = 24, 0.36


class EntryPanel(QScrollArea):
    """Signals:
    confirm, doubt, reset: the buttons, for the rows that are selected.
    form, on_map: the entry is to be seen in its form, or on the map.
    add, take_out: one more like it, or this one no longer.
    """

    confirm = Signal()
    doubt = Signal()
    reset = Signal()
    form = Signal()
    on_map = Signal()
    add = Signal()
    take_out = Signal()

    def __init__(self, desk: CopyDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._key: Key | None = None
        self.setObjectName("copy-panel")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.picture = EntryPicture()
        self.title = TextLabel(factor=1.25, bold=True)
        self.status = TextLabel(bold=True)
        self.rests = TextLabel()
        self.field = TextLabel(tone="muted")
        self.fault = TextLabel(bold=True)
        self.note = QLineEdit()
        self.note.setObjectName("copy-note")
        self.note.setPlaceholderText(self.tr("A note of your own"))
        self.note.editingFinished.connect(self._on_note)
        inside = self.inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(em() // 2, 0, em() // 2, em() // 2)
        for widget in (self.title, self.status, self.picture, self.fault, self.field, self.rests, self.note):
            column.addWidget(widget)
        column.addWidget(self._buttons())
        column.addStretch(1)
        self.setWidget(inside)

    def fit_into(self, width: int) -> None:
        """As wide as is good to read, and no more than its share of the page."""
        self.setFixedWidth(min(WIDE * em(), round(width * SHARE)))

    def _buttons(self) -> QWidget:
        holder = QWidget()
        row = FlowLayout(holder, em() // 3)
        made: dict[str, QPushButton] = {}
        for name, words, signal in (
            ("as-printed", self.tr("As printed"), self.confirm),
            ("doubtful", self.tr("Doubtful"), self.doubt),
            ("as-it-ships", self.tr("As it ships"), self.reset),
            ("open-form", self.tr("All of it in a form"), self.form),
            ("show-on-map", self.tr("On the map"), self.on_map),
            ("add-like-it", self.tr("Add one like it"), self.add),
            ("take-out", self.tr("Take out"), self.take_out),
        ):
            made[name] = WrapButton(words)
            made[name].setObjectName(name)
            made[name].setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made[name].clicked.connect(signal)
            row.addWidget(made[name])
        made["as-printed"].setToolTip(self.tr("What stands there is what is printed (Space)"))
        made["doubtful"].setToolTip(self.tr("To be looked at again (?)"))
        made["as-it-ships"].setToolTip(self.tr("Take all that was changed and confirmed of it back"))
        self._on_map, self._form = made["show-on-map"], made["open-form"]
        self._add, self._take_out = made["add-like-it"], made["take-out"]
        return holder

    def show_entry(self, key: Key | None, cell: Cell | None, title: str, *, has_form: bool) -> None:
        """The entry of the current row, and the figure in the current cell."""
        self._key = key
        self.inside.setVisible(key is not None)
        if key is None:
            return
        desk = self._desk
        entry = desk.copy.entry(key)
        pictured = desk.pictured(key, entry.kind)
        scenario = desk.scenario_of(key)
        presenter = desk.presenter(scenario)
        self.picture.show_entry(pictured, presenter.board() if presenter and pictured and pictured.spaces else None)
        self.title.setText(title if entry.name in title or not entry.key else f"{title}  {entry.name}")
        self._tell_status(key)
        fault = desk.fault_of(key) or ("" if presenter is not None else desk.fault(scenario))
        self.fault.setText(self.tr("Not in force: {0}").format(fault) if fault else "")
        self.fault.setVisible(bool(fault))
        self._tell_field(cell)
        self._tell_rests(key)
        self._form.setVisible(has_form)
        retired = desk.copy.status(key) == RETIRED
        piece = entry.kind in PIECES and bool(collection_of(entry.key))
        self._add.setVisible(piece and not retired and can_be_added(desk.copy, key))
        self._take_out.setVisible(piece and not retired)
        self._on_map.setVisible(pictured is not None and bool(pictured.spaces))

    def _tell_status(self, key: Key) -> None:
        aside = any(each.key == key for each in self._desk.aside)
        status = "aside" if aside else self._desk.copy.status(key)
        self.status.setText(f"{marked(status)} - {explained(status)}")

    def _tell_field(self, cell: Cell | None) -> None:
        if cell is None:
            self.field.hide()
            return
        is_place = self._desk.places.is_place(cell.key, cell.path, cell.shape)
        told = wanted(cell.shape, PLACE) if is_place else wanted(cell.shape)
        if self._desk.may_go(cell):
            told = self.tr("{0}, or {1} if there is none of it").format(told, NONE)
        self.field.setText(f"{title_of(cell.path, self._desk.copy.catalogue.names)}: {told}")
        self.field.show()

    def _tell_rests(self, key: Key) -> None:
        entry, found = self._desk.copy.entry(key), self._desk.copy.correction(key)
        parts = []
        if entry.why:
            parts.append(self.tr("Why it is ours: {0}").format(entry.why))
        if entry.scope:
            parts.append(self.tr("What of it: {0}").format(entry.scope.replace("_", " ")))
        if entry.source or entry.ref:
            parts.append(self.tr("It rests on: {0}").format(entry.source or entry.ref))
        self.rests.setText("\n".join(parts))
        self.rests.setVisible(bool(parts))
        self.note.setText(found.note if found is not None else "")
        self.note.setVisible(found is not None and found.mark == "doubtful")

    def _on_note(self) -> None:
        key = self._key
        found = self._desk.copy.correction(key) if key is not None else None
        if key is not None and found is not None and self.note.text() != found.note:
            self._desk.do(lambda: self._desk.copy.doubt(key, self.note.text()))
