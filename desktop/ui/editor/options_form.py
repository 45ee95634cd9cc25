"""The readings and optional rules that a scenario lets its players choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from desktop.data.game_files import Ruling
from desktop.ui.widgets.frames import Column
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel
from desktop.ui.widgets.tick_box import TickBox


class OptionsForm(Column):
    """Signals:
    value_set: the place of the options in the file, and which there are.
    """

    value_set = Signal(object, object)

    def __init__(self, rulings: Mapping[str, Ruling], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing = False
        self._known: list[Any] = []
        self.boxes: dict[str, TickBox] = {}
        self.usual: dict[str, QComboBox] = {}
        self.fixed: dict[str, TickBox] = {}
        self.column.addWidget(
            TextLabel(self.tr("What players may choose before a game, and what is usual."), tone="muted")
        )
        for ruling in rulings.values():
            if ruling.switch is not None:
                self._add(ruling)

    def _add(self, ruling: Ruling) -> None:
        assert ruling.switch is not None
        box = TickBox(f"{ruling.question} ({ruling.rule})" if ruling.rule else ruling.question)
        box.setObjectName(f"option-{ruling.id}")
        usual = QuietComboBox()
        usual.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        usual.setMinimumContentsLength(12)
        usual.addItem(self.tr("As in the rulings"), "")
        for choice in ruling.switch.choices:
            usual.addItem(choice.text, choice.id)
        usual.setObjectName(f"usual-{ruling.id}")
        fixed = TickBox(self.tr("It is played so: nobody is asked"))
        fixed.setObjectName(f"fixed-{ruling.id}")
        for tick in (box, fixed):
            tick.toggled.connect(lambda _: self._emit())
        usual.activated.connect(lambda _: self._emit())
        self.boxes[ruling.id], self.usual[ruling.id], self.fixed[ruling.id] = box, usual, fixed
        for widget in (box, usual, fixed):
            self.column.addWidget(widget)

    def show_data(self, data: dict[str, Any]) -> None:
        listed = data.get("options")
        self._known = listed if isinstance(listed, list) else []
        found = {each.get("ruling"): each for each in self._known if isinstance(each, dict)}
        self._showing = True
        for name, box in self.boxes.items():
            box.setChecked(name in found)
            usual = self.usual[name]
            said = found.get(name, {})
            for widget in (usual, self.fixed[name]):
                widget.setVisible(name in found)
            usual.setCurrentIndex(max(usual.findData(said.get("default", "")), 0))
            self.fixed[name].setChecked(said.get("fixed") is True)
        self._showing = False

    def _emit(self) -> None:
        """Those that were listed keep their places."""
        if self._showing:
            return
        before = [str(each.get("ruling")) for each in self._known if isinstance(each, dict)]
        chosen = [name for name in [*before, *(n for n in self.boxes if n not in before)] if self._is_on(name)]
        self.value_set.emit(("options",), [self._option(name) for name in chosen])

    def _is_on(self, name: str) -> bool:
        return name in self.boxes and self.boxes[name].isChecked()

    def _option(self, name: str) -> dict[str, Any]:
        usual, fixed = self.usual[name].currentData(), self.fixed[name].isChecked()
        return {"ruling": name, **({"default": usual} if usual else {}), **({"fixed": True} if fixed else {})}
