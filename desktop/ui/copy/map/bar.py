"""The tools over the map, and what they put in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from desktop.controller.copy_map import Brush
from desktop.data.copy.catalogue import LINKS
from desktop.data.copy.words import word_of
from desktop.ui.widgets.chips import Chip
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel, WrapButton, em

CHOOSE, MOVE, LINK, BRUSH, TERRAIN, RIVER, ROAD, BRIDGE, NAME, PLACE_NAME, OUTLINE = (
    "choose", "move", "link", "brush", "terrain", "river", "road", "bridge", "name", "place-name", "outline",
)  # fmt: skip
Options = Sequence[tuple[Any, str]]
MOST_NUMBER = 20


class ToolBar(QWidget):
    """Signals:
    tool_chosen: another tool is in hand, or it puts something else in.
    map_chosen: the number of another map.
    undo, redo, closed: the buttons.
    """

    tool_chosen = Signal(str)
    map_chosen = Signal(int)
    undo = Signal()
    redo = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tool = CHOOSE
        self.buttons: dict[str, Chip] = {}
        self._group = QButtonGroup(self)
        self._brushes: list[Brush] = []
        self._legend: list[tuple[Any, str]] = []
        self._kinds: list[tuple[Any, str]] = []
        self.maps, self.brush = QuietComboBox(), QuietComboBox()
        self.value, self.course = QuietComboBox(), QuietComboBox()
        for name, box in (("maps", self.maps), ("brush", self.brush), ("value", self.value), ("course", self.course)):
            box.setObjectName(f"map-{name}")
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.maps.activated.connect(self.map_chosen)
        self.brush.activated.connect(lambda _: self._show_values())
        self.value.activated.connect(lambda _: self.tool_chosen.emit(self.tool))
        self.course.activated.connect(lambda _: self.tool_chosen.emit(self.tool))
        self.told = TextLabel(tone="muted")
        self._lay_out()

    def _lay_out(self) -> None:
        top, tools = QHBoxLayout(), QWidget()
        self._tools = FlowLayout(tools, em() // 2)
        top.addWidget(TextLabel(self.tr("The map"), factor=1.3, bold=True, wrap=False))
        top.addWidget(self.maps)
        top.addWidget(self.told, 1)
        for name, words, signal in (
            ("map-undo", self.tr("Undo (Ctrl+Z)"), self.undo),
            ("map-redo", self.tr("Redo (Ctrl+Y)"), self.redo),
            ("map-back", self.tr("Back to the table (Esc)"), self.closed),
        ):
            button = WrapButton(words)
            button.setObjectName(name)
            button.clicked.connect(signal)
            top.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em() // 3)
        column.addLayout(top)
        column.addWidget(tools)

    def _words(self, tool: str) -> tuple[str, str]:
        """What a tool is called, and how it is used."""
        words = {
            CHOOSE: (self.tr("Choose"), self.tr("Click on a space or a link to see its figures; drag moves the map.")),
            MOVE: (self.tr("Move"), self.tr("Drag a space to where it is printed.")),
            LINK: (self.tr("Link"), self.tr("Click on two spaces: they are linked, or no longer.")),
            BRUSH: (self.tr("Brush"), self.tr("Choose what to put in; click or drag over spaces, or click on a link.")),
            TERRAIN: (self.tr("Terrain"), self.tr("Drag over hexes.")),
            RIVER: (self.tr("River"), self.tr("Click on edges, or drag along them: the river is there, or no longer.")),
            ROAD: (self.tr("Road"), self.tr("Drag from an end of the road on, from hex to hex, or back.")),
            BRIDGE: (self.tr("Bridge"), self.tr("Click on an edge with a river: a bridge is there, or no longer.")),
            NAME: (self.tr("Name"), self.tr("Drag a name to another hex.")),
            PLACE_NAME: (
                self.tr("Name"), self.tr("Drag a name to where it is printed; onto its place, and it finds its own."),
            ),
            OUTLINE: (
                self.tr("Border"),
                self.tr("Drag a corner of a border, or a new one out of it; onto the next corner, and it is gone."),
            ),
        }  # fmt: skip
        return words[tool]

    def how(self) -> list[str]:
        """How each of the tools is used, in lines."""
        return ["{}: {}".format(*self._words(tool)) for tool in self.buttons]

    # -- shown -------------------------------------------------------------------------------------
    def offer(self, tools: Sequence[str], maps: Sequence[str], chosen: int) -> None:
        """The tools that a map has, and the maps of the game."""
        self.maps.clear()
        self.maps.addItems(list(maps))
        self.maps.setCurrentIndex(chosen)
        self.maps.setVisible(len(maps) > 1)
        if list(self.buttons) != list(tools):
            self._make_buttons(tools)
        self.choose(self.tool if self.tool in tools else CHOOSE)

    def _make_buttons(self, tools: Sequence[str]) -> None:
        while (item := self._tools.takeAt(0)) is not None:
            if (old := item.widget()) is not None and isinstance(old, Chip):
                self._group.removeButton(old)
                old.deleteLater()
        self.buttons = {}
        for tool in tools:
            button = self.buttons[tool] = Chip(tool, self._words(tool)[0])
            button.setObjectName(f"tool-{tool}")
            button.clicked.connect(lambda _=False, tool=tool: self.choose(tool))
            self._group.addButton(button)
            self._tools.addWidget(button)
        for box in (self.brush, self.value, self.course):
            self._tools.addWidget(box)
        kept = self.value.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # the map does not move when a tool is taken up
        self.value.setSizePolicy(kept)

    def is_otherwise(self, brushes: Sequence[Brush], legend: Options, kinds: Options) -> bool:
        """Whether this is not what is offered now."""
        return not self.buttons or [*brushes, *legend, *kinds] != [*self._brushes, *self._legend, *self._kinds]

    def show_brushes(self, brushes: Sequence[Brush], legend: Options, kinds: Options) -> None:
        """What can be put on by pointing: figures of spaces and links, terrain of hexes, kinds of a new link."""
        self._brushes, self._legend, self._kinds = list(brushes), list(legend), list(kinds)
        self.brush.clear()
        for brush in brushes:
            told = self.tr("Link: {0}").format(brush.title) if brush.target == LINKS else brush.title
            self.brush.addItem(told)

    def show_courses(self, courses: Options) -> None:
        """The rivers, or the roads."""
        chosen = self.course.currentData()
        self.course.clear()
        for key, name in courses:
            self.course.addItem(name, key)
        self.course.setCurrentIndex(max(0, self.course.findData(chosen)))

    # -- chosen ------------------------------------------------------------------------------------
    def choose(self, tool: str) -> None:
        self.tool = tool
        self.buttons[tool].setChecked(True)
        self.told.setText(self._words(tool)[1])
        self.brush.setVisible(tool == BRUSH)
        self.value.setVisible(tool in (BRUSH, TERRAIN) or (tool == LINK and bool(self._kinds)))
        self.course.setVisible(tool in (RIVER, ROAD))
        self.tool_chosen.emit(tool)
        self._show_values()

    def _show_values(self) -> None:
        options: Options = self._legend if self.tool == TERRAIN else self._kinds if self.tool == LINK else []
        brush = self.chosen_brush()
        if self.tool == BRUSH and brush is not None:
            options = _options(brush)
        before = self.value.currentText()
        self.value.clear()
        for value, words in options:
            self.value.addItem(words, value)
        self.value.setCurrentIndex(max(0, self.value.findText(before)))
        self.tool_chosen.emit(self.tool)

    def chosen_brush(self) -> Brush | None:
        number = self.brush.currentIndex()
        return self._brushes[number] if 0 <= number < len(self._brushes) else None


def _options(brush: Brush) -> Options:
    """The values of a brush in words."""
    shape = brush.shape
    nothing: list[tuple[Any, str]] = [(None, "-")] if shape.optional else []
    match shape.kind:
        case "yes_no":
            return [(True, word_of("yes")), (False, word_of("no"))]
        case "whole":
            return nothing + [(number, str(number)) for number in range(MOST_NUMBER + 1)]
    return nothing + [(choice, word_of(choice)) for choice in shape.choices]
